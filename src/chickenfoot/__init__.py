"""
The domino game Chicken Foot: every position, its legal moves, and why any other move is not one.

A position is a frozen `GameState`; `legal_moves` says what can be done, `apply_move` does it, and
`explain` says why something cannot. All rules are fields of a `RuleConfig`; `presets` has those of
published sheets.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from chickenfoot import presets, rules
from chickenfoot._config import RuleConfig, differences
from chickenfoot._game import new_game, next_round
from chickenfoot._legal import distinct_moves, legal_moves
from chickenfoot._moves import MIDDLE, Draw, End, Move, Pass, Play
from chickenfoot._play import apply_move
from chickenfoot._rules.ending import Ending
from chickenfoot._rules.scoring import HeldHand
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

if TYPE_CHECKING:  # what follows is loaded when first asked for, see `__getattr__`
    from chickenfoot import events, notation, text, views
    from chickenfoot import testing as testing  # not in __all__: a star import needs no extra
    from chickenfoot._asking import plays
    from chickenfoot._explain import TileAnswer, explain, explain_hand
    from chickenfoot._layout import Layout, Placement
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
    from chickenfoot._remarks import remarks
    from chickenfoot._results import (
        RoundResult,
        Standings,
        position_key,
        round_result,
        standings,
        totals,
    )
    from chickenfoot._setup import set_up

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

_MODULES = frozenset({"events", "notation", "testing", "text", "views"})
_HOMES = ("_phase", "_results", "_asking", "_explain", "_setup", "_remarks", "_layout")
"""Where the names are that a game is played without: what reports, explains or sets up."""


if not TYPE_CHECKING:  # to a checker a name is imported above or misspelt

    def __getattr__(name: str) -> object:
        """Load what is public and not there yet, once."""
        if name in _MODULES:
            return import_module(f"chickenfoot.{name}")
        if name in __all__:
            homes = (import_module(f"chickenfoot.{home}") for home in _HOMES)
            home = next(home for home in homes if name in home.__all__)
            return globals().setdefault(name, getattr(home, name))
        raise AttributeError(f"module 'chickenfoot' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
