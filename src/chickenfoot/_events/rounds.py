"""How a round begins and how it ends."""

import attrs

from chickenfoot._events.words import listed, of_seats
from chickenfoot._rules.ending import Ending
from chickenfoot._tiles import Tile
from chickenfoot.errors import counted

__all__ = ["GameEnded", "LotShown", "RoundBegan", "RoundBlocked", "RoundEnded", "WentOut"]


@attrs.frozen
class RoundBegan:
    """
    The tiles are dealt.

    Attributes:
        number: The number of the round, counted from 1.

        engine: The double that the round asks for, in pips.

        hand_sizes: How many tiles each seat was dealt.

        boneyard: How many tiles are left to draw from, a reserve included.

        aside: How many tiles are out of play.

        lead: The seat that starts the hunt, or leads; where it was drawn for, by the lots shown.

        hand: What the seat that is told was dealt; None for who looks on.
    """

    number: int
    engine: int
    hand_sizes: tuple[int, ...]
    boneyard: int
    aside: int
    lead: int
    hand: tuple[Tile, ...] | None

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        double, left = f"{self.engine}-{self.engine}", counted(self.boneyard, "tile")
        return f"Round {self.number} begins, on {double}, with {left} in the boneyard."


@attrs.frozen
class LotShown:
    """
    A seat showed a tile from the boneyard, to see who leads.

    Attributes:
        seat: The seat.

        tile: The tile, which goes back.

        time: How often the tied had shown one before: 0 at first.
    """

    seat: int
    tile: Tile
    time: int

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        return f"Seat {self.seat} shows {self.tile} for the lead."


@attrs.frozen
class WentOut:
    """
    A seat laid its last tile.

    Attributes:
        seat: The seat.

        on_double: Whether that tile was a double.
    """

    seat: int
    on_double: bool

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        return f"Seat {self.seat} is out{', on a double' if self.on_double else ''}."


@attrs.frozen
class RoundBlocked:
    """Nobody can move, or by some rules the seat whose turn would be."""

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        return "The round is blocked."


@attrs.frozen
class RoundEnded:
    """
    The round is over, and all hands are shown.

    Attributes:
        ending: How it ended.

        points: What it cost each seat.

        totals: The points of each seat over all rounds; an extra round does not count.

        hands: What each seat still held.
    """

    ending: Ending
    points: tuple[int, ...]
    totals: tuple[int, ...]
    hands: tuple[tuple[Tile, ...], ...]

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        costs, totals = of_seats(self.points), of_seats(self.totals)
        return f"The round is over ({self.ending.value}): {costs} points; in all {totals}."


@attrs.frozen
class GameEnded:
    """
    The last round is over.

    Attributes:
        winners: The seats of the first rank.

        ranks: The rank of each seat, 1 the best, as in `Standings`.

        totals: The points of each seat over all rounds.
    """

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    totals: tuple[int, ...]

    @property
    def sentence(self) -> str:
        """What one says at the table."""
        seats = listed(map(str, self.winners))
        who = f"seat {seats} wins" if len(self.winners) == 1 else f"seats {seats} win"
        return f"The game is over: {who}."
