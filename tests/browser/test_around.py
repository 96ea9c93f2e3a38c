"""One device passed around, and a screen for all: nobody sees what is not theirs."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from tests.browser.kit import Visitor, scene, sit
from tests.browser.player import Player
from tests.browser.screens import pass_around
from tests.server.kit import Person, Server

Come = Callable[..., Visitor]
OVER = ("between", "over")
LONG = 300  # seconds for a round: whoever has nothing left to do is heard to end the turn after a pause


def holders(visitor: Visitor) -> dict[int, Person]:
    """The people whose seats this browser holds."""
    kept = json.loads(visitor.page.evaluate("localStorage.getItem('pioche.seats')"))
    return {own["seat"]: Person(visitor.base, own["table"], own["seat"], own["token"]) for own in kept}


def hand(person: Person) -> list[str]:
    zones = person.look()["view"]["zones"]
    return next(zone["cards"] for zone in zones if zone["kind"] == "hand" and zone.get("owner") == person.seat)


def views(frames: list[str]) -> Iterator[dict[str, Any]]:
    """Every view a browser was sent."""
    for frame in frames:
        said = json.loads(frame)
        if said.get("view"):
            yield said["view"]


def open_hands(view: dict[str, Any]) -> set[int]:
    """Whose cards a view lays open."""
    zones = (view.get("view") or {}).get("zones", [])
    return {zone["owner"] for zone in zones if zone["kind"] == "hand" and any(zone.get("cards") or [])}


def told_hands(visitor: Visitor, since: int) -> set[int]:
    """Whose cards a browser was told since then."""
    return {owner for view in views(visitor.frames[since:]) for owner in open_hands(view)}


def test_only_the_hand_of_whoever_holds_the_device_is_in_the_page(come: Come) -> None:
    visitor = come("phone")
    pass_around(visitor, names=("Ada", "Bob"))
    player, seen = Player(visitor, random.Random(3)), set()
    for _ in range(8):
        visitor.see("reveal").wait_for()
        assert not visitor.see("hand-card").count()
        assert not visitor.page.locator("[data-card]").count()
        seat = int(visitor.see("reveal").get_attribute("data-seat") or -1)
        told = len(visitor.frames)
        visitor.see("reveal").click()
        visitor.see("hand-card").first.wait_for()
        seen.add(seat)
        people = holders(visitor)
        assert scene(visitor.page)["hand"] == hand(people[seat])
        visible = set(
            visitor.page.evaluate("[...document.querySelectorAll('[data-card]')].map(node => node.dataset.card)")
        )
        assert not visible & {card for other, each in people.items() if other != seat for card in hand(each)}
        assert told_hands(visitor, told) == {seat}
        while not visitor.see("cover").count() and player.step() == "playing":
            pass
        if visitor.stage() in OVER:
            break
        visitor.see("cover").click()
        visitor.see("curtain").wait_for()
        assert told_hands(visitor, told) == {seat}, "and no other while the curtain falls"
        told = len(visitor.frames)
        visitor.see("reveal").wait_for()
        assert told_hands(visitor, told) == set()
    assert len(seen) == 2, "the device never came to the other"


def test_a_round_on_one_device_comes_to_its_end(come: Come) -> None:
    visitor = come("phone")
    pass_around(visitor, names=("Ada", "Bob", "Cleo"))
    player = Player(visitor, random.Random(4))
    end = time.monotonic() + LONG
    while visitor.stage() not in OVER and time.monotonic() < end:
        for door in ("reveal", "cover"):
            if visitor.see(door).count():
                visitor.see(door).first.click()
                visitor.see(door).first.wait_for(state="detached")
        if visitor.see("hand-card").count():
            player.step(wait=100)
    visitor.see("scores").wait_for()


def test_whoever_looks_on_is_sent_and_shown_no_hand(come: Come, house: Server) -> None:
    visitor = come()
    person = sit(house.base, "elevens", 3)
    visitor.go(f"/w/{person.table}")
    visitor.await_stage("playing")
    person.connect()
    while person.stage == "playing":
        if person.actions:
            person.do(person.actions[0])
        else:
            person.hear()
        assert not visitor.see("hand-card").count()
    visitor.await_stage("over")
    playing = [view for view in views(visitor.frames) if view["stage"] == "playing"]
    assert playing
    assert not any(open_hands(view) for view in playing)
