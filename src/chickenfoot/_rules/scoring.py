"""What is left in a hand costs its pips; going out costs nothing."""

from collections.abc import Hashable, Sequence
from typing import Any, Protocol, runtime_checkable

import attrs

from chickenfoot._rules.ending import Ending
from chickenfoot._rules.fields import is_whole, plain, to_whole
from chickenfoot._tiles import Tile
from chickenfoot._values import Value
from chickenfoot.errors import wrong_type

__all__ = ["HeldHand", "Penalty", "ScoringRules", "hand_points", "problems", "tile_points"]


@attrs.frozen(kw_only=True, eq=False, repr=False)
class HeldHand(Value):
    """
    What a penalty sees of one seat when a round has ended.

    Attributes:
        hand: The tiles it still holds; none if it went out.

        seat: The seat.

        went_out: Whether it went out.

        ending: How the round ended.

        engine: The double of the round, in pips.

        hands: All hands by seat, this one included.
    """

    hand: tuple[Tile, ...]
    seat: int
    went_out: bool
    ending: Ending
    engine: int
    hands: tuple[tuple[Tile, ...], ...]


@runtime_checkable
class Penalty(Protocol):
    """
    A house rule that adds points to a seat at the end of a round.

    It is a frozen and hashable value with this one method. It sees no position, so it cannot
    make a move illegal.
    """

    def points(self, held: HeldHand, /) -> int:
        """Return the points that *held* costs on top of its tiles."""


def _are_penalties(_: object, field: "attrs.Attribute[Any]", value: object) -> None:
    """Refuse what is no tuple of hashable objects with a method `points`."""
    if not isinstance(value, tuple):
        raise wrong_type(field.name, "a tuple of penalties", value)
    for penalty in value:
        if isinstance(penalty, type) or not isinstance(penalty, Penalty):
            raise wrong_type(field.name, "objects with a method points(held)", penalty)
        if not isinstance(penalty, Hashable):
            wanted = "hashable objects, of a frozen class for instance"
            raise wrong_type(field.name, wanted, penalty)


def _to_tuple(value: Sequence[Penalty]) -> tuple[Penalty, ...]:
    """Return *value* as a tuple; what is none is left to the validator."""
    read: Any = tuple(value) if isinstance(value, list) else value
    penalties: tuple[Penalty, ...] = read
    return penalties


@attrs.frozen(kw_only=True, eq=False, repr=False)
class ScoringRules(Value):
    """
    What a hand costs, in points.

    Attributes:
        double_blank: What a held double-blank costs, in place of its pips.

        blank_half: What every other blank half costs.

        out_on_double: Added to a seat that goes out on a double.

        penalties: House penalties, asked once for each seat at a round's end.
    """

    double_blank: int = attrs.field(default=0, converter=to_whole, validator=is_whole)
    blank_half: int = attrs.field(default=0, converter=to_whole, validator=is_whole)
    out_on_double: int = attrs.field(default=0, converter=to_whole, validator=is_whole)
    penalties: tuple[Penalty, ...] = attrs.field(
        default=(),
        converter=_to_tuple,
        validator=_are_penalties,
    )


def problems(config: ScoringRules) -> list[str]:
    """Return what is wrong with these rules."""
    return [
        f"{name} is {points}: points are at least 0"
        for name in ("double_blank", "blank_half", "out_on_double")
        if (points := getattr(config, name)) < 0
    ]


def tile_points(config: ScoringRules, tile: Tile) -> int:
    """
    Return what *tile* costs when it is held.

    >>> tile_points(ScoringRules(blank_half=25, double_blank=50), Tile(0, 3))
    28
    """
    if tile.high == 0:
        return config.double_blank
    return tile.pips + (config.blank_half if tile.low == 0 else 0)


def hand_points(config: ScoringRules, held: HeldHand, *, on_double: bool) -> int:
    """
    Return what a round costs a seat.

    Args:
        config: The rules.

        held: Its hand and how the round ended.

        on_double: Whether the last tile laid was a double.

    Raises:
        TypeError: A penalty gave no int.
    """
    points = sum(tile_points(config, tile) for tile in held.hand)
    if held.went_out and on_double:
        points += config.out_on_double
    for penalty in config.penalties:
        extra = penalty.points(held)
        whole = plain(extra)
        if type(whole) is not int:
            raise wrong_type(f"points of {penalty!r}", "an int", extra)
        points += whole
    return points


def all_points(
    config: ScoringRules,
    hands: Sequence[tuple[Tile, ...]],
    out: int | None,
    ending: Ending,
    engine: int,
    *,
    on_double: bool,
) -> tuple[int, ...]:
    """Return what a round costs, by seat; *out* is the seat that went out, if one did."""
    every = tuple(hands)
    return tuple(
        hand_points(
            config,
            HeldHand(
                hand=hand,
                seat=seat,
                went_out=seat == out,
                ending=ending,
                engine=engine,
                hands=every,
            ),
            on_double=on_double,
        )
        for seat, hand in enumerate(every)
    )
