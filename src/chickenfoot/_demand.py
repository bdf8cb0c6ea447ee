"""
What the table asks for: is a foot open? is the engine unfinished? else anything goes.

The end of a round comes before all of this, see `_ending`.
"""

from chickenfoot._rules.feet import Blocks, Foot, first_foot
from chickenfoot._table import Table

__all__ = ["demanded", "feet_ends", "usable"]


def demanded(table: Table, open_ends: int, arms: int, feet: tuple[Foot, ...], engine: int) -> int:
    """
    Return the ends that may be used now, whoever's train they are on.

    Args:
        table: The rules.

        open_ends: Every end that can take a tile.

        arms: How many arms the engine still wants.

        feet: The unfinished feet, oldest first.

        engine: The end of the engine.
    """
    blocks = table.feet.blocks
    if feet and blocks is not Blocks.NOTHING:
        first = first_foot(table.feet, feet)
        return first | open_ends & table.every_train if blocks is Blocks.COMMUNAL else first
    if arms:
        return engine
    return open_ends


def usable(table: Table, ends: int, feet: tuple[Foot, ...], seat: int, markers: int) -> int:
    """
    Return those of *ends* that *seat* may use: no train of another seat without its marker.

    An open foot may be fed by every seat, wherever it lies.
    """
    if not table.train_ends:
        return ends
    closed = table.closed_to(seat, markers)
    return ends & ~closed | ends & feet_ends(feet)


def feet_ends(feet: tuple[Foot, ...]) -> int:
    """Return the ends of *feet* in one mask."""
    ends = 0
    for bit, _ in feet:
        ends |= bit
    return ends
