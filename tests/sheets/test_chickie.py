"""
"How to Play Chickenfoot Dominoes", YM Imports, also called Chickie: how a round opens (lines 3-43).

Each test is named after the line of the sheet whose rule it holds; so in `test_chickie_play`.
"""

import pytest

from chickenfoot import (
    FillEngine,
    OpenPlay,
    Reason,
    RuleConfig,
    RuleConfigError,
    Tile,
    differences,
    new_game,
    next_round,
    open_ends,
    phase,
    round_engine,
    standings,
    totals,
)
from chickenfoot.presets import CHICKIE, CHICKIE_FOUR_SIDES, CHICKIE_SIX_SIDES
from scenarios.positions import (
    after,
    all_tiles,
    arms_missing,
    dealing,
    full_set,
    hunt,
    is_open,
    legal,
    opened,
    points,
    position,
    refusal,
    shown,
    tiles,
)
from sheets.games import engines_of, over


def test_l03_fewest_pips_left_are_best() -> None:
    """The aim is to be rid of tiles: a round costs the pips on those that are left."""
    state = over(CHICKIE.replace(engines=(9,)), "2-7 3-6", "8-8")

    assert points(state) == (0, 18, 16)
    assert standings(state).ranks == (1, 3, 2)


def test_l08_the_set_has_every_pair_from_blank_to_nine() -> None:
    """55 tiles: each number with each, and with itself, once."""
    pairs = [Tile(one, other) for one in range(10) for other in range(one, 10)]

    assert len(pairs) == 55
    assert all_tiles(new_game(CHICKIE, seats=4, seed=8)) == pairs


def test_l09_points_are_written_down_at_the_end_of_each_round() -> None:
    """What a round cost each seat stands below what the rounds before cost."""
    state = over(CHICKIE, "2-7 3-6", "0-9", engine=8, more="engines=9 points=0/30/4")

    assert next_round(state, seed=9).past_points == ((0, 30, 4), (0, 18, 9))
    assert totals(state) == (0, 48, 13)


def test_l13_hands_come_from_a_shuffled_pile() -> None:
    """Every deal is another one: no two hands are alike, and any tile may be in any hand."""
    deals = [new_game(CHICKIE, seats=4, seed=seed) for seed in range(40)]

    assert len({state.hands[0] for state in deals}) == 40
    for seat in range(4):
        assert {tile for state in deals for tile in state.hands[seat]} == set(full_set())


@pytest.mark.parametrize(
    ("seats", "each", "left"),
    [
        pytest.param(2, 21, 13, id="l15"),
        pytest.param(3, 14, 13, id="l16"),
        pytest.param(4, 11, 11, id="l17"),
        pytest.param(5, 8, 15, id="l18"),
        pytest.param(6, 7, 13, id="l19"),
        pytest.param(7, 6, 13, id="l20"),
        pytest.param(8, 5, 15, id="l21"),
    ],
)
def test_l15_to_l21_a_row_of_the_deal(seats: int, each: int, left: int) -> None:
    """So many tiles for so many seats; what is left is the chicken yard."""
    state = new_game(CHICKIE, seats=seats, seed=15)

    assert [len(hand) for hand in state.hands] == [each] * seats
    assert len(state.boneyard) == left


def test_l15_to_l21_deal_for_two_to_eight() -> None:
    """The table has no row for one seat and none for nine."""
    assert CHICKIE.seat_counts == (2, 3, 4, 5, 6, 7, 8)
    for seats in (1, 9):
        with pytest.raises(RuleConfigError):
            new_game(CHICKIE, seats=seats, seed=15)


def test_l23_the_rest_is_drawn_from_by_those_who_cannot_play() -> None:
    """The yard is for seats that are stuck: they take its next tile, and nobody else does."""
    state = position(opened(8), "0-9 0-0 / 1-2", "1-1 0-5", CHICKIE)
    assert legal(state) == ["draw"]
    drawn = after(state, "draw")
    assert (drawn.hands[0], drawn.boneyard) == (tiles("0-0 0-9 1-1"), tiles("0-5"))

    state = position(opened(8), "0-9 1-2 / 1-3", "1-1 0-5", CHICKIE)
    assert refusal(state, "draw").reason is Reason.MUST_PLAY


def test_l25_a_round_begins_with_its_double_in_the_middle() -> None:
    """The first round is that of the double-nine: nothing lies before it, and it lies alone."""
    state = position("", "9-9 1-9 / 9-2 3-3", "0-5", CHICKIE)
    assert (hunt(state), legal(state)) == ((9, 0), ["9-9"])

    state = after(state, "9-9")
    assert [placement.tile for placement in state.layout.placements] == [Tile(9, 9)]


def test_l29_the_next_highest_double_is_the_next_lower() -> None:
    """
    Next highest could be read upwards, but the list goes down: 8-8, 7-7 and so on to 0-0.

    That makes ten rounds.
    """
    assert engines_of(CHICKIE) == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]

    second = next_round(over(CHICKIE, "2-2"), tiles=dealing([21, 21], ["8-8", "7-7"]))
    assert (round_engine(second), legal(second)) == (8, ["8-8"])


def test_l31_all_draw_at_the_same_time_until_the_double_is_found() -> None:
    """
    When nobody holds the double each seat draws a tile, and again, until one of them has it.

    They draw together, so the round of draws is completed though the double is found in it.
    """
    hands = "9-4 2-2 / 3-9 8-8 / 9-1 3-5"
    state = position("", hands, "1-2 0-2 3-4 0-1 9-9 5-6 5-7", CHICKIE)
    for seat in (0, 1, 2, 0, 1, 2):
        assert (state.to_move, legal(state)) == (seat, ["draw"])
        state = after(state, "draw")

    assert (state.to_move, hunt(state), legal(state)) == (1, (9, 1), ["9-9"])
    assert [len(hand) for hand in state.hands] == [4, 4, 4]
    assert state.boneyard == tiles("5-7")


