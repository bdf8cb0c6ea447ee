"""
R60: how rounds end that were really played.

The scenario holds a program against five games somebody else recorded. Those are not at hand, so
each way in which they end is laid out instead, and random rounds are held to the same four ways.
"""

import pytest

from chickenfoot import (
    Ending,
    GameState,
    Move,
    Play,
    RuleConfig,
    open_feet,
    round_result,
)
from chickenfoot.presets import JAQUES
from chickenfoot.rules import EngineStart
from scenarios.positions import after, legal, opened, points, position, random_round

EK = JAQUES.replace(start=EngineStart.PREPLACED, arms=6)
"""Six arms, the engine laid out beforehand, seat 0 leads; draw one and play it; pips count."""

FIFTY = EK.replace(double_blank=50)


def toes_missing(state: GameState) -> dict[str, int]:
    """Return how many toes each open foot wants, by its double; also once the round is over."""
    placements = state.layout.placements
    return {
        str(end.on): place.ends - sum(other.end == end for other in placements)
        for end in open_feet(state)
        for place in placements
        if place.tile == end.on
    }


@pytest.mark.parametrize(("config", "first"), [(EK, 18), (FIFTY, 68)])
def test_r60_out_on_a_toe(config: RuleConfig, first: int) -> None:
    """Seat 3 goes out on a toe, and the foot stays one short."""
    hands = "0-0 8-8 1-1 / 6-6 7-7 0-2 / 3-3 / 2-5"
    layout = f"{opened(6)} 2-2@2-9 2-4@2-2"
    state = after(position(layout, hands, config=config, more="turn=3"), "2-5@2-2")

    assert (round_result(state).ending, round_result(state).out) == (Ending.OUT, 3)
    assert points(state) == (first, 28, 6, 0)
    assert toes_missing(state) == {"2-2": 1}


@pytest.mark.parametrize("end", [1, 3, 6])
def test_r60_out_in_open_play(end: int) -> None:
    """Seat 1 goes out on a plain tile; no foot is open, and the others pay what they hold."""
    hands = f"7-7 / {end}-8 / 8-8 0-0 / 4-4"
    state = after(position(opened(6), hands, config=EK, more="turn=1"), f"{end}-8@{end}-9")

    assert (round_result(state).ending, round_result(state).out) == (Ending.OUT, 1)
    assert points(state) == (14, 0, 16, 8)
    assert toes_missing(state) == {}


@pytest.mark.parametrize("double", range(1, 7))
def test_r60_out_on_a_double(double: int) -> None:
    """Seat 0 goes out on a double that has none of its toes yet, and pays nothing for it."""
    hands = f"{double}-{double} / 7-8 0-0 8-8"
    state = after(position(opened(6), hands, config=EK), f"{double}-{double}@{double}-9")

    assert (round_result(state).ending, round_result(state).out) == (Ending.OUT, 0)
    assert points(state) == (0, 31)
    assert toes_missing(state) == {f"{double}-{double}": 3}


def test_r60_blocked_on_a_foot_one_short() -> None:
    """On the double-sixteen the boneyard is empty and no fourteen is left for the foot."""
    config = EK.replace(highest=16)
    arms = " ".join(f"16-{pip}@16-16" for pip in (1, 2, 3, 4, 5, 14))
    layout = f"16-16 {arms} 14-14@14-16 14-7@14-14"
    hands = "14-9 1-1 / 2-8 / 3-3 / 4-5 / 5-5 / 0-0 6-6"
    state = after(position(layout, hands, config=config), "14-9@14-14")

    assert (round_result(state).ending, round_result(state).out) == (Ending.BLOCKED, None)
    assert points(state) == (2, 10, 6, 9, 10, 12)
    assert toes_missing(state) == {"14-14": 1}
    assert legal(state) == []


def way_it_ended(move: Move, state: GameState) -> str:
    """Return in which of the four ways the round ended with *move*; it must be one of them."""
    result = round_result(state)
    empty = [seat for seat, hand in enumerate(state.hands) if not hand]
    short = toes_missing(state)
    if result.ending is Ending.OUT:
        assert isinstance(move, Play)
        assert empty == [result.out]
        if move.tile.is_double:
            assert short[str(move.tile)] == 3
            return "on a double"
        assert move.end.on is not None
        if short:
            assert list(short) == [str(move.end.on)]
            return "on a toe"
        return "in open play"
    assert (result.ending, result.out, empty) == (Ending.BLOCKED, None, [])
    assert state.boneyard == ()
    assert len(short) == 1
    (pip,) = (foot.on.low for foot in open_feet(state) if foot.on is not None)
    assert not [t for hand in state.hands for t in hand if pip in (t.low, t.high)]
    return "blocked on a foot"


@pytest.mark.parametrize("highest", [9, 12])
def test_r60_random_rounds_end_in_the_same_ways(highest: int) -> None:
    """Every random round ends out or blocked, in a way that the table allows; all four happen."""
    config = EK.replace(highest=highest)
    seen: dict[str, int] = {}
    for seed in range(150):
        *_, (move, state) = random_round(config, 4, seed)
        way = way_it_ended(move, state)
        seen[way] = seen.get(way, 0) + 1
        costs = [sum(tile.pips for tile in hand) for hand in state.hands]
        assert list(points(state)) == costs
    assert set(seen) == {"on a double", "on a toe", "in open play", "blocked on a foot"}
