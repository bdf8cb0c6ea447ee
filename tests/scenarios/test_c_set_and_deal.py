"""C01 to C12: the set, the deal, and the hunt for the engine."""

import pytest

from chickenfoot import (
    Ending,
    RuleConfig,
    RuleConfigError,
    Tile,
    apply_move,
    legal_moves,
    new_game,
    next_round,
    round_engine,
    round_result,
    totals,
)
from chickenfoot.presets import (
    CHICKEN_GAME,
    CHICKIE,
    CHICKIE_FOUR_SIDES,
    DOMINOLOGIST,
    JAQUES,
)
from chickenfoot.rules import EngineStart, Hunt
from scenarios.positions import (
    after,
    all_tiles,
    arms_missing,
    dealing,
    finished,
    full_set,
    hunt,
    legal,
    points,
    position,
    random_round,
    tiles,
)


@pytest.mark.parametrize("highest", range(2, 19))
def test_c01_a_set_has_each_pair_once(highest: int) -> None:
    """A double-N set has (N+1)(N+2)/2 tiles, each pair of pips once, one of them 0-0."""
    config = JAQUES.replace(highest=highest, hand_sizes=1, arms=2, toes=1)
    found = all_tiles(new_game(config, seats=2, seed=1))

    assert len(found) == len(set(found)) == (highest + 1) * (highest + 2) // 2
    assert sum(tile.pips for tile in found) == highest * (highest + 1) * (highest + 2) // 2
    assert found.count(Tile(0, 0)) == 1
    assert sum(tile.is_double for tile in found) == highest + 1


@pytest.mark.parametrize(
    ("highest", "count", "pips"),
    [(6, 28, 168), (9, 55, 495), (12, 91, 1092), (15, 136, 2040), (18, 190, 3420)],
)
def test_c01_the_sets_that_are_sold(highest: int, count: int, pips: int) -> None:
    """28, 55, 91, 136 and 190 tiles."""
    found = all_tiles(new_game(JAQUES.replace(highest=highest), seats=2, seed=1))

    assert (len(found), sum(tile.pips for tile in found)) == (count, pips)


DEALS = [
    (CHICKIE, [21, 14, 11, 8, 7, 6, 5], [13, 13, 11, 15, 13, 13, 15]),
    (DOMINOLOGIST, [21, 18, 13, 11, 9, 7, 6], [13, 1, 3, 0, 1, 6, 7]),
    (JAQUES, [7, 7, 7, 6, 6, 5, 5], [41, 34, 27, 25, 19, 20, 15]),
    (CHICKEN_GAME, [7, 7, 7, 7, 7, 7], [40, 33, 26, 19, 12, 5]),
]


@pytest.mark.parametrize(("config", "hands", "boneyards"), DEALS)
def test_c02_every_sheet_has_its_own_deal(
    config: RuleConfig, hands: list[int], boneyards: list[int]
) -> None:
    """Hands and boneyard are as the sheet says for two to eight seats."""
    assert config.seat_counts == tuple(range(2, 2 + len(hands)))
    for seats, hand, boneyard in zip(config.seat_counts, hands, boneyards, strict=True):
        state = new_game(config, seats=seats, seed=2)
        assert [len(held) for held in state.hands] == [hand] * seats
        assert len(state.boneyard) == boneyard


def test_c03_more_tiles_than_there_are() -> None:
    """Four hands of eleven are 44 tiles, and a double-six has 28."""
    config = JAQUES.replace(highest=6, hand_sizes=11)
    assert config.seat_counts == (2,)
    with pytest.raises(RuleConfigError) as dealt:
        new_game(config, seats=4, seed=0)
    with pytest.raises(RuleConfigError) as made:
        config.replace(seats=(4, 4))
    for caught in (dealt, made):
        assert "44" in str(caught.value)
        assert "28" in str(caught.value)


@pytest.mark.parametrize("config", [CHICKIE_FOUR_SIDES, DOMINOLOGIST])
def test_c03_a_table_for_another_set(config: RuleConfig) -> None:
    """The hands that two sheets deal fit no double-six, whatever the number of seats."""
    with pytest.raises(RuleConfigError, match="28"):
        config.replace(highest=6, engines=(6, 5, 4))


@pytest.mark.parametrize("config", [CHICKIE, DOMINOLOGIST, JAQUES, CHICKEN_GAME])
@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 100])
def test_c03_seats_that_no_sheet_deals_to(config: RuleConfig, seats: int) -> None:
    """Nobody plays alone, and nine are more than any of the sheets knows."""
    with pytest.raises(RuleConfigError, match=str(seats)):
        new_game(config, seats=seats, seed=0)


def test_c03_no_hand_is_ever_short() -> None:
    """Whatever the set and the hands: each seat gets its number, or the deal is refused."""
    for highest in (4, 6, 9):
        for size in (1, 5, 9, 14):
            for seats in range(2, 9):
                count = (highest + 1) * (highest + 2) // 2
                try:
                    rules = JAQUES.replace(highest=highest, hand_sizes=size)
                    state = new_game(rules, seats=seats, seed=3)
                except RuleConfigError:
                    assert seats * size > count
                else:
                    assert seats * size <= count
                    assert [len(hand) for hand in state.hands] == [size] * seats


