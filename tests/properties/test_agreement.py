"""The same question asked in several ways has one answer."""

from decimal import InvalidOperation
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chickenfoot import (
    GameState,
    IllegalMoveError,
    Move,
    Play,
    Reason,
    apply_move,
    explain,
    explain_hand,
    legal_moves,
    plays,
    set_up,
)
from chickenfoot.rules import LastDouble
from chickenfoot.testing import configs, moves, states
from slow import facts_of

NO_MOVES: list[Any] = [None, "draw", "4-6@4-9", 7, 1.5, (), [], object(), Play, {"tile": None}]


def tried(positions: st.SearchStrategy[GameState]) -> st.SearchStrategy[tuple[GameState, Any]]:
    """Return a strategy for a position and some moves that are tried in it."""
    return positions.flatmap(
        lambda state: st.tuples(st.just(state), st.lists(moves(state), min_size=4, max_size=8))
    )


def is_listed(state: GameState, move: Move) -> bool:
    """Whether *move* is one of the legal moves; what cannot be compared is none."""
    try:
        return move in legal_moves(state)
    except InvalidOperation:
        return False


@given(tried(states()))
def test_every_move_is_listed_explained_and_applied_alike(asked: tuple[GameState, Any]) -> None:
    """
    Every move, nonsense included, is among the legal ones if and only if nothing speaks against
    it, and if and only if it can be made. One that is refused changes nothing.
    """
    state, tries = asked
    before = (hash(state), str(state), legal_moves(state))
    for move in tries:
        refusal = explain(state, move)
        assert (refusal is None) == is_listed(state, move)
        if refusal is None:
            assert apply_move(state, move) != state
            continue
        with pytest.raises(IllegalMoveError) as caught:
            apply_move(state, move)
        assert caught.value.refusal == refusal
        assert caught.value.move is move
        assert refusal.legal == legal_moves(state)
        assert (hash(state), str(state), legal_moves(state)) == before


@given(tried(states()))
def test_every_other_seat_is_told_to_wait(asked: tuple[GameState, Any]) -> None:
    """
    Every move is judged as ever for the seat to move, and refused to all others for that.
    """
    state, tries = asked
    for move in tries:
        for seat in range(len(state.hands)):
            refusal = explain(state, move, seat=seat)
            if seat == state.to_move:
                assert refusal == explain(state, move)
            else:
                assert refusal is not None
                over = state.is_round_over
                assert refusal.reason is (Reason.ROUND_OVER if over else Reason.NOT_YOUR_TURN)
                assert refusal.legal == ()
                with pytest.raises(IllegalMoveError):
                    apply_move(state, move, seat=seat)


@given(states(max_moves=10), st.sampled_from(NO_MOVES))
def test_everything_that_is_no_move_is_a_type_error(state: GameState, value: object) -> None:
    """
    Everything that is no play, draw or pass is a type error, whoever is asked.
    """
    for question in (explain, apply_move):
        with pytest.raises(TypeError, match="move must be a Play, a Draw or a Pass"):
            question(state, value)  # type: ignore[arg-type]
    assert value not in legal_moves(state)


last_tiles = configs(hand_sizes=2, arms=1, last_double=LastDouble.FORBIDDEN)


@given(states() | states(last_tiles))
def test_every_hand_is_explained_as_if_its_turn_began(state: GameState) -> None:
    """
    Every seat is told just those plays of its hand that would be legal if its turn began now, and
    of each other tile why it may be laid nowhere.
    """
    for seat, hand in enumerate(state.hands):
        answers = explain_hand(state, seat)
        assert [answer.tile for answer in answers] == sorted(set(hand))
        assert all(bool(answer.plays) == (answer.refusal is None) for answer in answers)
        told = [play for answer in answers for play in answer.plays]
        assert told == [move for move in at_turn(state, seat) if isinstance(move, Play)]


def at_turn(state: GameState, seat: int) -> tuple[Move, ...]:
    """Return the legal moves of *seat* if its turn had just begun."""
    if state.is_round_over or not state.layout.placements:
        return legal_moves(state) if seat == state.to_move else ()
    facts = facts_of(state) | {"turn": seat, "drawn": ()}
    return legal_moves(set_up(state.config, **facts))


@given(states())
def test_every_tile_is_found_with_its_plays(state: GameState) -> None:
    """
    Every legal play is among the plays of its tile, on its end, and there are no others.
    """
    legal = [move for move in legal_moves(state) if isinstance(move, Play)]
    for tile in {tile for hand in state.hands for tile in hand}:
        assert plays(state, tile) == tuple(play for play in legal if play.tile == tile)
    for play in legal:
        assert play in plays(state, play.tile, play.end)
        assert all(other.end == play.end for other in plays(state, play.tile, play.end))
