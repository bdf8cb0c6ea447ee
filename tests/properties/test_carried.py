"""What a state carries for speed is what follows from its facts."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from chickenfoot import End, GameState, Play, Tile, legal_moves
from chickenfoot._state import ending_of as how_over
from chickenfoot.rules import EngineStart, Hunt, TrainDoubles, WhenStarved
from chickenfoot.testing import configs, rounds, states
from slow import (
    Way,
    asked,
    drawable,
    ending_of,
    engine_sought,
    fitting,
    legal_of,
    off_the_table,
    table_of,
    tiles_of,
    ways_of,
)


class Masks:
    """
    The bits by which a state carries all this.

    A way is a bit, in canonical order of the tiles and then by the pips shown. A hand has the bits
    of all ways of its tiles, those of a second equal tile one width higher. An end has the bit of
    the way its tile lies in, one width higher for each copy before it, and higher by all copies for
    each seat's train.
    """

    def __init__(self, state: GameState) -> None:
        self.state, self.config = state, state.config
        every = [
            way for tile in sorted(tiles_of(self.config)) for way in ways_of(self.config, tile)
        ]
        self.bits = {way: 1 << number for number, way in enumerate(every)}
        self.width = len(every)
        self.bands = self.config.set.copies * (len(state.hands) + 1 if self.config.trains else 1)

    def ways(self, ways: Iterable[Way]) -> int:
        """Return the mask of *ways*."""
        return sum(self.bits[way] for way in {*ways})

    def tile(self, tile: Tile) -> int:
        """Return the mask of one tile."""
        return self.ways(ways_of(self.config, tile))

    def tiles(self, tiles: Counter[Tile]) -> int:
        """Return the mask of *tiles*."""
        return sum(
            self.tile(tile) << self.width * copy
            for tile, count in tiles.items()
            for copy in range(count)
        )

    def train(self, seat: int | None) -> int:
        """Return how much higher the ends on the train of *seat* are."""
        return 0 if seat is None else self.width * self.config.set.copies * (seat + 1)

    def end(self, end: End, pip: int) -> int:
        """Return the bit of an end that shows *pip*."""
        (way,) = (
            bit for (tile, _, shown), bit in self.bits.items() if (tile, shown) == (end.on, pip)
        )
        return way << self.width * end.copy + self.train(end.train)

    def kin(self, pips: Iterable[int]) -> int:
        """Return the ways that join with one of these very *pips*."""
        joining = {*pips}
        return self.ways(way for way in self.bits if way[1] in joining)

    def step(self, play: Play, covered: int | None) -> tuple[object, ...]:
        """Return what laying *play* on an end that shows *covered* needs to know."""
        tile, end = play.tile, play.end
        (way,) = (way for way in ways_of(self.config, tile) if way[2] == play.outward)
        lies, coming = self.tile(tile), self.kin([play.outward])
        if covered is None:
            return (lies, self.bits[way], 0, 0, 0, coming, True, 0)
        shown = self.ways(way for way in self.bits if way[2] == covered)
        return (
            lies,
            self.bits[way],
            self.end(end, covered),
            sum(shown << self.width * band for band in range(self.bands)),
            self.kin([covered]),
            coming,
            tile.is_double,
            self.train(end.train),
        )


def derived(state: GameState) -> dict[str, Any]:
    """Return what *state* should carry, by name, derived from its facts."""
    config, table, masks = state.config, table_of(state), Masks(state)
    laid = Counter(placement.tile for placement in state.layout.placements)
    unlisted = tiles_of(config) - laid - Counter(off_the_table(state))
    tallies = state._round.table.tallies
    bits = {end: masks.end(end, pip) for end, pip in table.pips.items()}
    return {
        "open": sum(bits.values()),
        "arms": table.arms,
        "feet": tuple((bits[foot], missing) for foot, missing in table.feet.items()),
        "asked": sum(bits[end] for end in asked(config, table)),
        "fits": masks.ways(fitting(config, table, asked(config, table))),
        "loose": masks.kin(table.pips.values()),
        "gone": masks.tiles(laid + unlisted) if tallies else 0,
        "unlisted": masks.tiles(unlisted),
        "engine sought": engine_sought(state),
        "drawable": drawable(state),
        "ending": ending_of(state),
        "legal": legal_of(state),
        "steps": [masks.step(play, table.pips.get(play.end)) for play in known_plays(state)],
    }


def carried(state: GameState) -> dict[str, Any]:
    """Return what *state* carries, by name."""
    board, round_ = state._board, state._round
    names = ("open", "arms", "feet", "asked", "fits", "loose", "gone", "unlisted")
    return {name: getattr(board, name) for name in names} | {
        "engine sought": round_.asked,
        "drawable": max(0, round_.stop - state._next),
        "ending": how_over(state),
        "legal": {*legal_moves(state)},
        "steps": [play._step for play in known_plays(state)],
    }


def known_plays(state: GameState) -> list[Play]:
    """Return the legal plays of *state*, as its table made them."""
    return [move for move in legal_moves(state) if isinstance(move, Play)]


hunted = configs(
    start=EngineStart.HELD, highest=4, arms=1, hand_sizes=1, hunt=Hunt.NEXT_LOWER
) | configs(start=EngineStart.HELD, highest=4, arms=1, hand_sizes=1, reserve=6)


@given(states() | states(hunted))
def test_everything_carried_follows_from_the_facts(state: GameState) -> None:
    """
    Every value that a state carries is the one that its facts give, derived the slow way.
    """
    assert carried(state) == derived(state)


small = st.integers(3, 5).flatmap(
    lambda highest: (
        configs(highest=highest)
        | configs(highest=highest, arms=1, toes=2, when_starved=WhenStarved.RELEASE)
        | configs(highest=highest, arms=1, when_starved=WhenStarved.FORBID)
        | configs(highest=highest, train_doubles=TrainDoubles.PLAIN)
        | configs(highest=highest, train_doubles=TrainDoubles.FOOT)
    )
)


@given(rounds(small))
def test_everything_carried_stays_right_over_a_round(line: tuple[GameState, ...]) -> None:
    """
    After every move of a round, every value carried is the one that the facts give.
    """
    for state in line:
        assert carried(state) == derived(state)
