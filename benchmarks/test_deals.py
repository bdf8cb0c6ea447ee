"""How long it takes until a round can begin. A time in ms is µs a call."""

from itertools import count

import pytest
from playing import SETS, USUAL
from timing import Thousand

from chickenfoot import GameState, RuleConfig, Seed, apply_move, legal_moves, new_game, next_round


def start(config: RuleConfig, seats: int, seed: Seed) -> GameState:
    """Return a new game, by arguments that have no names."""
    return new_game(config, seats=seats, seed=seed)


@pytest.mark.parametrize("tiles", SETS)
def test_new_game(thousand: Thousand, tiles: str) -> None:
    seeds = count(1)
    thousand(start, lambda: [(*SETS[tiles], next(seeds)) for _ in range(1000)])


def test_new_game_from_an_equal_config_made_for_it(thousand: Thousand) -> None:
    seeds = count(1)

    def make() -> list[tuple[RuleConfig, int, int]]:
        return [(USUAL.config.replace(), USUAL.seats, next(seeds)) for _ in range(1000)]

    thousand(start, make)


def test_next_round(thousand: Thousand) -> None:
    ended = []
    for seed in range(1000):
        state = new_game(USUAL.config, seats=USUAL.seats, seed=seed)
        while moves := legal_moves(state):
            state = apply_move(state, moves[0])
        ended.append(state)
    seeds = count(1)
    thousand(
        lambda state, seed: next_round(state, seed=seed),
        lambda: [(state, next(seeds)) for state in ended],
    )


def test_make_a_config(thousand: Thousand) -> None:
    thousand(lambda toes: RuleConfig().replace(toes=toes), lambda: [(2,)] * 1000)
