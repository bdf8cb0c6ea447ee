"""Who leads may be drawn for: each seat shows a tile from the boneyard, the highest leads."""

from collections.abc import Callable, Iterable, Sequence

from chickenfoot._round import Lots
from chickenfoot._rules.engine import lots_settle
from chickenfoot._table import Table
from chickenfoot._tiles import Tile
from chickenfoot.errors import InvalidStateError, wrong_type

__all__ = ["drawn_lots", "given_lots", "lots_row"]

Row = tuple[Tile | None, ...]


def drawn_lots(
    table: Table, boneyard: Sequence[int], shuffle: Callable[[Sequence[int], int], Sequence[int]]
) -> tuple[Lots, int]:
    """
    Return the lots that are drawn, and the seat that leads by them.

    Args:
        table: The rules.

        boneyard: The tiles to draw from, as their ways, in canonical order; at least one.

        shuffle: Returns them in the order they are shown in, for the given number of times that
            lots were shown before.
    """
    tied = list(range(table.seats))
    rows: list[Row] = []
    while len(tied) > 1:
        shown = shuffle(boneyard, len(rows))
        row: list[Tile | None] = [None] * table.seats
        for seat, ways in zip(tied, shown, strict=False):
            row[seat] = table.tiles.tile_of[ways]
        rows.append(tuple(row))
        tied = _still_tied(table, boneyard, rows[-1])
    return tuple(rows), tied[0]


def given_lots(table: Table, boneyard: Sequence[int], lots: Lots) -> int:
    """
    Return the seat that leads by *lots*, which were shown at a table.

    Raises:
        InvalidStateError: They do not decide it, or cannot have been shown.
    """
    tied = list(range(table.seats))
    tiles = table.tiles
    for number, row in enumerate(lots, 1):
        expected = tied[: len(boneyard)]
        if len(row) != table.seats:
            raise InvalidStateError([f"row {number} of lots has {len(row)} of {table.seats} seats"])
        showing = [seat for seat, tile in enumerate(row) if tile is not None]
        if len(tied) == 1 or showing != expected:
            who = "nobody" if len(tied) == 1 else f"seats {expected}"
            raise InvalidStateError([f"row {number} of lots is by seats {showing}, not {who}"])
        left = list(boneyard)
        for tile in lots_row(row):
            ways = 0 if tile is None else tiles.ways.get(tile, 0)
            if tile is not None and ways not in left:
                raise InvalidStateError([f"row {number} of lots: {tile} is not in the boneyard"])
            if tile is not None:
                left.remove(ways)
        tied = _still_tied(table, boneyard, row)
    if len(tied) > 1:
        raise InvalidStateError([f"lots for the lead are missing: seats {tied} show a tile each"])
    return tied[0]


def lots_row(row: Iterable[Tile | None]) -> Row:
    """Return *row*, which is refused if there is something else than tiles and None in it."""
    shown = tuple(row)
    for tile in shown:
        if tile is not None and not isinstance(tile, Tile):
            raise wrong_type("lots", "rows of Tile or None", tile)
    return shown


def _still_tied(table: Table, boneyard: Sequence[int], row: Row) -> list[int]:
    """Return the seats that share the highest tile of *row*."""
    tile_of = table.tiles.tile_of
    all_equal = len({tile_of[ways].pips for ways in boneyard}) == 1
    shown = [(seat, tile.pips) for seat, tile in enumerate(row) if tile is not None]
    return lots_settle(shown, all_equal=all_equal)
