"""Detection of a display, on machines made of a folder and a fake libX11."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from unittest.mock import Mock

import pytest

from companion.box.display import DisplayKind, find_display
from companion.doctor.text_check import messages

ENGLISH = messages((Path(__file__).parents[3] / "companion/text/en/doctor.ftl").read_text())


def fake_x11(display: int | None) -> Mock:
    """A libX11 with a screen of 1280x720, if there is such a display."""
    x11 = Mock()
    x11.XOpenDisplay.return_value, x11.XDefaultScreen.return_value = display, 0
    x11.XDisplayWidth.return_value, x11.XDisplayHeight.return_value = 1280, 720
    return x11


def missing(name: str) -> Mock:
    raise OSError(f"{name}: cannot open shared object file")


def plug_in(root: Path, connector: str, status: str = "connected", *, card: bool = True) -> None:
    folder = root / "sys/class/drm" / connector
    folder.mkdir(parents=True)
    (folder / "status").write_text(f"{status}\n")
    if card:
        (root / "dev/dri").mkdir(parents=True, exist_ok=True)
        (root / "dev/dri" / connector.partition("-")[0]).touch()


def find(env: Mapping[str, str], root: Path, x11: Mock | None = None) -> DisplayKind:
    """The display found; its reason must have a text."""
    display = find_display(env, root, (lambda name: x11) if x11 else missing)
    assert ENGLISH[display.why.key] == set(display.why.args)
    return display


def test_an_x_server_that_answers_is_used_and_closed_again(tmp_path: Path) -> None:
    x11 = fake_x11(display=1 << 40)
    display = find({"DISPLAY": ":0"}, tmp_path, x11)
    assert (display.kind, display.size) == ("x11", "1280x720")
    x11.XOpenDisplay.assert_called_once_with(b":0")
    x11.XCloseDisplay.assert_called_once()


@pytest.mark.parametrize(
    ("env", "x11", "plugged", "found"),
    [
        ({"DISPLAY": ":7"}, fake_x11(display=None), {}, ("none", "display-no-answer", ":7")),
        ({}, None, {"card1-HDMI-A-1": "disconnected"}, ("none", "display-none", "")),
        ({}, None, {"card0-Writeback-1": "unknown", "card1-DSI-1": "connected"}, ("kms", "display-kms", "DSI-1")),
        ({"WAYLAND_DISPLAY": "w"}, None, {"card1-HDMI-A-1": "connected"}, ("none", "display-wayland", "")),
        ({"WAYLAND_DISPLAY": "w", "DISPLAY": ":0"}, fake_x11(display=1), {}, ("x11", "display-x11", ":0")),
    ],
    ids=[
        "an X server that does not answer",
        "an unplugged screen",
        "a screen without a desktop",
        "Wayland without X",
        "Wayland with X",
    ],
)
def test_the_display_is_the_one_that_can_be_drawn_on_or_it_says_why_there_is_none(
    tmp_path: Path, env: dict[str, str], x11: Mock | None, plugged: dict[str, str], found: tuple[str, str, str]
) -> None:
    for connector, status in plugged.items():
        plug_in(tmp_path, connector, status)
    assert find(env, tmp_path, x11)[:3] == found


def test_a_screen_whose_card_may_not_be_opened_says_which(tmp_path: Path) -> None:
    plug_in(tmp_path, "card1-HDMI-A-1", card=False)
    assert find({}, tmp_path)[:3] == ("none", "display-no-access", "/dev/dri/card1")
