"""The families of rules, put together: everything a table has to agree on before it plays."""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, Unpack

import attrs

from chickenfoot._rules import (
    dealing,
    drawing,
    engine,
    feet,
    matching,
    ranking,
    schedule,
    scoring,
)
from chickenfoot._rules.dealing import DealRules, HandSize, Remainder
from chickenfoot._rules.drawing import DrawLimit, DrawnTile, DrawRules
from chickenfoot._rules.engine import EngineRules, EngineStart, Hunt, Lead, Opening
from chickenfoot._rules.feet import Blocks, FeetRules, Nesting, WhenStarved
from chickenfoot._rules.fields import is_a
from chickenfoot._rules.going_out import BlockedWhen, GoingOutRules, LastDouble
from chickenfoot._rules.matching import SetRules, Wild
from chickenfoot._rules.ranking import Objective, RankingRules, Teams, Ties
from chickenfoot._rules.schedule import Engines, ScheduleRules
from chickenfoot._rules.scoring import Penalty, ScoringRules
from chickenfoot._rules.trains import MarkerRemoved, TrainDoubles, TrainRules
from chickenfoot.errors import RuleConfigError, wrong_type

__all__ = ["FAMILIES", "FAMILY_OF", "RuleChanges", "RuleConfig", "differences", "seat_refusal"]

FAMILIES: Mapping[str, type] = {
    "set": SetRules,
    "deal": DealRules,
    "engine": EngineRules,
    "drawing": DrawRules,
    "feet": FeetRules,
    "going_out": GoingOutRules,
    "scoring": ScoringRules,
    "schedule": ScheduleRules,
    "ranking": RankingRules,
    "trains": TrainRules,
}
"""The class of each family, by its name in a config."""

FAMILY_OF: Mapping[str, str] = {
    field.name: family for family, kind in FAMILIES.items() for field in attrs.fields(kind)
}
"""The family of each field; a field's name is unique over all families."""


class RuleChanges(TypedDict, total=False):
    """What `RuleConfig.replace` takes: any family, or any field of one."""

    name: str
    set: SetRules
    deal: DealRules
    engine: EngineRules
    drawing: DrawRules
    feet: FeetRules
    going_out: GoingOutRules
    scoring: ScoringRules
    schedule: ScheduleRules
    ranking: RankingRules
    trains: TrainRules | None
    highest: int
    copies: int
    wild: Wild
    hand_sizes: Mapping[int, int] | int | HandSize
    remainder: Remainder
    seats: tuple[int, int]
    start: EngineStart
    hunt: Hunt
    layer_leads: bool
    first_lead: Lead
    later_lead: Lead
    arms: int
    opening: Opening
    per_turn: int | DrawLimit
    per_turn_on_foot: int | DrawLimit | None
    drawn_tile: DrawnTile
    voluntary: bool
    reserve: int | Mapping[int, int]
    toes: int
    nesting: Nesting
    blocks: Blocks
    when_starved: WhenStarved
    last_double: LastDouble
    blocked_when: BlockedWhen
    double_blank: int
    blank_half: int
    out_on_double: int
    penalties: Sequence[Penalty]
    engines: Sequence[int] | Engines
    objective: Objective
    ties: Ties
    teams: Teams
    marker_removed: MarkerRemoved
    train_doubles: TrainDoubles


def _is_name(_: object, field: "attrs.Attribute[str]", value: object) -> None:
    if not isinstance(value, str):
        raise wrong_type(field.name, "a str", value)


@attrs.frozen(kw_only=True, cache_hash=True, repr=False)
class RuleConfig:
    """
    The rules of a table.

    A config is checked as a whole when it is made, and all problems are told at once; one that
    exists can be played. The default is the game on the sheet of Jaques of London.

    Attributes:
        name: What the table calls these rules. Not compared, and dropped by `replace`.

        set: Which tiles exist.

        deal: How many tiles a seat is dealt.

        engine: How a round opens.

        drawing: When a seat draws.

        feet: What a double asks for.

        going_out: How a round ends.

        scoring: What a hand costs.

        schedule: The rounds of a game.

        ranking: Who wins.

        trains: The hybrid with Mexican Train, or None.

    Raises:
        RuleConfigError: The rules contradict each other.

        TypeError: A family is of the wrong class.

    >>> RuleConfig(feet=FeetRules(toes=2)) == RuleConfig().replace(toes=2)
    True
    """

    name: str = attrs.field(default="", eq=False, validator=_is_name)
    set: SetRules = attrs.field(default=SetRules(), validator=is_a(SetRules))
    deal: DealRules = attrs.field(default=DealRules(), validator=is_a(DealRules))
    engine: EngineRules = attrs.field(default=EngineRules(), validator=is_a(EngineRules))
    drawing: DrawRules = attrs.field(default=DrawRules(), validator=is_a(DrawRules))
    feet: FeetRules = attrs.field(default=FeetRules(), validator=is_a(FeetRules))
    going_out: GoingOutRules = attrs.field(default=GoingOutRules(), validator=is_a(GoingOutRules))
    scoring: ScoringRules = attrs.field(default=ScoringRules(), validator=is_a(ScoringRules))
    schedule: ScheduleRules = attrs.field(default=ScheduleRules(), validator=is_a(ScheduleRules))
    ranking: RankingRules = attrs.field(default=RankingRules(), validator=is_a(RankingRules))
    trains: TrainRules | None = attrs.field(default=None, validator=is_a(TrainRules, type(None)))

    def __attrs_post_init__(self) -> None:
        found = _problems(self)
        if found:
            raise RuleConfigError(found)

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """
        The numbers of seats that can be dealt.

        >>> RuleConfig().replace(highest=6).seat_counts
        (2, 3, 4)
        """
        return _seat_counts(self)

    def replace(self, **changes: Unpack[RuleChanges]) -> "RuleConfig":
        """
        Return these rules with *changes*, checked once when all are made.

        A change names a family or a field of one; families are set before fields.

        Raises:
            RuleConfigError: The changed rules contradict each other, or a field belongs to a
                family that is None.

            TypeError: There is no such family or field, or a value is of the wrong type.

        >>> RuleConfig().replace(toes=2, arms=6).engine.arms
        6
        """
        families: dict[str, Any] = {family: getattr(self, family) for family in FAMILIES}
        fields: dict[str, dict[str, Any]] = {}
        name = ""
        for change, value in changes.items():
            if change == "name":
                name = value  # type: ignore[assignment]
            elif change in families:
                families[change] = value
            elif change in FAMILY_OF:
                fields.setdefault(FAMILY_OF[change], {})[change] = value
            else:
                raise _unknown(change)
        for family, values in fields.items():
            if families[family] is None:
                told = ", ".join(values)
                raise RuleConfigError([f"{told}: {family} is None; set the family first"])
            families[family] = attrs.evolve(families[family], **values)
        return RuleConfig(name=name, **families)

    __replace__ = replace

    def __repr__(self) -> str:
        told = [] if not self.name else [f"name={self.name!r}"]
        for family, kind in FAMILIES.items():
            rules = getattr(self, family)
            if rules != getattr(attrs.fields(RuleConfig), family).default:
                shown = ", ".join(
                    f"{field.name}={getattr(rules, field.name)!r}"
                    for field in attrs.fields(kind)
                    if getattr(rules, field.name) != field.default
                )
                told.append(f"{family}={kind.__name__}({shown})")
        return f"RuleConfig({', '.join(told)})"


