"""
R46 to R58: schedules, partners, one round, more trains than tiles, deals.

R51, the hybrid with trains, has a file of its own. Not in scope: R55's turns of several tiles, and
R59, feet that are there only when called.
"""

import itertools
import re

import pytest

from chickenfoot import (
    Ending,
    RuleConfig,
    RuleConfigError,
    Tile,
    new_game,
    next_round,
    remarks,
    round_engine,
    round_result,
    standings,
    totals,
)
from chickenfoot.presets import (
    CHICKEN_GAME,
    CHICKEN_GAME_DOUBLE_SIX,
    CHICKIE,
    DOMINOLOGIST,
    DOMINOLOGIST_DOUBLE_TWELVE,
    DOMINOLOGIST_FIVE_ROUNDS,
    JAQUES,
    JAQUES_DOUBLE_TWELVE,
    JAQUES_SINGLE_ROUND,
    JAQUES_TEAMS,
    JAQUES_TRAIN_HYBRID,
)
from chickenfoot.rules import Teams
from scenarios.positions import (
    B4,
    F4,
    after,
    arms_missing,
    finished,
    is_open,
    legal,
    opened,
    points,
    position,
)


@pytest.mark.parametrize(
    ("config", "engines"),
    [
        (JAQUES, range(9, -1, -1)),
        (JAQUES_DOUBLE_TWELVE, range(12, -1, -1)),
        (DOMINOLOGIST, range(9, -1, -1)),
        (DOMINOLOGIST_DOUBLE_TWELVE, range(12, 0, -1)),
        (DOMINOLOGIST_FIVE_ROUNDS, range(9, 4, -1)),
        (CHICKIE, range(9, -1, -1)),
        (CHICKEN_GAME, range(9, 3, -1)),
        (CHICKEN_GAME_DOUBLE_SIX, range(6, 0, -1)),
        (JAQUES_SINGLE_ROUND, [9]),
        (JAQUES.replace(engines=(*range(9, 0, -1), *range(10))), [*range(9, 0, -1), *range(10)]),
        (JAQUES.replace(engines=(3, 3, 7)), [3, 3, 7]),
    ],
)
def test_r46_a_game_has_the_rounds_of_its_sheet(config: RuleConfig, engines: list[int]) -> None:
    """Each round is played on the double that the schedule names, and then the game is over."""
    played = []
    state = new_game(config, seats=3, seed=46)
    for number in itertools.count(1):
        assert state.round_number == number
        assert not state.is_game_over
        state = finished(state)
        played.append(round_engine(state))
        if state.is_game_over:
            break
        state = next_round(state, seed=46)
    assert played == list(engines)


R48_HANDS = "4-6 / 0-5 / 2-5 / 1-2 / 3-6 / 2-2"


def test_r48_partners_sit_opposite_and_add_up() -> None:
    """Of six, 0 and 3 are partners, 1 and 4, 2 and 5; who is out still pays for the partner."""
    config = JAQUES_TEAMS.replace(engines=(9,))
    state = after(position(B4, R48_HANDS, config=config), "4-6@4-9")
    result = standings(state)

    assert points(state) == totals(state) == (0, 5, 7, 3, 9, 4)
    assert result.teams == ((0, 3), (1, 4), (2, 5))
    assert result.ranks == (1, 3, 2, 1, 3, 2)
    assert result.winners == (0, 3)


def test_r48_before_the_last_round_nobody_has_won() -> None:
    """With rounds to come the same points give ranks, and no winners."""
    state = after(position(B4, R48_HANDS, config=JAQUES_TEAMS), "4-6@4-9")

    assert standings(state).ranks == (1, 3, 2, 1, 3, 2)
    assert standings(state).winners == ()


@pytest.mark.parametrize(
    ("seats", "teams"),
    [
        (4, ((0, 2), (1, 3))),
        (6, ((0, 3), (1, 4), (2, 5))),
        (8, ((0, 4), (1, 5), (2, 6), (3, 7))),
    ],
)
def test_r48_opposite_is_half_the_table_away(
    seats: int, teams: tuple[tuple[int, int], ...]
) -> None:
    """Of four, six or eight, the partner is the seat across."""
    config = JAQUES.replace(teams=Teams.OPPOSITE)

    assert standings(new_game(config, seats=seats, seed=0)).teams == teams


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_r48_partners_need_an_even_table(seats: int) -> None:
    """Seven cannot sit in pairs, and two have nobody to play against."""
    config = JAQUES.replace(teams=Teams.OPPOSITE)
    assert config.seat_counts == (4, 6, 8)

    with pytest.raises(RuleConfigError, match=str(seats)):
        new_game(config, seats=seats, seed=0)
    with pytest.raises(RuleConfigError):
        config.replace(seats=(seats, seats))


def test_r50_who_goes_out_wins_the_single_round() -> None:
    """Going out wins, also on a double; points are counted but do not matter."""
    hands = "0-7 0-8 / 0-6 / 4-4"
    state = position(B4, hands, config=JAQUES_SINGLE_ROUND, more="turn=2")
    state = after(state, "4-4@4-9")

    assert state.is_game_over
    assert points(state) == (15, 6, 0)
    assert standings(state).ranks == (2, 2, 1)
    assert standings(state).winners == (2,)


