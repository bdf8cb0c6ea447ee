"""
What a state carries, derived from its facts once more: slowly, and to be read.

The facts are the tiles on the table in the order they were laid and where, the hands, the boneyard,
what lies aside, what was drawn in this turn, the markers, the rounds before and the rules. Nothing
here is remembered from one tile to the next but what one sees on a table, and there are no bits:
`properties/test_carried.py` turns it into those that a state carries, to compare the two.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import attrs

from chickenfoot import (
    MIDDLE,
    Draw,
    End,
    Ending,
    GameState,
    Move,
    Pass,
    Play,
    RuleConfig,
    Tile,
)
from chickenfoot.rules import (
    BlockedWhen,
    Blocks,
    DrawLimit,
    DrawnTile,
    Engines,
    Hunt,
    LastDouble,
    Nesting,
    Opening,
    Ties,
    TrainDoubles,
    WhenStarved,
    Wild,
)

# ------------------------------------------------------------------------------- tiles and ways

Way = tuple[Tile, int, int]
"""A tile lying one way round: the tile, the pips it joins with, and the pips it shows."""


def tiles_of(config: RuleConfig) -> Counter[Tile]:
    """Return the set of tiles."""
    pips = range(config.set.highest + 1)
    return Counter({Tile(a, b): config.set.copies for a in pips for b in pips})


def ways_of(config: RuleConfig, tile: Tile) -> list[Way]:
    """Return how *tile* can lie."""
    if tile == Tile(0, 0) and config.set.wild is Wild.BLANK_ADOPTS:
        return [(tile, pip, pip) for pip in range(config.set.highest + 1)]
    return sorted({(tile, tile.high, tile.low), (tile, tile.low, tile.high)}, key=lambda w: w[2])


def fits(config: RuleConfig, way: Way, pip: int) -> bool:
    """Whether a tile that lies as *way* matches an end that shows *pip*."""
    tile, joining, _ = way
    if config.set.wild is Wild.NONE or (
        config.set.wild is Wild.BLANK_ADOPTS and tile == Tile(0, 0)
    ):
        return joining == pip
    return joining == pip or 0 in (joining, pip)


# ------------------------------------------------------------------------------------ the facts


def facts_of(state: GameState) -> dict[str, Any]:
    """Return the facts of *state* as `set_up` takes them."""
    laid = [Play(each.tile, each.end, each.outward) for each in state.layout.placements]
    names = ("hands", "boneyard", "aside", "turn", "drawn", "markers", "lead", "lots")
    past = ("past_engines", "past_points")
    return {"layout": laid} | {name: getattr(state, name) for name in (*names, *past)}


# ------------------------------------------------------------------------------------ the table


@attrs.define
class Table:
    """
    What one sees on the table.

    Attributes:
        pips: The pips that every open end shows, trains that nobody has started included.

        arms: How many arms the engine still wants.

        feet: The feet that want toes, oldest first, and how many.

        engine: The end of the engine; None before it lies.
    """

    pips: dict[End, int] = attrs.Factory(dict)
    arms: int = 0
    feet: dict[End, int] = attrs.Factory(dict)
    engine: End | None = None


def table_of(state: GameState) -> Table:
    """Return what the tiles of *state* make, laid one after the other."""
    config, placements = state.config, state.layout.placements
    table = Table()
    copies: Counter[Tile] = Counter()
    for number, placement in enumerate(placements):
        end = End(placement.tile, copies[placement.tile], placement.end.train)
        copies[placement.tile] += 1
        if number == 0:
            seats = range(len(state.hands)) if config.trains else ()
            starts = [End(placement.tile, train=seat) for seat in seats]
            table = Table(dict.fromkeys([end, *starts], placement.outward), config.engine.arms)
            table.engine = end
        else:
            is_toe = placement.end in table.feet
            _cover(table, placement.end)
            table.pips[end] = placement.outward
            toes = foot_of(config, placement.tile, end.train, is_toe=is_toe)
            if toes:
                table.feet[end] = toes
        if config.feet.when_starved is WhenStarved.RELEASE:
            later = [later.tile for later in placements[number + 1 :]]
            _release(config, table, [*later, *off_the_table(state)])
    return table


def off_the_table(state: GameState) -> list[Tile]:
    """Return the tiles that are in hands, boneyard and aside."""
    return [tile for place in (*state.hands, state.boneyard, state.aside) for tile in place]


def _cover(table: Table, end: End) -> None:
    """Take a place of *end*, which is open no more when that was the last."""
    if end in table.feet:
        table.feet[end] -= 1
        if table.feet[end]:
            return
        del table.feet[end]
    elif end == table.engine:
        table.arms -= 1
        if table.arms:
            return
    del table.pips[end]


def foot_of(config: RuleConfig, tile: Tile, train: int | None, *, is_toe: bool) -> int:
    """Return how many toes *tile* wants if it is laid on a train or none, as a toe or not."""
    if not tile.is_double or (is_toe and config.feet.nesting is Nesting.PLAIN_TOE):
        return 0
    if train is not None and config.trains and config.trains.train_doubles is TrainDoubles.PLAIN:
        return 0
    return config.feet.toes


def _release(config: RuleConfig, table: Table, left: Sequence[Tile]) -> None:
    """Let every foot want no more toes than there can be."""
    for foot, missing in [*table.feet.items()]:
        table.feet[foot] = min(missing, toes_left(config, left, table.pips[foot]))
        if not table.feet[foot]:
            del table.feet[foot], table.pips[foot]


def toes_left(config: RuleConfig, left: Iterable[Tile], pip: int) -> int:
    """Return how many of the tiles *left* could be toes of a double that shows *pip*."""
    return sum(
        any(fits(config, way, pip) for way in ways_of(config, tile))
        and not (tile.is_double and config.feet.nesting is Nesting.FORBIDDEN)
        for tile in left
    )


def asked(config: RuleConfig, table: Table) -> list[End]:
    """Return the ends that may be used now, on whoever's train they are."""
    trains = [end for end in table.pips if end.train is not None]
    feet = [*table.feet]
    if feet and config.feet.blocks is not Blocks.NOTHING:
        first = feet[0] if config.feet.nesting is Nesting.OUTERMOST_FIRST else feet[-1]
        if config.feet.blocks is Blocks.TABLE:
            return [first]
        return [first, *(end for end in trains if end != first)]
    return [table.engine] if table.arms and table.engine else [*table.pips]


