"""A round ends in one of three ways."""

from chickenfoot._rules.fields import Choice

__all__ = ["Ending"]


class Ending(Choice):
    """How a round ended."""

    OUT = "out"
    """A seat laid its last tile."""

    BLOCKED = "blocked"
    """Nobody could move any more."""

    STARVED = "starved"
    """A foot could never be finished, and the rules end the round then."""