def test_l31_a_yard_too_short_for_all_serves_the_first_seats() -> None:
    """The sheet is silent on a yard too short for a tile each; here the first seats draw."""
    state = position("", "9-4 2-2 / 3-9 8-8 / 9-1 3-5", "1-2 0-2 3-4 9-9", CHICKIE)
    for seat in (0, 1, 2, 0):
        assert (state.to_move, legal(state)) == (seat, ["draw"])
        state = after(state, "draw")

    assert (state.to_move, legal(state)) == (0, ["9-9"])
    assert [len(hand) for hand in state.hands] == [4, 3, 3]


def test_l31_the_first_seat_s_tile_is_the_first_in_every_round() -> None:
    """Who draws first matters only to a short yard; it is the first seat, whoever went out."""
    deal = dealing([21, 21], ["", ""], first="9-9 8-8")
    state = new_game(CHICKIE, seats=2, tiles=deal)
    assert (state.to_move, legal(state)) == (0, ["draw"])

    over_now = after(position(opened(8), "2-2 / 0-1", "", CHICKIE, "turn=1"), "1-0@1-9")
    state = next_round(over_now, tiles=deal)
    assert (state.to_move, hunt(state), legal(state)) == (0, (8, None), ["draw"])


@pytest.mark.parametrize("layer", [0, 1, 2])
def test_l31_who_has_the_double_starts_the_round_by_laying_it(layer: int) -> None:
    """
    To start the round may mean the double, or the first tile on it.

    The preset reads it as the first, so the next seat plays on it; the other reading is a field.
    """
    hands = [f"9-{seat} 2-{seat}" for seat in range(3)]
    hands[layer] += " 9-9"
    following = (layer + 1) % 3

    state = after(position("", " / ".join(hands), "", CHICKIE), "9-9")
    assert (state.to_move, legal(state)) == (following, [f"9-{following}@9-9"])
    assert after(state, f"9-{following}@9-9").to_move == (layer + 2) % 3

    house = CHICKIE.replace(layer_leads=True)
    state = after(position("", " / ".join(hands), "", house), "9-9")
    assert (state.to_move, legal(state)) == (layer, [f"9-{layer}@9-9"])


def test_l31_who_matches_the_double_plays_others_draw_and_pass() -> None:
    """A seat plays on the double; if it cannot it draws one tile, and passes if that is no help."""
    state = position("9-9 9-1@9-9", "1-2 1-3 / 9-3 1-4", "1-5 9-6", CHICKIE)
    assert legal(state) == ["draw"]
    state = after(state, "draw")
    assert legal(state) == ["pass"]
    state = after(state, "pass")
    assert (state.to_move, legal(state)) == (1, ["9-3@9-9"])

    state = position("9-9 9-1@9-9", "1-2 1-3 / 9-3 1-4", "9-6 1-5", CHICKIE)
    state = after(state, "draw")
    assert legal(state) == ["9-6@9-9"]
    assert refusal(state, "pass").reason is Reason.MUST_PLAY


@pytest.mark.parametrize("but", range(1, 8))
def test_l33_so_it_goes_until_all_sides_are_opened(but: int) -> None:
    """
    The sheet does not say how many sides its centrepiece has.

    More than six, as six are few to it (line 35); the preset has eight.
    """
    state = position(opened(8 - but), "9-8 1-2 / 9-0 1-3", "", CHICKIE)

    assert phase(state) == FillEngine(but)
    assert legal(state) == ["9-8@9-9"]
    assert refusal(state, "1-2@1-9").reason is Reason.OPENING_UNFINISHED


@pytest.mark.parametrize(("config", "sides"), [(CHICKIE_FOUR_SIDES, 4), (CHICKIE_SIX_SIDES, 6)])
def test_l35_some_fill_only_four_or_six_sides(config: RuleConfig, sides: int) -> None:
    """Each of the two is a preset; a centrepiece or none, nothing else is changed."""
    assert differences(CHICKIE, config) == {"arms": (8, sides)}

    state = position("9-9", "9-1 1-2 / 9-3 1-3", "", config)
    assert [(end.pip, end.places) for end in open_ends(state)] == [(9, sides)]

    state = position(opened(sides - 1), "9-0 1-2 / 9-8 1-3", "", config)
    assert arms_missing(state) == 1
    state = after(state, "9-0@9-9")
    assert is_open(state)
    assert legal(state) == ["3-1@3-9", "1-3@1-9"], "9-8 has no place any more"


def test_l41_with_the_middle_filled_all_exposed_ends_are_open() -> None:
    """Then tiles go on whatever end has their number, and the middle takes no more."""
    state = position(opened(8), "0-9 1-2 5-5 / 1-3 0-0", "", CHICKIE)

    assert phase(state) == OpenPlay()
    assert shown(state) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert legal(state) == ["2-1@2-9", "1-2@1-9", "5-5@5-9"]
    assert refusal(state, "9-0@9-9").reason is Reason.NO_SUCH_END
    assert refusal(state, "0-9@1-9").reason is Reason.DOES_NOT_FIT


def test_l43_an_exposed_9_6_takes_a_six() -> None:
    """On an arm of 9-6 the six is exposed and goes on; the nine is covered."""
    state = position(opened(8), "0-6 0-9 / 0-0 0-1", "", CHICKIE)

    assert legal(state) == ["6-0@6-9"]
    assert refusal(state, "9-0@6-9").reason is Reason.DOES_NOT_FIT
    assert shown(after(state, "6-0@6-9")) == [0, 1, 2, 3, 4, 5, 7, 8]
