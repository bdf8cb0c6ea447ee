"""
C53, C56 and C59: copies are equals, moves cost the same late as early, and True is no number.

Not here yet: copies of records, views and bots (C53).
"""

import copy
import multiprocessing
import pickle
import random
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from chickenfoot import (
    MIDDLE,
    Draw,
    End,
    GameState,
    IllegalMoveError,
    Move,
    NotationError,
    Pass,
    Play,
    RuleConfig,
    RuleConfigError,
    Tile,
    apply_move,
    explain,
    legal_moves,
    new_game,
    next_round,
    open_ends,
    phase,
    round_result,
    set_up,
    standings,
)
from chickenfoot.notation import parse_move
from chickenfoot.presets import BY_NAME, CHICKEN_GAME, JAQUES, JAQUES_TRAIN_HYBRID
from chickenfoot.rules import Wild
from scenarios.positions import (
    B4,
    F4,
    after,
    at_random,
    finished,
    position,
    random_round,
)


def third_round(config: RuleConfig) -> GameState:
    """Return a position in the middle of the third round of a game."""
    state = new_game(config, seats=3, seed=53)
    for _ in range(2):
        state = next_round(finished(state), seed=53)
    steps = [step for _, step in at_random(state, random.Random("c53"))]
    return steps[len(steps) // 2]


STATES = {
    "start": new_game(JAQUES, seats=4, seed=53),
    "opening": after(position("", "9-9 9-1 / 9-2 3-4"), "9-9"),
    "foot, drawn": after(position(F4, "1-5 / 4-8 2-2", "2-6 0-4"), "draw"),
    "nested feet": after(
        position(F4, "4-4 4-6 1-1 / 4-7 0-4", config=JAQUES.replace(copies=2)), "4-4@4-4"
    ),
    "adopted": after(
        position(F4, "0-0 4-6 1-1 / 4-7 0-4", config=JAQUES.replace(wild=Wild.BLANK_ADOPTS)),
        "0-0@4-4>4",
    ),
    "marked train": after(
        position(f"{B4} 9-5@9-9:0", "6-8 7-7 / 5-8", config=JAQUES_TRAIN_HYBRID), "pass"
    ),
    "blocked": position(F4, "1-5 / 2-7"),
    "lots": new_game(CHICKEN_GAME, seats=3, seed=3),
    "third round": third_round(JAQUES),
    "third round with trains": third_round(JAQUES_TRAIN_HYBRID),
}


def an_error() -> IllegalMoveError:
    """Return the error that a refused move raises."""
    try:
        apply_move(STATES["foot, drawn"], parse_move("1-5@1-9"))
    except IllegalMoveError as error:
        return error
    raise AssertionError


VALUES: dict[str, Any] = {
    "tile": Tile(9, 4),
    "end": End(Tile(9, 4), 1, 2),
    "middle": MIDDLE,
    "play": Play(Tile(4, 6), End(Tile(4, 9)), 6),
    "legal move": legal_moves(STATES["third round"])[0],
    "draw": Draw(),
    "pass": Pass(),
    "layout": STATES["third round"].layout,
    "ends": open_ends(STATES["third round"]),
    "phase": phase(STATES["foot, drawn"]),
    "result": round_result(STATES["blocked"]),
    "standings": standings(STATES["third round"]),
    "refusal": explain(STATES["foot, drawn"], parse_move("1-5@1-9")),
    **BY_NAME,
    **STATES,
}


def pickled(protocol: int) -> Callable[[Any], Any]:
    """Return what writes a value with *protocol* and reads it again."""
    return lambda value: pickle.loads(pickle.dumps(value, protocol))  # noqa: S301 - our own bytes


WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{f"pickle {protocol}": pickled(protocol) for protocol in range(6)},
}


