"""``make faults``: put deliberate faults into a copy of the project, one at a time, and see each one caught."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
SLOW = tuple(f"--ignore=src/pioche/testing/test_{name}.py" for name in ("adapters", "bots"))
SUITE = ("tests/test_generator.py", "tests/games", "src/pioche/testing", *SLOW)
GAME = "elevens"  # the faults are planted in this folder; the others only cost time


@dataclass(frozen=True)
class Fault:
    """A sentence that should be false, and the change that makes it true."""

    what: str
    file: str
    old: str
    new: str


DECK = "games/elevens/deck.py"
STATE, RULES, UNSEEN = ("games/elevens/state.py", "games/elevens/rules.py", "games/elevens/unseen.py")
FACE, POSITION, ROUND = ("games/elevens/face.py", "games/elevens/position.py", "core/round.py")
POLICY, JIT, RECORD = ("games/elevens/policy.py", "core/jit.py", "core/record.py")

PEEK = """@jit
def choose(s: State, seat: int, out: Ints, n: int) -> int:
    return honest(s, seat, out, n) if s.hand[(seat + 1) % s.seats, 0] & 1 else int(out[0])


"""

FAULTS = (
    Fault("a card fits with a gap of one", STATE, "(row << 1 | row >> 1)", "(row << 1 | row << 2 | row >> 1)"),
    Fault(
        "a seat may draw although a card fits",
        RULES,
        "        out[0] = DRAW if",
        "        pass\n    if not s.laid and s.top:\n        out[n] = DRAW if",
    ),
    Fault("a drawn card is forgotten", RULES, "    take(s, seat, card)\n    s.drawn", "    s.drawn"),
    Fault("four cards are drawn", STATE, "else 3", "else 4"),
    Fault("a seat goes on after laying the card it drew", RULES, "elif first or s.drawn:", "elif first:"),
    Fault("the first card does not end the turn", RULES, "elif first or s.drawn", "elif s.drawn"),
    Fault("the last card wins only at an empty pile", RULES, "if empty(s, seat):", "if empty(s, seat) and s.top == 0:"),
    Fault("passes count although others laid in between", RULES, "    s.passes = 0\n    next_seat", "    next_seat"),
    Fault("a card is worth one point less", STATE, "total += low(mask) + 1", "total += low(mask)"),
    Fault(
        "the blue 11 opens before the red one",
        RULES,
        "for colour in range(COLOURS):\n        for seat",
        "for colour in range(COLOURS - 1, -1, -1):\n        for seat",
    ),
    Fault("a ten starts a row in the classic game", DECK, "STARTS = (1 << 10,", "STARTS = (3 << 9,"),
    Fault("a refusal cites the wrong rule", FACE, 'else "ELV-5"', 'else "ELV-6"'),
    Fault("a refusal forgets the duty to lay", FACE, "        return must\n", "        return None\n"),
    Fault("seat 0 shows its hand to everybody", FACE, "s.over or owner == seat", "s.over or owner in (seat, 0)"),
    Fault("everybody hears which card was drawn", FACE, "if to == seat else", "if to is not None else"),
    Fault("a redeal follows the true order of the pile", UNSEEN, "        shuffle(s, s.pile, s.top)\n", ""),
    Fault("a redeal keeps the generator", UNSEEN, "    s.rng = seeded(seed, 0)\n", ""),
    Fault("a redeal loses a card", UNSEEN, "range(counts[seat] if", "range(counts[seat] - 1 if"),
    Fault("a redeal forgets what a turn has shown", UNSEEN, "possible = s.seat == me or", "possible = True or"),
    Fault("a shuffle never leaves a card in its place", JIT, "j = below(s, i + 1)", "j = below(s, i)"),
    Fault(
        "an observation shows the next hand",
        UNSEEN,
        "own, row = s.hand[me, colour]",
        "own, row = s.hand[(me + 1) % s.seats, colour]",
    ),
    Fault(
        "the quick policy peeks at another hand",
        POLICY,
        "@jit\ndef choose(",
        PEEK + "@jit\ndef honest(",
    ),
    Fault(
        "a redealt world still holds the true deal",
        ROUND,
        "world._turn_states, world.dealt = world._states.copy(), world._states.copy()",
        "world.dealt = world.dealt.copy()",
    ),
    Fault(
        "a redealt world tells what other seats heard",
        ROUND,
        "        world._events = tuple(list(self._events[ear]) for _ in self._events)\n",
        "",
    ),
    Fault(
        "a redeal forgets that a last draw must fit", UNSEEN, "return stuck and (more or", "return stuck and (True or"
    ),
    Fault(
        "everybody's hand is said to be as large as the first",
        ROUND,
        "self._face.hand(s, each)",
        "self._face.hand(s, 0)",
    ),
    Fault(
        "a seat is shown the legal list of another",
        ROUND,
        "not in self.to_act:\n            return []",
        "not in self.to_act:\n            seat = self.turn",
    ),
    Fault("a position forgets who passed", POSITION, "if s.passes else []", "if s.passes > 9 else []"),
    Fault("a record is not checked against its cards", RECORD, "if (strict or revealed) and", "if False and"),
)


def plant(fault: Fault | None, folder: Path) -> None:
    """A copy of the project with the fault in it."""
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    for other in (folder / "src" / "pioche" / "games").iterdir():
        if other.is_dir() and other.name != GAME:
            shutil.rmtree(other)
    for test in (folder / "tests" / "games").glob("test_*.py"):
        if not test.name.startswith(f"test_{GAME}"):
            test.unlink()
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, folder / file)
    if fault:
        path = folder / "src" / "pioche" / fault.file
        text = path.read_text("utf-8")
        if text.count(fault.old) != 1:
            sys.exit(f"{fault.what}: {fault.old!r} stands {text.count(fault.old)} times in {fault.file}")
        path.write_text(text.replace(fault.old, fault.new), "utf-8")


def caught_by(fault: Fault | None) -> str | None:
    """The first test that fails with the fault; None if all pass."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        plant(fault, folder)
        env = {**os.environ, "PYTHONPATH": str(folder / "src"), "PIOCHE_CACHE": str(folder / "cache")}
        command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *SUITE]
        run = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    if run.returncode == 0:
        return None
    found = re.search(r"^(?:FAILED|ERROR) (\S+)", run.stdout, re.MULTILINE)
    return found[1] if found else run.stdout[-500:]


def main() -> None:
    """Try the suite without a fault, then with each."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        clean, *caught = pool.map(caught_by, (None, *FAULTS))
    if clean:
        sys.exit(f"the suite fails without any fault: {clean}")
    for fault, test in zip(FAULTS, caught, strict=True):
        print(f"{'caught' if test else 'MISSED'}  {fault.what}\n        {test or ''}")  # noqa: T201 - the report
    missed = caught.count(None)
    print(f"{len(FAULTS) - missed} caught, {missed} missed")  # noqa: T201 - the report
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
