"""A finished round can be gone through step by step, shared, downloaded and checked."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from typer.testing import CliRunner

from pioche.cli import app
from tests.browser.kit import Visitor, door, sit
from tests.browser.player import Player
from tests.browser.screens import played
from tests.server.kit import Server


def test_a_round_is_replayed_verified_and_downloaded(
    come: Callable[..., Visitor], house: Server, tmp_path: Path
) -> None:
    visitor = come()
    person = sit(house.base, "elevens-junior", 2)
    visitor.go(door(person))
    visitor.await_stage("playing")
    shown = person.look()["commitment"]
    Player(visitor, random.Random(5)).play_round()
    visitor.page.locator(f"dialog a[href='/r/{person.table}/1']").click()
    said = step_through(visitor)
    assert len(said) > 10
    assert all(each and "…" not in each for each in said)
    assert visitor.see("replay-hand").count() == 2
    visitor.see("verify").click()
    visitor.page.locator("[data-testid=proof][data-fair=true]").wait_for()
    assert shown in visitor.see("proof").inner_text()
    with visitor.page.expect_download() as download:
        visitor.page.locator("a[download]").click()
    download.value.save_as(tmp_path / "record.txt")
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "record.txt"), "--shown", shown]).exit_code == 0
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "record.txt"), "--shown", "0" * 64]).exit_code != 0


def step_through(visitor: Visitor) -> list[str]:
    """Step on to the end of the round; what was said on the way."""
    visitor.see("step-on").wait_for()
    said = []
    while visitor.see("step-on").is_enabled():
        visitor.until(lambda: "…" not in visitor.see("replay-said").inner_text(), "the sentence is learnt")
        said.append(visitor.see("replay-said").inner_text())
        visitor.see("step-on").click()
    assert visitor.see("step-back").is_enabled()
    return said


def test_whoever_was_not_there_can_replay_and_verify_by_the_link(come: Callable[..., Visitor], house: Server) -> None:
    person = played(sit(house.base, "elevens-junior", 2), "over")
    visitor = come("phone")
    visitor.go(f"/r/{person.table}/1#verify")
    visitor.see("verify").click()
    visitor.page.locator("[data-testid=proof][data-fair=true]").wait_for()


def test_a_round_that_is_not_over_has_no_replay(come: Callable[..., Visitor], house: Server) -> None:
    visitor = come()
    visitor.forgiven.append("status of 4")
    visitor.go(f"/r/{sit(house.base, 'elevens-junior', 2).table}/1")
    visitor.see("trouble").wait_for()
