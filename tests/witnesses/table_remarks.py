"""What is remarked on in rules that are legal: each kind of remark, and rules that have it."""

from typing import Any

import attrs

from chickenfoot import RuleConfig
from chickenfoot.rules import (
    Blocks,
    EngineStart,
    HandSize,
    Hunt,
    Nesting,
    Opening,
    Remainder,
    Teams,
    Ties,
    TrainRules,
)
from rules.pictures import DEFAULT

KINDS = {
    "nesting without toes": r"nesting has no effect: .*",
    "opening without trains": r"opening Opening\.PREFER_ENGINE has no effect without trains",
    "communal without trains": r"Blocks\.COMMUNAL is the same as Blocks\.TABLE without trains",
    "hunt for what is laid out": r"hunt has no effect with EngineStart\.PREPLACED: .*",
    "layer of what is laid out": r"layer_leads has no effect with EngineStart\.PREPLACED: .*",
    "remainder of nothing": r"remainder has no effect without HandSize\.ALL",
    "voluntary without draws": r"voluntary has no effect: .*",
    "extra round on no double": r"Ties\.EXTRA_ROUND has no effect: all \d+ doubles are used .*",
    "empty boneyard": r"the boneyard is empty from the start with \d+(, \d+)* seats",
    "starved opening": r"with \d+ seats \d+ tiles are out of reach, and \d+ of them can leave .*",
    "trains beyond the suit": r"\d+ arms and the trains of \d+ seats want \d+ tiles .*",
    "seats left out": r"left out: \d+ seats: .*",
    "more seats left out": r"left out: \d+ to \d+ seats as well",
}
"""Every kind of remark there is, and how all its remarks read, whatever their numbers."""


@attrs.frozen
class Remarked:
    """
    Rules that have a remark, and rules nearly the same that do not.

    Attributes:
        kind: The kind of remark.

        says: Why it is remarked on, in a sentence.

        changes: What the rules have that the default ones have not.

        beginning: How the remark begins.

        unless: What takes the remark away, on top of *changes*.
    """

    kind: str
    says: str
    changes: dict[str, Any] = attrs.field(kw_only=True)
    beginning: str = attrs.field(kw_only=True)
    unless: dict[str, Any] = attrs.field(kw_only=True)

    @property
    def config(self) -> RuleConfig:
        """The rules with the remark."""
        return DEFAULT.replace(**self.changes)

    @property
    def without(self) -> RuleConfig:
        """The rules without it."""
        return DEFAULT.replace(**{**self.changes, **self.unless})


REMARKED = (
    Remarked(
        "nesting without toes",
        "With one set and no wilds, the only four-four is the foot itself.",
        changes={"nesting": Nesting.FORBIDDEN},
        beginning="nesting has no effect: with one set and no wilds a double is never a toe",
        unless={"copies": 2},
    ),
    Remarked(
        "opening without trains",
        "A seat can only prefer the engine to a train.",
        changes={"opening": Opening.PREFER_ENGINE},
        beginning="opening Opening.PREFER_ENGINE has no effect",
        unless={"trains": TrainRules(), "seats": (2, 5)},
    ),
    Remarked(
        "communal without trains",
        "Where there are no trains, every end is communal.",
        changes={"blocks": Blocks.COMMUNAL},
        beginning="Blocks.COMMUNAL is the same as Blocks.TABLE",
        unless={"trains": TrainRules(), "seats": (2, 5)},
    ),
    Remarked(
        "hunt for what is laid out",
        "Nobody draws for an engine that lies in the middle.",
        changes={"start": EngineStart.PREPLACED, "hunt": Hunt.TOGETHER},
        beginning="hunt has no effect with EngineStart.PREPLACED",
        unless={"start": EngineStart.HELD},
    ),
    Remarked(
        "layer of what is laid out",
        "Nobody lays an engine that lies in the middle.",
        changes={"start": EngineStart.PREPLACED, "layer_leads": False},
        beginning="layer_leads has no effect with EngineStart.PREPLACED",
        unless={"start": EngineStart.HELD},
    ),
    Remarked(
        "remainder of nothing",
        "With a size of hands, the tiles left are the boneyard.",
        changes={"remainder": Remainder.BONEYARD},
        beginning="remainder has no effect without HandSize.ALL",
        unless={"hand_sizes": HandSize.ALL},
    ),
    Remarked(
        "voluntary without draws",
        "A draw at will is one within the limit, and here the limit is none.",
        changes={"voluntary": True, "per_turn": 0},
        beginning="voluntary has no effect: per_turn allows no draws",
        unless={"per_turn_on_foot": 1},
    ),
    Remarked(
        "extra round on no double",
        "Ten rounds of double-nine leave no double for an eleventh.",
        changes={"ties": Ties.EXTRA_ROUND},
        beginning="Ties.EXTRA_ROUND has no effect: all 10 doubles are used",
        unless={"engines": (9, 8)},
    ),
    Remarked(
        "empty boneyard",
        "Five hands of eleven are all 55 tiles.",
        changes={"hand_sizes": 11, "seats": (4, 5)},
        beginning="the boneyard is empty from the start with 5 seats",
        unless={"seats": (4, 4)},
    ),
    Remarked(
        "starved opening",
        "Of nine single nines, a reserve of six can leave three for four arms.",
        changes={"reserve": 6, "seats": (4, 4)},
        beginning="with 4 seats 6 tiles are out of reach, and 6 of them can leave the 4 arms",
        unless={"reserve": 5},
    ),
    Remarked(
        "starved opening",
        "Of 55 tiles for eight seats seven lie aside, and they may be nines.",
        changes={"hand_sizes": HandSize.ALL, "remainder": Remainder.ASIDE, "seats": (8, 8)},
        beginning="with 8 seats 7 tiles are out of reach, and 6 of them can leave the 4 arms",
        unless={"remainder": Remainder.UNEVEN},
    ),
    Remarked(
        "trains beyond the suit",
        "Four arms and six trains want ten nines, and there are nine.",
        changes={"trains": TrainRules(), "seats": (6, 6)},
        beginning="4 arms and the trains of 6 seats want 10 tiles",
        unless={"arms": 3},
    ),
    Remarked(
        "seats left out",
        "Eight hands of seven are 56 tiles, and there are 55.",
        changes={"hand_sizes": 7},
        beginning="left out: 8 seats: 8 hands of 7 are 56 tiles > 55",
        unless={"seats": (2, 7)},
    ),
    Remarked(
        "seats left out",
        "Five seats make no pairs.",
        changes={"teams": Teams.OPPOSITE, "seats": (4, 6)},
        beginning="left out: 5 seats: ",
        unless={"teams": Teams.NONE},
    ),
    Remarked(
        "more seats left out",
        "After seven numbers of seats with their reasons, 8 to 14, the rest is told in one.",
        changes={"hand_sizes": 7, "seats": (2, 20)},
        beginning="left out: 15 to 20 seats as well",
        unless={"seats": (2, 14)},
    ),
)
