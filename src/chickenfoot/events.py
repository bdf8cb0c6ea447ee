"""
What happened, told one piece of news after the other, as each seat may hear it.

`events` tells what a move does, `opening_events` how a round begins. Whoever hears them all, from
the deal on, knows what a view of the table shows; a seat is also told its own tiles, and no other
seat's. Each piece has its `sentence` for those who only read along.
"""

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from chickenfoot._asking import seat_of
from chickenfoot._board import spot_of, toes_of
from chickenfoot._events.laying import (
    ArmFilled,
    EngineLaid,
    FootFinished,
    FootOpened,
    FootReleased,
    FootStarved,
    OpeningComplete,
    TileLaid,
    ToeLaid,
)
from chickenfoot._events.rounds import (
    GameEnded,
    LotShown,
    RoundBegan,
    RoundBlocked,
    RoundEnded,
    WentOut,
)
from chickenfoot._events.turns import (
    Drew,
    EngineFound,
    Passed,
    TrainMarked,
    TrainUnmarked,
    TurnBegan,
)
from chickenfoot._moves import MIDDLE, Draw, Move, Pass, Play
from chickenfoot._phase import FindEngine, live_toes, phase, read
from chickenfoot._play import apply_move
from chickenfoot._results import round_result, standings, totals
from chickenfoot._rules.ending import Ending
from chickenfoot._rules.feet import WhenStarved, is_starved
from chickenfoot._state import GameState
from chickenfoot.errors import InvalidStateError

__all__ = [
    "ArmFilled",
    "Drew",
    "EngineFound",
    "EngineLaid",
    "Event",
    "FootFinished",
    "FootOpened",
    "FootReleased",
    "FootStarved",
    "GameEnded",
    "LotShown",
    "OpeningComplete",
    "Passed",
    "RoundBegan",
    "RoundBlocked",
    "RoundEnded",
    "TileLaid",
    "ToeLaid",
    "TrainMarked",
    "TrainUnmarked",
    "TurnBegan",
    "WentOut",
    "events",
    "opening_events",
]

Event: TypeAlias = (
    RoundBegan
    | LotShown
    | EngineFound
    | EngineLaid
    | ArmFilled
    | OpeningComplete
    | TileLaid
    | ToeLaid
    | FootOpened
    | FootFinished
    | FootStarved
    | FootReleased
    | Drew
    | Passed
    | TrainMarked
    | TrainUnmarked
    | TurnBegan
    | WentOut
    | RoundBlocked
    | RoundEnded
    | GameEnded
)
"""Something that happened at the table."""


def events(state: GameState, move: Move, *, seat: int | None = None) -> tuple[Event, ...]:
    """
    Return what *move* does, in the order it happens.

    Args:
        state: The position before the move.

        move: What the seat to move does.

        seat: Who is told, and so may know the tile if it is this seat that draws; None is
            everybody. Who moves is always the seat to move.

    Raises:
        IllegalMoveError: The move is not legal. As from `apply_move`, the error answers the seat
            that tried it and names what that seat could do, so it is no news for the others.

        InvalidStateError: There is no such seat.

        TypeError: *state* is no `GameState`, *move* no `Play`, `Draw` or `Pass`, or *seat* no int.
    """
    if seat is not None:
        seat_of(state, seat)
    after = apply_move(state, move)
    match move:
        case Draw():
            tile = state.boneyard[0] if seat == state.turn else None
            told: list[Event] = [Drew(state.turn, tile)]
        case Pass():
            told = [Passed(state.turn)]
        case Play():
            told = [*_laid(state, after)]
        case unreachable:
            assert_never(unreachable)
    told += [TrainMarked(marked) for marked in sorted(after.markers - state.markers)]
    told += [TrainUnmarked(marked) for marked in sorted(state.markers - after.markers)]
    return (*told, *_now(after))


