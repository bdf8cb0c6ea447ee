"""Why a move is not allowed: the same question as `legal_moves`, asked for one move."""

from typing import assert_never

import attrs

from chickenfoot._board import end_bit
from chickenfoot._choices import barred, choices, ends_for, spare_trains
from chickenfoot._demand import usable
from chickenfoot._legal import expanded, legal_moves
from chickenfoot._moves import MIDDLE, Draw, Move, Pass, Play, is_well_formed
from chickenfoot._phase import FillFoot, FindEngine, phase, read
from chickenfoot._rules.drawing import DrawnTile
from chickenfoot._rules.feet import Nesting
from chickenfoot._rules.going_out import bars_last_tile
from chickenfoot._state import GameState
from chickenfoot._table import Table
from chickenfoot._tiles import Tile
from chickenfoot.errors import InvalidStateError, Reason, Refusal, wrong_type

__all__ = ["TileAnswer", "explain", "explain_hand", "refusal_of", "seat_of"]


def explain(state: GameState, move: Move, *, seat: int | None = None) -> Refusal | None:
    """
    Return why *move* is not legal, the first reason that applies; None if it is legal.

    Agrees with `legal_moves` and `apply_move` for any move at all.

    Args:
        state: The position.

        move: The move asked about.

        seat: Who would make it; if given, it is refused when another seat is to move.

    Raises:
        TypeError: *state* is no `GameState`, or *move* no `Play`, `Draw` or `Pass`.
    """
    answer = refusal_of(state, move, seat)
    return answer if isinstance(answer, Refusal) else None


def refusal_of(state: GameState, move: Move, seat: int | None) -> Refusal | Move:
    """Return why *move* is refused, or else the legal move equal to it."""
    legal = legal_moves(state)
    if not isinstance(move, Play | Draw | Pass):
        raise wrong_type("move", "a Play, a Draw or a Pass", move)
    if state.is_round_over:
        return Refusal(reason=Reason.ROUND_OVER)
    if seat is not None and whole_seat(seat) != state.turn:
        return Refusal(reason=Reason.NOT_YOUR_TURN)
    if not isinstance(move, Play) or is_well_formed(move):
        for known in legal:
            if known == move:
                return known
    return _refusal(state, _reason(state, move, legal), legal)


def whole_seat(seat: int) -> int:
    """Return *seat*, which is refused if it is no int."""
    if isinstance(seat, bool) or not isinstance(seat, int):
        raise wrong_type("seat", "an int", seat)
    return seat


def seat_of(state: GameState, seat: int) -> int:
    """Return *seat*, which is refused if it is no seat of the table."""
    if not 0 <= whole_seat(seat) < len(state._hands):
        raise InvalidStateError([f"there is no seat {seat}, only 0 to {len(state._hands) - 1}"])
    return seat


def _refusal(state: GameState, reason: Reason, legal: tuple[Move, ...]) -> Refusal:
    """Return the refusal with what the reason is about."""
    if reason is Reason.FOOT_OPEN:
        now = phase(state)
        assert isinstance(now, FillFoot), "only a foot asked for closes ends; see test_explain.py"
        return Refusal(reason=reason, foot=now.foot, missing=now.missing, legal=legal)
    if reason is Reason.OPENING_UNFINISHED:
        return Refusal(reason=reason, missing=state._board.arms, legal=legal)
    return Refusal(reason=reason, legal=legal)


def _reason(state: GameState, move: Move, legal: tuple[Move, ...]) -> Reason:
    """Return the first reason against *move*, which the seat to move may not make."""
    now = phase(state)
    if isinstance(now, FindEngine):
        return _reason_before_engine(now)
    can_play = any(isinstance(other, Play) for other in legal)
    match move:
        case Play():
            return _reason_against_play(state, move)
        case Draw():
            if state._drawn:
                return Reason.ALREADY_DREW
            voluntary = state._round.table.drawing.voluntary
            return Reason.MUST_PLAY if can_play and not voluntary else Reason.NOTHING_TO_DRAW
        case Pass():
            return Reason.MUST_PLAY if can_play else Reason.MUST_DRAW
        case unreachable:
            assert_never(unreachable)


def _reason_before_engine(now: FindEngine) -> Reason:
    return Reason.ENGINE_NOT_FOUND if now.layer is None else Reason.ENGINE_NOT_LAID


