"""The page that lets a stranger write a client: made from the types and from an evening that was really played."""

from __future__ import annotations

import json
from textwrap import fill
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from pioche import messages
from pioche.bots.hint import Advice
from pioche.messages import Asked, Said
from pioche.server.examples import examples
from pioche.server.refusals import STATUS
from pioche.server.stream import CLOSED
from pioche.table import REACTIONS, TableRefused, World
from pioche.table.clocks import END_LEAST, END_MEDIAN, END_MOST, END_SPREAD

ROOTS: tuple[Any, ...] = (
    messages.NewTable,
    messages.Joining,
    messages.Relinking,
    messages.Offering,
    messages.StandingIn,
    messages.Seated,
    messages.Found,
    messages.GameShown,
    messages.Book,
    messages.Replay,
    messages.Here,
    messages.Prepared,
    messages.Health,
    Advice,
    World,
    Asked,
    Said,
)
Kind = type[msgspec.Struct]
WIDTH = 116


def protocol_page() -> str:
    """The page."""
    said = {name: _example(message) for name, message in examples().items()}
    codes = "\n".join(f"| `{code}` | {status} | {_means(code)} |" for code, status in STATUS.items())
    closing = "\n".join(f"| {number} | {why} |" for why, number in sorted(CLOSED.items(), key=lambda each: each[1]))
    types = "\n".join(_type_part(kind) for kind in _kinds())
    reactions = ", ".join(f"`{each}`" for each in REACTIONS)
    pause = {"median": END_MEDIAN, "spread": END_SPREAD, "least": END_LEAST, "most": END_MOST}
    return _PAGE.format(codes=codes, closing=closing, types=types, reactions=reactions, **pause, **said)


def _means(code: Any) -> str:
    return (
        "a rule forbids it: its sentence, with its id in `rule`" if code == "illegal" else TableRefused(code).say("en")
    )


def _example(message: Any) -> str:
    """A message as it is on the wire, but with line breaks; a view inside is left out where it is not the point."""
    plain = json.loads(msgspec.json.encode(message))
    if plain.get("kind") != "news" and "view" in plain:
        plain["view"] = "…"
    return f"```json\n{_laid_out(plain)}\n```"


def _laid_out(value: Any, indent: str = "") -> str:
    """JSON on one line where it fits, else one part a line, or many where the parts are short."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent + line) <= WIDTH or not isinstance(value, dict | list):
        return line
    deeper = indent + "  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {_laid_out(each, deeper)}" for key, each in value.items()]
        return "{\n" + ",\n".join(deeper + part for part in parts) + f"\n{indent}}}"
    if not any(isinstance(each, dict | list) for each in value):
        return "[\n" + fill(line[1:-1], WIDTH, initial_indent=deeper, subsequent_indent=deeper) + f"\n{indent}]"
    return "[\n" + ",\n".join(deeper + _laid_out(each, deeper) for each in value) + f"\n{indent}]"


# Types


def _kinds() -> list[Kind]:
    """Every type on the wire, each after those that lead to it."""
    found: list[Kind] = []
    waiting: list[Any] = list(ROOTS)
    while waiting:
        each = waiting.pop(0)
        if isinstance(each, type) and issubclass(each, msgspec.Struct):
            if each not in found:
                found.append(each)
                waiting += get_type_hints(each).values()
        else:
            waiting += [arg for arg in get_args(each) if not isinstance(arg, str | int)]
    return found


def _type_part(kind: Kind) -> str:
    tag = kind.__struct_config__.tag
    doc = " ".join((kind.__doc__ or "").split()).replace("``", "`")
    rows = [f'- `kind`: `"{tag}"`'] if tag else []
    hints = get_type_hints(kind)
    rows += [_field_row(field, hints[field.name]) for field in msgspec.structs.fields(kind)]
    return "\n".join([f"#### {kind.__name__}", "", doc, "", *rows, ""])


def _field_row(field: Any, hint: Any) -> str:
    optional = not field.required or field.default is None
    note = " (may be missing)" if optional else ""
    return f"- `{field.encode_name}`: {_said(hint)}{note}"


def _said(hint: Any) -> str:
    """A type in words."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " or ".join(_said(arg) for arg in args)
    if origin is Literal:
        return " or ".join(f"`{arg!r}`".replace("'", '"') for arg in args)
    if origin is tuple:
        return f"list of {_said(args[0])}" if args[-1] is ... else f"pair of {' and '.join(map(_said, args))}"
    if origin is dict:
        return f"object of {_said(args[1])}"
    names = {
        str: "text",
        int: "whole number",
        float: "number",
        bool: "true or false",
        bytes: "bytes in base64",
        NoneType: "null",
    }
    return names.get(hint) or f"[{hint.__name__}](#{hint.__name__.lower()})"