def test_c06_a_hunt_ends_where_the_reserve_begins() -> None:
    """With the double-nine in the reserve, eleven draws are made; then the next double is laid."""
    config = DOMINOLOGIST.replace(reserve=2)
    deal = dealing([21, 21], ["8-8 7-7", "6-6"], last="9-9 0-0")
    state = new_game(config, seats=2, tiles=deal)
    for _ in range(11):
        assert hunt(state) == (9, None)
        assert legal(state) == ["draw"]
        state = after(state, "draw")

    assert state.boneyard == tiles("9-9 0-0")
    assert (hunt(state), state.to_move, legal(state)) == ((8, 0), 0, ["8-8"])
    state = after(state, "8-8")
    assert round_engine(state) == 8
    assert arms_missing(state) == 6
    assert finished(state).is_round_over


def test_c06_the_highest_double_of_any_hand() -> None:
    """It need not be lower than the one asked for, and counts also if it was drawn in the hunt."""
    config = JAQUES.replace(reserve=2)
    more = "engines=9,8 points=1/1,2/2"
    state = position("", "1-2 3-3 / 0-1 4-4", "9-9 7-7 0-0", config, more)
    state = after(state, "draw")

    assert (hunt(state), state.to_move, legal(state)) == ((9, 0), 0, ["9-9"])


def test_c06_a_hunt_without_any_double_blocks_the_round() -> None:
    """If no hand holds a double and none may be drawn, every hand counts and nobody is out."""
    config = JAQUES.replace(highest=2, arms=1, toes=1, hand_sizes=1, reserve=3)
    deal = tiles("0-1 0-2 1-2 0-0 1-1 2-2")
    state = after(new_game(config, seats=2, tiles=deal), "draw")

    assert state.is_round_over
    assert (round_result(state).ending, round_result(state).out) == (Ending.BLOCKED, None)
    assert points(state) == (1 + 3, 2)
    assert legal(state) == []


@pytest.mark.parametrize("choice", [Hunt.IN_TURN, Hunt.TOGETHER])
@pytest.mark.parametrize("reserve", [0, 2, 5])
def test_c06_every_hunt_ends(choice: Hunt, reserve: int) -> None:
    """In every deal the hunt ends after as many draws as may be made, or sooner."""
    config = JAQUES.replace(hunt=choice, reserve=reserve)
    longest = 0
    for seed in range(80):
        state = new_game(config, seats=3, seed=seed)
        draws = 0
        while legal(state) == ["draw"] and not state.layout.placements:
            state = apply_move(state, legal_moves(state)[0])
            draws += 1
        assert draws <= 55 - 21 - reserve
        assert state.is_round_over or hunt(state)[1] == state.to_move
        longest = max(longest, draws)
    assert longest > 20


def test_c07_the_round_of_the_double_blank() -> None:
    """Nought is a number: the double-blank opens the last round, and its arms want blanks."""
    rounds = range(9, 0, -1)
    more = f"engines={','.join(map(str, rounds))} points={','.join(['1/2'] * 9)}"
    state = position("", "0-0 1-2 / 3-4 5-6", "1-1", more=more)
    assert (state.round_number, round_engine(state)) == (10, 0)
    assert (hunt(state), state.to_move, legal(state)) == ((0, 0), 0, ["0-0"])

    state = after(state, "0-0")
    assert round_engine(state) == 0
    assert arms_missing(state) == 4
    assert legal(state) == ["draw"]
    assert legal(position("0-0", "0-4 1-2 / 3-4 5-6", "1-1", more=more)) == ["0-4@0-0"]


@pytest.mark.parametrize("choice", [Hunt.IN_TURN, Hunt.TOGETHER, Hunt.NEXT_LOWER])
def test_c07_the_double_blank_is_hunted_for(choice: Hunt) -> None:
    """When nobody holds it, it is drawn for like any other double, and by nothing else replaced."""
    config = JAQUES.replace(engines=(0,), hunt=choice)
    state = position("", "9-9 1-2 / 3-4 5-6", "1-1 2-2 0-0 3-3", config)
    assert hunt(state) == (0, None)
    state = after(state, "draw", "draw", "draw")
    if choice is Hunt.TOGETHER:
        state = after(state, "draw")

    assert (hunt(state), state.to_move, legal(state)) == ((0, 0), 0, ["0-0"])


SKIPPING = JAQUES.replace(highest=6, hunt=Hunt.NEXT_LOWER)


