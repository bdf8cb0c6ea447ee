"""Plain tables are played in fewer steps than others, and in the same way."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from chickenfoot import GameState, apply_move, legal_moves
from chickenfoot._state import ending_of
from chickenfoot.rules import DrawLimit, DrawnTile, LastDouble, Nesting, WhenStarved
from chickenfoot.testing import configs, rounds
from longer import at_table, general_table

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
