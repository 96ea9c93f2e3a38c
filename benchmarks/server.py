"""The server under load: ``python benchmarks/server.py [--page docs/performance.md]``.

The server runs in a process of its own, the clients in this one. Tables of four: two people, two ``family`` bots at
once, and two spectators, so that every action has four hearers. Open loop: actions are sent at a given rate,
whether or not earlier ones were answered in time. Closed loop: everybody acts as soon as it is their turn.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PROGRAM = "from pioche.cli import main; main()"
TICKS = os.sysconf("SC_CLK_TCK")
PLAYED = re.compile(r'"what":"played","number":\d+,"seat":(\d)')
SETTINGS = {"game": "elevens", "seats": 4, "plan": ["person", "person", "family", "family"], "pace": "instant"}
ROUNDS = 100


# The server


class Server:
    """A server on its own port, watched from outside."""

    def __init__(self, db: str) -> None:
        words = [
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--no-qr",
            "--db",
            db,
            "--address-rate",
            "0",
            "--unlimited",
        ]
        self.process = subprocess.Popen([sys.executable, "-c", PROGRAM, *words], stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own program
        line = self.process.stdout.readline() if self.process.stdout else ""
        self.base = line[line.index("http://") :].strip()

    def cpu(self) -> float:
        """Seconds of CPU time so far, all threads."""
        facts = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
        return (int(facts[11]) + int(facts[12])) / TICKS

    def memory(self) -> int:
        """Bytes in memory."""
        facts = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", facts)
        return int(found[1]) * 1024 if found else 0

    def stop(self) -> None:
        """As Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(30)


# The clients: only what they need of a message is read


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
            player.stream = await self._listen(f"?token={player.token}")
            self.tasks.append(asyncio.create_task(self._play(player)))
        for _ in range(2):
            self.tasks.append(asyncio.create_task(self._look_on(await self._listen(""))))
        self._secret = {"authorization": f"Bearer {first['token']}"}
        await client.post(f"/api/tables/{self.id}/start", headers=self._secret)
        self.client = client

    async def _listen(self, query: str) -> ClientConnection:
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.id}/live{query}"
        return await connect(address, compression=None, max_size=2**22, ping_interval=None)

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


# Runs


@dataclass(frozen=True)
class Result:
    """The figures of one run."""

    name: str
    tables: int
    seconds: float
    actions: float  # a second, people's and bots'
    people: float
    per_cpu: float
    cpu: float
    p50: float
    p99: float
    lost: int
    refused: int


async def run(server: Server, tables: int, seconds: float, rate: float | None) -> Result:
    """Play at so many tables for so long; with a rate, that many actions of people and bots a second."""
    load = Load()
    busy = [BusyTable(server.base, load, closed=rate is None) for _ in range(tables)]
    async with httpx.AsyncClient(base_url=server.base, timeout=60, limits=httpx.Limits(max_connections=20)) as client:
        for at in range(0, tables, 20):
            await asyncio.gather(*(table.set_up(client) for table in busy[at : at + 20]))
        await asyncio.sleep(2)
        load.latencies.clear()
        before = (load.sent, load.heard, load.bots, server.cpu(), time.perf_counter())
        if rate is None:
            await asyncio.sleep(seconds)
        else:
            await _open_loop(busy, load, rate, seconds)
        after = (load.sent, load.heard, load.bots, server.cpu(), time.perf_counter())
        for table in busy:
            table.closed = False
        await asyncio.sleep(3)
        result = _result(tables, rate, load, before, after)
        for table in busy:
            await table.close()
        await asyncio.sleep(1)
    return result


async def _open_loop(busy: list[BusyTable], load: Load, rate: float, seconds: float) -> None:
    """Send by a timetable, whatever the server does: each time at the next table where it is somebody's turn.

    The bots' actions count; if the server were late with them, people would send more instead.
    """
    start, at, played = time.perf_counter(), 0, load.sent + load.bots / 4
    while (now := time.perf_counter() - start) < seconds:
        if load.sent + load.bots / 4 - played >= now * rate:
            await asyncio.sleep(0.001)
            continue
        for _ in range(len(busy)):
            at = (at + 1) % len(busy)
            ready = next((player for player in busy[at].players if player.ready), None)
            if ready:
                await ready.act()
                break
        await asyncio.sleep(0)


Moment = tuple[int, int, int, float, float]


