"""
What a config and a number of seats settle, once.

Law 1: after this nobody reads a config for a rule again. Law 2: nothing here depends on a
position.

An *end* is a bit as well. The end that a tile offers is named by the way the tile lies, so the
first band of end bits is the band of ways; further bands are further copies of the set, and then
the same again for the train of each seat. The engine is the first copy of its double, so the end
at which seat 2's train starts is the engine's way in the band of seat 2.
"""

from collections.abc import Iterable
from functools import lru_cache

from chickenfoot._config import RuleConfig, dealable, seat_refusal
from chickenfoot._moves import MIDDLE, End, Play
from chickenfoot._rules import (
    dealing,
    drawing,
    engine,
    feet,
    going_out,
    matching,
    schedule,
    trains,
)
from chickenfoot._tiles import Tile
from chickenfoot.errors import RuleConfigError

__all__ = ["Step", "Table", "bits", "table_for"]

Step = tuple[int, int, int, int, int, int, bool, int]
"""
What laying a tile needs to know: the ways of the tile, the way it lies, the end it takes; the ends
showing the pip that it covers and the kin of that pip; the kin of the pip that it shows; whether it
is a double; and how far up the band of its train is.
"""


def bits(mask: int) -> list[int]:
    """Return the bits of *mask*, lowest first; the loops that list moves do this in place."""
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found


class _PlaysOnEnd(dict[int, Play]):
    """The plays on one end, each made when first wanted and then kept."""

    __slots__ = ("end", "table")

    def __init__(self, table: "Table", end: int) -> None:
        self.table = table
        self.end = end

    def __missing__(self, length: int) -> Play:
        play = self[length] = self.table.made(self.table.bit[length], self.end)
        return play


