"""The browser table, timed: ``python benchmarks/browser.py [--page docs/performance.md]``.

A real Chromium on the machine that runs the server, too. A tap is timed inside the page: from the click on an action
to the first frame in which the table shows that it is done, so the way to the server and back is in it.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests know how to drive a browser

from benchmarks.server import put_into
from playwright.sync_api import Browser
from tests.browser.kit import Visitor, chromium, door, missing, sit
from tests.server.kit import Server, serving, sqlite_at

TAPS, LOADS = 20, 5
GAME, SEATS = "elevens", 4


@dataclass(frozen=True)
class Figures:
    """Everything measured: milliseconds and bytes."""

    taps: list[float]
    start: float
    table: float
    start_bytes: int
    table_bytes: int


def measure(browser: Browser, server: Server) -> Figures:
    """All of it, each first load in a browser that has seen nothing."""
    starts = [first_load(browser, server, "/", "game") for _ in range(LOADS)]
    tables = [first_load(browser, server, _table(server), "hand-card") for _ in range(LOADS)]
    return Figures(
        taps(browser, server),
        statistics.median(time for time, _ in starts),
        statistics.median(time for time, _ in tables),
        max(size for _, size in starts),
        max(size for _, size in tables),
    )


def _table(server: Server, **more: Any) -> str:
    return door(sit(server.base, GAME, SEATS, **more))


def first_load(browser: Browser, server: Server, path: str, seen: str) -> tuple[float, int]:
    """Milliseconds until a page shows something, and the bytes that came over the wire for it."""
    visitor = Visitor.come(browser, server.base, "phone")
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.send("Network.enable")
    came: list[float] = []
    devtools.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    visitor.go(path)
    visitor.see(seen).first.wait_for()
    time = float(visitor.page.evaluate("performance.now()"))
    visitor.page.wait_for_load_state("networkidle")
    visitor.leave()
    return time, int(sum(came))


def taps(browser: Browser, server: Server) -> list[float]:
    """Milliseconds from tap to screen, over several actions and rounds."""
    visitor = Visitor.come(browser, server.base, "phone")
    visitor.go(_table(server, rounds=100))
    found: list[float] = []
    while len(found) < TAPS:
        visitor.page.locator("[data-testid=your-turn], [data-testid=next-round]").first.wait_for()
        if visitor.see("next-round").count():
            visitor.see("next-round").click()
            visitor.await_stage("playing")
        else:
            found.append(float(visitor.page.evaluate("eyes.tap()")))
    visitor.leave()
    return found


# The page

HEAD = "## The browser"
PAGE = """{head}

Measured on {day} with Chromium {version} without a window, as a phone (390 by 844), server and browser on the same
machine ({cores} cores). "Tap to screen" goes from the click on an action to the first frame that shows it done, with
the way to the server, into its store and back. First loads are those of a browser that has seen nothing; bytes are
those over the wire, compressed, with everything the page asks for.

| what | measured | limit |
|---|---:|---:|
| tap to screen, median of {taps} | {median:.0f} ms | |
| tap to screen, slowest of {taps} | {slowest:.0f} ms | |
| start page, first load, median of {loads} | {start:.0f} ms | |
| table, first load, median of {loads} | {table:.0f} ms | |
| start page, bytes | {start_bytes:.0f} kB | 150 kB |
| table, bytes | {table_bytes:.0f} kB | 150 kB |

```sh
python benchmarks/browser.py                              # these figures
python benchmarks/browser.py --page docs/performance.md   # this part of the page
```
"""


def page_part(figures: Figures, version: str) -> str:
    """The part of the page about the browser."""
    return PAGE.format(
        head=HEAD,
        day=date.today().isoformat(),
        version=version.split(".")[0],
        cores=os.cpu_count(),
        taps=TAPS,
        loads=LOADS,
        median=statistics.median(figures.taps),
        slowest=max(figures.taps),
        start=figures.start,
        table=figures.table,
        start_bytes=figures.start_bytes / 1000,
        table_bytes=figures.table_bytes / 1000,
    )


def main() -> None:
    """Measure, print, and write the page if asked."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--page", type=Path)
    chosen = words.parse_args()
    if why := missing():
        sys.exit(f"Nothing was measured: {why}.")
    with serving(sqlite_at(Path(tempfile.mkdtemp()))) as server, chromium() as browser:
        part = page_part(measure(browser, server), browser.version)
    sys.stdout.write(part)
    if chosen.page:
        put_into(chosen.page, part, HEAD)


if __name__ == "__main__":
    main()
