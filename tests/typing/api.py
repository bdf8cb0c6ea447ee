"""
What a type checker makes of the public names; checked by two of them, never executed.

`assert_type` says what a question gives, `assert_never` that a `match` misses no case. An ignored
error is one that has to be there: if it went away, mypy would complain about the comment.
"""

from collections.abc import Callable, Hashable
from typing import Any, assert_never, assert_type

import chickenfoot as cf
from chickenfoot import (
    Draw,
    End,
    FillEngine,
    FillFoot,
    FindEngine,
    GameOver,
    GameState,
    Move,
    OpenPlay,
    Pass,
    Phase,
    Play,
    RoundOver,
    RuleConfig,
    Tile,
    notation,
    presets,
    rules,
    text,
)


def waits_for(phase: Phase) -> str:
    """Every phase has its words."""
    match phase:
        case FindEngine(engine, layer):
            assert_type(engine, int)
            assert_type(layer, int | None)
            return f"the double of {engine}"
        case FillEngine(missing):
            return f"{missing} arms"
        case FillFoot(foot, missing):
            assert_type(foot, End)
            return f"{missing} toes on {foot}"
        case OpenPlay():
            return "any open end"
        case RoundOver(ending, out) | GameOver(ending, out):
            assert_type(ending, cf.Ending)
            assert_type(out, int | None)
            return "nothing"
    assert_never(phase)


def in_words(move: Move) -> str:
    """Every move has its words."""
    match move:
        case Play(tile, end, outward):
            assert_type(tile, Tile)
            assert_type(end, End)
            assert_type(outward, int)
            return f"{tile} on {end}"
        case Draw():
            return "draw"
        case Pass():
            return "pass"
    assert_never(move)


def how_it_ended(ending: cf.Ending) -> str:
    """Every ending has its words."""
    match ending:
        case cf.Ending.OUT:
            return "somebody is out"
        case cf.Ending.BLOCKED:
            return "nobody can move"
        case cf.Ending.STARVED:
            return "a foot starves"
    assert_never(ending)


def misses_a_phase(phase: Phase) -> None:
    """A phase that is left out is found by the checker."""
    match phase:
        case FindEngine() | FillEngine() | FillFoot() | OpenPlay() | RoundOver():
            pass
        case left_out:
            assert_type(left_out, GameOver)


def starting(
    config: RuleConfig, tiles: list[Tile], lots: tuple[tuple[Tile | None, ...], ...]
) -> None:
    """A deal follows from a seed of three kinds, or from tiles with or without lots."""
    assert_type(cf.new_game(config, seats=4, seed=1795), GameState)
    assert_type(cf.new_game(config, seats=4, seed="Friday"), GameState)
    assert_type(cf.new_game(config, seats=4, seed=b"x"), GameState)
    assert_type(cf.new_game(config, seats=4, tiles=tiles), GameState)
    assert_type(cf.new_game(config, seats=4, tiles=iter(tiles), lots=lots), GameState)
    assert_type(cf.new_game(config, seats=4, tiles=tiles, lots=None), GameState)
    cf.new_game(config, seats=4)  # type: ignore[call-overload]
    cf.new_game(config, seats=4, seed=1.0)  # type: ignore[call-overload]
    cf.new_game(config, seats=4, seed=1, tiles=tiles)  # type: ignore[call-overload]
    cf.new_game(config, seats=4, seed=1, lots=lots)  # type: ignore[call-overload]
    cf.new_game(config, 4, seed=1)  # type: ignore[call-overload]
    seed: cf.Seed = cf.fresh_seed()
    assert_type(cf.fresh_seed(), str)
    assert_type(cf.new_game(config, seats=4, seed=seed), GameState)


def going_on(state: GameState, tiles: list[Tile]) -> None:
    """The same two ways lead to the next round."""
    assert_type(cf.next_round(state, seed=1), GameState)
    assert_type(cf.next_round(state, tiles=tiles), GameState)
    cf.next_round(state)  # type: ignore[call-overload]
    cf.next_round(state, seed=1, tiles=tiles)  # type: ignore[call-overload]


def tiles_and_moves(tile: Tile, end: End) -> None:
    """The values that a game is made of."""
    assert_type(tile.low, int)
    assert_type(tile.high, int)
    assert_type(tile.pips, int)
    assert_type(tile.is_double, bool)
    assert_type(sorted([tile, tile]), list[Tile])
    assert_type(end.on, Tile | None)
    assert_type(end.copy, int)
    assert_type(end.train, int | None)
    assert_type(cf.MIDDLE, End)
    assert_type(Play(tile, end, 6), Play)
    Play(tile, end)  # type: ignore[call-arg]
    tile.low = 3  # type: ignore[misc]


def asking(state: GameState, move: Move, tile: Tile) -> None:
    """The questions about a position."""
    assert_type(cf.legal_moves(state), tuple[Move, ...])
    assert_type(cf.distinct_moves(state), tuple[Move, ...])
    assert_type(cf.plays(state, tile), tuple[Play, ...])
    assert_type(cf.plays(state, tile, End(tile)), tuple[Play, ...])
    assert_type(cf.apply_move(state, move), GameState)
    assert_type(cf.apply_move(state, move, seat=2), GameState)
    cf.apply_move(state, move, 2)  # type: ignore[call-arg]
    cf.apply_move(state, tile)  # type: ignore[arg-type]
    refusal = cf.explain(state, move, seat=2)
    assert_type(refusal, cf.Refusal | None)
    if refusal is not None:
        assert_type(refusal.reason, cf.Reason)
        assert_type(refusal.reason.sentence, str)
        assert_type(refusal.reason.family, str | None)
        assert_type(refusal.reason.field, str | None)
        assert_type(refusal.foot, End | None)
        assert_type(refusal.missing, int)
        assert_type(refusal.legal, tuple[Move, ...])
    for answer in cf.explain_hand(state, 2):
        assert_type(answer, cf.TileAnswer)
        assert_type(answer.tile, Tile)
        assert_type(answer.plays, tuple[Play, ...])
        assert_type(answer.refusal, cf.Refusal | None)


