"""A seat over the network: taken by link, kept through losses, refused with the reason."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from pioche import remote
from pioche.core.game import games
from pioche.core.view import View
from pioche.remote import Lost, Refused, Seat
from pioche.table import Settings, verify
from pioche.table.settings import Sitter
from tests.server.kit import PATIENCE, Server, serving, sqlite_at

GAMES = [game.id for game in games()]
CALM = next(game.id for game in games() if not any(option.live for option in game.options))  # no windows to wait for
ALONE: tuple[Sitter, ...] = ("person", "family")


def table_for(server: Server, *plan: Sitter, game: str = CALM, rounds: int = 1) -> Seat:
    sitters = plan or ALONE
    return remote.create(server.base, Settings(game, len(sitters), sitters, rounds=rounds, pace="instant"), "Ada")


def any_action(view: View) -> str:
    return random.Random(str(view.events)).choice(view.actions).text


def test_a_match_is_played_by_an_agent_and_its_deals_are_proved(server: Server) -> None:
    with table_for(server, rounds=2) as seat:
        announced = seat.view.coming
        seat.start()
        shown = remote.play(seat, any_action, hurry=True)
        assert shown.winners
        for each in shown.finished:
            assert verify(seat.record(each.deal)) == each.commitment
        assert shown.finished[0].commitment == announced


def test_a_table_is_joined_by_invitation_by_code_and_in_the_place_of_a_bot(server: Server) -> None:
    with table_for(server, "person", "person", "person", "novice") as ada:
        with remote.join(ada.invitation, "Bob") as bob, remote.join(f"{server.base}/{ada.code}", "Cleo") as cleo:
            assert (bob.number, cleo.number) == (1, 2)
        with remote.join(ada.invitation, "Dan", seat=3) as dan:
            assert [each.name for each in dan.view.seats] == ["Ada", "Bob", "Cleo", "Dan"]
        with pytest.raises(Refused) as error:
            remote.join(ada.invitation, "Eve", lang="fr")
        assert error.value.code == "full"
        assert "place" in error.value.text


def test_ones_own_link_leads_back_to_the_same_seat_with_the_same_view(server: Server) -> None:
    with table_for(server) as seat:
        seat.start()
        own, before = seat.own_link, next(seat.turns())
    with remote.join(own, "") as back:
        assert back.number == 0
        assert back.view.view == before.view


def test_a_spectator_sees_the_table_and_no_hand(server: Server) -> None:
    with table_for(server) as seat, remote.watch(seat.invitation) as onlooker:
        seat.start()
        hear_until(onlooker, lambda: onlooker.view.view)
        assert onlooker.number is None
        view = onlooker.view.view
        assert view is not None
        assert not view.actions
        assert not any(card for zone in view.zones if zone.kind == "hand" for card in zone.cards)


def test_a_view_put_together_from_news_is_the_one_that_a_fresh_look_gives(server: Server) -> None:
    with table_for(server, "person", "family", "family") as seat, remote.watch(seat.invitation) as onlooker:
        seat.start()
        remote.play(seat, any_action)
        hear_until(onlooker, lambda: onlooker.view.stage == "over")
        with remote.watch(seat.invitation) as fresh:
            assert view_of(onlooker).events
            assert onlooker.view.view == fresh.view.view


def test_a_refusal_names_the_rule_in_the_language_of_the_seat(server: Server) -> None:
    with remote.create(server.base, Settings("elevens", 2, ALONE, pace="instant"), "Ada", lang="de") as seat:
        seat.start()
        next(seat.turns())
        own = seat.view.view
        assert own is not None
        legal = {each.text for each in own.actions}
        held = next(card for card in own.zone("hand 0").cards if f"lay {card}" not in legal)
        with pytest.raises(Refused) as error:
            seat.play(f"lay {held}")
        assert error.value.code == "illegal"
        assert error.value.rule is not None
        assert error.value.rule in error.value.text


def test_a_stale_action_brings_the_present_view(server: Server) -> None:
    with table_for(server) as seat:
        seat.start()
        shown = next(seat.turns())
        with remote.join(seat.own_link, "") as other:
            other.play(any_action(view_of(other)))
        with pytest.raises(Refused) as error:
            seat.play(any_action(view_of(seat)))
        assert error.value.code == "stale"
        assert seat.view.number > shown.number


def view_of(seat: Seat) -> View:
    assert seat.view.view is not None
    return seat.view.view


def test_a_second_connection_takes_over_and_the_first_is_told(server: Server) -> None:
    with table_for(server) as first:
        assert first.hear(PATIENCE) is not None
        with remote.join(first.own_link, "") as second:
            assert second.hear(PATIENCE) is not None
            with pytest.raises(Lost, match="somewhere else"):
                list(first)


def test_a_wrong_secret_and_a_wrong_address_are_said_plainly(server: Server) -> None:
    with table_for(server) as seat:
        with pytest.raises(Refused) as error:
            remote.join(f"{seat.invitation}#nothing", "")
        assert error.value.code == "forbidden"
    with pytest.raises(Refused) as error:
        remote.join(f"{server.base}/t/nowhere", "Bob")
    assert error.value.code == "not-found"
    with pytest.raises(Lost, match="cannot be reached"):
        remote.join("http://127.0.0.1:9/t/nowhere", "Bob", patience=0)


@pytest.mark.parametrize("link", ["", "ftp://host/t/x", "http:///t/x", "http://host/a/b/c", "http://host/t/../x"])
def test_what_is_no_link_is_refused_with_an_example(link: str) -> None:
    with pytest.raises(ValueError, match="a link looks like"):
        remote.read_link(link)


@pytest.mark.slow
def test_bots_of_other_machines_think_with_worlds_of_their_own(server: Server) -> None:
    for game in GAMES:
        with table_for(server, game=game) as seat:
            seat.start()
            choose = remote.bot_agent(seat, "skilled")
            for shown in seat.turns():
                assert shown.view is not None
                text = choose(shown.view)
                assert text in {each.text for each in shown.view.actions}
                break


@pytest.mark.slow
def test_a_server_that_was_killed_is_found_again_and_nothing_is_lost(tmp_path: Path) -> None:
    with (
        serving(sqlite_at(tmp_path)) as server,
        table_for(server, "person", "person") as ada,
        remote.join(ada.invitation, "Bob") as bob,
    ):
        ada.start()
        acted = 0
        while ada.view.stage != "over":
            seat = next((each for each in (ada, bob) if each.may_act), None)
            if seat is None:
                hear_any(ada, bob)
                continue
            seat.play(any_action(view_of(seat)))
            acted += 1
            if acted % 12 == 5:
                server.kill()
                server.start()
        assert ada.view.finished
        assert verify(ada.record(1)) == ada.view.finished[0].commitment


def hear_any(*seats: Seat) -> None:
    """Whatever is on its way, also over a new connection."""
    for each in seats:
        each.hear(0.05)


def hear_until(seat: Seat, seen: Callable[[], object]) -> None:
    """Listen until it is so."""
    end = time.monotonic() + PATIENCE
    while not seen():
        assert time.monotonic() < end, seat.view
        seat.hear(1)


def test_whoever_gives_up_a_seat_is_out_and_a_bot_plays_on(server: Server) -> None:
    with table_for(server, "person", "person") as ada:
        bob = remote.join(ada.invitation, "Bob")
        ada.start()
        bob.leave()
        hear_until(ada, lambda: ada.view.seats[1].kind == "bot")
        with pytest.raises(Refused):
            remote.join(bob.own_link, "")