@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
@pytest.mark.parametrize("name", VALUES)
def test_c53_a_copy_is_equal(way: Callable[[Any], Any], name: str) -> None:
    """Whatever is copied, in whatever way, is equal, hashes alike and reads the same."""
    value = VALUES[name]
    made = way(value)

    assert type(made) is type(value)
    assert made == value
    assert hash(made) == hash(value)
    assert repr(made) == repr(value)


@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
@pytest.mark.parametrize("name", STATES)
def test_c53_a_copied_state_plays_on_alike(way: Callable[[Any], Any], name: str) -> None:
    """It has the same moves, takes those of the original, and goes on in the same way."""
    state = STATES[name]
    made = way(state)
    assert legal_moves(made) == legal_moves(state)
    for move in legal_moves(state):
        assert apply_move(made, move) == apply_move(state, move)
        assert apply_move(state, way(move)) == apply_move(state, move)

    ends = [list(at_random(one, random.Random(name))) for one in (state, made)]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
def test_c53_errors_can_be_copied(way: Callable[[Any], Any]) -> None:
    """What an error is about survives, so that it can come back from another process."""
    error = an_error()
    made = way(error)
    assert (type(made), str(made)) == (type(error), str(error))
    assert (made.move, made.refusal) == (error.move, error.refusal)

    for told in (RuleConfigError(["one", "two"]), NotationError("4-x", 2, "a number")):
        assert vars(way(told)) == vars(told)
        assert str(way(told)) == str(told)


def test_c53_another_process_understands() -> None:
    """A freshly spawned process answers with the same moves, and with the same error."""
    states = list(STATES.values())
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(legal_moves, states) == [legal_moves(state) for state in states]
        assert pool.map(repr, states) == [repr(state) for state in states]
        with pytest.raises(IllegalMoveError) as caught:
            pool.apply(apply_move, (STATES["foot, drawn"], parse_move("1-5@1-9")))
    assert str(caught.value) == str(an_error())


def calls_of(task: Callable[[], object]) -> int:
    """
    Return how many functions of Python are called while *task* runs.

    Those of C are left out: there are a few for each move listed, however many there are.
    """
    count = 0

    def seen(_frame: FrameType, event: str, _about: object) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(seen)
    try:
        task()
    finally:
        sys.setprofile(before)
    return count


def costs(state: GameState, seed: str) -> list[int]:
    """Return how many calls it takes to list the moves and make one, for each move of a round."""
    moves = [move for move, _ in at_random(state, random.Random(seed))]
    found = []
    for move in moves:

        def one_move(before: GameState = state, move: Move = move) -> None:
            nonlocal state
            assert legal_moves(before)
            state = apply_move(before, move)

        found.append(calls_of(one_move))
    return found


@pytest.mark.parametrize(("highest", "after_move"), [(9, 50), (18, 100)])
def test_c56_a_late_move_costs_what_an_early_one_does(highest: int, after_move: int) -> None:
    """What a move takes does not grow with what lies on the table."""
    early: list[int] = []
    late: list[int] = []
    config = JAQUES.replace(highest=highest)
    for seed in range(25):
        state = new_game(config, seats=8, seed=seed)
        costs(state, f"c56 {seed}")  # moves are made when they are first wanted, and then kept
        found = costs(state, f"c56 {seed}")
        early += found[10:20]
        late += found[after_move:]
    assert len(late) > 100

    mean = sum(early) / len(early)
    assert sum(late) / len(late) < 2 * mean
    assert max(late) < 3 * max(early)


def test_c56_a_late_round_costs_what_an_early_one_does() -> None:
    """Nor does it grow with the rounds that were played before."""
    state = new_game(JAQUES, seats=4, seed=56)
    found = [costs(state, "c56")]
    while not finished(state).is_game_over:
        state = next_round(finished(state), seed=56)
        found.append(costs(state, "c56"))
    means = [sum(calls) / len(calls) for calls in found]

    assert len(means) == 10
    assert max(means) < 2 * means[0]


