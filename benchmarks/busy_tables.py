"""The clients of the load benchmark: people and spectators at busy tables, who read no more than they need."""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PLAYED = re.compile(r'"what":"played","number":\d+,"seat":(\d)')
SETTINGS = {"game": "elevens", "seats": 4, "plan": ["person", "person", "family", "family"], "pace": "instant"}
ROUNDS = 100


class _Action(msgspec.Struct):
    text: str


class _View(msgspec.Struct):
    actions: list[_Action] = []


class _Table(msgspec.Struct):
    number: int
    stage: str
    view: _View | None = None


class _Message(msgspec.Struct):
    kind: str
    view: _Table | None = None
    code: str = ""


_read = msgspec.json.Decoder(_Message)


@dataclass
class Sent:
    """An action on its way: when it was sent and how many have not heard of it yet."""

    at: float
    seat: str
    left: int = 4


@dataclass
class Load:
    """What is measured."""

    latencies: list[float] = field(default_factory=list)
    sent: int = 0
    done: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    heard: int = 0
    bots: int = 0


class Player:
    """One of the two people at a table."""

    def __init__(self, table: BusyTable, seat: int, token: str) -> None:
        self.table, self.seat, self.token = table, seat, token
        self.stream: ClientConnection | None = None
        self.now: _Table | None = None
        self.acted = 0
        self.waiting = False

    @property
    def ready(self) -> bool:
        """Whether it is this person's turn, and nothing is on its way."""
        return bool(self.now and self.now.view and self.now.view.actions and not self.waiting)

    async def act(self) -> None:
        """Do the first thing that is allowed."""
        if not (self.stream and self.now and self.now.view):
            return
        self.acted, self.waiting = self.acted + 1, True
        text = self.now.view.actions[0].text
        self.table.on_its_way.append(Sent(time.perf_counter(), str(self.seat)))
        self.table.load.sent += 1
        number, name = self.now.number, f"{self.seat}-{self.acted}"
        await self.stream.send(f'{{"kind":"act","text":"{text}","expected":{number},"id":"{name}"}}')


class BusyTable:
    """A table with its two people and two spectators."""

    def __init__(self, base: str, load: Load, *, closed: bool) -> None:
        self.base, self.load, self.closed = base, load, closed
        self.players: list[Player] = []
        self.on_its_way: deque[Sent] = deque()
        self.tasks: list[asyncio.Task[None]] = []
        self.id = ""
        self.nexts = 0

    async def set_up(self, client: httpx.AsyncClient) -> None:
        """Create, join, listen, start."""
        body = {"name": "Ada", "settings": {**SETTINGS, "rounds": ROUNDS}}
        first = (await client.post("/api/tables", json=body)).json()
        self.id = first["table"]
        second = (await client.post(f"/api/tables/{self.id}/join", json={"name": "Bob"})).json()
        self.players = [Player(self, each["seat"], each["token"]) for each in (first, second)]
        for player in self.players:
            player.stream = await self._listen({"kind": "listen", "token": player.token})
            self.tasks.append(asyncio.create_task(self._play(player)))
        for _ in range(2):
            self.tasks.append(asyncio.create_task(self._look_on(await self._listen({"kind": "listen"}))))
        self._secret = {"authorization": f"Bearer {first['token']}"}
        await client.post(f"/api/tables/{self.id}/start", headers=self._secret)
        self.client = client

    async def _listen(self, first: dict[str, str]) -> ClientConnection:
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.id}/live"
        stream = await connect(address, compression=None, max_size=2**22, ping_interval=None)
        await stream.send(msgspec.json.encode(first).decode())
        return stream

    async def _play(self, player: Player) -> None:
        if player.stream is None:
            return
        async for text in player.stream:
            message = _read.decode(text)
            if message.kind == "news" and message.view:
                player.now = message.view
                self._count(str(text))
                await self._go_on(player, message.view)
            elif message.kind == "done":
                player.waiting = False
                self.load.done += 1
            elif message.kind == "refused":
                player.waiting = False
                self.load.refused[message.code] = self.load.refused.get(message.code, 0) + 1
            if self.closed and player.ready:
                await player.act()

    async def _go_on(self, player: Player, view: _Table) -> None:
        if view.stage == "between" and player is self.players[0]:
            await self.client.post(f"/api/tables/{self.id}/next", headers=self._secret)
        elif view.stage == "over" and player is self.players[0]:
            await self.client.post(f"/api/tables/{self.id}/rematch", headers=self._secret)

    async def _look_on(self, stream: ClientConnection) -> None:
        async for text in stream:
            self._count(str(text))

    def _count(self, text: str) -> None:
        """An action was heard: by which seat it was stands at the beginning of the message."""
        found = PLAYED.search(text, 0, 200)
        if not found:
            return
        self.load.heard += 1
        seat = found[1]
        if seat in "23":
            self.load.bots += 1
            return
        for sent in self.on_its_way:
            if sent.seat == seat and sent.left:
                sent.left -= 1
                if not sent.left:
                    self.load.latencies.append(time.perf_counter() - sent.at)
                break
        while self.on_its_way and not self.on_its_way[0].left:
            self.on_its_way.popleft()

    async def close(self) -> None:
        """Leave."""
        for task in self.tasks:
            task.cancel()
        for player in self.players:
            if player.stream:
                player.stream.transport.abort()
