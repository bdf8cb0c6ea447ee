"""What a witness is: a position in which one value of one field makes a difference."""

from collections.abc import Callable
from typing import Any

import attrs

from chickenfoot import (
    Ending,
    GameState,
    Reason,
    RuleConfig,
    Tile,
    new_game,
    next_round,
    open_feet,
    round_engine,
    round_result,
    standings,
)
from chickenfoot.notation import parse_state
from rules.pictures import DEFAULT, after, legal, not_laid, reason, tiles

__all__ = [
    "FIVE_END",
    "RUNNING",
    "SMALL",
    "Deal",
    "NextEngine",
    "Why",
    "Witness",
    "aside",
    "boneyard",
    "ending",
    "feet",
    "game_over",
    "hand_sizes",
    "lead",
    "legal",
    "markers",
    "next_lead",
    "points",
    "ranks",
    "round_engine",
    "seat_counts",
    "tiles_there",
    "to_move",
    "winners",
]

RUNNING = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-4@9-9 9-5@9-9:0 9-6@9-9:1"
"""Four arms that show 1, 2, 3 and 4; the trains of seats 0 and 1 show 5 and 6."""

FIVE_END = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-5@9-9"
"""Four arms that show 1, 2, 3 and 5."""

SMALL: dict[str, Any] = {"highest": 2, "arms": 1, "toes": 1, "hand_sizes": 2}
"""A double-two set of six tiles, two for each seat."""

ALL_TILES = [Tile(low, high) for low in range(10) for high in range(low, 10)]


@attrs.frozen
class Deal:
    """A game just dealt, from a seed or from tiles in the order in which they are dealt."""

    seats: int = 2
    seed: int = 1
    tiles: str = ""

    def under(self, config: RuleConfig) -> GameState:
        """Return the game by the rules of *config*."""
        if self.tiles:
            return new_game(config, seats=self.seats, tiles=tiles(self.tiles))
        return new_game(config, seats=self.seats, seed=self.seed)


@attrs.frozen
class Witness:
    """
    One value of one field, and a position in which it is told apart from another value.

    Attributes:
        field: The field of a family, or `trains`.

        value: Its value.

        says: The difference that it makes, in a sentence.

        at: The position, in a line of text or as a deal.

        asked: What one asks about it.

        answer: What is answered with *value*.

        other: The value that it is told apart from.

        otherwise: What is answered with *other*.

        after: Moves made first, with either value.

        besides: What both differ in from the default rules.
    """

    field: str
    value: object
    says: str
    at: str | Deal
    asked: Callable[[GameState], object] = attrs.field(kw_only=True)
    answer: object = attrs.field(kw_only=True)
    other: object = attrs.field(kw_only=True)
    otherwise: object = attrs.field(kw_only=True)
    after: str = attrs.field(default="", kw_only=True)
    besides: dict[str, Any] = attrs.field(factory=dict, kw_only=True)

    def config(self, value: object) -> RuleConfig:
        """Return the rules with *value* in the field."""
        changes: dict[str, Any] = {**self.besides, self.field: value}
        return DEFAULT.replace(**changes)

    def told(self, value: object) -> object:
        """Return what is answered with *value* in the field."""
        config = self.config(value)
        at = self.at
        state = at.under(config) if isinstance(at, Deal) else parse_state(at, config)
        return self.asked(after(state, *self.after.split()))


def seat_counts(state: GameState) -> tuple[int, ...]:
    """For how many seats are these rules?"""
    return state.config.seat_counts


def tiles_there(state: GameState) -> int:
    """How many tiles are in hands, boneyard and aside?"""
    return len(not_laid(state))


def hand_sizes(state: GameState) -> tuple[int, ...]:
    """How many tiles does each seat hold?"""
    return tuple(map(len, state.hands))


def boneyard(state: GameState) -> str:
    """Which tiles form the boneyard, the next one first?"""
    return " ".join(map(str, state.boneyard))


def aside(state: GameState) -> set[str]:
    """Which tiles lie out of play?"""
    return set(map(str, state.aside))


def to_move(state: GameState) -> int | None:
    """Whose turn is it?"""
    return state.to_move


def lead(state: GameState) -> str:
    """Which seat leads, and what was shown for it?"""
    rows = [" ".join(map(str, row)) for row in state.lots]
    return "".join(f"{row}: " for row in rows) + f"seat {state.lead}"


def next_lead(state: GameState) -> str:
    """Which seat leads the next round, and what was shown for it?"""
    return lead(next_round(state, seed=1))


def feet(state: GameState) -> set[str]:
    """Which feet are open?"""
    return set(map(str, open_feet(state)))


def markers(state: GameState) -> set[int]:
    """Whose trains are marked?"""
    return set(state.markers)


def ending(state: GameState) -> Ending | None:
    """How did the round end, if it did?"""
    return round_result(state).ending if state.is_round_over else None


def points(state: GameState) -> tuple[int, ...]:
    """What did the round cost each seat?"""
    return round_result(state).points


def ranks(state: GameState) -> tuple[int, ...]:
    """What is the rank of each seat?"""
    return standings(state).ranks


def winners(state: GameState) -> tuple[int, ...]:
    """Who has won the game?"""
    return standings(state).winners


def game_over(state: GameState) -> bool:
    """Is the game over?"""
    return state.is_game_over


@attrs.frozen
class NextEngine:
    """On which double is the next round played, if seat 0 is dealt the tiles *held*?"""

    held: str

    def __call__(self, state: GameState) -> int:
        """Return it, in pips."""
        mine = tiles(self.held)
        order = [*mine, *(tile for tile in ALL_TILES if tile not in mine)]
        return round_engine(next_round(state, tiles=order))


@attrs.frozen
class Why:
    """Why is *move* refused? None if it is legal."""

    move: str

    def __call__(self, state: GameState) -> Reason | None:
        """Return the reason."""
        return reason(state, self.move)
