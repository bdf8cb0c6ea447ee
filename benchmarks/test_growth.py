"""Whether a move gets slower as the table fills. A time in ms is µs a call."""

import pytest
from playing import LARGEST, fresh, turns_of
from timing import Thousand

from chickenfoot import apply_move, explain, legal_moves
from chickenfoot.views import view

WINDOWS = [range(5, 15), range(45, 55), range(95, 105), range(145, 155), range(180, 220)]

pytestmark = pytest.mark.parametrize("plies", WINDOWS, ids=str)


def test_legal_moves(thousand: Thousand, plies: range) -> None:
    turns = turns_of(LARGEST, plies)
    thousand(legal_moves, lambda: [(state,) for state in fresh(turns)])


def test_apply_move(thousand: Thousand, plies: range) -> None:
    turns = turns_of(LARGEST, plies)
    thousand(apply_move, lambda: turns)


def test_explain(thousand: Thousand, plies: range) -> None:
    turns = turns_of(LARGEST, plies)
    thousand(explain, lambda: turns)


def test_view(thousand: Thousand, plies: range) -> None:
    turns = turns_of(LARGEST, plies)
    thousand(view, lambda: [(state, 0) for state in fresh(turns)])
