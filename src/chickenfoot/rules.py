"""The choices that a config makes, and the class of each family of rules."""

from chickenfoot._config import RuleChanges
from chickenfoot._rules.dealing import DealRules, HandSize, Remainder
from chickenfoot._rules.drawing import DrawLimit, DrawnTile, DrawRules
from chickenfoot._rules.ending import Ending
from chickenfoot._rules.engine import EngineRules, EngineStart, Hunt, Lead, Opening
from chickenfoot._rules.feet import Blocks, FeetRules, Nesting, WhenStarved
from chickenfoot._rules.fields import Choice, SeatTable
from chickenfoot._rules.going_out import BlockedWhen, GoingOutRules, LastDouble
from chickenfoot._rules.matching import SetRules, Wild
from chickenfoot._rules.ranking import Objective, RankingRules, Teams, Ties
from chickenfoot._rules.schedule import Engines, ScheduleRules
from chickenfoot._rules.scoring import Penalty, ScoringRules
from chickenfoot._rules.trains import MarkerRemoved, TrainDoubles, TrainRules

__all__ = [
    "BlockedWhen",
    "Blocks",
    "Choice",
    "DealRules",
    "DrawLimit",
    "DrawRules",
    "DrawnTile",
    "Ending",
    "EngineRules",
    "EngineStart",
    "Engines",
    "FeetRules",
    "GoingOutRules",
    "HandSize",
    "Hunt",
    "LastDouble",
    "Lead",
    "MarkerRemoved",
    "Nesting",
    "Objective",
    "Opening",
    "Penalty",
    "RankingRules",
    "Remainder",
    "RuleChanges",
    "ScheduleRules",
    "ScoringRules",
    "SeatTable",
    "SetRules",
    "Teams",
    "Ties",
    "TrainDoubles",
    "TrainRules",
    "WhenStarved",
    "Wild",
]
