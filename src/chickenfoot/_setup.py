"""A position can be laid out by hand: to settle a dispute, to make a puzzle, to test a rule."""

from collections.abc import Iterable, Sequence

from chickenfoot._board import Board, bare, found, lay
from chickenfoot._choices import barred, spare_trains
from chickenfoot._config import RuleConfig
from chickenfoot._lots import lots_row
from chickenfoot._moves import MIDDLE, Play, is_well_formed
from chickenfoot._opening import is_redealt
from chickenfoot._rules.fields import whole
from chickenfoot._scorekeeping import asked_next
from chickenfoot._state import GameState, assembled
from chickenfoot._table import Table, table_for
from chickenfoot._tiles import Tile
from chickenfoot.errors import InvalidStateError, wrong_type

__all__ = ["set_up"]


def set_up(  # noqa: PLR0913 - a position has that many facts
    config: RuleConfig,
    *,
    layout: Iterable[Play],
    hands: Iterable[Iterable[Tile]],
    boneyard: Iterable[Tile] = (),
    turn: int = 0,
    drawn: Iterable[Tile] = (),
    markers: Iterable[int] = (),
    lead: int = 0,
    past_engines: Iterable[int] = (),
    past_points: Iterable[Iterable[int]] = (),
    complete: bool = True,
    aside: Iterable[Tile] = (),
    lots: Iterable[Iterable[Tile | None]] = (),
) -> GameState:
    """
    Return a position laid out by hand.

    Args:
        config: The rules.

        layout: The plays that laid the tiles on the table, engine first; none before it lies.

        hands: The tiles of each seat; as many hands as seats.

        boneyard: The tiles left to draw, next tile first.

        turn: The seat whose turn it is. Before the engine lies, a seat that has to lay it has the
            turn, whatever is given.

        drawn: The tiles drawn in this turn, oldest first; they are in the hand as well.

        markers: The seats whose trains are marked.

        lead: The seat that started the hunt, or led.

        past_engines: The doubles of the finished rounds, in pips.

        past_points: The points of the finished rounds, by seat.

        complete: Whether every tile of the set is somewhere. If not, the position may leave out
            tiles that do not matter; they count as laid where nobody can reach them.

        aside: The tiles out of play.

        lots: What was shown for the lead: a row each time, by seat.

    Raises:
        InvalidStateError: The position cannot be; all problems are told.

        RuleConfigError: That number of seats cannot be dealt.

        TypeError: Something is of a wrong type.
    """
    if not isinstance(config, RuleConfig):
        raise wrong_type("config", "a RuleConfig", config)
    dealt = tuple(_tiles("hands", hand) for hand in hands)
    table = table_for(config, len(dealt))
    yard, out, fresh = _tiles("boneyard", boneyard), _tiles("aside", aside), _tiles("drawn", drawn)
    plays = tuple(layout)
    for play in plays:
        if not isinstance(play, Play):
            raise wrong_type("layout", "an iterable of Play", play)
    marked = tuple(whole("markers", seat) for seat in markers)
    engines = tuple(whole("past_engines", pip) for pip in past_engines)
    points = tuple(tuple(whole("past_points", n) for n in row) for row in past_points)
    shown = tuple(lots_row(row) for row in lots)

    problems = _seats_wrong(table, turn=whole("turn", turn), lead=whole("lead", lead))
    problems += _markers_wrong(table, marked)
    problems += _past_wrong(table, engines, points)
    laid = [play.tile for play in plays if is_well_formed(play)]
    unlisted, wrong = _tiles_wrong(
        table, [*laid, *(t for h in dealt for t in h), *yard, *out], complete
    )
    problems += wrong
    problems += _turn_wrong(dealt, turn, fresh, started=bool(plays))
    problems += [
        f"row {number} of lots has {len(row)} of {table.seats} seats"
        for number, row in enumerate(shown, 1)
        if len(row) != table.seats
    ]
    board, wrong = _laid(table, bare(table, unlisted), plays)
    problems += wrong
    asked = None if problems else asked_next(table, engines, points)
    if asked is None:
        raise InvalidStateError(problems or [f"the game was over after {len(engines)} rounds"])
    if not plays:
        if table.engine.preplaced:
            raise InvalidStateError([f"the engine is laid out first: {asked}-{asked} is missing"])
        if is_redealt(table, asked, tuple(map(table.tiles.hand, dealt))):
            raise InvalidStateError([f"nobody holds {asked}-{asked}: the tiles are dealt again"])
    facts = {
        "hands": dealt,
        "boneyard": yard,
        "aside": out,
        "turn": turn,
        "drawn": fresh,
        "markers": marked,
        "lead": lead,
        "lots": shown,
        "past_engines": engines,
        "past_points": points,
    }
    return assembled(config, table, board, asked, facts)


