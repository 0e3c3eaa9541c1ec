"""The doctor's checks of touchscreens: the input devices, their use, and where a tap arrives."""

from __future__ import annotations

import contextlib
import os
import re
import select
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from companion.doctor.finding import Finding, Probes, bad, ok, warn
from hardware.touch.devices import InputDevice, find_devices
from hardware.touch.panel import Panel, PanelTouch, open_panel
from rules.kit.types import Say

SETTINGS = "etc/table-companion.conf"  # of an installed box
CORNER = 0.25  # a tap within this distance of both edges is in the corner

Tell = Callable[[Say], None]


def _touch(data: Path, probes: Probes) -> Finding:
    """Whether touchscreens can be read: without a desktop the companion reads them, else the desktop does."""
    devices = find_devices(probes.root)
    if probes.display().kind != "kms":
        return ok("doctor-touch-desktop", devices=_device_list(devices, "input-desktop"))
    screens = touchscreens(devices)
    closed = [device for device in screens if not probes.may_open(device.path)]
    if closed:
        return bad("doctor-touch-closed", names=", ".join(_device_name(device) for device in closed))
    listed = _device_list(devices, "input-kms")
    return ok("doctor-touch", devices=listed) if screens else warn("doctor-touch-none", devices=listed)


def touchscreens(devices: Sequence[InputDevice]) -> tuple[InputDevice, ...]:
    """The devices that the companion would read."""
    return tuple(device for device in devices if device.kind == "touchscreen")


def _device_list(devices: Sequence[InputDevice], key: str) -> Say:
    """The list of devices, each as the message `key`."""
    if not devices:
        return Say(key="input-none")
    each = [Say(key=key, args={"name": _device_name(device), "kind": device.kind}) for device in devices]
    return Say(key="", args={str(n): say for n, say in enumerate(each)})


def _device_name(device: InputDevice) -> str:
    return f"{device.path.name} ({device.name})"


CHECKS = (_touch,)


# ---- a tap --------------------------------------------------------------------------------------------------
def rotation(env: Mapping[str, str], root: Path = Path("/")) -> str:
    """The picture's clockwise rotation, from the environment or the settings of an installed box."""
    if said := env.get("COMPANION_ROTATION"):
        return said
    try:
        found = re.search(r"^\s*COMPANION_ROTATION\s*=\s*\"?(\d+)", (root / SETTINGS).read_text(), re.MULTILINE)
    except OSError:
        return "0"
    return found[1] if found else "0"


def tap_here(
    probes: Probes,
    env: Mapping[str, str],
    tell: Tell,
    keyboard: int,
    open_: Callable[[InputDevice], Panel] = open_panel,
) -> bool:
    """Ask the person at this terminal for a tap, if the companion reads touchscreens; True if all is well."""
    if probes.display().kind != "kms":
        return True
    panels = []
    with contextlib.ExitStack() as stack:
        for device in touchscreens(find_devices(probes.root)):
            with contextlib.suppress(OSError):  # reported by `_touch`
                panels.append(open_(device))
                stack.callback(panels[-1].close)
        return not panels or ask_for_tap(panels, rotation(env, probes.root), tell, keyboard)


def ask_for_tap(panels: Sequence[Panel], clockwise: str, tell: Tell, keyboard: int) -> bool:
    """Ask for a tap in the top left corner of the picture and report where it arrived; True if it is right.

    A line on the descriptor `keyboard` ends it: "n" means that nothing happens, anything else skips it.
    """
    left = list(panels)
    for panel in left:
        panel.grab()  # keeps the tap from a running companion
    tell(Say(key="tap-ask"))
    while left:
        ready, _, _ = select.select([*(panel.fileno() for panel in left), keyboard], [], [])
        for panel in [panel for panel in left if panel.fileno() in ready]:
            try:
                taps = [touch for touch in panel.read() if touch.what == "down"]
            except OSError:
                tell(Say(key="tap-gone", args={"name": _device_name(panel.device)}))
                left.remove(panel)
                continue
            if taps:
                return _judge(panel.device, taps[0], clockwise, tell)
        if keyboard in ready:
            nothing = os.read(keyboard, 100).strip().lower().startswith(b"n")
            tell(Say(key="tap-nothing" if nothing else "tap-skipped"))
            return not nothing
    return False


def _judge(device: InputDevice, touch: PanelTouch, clockwise: str, tell: Tell) -> bool:
    x, y = picture_point(touch.x, touch.y, clockwise)
    is_well = x <= CORNER and y <= CORNER
    key = "tap-well" if is_well else "tap-elsewhere"
    tell(Say(key=key, args={"name": _device_name(device), "x": round(100 * x), "y": round(100 * y)}))
    return is_well


def picture_point(x: float, y: float, clockwise: str) -> tuple[float, float]:
    """The position in the picture of a point on the touch panel."""
    return {"90": (y, 1 - x), "180": (1 - x, 1 - y), "270": (1 - y, x)}.get(clockwise, (x, y))
