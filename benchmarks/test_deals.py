"""How long it takes to deal each set. A time in ms is µs a call."""

import pytest
from playing import SETS, turns_of
from pytest_benchmark.fixture import BenchmarkFixture
from questions import QUESTIONS
from timing import thousand


@pytest.mark.parametrize("tiles", SETS)
def test_new_game(benchmark: BenchmarkFixture, tiles: str) -> None:
    thousand(benchmark, QUESTIONS["new_game"](turns_of(SETS[tiles])))
