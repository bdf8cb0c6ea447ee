"""Counting lines of play: how many there are of a length, all of them or one of each kind."""

from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from pathlib import Path

from chickenfoot import (
    GameState,
    Move,
    RuleConfig,
    Tile,
    apply_move,
    distinct_moves,
    legal_moves,
    new_game,
    presets,
)

TABLES = Path(__file__).parent / "tables.txt"
SEED = 1795
MOST = 20_000
LONGEST = 14

Moves = Callable[[GameState], tuple[Move, ...]]


def perft(state: GameState, depth: int, moves: Moves = legal_moves) -> int:
    """
    Return how many lines of exactly *depth* moves begin at *state*.

    Args:
        state: Where they begin.

        depth: How long they are. A line that the end of the round cuts short does not count.

        moves: What is tried in each position: `legal_moves`, or `distinct_moves` to take moves
            that the rules cannot tell apart as one.
    """
    if depth == 0:
        return 1
    found = moves(state)
    if depth == 1:
        return len(found)
    return sum(perft(apply_move(state, move), depth - 1, moves) for move in found)


def first_choice(config: RuleConfig, seats: int) -> GameState:
    """Return the first position of a deal in which there is more than one legal move."""
    state = new_game(config, seats=seats, seed=SEED)
    while len(moves := legal_moves(state)) == 1:
        state = apply_move(state, moves[0])
    return state


def every_deal(config: RuleConfig, seats: int, size: int) -> Iterator[GameState]:
    """Yield the first position of every deal of hands of *size* tiles, each hand once."""
    top = config.set.highest
    tiles = {Tile(a, b) for a in range(top + 1) for b in range(a, top + 1)}
    for hands in _hands(sorted(tiles), seats, size):
        dealt = [tile for hand in hands for tile in hand]
        for yard in permutations(sorted(tiles - {*dealt})):
            yield new_game(config, seats=seats, tiles=(*dealt, *yard))


def _hands(tiles: list[Tile], seats: int, size: int) -> Iterator[tuple[tuple[Tile, ...], ...]]:
    if not seats:
        yield ()
        return
    for hand in combinations(tiles, size):
        left = [tile for tile in tiles if tile not in hand]
        for rest in _hands(left, seats - 1, size):
            yield hand, *rest


def every_position(state: GameState) -> Iterator[GameState]:
    """Yield *state* and every position of its round that can follow, however it is reached."""
    waiting = [state]
    while waiting:
        position = waiting.pop()
        yield position
        waiting += [apply_move(position, move) for move in legal_moves(position)]


def main() -> None:
    """
    Write the tables anew: `python tests/perft/counting.py`, and read the difference.

    Count each preset with its fewest, middle and most seats, as deep as it stays quick.
    """
    lines = [
        "# Lines of play from the first choice of a deal: preset, seats, kind, then how many",
        "# of 1, 2, 3, … moves. `python tests/perft/counting.py` writes this anew.",
    ]
    for name, config in presets.BY_NAME.items():
        counts = config.seat_counts
        for seats in sorted({counts[0], counts[len(counts) // 2], counts[-1]}):
            state = first_choice(config, seats)
            every: list[int] = []
            while len(every) < LONGEST and (not every or 0 < every[-1] <= MOST):
                every.append(perft(state, len(every) + 1))
            depths = range(1, len(every) + 1)
            distinct = [perft(state, depth, distinct_moves) for depth in depths]
            lines.append(" ".join(map(str, [name, seats, "every", *every])))
            lines.append(" ".join(map(str, [name, seats, "distinct", *distinct])))
    TABLES.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
