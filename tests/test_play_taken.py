"""Which moves a position takes, and from whom."""

from typing import Any

import pytest

from chickenfoot import (
    Draw,
    FillEngine,
    IllegalMoveError,
    Pass,
    Play,
    Reason,
    Tile,
    apply_move,
    legal_moves,
    new_game,
    phase,
)
from chickenfoot.notation import parse_move, parse_state
from chickenfoot.presets import JAQUES

B4 = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-4@9-9"


class TestRefusals:
    """Moves that are not legal."""

    def test_change_nothing(self) -> None:
        """The position is as it was, and so is its hash."""
        state = parse_state(f"{B4} | 1-5 2-7 / 1-6 | 8-8")
        before = hash(state)
        with pytest.raises(IllegalMoveError) as refused:
            apply_move(state, Pass())

        assert refused.value.move == Pass()
        assert refused.value.refusal.reason is Reason.MUST_PLAY
        assert refused.value.refusal.legal == legal_moves(state)
        assert state == parse_state(f"{B4} | 1-5 2-7 / 1-6 | 8-8")
        assert hash(state) == before

    def test_are_those_of_another_seat(self) -> None:
        """With a seat, only the one to move is heard."""
        state = parse_state(f"{B4} | 1-5 2-7 / 1-6 | 8-8")
        (move,) = [move for move in legal_moves(state) if str(move) == "1-5@1-9"]

        assert apply_move(state, move, seat=0) == apply_move(state, move)
        with pytest.raises(IllegalMoveError) as refused:
            apply_move(state, move, seat=1)
        assert refused.value.refusal.reason is Reason.NOT_YOUR_TURN

    @pytest.mark.parametrize("seat", [False, 0.0, "0"], ids=repr)
    def test_are_those_of_a_seat_that_is_no_number(self, seat: Any) -> None:  # noqa: ANN401 - that is the point
        """What only equals a seat names none, though its move is legal."""
        state = parse_state(f"{B4} | 1-5 2-7 / 1-6 | 8-8")
        with pytest.raises(TypeError, match="seat must be an int"):
            apply_move(state, legal_moves(state)[0], seat=seat)

    def test_are_all_after_the_end(self) -> None:
        """A round that is over takes no move."""
        state = parse_state(f"{B4} | / 1-6")
        for move in map(parse_move, ["draw", "pass", "1-6@1-9"]):
            with pytest.raises(IllegalMoveError) as refused:
                apply_move(state, move)
            assert refused.value.refusal.reason is Reason.ROUND_OVER


class TestMoves:
    """What is given to `apply_move`."""

    def test_leaves_the_position_as_it_was(self) -> None:
        """A move makes a new position; the old one can be played from again."""
        state = parse_state(f"{B4} | 1-5 2-7 / 1-6 3-8 | 8-8")
        before = (hash(state), str(state))
        ends = {apply_move(state, move) for move in legal_moves(state)}

        assert len(ends) == len(legal_moves(state))
        assert (hash(state), str(state)) == before

    def test_may_be_made_by_hand(self) -> None:
        """A move equal to a legal one does the same."""
        state = new_game(JAQUES, seats=4, seed=2)
        while not isinstance(phase(state), FillEngine):
            state = apply_move(state, legal_moves(state)[0])
        for known in legal_moves(state):
            if isinstance(known, Play):
                own = Play(known.tile, known.end, known.outward)
                assert apply_move(state, own) == apply_move(state, known)

    def test_may_come_from_another_table(self) -> None:
        """A legal move of another game, with other rules, is the same move here."""
        here = parse_state(f"{B4} | 1-5 2-7 / 1-6 | 8-8")
        there = parse_state(f"{B4} | 1-5 2-7 / 1-6 | 8-8", JAQUES.replace(highest=12, engines=[9]))
        for move, other in zip(legal_moves(here), legal_moves(there), strict=True):
            assert apply_move(here, other) == apply_move(here, move)

    @pytest.mark.parametrize("state", [None, B4, Draw()], ids=repr)
    def test_is_a_position_first(self, state: Any) -> None:  # noqa: ANN401 - that is the point
        """What is no state is a TypeError that says so."""
        with pytest.raises(TypeError, match="state must be a GameState"):
            apply_move(state, Draw())

    def test_may_be_made_before_anything_was_asked(self) -> None:
        """A position does not need to have been asked for its moves."""
        state = apply_move(parse_state(f"{B4} | 1-5 2-7 / 1-6 | 8-8"), parse_move("1-5@1-9"))

        assert apply_move(state, Draw()).drawn == (Tile(8, 8),)