def opening_events(state: GameState, *, seat: int | None = None) -> tuple[Event, ...]:
    """
    Return how the round begins whose first position is *state*.

    Args:
        state: A position in which no seat has moved, from `new_game` or `next_round`.

        seat: Who is told, and so may know the tiles it was dealt; None is everybody.

    Raises:
        InvalidStateError: It is no first position of a round, or there is no such seat.

        TypeError: *state* is no `GameState`, or *seat* no int.
    """
    round_, board = read(state)
    hand = None
    if seat is not None:
        hand = state.hands[seat_of(state, seat)]
    table = round_.table
    sizes = tuple(map(len, state.hands))
    began_here = (
        sizes == table.dealing.sizes
        and len(board.laid) == table.engine.preplaced
        and not state.markers
        and (not board.laid or state.turn == state.lead)
    )
    if not began_here:
        raise InvalidStateError(["a seat has moved in this round, so it does not begin here"])
    told: list[Event] = [
        RoundBegan(
            state.round_number,
            round_.asked,
            sizes,
            len(state.boneyard),
            len(round_.aside),
            state.lead,
            hand,
        )
    ]
    for time, row in enumerate(state.lots):
        told += [LotShown(who, tile, time) for who, tile in enumerate(row) if tile is not None]
    if board.laid:
        told.append(EngineLaid(None, board.laid[0].outward))
    return (*told, *_now(state))


def _now(state: GameState) -> Iterator[Event]:
    """Yield how it goes on from *state*: whose turn it is, or how the round is over."""
    now = phase(state)
    if isinstance(now, FindEngine) and now.layer is not None:
        yield EngineFound(now.layer, now.engine)
    if state.to_move is None:
        yield from _over(state)
    elif not state.drawn:
        yield TurnBegan(state.to_move)


def _over(state: GameState) -> Iterator[Event]:
    """Yield how the round of *state* is over, and the game if it is."""
    result = round_result(state)
    if result.out is not None:
        yield WentOut(result.out, on_double=state._board.laid[-1].tile.is_double)
    elif result.ending is Ending.BLOCKED:
        yield RoundBlocked()
    yield RoundEnded(result.ending, result.points, totals(state), state.hands)
    if state.is_game_over:
        table = standings(state)
        yield GameEnded(table.winners, table.ranks, totals(state))


def _laid(state: GameState, after: GameState) -> Iterator[Event]:
    """Yield what the tile does that was laid between *state* and *after*."""
    table, board, seat = state._round.table, state._board, state.turn
    play = after._board.laid[-1]
    tile, end, outward = play.tile, play.end, play.outward
    taken = play._step[2]
    if end == MIDDLE:
        yield EngineLaid(seat, outward)
        return
    wanted = dict(board.feet)
    is_toe = taken in wanted
    if is_toe:
        wanted[taken] -= 1
        yield ToeLaid(seat, tile, end, outward, wanted[taken])
        if not wanted[taken]:
            yield FootFinished(end)
    elif taken == board.engine:
        yield ArmFilled(seat, tile, end, outward, board.arms - 1)
        if board.arms == 1:
            yield OpeningComplete()
    else:
        yield TileLaid(seat, tile, end, outward)
    toes = toes_of(table, play, is_toe=is_toe)
    if toes:
        foot = spot_of(table, board, play)
        wanted[foot] = toes
        yield FootOpened(seat, table.end_at(foot), outward, toes)
    yield from _starved(state, after, wanted)


def _starved(state: GameState, after: GameState, wanted: dict[int, int]) -> Iterator[Event]:
    """Yield which feet can no longer be finished; *wanted* are their toes if they could."""
    table = state._round.table
    starved_before = {
        bit for bit, toes in state._board.feet if is_starved(toes, live_toes(state, bit))
    }
    for bit, toes in wanted.items():
        left = live_toes(after, bit)
        if is_starved(toes, left) and bit not in starved_before:
            yield FootStarved(table.end_at(bit), toes, left)
            if not left and table.feet.when_starved is WhenStarved.RELEASE:
                yield FootReleased(table.end_at(bit))
