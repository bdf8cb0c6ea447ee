"""What happened, in the words one would use at the table."""

import pytest

from chickenfoot import End, Ending, Tile
from chickenfoot.events import (
    ArmFilled,
    Drew,
    EngineFound,
    EngineLaid,
    Event,
    FootFinished,
    FootOpened,
    FootReleased,
    FootStarved,
    GameEnded,
    LotShown,
    OpeningComplete,
    Passed,
    RoundBegan,
    RoundBlocked,
    RoundEnded,
    TileLaid,
    ToeLaid,
    TrainMarked,
    TrainUnmarked,
    TurnBegan,
    WentOut,
)

NINE, FOUR, ARM = End(Tile(9, 9)), End(Tile(4, 4)), Tile(4, 9)

SENTENCES: dict[str, Event] = {
    "Round 3 begins, on 7-7, with 26 tiles in the boneyard.": RoundBegan(
        3, 7, (7, 7), 26, 0, 1, None
    ),
    "Round 1 begins, on 9-9, with no tiles in the boneyard.": RoundBegan(
        1, 9, (7, 7), 0, 0, 1, (Tile(1, 2),)
    ),
    "Seat 1 shows 6-6 for the lead.": LotShown(1, Tile(6, 6), 0),
    "Seat 2 has 9-9.": EngineFound(2, 9),
    "The engine is 9-9.": EngineLaid(None, 9),
    "Seat 2 lays the engine, 9-9.": EngineLaid(2, 9),
    "Seat 1 lays 4-9 as an arm; the engine wants 2 more arms.": ArmFilled(1, ARM, NINE, 4, 2),
    "Seat 1 lays 4-9 as an arm; the engine wants 1 more arm.": ArmFilled(1, ARM, NINE, 4, 1),
    "Seat 1 lays 4-9 as the last arm.": ArmFilled(1, ARM, NINE, 4, 0),
    "The engine has all its arms.": OpeningComplete(),
    "Seat 0 lays 1-5 on 1-9 and shows 5.": TileLaid(0, Tile(1, 5), End(Tile(1, 9)), 5),
    "Seat 0 lays 1-5 on seat 2's train and shows 5.": TileLaid(
        0, Tile(1, 5), End(Tile(1, 9), train=2), 5
    ),
    "Seat 1 lays 4-6 as a toe of 4-4, which wants 1 more toe.": ToeLaid(1, Tile(4, 6), FOUR, 6, 1),
    "Seat 1 lays 4-6 as the last toe of 4-4.": ToeLaid(1, Tile(4, 6), FOUR, 6, 0),
    "The foot on 4-4 is finished.": FootFinished(FOUR),
    "The foot on 4-4 wants 3 more toes, but 1 tile can be had.": FootStarved(FOUR, 3, 1),
    "The foot on 4-4 wants 1 more toe, but no tiles can be had.": FootStarved(FOUR, 1, 0),
    "The foot on 4-4 is open no more.": FootReleased(FOUR),
    "Seat 1 draws a tile.": Drew(1, None),
    "Seat 1 draws 2-6.": Drew(1, Tile(6, 2)),
    "Seat 1 passes.": Passed(1),
    "Seat 1 marks its train.": TrainMarked(1),
    "Seat 1 takes the marker off its train.": TrainUnmarked(1),
    "It is seat 0's turn.": TurnBegan(0),
    "Seat 2 is out.": WentOut(2, on_double=False),
    "Seat 2 is out, on a double.": WentOut(2, on_double=True),
    "The round is blocked.": RoundBlocked(),
    "The round is over (out): seat 0 has 12 and seat 1 has 0 points; "
    "in all seat 0 has 40 and seat 1 has 3.": RoundEnded(
        Ending.OUT, (12, 0), (40, 3), ((ARM,), ())
    ),
    "The game is over: seat 2 wins.": GameEnded((2,), (2, 2, 1), (5, 5, 4)),
    "The game is over: seats 0, 1 and 3 win.": GameEnded((0, 1, 3), (1, 1, 4, 1), (4, 4, 9, 4)),
}
"""A piece of news by its sentence."""


@pytest.mark.parametrize("sentence", SENTENCES)
def test_news_is_a_sentence(sentence: str) -> None:
    """Who only reads along reads this."""
    assert SENTENCES[sentence].sentence == sentence


@pytest.mark.parametrize(
    ("pip", "call"),
    [
        (0, "blanks"),
        (1, "ones"),
        (2, "twos"),
        (3, "threes"),
        (4, "fours"),
        (5, "fives"),
        (6, "sixes"),
        (7, "sevens"),
        (8, "eights"),
        (9, "nines"),
        (10, "10s"),
        (18, "18s"),
    ],
)
def test_a_foot_is_called_by_its_number(pip: int, call: str) -> None:
    """Whoever lays a double calls it, as on the sheets; high ones by the number."""
    foot = FootOpened(0, End(Tile(pip, pip)), pip, 3)

    assert foot.sentence == f"Chickie {call}! {pip}-{pip} wants 3 toes."


def test_a_foot_is_called_by_what_it_shows() -> None:
    """A double-blank that has adopted a five is a foot of fives, with one toe if the rules say."""
    foot = FootOpened(0, End(Tile(0, 0)), 5, 1)

    assert foot.sentence == "Chickie fives! 0-0 wants 1 toe."
