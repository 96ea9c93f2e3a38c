"""Somebody who plays by clicking what the page offers, and nothing else."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.browser.kit import PATIENCE, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page


COVERED = 5  # seconds


@dataclass
class Player:
    """Plays by chance; the dice decide."""

    visitor: Visitor
    dice: random.Random
    clicks: int = 0
    played: int = 0
    free: float = 0.0  # when something offered could last be reached

    @property
    def page(self) -> Page:
        return self.visitor.page

    def step(self, wait: int = 1000) -> str:
        """One click on something offered, if there is something in so many milliseconds; where the table is."""
        dice = {"chance": self.dice.random(), "eager": self.dice.random() < 0.9, "wait": wait}
        found: dict[str, Any] = self.page.evaluate("dice => eyes.step(dice)", dice)
        assert not found.get("rule"), f"the page offered what the rules refuse: {found['rule']}"
        assert not self._stays_covered(found), f"offered, but something lies over it: {found['covered']}"
        if at := found.get("at"):
            self._press(*at)
            self.clicks += 1
            self.played += found.get("action") is not None
        return str(found["stage"])

    def _press(self, x: float, y: float) -> None:
        if self.visitor.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _stays_covered(self, found: dict[str, Any]) -> bool:
        """Whether all that is offered lies under something; a card in flight may pass over it."""
        if not found.get("covered"):
            self.free = time.monotonic()
        return time.monotonic() - self.free > COVERED

    def play_round(self) -> None:
        """Click until the round is over."""
        end = time.monotonic() + 5 * PATIENCE / 1000
        while self.step() == "playing":
            assert time.monotonic() < end, f"the round does not end after {self.clicks} clicks: {self.page.url}"

    def play(self, actions: int) -> None:
        """Click until so many actions were done, or the round is over."""
        goal = self.played + actions
        while self.played < goal and self.step() == "playing":
            pass

    def reachable(self) -> set[str]:
        """The text of every action that the page lets one do now, with at most two taps."""
        return set(self.page.evaluate("eyes.reach()"))
