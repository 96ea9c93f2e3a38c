"""People at a real server: what broke at other tables does not break here."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import pioche
from tests.server.kit import (
    ConnectionClosed,
    Person,
    Server,
    catch_up,
    get,
    host,
    join,
    listen,
    play_on,
    post,
    unclocked,
)

SOAK = bool(os.environ.get("PIOCHE_SOAK"))
TWO = {"game": "elevens", "seats": 2}
WITH_BOTS = {"game": "elevens", "seats": 4, "plan": ["person", "person", "family", "family"]}


def pair(server: Server, **settings: Any) -> tuple[Person, Person]:
    """Two connected people at a table that has just been dealt; first the one whose turn it is."""
    ada = host(server.base, **{**TWO, **settings})
    bob = join(server.base, ada.table)
    ada.connect()
    bob.connect()
    ada.post("start")
    catch_up((ada, bob))
    return (ada, bob) if ada.actions else (bob, ada)


def test_a_match_with_bots_is_played_to_its_end(server: Server) -> None:
    ada = host(server.base, **WITH_BOTS)
    bob = join(server.base, ada.table)
    people = [ada.connect(), bob.connect()]
    assert ada.post("start").status_code == 200
    play_on(people)
    text = ada.record(1).text
    assert pioche.replay(text).over
    assert f"# commitment {ada.view['commitment']}" in text


@pytest.mark.parametrize("game", [game.id for game in pioche.games()])
def test_every_game_can_be_played(server: Server, game: str) -> None:
    people = list(pair(server, game=game, options=quick_windows(game)))
    play_on(people)
    assert people[0].view["totals"] == people[1].view["totals"]


def quick_windows(game: str) -> dict[str, str]:
    """The shortest windows a game's options offer, so that a test does not wait."""
    found = next(each for each in pioche.games() if each.id == game)
    return {option.name: str(min(option.values, key=int)) for option in found.options if option.live}


def test_a_code_leads_to_the_table(server: Server) -> None:
    ada = host(server.base, **TWO)
    found = get(f"{server.base}/api/codes/{ada.code.lower()}").json()
    assert found["table"] == ada.table
    assert get(f"{server.base}/api/codes/NOSUCH").json()["code"] == "not-found"


def test_ten_taps_are_one_action(server: Server) -> None:
    ada, bob = pair(server)
    text, number = ada.actions[0], ada.view["number"]
    for _ in range(10):
        ada.act(text, id="tap", expected=number)
    answers = [ada.until("done") for _ in range(10)]
    assert all(answer == answers[0] for answer in answers)
    assert len(heard_of(bob, text)) == 1


def heard_of(person: Person, text: str) -> list[str]:
    """What somebody was told of an action; the table may have said an end after it."""
    told = [told for message in person.catch_up() for told in message.get("told", [])]
    played = [each["event"]["text"] for each in told if each["what"] == "played"]
    return [each for each in played if each.startswith(text)]


def test_ten_taps_at_once_over_ten_connections_are_one_action(server: Server) -> None:
    ada, bob = pair(server)
    body = {"kind": "act", "text": ada.actions[0], "expected": ada.view["number"], "id": "tap"}
    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(lambda _: ada.post("act", body), range(10)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert len(heard_of(bob, ada.actions[0])) == 1


def test_different_taps_for_one_view_are_one_action_and_nine_stale(server: Server) -> None:
    ada, _ = pair(server)
    body = {"kind": "act", "text": ada.actions[0], "expected": ada.view["number"]}
    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(lambda n: ada.post("act", {**body, "id": f"tap {n}"}), range(10)))
    codes = sorted(answer.json().get("code", "done") for answer in answers)
    assert codes == ["done", *["stale"] * 9]
    stale = next(answer.json() for answer in answers if answer.status_code == 409)
    assert stale["view"]["number"] > body["expected"]


def test_six_rematches_at_once_are_one_match(server: Server) -> None:
    people = list(pair(server))
    play_on(people)
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda n: people[n % 2].post("rematch"), range(6)))
    assert {answer.status_code for answer in answers} <= {200, 409}
    catch_up(people)
    assert (people[0].stage, people[0].view["deal"]) == ("playing", 2)
    news = [each["what"] for text in people[0].bytes_heard for each in read(text).get("told", [])]
    assert news.count("dealt") == 2


def read(text: str) -> dict[str, Any]:
    import msgspec

    found: dict[str, Any] = msgspec.json.decode(text)
    return found


@pytest.mark.parametrize("game", [game.id for game in pioche.games()] if SOAK else ["elevens"])
def test_a_seat_comes_back_to_the_same_view(server: Server, game: str) -> None:
    ada, bob = pair(server, game=game)
    for _ in range(60 if SOAK else 6):
        for person in (ada, bob):
            before = person.look()
            person.close()
            person.connect()
            if person.view["number"] == before["number"]:  # else a window has closed meanwhile
                assert unclocked(person.view) == unclocked(before)
            if person.actions:
                person.do(person.actions[0])
        catch_up((ada, bob))


def test_a_second_connection_takes_over_and_the_first_is_told(server: Server) -> None:
    ada, _ = pair(server)
    again = Person(server.base, ada.table, ada.seat, ada.token).connect()
    messages, code = ada.hear_the_end()
    assert (messages[-1], code) == ({"kind": "bye", "why": "replaced"}, 4000)
    again.do(again.actions[0])  # what the end of the old connection may have led to is stored before this
    assert away(again.look()) == []


def test_who_is_gone_is_shown_away_and_back_again(server: Server) -> None:
    ada, bob = pair(server)
    bob.close()
    ada.hear_until(lambda view: away(view) == [bob.seat])
    bob.connect()
    ada.hear_until(lambda view: away(view) == [])


