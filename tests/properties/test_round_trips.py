"""What is written can be read, what is copied or laid out again is the same."""

import copy
import pickle
from typing import Any, TypeVar

from hypothesis import given
from hypothesis import strategies as st

import chickenfoot
from chickenfoot import (
    GameState,
    RuleConfig,
    Tile,
    apply_move,
    explain,
    legal_moves,
    phase,
    position_key,
    rules,
    set_up,
)
from chickenfoot.notation import (
    format_config,
    format_move,
    format_state,
    format_tile,
    parse_config,
    parse_move,
    parse_state,
    parse_tile,
)
from chickenfoot.rules import Wild
from chickenfoot.testing import EachDouble, configs, moves, rounds, states, tiles
from slow import facts_of

T = TypeVar("T")
NAMES = {**vars(chickenfoot), **vars(rules), "EachDouble": EachDouble, "parse_state": parse_state}


def evaluated(value: object) -> object:
    """Return what the `repr` of *value* evaluates to."""
    return eval(repr(value), dict(NAMES))  # noqa: S307 - our own text


def pickled(value: T, protocol: int | None = None) -> T:
    """Return *value* as it comes out of a pickle."""
    again: T = pickle.loads(pickle.dumps(value, protocol))  # noqa: S301 - our own bytes
    return again


def same(one: GameState, other: GameState) -> None:
    """Assert that two states are equal in every way that shows, and in what is carried."""
    assert one == other
    assert hash(one) == hash(other)
    assert str(one) == str(other)
    assert legal_moves(one) == legal_moves(other)
    assert phase(one) == phase(other)
    assert position_key(one) == position_key(other)
    assert (one.to_move, one.is_game_over) == (other.to_move, other.is_game_over)


@given(tiles(18))
def test_every_tile_is_read_as_it_was_written(tile: Tile) -> None:
    """
    Every tile is read as it was written, its halves in either order.
    """
    assert parse_tile(format_tile(tile)) == tile == parse_tile(f"{tile.high}-{tile.low}")
    assert evaluated(tile) == tile
    assert Tile(tile.high, tile.low) == tile


unusual = configs() | configs(wild=Wild.BLANK_ADOPTS) | configs(copies=2)


@given(rounds(unusual))
def test_every_legal_move_is_read_as_it_was_written(line: tuple[GameState, ...]) -> None:
    """
    Every legal move is read as it was written, without the position, and no two read alike.
    """
    for legal in map(legal_moves, line):
        for move in legal:
            assert parse_move(str(move)) == move
            assert parse_move(format_move(move)) == move
        assert len({str(move) for move in legal}) == len(legal)


@given(states())
def test_every_legal_move_is_copied_whole(state: GameState) -> None:
    """
    Every copy of a legal move, however it was made, is equal to it and does the same.
    """
    for move in legal_moves(state):
        assert evaluated(move) == move
        for again in (pickled(move), copy.copy(move), copy.deepcopy(move)):
            assert (again, hash(again)) == (move, hash(move))
            assert apply_move(state, again) == apply_move(state, move)


@given(states())
def test_every_state_is_read_as_it_was_written(state: GameState) -> None:
    """
    Every state is read as it was written, and its `repr` evaluates.
    """
    same(parse_state(str(state), state.config), state)
    same(parse_state(format_state(state), state.config, complete=True), state)
    again = evaluated(state)
    assert isinstance(again, GameState)
    same(again, state)


@given(configs())
def test_every_config_is_read_as_it_was_written(config: RuleConfig) -> None:
    """
    Every config without house penalties is read as it was written, and every `repr` evaluates.
    """
    assert evaluated(config) == config
    bare = config.replace(penalties=())
    assert parse_config(format_config(bare)) == bare
    for again in (copy.copy(config), copy.deepcopy(config), pickled(config)):
        assert (again, hash(again), repr(again)) == (config, hash(config), repr(config))


@given(states(), st.integers(0, pickle.HIGHEST_PROTOCOL))
def test_every_state_is_pickled_whole(state: GameState, protocol: int) -> None:
    """
    Every state comes out of a pickle as it went in, asked before or not, and a copy is itself.
    """
    again = pickled(state, protocol)
    same(pickled(again, protocol), state)
    same(again, state)
    assert copy.copy(state) is copy.deepcopy(state) is state


@given(states())
def test_every_state_can_be_laid_out_by_hand(state: GameState) -> None:
    """
    Every state is laid out again by its public facts, whatever order a hand is given in.
    """
    facts = facts_of(state)
    same(set_up(state.config, **facts), state)
    facts["hands"] = [hand[::-1] for hand in state.hands]
    facts["aside"] = state.aside[::-1]
    same(set_up(state.config, **facts), state)


@given(states().flatmap(lambda state: st.tuples(st.just(state), moves(state))))
def test_every_copy_answers_as_the_original(asked: tuple[GameState, Any]) -> None:
    """
    Every question about a state has the same answer for a state that was read.
    """
    state, move = asked
    again = parse_state(str(state), state.config)
    assert explain(again, move) == explain(state, move)
    for known in legal_moves(state):
        same(apply_move(again, known), apply_move(state, known))
