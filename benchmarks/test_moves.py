"""How long a move takes, and a question about moves. A time in ms is µs a call."""

import pytest
from playing import LARGEST, USUAL, Game, astray, fresh, turns_of
from timing import Thousand

from chickenfoot import apply_move, distinct_moves, explain, explain_hand, legal_moves, phase
from chickenfoot.events import events
from chickenfoot.views import public_view, view

pytestmark = pytest.mark.parametrize(
    "game", [pytest.param(USUAL, id="double-9"), pytest.param(LARGEST, id="double-18")]
)


def test_legal_moves_for_the_first_time(thousand: Thousand, game: Game) -> None:
    turns = turns_of(game)
    thousand(legal_moves, lambda: [(state,) for state in fresh(turns)])


def test_legal_moves_once_more(thousand: Thousand, game: Game) -> None:
    turns = turns_of(game)
    thousand(legal_moves, lambda: [(turn.state,) for turn in turns])


def test_distinct_moves_once_the_legal_ones_are_known(thousand: Thousand, game: Game) -> None:
    turns = turns_of(game)
    thousand(distinct_moves, lambda: [(turn.state,) for turn in turns])


def test_apply_move_once_the_legal_ones_are_known(thousand: Thousand, game: Game) -> None:
    turns = turns_of(game)
    thousand(apply_move, lambda: turns)


def test_explain_what_is_legal(thousand: Thousand, game: Game) -> None:
    turns = turns_of(game)
    assert not any(explain(*turn) for turn in turns)
    thousand(explain, lambda: turns)


def test_explain_what_is_not(thousand: Thousand, game: Game) -> None:
    turns = [turn._replace(move=astray(turn)) for turn in turns_of(game)]
    assert all(explain(*turn) for turn in turns)
    thousand(explain, lambda: turns)


def test_explain_a_whole_hand(thousand: Thousand, game: Game) -> None:
    turns = turns_of(game)
    thousand(explain_hand, lambda: [(turn.state, turn.state.turn) for turn in turns])


def test_phase(thousand: Thousand, game: Game) -> None:
    turns = turns_of(game)
    thousand(phase, lambda: [(state,) for state in fresh(turns)])


def test_what_the_table_sees(thousand: Thousand, game: Game) -> None:
    turns = turns_of(game)
    thousand(public_view, lambda: [(state,) for state in fresh(turns)])


def test_what_a_seat_sees(thousand: Thousand, game: Game) -> None:
    turns = turns_of(game)
    thousand(view, lambda: [(state, 0) for state in fresh(turns)])


def test_events_of_a_move(thousand: Thousand, game: Game) -> None:
    turns = turns_of(game)
    thousand(events, lambda: turns)