def test_c08_doubles_that_nobody_holds_are_skipped() -> None:
    """The next double held is used, and those skipped are burned: the ladder goes on below it."""
    doubles = "6-6 5-5 3-3 2-2 0-0"
    deal = dealing([7, 7], ["1-1", "4-4"], last=doubles, highest=6)
    state = new_game(SKIPPING, seats=2, tiles=deal)
    assert (hunt(state), state.to_move, legal(state)) == ((4, 1), 1, ["4-4"])
    assert round_engine(state) == 4

    state = finished(state)
    assert not state.is_game_over
    second = next_round(state, seed=8)
    assert second.past_engines == (4,)
    assert round_engine(second) <= 3

    deal = dealing([7, 7], ["6-6 4-4", "0-0 5-5"], last="3-3 2-2 1-1", highest=6)
    state = next_round(state, tiles=deal)
    assert (hunt(state), state.to_move, legal(state)) == ((0, 1), 1, ["0-0"])

    state = finished(state)
    assert state.is_game_over
    assert (state.past_engines, round_engine(state)) == ((4,), 0)


def test_c08_without_the_variant_the_double_is_drawn_for() -> None:
    """Otherwise the only opening of round one is the double-six."""
    deal = dealing([7, 7], ["1-1", "4-4"], last="6-6 5-5 3-3 2-2 0-0", highest=6)
    state = new_game(JAQUES.replace(highest=6), seats=2, tiles=deal)

    assert (hunt(state), legal(state)) == ((6, None), ["draw"])


def test_c08_no_double_is_used_twice() -> None:
    """Whatever the deals, the doubles of a game with skipping descend."""
    shorter = 0
    for seed in range(30):
        state = finished(new_game(SKIPPING, seats=2, seed=seed))
        while not state.is_game_over:
            state = finished(next_round(state, seed=seed))
        used = [*state.past_engines, round_engine(state)]
        assert used == sorted(set(used), reverse=True)
        assert used[-1] == 0
        shorter += len(used) < 7
    assert shorter > 20


@pytest.mark.parametrize(("start", "yard"), [(EngineStart.HELD, 11), (EngineStart.PREPLACED, 10)])
def test_c09_the_engine_is_in_one_place(start: EngineStart, yard: int) -> None:
    """Held, its owner is a tile short afterwards; laid out before, it is missing in the yard."""
    config = CHICKIE.replace(start=start)
    deal = dealing([11] * 4, ["", "", "9-9" if start is EngineStart.HELD else "", ""])
    state = new_game(config, seats=4, tiles=deal)
    if start is EngineStart.HELD:
        state = after(state, "9-9")

    assert [len(hand) for hand in state.hands] == [11, 11, 10 if yard == 11 else 11, 11]
    assert len(state.boneyard) == yard
    assert [placement.tile for placement in state.layout.placements] == [Tile(9, 9)]
    assert all_tiles(state) == full_set()


@pytest.mark.parametrize("start", list(EngineStart))
def test_c09_every_deal_is_the_whole_set(start: EngineStart) -> None:
    """For every seed, each tile is in one place; an engine laid out is in no hand."""
    config = CHICKIE.replace(start=start)
    expected = full_set()
    for seed in range(1000):
        state = new_game(config, seats=4, seed=seed)
        assert all_tiles(state) == expected
        off_the_table = [*state.boneyard, *(tile for hand in state.hands for tile in hand)]
        assert (Tile(9, 9) in off_the_table) is (start is EngineStart.HELD)


@pytest.mark.parametrize("start", list(EngineStart))
def test_c09_no_move_loses_a_tile(start: EngineStart) -> None:
    """After every move of a round, each of the 55 tiles is in one place."""
    config = CHICKIE.replace(start=start)
    expected = full_set()
    for seed in range(25):
        for _, state in random_round(config, 4, seed):
            assert all_tiles(state) == expected


@pytest.mark.parametrize("holder", range(4))
def test_c12_seats_stay_where_they_are(holder: int) -> None:
    """Wherever the engine was found, the turn goes clockwise and every seat keeps its number."""
    hands = ["9-1 0-0", "9-2 1-1", "9-3 2-2", "9-4 3-3"]
    with_engine = [hand + " 9-9" * (seat == holder) for seat, hand in enumerate(hands)]
    state = position("", " / ".join(with_engine), config=CHICKIE_FOUR_SIDES)
    state = after(state, "9-9")
    for number in range(1, 5):
        seat = (holder + number) % 4
        assert state.to_move == seat
        assert state.hands[seat] == tuple(sorted(tiles(hands[seat])))
        state = after(state, f"9-{seat + 1}@9-9")
        assert state.hands[seat] == (Tile(seat, seat),)

    assert state.to_move == (holder + 1) % 4
    assert totals(state) == (0, 0, 0, 0)


def test_c12_points_are_booked_by_seat() -> None:
    """Seat 2 finds the engine and goes out, and it is seat 2 that pays nothing."""
    hands = "9-1 0-0 / 1-8 / 9-2 2-2"
    config = CHICKIE_FOUR_SIDES.replace(arms=2)
    state = position("", hands, "7-7 6-6 9-9", config)
    state = after(state, "draw", "draw", "draw", "9-9", "9-1@9-9", "pass", "9-2@9-9")
    assert state.to_move == 0
    state = after(state, "pass", "1-8@1-9", "2-2@2-9")

    assert round_result(state).out == 2
    assert points(state) == totals(state) == (14, 12, 0)
