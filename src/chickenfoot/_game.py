"""A game begins with a deal, and so does every round."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple, overload

from chickenfoot._board import bare, lay
from chickenfoot._config import RuleConfig
from chickenfoot._ending import out_of
from chickenfoot._lots import drawn_lots, given_lots
from chickenfoot._opening import holders, is_redealt, to_lay, turn_in_hunt
from chickenfoot._round import Lots, Round
from chickenfoot._rules.engine import lead_of_round
from chickenfoot._rules.fields import plain, whole
from chickenfoot._scorekeeping import asked_next
from chickenfoot._shuffle import Seed, seed_bytes, shuffled
from chickenfoot._state import GameState, rounds_so_far, state_of
from chickenfoot._table import Table, table_for
from chickenfoot._tiles import Tile
from chickenfoot.errors import InvalidStateError, wrong_type

__all__ = ["dealt", "lead_matters", "new_game", "next_round"]


class _Deal(NamedTuple):
    """Tiles dealt out, as their ways."""

    hands: tuple[int, ...]
    aside: tuple[int, ...]
    boneyard: tuple[int, ...]


@overload
def new_game(config: RuleConfig, *, seats: int, seed: Seed) -> GameState: ...
@overload
def new_game(
    config: RuleConfig, *, seats: int, tiles: Iterable[Tile], lots: Lots | None = None
) -> GameState: ...
def new_game(
    config: RuleConfig,
    *,
    seats: int,
    seed: Seed | None = None,
    tiles: Iterable[Tile] | None = None,
    lots: Lots | None = None,
) -> GameState:
    """
    Return the first position of a game.

    Args:
        config: The rules.

        seats: How many seats there are.

        seed: What the deal follows from: the same seed gives the same deal.

        tiles: Instead of a seed, all tiles in the order they are dealt: the hand of seat 0, that of
            seat 1 and so on, tiles aside, then the boneyard, next tile first. Where the engine is
            laid out beforehand its double may stand anywhere among them, or be left out.

        lots: With *tiles*, what was shown for the lead, if it is drawn for: a row each time, by
            seat, None for a seat that showed nothing.

    Raises:
        RuleConfigError: That number of seats cannot be dealt.

        InvalidStateError: *tiles* is not the set, or *lots* do not decide who leads.

        TypeError: Neither or both of *seed* and *tiles* are given, or something of a wrong type.
    """
    if not isinstance(config, RuleConfig):
        raise wrong_type("config", "a RuleConfig", config)
    table = table_for(config, whole("seats", plain(seats)))
    return _new_round(config, table, None, seed, tiles, lots)


@overload
def next_round(state: GameState, *, seed: Seed) -> GameState: ...
@overload
def next_round(
    state: GameState, *, tiles: Iterable[Tile], lots: Lots | None = None
) -> GameState: ...
def next_round(
    state: GameState,
    *,
    seed: Seed | None = None,
    tiles: Iterable[Tile] | None = None,
    lots: Lots | None = None,
) -> GameState:
    """
    Return the first position of the round after the one that *state* ends.

    The number of the round is mixed into the seed, so the same seed serves a whole game, and what
    players do never changes a later deal.

    Args:
        state: A position whose round is over.

        seed: As in `new_game`.

        tiles: As in `new_game`.

        lots: As in `new_game`.

    Raises:
        InvalidStateError: The round is not over, or the game is; or as in `new_game`.

        TypeError: As in `new_game`.
    """
    if not isinstance(state, GameState):
        raise wrong_type("state", "a GameState", state)
    if not state.is_round_over:
        raise InvalidStateError([f"round {state.round_number} is not over yet"])
    if state.is_game_over:
        raise InvalidStateError([f"the game is over after round {state.round_number}"])
    return _new_round(state.config, state._round.table, state, seed, tiles, lots)


def _new_round(
    config: RuleConfig,
    table: Table,
    after: GameState | None,
    seed: Seed | None,
    tiles: Iterable[Tile] | None,
    lots: Lots | None,
) -> GameState:
    """Deal the round *after* a finished one or the first, by a seed or as on a real table."""
    if (seed is None) == (tiles is None):
        raise TypeError("give either seed or tiles")
    engines, points = rounds_so_far(after) if after else ((), ())
    asked = asked_next(table, engines, points)
    assert asked is not None, "next_round has asked; see test_game.py"
    lead = _lead(table, after)
    if seed is not None:
        if lots is not None:
            raise TypeError("lots go with tiles; with a seed they are drawn")
        number = len(engines) + 1
        deal, shown, lead = _from_seed(table, lead, asked, seed_bytes(seed), number)
    else:
        assert tiles is not None
        deal, shown, lead = _from_tiles(table, lead, asked, tuple(tiles), lots)
    round_ = Round(
        config=config,
        table=table,
        asked=asked,
        order=deal.boneyard,
        aside=map(table.tiles.tile_of.__getitem__, deal.aside),
        lead=lead,
        lots=shown,
        past_engines=engines,
        past_points=points,
    )
    board = bare(table)
    if table.engine.preplaced:
        return state_of(round_, lay(table, board, table.lay_engine[asked]), deal.hands, lead)
    turn = turn_in_hunt(table, asked, deal.hands, lead, lead, round_.stop)
    return state_of(round_, board, deal.hands, turn)


def _from_seed(
    table: Table, lead: int | None, asked: int, seed: bytes, number: int
) -> tuple[_Deal, Lots, int]:
    """Return the deal, the lots and the lead of round *number* that follow from *seed*."""
    order = table.dealt[asked]

    def shuffle(items: Sequence[int], attempt: int, purpose: str) -> tuple[int, ...]:
        return shuffled(items, seed, round_number=number, attempt=attempt, purpose=purpose)

    attempt = 0
    deal = dealt(table, shuffle(order, attempt, "deal"))
    while not table.engine.preplaced and is_redealt(table, asked, deal.hands):
        attempt += 1
        deal = dealt(table, shuffle(order, attempt, "deal"))
    if lead is not None:
        return deal, (), lead
    if not lead_matters(table, asked, deal):
        return deal, (), 0
    yard = sorted(deal.boneyard)
    shown, lead = drawn_lots(table, yard, lambda tiles, before: shuffle(tiles, before, "lots"))
    return deal._replace(boneyard=shuffle(yard, 0, "yard")), shown, lead


def _from_tiles(
    table: Table, lead: int | None, asked: int, tiles: tuple[Tile, ...], lots: Lots | None
) -> tuple[_Deal, Lots, int]:
    """Return the deal, the lots and the lead that lie on a real table."""
    deal = dealt(table, _checked(table, asked, tiles))
    if not table.engine.preplaced and is_redealt(table, asked, deal.hands):
        raise InvalidStateError([f"nobody holds {asked}-{asked}, so the tiles are dealt again"])
    if lead is None and lead_matters(table, asked, deal):
        shown = tuple(map(tuple, lots or ()))
        return deal, shown, given_lots(table, deal.boneyard, shown)
    if lots:
        raise InvalidStateError(["there are lots, but the lead is not drawn for in this round"])
    return deal, (), lead or 0


def _checked(table: Table, asked: int, tiles: tuple[Tile, ...]) -> tuple[int, ...]:
    """Return *tiles* as their ways, without a preplaced engine, if they are the whole set."""
    for tile in tiles:
        if not isinstance(tile, Tile):
            raise wrong_type("tiles", "an iterable of Tile", tile)
    known = table.tiles
    order = [known.ways.get(tile, 0) for tile in tiles]
    if table.engine.preplaced:
        engine = table.lay_engine[asked]._step[0]
        if len(order) == len(table.order) and engine in order:
            order.remove(engine)
    there, wanted = Counter(order), Counter(table.dealt[asked])
    problems = [
        f"{tile} is in no double-{known.highest} set" for tile in tiles if tile not in known.ways
    ]
    problems += [f"{known.tile_of[ways]} is missing" for ways in wanted - there]
    problems += [f"{known.tile_of[ways]} is there too often" for ways in there - wanted if ways]
    if problems:
        raise InvalidStateError(problems)
    return tuple(order)


def dealt(table: Table, order: tuple[int, ...]) -> _Deal:
    """Return *order* dealt in blocks from its front."""
    hands = []
    at = 0
    for size in table.dealing.sizes:
        block = order[at : at + size]
        at += size
        hands.append(sum(block) if table.tiles.copies == 1 else table.tiles.gathered(block))
    last = at + table.dealing.aside
    return _Deal(tuple(hands), order[at:last], order[last:])


def _lead(table: Table, after: GameState | None) -> int | None:
    """Return the lead of the round *after* a finished one or the first; None by lots."""
    if after is None:
        return lead_of_round(table.engine.first_lead, None, None, table.seats)
    out = out_of(after._hands)
    return lead_of_round(table.engine.later_lead, after.lead, out, table.seats)


def lead_matters(table: Table, asked: int, deal: _Deal) -> bool:
    """Whether anything depends on the lead: nobody or several could lay the engine."""
    if table.engine.preplaced:
        return True
    drawable = len(deal.boneyard) - table.drawing.reserve
    pip = to_lay(table, asked, deal.hands, drawable)
    return pip is None or len(holders(table, deal.hands, pip)) != 1
