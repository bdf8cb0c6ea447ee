"""
The facts of a position, and what is carried with them.

`Round` holds what no move changes, `Board` what only a laid tile changes, `GameState` the rest. A
state is filled as a `_Filling` and then becomes a `GameState`: freezing a class costs four fifths
of making an instance of it, and a state is made at every move.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self

from attrs.exceptions import FrozenInstanceError

from chickenfoot._board import Board, laid_out, relaid
from chickenfoot._config import RuleConfig
from chickenfoot._ending import any_starved, ending_at_turn, ending_of_hunt, out_of
from chickenfoot._moves import Move
from chickenfoot._opening import to_lay, turn_in_hunt
from chickenfoot._round import Lots, Round
from chickenfoot._rules import scoring
from chickenfoot._rules.ending import Ending
from chickenfoot._scorekeeping import asked_next
from chickenfoot._table import Table, table_for
from chickenfoot._tiles import Tile
from chickenfoot._writing import written

if TYPE_CHECKING:
    from chickenfoot._layout import Layout

__all__ = [
    "GameState",
    "assembled",
    "ending_of",
    "engine_of",
    "points_of",
    "rounds_so_far",
    "state_of",
]


class _Filling:
    """The slots of a `GameState` while it is being filled."""

    __slots__ = (
        "__weakref__",
        "_board",
        "_drawn",
        "_hands",
        "_markers",
        "_moves",
        "_next",
        "_round",
        "_turn",
    )

    _round: Round
    _board: Board
    _hands: tuple[int, ...]
    _turn: int
    _next: int
    _drawn: tuple[int, ...]
    _markers: int
    _moves: tuple[Move, ...] | None  # the legal ones, once asked for


class GameState(_Filling):
    """
    A position of a game: the facts of the table, and nothing that follows from them.

    Made by `new_game`, `next_round`, `apply_move` and `set_up`; never changed. Two states are equal
    when all their facts are, the order of the layout and of the boneyard included.
    """

    __slots__ = ()

    def __new__(cls) -> Self:
        raise TypeError("a GameState is made by new_game, apply_move or set_up")

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError

    @property
    def config(self) -> RuleConfig:
        """The rules."""
        return self._round.config

    @property
    def layout(self) -> "Layout":
        """The tiles on the table."""
        return laid_out(self._round.table, self._board.laid)

    @property
    def hands(self) -> tuple[tuple[Tile, ...], ...]:
        """The hand of each seat, in canonical order."""
        tiles = self._round.table.tiles
        return tuple(tiles.tiles_in(hand) for hand in self._hands)

    @property
    def boneyard(self) -> tuple[Tile, ...]:
        """The tiles left to draw, next tile first; a reserve is at the end of it."""
        tile_of = self._round.table.tiles.tile_of
        return tuple(tile_of[ways] for ways in self._round.order[self._next :])

    @property
    def aside(self) -> tuple[Tile, ...]:
        """The tiles out of play in this round."""
        return self._round.aside

    @property
    def turn(self) -> int:
        """The seat whose turn it is; once the round is over, who went out or would be next."""
        return self._turn

    @property
    def drawn(self) -> tuple[Tile, ...]:
        """The tiles drawn in this turn, oldest first; not those of a hunt."""
        tile_of = self._round.table.tiles.tile_of
        return tuple(tile_of[ways] for ways in self._drawn)

    @property
    def markers(self) -> frozenset[int]:
        """The seats whose trains are marked."""
        return frozenset(n for n in range(len(self._hands)) if self._markers >> n & 1)

    @property
    def lead(self) -> int:
        """The seat that starts this round's hunt, or leads it."""
        return self._round.lead

    @property
    def past_engines(self) -> tuple[int, ...]:
        """The doubles of the finished rounds, in pips, oldest first."""
        return self._round.past_engines

    @property
    def past_points(self) -> tuple[tuple[int, ...], ...]:
        """The points of the finished rounds, by seat, oldest first."""
        return self._round.past_points

    @property
    def lots(self) -> Lots:
        """What was shown for this round's lead: a row each time, by seat."""
        return self._round.lots

    @property
    def round_number(self) -> int:
        """The number of this round, counted from 1."""
        return len(self._round.past_engines) + 1

    @property
    def to_move(self) -> int | None:
        """The seat that is to move; None once the round is over."""
        return self._turn if ending_of(self) is None else None

    @property
    def is_round_over(self) -> bool:
        """Whether the round is over."""
        return ending_of(self) is not None

    @property
    def is_game_over(self) -> bool:
        """Whether the round is over and no other follows."""
        if ending_of(self) is None:
            return False
        used, rows = rounds_so_far(self)
        return asked_next(self._round.table, used, rows) is None

    def __eq__(self, other: object) -> bool:
        if other.__class__ is not GameState:
            return NotImplemented
        assert isinstance(other, GameState)
        mine, yours = self._round, other._round
        return (
            self._turn == other._turn
            and self._hands == other._hands
            and self._drawn == other._drawn
            and self._markers == other._markers
            and (mine is yours or mine.facts == yours.facts)
            and mine.order[self._next :] == yours.order[other._next :]
            and self._board.laid == other._board.laid
        )

    def __hash__(self) -> int:
        board = self._board
        return hash(
            (
                self._turn,
                self._hands,
                self._drawn,
                self._markers,
                board.open,
                board.feet,
                board.arms,
            )
        )

    def __copy__(self) -> "GameState":
        return self

    def __deepcopy__(self, memo: object) -> "GameState":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.config, _facts(self))

    def __str__(self) -> str:
        return written(_facts(self))

    def __repr__(self) -> str:
        rules = "" if self.config == RuleConfig() else f", config={self.config!r}"
        return f"parse_state({str(self)!r}{rules})"


