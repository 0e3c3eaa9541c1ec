"""How a table tells Home Assistant what it is: one device with sensors and triggers, found through the same broker."""

from __future__ import annotations

from pathlib import Path

import msgspec

from companion.log.record import encode

# device discovery, with TABLE for the table's name. Home Assistant refuses all of it for one key that it does not know
DEVICE = Path(__file__).with_name("homeassistant.json")


def topic(table: str) -> str:
    """Where Home Assistant looks for it."""
    return f"homeassistant/device/{table}/config"


def device(table: str) -> bytes:
    """The device, as one retained message."""
    return encode(msgspec.json.decode(DEVICE.read_text(encoding="utf-8").replace("TABLE", table)))
