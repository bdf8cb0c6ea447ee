"""Jaques of London: the four variations, each a preset of its own (lines 59 to 71)."""

import pytest

from chickenfoot import (
    Draw,
    End,
    Ending,
    FillFoot,
    OpenPlay,
    Reason,
    RuleConfigError,
    Tile,
    new_game,
    open_ends,
    open_feet,
    phase,
    remarks,
    round_result,
    standings,
    totals,
)
from chickenfoot.presets import (
    JAQUES,
    JAQUES_BLIND,
    JAQUES_SINGLE_ROUND,
    JAQUES_TEAMS,
    JAQUES_TRAIN_HYBRID,
)
from scenarios.positions import (
    B3,
    B4,
    after,
    all_tiles,
    full_set,
    hunt,
    legal,
    points,
    position,
    random_round,
    refusal,
)
from sheets.games import engines_of, over, past, suit

TRAIN = f"{B4} 9-5@9-9:0"
"""Four arms that show 1 to 4, and the train of seat 0, which shows 5."""


def test_l59_every_seat_has_a_train_of_its_own() -> None:
    """A train begins at the engine beside the arms, and only its own seat may lay on it."""
    state = position(B4, "1-5 6-9 / 2-6 7-9", "", JAQUES_TRAIN_HYBRID)

    assert legal(state) == ["1-5@1-9", "9-6@9-9:0"]
    assert refusal(state, "9-6@9-9:1").reason is Reason.TRAIN_CLOSED
    assert refusal(state, "9-6@9-9").reason is Reason.NO_SUCH_END

    state = after(state, "9-6@9-9:0")
    assert legal(state) == ["2-6@2-9", "9-7@9-9:1"]
    assert refusal(state, "6-2@6-9:0").reason is Reason.TRAIN_CLOSED


def test_l59_who_cannot_go_marks_its_train_and_opens_it_to_all() -> None:
    """
    A seat that passes puts a marker on its train; then anybody may lay there.

    When it may draw first is not said: here it draws, and marks if that did not help.
    """
    hands = "6-7 6-8 / 1-7 5-8"
    closed = position(TRAIN, hands, "7-8 0-6", JAQUES_TRAIN_HYBRID, "turn=1")
    assert legal(closed) == ["1-7@1-9"]
    assert refusal(closed, "5-8@5-9:0").reason is Reason.TRAIN_CLOSED

    state = position(TRAIN, hands, "7-8 0-6", JAQUES_TRAIN_HYBRID)
    assert (legal(state), state.markers) == (["draw"], frozenset())
    state = after(state, "draw")
    assert (legal(state), state.markers) == (["pass"], frozenset())
    state = after(state, "pass")
    assert state.markers == {0}
    assert legal(state) == ["1-7@1-9", "5-8@5-9:0"]


def test_l59_a_draw_that_helps_needs_no_marker() -> None:
    """Who draws a tile that fits lays it, and its train stays closed."""
    state = position(TRAIN, "6-7 6-8 / 1-7 5-8", "0-2 0-6", JAQUES_TRAIN_HYBRID)
    state = after(state, "draw", "2-0@2-9")

    assert state.markers == frozenset()
    assert legal(state) == ["1-7@1-9"]


def test_l59_the_marker_comes_off_by_a_play_on_the_own_train() -> None:
    """When a train closes again is not said: here when its seat lays on it, not elsewhere."""
    state = position(TRAIN, "1-7 5-8 / 2-6 8-8 5-6", "", JAQUES_TRAIN_HYBRID, "markers=0")

    assert after(state, "1-7@1-9").markers == {0}
    assert legal(after(state, "1-7@1-9")) == ["2-6@2-9", "5-6@5-9:0"]
    assert after(state, "5-8@5-9:0").markers == frozenset()
    assert legal(after(state, "5-8@5-9:0")) == ["2-6@2-9"]


def test_l59_a_marked_train_may_be_begun_by_anybody() -> None:
    """The marker opens a train that is not there yet, too: its first tile may be another's."""
    state = position(B4, "6-7 / 5-9 8-8", "", JAQUES_TRAIN_HYBRID, "turn=1 markers=0")

    assert legal(state) == ["9-5@9-9:0", "9-5@9-9:1"]


