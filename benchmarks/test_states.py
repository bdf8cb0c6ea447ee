"""How long it takes to compare, hash, copy and pickle states, and how much they take to keep."""

import copy
import operator
import pickle

import pytest
from playing import LARGEST, SETS, USUAL, Game, Rounds, fresh, turns_of
from pytest_benchmark.fixture import BenchmarkFixture
from timing import Thousand, bytes_kept

from chickenfoot import position_key
from chickenfoot.notation import format_state, parse_state

both = pytest.mark.parametrize(
    "game", [pytest.param(USUAL, id="double-9"), pytest.param(LARGEST, id="double-18")]
)


@both
def test_hash(thousand: Thousand, game: Game) -> None:
    turns = turns_of(game)
    thousand(hash, lambda: [(state,) for state in fresh(turns)])


@both
def test_equal(thousand: Thousand, game: Game) -> None:
    turns = turns_of(game)
    mine, yours = fresh(turns), fresh(turns)
    assert mine == yours
    thousand(operator.eq, lambda: [*zip(mine, yours, strict=True)])


@both
def test_equal_to_another_deal_of_the_same_tiles(thousand: Thousand, game: Game) -> None:
    mine = fresh(turns_of(game))
    yours = pickle.loads(pickle.dumps(mine))  # noqa: S301 - our own
    assert mine == yours
    thousand(operator.eq, lambda: [*zip(mine, yours, strict=True)])


@both
def test_position_key(thousand: Thousand, game: Game) -> None:
    turns = turns_of(game)
    thousand(position_key, lambda: [(state,) for state in fresh(turns)])


@both
def test_copy(thousand: Thousand, game: Game) -> None:
    turns = turns_of(game)
    thousand(copy.deepcopy, lambda: [(turn.state,) for turn in turns])


@both
def test_pickle(thousand: Thousand, game: Game) -> None:
    turns = turns_of(game)
    thousand(pickle.dumps, lambda: [(turn.state,) for turn in turns])


@both
def test_unpickle(thousand: Thousand, game: Game) -> None:
    pickled = [(pickle.dumps(turn.state),) for turn in turns_of(game)]
    thousand(pickle.loads, lambda: pickled)


@both
def test_write(thousand: Thousand, game: Game) -> None:
    turns = turns_of(game)
    thousand(format_state, lambda: [(turn.state,) for turn in turns])


@both
def test_read(thousand: Thousand, game: Game) -> None:
    written = [(format_state(turn.state), game.config) for turn in turns_of(game)]
    thousand(parse_state, lambda: written)


@pytest.mark.parametrize("tiles", SETS)
def test_keep_every_state_of_a_round(benchmark: BenchmarkFixture, tiles: str) -> None:
    """What a kept state takes is among the extra info."""
    play = Rounds(SETS[tiles]).play
    benchmark.extra_info["bytes a state"] = bytes_kept(play)
    benchmark.pedantic(lambda: play([]), rounds=100)