def _facts(state: GameState) -> dict[str, Any]:
    """Return the facts of *state* by name, with the plays that laid its tiles."""
    return {
        "laid": state._board.laid,
        "hands": state.hands,
        "boneyard": state.boneyard,
        "aside": state.aside,
        "turn": state.turn,
        "drawn": state.drawn,
        "markers": state.markers,
        "lead": state.lead,
        "lots": state.lots,
        "past_engines": state.past_engines,
        "past_points": state.past_points,
    }


def state_of(
    round_: Round,
    board: Board,
    hands: tuple[int, ...],
    turn: int,
    *,
    drawn: tuple[int, ...] = (),
    markers: int = 0,
) -> GameState:
    """Return the state with these facts, nothing of the boneyard drawn yet."""
    made: Any = _Filling()
    made._round = round_
    made._board = board
    made._hands = hands
    made._turn = turn
    made._next = 0
    made._drawn = drawn
    made._markers = markers
    # An empty hand ends the round. `legal_moves` goes by the hand of the seat whose turn it is, and
    # here that may be another.
    made._moves = None if all(hands) else ()
    made.__class__ = GameState
    state: GameState = made
    return state


def ending_of(state: GameState) -> Ending | None:
    """Return how the round of *state* is over; None if it goes on."""
    if state._moves:
        return None
    round_, board, hands = state._round, state._board, state._hands
    table, drawable = round_.table, round_.stop - state._next
    if not all(hands):
        return Ending.OUT
    if not board.laid:
        return ending_of_hunt(table, round_.asked, hands, drawable)
    if state._drawn:
        return Ending.STARVED if any_starved(table, board) else None
    return ending_at_turn(table, board, hands, state._turn, drawable, state._markers)


def assembled(
    config: RuleConfig, table: Table, board: Board, asked: int, facts: Mapping[str, Any]
) -> GameState:
    """
    Return the state with *facts*, as `_facts` names them; the layout is already on *board*.

    Before the engine lies it is the turn of the seat that lays it, whatever the facts say.
    """
    tiles = table.tiles
    hands = tuple(map(tiles.hand, facts["hands"]))
    round_ = Round(
        config=config,
        table=table,
        asked=asked,
        order=tuple(tiles.ways[tile] for tile in facts["boneyard"]),
        aside=facts["aside"],
        lead=facts["lead"],
        lots=facts["lots"],
        past_engines=facts["past_engines"],
        past_points=facts["past_points"],
    )
    turn = facts["turn"]
    if not board.laid:
        turn = turn_in_hunt(table, asked, hands, turn, round_.lead, round_.stop)
    return state_of(
        round_,
        board,
        hands,
        turn,
        drawn=tuple(tiles.ways[tile] for tile in facts["drawn"]),
        markers=sum(1 << seat for seat in {*facts["markers"]}),
    )


def _restored(config: RuleConfig, facts: dict[str, Any]) -> GameState:
    """Return the state that a pickle holds the facts of."""
    table, plays = table_for(config, len(facts["hands"])), facts["laid"]
    places = ((play.tile for play in plays), *facts["hands"], facts["boneyard"], facts["aside"])
    board = relaid(table, table.rest(*places), plays)
    asked = asked_next(table, facts["past_engines"], facts["past_points"])
    assert asked is not None, "only states are pickled; see test_state.py"
    return assembled(config, table, board, asked, facts)


def engine_of(state: GameState) -> int:
    """Return the double of the round, in pips: laid, else to be laid, else looked for."""
    round_, board = state._round, state._board
    if board.laid:
        return board.laid[0].outward
    pip = to_lay(round_.table, round_.asked, state._hands, round_.stop - state._next)
    return round_.asked if pip is None else pip


def points_of(state: GameState, ending: Ending) -> tuple[int, ...]:
    """Return what the round, which ended as *ending* says, costs each seat."""
    laid = state._board.laid
    return scoring.all_points(
        state._round.table.scoring,
        state.hands,
        out_of(state._hands),
        ending,
        engine_of(state),
        on_double=bool(laid) and laid[-1].tile.is_double,
    )


def rounds_so_far(state: GameState) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Return the engines and the points of the rounds that are over, this one too if it is."""
    round_, ending = state._round, ending_of(state)
    if ending is None:
        return round_.past_engines, round_.past_points
    return (
        (*round_.past_engines, engine_of(state)),
        (*round_.past_points, points_of(state, ending)),
    )
