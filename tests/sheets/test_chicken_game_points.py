"""Cool Old Games: penalties, points, tips and questions (lines 21 to 42)."""

import pytest

from chickenfoot import (
    Ending,
    FillEngine,
    GameState,
    Reason,
    is_starved,
    new_game,
    open_ends,
    open_feet,
    phase,
    round_result,
    standings,
    totals,
)
from chickenfoot.presets import CHICKEN_GAME, CHICKEN_GAME_DOUBLE_SIX
from chickenfoot.rules import LastDouble
from scenarios.positions import (
    B3,
    B4,
    F4,
    after,
    all_tiles,
    full_set,
    is_open,
    legal,
    opened,
    points,
    position,
    refusal,
)
from sheets.games import cost, engines_of, over, past, suit


def usable_pips(state: GameState) -> set[int]:
    """Return the pips of the ends that the seat to move may use."""
    return {end.pip for end in open_ends(state) if end.allowed}


def test_l21_a_double_as_the_last_tile_costs_fifty() -> None:
    """
    No round may end with a double, it says, and then what it costs who does it.

    A ban with a price is a price: the move is legal, the seat is out, and has 50 points.
    """
    state = position(B4, "4-4 / 4-5 6-7 / 8-9", "", CHICKEN_GAME)
    assert legal(state) == ["4-4@4-9"]

    state = after(state, "4-4@4-9")
    assert (round_result(state).ending, round_result(state).out) == (Ending.OUT, 0)
    assert points(state) == (50, 22, 17)


def test_l21_could_be_a_ban() -> None:
    """The other reading of the same sentence: the double stays in the hand. One field says so."""
    config = CHICKEN_GAME.replace(last_double=LastDouble.FORBIDDEN)
    state = position(B4, "4-4 / 4-5 6-7 / 8-9", "1-6", config)

    assert refusal(state, "4-4@4-9").reason is Reason.LAST_TILE_DOUBLE
    assert legal(state) == ["draw"]


def test_l21_other_doubles_and_other_last_tiles_are_free() -> None:
    """The fifty are for the last tile only, and only if it is a double."""
    assert points(over(CHICKEN_GAME, "2-7")) == (0, 9)

    state = after(position(f"{F4} 4-5@4-4 4-6@4-4", "4-7 / 2-7", "", CHICKEN_GAME), "4-7@4-4")
    assert points(state) == (0, 9)

    state = after(position(B4, "4-4 4-6 1-5 / 4-5 4-7 2-7", "", CHICKEN_GAME), "4-4@4-9")
    state = after(state, "4-5@4-4", "4-6@4-4", "4-7@4-4", "1-5@1-9")
    assert points(state) == (0, 9)


def test_l22_the_double_blank_in_hand_costs_fifty() -> None:
    """Who holds it when the round ends has 50 for it, and the pips of the rest."""
    assert cost(CHICKEN_GAME, "0-0") == 50
    assert cost(CHICKEN_GAME, "0-0 2-4") == 56

    blocked = position(B4, "0-0 / 5-6", "", CHICKEN_GAME)
    assert round_result(blocked).ending is Ending.BLOCKED
    assert points(blocked) == (50, 11)


def test_l22_no_round_of_the_game_has_the_double_blank_in_the_middle() -> None:
    """Six rounds end with 4-4, so 0-0 can be in a hand in every one of them."""
    assert 0 not in engines_of(CHICKEN_GAME)
    assert 0 not in engines_of(CHICKEN_GAME_DOUBLE_SIX)


@pytest.mark.parametrize("but", [1, 2, 3])
def test_l23_no_other_tile_before_the_four_sides_are_opened(but: int) -> None:
    """As long as a side of the first tile is free, only tiles for it are legal."""
    state = position(opened(4 - but), "9-5 1-5 1-1 / 1-6 9-6", "", CHICKEN_GAME)

    assert phase(state) == FillEngine(but)
    assert legal(state) == ["9-5@9-9"]
    for elsewhere in ("1-5@1-9", "1-1@1-9"):
        assert refusal(state, elsewhere).reason is Reason.OPENING_UNFINISHED


