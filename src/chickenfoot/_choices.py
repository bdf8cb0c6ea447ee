"""Which of its tiles a seat can lay, and on which ends."""

from chickenfoot._board import Board
from chickenfoot._demand import feet_ends, usable
from chickenfoot._rules.feet import Nesting, WhenStarved, is_starved, toes_wanted
from chickenfoot._rules.going_out import bars_last_tile
from chickenfoot._table import Table

__all__ = ["barred", "choices", "ends_for", "is_stuck", "spare_trains"]


def is_stuck(table: Table, board: Board, seat: int, markers: int, hand: int) -> bool:
    """Whether no tile of *hand* would be legal at the start of the seat's turn."""
    if table.lists_plainly and not table.train_ends:
        return not hand & board.fits
    ends = ends_for(table, board, seat, markers, hand)
    return not choices(table, board, ends, hand, hand)


def ends_for(table: Table, board: Board, seat: int, markers: int, hand: int) -> int:
    """
    Return the ends that *seat* may use with this whole *hand*.

    In the opening a seat that cannot fill an arm may use a train as well, if the rules say so.
    """
    ends = usable(table, board.asked, board.feet, seat, markers)
    trains = board.arms and spare_trains(table, board)
    if trains and not choices(table, board, ends, hand, hand):
        ends |= usable(table, trains, board.feet, seat, markers)
    return ends


def spare_trains(table: Table, board: Board) -> int:
    """Return the ends on trains that a seat falls back on in the opening; usually none."""
    if table.engine.strict or not board.arms or board.asked != board.engine:
        return 0
    return board.open & table.every_train


def choices(table: Table, board: Board, ends: int, hand: int, among: int) -> list[tuple[int, int]]:
    """
    Return the ways that may be laid, each with the ends it may go to, in the order of the ways.

    Args:
        table: The rules.

        board: The tiles on the table.

        ends: The ends the seat may use.

        hand: Its whole hand.

        among: The ways to look at: the whole hand, or the tile just drawn.
    """
    found = []
    ways = among & (board.fits if ends & board.asked == ends else table.tiles.low_mask)
    while ways:
        length = ways.bit_length()
        way = table.bit[length]
        ways ^= way
        there = ends & table.fits[length]
        if there and way & table.tiles.doubles:
            there &= ~barred(table, board, hand, way, there)
        if there:
            found.append((way, there))
    found.reverse()
    return found


def barred(table: Table, board: Board, hand: int, way: int, ends: int) -> int:
    """Return those of *ends* on which the double lying as *way* may not be laid."""
    tiles, rules = table.tiles, table.feet
    tile, _, outward = tiles.told[way]
    ways = tiles.ways[tile]
    if bars_last_tile(table.going_out, hand, ways):
        return ends
    toes = ends & feet_ends(board.feet)
    found = toes if rules.nesting is Nesting.FORBIDDEN else 0
    if rules.when_starved is WhenStarved.FORBID:
        live = table.live(tiles.added(board.gone, ways), outward)
        for is_toe, there in ((True, toes), (False, ends & ~toes)):
            if is_starved(toes_wanted(rules, is_toe=is_toe), live):
                found |= there & ~table.footless
    return found
