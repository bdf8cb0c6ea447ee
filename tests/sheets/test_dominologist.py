"""
"What Is Chickenfoot?", Dominologist: the set, the deal, the engine and the opening (lines 2 to 29).

Each test is named after the line of the sheet whose rule it holds; so in
`test_dominologist_play` and `test_dominologist_points`.
"""

import pytest

from chickenfoot import (
    End,
    FillEngine,
    FillFoot,
    Reason,
    RuleConfigError,
    Tile,
    new_game,
    next_round,
    open_ends,
    phase,
    remarks,
    standings,
)
from chickenfoot.presets import (
    DOMINOLOGIST,
    DOMINOLOGIST_DOUBLE_TWELVE,
    DOMINOLOGIST_FIVE_ROUNDS,
)
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
    tiles,
)
from sheets.games import engines_of, over

SIX = opened(6)
"""Nine in the middle, its six arms filled; the ends show 1 to 6."""


@pytest.mark.parametrize("pip", range(9))
def test_l02_every_double_stops_the_table(pip: int) -> None:
    """No double is spared: whichever is laid on an arm, its foot comes before all else."""
    others = [other for other in range(9) if other != pip][:5]
    layout = " ".join(["9-9", *(f"9-{shown}@9-9" for shown in (pip, *others))])
    toe = 5 if pip != 5 else 6
    one, other = (pip + 1) % 9, (pip + 2) % 9
    hands = f"{pip}-{pip} {one}-{one} / {pip}-{toe} {other}-{other}"

    state = after(position(layout, hands, "", DOMINOLOGIST), f"{pip}-{pip}@{pip}-9")

    assert phase(state) == FillFoot(End(Tile(pip, pip)), missing=3)
    assert legal(state) == [f"{pip}-{toe}@{pip}-{pip}"]


def test_l03_what_is_left_in_hand_counts_against_a_seat() -> None:
    """The aim is to get rid of tiles: the pips of those that are left are points."""
    assert points(over(DOMINOLOGIST, "2-7", "5-6 3-8")) == (0, 9, 22)


def test_l03_a_double_takes_the_next_three_tiles_of_the_table() -> None:
    """Whoever is next: three tiles go on the double before any other end is used."""
    hands = "4-4 1-0 / 4-5 1-7 / 2-0 3-7 / 4-6 2-7 / 4-7 3-8"
    state = after(position(SIX, hands, "8-8", DOMINOLOGIST), "4-4@4-9")

    for move in ("4-5@4-4", "draw", "pass", "4-6@4-4", "4-7@4-4"):
        assert legal(state) == [move], "elsewhere 1-0, 1-7, 2-0, 3-7, 2-7 and 3-8 would fit"
        state = after(state, move)
    assert is_open(state)
    assert legal(state) == ["1-0@1-9"]


def test_l04_the_opening_takes_six_tiles_beside_the_double() -> None:
    """
    Six in all could count the double in the middle, and leave five to lay.

    By lines 29 and 65 the six are laid on it.
    """
    state = position("9-9", "9-1 1-1 / 9-2 2-2 / 9-3 3-3", "", DOMINOLOGIST)
    assert phase(state) == FillEngine(6)

    state = position(opened(5), "9-6 1-7 / 2-8 6-8", "", DOMINOLOGIST)
    assert phase(state) == FillEngine(1)
    assert legal(state) == ["9-6@9-9"]


@pytest.mark.parametrize("layout", [opened(4), SIX])
def test_l04_who_cannot_play_draws_from_the_yard(layout: str) -> None:
    """A seat that is stuck turns to the yard, in the opening as after it."""
    state = position(layout, "0-7 7-8 / 1-8 9-0", "0-8 7-7", DOMINOLOGIST)

    assert legal(state) == ["draw"]
    assert after(state, "draw").boneyard == tiles("7-7")


def test_l06_two_to_eight_each_for_themselves() -> None:
    """From two to eight seats, and each is a side of its own."""
    assert DOMINOLOGIST.seat_counts == (2, 3, 4, 5, 6, 7, 8)
    for seats in DOMINOLOGIST.seat_counts:
        state = new_game(DOMINOLOGIST, seats=seats, seed=6)
        assert standings(state).teams == tuple((seat,) for seat in range(seats))


