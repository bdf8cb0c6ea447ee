"""How long a whole game takes, under each preset."""

from collections.abc import Callable
from typing import Any

import pytest

from chickenfoot import GameState, apply_move, legal_moves, new_game, next_round, presets


def a_whole_game(preset: str, seats: int) -> GameState:
    """Return how a game ends in which everybody plays the first legal move."""
    state = new_game(presets.BY_NAME[preset], seats=seats, seed=1)
    while not state.is_game_over:
        if state.is_round_over:
            state = next_round(state, seed=1)
        else:
            state = apply_move(state, legal_moves(state)[0])
    return state


@pytest.mark.parametrize("preset", presets.BY_NAME)
def test_whole_game(benchmark: Callable[..., Any], preset: str) -> None:
    assert benchmark(a_whole_game, preset, 4).is_game_over