def _reason_against_play(state: GameState, play: Play) -> Reason:
    """Return the first reason against *play* in a round that has its engine."""
    table, board, seat = state._round.table, state._board, state._turn
    if not _exists(table, play):
        return Reason.NO_SUCH_MOVE
    hand, ways = state._hands[seat], table.tiles.ways[play.tile]
    if not hand & ways:
        return Reason.TILE_NOT_HELD
    if state._drawn and state._drawn[-1] != ways:
        return Reason.ALREADY_DREW
    end = end_bit(table, board, play.end)
    if not end:
        return Reason.NO_SUCH_END
    closed = _reason_it_is_closed(state, seat, end)
    if closed is not None:
        return closed
    way = ways & table.tiles.shows[play.outward]
    if not end & table.ways[way][0]:
        return Reason.DOES_NOT_FIT
    if barred(table, board, hand, way, end):
        return _reason_it_is_barred(state, hand, ways, end)
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


def _reason_it_is_closed(state: GameState, seat: int, end: int) -> Reason | None:
    """Return why *seat* may not use *end*; None if it may."""
    table, board, markers = state._round.table, state._board, state._markers
    allowed = ends_for(table, board, seat, markers, state._hands[seat])
    asked = usable(table, board.asked, board.feet, seat, markers)
    if end & (allowed | asked):
        return None
    falls_back = allowed != asked
    if end & board.asked or (falls_back and end & spare_trains(table, board)):
        return Reason.TRAIN_CLOSED
    return Reason.FOOT_OPEN if isinstance(phase(state), FillFoot) else Reason.OPENING_UNFINISHED


def _reason_it_is_barred(state: GameState, hand: int, ways: int, end: int) -> Reason:
    """Return why a double that fits may not be laid."""
    table = state._round.table
    if bars_last_tile(table.going_out, hand, ways, table.tiles.doubles):
        return Reason.LAST_TILE_DOUBLE
    nested = table.feet.nesting is Nesting.FORBIDDEN and end in dict(state._board.feet)
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


def explain_hand(state: GameState, seat: int) -> tuple[TileAnswer, ...]:
    """
    Return what *seat* could do with each of its tiles if it were its turn, with nothing drawn.

    Each distinct tile is answered once, in canonical order.

    Raises:
        InvalidStateError: There is no such seat.

        TypeError: *state* is no `GameState`, or *seat* no int.
    """
    read(state)
    hand = state._hands[seat_of(state, seat)]
    tiles = state._round.table.tiles
    return tuple(_answer(state, seat, hand, tile) for tile in dict.fromkeys(tiles.tiles_in(hand)))


def _answer(state: GameState, seat: int, hand: int, tile: Tile) -> TileAnswer:
    table, board = state._round.table, state._board
    legal = legal_moves(state) if seat == state.to_move else ()
    if state.is_round_over:
        return TileAnswer(tile, (), Refusal(reason=Reason.ROUND_OVER))
    now = phase(state)
    if isinstance(now, FindEngine):
        if seat == now.layer and tile == Tile(now.engine, now.engine):
            return TileAnswer(tile, (table.lay_engine[now.engine],), None)
        return TileAnswer(tile, (), Refusal(reason=_reason_before_engine(now), legal=legal))
    ways = table.tiles.ways[tile]
    ends = ends_for(table, board, seat, state._markers, hand)
    plays = tuple(expanded(table, choices(table, board, ends, hand, ways)))
    if plays:
        return TileAnswer(tile, plays, None)
    reason = _reason_for_tile(state, seat, hand, tile, ends)
    return TileAnswer(tile, (), _refusal(state, reason, legal))


def _reason_for_tile(state: GameState, seat: int, hand: int, tile: Tile, ends: int) -> Reason:
    """Return why *tile* can be laid nowhere: it is barred, or shut out, or fits nothing."""
    table, board = state._round.table, state._board
    ways = table.tiles.ways[tile]
    fitting = 0
    for way in table.tiles.told:
        if way & ways:
            fitting |= board.open & table.ways[way][0]
    if fitting & ends:
        return _reason_it_is_barred(state, hand, ways, fitting & ends & -(fitting & ends))
    if fitting:
        closed = _reason_it_is_closed(state, seat, fitting & -fitting)
        if closed is not None:
            return closed
    return Reason.DOES_NOT_FIT
