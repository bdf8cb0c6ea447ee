"""What a laid tile changes on the table, and what is carried from tile to tile."""

from collections import Counter
from typing import Any

import pytest

import slow
from blind import SMALL, TRAINS, TWO_SETS, blind_round
from chickenfoot import (
    MIDDLE,
    End,
    GameState,
    InvalidStateError,
    Play,
    RuleConfig,
    Tile,
    apply_move,
    legal_moves,
)
from chickenfoot._board import _laid, bare, end_bit, found, laid_plainly, lay, relaid
from chickenfoot._table import bits, table_for
from chickenfoot.notation import parse_move, parse_state
from chickenfoot.rules import (
    Blocks,
    EngineStart,
    Nesting,
    Opening,
    TrainDoubles,
    WhenStarved,
    Wild,
)

FOOT_TRAINS = TRAINS.replace(train_doubles=TrainDoubles.FOOT, copies=2)
RELEASE = WhenStarved.RELEASE

OPEN = "5-5 5-1@5-5 5-2@5-5"

ON_THE_SHORT_PATH = {
    "one set": SMALL,
    "no feet": SMALL.replace(toes=0),
    "preplaced": SMALL.replace(start=EngineStart.PREPLACED, arms=4),
    "released": SMALL.replace(when_starved=RELEASE, toes=4),
    "two sets": TWO_SETS,
    "two sets, oldest foot first": TWO_SETS.replace(nesting=Nesting.OUTERMOST_FIRST, arms=1),
    "two sets, plain toes": TWO_SETS.replace(nesting=Nesting.PLAIN_TOE, toes=1),
    "two sets, no feet": TWO_SETS.replace(toes=0),
    "wild": SMALL.replace(wild=Wild.BLANK),
    "two wild sets": TWO_SETS.replace(wild=Wild.BLANK, nesting=Nesting.PLAIN_TOE),
    "adopting": SMALL.replace(wild=Wild.BLANK_ADOPTS, toes=3),
    "two adopting sets": TWO_SETS.replace(wild=Wild.BLANK_ADOPTS, toes=1),
}
ON_THE_LONG_PATH = {
    "two sets, released": TWO_SETS.replace(when_starved=RELEASE, toes=4),
    "wild, released": SMALL.replace(when_starved=RELEASE, wild=Wild.BLANK, toes=4),
    "nothing blocked": TWO_SETS.replace(blocks=Blocks.NOTHING),
    "nothing blocked, wild": SMALL.replace(blocks=Blocks.NOTHING, wild=Wild.BLANK_ADOPTS),
    "trains": TRAINS,
    "trains as well as arms": TRAINS.replace(opening=Opening.PREFER_ENGINE, wild=Wild.BLANK),
    "feet on trains": FOOT_TRAINS,
    "communal feet": FOOT_TRAINS.replace(blocks=Blocks.COMMUNAL),
    "communal feet, wild": FOOT_TRAINS.replace(blocks=Blocks.COMMUNAL, wild=Wild.BLANK),
}
RULES = ON_THE_SHORT_PATH | ON_THE_LONG_PATH


def carried(state: GameState) -> dict[str, Any]:
    """Return what the board of *state* carries, in the words of the table."""
    board, table = state._board, state._round.table
    told = table.tiles.told
    return {
        "open": {table.end_at(end): table.pip_of(end) for end in bits(board.open)},
        "arms": board.arms,
        "feet": [(table.end_at(end), missing) for end, missing in board.feet],
        "asked": {table.end_at(end) for end in bits(board.asked)},
        "fits": {told[way] for way in bits(board.fits)},
        "loose": {told[way] for way in bits(board.loose)},
        "gone": Counter(table.tiles.tiles_in(board.gone)),
        "unlisted": Counter(table.tiles.tiles_in(board.unlisted)),
    }


def seen(state: GameState) -> dict[str, Any]:
    """Return the same as somebody finds it who looks at the tiles of *state*."""
    config, table = state.config, slow.table_of(state)
    laid = Counter(placement.tile for placement in state.layout.placements)
    every = slow.tiles_of(config)
    unlisted = every - laid - Counter(slow.off_the_table(state))
    shown = {*table.pips.values()}
    asked = slow.asked(config, table)
    return {
        "open": table.pips,
        "arms": table.arms,
        "feet": [*table.feet.items()],
        "asked": {*asked},
        "fits": {*slow.fitting(config, table, asked)},
        "loose": {way for tile in every for way in slow.ways_of(config, tile) if way[1] in shown},
        "gone": laid + unlisted if state._round.table.tallies else Counter(),
        "unlisted": unlisted,
    }


