"""R51: the hybrid with Mexican Train, where every seat has a train of its own."""

import pytest

from chickenfoot import GameState, Reason, RuleConfig, open_feet
from chickenfoot.presets import JAQUES_TRAIN_HYBRID
from chickenfoot.rules import Blocks, MarkerRemoved, TrainDoubles
from scenarios.positions import B4, after, legal, missing, position, refusal

TRAIN = f"{B4} 9-5@9-9:0"
"""Four arms, and the train of seat 0, which shows a five."""

R51_HANDS = "6-8 7-7 / 5-8 2-6 3-3"


def marked(config: RuleConfig = JAQUES_TRAIN_HYBRID) -> GameState:
    """Return how it stands once seat 0 has drawn in vain and passed."""
    state = position(TRAIN, R51_HANDS, "0-7", config)
    assert (legal(state), state.markers) == (["draw"], frozenset())
    state = after(state, "draw")
    assert (legal(state), state.markers) == (["pass"], frozenset())
    return after(state, "pass")


def test_r51_a_marked_train_is_open_to_all() -> None:
    """Who draws in vain marks its train, and then others may play on it."""
    before = position(TRAIN, R51_HANDS, "0-7", JAQUES_TRAIN_HYBRID, "turn=1")
    assert legal(before) == ["2-6@2-9", "3-3@3-9"]
    assert refusal(before, "5-8@5-9:0").reason is Reason.TRAIN_CLOSED

    state = marked()
    assert (state.to_move, state.markers) == (1, frozenset({0}))
    assert legal(state) == ["2-6@2-9", "3-3@3-9", "5-8@5-9:0"]


@pytest.mark.parametrize("rule", list(MarkerRemoved))
def test_r51_playing_on_the_own_train_takes_the_marker_off(rule: MarkerRemoved) -> None:
    """Others extending the train leave the marker; its seat playing on it takes it off."""
    state = after(marked(JAQUES_TRAIN_HYBRID.replace(marker_removed=rule)), "5-8@5-9:0")
    assert state.markers == {0}
    assert legal(state) == ["8-6@5-8:0"]

    assert after(state, "8-6@5-8:0").markers == frozenset()


@pytest.mark.parametrize(
    ("rule", "markers"), [(MarkerRemoved.OWN_TRAIN, {0}), (MarkerRemoved.ANY_PLAY, set())]
)
def test_r51_playing_elsewhere_may_leave_it_on(rule: MarkerRemoved, markers: set[int]) -> None:
    """A play on a communal arm leaves the marker on, unless any play takes it off."""
    state = after(marked(JAQUES_TRAIN_HYBRID.replace(marker_removed=rule)), "2-6@2-9")
    assert legal(state) == ["6-8@2-6"]

    assert after(state, "6-8@2-6").markers == markers


@pytest.mark.parametrize(
    ("rule", "markers"), [(MarkerRemoved.OWN_TRAIN, {0, 1}), (MarkerRemoved.ANY_PLAY, {1})]
)
def test_r51_another_train_is_not_the_own_one(rule: MarkerRemoved, markers: set[int]) -> None:
    """Playing on the train of another leaves that one's marker, and counts as elsewhere."""
    config = JAQUES_TRAIN_HYBRID.replace(marker_removed=rule)
    layout = f"{TRAIN} 9-6@9-9:1"
    state = position(layout, "6-8 7-7 / 0-0 8-8", config=config, more="markers=0,1")
    assert legal(state) == ["6-8@6-9:1"]

    assert after(state, "6-8@6-9:1").markers == markers


def test_r51_an_unstarted_train_can_be_marked_and_started_by_anyone() -> None:
    """A seat with no nine marks a train that has no tile yet, and the next one starts it."""
    hands = "6-8 7-7 / 5-9 5-8"
    state = position(B4, hands, config=JAQUES_TRAIN_HYBRID)
    assert legal(state) == ["pass"]
    state = after(state, "pass")

    assert state.markers == {0}
    assert legal(state) == ["9-5@9-9:0", "9-5@9-9:1"]


def test_r51_a_foot_on_a_train_is_fed_by_all() -> None:
    """Where doubles on trains are feet, every seat may feed one, and nobody may play elsewhere."""
    config = JAQUES_TRAIN_HYBRID.replace(train_doubles=TrainDoubles.FOOT)
    state = position(TRAIN, "5-5 7-7 / 5-8 1-6 / 1-7 5-6", "0-0", config)
    state = after(state, "5-5@5-9:0")

    assert state.markers == frozenset()
    assert (missing(state), legal(state)) == (3, ["5-8@5-5:0"])
    assert refusal(state, "1-6@1-9").reason is Reason.FOOT_OPEN
    assert legal(after(state, "5-8@5-5:0")) == ["5-6@5-5:0"]


def test_r51_doubles_on_trains_are_plain_by_default() -> None:
    """Otherwise a double on a train is an ordinary tile, and the train stays closed to others."""
    state = position(TRAIN, "5-5 7-7 / 5-8 1-6 / 1-7 5-6", "0-0", JAQUES_TRAIN_HYBRID)
    state = after(state, "5-5@5-9:0")

    assert open_feet(state) == ()
    assert legal(state) == ["1-6@1-9"]
    assert refusal(state, "5-8@5-5:0").reason is Reason.TRAIN_CLOSED


def test_r51_a_communal_foot_closes_the_trains() -> None:
    """A foot on a communal arm stops the trains too, unless only communal ends are closed."""
    layout, hands = f"{TRAIN} 4-4@4-9", "5-8 4-6 / 7-7"
    shut = position(layout, hands, config=JAQUES_TRAIN_HYBRID)
    assert legal(shut) == ["4-6@4-4"]
    assert refusal(shut, "5-8@5-9:0").reason is Reason.FOOT_OPEN

    config = JAQUES_TRAIN_HYBRID.replace(blocks=Blocks.COMMUNAL)
    assert legal(position(layout, hands, config=config)) == ["4-6@4-4", "5-8@5-9:0"]
