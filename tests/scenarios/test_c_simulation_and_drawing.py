"""
C73, C80 and C84: how often rounds block, what a drawing shows, and going back.

Not here yet: C68, C69, C71, C72 (views, knowledge and bots), C75 to C78 (adapters), C81 (SVG), C82
and C83 (records), and what a view shows after going back (C84).
"""

import re
from collections import Counter

import pytest

from chickenfoot import (
    Draw,
    Ending,
    RuleConfig,
    Tile,
    apply_move,
    open_feet,
    round_result,
)
from chickenfoot.notation import parse_tile
from chickenfoot.presets import CHICKEN_GAME, CHICKIE, JAQUES, JAQUES_TRAIN_HYBRID
from chickenfoot.rules import WhenStarved, Wild
from chickenfoot.text import render
from scenarios.positions import B4, after, legal, position, random_round, tiles

SIX_ARMS, FOUR_ARMS = CHICKIE.replace(arms=6), CHICKIE.replace(arms=4)

RELEASING = SIX_ARMS.replace(when_starved=WhenStarved.RELEASE)


@pytest.mark.parametrize(
    ("config", "seats", "low", "high"),
    [
        (SIX_ARMS, 4, 0.58, 0.78),
        (RELEASING, 4, 0.00, 0.02),
        (SIX_ARMS, 6, 0.28, 0.48),
        (FOUR_ARMS, 8, 0.11, 0.31),
    ],
    ids=["4 x 11, freeze", "4 x 11, release", "6 x 7, freeze", "8 x 5, freeze"],
)
def test_c73_how_often_rounds_block(
    config: RuleConfig, seats: int, low: float, high: float
) -> None:
    """Random play blocks as many rounds as a model of the rules does, and on open feet only."""
    blocked = 0
    longest = 0
    for seed in range(300):
        played = list(random_round(config, seats, seed))
        state = played[-1][1]
        longest = max(longest, len(played))
        if round_result(state).ending is Ending.BLOCKED:
            blocked += 1
            assert open_feet(state) or config is RELEASING
        else:
            assert round_result(state).ending is Ending.OUT

    assert low <= blocked / 300 <= high
    assert longest < 120


def tiles_in(text: str) -> Counter[Tile]:
    """Return the tiles that *text* shows."""
    return Counter(parse_tile(found) for found in re.findall(r"\d+-\d+", text))


def test_c80_blank_halves_are_shown() -> None:
    """The double-blank in the middle and a nought on every arm are told like other pips."""
    text = render(position("0-0 0-1@0-0 0-2@0-0 0-3@0-0 0-4@0-0", "5-5 / 6-6").layout)

    assert tiles_in(text) == Counter(tiles("0-0 0-1 0-2 0-3 0-4"))
    assert text.splitlines() == ["[0-0]", "  0-1", "  0-2", "  0-3", "  0-4"]


@pytest.mark.parametrize(
    ("highest", "layout", "line"),
    [
        (12, "12-12 12-1@12-12 1-10@1-12", "12-1 1-10"),
        (12, "12-12 12-10@12-12 10-1@10-12", "12-10 10-1"),
        (18, "18-18 18-0@18-18 0-0@0-18", "18-0 [0-0 +3]"),
        (18, "18-18 18-10@18-18 10-10@10-18 10-0@10-10", "18-10 [10-10 +2]"),
    ],
)
def test_c80_two_figures_and_nought(highest: int, layout: str, line: str) -> None:
    """A 10 is not a 1 and a 0, and each tile is written with the half first that joins."""
    config = JAQUES.replace(highest=highest, arms=1)
    state = position(layout, "5-5 / 6-6", config=config)
    text = render(state.layout)

    assert tiles_in(text) == Counter(placement.tile for placement in state.layout.placements)
    assert text.splitlines()[0].strip("[]") == f"{highest}-{highest}"
    assert text.splitlines()[1].strip() == line


@pytest.mark.parametrize(
    "config",
    [
        JAQUES,
        JAQUES.replace(highest=12, engines=(0,)),
        JAQUES.replace(copies=2, wild=Wild.BLANK_ADOPTS),
        JAQUES_TRAIN_HYBRID,
    ],
)
def test_c80_a_drawing_shows_the_table(config: RuleConfig) -> None:
    """In every position the tiles in the text are those on the table, each once."""
    for seed in range(8):
        for _, state in random_round(config, 4, seed):
            if not state.layout.placements:
                continue
            laid = Counter(placement.tile for placement in state.layout.placements)
            assert tiles_in(render(state.layout)) == laid


@pytest.mark.parametrize("config", [CHICKEN_GAME, JAQUES.replace(voluntary=True)])
def test_c84_going_back_over_a_draw(config: RuleConfig) -> None:
    """The old state is as it was; drawing again brings the same tile, whoever draws."""
    before = position(B4, "1-5 7-7 / 8-8 5-5", "6-3 0-0", config)
    text = str(before)
    drew = after(before, "draw")
    assert drew.hands[0] == tiles("1-5 3-6 7-7")

    assert str(before) == text
    assert legal(before) == ["1-5@1-9", "draw"]
    assert apply_move(before, Draw()) == drew

    other = after(before, "1-5@1-9", "5-5@1-5")
    assert after(other, "draw").hands[0] == tiles("3-6 7-7")
