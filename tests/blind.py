"""Rounds in which every move is a toss of dice, and small rules that soon bring everything up."""

import random

from chickenfoot import GameState, RuleConfig, apply_move, legal_moves, new_game
from chickenfoot.presets import JAQUES
from chickenfoot.rules import TrainRules

__all__ = ["SMALL", "TRAINS", "TWO_SETS", "blind_round"]

SMALL = JAQUES.replace(highest=5, arms=2, toes=2, hand_sizes=5)
TWO_SETS = SMALL.replace(copies=2, hand_sizes=6)
TRAINS = SMALL.replace(trains=TrainRules(), hand_sizes=4)


def blind_round(config: RuleConfig, seats: int, seed: int) -> list[GameState]:
    """Return the positions of a round, always the same for a *seed*; the last one is over."""
    rng = random.Random(seed)
    found = [new_game(config, seats=seats, seed=seed)]
    while moves := legal_moves(found[-1]):
        found.append(apply_move(found[-1], rng.choice(moves)))
    return found
