"""
What is played here: sets of tiles, rules that differ in one thing, random rounds, and positions.

Everything is dealt and chosen from fixed seeds, so the same release plays the same rounds.
"""

from collections.abc import Iterable, Mapping
from itertools import count
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from chickenfoot import (
    End,
    GameState,
    Move,
    Play,
    RuleConfig,
    Tile,
    apply_move,
    legal_moves,
    new_game,
)
from chickenfoot.rules import (
    DrawLimit,
    DrawnTile,
    EngineStart,
    HandSize,
    LastDouble,
    TrainDoubles,
    TrainRules,
    WhenStarved,
    Wild,
)


class Game(NamedTuple):
    """Rules, and how many sit down to play by them."""

    config: RuleConfig
    seats: int


class Turn(NamedTuple):
    """A position that was asked for its moves, and the one that was then made."""

    state: GameState
    move: Move


def _sized(highest: int, seats: int, hand: int) -> Game:
    return Game(RuleConfig().replace(highest=highest, hand_sizes=hand), seats)


SETS: Mapping[str, Game] = MappingProxyType(
    {
        "double-6, 2 x 7": _sized(6, 2, 7),
        "double-9, 4 x 7": _sized(9, 4, 7),
        "double-12, 4 x 7": _sized(12, 4, 7),
        "double-15, 4 x 7": _sized(15, 4, 7),
        "double-18, 4 x 7": _sized(18, 4, 7),
        "double-18, 8 x 15": _sized(18, 8, 15),
    }
)
"""The default rules with each set, by set, seats and tiles a hand."""

USUAL = SETS["double-9, 4 x 7"]
LARGEST = SETS["double-18, 8 x 15"]

WINDOWS = (range(5, 15), range(45, 55), range(95, 105), range(145, 155), range(180, 220))
"""Parts of a long round, such as those of `LARGEST`, in plies."""

_PLAIN = USUAL.config

OPTIONS: Mapping[str, RuleConfig] = MappingProxyType(
    {
        "two toes": _PLAIN.replace(toes=2),
        "no feet": _PLAIN.replace(toes=0),
        "six arms": _PLAIN.replace(arms=6),
        "the engine lies before the deal": _PLAIN.replace(start=EngineStart.PREPLACED),
        "all tiles dealt": _PLAIN.replace(hand_sizes=HandSize.ALL),
        "draw until one fits": _PLAIN.replace(per_turn=DrawLimit.UNTIL_PLAYABLE),
        "a drawn tile may be kept": _PLAIN.replace(drawn_tile=DrawnTile.MAY_PLAY),
        "draw at will": _PLAIN.replace(voluntary=True),
        "no double last": _PLAIN.replace(last_double=LastDouble.FORBIDDEN),
        "starved feet are released": _PLAIN.replace(when_starved=WhenStarved.RELEASE),
        "starved feet end the round": _PLAIN.replace(when_starved=WhenStarved.END_ROUND),
        "no foot may starve": _PLAIN.replace(when_starved=WhenStarved.FORBID),
        "trains": _PLAIN.replace(trains=TrainRules()),
        "trains with feet": _PLAIN.replace(trains=TrainRules(train_doubles=TrainDoubles.FOOT)),
        "two sets": _PLAIN.replace(copies=2),
        "wild blanks": _PLAIN.replace(wild=Wild.BLANK),
        "two sets, wild blanks": _PLAIN.replace(copies=2, wild=Wild.BLANK),
    }
)
"""The default rules with one thing changed, at the table of `USUAL`."""


class Rounds:
    """Random rounds, one after the other, each from another deal."""

    def __init__(self, game: Game, first: int = 1) -> None:
        """*first* is the seed of the first round; the others follow."""
        self.game = game
        self._random = Random(1).random
        self._seeds = count(first)

    def play(self, kept: list[GameState] | None = None) -> int:
        """Play a round, add all its positions to *kept*, and return how many moves it took."""
        random, plies = self._random, 0
        state = new_game(self.game.config, seats=self.game.seats, seed=next(self._seeds))
        while moves := legal_moves(state):
            state = apply_move(state, moves[int(random() * len(moves))])
            plies += 1
            if kept is not None:
                kept.append(state)
        return plies

    def turns(self) -> list[Turn]:
        """Return the positions of a round, in order, each with the move that was made in it."""
        turns = []
        state = new_game(self.game.config, seats=self.game.seats, seed=next(self._seeds))
        while moves := legal_moves(state):
            turn = Turn(state, moves[int(self._random() * len(moves))])
            turns.append(turn)
            state = apply_move(*turn)
        return turns


def turns_of(game: Game, plies: range | None = None, number: int = 1000) -> list[Turn]:
    """
    Return *number* turns from random rounds of *game*.

    Args:
        game: What is played.

        plies: Only these plies of each round, counted from 0; all of them if not given.

        number: How many turns.
    """
    rounds, found = Rounds(game), list[Turn]()
    while len(found) < number:
        turns = rounds.turns()
        found += turns if plies is None else turns[plies.start : plies.stop]
    return found[:number]


def hundred_rounds(game: Game) -> list[Turn]:
    """Return the turns of a hundred random rounds of *game*."""
    rounds = Rounds(game)
    return [turn for _ in range(100) for turn in rounds.turns()]


def fresh(turns: Iterable[Turn]) -> list[GameState]:
    """Return the position after each of *turns*, made anew, so that none was asked anything."""
    return [apply_move(*turn) for turn in turns]


def astray(turn: Turn) -> Play:
    """Return a play on the engine that is probably not legal: of the first tile in the hand."""
    state = turn.state
    tile, top = state.hands[state.turn][0], state.config.set.highest
    return Play(tile, End(Tile(top, top)), tile.high)
