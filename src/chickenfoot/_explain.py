"""Why a move is not allowed: the same question as `legal_moves`, asked for one move."""

from typing import TYPE_CHECKING, assert_never, overload

import attrs

from chickenfoot._asking import Asking, asking, asking_for
from chickenfoot._board import end_bit
from chickenfoot._choices import barred, choices, ends_for, spare_trains
from chickenfoot._demand import usable
from chickenfoot._legal import expanded
from chickenfoot._moves import MIDDLE, Draw, Move, Pass, Play, is_well_formed
from chickenfoot._phase import FillFoot, FindEngine
from chickenfoot._rules.drawing import DrawnTile
from chickenfoot._rules.feet import Nesting
from chickenfoot._rules.fields import whole
from chickenfoot._rules.going_out import bars_last_tile
from chickenfoot._state import GameState
from chickenfoot._table import Table, bits
from chickenfoot._tiles import Tile
from chickenfoot.errors import Reason, Refusal, wrong_type

if TYPE_CHECKING:
    from chickenfoot.views import SeatView

__all__ = ["TileAnswer", "answers", "explain", "explain_hand", "refusal_of"]


def explain(
    state: "GameState | SeatView", move: Move, *, seat: int | None = None
) -> Refusal | None:
    """
    Return why *move* is not legal, the first reason that applies; None if it is legal.

    Agrees with `legal_moves` and `apply_move` for any move at all.

    Args:
        state: The position, or a seat's view of it.

        move: The move asked about.

        seat: Who would make it; if given, it is refused when another seat is to move.

    Raises:
        TypeError: *state* is no `GameState` and no `SeatView`, or *move* no `Play`, `Draw` or
            `Pass`.
    """
    answer = refusal_of(asking(state), move, seat)
    return answer if isinstance(answer, Refusal) else None


def refusal_of(at: Asking, move: Move, seat: int | None) -> Refusal | Move:
    """Return why *move* is refused, or else the legal move equal to it."""
    if type(move) not in (Play, Draw, Pass):
        raise wrong_type("move", "a Play, a Draw or a Pass", move)
    if at.to_move is None:
        return Refusal(reason=Reason.ROUND_OVER)
    if at.seat != at.to_move or (seat is not None and whole("seat", seat) != at.to_move):
        return Refusal(reason=Reason.NOT_YOUR_TURN)
    if not isinstance(move, Play) or is_well_formed(move):
        for known in at.legal:
            if known == move:
                return known
    return _refusal(at, _reason(at, move))


def _refusal(at: Asking, reason: Reason) -> Refusal:
    """Return the refusal with what the reason is about."""
    foot, missing = None, 0
    if reason is Reason.FOOT_OPEN:
        assert isinstance(at.phase, FillFoot), "only then a foot closes ends; see test_explain.py"
        foot, missing = at.phase.foot, at.phase.missing
    elif reason is Reason.OPENING_UNFINISHED:
        missing = at.board.arms
    return Refusal(reason=reason, foot=foot, missing=missing, legal=at.legal)


def _reason(at: Asking, move: Move) -> Reason:
    """Return the first reason against *move*, which the seat to move may not make."""
    if isinstance(at.phase, FindEngine):
        return _reason_before_engine(at.phase)
    can_play = any(isinstance(other, Play) for other in at.legal)
    match move:
        case Play():
            return _reason_against_play(at, move)
        case Draw():
            if at.drawn:
                return Reason.ALREADY_DREW
            voluntary = at.table.drawing.voluntary
            return Reason.MUST_PLAY if can_play and not voluntary else Reason.NOTHING_TO_DRAW
        case Pass():
            return Reason.MUST_PLAY if can_play else Reason.MUST_DRAW
        case unreachable:
            assert_never(unreachable)


def _reason_before_engine(now: FindEngine) -> Reason:
    return Reason.ENGINE_NOT_FOUND if now.layer is None else Reason.ENGINE_NOT_LAID


def _reason_against_play(at: Asking, play: Play) -> Reason:
    """Return the first reason against *play* in a round that has its engine."""
    table, board = at.table, at.board
    if not _exists(table, play):
        return Reason.NO_SUCH_MOVE
    ways = table.tiles.ways[play.tile]
    if not at.hand & ways:
        return Reason.TILE_NOT_HELD
    if at.drawn and at.drawn[-1] != ways:
        return Reason.ALREADY_DREW
    end = end_bit(table, board, play.end)
    if not end:
        return Reason.NO_SUCH_END
    closed = _reason_it_is_closed(at, end)
    if closed is not None:
        return closed
    # By value, since a number that equals a pip need not be an int.
    way = next(way for way in bits(ways) if table.tiles.told[way][2] == play.outward)
    if not end & table.fits[way.bit_length()]:
        return Reason.DOES_NOT_FIT
    if play.tile.is_double and barred(table, board, at.hand, way, end):
        return _reason_it_is_barred(at, ways, end)
    drawn_tile = table.drawing.drawn_tile
    assert drawn_tile is DrawnTile.KEEP, "nothing else is left to refuse it; see test_agreement.py"
    return Reason.MUST_KEEP


