"""A round ends when somebody is out of tiles, or when nobody can move."""

import attrs

from chickenfoot._rules.fields import Choice, is_a
from chickenfoot._values import Value

__all__ = [
    "BlockedWhen",
    "GoingOut",
    "GoingOutRules",
    "LastDouble",
    "bars_last_tile",
    "settle",
]


class LastDouble(Choice):
    """What a double as the last tile is."""

    ALLOWED = "allowed"
    """Legal; the round ends at once, foot filled or not."""

    FORBIDDEN = "forbidden"
    """Illegal."""


class BlockedWhen(Choice):
    """When a round is blocked."""

    ALL_STUCK = "all stuck"
    """Every seat is stuck and nobody will ever draw again."""

    FIRST_STUCK = "first stuck"
    """The seat whose turn begins is stuck with nothing to draw."""


@attrs.frozen(kw_only=True, eq=False, repr=False)
class GoingOutRules(Value):
    """
    How a round ends.

    Attributes:
        last_double: What a double as the last tile is.

        blocked_when: When a round is blocked. It is judged when a turn begins.
    """

    last_double: LastDouble = attrs.field(default=LastDouble.ALLOWED, validator=is_a(LastDouble))
    blocked_when: BlockedWhen = attrs.field(
        default=BlockedWhen.ALL_STUCK, validator=is_a(BlockedWhen)
    )


class GoingOut:
    """
    The end of a round, settled.

    Attributes:
        last_double: Whether a double may be the last tile.

        first_stuck: Whether one stuck seat blocks the round.
    """

    __slots__ = ("first_stuck", "last_double")

    def __init__(self, config: GoingOutRules) -> None:
        self.last_double = config.last_double is LastDouble.ALLOWED
        self.first_stuck = config.blocked_when is BlockedWhen.FIRST_STUCK


def settle(config: GoingOutRules) -> GoingOut:
    """Return how rounds end at a table."""
    return GoingOut(config)


def bars_last_tile(going_out: GoingOut, held: int, double: int) -> bool:
    """Whether *held*, a whole hand, is a double that may not be laid, given by its ways."""
    return not going_out.last_double and held == double