def test_l24_the_fewest_points_in_all_win() -> None:
    """After the last of six rounds the lowest sum wins, whoever goes out in it."""
    more = past(range(9, 4, -1), ["0/9"] * 4 + ["60/1"])
    state = over(CHICKEN_GAME, "6-6 5-8", engine=4, more=more)
    assert state.is_game_over
    assert (points(state), totals(state)) == ((0, 25), (60, 62))
    assert standings(state).winners == (0,)

    more = past(range(9, 4, -1), ["0/9"] * 4 + ["63/1"])
    state = over(CHICKEN_GAME, "6-6 5-8", engine=4, more=more)
    assert (standings(state).winners, standings(state).ranks) == ((1,), (2, 1))

    more = past(range(9, 4, -1), ["0/9"] * 4 + ["62/1"])
    state = over(CHICKEN_GAME, "6-6 5-8", engine=4, more=more)
    assert state.is_game_over
    assert standings(state).winners == (0, 1), "of a tie nothing is said: it is shared"


def test_l26_each_round_costs_the_dots_left_and_who_cleared_the_hand_nothing() -> None:
    """The dots on unplayed tiles are points, counted for each round; none left, none counted."""
    state = over(CHICKEN_GAME, "2-7 3-6", "0-9", engine=8, more="engines=9 points=0/30/4")

    assert points(state) == (0, 18, 9)
    assert totals(state) == (0, 48, 13)


@pytest.mark.parametrize("hand", ["2-4 1-8", "6-9", "0-6 4-5", "0-1 0-2 3-3 0-6"])
def test_l27_a_hand_of_fifteen_dots_costs_fifteen(hand: str) -> None:
    """The hand that is shown has 15 dots; any hand of as many costs the same."""
    assert cost(CHICKEN_GAME, hand) == 15


def test_l29_a_double_leaves_one_number_to_match() -> None:
    """A double locks: of all the numbers that could be matched before, its own remains."""
    state = position(B4, "4-4 1-5 / 4-5 1-6 2-7 3-8", "", CHICKEN_GAME)
    assert usable_pips(state) == {1, 2, 3, 4}

    state = after(state, "4-4@4-9")
    assert usable_pips(state) == {4}
    assert legal(state) == ["4-5@4-4"]


def test_l30_the_double_four_locks_out_who_has_no_four() -> None:
    """With three tiles that fit elsewhere the next seat can lay none, and has to draw."""
    hands = "4-4 4-5 / 1-6 2-7 3-8"
    before = position(B4, hands, "0-5 0-6", CHICKEN_GAME, "turn=1")
    assert legal(before) == ["1-6@1-9", "2-7@2-9", "3-8@3-9", "draw"]

    state = after(position(B4, hands, "0-5 0-6", CHICKEN_GAME), "4-4@4-9")
    assert (state.to_move, legal(state)) == (1, ["draw"])
    assert legal(after(state, "draw")) == ["pass"]


def test_l31_the_fourth_side_makes_other_moves_available() -> None:
    """What was refused before the fourth side was filled is legal right after."""
    state = position(B3, "9-4 1-5 / 1-6 2-7 4-8", "", CHICKEN_GAME, "turn=1")
    assert legal(state) == ["pass"]

    state = after(state, "pass", "9-4@9-9")
    assert is_open(state)
    assert legal(state) == ["1-6@1-9", "2-7@2-9", "4-8@4-9"]


def test_l34_a_seat_that_can_play_may_draw_all_the_same() -> None:
    """
    By line 12 a seat draws when it cannot play; this tip has those draw who can.

    Both stand: the draw is offered beside the plays, once, and then only what was drawn is laid.
    """
    state = position(B4, "1-5 3-6 / 1-6", "2-8 0-6", CHICKEN_GAME)
    assert legal(state) == ["1-5@1-9", "3-6@3-9", "draw"]
    drawn = after(state, "draw")
    assert (drawn.to_move, legal(drawn)) == (0, ["2-8@2-9"])
    assert refusal(drawn, "1-5@1-9").reason is Reason.ALREADY_DREW
    assert refusal(drawn, "pass").reason is Reason.MUST_PLAY

    drawn = after(position(B4, "1-5 3-6 / 1-6", "0-6 2-8", CHICKEN_GAME), "draw")
    assert legal(drawn) == ["pass"], "the draw was the turn, though 1-5 fits"

    state = position(opened(2), "9-5 1-2 / 9-6 1-3", "0-6", CHICKEN_GAME)
    assert legal(state) == ["9-5@9-9", "draw"], "in the opening, of which the tip speaks"


