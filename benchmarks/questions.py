"""
What can be asked of a position, and how to ask it many times.

Each question is made from turns of one table. Its arguments are made anew each time it is timed: a
state remembers its legal moves, and "first time" has to be the first time.
"""

import copy
import operator
import pickle
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from types import MappingProxyType
from typing import TypeAlias

from playing import Turn, astray, fresh
from timing import Question

from chickenfoot import (
    GameState,
    RuleConfig,
    apply_move,
    distinct_moves,
    explain,
    explain_hand,
    legal_moves,
    new_game,
    next_round,
    phase,
    position_key,
)
from chickenfoot.events import events
from chickenfoot.notation import format_state, parse_state
from chickenfoot.views import view

Turns: TypeAlias = Sequence[Turn]


def alone(values: Iterable[object]) -> list[tuple[object]]:
    """Return each of *values* as the only argument of a call."""
    return [(value,) for value in values]


def asked(turns: Turns) -> list[tuple[object]]:
    """Return the states of *turns*, whose legal moves are known."""
    return alone(turn.state for turn in turns)


def of_new(ask: Callable[..., object]) -> Callable[[Turns], Question]:
    """Return the question *ask* about states that were asked nothing before."""
    return lambda turns: (ask, lambda: alone(fresh(turns)))


def of_known(ask: Callable[..., object]) -> Callable[[Turns], Question]:
    """Return the question *ask* about states whose legal moves are known."""
    return lambda turns: (ask, lambda: asked(turns))


def explain_what_is_not_legal(turns: Turns) -> Question:
    lost = [turn._replace(move=astray(turn)) for turn in turns]
    assert all(explain(*turn) for turn in lost)
    return explain, lambda: lost


def equal_from_one_deal(turns: Turns) -> Question:
    return operator.eq, lambda: [*zip(fresh(turns), fresh(turns), strict=True)]


def equal_from_two_deals(turns: Turns) -> Question:
    pairs = [(turn.state, pickle.loads(pickle.dumps(turn.state))) for turn in turns]  # noqa: S301
    assert all(mine == yours for mine, yours in pairs)
    return operator.eq, lambda: pairs


def unpickle(turns: Turns) -> Question:
    pickled = alone(pickle.dumps(turn.state) for turn in turns)
    return pickle.loads, lambda: pickled


def read(turns: Turns) -> Question:
    written = [(format_state(turn.state), turn.state.config) for turn in turns]
    return parse_state, lambda: written


def deal(turns: Turns) -> Question:
    state, seeds = turns[0].state, count(1)
    config, seats = state.config, len(state.hands)
    return (
        lambda seed: new_game(config, seats=seats, seed=seed),
        lambda: [(next(seeds),) for _ in turns],
    )


def deal_by_a_new_config(turns: Turns) -> Question:
    state, seeds = turns[0].state, count(1)

    def start(config: RuleConfig, seed: int) -> GameState:
        return new_game(config, seats=len(state.hands), seed=seed)

    return start, lambda: [(state.config.replace(), next(seeds)) for _ in turns]


def deal_the_next_round(turns: Turns) -> Question:
    seeds, over = count(1), []
    for turn in turns:
        state = turn.state
        while moves := legal_moves(state):
            state = apply_move(state, moves[0])
        over.append(state)
    return (
        lambda state, seed: next_round(state, seed=seed),
        lambda: [(state, next(seeds)) for state in over],
    )


def change_the_rules(turns: Turns) -> Question:
    config = turns[0].state.config
    return lambda toes: config.replace(toes=toes), lambda: [(2,) for _ in turns]


QUESTIONS: Mapping[str, Callable[[Turns], Question]] = MappingProxyType(
    {
        "apply_move": lambda turns: (apply_move, lambda: turns),
        "legal_moves, first time": of_new(legal_moves),
        "legal_moves, again": of_known(legal_moves),
        "distinct_moves": of_known(distinct_moves),
        "phase": of_new(phase),
        "explain, a legal move": lambda turns: (explain, lambda: turns),
        "explain, another": explain_what_is_not_legal,
        "explain_hand": lambda turns: (
            explain_hand,
            lambda: [(turn.state, turn.state.turn) for turn in turns],
        ),
        "view": lambda turns: (view, lambda: [(state, 0) for state in fresh(turns)]),
        "events": lambda turns: (events, lambda: turns),
        "hash": of_new(hash),
        "==, dealt once": equal_from_one_deal,
        "==, dealt apart": equal_from_two_deals,
        "position_key": of_new(position_key),
        "copy.deepcopy": of_known(copy.deepcopy),
        "pickle.dumps": of_known(pickle.dumps),
        "pickle.loads": unpickle,
        "format_state": of_known(format_state),
        "parse_state": read,
        "new_game": deal,
        "new_game, config made for it": deal_by_a_new_config,
        "next_round": deal_the_next_round,
        "RuleConfig.replace": change_the_rules,
    }
)
"""By name, what makes a question of the turns of a table."""

__all__ = ["QUESTIONS"]
