"""Rounds come to an end, cost what is held, and know nothing of each other."""

from itertools import cycle, pairwise

from hypothesis import given, reject
from hypothesis import strategies as st

from chickenfoot import (
    Ending,
    GameOver,
    GameState,
    InvalidStateError,
    RoundOver,
    Tile,
    apply_move,
    legal_moves,
    phase,
    round_engine,
    round_result,
    set_up,
    standings,
    totals,
)
from chickenfoot.rules import Objective, RankingRules, Teams, Ties
from chickenfoot.testing import EachDouble, configs, games, rounds, states
from slow import drawable, facts_of, schedule_left, tiles_of

choices = st.lists(st.integers(0, 9), min_size=1, max_size=40)


@given(states(max_moves=0), choices)
def test_every_round_ends_within_its_bound(state: GameState, places: list[int]) -> None:
    """
    Every round is over after no more plays than there are tiles, no more draws than there are
    tiles to draw, and between any two of these no more passes than there are seats; with trains
    nearly twice as many, since all may have to mark theirs before one can go on.
    """
    seats, tiles = len(state.hands), tiles_of(state.config).total()
    plays_left, draws_left, passes = tiles - seats + 1, drawable(state), 0
    again = cycle(places)
    while moves := legal_moves(state):
        before, state = state, apply_move(state, moves[next(again) % len(moves)])
        if len(state.layout.placements) > len(before.layout.placements):
            plays_left, passes = plays_left - 1, 0
        elif len(state.boneyard) < len(before.boneyard):
            draws_left, passes = draws_left - 1, 0
        else:
            passes += 1
        assert plays_left >= 0
        assert draws_left >= 0
        assert passes <= (seats if state.config.trains is None else 2 * seats - 1)
    assert state.is_round_over


def cost(state: GameState, seat: int) -> int:
    """Return what the hand of *seat* costs, tile by tile."""
    rules = state.config.scoring
    points = 0
    for tile in state.hands[seat]:
        if tile == Tile(0, 0):
            points += rules.double_blank
        else:
            points += tile.low + tile.high + (rules.blank_half if tile.low == 0 else 0)
        for penalty in rules.penalties:
            assert isinstance(penalty, EachDouble)
            points += penalty.extra if tile.is_double else 0
    if not state.hands[seat] and state.layout.placements[-1].tile.is_double:
        points += rules.out_on_double
    return points


@given(rounds())
def test_every_hand_costs_its_tiles(line: tuple[GameState, ...]) -> None:
    """
    Every seat pays for the tiles it holds when the round is over, and for nothing else but going
    out on a double; one seat at most has none left.
    """
    last = line[-1]
    result = round_result(last)
    assert result.points == tuple(cost(last, seat) for seat in range(len(last.hands)))
    out = [seat for seat, hand in enumerate(last.hands) if not hand]
    assert out == ([] if result.out is None else [result.out])
    assert (result.ending is Ending.OUT) == (len(out) == 1)
    assert phase(last) in (
        RoundOver(result.ending, result.out),
        GameOver(result.ending, result.out),
    )
    assert all(all(state.hands) for state in line[:-1])


@given(games())
def test_every_round_is_booked_once(line: tuple[GameState, ...]) -> None:
    """
    Every round that is over stands among the past ones of the next, and nothing else does.
    """
    assert (line[0].round_number, line[0].past_points, line[0].past_engines) == (1, (), ())
    for before, after in pairwise(line):
        if before.is_round_over:
            assert after.past_points == (*before.past_points, round_result(before).points)
            assert after.past_engines == (*before.past_engines, round_engine(before))
        assert after.round_number == before.round_number + before.is_round_over


@st.composite
def scored(draw: st.DrawFn) -> GameState:
    """Return the end of a round in a game of two, after rounds with drawn points."""
    by_total = RankingRules(ties=Ties.EXTRA_ROUND)
    last = draw(rounds(configs(engines=(1, 1), highest=3, ranking=by_total)))[-1]
    past = draw(st.integers(0, 2))
    row = st.tuples(*[st.integers(0, 2)] * len(last.hands))
    points = [draw(row) for _ in range(past)]
    try:
        facts = facts_of(last) | {"past_engines": [1] * past, "past_points": points}
        return set_up(last.config, **facts)
    except InvalidStateError:  # nobody is tied, so there is no third round
        reject()


@given(games())
def test_every_rank_in_a_game_follows_from_the_points(line: tuple[GameState, ...]) -> None:
    """
    Every team has the points of its rounds, and its rank by them; where it matters who is out
    first, that seat has won.
    """
    for state in line:
        assert_ranked(state)


@given(scored())
def test_every_tie_is_shared_or_played_off(state: GameState) -> None:
    """
    Every two teams with as many points share a rank; an extra round does not count, but ranks those
    who were tied for the first.
    """
    assert_ranked(state)


def assert_ranked(state: GameState) -> None:
    """Assert that totals, ranks and winners follow from the rows of points."""
    rows, engines, out = state.past_points, state.past_engines, None
    if state.is_round_over:
        result = round_result(state)
        rows, engines, out = (*rows, result.points), (*engines, 0), result.out
    counted = [
        row for number, row in enumerate(rows) if schedule_left(state.config, engines[:number])
    ]
    points = [sum(row[seat] for row in counted) for seat in range(len(state.hands))]
    assert totals(state) == tuple(points)
    told, rules = standings(state), state.config.ranking
    keys = {side: (sum(points[seat] for seat in side), 0) for side in told.teams}
    if rules.objective is Objective.FIRST_OUT and out is not None:
        keys = {side: (out not in side, 0) for side in told.teams}
    elif len(rows) > len(counted):
        best = min(keys.values())
        extra = {side: sum(rows[-1][seat] for seat in side) for side in keys}
        keys = {side: (key[0], extra[side] * (key == best)) for side, key in keys.items()}
    for side, key in keys.items():
        assert len(side) == 1 + (rules.teams is Teams.OPPOSITE)
        rank = 1 + sum(other < key for other in keys.values())
        assert all(told.ranks[seat] == rank for seat in side)
    first = tuple(seat for seat, rank in enumerate(told.ranks) if rank == 1)
    assert told.winners == (first if state.is_game_over else ())


def played(state: GameState, choices: list[int]) -> list[GameState]:
    """Return the positions that follow on *state*, by the place of each move in the list."""
    line = [state]
    for choice in choices:
        moves = legal_moves(line[-1])
        if moves:
            line.append(apply_move(line[-1], moves[choice % len(moves)]))
    return line


@given(states(max_moves=0), choices, choices, st.lists(st.booleans()))
def test_every_game_goes_its_own_way(
    start: GameState, one: list[int], other: list[int], order: list[bool]
) -> None:
    """
    Every two games, even from one deal, go the same way whether they are played one after the
    other or move by move beside each other.
    """
    apart = [played(start, one), played(start, other)]
    beside = [[start], [start]]
    left = [iter(one), iter(other)]
    for turn in [*order, *[False] * len(one), *[True] * len(other)]:
        choice = next(left[turn], None)
        if choice is not None:
            beside[turn] += played(beside[turn][-1], [choice])[1:]
    assert beside == apart
    for game, same in zip(beside, apart, strict=True):
        assert list(map(legal_moves, game)) == list(map(legal_moves, same))
