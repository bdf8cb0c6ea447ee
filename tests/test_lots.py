"""Who leads may be drawn for: each seat shows a tile from the boneyard, the highest leads."""

import pytest

from chickenfoot import (
    GameState,
    InvalidStateError,
    RuleConfig,
    Tile,
    legal_moves,
    new_game,
    next_round,
)
from chickenfoot.notation import parse_state, parse_tile
from chickenfoot.presets import JAQUES
from chickenfoot.rules import EngineStart, Hunt, Lead

HELD = JAQUES.replace(highest=3, arms=2, toes=1, hand_sizes=2, first_lead=Lead.DRAW_HIGH)
LYING = HELD.replace(start=EngineStart.PREPLACED)
"""Nine tiles to deal, 3-3 in the middle; the lead of round one is drawn for."""

Rows = tuple[tuple[Tile | None, ...], ...]


def tiles(text: str) -> tuple[Tile, ...]:
    """Return the tiles that *text* names."""
    return tuple(map(parse_tile, text.split()))


def rows(*texts: str) -> Rows:
    """Return lots as each of *texts* shows them, a hyphen for a seat that shows nothing."""
    return tuple(
        tuple(None if word == "-" else parse_tile(word) for word in text.split()) for text in texts
    )


def dealt(order: str, *lots: str, seats: int = 2, config: RuleConfig = LYING) -> GameState:
    """Return a game dealt in this order, with these lots."""
    return new_game(config, seats=seats, tiles=tiles(order), lots=rows(*lots))


IN_ORDER = "0-0 0-1 0-2 0-3 1-1 1-2 1-3 2-2 2-3"
"""With two seats the boneyard is the last five, with three the last three, with four 2-3."""


class TestRows:
    """What is shown."""

    def test_are_led_by_the_highest(self) -> None:
        """The seat that shows the most pips leads, and moves first."""
        state = dealt(IN_ORDER, "1-1 2-3")

        assert (state.lead, state.to_move) == (1, 1)
        assert state.lots == rows("1-1 2-3")

    def test_count_pips_not_doubles(self) -> None:
        """A double has no precedence."""
        assert dealt(IN_ORDER, "2-2 2-3").lead == 1

    def test_leave_the_boneyard_as_it_was_told(self) -> None:
        """All tiles go back; the boneyard is what the order says."""
        assert dealt(IN_ORDER, "1-1 2-3").boneyard == tiles("1-1 1-2 1-3 2-2 2-3")

    def test_of_a_tie_are_shown_again_by_the_tied(self) -> None:
        """Those who share the highest tile show another; the others do not."""
        state = dealt(IN_ORDER, "1-3 2-2", "1-1 1-2")

        assert state.lead == 1
        assert len(state.lots) == 2

    def test_of_a_tie_leave_the_others_out(self) -> None:
        """A seat that showed less shows nothing in the next row, and cannot lead."""
        order = "0-0 0-1 0-2 1-1 1-2 2-3 0-3 1-3 2-2"
        state = dealt(order, "0-3 1-3 2-2", "- 2-2 1-3", "- 1-3 0-3", seats=3)

        assert state.lead == 1
        assert state.lots[1] == (None, Tile(2, 2), Tile(1, 3))

    def test_of_a_short_boneyard_are_of_the_first_seats(self) -> None:
        """Seats for whom there is no tile show none and cannot lead."""
        state = dealt(IN_ORDER, "2-3 - - -", seats=4)

        assert state.lead == 0

    def test_that_can_never_decide_are_for_the_first(self) -> None:
        """When every tile has as many pips, the first of the tied leads, and shows it once."""
        config = LYING.replace(highest=2, hand_sizes=1)
        state = dealt("0-0 0-1 1-2 0-2 1-1", "0-2 1-1 -", seats=3, config=config)
        assert state.lead == 0

        with pytest.raises(InvalidStateError, match="row 2"):
            dealt("0-0 0-1 1-2 0-2 1-1", "0-2 1-1 -", "1-1 0-2 -", seats=3, config=config)
        states = [new_game(config, seats=3, seed=seed) for seed in range(60)]
        equal = [state for state in states if {tile.pips for tile in state.boneyard} == {2}]
        assert equal
        assert {(len(state.lots), state.lead) for state in equal} == {(1, 0)}

    def test_may_show_the_reserve(self) -> None:
        """Tiles that may not be drawn are shown like the others."""
        assert dealt(IN_ORDER, "1-1 2-3", config=LYING.replace(reserve=5)).lead == 1

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_follow_from_a_seed(self, seats: int) -> None:
        """With a seed the lots are drawn, and would have been accepted as given."""
        for seed in range(30):
            state = new_game(LYING, seats=seats, seed=seed)
            order = [*sum(state.hands, ()), *state.boneyard]
            again = new_game(LYING, seats=seats, tiles=order, lots=state.lots)

            assert again == state
            assert (again.lead, again.to_move) == (state.lead, state.lead)


