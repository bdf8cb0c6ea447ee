"""
Play games by a fixed choice and print a digest of all that there is to see.

`test_c_randomness.py` runs this in other processes and with other Pythons, and compares.
"""

import hashlib
from collections.abc import Iterator

from chickenfoot import (
    GameState,
    RuleConfig,
    apply_move,
    distinct_moves,
    explain_hand,
    legal_moves,
    new_game,
    next_round,
    open_ends,
    phase,
    position_key,
    remarks,
    round_result,
    standings,
)
from chickenfoot.presets import CHICKEN_GAME, JAQUES, JAQUES_TRAIN_HYBRID
from chickenfoot.text import render

TABLES: dict[str, tuple[RuleConfig, int, int | str]] = {
    "jaques": (JAQUES.replace(engines=(9, 5, 0)), 4, 7),
    "chicken game": (CHICKEN_GAME.replace(engines=(9, 4)), 3, "seven"),
    "two sets": (JAQUES.replace(copies=2, engines=(9,)), 3, 7),
    "trains": (JAQUES_TRAIN_HYBRID.replace(engines=(9,)), 4, 7),
}


def told(state: GameState) -> Iterator[str]:
    """Yield what there is to see in one position, and what could be kept of it in a file."""
    yield str(state)
    yield repr(legal_moves(state))
    yield repr(distinct_moves(state))
    yield repr(position_key(state))
    yield repr(phase(state))
    yield repr(open_ends(state))
    yield repr(explain_hand(state, state.turn))


def game(config: RuleConfig, seats: int, seed: int | str) -> Iterator[str]:
    """Yield what there is to see in a game in which the third, sixth, ... legal move is made."""
    yield repr(config)
    yield repr(remarks(config))
    state = new_game(config, seats=seats, seed=seed)
    number = 0
    while True:
        yield from told(state)
        if moves := legal_moves(state):
            number += 3
            state = apply_move(state, moves[number % len(moves)])
            continue
        yield repr(state)
        yield repr(round_result(state))
        yield repr(standings(state))
        yield render(state.layout)
        if state.is_game_over:
            return
        state = next_round(state, seed=seed)


def main() -> None:
    """Print a digest for each table."""
    for name, (config, seats, seed) in TABLES.items():
        digest = hashlib.sha256()
        for text in game(config, seats, seed):
            digest.update(f"{text}\n".encode())
        print(name, digest.hexdigest())  # noqa: T201 - this is what it is for


if __name__ == "__main__":
    main()
