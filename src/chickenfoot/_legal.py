"""What the seat to move may do."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, assert_never

from chickenfoot._choices import choices, ends_for, is_stuck
from chickenfoot._ending import any_starved
from chickenfoot._moves import DRAW, PASS, Move, Play
from chickenfoot._opening import layer_of
from chickenfoot._round import Round
from chickenfoot._rules.drawing import DrawnTile, may_draw
from chickenfoot._state import GameState, _Filling, ending_of
from chickenfoot._table import Table
from chickenfoot.errors import wrong_type

__all__ = ["distinct", "distinct_moves", "expanded", "legal_moves"]

_DRAW: tuple[Move, ...] = (DRAW,)
_PASS: tuple[Move, ...] = (PASS,)


def legal_moves(state: GameState) -> tuple[Move, ...]:
    """
    Return what the seat to move may do; nothing once the round is over.

    The order is a promise: plays by tile in canonical order (by low half, then by high half), those
    of a tile by the pips shown, those by their end: off the trains first and then by train, copy by
    copy, in canonical order of the tiles that offer them. A draw after the plays, a pass last. No
    move is listed twice.

    Raises:
        TypeError: *state* is no `GameState`.
    """
    if state.__class__ is not GameState:
        raise wrong_type("state", "a GameState", state)
    moves = state._moves
    if moves is None:
        moves = _found(state)
        _remember(state, moves)
    return moves


# A state remembers its legal moves once asked. It is frozen to everybody else, so the slot itself
# is asked to change; this is three times faster than `object.__setattr__`.
_slot: Any = vars(_Filling)["_moves"]
_remember: Callable[[GameState, tuple[Move, ...]], None] = _slot.__set__


def _found(  # noqa: C901, PLR0912 - a branch takes a tenth of the time of a call
    state: GameState,
) -> tuple[Move, ...]:
    """Return the legal moves, found afresh."""
    round_, board, drawn = state._round, state._board, state._drawn
    table = round_.table
    if not board.laid:
        return () if ending_of(state) is not None else _before_engine(state, round_)
    if not table.lists_plainly:
        return _found_by_choice(state, table)
    hand, ends = state._hands[state._turn], board.asked
    among = drawn[-1] if drawn else hand
    ways = among & board.fits
    if table.train_ends:
        ends = ends_for(table, board, state._turn, state._markers, hand)
        if ends & ~board.asked:
            ways = among & table.tiles.low_mask
    if ways:
        plays, bit = table.plays, table.bit
        moves: list[Move] = []
        if table.lays_plainly and (board.feet or board.arms):  # there is one end
            there = plays[ends.bit_length()]
            way = ways.bit_length()
            ways ^= bit[way]
            if not ways:
                return (there[way],)
            moves.append(there[way])
            while ways:
                way = ways.bit_length()
                ways ^= bit[way]
                moves.append(there[way])
        else:
            fits = table.fits
            while ways:
                way = ways.bit_length()
                ways ^= bit[way]
                left = ends & fits[way]
                while left:
                    end = left.bit_length()
                    left ^= bit[end]
                    moves.append(plays[end][way])
        if moves:
            moves.reverse()
            return tuple(moves)
    if drawn and table.drawing.once:
        return _PASS
    if hand and not drawn and state._next < round_.stop and table.yard_unblocks:
        return _DRAW
    if ending_of(state) is not None:
        return ()
    return _DRAW if _draws(state, round_) else _PASS


def _found_by_choice(state: GameState, table: Table) -> tuple[Move, ...]:
    """Return the legal moves of a seat under any rules, once the engine lies."""
    round_, board, drawn, turn = state._round, state._board, state._drawn, state._turn
    hand = state._hands[turn]
    ends = ends_for(table, board, turn, state._markers, hand)
    found = choices(table, board, ends, hand, drawn[-1] if drawn else hand)
    if (not found and not drawn and ending_of(state) is not None) or any_starved(table, board):
        return ()
    if not found:
        return _DRAW if _draws(state, round_) else _PASS
    moves: tuple[Move, ...] = tuple(expanded(table, found))
    drawing = table.drawing
    if not drawn:
        left = round_.stop - state._next
        draws = drawing.voluntary and may_draw(drawing, 0, left, foot_open=bool(board.feet))
        return moves + _DRAW if draws else moves
    match drawing.drawn_tile:
        case DrawnTile.MUST_PLAY:
            return moves
        case DrawnTile.MAY_PLAY:
            return moves + _PASS
        case DrawnTile.KEEP:
            return _PASS
        case unreachable:
            assert_never(unreachable)


def expanded(table: Table, found: Sequence[tuple[int, int]]) -> list[Play]:
    """Return a play for each way and each of its ends."""
    moves: list[Play] = []
    plays, bit = table.plays, table.bit
    for laid, ends in reversed(found):
        way, left = laid.bit_length(), ends
        while left:
            end = left.bit_length()
            left ^= bit[end]
            moves.append(plays[end][way])
    moves.reverse()
    return moves


def _draws(state: GameState, round_: Round) -> bool:
    """Whether the seat, which can lay nothing now, draws; if not it passes."""
    table, board, drawn, turn = round_.table, state._board, state._drawn, state._turn
    drawable = round_.stop - state._next
    if not may_draw(table.drawing, len(drawn), drawable, foot_open=bool(board.feet)):
        return False
    return not drawn or is_stuck(table, board, turn, state._markers, state._hands[turn])


def _before_engine(state: GameState, round_: Round) -> tuple[Move, ...]:
    """Return the only legal move before the engine lies: lay it, or draw for it."""
    drawable = round_.stop - state._next
    pip = layer_of(round_.table, round_.asked, state._hands, state._turn, drawable)
    return _DRAW if pip is None else (round_.table.lay_engine[pip],)


def distinct_moves(state: GameState) -> tuple[Move, ...]:
    """
    Return the first of each set of legal moves that the rules cannot tell apart.

    Those are plays of the same tile that show the same pips, on ends that show the same pips, are
    on the same train or none, and belong to no unfinished foot and not to the engine.

    Raises:
        TypeError: *state* is no `GameState`.
    """
    return distinct(legal_moves(state), state)


def distinct(moves: Iterable[Move], state: GameState) -> tuple[Move, ...]:
    """Return the first of each set of *moves*, legal in *state*, that rules cannot tell apart."""
    board, table = state._board, state._round.table
    if not board.laid:
        return tuple(moves)
    unfinished = board.unfinished
    first: dict[object, Move] = {}
    for move in moves:
        key: object = move
        if isinstance(move, Play) and not move._step[2] & unfinished:
            pip = table.pip_of(move._step[2])
            key = (move.tile, move.outward, pip, move.end.train)
        first.setdefault(key, move)
    return tuple(first.values())
