"""How long it takes to play: a game under each preset, a round with each set and each rule."""

import pytest
from playing import OPTIONS, SETS, USUAL, Game, Rounds
from pytest_benchmark.fixture import BenchmarkFixture

from chickenfoot import GameState, apply_move, legal_moves, new_game, next_round, presets


def a_whole_game(preset: str, seats: int) -> GameState:
    """Return how a game ends in which everybody plays the first legal move."""
    state = new_game(presets.BY_NAME[preset], seats=seats, seed=1)
    while not state.is_game_over:
        if state.is_round_over:
            state = next_round(state, seed=1)
        else:
            state = apply_move(state, legal_moves(state)[0])
    return state


def fifty_rounds(game: Game) -> int:
    """Return how many moves the same fifty random rounds take."""
    rounds = Rounds(game)
    return sum(rounds.play() for _ in range(50))


@pytest.mark.parametrize("preset", presets.BY_NAME)
def test_whole_game(benchmark: BenchmarkFixture, preset: str) -> None:
    assert benchmark(a_whole_game, preset, max(presets.BY_NAME[preset].seat_counts)).is_game_over


@pytest.mark.parametrize("tiles", SETS)
def test_rounds_with_a_set(benchmark: BenchmarkFixture, tiles: str) -> None:
    benchmark.extra_info["plies"] = benchmark(fifty_rounds, SETS[tiles])


@pytest.mark.parametrize("option", OPTIONS)
def test_rounds_with_an_option(benchmark: BenchmarkFixture, option: str) -> None:
    game = Game(OPTIONS[option], USUAL.seats)
    benchmark.extra_info["plies"] = benchmark(fifty_rounds, game)
