"""
How rounds end when everybody plays at random.

`python benchmarks/rates.py` prints a row for every preset and number of seats;
`python benchmarks/rates.py --rules jaques --seats 4 --starved` one for every answer to a foot that
can never be finished. Every legal move is as likely as any other, and every seed is fixed, so the
same release prints the same table everywhere. Nobody plays like that: read a rate as a hint of
what rules do to each other, not as a forecast.

All rates are of all rounds: `blocked` in which nobody could move any more, and of these `on a foot`
those with a foot still open; `starved` that a starved foot ended; `out`, and `on a double` those
whose last tile was one. `moves` a round counts forced draws and passes too.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import chickenfoot as cf
from chickenfoot.rules import Ending, WhenStarved

HEAD = (
    "preset | seats | when starved | rounds | blocked | on a foot | starved | out | on a double"
    " | moves"
)


def rounds_of(config: cf.RuleConfig, seats: int, name: str) -> Iterator[tuple[cf.GameState, int]]:
    """Yield the end of each round and how many moves it took, game after game without end."""
    rng = random.Random(f"{name} {seats}")
    game = 0
    while True:
        game += 1
        state = cf.new_game(config, seats=seats, seed=game)
        while True:
            count = 0
            while moves := cf.legal_moves(state):
                state = cf.apply_move(state, rng.choice(moves))
                count += 1
            yield state, count
            if state.is_game_over:
                break
            state = cf.next_round(state, seed=game)


def row(config: cf.RuleConfig, seats: int, name: str, rounds: int) -> str:
    """Return one line of the table."""
    told: Counter[object] = Counter()
    for state, count in islice(rounds_of(config, seats, name), rounds):
        result = cf.round_result(state)
        last = state.layout.placements[-1:]
        told[result.ending] += 1
        told["on a foot"] += result.ending is Ending.BLOCKED and bool(cf.open_feet(state))
        told["on a double"] += result.out is not None and last[0].tile.is_double
        told["moves"] += count
    rates = [
        f"{told[what] / rounds:.1%}"
        for what in (Ending.BLOCKED, "on a foot", Ending.STARVED, Ending.OUT, "on a double")
    ]
    policy = config.feet.when_starved.name
    return " | ".join(
        [name, str(seats), policy, str(rounds), *rates, f"{told['moves'] / rounds:.0f}"]
    )


def show(*lines: str) -> None:
    """Print *lines* of the table, now and not at the end."""
    for line in lines:
        print(f"| {line} |", flush=True)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[1])
    parser.add_argument("--rounds", type=int, default=300, help="how many rounds a row (300)")
    parser.add_argument(
        "--rules",
        nargs="+",
        metavar="PRESET",
        choices=cf.presets.BY_NAME,
        default=[*cf.presets.BY_NAME],
        help="only these presets",
    )
    parser.add_argument(
        "--seats", nargs="+", metavar="N", type=int, help="only these numbers of seats"
    )
    parser.add_argument(
        "--starved", action="store_true", help="a row for each answer to a starved foot"
    )
    asked = parser.parse_args()
    show(HEAD, "-|-:|-|-:|-:|-:|-:|-:|-:|-:")
    for name in asked.rules:
        config = cf.presets.BY_NAME[name]
        policies = [*WhenStarved] if asked.starved else [config.feet.when_starved]
        for seats in config.seat_counts:
            if asked.seats and seats not in asked.seats:
                continue
            for policy in policies:
                played = config.replace(when_starved=policy)
                show(row(played, seats, name, asked.rounds))


if __name__ == "__main__":
    main()
