"""Every screen of the page, and how somebody comes to see it."""

# ruff: noqa: ARG001 - every way takes the same two arguments, needed or not

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pioche
from tests.browser.kit import Visitor, door, sit
from tests.browser.player import Player
from tests.server.kit import Person, Server, join, play_on

Arrive = Callable[[Visitor, Server], None]
SCREENS: dict[str, Arrive] = {}
RUSHED = ("race", "round-over")  # they go on by themselves after some seconds


def screen(arrive: Arrive) -> Arrive:
    SCREENS[arrive.__name__.strip("_").replace("_", "-")] = arrive
    return arrive


@contextmanager
def standstill(server: Server) -> Iterator[None]:
    """Stop the server's time, so that what lasts some seconds can be looked at."""
    assert server.process
    os.kill(server.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.process.pid, signal.SIGCONT)


def played(person: Person, until: str) -> Person:
    """That person has played on, by other means than a browser."""
    person.connect()
    play_on([person], until)
    person.close()
    return person


def couple(server: Server, game: str, **settings: Any) -> tuple[Person, Person]:
    """Two people at a table: who is to act, and who waits."""
    ada = sit(server.base, game, 2, people=2, start=False, **settings)
    bob = join(server.base, ada.table)
    ada.post("start")
    return (ada, bob) if ada.look()["view"].get("actions") else (bob, ada)


# Before the first card


@screen
def start(visitor: Visitor, server: Server) -> None:
    visitor.go("/")
    visitor.see("game").last.wait_for()


@screen
def start_again(visitor: Visitor, server: Server) -> None:
    """With a table of one's own."""
    table(visitor, server)
    visitor.go("/")
    visitor.see("own-table").first.wait_for()
    visitor.see("game").last.wait_for()


@screen
def make(visitor: Visitor, server: Server) -> None:
    visitor.go("/play/chifoumi")
    visitor.page.locator("summary").first.wait_for()
    for each in visitor.page.locator("summary").all():
        each.click()


@screen
def make_around(visitor: Visitor, server: Server) -> None:
    visitor.go("/play/ko")
    visitor.see("around").check()


@screen
def lobby(visitor: Visitor, server: Server) -> None:
    visitor.go("/play/elevens-links")
    visitor.see("make-table").click()
    visitor.see("start-game").wait_for()
    join(server.base, visitor.page.url.rsplit("/", 1)[1], "Robin")
    visitor.page.get_by_text("Robin").first.wait_for()


@screen
def invitation(visitor: Visitor, server: Server) -> None:
    visitor.go(f"/t/{sit(server.base, 'ko', 4, people=3, start=False).table}")
    visitor.see("sit").wait_for()


@screen
def rules(visitor: Visitor, server: Server) -> None:
    visitor.go("/rules/chifoumi")
    visitor.see("rule").first.wait_for()
    visitor.see("example").first.click()
    visitor.see("example-board").wait_for()


@screen
def nothing_here(visitor: Visitor, server: Server) -> None:
    visitor.forgiven.append("404")
    visitor.go("/t/aaaabbbbccccdddd")
    visitor.see("trouble").wait_for()


# At the table


def table(visitor: Visitor, server: Server, game: str = "elevens-links", seats: int = 2, actions: int = 0) -> Player:
    """A table that waits for this visitor, some actions on; another where the round is over before that."""
    player = Player(visitor, random.Random(game))
    while True:
        visitor.go(door(sit(server.base, game, seats, rounds=3, options=LONG.get(game, {}))))
        visitor.await_turn()
        player.play(actions)
        visitor.page.locator("main:not([data-pending])").wait_for()
        visitor.page.locator("[data-testid=your-turn], dialog[open]").first.wait_for()
        if visitor.stage() == "playing":
            return player


LONG = {"chifoumi": {"race_seconds": "3", "thanks_seconds": "3"}}


def _turn(game: str) -> Arrive:
    return lambda visitor, server: void(table(visitor, server, game, 4, 4))


def void(_: object) -> None:
    """Nothing to hand on."""


for _game in pioche.games():
    SCREENS[f"turn-{_game.id}"] = _turn(_game.id)


@screen
def waiting(visitor: Visitor, server: Server) -> None:
    _, patient = couple(server, "elevens")
    visitor.go(door(patient))
    visitor.see("hand-card").first.wait_for()


@screen
def picker(visitor: Visitor, server: Server) -> None:
    player = table(visitor, server, "elevens-links")
    while not visitor.page.locator(".picker").count():
        player.step()


@screen
def refusal(visitor: Visitor, server: Server) -> None:
    table(visitor, server, "elevens")
    visitor.page.locator("[data-testid=hand-card]:not([data-can])").first.click()
    visitor.see("refusal").wait_for()


