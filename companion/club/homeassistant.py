"""Home Assistant discovery: one device with sensors and triggers for each table, through the club's broker."""

from __future__ import annotations

from pathlib import Path

import msgspec

from companion.log.record import encode

# device discovery, with TABLE for the table's name. Home Assistant rejects all of it for one unknown key
DEVICE = Path(__file__).with_name("homeassistant.json")


def topic(table: str) -> str:
    """The device's discovery topic."""
    return f"homeassistant/device/{table}/config"


def device(table: str) -> bytes:
    """The device's discovery message, to be retained."""
    return encode(msgspec.json.decode(DEVICE.read_text(encoding="utf-8").replace("TABLE", table)))
