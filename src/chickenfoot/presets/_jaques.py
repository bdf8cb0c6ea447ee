"""Four arms, three toes, draw one: as on the sheet of Jaques of London."""

from chickenfoot.presets._written import Row, Written
from chickenfoot.rules import (
    BlockedWhen,
    Blocks,
    DrawnTile,
    Engines,
    EngineStart,
    HandSize,
    Hunt,
    LastDouble,
    Lead,
    MarkerRemoved,
    Nesting,
    Objective,
    Opening,
    Remainder,
    Teams,
    Ties,
    TrainDoubles,
    TrainRules,
    WhenStarved,
    Wild,
)

__all__ = ["SHELF"]

SHEET = "How to Play Chicken Foot, Jaques of London (2026-08-17)"

JAQUES = Written(
    "jaques",
    SHEET,
    (
        Row("highest", 9, 5, "The double-twelve set, named beside it, is `jaques_double_twelve`."),
        Row("copies", 1, None, "Silent: the sheet speaks of a set throughout, never of two."),
        Row("wild", Wild.NONE, None, "Silent: a blank is a number like any other."),
        Row(
            "hand_sizes",
            {2: 7, 3: 7, 4: 7, 5: 6, 6: 6, 7: 5, 8: 5},
            17,
            "The same table whatever the set.",
        ),
        Row("remainder", Remainder.UNEVEN, None, "Does not arise: hands have a fixed size."),
        Row("seats", (2, 8), 5),
        Row("start", EngineStart.HELD, 18),
        Row(
            "hunt",
            Hunt.IN_TURN,
            18,
            "One tile at a time, but by turns or all at once is left open: by turns, from the "
            "first seat on, and drawn tiles are kept. Told of round one, done in every round.",
        ),
        Row(
            "layer_leads",
            value=True,
            line=24,
            note="Laying the engine is a duty (line 18) that costs no turn; the turn comes after.",
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
            "Silent: line 34 names the next double and nothing else, so a later round opens as "
            "the first did.",
        ),
        Row(
            "arms",
            4,
            19,
            "Two at each end says how it looks; the places are alike.",
        ),
        Row(
            "opening",
            Opening.STRICT,
            26,
            "First every other end is shut, then a seat is only asked to do what it can. Without "
            "trains both come to the same, as a seat that fills no arm can do nothing else.",
        ),
        Row("per_turn", 1, 28),
        Row(
            "per_turn_on_foot",
            None,
            30,
            "The repeated draws of this line are spread over turns: one draw a turn is the "
            "general rule (line 28), and here the point is that the block does not lift.",
        ),
        Row("drawn_tile", DrawnTile.MUST_PLAY, 28),
        Row(
            "voluntary",
            value=False,
            line=43,
            note="Barred on a foot in so many words, elsewhere because a turn is a play (line 25). "
            "So a double that is the only legal tile has to be laid, too.",
        ),
        Row("reserve", 0, 32, "Only an empty boneyard blocks a round, so no tile is held back."),
        Row("toes", 3, 27, "Left, right and forward say how it looks; the places are alike."),
        Row(
            "nesting",
            Nesting.INNERMOST_FIRST,
            45,
            "The newest foot goes first. With one set it never comes up: the only double that "
            "could be a toe is the foot itself.",
        ),
        Row("blocks", Blocks.TABLE, 27),
        Row(
            "when_starved",
            WhenStarved.FREEZE,
            None,
            "Silent: a foot that nobody can finish. As a block lifts only with the last toe "
            "(line 30) and line 32 ends no round for it, the foot stays shut until all are stuck.",
        ),
        Row(
            "last_double",
            LastDouble.ALLOWED,
            32,
            "Any last tile ends the round at once, in the middle of a foot or of the opening too.",
        ),
        Row("blocked_when", BlockedWhen.ALL_STUCK, 32),
        Row("double_blank", 0, None, "Silent: it costs its pips, and it has none."),
        Row("blank_half", 0, None, "Silent: a blank costs its pips, and it has none."),
        Row("out_on_double", 0, 33, "Going out costs nothing, on whatever tile."),
        Row("penalties", (), None, "Silent: there are none."),
        Row("engines", Engines.ALL_DOUBLES, 15),
        Row("objective", Objective.LOWEST_TOTAL, 35),
        Row(
            "ties",
            Ties.SHARED,
            39,
            "The first of two offers. The other, `jaques_tiebreak`, needs a double that was not "
            "used, and a full game leaves none.",
        ),
        Row("teams", Teams.NONE, 35, "Each for themselves; pairs are a variation, `jaques_teams`."),
        Row("trains", None, 59, "Trains are a variation, `jaques_train_hybrid`."),
    ),
)

VARIATIONS = (
    Written(
        "jaques_double_twelve",
        SHEET,
        (Row("highest", 12, 5, "A round for each double makes it 13 rounds (line 15)."),),
        base="jaques",
    ),
    Written(
        "jaques_train_hybrid",
        SHEET,
        (
            Row(
                "opening",
                Opening.PREFER_ENGINE,
                26,
                "With trains it matters that a seat is asked to fill an arm only if it can: one "
                "that cannot may use a train that is open to it.",
            ),
            Row(
                "trains",
                TrainRules(),
                59,
                "The marker goes up when a draw has not helped either. Nothing is said of one "
                "more train for all, so there is none. A marked train may be started by anyone.",
            ),
            Row(
                "marker_removed",
                MarkerRemoved.OWN_TRAIN,
                None,
                "Silent: by a play on the own train, as sheets of Mexican Train have it.",
            ),
            Row(
                "train_doubles",
                TrainDoubles.PLAIN,
                59,
                "Feet are for communal arms; an open one shuts the trains as well (line 27).",
            ),
        ),
        base="jaques",
    ),
    Written(
        "jaques_single_round",
        SHEET,
        (
            Row("hand_sizes", HandSize.ALL, 63),
            Row(
                "remainder",
                Remainder.BONEYARD,
                None,
                "Silent: what equal hands leave over. It is there to be drawn.",
            ),
            Row("engines", (9,), 63),
            Row(
                "objective",
                Objective.FIRST_OUT,
                63,
                "Of a round that nobody goes out of nothing is said: the least pips win it, and "
                "a tie is shared.",
            ),
        ),
        base="jaques",
    ),
    Written(
        "jaques_blind",
        SHEET,
        (
            Row("hand_sizes", HandSize.ALL, 67),
            Row(
                "remainder",
                Remainder.UNEVEN,
                67,
                "Everything is dealt, and few numbers of seats divide 55: the first seats get one "
                "more. Tiles set aside could hide the engine, or the last tiles for its arms.",
            ),
        ),
        base="jaques",
    ),
    Written(
        "jaques_teams",
        SHEET,
        (
            Row("seats", (6, 8), 71),
            Row(
                "teams",
                Teams.OPPOSITE,
                71,
                "Pips of partners add up, so a partner who goes out clears one hand, not two.",
            ),
        ),
        base="jaques",
    ),
    Written(
        "jaques_tiebreak",
        SHEET,
        (
            Row(
                "ties",
                Ties.EXTRA_ROUND,
                39,
                "After a full game no double is unused, and the tie is shared after all; in a "
                "shorter game everybody is dealt in, but it ranks only the tied.",
            ),
        ),
        base="jaques",
    ),
)

SHELF = (JAQUES, *VARIATIONS)
