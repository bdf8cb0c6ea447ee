"""What has to be known to answer a seat: its own hand, and what lies open to everybody."""

from functools import singledispatch
from typing import TYPE_CHECKING, NamedTuple

from chickenfoot._board import Board
from chickenfoot._legal import legal_moves
from chickenfoot._moves import End, Move, Play
from chickenfoot._phase import Phase, phase, read
from chickenfoot._rules.fields import whole
from chickenfoot._state import GameState
from chickenfoot._table import Table
from chickenfoot._tiles import Tile
from chickenfoot.errors import InvalidStateError, wrong_type

if TYPE_CHECKING:
    from chickenfoot.views import SeatView

__all__ = ["Asking", "asking", "asking_for", "plays", "seat_of"]


class Asking(NamedTuple):
    """
    A position as one seat asks about it.

    Attributes:
        table: The rules.

        board: The tiles on the table.

        phase: What the table is waiting for.

        to_move: The seat that is to move; None once the round is over.

        seat: The seat that asks.

        hand: Its hand.

        drawn: The tiles it drew in this turn, as their ways.

        markers: The marked trains, a bit per seat.

        legal: What it may do; nothing if it is not to move.
    """

    table: Table
    board: Board
    phase: Phase
    to_move: int | None
    seat: int
    hand: int
    drawn: tuple[int, ...]
    markers: int
    legal: tuple[Move, ...]


@singledispatch
def asking(position: object) -> Asking:
    """
    Return *position* as the seat asks that is to move, or whose view it is.

    Raises:
        TypeError: It is nothing that a seat can ask about.
    """
    raise wrong_type("state", "a GameState or a SeatView", position)


@asking.register
def _(position: GameState) -> Asking:
    return asking_for(position, position.turn)


def asking_for(state: GameState, seat: int) -> Asking:
    """
    Return *state* as *seat* asks about it.

    Raises:
        InvalidStateError: There is no such seat.

        TypeError: *state* is no `GameState`, or *seat* no int.
    """
    now = phase(state)
    is_turn = seat_of(state, seat) == state.to_move
    return Asking(
        table=state._round.table,
        board=state._board,
        phase=now,
        to_move=state.to_move,
        seat=seat,
        hand=state._hands[seat],
        drawn=state._drawn if is_turn else (),
        markers=state._markers,
        legal=legal_moves(state) if is_turn else (),
    )


def seat_of(state: GameState, seat: int) -> int:
    """Return *seat*, which is refused if it is no seat of *state*."""
    read(state)
    if not 0 <= whole("seat", seat) < len(state._hands):
        raise InvalidStateError([f"there is no seat {seat}, only 0 to {len(state._hands) - 1}"])
    return seat


def plays(state: "GameState | SeatView", tile: Tile, end: End | None = None) -> tuple[Play, ...]:
    """
    Return the legal plays of *tile*, on *end* if it is given: what a click or a parser wants.

    Args:
        state: The position, or a seat's view of it.

        tile: The tile.

        end: The end, if it is known.

    Raises:
        TypeError: *state* is no `GameState` and no `SeatView`, or *tile* no `Tile`, or
            *end* no `End`.
    """
    if not isinstance(tile, Tile):
        raise wrong_type("tile", "a Tile", tile)
    if end is not None and not isinstance(end, End):
        raise wrong_type("end", "an End or None", end)
    return tuple(
        move
        for move in asking(state).legal
        if isinstance(move, Play) and move.tile == tile and end in (None, move.end)
    )
