"""Positions in one line, and in as few words what may be done in them."""

from typing import Unpack

from chickenfoot import GameState, Reason, RuleConfig, Tile, apply_move, explain, legal_moves
from chickenfoot._config import RuleChanges
from chickenfoot.notation import parse_move, parse_state, parse_tile

DEFAULT = RuleConfig()

OPEN = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-4@9-9"
"""All four arms are filled; the ends show 1, 2, 3 and 4."""

FOOT = f"{OPEN} 4-4@4-9"
"""The same with an open foot on the last arm, which wants three toes; 1, 2 and 3 are shut."""


def picture(text: str, **changes: Unpack[RuleChanges]) -> GameState:
    """Return the position that *text* shows, under the default rules with *changes*."""
    return parse_state(text, DEFAULT.replace(**changes))


def legal(state: GameState) -> set[str]:
    """Return the legal moves as text, each of which is listed once."""
    moves = legal_moves(state)
    told = {str(move) for move in moves}
    assert len(told) == len(moves)
    return told


def after(state: GameState, *moves: str) -> GameState:
    """Return the position once *moves* have been made, one after the other."""
    for move in moves:
        state = apply_move(state, parse_move(move))
    return state


def reason(state: GameState, move: str) -> Reason | None:
    """Return why *move* is refused; None if it is legal."""
    refusal = explain(state, parse_move(move))
    return None if refusal is None else refusal.reason


def tiles(text: str) -> tuple[Tile, ...]:
    """Return the tiles that *text* names, in its order."""
    return tuple(map(parse_tile, text.split()))


def not_laid(state: GameState) -> list[Tile]:
    """Return every tile in hands, boneyard and aside, in canonical order."""
    return sorted([*sum(state.hands, ()), *state.boneyard, *state.aside])
