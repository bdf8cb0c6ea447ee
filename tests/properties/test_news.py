"""News is complete under all rules there are: see `test_events_complete.py`."""

from collections.abc import Iterator
from itertools import pairwise

from hypothesis import given

from chickenfoot import GameState, apply_move, legal_moves
from chickenfoot.testing import games
from listener import Teller, dealt_to, heard, moved


def told_of(game: tuple[GameState, ...]) -> Iterator[tuple[GameState, Teller]]:
    """Yield the positions of *game*, each with what tells how it came to be."""
    yield game[0], dealt_to(game[0])
    for before, state in pairwise(game):
        if state.round_number > before.round_number:
            yield state, dealt_to(state)
        else:
            made = (move for move in legal_moves(before) if apply_move(before, move) == state)
            yield state, moved(before, next(made))


@given(games(max_moves=60))
def test_who_hears_the_news_knows_what_is_seen(game: tuple[GameState, ...]) -> None:
    """
    What is told makes every view of the table, and what is told to a seat makes its hand.
    """
    for seat in (None, len(game[0].hands) - 1):
        assert [*heard(told_of(game), seat)]