def test_l59_doubles_on_trains_are_ordinary_tiles() -> None:
    """Feet belong to the arms: after a double on a train everybody plays where they like."""
    hands = "5-5 1-6 / 5-6 1-7"
    state = after(position(TRAIN, hands, "", JAQUES_TRAIN_HYBRID), "5-5@5-9:0")

    assert (phase(state), open_feet(state)) == (OpenPlay(), ())
    assert legal(state) == ["1-7@1-9"]
    own = [end for end in open_ends(state) if end.end == End(Tile(5, 5), train=0)]
    assert [(end.pip, end.places) for end in own] == [(5, 1)]


def test_l59_doubles_on_arms_shut_the_trains_as_well() -> None:
    """A foot on an arm blocks all other play, as line 27 has it: trains are other play."""
    hands = "4-4 1-6 / 4-6 7-9"
    state = after(position(TRAIN, hands, "", JAQUES_TRAIN_HYBRID), "4-4@4-9")

    assert phase(state) == FillFoot(End(Tile(4, 4)), missing=3)
    assert legal(state) == ["4-6@4-4"]
    assert refusal(state, "9-7@9-9:1").reason is Reason.FOOT_OPEN


def test_l59_with_trains_an_arm_comes_first_for_who_can_fill_one() -> None:
    """Here the last words of line 26 matter: who cannot fill an arm may use its train instead."""
    layout = f"{B3} 9-5@9-9:0"
    state = position(layout, "5-6 4-9 / 1-7 2-8", "", JAQUES_TRAIN_HYBRID)
    assert legal(state) == ["9-4@9-9"]
    assert refusal(state, "5-6@5-9:0").reason is Reason.OPENING_UNFINISHED

    state = position(layout, "5-6 1-6 / 1-7 4-9", "", JAQUES_TRAIN_HYBRID)
    assert legal(state) == ["5-6@5-9:0"]
    assert refusal(state, "1-6@1-9").reason is Reason.OPENING_UNFINISHED


def test_l59_trains_for_more_than_five_seats_want_more_nines_than_there_are() -> None:
    """
    The variation is said to suit larger groups; with one double-nine set not all trains can start.

    Four arms and a train each take a nine apiece, and beside the engine there are nine of them.
    """
    nines = len(suit(9)) - 1
    short = [seats for seats in JAQUES_TRAIN_HYBRID.seat_counts if 4 + seats > nines]
    assert short == [6, 7, 8]

    told = remarks(JAQUES_TRAIN_HYBRID)
    assert len(told) == 3
    for seats, remark in zip(short, told, strict=True):
        assert f"{seats} seats" in remark
        assert str(4 + seats) in remark


@pytest.mark.parametrize(
    ("seats", "each", "left"),
    [(2, 27, 1), (3, 18, 1), (4, 13, 3), (5, 11, 0), (6, 9, 1), (7, 7, 6), (8, 6, 7)],
)
def test_l63_a_single_round_deals_the_tiles_out_equally(seats: int, each: int, left: int) -> None:
    """Larger hands, equal ones; what does not divide is left to draw, as nothing is said of it."""
    state = new_game(JAQUES_SINGLE_ROUND, seats=seats, seed=63)

    assert [len(hand) for hand in state.hands] == [each] * seats
    assert (len(state.boneyard), state.aside) == (left, ())


def test_l63_the_single_round_is_on_the_highest_double() -> None:
    """One round, on 9-9, and the game is over."""
    assert engines_of(JAQUES_SINGLE_ROUND, seats=4) == [9]


def test_l63_the_first_one_out_wins_and_pips_rank_nobody() -> None:
    """Who empties the hand first wins; what the others hold does not matter, not even nothing."""
    state = over(JAQUES_SINGLE_ROUND, "0-0", "7-8 8-9")

    assert (state.is_game_over, points(state)) == (True, (0, 0, 32))
    assert standings(state).ranks == (1, 2, 2)
    assert standings(state).winners == (0,)


