"""Runs the application: in this process, or in several."""

from __future__ import annotations

import contextlib
import gc
import os
import socket
import tempfile
from typing import Any

import uvicorn
from msgspec import json
from msgspec.structs import replace

from pioche.house.limits import Limits
from pioche.server.app import Plan, make_app
from pioche.server.porch import LEAST
from pioche.server.visit import Visit
from pioche.server.visit_stream import VisitStream

PLAN = "PIOCHE_SERVER_PLAN"  # how the processes of one house are told how to run it


def config_of(plan: Plan, app: Any, **more: Any) -> uvicorn.Config:
    """How the application is served; nothing is logged that holds an address or a secret."""
    return uvicorn.Config(
        app,
        http=Visit,
        ws=VisitStream,
        ws_max_size=plan.limits.frame,
        ws_max_queue=8,
        ws_per_message_deflate=False,  # costs more time than the bytes it saves are worth
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=round(plan.limits.idle),
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=bool(plan.proxies),
        forwarded_allow_ips=list(plan.proxies),
        **more,
    )


def calm_collector() -> None:
    """Look for unreachable objects rarely: with many tables in memory every look makes all of them wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def run(plan: Plan, listening: socket.socket, workers: int = 1) -> int:
    """Serve until told to stop; the exit code."""
    if workers > 1:
        return _run_many(plan, listening, workers)
    calm_collector()
    server = uvicorn.Server(config_of(plan, make_app(plan)))
    with contextlib.suppress(KeyboardInterrupt):  # raised once more after everything is closed
        server.run(sockets=[listening])
    return 0 if server.started else 1


def _run_many(plan: Plan, listening: socket.socket, workers: int) -> int:
    from uvicorn.supervisors import Multiprocess

    with tempfile.TemporaryDirectory(prefix="pioche-") as common:
        if os.name == "posix":
            plan = replace(plan, common=common)
        else:
            plan = replace(plan, limits=shared_out(plan.limits, workers))
        os.environ[PLAN] = json.encode(plan).decode()
        config = config_of(plan, "pioche.server.run:app_of_plan", factory=True, workers=workers)
        Multiprocess(config, sockets=[listening]).run()
    return 0


def shared_out(limits: Limits, workers: int) -> Limits:
    """What each of several processes allows of connections where they cannot count them together."""
    sockets, connections = (max(LEAST, most // workers) for most in (limits.sockets, limits.connections))
    return replace(limits, sockets=sockets if limits.sockets else 0, connections=connections)


def app_of_plan() -> Any:
    """The application of a process that was started by another."""
    calm_collector()
    return make_app(json.decode(os.environ[PLAN], type=Plan))
