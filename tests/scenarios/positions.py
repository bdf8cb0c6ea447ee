"""Positions in a line of text, and what one asks about them: shared by all scenarios."""

import random
from collections.abc import Iterable, Iterator, Sequence

from chickenfoot import (
    FillEngine,
    FillFoot,
    FindEngine,
    GameState,
    Move,
    OpenPlay,
    Play,
    Refusal,
    RuleConfig,
    Tile,
    apply_move,
    explain,
    legal_moves,
    new_game,
    open_ends,
    phase,
    round_result,
)
from chickenfoot.notation import parse_move, parse_state, parse_tile
from chickenfoot.presets import JAQUES

B3 = "9-9 9-1@9-9 9-2@9-9 9-3@9-9"
"""Nine in the middle; three of its four arms are filled."""

B4 = f"{B3} 9-4@9-9"
"""All four arms are filled; the ends show 1, 2, 3 and 4."""

F4 = f"{B4} 4-4@4-9"
"""The same with an open foot of fours."""

F5 = f"{B3} 9-5@9-9 5-5@5-9"
"""Four arms, and an open foot of fives."""


def position(
    layout: str, hands: str, boneyard: str = "", config: RuleConfig = JAQUES, more: str = ""
) -> GameState:
    """Return the position that lists only the tiles that matter."""
    return parse_state(f"{layout} | {hands} | {boneyard} | {more}", config)


def opened(arms: int, engine: int = 9) -> str:
    """Return the layout of an engine whose arms show the lowest pips, blank aside, in order."""
    pips = [pip for pip in (*range(1, 10), 0) if pip != engine][:arms]
    return " ".join([f"{engine}-{engine}", *(f"{engine}-{pip}@{engine}-{engine}" for pip in pips)])


def legal(state: GameState) -> list[str]:
    """Return the legal moves as text, in their order."""
    return [str(move) for move in legal_moves(state)]


def after(state: GameState, *moves: str) -> GameState:
    """Return the position after *moves*, each of which must be legal."""
    for text in moves:
        state = apply_move(state, parse_move(text))
    return state


def refusal(state: GameState, move: str) -> Refusal:
    """Return why *move* is refused, which it must be."""
    found = explain(state, parse_move(move))
    assert found is not None, f"{move} is legal in {state}"
    return found


def tiles(text: str) -> tuple[Tile, ...]:
    """Return the tiles of *text*, which are parted by blanks."""
    return tuple(map(parse_tile, text.split()))


def shown(state: GameState) -> list[int]:
    """Return the pips of all open ends, in order, an end as often as it has places."""
    return sorted(end.pip for end in open_ends(state) for _ in range(end.places))


def missing(state: GameState) -> int:
    """Return how many toes the foot wants that must be filled first."""
    now = phase(state)
    assert isinstance(now, FillFoot), f"no foot is asked for in {state}"
    return now.missing


def arms_missing(state: GameState) -> int:
    """Return how many arms the engine wants; the opening must be going on."""
    now = phase(state)
    assert isinstance(now, FillEngine), f"no arm is asked for in {state}"
    return now.missing


def hunt(state: GameState) -> tuple[int, int | None]:
    """Return the double that is to be laid or looked for, and the seat that lays it."""
    now = phase(state)
    assert isinstance(now, FindEngine), f"the engine lies in {state}"
    return now.engine, now.layer


def is_open(state: GameState) -> bool:
    """Whether neither a foot nor the opening obliges anybody."""
    return isinstance(phase(state), OpenPlay)


def points(state: GameState) -> tuple[int, ...]:
    """Return the points of the round, which must be over."""
    return round_result(state).points


def full_set(highest: int = 9, copies: int = 1) -> list[Tile]:
    """Return the tiles of a set, in canonical order."""
    pips = range(highest + 1)
    return [Tile(a, b) for a in pips for b in pips if a <= b for _ in range(copies)]


def all_tiles(state: GameState) -> list[Tile]:
    """Return every tile of the position, wherever it is, in canonical order."""
    laid = [placement.tile for placement in state.layout.placements]
    held = [tile for hand in state.hands for tile in hand]
    return sorted([*laid, *held, *state.boneyard, *state.aside])


def dealing(
    sizes: Sequence[int],
    wanted: Sequence[str],
    *,
    first: str = "",
    last: str = "",
    highest: int = 9,
) -> list[Tile]:
    """
    Return an order of all tiles that deals these hands.

    Args:
        sizes: How many tiles each seat is dealt.

        wanted: Tiles that the seats hold; the rest of a hand are the lowest single tiles not
            wanted anywhere.

        first: The first tiles of the boneyard.

        last: The last ones.

        highest: The set is double-*highest*.
    """
    hands = [list(tiles(hand)) for hand in wanted]
    front, back = tiles(first), tiles(last)
    named = {tile for hand in hands for tile in hand} | set(front) | set(back)
    spare = sorted(set(full_set(highest)) - named, key=lambda tile: (tile.is_double, tile))
    for hand, size in zip(hands, sizes, strict=True):
        while len(hand) < size:
            hand.append(spare.pop(0))
    return [*(tile for hand in hands for tile in hand), *front, *spare, *back]


def at_random(state: GameState, rng: random.Random) -> Iterator[tuple[Move, GameState]]:
    """Yield each move of a random round from *state* on, with the position after it."""
    while moves := legal_moves(state):
        move = rng.choice(moves)
        state = apply_move(state, move)
        yield move, state


def random_round(config: RuleConfig, seats: int, seed: int) -> Iterator[tuple[Move, GameState]]:
    """Yield each move of a random round of a fresh game, with the position after it."""
    yield from at_random(new_game(config, seats=seats, seed=seed), random.Random(seed))


def finished(state: GameState) -> GameState:
    """Return how the round ends if every seat makes the first move it may."""
    while moves := legal_moves(state):
        state = apply_move(state, moves[0])
    return state


def laid(moves: Iterable[Move]) -> list[Play]:
    """Return those of *moves* that lay a tile."""
    return [move for move in moves if isinstance(move, Play)]
