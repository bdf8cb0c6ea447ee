"""How a round and a game end, and what they cost."""

import attrs

from chickenfoot import Ending, HeldHand, Reason
from chickenfoot.rules import BlockedWhen, Engines, LastDouble, Objective, Teams, Ties
from rules.pictures import FOOT, OPEN
from witnesses.witness import (
    Deal,
    NextEngine,
    Why,
    Witness,
    ending,
    game_over,
    legal,
    points,
    ranks,
    round_engine,
    winners,
)


@attrs.frozen
class EachDouble:
    """*extra* points for every double still held."""

    extra: int

    def points(self, held: HeldHand, /) -> int:
        """Return the points of the doubles in *held*."""
        return self.extra * sum(tile.is_double for tile in held.hand)


TIED = "8-8 | 8-1 / 2-2 / 1-3 | | engines=9 points=5/1/9"
"""The last of two rounds: seat 0 is about to go out, and then two seats have five points."""

ONE_ROUND = {"engines": (9,)}
TWO_ROUNDS = {"engines": (9, 8)}

OF_GOING_OUT = (
    Witness(
        "last_double",
        LastDouble.ALLOWED,
        "A double may be the last tile.",
        f"{OPEN} | 4-4 / 6-7 1-5",
        asked=legal,
        answer={"4-4@4-9"},
        other=LastDouble.FORBIDDEN,
        otherwise={"pass"},
    ),
    Witness(
        "last_double",
        LastDouble.FORBIDDEN,
        "A second 4-4 may not be the last tile, not even as a toe.",
        f"{FOOT} | 4-4 / 1-5 | 3-3",
        asked=Why("4-4@4-4"),
        answer=Reason.LAST_TILE_DOUBLE,
        other=LastDouble.ALLOWED,
        otherwise=None,
        besides={"copies": 2},
    ),
    Witness(
        "blocked_when",
        BlockedWhen.ALL_STUCK,
        "A stuck seat with nothing to draw passes while another can play.",
        f"{OPEN} | 5-5 / 1-6 2-2",
        asked=legal,
        answer={"pass"},
        other=BlockedWhen.FIRST_STUCK,
        otherwise=set(),
    ),
    Witness(
        "blocked_when",
        BlockedWhen.FIRST_STUCK,
        "The round ends when the turn of a stuck seat begins, though another could play.",
        f"{OPEN} | 1-6 2-2 / 5-5",
        after="1-6@1-9",
        asked=ending,
        answer=Ending.BLOCKED,
        other=BlockedWhen.ALL_STUCK,
        otherwise=None,
    ),
)

OF_SCORING = (
    Witness(
        "double_blank",
        0,
        "A held 0-0 costs nothing.",
        f"{OPEN} | 4-6 / 0-0",
        after="4-6@4-9",
        asked=points,
        answer=(0, 0),
        other=25,
        otherwise=(0, 25),
    ),
    Witness(
        "double_blank",
        50,
        "A held 0-0 costs fifty points, and 0-3 its three pips.",
        f"{OPEN} | 4-6 / 0-0 0-3",
        after="4-6@4-9",
        asked=points,
        answer=(0, 53),
        other=0,
        otherwise=(0, 3),
    ),
    Witness(
        "blank_half",
        0,
        "A blank half costs nothing.",
        f"{OPEN} | 4-6 / 0-9 0-0",
        after="4-6@4-9",
        asked=points,
        answer=(0, 9),
        other=10,
        otherwise=(0, 19),
    ),
    Witness(
        "blank_half",
        25,
        "The blank of 0-3 costs 25, the blanks of 0-0 do not.",
        f"{OPEN} | 4-6 / 0-3 4-5 0-0",
        after="4-6@4-9",
        asked=points,
        answer=(0, 37),
        other=0,
        otherwise=(0, 12),
    ),
    Witness(
        "out_on_double",
        0,
        "Going out on a double costs nothing.",
        f"{OPEN} | 4-4 / 8-8",
        after="4-4@4-9",
        asked=points,
        answer=(0, 16),
        other=20,
        otherwise=(20, 16),
    ),
    Witness(
        "out_on_double",
        50,
        "Who goes out on a double pays fifty points.",
        f"{OPEN} | 4-4 / 6-7",
        after="4-4@4-9",
        asked=points,
        answer=(50, 13),
        other=0,
        otherwise=(0, 13),
    ),
    Witness(
        "penalties",
        (),
        "A hand costs its pips and no more.",
        f"{OPEN} | 4-6 / 2-2 5-5",
        after="4-6@4-9",
        asked=points,
        answer=(0, 14),
        other=(EachDouble(25),),
        otherwise=(0, 64),
    ),
    Witness(
        "penalties",
        (EachDouble(10), EachDouble(1)),
        "Each penalty adds its points: eleven for each of two doubles.",
        f"{OPEN} | 4-6 / 2-2 5-5 1-8",
        after="4-6@4-9",
        asked=points,
        answer=(0, 45),
        other=(EachDouble(10),),
        otherwise=(0, 43),
    ),
)

