"""One real window for all tests of the touchscreen, drawn by SDL's offscreen driver."""

from __future__ import annotations

import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.access.client_session import welcome_message
from companion.view.wire import Welcome
from ui.window.main import prepare

os.environ["SDL_VIDEODRIVER"] = "offscreen"
HOME = tempfile.TemporaryDirectory(prefix="companion-ui-")  # deleted after the tests
prepare({"COMPANION_SIZE": "800x480", "COMPANION_HOME": HOME.name})
from kivy.config import Config  # noqa: E402  # must be configured first

Config.set("graphics", "maxfps", "0")  # no wait between frames


def welcome(lang: str = "en") -> Welcome:
    """The core's first message."""
    return welcome_message("operator", lang)


@pytest.fixture(scope="session")
def window() -> Iterator[Any]:
    """The open window."""
    from kivy.base import EventLoop
    from kivy.core.window import Window

    EventLoop.ensure_window()
    assert Window is not None
    assert type(Window).__name__ == "WindowSDL"
    yield Window
    Window.close()


@pytest.fixture
def hand(window: Any) -> Any:
    """A hand at the empty window; imported here, after Kivy's configuration."""
    from tests.ui.hand import Hand

    return Hand(window)


@pytest.fixture
async def table(window: Any, tmp_path: Path) -> AsyncIterator[Any]:
    """A companion after its first start, with its screen at home."""
    from tests.ui.touched import touched

    table = await touched(window, tmp_path)
    yield table
    await table.close()


@pytest.fixture
def keyboard(hand: Any) -> Any:
    """A keyboard at the hand's screen."""
    from tests.ui.hand import Keyboard

    return Keyboard(hand)
