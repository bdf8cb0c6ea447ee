"""Dominologist: a turn, a foot, and how a round ends (lines 31 to 38, 53 to 64)."""

import pytest

from chickenfoot import (
    End,
    Ending,
    Reason,
    Tile,
    explain,
    is_starved,
    open_feet,
    round_result,
)
from chickenfoot.notation import parse_move
from chickenfoot.presets import DOMINOLOGIST
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
from sheets.games import suit

SIX = opened(6)
"""Nine in the middle, its six arms filled; the ends show 1 to 6."""

FOOT = f"{SIX} 4-4@4-9"
"""The same with an open foot of fours."""


def test_l31_one_tile_on_any_end_of_any_arm() -> None:
    """A turn is one tile, on whichever arm has an end that it matches."""
    state = position(SIX, "1-0 1-6 5-7 8-8 / 2-8 0-3", "", DOMINOLOGIST)

    assert legal(state) == ["1-0@1-9", "6-1@6-9", "1-6@1-9", "5-7@5-9"]
    assert refusal(state, "8-8@5-9").reason is Reason.DOES_NOT_FIT

    state = after(state, "6-1@6-9")
    assert (state.to_move, shown(state)) == (1, [1, 1, 2, 3, 4, 5])


def test_l32_who_cannot_play_draws_one_and_plays_it_or_passes() -> None:
    """One tile is drawn: it is laid if it fits, otherwise the turn is over."""
    state = position(SIX, "0-7 7-8 / 1-8", "0-8 3-7", DOMINOLOGIST)
    assert legal(state) == ["draw"]
    state = after(state, "draw")
    assert legal(state) == ["pass"]
    state = after(state, "pass")
    assert (state.to_move, state.hands[0], state.boneyard) == (
        1,
        tiles("0-7 0-8 7-8"),
        tiles("3-7"),
    )

    state = after(position(SIX, "0-7 7-8 / 1-8", "3-7 0-8", DOMINOLOGIST), "draw")
    assert legal(state) == ["3-7@3-9"]


def test_l32_who_can_play_does_not_draw() -> None:
    """The draw is for those who are stuck: nobody else is offered one."""
    state = position(SIX, "0-7 1-8 / 1-7", "3-7 0-8", DOMINOLOGIST)

    assert legal(state) == ["1-8@1-9"]
    assert refusal(state, "draw").reason is Reason.MUST_PLAY
    assert refusal(state, "pass").reason is Reason.MUST_PLAY


def test_l33_the_turn_goes_clockwise() -> None:
    """From each seat to the next, and from the last to the first, after a pass as after a play."""
    state = position(SIX, "1-0 4-7 / 7-8 0-7 / 3-8 2-8", "", DOMINOLOGIST)
    order = []
    for move in ("1-0@1-9", "0-7@0-1", "3-8@3-9", "4-7@4-9"):
        order.append(state.to_move)
        state = after(state, move)
    assert order == [0, 1, 2, 0]

    state = position(SIX, "7-8 / 1-0 2-2", "", DOMINOLOGIST)
    assert after(state, "pass").to_move == 1


def test_l35_until_a_foot_has_three_toes_nothing_else_is_played() -> None:
    """A double on an arm asks for three toes; who has none draws, and passes if that is none."""
    hands = "4-4 1-7 / 4-5 1-8 / 1-0 2-7 / 4-6 3-7"
    state = after(position(SIX, hands, "5-7 0-4", DOMINOLOGIST), "4-4@4-9")
    assert (missing(state), legal(state)) == (3, ["4-5@4-4"])
    told = refusal(state, "1-8@1-9")
    assert (told.reason, told.foot) == (Reason.FOOT_OPEN, End(Tile(4, 4)))
    assert told.missing == 3

    state = after(state, "4-5@4-4")
    assert (missing(state), legal(state)) == (2, ["draw"])
    assert refusal(state, "1-0@1-9").reason is Reason.FOOT_OPEN
    state = after(state, "draw")
    assert legal(state) == ["pass"], "5-7 would fit the first toe"
    state = after(state, "pass", "4-6@4-4")

    assert (state.to_move, missing(state), legal(state)) == (0, 1, ["draw"])
    state = after(state, "draw", "4-0@4-4")
    assert is_open(state)
    assert legal(state) == ["1-8@1-9"]


def test_l35_the_call_is_no_move() -> None:
    """The call is table talk: the foot is there with the tile, and the turn goes on."""
    state = after(position(SIX, "4-4 1-7 / 4-5 1-8", "", DOMINOLOGIST), "4-4@4-9")

    assert open_feet(state) == (End(Tile(4, 4)),)
    assert state.to_move == 1


