"""
C52, C57 and C58: which positions are the same, and which cannot be.

Not here yet: C54, JSON.
"""

from typing import Any

import pytest

from chickenfoot import (
    End,
    GameState,
    InvalidStateError,
    Play,
    Tile,
    distinct_moves,
    open_ends,
    position_key,
    set_up,
)
from chickenfoot.notation import format_state, parse_move, parse_state
from chickenfoot.presets import JAQUES
from chickenfoot.text import render
from scenarios.positions import (
    B4,
    after,
    all_tiles,
    full_set,
    legal,
    points,
    position,
    random_round,
    tiles,
)


def test_c52_a_pass_leaves_no_trace() -> None:
    """Whoever passed before, the position is the one on the table: there is nothing to count."""
    passed = after(position(B4, "5-5 / 1-6 8-8 / 7-7"), "pass")

    assert passed == position(B4, "5-5 / 1-6 8-8 / 7-7", more="turn=1")
    for turn in range(3):
        over = position(B4, "5-5 / 6-6 / 7-7", more=f"turn={turn}")
        assert over.is_round_over


def test_c52_a_draw_does() -> None:
    """A seat that has just drawn is in another position than one that holds the same tiles."""
    config = JAQUES.replace(voluntary=True)
    drew = after(position(B4, "1-5 6-6 / 7-7", "2-5 0-0", config), "draw")
    held = position(B4, "1-5 2-5 6-6 / 7-7", "0-0", config)
    assert drew != held
    assert legal(drew) == ["2-5@2-9"]
    assert legal(held) == ["1-5@1-9", "2-5@2-9", "draw"]

    for state in (drew, held):
        assert parse_state(format_state(state), config) == state


@pytest.mark.parametrize(
    "other",
    [
        position(B4, "1-5 6-6 / 7-7", "0-0 2-2", more="turn=1"),
        position(B4, "1-5 6-6 / 7-7", "2-2 0-0"),
        position(B4, "1-5 6-6 / 7-7", "0-0"),
        position(B4, "1-5 6-6 / 7-7 8-8", "0-0 2-2"),
        position(B4, "1-5 6-6 / 7-7", "0-0 2-2", JAQUES.replace(toes=2)),
        position(B4, "1-5 6-6 / 7-7", "0-0 2-2", more="lead=1"),
        position(B4, "1-5 6-6 / 7-7", "0-0 2-2", more="aside=8-8"),
        position(B4, "1-5 6-6 / 7-7", "0-0 2-2", more="drawn=1-5"),
        position(
            B4,
            "1-5 6-6 / 7-7",
            "0-0 2-2",
            more="engines=9 points=0/0",
            config=JAQUES.replace(engines=(9, 9)),
        ),
    ],
)
def test_c52_every_fact_counts(other: GameState) -> None:
    """States are equal when all facts are: turn, draws, boneyard in order, rules, history."""
    state = position(B4, "1-5 6-6 / 7-7", "0-0 2-2")

    assert state == position(B4, "6-6 1-5 / 7-7", "0-0 2-2")
    assert state != other


def test_c52_the_rounds_before_count() -> None:
    """The same table in another round, or after other points, is another state."""
    config = JAQUES.replace(engines=(9, 9))
    told = ["", "engines=9 points=0/0", "engines=9 points=1/0", "engines=8 points=0/0"]
    states = [position(B4, "1-5 6-6 / 7-7", config=config, more=more) for more in told]

    assert len(set(states)) == 4
    assert [state.round_number for state in states] == [1, 2, 2, 2]


def test_c52_the_order_of_the_layout_is_history() -> None:
    """Two ways to one table are two states with one key, as documented."""
    one = position("9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-4@9-9", "1-5 6-6 / 7-7")
    other = position("9-9 9-4@9-9 9-3@9-9 9-2@9-9 9-1@9-9", "1-5 6-6 / 7-7")

    assert one != other
    assert position_key(one) == position_key(other)
    assert legal(one) == legal(other)


