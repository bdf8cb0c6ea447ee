"""
The same game in another world: what a seat cannot see is dealt in another order.

Two positions of it may still differ in what the rules announce to everybody, such as who holds the
engine, or that nobody can move; where that is so they are told apart, and where nothing hidden may
make a difference it is a fault.
"""

import random
from collections.abc import Iterator, Sequence

import attrs

from chickenfoot import (
    Draw,
    GameState,
    InvalidStateError,
    Move,
    Pass,
    Play,
    Tile,
    apply_move,
    legal_moves,
    new_game,
    next_round,
    phase,
    set_up,
)

Seat = int | None
"""Who looks; None is everybody."""

Pair = tuple[GameState, GameState, Move | None]
"""Two positions that cannot be told apart, and a move that leads to two such positions."""


def is_one_to_all(one: GameState, two: GameState) -> bool:
    """
    Whether two positions are the same by what the rules announce to everybody.

    That is what the table waits for and who is to move, where markers are, and all hands once the
    round is over. Where what is hidden may change that at all is told here, too.

    Raises:
        AssertionError: They differ where nothing that is hidden may make a difference.
    """
    if announced(one) == announced(two):
        return True
    before_engine = not one.layout.placements  # who holds it, and when it is found
    over = one.is_round_over or two.is_round_over  # nobody can move; and then hands are shown
    marked = one.markers != two.markers  # whoever passed can go nowhere
    if not before_engine and not over and not marked:
        fail("what everybody knows", one, two, None)
    return False


def announced(state: GameState) -> tuple[object, ...]:
    """Return what the rules announce to everybody."""
    hands = state.hands if state.is_round_over else None
    return phase(state), state.to_move, state.markers, state.lead, hands


def fail(what: str, one: GameState, two: GameState, seat: Seat) -> None:
    """
    Tell which two positions *seat* can tell apart.

    Raises:
        AssertionError: Always.
    """
    raise AssertionError(f"{what}\n  seat {seat} of\n  {one}\n  {two}\n  {one.config!r}")


def stirred(tiles: Sequence[Tile], chance: random.Random) -> list[Tile]:
    """Return *tiles* in another order: all of them, or some two of them exchanged, or more."""
    other = [*tiles]
    swaps = chance.choice((0, 1, 1, 2, 3)) if len(other) > 1 else 0
    if not swaps:
        chance.shuffle(other)
    for _ in range(swaps):
        one, two = chance.sample(range(len(other)), 2)
        other[one], other[two] = other[two], other[one]
    return other


def another(state: GameState, seat: Seat, chance: random.Random) -> GameState | None:
    """Return a position laid out by hand that *seat* cannot tell from *state*; None if it can."""
    shown = state.is_round_over
    held = [hand for n, hand in enumerate(state.hands) if n != seat and not shown]
    hidden = [tile for place in (*held, state.boneyard, state.aside) for tile in place]
    rest = iter(stirred(hidden, chance))
    hands = [
        hand if shown or n == seat else tuple(sorted(next(rest) for _ in hand))
        for n, hand in enumerate(state.hands)
    ]
    drawn = state.drawn
    if state.turn != seat and not shown:
        drawn = tuple(chance.sample(hands[state.turn], len(drawn)))
    try:
        made = set_up(
            state.config,
            layout=[Play(p.tile, p.end, p.outward) for p in state.layout.placements],
            hands=hands,
            boneyard=[next(rest) for _ in state.boneyard],
            turn=state.turn,
            drawn=drawn,
            markers=state.markers,
            lead=state.lead,
            past_engines=state.past_engines,
            past_points=state.past_points,
            aside=[*rest],
            lots=state.lots,
        )
    except InvalidStateError:  # nobody holds the engine now, and the deal would be made again
        return None
    return made if is_one_to_all(state, made) else None


@attrs.frozen
class Round:
    """
    A round as it was played.

    Attributes:
        before: The end of the round before; None in round one.

        line: Its positions, from the deal on.
    """

    before: GameState | None
    line: Sequence[GameState]

    @property
    def moves(self) -> list[Move]:
        """What was done in each position but the last."""
        return [move_between(*pair) for pair in zip(self.line, self.line[1:], strict=False)]

    def dealt(self) -> list[Tile]:
        """Return the tiles in the order they were dealt."""
        start = self.line[0]
        return [tile for place in (*start.hands, start.aside, start.boneyard) for tile in place]

    def deal(self, order: Sequence[Tile]) -> GameState:
        """
        Return the round dealt in another order.

        Raises:
            InvalidStateError: The deal would be made again, or the lots are not in the boneyard.
        """
        start, lots = self.line[0], self.line[0].lots or None
        if self.before is not None:
            return next_round(self.before, tiles=order, lots=lots)
        return new_game(start.config, seats=len(start.hands), tiles=order, lots=lots)

    def hidden_from(self, seat: Seat) -> list[int]:
        """Return which places of the order hold tiles that *seat* has never seen."""
        start, order = self.line[0], self.dealt()
        places = iter(range(len(order)))
        hands = [[next(places) for _ in hand] for hand in start.hands]
        aside = [next(places) for _ in start.aside]
        seen = {*hands[seat]} if seat is not None else set()
        for state, move in zip(self.line, self.moves, strict=False):
            if isinstance(move, Draw):
                place = next(places)
                hands[state.turn].append(place)
                if state.turn == seat:
                    seen.add(place)
            elif isinstance(move, Play):
                place = next(n for n in hands[state.turn] if order[n] == move.tile)
                hands[state.turn].remove(place)
                seen.add(place)
        if self.line[-1].is_round_over:
            return [*aside, *places]
        return [n for n in (*(n for hand in hands for n in hand), *aside, *places) if n not in seen]

    def retold(self, seat: Seat, chance: random.Random) -> Iterator[Pair]:
        """
        Yield the positions beside those of another deal, as long as everybody does the same.

        What *seat* sees in the course of the round is dealt as it was.
        """
        order, places = self.dealt(), self.hidden_from(seat)
        for place, tile in zip(places, stirred([order[n] for n in places], chance), strict=True):
            order[place] = tile
        try:
            other = self.deal(order)
        except InvalidStateError:
            return
        if not is_one_to_all(self.line[0], other):
            return
        for state, move, after in zip(self.line, self.moves, self.line[1:], strict=False):
            can_go_on = move in legal_moves(other)
            if not can_go_on or not is_one_to_all(after, then := apply_move(other, move)):
                yield state, other, None
                return
            yield state, other, move
            other = then
        yield self.line[-1], other, None


def move_between(one: GameState, two: GameState) -> Move:
    """Return the move that made *two* of *one*."""
    if len(two.layout.placements) > len(one.layout.placements):
        last = two.layout.placements[-1]
        return Play(last.tile, last.end, last.outward)
    return Draw() if len(two.boneyard) < len(one.boneyard) else Pass()


def rounds_of(game: Sequence[GameState]) -> Iterator[Round]:
    """Yield the rounds of a game given by its positions."""
    first = 0
    for n in range(1, len(game) + 1):
        if n == len(game) or game[n].round_number > game[first].round_number:
            yield Round(game[first - 1] if first else None, game[first:n])
            first = n
