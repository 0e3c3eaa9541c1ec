"""Touches on a machine without a desktop: read from the kernel, passed to Kivy as its own.

SDL ignores a touchscreen there (docs/decisions/0015); mice and keyboards stay SDL's.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.input.motionevent import MotionEvent
from kivy.input.provider import MotionEventProvider

from hardware.touch.devices import InputDevice, find_devices
from hardware.touch.panel import Panel, PanelTouch, open_panel

KERNEL_NEWS = 15  # NETLINK_KOBJECT_UEVENT: device events
UDEV_GROUP = 2  # events sent after udev has set the device's group
NOWHERE = (-1.0, -1.0)
ETYPES = {"down": "begin", "move": "update", "up": "end"}

log = logging.getLogger(__name__)

Dispatch = Callable[[str, Any], None]


class KivyFinger(MotionEvent):  # type: ignore[misc]
    """A finger for Kivy: fractions of the panel from its bottom left, before rotation."""

    def __init__(self, number: int, at: tuple[float, float]) -> None:
        super().__init__("panel", number, at, is_touch=True, type_id="touch")

    def depack(self, args: tuple[float, float]) -> None:
        self.sx, self.sy = args
        self.profile = ("pos",)
        super().depack(args)


class Touches(MotionEventProvider):  # type: ignore[misc]
    """All touchscreens of the machine, including those plugged in later."""

    def __init__(
        self,
        find: Callable[[], tuple[InputDevice, ...]] = find_devices,
        open_: Callable[[InputDevice], Panel] = open_panel,
        news: socket.socket | None = None,
    ) -> None:
        """`news` is readable after devices came or went; without it later ones are not noticed."""
        super().__init__("panel", "")
        self._find, self._open, self._news = find, open_, news
        self._panels: dict[Path, Panel] = {}
        self._fingers: dict[tuple[Path, int], KivyFinger] = {}
        self._uses: dict[Path, str] = {}

    # ---- devices ----------------------------------------------------------------------------------------------
    def look(self) -> None:
        """Open new touchscreens; log each device's use once."""
        devices = self._find()
        self._uses = {device.path: self._log_use(device, self._use(device)) for device in devices}
        if not self._panels:
            log.warning("no touchscreen is in use")

    def _use(self, device: InputDevice) -> str:
        """Open the device if it is a new touchscreen; its use in words."""
        if device.kind != "touchscreen":
            return f"{device.kind}, left to SDL" if device.kind in ("mouse", "keyboard") else f"{device.kind}, not used"
        if device.path in self._panels:
            return "touchscreen, in use"
        try:
            self._panels[device.path] = self._open(device)
        except PermissionError:
            return "touchscreen, but this user may not open it: it needs the group input"
        except OSError as error:
            return f"touchscreen, but it cannot be opened: {error.strerror}"
        return "touchscreen, in use"

    def _log_use(self, device: InputDevice, use: str) -> str:
        if self._uses.get(device.path) != use:
            log.info("%s (%s): %s", device.path, device.name, use)
        return use

    def _lose(self, path: Path, dispatch: Dispatch) -> None:
        """Close a lost panel; its fingers go up without a tap."""
        log.info("%s is gone", path)
        self._panels.pop(path).close()
        self._uses.pop(path, None)
        for key in [key for key in self._fingers if key[0] == path]:
            finger = self._fingers.pop(key)
            finger.move(NOWHERE)
            finger.update_time_end()
            dispatch("end", finger)

    # ---- for Kivy -----------------------------------------------------------------------------------------------
    def update(self, dispatch_fn: Dispatch) -> None:
        """Pass the arrived touches on, in order."""
        for path, panel in list(self._panels.items()):
            try:
                touches = panel.read()
            except OSError:
                self._lose(path, dispatch_fn)
                continue
            for touch in touches:
                self._hand_on(path, touch, dispatch_fn)
        if self._news is not None and has_news(self._news):
            self.look()

    def stop(self) -> None:
        for panel in self._panels.values():
            panel.close()
        self._panels = {}

    def _hand_on(self, path: Path, touch: PanelTouch, dispatch: Dispatch) -> None:
        key, at = (path, touch.finger), (touch.x, 1 - touch.y)
        finger = self._fingers.get(key)
        if finger is None:
            finger = self._fingers[key] = KivyFinger(touch.finger, at)
        else:
            finger.move(at)
        if touch.what == "up":
            del self._fingers[key]
            finger.update_time_end()
        dispatch(ETYPES[touch.what], finger)


def device_news() -> socket.socket | None:
    """A socket with udev's device events; None if it cannot be opened."""
    kind = socket.SOCK_RAW | socket.SOCK_NONBLOCK | socket.SOCK_CLOEXEC
    try:
        news = socket.socket(socket.AF_NETLINK, kind, KERNEL_NEWS)
        news.bind((0, UDEV_GROUP))
    except OSError as error:
        log.warning("a touchscreen that is plugged in later will not be noticed: %s", error)
        return None
    return news


def has_news(news: socket.socket) -> bool:
    """Whether device events have come; drains the socket."""
    told = False
    while True:
        try:
            news.recv(1 << 16)
        except BlockingIOError:
            return told
        except OSError:  # the socket's buffer overflowed: there was news
            return True
        told = True
