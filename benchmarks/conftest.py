"""What the files here share: a thousand calls at a time."""

from collections.abc import Callable
from time import perf_counter

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from timing import Make, Thousand, each


@pytest.fixture
def thousand(benchmark: BenchmarkFixture) -> Thousand:
    """
    Return a function that times a thousand calls of *ask*, each with arguments that *make* made.

    The arguments are made anew before each round, and that is not in the time. So a state that
    remembers what it was asked has not been asked before, and a time in ms is µs a call.
    """

    def timed(ask: Callable[..., object], make: Make) -> None:
        def setup() -> tuple[tuple[object, ...], dict[str, object]]:
            calls = make()
            assert len(calls) == 1000
            return (ask, calls), {}

        begun = perf_counter()
        each(*setup()[0])
        rounds = int(1 / (perf_counter() - begun))  # a second in all
        benchmark.pedantic(each, setup=setup, rounds=min(30, max(3, rounds)))

    return timed
