"""A tile has two halves, and each half shows a number of pips."""

import copy
import itertools
import pickle

import attrs
import pytest

from chickenfoot import Tile

DOUBLE_TWELVE = [Tile(low, high) for low in range(13) for high in range(low, 13)]


class Four:
    """What a library of numbers may hand over in place of the int 4."""

    def __index__(self) -> int:
        return 4


class TestHalves:
    """What a tile is made of."""

    def test_come_in_any_order(self) -> None:
        """A tile read from its other half is the same tile."""
        assert Tile(9, 4) == Tile(4, 9)
        assert hash(Tile(9, 4)) == hash(Tile(4, 9))
        assert len({Tile(9, 4), Tile(4, 9)}) == 1

    def test_are_told_the_lower_first(self) -> None:
        """Whichever half is given first, `low` is the one with fewer pips."""
        assert (Tile(9, 4).low, Tile(9, 4).high) == (4, 9)
        assert (Tile(4, 9).low, Tile(4, 9).high) == (4, 9)

    def test_add_up_to_the_pips(self) -> None:
        """The pips of a tile are those on both halves."""
        assert [Tile(9, 4).pips, Tile(5, 5).pips, Tile(0, 0).pips] == [13, 10, 0]

    def test_make_a_double_where_they_are_equal(self) -> None:
        """A double has equal halves, and the double-blank is one."""
        assert Tile(5, 5).is_double
        assert Tile(0, 0).is_double
        assert not Tile(0, 5).is_double

    def test_tell_different_tiles_apart(self) -> None:
        """Tiles with as many pips in all are still different tiles."""
        assert len(set(DOUBLE_TWELVE)) == 91
        assert Tile(0, 5) != Tile(1, 4)

    def test_are_not_a_pair_of_numbers(self) -> None:
        """A tile equals tiles only."""
        pair: object = (4, 9)

        assert Tile(4, 9) != pair


class TestOrder:
    """In which order tiles stand in a hand."""

    def test_is_by_the_low_half_and_then_by_the_high_one(self) -> None:
        """The canonical order of a set begins with 0-0, 0-1 and so on, then 1-1, 1-2."""
        assert sorted({*DOUBLE_TWELVE}) == DOUBLE_TWELVE

    def test_is_total(self) -> None:
        """Of two different tiles exactly one comes first, and no tile before itself."""
        for one, other in itertools.product(DOUBLE_TWELVE[:30], repeat=2):
            assert (one < other) + (one > other) == (one != other)

    def test_is_not_by_pips(self) -> None:
        """1-1 comes after 0-9, though it has fewer pips."""
        assert Tile(0, 9) < Tile(1, 1)

    def test_is_among_tiles_only(self) -> None:
        """A tile is neither before nor after a pair of numbers."""
        with pytest.raises(TypeError):
            Tile(4, 9) < (4, 9)  # type: ignore[operator]  # noqa: B015


class TestRefusals:
    """What is no half."""

    @pytest.mark.parametrize("half", [True, False, 4.0, None, "4", (4,), 4j])
    def test_a_half_is_an_int(self, half: object) -> None:
        """What is no int is a TypeError that says so, on either half."""
        for halves in [(half, 1), (1, half)]:
            with pytest.raises(TypeError, match="an int") as refused:
                Tile(*halves)  # type: ignore[arg-type]
            assert repr(half) in str(refused.value)

    def test_a_half_is_not_negative(self) -> None:
        """A half has at least no pips."""
        with pytest.raises(ValueError, match="-1"):
            Tile(-1, 4)
        with pytest.raises(ValueError, match="-3"):
            Tile(4, -3)

    def test_what_can_be_an_index_is_an_int(self) -> None:
        """Integers of other libraries are taken, and kept as plain ints."""
        tile = Tile(9, Four())  # type: ignore[arg-type]

        assert tile == Tile(4, 9)
        assert type(tile.low) is int


class TestText:
    """How a tile is shown."""

    def test_str_is_its_notation(self) -> None:
        """A tile is written with a hyphen, the lower half first."""
        assert str(Tile(9, 4)) == "4-9"
        assert str(Tile(12, 0)) == "0-12"

    @pytest.mark.parametrize("tile", DOUBLE_TWELVE, ids=str)
    def test_repr_evaluates(self, tile: Tile) -> None:
        """What a failing test prints can be pasted into the next one."""
        assert eval(repr(tile)) == tile  # noqa: S307


class TestFrozen:
    """A tile is a value."""

    @pytest.mark.parametrize("name", ["low", "high", "pips", "is_double", "other"])
    def test_nothing_of_it_can_be_set(self, name: str) -> None:
        """A tile cannot be changed."""
        with pytest.raises((attrs.exceptions.FrozenInstanceError, AttributeError)):
            setattr(Tile(4, 9), name, 1)

    @pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
    def test_it_survives_a_pickle(self, protocol: int) -> None:
        """A tile comes back from a pickle of any protocol."""
        assert pickle.loads(pickle.dumps(Tile(4, 9), protocol)) == Tile(4, 9)  # noqa: S301

    def test_it_can_be_copied(self) -> None:
        """A copy is an equal tile."""
        assert copy.copy(Tile(4, 9)) == copy.deepcopy(Tile(4, 9)) == Tile(4, 9)