class TestCarried:
    """What a board carries is what one sees on the table."""

    @pytest.mark.parametrize("rules", RULES)
    @pytest.mark.parametrize("seed", [1, 2])
    def test_from_tile_to_tile(self, rules: str, seed: int) -> None:
        """Ends, arms, feet and what fits are right after every move of a round."""
        for state in blind_round(RULES[rules], 3, seed):
            assert carried(state) == seen(state), str(state)

    @pytest.mark.parametrize("rules", RULES)
    def test_where_tiles_are_left_out(self, rules: str) -> None:
        """An incomplete position counts the tiles it leaves out as gone, never as laid."""
        state = parse_state("5-5 | 1-5 / 2-3 / 3-3", RULES[rules])
        state = apply_move(state, legal_moves(state)[0])

        assert carried(state) == seen(state)
        assert state._board.unlisted

    @pytest.mark.parametrize(
        ("laid", "hand", "move"),
        [
            (OPEN, "1-1 3-3", "1-1@1-5"),
            (f"{OPEN} 2-1@2-5", "1-1 3-3", "1-1@1-5"),
            (f"{OPEN} 1-1@1-5", "1-3 3-3", "1-3@1-1"),
            (f"{OPEN} 1-1@1-5", "1-2 3-3", "1-2@1-1"),
        ],
    )
    @pytest.mark.parametrize("wild", [Wild.NONE, Wild.BLANK])
    def test_where_a_foot_is_released(self, laid: str, hand: str, move: str, wild: Wild) -> None:
        """A double that can have no toes closes its end at once, or when its last toe is laid."""
        config = SMALL.replace(when_starved=RELEASE, wild=wild)
        state = apply_move(parse_state(f"{laid} | {hand} / 4-4", config), parse_move(move))

        assert carried(state) == seen(state)
        assert End(Tile(1, 1)) not in carried(state)["open"]

    def test_where_a_foot_is_released_from_elsewhere(self) -> None:
        """The last tile that could be its toe may cover other pips, and leave them open too."""
        config = SMALL.replace(when_starved=RELEASE, wild=Wild.BLANK, blocks=Blocks.NOTHING)
        laid = f"{OPEN} 1-1@1-5 1-2@1-1"
        state = parse_state(f"{laid} | 0-4 3-3 / 4-4", config)
        assert carried(state)["feet"] == [(End(Tile(1, 1)), 1)]
        state = apply_move(state, parse_move("0-4@2-5"))

        assert carried(state) == seen(state)
        assert carried(state)["feet"] == []

    @pytest.mark.parametrize("rules", ON_THE_SHORT_PATH)
    def test_on_both_paths(self, rules: str) -> None:
        """Where the short path may be taken, the long one leads to the same board."""
        config = ON_THE_SHORT_PATH[rules]
        table = table_for(config, 3)
        assert table.lays_plainly
        for state in blind_round(config, 3, seed=3):
            for move in legal_moves(state):
                if isinstance(move, Play) and state._board.laid:
                    ways = [way(table, state._board, move) for way in (laid_plainly, _laid)]
                    one, other = ({name: getattr(b, name) for name in b.__slots__} for b in ways)
                    assert one == other

    @pytest.mark.parametrize("rules", ON_THE_LONG_PATH)
    def test_on_the_long_path(self, rules: str) -> None:
        """Rules under which a tile changes other ends are not on the short one."""
        assert not table_for(ON_THE_LONG_PATH[rules], 3).lays_plainly


class TestBare:
    """The table before the engine lies."""

    def test_has_no_ends(self) -> None:
        """Nothing lies there, so nothing is open and nothing fits."""
        board = bare(table_for(SMALL, 3))

        assert (board.laid, board.feet) == ((), ())
        assert {board.open, board.arms, board.asked, board.fits, board.loose, board.gone} == {0}
        assert board.unlisted == 0

    @pytest.mark.parametrize(("config", "tallies"), [(SMALL, False), (TWO_SETS, True)])
    def test_may_leave_tiles_out(self, config: RuleConfig, tallies: bool) -> None:
        """Where tiles are tallied, those that are left out are gone."""
        table = table_for(config, 3)
        left_out = table.tiles.hand([Tile(1, 2), Tile(3, 4)])
        board = bare(table, left_out)

        assert (board.unlisted, board.gone) == (left_out, left_out if tallies else 0)


class TestUnfinished:
    """The ends that tell two equal plays apart."""

    def unfinished(self, text: str, config: RuleConfig) -> set[str]:
        """Return the names of the unfinished ends of the position of *text*."""
        state = parse_state(text, config)
        return {str(state._round.table.end_at(end)) for end in bits(state._board.unfinished)}

    def test_are_the_engine_and_the_feet(self) -> None:
        """The engine until it has its arms, and each foot that wants toes."""
        config = TWO_SETS.replace(blocks=Blocks.NOTHING)

        assert self.unfinished("5-5 | 5-1 / 2-3", config) == {"5-5"}
        assert self.unfinished("5-5 5-5@5-5 | 5-1 / 2-3", config) == {"5-5", "5-5'1"}
        laid = "5-5 5-1@5-5 5-2@5-5"
        assert self.unfinished(f"{laid} | 5-1 / 2-3", config) == set()
        assert self.unfinished(f"{laid} 1-1@1-5 2-2@2-5 | 5-1 / 2-3", config) == {"1-1", "2-2"}


