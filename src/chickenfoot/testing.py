"""
Hypothesis strategies, to test a program that plays: rules, deals, positions, whole games, moves.

Tiles are dealt in a drawn order and moves are drawn from the legal ones; nothing follows from a
seed. So a failing example shrinks to the plainest rules and the shortest game, and prints as one
line that can be pasted. The strategies say what can be, not how often it is.

Needs hypothesis: ``pip install "chickenfoot[testing]"``.
"""

from collections.abc import Sequence
from decimal import Decimal
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar, Unpack

import attrs

from chickenfoot._config import FAMILIES, FAMILY_OF, RuleChanges, RuleConfig
from chickenfoot._game import new_game, next_round
from chickenfoot._legal import legal_moves
from chickenfoot._lots import drawn_lots
from chickenfoot._moves import DRAW, MIDDLE, PASS, End, Move, Play
from chickenfoot._opening import holders, to_lay
from chickenfoot._phase import open_ends
from chickenfoot._play import apply_move
from chickenfoot._round import Lots
from chickenfoot._rules import matching
from chickenfoot._rules.dealing import HandSize, Remainder
from chickenfoot._rules.drawing import DrawLimit, DrawnTile
from chickenfoot._rules.engine import EngineStart, Hunt, Lead, Opening
from chickenfoot._rules.feet import Blocks, Nesting, WhenStarved
from chickenfoot._rules.going_out import BlockedWhen, LastDouble
from chickenfoot._rules.ranking import Objective, Teams, Ties
from chickenfoot._rules.schedule import Engines
from chickenfoot._rules.scoring import HeldHand
from chickenfoot._rules.trains import MarkerRemoved, TrainDoubles
from chickenfoot._scorekeeping import asked_next
from chickenfoot._state import GameState, rounds_so_far
from chickenfoot._table import Table, table_for
from chickenfoot._tiles import Tile
from chickenfoot.errors import RuleConfigError

try:
    from hypothesis import reject
    from hypothesis import strategies as st
    from hypothesis.strategies import DrawFn, SearchStrategy
except ImportError as error:
    message = 'chickenfoot.testing needs hypothesis: pip install "chickenfoot[testing]"'
    raise ImportError(message) from error

__all__ = ["Deal", "EachDouble", "configs", "deals", "games", "moves", "rounds", "states", "tiles"]

T = TypeVar("T")


@attrs.frozen
class EachDouble:
    """
    A penalty to test with: *extra* points for every double still held.

    Attributes:
        extra: How many.
    """

    extra: int

    def points(self, held: HeldHand, /) -> int:
        """Return the extra points of a hand."""
        return self.extra * sum(tile.is_double for tile in held.hand)


class Deal(NamedTuple):
    """
    What `new_game` and `next_round` take in place of a seed.

    Attributes:
        tiles: All tiles in the order they are dealt.

        lots: What is shown for the lead; None if it is not drawn for.
    """

    tiles: tuple[Tile, ...]
    lots: Lots | None


def tiles(highest: int = 9) -> SearchStrategy[Tile]:
    """
    Return a strategy for tiles.

    Args:
        highest: Pips on the heaviest half.
    """
    pips = st.integers(0, highest)
    return st.builds(Tile, pips, pips)


def configs(**fixed: Unpack[RuleChanges]) -> SearchStrategy[RuleConfig]:
    """
    Return a strategy for rules: every field, in odd combinations; small sets come often.

    Args:
        fixed: Families or fields that all of them have, such as ``copies=1`` or ``trains=None``.
            What contradicts itself is drawn again, so leave room for the rest.

    >>> configs(highest=6, feet=FeetRules(toes=2)).example()  # doctest: +SKIP
    """
    known: dict[str, Any] = {}
    for name, value in fixed.items():
        if name in FAMILIES and value is not None:
            known |= {field.name: getattr(value, field.name) for field in attrs.fields(type(value))}
        else:
            known[name] = value
    return _configs(known)


class _Choices:
    """The fields of a config chosen so far: those that were given, and those drawn."""

    def __init__(self, draw: DrawFn, given: dict[str, Any]) -> None:
        self.draw = draw
        self.made = dict(given)

    def choose(self, field: str, among: SearchStrategy[T]) -> T:
        """Return the value of *field*, drawn if it was not given."""
        if field not in self.made:
            self.made[field] = self.draw(among)
        value: T = self.made[field]
        return value

    def choose_from(self, field: str, options: Sequence[T], *barred: T) -> T:
        """Return the value of *field*, one of *options* but none of those *barred*."""
        return self.choose(field, st.sampled_from([one for one in options if one not in barred]))

    def has(self, field: str, *values: object) -> bool:
        """Whether *field* has been chosen to be one of *values*."""
        return field in self.made and self.made[field] in values


@st.composite
def _configs(draw: DrawFn, given: dict[str, Any]) -> RuleConfig:
    of = _Choices(draw, given)
    fitting, highest = _choose_set(of)
    of.choose("arms", st.integers(1, min(4, fitting)) | st.integers(1, fitting))
    of.choose("toes", st.integers(0, min(3, fitting - 1)) | st.integers(0, fitting - 1))
    _choose_game(of, highest)
    _choose_drawing(of)
    _choose_deal(of)
    for field, choices in _FREE.items():
        of.choose(field, choices)
    if "trains" not in of.made or "marker_removed" in of.made or "train_doubles" in of.made:
        wanted = "marker_removed" in of.made or "train_doubles" in of.made
        if not (wanted or draw(st.booleans())):
            of.made["trains"] = None
        else:
            of.choose_from("marker_removed", [*MarkerRemoved])
            of.choose_from("train_doubles", [*TrainDoubles])
    families: dict[str, dict[str, Any]] = {family: {} for family in FAMILIES}
    for field, value in of.made.items():
        if field in FAMILY_OF:
            families[FAMILY_OF[field]][field] = value
    return RuleConfig(name="", **families)
