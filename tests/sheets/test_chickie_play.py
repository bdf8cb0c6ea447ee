"""YM Imports: a turn, a Chickie, and how a round and the game end (lines 45 to 69)."""

import pytest

from chickenfoot import (
    End,
    Ending,
    FillFoot,
    Reason,
    Tile,
    open_feet,
    phase,
    round_result,
    standings,
    totals,
)
from chickenfoot.presets import CHICKIE, CHICKIE_DOUBLE_BLANK_FIFTY
from scenarios.positions import (
    after,
    is_open,
    legal,
    missing,
    opened,
    points,
    position,
    refusal,
    shown,
    tiles,
)
from sheets.games import cost, engines_of, over, past

EIGHT = opened(8)
"""Nine in the middle, its eight arms filled; the ends show 1 to 8."""

SIXES = f"{EIGHT} 6-6@6-9"
"""The same with an open foot of sixes."""


def test_l45_who_has_no_move_draws_one_and_must_play_it_if_it_fits() -> None:
    """One tile is drawn; it is laid at once if it can be, and only if not the seat passes."""
    state = after(position(EIGHT, "0-0 0-9 / 1-2", "3-4 0-5", CHICKIE), "draw")
    assert legal(state) == ["4-3@4-9", "3-4@3-9"]
    assert refusal(state, "pass").reason is Reason.MUST_PLAY
    assert refusal(state, "draw").reason is Reason.ALREADY_DREW

    grown = f"{EIGHT} 5-0@5-9 8-0@8-9 0-1@0-5 0-2@0-8"
    state = after(position(grown, "0-0 0-9 / 1-2", "5-8 3-4", CHICKIE), "draw")
    assert legal(state) == ["pass"]
    state = after(state, "pass")
    assert (state.to_move, state.hands[0]) == (1, tiles("0-0 0-9 5-8"))


def test_l45_with_an_empty_yard_who_has_no_move_passes() -> None:
    """No tile to draw and none to play: the turn goes on."""
    state = position(EIGHT, "0-0 0-9 / 1-2 5-5", "", CHICKIE)

    assert legal(state) == ["pass"]
    state = after(state, "pass")
    assert (state.to_move, state.is_round_over) == (1, False)


def test_l45_who_can_play_neither_draws_nor_passes() -> None:
    """Draws and passes are for those without a legal move."""
    state = position(EIGHT, "0-0 1-2 / 1-3", "3-4 0-5", CHICKIE)

    assert legal(state) == ["2-1@2-9", "1-2@1-9"]
    assert refusal(state, "draw").reason is Reason.MUST_PLAY
    assert refusal(state, "pass").reason is Reason.MUST_PLAY


def test_l49_a_double_halts_normal_play_called_or_not() -> None:
    """
    Its player has to call "Chickie" and the number; what is not called is a foot as well.

    The sheet has no price for a call left out, so the call is no move.
    """
    state = after(position(EIGHT, "5-5 1-2 / 0-5 1-3", "", CHICKIE), "5-5@5-9")

    assert open_feet(state) == (End(Tile(5, 5)),)
    assert phase(state) == FillFoot(End(Tile(5, 5)), missing=3)
    assert (state.to_move, legal(state)) == (1, ["5-0@5-5"])
    assert refusal(state, "1-3@1-9").reason is Reason.FOOT_OPEN


def test_l51_the_next_three_plays_are_on_the_double() -> None:
    """Three tiles, by whoever is next; passes in between are no plays."""
    hands = "6-0 1-2 / 1-3 2-3 / 6-1 1-4 / 6-2 1-5"
    state = position(SIXES, hands, "1-1", CHICKIE)
    for left, move in ((3, "6-0@6-6"), (2, "draw"), (2, "pass"), (2, "6-1@6-6"), (1, "6-2@6-6")):
        assert (missing(state), legal(state)) == (left, [move])
        state = after(state, move)
    assert is_open(state)
    assert "2-1@2-9" in legal(state)


def test_l55_who_has_no_toe_draws_and_plays_it_or_passes() -> None:
    """On a foot as elsewhere: one tile, laid if it is a toe, though others would fit elsewhere."""
    state = position(SIXES, "1-2 1-3 / 6-0 2-3", "1-1 6-4", CHICKIE)
    assert legal(state) == ["draw"]
    assert refusal(state, "1-2@1-9").reason is Reason.FOOT_OPEN
    assert legal(after(state, "draw")) == ["pass"]

    state = after(position(SIXES, "1-2 1-3 / 6-0 2-3", "6-4 1-1", CHICKIE), "draw")
    assert legal(state) == ["6-4@6-6"]
    assert refusal(state, "pass").reason is Reason.MUST_PLAY


