"""Hands with real touch events: through SDL on a desktop, else from the kernel."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from kivy.base import EventLoop
from kivy.config import Config

from hardware.touch.devices import InputDevice
from hardware.touch.panel import Panel
from tests.hardware.touch.machine import ABS, SLOT, Wire, X, Y, down, panel_at, up
from tests.ui.hand import Hand
from ui.window.desktop_fingers import take_fingers
from ui.window.rotation import kivy_rotation
from ui.window.touches import Touches

CLOCKWISE = ("0", "90", "180", "270")
Event = tuple[Any, ...]


@contextmanager
def turned(window: Any, clockwise: str) -> Iterator[None]:
    """Rotate the screen within the context."""
    Config.set("graphics", "rotation", kivy_rotation(clockwise))
    try:
        yield
    finally:
        Config.set("graphics", "rotation", "0")
        window.rotation = 0
        window.update_viewport()


def unturned(window: Any, clockwise: str, x_px: float, y_px: float) -> tuple[float, float]:
    """The place on the unrotated panel, as fractions, for a place in the rotated picture."""
    x, y = x_px / window.width, y_px / window.height
    return {"0": (x, y), "90": (1 - y, x), "180": (1 - x, 1 - y), "270": (y, 1 - x)}[clockwise]


# ---- desktop -------------------------------------------------------------------------------------------------
class Sdl:
    """SDL's event source for Kivy: injected events first, then the real ones."""

    def __init__(self, real: Any = None) -> None:
        self._real, self.said = real, list[Event]()

    def poll(self) -> Any:
        if self.said:
            return self.said.pop(0)
        return self._real.poll() if self._real else False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)


class SdlFinger:
    """A finger on the window, in SDL's coordinates."""

    def __init__(self, hand: DesktopHand, number: int, x_px: float, y_px: float) -> None:
        self._hand, self._number, self._at = hand, number, hand.part(x_px, y_px)
        hand.hear("fingerdown", number, self._at)

    def touch_move(self, x_px: float, up_px: float) -> None:
        self._at = self._hand.part(x_px, self._hand.window.height - up_px)
        self._hand.hear("fingermotion", self._number, self._at)

    def touch_up(self) -> None:
        self._hand.hear("fingerup", self._number, self._at)


class DesktopHand(Hand):
    """A hand with SDL's touch events at a rotated picture."""

    def __init__(self, window: Any, clockwise: str) -> None:
        self.sdl, self._clockwise, self._count, self.again = Sdl(window._win), clockwise, 0, 0
        window._win = self.sdl
        take_fingers(window, self._heed)
        super().__init__(window)
        self.stage.size = window.size

    def _heed(self) -> None:
        self.again += 1

    def touch(self, x_px: float, y_px: float) -> Any:
        self._count += 1
        return SdlFinger(self, self._count, x_px, y_px)

    def part(self, x_px: float, y_px: float) -> tuple[float, float]:
        """SDL's coordinates of a place in the picture."""
        return unturned(self.window, self._clockwise, x_px, y_px)

    def hear(self, what: str, number: int, at: tuple[float, float]) -> None:
        """Inject an SDL event and let Kivy handle it."""
        self.sdl.said.append((what, number, *at, 1.0))
        self.window.mainloop()
        self.wait()


@contextmanager
def desktop_hand(window: Any, clockwise: str) -> Iterator[DesktopHand]:
    """A hand on a desktop at a rotated picture."""
    own = window._win
    with turned(window, clockwise):
        try:
            yield DesktopHand(window, clockwise)
        finally:
            window._win = own


# ---- panel ---------------------------------------------------------------------------------------------------
MOST = 32767


class Machine:
    """A machine with input devices and their listener; `heard` holds Kivy's events."""

    def __init__(self, *devices: InputDevice) -> None:
        self.devices = devices
        self.wires: dict[str, Wire] = {}
        self.refuses: type[OSError] | None = None
        self.heard: list[tuple[str, Any, float, float]] = []
        self.udev, news = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        news.setblocking(False)
        self.touches = Touches(lambda: self.devices, self._open, news)
        self.touches.look()

    def _open(self, device: InputDevice) -> Panel:
        if self.refuses is not None:
            raise self.refuses(13, "Permission denied")
        self.wires[device.path.name] = Wire(most=MOST)
        return self.wires[device.path.name].open(device)

    def hears(self, *events: tuple[int, int, int], device: str = "event0") -> list[tuple[str, Any, float, float]]:
        """Kivy's events for these events of a panel."""
        self.wires[device].say(*events)
        return self.update()

    def update(self) -> list[tuple[str, Any, float, float]]:
        self.heard.clear()
        self.touches.update(lambda etype, me: self.heard.append((etype, me.id, me.sx, me.sy)))
        return list(self.heard)

    def plug_in(self, *devices: InputDevice) -> None:
        """Set the plugged-in devices and notify by udev."""
        self.devices = devices
        self.udev.send(b"libudev")


PANEL = panel_at("/dev/input/event0", "ft5x06")


class PanelFinger:
    """A finger on the panel."""

    def __init__(self, hand: GlassHand, number: int, slot: int, at: tuple[int, int]) -> None:
        self._hand, self._slot = hand, slot
        hand.tell(*down(number, *at, slot=slot))

    def touch_move(self, x_px: float, up_px: float) -> None:
        x, y = self._hand.on_panel(x_px, self._hand.window.height - up_px)
        self._hand.tell((ABS, SLOT, self._slot), (ABS, X, x), (ABS, Y, y))

    def touch_up(self) -> None:
        if self._hand.unplugs:
            self._hand.unplug()
        else:
            self._hand.tell(*up(self._slot))


class GlassHand(Hand):
    """A hand with fingers on a panel at a rotated picture."""

    unplugs = False  # instead of lifting a finger

    def __init__(self, window: Any, machine: Machine, clockwise: str) -> None:
        self._machine, self._clockwise, self._count = machine, clockwise, 0
        super().__init__(window)
        self.stage.size = window.size

    def touch(self, x_px: float, y_px: float) -> Any:
        self._count += 1
        return PanelFinger(self, self._count, self._count % 2, self.on_panel(x_px, y_px))

    def on_panel(self, x_px: float, y_px: float) -> tuple[int, int]:
        """The panel's coordinates of a place in the picture."""
        x, y = unturned(self.window, self._clockwise, x_px, y_px)
        return round(x * MOST), round(y * MOST)

    def unplug(self) -> None:
        """Unplug the panel, also with fingers on it."""
        self._machine.wires["event0"].unplug()
        self.wait()

    def tell(self, *events: tuple[int, int, int]) -> None:
        """Send events from the panel and let Kivy handle them."""
        self._machine.wires["event0"].say(*events)
        self.wait()


@contextmanager
def glass_hand(window: Any, clockwise: str) -> Iterator[GlassHand]:
    """A hand on a panel at a rotated picture."""
    machine = Machine(PANEL)
    EventLoop.add_input_provider(machine.touches)
    with turned(window, clockwise):
        try:
            yield GlassHand(window, machine, clockwise)
        finally:
            EventLoop.remove_input_provider(machine.touches)
            machine.touches.stop()
