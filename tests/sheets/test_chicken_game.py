"""
"Chicken Foot Game", Cool Old Games: the set, the deal, the lead and a turn (lines 2 to 18).

Each test is named after the line of the page whose rule it holds; so in
`test_chicken_game_points`.
"""

import pytest

from chickenfoot import (
    End,
    Ending,
    FillEngine,
    FillFoot,
    OpenPlay,
    Reason,
    RuleConfig,
    RuleConfigError,
    Tile,
    new_game,
    next_round,
    phase,
    remarks,
    round_engine,
    round_result,
)
from chickenfoot.presets import CHICKEN_GAME, CHICKEN_GAME_DOUBLE_SIX
from scenarios.positions import (
    B3,
    B4,
    F4,
    after,
    all_tiles,
    arms_missing,
    dealing,
    full_set,
    is_open,
    legal,
    missing,
    points,
    position,
    refusal,
    shown,
    tiles,
)
from sheets.games import over


def test_l02_two_to_eight_as_far_as_the_tiles_go() -> None:
    """
    The page has two to eight play; with hands of seven (line 6) one set does not reach eight.

    Eight times seven is 56, and beside the engine there are 54 tiles.
    """
    assert CHICKEN_GAME.deal.seats == (2, 8)
    assert CHICKEN_GAME.seat_counts == (2, 3, 4, 5, 6, 7)

    with pytest.raises(RuleConfigError, match=r"56.*54"):
        new_game(CHICKEN_GAME, seats=8, seed=2)
    assert any("8 seats" in remark for remark in remarks(CHICKEN_GAME))


@pytest.mark.parametrize(
    ("highest", "seats"),
    [(5, (2,)), (6, (2, 3)), (9, (2, 3, 4, 5, 6, 7)), (12, (2, 3, 4, 5, 6, 7, 8))],
)
def test_l04_any_set_can_be_used(highest: int, seats: tuple[int, ...]) -> None:
    """Double-nine is preferred; another set deals to as many as its tiles suffice for."""
    config = CHICKEN_GAME.replace(highest=highest, engines=(highest,))

    assert config.seat_counts == seats
    state = new_game(config, seats=2, seed=4)
    assert all_tiles(state) == full_set(highest)
    assert round_engine(state) == highest


def test_l04_for_four_the_page_says_both_one_set_and_more() -> None:
    """
    One set for two to four, an extended one for four and above: four are told both.

    The preset has one set; that it suffices is arithmetic. A larger set and two sets are fields.
    """
    state = new_game(CHICKEN_GAME, seats=4, seed=4)
    assert all_tiles(state) == full_set(9)
    assert len(state.boneyard) == 26

    for extended in (CHICKEN_GAME.replace(highest=12), CHICKEN_GAME.replace(copies=2)):
        assert extended.seat_counts == (2, 3, 4, 5, 6, 7, 8)
    two_sets = new_game(CHICKEN_GAME.replace(copies=2), seats=8, seed=4)
    assert len(all_tiles(two_sets)) == 110


@pytest.mark.parametrize(("seats", "left"), [(2, 40), (3, 33), (4, 26), (5, 19), (6, 12), (7, 5)])
def test_l06_hands_of_seven_and_the_rest_is_the_boneyard(seats: int, left: int) -> None:
    """However many play, each draws seven; the rest of the tiles lie to be drawn."""
    states = [new_game(CHICKEN_GAME, seats=seats, seed=seed) for seed in range(5)]

    for state in states:
        assert [len(hand) for hand in state.hands] == [7] * seats
        assert len(state.boneyard) == left
    assert len({state.hands for state in states}) == 5


@pytest.mark.parametrize(("config", "highest"), [(CHICKEN_GAME, 9), (CHICKEN_GAME_DOUBLE_SIX, 6)])
def test_l07_the_highest_double_lies_in_the_middle(config: RuleConfig, highest: int) -> None:
    """
    The first tile on the table is the highest double of the set, 6-6 with double-six.

    Nobody is said to lay it: it lies there when the hands are drawn, and is in none of them.
    """
    engine = Tile(highest, highest)
    for seed in range(20):
        state = new_game(config, seats=3, seed=seed)
        assert [placement.tile for placement in state.layout.placements] == [engine]
        assert phase(state) == FillEngine(4)
        assert not any(engine in hand for hand in state.hands)


