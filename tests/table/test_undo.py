"""An action is taken back only where nobody knows more by it; bots hurry without deciding anything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from pioche.core.game import Setting
from pioche.core.round import Round
from pioche.table import Consent, Gone, Hurry, Settings, Start, Table, TableRefused, Think, Undo, record_of
from pioche.table.clocks import UNDO_PATIENCE
from tests.table.kit import GAMES, Live, replayed, table_of, two_people


def alone(game: str = GAMES[0], seats: int = 2, seed: int = 1) -> Live:
    """Ada among bots."""
    live = Live(Settings(game, seats, ("person", *["family"] * (seats - 1)), rounds=1), seed)  # type: ignore[arg-type]
    live.do(Start(0))
    return live


def offered(live: Live) -> Iterator[int]:
    """The seat of a person who may take something back, whenever one may."""
    for table in live.play_until("over"):
        seat = table.sheet.undoable
        if seat is not None and table.message(seat, "en").may_undo:
            yield seat


def first_offer(start: object, *args: object) -> tuple[Live, int]:
    """A table where a person may take something back; not every deal has one."""
    for seed in range(50):
        live: Live = start(*args, seed=seed)  # type: ignore[operator]
        for seat in offered(live):
            return live, seat
    raise AssertionError("nothing could ever be taken back")


def hands_seen(round: Round, seat: int | None) -> Counter[str]:
    """The cards of hands that a seat can see."""
    zones = (zone for zone in round.view(seat).zones if zone.kind == "hand")
    return Counter(card for zone in zones for card in zone.cards if card)


def on_the_table(round: Round) -> Counter[str]:
    """The open cards that are in no hand: whoever takes one up has seen it before; a Joker stands for another card."""
    zones = [zone for zone in round.view(None).zones if zone.kind != "hand"]
    lying = Counter(card for zone in zones for card in zone.cards if card)
    return lying + Counter("J" for zone in zones for place in zone.places if place.card and place.card != place.id)


def test_whoever_takes_back_has_seen_nothing_by_it(setting: Setting) -> None:
    live = table_of(setting)
    for _ in offered(live):
        earlier = live.round.copy()
        earlier.take_back()
        for each in (*range(setting.seats), None):
            new = hands_seen(live.round, each) - hands_seen(earlier, each)
            assert not new - on_the_table(earlier), (each, live.round.steps[-1])
        piles = [[zone for zone in each.view(None).zones if zone.kind == "pile"] for each in (live.round, earlier)]
        assert piles[0] == piles[1]


def test_a_round_after_an_undo_is_the_round_before_the_action(setting: Setting) -> None:
    live = table_of(setting)
    live.step()
    for _ in range(60):
        before, record, position = live.round.state_bytes(), live.round.record(), live.round.position()
        steps = len(live.round.steps)
        if live.table.sheet.stage != "playing":
            return
        live.step()
        if len(live.round.steps) == steps + 1:
            again = live.round.copy()
            again.take_back()
            assert (again.state_bytes(), again.record(), again.position()) == (before, record, position)


@pytest.mark.parametrize("game", GAMES)
def test_among_bots_it_is_taken_back_at_once_and_the_table_can_be_made_again(game: str) -> None:
    live, seat = first_offer(alone, game)
    live.do(Undo(seat, live.table.number_of(seat)))
    assert live.table.message(seat, "en").view.events[-1].text == "undo"  # type: ignore[union-attr]
    assert not live.table.message(seat, "en").may_undo
    assert replayed(live).snapshot() == live.table.snapshot()
    assert Table.restore(live.table.snapshot()).message(seat, "fr") == live.table.message(seat, "fr")
    live.finish()
    assert record_of(live.log, 1) == live.table.record()
    assert replayed(live).snapshot() == live.table.snapshot()


def test_among_people_the_others_are_asked_and_one_no_ends_it() -> None:
    live, seat = first_offer(two_people)
    other = 1 - seat
    live.do(Undo(seat, live.table.number_of(seat)))
    assert live.table.message(other, "en").undo_asked == seat
    steps = len(live.round.steps)
    live.do(Consent(other, agreed=False))
    assert len(live.round.steps) == steps
    with pytest.raises(TableRefused, match="no-undo"):
        live.do(Undo(seat, live.table.number_of(seat)))


def test_when_all_agree_it_is_taken_back() -> None:
    live, seat = first_offer(two_people)
    live.do(Undo(seat, live.table.number_of(seat)))
    entries = live.do(Consent(1 - seat, agreed=True))
    assert [type(each).__name__ for each in entries] == ["UndoAnswered", "Undone"]
    assert live.round.steps[-1].back
    assert seat in live.table.acting
    assert replayed(live).snapshot() == live.table.snapshot()


def test_who_is_away_is_not_asked() -> None:
    live, seat = first_offer(two_people)
    live.do(Gone(1 - seat))
    assert live.do(Undo(seat, live.table.number_of(seat)))[0].__class__.__name__ == "Undone"


def test_bots_wait_for_the_answer_and_no_answer_is_a_no() -> None:
    for seed in range(50):
        live = two_people(seats=3, seed=seed)
        if next((seat for seat in offered(live) if live.table.thoughts()), None) is None:
            continue
        seat, bot = live.table.sheet.undoable, live.table.thoughts()[0]
        assert seat is not None
        live.do(Undo(seat, live.table.number_of(seat)))
        assert not live.table.thoughts()
        with pytest.raises(TableRefused, match="stale"):
            live.do(Think(bot.seat, live.round.quick_choice(bot.seat), bot.number))
        live.now += UNDO_PATIENCE
        live.tick()
        assert live.table.thoughts() == (bot,)
        assert live.table.message(seat, "en").undo_asked is None
        return
    raise AssertionError("no bot ever followed")


def test_nothing_is_taken_back_once_somebody_else_acted_or_a_card_was_drawn(setting: Setting) -> None:
    live, refused = table_of(setting), 0
    for table in live.play_until("over"):
        last = live.round.steps[-1] if live.round.steps else None
        for seat in (0, 1):
            if last and (last.seat != seat or last.unasked or "?" in (last.heard[-1] or "?").split()):
                with pytest.raises(TableRefused, match="no-undo"):
                    table.decide(Undo(seat, table.number_of(seat)), live.now, live.lot)
                refused += 1
    assert refused


def test_bots_in_a_hurry_decide_the_same_only_sooner() -> None:
    live = alone(seats=4)
    for table in live.play_until("over"):
        if table.message(0, "en").may_hurry:
            break
    (calm,) = live.table.thoughts()
    live.do(Hurry(0))
    (quick,) = live.table.thoughts()
    assert (quick.seat, quick.number, quick.level, quick.seed) == (calm.seat, calm.number, calm.level, calm.seed)
    assert quick.due < calm.due
    for table in live.play_until("over"):
        if 0 in table.acting:
            break
        assert table.sheet.hurried
    assert not live.table.sheet.hurried
    assert replayed(live).snapshot() == live.table.snapshot()


def test_nobody_hurries_the_bots_while_somebody_else_looks_on_from_a_seat_or_is_asked() -> None:
    live = two_people(seats=4)
    for table in live.play_until("between"):
        for seat in (0, 1):
            assert not table.message(seat, "en").may_hurry
            with pytest.raises(TableRefused, match="forbidden"):
                table.decide(Hurry(seat), live.now, live.lot)