OF_THE_SCHEDULE = (
    Witness(
        "engines",
        Engines.ALL_DOUBLES,
        "After the nines come the eights.",
        "9-9 9-1@9-9 | 9-2 / 1-5",
        after="9-2@9-9",
        asked=NextEngine(held="8-8 5-5"),
        answer=8,
        other=(9, 5),
        otherwise=5,
    ),
    Witness(
        "engines",
        (9,),
        "One round is the game.",
        "9-9 9-1@9-9 | 9-2 / 1-5",
        after="9-2@9-9",
        asked=game_over,
        answer=True,
        other=Engines.ALL_DOUBLES,
        otherwise=False,
    ),
    Witness(
        "engines",
        (3, 7, 0),
        "The first round is played on what is listed first.",
        Deal(),
        asked=round_engine,
        answer=3,
        other=(7, 3, 0),
        otherwise=7,
    ),
)

OF_THE_RANKING = (
    Witness(
        "objective",
        Objective.LOWEST_TOTAL,
        "Seat 1 goes out with fifty points for it, and seat 0 wins with one.",
        f"{OPEN} | 0-1 / 4-4 | | turn=1",
        after="4-4@4-9",
        asked=winners,
        answer=(0,),
        other=Objective.FIRST_OUT,
        otherwise=(1,),
        besides={**ONE_ROUND, "out_on_double": 50},
    ),
    Witness(
        "objective",
        Objective.FIRST_OUT,
        "Who went out is first and all others are second, with one pip or with sixteen.",
        "9-9 | 8-8 / 0-1 / 9-1 | | turn=2",
        after="9-1@9-9",
        asked=ranks,
        answer=(2, 2, 1),
        other=Objective.LOWEST_TOTAL,
        otherwise=(3, 2, 1),
        besides=ONE_ROUND,
    ),
    Witness(
        "ties",
        Ties.SHARED,
        "Two seats with five points each have both won.",
        TIED,
        after="8-1@8-8",
        asked=winners,
        answer=(0, 1),
        other=Ties.EXTRA_ROUND,
        otherwise=(),
        besides=TWO_ROUNDS,
    ),
    Witness(
        "ties",
        Ties.EXTRA_ROUND,
        "A tie for the first rank is played off, so the game is not over.",
        TIED,
        after="8-1@8-8",
        asked=game_over,
        answer=False,
        other=Ties.SHARED,
        otherwise=True,
        besides=TWO_ROUNDS,
    ),
    Witness(
        "teams",
        Teams.NONE,
        "Hands of 0, 3, 8 and 2 points: seat 0 wins alone.",
        "9-9 | 9-1 / 1-2 / 4-4 / 0-2",
        after="9-1@9-9",
        asked=winners,
        answer=(0,),
        other=Teams.OPPOSITE,
        otherwise=(1, 3),
        besides=ONE_ROUND,
    ),
    Witness(
        "teams",
        Teams.OPPOSITE,
        "Hands of 0, 5, 7, 3, 9 and 4 points are pairs of 3, 14 and 11.",
        "9-9 | 9-2 / 1-4 / 3-4 / 1-2 / 4-5 / 0-4",
        after="9-2@9-9",
        asked=ranks,
        answer=(1, 3, 2, 1, 3, 2),
        other=Teams.NONE,
        otherwise=(1, 4, 5, 2, 6, 3),
        besides=ONE_ROUND,
    ),
)