def facts(state: GameState) -> None:
    """What a position knows."""
    assert_type(state.config, RuleConfig)
    assert_type(state.layout.placements, tuple[cf.Placement, ...])
    assert_type(state.layout.placements[0].train, int | None)
    assert_type(state.hands, tuple[tuple[Tile, ...], ...])
    assert_type(state.boneyard, tuple[Tile, ...])
    assert_type(state.aside, tuple[Tile, ...])
    assert_type(state.turn, int)
    assert_type(state.drawn, tuple[Tile, ...])
    assert_type(state.markers, frozenset[int])
    assert_type(state.lead, int)
    assert_type(state.past_engines, tuple[int, ...])
    assert_type(state.past_points, tuple[tuple[int, ...], ...])
    assert_type(state.lots, tuple[tuple[Tile | None, ...], ...])
    assert_type(state.round_number, int)
    assert_type(state.to_move, int | None)
    assert_type(state.is_round_over, bool)
    assert_type(state.is_game_over, bool)
    state.turn = 3  # type: ignore[misc]


def what_follows(state: GameState) -> None:
    """What can be worked out from a position."""
    assert_type(cf.phase(state), Phase)
    assert_type(cf.round_engine(state), int)
    assert_type(cf.open_ends(state), tuple[cf.OpenEnd, ...])
    assert_type(cf.open_ends(state)[0].allowed, bool)
    assert_type(cf.open_feet(state), tuple[End, ...])
    assert_type(cf.is_starved(state, cf.open_feet(state)[0]), bool)
    assert_type(cf.totals(state), tuple[int, ...])
    assert_type(cf.position_key(state), Hashable)
    result = cf.round_result(state)
    assert_type(result, cf.RoundResult)
    assert_type(result.points, tuple[int, ...])
    assert_type(result.out, int | None)
    assert_type(result.ending, cf.Ending)
    table = cf.standings(state)
    assert_type(table.ranks, tuple[int, ...])
    assert_type(table.winners, tuple[int, ...])
    assert_type(table.teams, tuple[tuple[int, ...], ...])


def changing(config: RuleConfig) -> None:
    """The fields of a config, and what they take."""
    assert_type(config.replace(toes=2, hand_sizes=rules.HandSize.ALL, name="ours"), RuleConfig)
    assert_type(config.replace(hand_sizes={2: 7, 4: 6}, engines=(9, 8), seats=(2, 4)), RuleConfig)
    assert_type(config.seat_counts, tuple[int, ...])
    assert_type(config.feet.toes, int)
    assert_type(config.trains, rules.TrainRules | None)
    config.replace(toes="2")  # type: ignore[arg-type]
    config.replace(claws=2)  # type: ignore[call-arg]
    config.replace(blocks=rules.Nesting.FORBIDDEN)  # type: ignore[arg-type]
    assert_type(cf.remarks(config), tuple[str, ...])
    assert_type(cf.differences(config, config), dict[str, tuple[Any, Any]])
    assert_type(presets.JAQUES, RuleConfig)
    assert_type(presets.BY_NAME["jaques"], RuleConfig)


class EachDouble:
    """A house penalty needs no class of ours."""

    def points(self, held: cf.HeldHand, /) -> int:
        """The points of a hand."""
        assert_type(held.hand, tuple[Tile, ...])
        assert_type(held.hands, tuple[tuple[Tile, ...], ...])
        assert_type(held.ending, cf.Ending)
        assert_type(held.went_out, bool)
        return 25 * sum(tile.is_double for tile in held.hand)


def penalties(config: RuleConfig) -> None:
    """Anything with the one method is a penalty."""
    penalty: rules.Penalty = EachDouble()
    assert_type(config.replace(penalties=(penalty,)), RuleConfig)
    config.replace(penalties=(Tile(1, 1),))  # type: ignore[arg-type]


def surroundings(state: GameState) -> None:
    """The modules that are loaded when they are asked for."""
    assert_type(notation.parse_tile("9-4"), Tile)
    assert_type(notation.parse_move("draw"), Move)
    assert_type(notation.parse_state("9-9 | 1-2 / 3-4", complete=False), GameState)
    assert_type(notation.format_state(state), str)
    assert_type(text.render(state.layout), str)
    assert_type(cf.text.render(state.layout), str)


def errors() -> None:
    """What is raised, and what it knows."""
    try:
        raise NotImplementedError
    except cf.IllegalMoveError as illegal:
        assert_type(illegal.move, Move)
        assert_type(illegal.refusal, cf.Refusal)
    except (cf.RuleConfigError, cf.InvalidStateError) as wrong:
        assert_type(wrong.problems, tuple[str, ...])
    except cf.NotationError as unread:
        assert_type(unread.text, str)
        assert_type(unread.position, int)
    except cf.RecordError as record:
        assert_type(record.line, int | None)
        assert_type(record.move_number, int | None)
    except cf.ChickenfootError as other:
        as_value_error: ValueError = other
        raise as_value_error from None


by_position: Callable[[GameState], tuple[Move, ...]] = cf.legal_moves
