"""What no move of a round changes: the rules, the boneyard as it was, the rounds before."""

from collections.abc import Iterable

from chickenfoot._config import RuleConfig
from chickenfoot._table import Table
from chickenfoot._tiles import Tile

__all__ = ["Lots", "Round"]

Lots = tuple[tuple[Tile | None, ...], ...]
"""What was shown for the lead: a row each time, by seat; None for a seat that showed nothing."""


class Round:
    """
    What no move of a round changes.

    Attributes:
        config: The rules, as they were given.

        table: The rules, settled.

        asked: The double that the schedule asks for, in pips.

        order: The boneyard as it was when the round began, next tile first; tiles as their ways.

        stop: How many tiles of `order` may be drawn: all but the reserve.

        aside: The tiles out of play, in canonical order.

        lead: The seat that starts the hunt, or leads.

        lots: What was shown for the lead.

        past_engines: The doubles of the finished rounds, in pips.

        past_points: The points of the finished rounds, by seat.
    """

    __slots__ = (
        "aside",
        "asked",
        "config",
        "lead",
        "lots",
        "order",
        "past_engines",
        "past_points",
        "stop",
        "table",
    )

    def __init__(  # noqa: PLR0913 - as many as there are facts
        self,
        *,
        config: RuleConfig,
        table: Table,
        asked: int,
        order: tuple[int, ...],
        aside: Iterable[Tile],
        lead: int,
        lots: Lots,
        past_engines: tuple[int, ...],
        past_points: tuple[tuple[int, ...], ...],
    ) -> None:
        self.config = config
        self.table = table
        self.asked = asked
        self.order = order
        self.stop = max(0, len(order) - table.drawing.reserve)
        self.aside = tuple(sorted(aside))
        self.lead = lead
        self.lots = lots
        self.past_engines = past_engines
        self.past_points = past_points

    @property
    def facts(self) -> tuple[object, ...]:
        """What makes two rounds equal, the boneyard apart."""
        return (
            self.config,
            self.aside,
            self.lead,
            self.lots,
            self.past_engines,
            self.past_points,
        )