@screen
def hint(visitor: Visitor, server: Server) -> None:
    table(visitor, server, "elevens")
    visitor.page.locator(".hint").click()
    visitor.page.locator(".chance").first.wait_for()


@screen
def menu(visitor: Visitor, server: Server) -> None:
    table(visitor, server)
    visitor.see("table-menu").click()
    visitor.page.locator("dialog").wait_for()


@screen
def glance(visitor: Visitor, server: Server) -> None:
    """What everybody should know, asked at the table."""
    table(visitor, server)
    visitor.see("glance-open").click()
    visitor.see("glance-part").last.wait_for()


@screen
def tools(visitor: Visitor, server: Server) -> None:
    table(visitor, server)
    visitor.page.locator(".tools [aria-expanded]").click()
    visitor.see("reaction").first.wait_for()


@screen
def seat(visitor: Visitor, server: Server) -> None:
    table(visitor, server, "elevens-links", 3)
    visitor.see("look").last.click()
    visitor.see("seat-sheet").wait_for()


@screen
def log(visitor: Visitor, server: Server) -> None:
    table(visitor, server, "elevens-links", 3, 3)
    visitor.page.keyboard.press("l")
    visitor.page.locator("dialog[open] [data-testid=log]").wait_for()


@screen
def race(visitor: Visitor, server: Server) -> None:
    people = couple(server, "chifoumi", options={"race_seconds": "10", "thanks_seconds": "10"}, rounds=100)
    for each in people:
        each.connect()
    ada = hurried(people)
    for each in people:
        each.close()
    visitor.go(door(ada))
    visitor.page.locator(".rush").wait_for()
    visitor.see("rush-why").wait_for()


def hurried(people: tuple[Person, Person]) -> Person:
    """Play on until somebody may react in a hurry; who that is."""
    dice = random.Random(1)
    while True:
        for each in people:
            each.catch_up()
            if each.view["stage"] == "between":
                each.post("next")
            elif each.actions and (each.view.get("clock") or {}).get("waiting") == "window":
                return each
            elif each.actions:
                each.do(dice.choice(each.actions))


@screen
def round_over(visitor: Visitor, server: Server) -> None:
    visitor.go(door(played(sit(server.base, "elevens-junior", 3, rounds=3), "between")))
    visitor.see("scores").wait_for()


@screen
def match_over(visitor: Visitor, server: Server) -> None:
    visitor.go(door(match_played(server)))
    visitor.see("scores").wait_for()


def match_played(server: Server) -> Person:
    """Somebody who has played a match of three rounds to its end."""
    person = sit(server.base, "elevens-junior", 3, rounds=3)
    for _ in range(2):
        played(person, "between").post("next")
    return played(person, "over")


@screen
def replay(visitor: Visitor, server: Server) -> None:
    visitor.go(f"/r/{played(sit(server.base, 'elevens-links', 3), 'over').table}/1")
    for _ in range(9):
        visitor.see("step-on").click()


@screen
def elsewhere(visitor: Visitor, server: Server) -> None:
    table(visitor, server)
    other = visitor.context.new_page()
    other.goto(visitor.page.url)
    visitor.see("elsewhere").wait_for()


# Looking on, and one device for all


@screen
def watch_lobby(visitor: Visitor, server: Server) -> None:
    person = sit(server.base, "ko", 4, people=3, start=False)
    visitor.go(f"/w/{person.table}#{person.code}")
    visitor.await_stage("lobby")


@screen
def watch(visitor: Visitor, server: Server) -> None:
    person = sit(server.base, "elevens-links", 4)
    person.connect()
    for _ in range(4):
        if person.actions:
            person.do(person.actions[0])
    person.close()
    visitor.go(f"/w/{person.table}")
    visitor.await_stage("playing")


@screen
def watch_over(visitor: Visitor, server: Server) -> None:
    visitor.go(f"/w/{match_played(server).table}")
    visitor.see("scores").wait_for()


def pass_around(visitor: Visitor, game: str = "elevens-junior", names: tuple[str, ...] = ("Ada", "Bob")) -> None:
    """A table of one device that goes from hand to hand, made in its form; the curtain is drawn."""
    visitor.go(f"/play/{game}")
    visitor.see("around").check()
    visitor.page.locator(f"[data-testid=seats][value='{len(names)}']").check(force=True)
    for seat, name in enumerate(names):
        visitor.page.locator(f"#name-{seat}").fill(name)
    visitor.see("make-table").click()
    visitor.see("curtain").wait_for()


@screen
def curtain(visitor: Visitor, server: Server) -> None:
    pass_around(visitor)
    visitor.see("reveal").wait_for()
