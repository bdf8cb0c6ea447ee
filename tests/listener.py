"""
Somebody who knows the rules and hears the news of a game, and from that knows what a view shows.

Written from what the events say and from the rules, not from the package: that what it knows is
what the views show proves that no piece of news is missing.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import assert_never

import attrs

from chickenfoot import (
    MIDDLE,
    End,
    Ending,
    FillEngine,
    FillFoot,
    FindEngine,
    GameOver,
    GameState,
    Layout,
    Move,
    OpenEnd,
    OpenPlay,
    Phase,
    Placement,
    RoundOver,
    RuleConfig,
    Tile,
)
from chickenfoot import events as ev
from chickenfoot.rules import Blocks, Nesting, WhenStarved
from chickenfoot.views import TableView, public_view, view


@attrs.define
class Leaf:
    """What somebody who hears the news has written down about one round."""

    began: ev.RoundBegan
    engine: int
    sizes: list[int]
    boneyard: int
    hand: list[Tile]
    layer: int | None = None
    to_move: int | None = None
    lots: list[list[Tile | None]] = attrs.Factory(list)
    laid: list[Placement] = attrs.Factory(list)
    pips: dict[End, int] = attrs.Factory(dict)
    arms: int = 0
    feet: dict[End, int] = attrs.Factory(dict)
    drawn: list[Tile | None] = attrs.Factory(list)
    markers: set[int] = attrs.Factory(set)
    out: int | None = None
    is_blocked: bool = False
    ended: ev.RoundEnded | None = None


class Listener:
    """Somebody who hears the news; what is told to a seat, or to everybody."""

    now: Leaf

    def __init__(self, config: RuleConfig, seat: int | None = None) -> None:
        self.config = config
        self.seat = seat
        self.engines: list[int] = []
        self.points: list[tuple[int, ...]] = []
        self.totals: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()

    def hear(self, event: ev.Event) -> None:  # noqa: C901, PLR0912, PLR0915 - a case for each kind
        """Write down what a piece of news says."""
        if isinstance(event, ev.RoundBegan):
            self.begin(event)
            return
        now = self.now
        match event:
            case ev.LotShown():
                if event.time == len(now.lots):
                    now.lots.append([None] * len(now.sizes))
                now.lots[event.time][event.seat] = event.tile
            case ev.EngineFound():
                now.layer, now.engine = event.seat, event.engine
            case ev.EngineLaid():
                self.lay_engine(event)
            case ev.TileLaid():
                self.lay(event)
                del now.pips[event.end]
            case ev.ArmFilled():
                self.lay(event)
                now.arms -= 1
                assert event.missing == now.arms
                assert event.end == End(now.laid[0].tile)
            case ev.OpeningComplete():
                assert now.arms == 0
                del now.pips[End(now.laid[0].tile)]
            case ev.ToeLaid():
                self.lay(event)
                now.feet[event.end] -= 1
                assert event.missing == now.feet[event.end]
            case ev.FootFinished() | ev.FootReleased():
                assert now.feet.pop(event.foot) == 0
                del now.pips[event.foot]
            case ev.FootOpened():
                self.open_foot(event)
            case ev.FootStarved():
                assert now.feet[event.foot] == event.missing > event.left
                if self.config.feet.when_starved is WhenStarved.RELEASE:
                    now.feet[event.foot] = event.left
            case ev.Drew():
                self.draw(event)
            case ev.Passed():
                assert event.seat == now.to_move
            case ev.TrainMarked():
                assert event.seat not in now.markers
                now.markers.add(event.seat)
            case ev.TrainUnmarked():
                now.markers.remove(event.seat)
            case ev.TurnBegan():
                now.to_move, now.drawn = event.seat, []
            case ev.WentOut():
                now.out = event.seat
                assert event.on_double == now.laid[-1].tile.is_double
            case ev.RoundBlocked():
                now.is_blocked = True
            case ev.RoundEnded():
                self.end(event)
            case ev.GameEnded():
                self.winners = event.winners
                assert [n for n, rank in enumerate(event.ranks) if rank == 1] == [*event.winners]
                assert event.totals == self.totals
            case unreachable:
                assert_never(unreachable)

    def begin(self, event: ev.RoundBegan) -> None:
        """Take a new leaf; the old one becomes a row of the score."""
        if self.totals:
            assert self.now.ended is not None
            self.engines.append(self.now.engine)
            self.points.append(self.now.ended.points)
        assert event.number == len(self.engines) + 1
        sizes = [*event.hand_sizes]
        self.totals = self.totals or (0,) * len(sizes)
        self.now = Leaf(event, event.engine, sizes, event.boneyard, [*(event.hand or ())])

    def lay_engine(self, event: ev.EngineLaid) -> None:
        """Lay the engine, at which every train can start."""
        now, pip = self.now, event.engine
        tile, now.engine = Tile(pip, pip), pip
        starts = [None, *(range(len(now.sizes)) if self.config.trains else ())]
        now.arms = self.config.engine.arms
        now.laid.append(Placement(tile, MIDDLE, pip, now.arms + len(starts) - 1))
        now.pips = {End(tile, train=train): pip for train in starts}
        if event.seat is not None:
            self.take(event.seat, tile)

    def lay(self, event: ev.TileLaid | ev.ArmFilled | ev.ToeLaid) -> None:
        """Lay a tile; what becomes of the end it was laid on is other news."""
        now, tile, train = self.now, event.tile, event.end.train
        copy = Counter(placement.tile for placement in now.laid)[tile]
        now.laid.append(Placement(tile, event.end, event.outward, 1, train))
        now.pips[End(tile, copy, train)] = event.outward
        self.take(event.seat, tile)

    def take(self, seat: int, tile: Tile) -> None:
        """Take a tile from the hand of *seat*."""
        assert seat == self.now.to_move
        self.now.sizes[seat] -= 1
        if seat == self.seat:
            self.now.hand.remove(tile)

    def draw(self, event: ev.Drew) -> None:
        """Put a tile into a hand; one drawn in the hunt does not count as drawn."""
        now = self.now
        now.sizes[event.seat] += 1
        now.boneyard -= 1
        if now.laid:
            now.drawn.append(event.tile)
        assert (event.tile is not None) == (event.seat == self.seat)
        if event.tile is not None:
            now.hand.append(event.tile)

    def open_foot(self, event: ev.FootOpened) -> None:
        """Note that the last tile wants toes."""
        now = self.now
        last = now.laid.pop()
        now.laid.append(attrs.evolve(last, ends=event.toes))
        now.feet[event.foot] = event.toes
        assert (event.foot.on, event.pip) == (last.tile, now.pips[event.foot])

    def end(self, event: ev.RoundEnded) -> None:
        """Note how the round is over."""
        now = self.now
        out, blocked = now.out is not None, now.is_blocked
        expected = Ending.OUT if out else Ending.BLOCKED if blocked else Ending.STARVED
        assert event.ending is expected
        now.ended, now.to_move, now.drawn = event, None, []
        self.totals = event.totals

    def table(self) -> TableView:
        """Return the view of the table that follows from the news."""
        ended = self.now.ended
        return TableView(
            config=self.config,
            round_number=len(self.engines) + 1,
            phase=self.phase(),
            to_move=self.now.to_move,
            layout=Layout(tuple(self.now.laid)),
            ends=tuple(self.ends()),
            hand_sizes=tuple(self.now.sizes),
            boneyard=self.now.boneyard,
            drawn=len(self.now.drawn),
            markers=frozenset(self.now.markers),
            lead=self.now.began.lead,
            lots=tuple(map(tuple, self.now.lots)),
            past_engines=tuple(self.engines),
            past_points=tuple(self.points),
            points=ended.points if ended else None,
            totals=self.totals,
            winners=self.winners,
            aside=self.now.began.aside,
            hands=ended.hands if ended else None,
            unlisted=(),
        )

    def phase(self) -> Phase:
        """Return what the table is waiting for."""
        if self.now.ended:
            over = GameOver if self.winners else RoundOver
            return over(self.now.ended.ending, self.now.out)
        if not self.now.laid:
            return FindEngine(self.now.engine, self.now.layer)
        if self.now.feet and self.config.feet.blocks is not Blocks.NOTHING:
            return FillFoot(self.first_foot(), self.now.feet[self.first_foot()])
        return FillEngine(self.now.arms) if self.now.arms else OpenPlay()

    def first_foot(self) -> End:
        """Return the foot that takes the next tile."""
        return [*self.now.feet][0 if self.config.feet.nesting is Nesting.OUTERMOST_FIRST else -1]

    def ends(self) -> list[OpenEnd]:
        """Return every end that takes a tile, in the order of the moves."""
        engine = End(self.now.laid[0].tile) if self.now.arms else None
        places = {**self.now.feet, **({engine: self.now.arms} if engine else {})}
        return [
            OpenEnd(end, pip, places.get(end, 1), allowed=self.is_allowed(end))
            for end, pip in sorted(self.now.pips.items(), key=_order)
        ]

    def is_allowed(self, end: End) -> bool:
        """Whether the rules let the seat to move use *end*."""
        if self.now.to_move is None:
            return False
        if (
            end.train not in {None, self.now.to_move, *self.now.markers}
            and end not in self.now.feet
        ):
            return False
        blocks = self.config.feet.blocks
        if self.now.feet and blocks is not Blocks.NOTHING:
            spared = blocks is Blocks.COMMUNAL and end.train is not None
            return spared or end == self.first_foot()
        return not self.now.arms or end == End(self.now.laid[0].tile)


def _order(item: tuple[End, int]) -> tuple[object, ...]:
    """Return what the ends are sorted by: the train, the copy, the tile, the pips it shows."""
    end, pip = item
    return (-1 if end.train is None else end.train, end.copy, end.on, pip)


Teller = Callable[[int | None], tuple[ev.Event, ...]]
"""Tells a seat, or everybody, what has just happened."""


def dealt_to(state: GameState) -> Teller:
    """Return what tells how the round of *state* begins."""
    return lambda seat: ev.opening_events(state, seat=seat)


def moved(state: GameState, move: Move) -> Teller:
    """Return what tells what *move* does."""
    return lambda seat: ev.events(state, move, seat=seat)


def heard(game: Iterable[tuple[GameState, Teller]], seat: int | None) -> Iterator[ev.Event]:
    """
    Yield the news of a game as *seat* hears it, and see that it then knows what is there.

    Raises:
        AssertionError: It does not.
    """
    listener = None
    for state, tell in game:
        listener = listener or Listener(state.config, seat)
        for event in tell(seat):
            listener.hear(event)
            yield event
        assert listener.table() == public_view(state)
        if seat is not None:
            seen = view(state, seat)
            assert tuple(sorted(listener.now.hand)) == seen.hand
            assert seat != state.to_move or tuple(listener.now.drawn) == seen.drawn_tiles
