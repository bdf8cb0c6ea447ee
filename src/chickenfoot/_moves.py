"""A turn is made of moves: lay a tile on an end, draw one from the boneyard, or pass."""

from typing import Any, TypeAlias

import attrs

from chickenfoot._tiles import Tile

__all__ = ["DRAW", "MIDDLE", "PASS", "Draw", "End", "Move", "Pass", "Play"]


@attrs.frozen(repr=False)
class End:
    """
    A place where a tile can go, named by the tile that offers it.

    All free toes of a foot are one end, and so are all free arms of the engine: which of them
    a tile takes makes no difference, so the next free place is taken.

    Attributes:
        on: The tile that offers the end; None is the middle of the table, where the engine goes.

        copy: Which of several equal tiles, counted from 0 in the order they were laid. Always 0
            with one set of tiles.

        train: The seat whose train the end belongs to; None off the trains.
    """

    on: Tile | None
    copy: int = 0
    train: int | None = None

    def __repr__(self) -> str:
        told = [repr(self.on)]
        if self.copy != 0:
            told.append(f"copy={self.copy!r}")
        if self.train is not None:
            told.append(f"train={self.train!r}")
        return f"End({', '.join(told)})"

    def __str__(self) -> str:
        train = "" if self.train is None else f":{self.train}"
        copy = "" if self.copy == 0 else f"'{self.copy}"
        return f"{'middle' if self.on is None else self.on}{copy}{train}"


MIDDLE = End(None)
"""Where the engine is laid."""


@attrs.frozen(repr=False)
class Play:
    """
    Lay *tile* on *end* so that its half with *outward* pips faces away from it.

    Attributes:
        tile: The tile to lay.

        end: Where it goes.

        outward: The pips then shown. For a double, the pips on both of its halves; for a
            double-blank that adopts a number, that number.

    >>> print(Play(Tile(4, 6), End(Tile(4, 9)), 6))
    4-6@4-9
    """

    tile: Tile
    end: End
    outward: int
    # What a table worked out about this move (see `_table`); only on the moves it hands out.
    _step: Any = attrs.field(init=False, default=None, eq=False)

    def __reduce__(self) -> tuple[type["Play"], tuple[Tile, End, int]]:
        return Play, (self.tile, self.end, self.outward)

    def __repr__(self) -> str:
        return f"Play({self.tile!r}, {self.end!r}, outward={self.outward!r})"

    def __str__(self) -> str:
        tile = self.tile
        if self.end == MIDDLE:
            return str(tile)
        if tile.is_double:
            adopted = "" if self.outward == tile.low else f">{self.outward}"
            return f"{tile}@{self.end}{adopted}"
        joining = tile.low if self.outward == tile.high else tile.high
        return f"{joining}-{self.outward}@{self.end}"


@attrs.frozen
class Draw:
    """Draw the next tile of the boneyard."""

    def __str__(self) -> str:
        return "draw"


@attrs.frozen
class Pass:
    """Give up the turn."""

    def __str__(self) -> str:
        return "pass"


Move: TypeAlias = Play | Draw | Pass
"""What a seat can do."""

DRAW = Draw()
PASS = Pass()


def is_well_formed(play: Play) -> bool:
    """Whether *play* is made of a tile, an end and numbers, so that it can be compared at all."""
    end = play.end
    return (
        isinstance(play.tile, Tile)
        and isinstance(end, End)
        and (end.on is None or isinstance(end.on, Tile))
        and _is_number(end.copy)
        and (end.train is None or _is_number(end.train))
        and _is_number(play.outward)
    )


def _is_number(value: object) -> bool:
    """Whether *value* is a number that can be compared, which a signalling NaN cannot."""
    if isinstance(value, int):
        return True
    import numbers  # noqa: PLC0415 - a number of pips is nearly always an int

    is_signal = getattr(value, "is_snan", None)
    return isinstance(value, numbers.Number) and not (is_signal is not None and is_signal())
