"""A turn is made of moves: lay a tile on an end, draw one from the boneyard, or pass."""

import copy
import pickle

import attrs
import pytest

from chickenfoot import (
    MIDDLE,
    Draw,
    End,
    Move,
    Pass,
    Play,
    Tile,
    legal_moves,
    new_game,
    presets,
)
from chickenfoot.notation import parse_state

ENDS = [
    MIDDLE,
    End(Tile(4, 9)),
    End(Tile(4, 9), copy=1),
    End(Tile(9, 9), train=0),
    End(Tile(9, 9), copy=2, train=3),
]
MOVES: list[Move] = [
    Play(Tile(9, 9), MIDDLE, outward=9),
    Play(Tile(4, 6), End(Tile(4, 9)), outward=6),
    Play(Tile(4, 6), End(Tile(6, 6), copy=1, train=2), outward=4),
    Play(Tile(0, 0), End(Tile(5, 5)), outward=5),
    Draw(),
    Pass(),
]


class TestEnd:
    """How a place on the table is named."""

    def test_is_named_by_the_tile_that_offers_it(self) -> None:
        """A tile is enough to name an end where there is one set and no train."""
        end = End(Tile(4, 9))

        assert (end.on, end.copy, end.train) == (Tile(4, 9), 0, None)

    def test_the_middle_is_an_end_on_no_tile(self) -> None:
        """The engine goes to the middle, which no tile offers."""
        assert End(None) == MIDDLE

    def test_differs_by_tile_copy_and_train(self) -> None:
        """Ends on different tiles, copies and trains are different ends."""
        assert len(set(ENDS)) == len(ENDS)

    def test_train_0_is_not_no_train(self) -> None:
        """The train of seat 0 is a train."""
        assert End(Tile(9, 9), train=0) != End(Tile(9, 9))

    @pytest.mark.parametrize("end", ENDS, ids=str)
    def test_repr_evaluates(self, end: End) -> None:
        """What a failing test prints can be pasted into the next one."""
        assert eval(repr(end)) == end  # noqa: S307

    def test_repr_leaves_out_what_goes_without_saying(self) -> None:
        """The first copy and no train are not mentioned."""
        assert repr(End(Tile(4, 9))) == "End(Tile(4, 9))"

    @pytest.mark.parametrize(
        ("end", "text"),
        [
            (End(Tile(4, 9)), "4-9"),
            (End(Tile(4, 9), copy=1), "4-9'1"),
            (End(Tile(9, 9), train=0), "9-9:0"),
            (End(Tile(9, 9), copy=2, train=3), "9-9'2:3"),
        ],
    )
    def test_str_is_its_notation(self, end: End, text: str) -> None:
        """An end is written as it stands behind the @ of a move."""
        assert str(end) == text

    def test_the_middle_has_a_word(self) -> None:
        """The middle can be printed although no tile is there."""
        assert str(MIDDLE) == "middle"


class TestPlay:
    """Laying a tile."""

    @pytest.mark.parametrize("given", [(), (Tile(4, 6),), (Tile(4, 6), End(Tile(4, 9)))])
    def test_takes_tile_end_and_outward(self, given: tuple[object, ...]) -> None:
        """All three are required: which pips face away is never guessed."""
        with pytest.raises(TypeError):
            Play(*given)  # type: ignore[arg-type]

    def test_is_the_same_however_the_tile_is_held(self) -> None:
        """The order of a tile's halves does not make another move."""
        assert Play(Tile(6, 4), End(Tile(9, 4)), 6) == Play(Tile(4, 6), End(Tile(4, 9)), 6)

    def test_differs_by_the_half_that_faces_outward(self) -> None:
        """The same tile on the same end the other way round is another move."""
        assert Play(Tile(0, 5), End(Tile(5, 5)), 0) != Play(Tile(0, 5), End(Tile(5, 5)), 5)

    def test_made_by_hand_equals_one_that_a_table_hands_out(self) -> None:
        """Where a move comes from does not matter, and both find each other in a set."""
        (known,) = legal_moves(parse_state("9-9 | 9-4 1-2 / 3-3"))
        own = Play(Tile(4, 9), End(Tile(9, 9)), outward=4)

        assert own == known
        assert {known} == {own}

    def test_matches_by_its_three_parts(self) -> None:
        """A `match` takes a play apart as it is made."""
        match Play(Tile(4, 6), End(Tile(4, 9)), 6):
            case Play(tile, End(on, number, train), outward):
                assert (tile, on, number, train, outward) == (Tile(4, 6), Tile(4, 9), 0, None, 6)


