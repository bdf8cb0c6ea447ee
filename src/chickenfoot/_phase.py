"""What the table is waiting for, derived from the facts: never on the path of a move."""

from typing import TypeAlias

import attrs

from chickenfoot._board import Board
from chickenfoot._choices import ends_for
from chickenfoot._ending import out_of
from chickenfoot._moves import End
from chickenfoot._opening import layer_of
from chickenfoot._round import Round
from chickenfoot._rules import feet as foot_rules
from chickenfoot._rules.ending import Ending
from chickenfoot._rules.feet import Blocks, first_foot
from chickenfoot._state import GameState, ending_of, engine_of
from chickenfoot._table import Table, bits
from chickenfoot.errors import InvalidStateError, wrong_type

__all__ = [
    "FillEngine",
    "FillFoot",
    "FindEngine",
    "GameOver",
    "OpenEnd",
    "OpenPlay",
    "Phase",
    "RoundOver",
    "is_starved",
    "open_ends",
    "open_feet",
    "phase",
    "round_engine",
]


@attrs.frozen
class FindEngine:
    """
    The round has no engine yet.

    Attributes:
        engine: The double it is to be played on, in pips: to be laid, or still looked for.

        layer: The seat that lays it now; None while the seats hunt for it.
    """

    engine: int
    layer: int | None


@attrs.frozen
class FillEngine:
    """
    The engine wants its arms before anything else.

    Attributes:
        missing: How many.
    """

    missing: int


@attrs.frozen
class FillFoot:
    """
    A foot wants its toes before anything else.

    Attributes:
        foot: The end that takes them.

        missing: How many it wants.
    """

    foot: End
    missing: int


@attrs.frozen
class OpenPlay:
    """Any open end may be played on."""


@attrs.frozen
class RoundOver:
    """
    The round is over, another follows.

    Attributes:
        ending: How it ended.

        out: The seat that went out; None if nobody did.
    """

    ending: Ending
    out: int | None


@attrs.frozen
class GameOver:
    """
    The last round is over.

    Attributes:
        ending: How it ended.

        out: The seat that went out; None if nobody did.
    """

    ending: Ending
    out: int | None


Phase: TypeAlias = FindEngine | FillEngine | FillFoot | OpenPlay | RoundOver | GameOver
"""What the table is waiting for."""


def phase(state: GameState) -> Phase:
    """
    Return what the table is waiting for.

    Raises:
        TypeError: *state* is no `GameState`.
    """
    round_, board = read(state)
    table = round_.table
    ending = ending_of(state)
    if ending is not None:
        out = out_of(state._hands)
        return GameOver(ending, out) if state.is_game_over else RoundOver(ending, out)
    if not board.laid:
        drawable = round_.stop - state._next
        pip = layer_of(table, round_.asked, state._hands, state._turn, drawable)
        return FindEngine(engine_of(state), None if pip is None else state._turn)
    if board.feet and table.feet.blocks is not Blocks.NOTHING:
        first = first_foot(table.feet, board.feet)
        return FillFoot(table.end_at(first), dict(board.feet)[first])
    if board.arms:
        return FillEngine(board.arms)
    return OpenPlay()


@attrs.frozen
class OpenEnd:
    """
    An end that a tile could go to, if the rules allowed it now.

    Attributes:
        end: The end.

        pip: The pips it shows.

        places: How many tiles it still takes: the free arms of the engine, the free toes of a
            foot, else 1.

        allowed: Whether the seat to move may use it now.
    """

    end: End
    pip: int
    places: int
    allowed: bool


def open_ends(state: GameState) -> tuple[OpenEnd, ...]:
    """
    Return every end that takes a tile, shut ones and unstarted trains included.

    In the order of `legal_moves`. A foot that the rules have released offers none. Before the
    engine lies there is none, not even the middle.

    Raises:
        TypeError: *state* is no `GameState`.
    """
    round_, board = read(state)
    table, seat = round_.table, state._turn
    allowed = 0
    if board.laid and ending_of(state) is None:
        allowed = ends_for(table, board, seat, state._markers, state._hands[seat])
    return ends_of(table, board, allowed)


def ends_of(table: Table, board: Board, allowed: int) -> tuple[OpenEnd, ...]:
    """Return every end that takes a tile, those of *allowed* marked so."""
    return tuple(
        OpenEnd(
            table.end_at(bit), table.pip_of(bit), _places(board, bit), allowed=bool(bit & allowed)
        )
        for bit in bits(board.open)
    )


def open_feet(state: GameState) -> tuple[End, ...]:
    """
    Return the ends of the feet that still want a toe, oldest first.

    The engine is never a foot, however many arms it has.

    Raises:
        TypeError: *state* is no `GameState`.
    """
    round_, board = read(state)
    return tuple(round_.table.end_at(bit) for bit, _ in board.feet)


def is_starved(state: GameState, foot: End) -> bool:
    """
    Whether *foot*, an open one, can never be finished.

    It wants more toes than there are tiles left in hands, boneyard and aside that could be toes.

    Raises:
        InvalidStateError: *foot* is no open foot.

        TypeError: *state* is no `GameState`, or *foot* no `End`.
    """
    round_, board = read(state)
    if not isinstance(foot, End):
        raise wrong_type("foot", "an End", foot)
    for bit, missing in board.feet:
        if round_.table.end_at(bit) == foot:
            return foot_rules.is_starved(missing, live_toes(state, bit))
    raise InvalidStateError([f"there is no open foot on {foot}"])


def live_toes(state: GameState, foot: int) -> int:
    """Return how many tiles in hands, boneyard and aside could be toes of *foot*."""
    table = state._round.table
    toes = table.toe_tiles[table.pip_of(foot)]
    places = (*state.hands, state.boneyard, state.aside)
    return sum(bool(table.tiles.ways[tile] & toes) for place in places for tile in place)


def round_engine(state: GameState) -> int:
    """
    Return the double of the round, in pips: laid, else to be laid, else looked for.

    Raises:
        TypeError: *state* is no `GameState`.
    """
    read(state)
    return engine_of(state)


def read(state: GameState) -> tuple[Round, Board]:
    """Return the round and the board of *state*, which is refused if it is something else."""
    if not isinstance(state, GameState):
        raise wrong_type("state", "a GameState", state)
    return state._round, state._board


def _places(board: Board, end: int) -> int:
    """Return how many tiles *end* still takes."""
    if board.arms and end == board.engine:
        return board.arms
    return dict(board.feet).get(end, 1)
