"""The places of a table as bits, and the plays on them."""

import pytest

from chickenfoot import MIDDLE, End, RuleConfig, Tile
from chickenfoot._table import Table, table_for
from chickenfoot._table import bits as split
from chickenfoot.presets import JAQUES
from chickenfoot.rules import EngineStart, Nesting, TrainDoubles, TrainRules, Wild

COPIES_AND_TRAINS = JAQUES.replace(highest=4, copies=2, toes=2, hand_sizes=4, trains=TrainRules())


class TestEnds:
    """The places of a table, as bits."""

    @pytest.mark.parametrize(
        "config",
        [JAQUES, JAQUES.replace(highest=4, copies=3, toes=2, hand_sizes=4)],
    )
    @pytest.mark.parametrize("trains", [None, TrainRules()])
    def test_have_names_of_their_own(self, config: RuleConfig, trains: TrainRules | None) -> None:
        """Each tile, copy and train is an end, named once and kept."""
        table = table_for(config.replace(trains=trains), 3)
        bands = config.set.copies * (1 if trains is None else 4)
        bits = [1 << at for at in range(table.tiles.width * bands)]
        names = [table.end_at(bit) for bit in bits]
        shown = {
            (name.on, name.copy, name.train, table.pip_of(bit))
            for bit, name in zip(bits, names, strict=True)
        }

        assert len(shown) == len(bits)
        assert {name.copy for name in names} == {*range(config.set.copies)}
        assert {name.train for name in names} == ({None} if trains is None else {None, 0, 1, 2})
        assert all(table.end_at(bit) is name for bit, name in zip(bits, names, strict=True))
        assert [
            [bit for bit in bits if table.pip_of(bit) == pip] for pip in range(len(table.shows))
        ] == [*map(split, table.shows)]

    def test_show_the_pips_that_face_away(self) -> None:
        """A tile lying one way round shows its one half, the other way the other."""
        table = table_for(JAQUES, 4)
        ways = [1 << at for at in range(table.tiles.width)]
        shown = [table.pip_of(way) for way in ways if table.end_at(way) == End(Tile(4, 9))]

        assert sorted(shown) == [4, 9]


class TestPlays:
    """What lists moves looks up, by the length of a bit."""

    def test_bits_are_found_by_their_length(self) -> None:
        """Each end has a bit, and nothing has none."""
        table = table_for(COPIES_AND_TRAINS, 3)
        ends = table.tiles.width * 2 * 4

        assert table.bit == [0, *(1 << at for at in range(ends))]

    @pytest.mark.parametrize("wild", Wild)
    def test_ways_and_ends_that_fit_are_found_from_both_sides(self, wild: Wild) -> None:
        """A way may be laid where the pips it joins with are shown, on every copy and train."""
        table = table_for(COPIES_AND_TRAINS.replace(wild=wild), 3)
        tiles = table.tiles

        assert len(table.fits) == tiles.width + 1
        assert len(table.takes) == len(table.bit)
        for end in table.bit[1:]:
            fitting = {way for way in tiles.told if table.fits[way.bit_length()] & end}
            assert {*split(table.takes[end.bit_length()])} == fitting
            assert fitting == {*split(tiles.joins[table.pip_of(end)])}

    def test_nothing_fits_where_there_is_no_end(self) -> None:
        """The length of no bit at all is no way and no end."""
        table = table_for(COPIES_AND_TRAINS, 3)

        assert (table.fits[0], table.takes[0]) == (0, 0)

    def test_are_made_once(self) -> None:
        """The play of a way on an end is made when it is first wanted, and then kept."""
        table = Table(JAQUES, 4)
        way, end = (bit.bit_length() for bit in (table.tiles.shows[6] & table.tiles.joins[4], 1))
        there = table.plays[end]

        assert not there
        play = there[way]
        assert (play.tile, play.end, play.outward) == (Tile(4, 6), table.end_at(1), 6)
        assert there == {way: play}
        assert table.plays[end][way] is play

    def test_know_what_laying_them_changes(self) -> None:
        """The tile, its way and the end, what shows the covered pips, and how far up it lies."""
        table = table_for(COPIES_AND_TRAINS, 3)
        tiles = table.tiles
        (way,) = split(tiles.shows[3] & tiles.joins[1])
        for train, band in [(None, 0), (0, 2), (2, 6)]:
            (end,) = (
                end
                for end in table.bit
                if end and table.end_at(end) == End(Tile(0, 1), 1, train) and table.pip_of(end) == 1
            )
            assert table.made(way, end)._step == (
                tiles.ways[Tile(1, 3)],
                way,
                end,
                table.shows[1],
                tiles.kin[1],
                tiles.kin[3],
                False,
                tiles.width * band,
            )
        assert table.made(tiles.ways[Tile(1, 1)], end=1)._step[6] is True

    @pytest.mark.parametrize("wild", Wild)
    def test_of_engines_cover_nothing(self, wild: Wild) -> None:
        """An engine is a double in the middle, on no end and on no train."""
        table = table_for(COPIES_AND_TRAINS.replace(wild=wild), 3)
        tiles = table.tiles
        for pip, engine in enumerate(table.lay_engine):
            ways, kin = tiles.ways[Tile(pip, pip)], tiles.kin[pip]
            assert (engine.tile, engine.end, engine.outward) == (Tile(pip, pip), MIDDLE, pip)
            assert engine._step == (ways, ways & tiles.shows[pip], 0, 0, 0, kin, True, 0)

    def test_of_an_engine_leave_the_other_tiles_to_be_dealt(self) -> None:
        """One that lies beforehand is dealt to nobody, and a second copy of it is."""
        held = table_for(COPIES_AND_TRAINS, 3)
        laid = table_for(COPIES_AND_TRAINS.replace(start=EngineStart.PREPLACED), 3)

        assert set(held.dealt) == {held.order}
        assert held.order == tuple(sorted(held.order))
        for pip, dealt in enumerate(laid.dealt):
            engine = laid.tiles.ways[Tile(pip, pip)]
            assert (dealt.count(engine), laid.order.count(engine)) == (1, 2)
            assert dealt == tuple(sorted([*dealt]))
            assert sorted([*dealt, engine]) == [*laid.order]


