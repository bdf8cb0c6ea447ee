"""R22 to R25: feet that can never be finished, and feet within feet."""

import random

import pytest

from chickenfoot import (
    End,
    Ending,
    GameState,
    Pass,
    Play,
    Reason,
    RuleConfig,
    Tile,
    is_starved,
    legal_moves,
    new_game,
    open_feet,
    round_result,
)
from chickenfoot.presets import CHICKEN_GAME, CHICKIE, DOMINOLOGIST, JAQUES, JAQUES_TRAIN_HYBRID
from chickenfoot.rules import Blocks, Nesting, TrainDoubles, WhenStarved
from scenarios.positions import (
    B4,
    F4,
    after,
    at_random,
    is_open,
    laid,
    legal,
    missing,
    points,
    position,
    random_round,
    refusal,
    shown,
)

DOUBLE_SIX = JAQUES.replace(highest=6)

R22_BEFORE = "6-6 6-1@6-6 6-2@6-6 6-3@6-6 6-4@6-6 1-4@1-6 2-4@2-6 3-4@3-6"

R22_LAYOUT = f"{R22_BEFORE} 4-4@4-6"


def dead_foot(config: RuleConfig) -> GameState:
    """Return the foot of fours for which only two fours are left, of the three it wants."""
    return position(R22_LAYOUT, "0-4 1-1 / 4-5 2-2", "0-0 1-2", config)


@pytest.mark.parametrize(("double_blank", "expected"), [(0, (2, 7)), (50, (52, 7))])
def test_r22_a_starved_foot_stays_shut(double_blank: int, expected: tuple[int, int]) -> None:
    """The two toes are laid, then the boneyard drains, and the round is blocked."""
    state = dead_foot(DOUBLE_SIX.replace(double_blank=double_blank))
    assert is_starved(state, End(Tile(4, 4)))
    for move in ("4-0@4-4", "4-5@4-4", "draw", "pass", "draw"):
        assert legal(state) == [move]
        state = after(state, move)
    assert (missing(state), state.boneyard) == (1, ())
    assert legal(state) == ["pass"]

    state = after(state, "pass")
    assert round_result(state).ending is Ending.BLOCKED
    assert round_result(state).out is None
    assert points(state) == expected


def test_r22_released_feet_want_what_can_exist() -> None:
    """With `RELEASE` the foot wants the two toes there are, and then play goes on anywhere."""
    state = dead_foot(DOUBLE_SIX.replace(when_starved=WhenStarved.RELEASE))
    assert (missing(state), legal(state)) == (2, ["4-0@4-4"])

    state = after(state, "4-0@4-4")
    assert (missing(state), legal(state)) == (1, ["4-5@4-4"])

    state = after(state, "4-5@4-4")
    assert open_feet(state) == ()
    assert is_open(state)
    assert shown(state) == [0, 4, 4, 4, 5]
    assert legal(state) == ["draw"]
    assert legal(after(state, "draw")) == ["0-0@0-4"]


def test_r22_a_foot_that_no_toe_can_join_is_released_at_once() -> None:
    """With every four on the table the double-four closes nothing."""
    layout = f"{R22_BEFORE} 4-0@1-4 4-5@2-4"
    rules = DOUBLE_SIX.replace(when_starved=WhenStarved.RELEASE)
    state = after(position(layout, "4-4 1-1 / 0-1 2-2", config=rules), "4-4@3-4")
    assert open_feet(state) == ()
    assert shown(state) == [0, 4, 5]
    assert legal(state) == ["0-1@0-4"]


def test_r22_the_round_may_end_with_a_starved_foot() -> None:
    """With `END_ROUND` it is over as soon as the foot is starved, and every hand counts."""
    rules = DOUBLE_SIX.replace(when_starved=WhenStarved.END_ROUND)
    assert round_result(dead_foot(rules)).ending is Ending.STARVED
    assert points(dead_foot(rules)) == (6, 13)

    state = position(R22_BEFORE, "0-4 1-1 4-4 / 4-5 2-2", "0-0 1-2", rules)
    state = after(state, "4-4@4-6")
    assert round_result(state).ending is Ending.STARVED
    assert round_result(state).out is None
    assert points(state) == (6, 13)


