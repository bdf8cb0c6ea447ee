"""
"How to Play Chicken Foot", Jaques of London: the set, the deal, the engine (lines 5 to 20).

Each test is named after the line of the sheet whose rule it holds; so in `test_jaques_play`,
`test_jaques_points` and `test_jaques_variations`.
"""

import pytest

from chickenfoot import (
    End,
    FillFoot,
    OpenPlay,
    RuleConfig,
    RuleConfigError,
    Tile,
    new_game,
    next_round,
    open_ends,
    phase,
    round_engine,
)
from chickenfoot.presets import JAQUES, JAQUES_DOUBLE_TWELVE
from scenarios.positions import (
    B4,
    F4,
    after,
    all_tiles,
    dealing,
    full_set,
    hunt,
    legal,
    position,
    tiles,
)
from sheets.games import engines_of, over


@pytest.mark.parametrize(("config", "highest"), [(JAQUES, 9), (JAQUES_DOUBLE_TWELVE, 12)])
def test_l05_two_to_eight_seats_play_with_one_of_two_sets(config: RuleConfig, highest: int) -> None:
    """Two to eight play, with the tiles of one double-nine or of one double-twelve set."""
    assert config.seat_counts == (2, 3, 4, 5, 6, 7, 8)
    for seats in config.seat_counts:
        assert all_tiles(new_game(config, seats=seats, seed=5)) == full_set(highest)
    for seats in (1, 9):
        with pytest.raises(RuleConfigError):
            new_game(config, seats=seats, seed=5)


@pytest.mark.parametrize("pip", range(9))
def test_l05_every_double_on_an_arm_becomes_a_foot(pip: int) -> None:
    """A foot is no choice: whichever double is laid on an arm, all have to finish it first."""
    others = [other for other in range(9) if other != pip][:3]
    layout = " ".join(["9-9", *(f"9-{shown}@9-9" for shown in (pip, *others))])
    toe = 5 if pip != 5 else 6
    one, other = (pip + 1) % 9, (pip + 2) % 9
    hands = f"{pip}-{pip} {one}-{one} / {pip}-{toe} {other}-{other}"

    state = after(position(layout, hands), f"{pip}-{pip}@{pip}-9")

    assert phase(state) == FillFoot(End(Tile(pip, pip)), missing=3)
    assert legal(state) == [f"{pip}-{toe}@{pip}-{pip}"]


def test_l11_three_tiles_on_a_double_and_play_goes_on_elsewhere() -> None:
    """What a double holds up are three tiles; with the third the rest of the table opens again."""
    state = position(F4, "4-5 1-8 / 4-6 2-8 / 4-7 3-8 / 1-6")
    for toe in ("4-5@4-4", "4-6@4-4", "4-7@4-4"):
        assert legal(state) == [toe]
        state = after(state, toe)

    assert phase(state) == OpenPlay()
    assert legal(state) == ["6-1@4-6", "1-6@1-9"]


@pytest.mark.parametrize(("config", "highest"), [(JAQUES, 9), (JAQUES_DOUBLE_TWELVE, 12)])
def test_l15_a_game_has_a_round_for_each_double(config: RuleConfig, highest: int) -> None:
    """Ten rounds with double-nine and 13 with double-twelve, from the highest double to the 0-0."""
    assert engines_of(config) == list(range(highest, -1, -1))


def test_l16_what_is_not_dealt_is_the_boneyard() -> None:
    """All tiles are shuffled together, hands are drawn from them, and the rest lies to be drawn."""
    states = [new_game(JAQUES, seats=3, seed=seed) for seed in range(40)]

    assert len({state.boneyard for state in states}) == 40
    assert {tile for state in states for tile in state.hands[0]} == set(full_set())
    for state in states:
        held = [tile for hand in state.hands for tile in hand]
        assert sorted([*held, *state.boneyard]) == full_set()
        assert (state.aside, state.layout.placements) == ((), ())


