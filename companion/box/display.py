"""Detection of a display that Kivy can draw on. Done before Kivy is imported, which ends the process without one.

This is a start's first step, so the module imports next to nothing.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

if TYPE_CHECKING:
    from rules.kit.types import Say

Library = Any  # a ctypes.CDLL
Load = Callable[[str], Library]


class DisplayKind(NamedTuple):
    """x11: a window on an X server; kms: the full screen of a Pi without a desktop; none: with the reason in `why`."""

    kind: Literal["x11", "kms", "none"]
    key: str  # of the sentence for people
    name: str = ""
    size: str = ""  # of an X display, in pixels: "1280x720"

    @property
    def why(self) -> Say:
        """The finding as a sentence."""
        from rules.kit.types import Say

        return Say(key=self.key, args={"name": self.name} if self.name else {})


def find_display(env: Mapping[str, str], root: Path = Path("/"), load: Load = ctypes.CDLL) -> DisplayKind:
    """The display of this environment: a responding X server, else a connected screen whose card may be opened.

    A Wayland compositor without XWayland owns the screen, so there is no display for us.
    """
    name = env.get("DISPLAY", "")
    if name and (size := _size(name, load)):
        return DisplayKind("x11", "display-x11", name, size)
    if env.get("WAYLAND_DISPLAY"):
        return DisplayKind("none", "display-wayland")
    if name:
        return DisplayKind("none", "display-no-answer", name)
    return _screen(root)


def _size(name: str, load: Load) -> str:
    """The size of the X display; "" if no X server responds."""
    try:
        x11 = load("libX11.so.6")
    except OSError:  # not installed
        return ""
    x11.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x11.XOpenDisplay(name.encode()))
    if not display.value:
        return ""
    number = x11.XDefaultScreen(display)
    size = f"{x11.XDisplayWidth(display, number)}x{x11.XDisplayHeight(display, number)}"
    x11.XCloseDisplay(display)
    return size


def _screen(root: Path) -> DisplayKind:
    """The connected screen in /sys; connectors are named after their card, as in card1-HDMI-A-1."""
    connectors = sorted(path.parent.name for path in root.glob("sys/class/drm/card*-*/status") if _is_connected(path))
    if not connectors:
        return DisplayKind("none", "display-none")
    for connector in connectors:
        card, _, socket = connector.partition("-")
        if os.access(root / "dev/dri" / card, os.R_OK | os.W_OK):
            return DisplayKind("kms", "display-kms", socket)
    return DisplayKind("none", "display-no-access", f"/dev/dri/{card}")


def _is_connected(status: Path) -> bool:
    try:
        return status.read_text().strip() == "connected"
    except OSError:  # just unplugged
        return False
