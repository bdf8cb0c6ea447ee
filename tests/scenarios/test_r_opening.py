"""R11 to R15: the engine wants its arms before anything else."""

import random

import pytest

from chickenfoot import MIDDLE, End, Reason, RuleConfig, RuleConfigError, Tile, new_game, open_feet
from chickenfoot.presets import CHICKEN_GAME, CHICKIE, DOMINOLOGIST, JAQUES
from chickenfoot.rules import Blocks, Nesting
from scenarios.positions import (
    B3,
    after,
    arms_missing,
    at_random,
    is_open,
    laid,
    legal,
    missing,
    opened,
    position,
    refusal,
    shown,
)


def test_r11_only_the_free_arm_may_be_filled() -> None:
    """While an arm is free, tiles that match other ends are illegal."""
    state = position(B3, "1-5 2-7 8-9 / 6-7")

    assert legal(state) == ["9-8@9-9"]
    for move in ("1-5@1-9", "2-7@2-9"):
        refused = refusal(state, move)
        assert (refused.reason, refused.missing) == (Reason.OPENING_UNFINISHED, 1)


@pytest.mark.parametrize("config", [JAQUES, DOMINOLOGIST, CHICKIE, CHICKEN_GAME])
@pytest.mark.parametrize("engine", [9, 5, 0])
def test_r11_every_arm_comes_first(config: RuleConfig, engine: int) -> None:
    """On every sheet and every engine, no arm is extended before the last one is filled."""
    arms = config.engine.arms
    spare, other = [pip for pip in range(10) if pip != engine][-1:][0], 6
    rules = config.replace(arms=arms, engines=(engine,), voluntary=False)
    for filled in range(1, arms):
        layout = opened(filled, engine)
        first = layout.split()[1].split("@")[0].split("-")[1]
        hand = f"{first}-{other} {engine}-{spare}"
        state = position(layout, f"{hand} / 7-7", config=rules)

        assert arms_missing(state) == arms - filled
        assert legal(state) == [f"{engine}-{spare}@{engine}-{engine}"]


@pytest.mark.parametrize("highest", [4, 6, 9])
def test_r13_as_many_arms_as_the_suit_has_tiles(highest: int) -> None:
    """When every tile of the suit is an arm, all other pips are open once and it is used up."""
    config = JAQUES.replace(highest=highest, arms=highest, hand_sizes=2)
    arms = " ".join(f"{highest}-{pip}@{highest}-{highest}" for pip in range(highest))
    state = position(f"{highest}-{highest} {arms}", "1-2 3-3 / 0-1 2-2", config=config)

    assert shown(state) == list(range(highest))
    assert is_open(state)


def test_r13_a_used_up_suit_is_never_played_again() -> None:
    """Six arms on the double-six leave no six to play for the rest of the round."""
    config = JAQUES.replace(highest=6, arms=6)
    seen = 0
    for seed in range(40):
        opening = True
        for move, state in at_random(
            new_game(config, seats=3, seed=seed), random.Random(f"r13 {seed}")
        ):
            sixes = [play for play in laid([move]) if 6 in (play.tile.low, play.tile.high)]
            assert opening or not sixes
            opening = opening and (not state.layout.placements or 6 in shown(state))
            seen += not opening
    assert seen > 100, "hardly any round gets past its opening"


@pytest.mark.parametrize(
    ("highest", "copies", "arms"), [(6, 1, 8), (6, 1, 7), (9, 1, 10), (9, 2, 19), (3, 1, 4)]
)
def test_r14_more_arms_than_the_suit_has_tiles(highest: int, copies: int, arms: int) -> None:
    """Rules whose opening nobody could finish are refused when they are made."""
    rules = JAQUES.replace(highest=highest, copies=copies, toes=1, hand_sizes=1, arms=1)
    suit = highest * copies
    assert rules.replace(arms=suit).engine.arms == suit

    with pytest.raises(RuleConfigError) as caught:
        rules.replace(arms=arms)
    (problem,) = caught.value.problems
    assert str(arms) in problem
    assert str(suit) in problem