class TestNeed:
    """When it is drawn at all."""

    def test_is_none_with_one_holder(self) -> None:
        """Whoever holds the engine lays it, so nobody asks who leads."""
        state = dealt("0-0 0-1 3-3 0-2 0-3 1-1 1-2 1-3 2-2 2-3", config=HELD)

        assert (state.lots, state.to_move) == ((), 1)
        for seed in range(30):
            drawn = new_game(HELD, seats=2, seed=seed)
            holders = [hand for hand in drawn.hands if Tile(3, 3) in hand]
            assert (drawn.lots == ()) == (len(holders) == 1)

    def test_is_there_when_nobody_holds_it(self) -> None:
        """The lead starts the hunt."""
        order = "0-0 0-1 0-2 0-3 1-1 1-2 1-3 2-2 2-3 3-3"

        assert dealt(order, "1-1 2-3", config=HELD).to_move == 1

    def test_is_there_with_several_holders(self) -> None:
        """With two sets, both may hold the engine."""
        config = HELD.replace(highest=2, copies=2)
        state = dealt("2-2 0-0 2-2 0-0 0-1 0-1 0-2 0-2 1-1 1-1 1-2 1-2", "0-1 1-2", config=config)

        assert (state.lead, state.to_move) == (1, 1)

    def test_is_none_when_a_lower_double_has_one_holder(self) -> None:
        """Where the next lower double is used instead, its holder lays it."""
        config = HELD.replace(hunt=Hunt.NEXT_LOWER)
        state = dealt("0-0 0-1 1-1 0-2 0-3 1-2 1-3 2-2 2-3 3-3", config=config)

        assert (state.lots, state.to_move) == ((), 1)

    def test_is_a_matter_of_the_round(self) -> None:
        """It is drawn in the rounds that the config says, with tiles as with a seed."""
        config = LYING.replace(first_lead=Lead.FIRST_SEAT, later_lead=Lead.DRAW_HIGH)
        assert dealt(IN_ORDER, config=config).lots == ()

        over = parse_state("3-3 | / 0-1", config)
        order = tiles("0-0 0-1 0-2 0-3 1-1 1-2 1-3 3-3 2-3")
        later = next_round(over, tiles=order, lots=rows("1-1 3-3"))
        assert (later.lead, later.lots) == (1, rows("1-1 3-3"))

    def test_is_there_even_if_nobody_can_find_it(self) -> None:
        """Nobody holds the engine, so it is drawn, though the round ends before it begins."""
        order = "0-1 0-2 1-2 0-3 1-1 0-0 2-2 1-3 2-3 3-3"
        state = dealt(order, "0-0 1-1", config=HELD.replace(reserve=6))

        assert state.lead == 1
        assert legal_moves(state) == ()


class TestProblems:
    """Lots that cannot be."""

    @pytest.mark.parametrize(
        ("lots", "problem"),
        [
            ([], "missing"),
            (["1-3 2-2"], "missing"),
            (["1-1 2-3 -"], "row 1"),
            (["1-1"], "row 1"),
            (["1-1 -"], "row 1"),
            (["- 2-3"], "row 1"),
            (["1-3 2-2", "1-1 -"], "row 2"),
            (["1-1 2-3", "1-1 1-2"], "row 2"),
            (["1-1 2-3", "- -"], "row 2"),
            (["1-1 0-3"], "0-3"),
            (["1-1 3-3"], "3-3"),
            (["1-1 4-9"], "4-9"),
            (["2-3 2-3"], "2-3"),
        ],
    )
    def test_are_told(self, lots: list[str], problem: str) -> None:
        """Rows that are missing, too long, by the wrong seats or with other tiles are named."""
        with pytest.raises(InvalidStateError, match=problem):
            dealt(IN_ORDER, *lots)

    def test_are_lots_for_nothing(self) -> None:
        """Lots where the lead is not drawn for are refused."""
        with pytest.raises(InvalidStateError, match="lots"):
            dealt(IN_ORDER, "1-1 2-3", config=LYING.replace(first_lead=Lead.FIRST_SEAT))

    def test_are_shown_by_more_than_there_are_tiles(self) -> None:
        """A short boneyard has no tile for the last seats."""
        with pytest.raises(InvalidStateError, match="row 1"):
            dealt(IN_ORDER, "2-3 2-2 - -", seats=4)
