"""
Strategies for Hypothesis, to test a program that plays: rules, deals, positions, games, moves.

Tiles come in a drawn order and moves are drawn from the legal ones; nothing follows from a seed.
So a failing example shrinks to the plainest rules and the shortest game, and prints as a line
that can be pasted. A strategy says what can be, not how often it is.

Needs hypothesis: ``pip install "chickenfoot[testing]"``.
"""

import enum
from collections.abc import Mapping, Sequence
from decimal import Decimal
from operator import attrgetter, itemgetter
from typing import Any, NamedTuple, Unpack

import attrs

from chickenfoot import rules
from chickenfoot._config import FAMILIES, RuleConfig
from chickenfoot._game import dealt, lead_matters, new_game, next_round
from chickenfoot._legal import legal_moves
from chickenfoot._lots import drawn_lots
from chickenfoot._moves import DRAW, MIDDLE, PASS, End, Move, Play
from chickenfoot._phase import open_ends
from chickenfoot._play import apply_move
from chickenfoot._round import Lots
from chickenfoot._rules import dealing, matching
from chickenfoot._rules.scoring import HeldHand
from chickenfoot._scorekeeping import asked_next
from chickenfoot._state import GameState, rounds_so_far
from chickenfoot._table import table_for
from chickenfoot._tiles import Tile
from chickenfoot.errors import RuleConfigError

try:
    from hypothesis import reject
    from hypothesis import strategies as st
    from hypothesis.strategies import DrawFn, SearchStrategy
except ImportError:
    raise ImportError('it needs hypothesis: pip install "chickenfoot[testing]"') from None

__all__ = ["Deal", "EachDouble", "configs", "deals", "games", "moves", "rounds", "states", "tiles"]


def _show(value: object, printer: Any, _: bool) -> None:  # noqa: ANN401, FBT001 - a protocol
    printer.text(repr(value))


# Without this method Hypothesis shows an attrs class field by field, whatever its `repr` says.
for _kind in (End, Play, RuleConfig, Tile):
    _kind._repr_pretty_ = _show  # type: ignore[union-attr]


@attrs.frozen
class EachDouble:
    """
    A penalty to test with: *extra* points for every double still held.

    Attributes:
        extra: The points.
    """

    extra: int

    def points(self, held: HeldHand, /) -> int:
        """Return the extra points of a hand."""
        return self.extra * sum(tile.is_double for tile in held.hand)


class Deal(NamedTuple):
    """
    What `new_game` and `next_round` take in place of a seed.

    Attributes:
        tiles: All tiles in the order they are dealt.

        lots: What is shown for the lead; None if it is not drawn for.
    """

    tiles: tuple[Tile, ...]
    lots: Lots | None


def tiles(highest: int = 9) -> SearchStrategy[Tile]:
    """Return a strategy for the tiles of a set up to *highest*."""
    pips = st.integers(0, highest)
    return st.builds(Tile, pips, pips)


def configs(**fixed: Unpack[rules.RuleChanges]) -> SearchStrategy[RuleConfig]:
    """
    Return a strategy for rules: every field has any value, in odd combinations; sets are small.

    Some keep to what sheets agree about: one set, no wilds, no trains, feet that close the table.

    Args:
        fixed: Families or fields that all of them have, such as ``copies=1`` or ``trains=None``.
            Rules that contradict them are drawn again, so with ``arms=8`` give a ``highest`` too.
    """
    given: dict[str, Any] = dict(fixed)
    for family, kind in FAMILIES.items():
        if given.get(family) is not None:
            fields = [field.name for field in attrs.fields(kind)]
            given |= {name: getattr(given[family], name) for name in fields}
    return _configs(given)


@st.composite
def _configs(draw: DrawFn, given: dict[str, Any]) -> RuleConfig:
    known = draw(st.sampled_from((_AGREED, {}))) | given
    of = {name: known[name] if name in known else draw(any_) for name, any_ in _ANY.items()}
    of_trains = {field.name for field in attrs.fields(rules.TrainRules)}
    if "trains" not in given and of_trains & given.keys():
        of["trains"] = rules.TrainRules()
    if of["trains"] is None:
        of = {name: value for name, value in of.items() if name not in of_trains}
    try:
        return RuleConfig().replace(**_reconciled(of) | given)
    except RuleConfigError:
        reject()


