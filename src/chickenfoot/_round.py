"""What no move of a round changes: the rules, the boneyard as it was, the rounds before."""

import attrs

from chickenfoot._config import RuleConfig
from chickenfoot._table import Table
from chickenfoot._tiles import Tile

__all__ = ["Lots", "Round"]

Lots = tuple[tuple[Tile | None, ...], ...]
"""What was shown for the lead: a row each time, by seat; None for a seat that showed nothing."""


def _in_order(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(sorted(tiles))


@attrs.define(kw_only=True, eq=False)
class Round:
    """
    What no move of a round changes.

    Nor does anything else, though Python would let it: freezing takes as long as all the rest.

    Attributes:
        config: The rules, as they were given.

        table: The rules, settled.

        asked: The double that the schedule asks for, in pips.

        order: The boneyard as it was when the round began, next tile first; tiles as their ways.

        aside: The tiles out of play.

        lead: The seat that starts the hunt, or leads.

        lots: What was shown for the lead.

        past_engines: The doubles of the finished rounds, in pips.

        past_points: The points of the finished rounds, by seat.

        stop: How many tiles of `order` may be drawn: all but the reserve.
    """

    config: RuleConfig
    table: Table
    asked: int
    order: tuple[int, ...]
    aside: tuple[Tile, ...] = attrs.field(converter=_in_order)
    lead: int
    lots: Lots
    past_engines: tuple[int, ...]
    past_points: tuple[tuple[int, ...], ...]
    stop: int = attrs.field(init=False)

    @stop.default
    def _(self) -> int:
        return max(0, len(self.order) - self.table.drawing.reserve)

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
