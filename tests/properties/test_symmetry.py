"""Which seat is called 0, and which pips are called which, changes nothing but the names."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

import attrs
from hypothesis import assume, given
from hypothesis import strategies as st

from chickenfoot import (
    End,
    GameState,
    Move,
    Play,
    RuleConfig,
    Tile,
    apply_move,
    legal_moves,
    phase,
    round_result,
    set_up,
)
from chickenfoot.rules import EngineStart, Hunt, Lead, Ties, TrainDoubles, Wild
from chickenfoot.testing import configs, states
from slow import drawable, schedule_left

T = TypeVar("T")


@attrs.frozen
class Relabelling:
    """
    New names for seats and for pips.

    Attributes:
        config: The rules, in the new names.

        by: How many seats further everybody sits.

        seats: How many seats there are.

        pips: The new name of each number of pips.
    """

    config: RuleConfig
    by: int
    seats: int
    pips: Sequence[int]

    def seat(self, seat: int) -> int:
        return (seat + self.by) % self.seats

    def row(self, row: Sequence[T]) -> tuple[T, ...]:
        return tuple(row[seat - self.by] for seat in range(self.seats))

    def tile(self, tile: Tile) -> Tile:
        return Tile(self.pips[tile.low], self.pips[tile.high])

    def tiles(self, tiles: Iterable[Tile]) -> list[Tile]:
        return [self.tile(tile) for tile in tiles]

    def play(self, tile: Tile, end: End, outward: int) -> Play:
        on = None if end.on is None else self.tile(end.on)
        train = None if end.train is None else self.seat(end.train)
        return Play(self.tile(tile), End(on, end.copy, train), self.pips[outward])

    def move(self, move: Move) -> Move:
        return self.play(move.tile, move.end, move.outward) if isinstance(move, Play) else move

    def state(self, state: GameState) -> GameState:
        return set_up(
            self.config,
            layout=[
                self.play(each.tile, each.end, each.outward) for each in state.layout.placements
            ],
            hands=self.row([self.tiles(hand) for hand in state.hands]),
            boneyard=self.tiles(state.boneyard),
            aside=self.tiles(state.aside),
            turn=self.seat(state.turn),
            drawn=self.tiles(state.drawn),
            markers=map(self.seat, state.markers),
            lead=self.seat(state.lead),
            lots=[self.row([tile and self.tile(tile) for tile in row]) for row in state.lots],
            past_engines=[self.pips[pip] for pip in state.past_engines],
            past_points=map(self.row, state.past_points),
        )


def assert_commutes(state: GameState, new: Relabelling) -> None:
    """Assert that *state* in new names allows the moves of *state*, and that each leads as far."""
    there = new.state(state)
    assert type(phase(there)) is type(phase(state))
    assert {*legal_moves(there)} == {new.move(move) for move in legal_moves(state)}
    for move in legal_moves(state):
        assert apply_move(there, new.move(move)) == new.state(apply_move(state, move))
    assert there.is_game_over == state.is_game_over


several = configs(copies=3, hand_sizes=4, start=EngineStart.HELD, first_lead=Lead.DRAW_HIGH)


@given(states() | states(several, max_moves=0), st.integers(1, 7))
def test_every_seat_may_be_called_seat_0(state: GameState, by: int) -> None:
    """
    Every position goes on in the same way if everybody, and the lead, sits some seats further.
    """
    seats, pips = len(state.hands), range(state.config.set.highest + 1)
    new = Relabelling(state.config, by % seats, seats, pips)
    assert_commutes(state, new)
    if state.is_round_over:
        there = round_result(new.state(state))
        assert there.points == new.row(round_result(state).points)


def renamed(state: GameState) -> st.SearchStrategy[Relabelling]:
    """Return a strategy for new names of the pips of *state*; a wild blank keeps its own."""
    config, seats = state.config, len(state.hands)
    pips = range(config.set.highest + 1)
    kept = [*pips][: config.set.wild is not Wild.NONE]
    return st.permutations(pips[len(kept) :]).map(
        lambda others: Relabelling(
            config.replace(engines=[[*kept, *others][pip] for pip in schedule_left(config, ())]),
            by=0,
            seats=seats,
            pips=[*kept, *others],
        )
    )


unranked = st.sampled_from([each for each in Hunt if each is not Hunt.NEXT_LOWER]).flatmap(
    lambda hunt: (
        configs(ties=Ties.SHARED, hunt=hunt)
        | configs(ties=Ties.SHARED, hunt=hunt, wild=Wild.BLANK, toes=2, arms=1)
        | configs(ties=Ties.SHARED, hunt=hunt, train_doubles=TrainDoubles.FOOT, toes=1)
    )
)


@given(states(unranked).flatmap(lambda state: st.tuples(st.just(state), renamed(state))))
def test_every_pip_may_bear_another_name(asked: tuple[GameState, Relabelling]) -> None:
    """
    Every position goes on in the same way if the pips trade names, where no rule names a pip. A
    hunt that has drawn all there is does: it ends with the highest double held.
    """
    state, new = asked
    assume(state.layout.placements or drawable(state) > 1)
    assert_commutes(state, new)
