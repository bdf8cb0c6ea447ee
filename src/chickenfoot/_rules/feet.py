"""
A double on the table is a chicken foot: it wants its toes before anything else is laid.

In a plain single set a toe can never be a double, since the only double with those pips is the foot
itself; feet nest with several sets or with wild blanks. So with one plain set at most one foot is
open, unless feet close less than the table, and `nesting` has no effect.

A foot starves when fewer tiles are left that could be its toes than it wants. Most sheets are
silent about it, and it decides a third of all rounds and more: `when_starved` is the most
consequential field.
"""

import attrs

from chickenfoot._rules.fields import Choice, is_a, is_whole, to_whole
from chickenfoot._values import Value

__all__ = [
    "Blocks",
    "Feet",
    "FeetRules",
    "Foot",
    "Nesting",
    "WhenStarved",
    "first_foot",
    "is_starved",
    "problems",
    "settle",
    "toes_wanted",
]


class Nesting(Choice):
    """What a double laid as a toe is."""

    INNERMOST_FIRST = "innermost first"
    """A foot that goes before all older ones."""

    OUTERMOST_FIRST = "outermost first"
    """A foot that waits for all older ones."""

    FORBIDDEN = "forbidden"
    """Illegal."""

    PLAIN_TOE = "plain toe"
    """An ordinary toe, with one end."""


class Blocks(Choice):
    """What an open foot closes."""

    TABLE = "table"
    """Every other end."""

    COMMUNAL = "communal"
    """Every other end except the trains."""

    NOTHING = "nothing"
    """Nothing: a foot obliges nobody."""


class WhenStarved(Choice):
    """What happens to a foot that can never be finished."""

    FREEZE = "freeze"
    """It stays open, and play goes on until nobody can move."""

    RELEASE = "release"
    """It wants only the toes that can exist; with none left it is open no more."""

    FORBID = "forbid"
    """A double whose foot would starve may not be laid, not even as the last tile."""

    END_ROUND = "end round"
    """The round ends as soon as an open foot is starved, and every hand counts."""


@attrs.frozen(kw_only=True, eq=False, repr=False)
class FeetRules(Value):
    """
    What a double asks for.

    Attributes:
        toes: Tiles a double wants, 0 or more; with 0 doubles are ordinary tiles.

        nesting: What a double laid as a toe is. It ranks all open feet by when they were laid, on
            whatever line they lie; with one plain set it can matter only where feet on trains are
            feet too and leave the trains open.

        blocks: What an open foot closes.

        when_starved: What happens to a foot that can never be finished.
    """

    toes: int = attrs.field(default=3, converter=to_whole, validator=is_whole)
    nesting: Nesting = attrs.field(default=Nesting.INNERMOST_FIRST, validator=is_a(Nesting))
    blocks: Blocks = attrs.field(default=Blocks.TABLE, validator=is_a(Blocks))
    when_starved: WhenStarved = attrs.field(default=WhenStarved.FREEZE, validator=is_a(WhenStarved))


Foot = tuple[int, int]
"""An unfinished foot: the bit of its end, and how many toes it wants."""


class Feet:
    """
    The feet of a table, settled.

    Attributes:
        toes: Tiles a double wants.

        nesting: What a double laid as a toe is.

        blocks: What an open foot closes.

        when_starved: What happens to a foot that can never be finished.

        first: Which of several open feet takes the next tile: 0, the oldest, or -1, the newest.

        counts_toes: Whether the tiles that could still be toes ever matter to a move.

        releases: Whether a foot is open no more once no tile could be its toe.

        close: Whether nothing but toes may be laid while a foot is open.
    """

    __slots__ = (
        "blocks",
        "close",
        "counts_toes",
        "first",
        "nesting",
        "releases",
        "toes",
        "when_starved",
    )

    def __init__(self, config: FeetRules) -> None:
        self.toes = config.toes
        self.nesting = config.nesting
        self.blocks = config.blocks
        self.when_starved = config.when_starved
        self.counts_toes = config.when_starved is not WhenStarved.FREEZE
        self.releases = config.when_starved is WhenStarved.RELEASE
        self.first = 0 if config.nesting is Nesting.OUTERMOST_FIRST else -1
        self.close = config.blocks is Blocks.TABLE


def problems(config: FeetRules, fitting: int | None) -> list[str]:
    """
    Return what is wrong with these rules.

    *fitting* single tiles match a double, one of which carries it; None if that is unknown.
    """
    if config.toes < 0:
        return [f"toes is {config.toes}: a foot has at least 0 toes"]
    if fitting is not None and config.toes > fitting - 1:
        problem = (
            f"toes is {config.toes}, but only {fitting} single tiles match a double "
            f"and one of them carries it, which leaves {fitting - 1}"
        )
        return [problem]
    return []


def settle(config: FeetRules) -> Feet:
    """Return the feet of a table."""
    return Feet(config)


def toes_wanted(feet: Feet, *, is_toe: bool) -> int:
    """Return how many toes a double wants; 0 for one that is an ordinary tile."""
    return 0 if is_toe and feet.nesting is Nesting.PLAIN_TOE else feet.toes


def first_foot(feet: Feet, unfinished: tuple[Foot, ...]) -> int:
    """Return which of the *unfinished* feet, oldest first, takes the next tile, by its bit."""
    return unfinished[feet.first][0]


def toes_left(feet: Feet, missing: int, live: int) -> int:
    """Return how many of the *missing* toes a foot wants, if only *live* could exist."""
    return min(missing, live) if feet.releases else missing


def is_starved(missing: int, live: int) -> bool:
    """Whether a foot can never be finished: it wants more toes than there are tiles left."""
    return missing > live
