"""
C49 to C51: nothing one asks of a state changes it, and nobody can change it by hand.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import attrs
import pytest

from chickenfoot import (
    End,
    GameState,
    Play,
    RuleConfig,
    Tile,
    apply_move,
    distinct_moves,
    explain,
    explain_hand,
    legal_moves,
    new_game,
    open_ends,
    open_feet,
    phase,
    plays,
    position_key,
    remarks,
    standings,
    totals,
)
from chickenfoot.notation import format_state, parse_move
from chickenfoot.presets import CHICKIE, DOMINOLOGIST, JAQUES
from chickenfoot.rules import Hunt
from chickenfoot.text import render
from scenarios.positions import (
    F4,
    after,
    full_set,
    is_open,
    position,
    random_round,
)

TWO_ARMS = JAQUES.replace(arms=2)

TWO_FIVES = "9-9 9-5@9-9 9-8@9-9 8-5@8-9"

QUESTIONS: dict[str, Callable[[GameState], object]] = {
    "legal moves": legal_moves,
    "distinct moves": distinct_moves,
    "phase": phase,
    "ends": open_ends,
    "feet": open_feet,
    "totals": totals,
    "standings": standings,
    "key": position_key,
    "text": format_state,
    "repr": repr,
    "hash": hash,
    "drawing": lambda state: render(state.layout),
    "answers": lambda state: [explain_hand(state, n) for n in range(len(state.hands))],
    "plays": lambda state: [plays(state, tile) for tile in full_set()],
    "reasons": lambda state: [explain(state, move) for move in legal_moves(state)],
    "tries": lambda state: [apply_move(state, move) for move in legal_moves(state)],
    "a double": lambda state: explain(state, parse_move("5-5@5-9")),
}


def facts(state: GameState) -> tuple[object, ...]:
    """Return all facts of *state* as plain values."""
    names = "config layout hands boneyard aside turn drawn markers lead past_engines past_points"
    return tuple(getattr(state, name) for name in [*names.split(), "lots", "to_move"])


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=list(QUESTIONS))
def test_c49_a_question_changes_nothing(question: Callable[[GameState], object]) -> None:
    """Considering a double opens no foot: the state is the same before and after any question."""
    state = position(TWO_FIVES, "5-5 5-2 / 7-7", "0-0", TWO_ARMS)
    before, code = facts(state), hash(state)
    first = question(state)
    for _ in range(3):
        assert question(state) == first
        assert (facts(state), hash(state)) == (before, code)

    state = after(state, "5-2@5-8")
    assert open_feet(state) == ()
    assert is_open(state)


def test_c49_every_position_stays_as_it_is() -> None:
    """All questions in all positions of some rounds leave the facts alone."""
    for config in (JAQUES, DOMINOLOGIST):
        for _, state in random_round(config, 3, 49):
            before = facts(state)
            for question in QUESTIONS.values():
                question(state)
            assert facts(state) == before


def tree(state: GameState, depth: int, *, loops: bool) -> list[str]:
    """Return all positions up to *depth*; with *loops* each is made while listing the moves."""
    found = [str(state)]
    if not depth:
        return found
    if loops:
        for move in legal_moves(state):
            found += tree(apply_move(state, move), depth - 1, loops=True)
        return found
    following = [apply_move(state, move) for move in list(legal_moves(state))]
    return found + [text for state in following for text in tree(state, depth - 1, loops=False)]


def test_c50_moves_may_be_played_while_listing_them() -> None:
    """Looking ahead within the loop finds what looking ahead after it finds, in two threads too."""
    hands = "5-5 5-2 5-1 5-4 / 5-3 2-7 1-7 4-7 / 1-1 1-6 5-6 7-7"
    start = position(TWO_FIVES, hands, "0-0 2-6", TWO_ARMS)
    expected = tree(start, 3, loops=False)
    assert len(expected) > 40

    assert tree(start, 3, loops=True) == expected
    fresh = position(TWO_FIVES, hands, "0-0 2-6", TWO_ARMS)
    with ThreadPoolExecutor(2) as pool:
        both = list(pool.map(lambda state: tree(state, 3, loops=True), [fresh, fresh]))
    assert both == [expected, expected]


def test_c50_moves_are_a_finished_sequence() -> None:
    """What is returned is a tuple, the same each time."""
    state = position(TWO_FIVES, "5-5 5-2 / 7-7", config=TWO_ARMS)

    assert isinstance(legal_moves(state), tuple)
    assert legal_moves(state) == legal_moves(state)


IMMUTABLE: list[tuple[str, Callable[[GameState], object]]] = [
    ("hand", lambda state: state.hands[0]),
    ("hands", lambda state: state.hands),
    ("boneyard", lambda state: state.boneyard),
    ("drawn", lambda state: state.drawn),
    ("placements", lambda state: state.layout.placements),
    ("past points", lambda state: state.past_points),
    ("moves", legal_moves),
    ("ends", open_ends),
    ("feet", open_feet),
    ("schedule", lambda state: state.config.replace(engines=[9, 8]).schedule.engines),
    ("penalties", lambda state: state.config.replace(penalties=[]).scoring.penalties),
]


@pytest.mark.parametrize("part", [part for _, part in IMMUTABLE], ids=[n for n, _ in IMMUTABLE])
def test_c51_parts_are_tuples(part: Callable[[GameState], object]) -> None:
    """What a state is made of cannot be appended to."""
    found = part(position(F4, "4-1 5-5 / 4-2", "0-0"))

    assert type(found) is tuple


@pytest.mark.parametrize(
    "name", ["hands", "turn", "layout", "boneyard", "markers", "config", "_hands", "new"]
)
def test_c51_states_cannot_be_set(name: str) -> None:
    """No attribute of a state can be set or deleted, private ones included."""
    state = position(F4, "4-1 5-5 / 4-2", "0-0")
    before = facts(state)
    with pytest.raises(AttributeError):
        setattr(state, name, ())
    with pytest.raises(AttributeError):
        delattr(state, name)
    assert facts(state) == before


@pytest.mark.parametrize(
    "thing",
    [
        Tile(4, 9),
        End(Tile(4, 9)),
        Play(Tile(4, 9), End(Tile(9, 9)), 4),
        JAQUES,
        JAQUES.feet,
        new_game(JAQUES, seats=2, seed=0).layout,
    ],
)
def test_c51_values_are_frozen_and_hash(thing: Any) -> None:  # noqa: ANN401 - any of several
    """Tiles, moves, configs and layouts are frozen and can be keys."""
    name = attrs.fields(type(thing))[0].name
    with pytest.raises(AttributeError):
        setattr(thing, name, None)
    assert {thing: 1}[thing] == 1


def test_c51_a_config_keeps_what_it_was_given() -> None:
    """Changing the list or the table that a config was made from changes nothing."""
    engines, sizes, reserve = [9, 8], {2: 7, 3: 7}, {2: 1}
    config = JAQUES.replace(engines=engines, hand_sizes=sizes, reserve=reserve)
    code, text = hash(config), repr(config)
    engines.append(7)
    sizes[4] = 7
    reserve[2] = 0

    assert (hash(config), repr(config)) == (code, text)
    assert config.schedule.engines == (9, 8)
    assert config.seat_counts == (2, 3)
    with pytest.raises(TypeError):
        config.deal.hand_sizes[2] = 6  # type: ignore[index]


def test_c51_default_configs_share_nothing() -> None:
    """Two default configs are equal, hash alike, and changing one is making another."""
    one, other = RuleConfig(), RuleConfig()
    assert one == other
    assert hash(one) == hash(other)

    changed = one.replace(toes=2)
    assert (one.feet.toes, changed.feet.toes) == (3, 2)
    assert one == other != changed


def test_c49_configs_can_be_asked_too() -> None:
    """Remarks on a config leave it as it is."""
    config = CHICKIE.replace(hunt=Hunt.REDEAL, reserve=2)
    assert remarks(config) == remarks(config)
    assert config == CHICKIE.replace(hunt=Hunt.REDEAL, reserve=2)
