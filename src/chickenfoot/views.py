"""
What a seat may see, and what everybody may.

A view is a value of its own, filled with what may be known; it is no state with something taken
out. It holds no seed, no order of the boneyard, no tile aside, no other hand and no tile that
another seat has drawn, so it may be sent, logged and pickled. Two positions that differ only in
what a seat cannot see give it equal views, down to the bytes of their pickles.

What the table itself gives away is in a view too, such as that a round is blocked, for which all
hands were looked at: `docs/how-to/run-a-server.md` lists it.
"""

from collections.abc import Iterable
from typing import Any

import attrs

from chickenfoot._asking import Asking, asking, asking_for
from chickenfoot._board import relaid
from chickenfoot._choices import ends_for
from chickenfoot._config import RuleConfig
from chickenfoot._demand import usable
from chickenfoot._layout import Layout
from chickenfoot._legal import distinct
from chickenfoot._moves import Move, Play
from chickenfoot._phase import OpenEnd, Phase, ends_of, phase
from chickenfoot._results import round_result, standings, totals
from chickenfoot._round import Lots
from chickenfoot._state import GameState
from chickenfoot._table import table_for
from chickenfoot._tiles import Tile

__all__ = ["SeatView", "TableView", "public_view", "view"]


def _ascending(seats: Iterable[int]) -> frozenset[int]:
    """Return *seats* as a set that lists them in the same order however it came about."""
    return frozenset(sorted(seats))


