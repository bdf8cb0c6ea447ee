"""How a round opens."""

from chickenfoot import Reason
from chickenfoot.rules import Blocks, EngineStart, Hunt, Lead, Opening, TrainRules
from rules.pictures import OPEN
from witnesses.witness import (
    SMALL,
    Deal,
    NextEngine,
    Why,
    Witness,
    lead,
    legal,
    next_lead,
    tiles_there,
    to_move,
)

APART = {"start": EngineStart.PREPLACED}

SEAT_2_GOES_OUT = "9-9 9-1@9-9 | 3-3 / 4-4 / 9-2 | 5-5 | turn=2 lead=0"
"""Seat 0 led the round, and seat 2 is about to go out of it."""

HALF_OPENED = (
    "9-9 9-1@9-9 9-9@9-9 9-5@9-9:0 9-6@9-9:1 9-2@9-9'1 9-3@9-9'1 9-4@9-9'1"
    " | 5-7 6-8 1-3 / 9-7 | 3-8"
)
"""
Two of four arms lie, and the foot of the second 9-9 is finished. While it was open both trains were
started; they show 5 and 6.
"""

TRAINS_PAST_A_FOOT = {"copies": 2, "trains": TrainRules(), "blocks": Blocks.COMMUNAL}

OF_THE_ENGINE = (
    Witness(
        "start",
        EngineStart.HELD,
        "Seat 1 is dealt 2-2 and has to lay it.",
        Deal(tiles="0-0 0-1 2-2 1-2 1-1 0-2"),
        asked=legal,
        answer={"2-2"},
        other=EngineStart.PREPLACED,
        otherwise={"draw"},
        besides=SMALL,
    ),
    Witness(
        "start",
        EngineStart.PREPLACED,
        "The engine lies in the middle before the deal, so 54 of 55 tiles are dealt or left.",
        Deal(seats=3),
        asked=tiles_there,
        answer=54,
        other=EngineStart.HELD,
        otherwise=55,
    ),
    Witness(
        "hunt",
        Hunt.IN_TURN,
        "Seat 0 finds 9-9 with the first draw, and lays it at once.",
        " | 1-5 / 2-6 | 9-9 3-4 5-6",
        after="draw",
        asked=legal,
        answer={"9-9"},
        other=Hunt.TOGETHER,
        otherwise={"draw"},
    ),
    Witness(
        "hunt",
        Hunt.TOGETHER,
        "The seats draw for 9-9, whatever lower double is held.",
        " | 3-3 1-2 / 7-7 2-5 | 9-9 1-3",
        asked=legal,
        answer={"draw"},
        other=Hunt.NEXT_LOWER,
        otherwise={"7-7"},
    ),
    Witness(
        "hunt",
        Hunt.NEXT_LOWER,
        "A round opened on 7-7 has burned 9-9 and 8-8: the sixes come next.",
        "7-7 | 7-1 / 5-5 | 9-9",
        after="7-1@7-7",
        asked=NextEngine(held="8-8 6-6"),
        answer=6,
        other=Hunt.IN_TURN,
        otherwise=8,
    ),
    Witness(
        "hunt",
        Hunt.REDEAL,
        "Nobody is dealt 9-9, so all tiles are dealt again until somebody is.",
        Deal(seed=1),
        asked=legal,
        answer={"9-9"},
        other=Hunt.IN_TURN,
        otherwise={"draw"},
    ),
    Witness(
        "layer_leads",
        True,
        "Seat 1 lays the engine and moves again.",
        " | 4-9 2-2 / 9-9 1-9 3-5 / 8-8 1-1",
        after="9-9",
        asked=to_move,
        answer=1,
        other=False,
        otherwise=2,
    ),
    Witness(
        "layer_leads",
        False,
        "Seat 2 lays the engine, and seat 0 fills the first arm.",
        " | 4-9 2-2 / 8-8 4-4 / 9-9 1-9 3-5",
        after="9-9",
        asked=legal,
        answer={"9-4@9-9"},
        other=True,
        otherwise={"9-1@9-9"},
    ),
    Witness(
        "arms",
        3,
        "Three arms are enough, and then all ends are open.",
        "9-9 9-1@9-9 9-2@9-9 9-3@9-9 | 1-5 9-8 / 1-6",
        asked=legal,
        answer={"1-5@1-9"},
        other=4,
        otherwise={"9-8@9-9"},
    ),
    Witness(
        "arms",
        6,
        "Four arms are not enough where the engine wants six.",
        f"{OPEN} | 1-5 9-8 / 1-6",
        asked=legal,
        answer={"9-8@9-9"},
        other=4,
        otherwise={"1-5@1-9"},
    ),
    Witness(
        "opening",
        Opening.STRICT,
        "A seat without a nine may not use its own train while arms are missing.",
        HALF_OPENED,
        asked=Why("5-7@5-9:0"),
        answer=Reason.OPENING_UNFINISHED,
        other=Opening.PREFER_ENGINE,
        otherwise=None,
        besides=TRAINS_PAST_A_FOOT,
    ),
    Witness(
        "opening",
        Opening.PREFER_ENGINE,
        "A seat without a nine may use its own train, but neither an arm nor another's train.",
        HALF_OPENED,
        asked=legal,
        answer={"5-7@5-9:0"},
        other=Opening.STRICT,
        otherwise={"draw"},
        besides=TRAINS_PAST_A_FOOT,
    ),
)