def test_l07_later_rounds_have_the_next_lower_double_there() -> None:
    """Each round after the first has the next lower one in the middle; the last is dealt again."""
    state = next_round(over(CHICKEN_GAME, "2-2"), seed=7)

    assert [placement.tile for placement in state.layout.placements] == [Tile(8, 8)]
    assert Tile(9, 9) in (*state.hands[0], *state.hands[1], *state.boneyard)
    assert all_tiles(state) == full_set()


YARD = "2-8 4-7 5-5 3-8 0-9"


@pytest.mark.parametrize(
    ("rows", "lead"),
    [
        pytest.param(["2-8 4-7 5-5"], 1, id="heaviest"),
        pytest.param(["5-5 2-8 4-7"], 2, id="double-counts-pips"),
        pytest.param(["4-7 2-8 3-8", "2-8 - 5-5", "4-7 - 3-8", "3-8 - 2-8"], 0, id="ties"),
    ],
)
def test_l09_who_draws_the_largest_tile_goes_first(rows: list[str], lead: int) -> None:
    """
    Before the first round each shows a tile from the boneyard; the one with most pips leads.

    That pips make it the largest, and that the tied show again, are readings of the preset.
    """
    lots = tuple(
        tuple(None if word == "-" else tiles(word)[0] for word in row.split()) for row in rows
    )
    deal = dealing([7, 7, 7], ["9-1", "9-2", "9-3"], first=YARD)
    state = new_game(CHICKEN_GAME, seats=3, tiles=deal, lots=lots)

    assert (state.lead, state.to_move) == (lead, lead)
    assert legal(state) == [f"9-{lead + 1}@9-9", "draw"]
    assert [len(hand) for hand in state.hands] == [7, 7, 7]
    assert state.boneyard[:5] == tiles(YARD), "the tiles shown went back"


def test_l09_is_about_the_first_round_only() -> None:
    """Who leads later is not said: here the lead goes round, and nothing is drawn for it."""
    for lead in (0, 1, 2):
        first = over(CHICKEN_GAME, "2-2", "3-3", more=f"lead={lead}")
        state = next_round(first, seed=9)
        assert (state.lots, state.to_move) == ((), (lead + 1) % 3)

    assert new_game(CHICKEN_GAME, seats=3, seed=9).lots != ()


def test_l11_tiles_that_match_the_middle_one_after_another() -> None:
    """Each in turn lays a tile that carries the number in the middle, and nothing else."""
    hands = "9-1 1-1 / 9-2 1-2 / 9-3 2-3 / 9-4 3-4"
    state = position("9-9", hands, "", CHICKEN_GAME)
    for seat in range(4):
        assert (state.to_move, phase(state)) == (seat, FillEngine(4 - seat))
        assert legal(state) == [f"9-{seat + 1}@9-9"]
        state = after(state, f"9-{seat + 1}@9-9")
    assert is_open(state)
    assert legal(state) == ["1-1@1-9"]


def test_l11_four_sides_not_four_turns() -> None:
    """
    The page counts four turns, then four sides; with a turn in which nothing is laid they differ.

    Sides it is: after four turns and three tiles the fourth side is still to be filled.
    """
    hands = "9-1 9-4 1-2 / 1-3 2-3 / 9-2 2-5 / 9-3 3-4"
    state = position("9-9", hands, "0-1 0-2", CHICKEN_GAME)
    state = after(state, "9-1@9-9", "draw", "pass", "9-2@9-9", "9-3@9-9")

    assert (state.to_move, arms_missing(state)) == (0, 1)
    assert refusal(state, "1-2@1-9").reason is Reason.OPENING_UNFINISHED
    assert legal(state) == ["9-4@9-9", "draw"]


