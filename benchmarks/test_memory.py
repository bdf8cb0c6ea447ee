"""What it takes to keep every state of a round; the bytes are among the extra info."""

import pytest
from playing import SETS, Rounds
from pytest_benchmark.fixture import BenchmarkFixture
from timing import bytes_kept


@pytest.mark.parametrize("tiles", SETS)
def test_keep_every_state(benchmark: BenchmarkFixture, tiles: str) -> None:
    play = Rounds(SETS[tiles]).play
    benchmark.extra_info["bytes a state"] = bytes_kept(play)
    benchmark(lambda: play([]))
