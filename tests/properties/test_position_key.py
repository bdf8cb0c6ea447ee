"""Positions with equal keys have equal futures."""

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator
from itertools import combinations
from operator import itemgetter
from typing import Any

from hypothesis import given

from chickenfoot import (
    GameState,
    InvalidStateError,
    RuleConfig,
    apply_move,
    distinct_moves,
    legal_moves,
    phase,
    position_key,
    round_result,
    set_up,
    standings,
)
from chickenfoot.notation import parse_state
from chickenfoot.rules import Blocks, TrainDoubles, TrainRules
from chickenfoot.testing import configs, rounds, states
from slow import facts_of


def prospects(state: GameState) -> object:
    """Return what can be said of a position without the names of its ends."""
    after: Counter[Hashable] = Counter(
        position_key(apply_move(state, move)) for move in legal_moves(state)
    )
    alike = {position_key(apply_move(state, move)) for move in distinct_moves(state)}
    result = round_result(state) if state.is_round_over else None
    told = (state.hands, state.boneyard, state.to_move, state.markers, state.drawn)
    return (after, alike, result, told, type(phase(state)), standings(state), state.is_game_over)


def around(state: GameState, most: int) -> list[GameState]:
    """Return the positions that can follow on *state*, nearest first, up to *most*."""
    found, seen = [state], {state}
    for before in found:
        for move in legal_moves(before):
            after = apply_move(before, move)
            if after not in seen and len(found) < most:
                seen.add(after)
                found.append(after)
    return found


@given(states(configs(highest=3), max_moves=20))
def test_every_two_ways_to_one_key_go_on_alike(state: GameState) -> None:
    """
    Every two positions that are reached in different ways and have equal keys have as many legal
    moves, lead to positions with equal keys again, and cost the same when the round is over.
    """
    by_key = defaultdict(list)
    for reached in around(state, most=150):
        by_key[position_key(reached)].append(reached)
    for first, *others in by_key.values():
        for other in others:
            assert prospects(other) == prospects(first)


def neighbours(state: GameState) -> Iterator[dict[str, Any]]:
    """Return facts that differ from those of *state* in one thing."""
    seats, config = len(state.hands), state.config
    plays = facts_of(state)["layout"]
    yield {"turn": (state.turn + 1) % seats}
    yield {"lead": (state.lead + 1) % seats}
    yield {"drawn": ()}
    yield {"drawn": state.hands[state.turn][:1]}
    yield {"boneyard": state.boneyard[1::-1] + state.boneyard[2:]}
    yield {"boneyard": state.boneyard[:-1]}
    yield {"aside": state.aside[1:]}
    yield {"hands": [*state.hands[1:], state.hands[0]]}
    yield {"hands": [state.hands[0][1:], *state.hands[1:]]}
    yield {"past_engines": (), "past_points": ()}
    yield {"past_points": [[points + 1 for points in row] for row in state.past_points]}
    for seat in range(seats if config.trains else 0):
        yield {"markers": state.markers ^ {seat}}
    for one, other in combinations(range(1, len(plays)), 2):
        if other == one + 1 or (plays[one].tile.is_double and plays[other].tile.is_double):
            swapped = [*plays]
            swapped[one], swapped[other] = plays[other], plays[one]
            yield {"layout": swapped}


crowded = (
    configs(highest=3)
    | configs(highest=4, arms=1, toes=2, blocks=Blocks.COMMUNAL, train_doubles=TrainDoubles.FOOT)
    | configs(highest=3, toes=0, out_on_double=50)
    | configs(highest=3, copies=2, toes=2, arms=1, blocks=Blocks.NOTHING)
)


@given(states(crowded) | rounds(crowded).map(itemgetter(-1)))
def test_every_fact_that_matters_is_in_the_key(state: GameState) -> None:
    """
    Every position that differs from another in one fact is another, and if it has the same key, it
    goes on alike: the order of the tiles laid may differ, as long as the feet do not show it.
    """
    for change in neighbours(state):
        try:
            other = set_up(state.config, **facts_of(state) | change, complete=False)
        except InvalidStateError:
            continue
        assert (other == state) == (facts_of(other) == facts_of(state))
        if position_key(other) == position_key(state):
            assert prospects(other) == prospects(state)


def test_two_feet_in_another_order_are_another_position() -> None:
    """
    Which of two feet was laid first is in the key, since it says which one goes first.
    """
    rules = TrainRules(train_doubles=TrainDoubles.FOOT)
    config = RuleConfig().replace(arms=1, blocks=Blocks.COMMUNAL, trains=rules)
    one, other = "9-2@9-9:0 2-2@2-9:0", "9-3@9-9:1 3-3@3-9:1"
    keys = {
        position_key(parse_state(f"9-9 9-1@9-9 {laid} | 2-4 / 3-4", config))
        for laid in (f"{one} {other}", f"{other} {one}")
    }
    assert len(keys) == 2