_PAGE = """\
# The protocol of a live table

Made by `make pages` from the types of the server and from an evening that was really played. The requests and messages
are described for machines, too: `GET /api/openapi.json`, or `pioche openapi`.

Everything is JSON in UTF-8. There are no accounts and no cookies: **a seat is a secret token**. Whoever has it, plays
that seat; it is shown once, when the seat is given. Send it as `Authorization: Bearer TOKEN`, or in the first message
of a stream, never in an address: those are written down on the way. Whoever knows the name of a table may look on.
`?lang=` is `fr`, `en` (without it) or `de`.

## An evening

Set up a table: `POST /api/tables`

{create}

{created}

`link` is for the others, `seat_link` for you alone: behind the `#` is your token, which a browser does not send. Or
read the `code` out: `GET /api/codes/KLPTWX` gives

{found}

Sit down: `POST /api/tables/TABLE/join`. Without `seat` in the first open one; the number of a bot's seat takes it over,
between rounds. In the middle of a round (`round-is-on`) the host may offer such a seat: whoever takes it then has seen
its cards, and keeps it until the round is over. A person who is away always finds their seat again.

{join}

{joined}

Listen: open the WebSocket `/api/tables/TABLE/live` and say who you are, within 10 seconds. Without a token you are a
spectator.

{listen}

The first answer is news: the whole table as you see it now, with the latest events in `view.view.events`. More news
come whenever something happened that you may hear of: `told` says what, every event once, and the view repeats none.
News that tell nothing hold the latest events again: you were too slow for what happened meanwhile. The `number` of an
event counts those of the deal that you heard, so you know which ones you have.
A seat that nobody listens at for 20 seconds is away, and after a warning a bot plays for it until its owner is back.
Where one device is passed around, `"also": [TOKEN, …]` keeps other seats here: nothing of theirs is sent.

The host deals the first round with `POST /api/tables/TABLE/start`; bots take the seats that are still open. Everybody
hears

{news}

In `view.view.actions` is all that you may do now. Send one of them through the stream, or as the body of
`POST /api/tables/TABLE/act`:

{act}

- `expected` is the `number` of the table you looked at: if something happened in the meantime that concerns you, the
  action is refused as `stale`, and the refusal holds the table as it is now.
- Where you could do nothing but end your turn, the table says the end for you: you see it at once and are asked
  nothing; the others hear of it after a pause, as if you had said it yourself, and only then play goes on. The pause is
  drawn from a log-normal distribution with a median of {median:g} seconds (spread {spread:g}), never under {least:g} or
  over {most:g}; a bot says such an end at the pace of its decisions. At tables of pace `instant`, made for programs, it
  is as short as a quick bot's decision.
- `id` is yours to choose. Send the same message again as often as you like: it is carried out once, and every repeat
  gets the first answer. So after a lost connection, send what was not answered once more.

{done}

Everybody hears it in their next news, as far as they may, and so do you: one of `told` is

{told}

What is not allowed changes nothing:

{refused}

{stale}

A ready-made reaction, through the stream or `POST /api/tables/TABLE/react`
({reactions}):

{react}

{reacted}

To see whether the stream is alive:

{ping}

{pong}

## Requests

| request | body | answer |
|---|---|---|
| `GET /api/games` | | a list of GameShown |
| `GET /api/games/GAME/book` | | Book: all that is needed to show a game; with an `ETag`, so that it can be kept |
| `GET /api/games/GAME/said?text=TEXT&text=…` | | for up to 64 texts of events: key and arguments of its message |
| `GET /api/here` | | Here: where others in the network reach this server |
| `GET /api/preparing` | | of every game Prepared: how far its rules are compiled on this server |
| `GET /api/qr.svg?path=PATH` | | the QR code of a path on this server, as a picture |
| `POST /api/tables` | NewTable | Seated |
| `GET /api/codes/CODE` | | Found |
| `GET /api/tables/TABLE` | | TableView: of your seat, or a spectator's |
| `POST /api/tables/TABLE/join` | Joining | Seated |
| `POST /api/tables/TABLE/start` | | TableView; only the host |
| `POST /api/tables/TABLE/act` | Acting | Done |
| `POST /api/tables/TABLE/next` | | TableView; the next round of a match, which also comes by itself after a pause |
| `POST /api/tables/TABLE/rematch` | | TableView; another match, with the same people |
| `POST /api/tables/TABLE/undo` | Undoing | TableView; takes back what you just did, or asks the others |
| `POST /api/tables/TABLE/consent` | Consenting | TableView; the answer to who asks |
| `POST /api/tables/TABLE/hurry` | | TableView; bots play at their quickest until a person is asked |
| `POST /api/tables/TABLE/react` | Reacting | TableView |
| `POST /api/tables/TABLE/link` | Relinking | Seated: a new token for a seat whose owner lost theirs; only the host |
| `POST /api/tables/TABLE/offer` | Offering | TableView: a bot's seat may be taken at once; only the host |
| `POST /api/tables/TABLE/stand-in` | StandingIn | TableView: a bot plays for who is away; by itself only with a clock |
| `POST /api/tables/TABLE/leave` | | TableView of a spectator; a bot plays on |
| `GET /api/tables/TABLE/hint` | | a list of Advice: what a good player would do; where hints are allowed |
| `GET /api/tables/TABLE/world` | | World: for bots, a state that your seat cannot tell from the true one |
| `GET /api/tables/TABLE/record/DEAL` | | the record of a finished round as text, with the proof of its deal |
| `GET /api/tables/TABLE/replay/DEAL` | | Replay: a finished round step by step, all hands open |
| `GET /health` | | Health: whether the server and its store are well |
| `GET /metrics` | | figures for whoever runs the server: on its own machine, or with the token of the operator |

Who set up the table is its host. If they stay away for `host_minutes` (10, a setting), somebody else is host until they
return; that host cannot give their seat a new link.

The new link of `link` is meant for whoever lost theirs, but it is given to the host: whoever opens it plays that seat
and sees its cards, so the host could take the seat over. That cannot be done in secret: everybody hears `linked` with
the seat, and the connection that was there ends with 4403 (`forbidden`). Its old token is worth nothing from then on.

An action can be taken back (`undo`) while your view says `may_undo`: it showed nothing but a card of your own hand,
nobody has acted since, one seat at a time is asked, and the table has not ended your turn for you. All of this follows
from what everybody saw, so the offer tells no secret; a card that was shown stays known to whoever saw it. Among bots
it happens at once. Among people everybody who is here is asked (`undo_asked`, `undo_agreed` in the view): it happens
when all agree by `consent`; one no, the next action or twenty seconds without an answer end it, and bots wait as long.
The log keeps both lines, the event of the undo has the text `undo`; the record of the round holds only what stands.

`hurry` is for who is alone with bots, while your view says `may_hurry`: until a person is asked, bots take the time
that they take at the pace `instant`. Their choices stay the same, and that time is drawn whether they have a choice or
not.

## Refusals

| code | status | |
|---|---:|---|
{codes}

A request that is too long has status 413, a wrong method 405; both have the code `unreadable`. While the server
cannot reach its store, every request has status 503 with the code `too-many-requests` and a `Retry-After`, and streams
end with 1012: nothing is lost, and whatever was not answered may be sent again as it was.

## The end of a stream

The last message says why, and so does the code of the closing frame:

{bye}

| code | why |
|---:|---|
{closing}
| 4000 + status | the stream was refused: the one message before is the refusal |

After 1012 (the server restarts), or when the network fails, connect again: the first message has everything.
After 4000 do not: another connection of the same seat has taken over.

## Proof of a fair deal

`coming` is the SHA-256 of the seed in decimal digits, a space, and the salt of the next deal: it is shown before the
cards are dealt. After the round, `finished` holds seed and salt. `pioche verify RECORD` checks the record of a round.

## Types

"May be missing": a field that has its ordinary value is left out. A hidden card is `null`, or `?` in a text.

{types}"""
