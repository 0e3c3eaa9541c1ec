"""Detection of a display, on machines made of a folder and a fake libX11."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from companion.box.display import DisplayKind, find_display
from companion.doctor.text_check import messages

ENGLISH = messages((Path(__file__).parents[3] / "companion/text/en/doctor.ftl").read_text())


class Call:
    """A library function with a fixed return value that stores its arguments."""

    def __init__(self, result: int | None) -> None:
        self.result = result
        self.restype: object = None
        self.calls: list[object] = []

    def __call__(self, *arguments: object) -> int | None:
        self.calls.append(arguments[0])
        return self.result


class FakeX11:
    def __init__(self, display: int | None) -> None:
        self.XOpenDisplay = Call(display)
        self.XCloseDisplay = Call(0)
        self.XDefaultScreen = Call(0)
        self.XDisplayWidth, self.XDisplayHeight = Call(1280), Call(720)


def missing(name: str) -> FakeX11:
    raise OSError(f"{name}: cannot open shared object file")


def plug_in(root: Path, connector: str, status: str = "connected", *, card: bool = True) -> None:
    folder = root / "sys/class/drm" / connector
    folder.mkdir(parents=True)
    (folder / "status").write_text(f"{status}\n")
    if card:
        (root / "dev/dri").mkdir(parents=True, exist_ok=True)
        (root / "dev/dri" / connector.partition("-")[0]).touch()


def find(env: Mapping[str, str], root: Path, x11: FakeX11 | None = None) -> DisplayKind:
    """The display found; its reason must have a text."""
    display = find_display(env, root, (lambda name: x11) if x11 else missing)
    assert ENGLISH[display.why.key] == set(display.why.args)
    return display


def test_an_x_server_that_answers_is_used_and_closed_again(tmp_path: Path) -> None:
    x11 = FakeX11(display=1 << 40)
    display = find({"DISPLAY": ":0"}, tmp_path, x11)
    assert (display.kind, display.size) == ("x11", "1280x720")
    assert x11.XOpenDisplay.calls == [b":0"]
    assert len(x11.XCloseDisplay.calls) == 1


@pytest.mark.parametrize(
    ("env", "x11", "plugged", "found"),
    [
        ({"DISPLAY": ":7"}, FakeX11(display=None), {}, ("none", "display-no-answer", ":7")),
        ({}, None, {"card1-HDMI-A-1": "disconnected"}, ("none", "display-none", "")),
        ({}, None, {"card0-Writeback-1": "unknown", "card1-DSI-1": "connected"}, ("kms", "display-kms", "DSI-1")),
        ({"WAYLAND_DISPLAY": "w"}, None, {"card1-HDMI-A-1": "connected"}, ("none", "display-wayland", "")),
        ({"WAYLAND_DISPLAY": "w", "DISPLAY": ":0"}, FakeX11(display=1), {}, ("x11", "display-x11", ":0")),
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
    tmp_path: Path, env: dict[str, str], x11: FakeX11 | None, plugged: dict[str, str], found: tuple[str, str, str]
) -> None:
    for connector, status in plugged.items():
        plug_in(tmp_path, connector, status)
    assert find(env, tmp_path, x11)[:3] == found


def test_a_screen_whose_card_may_not_be_opened_says_which(tmp_path: Path) -> None:
    plug_in(tmp_path, "card1-HDMI-A-1", card=False)
    assert find({}, tmp_path)[:3] == ("none", "display-no-access", "/dev/dri/card1")