def fitting(config: RuleConfig, table: Table, ends: Iterable[End]) -> list[Way]:
    """Return how any tile of the game could lie on one of *ends*."""
    shown = {table.pips[end] for end in ends}
    return [
        way
        for tile in tiles_of(config)
        for way in ways_of(config, tile)
        if any(fits(config, way, pip) for pip in shown)
    ]


# ----------------------------------------------------------------------- what a seat can do there


def plays_of(state: GameState, table: Table, seat: int, markers: Iterable[int]) -> list[Play]:
    """Return what *seat* could lay at the start of a turn, were the trains of *markers* marked."""
    config, hand = state.config, state.hands[seat]
    marked = {*markers}

    def usable(ends: Iterable[End]) -> list[End]:
        return [end for end in ends if end.train in {None, seat, *marked} or end in table.feet]

    found = [*_laid_on(state, table, hand, usable(asked(config, table)))]
    opening = table.arms and asked(config, table) == [table.engine]
    if not found and opening and config.engine.opening is Opening.PREFER_ENGINE:
        trains = [end for end in table.pips if end.train is not None]
        found = [*_laid_on(state, table, hand, usable(trains))]
    return found


def _laid_on(
    state: GameState, table: Table, hand: Sequence[Tile], ends: Iterable[End]
) -> Iterator[Play]:
    for tile in dict.fromkeys(hand):
        for end in ends:
            for way in ways_of(state.config, tile):
                if fits(state.config, way, table.pips[end]) and not _is_barred(
                    state, table, hand, tile, end, way[2]
                ):
                    yield Play(tile, end, way[2])


def _is_barred(
    state: GameState, table: Table, hand: Sequence[Tile], tile: Tile, end: End, shows: int
) -> bool:
    """Whether the rules bar a double that fits."""
    config, is_toe = state.config, end in table.feet
    if not tile.is_double:
        return False
    if config.going_out.last_double is LastDouble.FORBIDDEN and len(hand) == 1:
        return True
    if config.feet.nesting is Nesting.FORBIDDEN and is_toe:
        return True
    left = off_the_table(state)
    left.remove(tile)
    wanted = foot_of(config, tile, end.train, is_toe=is_toe)
    return config.feet.when_starved is WhenStarved.FORBID and wanted > toes_left(
        config, left, shows
    )


