"""Which seat leads: it starts a hunt, or moves first on an engine laid out beforehand."""

import pytest

from chickenfoot import GameState, InvalidStateError, RuleConfig, Tile, new_game, next_round
from chickenfoot.rules import EngineStart, HandSize, Lead, Remainder
from rules.pictures import DEFAULT, after, legal, picture, tiles

APART = DEFAULT.replace(start=EngineStart.PREPLACED)


def last_move(lead: int, rule: Lead) -> GameState:
    """Seat 2 of three goes out by filling an arm; *lead* led the round, *rule* finds the next."""
    return picture(
        f"9-9 9-1@9-9 | 3-3 / 4-4 / 9-2 | 5-5 | turn=2 lead={lead}",
        start=EngineStart.PREPLACED,
        later_lead=rule,
    )


class TestLaterLead:
    """`later_lead`: the lead of every round but the first."""

    @pytest.mark.parametrize(
        ("rule", "before", "then"),
        [
            (Lead.FIRST_SEAT, 0, 0),
            (Lead.FIRST_SEAT, 1, 0),
            (Lead.ROTATE, 0, 1),
            (Lead.ROTATE, 1, 2),
            (Lead.ROTATE, 2, 0),
            (Lead.ROUND_WINNER, 0, 2),
            (Lead.ROUND_WINNER, 1, 2),
        ],
    )
    def test_after_a_seat_went_out(self, rule: Lead, before: int, then: int) -> None:
        """Seat 0; the seat after the last lead; the seat that went out."""
        state = next_round(after(last_move(before, rule), "9-2@9-9"), seed=1)

        assert state.lead == then
        assert state.to_move == then

    @pytest.mark.parametrize(
        ("rule", "then"), [(Lead.FIRST_SEAT, 0), (Lead.ROTATE, 2), (Lead.ROUND_WINNER, 1)]
    )
    def test_after_a_blocked_round(self, rule: Lead, then: int) -> None:
        """If nobody went out, the round's winner is the same lead again."""
        over = picture(
            "9-9 9-1@9-9 | 3-3 / 4-4 / 5-5 | | lead=1",
            start=EngineStart.PREPLACED,
            later_lead=rule,
        )

        assert next_round(over, seed=1).lead == then

    def test_the_lead_starts_the_hunt(self) -> None:
        """Where the engine is held, the lead draws first if nobody holds it."""
        over = picture(
            "2-2 | 1-1 / 0-1 | | lead=0",
            highest=2,
            arms=1,
            toes=1,
            hand_sizes=2,
            later_lead=Lead.ROTATE,
        )

        state = next_round(over, tiles=tiles("0-0 0-1 2-2 0-2 1-2 1-1"))

        assert state.lead == 1
        assert state.to_move == 1
        assert legal(state) == {"draw"}
        assert after(state, "draw").to_move == 0

    def test_draw_high_is_asked_again(self) -> None:
        """With `DRAW_HIGH` lots are shown in every round."""
        over = after(last_move(0, Lead.DRAW_HIGH), "9-2@9-9")

        state = next_round(over, seed=1)

        assert len(state.lots) > 0
        assert state.lead == leader(state.lots[-1])


class TestFirstLead:
    """`first_lead`: the lead of round one."""

    @pytest.mark.parametrize("rule", [Lead.FIRST_SEAT, Lead.ROTATE, Lead.ROUND_WINNER])
    def test_it_is_seat_0(self, rule: Lead) -> None:
        """Before a round was played, nobody has led or won one: seat 0 leads."""
        state = new_game(APART.replace(first_lead=rule, later_lead=Lead.DRAW_HIGH), seats=3, seed=1)

        assert state.lead == 0
        assert state.to_move == 0
        assert state.lots == ()


def leader(row: tuple[Tile | None, ...]) -> int:
    """Return the seat that alone shows the most pips in *row*."""
    pips = [-1 if tile is None else tile.pips for tile in row]
    assert pips.count(max(pips)) == 1
    return pips.index(max(pips))


HIGH = APART.replace(first_lead=Lead.DRAW_HIGH)

