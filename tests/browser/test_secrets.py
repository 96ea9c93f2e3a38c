"""What a browser must never know or tell: other hands, secrets of seats, the deal before its end; and no other host."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from urllib.parse import urlsplit

from tests.browser.kit import HOME, Visitor, door, sit
from tests.browser.player import Player
from tests.browser.test_around import open_hands, views
from tests.server.kit import Server, get

Come = Callable[..., Visitor]
STORED = "() => JSON.stringify({...localStorage, ...sessionStorage})"


def test_under_a_name_of_the_home_network_everything_works(come: Come, house: Server) -> None:
    """Plain http under another name: no clipboard, no wake lock, no localhost to trust."""
    base = f"http://{HOME}:{house.port}"
    ada, bob = come("phone", base=base), come("desktop", base=base)
    ada.go("/play/elevens-junior")
    assert ada.page.evaluate("isSecureContext") is False
    ada.page.locator("[data-testid=seats][value='2']").check(force=True)
    ada.see("make-table").click()
    link = ada.see("link")
    ada.until(lambda: HOME in link.input_value(), "the link names the house as this browser does")
    bob.go(urlsplit(link.input_value()).path)
    bob.see("sit").click()
    ada.page.locator("[data-testid=seat][data-seat='1'][data-kind=person]").wait_for()
    ada.see("start-game").click()
    players = [Player(ada, random.Random(1)), Player(bob, random.Random(2))]
    ada.await_stage("playing")
    bob.await_stage("playing")
    while ada.stage() == "playing":
        for player in players:
            player.step(wait=50)
    bob.see("scores").wait_for()


def test_no_secret_is_in_the_page_the_console_or_another_browser(come: Come, house: Server) -> None:
    ada, bob = come(), come("phone")
    person = sit(house.base, "elevens-junior", 3, people=2, start=False)
    bob.go(f"/t/{person.table}")
    bob.see("sit").click()
    bob.await_stage("lobby")
    ada.go(door(person))
    ada.see("start-game").click()
    players = [Player(ada, random.Random(1)), Player(bob, random.Random(2))]
    for each in (ada, bob):
        each.await_stage("playing")
    tokens = [token_of(each) for each in (ada, bob)]
    assert tokens[0] == person.token
    while ada.stage() == "playing":
        for player in players:
            player.step(wait=50)
        for each, token in zip((ada, bob), tokens, strict=True):
            assert token not in each.page.content() + each.page.url
    for seat, each in enumerate((ada, bob)):
        known = each.page.evaluate(STORED) + "".join(each.frames) + "".join(each.complaints)
        assert tokens[1 - seat] not in known
        assert tokens[seat] not in "".join(each.complaints)
        assert {owner for view in views(each.frames) if view["stage"] == "playing" for owner in open_hands(view)} == {
            seat
        }


def token_of(visitor: Visitor) -> str:
    return str(json.loads(visitor.page.evaluate("localStorage.getItem('pioche.seats')"))[0]["token"])


def test_the_seed_is_not_told_before_the_end(come: Come, house: Server) -> None:
    visitor = come()
    person = sit(house.base, "elevens-junior", 2)
    visitor.go(door(person))
    visitor.await_stage("playing")
    Player(visitor, random.Random(6)).play_round()
    record = get(f"{house.base}/api/tables/{person.table}/record/1").text
    seed, salt = (
        next(line.split()[-1] for line in record.splitlines() if line.startswith(f"# {word} "))
        for word in ("seed", "salt")
    )
    before = [frame for frame in visitor.frames if (json.loads(frame).get("view") or {}).get("stage") == "playing"]
    assert before
    assert not any(seed in frame or salt in frame for frame in before)
    assert any(salt in frame for frame in visitor.frames), "told in the end"