def test_l37_a_round_ends_with_somebody_s_last_tile() -> None:
    """As soon as a hand is empty the round is over, on a double too, whose foot stays unfilled."""
    for hand, move in (("1-8", "1-8@1-9"), ("4-4", "4-4@4-9")):
        state = after(position(SIX, f"{hand} / 4-5 8-8", "0-4", DOMINOLOGIST), move)
        assert (round_result(state).ending, round_result(state).out) == (Ending.OUT, 0)
        assert points(state) == (0, 25)

    state = after(position(FOOT, "4-0 / 4-5 4-6", "", DOMINOLOGIST), "4-0@4-4")
    assert round_result(state).out == 0


def test_l38_a_round_ends_when_nobody_can_play_and_the_yard_is_empty() -> None:
    """Both are needed: a yard to draw from, or one seat that can play, keeps it going."""
    assert not position(SIX, "7-8 / 0-7", "0-8", DOMINOLOGIST).is_round_over
    assert not position(SIX, "7-8 / 0-7 / 1-0 2-0", "", DOMINOLOGIST).is_round_over

    state = after(position(SIX, "7-8 / 0-7", "0-8", DOMINOLOGIST), "draw", "pass")
    assert state.is_round_over
    assert (round_result(state).ending, round_result(state).out) == (Ending.BLOCKED, None)
    assert points(state) == (23, 7)


@pytest.mark.parametrize(("laid", "starved"), [(6, False), (7, True)])
def test_l53_a_double_laid_too_late_cannot_be_finished(laid: int, starved: bool) -> None:
    """
    The tip is to lay doubles while there are tiles to finish them.

    Of a number there are nine tiles beside its double, and a foot wants three of them: with seven
    on the table, the one that the double is laid on included, it is too late.
    """
    fours = [str(tile) for tile in suit(4) if str(tile) not in ("4-4", "4-9")]
    assert len(fours) == 8
    hands = f"4-4 7-7 / {' '.join(fours[: 9 - laid])} 7-8"
    state = after(position(SIX, hands, "1-7 2-7", DOMINOLOGIST), "4-4@4-9")

    assert is_starved(state, End(Tile(4, 4))) is starved
    assert missing(state) == 3


def test_l55_two_toes_of_one_s_own_take_two_turns() -> None:
    """
    The tip to fill two toes oneself is no leave to lay two tiles in a turn.

    One tile a turn (line 31): the others come in between, and draw if they have none.
    """
    state = position(SIX, "4-4 4-5 4-6 0-0 / 1-7 1-8", "2-7 2-8 3-8", DOMINOLOGIST)
    state = after(state, "4-4@4-9")
    assert state.to_move == 1
    assert explain(state, parse_move("4-5@4-4"), seat=0) is not None

    state = after(state, "draw", "pass")
    assert (missing(state), legal(state)) == (3, ["4-5@4-4", "4-6@4-4"])
    state = after(state, "4-5@4-4")
    assert (state.to_move, legal(state)) == (1, ["draw"])
    state = after(state, "draw", "pass", "4-6@4-4")
    assert missing(state) == 1


def test_l57_a_foot_nobody_can_finish_freezes_the_table_until_the_yard_is_gone() -> None:
    """Nothing ends early: everybody draws in vain, and with the last tile the round is blocked."""
    state = position(FOOT, "1-0 / 2-8 8-8", "1-7 2-7 3-7", DOMINOLOGIST)
    assert is_starved(state, End(Tile(4, 4)))

    for move in ("draw", "pass", "draw", "pass", "draw", "pass"):
        assert legal(state) == [move], "1-0, 2-8, 1-7, 2-7 and 3-7 would fit elsewhere"
        state = after(state, move)
    assert round_result(state).ending is Ending.BLOCKED
    assert points(state) == (1 + 8 + 10, 10 + 16 + 9), "the light hand fares better"


@pytest.mark.parametrize("boneyard", ["0-7", ""])
def test_l61_an_empty_yard_saves_nobody(boneyard: str) -> None:
    """While there are tiles a stuck seat draws, and may get one that fits; then it only passes."""
    state = position(SIX, "7-8 0-8 / 1-8", boneyard, DOMINOLOGIST)

    assert legal(state) == (["draw"] if boneyard else ["pass"])


def test_l64_a_foot_is_a_double_on_an_arm_and_its_next_three_tiles() -> None:
    """Three tiles of the whole table, not three of the one who laid it: then it is finished."""
    state = position(FOOT, "4-0 1-8 / 4-5 1-7 / 4-6 1-0", "", DOMINOLOGIST)
    for left, toe in ((3, "4-0@4-4"), (2, "4-5@4-4"), (1, "4-6@4-4")):
        assert (missing(state), legal(state)) == (left, [toe])
        state = after(state, toe)

    assert is_open(state)
    assert shown(state) == [0, 1, 2, 3, 5, 5, 6, 6]
    assert legal(state) == ["1-8@1-9"]
