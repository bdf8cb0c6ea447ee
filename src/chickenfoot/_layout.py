"""The tiles on the table as one can draw them: each says where it lies and how many ends it has."""

import attrs

from chickenfoot._moves import End
from chickenfoot._tiles import Tile

__all__ = ["Layout", "Placement"]


@attrs.frozen
class Placement:
    """
    A tile on the table.

    Attributes:
        tile: The tile.

        end: The end that it was laid on; `MIDDLE` for the engine.

        outward: The pips it shows.

        ends: How many tiles can be laid on it: the arms of the engine and the trains that start
            there, the toes of a foot, 1 for any other tile.

        train: The seat whose train it is part of; None off the trains.
    """

    tile: Tile
    end: End
    outward: int
    ends: int
    train: int | None = None


@attrs.frozen
class Layout:
    """
    The tiles on the table.

    Attributes:
        placements: Every tile laid, oldest first; the engine is the first.
    """

    placements: tuple[Placement, ...] = ()