def test_l63_a_blocked_single_round_goes_to_the_fewest_pips() -> None:
    """If nobody empties a hand, of which nothing is said, the fewest pips win, ties shared."""
    state = position(B4, "5-6 0-9 / 5-7 / 6-6", "", JAQUES_SINGLE_ROUND)

    assert round_result(state).ending is Ending.BLOCKED
    assert (state.is_game_over, points(state)) == (True, (20, 12, 12))
    assert standings(state).ranks == (3, 1, 1)
    assert standings(state).winners == (1, 2)


@pytest.mark.parametrize("seats", range(2, 9))
def test_l67_blind_deals_everything_and_leaves_no_boneyard(seats: int) -> None:
    """
    Every tile is in a hand, so the engine is as well.

    But for five seats 55 tiles do not divide; the first seats then hold one more.
    """
    state = new_game(JAQUES_BLIND, seats=seats, seed=67)
    each, more = divmod(55, seats)

    assert [len(hand) for hand in state.hands] == [each + 1] * more + [each] * (seats - more)
    assert (state.boneyard, state.aside) == ((), ())
    assert all_tiles(state) == full_set()
    engine, layer = hunt(state)
    assert engine == 9
    assert layer is not None
    assert Tile(9, 9) in state.hands[layer]


def test_l67_blind_seats_that_cannot_go_pass() -> None:
    """There is nothing to draw: who is stuck passes, and nobody ever draws in a round."""
    state = position(B4, "5-6 / 1-7 8-8", "", JAQUES_BLIND)
    assert legal(state) == ["pass"]
    assert refusal(state, "draw").reason is Reason.NOTHING_TO_DRAW
    assert after(state, "pass").to_move == 1

    moves = [move for seed in range(8) for move, _ in random_round(JAQUES_BLIND, 4, seed)]
    assert Draw() not in moves


@pytest.mark.parametrize(
    ("seats", "pairs"),
    [(6, ((0, 3), (1, 4), (2, 5))), (8, ((0, 4), (1, 5), (2, 6), (3, 7)))],
)
def test_l71_partners_sit_opposite(seats: int, pairs: tuple[tuple[int, int], ...]) -> None:
    """Six or eight play in pairs, each with the one across the table."""
    state = new_game(JAQUES_TEAMS, seats=seats, seed=71)

    assert standings(state).teams == pairs
    assert [len(hand) for hand in state.hands] == [6 if seats == 6 else 5] * seats


@pytest.mark.parametrize("seats", [2, 4, 5, 7])
def test_l71_only_six_or_eight_play_in_pairs(seats: int) -> None:
    """The sheet has pairs for six and for eight seats, and for no other number."""
    assert JAQUES_TEAMS.seat_counts == (6, 8)
    with pytest.raises(RuleConfigError):
        new_game(JAQUES_TEAMS, seats=seats, seed=71)


def test_l71_partners_add_up_what_both_still_hold() -> None:
    """Who goes out clears one hand: the partner's pips count, and here lose the round."""
    config = JAQUES_TEAMS.replace(engines=(9,))
    state = over(config, "5-5", "7-7", "8-9", "0-6", "5-6")

    assert points(state) == (0, 10, 14, 17, 6, 11)
    assert standings(state).ranks == (2, 1, 3, 2, 1, 3)
    assert standings(state).winners == (1, 4)


def test_l71_the_pair_with_the_lowest_sum_over_all_rounds_wins() -> None:
    """Sums of pairs go on from round to round, and the lowest at the end wins the game."""
    config = JAQUES_TEAMS.replace(engines=(9, 8))
    more = past([9], ["0/0/9/0/3/1"])
    state = over(config, "5-5", "7-7", "8-9", "0-6", "5-6", engine=8, more=more)

    assert (state.is_game_over, totals(state)) == (True, (0, 10, 23, 17, 9, 12))
    assert standings(state).ranks == (1, 2, 3, 1, 2, 3)
    assert standings(state).winners == (0, 3)


def test_l71_without_pairs_each_plays_alone() -> None:
    """Pairs are a variation: at the plain table the one who goes out wins that round."""
    state = over(JAQUES.replace(engines=(9,)), "5-5", "7-7", "8-9", "0-6", "5-6")

    assert standings(state).teams == ((0,), (1,), (2,), (3,), (4,), (5,))
    assert standings(state).winners == (0,)
