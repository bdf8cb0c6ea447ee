"""Before the engine lies, somebody has to hold it: the hunt for it, and who lays it."""

from chickenfoot._rules.engine import Hunt, hunt_is_on, nearest, sought
from chickenfoot._table import Table

__all__ = ["holders", "is_redealt", "layer_of", "to_lay", "turn_in_hunt"]


def to_lay(table: Table, asked: int, hands: tuple[int, ...], drawable: int) -> int | None:
    """
    Return the double that will open the round, in pips; None while it is hunted for.

    Args:
        table: The rules.

        asked: The double that the schedule asks for.

        hands: The hands by seat.

        drawable: How many tiles of the boneyard may be drawn.
    """
    everything = 0
    for hand in hands:
        everything |= hand
    held = [pip for pip, play in enumerate(table.lay_engine) if everything & play._step[0]]
    return sought(table.engine.hunt, asked, held, may_draw=drawable > 0)


def holders(table: Table, hands: tuple[int, ...], pip: int) -> list[int]:
    """Return the seats that hold the double of *pip*."""
    ways = table.lay_engine[pip]._step[0]
    return [seat for seat, hand in enumerate(hands) if hand & ways]


def layer_of(
    table: Table, asked: int, hands: tuple[int, ...], turn: int, drawable: int
) -> int | None:
    """
    Return the double that seat *turn* lays now, in pips; None while the hunt goes on.

    As soon as it is known who lays the engine it is that seat's turn, so a seat that is to move
    and holds it lays it.
    """
    pip = to_lay(table, asked, hands, drawable)
    return pip if pip is not None and turn in holders(table, hands, pip) else None


def turn_in_hunt(
    table: Table, asked: int, hands: tuple[int, ...], turn: int, lead: int, drawable: int
) -> int:
    """
    Return whose turn it is before the engine lies, when the hunt has come round to *turn*.

    That is the seat that lays it, once the hunt is over; among several, the nearest to the lead.
    """
    pip = to_lay(table, asked, hands, drawable)
    if pip is None or hunt_is_on(table.engine.hunt, turn, lead, may_draw=drawable > 0):
        return turn
    return nearest(holders(table, hands, pip), lead, table.seats)


def is_redealt(table: Table, asked: int, hands: tuple[int, ...]) -> bool:
    """Whether nobody was dealt the double asked for, and the deal is made again for that."""
    return table.engine.hunt is Hunt.REDEAL and not holders(table, hands, asked)