_FIELDS = [field for kind in FAMILIES.values() for field in attrs.fields(kind)]
_DEFAULTS = [(field.name, field.default) for field in _FIELDS]
_POINTS = st.integers(0, 100)
_LIMIT = st.sampled_from((1, 0, 2, 3, rules.DrawLimit.UNTIL_PLAYABLE))
_BY_SEATS = st.dictionaries(st.integers(2, 8), st.integers(1, 7), max_size=2)
_ANY: dict[str, SearchStrategy[Any]] = {
    **{name: st.sampled_from(type(one)) for name, one in _DEFAULTS if isinstance(one, enum.Enum)},
    **{name: st.booleans() for name, one in _DEFAULTS if isinstance(one, bool)},
    "highest": st.integers(2, 4) | st.integers(3, 6) | st.integers(2, 18),
    "copies": st.integers(1, 3),
    "hand_sizes": st.integers(1, 4) | st.integers(1, 95) | st.just(rules.HandSize.ALL) | _BY_SEATS,
    "seats": st.tuples(st.integers(2, 4), st.integers(4, 8)),
    "arms": st.integers(1, 4) | st.integers(1, 36),
    "per_turn": _LIMIT,
    "per_turn_on_foot": st.none() | _LIMIT,
    "reserve": st.integers(0, 4) | _BY_SEATS,
    "toes": st.integers(0, 3) | st.integers(0, 35),
    **dict.fromkeys(("double_blank", "blank_half", "out_on_double"), _POINTS),
    "penalties": st.lists(st.builds(EachDouble, _POINTS), max_size=2).map(tuple),
    "engines": st.just(rules.Engines.ALL_DOUBLES)
    | st.lists(st.integers(0, 18), min_size=1, max_size=3).map(tuple),
    "trains": st.sampled_from((None, rules.TrainRules())),
}
"""What a field can be, whatever the others are."""
_AGREED: dict[str, Any] = {
    "copies": 1,
    "wild": rules.Wild.NONE,
    "drawn_tile": rules.DrawnTile.MUST_PLAY,
    "voluntary": False,
    "blocks": rules.Blocks.TABLE,
    "when_starved": rules.WhenStarved.FREEZE,
    "last_double": rules.LastDouble.ALLOWED,
    "trains": None,
}
"""What sheets agree about."""


