"""A table that takes no short cut, to play at beside one that does."""

from copy import copy

from chickenfoot import GameState, RuleConfig
from chickenfoot._board import relaid
from chickenfoot._state import state_of
from chickenfoot._table import Table

__all__ = ["at_table", "general_table"]


def general_table(config: RuleConfig, seats: int) -> Table:
    """Return a table of its own that takes no short cut."""
    table = Table(config, seats)
    table.single = table.lays_plainly = table.lists_plainly = table.yard_unblocks = False
    return table


def at_table(state: GameState, table: Table) -> GameState:
    """Return *state* as it is when played at *table*, looked at afresh."""
    round_ = copy(state._round)
    round_.table = table
    round_.order = round_.order[state._next :]
    round_.stop -= state._next
    return state_of(
        round_,
        relaid(table, state._board.unlisted, state._board.laid),
        state._hands,
        state._turn,
        drawn=state._drawn,
        markers=state._markers,
    )