def seat_refusal(config: RuleConfig, seats: int) -> str | None:
    """Return why *seats* seats cannot play by these rules; None if they can."""
    tiles = dealable(config)
    told = dealing.refusal(config.deal, seats, tiles) or ranking.refusal(config.ranking, seats)
    if told is None and Lead.DRAW_HIGH in _leads(config):
        dealt = dealing.settle(config.deal, seats, tiles)
        if sum(dealt.sizes) + dealt.aside == tiles:
            return f"{seats} seats: all {tiles} tiles are dealt, none is left to draw for the lead"
    return told


def dealable(config: RuleConfig) -> int:
    """Return how many tiles there are to deal: all, or all but the engine."""
    apart = config.engine.start is EngineStart.PREPLACED
    return matching.tiles_in_set(config.set) - apart


def differences(config: RuleConfig, other: RuleConfig) -> dict[str, tuple[Any, Any]]:
    """
    Return the fields in which two configs differ, with the value in each.

    A family that only one of them has is told as a whole.

    Raises:
        TypeError: One of them is no `RuleConfig`.

    >>> differences(RuleConfig(), RuleConfig().replace(toes=2))
    {'toes': (3, 2)}
    """
    for told in (config, other):
        if not isinstance(told, RuleConfig):
            raise wrong_type("config", "a RuleConfig", told)
    found: dict[str, tuple[Any, Any]] = {}
    for family, kind in FAMILIES.items():
        mine, yours = getattr(config, family), getattr(other, family)
        if mine is None or yours is None:
            if mine != yours:
                found[family] = (mine, yours)
            continue
        for field in attrs.fields(kind):
            values = getattr(mine, field.name), getattr(yours, field.name)
            if values[0] != values[1]:
                found[field.name] = values
    return found


def _leads(config: RuleConfig) -> tuple[Lead, ...]:
    """Return the ways in which the leads of this game are found."""
    rounds = schedule.rounds(config.schedule, config.set.highest)
    one_round = rounds == 1 and config.ranking.ties is Ties.SHARED
    rules = config.engine
    return (rules.first_lead,) if one_round else (rules.first_lead, rules.later_lead)


def _seat_counts(config: RuleConfig) -> tuple[int, ...]:
    fewest, most = config.deal.seats
    most = min(most, dealable(config))
    return tuple(n for n in range(fewest, most + 1) if seat_refusal(config, n) is None)


def _problems(config: RuleConfig) -> list[str]:
    """Return everything that makes these rules unplayable."""
    of_set, of_deal = matching.problems(config.set), dealing.problems(config.deal)
    highest = config.set.highest
    fitting = None if of_set else matching.single_tiles_fitting(config.set)
    found = [
        *of_set,
        *of_deal,
        *engine.problems(config.engine, fitting),
        *drawing.problems(config.drawing),
        *feet.problems(config.feet, fitting),
        *scoring.problems(config.scoring),
        *schedule.problems(config.schedule, highest, must_descend=engine.burns(config.engine.hunt)),
        *ranking.problems(config.ranking, schedule.rounds(config.schedule, highest)),
    ]
    if not of_set and not of_deal and not _seat_counts(config):
        found += _undealable(config)
    return found


def _undealable(config: RuleConfig) -> list[str]:
    """Return why no number of seats can be dealt, told for each, the last few left out."""
    fewest, most = config.deal.seats
    told = [str(seat_refusal(config, seats)) for seats in range(fewest, min(most, fewest + 7) + 1)]
    return ["no number of seats can be dealt: " + "; ".join(told)]


def _unknown(change: str) -> TypeError:
    """Return the error for a change that names nothing, with the nearest name there is."""
    import difflib  # noqa: PLC0415 - only a misspelt name needs it

    near = difflib.get_close_matches(change, [*FAMILY_OF, *FAMILIES], n=1)
    hint = f"; did you mean {near[0]}?" if near else ""
    return TypeError(f"a config has no field {change!r}{hint}")
