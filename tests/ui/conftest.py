"""One real window for all tests of the touchscreen: SDL's offscreen driver, so that graphics are really drawn."""

from __future__ import annotations

import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.view.palette import DAY, NIGHT, OUTLINES
from companion.view.wire import Welcome
from ui.window.main import prepare

os.environ["SDL_VIDEODRIVER"] = "offscreen"
HOME = tempfile.TemporaryDirectory(prefix="companion-ui-")  # gone when the tests end
prepare({"COMPANION_SIZE": "800x480", "COMPANION_HOME": HOME.name})
from kivy.config import Config  # noqa: E402  # which has to be told first

Config.set("graphics", "maxfps", "0")  # whoever looks at the next picture does not wait for its time

TEXTS = Path(__file__).parents[2] / "companion" / "text"


def words(lang: str) -> dict[str, str]:
    """The clients' words as they stand in the text files: plain messages, one a line."""
    lines = (TEXTS / lang / "client.ftl").read_text(encoding="utf-8").splitlines()
    pairs = (line.partition("=") for line in lines if "=" in line and not line.startswith("#"))
    return {key.strip(): text.strip() for key, _, text in pairs}


def welcome(lang: str = "en") -> Welcome:
    """What the core says first."""
    return Welcome(
        protocol=1,
        lang=lang,
        role="table",
        words=words(lang),
        day=DAY,
        night=NIGHT,
        marks=OUTLINES,
    )


@pytest.fixture(scope="session")
def window() -> Iterator[Any]:
    """The window, really open."""
    from kivy.base import EventLoop
    from kivy.core.window import Window

    EventLoop.ensure_window()
    assert Window is not None
    assert type(Window).__name__ == "WindowSDL"
    yield Window
    Window.close()


@pytest.fixture
def hand(window: Any) -> Any:
    """A finger on that window, from nothing shown; imported here, once Kivy has been told how to be."""
    from tests.ui.hand import Hand

    return Hand(window)


@pytest.fixture
async def table(window: Any, tmp_path: Path) -> AsyncIterator[Any]:
    """A box that was switched on for the first time, with its screen at home."""
    from tests.ui.touched import touched

    table = await touched(window, tmp_path)
    yield table
    await table.close()


@pytest.fixture
def keyboard(hand: Any) -> Any:
    """A keyboard at the screen of that hand."""
    from tests.ui.hand import Keyboard

    return Keyboard(hand)
