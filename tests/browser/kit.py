"""People with real browsers: their pages in Chromium, what they were told, and what must never happen to them."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright
from playwright.sync_api import TimeoutError as TookTooLong

from pioche.server.browser import STATIC
from tests.server.kit import Person, host

NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("PIOCHE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
EYES = Path(__file__).with_name("eyes.js")
AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
PATIENCE = 120_000  # milliseconds after which something counts as never happening, on however slow a machine
HOME = "pioche.home.test"  # a name as in a home network: no browser trusts it like localhost
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {HOME} 127.0.0.1",
]
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}


def missing() -> str:
    """Why no browser can be driven here; nothing if one can."""
    if not CHROMIUM:
        return f"Chromium is not installed (looked for {', '.join(NAMES)} and at PIOCHE_CHROMIUM)"
    return "" if (STATIC / "index.html").exists() else "the client is not built (make client)"


@contextmanager
def chromium() -> Iterator[Browser]:
    """A real Chromium without a window."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, chromium_sandbox=False, args=FLAGS)
        yield browser
        browser.close()


@dataclass
class Visitor:
    """One browser of its own: a page, and everything it asked for, was told, said on its console or failed at."""

    context: BrowserContext
    base: str
    page: Page
    touch: bool = False
    hosts: set[str] = field(default_factory=set)
    complaints: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)  # complaints that a test brings about itself
    frames: list[str] = field(default_factory=list)

    @classmethod
    def come(cls, browser: Browser, base: str, device: str = "desktop", **more: Any) -> Visitor:
        settings = {"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "light", **DEVICES[device], **more}
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(path=EYES)
        visitor = cls(context, base, context.new_page(), bool(settings.get("has_touch")))
        visitor.watch(visitor.page)
        return visitor

    def watch(self, page: Page) -> None:
        """Nothing leaves this house, nothing goes wrong in silence."""
        page.on("request", lambda request: self.hosts.add(urlsplit(request.url).hostname or "inside"))
        page.on("console", lambda said: self.complaints.append(f"{said.type}: {said.text}"))
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))

    def go(self, path: str) -> Page:
        self.page.goto(f"{self.base}{path}")
        return self.page

    def see(self, testid: str) -> Locator:
        """What the page shows under that name."""
        return self.page.get_by_test_id(testid)

    def until(self, holds: Callable[[], Any], what: str) -> None:
        """Wait for something, however slow the machine."""
        end = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < end, f"{what}: it never happened at {self.page.url}"
            self.page.wait_for_timeout(20)

    def stage(self) -> str:
        """Where the table is, as the page says it."""
        found = self.page.locator("[data-stage]").first
        return (found.get_attribute("data-stage") or "") if found.count() else ""

    def await_stage(self, *wanted: str) -> None:
        try:
            self.page.locator(",".join(f'[data-stage="{each}"]' for each in wanted)).first.wait_for()
        except TookTooLong:
            shown = self.page.locator("body").inner_text()
            raise AssertionError(f"not {wanted} but {self.stage()!r}: {shown}\n{self.complaints}") from None

    def await_turn(self) -> None:
        self.see("your-turn").first.wait_for()

    def leave(self) -> None:
        self.context.close()
        strangers = self.hosts - {urlsplit(self.base).hostname, "inside"}
        assert not strangers, f"asked another host: {strangers}"
        told = [each for each in self.complaints if not any(word in each for word in self.forgiven)]
        assert not told, told


def sit(
    base: str, game: str, seats: int = 2, *, people: int = 1, level: str = "novice", start: bool = True, **settings: Any
) -> Person:
    """Somebody at a new table against quick bots, whose first round is dealt; other people's seats stay open."""
    plan = ["person"] * people + [level] * (seats - people)
    person = host(base, game=game, seats=seats, plan=plan, **settings)
    if start:
        person.post("start")
    return person


def door(person: Person) -> str:
    """The path with which a browser takes that seat."""
    return f"/t/{person.table}#{person.token}"


@cache
def _axe() -> str:
    return AXE.read_text("utf-8")


def axe(page: Page) -> list[str]:
    """What axe finds wrong with a page, a line each."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(_axe())
    found: list[str] = page.evaluate("eyes.wrong()")
    return found


def settle(page: Page) -> None:
    """Wait until nothing moves any more."""
    page.evaluate("eyes.still()")


def scene(page: Page) -> dict[str, Any]:
    """What lies on the table, as the page shows it."""
    seen: dict[str, Any] = page.evaluate("eyes.scene()")
    return seen


def table_of(seen: dict[str, Any]) -> dict[str, Any]:
    """What everybody at the table sees alike."""
    return {key: value for key, value in seen.items() if key != "hand"}
