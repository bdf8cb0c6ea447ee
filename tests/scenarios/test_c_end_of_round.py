"""
C38 to C47: going out, what it costs, and the rounds of a game.

Not here yet: C48, the score sheet.
"""

from collections.abc import Sequence

import pytest

from chickenfoot import (
    Ending,
    GameState,
    InvalidStateError,
    Reason,
    RuleConfig,
    RuleConfigError,
    Tile,
    new_game,
    next_round,
    open_feet,
    round_engine,
    round_result,
    standings,
    totals,
)
from chickenfoot.presets import (
    CHICKEN_GAME,
    CHICKIE,
    CHICKIE_DOUBLE_BLANK_FIFTY,
    DOMINOLOGIST,
    JAQUES,
)
from chickenfoot.rules import BlockedWhen, Engines, LastDouble, WhenStarved
from chickenfoot.text import render
from scenarios.positions import (
    B4,
    F4,
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
    refusal,
)

DOUBLE_SIX = JAQUES.replace(highest=6)

FOUR = "9-9 9-4@9-9"
"""One end, which shows a four."""


def test_c38_out_in_the_opening() -> None:
    """The last tile is the second arm of four: the round is over, and the arms do not matter."""
    state = position("6-6 6-4@6-6", "6-1 / 6-2 3-3", "0-0", DOUBLE_SIX)
    state = after(state, "6-1@6-6")

    assert (round_result(state).ending, round_result(state).out) == (Ending.OUT, 0)
    assert points(state) == (0, 14)
    assert legal(state) == []


@pytest.mark.parametrize(
    ("layout", "hands", "move", "expected"),
    [
        (F4, "4-6 / 4-7 3-3", "4-6@4-4", (0, 17)),
        (f"{F4} 4-5@4-4 4-6@4-4", "4-7 / 4-8 3-3", "4-7@4-4", (0, 18)),
        (B4, "1-1 / 4-7 3-3", "1-1@1-9", (0, 17)),
        (B4, "1-7 / 4-7 3-3", "1-7@1-9", (0, 17)),
        ("", "9-9 / 4-7 3-3", "9-9", (0, 17)),
        ("9-9 9-1@9-9 9-2@9-9 9-3@9-9", "9-5 / 4-7 3-3", "9-5@9-9", (0, 17)),
    ],
)
@pytest.mark.parametrize("boneyard", ["", "0-0"])
@pytest.mark.parametrize("blocked_when", list(BlockedWhen))
def test_c38_out_in_every_phase(
    layout: str,
    hands: str,
    move: str,
    expected: tuple[int, int],
    boneyard: str,
    blocked_when: BlockedWhen,
) -> None:
    """Who lays the last tile is out, whatever the table was waiting for."""
    config = JAQUES.replace(blocked_when=blocked_when)
    state = after(position(layout, hands, boneyard, config), move)

    assert (round_result(state).ending, round_result(state).out) == (Ending.OUT, 0)
    assert points(state) == expected


@pytest.mark.parametrize(
    ("config", "expected"),
    [
        (JAQUES, (0, 17)),
        (DOMINOLOGIST, (0, 67)),
        (CHICKIE, (0, 17)),
        (CHICKIE_DOUBLE_BLANK_FIFTY, (0, 67)),
        (CHICKEN_GAME, (50, 67)),
    ],
)
def test_c39_out_on_a_double(config: RuleConfig, expected: tuple[int, int]) -> None:
    """It is legal on every sheet, ends the round, and costs fifty on one of them."""
    state = position(FOUR, "4-4 / 9-8 0-0", config=config.replace(arms=1))
    state = after(state, "4-4@4-9")

    assert (round_result(state).ending, round_result(state).out) == (Ending.OUT, 0)
    assert points(state) == totals(state) == expected


def test_c39_only_a_last_double_costs() -> None:
    """Not a double laid earlier, not one laid by somebody else, not one before a block."""
    config = CHICKEN_GAME.replace(arms=1)
    state = position(FOUR, "4-4 4-5 / 4-6 8-8 / 4-7", config=config)
    state = after(state, "4-4@4-9", "4-6@4-4", "4-7@4-4")
    assert points(state) == (9, 16, 0)

    state = after(position(FOUR, "4-4 5-5 / 8-8", config=config), "4-4@4-9")
    assert round_result(state).ending is Ending.BLOCKED
    assert points(state) == (10, 16)


