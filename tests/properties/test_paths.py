"""Plain tables are played in fewer steps than others, and in the same way."""

from copy import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chickenfoot import GameState, RuleConfig, apply_move, legal_moves, presets
from chickenfoot._board import bare, found, lay
from chickenfoot._state import ending_of, state_of
from chickenfoot._table import Table, table_for
from chickenfoot.rules import DrawLimit, DrawnTile, LastDouble, Nesting, WhenStarved
from chickenfoot.testing import configs, rounds

often: list[int | DrawLimit] = [1, 0, DrawLimit.UNTIL_PLAYABLE]
nests = [nesting for nesting in Nesting if nesting is not Nesting.FORBIDDEN]
releases = [WhenStarved.FREEZE, WhenStarved.RELEASE]
plain = st.tuples(
    st.sampled_from(often), st.sampled_from(nests), st.sampled_from(releases)
).flatmap(
    lambda chosen: configs(
        per_turn=chosen[0],
        nesting=chosen[1],
        when_starved=chosen[2],
        drawn_tile=DrawnTile.MUST_PLAY,
        voluntary=False,
        last_double=LastDouble.ALLOWED,
    )
)


def general_table(config: RuleConfig, seats: int) -> Table:
    """Return a table of its own that takes no short cut."""
    table = Table(config, seats)
    table.single = table.lays_plainly = table.lists_plainly = table.yard_unblocks = False
    return table


def at_table(state: GameState, table: Table) -> GameState:
    """Return *state* as it is when played at *table*, looked at afresh."""
    board = bare(table)
    for play in state._board.laid:
        known = found(table, board, play)
        assert known is not None
        board = lay(table, board, known)
    round_ = copy(state._round)
    round_.table = table
    round_.order = round_.order[state._next :]
    round_.stop -= state._next
    return state_of(
        round_,
        board,
        state._hands,
        state._turn,
        drawn=state._drawn,
        markers=state._markers,
    )


def board_of(state: GameState) -> dict[str, Any]:
    """Return what the board of *state* carries; plain tables keep no tally of tiles gone."""
    names = ("laid", "open", "arms", "feet", "asked", "fits", "loose")
    return {name: getattr(state._board, name) for name in names}


@given(rounds(plain))
def test_every_plain_round_goes_the_general_way_too(line: tuple[GameState, ...]) -> None:
    """
    Every position of a round at a plain table has the same legal moves, the same board and the
    same ending if the table takes no short cut, whether it is played there or laid out there.
    """
    assert line[0]._round.table.lists_plainly
    table = general_table(line[0].config, len(line[0].hands))
    general = at_table(line[0], table)
    for state, after in zip(line, [*line[1:], None], strict=True):
        for other in (general, at_table(state, table)):
            assert legal_moves(other) == legal_moves(state)
            assert board_of(other) == board_of(state)
            assert ending_of(other) is ending_of(state)
            assert other == state
        if after is not None:
            (move,) = {move for move in legal_moves(state) if apply_move(state, move) == after}
            general = apply_move(general, move)


PLAIN = {
    "jaques",
    "jaques_double_twelve",
    "jaques_train_hybrid",
    "jaques_single_round",
    "jaques_blind",
    "jaques_teams",
    "jaques_tiebreak",
    "dominologist",
    "dominologist_five_rounds",
    "dominologist_double_twelve",
    "chickie",
    "chickie_six_sides",
    "chickie_four_sides",
    "chickie_double_blank_fifty",
    "fundex",
    "gamerules",
    "wikipedia",
    "pagat",
}


@pytest.mark.parametrize("name", sorted(presets.BY_NAME))
def test_the_presets_that_are_plain_are_these(name: str) -> None:
    """
    A preset is plain if doubles may be laid wherever they fit, nobody draws who can play, and no
    round ends because a foot starves.
    """
    config = presets.BY_NAME[name]
    for seats in config.seat_counts:
        assert table_for(config, seats).lists_plainly == (name in PLAIN)