class TestTrains:
    """The ends of the trains, and who may use them."""

    def test_are_the_ends_named_after_their_seats(self) -> None:
        """Each copy of each way on the train of a seat is one of its ends."""
        table = table_for(COPIES_AND_TRAINS, 3)

        assert [{table.end_at(end).train for end in split(ends)} for ends in table.train_ends] == [
            {0},
            {1},
            {2},
        ]
        assert {ends.bit_count() for ends in table.train_ends} == {2 * table.tiles.width}
        assert {*split(table.every_train)} == {
            end for end in table.bit[1:] if table.end_at(end).train is not None
        }

    def test_take_doubles_as_ordinary_tiles_unless_these_are_feet(self) -> None:
        """Where a double on a train is a foot, no end is without feet."""
        feet = COPIES_AND_TRAINS.replace(train_doubles=TrainDoubles.FOOT)

        assert table_for(COPIES_AND_TRAINS, 3).footless == table_for(feet, 3).every_train > 0
        assert table_for(feet, 3).footless == 0
        assert table_for(JAQUES, 3).footless == table_for(JAQUES, 3).every_train == 0

    @pytest.mark.parametrize(
        ("seat", "markers", "closed"),
        [
            (0, 0b000, {1, 2}),
            (2, 0b000, {0, 1}),
            (0, 0b001, {1, 2}),
            (0, 0b010, {2}),
            (2, 0b010, {0}),
            (1, 0b101, set()),
        ],
    )
    def test_are_closed_to_the_others(self, seat: int, markers: int, closed: set[int]) -> None:
        """Nobody but its seat may use a train, until it is marked; asked again, the same."""
        table = Table(COPIES_AND_TRAINS, 3)
        ends = sum(table.train_ends[train] for train in closed)

        assert [table.closed_to(seat, markers) for _ in range(2)] == [ends, ends]

    def test_are_none_where_there_are_none(self) -> None:
        """Without trains nothing is closed to anybody."""
        assert (table_for(JAQUES, 3).train_ends, table_for(JAQUES, 3).closed_to(0, 0)) == ((), 0)


class TestRest:
    """The tiles that an incomplete position leaves out."""

    def test_is_what_lies_nowhere(self) -> None:
        """Of all tiles, those of the places named are taken, copy by copy."""
        table = table_for(JAQUES.replace(highest=2, copies=2, toes=1, hand_sizes=1), 2)
        one, two, three = Tile(0, 1), Tile(1, 1), Tile(2, 2)
        every = [tile for tile in table.tiles.tiles for _ in range(2)]

        assert table.tiles.tiles_in(table.rest()) == tuple(every)
        left = table.rest([one, two], (), iter([one, three]))
        for tile in [one, two, one, three]:
            every.remove(tile)
        assert table.tiles.tiles_in(left) == tuple(every)
        assert left == table.tiles.hand(every)


class TestToes:
    """Which tiles a foot could still get."""

    def test_are_the_suit(self) -> None:
        """With one set, ten tiles show a pip, the double among them."""
        table = table_for(JAQUES, 4)

        assert [table.live(0, pip) for pip in range(10)] == [10] * 10
        gone = table.tiles.hand([Tile(4, 4), Tile(4, 9), Tile(5, 6)])
        assert table.live(gone, 4) == 8

    def test_count_every_copy(self) -> None:
        """With two sets, a tile is gone when both are."""
        table = table_for(JAQUES.replace(copies=2), 4)

        assert table.live(0, 4) == 20
        assert table.live(table.tiles.hand([Tile(4, 9), Tile(4, 9), Tile(4, 5)]), 4) == 17

    def test_are_no_doubles_where_these_are_barred(self) -> None:
        """Where a double may not be a toe, it is not counted."""
        table = table_for(JAQUES.replace(copies=2, nesting=Nesting.FORBIDDEN), 4)

        assert table.live(0, 4) == 18
