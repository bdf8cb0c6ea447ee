"""What a tile does that is laid: an arm, a toe, a foot, and what becomes of the feet."""

import attrs

from chickenfoot._events.words import called
from chickenfoot._moves import End
from chickenfoot._tiles import Tile
from chickenfoot.errors import counted

__all__ = [
    "ArmFilled",
    "EngineLaid",
    "FootFinished",
    "FootOpened",
    "FootReleased",
    "FootStarved",
    "OpeningComplete",
    "TileLaid",
    "ToeLaid",
]


@attrs.frozen
class EngineLaid:
    """
    The engine lies in the middle.

    Attributes:
        seat: The seat that laid it; None if it was laid out before the deal.

        engine: Its pips.
    """

    seat: int | None
    engine: int

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        who = "The engine" if self.seat is None else f"Seat {self.seat}"
        double = f"{self.engine}-{self.engine}"
        return f"{who} {'is' if self.seat is None else 'lays the engine,'} {double}."


@attrs.frozen
class ArmFilled:
    """
    A tile was laid on the engine, which asks for it.

    Attributes:
        seat: Who laid it.

        tile: The tile.

        end: The engine.

        outward: The pips it shows.

        missing: How many arms the engine still wants.
    """

    seat: int
    tile: Tile
    end: End
    outward: int
    missing: int

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        if not self.missing:
            return f"Seat {self.seat} lays {self.tile} as the last arm."
        wanted = counted(self.missing, "more arm")
        return f"Seat {self.seat} lays {self.tile} as an arm; the engine wants {wanted}."


@attrs.frozen
class OpeningComplete:
    """The engine has all its arms."""

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        return "The engine has all its arms."


@attrs.frozen
class TileLaid:
    """
    A tile was laid where it is neither an arm that the engine asks for nor a toe.

    Attributes:
        seat: Who laid it.

        tile: The tile.

        end: Where it lies.

        outward: The pips it shows.
    """

    seat: int
    tile: Tile
    end: End
    outward: int

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        train = self.end.train
        where = f"{self.end.on}" if train is None else f"seat {train}'s train"
        return f"Seat {self.seat} lays {self.tile} on {where} and shows {self.outward}."


@attrs.frozen
class ToeLaid:
    """
    A tile was laid on an open foot.

    Attributes:
        seat: Who laid it.

        tile: The tile.

        end: The foot.

        outward: The pips it shows.

        missing: How many toes the foot still wants.
    """

    seat: int
    tile: Tile
    end: End
    outward: int
    missing: int

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        if not self.missing:
            return f"Seat {self.seat} lays {self.tile} as the last toe of {self.end.on}."
        wanted = counted(self.missing, "more toe")
        return f"Seat {self.seat} lays {self.tile} as a toe of {self.end.on}, which wants {wanted}."


@attrs.frozen
class FootOpened:
    """
    The double just laid wants toes.

    Attributes:
        seat: Who laid it.

        foot: The end that takes the toes.

        pip: The pips they join with.

        toes: How many it wants.
    """

    seat: int
    foot: End
    pip: int
    toes: int

    @property
    def sentence(self) -> str:
        """What one says at the table, the call first."""
        return f"{called(self.pip)} {self.foot.on} wants {counted(self.toes, 'toe')}."


@attrs.frozen
class FootFinished:
    """
    A foot has all its toes.

    Attributes:
        foot: The foot.
    """

    foot: End

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        return f"The foot on {self.foot.on} is finished."


@attrs.frozen
class FootStarved:
    """
    A foot can never be finished: too few tiles off the table could be its toes.

    Where the rules release such feet it wants no more than those from now on, and if one more of
    them goes elsewhere, this is told again.

    Attributes:
        foot: The foot.

        missing: How many toes it wanted.

        left: How many tiles there are for it.
    """

    foot: End
    missing: int
    left: int

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        wanted, left = counted(self.missing, "more toe"), counted(self.left, "tile")
        return f"The foot on {self.foot.on} wants {wanted}, but {left} can be had."


@attrs.frozen
class FootReleased:
    """
    A foot that nobody can give a toe is open no more.

    Attributes:
        foot: The foot.
    """

    foot: End

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        return f"The foot on {self.foot.on} is open no more."
