"""A table for players who are far apart: seats hear what they may know, and send moves as text."""

import asyncio
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from functools import partial

import attrs
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from chickenfoot import (
    GameState,
    RuleConfig,
    apply_move,
    fresh_seed,
    legal_moves,
    new_game,
    next_round,
    presets,
)
from chickenfoot.events import Event, events, opening_events
from chickenfoot.notation import parse_move
from chickenfoot.views import SeatView, view

Tell = Callable[[int], tuple[Event, ...]]
"""Tells a seat what has happened."""


class Table:
    """
    A game, and who may play it.

    Positions are numbered from 1. A move names the position that it answers, so one that comes too
    late does nothing; and who comes back says which position it saw last.
    """

    def __init__(self, config: RuleConfig, *, seats: int, seed: str) -> None:
        self.seed = seed  # all deals follow from it: it never leaves the server during the game
        self.keys = {secrets.token_urlsafe(): seat for seat in range(seats)}
        self.news: list[list[tuple[Event, ...]]] = []
        self.changed = asyncio.Condition()
        self.tellers: set[asyncio.Task[None]] = set()
        self.state: GameState
        self._go_on(new_game(config, seats=seats, seed=seed))

    @property
    def number(self) -> int:
        """The number of the position."""
        return len(self.news)

    def admit(self, hello: str | bytes) -> tuple[int, int]:
        """
        Return the seat that a key belongs to, and the number of the position it saw last.

        Raises:
            ValueError: It is no key and a number.
        """
        key, seen = as_words(hello)
        if key not in self.keys:
            raise ValueError("no such key")
        return self.keys[key], int(seen)

    async def play(self, seat: int, message: str | bytes) -> None:
        """
        Make the move that *seat* sends, as in ``17 4-6@4-9``.

        Raises:
            ValueError: It is no move, or none for this position or of this seat.
        """
        number, text = as_words(message)
        if number != str(self.number):
            raise ValueError(f"That is no answer to position {self.number}.")
        before, move = self.state, parse_move(text)
        after = apply_move(before, move, seat=seat)
        self._go_on(after, lambda seat: events(before, move, seat=seat))
        async with self.changed:
            self.changed.notify_all()

    async def after(self, number: int) -> None:
        """Wait until there is a position after that number."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.number > number)

    def since(self, seat: int, number: int) -> str:
        """Return what *seat* may know: the news since that position, and how it is now."""
        told = [event for news in self.news[number:] for event in news[seat]]
        now = {"number": self.number, "news": [*map(as_news, told)]}
        return json.dumps(now | {"view": as_seen(view(self.state, seat))}, default=as_text)

    def _go_on(self, state: GameState, tell: Tell | None = None) -> None:
        """Take over a position and its news, those of a deal if no others, and deal if need be."""
        tell = tell or (lambda seat: opening_events(state, seat=seat))
        self.state = state
        self.news.append([tell(seat) for seat in range(len(self.keys))])
        if state.is_round_over and not state.is_game_over:
            self._go_on(next_round(state, seed=self.seed))


def as_words(message: str | bytes) -> tuple[str, str]:
    """Return the first word of a message, and the others."""
    text = message if isinstance(message, str) else message.decode()
    first, _, others = text.partition(" ")
    return first, others


def as_text(value: object) -> str:
    """Return a tile, an end, a move or a choice as text, for JSON, which knows none of them."""
    return str(value.value if isinstance(value, Enum) else value)


def as_news(event: Event) -> dict[str, object]:
    """Return a piece of news by public names."""
    return {"event": type(event).__name__, "sentence": event.sentence} | attrs.asdict(
        event, recurse=False
    )


def as_seen(seen: SeatView) -> dict[str, object]:
    """Return what a player needs of a view, by public names."""
    placements = seen.layout.placements
    return {
        "seat": seen.seat,
        "round_number": seen.round_number,
        "phase": {"name": type(seen.phase).__name__} | attrs.asdict(seen.phase, recurse=False),
        "to_move": seen.to_move,
        "hand": seen.hand,
        "drawn_tiles": seen.drawn_tiles,
        "legal_moves": seen.legal_moves,
        "layout": [attrs.asdict(placement, recurse=False) for placement in placements],
        "ends": [attrs.asdict(end, recurse=False) for end in seen.ends],
        "hand_sizes": seen.hand_sizes,
        "boneyard": seen.boneyard,
        "markers": sorted(seen.markers),
        "points": seen.points,
        "totals": seen.totals,
        "hands": seen.hands,
        "winners": seen.winners,
    }


async def welcome(table: Table, socket: ServerConnection) -> None:
    """Serve one player: first comes the key with a number, then moves."""
    try:
        async with asyncio.timeout(10):
            seat, seen = table.admit(await socket.recv())
    except (ValueError, TimeoutError, ConnectionClosed):
        await socket.close(1008, "first a key and a number, please")
        return
    teller = asyncio.create_task(tell(table, socket, seat, seen))
    table.tellers.add(teller)
    try:
        async for message in socket:
            try:
                await table.play(seat, message)
            except ValueError as error:  # all errors of chickenfoot are ValueErrors
                await socket.send(json.dumps({"number": table.number, "refused": str(error)}))
    except ConnectionClosed:
        pass  # gone without a word; the seat stays free for who has the key
    finally:
        teller.cancel()
        table.tellers.discard(teller)


async def tell(table: Table, socket: ServerConnection, seat: int, seen: int) -> None:
    """Tell a player what is new, as fast as it listens; who is slow keeps nobody waiting."""
    with suppress(ConnectionClosed):
        while True:
            message, seen = table.since(seat, seen), table.number
            await socket.send(message)
            if table.state.is_game_over:
                await socket.close()
                return
            await table.after(seen)


async def keep_time(table: Table, patience: float) -> None:
    """See the game to its end: for a seat that takes too long the first legal move is made."""
    while not table.state.is_game_over:
        number = table.number
        try:
            async with asyncio.timeout(patience):
                await table.after(number)
        except TimeoutError:
            seat = table.state.to_move
            if seat is not None and table.number == number:
                await table.play(seat, f"{number} {legal_moves(table.state)[0]}")


async def host(
    table: Table,
    address: str,
    port: int,
    *,
    patience: float = 60,
    opened: Callable[[int], object] = print,
) -> GameState:
    """Serve *table* until its game is over; return how it ended."""
    async with serve(partial(welcome, table), address, port, max_size=1000) as server:
        opened(server.sockets[0].getsockname()[1])
        await keep_time(table, patience)
        if table.tellers:
            await asyncio.wait(table.tellers, timeout=5)
    return table.state


def main() -> None:
    """Open a table for two, and say with which keys one sits down."""
    table = Table(presets.JAQUES, seats=2, seed=fresh_seed())
    for key, seat in table.keys.items():
        print(f"seat {seat}: {key}")
    asyncio.run(host(table, "localhost", 8765))


if __name__ == "__main__":
    main()