def test_c39_going_out_may_be_the_worst_score() -> None:
    """Fifty points may be more than anybody else pays, and still the seat has gone out."""
    config = CHICKEN_GAME.replace(arms=1, engines=(9,))
    state = after(position(FOUR, "4-4 / 1-2", config=config), "4-4@4-9")

    assert round_result(state).out == 0
    assert points(state) == (50, 3)
    assert standings(state).winners == (1,)


def test_c39_a_ban_is_another_rule() -> None:
    """Only where doubles may not be the last tile is the move illegal."""
    config = JAQUES.replace(arms=1, last_double=LastDouble.FORBIDDEN)
    state = position(FOUR, "4-4 / 9-8 0-0", "4-5", config)
    assert legal(state) == ["draw"]
    assert refusal(state, "4-4@4-9").reason is Reason.LAST_TILE_DOUBLE

    state = after(state, "draw")
    assert legal(state) == ["4-5@4-9"], "now it is not the last tile, but only the drawn one counts"


def test_c40_out_is_an_empty_hand() -> None:
    """Seat 1 holds the double-blank, which has no pips, and is not out for that."""
    state = position("9-9 9-1@9-9", "1-5 3-5 / 0-0", config=JAQUES.replace(arms=1))
    state = after(state, "1-5@1-9")
    assert not state.is_round_over
    assert (state.to_move, legal(state)) == (1, ["pass"])

    state = after(state, "pass", "5-3@1-5")
    assert (round_result(state).out, points(state)) == (0, (0, 0))


@pytest.mark.parametrize(
    ("config", "expected"), [(JAQUES, 0), (DOMINOLOGIST, 0), (CHICKIE, 0), (CHICKEN_GAME, 50)]
)
def test_c40_out_on_the_double_blank(config: RuleConfig, expected: int) -> None:
    """It is laid, not held: where a last double costs fifty it costs that once, never a hundred."""
    state = position("9-9 9-0@9-9", "0-0 / 1-1", config=config.replace(arms=1))
    state = after(state, "0-0@0-9")

    assert round_result(state).out == 0
    assert points(state) == (expected, 2)


def test_c41_the_next_round_starts_afresh() -> None:
    """A foot that was left open is gone, with everything else that lay on the table."""
    first = after(position(B4, "4-4 / 1-2 / 8-8", "6-6"), "4-4@4-9")
    assert open_feet(first) != ()

    deal = dealing([7, 7, 7], ["8-8 8-1", "", ""])
    state = next_round(first, tiles=deal)
    assert (state.round_number, state.past_engines, state.past_points) == (2, (9,), ((0, 3, 16),))
    assert state.layout.placements == ()
    assert (open_feet(state), state.drawn, state.markers) == ((), (), frozenset())
    assert hunt(state) == (8, 0)
    assert all_tiles(state) == full_set()

    state = after(state, "8-8")
    assert arms_missing(state) == 4
    assert open_feet(state) == ()


@pytest.mark.parametrize("blocked_when", list(BlockedWhen))
@pytest.mark.parametrize("when_starved", list(WhenStarved))
def test_c42_out_comes_before_blocked(blocked_when: BlockedWhen, when_starved: WhenStarved) -> None:
    """The winner's last tile leaves nobody a move; the round is out, not blocked."""
    config = DOUBLE_SIX.replace(arms=1, blocked_when=blocked_when, when_starved=when_starved)
    state = after(position("6-6 6-5@6-6", "5-1 / 2-2 3-3", config=config), "5-1@5-6")

    assert (round_result(state).ending, round_result(state).out) == (Ending.OUT, 0)
    assert points(state) == (0, 10)


@pytest.mark.parametrize("config", [DOMINOLOGIST, CHICKEN_GAME, CHICKIE_DOUBLE_BLANK_FIFTY])
def test_c43_in_a_blocked_round_everybody_counts(config: RuleConfig) -> None:
    """The lowest hand counts like the others, nobody wins, and nothing counts twice."""
    hands = "3-3 / 1-0 0-0 / 2-1"
    state = position("9-9 9-4@9-9", hands, config=config.replace(arms=1))

    assert (round_result(state).ending, round_result(state).out) == (Ending.BLOCKED, None)
    assert points(state) == (6, 51, 3)
    assert totals(state) == (6, 51, 3)


