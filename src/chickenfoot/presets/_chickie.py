"""All sides of a centrepiece, and all draw at once for the engine: as on the sheet of Chickie."""

from chickenfoot.presets._written import Row, Written
from chickenfoot.rules import (
    BlockedWhen,
    Blocks,
    DrawnTile,
    Engines,
    EngineStart,
    Hunt,
    LastDouble,
    Lead,
    Nesting,
    Objective,
    Opening,
    Remainder,
    Teams,
    Ties,
    WhenStarved,
    Wild,
)

__all__ = ["SHELF"]

SHEET = "How to Play Chickenfoot Dominoes, YM Imports (version 2-16)"

CHICKIE = Written(
    "chickie",
    SHEET,
    (
        Row("highest", 9, 8),
        Row("copies", 1, 8),
        Row("wild", Wild.NONE, None, "Silent: a blank is a number like any other."),
        Row(
            "hand_sizes",
            {2: 21, 3: 14, 4: 11, 5: 8, 6: 7, 7: 6, 8: 5},
            15,
            "Lines 15 to 21: 42 tiles shared out, and a half is rounded up.",
        ),
        Row("remainder", Remainder.UNEVEN, None, "Does not arise: hands have a fixed size."),
        Row("seats", (2, 8), 15, "The numbers that lines 15 to 21 deal for."),
        Row(
            "start",
            EngineStart.HELD,
            25,
            "Who lays it is told only by the case of line 31, that nobody has it.",
        ),
        Row(
            "hunt",
            Hunt.TOGETHER,
            31,
            "All draw at once, so every seat keeps its tile of the pass that brings the engine. A "
            "boneyard too short for all serves the first seats.",
        ),
        Row(
            "layer_leads",
            value=False,
            line=31,
            note="Starting the round may mean the engine or the first tile on it. The next seat "
            "moves, as an older wording of the sheet has it.",
        ),
        Row(
            "first_lead",
            Lead.FIRST_SEAT,
            None,
            "Silent, and all draw at once; it decides only whom a short boneyard serves.",
        ),
        Row("later_lead", Lead.FIRST_SEAT, None, "Silent: as in round one."),
        Row(
            "arms",
            8,
            33,
            "THE LEAST CERTAIN FIELD OF ALL PRESETS: the sheet gives no number. It fills all sides "
            "of its centrepiece, and by line 35 some groups make do with 4 or 6, so there are "
            "more than 6; centrepieces with 8 are sold. Ask your table: `chickie_six_sides` and "
            "`chickie_four_sides` are the two that the sheet names.",
        ),
        Row("opening", Opening.STRICT, 41),
        Row("per_turn", 1, 45),
        Row("per_turn_on_foot", None, 55, "A seat draws, then it passes: as in any turn."),
        Row(
            "drawn_tile",
            DrawnTile.MUST_PLAY,
            45,
            "Lines 31 and 55 are softer about it, but a duty here is one there.",
        ),
        Row(
            "voluntary",
            value=False,
            note="Silent: a draw is told only of those who cannot play (lines 31, 45 and 55).",
        ),
        Row("reserve", 0, 45, "A seat passes at once only when the boneyard is empty."),
        Row("toes", 3, 51),
        Row("nesting", Nesting.INNERMOST_FIRST, None, "Silent: with one set it never comes up."),
        Row("blocks", Blocks.TABLE, 51),
        Row(
            "when_starved",
            WhenStarved.FREEZE,
            None,
            "Silent: a foot that nobody can finish stays shut until line 61 ends the round.",
        ),
        Row(
            "last_double",
            LastDouble.ALLOWED,
            60,
            "Doubles are not excepted: any last tile ends the round at once.",
        ),
        Row("blocked_when", BlockedWhen.ALL_STUCK, 61),
        Row("double_blank", 0, 65, "The 50 are an option, `chickie_double_blank_fifty`."),
        Row("blank_half", 0, None, "Silent: a blank costs its pips, and it has none."),
        Row("out_on_double", 0, 63, "What is left is counted, and nothing else."),
        Row("penalties", (), 49, "A double has to be called, but a call left out costs nothing."),
        Row(
            "engines",
            Engines.ALL_DOUBLES,
            29,
            "The next one is the next lower, as the doubles listed with it show.",
        ),
        Row("objective", Objective.LOWEST_TOTAL, 69),
        Row("ties", Ties.SHARED, None, "Silent: those with the same total share the rank."),
        Row("teams", Teams.NONE, 69, "The lowest total wins; nothing is said of partners."),
        Row("trains", None, None, "Silent: there are none."),
    ),
)

VARIATIONS = (
    Written("chickie_six_sides", SHEET, (Row("arms", 6, 35),), base="chickie"),
    Written("chickie_four_sides", SHEET, (Row("arms", 4, 35),), base="chickie"),
    Written(
        "chickie_double_blank_fifty",
        SHEET,
        (Row("double_blank", 50, 65, "In place of its pips, which are none."),),
        base="chickie",
    ),
)

SHELF = (CHICKIE, *VARIATIONS)
