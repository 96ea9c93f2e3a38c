"""Everybody can play: axe finds nothing wrong on any screen, by day and night, in every language."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext

import pytest

from tests.browser.kit import Visitor, axe, settle
from tests.browser.screens import RUSHED, SCREENS, standstill
from tests.server.kit import Server

WAYS = {"fr": "desktop", "en": "phone", "de": "phone"}


@pytest.mark.parametrize("lang", WAYS)
@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_wrong(come: Callable[..., Visitor], house: Server, name: str, lang: str) -> None:
    visitor = come(WAYS[lang], locale=lang)
    SCREENS[name](visitor, house)
    settle(visitor.page)
    assert visitor.page.locator("html").get_attribute("lang") == lang
    with standstill(house) if name in RUSHED else nullcontext():
        for theme in ("light", "dark"):
            visitor.page.emulate_media(color_scheme=theme)
            assert not axe(visitor.page), theme