def test_c43_points_are_the_hands_in_every_round() -> None:
    """However a round ends, each seat pays for what it holds, and for nothing else."""
    blocked = 0
    for seed in range(60):
        *_, (_, state) = random_round(DOMINOLOGIST, 4, seed)
        costs = [
            sum(50 if tile == Tile(0, 0) else tile.pips for tile in hand) for hand in state.hands
        ]
        assert list(points(state)) == costs
        blocked += round_result(state).ending is Ending.BLOCKED
    assert 10 < blocked < 60


def test_c44_asking_changes_nothing() -> None:
    """Points, totals, standings and the drawing are the same however often they are asked for."""
    state = finished(new_game(JAQUES, seats=3, seed=44))

    def asked(state: GameState) -> tuple[object, ...]:
        return (round_result(state), totals(state), standings(state), render(state.layout))

    first = asked(state)
    assert [asked(state) for _ in range(3)] == [first] * 3
    second = next_round(state, seed=44)
    assert totals(second) == totals(state)
    assert next_round(state, seed=44) == second
    assert asked(state) == first
    with pytest.raises(InvalidStateError):
        next_round(second, seed=44)
    with pytest.raises(InvalidStateError):
        round_result(second)


def test_c44_totals_add_up_round_by_round() -> None:
    """The total is the sum of the rounds, each counted once, at every moment of a game."""
    state = new_game(CHICKIE, seats=4, seed=44)
    sums = [0] * 4
    while True:
        assert totals(state) == tuple(sums)
        state = finished(state)
        sums = [total + cost for total, cost in zip(sums, points(state), strict=True)]
        assert totals(state) == tuple(sums)
        if state.is_game_over:
            break
        state = next_round(state, seed=44)
    assert len(state.past_points) == 9


@pytest.mark.parametrize(
    ("double_blank", "blank_half", "expected"),
    [(0, 0, 12), (50, 0, 62), (50, 25, 87), (0, 25, 37), (25, 0, 37)],
)
def test_c45_what_blanks_cost(double_blank: int, blank_half: int, expected: int) -> None:
    """A price for the double-blank replaces its pips, and its blank halves cost nothing more."""
    config = JAQUES.replace(arms=1, double_blank=double_blank, blank_half=blank_half)
    state = position("9-9 9-8@9-9", "0-5 0-0 3-4 / 7-7", config=config)

    assert points(state) == (expected, 14)


@pytest.mark.parametrize("highest", [6, 9, 12, 15, 18])
@pytest.mark.parametrize("engines", [Engines.ALL_DOUBLES, None])
def test_c47_every_double_has_its_round(highest: int, engines: Engines | None) -> None:
    """A double-N game has N+1 rounds, from the highest double down to the double-blank."""
    told: Sequence[int] | Engines = engines or tuple(range(highest, -1, -1))
    state = new_game(JAQUES.replace(highest=highest, engines=told), seats=2, seed=47)
    played = []
    while True:
        state = finished(state)
        played.append(round_engine(state))
        if state.is_game_over:
            break
        state = next_round(state, seed=47)

    assert played == list(range(highest, -1, -1))


def test_c47_down_and_up_again_plays_nought_once() -> None:
    """The list of nineteen hands is a schedule like any other."""
    engines = (*range(9, 0, -1), *range(10))
    config = JAQUES.replace(engines=engines)

    assert config.schedule.engines == engines
    assert config.schedule.engines.count(0) == 1
    assert len(engines) == 19


@pytest.mark.parametrize(
    ("engines", "told"), [((12,), "12"), ((9, 10, 8), "10"), ((-1,), "-1"), ((), "")]
)
def test_c47_rounds_that_cannot_be_played(engines: tuple[int, ...], told: str) -> None:
    """A double that is not in the set, and no round at all, are refused."""
    with pytest.raises(RuleConfigError) as caught:
        JAQUES.replace(engines=engines)
    assert len(caught.value.problems) == 1
    assert told in caught.value.problems[0]
