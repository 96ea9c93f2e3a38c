"""``python -m tests.browser.pictures [SCREEN …]``: every screen, on desk and phone, by day and night."""

from __future__ import annotations

import io
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from tests.browser.kit import Visitor, chromium, missing, settle
from tests.browser.screens import RUSHED, SCREENS, standstill
from tests.server.kit import Server, serving, sqlite_at

if TYPE_CHECKING:
    from playwright.sync_api import Browser


FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"desktop": 0.7, "phone": 0.5}  # of the pixels of the screen: enough to read, little to keep
QUALITY = 58


def main(wanted: list[str]) -> int:
    """Take them all, or only those asked for."""
    if why := missing():
        sys.stdout.write(f"No pictures were taken: {why}.\n")
        return 0
    with serving(sqlite_at(Path(tempfile.mkdtemp()))) as server, chromium() as browser:
        for name in wanted or SCREENS:
            for device in SIZES:
                take(browser, server, name, device)
    return 0


def take(browser: Browser, server: Server, name: str, device: str) -> None:
    """One screen by day and by night."""
    visitor = Visitor.come(browser, server.base, device)
    SCREENS[name](visitor, server)
    settle(visitor.page)
    visitor.page.evaluate("scrollTo(0, 0)")
    with standstill(server) if name in RUSHED else nullcontext():
        for theme in ("light", "dark"):
            visitor.page.emulate_media(color_scheme=theme)
            keep(visitor.page.screenshot(), FOLDER / f"browser-{name}-{device}-{theme}.webp", SIZES[device])
    visitor.context.close()


def keep(shot: bytes, path: Path, size: float) -> None:
    """As a small file."""
    picture = Image.open(io.BytesIO(shot)).convert("RGB")
    smaller = picture.resize((round(picture.width * size), round(picture.height * size)), Image.Resampling.LANCZOS)
    smaller.save(path, quality=QUALITY, method=6)
    sys.stdout.write(f"{path.name}: {path.stat().st_size // 1000} kB\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
