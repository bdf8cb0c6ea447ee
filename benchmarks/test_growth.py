"""Whether a move gets slower as the table fills. A time in ms is µs a call."""

import pytest
from playing import LARGEST, WINDOWS, turns_of
from questions import QUESTIONS
from timing import Thousand


@pytest.mark.parametrize("plies", WINDOWS, ids=str)
@pytest.mark.parametrize("asked", ["apply_move", "legal_moves, first time", "hash", "view"])
def test_growth(thousand: Thousand, asked: str, plies: range) -> None:
    thousand(*QUESTIONS[asked](turns_of(LARGEST, plies)))