def drawable(state: GameState) -> int:
    """Return how many tiles of the boneyard may be drawn."""
    reserve = state.config.drawing.reserve
    kept = reserve if isinstance(reserve, int) else reserve.get(len(state.hands), 0)
    return max(0, len(state.boneyard) - kept)


def draws(state: GameState, *, foot_open: bool) -> bool:
    """Whether a seat that cannot play draws, or draws again."""
    rules = state.config.drawing
    limit = rules.per_turn
    if foot_open and rules.per_turn_on_foot is not None:
        limit = rules.per_turn_on_foot
    often = limit is DrawLimit.UNTIL_PLAYABLE or limit > len(state.drawn)
    return drawable(state) > 0 and often


def legal_of(state: GameState) -> set[Move]:
    """Return what the seat to move may do."""
    if ending_of(state) is not None:
        return set()
    table, rules = table_of(state), state.config.drawing
    if table.engine is None:
        pip = engine_to_lay(state)
        is_held = pip is not None and Tile(pip, pip) in state.hands[state.turn]
        return {Play(Tile(pip, pip), MIDDLE, pip)} if pip is not None and is_held else {Draw()}
    plays = plays_of(state, table, state.turn, state.markers)
    now: set[Move] = {play for play in plays if not state.drawn or play.tile == state.drawn[-1]}
    again = draws(state, foot_open=bool(table.feet))
    if not now:
        return {Draw()} if again and not plays else {Pass()}
    if not state.drawn:
        return now | {Draw()} if again and rules.voluntary else now
    if rules.drawn_tile is DrawnTile.KEEP:
        return {Pass()}
    return now | {Pass()} if rules.drawn_tile is DrawnTile.MAY_PLAY else now


def engine_to_lay(state: GameState) -> int | None:
    """Return the double that opens the round, in pips; None as long as it is looked for."""
    wanted = engine_sought(state)
    held = {tile.high for hand in state.hands for tile in hand if tile.is_double}
    if wanted in held:
        return wanted
    lower = {pip for pip in held if pip < wanted}
    if lower and state.config.engine.hunt is Hunt.NEXT_LOWER:
        return max(lower)
    return None if drawable(state) else max(held, default=None)


def schedule_left(config: RuleConfig, past: Iterable[int]) -> list[int]:
    """Return the doubles the schedule still asks for after rounds on those of *past*, in pips."""
    engines = config.schedule.engines
    left = [*range(config.set.highest, -1, -1)] if isinstance(engines, Engines) else [*engines]
    for used in past:
        if config.engine.hunt is Hunt.NEXT_LOWER:
            left = [pip for pip in left if pip < min(used, left[0])]
        else:
            left = left[1:]
    return left


def engine_sought(state: GameState) -> int:
    """Return the double that this round asks for, in pips."""
    left = schedule_left(state.config, state.past_engines)
    if left:
        return left[0]
    assert state.config.ranking.ties is Ties.EXTRA_ROUND
    pips = range(state.config.set.highest + 1)
    return next(pip for pip in pips if pip not in state.past_engines)


def ending_of(state: GameState) -> Ending | None:
    """Return how the round is over; None if it goes on."""
    config, table = state.config, table_of(state)
    if not all(state.hands):
        return Ending.OUT
    if table.engine is None:
        return Ending.BLOCKED if engine_to_lay(state) is None and not drawable(state) else None
    if config.feet.when_starved is WhenStarved.END_ROUND and any(
        missing > toes_left(config, off_the_table(state), table.pips[foot])
        for foot, missing in table.feet.items()
    ):
        return Ending.STARVED
    if state.drawn or draws(state, foot_open=bool(table.feet)):
        return None
    seats = range(len(state.hands))
    if config.going_out.blocked_when is BlockedWhen.FIRST_STUCK:
        plays = plays_of(state, table, state.turn, state.markers)
        return None if plays else Ending.BLOCKED
    return None if any(plays_of(state, table, seat, seats) for seat in seats) else Ending.BLOCKED