NUMBERS = ["highest", "copies", "hand_sizes", "arms", "toes", "per_turn", "reserve", "double_blank"]


class Five:
    """An integer of another library's making."""

    def __index__(self) -> int:
        return 5


@pytest.mark.parametrize("wrong", [True, False, 7.0, "9", None, [9]])
@pytest.mark.parametrize("field", NUMBERS)
def test_c59_a_config_takes_numbers_for_numbers(field: str, wrong: object) -> None:
    """True is not 1 and "9" is not 9, and the error names the field."""
    changes: Any = {field: wrong}
    with pytest.raises(TypeError, match=field):
        JAQUES.replace(**changes)


@pytest.mark.parametrize("field", NUMBERS)
def test_c59_negative_numbers_are_refused(field: str) -> None:
    """Nothing in a config can be less than nought."""
    changes: Any = {field: -1}
    with pytest.raises(RuleConfigError, match="-1"):
        JAQUES.replace(**changes)


def test_c59_other_integers_become_plain_ones() -> None:
    """Whatever counts as an integer is one, in a config, in a tile and in a seed."""
    five: Any = Five()
    config = JAQUES.replace(toes=five, arms=five)

    assert type(config.feet.toes) is int
    assert config == JAQUES.replace(toes=5, arms=5)
    assert Tile(five, 1) == Tile(1, 5)
    assert type(Tile(five, 1).high) is int
    assert new_game(JAQUES, seats=2, seed=five) == new_game(JAQUES, seats=2, seed=5)


def test_c59_no_toes_means_no_feet() -> None:
    """Nought toes are allowed, and make doubles ordinary tiles."""
    state = after(position(B4, "4-4 1-5 / 6-7", config=JAQUES.replace(toes=0)), "4-4@4-9")

    assert not [end for end in open_ends(state) if end.places > 1]


@pytest.mark.parametrize(
    ("one", "other", "error"),
    [
        (1, True, TypeError),
        (False, 1, TypeError),
        (3, None, TypeError),
        (3, 2.0, TypeError),
        ("3", 2, TypeError),
        (-1, 2, ValueError),
        (2, -1, ValueError),
    ],
)
def test_c59_halves_are_numbers(one: Any, other: Any, error: type[Exception]) -> None:  # noqa: ANN401
    """A tile has two halves with a number of pips each, nought or more."""
    with pytest.raises(error):
        Tile(one, other)


@pytest.mark.parametrize("wrong", [True, 4.0, "4", None])
def test_c59_seats_are_numbers(wrong: Any) -> None:  # noqa: ANN401
    """So are seats, wherever one is named."""
    state = position(B4, "1-5 / 2-7")
    with pytest.raises(TypeError, match="seats"):
        new_game(JAQUES, seats=wrong, seed=0)
    with pytest.raises(TypeError, match="turn"):
        set_up(JAQUES, layout=(), hands=[[Tile(9, 9)], [Tile(1, 1)]], turn=wrong, complete=False)
    if wrong is not None:
        with pytest.raises(TypeError, match="seat"):
            apply_move(state, legal_moves(state)[0], seat=wrong)


@pytest.mark.parametrize("wrong", [True, 1.5, (1, 2)])
def test_c59_seeds_are_numbers_texts_or_bytes(wrong: Any) -> None:  # noqa: ANN401
    """Anything else is refused."""
    with pytest.raises(TypeError, match="seed"):
        new_game(JAQUES, seats=2, seed=wrong)


def test_c53_nothing_depends_on_identity() -> None:
    """A move made anew from its parts is as good as the one that was listed."""
    for _, state in random_round(JAQUES, 3, 53):
        for move in legal_moves(state):
            if isinstance(move, Play):
                on = move.end.on
                end = MIDDLE if on is None else End(Tile(on.high, on.low), move.end.copy)
                again = Play(Tile(move.tile.high, move.tile.low), end, move.outward)
                assert apply_move(state, again) == apply_move(state, move)
