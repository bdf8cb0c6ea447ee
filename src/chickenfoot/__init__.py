"""
The domino game Chicken Foot: every position, its legal moves, and why any other move is not one.

A position is a frozen `GameState`; `legal_moves` says what can be done, `apply_move` does it, and
`explain` says why something cannot. All rules are fields of a `RuleConfig`; `presets` has those of
published sheets.
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from chickenfoot import presets, rules
from chickenfoot._asking import plays
from chickenfoot._config import RuleConfig, differences
from chickenfoot._explain import TileAnswer, explain, explain_hand
from chickenfoot._game import new_game, next_round
from chickenfoot._layout import Layout, Placement
from chickenfoot._legal import distinct_moves, legal_moves
from chickenfoot._moves import MIDDLE, Draw, End, Move, Pass, Play
from chickenfoot._phase import (
    FillEngine,
    FillFoot,
    FindEngine,
    GameOver,
    OpenEnd,
    OpenPlay,
    Phase,
    RoundOver,
    is_starved,
    open_ends,
    open_feet,
    phase,
    round_engine,
)
from chickenfoot._play import apply_move
from chickenfoot._remarks import remarks
from chickenfoot._results import (
    RoundResult,
    Standings,
    position_key,
    round_result,
    standings,
    totals,
)
from chickenfoot._rules.ending import Ending
from chickenfoot._rules.scoring import HeldHand
from chickenfoot._setup import set_up
from chickenfoot._shuffle import Seed, fresh_seed
from chickenfoot._state import GameState
from chickenfoot._tiles import Tile
from chickenfoot.errors import (
    ChickenfootError,
    IllegalMoveError,
    InvalidStateError,
    NotationError,
    Reason,
    RecordError,
    Refusal,
    RuleConfigError,
)

if TYPE_CHECKING:
    from chickenfoot import events, notation, text, views
    from chickenfoot import testing as testing  # not in __all__, see below

__version__ = "0.1.0"

__all__ = [
    "MIDDLE",
    "ChickenfootError",
    "Draw",
    "End",
    "Ending",
    "FillEngine",
    "FillFoot",
    "FindEngine",
    "GameOver",
    "GameState",
    "HeldHand",
    "IllegalMoveError",
    "InvalidStateError",
    "Layout",
    "Move",
    "NotationError",
    "OpenEnd",
    "OpenPlay",
    "Pass",
    "Phase",
    "Placement",
    "Play",
    "Reason",
    "RecordError",
    "Refusal",
    "RoundOver",
    "RoundResult",
    "RuleConfig",
    "RuleConfigError",
    "Seed",
    "Standings",
    "Tile",
    "TileAnswer",
    "apply_move",
    "differences",
    "distinct_moves",
    "events",
    "explain",
    "explain_hand",
    "fresh_seed",
    "is_starved",
    "legal_moves",
    "new_game",
    "next_round",
    "notation",
    "open_ends",
    "open_feet",
    "phase",
    "plays",
    "position_key",
    "presets",
    "remarks",
    "round_engine",
    "round_result",
    "rules",
    "set_up",
    "standings",
    "text",
    "totals",
    "views",
]

# Loaded when first asked for. `testing` needs an extra, so a star import leaves it out.
_ON_DEMAND = frozenset({"events", "notation", "testing", "text", "views"})


def __getattr__(name: str) -> ModuleType:
    if name in _ON_DEMAND:
        return import_module(f"chickenfoot.{name}")
    raise AttributeError(f"module 'chickenfoot' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
