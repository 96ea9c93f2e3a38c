"""Figures for whoever runs a house, in the text format of Prometheus; nothing about cards or people."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters, gauges read when asked, and one histogram: seconds from an action's arrival until all were told."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self._slots = [0] * (len(STEPS) + 1)
        self._sum = 0.0

    def count(self, name: str, kind: str = "") -> None:
        """One more of these."""
        self.counts[name, kind] += 1

    def took(self, seconds: float) -> None:
        """An action took that long."""
        self._slots[bisect_left(STEPS, seconds)] += 1
        self._sum += seconds

    def text(self) -> str:
        """The page that is scraped."""
        lines = [line for name in sorted({name for name, _ in self.counts}) for line in self._counter(name)]
        for name, read in sorted(self.gauges.items()):
            lines += [f"# TYPE pioche_{name} gauge", f"pioche_{name} {read():g}"]
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _counter(self, name: str) -> list[str]:
        rows = sorted((kind, n) for (each, kind), n in self.counts.items() if each == name)
        said = [f"pioche_{name}_total{_label('kind', kind)} {n}" for kind, n in rows]
        return [f"# TYPE pioche_{name}_total counter", *said]

    def _histogram(self) -> list[str]:
        name, total, lines = "pioche_action_seconds", 0, ["# TYPE pioche_action_seconds histogram"]
        for step, n in zip((*map(str, STEPS), "+Inf"), self._slots, strict=True):
            total += n
            lines.append(f"{name}_bucket{_label('le', step)} {total}")
        return [*lines, f"{name}_sum {self._sum:.6f}", f"{name}_count {total}"]


def _label(name: str, value: str) -> str:
    return f'{{{name}="{value}"}}' if value else ""
