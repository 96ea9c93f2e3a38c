"""One device passed around: seats beside the one that is shown are here, and nothing of theirs is sent."""

from __future__ import annotations

from tests.server.kit import Person, Server, host, join, listen, wait_for

THREE = {"game": "elevens", "seats": 3, "pace": "normal"}


def family(server: Server) -> tuple[Person, Person, Person]:
    """Three people who sat down at one table; the cards are dealt."""
    ada = host(server.base, **THREE)
    bob, cleo = join(server.base, ada.table, "Bob"), join(server.base, ada.table, "Cleo")
    return ada, bob, cleo


def listen_beside(server: Server, shown: Person | None, *beside: Person) -> Person:
    """A stream of the seat that is shown (None: a spectator's), for all who sit beside it, too."""
    one = beside[0]
    address = f"{server.base}/api/tables/{one.table}/live".replace("http", "ws", 1)
    listener = Person(server.base, one.table, shown.seat if shown else None, shown.token if shown else "")
    listener.stream = listen(address, shown.token if shown else "", [each.token for each in beside])
    listener.hear()
    return listener


def away(person: Person) -> list[bool]:
    return [bool(seat.get("away")) for seat in person.look()["seats"]]


def test_seats_beside_the_shown_one_are_here(server: Server) -> None:
    ada, bob, cleo = family(server)
    listen_beside(server, ada, bob, cleo)
    assert away(ada) == [False, False, False]


def test_seats_beside_a_spectator_are_here_and_nothing_of_theirs_is_sent(server: Server) -> None:
    ada, bob, cleo = family(server)
    watcher = listen_beside(server, None, ada, bob, cleo)
    ada.post("start")
    watcher.hear_until(lambda view: view["stage"] == "playing")
    assert watcher.view["seat"] is None
    hands = [zone for zone in watcher.view["view"]["zones"] if zone["kind"] == "hand"]
    assert len(hands) == 3
    assert all(card is None for hand in hands for card in hand["cards"])
    assert away(ada) == [False, False, False]


def test_whoever_shares_a_closed_stream_is_gone_with_it(server: Server) -> None:
    ada, bob, cleo = family(server)
    shared = listen_beside(server, ada, bob)
    listen_beside(server, cleo, bob)
    shared.close()
    wait_for(lambda: away(cleo) == [True, False, False])


def test_passing_the_device_on_leaves_nobody_away(server: Server) -> None:
    ada, bob, cleo = family(server)
    first = listen_beside(server, ada, bob, cleo)
    second = listen_beside(server, bob, ada, cleo)
    first.close()
    second.say(kind="ping")
    second.until("pong")
    wait_for(lambda: away(ada) == [False, False, False])


def test_without_anybody_beside_it_a_spectator_leaves_the_table_parked(server: Server) -> None:
    ada, bob, cleo = family(server)
    shared = listen_beside(server, ada, bob, cleo)
    ada.post("start")
    shared.close()
    wait_for(lambda: ada.look().get("parked"))


def test_a_wrong_secret_beside_is_turned_away(server: Server) -> None:
    ada, bob, _ = family(server)
    stranger = Person(server.base, ada.table)
    address = f"{server.base}/api/tables/{ada.table}/live"
    stranger.stream = listen(address.replace("http", "ws", 1), ada.token, ["nobodys"])
    messages, code = stranger.hear_the_end()
    assert messages[-1]["code"] == "forbidden"
    assert code == 4403
    assert bob.look()["stage"] == "lobby"
