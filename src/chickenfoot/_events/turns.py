"""What a seat does but for laying a tile, and whose turn it is."""

import attrs

from chickenfoot._tiles import Tile

__all__ = ["Drew", "EngineFound", "Passed", "TrainMarked", "TrainUnmarked", "TurnBegan"]


@attrs.frozen
class TurnBegan:
    """
    It is a seat's turn, or its turn in the hunt for the engine.

    Attributes:
        seat: The seat.
    """

    seat: int

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        return f"It is seat {self.seat}'s turn."


@attrs.frozen
class EngineFound:
    """
    It is known who lays the engine.

    Attributes:
        seat: The seat that holds it.

        engine: Its pips.
    """

    seat: int
    engine: int

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        return f"Seat {self.seat} has {self.engine}-{self.engine}."


@attrs.frozen
class Drew:
    """
    A seat drew a tile.

    Attributes:
        seat: The seat.

        tile: The tile; None for everybody else.
    """

    seat: int
    tile: Tile | None

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        return f"Seat {self.seat} draws {'a tile' if self.tile is None else self.tile}."


@attrs.frozen
class Passed:
    """
    A seat gave up its turn.

    Attributes:
        seat: The seat.
    """

    seat: int

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        return f"Seat {self.seat} passes."


@attrs.frozen
class TrainMarked:
    """
    A train was marked, so that others may use it.

    Attributes:
        seat: The seat whose train it is.
    """

    seat: int

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        return f"Seat {self.seat} marks its train."


@attrs.frozen
class TrainUnmarked:
    """
    The marker came off a train.

    Attributes:
        seat: The seat whose train it is.
    """

    seat: int

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        return f"Seat {self.seat} takes the marker off its train."
