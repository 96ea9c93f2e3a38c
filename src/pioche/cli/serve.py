"""``pioche serve``: live tables for everybody who has the link."""

from __future__ import annotations

import os
import socket
from typing import TYPE_CHECKING, Annotated

import typer

from pioche.cli.say import fail, out

if TYPE_CHECKING:  # the server brings much along, which ``--help`` can do without
    from pioche.server.app import Plan

Host = Annotated[str, typer.Option(help="The address to listen at; 127.0.0.1 keeps it to this machine.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")]
Db = Annotated[str, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; else a file of your own.")]
Workers = Annotated[int, typer.Option(min=1, max=64, help="Processes; more than one need PostgreSQL.")]
Durable = Annotated[bool, typer.Option("--durable", help="Lose nothing in a power failure either; slower.")]
Origin = Annotated[
    list[str] | None, typer.Option(metavar="URL", help="A page elsewhere that may play here; repeatable.")
]
KeepDays = Annotated[float, typer.Option(min=0.01, help="Days after which an abandoned table is cleared away.")]
AddressRate = Annotated[float, typer.Option(min=0, help="Requests a second from one address; 0: no limit.")]
Unlimited = Annotated[bool, typer.Option("--unlimited", hidden=True, help="No limits at all, to measure.")]
NoQr = Annotated[bool, typer.Option("--no-qr", help="Print no QR code.")]


def serve(
    host: Host = "0.0.0.0",  # noqa: S104  (phones in the same network are the point)
    port: Port = 8000,
    db: Db = "",
    workers: Workers = 1,
    durable: Durable = False,
    origin: Origin = None,
    keep_days: KeepDays = 14,
    address_rate: AddressRate = 100,
    no_qr: NoQr = False,
    unlimited: Unlimited = False,
) -> None:
    """Serve live tables: prints the address, and a QR code for phones in the same network."""
    from pioche.server.app import Plan
    from pioche.server.limits import Limits

    limits = Limits(address_rate=address_rate, address_burst=4 * address_rate)
    if unlimited:
        limits = Limits(seat_rate=0, address_rate=0, tables_rate=0, connections=10**6)
    plan = Plan(db, durable, tuple(origin or ()), keep_days, limits)
    _check(plan, workers)
    listening = _listen(host, port)
    _announce(host, listening.getsockname()[1], with_qr=not no_qr)
    _run(plan, listening, workers)


def _check(plan: Plan, workers: int) -> None:
    """Refuse what cannot work before anything is started."""
    from pioche.server.database import StoreRefused, check_workers, default_url, hold, read_url

    try:
        url = read_url(plan.db or default_url())
        check_workers(url, workers)
        lock = hold(url)
    except StoreRefused as refusal:
        fail(str(refusal))
    if lock:
        lock.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        fail(f"cannot listen at {host} port {port}: {error.strerror}")
    return listening


def _announce(host: str, port: int, *, with_qr: bool) -> None:
    address = f"http://{_reachable(host)}:{port}"
    out(f"Tables are served at {address}")
    if with_qr and host not in ("127.0.0.1", "localhost", "::1"):
        import segno

        out("")
        segno.make(address, micro=False).terminal(compact=True, border=2)
    out("Ctrl-C stops; every table can be played on after the next start.")


def _reachable(host: str) -> str:
    """The address others in the network can use."""
    if host not in ("0.0.0.0", "::"):  # noqa: S104  (compared, not listened at)
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _run(plan: Plan, listening: socket.socket, workers: int) -> None:
    from pioche.server.run import run

    raise typer.Exit(run(plan, listening, workers))