FIRST_LEADS = (
    Witness(
        "first_lead",
        Lead.FIRST_SEAT,
        "Seat 0 leads round one, and nothing is shown for it.",
        Deal(seats=3, seed=1),
        asked=lead,
        answer="seat 0",
        other=Lead.DRAW_HIGH,
        otherwise="1-6 4-9 4-5: seat 1",
        besides=APART,
    ),
    Witness(
        "first_lead",
        Lead.DRAW_HIGH,
        "The seats show 7, 13 and 9 pips, so seat 1 moves first.",
        Deal(seats=3, seed=1),
        asked=to_move,
        answer=1,
        other=Lead.FIRST_SEAT,
        otherwise=0,
        besides=APART,
    ),
    Witness(
        "first_lead",
        Lead.ROTATE,
        "In round one nobody has led before: seat 0 leads.",
        Deal(seats=3, seed=1),
        asked=lead,
        answer="seat 0",
        other=Lead.DRAW_HIGH,
        otherwise="1-6 4-9 4-5: seat 1",
        besides=APART,
    ),
    Witness(
        "first_lead",
        Lead.ROUND_WINNER,
        "In round one nobody has gone out before: seat 0 leads.",
        Deal(seats=3, seed=1),
        asked=lead,
        answer="seat 0",
        other=Lead.DRAW_HIGH,
        otherwise="1-6 4-9 4-5: seat 1",
        besides=APART,
    ),
)
"""In round one `FIRST_SEAT`, `ROTATE` and `ROUND_WINNER` are the same; each differs from lots."""

LATER_LEADS = (
    Witness(
        "later_lead",
        Lead.FIRST_SEAT,
        "Seat 0 led and leads again.",
        SEAT_2_GOES_OUT,
        after="9-2@9-9",
        asked=next_lead,
        answer="seat 0",
        other=Lead.ROTATE,
        otherwise="seat 1",
        besides=APART,
    ),
    Witness(
        "later_lead",
        Lead.DRAW_HIGH,
        "The seats show 9, 10 and 11 pips, so seat 2 leads.",
        "9-9 9-1@9-9 | 3-3 / 4-4 / 5-5 | | lead=1",
        asked=next_lead,
        answer="0-9 4-6 5-6: seat 2",
        other=Lead.FIRST_SEAT,
        otherwise="seat 0",
        besides=APART,
    ),
    Witness(
        "later_lead",
        Lead.ROTATE,
        "Seat 0 led, so seat 1 leads, whoever went out.",
        SEAT_2_GOES_OUT,
        after="9-2@9-9",
        asked=next_lead,
        answer="seat 1",
        other=Lead.ROUND_WINNER,
        otherwise="seat 2",
        besides=APART,
    ),
    Witness(
        "later_lead",
        Lead.ROUND_WINNER,
        "Nobody went out of a blocked round, so seat 1, which led it, leads again.",
        "9-9 9-1@9-9 | 3-3 / 4-4 / 5-5 | | lead=1",
        asked=next_lead,
        answer="seat 1",
        other=Lead.FIRST_SEAT,
        otherwise="seat 0",
        besides=APART,
    ),
)