def test_l34_is_no_rule_by_line_12() -> None:
    """Read as line 12 has it, who can play plays: one field forbids the draw of the tip."""
    strict = CHICKEN_GAME.replace(voluntary=False)
    state = position(B4, "1-5 3-6 / 1-6", "2-8 0-6", strict)

    assert legal(state) == ["1-5@1-9", "3-6@3-9"]
    assert refusal(state, "draw").reason is Reason.MUST_PLAY


@pytest.mark.parametrize("highest", [6, 9, 12])
def test_l34_low_doubles_are_no_harder_to_surround(highest: int) -> None:
    """
    The tip is wrong about later rounds: a low double has as many tiles that match as a high one.

    Every number of a set is on as many tiles as any other.
    """
    partners = {pip: len(suit(pip, highest)) - 1 for pip in range(highest + 1)}

    assert set(partners.values()) == {highest}


def test_l35_both_ways_to_fifty_points_can_meet() -> None:
    """A double as the last tile and a double-blank in hand are 50 each, for whoever it is."""
    state = after(position(B4, "4-4 / 0-0 1-2", "", CHICKEN_GAME), "4-4@4-9")

    assert points(state) == (50, 53)


def test_l35_wild_tiles_have_no_rule() -> None:
    """
    Wild tiles are named here, and in line 22 the double-blank; no rule says what they match.

    So blanks are not wild: they go on blanks, and only blanks go on them.
    """
    layout = f"{B4} 4-0@4-9"
    state = position(layout, "0-0 0-5 5-6 / 1-6", "", CHICKEN_GAME)

    assert legal(state) == ["0-0@0-4", "0-5@0-4"]
    assert refusal(state, "0-5@1-9").reason is Reason.DOES_NOT_FIT
    assert refusal(state, "0-0@1-9").reason is Reason.DOES_NOT_FIT
    assert refusal(state, "5-6@0-4").reason is Reason.DOES_NOT_FIT


def test_l38_any_set_and_the_double_six_set_for_strategy() -> None:
    """
    Line 4 prefers double-nine, this one double-six: each is a preset.

    28 tiles make hands of seven for two or three; for four none is left to be the engine.
    """
    assert all_tiles(new_game(CHICKEN_GAME_DOUBLE_SIX, seats=3, seed=38)) == full_set(6)
    assert len(full_set(6)) == 28
    assert CHICKEN_GAME_DOUBLE_SIX.seat_counts == (2, 3)
    assert engines_of(CHICKEN_GAME.replace(highest=12, engines=(12, 11))) == [12, 11]


def test_l40_six_rounds_or_as_many_as_one_likes() -> None:
    """Most play six, each on a double lower by one; any other number is a matter of taste."""
    assert engines_of(CHICKEN_GAME) == [9, 8, 7, 6, 5, 4]
    assert engines_of(CHICKEN_GAME_DOUBLE_SIX) == [6, 5, 4, 3, 2, 1]
    assert engines_of(CHICKEN_GAME.replace(engines=(9, 8))) == [9, 8]


def test_l42_a_round_that_nobody_clears_is_scored_without_a_winner() -> None:
    """With the boneyard gone and all stuck the round is over, and every hand counts in full."""
    layout = f"{F4} 4-5@4-4 4-6@4-4"
    state = position(layout, "1-5 0-0 / 2-7 3-3 / 8-8", "", CHICKEN_GAME)

    assert len(open_feet(state)) == 1
    assert is_starved(state, open_feet(state)[0])
    assert (round_result(state).ending, round_result(state).out) == (Ending.BLOCKED, None)
    assert points(state) == (56, 15, 16)
