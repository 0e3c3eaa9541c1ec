"""The makes of dice that are known."""

from __future__ import annotations

from collections.abc import Iterable

from hardware.bluetooth.die import Make
from hardware.bluetooth.godice import GODICE
from hardware.bluetooth.pixels import PIXELS

MAKES = (GODICE, PIXELS)
SERVICES = [PIXELS.service, "6e400001-b5a3-f393-e0a9-e50e24dcca9e"]  # that they have once they are connected


def make_of(name: str, services: Iterable[str]) -> Make | None:
    """Whose die advertises like that; None = it is none, or of a make that nobody knows."""
    known = set(services)
    return next((each for each in MAKES if name.startswith(each.prefix) or each.service in known), None)
