"""As many lines of play begin at a position as there were when they were counted."""

from collections.abc import Iterator
from itertools import islice

import pytest

from chickenfoot import (
    GameState,
    distinct_moves,
    legal_moves,
    presets,
    round_result,
)
from chickenfoot.rules import Engines, EngineStart, HandSize
from perft.counting import TABLES, every_deal, every_position, first_choice, perft

EVERYDAY = 1_500
MOVES = {"every": legal_moves, "distinct": distinct_moves}


def rows() -> Iterator[tuple[str, int, str, list[int]]]:
    for line in TABLES.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            name, seats, kind, *counts = line.split()
            yield name, int(seats), kind, [int(count) for count in counts]


ROWS = [pytest.param(*row, id=f"{row[0]}-{row[1]}-{row[2]}") for row in rows()]


@pytest.mark.parametrize(("name", "seats", "kind", "counts"), ROWS)
class TestPerft:
    """Tests for the number of lines of play of each length."""

    def test_short_lines(self, name: str, seats: int, kind: str, counts: list[int]) -> None:
        """There are as many short lines as there were."""
        state = first_choice(presets.BY_NAME[name], seats)
        for depth, count in enumerate(counts, 1):
            if count <= EVERYDAY:
                assert perft(state, depth, MOVES[kind]) == count

    @pytest.mark.deep
    def test_long_lines(self, name: str, seats: int, kind: str, counts: list[int]) -> None:
        """There are as many long lines as there were."""
        state = first_choice(presets.BY_NAME[name], seats)
        assert [perft(state, depth + 1, MOVES[kind]) for depth in range(len(counts))] == counts


def test_the_tables_are_of_every_preset() -> None:
    """Each preset has its lines counted, with its fewest and its most seats."""
    counted = {(name, seats) for name, seats, _, _ in rows()}
    for name, config in presets.BY_NAME.items():
        assert (name, config.seat_counts[0]) in counted
        assert (name, config.seat_counts[-1]) in counted


TINY = presets.JAQUES.replace(
    highest=2, arms=2, toes=1, hand_sizes=2, seats=(2, 2), engines=Engines.ALL_DOUBLES
)
SMALL = presets.JAQUES.replace(
    highest=3, arms=3, toes=2, hand_sizes=HandSize.ALL, seats=(2, 2), start=EngineStart.PREPLACED
)


def holds(state: GameState, tiles: int) -> None:
    """Assert what is true of every position."""
    listed = [placement.tile for placement in state.layout.placements]
    listed += [tile for hand in state.hands for tile in hand]
    listed += [*state.boneyard, *state.aside]
    assert len(listed) == len({*listed}) == tiles
    moves = legal_moves(state)
    assert len({*moves}) == len(moves)
    assert bool(moves) is not state.is_round_over
    if state.is_round_over:
        assert (round_result(state).out is None) == all(state.hands)


class TestEveryDealOfASmallSet:
    """Tests for all positions there are with very few tiles."""

    def test_double_two(self) -> None:
        """With a double-two set every position of every deal has each tile once, and a move."""
        positions = 0
        for deal in every_deal(TINY, 2, 2):
            for state in every_position(deal):
                holds(state, 6)
                positions += 1
        assert positions == POSITIONS_OF_DOUBLE_TWO

    @pytest.mark.deep
    def test_double_three(self) -> None:
        """With a double-three set the same is true, of all tiles but the engine dealt out."""
        positions = 0
        for deal in every_deal(SMALL, 2, 5):
            for state in every_position(deal):
                holds(state, 10)
                positions += 1
        assert positions == POSITIONS_OF_DOUBLE_THREE

    def test_some_of_double_three(self) -> None:
        """The same is true of the first deals, which are quickly looked at."""
        for deal in islice(every_deal(SMALL, 2, 5), 6):
            for state in every_position(deal):
                holds(state, 10)


POSITIONS_OF_DOUBLE_TWO = 1403
POSITIONS_OF_DOUBLE_THREE = 68408