def test_l12_who_cannot_play_must_draw_and_then_passes() -> None:
    """A stuck seat draws a tile; if that cannot be laid either, the turn goes on."""
    state = position(B4, "5-6 7-7 / 1-7", "5-7 1-8", CHICKEN_GAME)
    assert legal(state) == ["draw"]
    assert refusal(state, "pass").reason is Reason.MUST_DRAW

    state = after(state, "draw")
    assert legal(state) == ["pass"]
    state = after(state, "pass")
    assert (state.to_move, state.hands[0]) == (1, tiles("5-6 5-7 7-7"))


def test_l12_a_drawn_tile_that_fits_is_laid() -> None:
    """Only what does not fit is spoken of; what fits is laid in the same turn."""
    state = after(position(B4, "5-6 7-7 / 1-7", "1-8 5-7", CHICKEN_GAME), "draw")

    assert legal(state) == ["1-8@1-9"]
    assert refusal(state, "pass").reason is Reason.MUST_PLAY


def test_l12_with_an_empty_boneyard_the_turn_is_passed() -> None:
    """Nothing to draw: who is stuck passes at once."""
    state = position(B4, "5-6 7-7 / 1-7 8-8", "", CHICKEN_GAME)

    assert legal(state) == ["pass"]
    assert after(state, "pass").to_move == 1


def test_l13_after_the_fourth_side_any_exposed_end_will_do() -> None:
    """With the sides filled tiles go on whatever end they match."""
    state = position(B4, "1-2 3-5 4-4 5-6 / 1-7", "", CHICKEN_GAME)

    assert phase(state) == OpenPlay()
    assert shown(state) == [1, 2, 3, 4]
    assert legal(state) == ["2-1@2-9", "1-2@1-9", "3-5@3-9", "4-4@4-9"]


def test_l15_a_double_at_an_end_is_a_foot_whether_called_or_not() -> None:
    """
    A double makes a new foot; calling it is allowed, and what it obliges to is not said.

    The preset has the common rule: three tiles on it before anything else, without a call.
    """
    hands = "4-4 1-5 / 4-5 1-6 / 4-6 1-7 / 4-7 1-8"
    state = after(position(B4, hands, "", CHICKEN_GAME), "4-4@4-9")
    assert phase(state) == FillFoot(End(Tile(4, 4)), missing=3)

    for left, toe in ((3, "4-5@4-4"), (2, "4-6@4-4"), (1, "4-7@4-4")):
        assert (missing(state), legal(state)) == (left, [toe])
        state = after(state, toe)
    assert is_open(state)


def test_l15_only_a_double_that_matches_the_end_makes_a_foot() -> None:
    """A double goes where its number is shown, and nowhere else."""
    state = position(B4, "5-5 3-3 / 1-6 3-6", "", CHICKEN_GAME)

    assert legal(state) == ["3-3@3-9"]
    for end in ("1-9", "2-9", "4-9"):
        assert refusal(state, f"5-5@{end}").reason is Reason.DOES_NOT_FIT


@pytest.mark.parametrize(
    ("layout", "move"), [(B3, "9-4@9-9"), (B4, "1-5@1-9"), (B4, "4-4@4-9"), (F4, "4-6@4-4")]
)
def test_l17_a_round_ends_with_somebody_s_last_tile(layout: str, move: str) -> None:
    """An empty hand ends the round, whatever is unfinished."""
    tile = move.split("@", maxsplit=1)[0]
    state = after(position(layout, f"{tile} / 6-7 4-8", "1-1", CHICKEN_GAME), move)

    assert (round_result(state).ending, round_result(state).out) == (Ending.OUT, 0)
    assert legal(state) == []


def test_l18_a_round_ends_when_nobody_can_play_or_draw() -> None:
    """As long as one can play, or there is a tile to draw, it goes on."""
    assert not position(B4, "5-6 / 5-7", "0-8", CHICKEN_GAME).is_round_over
    assert not position(B4, "5-6 / 5-7 / 1-0 2-0", "", CHICKEN_GAME).is_round_over

    state = after(position(B4, "5-6 / 5-7", "0-8", CHICKEN_GAME), "draw", "pass")
    assert (round_result(state).ending, round_result(state).out) == (Ending.BLOCKED, None)
    assert points(state) == (19, 12)
