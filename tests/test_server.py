"""The server of the how-to serves a table to real clients, and stands one that misbehaves."""

import asyncio
import importlib.util
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedOK

from chickenfoot import legal_moves
from chickenfoot.presets import JAQUES

HERE = Path(__file__).parent
SHORT = JAQUES.replace(engines=(9, 8))
SEED = "Wednesday"
"""A game in which another than seat 1 has the first engine, so that it has to wait."""

LIMIT = 20
"""No test waits longer than this, in seconds."""

Message = dict[str, Any]

Table = Any
"""The table of the example, which is loaded by its path, so that no type checker reads it."""


def example() -> ModuleType:
    """Return the module that the how-to shows."""
    path = HERE.parent / "docs" / "_examples" / "server.py"
    spec = importlib.util.spec_from_file_location("server", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


server: Any = example()


class Player:
    """A player at the other end of the line, who writes down what is told."""

    def __init__(self, port: int, key: str, seat: int) -> None:
        self.address, self.key, self.seat = f"ws://127.0.0.1:{port}", key, seat
        self.heard: list[str] = []
        self.news: list[Message] = []
        self.seen = 0
        self.view: Message = {}
        self.line: ClientConnection

    async def come(self) -> None:
        """Open the line, and say which position was seen last."""
        self.line = await connect(self.address)
        await self.line.send(f"{self.key} {self.seen}")
        assert await self.listen() is None

    async def listen(self) -> str | None:
        """Take the next message; return why something was refused, if that is what it says."""
        text = await self.line.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message = json.loads(text)
        if "refused" in message:
            return str(message["refused"])
        self.seen, self.view = message["number"], message["view"]
        self.news += message["news"]
        return None

    async def try_(self, message: str | bytes) -> str:
        """Send something that must be refused; return why, whatever comes in between."""
        await self.line.send(message)
        while (refused := await self.listen()) is None:
            pass
        return refused

    async def play(self, *, moves: int = 10**6) -> None:
        """Make that many moves, any that are legal, or play until the server closes the line."""
        dice = random.Random(self.seat)
        try:
            while moves:
                if self.view["legal_moves"]:
                    await self.line.send(f"{self.seen} {dice.choice(self.view['legal_moves'])}")
                    moves -= 1
                assert await self.listen() is None
        except ConnectionClosedOK:
            assert self.view["winners"]


def at_a_table(
    play: Callable[[Table, list[Player]], Awaitable[None]], patience: float = LIMIT
) -> Table:
    """Serve a table to players who do as *play* says, until its game is over; return the table."""

    async def evening() -> Table:
        table = server.Table(SHORT, seats=3, seed=SEED)
        opened = asyncio.get_running_loop().create_future()
        hosting = asyncio.create_task(
            server.host(table, "127.0.0.1", 0, patience=patience, opened=opened.set_result)
        )
        port = await opened
        players = [Player(port, key, seat) for key, seat in table.keys.items()]
        await play(table, players)
        assert (await hosting).is_game_over
        assert not table.tellers
        # The line is closed because the game is over (1000), not because the server is (1001).
        assert {player.line.close_code for player in players if player.view} <= {1000}
        return table

    return asyncio.run(asyncio.wait_for(evening(), LIMIT))


def told(table: Table, seat: int, since: int = 0) -> list[str]:
    """Return the sentences that *seat* is to hear after that position."""
    return [event.sentence for news in table.news[since:] for event in news[seat]]


def sentences(player: Player) -> list[str]:
    """Return the sentences that a player heard."""
    return [news["sentence"] for news in player.news]


class TestPlayers:
    """Those who do as they should."""

    def test_play_a_game_to_its_end(self) -> None:
        """Each hears all the news for its seat, and the server stops by itself."""
        crowd: list[Player] = []

        async def play(_: Table, players: list[Player]) -> None:
            crowd.extend(players)
            for player in players:
                await player.come()
            await asyncio.gather(*(player.play() for player in players))

        table = at_a_table(play)

        for player in crowd:
            assert sentences(player) == told(table, player.seat)
            assert player.view["winners"]
            assert player.view["hands"] == [[*map(str, hand)] for hand in table.state.hands]

    def test_are_told_their_own_tiles_only(self) -> None:
        """Nothing that goes over a line has the seed, another key, or a tile that others drew."""
        crowd: list[Player] = []

        async def play(_: Table, players: list[Player]) -> None:
            crowd.extend(players)
            for player in players:
                await player.come()
            await asyncio.gather(*(player.play() for player in players))

        table = at_a_table(play)

        for player in crowd:
            others = [key for key, seat in table.keys.items() if seat != player.seat]
            for text in player.heard:
                assert not [secret for secret in (SEED, *others) if secret in text]
                news = json.loads(text)["news"]
                drawn = [item for item in news if item["event"] == "Drew"]
                for item in drawn:
                    assert (item["tile"] is None) == (item["seat"] != player.seat)
                began = [item for item in news if item["event"] == "RoundBegan"]
                assert all(len(item["hand"]) == 7 for item in began)

    def test_need_not_be_there(self) -> None:
        """A seat that takes too long has its first legal move made, so that a game always ends."""

        async def nobody_comes(*_: Table) -> None:
            return

        assert at_a_table(nobody_comes, patience=0.001).state.round_number == 2


class TestStrangers:
    """Those who have no business at the table."""

    @pytest.mark.parametrize(
        "hello", ["nonsense 0", "0", "", b"\x00\xff", "{key}", "{key} soon", "x" * 2000]
    )
    def test_are_sent_away(self, hello: str | bytes) -> None:
        """Without a key and a number nobody is told anything."""

        async def play(table: Table, players: list[Player]) -> None:
            text = hello.format(key=players[0].key) if isinstance(hello, str) else hello
            async with connect(players[0].address) as line:
                await line.send(text)
                with pytest.raises(ConnectionClosed) as closed:
                    await line.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code in (1008, 1009)
            assert not table.tellers
            for player in players:
                await player.come()
            await asyncio.gather(*(player.play() for player in players))

        at_a_table(play)


class TestRascal:
    """A player who sends rubbish, moves for others, and hangs up in the middle."""

    def test_is_refused_with_the_reason_and_holds_nobody_up(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        """Nothing of it changes the game; back on the line it hears what it has missed."""

        async def play(table: Table, players: list[Player]) -> None:
            rascal, others = players[1], [players[0], players[2]]
            for player in players:
                await player.come()
            await self.sends_rubbish(table, rascal)
            games = [asyncio.create_task(player.play()) for player in others]
            for _ in range(3):
                await rascal.play(moves=1)
                while rascal.view["to_move"] == rascal.seat:
                    await rascal.play(moves=1)
                await self.hangs_up(table, rascal)
                await self.comes_back(table, rascal)
            await self.is_too_late(rascal)
            await asyncio.gather(rascal.play(), *games)
            assert [sentences(player) for player in players] == [
                told(table, player.seat) for player in players
            ]

        at_a_table(play)

        assert [record for record in caplog.records if record.levelname == "ERROR"] == []

    async def sends_rubbish(self, table: Table, rascal: Player) -> None:
        """Send what is no move, and what is one of another seat."""
        before = table.state
        (theirs, *_) = legal_moves(before)
        assert before.to_move != rascal.seat
        reasons: list[tuple[str | bytes, str]] = [
            ("", "no answer to position 1"),
            ("hello", "no answer to position 1"),
            ("pass", "no answer to position 1"),
            (f"0 {theirs}", "no answer to position 1"),
            (f"2 {theirs}", "no answer to position 1"),
            ("1", "expected a move"),
            ("1 fly", "expected a move"),
            ("1 99999-1@9-9", "expected a move"),
            ("1 9-9 pass", "expected"),
            (b"\x00\xff", "decode"),
            (f"1 {theirs}", "another seat's turn"),
            (f"1 {theirs}".encode(), "another seat's turn"),
            ("1 draw", "another seat's turn"),
            ("1 pass", "another seat's turn"),
        ]
        for message, reason in reasons:
            assert reason in await rascal.try_(message), message
        assert table.state is before
        await rascal.line.send("1 " + "9" * 2000)  # for which the line is closed
        with pytest.raises(ConnectionClosed):
            await rascal.line.recv()
        await rascal.come()
        assert table.state is before

    async def hangs_up(self, table: Table, rascal: Player) -> None:
        """Go away without a word, until the others wait for the seat."""
        rascal.line.transport.abort()
        while table.state.to_move != rascal.seat:
            await table.after(table.number)

    async def comes_back(self, table: Table, rascal: Player) -> None:
        """Hear what has happened in the meantime, and nothing twice."""
        known, missed = len(rascal.news), told(table, rascal.seat, since=rascal.seen)
        assert missed
        await rascal.come()
        assert sentences(rascal)[known:] == missed
        assert rascal.view["to_move"] == rascal.seat

    async def is_too_late(self, rascal: Player) -> None:
        """Answer a position of before, and play a tile that it does not hold."""
        move = rascal.view["legal_moves"][0]
        held = {*rascal.view["hand"]}
        strange = next(f"{n}-{n}@0-1" for n in range(10) if f"{n}-{n}" not in held)

        assert "no answer to position" in await rascal.try_(f"{rascal.seen - 1} {move}")
        assert "not in the hand" in await rascal.try_(f"{rascal.seen} {strange}")
