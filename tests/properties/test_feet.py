"""A foot takes its toes, and what an open one closes stays closed."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chickenfoot import (
    MIDDLE,
    End,
    Ending,
    GameState,
    Play,
    RuleConfig,
    Tile,
    apply_move,
    is_starved,
    legal_moves,
    open_ends,
    open_feet,
    round_result,
    set_up,
)
from chickenfoot.notation import parse_state
from chickenfoot.rules import (
    BlockedWhen,
    Blocks,
    LastDouble,
    Nesting,
    TrainDoubles,
    TrainRules,
    WhenStarved,
    Wild,
)
from chickenfoot.testing import configs, rounds, states
from slow import draws, foot_of, off_the_table, table_of, toes_left

INNERMOST, OUTERMOST = Nesting.INNERMOST_FIRST, Nesting.OUTERMOST_FIRST


def offered(state: GameState) -> list[End]:
    """Return the end that each tile on the table offers, or offered once, oldest first."""
    laid: Counter[Tile] = Counter()
    ends = []
    for placement in state.layout.placements:
        ends.append(End(placement.tile, laid[placement.tile], placement.end.train))
        laid[placement.tile] += 1
    return ends


def feet_on(state: GameState) -> dict[End, int]:
    """Return every foot there ever was, oldest first, and how many toes it has got."""
    got: dict[End, int] = {}
    config = state.config
    for placement, end in [*zip(state.layout.placements, offered(state), strict=True)][1:]:
        is_toe = placement.end in got and got[placement.end] < config.feet.toes
        if placement.end in got:
            got[placement.end] += 1
        if foot_of(config, placement.tile, end.train, is_toe=is_toe):
            got[end] = 0
    return got


crowded = (
    configs()
    | configs(copies=2, toes=2, nesting=OUTERMOST)
    | configs(copies=2, toes=2, nesting=INNERMOST)
    | configs(blocks=Blocks.COMMUNAL, train_doubles=TrainDoubles.FOOT)
    | configs(blocks=Blocks.NOTHING)
)
lasting = st.sampled_from([each for each in WhenStarved if each is not WhenStarved.RELEASE])


@given(lasting.flatmap(lambda starved: rounds(configs(when_starved=starved))))
def test_every_foot_takes_exactly_its_toes(line: tuple[GameState, ...]) -> None:
    """
    Every foot has at most the toes that it wants, and is open as long as it has fewer.
    """
    wanted = line[0].config.feet.toes
    for state in line:
        got = feet_on(state)
        assert all(toes <= wanted for toes in got.values())
        assert open_feet(state) == tuple(foot for foot, toes in got.items() if toes < wanted)


@given(rounds(crowded))
def test_every_tile_offers_as_many_ends_as_the_rules_say(line: tuple[GameState, ...]) -> None:
    """
    Every foot offers its toes, the engine its arms and trains, and any other tile one end.
    """
    last = line[-1]
    rules, seats, feet = last.config, len(last.hands), feet_on(last)
    engine = rules.engine.arms + (seats if rules.trains else 0)
    told = [placement.ends for placement in last.layout.placements]
    others = [rules.feet.toes if end in feet else 1 for end in offered(last)[1:]]
    assert told == [engine, *others][: len(told)]


@given(rounds(crowded))
def test_every_play_beside_an_open_foot_is_one_that_the_rules_leave(
    line: tuple[GameState, ...],
) -> None:
    """
    Every tile laid while a foot is open is a toe of the foot that goes first; or it is laid on a
    train, if feet close only the rest; or anywhere, if they close nothing.
    """
    rules = line[0].config.feet
    for before, after in pairwise(line):
        feet = open_feet(before)
        if feet and len(after.layout.placements) > len(before.layout.placements):
            end = after.layout.placements[-1].end
            assert (
                end == feet[0 if rules.nesting is OUTERMOST else -1]
                or (rules.blocks is Blocks.COMMUNAL and end.train is not None)
                or rules.blocks is Blocks.NOTHING
            )


@given(rounds(configs(copies=1, wild=Wild.NONE)))
def test_every_foot_stands_alone_with_one_plain_set(line: tuple[GameState, ...]) -> None:
    """
    With one plain set no double is ever a toe, and at most one foot is open unless feet close
    nothing, or leave trains open on which there are feet as well.
    """
    blocks, trains = line[0].config.feet.blocks, line[0].config.trains
    alone = blocks is Blocks.TABLE or (
        blocks is Blocks.COMMUNAL and (trains is None or trains.train_doubles is TrainDoubles.PLAIN)
    )
    for state in line:
        feet = open_feet(state)
        assert len(feet) <= 1 or not alone
        assert not any(
            move.tile.is_double and move.end in feet
            for move in legal_moves(state)
            if isinstance(move, Play)
        )


TWO_FEET = [
    (
        RuleConfig().replace(blocks=Blocks.NOTHING, arms=1),
        "9-9 9-1@9-9 1-1@9-1 1-2@1-1 2-2@1-2 | 3-4 / 4-5",
    ),
    (
        RuleConfig().replace(
            blocks=Blocks.COMMUNAL, arms=1, trains=TrainRules(train_doubles=TrainDoubles.FOOT)
        ),
        "9-9 9-1@9-9 1-1@9-1 9-2@9-9:0 2-2@2-9:0 | 3-4 / 4-5",
    ),
]


@pytest.mark.parametrize(("config", "position"), TWO_FEET)
def test_two_feet_are_open_where_the_rules_leave_room(config: RuleConfig, position: str) -> None:
    """
    The two exceptions are reached: feet that close nothing, and feet on trains left open.
    """
    assert len(open_feet(parse_state(position, config))) == 2


def stackable(copies: int, wild: Wild) -> RuleConfig:
    """Return rules under which feet are stacked, with pips enough for the longest stack."""
    return RuleConfig().replace(
        highest=copies + 2, copies=copies, wild=wild, arms=1, toes=2, hand_sizes=1
    )


def longest_stack(config: RuleConfig) -> int:
    """Return how many feet can be open at once, each laid on the one before; all are tried."""
    top = config.set.highest
    engine, others = Tile(top, top), Tile(0, top)
    doubles = Counter({Tile(pip, pip): config.set.copies for pip in range(top + 1)})
    known: dict[object, int] = {}

    def above(plays: tuple[Play, ...]) -> int:
        """Return how many more feet can be laid on *plays*, by a seat that holds all doubles."""
        hand = tuple((doubles - Counter(play.tile for play in plays)).elements())
        key = (hand, plays[-1].outward, len(plays) == 1)
        if key not in known:
            state = set_up(config, layout=plays, hands=[hand, [others]], complete=False)
            moves = [move for move in legal_moves(state) if isinstance(move, Play)]
            feet = len(open_feet(state))
            known[key] = max(
                (above((*plays, move)) + 1 for move in moves if is_stacked(state, move, feet)),
                default=0,
            )
        return known[key]

    def is_stacked(state: GameState, move: Play, feet: int) -> bool:
        return move.tile.is_double and len(open_feet(apply_move(state, move))) == feet + 1

    first = Play(engine, MIDDLE, top)
    arms = [Play(Tile(pip, top), End(engine), pip) for pip in range(1, top)]
    return max(above((first,)), *(above((first, arm)) for arm in arms))


@pytest.mark.parametrize("copies", [1, 2, 3])
def test_the_longest_stacks_of_feet_are_reached_and_no_longer_ones(copies: int) -> None:
    """
    Every way in which feet nest goes as deep as the arithmetic says: with *copies* sets as deep as
    there are copies, twice as deep where double-blanks adopt, and with wild blanks through all
    copies of one double more than there are sets, with a double-blank between any two.
    """
    assert longest_stack(stackable(copies, Wild.NONE)) == copies
    assert longest_stack(stackable(copies, Wild.BLANK_ADOPTS)) == 2 * copies
    assert longest_stack(stackable(copies, Wild.BLANK)) == copies * copies + 2 * copies


stacking = st.sampled_from(Wild).flatmap(
    lambda wild: configs(nesting=INNERMOST, blocks=Blocks.TABLE, wild=wild)
)


@given(rounds(stacking))
def test_every_stack_of_feet_is_as_deep_as_the_set_allows(line: tuple[GameState, ...]) -> None:
    """
    In every round the feet that are open at once are no more than the longest stack.
    """
    copies, wild = line[0].config.set.copies, line[0].config.set.wild
    longest = {Wild.NONE: copies, Wild.BLANK_ADOPTS: 2 * copies, Wild.BLANK: copies * (copies + 2)}
    assert max(len(open_feet(state)) for state in line) <= longest[wild]


@given(states())
def test_every_foot_is_starved_if_too_few_tiles_are_left(state: GameState) -> None:
    """
    Every open foot is starved just when it wants more toes than there are tiles left for it.
    """
    table = table_of(state)
    for foot in open_feet(state):
        left = toes_left(state.config, off_the_table(state), table.pips[foot])
        assert is_starved(state, foot) == (table.feet[foot] > left)


blocking = st.tuples(
    st.sampled_from([INNERMOST, OUTERMOST, Nesting.PLAIN_TOE]),
    st.sampled_from([WhenStarved.FREEZE, WhenStarved.RELEASE]),
).flatmap(
    lambda chosen: configs(
        wild=Wild.NONE,
        blocks=Blocks.TABLE,
        nesting=chosen[0],
        when_starved=chosen[1],
        last_double=LastDouble.ALLOWED,
        blocked_when=BlockedWhen.ALL_STUCK,
    )
)


@given(rounds(blocking))
def test_every_round_with_a_foot_is_blocked_if_nobody_can_feed_it(
    line: tuple[GameState, ...],
) -> None:
    """
    While a foot closes all else, the round is blocked if and only if nothing may be drawn and no
    hand has a tile of the suit of the foot that goes first.
    """
    for state in line:
        feet = open_feet(state)
        if feet and all(state.hands) and not state.drawn:
            pips = {place.end: place.pip for place in open_ends(state)}
            suit = pips[feet[0 if state.config.feet.nesting is OUTERMOST else -1]]
            fed = any(suit in (tile.low, tile.high) for hand in state.hands for tile in hand)
            assert state.is_round_over == (not fed and not draws(state, foot_open=True))
            assert not state.is_round_over or round_result(state).ending is Ending.BLOCKED