def test_l55_after_the_third_toe_all_exposed_ends_are_open_again() -> None:
    """The three toes are ends now, beside all those that were there before."""
    state = position(f"{SIXES} 6-0@6-6 6-1@6-6", "6-2 0-1 / 0-3 8-8", "", CHICKIE)
    assert missing(state) == 1

    state = after(state, "6-2@6-6")
    assert is_open(state)
    assert shown(state) == [0, 1, 1, 2, 2, 3, 4, 5, 7, 8]
    assert legal(state) == ["3-0@3-9", "0-3@0-6", "8-8@8-9"]


@pytest.mark.parametrize(
    ("layout", "move"),
    [
        pytest.param(opened(5), "9-0@9-9", id="opening"),
        pytest.param(EIGHT, "2-1@2-9", id="open-play"),
        pytest.param(EIGHT, "4-4@4-9", id="double"),
        pytest.param(SIXES, "6-3@6-6", id="toe"),
    ],
)
def test_l60_a_round_ends_when_a_seat_has_used_all_its_tiles(layout: str, move: str) -> None:
    """Any last tile ends it at once, wherever it goes and whatever it leaves unfinished."""
    tile = move.split("@", maxsplit=1)[0]
    state = after(position(layout, f"{tile} / 6-7 4-0", "1-1", CHICKIE), move)

    assert (round_result(state).ending, round_result(state).out) == (Ending.OUT, 0)
    assert (state.to_move, points(state)) == (None, (0, 17))


def test_l61_a_round_ends_when_nobody_can_play_and_the_yard_is_empty() -> None:
    """Everybody has to be stuck, and there must be nothing to draw."""
    assert not position(EIGHT, "0-0 / 0-9", "1-1", CHICKIE).is_round_over
    assert not position(SIXES, "1-2 / 1-3", "1-4", CHICKIE).is_round_over
    assert not position(SIXES, "1-2 / 1-3 / 6-0 1-1", "", CHICKIE).is_round_over

    state = after(position(SIXES, "1-2 / 1-3", "1-4", CHICKIE), "draw", "pass")
    assert (round_result(state).ending, round_result(state).out) == (Ending.BLOCKED, None)
    assert points(state) == (8, 4), "ends are open elsewhere, but the foot shuts them"


def test_l63_every_seat_counts_the_pips_of_what_is_left() -> None:
    """All remaining tiles count with all their pips, and nothing else does."""
    assert points(over(CHICKIE, "2-7 3-6", "0-5", "8-8 0-9")) == (0, 18, 5, 25)
    assert cost(CHICKIE, "9-9 0-3") == 21


def test_l63_going_out_on_a_double_costs_nothing() -> None:
    """What is left is counted, and there is nothing left."""
    state = after(position(EIGHT, "4-4 / 0-5", "", CHICKIE), "4-4@4-9")

    assert points(state) == (0, 5)


def test_l65_a_double_blank_costs_nothing_or_as_an_option_fifty() -> None:
    """An option, so the preset leaves it out; with it a double-blank left in hand costs 50."""
    assert cost(CHICKIE, "0-0") == 0
    assert cost(CHICKIE, "0-0 2-5") == 7
    assert cost(CHICKIE_DOUBLE_BLANK_FIFTY, "0-0") == 50
    assert cost(CHICKIE_DOUBLE_BLANK_FIFTY, "0-0 2-5") == 57
    assert cost(CHICKIE_DOUBLE_BLANK_FIFTY, "0-5") == 5


def test_l65_a_double_blank_that_was_laid_costs_nobody() -> None:
    """The 50 are for the tile left unplayed: on the table it costs nothing."""
    layout = f"{EIGHT} 6-0@6-9 0-0@0-6"
    state = position(layout, "0-1 / 0-2 0-3", "", CHICKIE_DOUBLE_BLANK_FIFTY)

    assert points(after(state, "0-1@0-0")) == (0, 5)


def test_l69_after_ten_rounds_the_lowest_total_wins() -> None:
    """The game ends with the round of the double-blank, and then the smallest sum wins."""
    assert len(engines_of(CHICKIE, seats=3)) == 10

    more = past(range(9, 0, -1), ["0/9/30"] * 8 + ["99/1/1"])
    state = position(opened(8, 0), "1-9 / 7-7 5-6 / 8-8", "", CHICKIE, more)
    assert standings(state).winners == ()

    state = after(state, "1-9@0-1")
    assert (state.is_game_over, totals(state)) == (True, (99, 98, 257))
    assert (standings(state).ranks, standings(state).winners) == ((2, 1, 3), (1,))
