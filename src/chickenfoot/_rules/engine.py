"""
A round opens on its engine, a double whose arms come before anything else.

Who lays it: whoever holds it. If nobody does, the seats hunt for it, from the *lead* on. Who moves
then: the seat that laid it, or the next one; where the engine is laid out before the deal, the
lead.
"""

from collections.abc import Iterable, Sequence
from typing import assert_never

import attrs

from chickenfoot._rules.fields import Choice, is_a, is_flag, is_whole, to_whole
from chickenfoot._values import Value

__all__ = [
    "Engine",
    "EngineRules",
    "EngineStart",
    "Hunt",
    "Lead",
    "Opening",
    "burns",
    "hunt_is_on",
    "lead_of_round",
    "lots_settle",
    "nearest",
    "problems",
    "settle",
    "sought",
]


class EngineStart(Choice):
    """Where the engine comes from."""

    HELD = "held"
    """Whoever holds the round's double lays it."""

    PREPLACED = "preplaced"
    """It is taken out before the deal and lies in the middle."""


class Hunt(Choice):
    """What happens when nobody holds the round's double."""

    IN_TURN = "in turn"
    """The seats draw one tile each, in order from the lead, until it is found."""

    TOGETHER = "together"
    """Every seat draws a tile in each pass, and the pass is completed."""

    NEXT_LOWER = "next lower"
    """The highest lower double that anybody holds is used; while there is none, as `IN_TURN`."""

    REDEAL = "redeal"
    """All tiles go back and are dealt again."""


class Lead(Choice):
    """Which seat starts a round's hunt, or moves first on an engine laid out beforehand."""

    FIRST_SEAT = "first seat"
    """Seat 0."""

    DRAW_HIGH = "draw high"
    """The seat that shows the highest tile from the boneyard; the tied show again."""

    ROTATE = "rotate"
    """The seat after the last round's lead; seat 0 in round one."""

    ROUND_WINNER = "round winner"
    """The seat that went out; the same lead again if nobody did; seat 0 in round one."""


class Opening(Choice):
    """What a seat may do that cannot fill an arm."""

    STRICT = "strict"
    """Nothing: while arms are missing nothing else is legal."""

    PREFER_ENGINE = "prefer engine"
    """It may use a train that is open to it."""


@attrs.frozen(kw_only=True, eq=False, repr=False)
class EngineRules(Value):
    """
    How a round opens.

    Attributes:
        start: Where the engine comes from.

        hunt: What happens when nobody holds it.

        layer_leads: Whether the seat that lays the engine moves again at once; else the next
            seat moves.

        first_lead: The lead of round one.

        later_lead: The lead of later rounds.

        arms: Tiles the engine wants before anything else, 1 or more.

        opening: What a seat may do that cannot fill an arm.
    """

    start: EngineStart = attrs.field(default=EngineStart.HELD, validator=is_a(EngineStart))
    hunt: Hunt = attrs.field(default=Hunt.IN_TURN, validator=is_a(Hunt))
    layer_leads: bool = attrs.field(default=True, validator=is_flag)
    first_lead: Lead = attrs.field(default=Lead.FIRST_SEAT, validator=is_a(Lead))
    later_lead: Lead = attrs.field(default=Lead.FIRST_SEAT, validator=is_a(Lead))
    arms: int = attrs.field(default=4, converter=to_whole, validator=is_whole)
    opening: Opening = attrs.field(default=Opening.STRICT, validator=is_a(Opening))


class Engine:
    """
    The opening of a table, settled.

    Attributes:
        preplaced: Whether the engine lies in the middle before the deal.

        hunt: What happens when nobody holds it.

        layer_leads: Whether the seat that lays it moves again.

        first_lead: The lead of round one.

        later_lead: The lead of later rounds.

        arms: Tiles the engine wants.

        strict: Whether a seat that cannot fill an arm may do nothing else.
    """

    __slots__ = ("arms", "first_lead", "hunt", "later_lead", "layer_leads", "preplaced", "strict")

    def __init__(self, config: EngineRules) -> None:
        self.preplaced = config.start is EngineStart.PREPLACED
        self.hunt = config.hunt
        self.layer_leads = config.layer_leads
        self.first_lead = config.first_lead
        self.later_lead = config.later_lead
        self.arms = config.arms
        self.strict = config.opening is Opening.STRICT


def settle(config: EngineRules) -> Engine:
    """Return the opening of a table."""
    return Engine(config)


def problems(config: EngineRules, fitting: int | None) -> list[str]:
    """Return what is wrong; *fitting* single tiles match the engine, None if that is unknown."""
    if config.arms < 1:
        return [f"arms is {config.arms}: the engine has at least 1 arm"]
    if fitting is not None and config.arms > fitting:
        return [f"arms is {config.arms}, but only {fitting} single tiles match the engine"]
    return []


def sought(hunt: Hunt, asked: int, held: Iterable[int], *, may_draw: bool) -> int | None:
    """
    Return the double that a round is opened with, given in pips; None while it is hunted for.

    Args:
        hunt: What happens when nobody holds the one asked for.

        asked: The double the schedule asks for.

        held: The doubles in hands.

        may_draw: Whether the boneyard has a tile that may be drawn. If not, the highest double
            held at all is used.
    """
    held = set(held)
    if asked in held:
        return asked
    lower = [pip for pip in held if pip < asked]
    if hunt is Hunt.NEXT_LOWER and lower:
        return max(lower)
    if may_draw:
        return None
    return max(held, default=None)


def burns(hunt: Hunt) -> bool:
    """Whether the doubles that a round skips are gone for the rounds to come."""
    return hunt is Hunt.NEXT_LOWER


def nearest(holders: Iterable[int], lead: int, seats: int) -> int:
    """Return which of *holders* comes first, going clockwise from *lead*."""
    return min(holders, key=lambda seat: (seat - lead) % seats)


def hunt_is_on(hunt: Hunt, turn: int, lead: int, *, may_draw: bool) -> bool:
    """Whether a pass of draws has begun that is completed whatever it brings."""
    return hunt is Hunt.TOGETHER and turn != lead and may_draw


def lead_of_round(rule: Lead, last_lead: int | None, out: int | None, seats: int) -> int | None:
    """
    Return the lead of a round; None where lots decide.

    Args:
        rule: How it is found.

        last_lead: The last round's lead; None in round one.

        out: The seat that went out in the last round, if one did.

        seats: How many seats there are.
    """
    match rule:
        case Lead.FIRST_SEAT:
            return 0
        case Lead.DRAW_HIGH:
            return None
        case Lead.ROTATE:
            return 0 if last_lead is None else (last_lead + 1) % seats
        case Lead.ROUND_WINNER:
            return (0 if last_lead is None else last_lead) if out is None else out
        case unreachable:
            assert_never(unreachable)


def lots_settle(shown: Sequence[tuple[int, int]], *, all_equal: bool) -> list[int]:
    """
    Return the seats that share the highest lot; one of them alone leads.

    Args:
        shown: The lots, as (seat, pips of the tile shown).

        all_equal: Whether every tile of the boneyard has the same pips, so that showing again
            could never decide; then the first of the tied leads.
    """
    highest = max(pips for _, pips in shown)
    tied = [seat for seat, pips in shown if pips == highest]
    return tied[:1] if all_equal else tied