@attrs.frozen(kw_only=True)
class TableView:
    """
    What everybody at the table sees, and who looks on.

    Attributes:
        config: The rules.

        round_number: The number of the round, counted from 1.

        phase: What the table is waiting for.

        to_move: The seat that is to move; None once the round is over.

        layout: The tiles on the table.

        ends: Every end that takes a tile, as `open_ends` lists them. Here an end is allowed if
            the rules let the seat to move use it, whatever that seat holds.

        hand_sizes: How many tiles each seat holds.

        boneyard: How many tiles are left to draw from, a reserve included.

        drawn: How many tiles the seat to move has drawn in this turn; not those of a hunt.

        markers: The seats whose trains are marked.

        lead: The seat that starts this round's hunt, or leads it.

        lots: What was shown for the lead: a row each time, by seat.

        past_engines: The doubles of the rounds before this one, in pips, oldest first.

        past_points: The points of the rounds before this one, by seat, oldest first.

        points: What this round cost each seat; None until it is over.

        totals: The points of each seat over all rounds, this one too once it is over.

        winners: The seats that have won; none before the game is over.

        aside: How many tiles are out of play in this round.

        hands: The hand of each seat once the round is over, since hands are scored; before that
            None.

        unlisted: The tiles that an incomplete position leaves out; none in a game.
    """

    config: RuleConfig
    round_number: int
    phase: Phase
    to_move: int | None
    layout: Layout
    ends: tuple[OpenEnd, ...]
    hand_sizes: tuple[int, ...]
    boneyard: int
    drawn: int
    markers: frozenset[int] = attrs.field(converter=_ascending)
    lead: int
    lots: Lots
    past_engines: tuple[int, ...]
    past_points: tuple[tuple[int, ...], ...]
    points: tuple[int, ...] | None
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    aside: int
    hands: tuple[tuple[Tile, ...], ...] | None
    unlisted: tuple[Tile, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        values = {field.name: getattr(self, field.name) for field in attrs.fields(self.__class__)}
        return _restored, (self.__class__, values)


@attrs.frozen(kw_only=True)
class SeatView(TableView):
    """
    What one seat sees: the table, its own hand, and what it may do.

    `plays`, `explain` and `explain_hand` answer a view as they answer a state. In `ends` an end is
    allowed if this seat could use it with its whole hand, were it its turn.

    Attributes:
        seat: The seat.

        hand: Its hand, in canonical order.

        drawn_tiles: The tiles that it drew in this turn, oldest first; none when it is not to move.

        legal_moves: What it may do; nothing when it is not to move.

        distinct_moves: The first of each set of those that the rules cannot tell apart.
    """

    seat: int
    hand: tuple[Tile, ...]
    drawn_tiles: tuple[Tile, ...]
    legal_moves: tuple[Move, ...]
    distinct_moves: tuple[Move, ...]


def _restored(kind: type[TableView], values: dict[str, Any]) -> TableView:
    """Return the view that a pickle holds the fields of."""
    return kind(**values)


def public_view(state: GameState) -> TableView:
    """
    Return what everybody sees: the table, and no hand before the round is over.

    Raises:
        TypeError: *state* is no `GameState`.

    >>> from chickenfoot.notation import parse_state
    >>> public_view(parse_state("9-9 9-1@9-9 | 1-5 2-9 / 8-9 | 4-4")).hand_sizes
    (2, 1)
    """
    seen = _seen_by_all(state, phase(state))
    table, board, seat, allowed = state._round.table, state._board, state.to_move, 0
    if seat is not None:
        allowed = usable(table, board.asked, board.feet, seat, state._markers)
    return TableView(**seen, ends=ends_of(table, board, allowed))


def view(state: GameState, seat: int) -> SeatView:
    """
    Return what *seat* sees: the table and its own hand.

    Raises:
        InvalidStateError: There is no such seat.

        TypeError: *state* is no `GameState`, or *seat* no int.

    >>> from chickenfoot.notation import parse_state
    >>> view(parse_state("9-9 9-1@9-9 | 1-5 2-9 / 8-9 | 4-4"), 1).hand
    (Tile(8, 9),)
    """
    at = asking_for(state, seat)
    table, allowed = at.table, 0
    if at.board.laid and at.to_move is not None:
        allowed = ends_for(table, at.board, seat, at.markers, at.hand)
    return SeatView(
        **_seen_by_all(state, at.phase),
        ends=ends_of(table, at.board, allowed),
        seat=seat,
        hand=table.tiles.tiles_in(at.hand),
        drawn_tiles=tuple(table.tiles.tile_of[ways] for ways in at.drawn),
        legal_moves=at.legal,
        distinct_moves=distinct(at.legal, state),
    )


def _seen_by_all(state: GameState, now: Phase) -> dict[str, Any]:
    """Return the fields that are the same for all who look, by name."""
    round_, is_over = state._round, state.is_round_over
    tiles = round_.table.tiles
    return {
        "config": round_.config,
        "round_number": state.round_number,
        "phase": now,
        "to_move": state.to_move,
        "layout": state.layout,
        "hand_sizes": tuple(map(tiles.count, state._hands)),
        "boneyard": len(round_.order) - state._next,
        "drawn": 0 if is_over else len(state._drawn),
        "markers": state.markers,
        "lead": round_.lead,
        # Tiles anew: what two fields share is in a pickle, and lots may share tiles with anything.
        "lots": tuple(
            tuple(tile and Tile(tile.low, tile.high) for tile in row) for row in round_.lots
        ),
        "past_engines": round_.past_engines,
        "past_points": round_.past_points,
        "points": round_result(state).points if is_over else None,
        "totals": totals(state),
        "winners": standings(state).winners if is_over else (),
        "aside": len(round_.aside),
        "hands": state.hands if is_over else None,
        "unlisted": tiles.tiles_in(state._board.unlisted),
    }


@asking.register
def _(position: SeatView) -> Asking:
    table = table_for(position.config, len(position.hand_sizes))
    tiles = table.tiles
    plays = (Play(laid.tile, laid.end, laid.outward) for laid in position.layout.placements)
    return Asking(
        table=table,
        board=relaid(table, tiles.hand(position.unlisted), plays),
        phase=position.phase,
        to_move=position.to_move,
        seat=position.seat,
        hand=tiles.hand(position.hand),
        drawn=tuple(tiles.ways[tile] for tile in position.drawn_tiles),
        markers=sum(1 << seat for seat in position.markers),
        legal=position.legal_moves,
    )