class TestDrawAndPass:
    """The moves without a tile."""

    def test_every_draw_is_alike(self) -> None:
        """A draw does not say which tile: nobody knows it yet."""
        assert Draw() == Draw()
        assert hash(Draw()) == hash(Draw())

    def test_every_pass_is_alike(self) -> None:
        """A pass is a pass."""
        assert Pass() == Pass()
        assert hash(Pass()) == hash(Pass())

    def test_a_draw_is_no_pass(self) -> None:
        """To draw and to pass are different moves."""
        moves: set[Move] = {Draw(), Pass()}

        assert len(moves) == 2


class TestMoves:
    """What holds for all of them."""

    @pytest.mark.parametrize("move", MOVES, ids=str)
    def test_repr_evaluates(self, move: Move) -> None:
        """What a failing test prints can be pasted into the next one."""
        assert eval(repr(move)) == move  # noqa: S307

    @pytest.mark.parametrize("move", MOVES, ids=str)
    @pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
    def test_survive_a_pickle(self, move: Move, protocol: int) -> None:
        """A move comes back from a pickle of any protocol."""
        assert pickle.loads(pickle.dumps(move, protocol)) == move  # noqa: S301

    @pytest.mark.parametrize("move", MOVES, ids=str)
    def test_can_be_copied(self, move: Move) -> None:
        """A copy is an equal move."""
        assert copy.copy(move) == copy.deepcopy(move) == move

    @pytest.mark.parametrize("move", MOVES, ids=str)
    def test_cannot_be_changed(self, move: Move) -> None:
        """No attribute of a move can be set, its own or another."""
        for name in ["tile", "end", "outward", "other"]:
            with pytest.raises(attrs.exceptions.FrozenInstanceError):
                setattr(move, name, None)

    def test_of_a_table_pickle_as_small_as_others(self) -> None:
        """A move that a table handed out takes nothing of the table along."""
        state = new_game(presets.JAQUES, seats=4, seed=1)
        (known,) = legal_moves(state)
        assert isinstance(known, Play)
        own = Play(known.tile, known.end, known.outward)

        assert len(pickle.dumps(known)) == len(pickle.dumps(own)) < 200

    @pytest.mark.parametrize(
        ("move", "text"),
        [
            (Play(Tile(9, 9), MIDDLE, 9), "9-9"),
            (Play(Tile(4, 6), End(Tile(4, 9)), 6), "4-6@4-9"),
            (Play(Tile(4, 6), End(Tile(5, 6)), 4), "6-4@5-6"),
            (Play(Tile(4, 9), End(Tile(9, 9)), 4), "9-4@9-9"),
            (Play(Tile(4, 9), End(Tile(9, 9), train=2), 4), "9-4@9-9:2"),
            (Play(Tile(4, 6), End(Tile(4, 9), copy=1), 6), "4-6@4-9'1"),
            (Play(Tile(5, 5), End(Tile(5, 6)), 5), "5-5@5-6"),
            (Play(Tile(0, 0), End(Tile(5, 5)), 5), "0-0@5-5>5"),
            (Play(Tile(0, 0), End(Tile(0, 5)), 0), "0-0@0-5"),
            (Draw(), "draw"),
            (Pass(), "pass"),
        ],
    )
    def test_str_is_the_notation(self, move: Move, text: str) -> None:
        """A move is written with the joining half first, then where it goes."""
        assert str(move) == text
