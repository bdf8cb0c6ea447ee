"""Jaques of London: a turn, the opening, feet, draws and the end of a round (lines 24 to 35)."""

import pytest

from chickenfoot import (
    End,
    Ending,
    OpenPlay,
    Reason,
    Tile,
    next_round,
    phase,
    round_engine,
    round_result,
    standings,
    totals,
)
from chickenfoot.presets import JAQUES
from chickenfoot.rules import DrawLimit, Opening
from scenarios.positions import (
    B3,
    B4,
    F4,
    after,
    all_tiles,
    dealing,
    full_set,
    hunt,
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
from sheets.games import over, past


@pytest.mark.parametrize("layer", [0, 1, 2])
def test_l24_who_laid_the_engine_fills_the_first_arm(layer: int) -> None:
    """Laying the engine costs no turn; then the turn goes round to the left, seat by seat."""
    hands = [f"9-{seat} 9-{seat + 3} {seat}-{seat}" for seat in range(3)]
    hands[layer] += " 9-9"
    state = after(position("", " / ".join(hands)), "9-9")

    for turn in range(4):
        seat = (layer + turn) % 3
        assert state.to_move == seat
        state = after(state, f"9-{seat}@9-9" if turn < 3 else f"9-{seat + 3}@9-9")


def test_l25_a_turn_is_one_tile_on_any_end_that_it_matches() -> None:
    """One tile a turn, on whichever end has its number, and a seat that can play has to."""
    state = position(B4, "1-2 2-6 5-7 / 1-6 3-8 / 4-4", "0-1")

    assert legal(state) == ["2-1@2-9", "1-2@1-9", "2-6@2-9"]
    assert refusal(state, "5-7@1-9").reason is Reason.DOES_NOT_FIT
    assert refusal(state, "draw").reason is Reason.MUST_PLAY
    assert refusal(state, "pass").reason is Reason.MUST_PLAY

    state = after(state, "1-2@1-9")
    assert state.to_move == 1, "one tile only, though 2-6 would fit as well"
    assert shown(state) == [2, 2, 3, 4]


def test_l26_no_arm_grows_before_all_four_are_begun() -> None:
    """While an arm of the engine is free, tiles go there and nowhere else."""
    state = position(B3, "1-5 2-6 5-9 / 1-6 3-7")

    assert legal(state) == ["9-5@9-9"]
    for elsewhere in ("1-5@1-9", "2-6@2-9"):
        told = refusal(state, elsewhere)
        assert (told.reason, told.missing) == (Reason.OPENING_UNFINISHED, 1)

    state = after(state, "9-5@9-9")
    assert phase(state) == OpenPlay()
    assert legal(state) == ["1-6@1-9", "3-7@3-9"]


def test_l26_a_filled_arm_is_shut_even_to_who_cannot_fill_one() -> None:
    """A seat without a nine may not extend an arm that is there: it draws."""
    state = position(B3, "1-5 2-6 / 1-6 6-9", "3-8")
    assert legal(state) == ["draw"]

    state = after(state, "draw")
    assert legal(state) == ["pass"]
    assert refusal(state, "3-8@3-9").reason is Reason.OPENING_UNFINISHED


@pytest.mark.parametrize("opening", Opening)
def test_l26_if_they_can_comes_to_the_same_without_trains(opening: Opening) -> None:
    """
    Strict in its first half, the line then asks of a seat only what it can do.

    Read either way the answer is one: every other end is shut, so who fills no arm draws.
    """
    state = position(B3, "1-5 5-9 / 1-6 2-7", "8-9", JAQUES.replace(opening=opening))
    assert legal(state) == ["9-5@9-9"]

    state = position(B3, "1-5 5-9 / 1-6 2-7", "8-9", JAQUES.replace(opening=opening), "turn=1")
    assert legal(state) == ["draw"]
    assert legal(after(state, "draw")) == ["9-8@9-9"]


def test_l27_a_double_wants_three_tiles_before_anything_else() -> None:
    """
    A double is a foot at once: its three places are filled before any other end is used.

    Left, right and forward say how the tiles lie; to the rules the three places are one end.
    """
    state = position(B4, "4-4 1-5 / 4-5 1-6 2-7 / 4-6 2-8 / 4-7 3-5")
    state = after(state, "4-4@4-9")
    for seat, toe, left in ((1, "4-5@4-4", 3), (2, "4-6@4-4", 2), (3, "4-7@4-4", 1)):
        assert (state.to_move, missing(state), legal(state)) == (seat, left, [toe])
        if seat == 1:
            told = refusal(state, "1-6@1-9")
            assert (told.reason, told.foot) == (Reason.FOOT_OPEN, End(Tile(4, 4)))
            assert told.missing == 3
        state = after(state, toe)

    assert is_open(state)
    assert (state.to_move, legal(state)) == (0, ["5-1@4-5", "1-5@1-9"])


def test_l28_a_stuck_seat_draws_one_tile() -> None:
    """Who can play nothing draws, once; if that does not help the turn is over and it is kept."""
    state = position(B4, "5-6 7-7 / 1-7", "5-7 1-8")
    assert legal(state) == ["draw"]
    assert refusal(state, "pass").reason is Reason.MUST_DRAW

    state = after(state, "draw")
    assert (state.to_move, legal(state)) == (0, ["pass"])
    assert refusal(state, "draw").reason is Reason.ALREADY_DREW

    state = after(state, "pass")
    assert (state.to_move, state.hands[0]) == (1, tiles("5-6 5-7 7-7"))


def test_l28_a_drawn_tile_that_plays_is_laid_at_once() -> None:
    """If the tile drawn fits it goes down in the same turn, and may not be kept."""
    state = after(position(B4, "5-6 / 1-7", "1-8 5-7"), "draw")

    assert (state.to_move, legal(state)) == (0, ["1-8@1-9"])
    assert refusal(state, "pass").reason is Reason.MUST_PLAY
    assert after(state, "1-8@1-9").to_move == 1


def test_l29_with_an_empty_boneyard_a_stuck_seat_passes() -> None:
    """With nothing to draw, who cannot play gives up the turn, and the others go on."""
    state = position(B4, "5-6 / 1-7 2-2")
    assert legal(state) == ["pass"]

    state = after(state, "pass")
    assert not state.is_round_over
    assert (state.to_move, state.hands[0]) == (1, tiles("5-6"))
    assert legal(state) == ["1-7@1-9", "2-2@2-9"]


TWO_TOES = f"{F4} 4-0@4-4 4-1@4-4"


def test_l30_a_foot_that_lacks_one_toe_still_blocks() -> None:
    """A foot blocks until its last toe: with two of them laid all other ends are shut as before."""
    state = position(TWO_TOES, "1-5 2-5 / 4-7 1-6", "0-6")

    assert legal(state) == ["draw"]
    for elsewhere in ("1-5@1-9", "2-5@2-9", "1-5@1-4"):
        told = refusal(state, elsewhere)
        assert (told.reason, told.missing) == (Reason.FOOT_OPEN, 1)

    state = after(state, "draw")
    assert legal(state) == ["pass"], "0-6 would fit the first toe"
    assert legal(after(state, "pass")) == ["4-7@4-4"]


def test_l30_repeated_draws_are_one_a_turn() -> None:
    """
    The line has stuck seats draw again and again; line 28 allows one draw.

    The preset keeps to line 28: one draw a turn, and the next when the turn comes round.
    """
    state = position(TWO_TOES, "1-5 / 2-7", "5-6 5-7 4-8 3-8")
    state = after(state, "draw")
    assert legal(state) == ["pass"]

    state = after(state, "pass", "draw")
    assert legal(state) == ["pass"]

    state = after(state, "pass", "draw")
    assert (state.to_move, legal(state)) == (0, ["4-8@4-4"])


def test_l30_repeated_draws_could_be_all_in_one_turn() -> None:
    """The other reading: on a foot a seat draws until it can play. One field says so."""
    config = JAQUES.replace(per_turn_on_foot=DrawLimit.UNTIL_PLAYABLE)
    state = position(TWO_TOES, "1-5 / 2-7", "5-6 5-7 4-8 3-8", config)

    for _ in range(3):
        assert (state.to_move, legal(state)) == (0, ["draw"])
        state = after(state, "draw")
    assert (state.to_move, legal(state)) == (0, ["4-8@4-4"])

    state = position(B4, "5-6 / 2-7", "5-7 1-8", config)
    assert legal(after(state, "draw")) == ["pass"], "off a foot line 28 holds"


def test_l31_the_toes_of_a_finished_foot_are_ends_like_any_other() -> None:
    """Three toes leave three ends, open to whoever is next; the double itself offers nothing."""
    layout = f"{F4} 4-5@4-4 4-6@4-4 4-7@4-4"
    state = position(layout, "1-8 5-8 6-8 7-8 4-8 / 2-8")

    assert shown(state) == [1, 2, 3, 5, 6, 7]
    assert legal(state) == ["1-8@1-9", "5-8@4-5", "6-8@4-6", "7-8@4-7"]
    assert refusal(state, "4-8@4-4").reason is Reason.NO_SUCH_END
    assert refusal(state, "4-8@4-9").reason is Reason.NO_SUCH_END


def test_l32_the_round_ends_the_moment_a_last_tile_is_laid() -> None:
    """Nobody answers a last tile: not on a double that asks for a foot, not in the opening."""
    state = after(position(B4, "4-4 / 4-5 4-6"), "4-4@4-9")
    assert (state.is_round_over, state.to_move, legal(state)) == (True, None, [])
    assert refusal(state, "4-5@4-4").reason is Reason.ROUND_OVER
    assert round_result(state).ending is Ending.OUT

    state = after(position("9-9 9-1@9-9", "9-2 / 9-3 9-4"), "9-2@9-9")
    assert (round_result(state).ending, round_result(state).out) == (Ending.OUT, 0)


def test_l32_a_block_needs_everybody_stuck_and_an_empty_boneyard() -> None:
    """While there is a tile to draw or a seat that can play, the round goes on."""
    state = position(B4, "5-6 / 5-7", "5-8")
    assert legal(state) == ["draw"]

    state = after(state, "draw")
    assert legal(state) == ["pass"]

    state = after(state, "pass")
    assert (state.is_round_over, legal(state)) == (True, [])
    assert (round_result(state).ending, round_result(state).out) == (Ending.BLOCKED, None)
    assert points(state) == (24, 12)

    assert not position(B4, "5-6 / 5-7 / 5-8 1-1").is_round_over


def test_l33_a_hand_costs_its_pips_and_an_empty_one_nothing() -> None:
    """Everybody counts what is left in hand; who went out has nothing to count."""
    state = over(JAQUES, "2-6 3-3", "0-0 8-9")

    assert round_result(state).out == 0
    assert points(state) == (0, 14, 17)

    state = after(position(B4, "4-4 / 2-6 3-3"), "4-4@4-9")
    assert points(state) == (0, 14), "a double is as good a last tile as any"


def test_l34_the_next_round_uses_the_next_lower_double_and_all_tiles() -> None:
    """The table is cleared, everything goes back into the shuffle, and 8-8 follows 9-9."""
    state = next_round(over(JAQUES, "2-6 3-3"), seed=34)

    assert (round_engine(state), hunt(state)[0]) == (8, 8)
    assert (state.round_number, state.layout.placements) == (2, ())
    assert all_tiles(state) == full_set()
    assert [len(hand) for hand in state.hands] == [7, 7]

    dealt = next_round(over(JAQUES, "2-6 3-3"), tiles=dealing([7, 7], ["9-9 8-8", ""]))
    assert legal(dealt) == ["8-8"]
    assert Tile(9, 9) in dealt.hands[0], "the last engine is a tile like any other now"


def test_l35_the_lowest_sum_over_all_rounds_wins() -> None:
    """After the last round the fewest points in all win, whoever went out more often."""
    rows = ["0/9"] * 8 + ["99/1"]
    state = position(opened(4, 0), "1-9 / 6-6 5-8", more=past(range(9, 0, -1), rows))
    assert phase(state) == OpenPlay()
    assert (standings(state).ranks, standings(state).winners) == ((2, 1), ())

    state = after(state, "1-9@0-1")
    assert state.is_game_over
    assert points(state) == (0, 25)
    assert totals(state) == (99, 98)
    assert standings(state).winners == (1,)
    assert standings(state).ranks == (2, 1)


def test_l35_no_game_ends_before_its_last_round() -> None:
    """A round that is over is not the game: the last round is that of the double-blank."""
    assert not over(JAQUES, "2-2").is_game_over
    for engine in range(8, 1, -1):
        rounds = past(range(9, engine, -1), ["0/4"] * (9 - engine))
        state = over(JAQUES, "9-9", engine=engine, more=rounds)
        assert (state.is_round_over, state.is_game_over) == (True, False)
        assert round_engine(next_round(state, seed=35)) == engine - 1