def test_r50_even_if_going_out_costs_more() -> None:
    """A house price for the last double makes the winner the one with the most points."""
    config = JAQUES_SINGLE_ROUND.replace(out_on_double=50)
    state = after(position(B4, "4-4 / 0-6 / 0-7", config=config), "4-4@4-9")

    assert points(state) == (50, 6, 7)
    assert standings(state).winners == (0,)


def test_r50_a_blocked_single_round_goes_to_the_fewest_pips() -> None:
    """With 20, 12 and 12 left, the two with twelve share it."""
    hands = "5-7 0-8 / 6-6 / 5-6 0-1"
    state = position(F4, hands, config=JAQUES_SINGLE_ROUND)

    assert round_result(state).ending is Ending.BLOCKED
    assert points(state) == (20, 12, 12)
    assert state.is_game_over
    assert standings(state).ranks == (3, 1, 1)
    assert standings(state).winners == (1, 2)


@pytest.mark.parametrize(("seats", "size"), [(2, 27), (3, 18), (4, 13), (5, 11), (6, 9), (8, 6)])
def test_r50_equal_hands_and_the_rest_to_draw(seats: int, size: int) -> None:
    """All tiles are dealt as far as they divide; three get eighteen each and one is left."""
    state = new_game(JAQUES_SINGLE_ROUND, seats=seats, seed=50)

    assert [len(hand) for hand in state.hands] == [size] * seats
    assert len(state.boneyard) == 55 - seats * size
    assert state.aside == ()


def numbers(text: str) -> set[int]:
    """Return the numbers that *text* names."""
    return {int(number) for number in re.findall(r"\d+", text)}


@pytest.mark.parametrize(("seats", "fits"), [(2, True), (5, True), (6, False), (7, False)])
def test_r54_more_trains_than_the_suit_can_start(seats: int, fits: bool) -> None:
    """Four arms and seven trains want eleven nines, and there are nine: that is remarked."""
    config = JAQUES_TRAIN_HYBRID.replace(seats=(seats, seats))
    said = [remark for remark in remarks(config) if {seats, 4 + seats, 9} <= numbers(remark)]

    assert bool(said) is not fits
    assert new_game(config, seats=seats, seed=0).to_move is not None


def test_r55_one_tile_a_turn() -> None:
    """After one tile it is the next seat's turn, though the seat could go on from its own tile."""
    state = after(position(B4, "1-5 5-6 7-7 / 8-8 0-0", "6-7"), "1-5@1-9")

    assert (state.to_move, legal(state)) == (1, ["draw"])


@pytest.mark.parametrize("arms", range(1, 10))
def test_r56_any_number_of_arms(arms: int) -> None:
    """The engine wants as many arms as the table says: two, three, or nine."""
    config = JAQUES.replace(arms=arms)
    for filled in range(arms):
        state = position(opened(filled), "9-0 1-5 / 7-7", config=config)
        if filled < arms:
            assert arms_missing(state) == arms - filled
            assert legal(state) == ["9-0@9-9"]
    hand = "1-5" if arms == 9 else "9-0 1-5"
    state = position(opened(arms), f"{hand} / 7-7 6-6 5-5", config=config)
    assert is_open(state)
    assert "1-5@1-9" in legal(state)
    assert "9-0@9-9" not in legal(state)


def test_r57_hands_that_the_set_cannot_fill() -> None:
    """Eight hands of seven and an engine apart want more than a double-nine has; seven do not."""
    with pytest.raises(RuleConfigError) as caught:
        new_game(CHICKEN_GAME, seats=8, seed=0)
    assert {8, 7, 56, 54} <= numbers(str(caught.value))
    assert CHICKEN_GAME.seat_counts == (2, 3, 4, 5, 6, 7)

    state = new_game(CHICKEN_GAME, seats=7, seed=0)
    assert [len(hand) for hand in state.hands] == [7] * 7
    assert [placement.tile for placement in state.layout.placements] == [Tile(9, 9)]
    assert len(state.boneyard) == 5


def test_r57_the_engine_apart_counts() -> None:
    """Four hands of seven are a whole double-six, which leaves no engine to lay out."""
    assert CHICKEN_GAME_DOUBLE_SIX.seat_counts == (2, 3)
    with pytest.raises(RuleConfigError) as caught:
        new_game(CHICKEN_GAME_DOUBLE_SIX, seats=4, seed=0)
    assert {4, 7, 28, 27} <= numbers(str(caught.value))

    assert new_game(JAQUES.replace(highest=6), seats=4, seed=0).boneyard == ()


def test_r57_somebody_must_be_able_to_draw_for_the_lead() -> None:
    """Six hands of nine and the engine are the set: no tile is left to show."""
    config = CHICKEN_GAME.replace(hand_sizes=9)
    assert config.seat_counts == (2, 3, 4, 5)

    with pytest.raises(RuleConfigError, match="54"):
        new_game(config, seats=6, seed=0)


@pytest.mark.parametrize("seats", range(2, 9))
def test_r58_forty_two_over_the_seats(seats: int) -> None:
    """Chickie deals 42 tiles, halves rounded up: eleven each to four, not ten."""
    state = new_game(CHICKIE, seats=seats, seed=58)

    assert [len(hand) for hand in state.hands] == [(2 * 42 + seats) // (2 * seats)] * seats
