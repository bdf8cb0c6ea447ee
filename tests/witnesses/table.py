"""
A witness for every value of every field of a config, and for every kind of remark.

A witness of a value is a position and a question that this value answers otherwise than another
one does; both answers are given, as the meaning of the field has it. A witness of a remark is a
set of rules that has it, and one nearly the same that does not.
"""

from witnesses.table_drawing import OF_DRAWING
from witnesses.table_endings import OF_GOING_OUT, OF_SCORING, OF_THE_RANKING, OF_THE_SCHEDULE
from witnesses.table_engine import FIRST_LEADS, LATER_LEADS, OF_THE_ENGINE
from witnesses.table_feet import OF_FEET, OF_TRAINS
from witnesses.table_remarks import KINDS, REMARKED, Remarked
from witnesses.table_set_and_deal import OF_THE_DEAL, OF_THE_SET
from witnesses.witness import Deal, Witness

__all__ = ["KINDS", "REMARKED", "SPECIAL", "WITNESSES", "Deal", "Remarked", "Witness"]

WITNESSES: tuple[Witness, ...] = (
    *OF_THE_SET,
    *OF_THE_DEAL,
    *OF_THE_ENGINE,
    *FIRST_LEADS,
    *LATER_LEADS,
    *OF_DRAWING,
    *OF_FEET,
    *OF_GOING_OUT,
    *OF_SCORING,
    *OF_THE_SCHEDULE,
    *OF_THE_RANKING,
    *OF_TRAINS,
)
"""Family after family."""

SPECIAL: dict[str, tuple[object, ...]] = {
    "per_turn": (0,),
    "per_turn_on_foot": (0,),
    "toes": (0,),
    "penalties": ((),),
}
"""Numbers and tuples that mean something of their own: no draws, no feet, no penalties."""
