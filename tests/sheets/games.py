"""What the tests of all four sheets ask: the rounds of a game, the cost of a hand, a last round."""

from collections.abc import Iterable, Sequence

from chickenfoot import GameState, RuleConfig, Tile, new_game, next_round, round_engine
from scenarios.positions import after, finished, full_set, opened, points, position


def past(engines: Iterable[int], rows: Sequence[str]) -> str:
    """Return the words of a position that say which rounds came before, and what they cost."""
    return f"engines={','.join(map(str, engines))} points={','.join(rows)}"


def engines_of(config: RuleConfig, seats: int = 2) -> list[int]:
    """Return the doubles of the rounds of a whole game, in which all play their first move."""
    state = finished(new_game(config, seats=seats, seed="a whole game"))
    found = [round_engine(state)]
    while not state.is_game_over:
        state = finished(next_round(state, seed="a whole game"))
        found.append(round_engine(state))
    return found


def over(config: RuleConfig, *hands: str, engine: int = 9, more: str = "") -> GameState:
    """Return how a round ends whose first seat lays 1-9 or 1-8, its last tile, beside *hands*."""
    last = 9 if engine != 9 else 8
    layout = opened(config.engine.arms, engine)
    state = position(layout, " / ".join([f"1-{last}", *hands]), config=config, more=more)
    return after(state, f"1-{last}@{min(1, engine)}-{max(1, engine)}")


def cost(config: RuleConfig, hand: str) -> int:
    """Return what *hand* costs a seat when another goes out, in the third round, on 7-7."""
    more = past([9, 8], ["0/0", "0/0"])
    return points(over(config, hand, engine=7, more=more))[1]


def suit(pip: int, highest: int = 9) -> list[Tile]:
    """Return the tiles of a set that carry *pip*."""
    return [tile for tile in full_set(highest) if pip in (tile.low, tile.high)]
