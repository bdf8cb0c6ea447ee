"""Whether a move gets slower as the table fills. A time in ms is µs a call."""

import pytest
from playing import LARGEST, WINDOWS, turns_of
from pytest_benchmark.fixture import BenchmarkFixture
from questions import QUESTIONS
from timing import thousand


@pytest.mark.parametrize("plies", WINDOWS, ids=str)
@pytest.mark.parametrize("asked", ["apply_move", "legal_moves, first time", "hash", "view"])
def test_growth(benchmark: BenchmarkFixture, asked: str, plies: range) -> None:
    thousand(benchmark, QUESTIONS[asked](turns_of(LARGEST, plies)))
