"""``pioche serve``: live tables for everybody who has the link."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from pioche.cli.say import fail, out

if TYPE_CHECKING:  # the server brings much along, which ``--help`` can do without
    from pioche.server.app import Plan

Host = Annotated[str, typer.Option(help="The address to listen at; 127.0.0.1 keeps it to this machine.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")]
Db = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="PIOCHE_DB",
        help="sqlite:///FILE or postgresql://…, or @FILE that holds it; else a file of your own.",
    ),
]
Proxy = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ADDRESS", help="A proxy in front, whose X-Forwarded-For and -Proto are believed; repeatable."
    ),
]
Workers = Annotated[int, typer.Option(min=1, max=64, help="Processes; more than one need PostgreSQL.")]
Durable = Annotated[bool, typer.Option(help="Lose nothing in a power failure either; without it, writing is quicker.")]
Origin = Annotated[
    list[str] | None, typer.Option(metavar="URL", help="A page elsewhere that may play here; repeatable.")
]
KeepDays = Annotated[
    float,
    typer.Option(min=0.01, help="Days until an abandoned table is put away; as many until it is gone."),
]
AddressRate = Annotated[float, typer.Option(min=0, help="Requests a second from one address; 0: no limit.")]
Prepare = Annotated[bool, typer.Option(help="Compile the rules of all games beforehand, beside the tables.")]
Unlimited = Annotated[bool, typer.Option("--unlimited", hidden=True, help="No limits at all, to measure.")]
Patience = Annotated[float, typer.Option(min=0.1, hidden=True, help="Seconds until a dead reader is cut off.")]
NoQr = Annotated[bool, typer.Option("--no-qr", help="Print no QR code.")]
NoOpen = Annotated[bool, typer.Option("--no-open", help="Without a command: only print where the page is.")]
USUAL = 8000
EVERYWHERE = "0.0.0.0"  # noqa: S104  (phones in the same network are the point)


def serve(
    host: Host = EVERYWHERE,
    port: Port = USUAL,
    db: Db = "",
    workers: Workers = 1,
    durable: Durable = True,
    origin: Origin = None,
    proxy: Proxy = None,
    keep_days: KeepDays = 14,
    address_rate: AddressRate = 100,
    prepare: Prepare = True,
    no_qr: NoQr = False,
    unlimited: Unlimited = False,
    patience: Patience = 30,
) -> None:
    """Serve live tables: prints the address, and a QR code for phones in the same network."""
    from msgspec.structs import replace

    from pioche.house.limits import Limits
    from pioche.server.app import Plan

    limits = Limits(address_rate=address_rate, address_burst=4 * address_rate, patience=patience)
    if unlimited:
        off = Limits(seat_rate=0, address_rate=0, tables_rate=0, frames_rate=0)
        limits = replace(off, connections=10**6, sockets=0, patience=patience)
    plan = Plan(
        db=db,
        durable=durable,
        origins=tuple(origin or ()),
        keep_days=keep_days,
        limits=limits,
        operator=os.environ.get("PIOCHE_OPERATOR", ""),
        proxies=tuple(proxy or ()),
        prepare=prepare,
        listening=host,
    )
    _check(plan, workers)
    listening = _listen(host, port)
    _announce(host, listening.getsockname()[1], with_qr=not no_qr)
    _run(plan, listening, workers)


def open_table(*, show: bool) -> None:
    """Serve at the usual port, or else at a free one, and show the page."""
    from pioche.server.app import Plan

    plan = Plan(listening=EVERYWHERE, prepare=True)
    _check(plan, 1)
    listening = _listen(EVERYWHERE, USUAL, or_any=True)
    port = listening.getsockname()[1]
    _announce(EVERYWHERE, port, with_qr=True)
    if show and _has_display():
        threading.Thread(target=webbrowser.open, args=(f"http://localhost:{port}/",), daemon=True).start()
    _run(plan, listening, 1)


def _has_display() -> bool:
    """Whether a page can be opened here without taking over the terminal."""
    named = any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
    return named or sys.platform in ("darwin", "win32")


def _check(plan: Plan, workers: int) -> None:
    """Refuse what cannot work before anything is started."""
    from pioche.server.database import StoreRefused, check_workers, default_url, read_url
    from pioche.server.store import try_out

    try:
        url = read_url(plan.db or default_url())
        check_workers(url, workers)
        _check_password(url.password)
        try_out(url)
    except StoreRefused as refusal:
        fail(str(refusal))


def _check_password(password: object) -> None:
    """Everybody on a machine can read its command lines."""
    if password and any(str(password) in word for word in sys.argv):
        fail("a password in --db can be read by everybody on this machine; set PIOCHE_DB, or write --db @FILE")


def _listen(host: str, port: int, *, or_any: bool = False) -> socket.socket:
    """A socket at that port, or, if it is taken and any will do, at a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        if or_any:
            return _listen(host, 0)
        fail(f"cannot listen at {host} port {port}: {error.strerror}")
    return listening


def _announce(host: str, port: int, *, with_qr: bool) -> None:
    """Say where the tables are, first in the words that programs look for."""
    from pioche.server.network import base, is_local, reached_at

    address = next(iter(reached_at(host, port)), base("127.0.0.1" if host == EVERYWHERE else host, port))
    out(f"Tables are served at {address}")
    if with_qr and not is_local(urlsplit(address).hostname or ""):
        import segno

        out("")
        segno.make(address, micro=False).terminal(compact=True, border=2)
    out("Ctrl-C stops; every table can be played on after the next start.")


def _run(plan: Plan, listening: socket.socket, workers: int) -> None:
    from pioche.server.run import run

    raise typer.Exit(run(plan, listening, workers))
