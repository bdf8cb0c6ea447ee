"""
Further sheets, of which only what they say is written down; the rest is the default.

They were read as pages without fixed lines, some of them in part, so no row has a line.
"""

from chickenfoot.presets._written import Row, Written
from chickenfoot.rules import (
    BlockedWhen,
    Blocks,
    DrawnTile,
    Engines,
    EngineStart,
    Hunt,
    Lead,
    Objective,
    Opening,
    WhenStarved,
)

__all__ = ["SHELF"]

FUNDEX = Written(
    "fundex",
    "Chicken Coop, Fundex Games (2003)",
    (
        Row("highest", 9),
        Row("copies", 1),
        Row("hand_sizes", {2: 11, 3: 11, 4: 9, 5: 7, 6: 7}),
        Row("seats", (2, 6)),
        Row("start", EngineStart.HELD),
        Row("hunt", Hunt.IN_TURN),
        Row("layer_leads", value=True),
        Row("first_lead", Lead.FIRST_SEAT, None, "The seat left of the dealer, which is seat 0."),
        Row("later_lead", Lead.ROTATE, None, "The deal goes one seat to the left each round."),
        Row("arms", 6, None, "The places of the centrepiece that comes with the game."),
        Row("opening", Opening.STRICT),
        Row("per_turn", 1),
        Row("per_turn_on_foot", None, None, "A seat without a toe draws one as well."),
        Row("drawn_tile", DrawnTile.MUST_PLAY, None, "Laid, or passed if it does not fit."),
        Row("toes", 3),
        Row("blocks", Blocks.TABLE, None, "Signalled by a press on the centrepiece."),
        Row("double_blank", 50),
        Row("blank_half", 25),
        Row("out_on_double", 0, None, "Going out scores 0; doubles are not excepted."),
        Row("engines", Engines.ALL_DOUBLES),
        Row("objective", Objective.LOWEST_TOTAL),
    ),
)

LEAD_OF_THE_FINDER = (
    "The sheet has the seat lead that found the double before the deal. A lead like that cannot be "
    "told here, so this is the default."
)

GAMERULES = Written(
    "gamerules",
    "Chicken Foot, GameRules.com",
    (
        Row("highest", 9),
        Row("hand_sizes", {2: 21, 3: 14, 4: 11, 5: 8, 6: 7, 7: 6, 8: 5}),
        Row("seats", (2, 8)),
        Row("start", EngineStart.PREPLACED, None, "Looked for and put aside before the deal."),
        Row("first_lead", Lead.FIRST_SEAT, None, LEAD_OF_THE_FINDER),
        Row("later_lead", Lead.FIRST_SEAT, None, LEAD_OF_THE_FINDER),
        Row("per_turn", 1),
        Row("drawn_tile", DrawnTile.MUST_PLAY),
        Row(
            "reserve",
            {2: 2, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1},
            None,
            "The last two stay in the boneyard with two seats, the last one with more.",
        ),
        Row("toes", 3),
        Row("blocks", Blocks.TABLE),
        Row("when_starved", WhenStarved.FREEZE, None, "A round ends when nobody can play."),
        Row("blocked_when", BlockedWhen.ALL_STUCK),
        Row("double_blank", 0, None, "Hands cost their pips."),
        Row("engines", Engines.ALL_DOUBLES),
        Row("objective", Objective.LOWEST_TOTAL),
    ),
)

ENGRAVED_DOMINOES = Written(
    "engraved_dominoes",
    "Chickie Sixes, Engraved Dominoes",
    (
        Row("highest", 6),
        Row("hand_sizes", 5),
        Row("seats", (2, 2)),
        Row("start", EngineStart.HELD),
        Row(
            "hunt",
            Hunt.NEXT_LOWER,
            None,
            "Nobody draws as long as anyone holds a lower double; then in turn. The sheet counts "
            "seven rounds in spite of that. Here a skipped double is burned, so fewer may do.",
        ),
        Row("arms", 4),
        Row("opening", Opening.STRICT),
        Row("per_turn", 1),
        Row("drawn_tile", DrawnTile.MUST_PLAY),
        Row("toes", 3),
        Row("blocks", Blocks.TABLE),
        Row(
            "when_starved",
            WhenStarved.END_ROUND,
            None,
            "The round is over when the tiles for a foot have all been laid elsewhere.",
        ),
        Row("double_blank", 0, None, "Hands cost their pips."),
        Row("engines", Engines.ALL_DOUBLES),
        Row("objective", Objective.LOWEST_TOTAL),
    ),
)

WIKIPEDIA = Written(
    "wikipedia",
    "Chicken foot (domino game), Wikipedia",
    (
        Row("highest", 9, None, "Any set from double-six to double-eighteen; this is the default."),
        Row("copies", 1, None, "More than four seats want an extended set, of whatever kind."),
        Row("hand_sizes", 7, None, "More if few play with a large set: 15 for four with 91 tiles."),
        Row("seats", (2, 8), None, "A newer text has 2 to 12."),
        Row("start", EngineStart.PREPLACED),
        Row("first_lead", Lead.DRAW_HIGH),
        Row("arms", 4, None, "Some play with three, in the shape of a Y."),
        Row("opening", Opening.STRICT),
        Row("per_turn", 1),
        Row("drawn_tile", DrawnTile.MUST_PLAY),
        Row("reserve", 0),
        Row("toes", 3),
        Row("blocks", Blocks.TABLE),
        Row("blocked_when", BlockedWhen.ALL_STUCK),
        Row("double_blank", 0, None, "0 or 50, as agreed."),
        Row(
            "penalties",
            (),
            None,
            "A seat that does not tap its last tile draws one. Calls are not among these rules.",
        ),
        Row("engines", Engines.ALL_DOUBLES),
        Row("objective", Objective.LOWEST_TOTAL),
    ),
)

PAGAT = Written(
    "pagat",
    "Chicken Foot, Pagat",
    (
        Row("highest", 9, None, "Double-six for two or three, double-twelve and up for many."),
        Row("copies", 1),
        Row("hand_sizes", {2: 12, 3: 11, 4: 10}, None, "A proposal: no table is binding."),
        Row("seats", (2, 4), None, "The numbers that hands are proposed for."),
        Row("arms", 4),
        Row("opening", Opening.STRICT),
        Row("toes", 3),
        Row("blocks", Blocks.TABLE, None, "The next three tiles go on the double."),
    ),
)

SHELF = (FUNDEX, GAMERULES, ENGRAVED_DOMINOES, WIKIPEDIA, PAGAT)
