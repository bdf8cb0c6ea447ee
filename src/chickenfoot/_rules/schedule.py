"""The rounds go down from the highest double, one double a round."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, SupportsIndex

import attrs

from chickenfoot._rules.fields import Choice, is_a, plain
from chickenfoot._values import Value
from chickenfoot.errors import wrong_type

__all__ = ["Engines", "ScheduleRules", "asked", "lowest_unused", "problems", "rounds", "settle"]


class Engines(Choice):
    """A list of rounds that follows from the set."""

    ALL_DOUBLES = "all doubles"
    """From the highest double of the set down to 0-0."""


def _to_engines(value: Sequence[SupportsIndex] | Engines) -> tuple[int, ...] | Engines:
    """Return *value* as a tuple of plain ints; what is none is left to the validator."""
    read: Any = tuple(map(plain, value)) if isinstance(value, tuple | list | range) else value
    engines: tuple[int, ...] | Engines = read
    return engines


def _are_engines(_: object, field: "attrs.Attribute[Any]", value: object) -> None:
    """Refuse what is neither `Engines.ALL_DOUBLES` nor a tuple of ints."""
    if isinstance(value, tuple):
        for pip in value:
            if type(pip) is not int:
                raise wrong_type(field.name, "a tuple of ints", pip)
        return
    is_a(Engines, tuple)(None, field, value)


@attrs.frozen(kw_only=True, eq=False, repr=False)
class ScheduleRules(Value):
    """
    The rounds of a game.

    Attributes:
        engines: The double of each round in pips, repeats allowed; or `Engines.ALL_DOUBLES`.
    """

    engines: tuple[int, ...] | Engines = attrs.field(
        default=Engines.ALL_DOUBLES,
        converter=_to_engines,
        validator=_are_engines,
    )


def problems(config: ScheduleRules, highest: int, *, must_descend: bool) -> list[str]:
    """Return what is wrong, with a set up to *highest*."""
    engines = config.engines
    if isinstance(engines, Engines):
        return []
    if not engines:
        return ["engines is empty: a game has at least 1 round"]
    found = [
        f"engines asks for {pip}-{pip}, which a double-{highest} set does not have"
        for pip in engines
        if not 0 <= pip <= highest
    ]
    if must_descend and any(a <= b for a, b in pairwise(engines)):
        found.append(f"engines {engines} does not descend, as Hunt.NEXT_LOWER needs")
    return found


def rounds(config: ScheduleRules, highest: int) -> int:
    """Return how many rounds a game has."""
    engines = config.engines
    return highest + 1 if isinstance(engines, Engines) else len(engines)


def settle(config: ScheduleRules, highest: int) -> tuple[int, ...]:
    """Return the double that each round asks for."""
    engines = config.engines
    return tuple(range(highest, -1, -1)) if isinstance(engines, Engines) else engines


def asked(schedule: tuple[int, ...], used: Sequence[int], *, burns: bool) -> int | None:
    """
    Return the double that the next round asks for; None after the last round.

    Args:
        schedule: What each round asks for.

        used: The engines of the rounds so far.

        burns: Whether a round that opened on a lower double burns those it skipped.

    >>> asked((6, 5, 4, 3, 2, 1, 0), (4,), burns=True)
    3
    """
    if not burns:
        return schedule[len(used)] if len(used) < len(schedule) else None
    left = list(schedule)
    for engine in used:
        if not left:
            return None
        below = min(left[0], engine)
        left = [pip for pip in left if pip < below]
    return left[0] if left else None


def rounds_scheduled(schedule: tuple[int, ...], used: Sequence[int], *, burns: bool) -> int:
    """Return how many of the rounds so far were of the schedule; a further one is extra."""
    count = 0
    while count < len(used) and asked(schedule, used[:count], burns=burns) is not None:
        count += 1
    return count


def lowest_unused(highest: int, used: Sequence[int]) -> int | None:
    """Return the lowest double that no round was played on; None if there is none."""
    return next((pip for pip in range(highest + 1) if pip not in used), None)