def _tiles(what: str, tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    read = tuple(tiles)
    for tile in read:
        if not isinstance(tile, Tile):
            raise wrong_type(what, "tiles", tile)
    return read


def _seats_wrong(table: Table, **named: int) -> list[str]:
    """Return which of the *named* seats are not there."""
    last = table.seats - 1
    return [
        f"{name} is seat {seat}, but there are only seats 0 to {last}"
        for name, seat in named.items()
        if not 0 <= seat <= last
    ]


def _markers_wrong(table: Table, markers: Sequence[int]) -> list[str]:
    """Return what is wrong with the markers."""
    if markers and table.trains is None:
        return ["there are markers, but these rules know no trains"]
    return [problem for seat in markers for problem in _seats_wrong(table, markers=seat)]


def _past_wrong(table: Table, engines: Sequence[int], points: Sequence[Sequence[int]]) -> list[str]:
    """Return what is wrong with the rounds before."""
    found = [
        f"past_engines has {pip}-{pip}, which is in no double-{table.tiles.highest} set"
        for pip in engines
        if not 0 <= pip <= table.tiles.highest
    ]
    if len(engines) != len(points):
        found.append(f"{len(engines)} past_engines, but {len(points)} rows of past_points")
    found += [
        f"row {number} of past_points has {len(row)} of {table.seats} seats"
        for number, row in enumerate(points, 1)
        if len(row) != table.seats
    ]
    return found


def _tiles_wrong(
    table: Table,
    listed: Iterable[Tile],
    complete: bool,  # noqa: FBT001 - as in `set_up`
) -> tuple[int, list[str]]:
    """Return the tiles that are not listed, as a hand, and what is wrong with those that are."""
    tiles = table.tiles
    left = tiles.gathered(table.order)
    found = []
    for tile in listed:
        ways = tiles.ways.get(tile, 0)
        if not ways:
            found.append(f"{tile} is in no double-{tiles.highest} set")
        elif not left & ways:
            often = "twice" if tiles.copies == 1 else f"more than {tiles.copies} times"
            found.append(f"{tile} is there {often}")
        else:
            left = tiles.taken(left, ways)
    if complete and left:
        missing = " ".join(map(str, tiles.tiles_in(left)))
        found.append(f"missing: {missing} (or say complete=False)")
    return left, found


def _turn_wrong(
    hands: Sequence[Sequence[Tile]], turn: int, drawn: Sequence[Tile], *, started: bool
) -> list[str]:
    """Return what is wrong with the hands and the tiles drawn."""
    out = [seat for seat, hand in enumerate(hands) if not hand]
    found = []
    if len(out) > 1:
        found.append(f"seats {out} have no tile left, but a round ends with the first")
    if drawn and not started:
        found.append("tiles are drawn in a turn only once the engine lies")
    if out and not started:
        found.append(f"seat {out[0]} has no tile, but the engine does not lie yet")
    left = list(hands[turn]) if 0 <= turn < len(hands) else [*drawn]
    for tile in drawn:
        if tile in left:
            left.remove(tile)
        else:
            found.append(f"drawn has {tile}, which is not in the hand of seat {turn}")
    return found


def _laid(table: Table, board: Board, plays: Sequence[Play]) -> tuple[Board, list[str]]:
    """Return the table with *plays* laid on *board*, and the first thing wrong with them."""
    for number, play in enumerate(plays, 1):
        where = f"play {number} of the layout, {play}"
        if not is_well_formed(play) or play.tile not in table.tiles.ways:
            return board, [f"{where}: there is no such play"]
        known = found(table, board, play)
        if known is None:
            if not board.laid:
                return board, [f"{where}: the engine comes first, a double laid in the middle"]
            if play.end == MIDDLE:
                return board, [f"{where}: the engine lies already"]
            return board, [f"{where}: it fits no end that is open there"]
        if board.laid:
            step = known._step
            if not step[2] & (board.asked | spare_trains(table, board)):
                return board, [f"{where}: a foot or the engine had to be filled first"]
            if known.tile.is_double and barred(table, board, -1, step[1], step[2]):
                return board, [f"{where}: these rules bar that double"]
        board = lay(table, board, known)
    return board, []
