"""
What a laid tile changes: the layout, the ends that are open, and which of them are asked for.

Only `laid` is a fact; the rest is carried from it, tile by tile, so that a question is answered
without looking over the table again. `tests/slow.py` derives each value from the facts.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from chickenfoot._demand import demanded, feet_ends
from chickenfoot._moves import MIDDLE, End, Play
from chickenfoot._rules import feet as foot_rules
from chickenfoot._rules.feet import Foot
from chickenfoot._table import Step, Table, bits
from chickenfoot.errors import InvalidStateError

if TYPE_CHECKING:
    from chickenfoot._layout import Layout, Placement

__all__ = [
    "Board",
    "bare",
    "end_bit",
    "found",
    "laid_out",
    "laid_plainly",
    "lay",
    "relaid",
    "spot_of",
    "toes_of",
]


class Board:
    """
    The tiles on the table and what follows from them.

    Filled once and never changed, though Python would let us: freezing it, or making it through a
    constructor, costs twice as much at every tile, and nobody outside gets hold of one.

    Attributes:
        laid: The plays that laid them, engine first.

        open: Every end that can take a tile, unstarted trains and unfinished feet included.

        arms: How many arms the engine still wants.

        feet: The unfinished feet, oldest first.

        asked: The ends that may be used now, whoever's train they are on.

        fits: The ways that fit one of `asked`.

        loose: The ways that join with the very pip that one of `open` shows, wilds or not.

        gone: The tiles that can be no toes any more, laid or unlisted, as a hand; left 0 at tables
            that keep no tally, where no move asks for it.

        unlisted: The tiles that an incomplete position leaves out; none in a game.
    """

    __slots__ = ("arms", "asked", "feet", "fits", "gone", "laid", "loose", "open", "unlisted")

    laid: tuple[Play, ...]
    open: int
    arms: int
    feet: tuple[Foot, ...]
    asked: int
    fits: int
    loose: int
    gone: int
    unlisted: int

    @property
    def engine(self) -> int:
        """The end at which the engine takes its arms."""
        way: int = self.laid[0]._step[1]
        return way

    @property
    def unfinished(self) -> int:
        """The ends of the open feet, and of the engine while it wants arms."""
        return feet_ends(self.feet) | (self.engine if self.arms else 0)


def bare(table: Table, unlisted: int = 0) -> Board:
    """Return the table before the engine is laid."""
    made = Board()
    made.laid, made.feet = (), ()
    made.open = made.arms = made.asked = made.fits = made.loose = 0
    made.gone = unlisted if table.tallies else 0
    made.unlisted = unlisted
    return made


def lay(table: Table, board: Board, play: Play) -> Board:
    """Return *board* once *play*, which is legal and made by *table*, has been laid."""
    if not board.laid:
        return _engine_laid(table, board, play)
    if table.lays_plainly:
        return laid_plainly(table, board, play)
    return _laid(table, board, play)


def _engine_laid(table: Table, board: Board, play: Play) -> Board:
    ways, engine, _, _, _, coming, _, _ = play._step
    made = Board()
    made.laid = (play,)
    made.open = engine
    for train in range(len(table.train_ends)):
        made.open |= engine << table.band_of(train)
    made.arms = table.engine.arms
    made.feet = ()
    made.asked = engine
    made.fits = table.takes[engine.bit_length()]
    made.loose = coming
    made.gone = table.tiles.added(board.gone, ways) if table.tallies else 0
    made.unlisted = board.unlisted
    return made


def laid_plainly(  # noqa: C901, PLR0912 - a branch takes a tenth of the time of a call
    table: Table, board: Board, play: Play
) -> Board:
    """Lay a tile where that changes no end but the one it takes and the one it offers."""
    ways, spot, end, shown, leaving, coming, is_double, _ = play._step
    feet, arms, gone = board.feet, board.arms, board.gone
    if table.tallies:
        spot, gone = spot_of(table, board, play), table.tiles.added(gone, ways)
    open_ends, loose = board.open | spot, board.loose | coming
    is_toe = bool(feet)
    if is_toe:
        if len(feet) == 1:
            left = feet[0][1] - 1
            feet = ((end, left),) if left else ()
        else:
            left = dict(feet)[end] - 1
            feet = tuple((bit, n - (bit == end)) for bit, n in feet if left or bit != end)
    else:
        left = arms = arms and arms - 1
    if not left:
        open_ends ^= end
        if not open_ends & shown:
            loose ^= leaving
    if is_double:
        wanted = toes = foot_rules.toes_wanted(table.feet, is_toe=is_toe)
        if table.feet.releases:
            toes = foot_rules.toes_left(table.feet, wanted, table.live(gone, play.outward))
        if toes:
            feet = (*feet, (spot, toes))
        elif wanted:
            open_ends ^= spot
            if not open_ends & table.shows[play.outward]:
                loose ^= coming

    made = Board()
    made.laid = board.laid + (play,)  # noqa: RUF005 - unpacking takes twice as long
    made.open = open_ends
    made.arms = arms
    made.feet = feet
    if left and not is_double:
        made.asked, made.fits = board.asked, board.fits
    elif feet or arms:
        made.asked = asked = feet[table.feet.first][0] if feet else board.engine
        made.fits = table.takes[asked.bit_length()]
    else:
        made.asked = open_ends
        made.fits = loose
        if table.tiles.wild:
            made.fits = table.tiles.fitting(loose, blank=bool(open_ends & table.shows[0]))
    made.loose = loose
    made.gone = gone
    made.unlisted = board.unlisted
    return made


def _laid(table: Table, board: Board, play: Play) -> Board:
    """Lay a tile under any rules."""
    tiles, rules = table.tiles, table.feet
    ways, _, end, shown, _, coming, _, _ = play._step
    engine, arms, open_ends = board.engine, board.arms, board.open
    gone = tiles.added(board.gone, ways) if table.tallies else 0
    spot = spot_of(table, board, play)

    unfinished = dict(board.feet)
    is_toe = end in unfinished
    if is_toe:
        unfinished[end] -= 1
        closed = not unfinished[end]
        if closed:
            del unfinished[end]
    elif end == engine and arms:
        arms -= 1
        closed = not arms
    else:
        closed = True
    if closed:
        open_ends ^= end

    open_ends |= spot
    toes = toes_of(table, play, is_toe=is_toe)
    if toes:
        unfinished[spot] = toes
    released = False
    if unfinished and rules.releases:
        for bit, left in [*unfinished.items()]:
            wanted = foot_rules.toes_left(rules, left, table.live(gone, table.pip_of(bit)))
            unfinished[bit] = wanted
            if not wanted:
                del unfinished[bit]
                open_ends ^= bit
                released = True

    made = Board()
    made.laid = (*board.laid, play)
    made.open = open_ends
    made.arms = arms
    made.feet = tuple(unfinished.items())
    keeps = open_ends & shown and not released
    made.loose = board.loose | coming if keeps else _kin(table, open_ends)
    made.asked = demanded(table, open_ends, arms, made.feet, engine)
    made.fits = _fitting(table, made)
    made.gone = gone
    made.unlisted = board.unlisted
    return made


def spot_of(table: Table, board: Board, play: Play) -> int:
    """Return the end that the tile of *play* will offer, once it is laid on *board*."""
    step: Step = play._step
    ways, way, band = step[0], step[1], step[7]
    if table.single:
        return way << band
    tiles = table.tiles
    copy = tiles.copies_in(board.gone, ways) - tiles.copies_in(board.unlisted, ways)
    return way << band + tiles.width * copy


def toes_of(table: Table, play: Play, *, is_toe: bool) -> int:
    """Return how many toes the tile of *play* wants; 0 if it is no foot where it goes."""
    on_plain_train = table.footless and play.end.train is not None
    if on_plain_train or not play.tile.is_double:
        return 0
    return foot_rules.toes_wanted(table.feet, is_toe=is_toe)


def _kin(table: Table, ends: int) -> int:
    """Return the ways that join with the very pip that one of *ends* shows."""
    ways = 0
    for shown, kin in zip(table.shows, table.tiles.kin, strict=True):
        if ends & shown:
            ways |= kin
    return ways


def _fitting(table: Table, board: Board) -> int:
    """Return the ways that fit one of the ends asked for on *board*."""
    asked = board.asked
    if not asked & asked - 1:
        return table.takes[asked.bit_length()]
    kin = board.loose if asked == board.open else _kin(table, asked)
    return table.tiles.fitting(kin, blank=bool(asked & table.shows[0]))


def end_bit(table: Table, board: Board, end: End) -> int:
    """Return the bit of *end*; 0 if no tile can go there."""
    return next((bit for bit in bits(board.open) if table.end_at(bit) == end), 0)


def found(table: Table, board: Board, play: Play) -> Play | None:
    """Return the play of *table* equal to *play*; None if the tile does not fit there."""
    if not board.laid:
        return next((engine for engine in table.lay_engine if engine == play), None)
    end = end_bit(table, board, play.end)
    for way in bits(table.tiles.ways.get(play.tile, 0)):
        if end & table.fits[way.bit_length()] and table.tiles.told[way][2] == play.outward:
            return table.plays[end.bit_length()][way.bit_length()]
    return None


def relaid(table: Table, unlisted: int, plays: Iterable[Play]) -> Board:
    """
    Return the table with *plays* laid again, engine first.

    Raises:
        InvalidStateError: One of them cannot have been laid there.
    """
    board = bare(table, unlisted)
    for play in plays:
        known = found(table, board, play)
        if known is None:
            raise InvalidStateError([f"{play} cannot have been laid where it lies"])
        board = lay(table, board, known)
    return board


def laid_out(table: Table, laid: tuple[Play, ...]) -> "Layout":
    """Return the layout that *laid* makes, engine first."""
    from chickenfoot import _layout  # noqa: PLC0415 - most tables never ask for a layout

    placements: list[Placement] = []
    feet: set[End] = set()
    copies: dict[object, int] = {}
    for play in laid:
        tile, end = play.tile, play.end
        copy = copies[tile] = copies.get(tile, -1) + 1
        ends = 1
        if end == MIDDLE:
            ends = table.engine.arms + len(table.train_ends)
        elif toes := toes_of(table, play, is_toe=end in feet):
            ends = toes
            feet.add(End(tile, copy, end.train))
        placements.append(_layout.Placement(tile, end, play.outward, ends, end.train))
    return _layout.Layout(tuple(placements))