FIRST_21 = tiles(
    "0-1 0-2 0-3 0-4 0-5 0-6 0-7 1-1 1-2 1-3 1-4 1-5 1-6 1-7 2-2 2-3 2-4 2-5 2-6 2-7 0-0"
)
"""What three seats are dealt below."""


def dealt(config: RuleConfig, *lots: str, seats: int = 3) -> GameState:
    """Return the game in which the seats showed *lots*, a row each time, `-` for no tile."""
    order = [*FIRST_21, *(t for t in ALL_TILES if t not in FIRST_21 and t != Tile(9, 9))]
    rows = tuple(
        tuple(None if word == "-" else tiles(word)[0] for word in row.split()) for row in lots
    )
    return new_game(config, seats=seats, tiles=order, lots=rows)


ALL_TILES = [Tile(low, high) for low in range(10) for high in range(low, 10)]


class TestDrawHigh:
    """`Lead.DRAW_HIGH`: the highest tile shown from the boneyard."""

    def test_the_highest_total_leads(self) -> None:
        """Each seat shows a tile, and the one with most pips leads."""
        state = dealt(HIGH, "3-8 6-7 5-5")

        assert state.lead == 1
        assert state.to_move == 1
        assert state.lots == ((Tile(3, 8), Tile(6, 7), Tile(5, 5)),)

    def test_pips_count_and_not_doubles(self) -> None:
        """A double has no advantage, nor has the highest half."""
        assert dealt(HIGH, "0-9 4-4 5-7").lead == 2

    def test_the_tied_show_again(self) -> None:
        """Only the tied show in the next row, as often as it takes."""
        state = dealt(HIGH, "3-9 6-6 2-8", "4-7 5-6 -", "3-5 6-7 -")

        assert state.lead == 1

    def test_the_tied_show_any_tile_of_the_boneyard(self) -> None:
        """What was shown went back, so the same tile may be shown again."""
        assert dealt(HIGH, "3-9 6-6 2-8", "2-8 3-9 -").lead == 1

    @pytest.mark.parametrize(
        "lots",
        [
            (),
            ("3-9 6-6 2-8",),
            ("3-9 6-6 2-8", "4-7 5-6 2-8"),
            ("3-8 6-7 5-5", "4-7 5-6 -"),
            ("3-8 6-7 -",),
            ("3-8 6-7 0-1",),
            ("3-8 6-7 9-9",),
            ("3-8 6-7 6-7",),
        ],
        ids=[
            "none",
            "tied",
            "all show again",
            "decided before",
            "a seat shows none",
            "from a hand",
            "the engine",
            "one tile twice",
        ],
    )
    def test_lots_that_cannot_be_are_refused(self, lots: tuple[str, ...]) -> None:
        """Lots of a real table have to decide it, and to be tiles of the boneyard."""
        with pytest.raises(InvalidStateError, match=r"lots|boneyard"):
            dealt(HIGH, *lots)

    def test_a_seed_shows_tiles_and_puts_them_back(self) -> None:
        """The lots of a seed decide it, are from the boneyard, and the boneyard is whole."""
        tied = 0
        for seed in range(40):
            state = new_game(HIGH, seats=3, seed=seed)
            assert len(state.boneyard) == len(set(state.boneyard)) == 33
            assert all(tile is not None for tile in state.lots[0])
            assert {tile for row in state.lots for tile in row if tile} <= {*state.boneyard}
            assert state.lead == state.to_move == leader(state.lots[-1])
            tied += len(state.lots) > 1
        assert tied > 0

    def test_the_yard_is_shuffled_afterwards(self) -> None:
        """What was shown tells nothing about what is drawn first."""
        states = [new_game(HIGH, seats=3, seed=seed) for seed in range(20)]

        assert any(state.boneyard[:3] != state.lots[0] for state in states)
        assert any(state.boneyard != tuple(sorted(state.boneyard)) for state in states)

    def test_the_reserve_is_shown_too(self) -> None:
        """Tiles that may not be drawn may be shown."""
        state = dealt(HIGH.replace(reserve=33), "3-8 6-7 5-5")

        assert state.lead == 1
        assert new_game(HIGH.replace(reserve=33), seats=3, seed=1).lots

    SHORT = APART.replace(first_lead=Lead.DRAW_HIGH, hand_sizes=13, seats=(4, 4))
    """Four hands of thirteen leave two tiles."""

    def test_a_short_yard_serves_the_first_seats(self) -> None:
        """Seats for which no tile is left show none, and cannot lead."""
        for seed in range(20):
            state = new_game(self.SHORT, seats=4, seed=seed)
            assert state.lots[0][2:] == (None, None)
            assert None not in state.lots[0][:2]
            assert state.lead in (0, 1)

    def test_a_yard_of_equal_totals_lets_the_first_lead(self) -> None:
        """Where showing again could never decide it, the first of the tied leads."""
        order = [t for t in ALL_TILES if t not in tiles("1-3 0-4 9-9")] + list(tiles("0-4 1-3"))

        state = new_game(
            self.SHORT, seats=4, tiles=order, lots=((Tile(1, 3), Tile(0, 4), None, None),)
        )

        assert state.lead == 0

    def test_a_seed_ends_there_too(self) -> None:
        """With a single tile to show, the first seat leads."""
        config = APART.replace(
            first_lead=Lead.DRAW_HIGH,
            hand_sizes=HandSize.ALL,
            remainder=Remainder.BONEYARD,
            highest=6,
            seats=(2, 2),
        )

        state = new_game(config, seats=2, seed=1)

        assert len(state.boneyard) == 1
        assert state.lots == ((state.boneyard[0], None),)
        assert state.lead == 0


