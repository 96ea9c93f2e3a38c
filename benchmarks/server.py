"""The server under load: ``python benchmarks/server.py [--page docs/performance.md]``; ``--short`` for a first look.

The server runs in a process of its own, the clients in this one. Tables of four: two people, two ``family`` bots at
once, and two spectators, so that every action has four hearers. Open loop: actions are sent at a given rate,
whether or not earlier ones were answered in time. Closed loop: everybody acts as soon as it is their turn.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

import httpx
from busy_tables import ROUNDS, SETTINGS, BusyTable, Load
from watched import Server

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
    """All the runs, each on a server of its own: one load with and without the wait for the disk, then the most."""
    runs = []
    for number, each, durable in ((tables, rate, True), (tables, rate, False), (min(tables, 100), None, True)):
        server = Server(db or _fresh(), durable=durable)
        try:
            result = asyncio.run(run(server, number, seconds, each))
        finally:
            server.stop()
        runs.append(result if durable else replace(result, name=f"{result.name}, `--no-durable`"))
    if not idle_tables:
        return Figures(runs, 0.0, 0)
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
have heard of it. Every action is on the disk before anybody hears of it; with `--no-durable` it is stored, but a power
failure may take the last moments.

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


def put_into(page: Path, part: str, head: str = HEAD) -> None:
    """Replace that part of the page, or add it."""
    text = page.read_text("utf-8") if page.exists() else "# Performance\n"
    before, found, rest = text.partition(head)
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
    words.add_argument("--short", action="store_true", help="60 tables, 60 actions a second, 8 seconds, nothing idle")
    words.add_argument("--page", type=Path)
    chosen = words.parse_args()
    asked = (60, 60, 8, 0) if chosen.short else (chosen.tables, chosen.rate, chosen.seconds, chosen.idle)
    figures = measure(chosen.db, *asked)
    part = page_part(figures, chosen.db)
    sys.stdout.write(part)
    if chosen.page:
        put_into(chosen.page, part)


if __name__ == "__main__":
    main()
