"""The list of legal moves: its order, and what in it comes to the same."""

from hypothesis import given

from chickenfoot import (
    Draw,
    End,
    FindEngine,
    GameState,
    Move,
    Pass,
    Play,
    apply_move,
    distinct_moves,
    legal_moves,
    open_ends,
    open_feet,
    phase,
    position_key,
)
from chickenfoot.rules import Blocks, TrainDoubles
from chickenfoot.testing import configs, rounds


def end_order(end: End) -> tuple[object, ...]:
    """Return what ends are ordered by: off the trains first, then copy by copy, then the tile."""
    return (-1 if end.train is None else end.train, end.copy, end.on)


def order(move: Move) -> tuple[object, ...]:
    """Return what legal moves are ordered by, as `legal_moves` promises."""
    match move:
        case Play(tile, end, outward):
            return (0, tile, outward, *end_order(end))
        case Draw():
            return (1,)
        case Pass():
            return (2,)


@given(rounds())
def test_every_list_is_in_the_promised_order(line: tuple[GameState, ...]) -> None:
    """
    Every list of legal moves is in the order promised and has no move twice; no list is empty
    before the round is over.
    """
    for state in line:
        moves = legal_moves(state)
        assert [order(move) for move in moves] == sorted(map(order, moves))
        assert len({*moves}) == len(moves)
        assert bool(moves) == (not state.is_round_over)
        ends = [place.end for place in open_ends(state)]
        assert ends == sorted(ends, key=end_order)


many_ends = (
    configs()
    | configs(arms=1, toes=2, blocks=Blocks.NOTHING, train_doubles=TrainDoubles.FOOT)
    | configs(arms=1, toes=2, blocks=Blocks.NOTHING, trains=None)
)


@given(rounds(many_ends))
def test_every_move_comes_to_the_same_as_one_distinct_move(line: tuple[GameState, ...]) -> None:
    """
    Every legal move is one of the distinct ones, or comes to the same as exactly one of them: it
    leads to a position with the same key.
    """
    for state in line:
        distinct, legal = distinct_moves(state), legal_moves(state)
        assert list(distinct) == [move for move in legal if move in distinct]
        like = {kind(state, move): move for move in distinct}
        assert len(like) == len(distinct)
        for move in legal:
            other = like[kind(state, move)]
            if other != move:
                after = position_key(apply_move(state, move))
                assert after == position_key(apply_move(state, other))


def kind(state: GameState, move: Move) -> object:
    """Return what the rules see of a move, as `distinct_moves` says it."""
    if not isinstance(move, Play) or isinstance(phase(state), FindEngine):
        return move
    pips = {place.end: place.pip for place in open_ends(state)}
    engine = state.layout.placements[0].tile
    is_engine = move.end == End(engine) and engine_wants_arms(state)
    if is_engine or move.end in open_feet(state):
        return move
    return (move.tile, move.outward, pips[move.end], move.end.train)


def engine_wants_arms(state: GameState) -> bool:
    """Whether the engine is still among the open ends."""
    return any(place.end == End(state.layout.placements[0].tile) for place in open_ends(state))