class TestWhereTheLeadMatters:
    """Lots are drawn only where anything depends on the lead."""

    HELD = DEFAULT.replace(highest=2, arms=1, toes=1, hand_sizes=2, first_lead=Lead.DRAW_HIGH)

    def test_not_where_one_seat_holds_the_engine(self) -> None:
        """A single holder lays it, whoever leads."""
        state = new_game(self.HELD, seats=2, tiles=tiles("0-0 0-1 2-2 0-2 1-1 1-2"))

        assert state.lots == ()
        assert state.to_move == 1

    def test_where_nobody_holds_it(self) -> None:
        """The lead starts the hunt, so lots are shown."""
        order = tiles("0-0 0-1 1-1 0-2 2-2 1-2")

        with pytest.raises(InvalidStateError, match="lots"):
            new_game(self.HELD, seats=2, tiles=order)
        state = new_game(self.HELD, seats=2, tiles=order, lots=((Tile(1, 2), Tile(2, 2)),))
        assert state.lead == state.to_move == 1
        assert legal(state) == {"draw"}

    def test_where_several_hold_it(self) -> None:
        """The holder nearest to the lead lays it, so lots are shown."""
        twice = self.HELD.replace(copies=2, seats=(3, 3))
        order = tiles("0-0 0-1 2-2 0-2 2-2 1-2 1-2 1-1 0-0 0-1 0-2 1-1")

        with pytest.raises(InvalidStateError, match="lots"):
            new_game(twice, seats=3, tiles=order)
        rows = ((Tile(0, 1), Tile(0, 0), Tile(1, 2)),)
        assert new_game(twice, seats=3, tiles=order, lots=rows).to_move == 2
        rows = ((Tile(1, 2), Tile(0, 0), Tile(0, 1)),)
        assert new_game(twice, seats=3, tiles=order, lots=rows).to_move == 1

    def test_not_where_one_seat_holds_all_copies(self) -> None:
        """A seat that holds both copies is a single holder."""
        twice = self.HELD.replace(copies=2)
        order = tiles("0-0 0-1 2-2 2-2 0-2 1-2 1-2 1-1 0-0 0-1 0-2 1-1")

        assert new_game(twice, seats=2, tiles=order).to_move == 1

    def test_lots_that_nobody_asked_for_are_refused(self) -> None:
        """Where the lead is not drawn for, lots are a mistake."""
        with pytest.raises(InvalidStateError, match="lots"):
            new_game(
                self.HELD,
                seats=2,
                tiles=tiles("0-0 0-1 2-2 0-2 1-1 1-2"),
                lots=((Tile(1, 1), Tile(1, 2)),),
            )