def test_c57_two_equal_tiles_in_a_hand() -> None:
    """Playing one copy leaves the other; the move is listed once, the pips count twice."""
    config = JAQUES.replace(arms=1, copies=2)
    state = position("9-9 9-5@9-9", "5-2 5-2 1-1 / 7-7", config=config)
    assert legal(state) == ["5-2@5-9"]

    state = after(state, "5-2@5-9")
    assert state.hands[0] == tiles("1-1 2-5")
    state = position("9-9 9-8@9-9", "5-2 5-2 1-1 / 7-7", config=config)
    assert points(state) == (7 + 7 + 2, 14)


def test_c57_two_equal_tiles_on_the_table() -> None:
    """The second copy laid has a name of its own, so that both ends can be meant."""
    config = JAQUES.replace(arms=2, copies=2)
    layout = "9-9 9-5@9-9 9-5@9-9 5-2@5-9 5-2@5-9'1"
    state = position(layout, "2-3 7-7 / 8-8", config=config)

    assert [end.end for end in open_ends(state)] == [End(Tile(2, 5)), End(Tile(2, 5), 1)]
    assert legal(state) == ["2-3@2-5", "2-3@2-5'1"]
    assert [str(move) for move in distinct_moves(state)] == ["2-3@2-5"]
    assert after(state, "2-3@2-5") != after(state, "2-3@2-5'1")
    assert render(state.layout).count("5-2") == 2


def test_c57_two_sets_stay_two_sets() -> None:
    """After every move the 110 tiles are there, each of them twice."""
    config = JAQUES.replace(copies=2)
    expected = full_set(copies=2)
    doubled = 0
    for seed in range(15):
        for _, state in random_round(config, 3, seed):
            assert all_tiles(state) == expected
            doubled += any(len(hand) > len(set(hand)) for hand in state.hands)
    assert doubled > 50


def complete(**changes: Any) -> GameState:  # noqa: ANN401 - whatever `set_up` takes
    """Return a position with every tile somewhere, four hands of one, changed as told."""
    layout = [parse_move(move) for move in f"{B4} 4-4@4-9".split()]
    held = tiles("0-0 1-1 2-2 3-3")
    used = {move.tile for move in layout if isinstance(move, Play)} | set(held)
    told: dict[str, Any] = {
        "layout": layout,
        "hands": [[tile] for tile in held],
        "boneyard": [tile for tile in full_set() if tile not in used],
    }
    return set_up(JAQUES, **(told | changes))


YARD = complete().boneyard


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"boneyard": [*YARD, Tile(1, 9)]}, "1-9"),
        ({"boneyard": [t for t in YARD if t != Tile(3, 4)]}, "3-4"),
        ({"boneyard": [*YARD, Tile(1, 10)]}, "1-10"),
        ({"boneyard": [*YARD, Tile(2, 2)]}, "2-2"),
        ({"layout": [*map(parse_move, ["9-9", "9-5@9-9", "4-3@5-9"])]}, "3-4"),
        ({"layout": [*map(parse_move, ["9-9", "9-5@9-9", "5-3@5-9"])]}, "5-3@5-9"),
        ({"layout": [*map(parse_move, ["9-5@9-9", "9-9"])]}, "9-5@9-9"),
        ({"turn": 7}, "turn"),
        ({"turn": -1}, "turn"),
        ({"lead": 4}, "lead"),
        ({"markers": [0]}, "markers"),
        ({"drawn": [Tile(5, 5)]}, "5-5"),
        ({"past_engines": [9]}, "past_points"),
        ({"past_engines": [10], "past_points": [[0, 0, 0, 0]]}, "10"),
        ({"past_engines": [9], "past_points": [[0, 0, 0]]}, "past_points"),
    ],
)
def test_c58_a_position_that_cannot_be(changes: dict[str, Any], told: str) -> None:
    """A tile too many or too few, a chain that does not match, a seat that is not there."""
    assert complete() == complete()
    with pytest.raises(InvalidStateError, match=told):
        complete(**changes)


def test_c58_all_problems_are_told_at_once() -> None:
    """And a position that leaves tiles out has to say so."""
    with pytest.raises(InvalidStateError) as caught:
        complete(turn=7, lead=9, boneyard=[*YARD, Tile(1, 9)])
    assert len(caught.value.problems) == 3

    with pytest.raises(InvalidStateError, match="missing"):
        complete(boneyard=YARD[1:])
    assert complete(boneyard=YARD[1:], complete=False).boneyard == YARD[1:]