def _reconciled(of: dict[str, Any]) -> dict[str, Any]:
    """Return the fields with those changed that contradict others."""
    highest = min(of["highest"], 18 // of["copies"])
    known = rules.SetRules(highest=highest, copies=of["copies"], wild=of["wild"])
    fitting = matching.single_tiles_fitting(known)
    engines = of["engines"]
    if isinstance(engines, tuple):
        engines = tuple(pip % (highest + 1) for pip in engines)
        if of["hunt"] is rules.Hunt.NEXT_LOWER:
            engines = tuple(sorted({*engines}, reverse=True))
    until, limits = rules.DrawLimit.UNTIL_PLAYABLE, (of["per_turn"], of["per_turn_on_foot"])
    made: dict[str, Any] = {
        "highest": highest,
        "arms": 1 + (of["arms"] - 1) % fitting,
        "toes": of["toes"] % fitting,
        "engines": engines,
        "hand_sizes": _hand_sizes(of, matching.tiles_in_set(known)),
    }
    if of["objective"] is rules.Objective.FIRST_OUT:
        made["engines"] = engines[:1] if isinstance(engines, tuple) else (highest,)
        made["ties"] = rules.Ties.SHARED
    if of["drawn_tile"] is rules.DrawnTile.KEEP and until in limits:
        made["drawn_tile"] = rules.DrawnTile.MAY_PLAY
    return of | made


def _hand_sizes(of: dict[str, Any], there: int) -> object:
    """Return the sizes of hands, such that at least one number of seats can be dealt."""
    seats = of["seats"][0] if of["teams"] is rules.Teams.NONE else 4
    sizes, there = of["hand_sizes"], there - (of["start"] is rules.EngineStart.PREPLACED)
    left = there - (rules.Lead.DRAW_HIGH in (of["first_lead"], of["later_lead"]))
    if isinstance(sizes, int):
        return 1 + (sizes - 1) % (left // seats)
    if isinstance(sizes, Mapping):
        return {**sizes, seats: min(sizes.get(seats, 7), left // seats)}
    whole = rules.DealRules(hand_sizes=sizes, remainder=of["remainder"])
    dealt, aside = dealing.settle(whole, seats, there)
    return sizes if sum(dealt) + aside <= left else left // seats


_ANY_RULES = configs()


@st.composite
def deals(draw: DrawFn, config: RuleConfig, seats: int, after: GameState | None = None) -> Deal:
    """
    Return a strategy for what a round begins with.

    Args:
        config: The rules.

        seats: How many seats there are.

        after: The end of the round before; None for the first round.
    """
    table = table_for(config, seats)
    opening, known = table.engine, table.tiles
    asked = asked_next(table, *(rounds_so_far(after) if after else ((), ())))
    assert asked is not None, "no round follows on the last"
    engine, held = Tile(asked, asked), sum(table.dealing.sizes)
    order = draw(st.permutations([tile for tile in known.tiles for _ in range(known.copies)]))
    if opening.preplaced:
        order.remove(engine)
    elif opening.hunt is rules.Hunt.REDEAL and engine not in order[:held]:
        at, kept = order.index(engine), draw(st.integers(0, held - 1))
        order[at], order[kept] = order[kept], order[at]
    deal = dealt(table, tuple(map(known.ways.__getitem__, order)))
    lead = opening.later_lead if after else opening.first_lead
    if lead is not rules.Lead.DRAW_HIGH or not lead_matters(table, asked, deal):
        return Deal(tuple(order), None)

    def shown(lots: Sequence[int], before: int) -> Sequence[int]:
        """Return the tiles in a drawn order; from the third time on in one that decides."""
        rising = sorted(lots, key=lambda ways: known.tile_of[ways].pips)
        return draw(st.permutations(lots)) if before < 2 else [rising[-1], *rising[:-1]]

    return Deal(tuple(order), drawn_lots(table, sorted(deal.boneyard), shown)[0])


@st.composite
def _starts(draw: DrawFn, configs: SearchStrategy[RuleConfig]) -> GameState:
    config = draw(configs)
    seats = draw(st.sampled_from(config.seat_counts))
    deal = draw(deals(config, seats))
    return new_game(config, seats=seats, tiles=deal.tiles, lots=deal.lots)


@st.composite
def games(
    draw: DrawFn, configs: SearchStrategy[RuleConfig] = _ANY_RULES, *, max_moves: int = 200
) -> tuple[GameState, ...]:
    """
    Return a strategy for games: every position from the first deal on, as far as it goes.

    Args:
        configs: The rules to play by.

        max_moves: How many moves are made at most.
    """
    state = draw(_starts(configs))
    line = [state]
    left = draw(st.integers(0, max_moves))
    while left and not state.is_game_over:
        if state.is_round_over:
            deal = draw(deals(state.config, len(state.hands), state))
            state = next_round(state, tiles=deal.tiles, lots=deal.lots)
        else:
            state = apply_move(state, draw(st.sampled_from(legal_moves(state))))
            left -= 1
        line.append(state)
    return tuple(line)


@st.composite
def rounds(draw: DrawFn, configs: SearchStrategy[RuleConfig] = _ANY_RULES) -> tuple[GameState, ...]:
    """
    Return a strategy for rounds: every position from the deal to the end.

    Args:
        configs: The rules to play by.
    """
    line = [draw(_starts(configs))]
    while choices := legal_moves(line[-1]):
        line.append(apply_move(line[-1], draw(st.sampled_from(choices))))
    return tuple(line)


def states(
    configs: SearchStrategy[RuleConfig] = _ANY_RULES, *, max_moves: int = 60
) -> SearchStrategy[GameState]:
    """
    Return a strategy for positions, each reached by legal play.

    Args:
        configs: The rules to play by.

        max_moves: How many moves were made at most, all rounds together.
    """
    return games(configs, max_moves=max_moves).map(itemgetter(-1))


_ODD = st.sampled_from([None, True, False, 1j, Decimal("sNaN"), (), [], {}, object()])
_JUNK: SearchStrategy[Any] = _ODD | st.integers() | st.floats() | st.text(max_size=2)


def _number(most: int) -> SearchStrategy[Any]:
    """Return a strategy for numbers near those that mean something, of a wrong type too."""
    near = st.integers(-1, most)
    return near | near.map(float) | _JUNK


def moves(state: GameState) -> SearchStrategy[Move]:
    """
    Return a strategy for moves, legal in *state* or not: near misses above all, and nonsense.

    Each is a `Play`, a `Draw` or a `Pass`, but what is inside of a play may be anything.
    """
    highest, seats = state.config.set.highest, len(state.hands)
    held = [*state.hands[state.turn], *(tile for hand in state.hands for tile in hand)]
    which = st.sampled_from(held) | tiles(highest + 1) | _JUNK
    there = st.sampled_from([MIDDLE, *(place.end for place in open_ends(state))])
    where = there | st.builds(End, which, _number(2), _number(seats) | st.none()) | _JUNK
    outward = _number(highest + 1)
    tried = st.builds(
        lambda tile, end, kind, half: Play(tile, end, kind(half(tile))),
        st.sampled_from(held),
        there,
        st.sampled_from((int, float)),
        st.sampled_from((attrgetter("low"), attrgetter("high"))),
    )
    legal = legal_moves(state)
    others = st.builds(Play, which, where, outward) | st.sampled_from((*legal, DRAW, PASS))
    plays = [move for move in legal if isinstance(move, Play)]
    if not plays:
        return tried | others
    known = st.sampled_from(plays)
    changed = [{"tile": which}, {"end": where}, {"outward": outward}]
    return st.one_of(tried, others, *(st.builds(attrs.evolve, known, **part) for part in changed))
