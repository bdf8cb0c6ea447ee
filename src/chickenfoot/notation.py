"""
Tiles, moves, positions and rules in one line of text each, for logs, tests and disputes.

====================  =========================================================================
``4-9``               a tile; its halves may be read in any order
``4-6@4-9``           the tile 4-6 joins an end of 4-9 with its 4 and shows its 6
``9-4@9-9``           an arm of the engine, or a toe of a foot
``9-4@9-9:2``         the start of seat 2's train, or an end on it
``4-6@4-9'1``         on the second of two tiles 4-9 laid
``0-0@5-5>5``         a double-blank that adopts the 5 it is laid on
``9-9``               lays the engine
``draw``, ``pass``    the other moves
====================  =========================================================================

A position is ``layout | hands | boneyard | more``: the moves that laid the tiles, the hands by seat
with `` / `` between them, the boneyard with the next tile first, and words such as ``turn=2``.
Rules are the name of a preset and what differs from it: ``jaques toes=2``.

Reading is strict: an error says where in the text it stopped and what should stand there.
`parse_…(format_…(x)) == x` for each of the four.
"""

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from chickenfoot._config import RuleConfig
from chickenfoot._config_words import format_config, parse_config
from chickenfoot._moves import DRAW, MIDDLE, PASS, Draw, End, Move, Pass, Play, is_well_formed
from chickenfoot._reading import Reader
from chickenfoot._setup import set_up
from chickenfoot._state import GameState
from chickenfoot._tiles import Tile
from chickenfoot.errors import wrong_type
from chickenfoot.presets import JAQUES

__all__ = [
    "format_config",
    "format_move",
    "format_state",
    "format_tile",
    "parse_config",
    "parse_move",
    "parse_state",
    "parse_tile",
]

T = TypeVar("T")

_PIP = r"(0|[1-9]\d{0,3})(?!\d)"
_TILE = re.compile(rf"{_PIP}-{_PIP}", re.ASCII)
_COPY = re.compile(r"'([1-9]\d{0,3})", re.ASCII)
_TRAIN = re.compile(rf":{_PIP}", re.ASCII)
_ADOPTED = re.compile(rf">{_PIP}", re.ASCII)
_NUMBER = re.compile(r"(?:0|-?[1-9]\d{0,8})(?!\d)", re.ASCII)
_NAME = re.compile(r"([a-z]+)=", re.ASCII)


def _tile(reader: Reader) -> Tile:
    match = reader.want(_TILE, "a tile such as 4-9")
    return Tile(int(match[1]), int(match[2]))


def _move(reader: Reader) -> Move:
    if reader.has("draw"):
        return DRAW
    if reader.has("pass"):
        return PASS
    return _play(reader)


def _play(reader: Reader) -> Play:
    start = reader.at
    match = reader.want(_TILE, "a move such as 4-6@4-9, draw or pass")
    joining, outward = int(match[1]), int(match[2])
    tile = Tile(joining, outward)
    if not reader.has("@"):
        if not tile.is_double:
            raise reader.wanted("@ and the tile it is laid on, or a double for the engine")
        return Play(tile, MIDDLE, outward)
    on = _tile(reader)
    copy = reader.take(_COPY)
    train = reader.take(_TRAIN)
    end = End(on, int(copy[1]) if copy else 0, int(train[1]) if train else None)
    adopted = reader.take(_ADOPTED)
    if adopted is not None:
        outward = int(adopted[1])
        if tile != Tile(0, 0) or outward == 0:
            raise reader.wanted("only 0-0 adopts a number, and not 0", start)
    return Play(tile, end, outward)


def _number(reader: Reader) -> int:
    return int(reader.want(_NUMBER, "a number")[0])


def _all(reader: Reader, read: Callable[[Reader], T]) -> T:
    """Return what *read* makes of *reader*, of which it leaves nothing."""
    value = read(reader)
    reader.finish()
    return value


def parse_tile(text: str) -> Tile:
    """
    Return the tile that *text* says.

    Raises:
        NotationError: It says none.

        TypeError: *text* is no str.

    >>> parse_tile("9-4")
    Tile(4, 9)
    """
    return _all(Reader(text), _tile)