def away(view: dict[str, Any]) -> list[int]:
    """The seats that are shown away."""
    return [each["seat"] for each in view["seats"] if each.get("away")]


def test_a_dead_reader_does_not_hold_up_the_others(server: Server) -> None:
    ada, bob = pair(server)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{ada.table}/live"
    deaf = listen(address, max_queue=1)
    deaf.socket.setsockopt(1, 8, 2048)  # SO_RCVBUF: hardly any room on the way
    play_on([ada, bob])
    deaf.socket.close()


def test_a_spectator_sees_no_hand_and_may_do_nothing(server: Server) -> None:
    ada, _ = pair(server)
    onlooker = Person(server.base, ada.table).connect()
    hands = [zone for zone in onlooker.view["view"]["zones"] if zone["kind"] == "hand"]
    assert hands
    assert all(card is None for zone in hands for card in zone["cards"])
    assert not onlooker.actions
    onlooker.act("draw", expected=onlooker.view["number"])
    assert onlooker.until("refused")["code"] == "forbidden"


def test_a_new_link_makes_the_old_one_worthless(server: Server) -> None:
    ada, bob = pair(server)
    chief, other = (ada, bob) if ada.seat == 0 else (bob, ada)
    fresh = chief.post("link", {"seat": other.seat})
    assert fresh.status_code == 201
    assert other.hear_the_end()[0][-1] == {"kind": "bye", "why": "forbidden"}
    assert other.post("leave").json()["code"] == "forbidden"
    again = Person(server.base, other.table, other.seat, fresh.json()["token"]).connect()
    assert again.view["seat"] == other.seat


def test_a_person_takes_the_seat_of_a_bot(server: Server) -> None:
    ada = host(server.base, **WITH_BOTS).connect()
    ada.post("start")
    early = post(f"{server.base}/api/tables/{ada.table}/join", json={"name": "Cat", "seat": 3})
    assert (early.status_code, early.json()["code"]) == (409, "round-is-on")
    assert ada.post("offer", {"seat": 3}).json()["seats"][3]["offered"]
    cat = join(server.base, ada.table, "Cat", seat=3)
    assert (cat.seat, cat.view["seats"][3]["name"]) == (3, "Cat")
    cat.connect()
    assert cat.post("leave").json()["code"] == "yours-to-the-end"


def test_the_host_may_start_and_nobody_else(server: Server) -> None:
    ada = host(server.base, **TWO)
    bob = join(server.base, ada.table)
    assert bob.post("start").json()["code"] == "forbidden"
    assert ada.post("start").status_code == 200


def test_a_full_table_says_so(server: Server) -> None:
    ada = host(server.base, **TWO)
    join(server.base, ada.table)
    answer = post(f"{server.base}/api/tables/{ada.table}/join", json={"name": "Cat"})
    assert (answer.status_code, answer.json()["code"]) == (409, "full")


@pytest.mark.parametrize(("lang", "word"), [("en", "turn"), ("fr", "tour"), ("de", "Zug")])
def test_a_refusal_is_said_in_the_clients_language(server: Server, lang: str, word: str) -> None:
    _, waiting = pair(server)
    waiting.lang = lang
    answer = waiting.post("act", {"kind": "act", "text": "draw", "expected": waiting.view["number"], "id": "1"})
    assert answer.json()["code"] == "not-your-turn"
    assert word in answer.json()["text"]


def test_an_illegal_action_names_its_rule(server: Server) -> None:
    ada, _ = pair(server)
    hand = next(zone for zone in ada.view["view"]["zones"] if zone["id"] == f"hand {ada.seat}")["cards"]
    wrong = next(f"lay {card}" for card in hand if f"lay {card}" not in ada.actions)
    ada.act(wrong)
    refused = ada.until("refused")
    assert refused["code"] == "illegal"
    assert refused["rule"]
    assert refused["rule"] in refused["text"]


def test_a_table_that_does_not_exist_is_said_not_to(server: Server) -> None:
    nobody = Person(server.base, "nosuchtable")
    assert nobody.look()["code"] == "not-found"
    stream = listen(f"ws://127.0.0.1:{server.port}/api/tables/nosuchtable/live")
    assert read(str(stream.recv()))["code"] == "not-found"
    with pytest.raises(ConnectionClosed):
        stream.recv()


def test_reactions_are_heard_by_all(server: Server) -> None:
    ada, bob = pair(server)
    ada.say(kind="react", reaction="bravo")
    bob.hear_until(lambda view: [each["reaction"] for each in view.get("reactions", [])] == ["bravo"])
    ada.say(kind="react", reaction="something rude")
    assert ada.until("refused")["code"] == "unreadable"


def test_the_record_of_a_round_being_played_is_nobodys(server: Server) -> None:
    ada, _ = pair(server)
    assert ada.record(1).status_code == 404


def test_a_hint_is_given_where_hints_are_allowed(server: Server) -> None:
    ada, bob = pair(server)
    advice = ada.ask("hint").json()
    assert {each["action"] for each in advice} == set(ada.actions)
    assert bob.ask("hint").json()["code"] == "not-your-turn"
    strict, _ = pair(server, hints=False)
    assert strict.ask("hint").json()["code"] == "forbidden"


@pytest.mark.slow
def test_who_refreshes_is_never_left_away(server: Server) -> None:
    """The old connection may be missed after the new one has come: it must not count as gone."""
    ada, bob = pair(server)
    for _ in range(30 if SOAK else 10):
        bob.close()
        bob.connect()
        bob.close()
        bob.connect()
        assert away(ada.look()) == []
