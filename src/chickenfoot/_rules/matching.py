"""
Tiles match where equal pips meet; a blank may be wild.

A *way* is a tile lying one way round: 4-9 that shows its 9 is one way, 4-9 that shows its 4
another, a double has one. Each way is a bit, and a hand is the mask of all ways of its tiles.
With several sets, a second equal tile in a hand sets the same bits one width higher, so that
equal hands are equal numbers and no copy is listed twice.
"""

from collections.abc import Iterable
from functools import lru_cache, reduce
from itertools import combinations_with_replacement, starmap
from operator import and_

import attrs

from chickenfoot._rules.fields import Choice, is_a, is_whole, to_whole
from chickenfoot._tiles import Tile
from chickenfoot._values import Value

__all__ = ["Matching", "SetRules", "Wild", "problems", "settle"]

SMALLEST, LARGEST = 2, 18


class Wild(Choice):
    """What a blank half matches."""

    NONE = "none"
    """A blank matches a blank."""

    BLANK = "blank"
    """A blank half fits any end, and any half fits a blank end."""

    BLANK_ADOPTS = "blank adopts"
    """The same, and the double-blank shows the number that it was laid on."""


@attrs.frozen(kw_only=True, eq=False, repr=False)
class SetRules(Value):
    """
    Which tiles exist.

    Attributes:
        highest: Pips on the heaviest half, 2 to 18; 9 is a double-nine set of 55 tiles.

        copies: How many identical sets are mixed together, 1 or more.

        wild: What a blank half matches.
    """

    highest: int = attrs.field(default=9, converter=to_whole, validator=is_whole)
    copies: int = attrs.field(default=1, converter=to_whole, validator=is_whole)
    wild: Wild = attrs.field(default=Wild.NONE, validator=is_a(Wild))


class Matching:
    """
    A set of tiles, settled.

    Attributes:
        tiles: One of each tile, in canonical order: by low half, then by high half.

        width: How many ways there are.

        joins: By pip, the ways that fit an end showing it.

        kin: By pip, those that join with that very pip.

        wild: The ways that fit any end.

        shows: By pip, the ways that show it.

        ways: By tile, the mask of its ways.

        doubles: The ways of doubles.

        told: By way, its tile, the pip it joins with and the pip it shows.
    """

    __slots__ = (
        "copies",
        "doubles",
        "highest",
        "joins",
        "kin",
        "low_mask",
        "plain",
        "shows",
        "tile_of",
        "tiles",
        "told",
        "ways",
        "width",
        "wild",
    )

    def __init__(self, config: SetRules) -> None:
        top, wild = config.highest, config.wild
        self.highest, self.copies = top, config.copies
        self.plain = config.copies == 1 and wild is Wild.NONE
        self.tiles = tuple(starmap(Tile, combinations_with_replacement(range(top + 1), 2)))
        self.told: dict[int, tuple[Tile, int, int]] = {}
        self.ways: dict[Tile, int] = {}
        joins, kin, shows = ([0] * (top + 1) for _ in range(3))
        bit = 1
        for tile in self.tiles:
            first = bit
            for joining, outward in _ways_round(tile, top, wild):
                self.told[bit] = (tile, joining, outward)
                kin[joining] |= bit
                shows[outward] |= bit
                for pip in range(top + 1):
                    if _matches(tile, joining, pip, wild):
                        joins[pip] |= bit
                bit <<= 1
            self.ways[tile] = bit - first
        self.joins, self.kin, self.shows = tuple(joins), tuple(kin), tuple(shows)
        self.wild = reduce(and_, joins)
        self.tile_of = {mask: tile for tile, mask in self.ways.items()}
        self.doubles = sum(mask for tile, mask in self.ways.items() if tile.is_double)
        self.width = bit.bit_length() - 1
        self.low_mask = bit - 1

    def fitting(self, kin: int, *, blank: bool) -> int:
        """
        Return the ways that fit one of several ends.

        Args:
            kin: The ways that join with the very pips they show.

            blank: Whether one of them is blank.
        """
        if not self.wild or not kin:
            return kin
        return kin | (self.joins[0] if blank else self.wild)

    def added(self, hand: int, ways: int) -> int:
        """Return *hand* with one more tile, given by its *ways*."""
        while hand & ways:
            ways <<= self.width
        return hand | ways

    def taken(self, hand: int, ways: int) -> int:
        """Return *hand* without one tile that is in it, given by its *ways*."""
        while hand & ways << self.width:
            ways <<= self.width
        return hand ^ ways

    def hand(self, tiles: Iterable[Tile]) -> int:
        """Return the mask of *tiles*."""
        return self.gathered(map(self.ways.__getitem__, tiles))

    def gathered(self, tiles: Iterable[int]) -> int:
        """Return the mask of *tiles*, given by their ways."""
        hand = 0
        for ways in tiles:
            hand = self.added(hand, ways)
        return hand

    def tiles_in(self, hand: int) -> tuple[Tile, ...]:
        """Return the tiles of *hand* in canonical order, equal ones side by side."""
        found = []
        while hand:
            band = hand & self.low_mask
            hand >>= self.width
            while band:
                tile = self.told[band & -band][0]
                band &= ~self.ways[tile]
                found.append(tile)
        return tuple(sorted(found) if self.copies > 1 else found)

    def copies_in(self, hand: int, ways: int) -> int:
        """Return how many equal tiles with these *ways* are in *hand*."""
        count = 0
        while hand & ways:
            hand >>= self.width
            count += 1
        return count

    def count(self, hand: int) -> int:
        """Return how many tiles are in *hand*."""
        return len(self.tiles_in(hand))


def _ways_round(tile: Tile, highest: int, wild: Wild) -> list[tuple[int, int]]:
    """Return how *tile* can lie, as (pip that joins, pip shown), by the pip shown."""
    if wild is Wild.BLANK_ADOPTS and tile.high == 0:
        return [(pip, pip) for pip in range(highest + 1)]
    if tile.is_double:
        return [(tile.low, tile.low)]
    return [(tile.high, tile.low), (tile.low, tile.high)]


def _matches(tile: Tile, joining: int, pip: int, wild: Wild) -> bool:
    """Whether *tile*, joining with *joining*, fits an end that shows *pip*."""
    if wild is Wild.NONE or (wild is Wild.BLANK_ADOPTS and tile.high == 0):
        return joining == pip
    return joining in (pip, 0) or pip == 0


def problems(config: SetRules) -> list[str]:
    """Return what makes this set unplayable."""
    found = []
    if not SMALLEST <= config.highest <= LARGEST:
        found.append(f"highest is {config.highest}: sets go from double-2 to double-18")
    if config.copies < 1:
        found.append(f"copies is {config.copies}: there is at least 1 set")
    return found


def tiles_in_set(config: SetRules) -> int:
    """Return how many tiles there are, all copies together."""
    return (config.highest + 1) * (config.highest + 2) // 2 * config.copies


def single_tiles_fitting(config: SetRules) -> int:
    """
    Return how many tiles fit an end of the least wanted pip, doubles of that pip apart.

    Without wilds that is the suit without its double: N tiles of a double-N set. With wilds the
    blanks fit as well, the double-blank among them.
    """
    if config.wild is Wild.NONE:
        return config.highest * config.copies
    return 2 * config.highest * config.copies


@lru_cache(32)
def settle(config: SetRules) -> Matching:
    """Return the set of tiles as masks."""
    return Matching(config)