class TestFound:
    """A play named by anybody is a play of the table."""

    def test_is_the_play_of_the_table(self) -> None:
        """An equal play is found by tile, end and the pips shown, and it is the table's own."""
        for config in [SMALL, TWO_SETS.replace(wild=Wild.BLANK_ADOPTS), TRAINS]:
            for state in blind_round(config, 3, seed=4):
                table, board = state._round.table, state._board
                for move in legal_moves(state):
                    if isinstance(move, Play):
                        own = Play(move.tile, move.end, move.outward)
                        assert found(table, board, own) is move

    @pytest.mark.parametrize(
        "play",
        [
            Play(Tile(1, 2), End(Tile(1, 5)), 1),
            Play(Tile(2, 3), End(Tile(1, 5)), 3),
            Play(Tile(1, 2), End(Tile(2, 5)), 1),
            Play(Tile(1, 2), End(Tile(1, 5), copy=1), 2),
            Play(Tile(1, 2), End(Tile(1, 5), train=0), 2),
            Play(Tile(1, 9), End(Tile(1, 5)), 9),
            Play(Tile(4, 4), MIDDLE, 4),
        ],
        ids=str,
    )
    def test_is_nothing_where_the_tile_does_not_fit(self, play: Play) -> None:
        """The other way round, on another end, and without such a tile there is no play."""
        state = parse_state("5-5 5-1@5-5 | 1-2 2-3 / 3-4", SMALL)
        table, board = state._round.table, state._board

        assert found(table, board, play) is None
        assert found(table, board, Play(Tile(1, 2), End(Tile(1, 5)), 2)) is not None

    def test_is_nothing_for_a_tile_of_another_set(self) -> None:
        """A tile with more pips than the set has is no 0-0, whatever it shows."""
        state = parse_state("5-5 5-0@5-5 | 0-0 2-3 / 3-4", SMALL.replace(arms=1))
        table, board = state._round.table, state._board

        assert found(table, board, Play(Tile(0, 9), End(Tile(0, 5)), 0)) is None

    def test_is_an_engine_while_none_lies(self) -> None:
        """On the bare table the doubles go in the middle, and nothing else goes anywhere."""
        table = table_for(SMALL, 3)
        for pip in range(6):
            engine = Play(Tile(pip, pip), MIDDLE, pip)
            assert found(table, bare(table), engine) is table.lay_engine[pip]
        assert found(table, bare(table), Play(Tile(1, 2), MIDDLE, 2)) is None
        assert found(table, bare(table), Play(Tile(1, 2), End(Tile(5, 5)), 2)) is None

    def test_goes_by_ends_that_are_open(self) -> None:
        """An end has a bit while a tile can go there."""
        state = parse_state("5-5 5-1@5-5 5-2@5-5 1-3@1-5 | 1-2 2-3 / 3-4", SMALL)
        table, board = state._round.table, state._board

        for name, is_open in [((1, 3), True), ((2, 5), True), ((1, 5), False), ((5, 5), False)]:
            end = End(Tile(*name))
            bit = end_bit(table, board, end)
            assert bool(bit) is is_open
            assert not bit or table.end_at(bit) == end


class TestRelaid:
    """A layout is laid again, tile by tile."""

    @pytest.mark.parametrize("rules", RULES)
    def test_makes_the_same_board(self, rules: str) -> None:
        """The plays of a round, named by anybody, make the board that they made."""
        state = blind_round(RULES[rules], 3, seed=5)[-1]
        board = state._board
        plays = [Play(play.tile, play.end, play.outward) for play in board.laid]
        again = relaid(state._round.table, board.unlisted, plays)

        for name in board.__slots__:
            assert getattr(again, name) == getattr(board, name)

    def test_leaves_the_same_tiles_out(self) -> None:
        """Tiles that an incomplete position leaves out are gone from the first tile on."""
        state = parse_state(f"{OPEN} | 1-2 / 3-4", TWO_SETS)
        board = state._board
        again = relaid(state._round.table, board.unlisted, board.laid)

        assert (again.unlisted, again.gone) == (board.unlisted, board.gone)
        assert again.unlisted

    def test_names_the_play_that_cannot_have_been_laid(self) -> None:
        """A tile that fits nowhere is an error."""
        plays = [Play(Tile(5, 5), MIDDLE, 5), Play(Tile(1, 2), End(Tile(5, 5)), 2)]
        told = "^1-2@5-5 cannot have been laid where it lies$"
        with pytest.raises(InvalidStateError, match=told):
            relaid(table_for(SMALL, 3), 0, plays)

    def test_is_what_laying_makes(self) -> None:
        """A board is never changed, so one can be laid on twice."""
        table = table_for(SMALL, 3)
        first = lay(table, bare(table), table.lay_engine[5])
        arm = found(table, first, parse_move("5-1@5-5"))  # type: ignore[arg-type]
        assert arm is not None
        boards = [lay(table, first, arm) for _ in range(2)]

        assert [board.laid for board in boards] == [(table.lay_engine[5], arm)] * 2
        assert (first.laid, first.arms) == ((table.lay_engine[5],), 2)
