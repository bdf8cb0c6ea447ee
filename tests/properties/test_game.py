"""Whole games, round after round, with everything that can be asked or tried on the way."""

from collections import Counter
from itertools import cycle

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from chickenfoot import (
    FindEngine,
    GameState,
    IllegalMoveError,
    InvalidStateError,
    apply_move,
    explain,
    legal_moves,
    new_game,
    next_round,
    phase,
    round_engine,
    round_result,
    standings,
)
from chickenfoot._state import ending_of as how_over
from chickenfoot.rules import Hunt
from chickenfoot.testing import configs, deals, moves, states
from slow import ending_of, engine_sought, off_the_table, tiles_of

SMALL = configs(highest=4) | configs(highest=3, hand_sizes=1, hunt=Hunt.NEXT_LOWER)
PLACES = st.lists(st.integers(0, 9), min_size=1, max_size=20)


class WholeGame(RuleBasedStateMachine):
    """A table, and beside it a note of what every finished round was played on and cost."""

    state: GameState

    def __init__(self) -> None:
        super().__init__()
        self.booked: list[tuple[int, tuple[int, ...]]] = []

    @initialize(state=states(SMALL, max_moves=0))
    def deal(self, state: GameState) -> None:
        self.state = state

    def is_going_on(self) -> bool:
        return not self.state.is_round_over

    def is_between_rounds(self) -> bool:
        return self.state.is_round_over and not self.state.is_game_over

    @rule(place=st.integers(0, 9))
    @precondition(is_going_on)
    def move(self, place: int) -> None:
        choices = legal_moves(self.state)
        self.state = apply_move(self.state, choices[place % len(choices)], seat=self.state.to_move)

    @rule(places=PLACES)
    @precondition(is_going_on)
    def play_the_round_out(self, places: list[int]) -> None:
        again = cycle(places)
        while choices := legal_moves(self.state):
            self.state = apply_move(self.state, choices[next(again) % len(choices)])

    @rule(data=st.data())
    def try_any_move(self, data: st.DataObject) -> None:
        before = (hash(self.state), str(self.state))
        move = data.draw(moves(self.state))
        refusal = explain(self.state, move)
        if refusal is None:
            self.state = apply_move(self.state, move)
            return
        with pytest.raises(IllegalMoveError) as caught:
            apply_move(self.state, move)
        assert caught.value.refusal == refusal
        assert (hash(self.state), str(self.state)) == before

    @rule(data=st.data())
    @precondition(is_between_rounds)
    def deal_the_next_round(self, data: st.DataObject) -> None:
        self.booked.append((round_engine(self.state), round_result(self.state).points))
        config, seats = self.state.config, len(self.state.hands)
        deal = data.draw(deals(config, seats, self.state))
        self.state = next_round(self.state, tiles=deal.tiles, lots=deal.lots)
        assert engine_sought(self.state) == self.state._round.asked

    @rule(seed=st.integers())
    @precondition(is_between_rounds)
    def deal_the_next_round_from_a_seed(self, seed: int) -> None:
        self.booked.append((round_engine(self.state), round_result(self.state).points))
        self.state = next_round(self.state, seed=seed)

    @rule()
    @precondition(lambda self: not self.is_between_rounds())
    def nothing_follows_yet(self) -> None:
        with pytest.raises(InvalidStateError, match="over"):
            next_round(self.state, seed=0)

    @rule(seed=st.integers())
    @precondition(lambda self: self.state.is_game_over)
    def play_again(self, seed: int) -> None:
        self.state = new_game(self.state.config, seats=len(self.state.hands), seed=seed)
        self.booked = []

    @invariant()
    def every_tile_is_there_once(self) -> None:
        placed = [placement.tile for placement in self.state.layout.placements]
        assert Counter([*placed, *off_the_table(self.state)]) == tiles_of(self.state.config)

    @invariant()
    def the_round_is_over_when_the_facts_say_so(self) -> None:
        assert how_over(self.state) is ending_of(self.state)
        assert (self.state.to_move is None) == self.state.is_round_over
        assert bool(legal_moves(self.state)) == (not self.state.is_round_over)

    @invariant()
    def finished_rounds_stay_as_they_were(self) -> None:
        engines, points = self.state.past_engines, self.state.past_points
        assert list(zip(engines, points, strict=True)) == self.booked
        assert bool(standings(self.state).winners) == self.state.is_game_over

    @invariant()
    def whoever_holds_the_engine_lays_it(self) -> None:
        now = phase(self.state)
        if isinstance(now, FindEngine):
            assert now.layer in (None, self.state.turn)
            assert len(legal_moves(self.state)) == 1


TestWholeGame = WholeGame.TestCase
TestWholeGame.settings = settings(max_examples=settings().max_examples // 4)
