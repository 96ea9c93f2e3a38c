"""Light and calm: few bytes, no long task while dealing, and nothing moves but by transform and opacity."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.browser.kit import Visitor, door, settle, sit
from tests.browser.player import Player
from tests.server.kit import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser


Come = Callable[..., Visitor]
MOST_BYTES = 150_000  # over the wire, compressed
MOST_TASK = 50  # milliseconds
TRIES = 3  # others on the machine slow every task: the best counts


def bytes_of(visitor: Visitor, path: str, seen: str) -> int:
    """What came over the wire until a page shows something."""
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.send("Network.enable")
    came: list[float] = []
    devtools.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    devtools.on("Network.webSocketFrameReceived", lambda event: came.append(len(event["response"]["payloadData"])))
    visitor.go(path)
    visitor.see(seen).first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    return int(sum(came))


def test_the_first_load_of_the_start_page_is_light(come: Come) -> None:
    assert 10_000 < bytes_of(come("phone"), "/", "game") < MOST_BYTES


def test_the_first_load_of_a_table_is_light(come: Come, house: Server) -> None:
    assert 10_000 < bytes_of(come("phone"), door(sit(house.base, "chifoumi", 4)), "hand-card") < MOST_BYTES


def test_no_task_is_long_while_dealing(come: Come, house: Server, browser: Browser) -> None:
    longest: list[float] = []
    for _ in range(TRIES):
        longest.append(longest_task(browser, come("phone", reduced_motion="no-preference"), house))
        if longest[-1] <= MOST_TASK:
            return
    raise AssertionError(f"the longest tasks of {TRIES} deals, in milliseconds: {longest}")


def longest_task(browser: Browser, visitor: Visitor, server: Server) -> float:
    """The longest task of the page from the click that deals until the cards lie, in milliseconds of CPU time."""
    visitor.go(door(sit(server.base, "elevens-links", 2, start=False)))
    visitor.see("start-game").wait_for()
    browser.start_tracing(page=visitor.page, categories=["toplevel"])
    visitor.see("start-game").click()
    visitor.see("hand-card").first.wait_for()
    settle(visitor.page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    pages = {each["tid"] for each in events if each.get("args", {}).get("name") == "CrRendererMain"}
    tasks = [each for each in events if each["name"].endswith("RunTask") and each["tid"] in pages and "dur" in each]
    assert tasks
    return max(float(each.get("tdur", each["dur"])) for each in tasks) / 1000


def moved(visitor: Visitor, server: Server) -> set[str]:
    """Everything that was animated from the deal through a few turns."""
    visitor.go(door(sit(server.base, "elevens-links", 3, start=False)))
    visitor.see("start-game").wait_for()
    visitor.page.evaluate("eyes.notice()")
    visitor.see("start-game").click()
    visitor.await_stage("playing")
    Player(visitor, random.Random(7)).play(6)
    settle(visitor.page)
    return set(visitor.page.evaluate("[...eyes.moved]"))


def test_cards_move_by_transform_and_opacity_alone(come: Come, house: Server) -> None:
    found = moved(come("desktop", reduced_motion="no-preference"), house)
    assert "transform" in found
    assert found <= {"transform", "opacity"}


def test_nothing_moves_for_those_who_want_it_still(come: Come, house: Server) -> None:
    assert moved(come("desktop"), house) == set()
