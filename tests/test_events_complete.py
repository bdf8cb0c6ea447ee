"""News is complete: who hears it from the deal on knows what the views show."""

import pickle
import random
from collections.abc import Iterator
from typing import get_args

import pytest

from chickenfoot import (
    GameState,
    RuleConfig,
    apply_move,
    legal_moves,
    new_game,
    next_round,
)
from chickenfoot.events import Event
from chickenfoot.presets import CHICKEN_GAME, CHICKIE, JAQUES, JAQUES_TRAIN_HYBRID
from chickenfoot.rules import (
    Blocks,
    DrawnTile,
    EngineStart,
    HandSize,
    Hunt,
    Lead,
    Nesting,
    Opening,
    Remainder,
    Ties,
    TrainDoubles,
    TrainRules,
    WhenStarved,
    Wild,
)
from listener import Teller, dealt_to, heard, moved

TINY = JAQUES.replace(highest=4, arms=2, hand_sizes=4, engines=(4, 3))
WILD = TINY.replace(copies=2, wild=Wild.BLANK_ADOPTS, hand_sizes=7)

CONFIGS = {
    "jaques": (JAQUES.replace(engines=(9, 8)), 4),
    "a short yard": (CHICKIE.replace(hand_sizes=13, engines=(9, 8)), 4),
    "lots": (CHICKEN_GAME.replace(engines=(9, 8), later_lead=Lead.DRAW_HIGH), 3),
    "trains": (JAQUES_TRAIN_HYBRID.replace(highest=6, engines=(6, 5)), 4),
    "trains with feet": (
        TINY.replace(
            highest=5,
            trains=TrainRules(train_doubles=TrainDoubles.FOOT),
            opening=Opening.PREFER_ENGINE,
            blocks=Blocks.COMMUNAL,
            drawn_tile=DrawnTile.MAY_PLAY,
        ),
        3,
    ),
    "aside": (
        WILD.replace(hand_sizes=HandSize.ALL, remainder=Remainder.ASIDE, toes=2),
        4,
    ),
    "nested": (WILD.replace(nesting=Nesting.OUTERMOST_FIRST), 3),
    "plain toes": (WILD.replace(nesting=Nesting.PLAIN_TOE, wild=Wild.BLANK), 3),
    "released": (
        TINY.replace(
            highest=5, engines=(5, 4), hand_sizes=5, when_starved=WhenStarved.RELEASE,
            blocks=Blocks.NOTHING,
        ),
        3,
    ),
    "choosy": (TINY.replace(voluntary=True, reserve=1, drawn_tile=DrawnTile.KEEP), 3),
    "starved": (TINY.replace(when_starved=WhenStarved.END_ROUND, hunt=Hunt.NEXT_LOWER), 3),
    "extra round": (
        TINY.replace(ties=Ties.EXTRA_ROUND, engines=(4,), start=EngineStart.PREPLACED), 2
    ),
}  # fmt: skip
"""Rules that have it all between them, with a number of seats."""


def played(config: RuleConfig, seats: int, seed: int) -> Iterator[tuple[GameState, Teller]]:
    """Yield the positions of a game, each with what tells how it came to be."""
    dice = random.Random(seed)
    state = new_game(config, seats=seats, seed=seed)
    yield state, dealt_to(state)
    while not state.is_game_over:
        if state.is_round_over:
            state = next_round(state, seed=seed)
            yield state, dealt_to(state)
        else:
            move = dice.choice(legal_moves(state))
            before, state = state, apply_move(state, move)
            yield state, moved(before, move)


@pytest.mark.parametrize("name", CONFIGS)
def test_all_that_everybody_hears_is_all_that_everybody_sees(name: str) -> None:
    """
    From its deal on, what is told of a game to all makes every view of the table.
    """
    for seed in range(3):
        assert [*heard(played(*CONFIGS[name], seed), None)]


@pytest.mark.parametrize("name", CONFIGS)
def test_a_seat_also_hears_its_own_tiles(name: str) -> None:
    """
    What is told to a seat makes its hand as well, the same for every round.
    """
    for seat in range(CONFIGS[name][1]):
        assert [*heard(played(*CONFIGS[name], seat), seat)]


def test_all_kinds_of_news_are_heard() -> None:
    """
    The games above have every kind of news in them, and each is a value that pickles.
    """
    kinds = {}
    for name, (config, seats) in CONFIGS.items():
        for seed in range(3):
            for event in heard(played(config, seats, seed), None):
                kinds[type(event)] = event, name

    assert {*kinds} == {*get_args(Event)}
    for event, _ in kinds.values():
        again = pickle.loads(pickle.dumps(event))  # noqa: S301 - our own
        assert (again, hash(again), event.sentence[-1]) == (event, hash(event), ".")