@pytest.mark.parametrize(("highest", "toes"), [(3, 3), (2, 2), (6, 6), (9, 9)])
def test_r14_more_toes_than_the_suit_can_give(highest: int, toes: int) -> None:
    """One tile of the suit carries the foot, so it can have one toe fewer than the suit tiles."""
    rules = JAQUES.replace(highest=highest, toes=toes - 1, arms=2, hand_sizes=1)
    assert rules.feet.toes == toes - 1

    with pytest.raises(RuleConfigError) as caught:
        rules.replace(toes=toes)
    assert len(caught.value.problems) == 1
    assert str(highest - 1) in caught.value.problems[0]


def test_r14_all_problems_are_told_at_once() -> None:
    """Eight arms on a double-six, and hands that its tiles cannot fill, are two problems."""
    with pytest.raises(RuleConfigError) as caught:
        JAQUES.replace(highest=6, arms=8, toes=7)
    assert len(caught.value.problems) == 2


TWO_SETS = JAQUES.replace(copies=2)

R15_HANDS = "9-9 9-5 1-5 / 9-6 1-7 / 9-7 9-8 / 9-4 2-4"


@pytest.mark.parametrize("nesting", list(Nesting))
def test_r15_a_second_engine_double_fills_an_arm_and_opens_a_foot(nesting: Nesting) -> None:
    """The second double-nine is an arm, and its three nines come before any other tile."""
    config = TWO_SETS.replace(nesting=nesting)
    state = position(B3, R15_HANDS, config=config)
    assert legal(state) == ["9-5@9-9", "9-9@9-9"]

    state = after(state, "9-9@9-9")
    assert open_feet(state) == (End(Tile(9, 9), 1),)
    assert missing(state) == 3
    assert legal(state) == ["9-6@9-9'1"]
    assert refusal(state, "1-7@1-9").reason is Reason.FOOT_OPEN

    state = after(state, "9-6@9-9'1", "9-7@9-9'1", "9-4@9-9'1")
    assert is_open(state)
    assert shown(state) == [1, 2, 3, 4, 6, 7]


@pytest.mark.parametrize("nesting", list(Nesting))
def test_r15_the_foot_comes_before_the_arms_that_are_left(nesting: Nesting) -> None:
    """With two arms free, the foot on one of them is finished before the other is filled."""
    config = TWO_SETS.replace(nesting=nesting)
    state = after(position("9-9 9-1@9-9 9-2@9-9", R15_HANDS, config=config), "9-9@9-9")

    for move in ("9-6@9-9'1", "9-7@9-9'1", "9-4@9-9'1"):
        assert refusal(state, move.replace("'1", "")).reason is Reason.FOOT_OPEN
        state = after(state, move)
    assert arms_missing(state) == 1
    assert legal(state) == ["9-5@9-9"]


def test_r15_where_feet_oblige_nobody_the_arms_come_first() -> None:
    """With `NOTHING` the opening stands, and shuts the toes of the foot on it as well."""
    config = TWO_SETS.replace(blocks=Blocks.NOTHING)
    state = after(position("9-9 9-1@9-9 9-2@9-9", R15_HANDS, config=config), "9-9@9-9")

    assert open_feet(state) == (End(Tile(9, 9), 1),)
    assert arms_missing(state) == 1
    assert legal(state) == ["9-6@9-9"]
    assert refusal(state, "9-6@9-9'1").reason is Reason.OPENING_UNFINISHED

    state = after(state, "9-6@9-9")
    assert is_open(state)
    assert legal(state) == ["9-7@9-9'1", "9-8@9-9'1"]


def test_r15_with_no_toes_it_is_an_ordinary_arm() -> None:
    """Where doubles want no toes, the second double-nine shows one nine like any arm."""
    state = position(B3, R15_HANDS, config=TWO_SETS.replace(toes=0))
    state = after(state, "9-9@9-9")

    assert open_feet(state) == ()
    assert shown(state) == [1, 2, 3, 9]
    assert is_open(state)


def test_r15_the_engine_itself_is_never_a_foot() -> None:
    """With one set, the engine has its arms and no toes, also when it is the only double."""
    state = position("", "9-9 9-1 / 9-2 3-4")
    state = after(state, "9-9")

    assert open_feet(state) == ()
    assert [placement.end for placement in state.layout.placements] == [MIDDLE]
    assert arms_missing(state) == 4
