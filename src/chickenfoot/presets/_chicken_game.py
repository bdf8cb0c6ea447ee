"""The engine lies there, the highest tile leads, six rounds: as on the page of Cool Old Games."""

from chickenfoot.presets._written import Row, Written
from chickenfoot.rules import (
    BlockedWhen,
    Blocks,
    DrawnTile,
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

SHEET = "Chicken Foot Game, Cool Old Games"

CHICKEN_GAME = Written(
    "chicken_game",
    SHEET,
    (
        Row(
            "highest",
            9,
            4,
            "The set that is preferred here. Line 38 finds double-six the best one for strategy; "
            "that is `chicken_game_double_six`.",
        ),
        Row(
            "copies",
            1,
            4,
            "One set for up to four, and an extended one from four on: at four that is both. So "
            "one set, for as many seats as it can deal.",
        ),
        Row(
            "wild",
            Wild.NONE,
            22,
            "The double-blank is called wild here, and line 35 speaks of wild tiles, but no rule "
            "of matching says what they could do.",
        ),
        Row("hand_sizes", 7, 6),
        Row("remainder", Remainder.UNEVEN, None, "Does not arise: hands have a fixed size."),
        Row(
            "seats",
            (2, 8),
            2,
            "As far as tiles go: to seven with double-nine, to three with double-six.",
        ),
        Row(
            "start",
            EngineStart.PREPLACED,
            7,
            "It is laid by nobody, so it is taken out before the shuffle, and hands stay at 7.",
        ),
        Row("hunt", Hunt.IN_TURN, None, "Does not arise: the engine is there."),
        Row("layer_leads", value=True, note="Does not arise: no seat lays the engine."),
        Row(
            "first_lead",
            Lead.DRAW_HIGH,
            9,
            "The largest is the one with the most pips. Not said: the tied draw again, and what "
            "was shown goes back and is shuffled in.",
        ),
        Row(
            "later_lead",
            Lead.ROTATE,
            None,
            "Silent: line 9 is about the first round. The lead goes one seat on.",
        ),
        Row("arms", 4, 11),
        Row(
            "opening",
            Opening.STRICT,
            11,
            "Four turns or four sides: sides, as a turn can bring a pass (line 12).",
        ),
        Row("per_turn", 1, 12),
        Row("per_turn_on_foot", None, None, "Silent: as in any turn."),
        Row(
            "drawn_tile",
            DrawnTile.MUST_PLAY,
            12,
            "Only what happens to a tile that does not fit is said; one that fits is laid.",
        ),
        Row(
            "voluntary",
            value=True,
            line=34,
            note="By line 12 a draw is for those who cannot play, yet this tip sends those who can "
            "to the boneyard as well. Allowed once in a turn; then only what was drawn is laid.",
        ),
        Row("reserve", 0, 12, "A turn is passed when the boneyard is empty."),
        Row(
            "toes",
            3,
            None,
            "Silent: line 15 has a double make a foot and stops there. Three toes, as in the text "
            "that the page follows (see `wikipedia`).",
        ),
        Row("nesting", Nesting.INNERMOST_FIRST, None, "Silent: with one set it never comes up."),
        Row(
            "blocks",
            Blocks.TABLE,
            None,
            "Silent: line 29 praises doubles for locking others out. All is shut, as in the text "
            "that the page follows (see `wikipedia`).",
        ),
        Row(
            "when_starved",
            WhenStarved.FREEZE,
            None,
            "Silent: a foot that nobody can finish stays shut until line 18 ends the round.",
        ),
        Row(
            "last_double",
            LastDouble.ALLOWED,
            21,
            "The ban comes with a price for breaking it, so it is no ban: see `out_on_double`.",
        ),
        Row("blocked_when", BlockedWhen.ALL_STUCK, 18),
        Row(
            "double_blank",
            50,
            22,
            "In place of its pips. It is in no hand when it is the engine.",
        ),
        Row("blank_half", 0, None, "Silent: a blank costs its pips, and it has none."),
        Row("out_on_double", 50, 21, "The seat is out all the same; other seats count hands."),
        Row("penalties", (), 15, "A double may be called; the call does nothing."),
        Row(
            "engines",
            (9, 8, 7, 6, 5, 4),
            40,
            "Six rounds are what most prefer: the first six, from the highest double down.",
        ),
        Row("objective", Objective.LOWEST_TOTAL, 24),
        Row("ties", Ties.SHARED, None, "Silent: those with the same total share the rank."),
        Row("teams", Teams.NONE, 24, "The fewest points win; nothing is said of partners."),
        Row("trains", None, None, "Silent: the game is of that family (line 2), without trains."),
    ),
)

VARIATIONS = (
    Written(
        "chicken_game_double_six",
        SHEET,
        (
            Row("highest", 6, 38),
            Row("engines", (6, 5, 4, 3, 2, 1), 40, "Six rounds, from the double of line 7 down."),
        ),
        base="chicken_game",
    ),
)

SHELF = (CHICKEN_GAME, *VARIATIONS)
