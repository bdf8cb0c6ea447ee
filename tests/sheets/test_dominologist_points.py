"""Dominologist: what hands cost, the whole game, blanks, and the answers (lines 41 to 66)."""

import pytest

from chickenfoot import (
    FillEngine,
    FillFoot,
    Reason,
    new_game,
    phase,
    round_result,
    standings,
    totals,
)
from chickenfoot.presets import DOMINOLOGIST, DOMINOLOGIST_FIVE_ROUNDS
from scenarios.positions import after, is_open, legal, missing, opened, points, position, refusal
from sheets.games import cost, engines_of, over, past

BLANK = f"{opened(6)} 6-0@6-9"
"""The six arms are filled, and one has grown; the ends show 0 to 5."""


def test_l41_a_hand_costs_its_pips_and_going_out_nothing() -> None:
    """When the round is over every seat counts the pips it holds, and an empty hand has none."""
    state = over(DOMINOLOGIST, "2-7 5-8", "6-6", "0-8")

    assert round_result(state).out == 0
    assert points(state) == (0, 22, 12, 8)


def test_l44_nothing_left_costs_nothing() -> None:
    """Who went out has 0 for the round, whatever its last tile was."""
    state = position(opened(6), "4-4 / 2-7 5-8", "", DOMINOLOGIST)

    assert points(after(state, "4-4@4-9")) == (0, 22)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        pytest.param("2-4 1-8", 15, id="l45"),
        pytest.param("9-9", 18, id="l46"),
        pytest.param("0-0", 50, id="l47"),
    ],
)
def test_l45_to_l47_the_examples_of_what_a_hand_costs(hand: str, expected: int) -> None:
    """Two tiles cost the pips of both, the double-nine 18, the double-blank 50 instead of 0."""
    assert cost(DOMINOLOGIST, hand) == expected


def test_l47_the_double_blank_adds_to_what_else_is_held() -> None:
    """Its 50 are points like any other: they come on top of the pips of the rest."""
    assert cost(DOMINOLOGIST, "0-0 2-4 1-8") == 65
    assert cost(DOMINOLOGIST, "0-0 0-9") == 59


def test_l47_the_double_blank_costs_its_50_in_a_blocked_round_too() -> None:
    """However the round ends, who holds the double-blank then pays for it."""
    state = position(opened(6), "0-0 / 7-8", "", DOMINOLOGIST)

    assert points(state) == (50, 15)


def test_l49_ten_rounds_and_the_lowest_total_wins() -> None:
    """From 9-9 to 0-0; a total is kept, and the lowest after the last round wins."""
    assert engines_of(DOMINOLOGIST) == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]

    more = past(range(9, 0, -1), ["0/9"] * 8 + ["99/1"])
    state = position(opened(6, 0), "1-9 / 7-7 5-6", "", DOMINOLOGIST, more)
    assert standings(state).winners == ()
    state = after(state, "1-9@0-1")
    assert (state.is_game_over, totals(state)) == (True, (99, 98))
    assert standings(state).winners == (1,)


@pytest.mark.parametrize("engines", [(9,), (9, 8, 7), (9, 8, 7, 6, 5)])
def test_l49_a_shorter_game_is_a_matter_of_agreement(engines: tuple[int, ...]) -> None:
    """Any number of rounds will do if all agree on it; `dominologist_five_rounds` is one."""
    config = DOMINOLOGIST.replace(engines=engines)

    assert engines_of(config) == list(engines)
    assert (config == DOMINOLOGIST_FIVE_ROUNDS) is (len(engines) == 5)


def test_l50_to_lay_the_double_blank_first_is_advice() -> None:
    """It goes on a blank end and is worth laying at once; other tiles are as legal as ever."""
    state = position(BLANK, "0-0 1-8 / 0-7 2-8", "", DOMINOLOGIST)
    assert legal(state) == ["0-0@0-6", "1-8@1-9"]

    state = position(opened(6), "0-0 1-8 / 0-7 2-8", "", DOMINOLOGIST)
    assert legal(state) == ["1-8@1-9"], "no end shows a blank yet"
    assert refusal(state, "0-0@1-9").reason is Reason.DOES_NOT_FIT


def test_l59_blanks_go_on_blanks_only() -> None:
    """A blank is a number like any other: it matches a blank, and nothing else matches it."""
    state = position(BLANK, "0-7 7-8 / 0-8 1-7", "", DOMINOLOGIST)
    assert legal(state) == ["0-7@0-6"]
    for elsewhere in ("0-7@1-9", "7-0@5-9"):
        assert refusal(state, elsewhere).reason is Reason.DOES_NOT_FIT

    state = position(BLANK, "7-8 8-8 / 0-8 1-7", "", DOMINOLOGIST)
    assert legal(state) == ["pass"], "nothing but a blank fits the blank end"


def test_l59_the_foot_of_the_double_blank_wants_blanks() -> None:
    """Its toes are blanks, and three of them, like those of any double."""
    state = after(position(BLANK, "0-0 1-8 / 0-7 2-8", "", DOMINOLOGIST), "0-0@0-6")

    assert (missing(state), legal(state)) == (3, ["0-7@0-0"])
    assert refusal(state, "2-8@2-9").reason is Reason.FOOT_OPEN
    assert isinstance(phase(state), FillFoot)


@pytest.mark.parametrize("pip", [1, 2, 3, 4, 5, 6, 8, 9])
def test_l59_only_the_blank_half_of_other_blanks_is_free(pip: int) -> None:
    """
    Other blanks are said to cost nothing; by line 41 a tile costs the pips on it.

    Both hold of the blank half: it adds nothing to what the other half costs.
    """
    assert cost(DOMINOLOGIST, f"0-{pip}") == pip


def test_l63_two_to_eight_and_their_hands() -> None:
    """Two seats hold 21 tiles each, eight hold 6, and what is left is the yard."""
    two, eight = (new_game(DOMINOLOGIST, seats=seats, seed=63) for seats in (2, 8))

    assert [len(hand) for hand in two.hands] == [21, 21]
    assert [len(hand) for hand in eight.hands] == [6] * 8
    assert (len(two.boneyard), len(eight.boneyard)) == (13, 7)


@pytest.mark.parametrize("but", range(1, 6))
def test_l65_arms_grow_only_when_all_six_are_there(but: int) -> None:
    """With five of the six tiles laid the arms are as shut as with one."""
    state = position(opened(6 - but), "9-6 1-7 / 1-8 9-8", "", DOMINOLOGIST)
    assert phase(state) == FillEngine(but)
    assert legal(state) == ["9-6@9-9"]
    assert refusal(state, "1-7@1-9").reason is Reason.OPENING_UNFINISHED

    state = position(opened(6), "9-7 1-7 / 1-8 9-8", "", DOMINOLOGIST)
    assert is_open(state)
    assert legal(state) == ["1-7@1-9"], "a seventh nine has no place"


def test_l66_the_fifty_for_a_double_blank_can_decide_the_game() -> None:
    """The lowest total wins, and in that total a double-blank left in hand counts 50."""
    config = DOMINOLOGIST.replace(engines=(9, 8))
    state = over(config, "0-0", "6-9 7-9", engine=8, more="engines=9 points=40/1/12")

    assert totals(state) == (40, 51, 43)
    assert standings(state).ranks == (1, 3, 2)
    assert standings(state).winners == (0,)