def _result(tables: int, rate: float | None, load: Load, before: Moment, after: Moment) -> Result:
    sent, heard, _, cpu, seconds = (b - a for a, b in zip(before, after, strict=True))
    latencies = sorted(load.latencies) or [0.0]
    actions = heard / 4
    return Result(
        name="closed loop" if rate is None else f"open loop, {rate:.0f} a second",
        tables=tables,
        seconds=seconds,
        actions=actions / seconds,
        people=sent / seconds,
        per_cpu=actions / cpu,
        cpu=cpu / seconds,
        p50=latencies[len(latencies) // 2],
        p99=latencies[min(len(latencies) - 1, len(latencies) * 99 // 100)],
        lost=load.sent - load.done - sum(load.refused.values()),
        refused=sum(load.refused.values()),
    )


def idle_memory(server: Server, tables: int) -> float:
    """Bytes for a table in memory, dealt, that nobody is connected to."""
    with httpx.Client(base_url=server.base, timeout=60) as client:

        def make() -> None:
            seated = client.post("/api/tables", json={"name": "Ada", "settings": {**SETTINGS, "rounds": ROUNDS}}).json()
            secret = {"authorization": f"Bearer {seated['token']}"}
            client.post(f"/api/tables/{seated['table']}/start", headers=secret)

        for _ in range(50):
            make()
        before = server.memory()
        for _ in range(tables):
            make()
        return (server.memory() - before) / tables


@dataclass(frozen=True)
class Figures:
    """Everything measured."""

    runs: list[Result]
    idle: float
    idle_tables: int


def measure(db: str, tables: int, rate: float, seconds: float, idle_tables: int) -> Figures:
    """All the runs, each on a server of its own."""
    runs = []
    for number, each in ((tables, rate), (min(tables, 100), None)):
        server = Server(db or _fresh())
        try:
            runs.append(asyncio.run(run(server, number, seconds, each)))
        finally:
            server.stop()
    server = Server(db or _fresh())
    try:
        return Figures(runs, idle_memory(server, idle_tables), idle_tables)
    finally:
        server.stop()


def _fresh() -> str:
    return f"sqlite:///{tempfile.mkdtemp()}/tables.db"


# The page

HEAD = "## The server"
PAGE = """{head}

Measured on {day}, server and clients on the same machine ({cores} cores) in two processes, {store}.
Tables of four: two people, two `family` bots at pace `instant`, two spectators, so that every action has four hearers.
"actions" are those of people and bots together; latency is from the moment a person's action is sent until all four
have heard of it. Every action is stored before anybody hears of it.

| run | tables | actions/s | by people/s | actions per s of server CPU | server CPU | p50 | p99 | lost |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
{rows}

A dealt table in memory that nobody is connected to takes {idle:.0f} kB ({idle_tables} tables); after half a minute
without anything due it is kept in the store alone.

For comparison, boardgame.io measured on the same kind of machine (200 matches of 2, a trivial game): 300 to 400 moves
per second of server CPU with its file store, up to 1,400 in memory; p99 18 ms at 99 moves a second, 57 to 185 ms nearer
its limit.

```sh
python benchmarks/server.py                              # these figures
python benchmarks/server.py --page docs/performance.md   # this part of the page
```
"""


def page_part(figures: Figures, db: str) -> str:
    """The part of the page about the server."""
    rows = "\n".join(
        f"| {each.name} | {each.tables} | {each.actions:.0f} | {each.people:.0f} | {each.per_cpu:.0f} | {each.cpu:.0%}"
        f" | {each.p50 * 1000:.0f} ms | {each.p99 * 1000:.0f} ms | {each.lost} |"
        for each in figures.runs
    )
    return PAGE.format(
        head=HEAD,
        day=date.today().isoformat(),
        cores=os.cpu_count(),
        store="PostgreSQL" if db else "SQLite",
        rows=rows,
        idle=figures.idle / 1000,
        idle_tables=figures.idle_tables,
    )


def put_into(page: Path, part: str) -> None:
    """Replace that part of the page, or add it."""
    text = page.read_text("utf-8") if page.exists() else "# Performance\n"
    before, found, rest = text.partition(HEAD)
    after = re.search(r"^## ", rest, re.MULTILINE) if found else None
    tail = rest[after.start() :] if after else ""
    page.write_text(before.rstrip() + "\n\n" + part + ("\n" + tail if tail else ""), "utf-8")


def main() -> None:
    """Measure, print, and write the page if asked."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--db", default="", help="postgresql://…; else a fresh SQLite file")
    words.add_argument("--tables", type=int, default=500)
    words.add_argument("--rate", type=float, default=300)
    words.add_argument("--seconds", type=float, default=30)
    words.add_argument("--idle", type=int, default=1000)
    words.add_argument("--page", type=Path)
    chosen = words.parse_args()
    figures = measure(chosen.db, chosen.tables, chosen.rate, chosen.seconds, chosen.idle)
    part = page_part(figures, chosen.db)
    sys.stdout.write(part)
    if chosen.page:
        put_into(chosen.page, part)


if __name__ == "__main__":
    main()
