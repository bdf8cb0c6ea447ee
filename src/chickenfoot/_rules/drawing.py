"""A seat that cannot play draws from the boneyard, and passes when it may not."""

import sys
from typing import SupportsIndex

import attrs

from chickenfoot._rules.fields import Choice, SeatTable, by_seats, is_a, is_flag, plain
from chickenfoot._values import Value

__all__ = ["DrawLimit", "DrawRules", "Drawing", "DrawnTile", "may_draw", "problems", "settle"]


class DrawLimit(Choice):
    """How often a stuck seat draws, other than a number of times."""

    UNTIL_PLAYABLE = "until playable"
    """Until it can play, or nothing may be drawn."""


class DrawnTile(Choice):
    """What may happen to a drawn tile that fits."""

    MUST_PLAY = "must play"
    """It is laid at once."""

    MAY_PLAY = "may play"
    """It is laid or kept, as the seat likes."""

    KEEP = "keep"
    """It is kept, and the turn is over."""


def _to_limit(value: SupportsIndex | DrawLimit) -> int | DrawLimit:
    limit: int | DrawLimit = plain(value)
    return limit


def _to_limit_or_none(value: SupportsIndex | DrawLimit | None) -> int | DrawLimit | None:
    limit: int | DrawLimit | None = plain(value)
    return limit


@attrs.frozen(kw_only=True, eq=False, repr=False)
class DrawRules(Value):
    """
    When a seat draws.

    Attributes:
        per_turn: Draws of a stuck seat in one turn, 0 or more, or `DrawLimit.UNTIL_PLAYABLE`.

        per_turn_on_foot: The same while any foot is open; None is as `per_turn`.

        drawn_tile: What may happen to a drawn tile that fits.

        voluntary: Whether a seat that can play may draw instead, once in a turn.

        reserve: Last tiles of the boneyard that may not be drawn, 0 or more; a number, or a
            table by number of seats.
    """

    per_turn: int | DrawLimit = attrs.field(
        default=1, converter=_to_limit, validator=is_a(DrawLimit, whole=True)
    )
    per_turn_on_foot: int | DrawLimit | None = attrs.field(
        default=None, converter=_to_limit_or_none, validator=is_a(DrawLimit, type(None), whole=True)
    )
    drawn_tile: DrawnTile = attrs.field(default=DrawnTile.MUST_PLAY, validator=is_a(DrawnTile))
    voluntary: bool = attrs.field(default=False, validator=is_flag)
    reserve: int | SeatTable = attrs.field(
        default=0, converter=by_seats, validator=is_a(SeatTable, whole=True)
    )


class Drawing:
    """
    The draws of a table, settled.

    Attributes:
        per_turn: The limit while no foot is open.

        on_foot: The limit while one is.

        drawn_tile: What may happen to a drawn tile that fits.

        voluntary: Whether a seat that can play may draw.

        reserve: Tiles of the boneyard that may not be drawn.

        once: Whether nobody ever draws twice in a turn.

        plain: Whether what may be done never depends on what was drawn.
    """

    __slots__ = ("drawn_tile", "on_foot", "once", "per_turn", "plain", "reserve", "voluntary")

    def __init__(self, config: DrawRules, seats: int) -> None:
        on_foot, reserve = config.per_turn_on_foot, config.reserve
        self.per_turn = _times(config.per_turn)
        self.on_foot = self.per_turn if on_foot is None else _times(on_foot)
        self.drawn_tile = config.drawn_tile
        self.voluntary = config.voluntary
        self.reserve = reserve if isinstance(reserve, int) else reserve.get(seats, 0)
        self.once = max(self.per_turn, self.on_foot) <= 1
        self.plain = config.drawn_tile is DrawnTile.MUST_PLAY and not config.voluntary

    def limit(self, *, foot_open: bool) -> int:
        """Return how often a seat may draw in a turn."""
        return self.on_foot if foot_open else self.per_turn


def problems(config: DrawRules) -> list[str]:
    """Return what is wrong with these rules."""
    reserve = config.reserve
    rows = reserve if isinstance(reserve, SeatTable) else ()
    told = reserve.values() if isinstance(reserve, SeatTable) else [reserve]
    found = [f"reserve has a row for {seats} seats" for seats in rows if seats < 2]
    if any(tiles < 0 for tiles in told):
        found.append(f"reserve is {reserve}: it is at least 0")
    for name in ("per_turn", "per_turn_on_foot"):
        limit = getattr(config, name)
        if isinstance(limit, int) and limit < 0:
            found.append(f"{name} is {limit}: a seat draws at least 0 times")
        if limit is DrawLimit.UNTIL_PLAYABLE and config.drawn_tile is DrawnTile.KEEP:
            found.append(f"{name} is {limit}, but with {DrawnTile.KEEP} no drawn tile is played")
    return found


def settle(config: DrawRules, seats: int) -> Drawing:
    """Return the draws of a table of *seats* seats."""
    return Drawing(config, seats)


def may_draw(drawing: Drawing, drawn: int, drawable: int, *, foot_open: bool) -> bool:
    """
    Whether a stuck seat draws again.

    Args:
        drawing: The rules of this table.

        drawn: How often it drew in this turn.

        drawable: How many tiles of the boneyard may be drawn.

        foot_open: Whether any foot is open.
    """
    return drawable > 0 and drawn < drawing.limit(foot_open=foot_open)


def _times(limit: int | DrawLimit) -> int:
    return sys.maxsize if isinstance(limit, DrawLimit) else limit
