"""Nobody is sent, nor can conclude from what is sent, what the game keeps from them."""

from __future__ import annotations

import pytest

from pioche.core.game import Setting
from pioche.core.round import Round
from pioche.table import Act, Table, TableRefused, world_of
from pioche.table.entries import Created, Dealt, Joined
from tests.table.kit import GAMES, Live, table_of, two_people


def ears(live: Live) -> tuple[int | None, ...]:
    return (*range(live.table.sheet.settings.seats), None)


def test_who_hears_nothing_of_an_entry_sees_no_change_and_who_sees_one_has_heard(setting: Setting) -> None:
    live = table_of(setting)
    before, known = untimed(live), len(live.log)
    for table in live.play_until("over"):
        after = untimed(live)
        if len(live.log) == known + 1:
            noticed = [bool(table.heard(live.log[-1], ear)) for ear in ears(live)]
            assert noticed == [was != now for was, now in zip(before, after, strict=True)]
        before, known = after, len(live.log)


def untimed(live: Live) -> list[bytes]:
    """What everybody would be sent, at the moment the present question was asked."""
    return [live.table.message(ear, "en", live.table.sheet.asked).json() for ear in ears(live)]


def other_world(live: Live, seat: int | None, seed: int) -> Table:
    """The same table in a world this seat cannot tell from the true one."""
    table = Table.restore(live.table.snapshot())
    table.round = live.round.redeal(seat, seed)
    return table


def test_two_worlds_a_seat_cannot_tell_apart_give_it_the_same_bytes(setting: Setting) -> None:
    live = table_of(setting)
    for at, table in enumerate(live.play_until("over")):
        if at % 9 == 0 and table.sheet.stage == "playing":
            for ear in ears(live):
                other = other_world(live, ear, at)
                assert other.message(ear, "fr", live.now).json() == table.message(ear, "fr", live.now).json()
                assert answers(other, ear, live) == answers(table, ear, live)
                assert other.deadline() == table.deadline()
                assert table.window or other.thoughts() == table.thoughts()  # in a race others act unseen
                assert ear is None or world_of(other, ear) == world_of(table, ear)


def answers(table: Table, seat: int | None, live: Live) -> list[str]:
    """What a seat is told about actions that are not carried out."""
    if seat is None or seat > 1:
        return []
    assert table.round is not None
    return [said(table, seat, text, live.now) for text in table.round.game.face.ACTIONS[::11]]


def said(table: Table, seat: int, text: str, now: float) -> str:
    try:
        table.decide(Act(seat, text, table.number_of(seat), "ask"), now, lambda: 1)
    except TableRefused as refusal:
        return f"{refusal.code} {refusal.rule} {refusal.say('de')}"
    return "carried out"


@pytest.mark.parametrize("game", GAMES)
def test_seeds_salts_and_the_secrets_of_seats_never_leave_the_table(game: str) -> None:
    live = two_people(game, seats=3, rounds=2)
    for table in live.play_until("over"):
        secrets = hidden(live)
        for sent in (*live.traffic(), *told(live)):
            assert not any(secret in sent for secret in secrets), "a secret was sent"
        assert table.number == live.log[-1].number


def hidden(live: Live) -> list[bytes]:
    """What nobody may know now: hashes of tokens, the bots' luck, every lot whose round is not over."""
    lots = [entry.coming for entry in live.log if isinstance(entry, Created | Dealt)]
    secret = lots[len(live.table.sheet.finished) :]
    first = live.log[0]
    assert isinstance(first, Created)
    tokens = [first.token, *(entry.token for entry in live.log if isinstance(entry, Joined))]
    texts = [*tokens, str(first.luck), *(str(lot.seed) for lot in secret), *(lot.salt for lot in secret)]
    return [text.encode() for text in texts]


def told(live: Live) -> list[bytes]:
    return [repr(live.table.heard(live.log[-1], ear)).encode() for ear in ears(live)]


def test_a_round_at_a_live_table_is_the_same_round() -> None:
    for game in GAMES:
        live = two_people(game, seats=3, rounds=1)
        live.finish()
        plain = replay_plain(live)
        assert plain.state_bytes() == live.round.state_bytes()
        assert [plain.view(ear) for ear in (0, 1, 2, None)] == [live.round.view(ear) for ear in (0, 1, 2, None)]


def replay_plain(live: Live) -> Round:
    from pioche import replay

    return replay(live.table.record())
