"""How long each thing takes that can be asked or done. A time in ms is µs a call."""

import pytest
from playing import LARGEST, USUAL, Game, turns_of
from pytest_benchmark.fixture import BenchmarkFixture
from questions import QUESTIONS
from timing import thousand


@pytest.mark.parametrize(
    "game", [pytest.param(USUAL, id="double-9"), pytest.param(LARGEST, id="double-18")]
)
@pytest.mark.parametrize("asked", QUESTIONS)
def test_call(benchmark: BenchmarkFixture, asked: str, game: Game) -> None:
    thousand(benchmark, QUESTIONS[asked](turns_of(game)))