def test_r22_going_out_comes_before_starving() -> None:
    """Who lays the starved double as its last tile is out, and the round is not starved."""
    rules = DOUBLE_SIX.replace(when_starved=WhenStarved.END_ROUND)
    state = after(position(R22_BEFORE, "4-4 / 4-5 2-2", config=rules), "4-4@4-6")

    assert round_result(state).ending is Ending.OUT
    assert points(state) == (0, 13)


@pytest.mark.parametrize("hand", ["0-4 1-1 4-4", "4-4"])
def test_r22_a_double_that_would_starve_may_be_illegal(hand: str) -> None:
    """With `FORBID` it may not be laid, also not as the last tile."""
    rules = DOUBLE_SIX.replace(when_starved=WhenStarved.FORBID)
    state = position(R22_BEFORE, f"{hand} / 4-5 2-2", "0-0 1-2", rules)

    assert not [move for move in legal(state) if move.startswith("4-4")]
    assert refusal(state, "4-4@4-6").reason is Reason.FOOT_WOULD_STARVE


@pytest.mark.parametrize("toes", [1, 2, 3])
def test_r22_starved_counts_the_tiles_off_the_table(toes: int) -> None:
    """Two fours are off the table, in a hand and in the boneyard: a foot of two is not starved."""
    rules = DOUBLE_SIX.replace(toes=toes)
    state = position(R22_LAYOUT, "0-4 1-1 / 5-5 2-2", "4-5", rules)

    assert is_starved(state, End(Tile(4, 4))) is (toes > 2)


FREEZING = [
    JAQUES,
    JAQUES.replace(reserve=2),
    JAQUES.replace(highest=6, hand_sizes=5),
    DOMINOLOGIST,
    CHICKIE,
    CHICKEN_GAME,
]


@pytest.mark.parametrize("config", FREEZING)
def test_r23_blocked_is_no_draw_and_no_tile_of_the_suit(config: RuleConfig) -> None:
    """Whenever a turn begins with a foot open: blocked iff nothing to draw and nobody has a toe."""
    reserve = config.drawing.reserve
    assert isinstance(reserve, int)
    seen = {True: 0, False: 0}
    for seed in range(60):
        for move, state in random_round(config, 4, seed):
            feet = open_feet(state)
            if not feet or not all(state.hands) or not isinstance(move, Play | Pass):
                continue
            assert feet[-1].on is not None
            pip = feet[-1].on.low
            toes = [t for hand in state.hands for t in hand if pip in (t.low, t.high)]
            blocked = len(state.boneyard) <= reserve and not toes
            assert state.is_round_over is blocked
            seen[blocked] += 1
    assert min(seen.values()) > 10, "one of the two hardly happens"


@pytest.mark.parametrize("config", FREEZING)
def test_r23_a_starved_foot_takes_no_more_than_there_is(config: RuleConfig) -> None:
    """Once a foot is starved, no more tiles are laid than could be its toes."""
    starved = 0
    for seed in range(60):
        budget: int | None = None
        for move, state in random_round(config, 4, seed):
            if budget is not None and isinstance(move, Play):
                budget -= 1
                assert budget >= 0
            for foot in open_feet(state):
                if budget is None and is_starved(state, foot):
                    assert foot.on is not None
                    pip = foot.on.low
                    places = [*state.hands, state.boneyard]
                    budget = sum(pip in (t.low, t.high) for tiles in places for t in tiles)
                    starved += 1
    assert starved > 5, "hardly any foot starves"


ONE_SET = [
    JAQUES,
    DOMINOLOGIST,
    CHICKIE,
    CHICKEN_GAME,
    JAQUES_TRAIN_HYBRID,
    JAQUES.replace(when_starved=WhenStarved.RELEASE, nesting=Nesting.OUTERMOST_FIRST),
    JAQUES.replace(nesting=Nesting.PLAIN_TOE, toes=2),
    JAQUES_TRAIN_HYBRID.replace(blocks=Blocks.COMMUNAL),
    JAQUES_TRAIN_HYBRID.replace(train_doubles=TrainDoubles.FOOT),
    JAQUES_TRAIN_HYBRID.replace(train_doubles=TrainDoubles.FOOT, blocks=Blocks.COMMUNAL),
    JAQUES.replace(blocks=Blocks.NOTHING),
]