def format_tile(tile: Tile) -> str:
    """
    Return *tile* as text.

    Raises:
        TypeError: *tile* is no `Tile`.
    """
    if not isinstance(tile, Tile):
        raise wrong_type("tile", "a Tile", tile)
    return str(tile)


def parse_move(text: str) -> Move:
    """
    Return the move that *text* says; no position is needed to read it.

    Raises:
        NotationError: It says none.

        TypeError: *text* is no str.

    >>> parse_move("6-4@4-9").outward
    4
    """
    return _all(Reader(text), _move)


def format_move(move: Move) -> str:
    """
    Return *move* as text.

    Raises:
        TypeError: *move* is no `Play`, `Draw` or `Pass`, or has nonsense in it.
    """
    if not isinstance(move, Play | Draw | Pass) or (
        isinstance(move, Play) and not is_well_formed(move)
    ):
        raise wrong_type("move", "a Play, a Draw or a Pass", move)
    return str(move)


def format_state(state: GameState) -> str:
    """
    Return the position in one line; the rules are not in it.

    Raises:
        TypeError: *state* is no `GameState`.
    """
    if not isinstance(state, GameState):
        raise wrong_type("state", "a GameState", state)
    return str(state)


def parse_state(text: str, config: RuleConfig = JAQUES, *, complete: bool = False) -> GameState:
    """
    Return the position that *text* says.

    Args:
        text: ``layout | hands | boneyard | more``, from the hands on as much as there is.

        config: The rules.

        complete: Whether every tile of the set must be somewhere, as in `set_up`.

    Raises:
        NotationError: *text* says no position.

        InvalidStateError: It says one that cannot be.

        RuleConfigError: That number of seats cannot be dealt.

        TypeError: *text* is no str.

    >>> state = parse_state("9-9 9-1@9-9 | 1-5 2-9 / 8-9 | 4-4")
    >>> state.hands[1]
    (Tile(8, 9),)
    """
    reader = Reader(text)
    parts = list(reader.parts("|"))
    if len(parts) not in (2, 3, 4):
        at = len(text) if len(parts) < 2 else parts[4].at - 1
        raise reader.wanted("layout | hands | boneyard | more", at)
    layout, hands, *rest = parts
    boneyard = rest[0] if rest else Reader("")
    more = _more(rest[1]) if len(rest) > 1 else {}
    return set_up(
        config,
        layout=_listed(layout.words(), _play),
        hands=[_listed(hand.words(), _tile) for hand in hands.parts("/")],
        boneyard=_listed(boneyard.words(), _tile),
        complete=complete,
        turn=_one(more, "turn"),
        lead=_one(more, "lead"),
        drawn=_listed(_many(more, "drawn"), _tile),
        aside=_listed(_many(more, "aside"), _tile),
        markers=_listed(_many(more, "markers"), _number),
        past_engines=_listed(_many(more, "engines"), _number),
        past_points=[_listed(row.parts("/"), _number) for row in _many(more, "points")],
        lots=[_listed(row.parts("/"), _lot) for row in _many(more, "lots")],
    )


_MORE = ("turn", "drawn", "markers", "aside", "lead", "lots", "engines", "points")


def _more(reader: Reader) -> dict[str, Reader]:
    """Return the words after the boneyard, by name, each read as far as its value."""
    found: dict[str, Reader] = {}
    for word in reader.words():
        start = word.at
        name = word.want(_NAME, f"one of {', '.join(_MORE)}, then =")[1]
        if name not in _MORE:
            raise reader.wanted(f"one of {', '.join(_MORE)}", start)
        if name in found:
            raise reader.wanted(f"{name} only once", start)
        found[name] = word
    return found


def _one(more: dict[str, Reader], name: str) -> int:
    return _all(more[name], _number) if name in more else 0


def _many(more: dict[str, Reader], name: str) -> list[Reader]:
    return list(more[name].parts(",")) if name in more else []


def _listed(readers: Iterable[Reader], read: Callable[[Reader], T]) -> list[T]:
    return [_all(reader, read) for reader in readers]


def _lot(reader: Reader) -> Tile | None:
    return None if reader.has("-") else _tile(reader)