class Table:
    """
    The rules of one table in numbers.

    Attributes:
        seats: How many seats there are.

        tiles: The set of tiles, as masks.

        single: Whether no tile exists twice.

        order: All tiles in canonical order, as their ways.

        dealt: By the double of the round, those that are dealt: without it if it is laid out
            beforehand.

        shows: By pip, the ends that show it, in all bands.

        toe_tiles: By pip, one bit for each tile that could be a toe of a double showing it.

        train_ends: By seat, the ends of its train; empty without trains.

        every_train: All of these.

        footless: Those of them at which a double is an ordinary tile.

        bit: By bit length, the bit. Taking the highest bit off a mask by this list is three times
            as fast as taking the lowest off by arithmetic, so what lists moves does it backwards.

        fits: By the bit length of a way, the ends it can join.

        plays: By the bit length of an end and then by that of a way, the plays.

        takes: By the bit length of an end, the ways that fit it.

        tallies: Whether a board keeps a tally of the tiles that are gone.

        lays_plainly: Whether a laid tile changes no end but the one it takes and the one it offers:
            no trains, an open foot closes the table, and its toes are counted once at most.

        lists_plainly: Whether a seat may lay whatever fits an end that it may use, and draws only
            if it has to.

        yard_unblocks: Whether no round is over while a tile may be drawn and every seat holds one.
    """

    __slots__ = (
        "_closed",
        "_ends",
        "bit",
        "dealing",
        "dealt",
        "drawing",
        "engine",
        "every_train",
        "feet",
        "fits",
        "footless",
        "going_out",
        "lay_engine",
        "lays_plainly",
        "lists_plainly",
        "order",
        "plays",
        "ranking",
        "schedule",
        "scoring",
        "seats",
        "shows",
        "single",
        "takes",
        "tallies",
        "tiles",
        "toe_tiles",
        "train_ends",
        "trains",
        "yard_unblocks",
    )

    def __init__(self, config: RuleConfig, seats: int) -> None:
        self.seats = seats
        self.tiles = tiles = matching.settle(config.set)
        self.single = tiles.copies == 1
        self.dealing = dealing.settle(config.deal, seats, dealable(config))
        self.engine = engine.settle(config.engine)
        self.drawing = drawing.settle(config.drawing, seats)
        self.feet = feet.settle(config.feet)
        self.going_out = going_out.settle(config.going_out)
        self.schedule = schedule.settle(config.schedule, config.set.highest)
        self.trains = trains.settle(config.trains)
        self.scoring = config.scoring
        self.ranking = config.ranking
        self.tallies = not self.single or self.feet.counts_toes
        self.lays_plainly = (
            self.trains is None and self.feet.close and (tiles.plain or not self.feet.releases)
        )
        self.lists_plainly = (
            self.drawing.plain
            and self.going_out.last_double
            and (self.feet.releases or not self.feet.counts_toes)
            and (tiles.plain or self.feet.nesting is not feet.Nesting.FORBIDDEN)
        )
        draws_always = self.drawing.per_turn > 0 and self.drawing.on_foot > 0
        self.yard_unblocks = self.lists_plainly and draws_always and not self.going_out.first_stuck
        self.order = tuple(tiles.ways[tile] for tile in tiles.tiles for _ in range(tiles.copies))
        width, copies = tiles.width, tiles.copies
        bands = range(copies * (seats + 1 if self.trains else 1))
        self.shows = tuple(sum(shown << width * band for band in bands) for shown in tiles.shows)
        every = (1 << width * copies) - 1
        self.train_ends = tuple(every << self.band_of(seat) for seat in range(seats) if self.trains)
        self.every_train = sum(self.train_ends)
        self.footless = 0 if self.trains is None or self.trains.feet else self.every_train
        self.toe_tiles = tuple(
            sum(mask & -mask for mask in tiles.tile_of if self._could_be_toe(mask, joining))
            for joining in tiles.joins
        )
        self.bit = [0, *(1 << end for end in range(width * len(bands)))]
        self.fits = [0] * (width + 1)
        for joining, shown in zip(tiles.joins, self.shows, strict=True):
            for way in bits(joining):
                self.fits[way.bit_length()] |= shown
        self.plays = [_PlaysOnEnd(self, end) for end in self.bit]
        self.takes = [0, *(tiles.joins[self.pip_of(end)] for end in self.bit[1:])]
        self._closed: dict[tuple[int, int], int] = {}
        self._ends: dict[tuple[Tile, int, int | None], End] = {}
        self.lay_engine = tuple(self._engine_play(pip) for pip in range(tiles.highest + 1))
        self.dealt = tuple(self._dealt_with(play._step[0]) for play in self.lay_engine)

    def _could_be_toe(self, ways: int, joining: int) -> bool:
        """Whether a tile may be a toe of a double whose toes join with *joining*."""
        barred = self.feet.nesting is feet.Nesting.FORBIDDEN and ways & self.tiles.doubles
        return bool(ways & joining) and not barred

    def _engine_play(self, pip: int) -> Play:
        """Return the move that lays the double of *pip* in the middle."""
        tile = Tile(pip, pip)
        ways = self.tiles.ways[tile]
        way = ways & self.tiles.shows[pip]
        return _with_step(
            Play(tile, MIDDLE, pip), (ways, way, 0, 0, 0, self.tiles.kin[pip], True, 0)
        )

    def _dealt_with(self, engine: int) -> tuple[int, ...]:
        """Return the tiles that are dealt in a round on *engine*, in canonical order."""
        if not self.engine.preplaced:
            return self.order
        at = self.order.index(engine)
        return self.order[:at] + self.order[at + 1 :]

    def made(self, way: int, end: int) -> Play:
        """Return the play that lays *way* on *end*."""
        tiles = self.tiles
        tile, _, outward = tiles.told[way]
        covered = tiles.told[self.way_of(end)][2]
        at = self.end_at(end)
        return _with_step(
            Play(tile, at, outward),
            (
                tiles.ways[tile],
                way,
                end,
                self.shows[covered],
                tiles.kin[covered],
                tiles.kin[outward],
                tile.is_double,
                0 if at.train is None else self.band_of(at.train),
            ),
        )

    def band_of(self, train: int) -> int:
        """Return how far up the ends of the train of seat *train* begin."""
        return self.tiles.width * self.tiles.copies * (train + 1)

    def way_of(self, end: int) -> int:
        """Return the way in which the tile lies that offers *end*."""
        return 1 << (end.bit_length() - 1) % self.tiles.width

    def pip_of(self, end: int) -> int:
        """Return the pips that *end* shows."""
        return self.tiles.told[self.way_of(end)][2]

    def end_at(self, end: int) -> End:
        """Return the name of *end*."""
        tiles = self.tiles
        band = (end.bit_length() - 1) // tiles.width
        line, copy = divmod(band, tiles.copies)
        key = (tiles.told[self.way_of(end)][0], copy, line - 1 if line else None)
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = End(*key)
        return found

    def closed_to(self, seat: int, markers: int) -> int:
        """Return the ends on trains that *seat* may not use; *markers* has a bit per seat."""
        found = self._closed.get((seat, markers))
        if found is None:
            found = 0
            for train, ends in enumerate(self.train_ends):
                if not trains.may_use(train, seat, markers):
                    found |= ends
            self._closed[seat, markers] = found
        return found

    def rest(self, *places: Iterable[Tile]) -> int:
        """Return the tiles of the set that are in none of *places*, as a hand."""
        tiles = self.tiles
        rest = tiles.gathered(self.order)
        for place in places:
            for tile in place:
                rest = tiles.taken(rest, tiles.ways[tile])
        return rest

    def live(self, gone: int, pip: int) -> int:
        """Return how many tiles not in *gone*, laid that is, could be toes on *pip*."""
        tiles, toes = self.tiles, self.toe_tiles[pip]
        live = 0
        for _ in range(tiles.copies):
            live += (toes & ~gone).bit_count()
            gone >>= tiles.width
        return live


def _with_step(play: Play, step: Step) -> Play:
    object.__setattr__(play, "_step", step)
    return play


@lru_cache(64)
def table_for(config: RuleConfig, seats: int) -> Table:
    """
    Return the table of *seats* seats that plays by *config*.

    Raises:
        RuleConfigError: That number of seats cannot be dealt.
    """
    told = seat_refusal(config, seats)
    if told is not None:
        raise RuleConfigError([told])
    return Table(config, seats)