def test_l08_a_double_nine_set_has_55_tiles() -> None:
    """The set is double-nine, 55 tiles, and a game on it has ten rounds."""
    assert len(full_set()) == 55
    assert all_tiles(new_game(DOMINOLOGIST, seats=4, seed=8)) == full_set()
    assert engines_of(DOMINOLOGIST) == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]


def test_l08_a_double_twelve_set_makes_twelve_rounds() -> None:
    """
    With the larger set twelve rounds take the place of ten, though it has 13 doubles.

    A round for each double (line 49) would be 13; the preset plays the twelve, from the top.
    """
    state = new_game(DOMINOLOGIST_DOUBLE_TWELVE, seats=8, seed=8)

    assert all_tiles(state) == full_set(12)
    assert len([tile for tile in full_set(12) if tile.is_double]) == 13
    assert engines_of(DOMINOLOGIST_DOUBLE_TWELVE) == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]


def test_l10_all_ten_rounds_or_five() -> None:
    """Ten fill an evening; many play five, here the first five."""
    assert len(engines_of(DOMINOLOGIST)) == 10
    assert engines_of(DOMINOLOGIST_FIVE_ROUNDS) == [9, 8, 7, 6, 5]


def test_l15_one_set_of_55_different_tiles() -> None:
    """One set is enough: no tile is there twice."""
    for seats in DOMINOLOGIST.seat_counts:
        found = all_tiles(new_game(DOMINOLOGIST, seats=seats, seed=15))
        assert (len(found), len(set(found))) == (55, 55)


@pytest.mark.parametrize("seats", [0, 1, 9, 10])
def test_l16_no_fewer_than_two_and_no_more_than_eight(seats: int) -> None:
    """A table for one or for nine is not dealt."""
    with pytest.raises(RuleConfigError):
        new_game(DOMINOLOGIST, seats=seats, seed=16)


def test_l18_a_total_runs_from_round_to_round() -> None:
    """What each round cost is added to what was there before."""
    config = DOMINOLOGIST.replace(engines=(9, 8, 7))
    state = over(config, "2-6 3-3", "0-9", engine=8, more="engines=9 points=3/30/4")

    assert standings(state).ranks == (1, 3, 2)
    assert next_round(state, seed=18).past_points == ((3, 30, 4), (0, 14, 9))


@pytest.mark.parametrize(
    ("seats", "each", "left"),
    [
        pytest.param(2, 21, 13, id="l22"),
        pytest.param(3, 18, 1, id="l23-three"),
        pytest.param(4, 13, 3, id="l23-four"),
        pytest.param(5, 11, 0, id="l24-five"),
        pytest.param(6, 9, 1, id="l24-six"),
        pytest.param(7, 7, 6, id="l25-seven"),
        pytest.param(8, 6, 7, id="l25-eight"),
    ],
)
def test_l22_to_l25_a_row_of_the_deal(seats: int, each: int, left: int) -> None:
    """A hand by the number of seats, the rest for the yard, and ten rounds, 9-9 down to 0-0."""
    state = new_game(DOMINOLOGIST, seats=seats, seed=22)

    assert [len(hand) for hand in state.hands] == [each] * seats
    assert len(state.boneyard) == left
    assert engines_of(DOMINOLOGIST, seats) == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]


def test_l24_for_five_seats_the_rest_is_nothing() -> None:
    """
    Five times eleven is the whole set: the yard of that row is empty from the start.

    Who is stuck passes, with no draw before it, and a remark says so of the rules.
    """
    state = new_game(DOMINOLOGIST, seats=5, tiles=dealing([11] * 5, ["", "", "9-9", "", ""]))
    assert (state.boneyard, legal(state)) == ((), ["9-9"])
    assert any("empty" in remark and "5 seats" in remark for remark in remarks(DOMINOLOGIST))

    hands = "0-7 7-8 / 9-6 1-7 / 1-8 / 2-8 / 3-8"
    assert legal(position(opened(5), hands, "", DOMINOLOGIST)) == ["pass"]