@pytest.mark.parametrize("config", ONE_SET)
def test_r24_with_one_set_feet_do_not_nest(config: RuleConfig) -> None:
    """No double is ever a toe; and one foot is open at most, unless feet leave ends open."""
    most = 0
    for seed in range(40):
        state = new_game(config, seats=4, seed=seed)
        for _, position_ in at_random(state, random.Random(f"r24 {seed}")):
            feet = open_feet(position_)
            most = max(most, len(feet))
            for play in laid(legal_moves(position_)):
                assert not (play.tile.is_double and play.end in feet)
    trains = config.trains
    on_trains = trains is not None and trains.train_doubles is TrainDoubles.FOOT
    several = config.feet.blocks is Blocks.NOTHING or (
        config.feet.blocks is Blocks.COMMUNAL and on_trains
    )
    assert most > 1 if several else most == 1


R25_HANDS = "4-4 4-6 1-1 / 4-7 0-4 / 4-8 4-5"


def two_feet(nesting: Nesting) -> GameState:
    """Return the foot of fours with the second double-four laid as its first toe."""
    config = JAQUES.replace(copies=2, nesting=nesting)
    state = position(F4, R25_HANDS, config=config)
    assert legal(state) == ["4-4@4-4", "4-6@4-4"]
    return after(state, "4-4@4-4")


def test_r25_the_newest_foot_goes_first() -> None:
    """A double laid as a toe opens a foot within the foot, which is finished before the outer."""
    outer, inner = End(Tile(4, 4)), End(Tile(4, 4), 1)
    state = two_feet(Nesting.INNERMOST_FIRST)
    assert open_feet(state) == (outer, inner)
    assert missing(state) == 3
    assert legal(state) == ["4-0@4-4'1", "4-7@4-4'1"]
    assert refusal(state, "4-7@4-4").foot == inner

    state = after(state, "4-7@4-4'1", "4-8@4-4'1", "4-6@4-4'1")
    assert open_feet(state) == (outer,)
    assert missing(state) == 2
    assert legal(state) == ["4-0@4-4"]

    state = after(state, "4-0@4-4")
    assert round_result(state).out == 1


def test_r25_the_oldest_foot_may_go_first() -> None:
    """With `OUTERMOST_FIRST` the new foot waits until the old one has its toes."""
    outer, inner = End(Tile(4, 4)), End(Tile(4, 4), 1)
    state = two_feet(Nesting.OUTERMOST_FIRST)
    assert open_feet(state) == (outer, inner)
    assert missing(state) == 2
    assert legal(state) == ["4-0@4-4", "4-7@4-4"]

    state = after(state, "4-7@4-4", "4-8@4-4")
    assert open_feet(state) == (inner,)
    assert missing(state) == 3
    assert legal(state) == ["4-6@4-4'1"]


def test_r25_a_double_may_be_barred_from_being_a_toe() -> None:
    """With `FORBIDDEN` only plain tiles are toes; elsewhere the double is as legal as ever."""
    config = JAQUES.replace(copies=2, nesting=Nesting.FORBIDDEN)
    state = position(F4, R25_HANDS, config=config)
    assert legal(state) == ["4-6@4-4"]
    assert refusal(state, "4-4@4-4").reason is Reason.DOUBLE_AS_TOE
    assert legal(position(B4, R25_HANDS, config=config)) == ["1-1@1-9", "4-4@4-9", "4-6@4-9"]


def test_r25_a_double_may_be_a_plain_toe() -> None:
    """With `PLAIN_TOE` the second double-four is one toe of the foot, and shows one four."""
    state = two_feet(Nesting.PLAIN_TOE)
    assert open_feet(state) == (End(Tile(4, 4)),)
    assert missing(state) == 2
    assert legal(state) == ["4-0@4-4", "4-7@4-4"]

    state = after(state, "4-7@4-4", "4-8@4-4")
    assert is_open(state)
    assert shown(state) == [1, 2, 3, 4, 7, 8]


@pytest.mark.parametrize("nesting", list(Nesting))
def test_r25_a_double_counts_as_a_toe_where_it_can_be_one(nesting: Nesting) -> None:
    """Two plain fours and the other double-four are three toes, unless doubles are barred."""
    config = JAQUES.replace(copies=2, nesting=nesting)
    state = position(F4, "4-4 4-6 / 4-7 1-1", config=config)

    assert is_starved(state, End(Tile(4, 4))) is (nesting is Nesting.FORBIDDEN)