@pytest.mark.parametrize("config", [JAQUES, JAQUES_DOUBLE_TWELVE])
@pytest.mark.parametrize(
    ("seats", "each"), [(2, 7), (3, 7), (4, 7), (5, 6), (6, 6), (7, 5), (8, 5)]
)
def test_l17_hands_shrink_as_seats_are_added(config: RuleConfig, seats: int, each: int) -> None:
    """Seven tiles to four seats, six to six, five to eight: the sheet names no set, so for both."""
    state = new_game(config, seats=seats, seed=17)
    whole = 55 if config == JAQUES else 91

    assert [len(hand) for hand in state.hands] == [each] * seats
    assert len(state.boneyard) == whole - seats * each


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_l18_who_holds_the_double_of_the_round_lays_it_first(holder: int) -> None:
    """The round begins with its double, and nobody but the one who was dealt it may lay it."""
    hands = ["4-9 2-2", "3-9 8-8", "1-9 3-5"]
    hands[holder] += " 9-9"
    state = position("", " / ".join(hands), "5-9 0-1")

    assert hunt(state) == (9, holder)
    assert (state.to_move, legal(state)) == (holder, ["9-9"])


def test_l18_a_double_in_no_hand_is_drawn_for_tile_by_tile() -> None:
    """
    When nobody has it, they draw single tiles until somebody does.

    In turns or all together is left open; here in turns, the first seat first, and what is drawn is
    kept.
    """
    first = "5-8 5-6 9-9 5-7"
    state = new_game(JAQUES, seats=2, tiles=dealing([7, 7], ["", ""], first=first))
    dealt = state.hands
    for seat in (0, 1, 0):
        assert hunt(state) == (9, None)
        assert (state.to_move, legal(state)) == (seat, ["draw"])
        state = after(state, "draw")

    assert (state.to_move, legal(state)) == (0, ["9-9"])
    assert state.hands == (
        tuple(sorted([*dealt[0], *tiles("5-8 9-9")])),
        tuple(sorted([*dealt[1], *tiles("5-6")])),
    )
    assert state.boneyard[0] == Tile(5, 7)


def test_l18_a_later_double_is_found_in_the_same_way() -> None:
    """The first round is only the example: 8-8 is drawn for in the second as 9-9 was before."""
    first = after(position(B4, "2-2 3-3 / 1-8", more="turn=1"), "1-8@1-9")
    state = next_round(first, tiles=dealing([7, 7], ["", ""], first="9-9 8-8"))

    assert hunt(state) == (8, None)
    assert (state.to_move, legal(state)) == (0, ["draw"])

    state = after(state, "draw")
    assert (state.to_move, legal(state)) == (1, ["draw"])

    state = after(state, "draw")
    assert (state.to_move, legal(state)) == (1, ["8-8"])


def test_l19_the_engine_offers_four_arms() -> None:
    """
    Once it lies, the double in the middle takes four tiles.

    Two at each of its ends says how they lie; to the rules the four places are one end.
    """
    state = after(position("", "9-9 4-9 5-5 / 3-9 8-8 / 2-9 1-1 / 1-9 2-2 / 0-9 3-3"), "9-9")

    assert [(end.end, end.pip, end.places) for end in open_ends(state)] == [
        (End(Tile(9, 9)), 9, 4),
    ]

    state = after(state, "9-4@9-9", "9-3@9-9", "9-2@9-9", "9-1@9-9")
    assert sorted((end.pip, end.places) for end in open_ends(state)) == [
        (1, 1),
        (2, 1),
        (3, 1),
        (4, 1),
    ]


def test_l20_the_points_of_a_round_are_kept() -> None:
    """At the end of every round what it cost each seat is written down, under the rounds before."""
    second = over(JAQUES, "2-6 3-3", "0-9", engine=8, more="engines=9 points=0/30/4")

    third = next_round(second, seed=20)

    assert third.past_points == ((0, 30, 4), (0, 14, 9))
    assert third.past_engines == (9, 8)
    assert (third.round_number, round_engine(third)) == (3, 7)
