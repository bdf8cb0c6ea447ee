"""A move makes a new position."""

from typing import Any

from chickenfoot._board import laid_plainly, lay
from chickenfoot._choices import is_stuck
from chickenfoot._legal import legal_moves
from chickenfoot._moves import Draw, Move, Play
from chickenfoot._opening import turn_in_hunt
from chickenfoot._rules.trains import unmarked_by
from chickenfoot._state import GameState, _Filling
from chickenfoot.errors import IllegalMoveError, Refusal

__all__ = ["apply_move"]


def apply_move(state: GameState, move: Move, *, seat: int | None = None) -> GameState:
    """
    Return the position after *move*.

    Args:
        state: The position, which stays as it is.

        move: What the seat to move does.

        seat: Who makes the move; if given, it is refused when another seat is to move.

    Raises:
        IllegalMoveError: The move is not legal; the error says why.

        TypeError: *state* is no `GameState`, or *move* no `Play`, `Draw` or `Pass`.
    """
    moves = state._moves if state.__class__ is GameState else None
    if moves is None:
        moves = legal_moves(state)
    # The moves a table hands out are kept, so almost always it is one of them that comes back.
    for known in moves:
        if known is move:
            break
    else:
        known = None
    if known is None or not (seat is None or (type(seat) is int and seat == state._turn)):
        # Late, so that a table where every move is legal never loads them.
        from chickenfoot import _asking, _explain  # noqa: PLC0415

        answer = _explain.refusal_of(_asking.asking(state), move, seat)
        if isinstance(answer, Refusal):
            raise IllegalMoveError(move, answer)
        known = answer
    if type(known) is Play:
        return _played(state, known)
    return _drawn(state) if type(known) is Draw else _passed(state)


def _played(state: GameState, play: Play) -> GameState:
    """Return the position once *play* is on the table."""
    round_, seat, markers, board = state._round, state._turn, state._markers, state._board
    table, ways = round_.table, play._step[0]
    hands = [*state._hands]
    hand = hands[seat]
    hand = hands[seat] = hand ^ ways if table.single else table.tiles.taken(hand, ways)
    engine_lies = board.laid
    if engine_lies and table.lays_plainly:
        board = laid_plainly(table, board, play)
    else:
        board = lay(table, board, play)
    if markers and table.trains is not None:
        markers = unmarked_by(table.trains, markers, seat, play.end.train)
    turn = seat
    if hand and (engine_lies or not table.engine.layer_leads):
        turn = (seat + 1) % len(hands)
    made: Any = _Filling()
    made._round = round_
    made._board = board
    made._hands = tuple(hands)
    made._turn = turn
    made._next = state._next
    made._drawn = ()
    made._markers = markers
    made._moves = None
    made.__class__ = GameState
    played: GameState = made
    return played


def _drawn(state: GameState) -> GameState:
    """Return the position once the next tile of the boneyard is in the hand."""
    round_, board, turn = state._round, state._board, state._turn
    ways = round_.order[state._next]
    hands = [*state._hands]
    hand = hands[turn]
    hands[turn] = hand | ways if round_.table.single else round_.table.tiles.added(hand, ways)
    made: Any = _Filling()
    made._round = round_
    made._board = board
    made._hands = now = tuple(hands)
    made._turn = turn
    made._next = state._next + 1
    made._drawn = state._drawn + (ways,)  # noqa: RUF005 - unpacking takes twice as long
    made._markers = state._markers
    made._moves = None
    if not board.laid:
        drawable = round_.stop - made._next
        table, asked = round_.table, round_.asked
        turn = (turn + 1) % len(now)
        made._drawn = ()
        made._turn = turn_in_hunt(table, asked, now, turn, round_.lead, drawable)
    made.__class__ = GameState
    drawn: GameState = made
    return drawn


def _passed(state: GameState) -> GameState:
    """Return the position once the seat has given up its turn."""
    round_, board, seat, markers = state._round, state._board, state._turn, state._markers
    table, hands = round_.table, state._hands
    if table.trains is not None and is_stuck(table, board, seat, markers, hands[seat]):
        markers |= 1 << seat
    made: Any = _Filling()
    made._round = round_
    made._board = board
    made._hands = hands
    made._turn = (seat + 1) % len(hands)
    made._next = state._next
    made._drawn = ()
    made._markers = markers
    made._moves = None
    made.__class__ = GameState
    passed: GameState = made
    return passed