def _exists(table: Table, play: Play) -> bool:
    """Whether the game has such a tile and such an end at all."""
    tiles, end = table.tiles, play.end
    if not is_well_formed(play) or play.tile not in tiles.ways:
        return False
    ways = tiles.ways[play.tile]
    pips = [pip for pip, shown in enumerate(tiles.shows) if ways & shown]
    if play.outward not in pips:
        return False
    if end.on is None:
        return end == MIDDLE
    trains = (None, *range(len(table.train_ends)))
    return end.on in tiles.ways and end.copy in range(tiles.copies) and end.train in trains


def _reason_it_is_closed(at: Asking, end: int) -> Reason | None:
    """Return why the seat may not use *end*; None if it may."""
    table, board = at.table, at.board
    allowed = ends_for(table, board, at.seat, at.markers, at.hand)
    asked = usable(table, board.asked, board.feet, at.seat, at.markers)
    if end & allowed:
        return None
    falls_back = allowed != asked
    if end & board.asked or (falls_back and end & spare_trains(table, board)):
        return Reason.TRAIN_CLOSED
    return Reason.FOOT_OPEN if isinstance(at.phase, FillFoot) else Reason.OPENING_UNFINISHED


def _reason_it_is_barred(at: Asking, ways: int, end: int) -> Reason:
    """Return why a double that fits *end* may not be laid there."""
    table = at.table
    if bars_last_tile(table.going_out, at.hand, ways):
        return Reason.LAST_TILE_DOUBLE
    nested = table.feet.nesting is Nesting.FORBIDDEN and end in dict(at.board.feet)
    return Reason.DOUBLE_AS_TOE if nested else Reason.FOOT_WOULD_STARVE


@attrs.frozen
class TileAnswer:
    """
    What can be done with one tile of a hand.

    Attributes:
        tile: The tile.

        plays: Where it may be laid.

        refusal: Why it may be laid nowhere; None if it may be laid.
    """

    tile: Tile
    plays: tuple[Play, ...]
    refusal: Refusal | None


@overload
def explain_hand(state: GameState, seat: int | None = None) -> tuple[TileAnswer, ...]: ...
@overload
def explain_hand(state: "SeatView") -> tuple[TileAnswer, ...]: ...
def explain_hand(state: "GameState | SeatView", seat: int | None = None) -> tuple[TileAnswer, ...]:
    """
    Return what *seat* could do with each of its tiles if it were its turn, with nothing drawn.

    Each distinct tile is answered once, in canonical order.

    Args:
        state: The position, or a seat's view of it.

        seat: The seat; if left out, the one whose turn it is, or whose view it is.

    Raises:
        InvalidStateError: There is no such seat.

        TypeError: *state* is no `GameState` and no `SeatView`, or *seat* no int.
    """
    if seat is None:
        return answers(asking(state))
    if not isinstance(state, GameState):
        raise wrong_type("state", "a GameState where a seat is named", state)
    return answers(asking_for(state, seat))


def answers(at: Asking) -> tuple[TileAnswer, ...]:
    """Return what the seat could do with each of its tiles."""
    return tuple(_answer(at, tile) for tile in dict.fromkeys(at.table.tiles.tiles_in(at.hand)))


def _answer(at: Asking, tile: Tile) -> TileAnswer:
    table, now = at.table, at.phase
    if at.to_move is None:
        return TileAnswer(tile, (), Refusal(reason=Reason.ROUND_OVER))
    if isinstance(now, FindEngine):
        if at.seat == now.layer and tile == Tile(now.engine, now.engine):
            return TileAnswer(tile, (table.lay_engine[now.engine],), None)
        return TileAnswer(tile, (), _refusal(at, _reason_before_engine(now)))
    ends = ends_for(table, at.board, at.seat, at.markers, at.hand)
    found = choices(table, at.board, ends, at.hand, table.tiles.ways[tile])
    if found:
        return TileAnswer(tile, tuple(expanded(table, found)), None)
    return TileAnswer(tile, (), _refusal(at, _reason_for_tile(at, tile, ends)))


def _reason_for_tile(at: Asking, tile: Tile, ends: int) -> Reason:
    """Return why *tile* can be laid nowhere: it is barred, or shut out, or fits nothing."""
    table = at.table
    ways = table.tiles.ways[tile]
    fitting = 0
    for way in table.tiles.told:
        if way & ways:
            fitting |= at.board.open & table.fits[way.bit_length()]
    allowed = fitting & ends
    if allowed:
        return _reason_it_is_barred(at, ways, allowed & -allowed)
    closed = _reason_it_is_closed(at, fitting & -fitting) if fitting else None
    return closed or Reason.DOES_NOT_FIT
