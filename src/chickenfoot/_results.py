"""What a round cost, who leads, and who has won."""

from collections.abc import Hashable

import attrs

from chickenfoot._ending import out_of
from chickenfoot._phase import read
from chickenfoot._rules import ranking
from chickenfoot._rules.ending import Ending
from chickenfoot._scorekeeping import rank_keys, total_points
from chickenfoot._state import GameState, ending_of, engine_of, points_of, rounds_so_far
from chickenfoot._table import bits
from chickenfoot.errors import InvalidStateError

__all__ = ["RoundResult", "Standings", "position_key", "round_result", "standings", "totals"]


@attrs.frozen
class RoundResult:
    """
    How a round ended.

    Attributes:
        ending: Somebody went out, nobody could move, or a foot starved.

        out: The seat that went out; None if nobody did.

        points: What the round cost each seat.
    """

    ending: Ending
    out: int | None
    points: tuple[int, ...]


def round_result(state: GameState) -> RoundResult:
    """
    Return how the round of *state* ended.

    Raises:
        InvalidStateError: It is not over.

        TypeError: *state* is no `GameState`.
    """
    read(state)
    ending = ending_of(state)
    if ending is None:
        raise InvalidStateError([f"round {state.round_number} is not over yet"])
    return RoundResult(ending, out_of(state._hands), points_of(state, ending))


def totals(state: GameState) -> tuple[int, ...]:
    """
    Return the points of each seat over all rounds, with the round just ended; partners apart.

    A round played to break a tie does not count.

    Raises:
        TypeError: *state* is no `GameState`.
    """
    round_, _ = read(state)
    return total_points(round_.table, *rounds_so_far(state))


@attrs.frozen
class Standings:
    """
    Who is ahead, and who has won.

    Attributes:
        ranks: The rank of each seat, 1 the best; equal ones share a rank and the next is left
            out, as in 1, 1, 3. Partners share theirs, and teams are counted, not seats.

        winners: The seats of the first rank once the game is over; none before.

        teams: The seats of each team; without partners each seat is a team of its own.
    """

    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...]


def standings(state: GameState) -> Standings:
    """
    Return who is ahead after the rounds that are over.

    Raises:
        TypeError: *state* is no `GameState`.
    """
    round_, _ = read(state)
    table = round_.table
    used, rows = rounds_so_far(state)
    over = state.is_game_over
    sides = ranking.teams(table.ranking, table.seats)
    places = ranking.ranks(rank_keys(table, used, rows, out_of(state._hands) if over else None))
    by_seat = {seat: place for side, place in zip(sides, places, strict=True) for seat in side}
    ranks = tuple(by_seat[seat] for seat in range(table.seats))
    winners = tuple(seat for seat, place in enumerate(ranks) if place == 1) if over else ()
    return Standings(ranks, winners, sides)


def position_key(state: GameState) -> Hashable:
    """
    Return the position without its history, for caches.

    Two positions of one config with equal keys have equal hands, boneyards and turns, and the same
    moves, ends and points lie before them up to the names of the ends: what tiles they are on, and
    in which order they came, is left out. The key is made of the number of seats, the hands, the
    boneyard in order, the tiles aside, the turn, the tiles drawn in it, the markers, the lead, the
    rounds so far, whether somebody went out on a double, the pips of the ends that are open with
    their trains, and the unfinished feet and the engine with what they want.

    Raises:
        TypeError: *state* is no `GameState`.
    """
    round_, board = read(state)
    table = round_.table
    loose = [
        (table.pip_of(bit), table.end_at(bit).train) for bit in bits(board.open & ~board.unfinished)
    ]
    loose.sort(key=repr)
    return (
        table.seats,
        state._hands,
        round_.order[state._next :],
        state.aside,
        state._turn,
        state._drawn,
        state._markers,
        state.lead,
        engine_of(state),
        round_.past_engines,
        round_.past_points,
        ending_of(state) is Ending.OUT and board.laid[-1].tile.is_double,
        board.arms,
        bool(board.laid),
        tuple((table.pip_of(bit), left, table.end_at(bit).train) for bit, left in board.feet),
        tuple(loose),
        board.unlisted,
    )