@pytest.mark.parametrize("seats", [2, 3])
def test_l26_the_double_is_drawn_for_in_turns(seats: int) -> None:
    """If it was dealt to nobody the seats draw a tile each in turn, until it turns up."""
    hands = " / ".join(["4-9 2-2", "3-9 8-8", "1-9 3-5"][:seats])
    state = position("", hands, "0-1 0-2 0-3 9-9 5-7", DOMINOLOGIST)
    for number in range(4):
        assert hunt(state) == (9, None)
        assert (state.to_move, legal(state)) == (number % seats, ["draw"])
        state = after(state, "draw")

    assert (state.to_move, legal(state)) == (3 % seats, ["9-9"])
    assert state.boneyard == tiles("5-7")


def test_l26_later_rounds_begin_with_the_next_lower_double() -> None:
    """After 9-9 comes 8-8, drawn for in the same way, then 7-7, down to 0-0."""
    first = after(position(SIX, "2-2 3-3 / 1-8", "", DOMINOLOGIST, "turn=1"), "1-8@1-9")
    second = next_round(first, tiles=dealing([21, 21], ["", ""], first="8-8"))
    assert (hunt(second), legal(second)) == ((8, None), ["draw"])
    assert second.to_move == 0, "the first seat again, whoever went out"
    assert legal(after(second, "draw")) == ["8-8"]

    third = next_round(
        over(DOMINOLOGIST, "2-2 3-3", engine=8, more="engines=9 points=0/10"),
        tiles=dealing([21, 21], ["", "7-7"]),
    )
    assert (hunt(third), legal(third)) == ((7, 1), ["7-7"])


def test_l29_six_tiles_on_the_double_before_anything_else() -> None:
    """
    The opening wants six tiles on the double, and nothing else is played before.

    Three on a side says how they lie; to the rules the six places are one end.
    """
    state = position("9-9", "9-1 1-2 / 9-3 2-5 / 9-2 1-3", "", DOMINOLOGIST)
    assert [(end.pip, end.places) for end in open_ends(state)] == [(9, 6)]
    state = after(state, "9-1@9-9", "9-3@9-9")
    assert arms_missing(state) == 4
    assert legal(state) == ["9-2@9-9"]
    assert refusal(state, "1-3@1-9").reason is Reason.OPENING_UNFINISHED


@pytest.mark.parametrize("layer", [0, 1, 2])
def test_l29_who_laid_the_double_goes_first_and_then_clockwise(layer: int) -> None:
    """
    To go first could mean to have laid the double; the sentence is about the tiles on it.

    So the layer lays the first of them as well, and then the next seat.
    """
    hands = [f"9-{seat} 2-{seat}" for seat in range(3)]
    hands[layer] += " 9-9"
    state = after(position("", " / ".join(hands), "", DOMINOLOGIST), "9-9")

    for turn in range(3):
        seat = (layer + turn) % 3
        assert (state.to_move, legal(state)) == (seat, [f"9-{seat}@9-9"])
        if turn < 2:
            state = after(state, f"9-{seat}@9-9")

    house = DOMINOLOGIST.replace(layer_leads=False)
    state = after(position("", " / ".join(hands), "", house), "9-9")
    assert state.to_move == (layer + 1) % 3, "the other reading"


def test_l29_in_the_opening_who_adds_nothing_draws_then_passes() -> None:
    """A seat without the number draws one tile: it is laid if it fits, else the turn is over."""
    state = position("9-9 9-1@9-9", "1-2 1-3 / 9-3 9-4", "1-5 9-6", DOMINOLOGIST)
    assert legal(state) == ["draw"]
    assert legal(after(state, "draw")) == ["pass"]

    state = position("9-9 9-1@9-9", "1-2 1-3 / 9-3 9-4", "9-6 1-5", DOMINOLOGIST)
    assert legal(after(state, "draw")) == ["9-6@9-9"]
