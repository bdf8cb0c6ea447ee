"""Every seat gets its hand; what is left is the boneyard."""

import enum
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, SupportsIndex, assert_never

import attrs

from chickenfoot._rules.fields import Choice, SeatTable, by_seats, is_a, plain
from chickenfoot._values import Value
from chickenfoot.errors import wrong_type

__all__ = ["DealRules", "HandSize", "Remainder", "problems", "refusal", "settle"]


class HandSize(Choice):
    """A size of hands that follows from the tiles and the seats."""

    ALL = "all"
    """Everything is dealt."""


class Remainder(Choice):
    """What becomes of tiles that cannot be dealt out evenly."""

    UNEVEN = "uneven"
    """The first seats get one more."""

    ASIDE = "aside"
    """They lie out of play, face down."""

    BONEYARD = "boneyard"
    """They form the boneyard."""


def _to_sizes(
    value: Mapping[int, int] | SupportsIndex | HandSize,
) -> SeatTable | int | HandSize:
    read: Any = value
    sizes: SeatTable | int | HandSize = by_seats(read)
    return sizes


def _to_seats(value: Sequence[SupportsIndex]) -> tuple[int, int]:
    """Return *value* as a tuple of plain ints; what is none is left to the validator."""
    pair: Any = tuple(map(plain, value)) if isinstance(value, tuple | list) else value
    seats: tuple[int, int] = pair
    return seats


def _is_range(_: object, field: "attrs.Attribute[Any]", value: object) -> None:
    """Refuse what is no pair of ints."""
    if isinstance(value, tuple) and [type(number) for number in value] == [int, int]:
        return
    raise wrong_type(field.name, "a pair of ints, fewest and most", value)


@attrs.frozen(kw_only=True, eq=False, repr=False)
class DealRules(Value):
    """
    How many tiles a seat is dealt.

    Attributes:
        hand_sizes: Tiles by number of seats, as a table; or one number for every number of
            seats; or `HandSize.ALL`.

        remainder: What `HandSize.ALL` does with tiles that do not divide.

        seats: The fewest and the most seats allowed. A table of hand sizes narrows it further.
    """

    hand_sizes: SeatTable | int | HandSize = attrs.field(
        default=SeatTable({2: 7, 3: 7, 4: 7, 5: 6, 6: 6, 7: 5, 8: 5}),
        converter=_to_sizes,
        validator=is_a(SeatTable, HandSize, whole=True),
    )
    remainder: Remainder = attrs.field(default=Remainder.UNEVEN, validator=is_a(Remainder))
    seats: tuple[int, int] = attrs.field(
        default=(2, 8),
        converter=_to_seats,
        validator=_is_range,
    )


class Dealing(NamedTuple):
    """
    A deal, settled.

    Attributes:
        sizes: By seat, how many tiles it gets.

        aside: How many tiles lie out of play.
    """

    sizes: tuple[int, ...]
    aside: int


def problems(config: DealRules) -> list[str]:
    """Return what is wrong with the numbers, whatever the set."""
    found = []
    fewest, most = config.seats
    if fewest < 2:
        found.append(f"seats starts at {fewest}: a game has at least 2 seats")
    if most < fewest:
        found.append(f"seats runs from {fewest} to {most}: the most is below the fewest")
    sizes = config.hand_sizes
    if isinstance(sizes, Mapping):
        if not sizes:
            found.append("hand_sizes has no row")
        found += [f"hand_sizes has a row for {seats} seats" for seats in sizes if seats < 2]
        found += [
            f"hand_sizes gives {tiles} tiles to each of {seats} seats: a hand has at least 1"
            for seats, tiles in sizes.items()
            if tiles < 1
        ]
    elif isinstance(sizes, int) and sizes < 1:
        found.append(f"hand_sizes is {sizes}: a hand has at least 1 tile")
    return found


def refusal(config: DealRules, seats: int, tiles: int) -> str | None:
    """Return why *seats* seats cannot be dealt from *tiles* tiles; None if they can."""
    fewest, most = config.seats
    if not fewest <= seats <= most:
        return f"{seats} seats: these rules are for {fewest} to {most}"
    sizes = config.hand_sizes
    match sizes:
        case enum.Enum():
            if tiles < seats:
                return f"{seats} seats: there are only {tiles} tiles"
            return None
        case int():
            size = sizes
        case _:
            if seats not in sizes:
                told = ", ".join(map(str, sizes))
                return f"{seats} seats: hand_sizes has no row for it, only for {told}"
            size = sizes[seats]
    if seats * size > tiles:
        return f"{seats} seats: {seats} hands of {size} are {seats * size} tiles > {tiles}"
    return None


def settle(config: DealRules, seats: int, tiles: int) -> Dealing:
    """Return the hands of *seats* seats, dealt from *tiles* tiles."""
    sizes = config.hand_sizes
    if isinstance(sizes, int):
        return Dealing((sizes,) * seats, 0)
    if isinstance(sizes, Mapping):
        return Dealing((sizes[seats],) * seats, 0)
    each, left = divmod(tiles, seats)
    match config.remainder:
        case Remainder.UNEVEN:
            return Dealing((each + 1,) * left + (each,) * (seats - left), 0)
        case Remainder.ASIDE:
            return Dealing((each,) * seats, left)
        case Remainder.BONEYARD:
            return Dealing((each,) * seats, 0)
        case unreachable:
            assert_never(unreachable)
