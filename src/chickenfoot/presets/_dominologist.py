"""Six arms, hands of nearly the whole set, 50 for the double-blank: as on Dominologist's sheet."""

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

SHEET = "What Is Chickenfoot?, Dominologist"

DOMINOLOGIST = Written(
    "dominologist",
    SHEET,
    (
        Row("highest", 9, 8, "A double-twelve set, for many, is `dominologist_double_twelve`."),
        Row("copies", 1, 15),
        Row("wild", Wild.NONE, 59, "A blank goes on a blank."),
        Row(
            "hand_sizes",
            {2: 21, 3: 18, 4: 13, 5: 11, 6: 9, 7: 7, 8: 6},
            22,
            "Lines 22 to 25. From three seats on that is a double-nine set shared out, with next "
            "to no boneyard; five seats leave none, and who is stuck there passes. A larger set "
            "has no table of its own.",
        ),
        Row("remainder", Remainder.UNEVEN, None, "Does not arise: hands have a fixed size."),
        Row("seats", (2, 8), 6),
        Row("start", EngineStart.HELD, 26),
        Row("hunt", Hunt.IN_TURN, 26),
        Row(
            "layer_leads",
            value=True,
            line=29,
            note="To go first could mean laying the engine, but the sentence is about who adds to "
            "it: the layer fills the first arm as well.",
        ),
        Row(
            "first_lead",
            Lead.FIRST_SEAT,
            None,
            "Silent: who draws first. Seat 0, which sits left of the dealer.",
        ),
        Row(
            "later_lead",
            Lead.FIRST_SEAT,
            None,
            "Silent: line 26 names the later doubles, so they are found as the first was.",
        ),
        Row(
            "arms",
            6,
            29,
            "The six of line 4 could count the double; here and in line 65 they go on it.",
        ),
        Row("opening", Opening.STRICT, 29),
        Row("per_turn", 1, 32),
        Row("per_turn_on_foot", None, 35, "A seat draws, then it passes: as in any turn."),
        Row("drawn_tile", DrawnTile.MUST_PLAY, 32),
        Row(
            "voluntary",
            value=False,
            note="Silent: a draw is told only of those who cannot play (lines 32 and 35).",
        ),
        Row("reserve", 0, 38, "Only an empty boneyard blocks a round, so no tile is held back."),
        Row(
            "toes",
            3,
            35,
            "Filling two of them yourself (line 55) takes two turns, with a tile in each.",
        ),
        Row(
            "nesting",
            Nesting.INNERMOST_FIRST,
            None,
            "Silent: with one set it never comes up.",
        ),
        Row("blocks", Blocks.TABLE, 35),
        Row(
            "when_starved",
            WhenStarved.FREEZE,
            57,
            "The table stays shut and the boneyard is drawn down; then all are stuck (line 38).",
        ),
        Row(
            "last_double",
            LastDouble.ALLOWED,
            37,
            "Doubles are not excepted: any last tile ends the round at once.",
        ),
        Row("blocked_when", BlockedWhen.ALL_STUCK, 38),
        Row("double_blank", 50, 47, "In place of its pips, which are none."),
        Row("blank_half", 0, 59),
        Row("out_on_double", 0, 41, "Going out costs nothing, on whatever tile."),
        Row("penalties", (), 35, "A double is called out, but a call left out costs nothing."),
        Row("engines", Engines.ALL_DOUBLES, 26),
        Row("objective", Objective.LOWEST_TOTAL, 49),
        Row("ties", Ties.SHARED, None, "Silent: those with the same total share the rank."),
        Row("teams", Teams.NONE, 6),
        Row("trains", None, None, "Silent: Mexican Train is named as a relative only (line 2)."),
    ),
)

VARIATIONS = (
    Written(
        "dominologist_five_rounds",
        SHEET,
        (
            Row(
                "engines",
                (9, 8, 7, 6, 5),
                10,
                "Which five is not said: the first, as play starts at the top.",
            ),
        ),
        base="dominologist",
    ),
    Written(
        "dominologist_double_twelve",
        SHEET,
        (
            Row("highest", 12, 8),
            Row(
                "engines",
                (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1),
                8,
                "The set has 13 doubles, but the sheet counts twelve rounds: the blank is left "
                "out, as play starts at the top.",
            ),
        ),
        base="dominologist",
    ),
)

SHELF = (DOMINOLOGIST, *VARIATIONS)
