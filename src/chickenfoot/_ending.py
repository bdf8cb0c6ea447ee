"""When a turn begins, the round may be over: somebody is out, a foot starves, nobody can move."""

from collections.abc import Iterable

from chickenfoot._board import Board
from chickenfoot._choices import is_stuck
from chickenfoot._opening import to_lay
from chickenfoot._rules.ending import Ending
from chickenfoot._rules.feet import WhenStarved, is_starved
from chickenfoot._table import Table

__all__ = ["any_starved", "ending_at_turn", "ending_of_hunt", "out_of"]


def out_of(hands: Iterable[int]) -> int | None:
    """Return the seat that went out, which is the one with no tile; None if there is none."""
    return next((seat for seat, hand in enumerate(hands) if not hand), None)


def any_starved(table: Table, board: Board) -> bool:
    """Whether an open foot ends the round because it can never be finished."""
    if table.feet.when_starved is not WhenStarved.END_ROUND:
        return False
    return any(
        is_starved(missing, table.live(board.gone, table.pip_of(bit)))
        for bit, missing in board.feet
    )


def ending_at_turn(
    table: Table, board: Board, hands: tuple[int, ...], turn: int, drawable: int, markers: int
) -> Ending | None:
    """
    Return how the round is over as the turn of seat *turn* begins; None if it goes on.

    Args:
        table: The rules.

        board: The tiles on the table, the engine among them.

        hands: The hands by seat.

        turn: The seat whose turn begins.

        drawable: How many tiles of the boneyard may be drawn.

        markers: The marked trains, a bit per seat.
    """
    if drawable > 0 and table.yard_unblocks:
        return None
    if any_starved(table, board):
        return Ending.STARVED
    if drawable > 0 and table.drawing.limit(foot_open=bool(board.feet)) > 0:
        return None
    if table.going_out.first_stuck:
        stuck = is_stuck(table, board, turn, markers, hands[turn])
        return Ending.BLOCKED if stuck else None
    marked = -1  # every train, since each may be marked before this seat moves
    for seat, hand in enumerate(hands):
        if not is_stuck(table, board, seat, marked, hand):
            return None
    return Ending.BLOCKED


def ending_of_hunt(
    table: Table, asked: int, hands: tuple[int, ...], drawable: int
) -> Ending | None:
    """Return how the round is over before its engine lies: nobody holds a double, none is left."""
    if drawable > 0 or to_lay(table, asked, hands, drawable) is not None:
        return None
    return Ending.BLOCKED
