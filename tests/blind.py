"""Rounds in which every move is a toss of dice."""

import random

from chickenfoot import GameState, RuleConfig, apply_move, legal_moves, new_game

__all__ = ["blind_round"]


def blind_round(config: RuleConfig, seats: int, seed: int) -> list[GameState]:
    """Return the positions of a round, always the same for a *seed*; the last one is over."""
    rng = random.Random(seed)
    found = [new_game(config, seats=seats, seed=seed)]
    while moves := legal_moves(found[-1]):
        found.append(apply_move(found[-1], rng.choice(moves)))
    return found
