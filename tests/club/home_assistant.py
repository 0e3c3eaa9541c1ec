"""Home Assistant's own reading of a device's discovery message and of what the table then says. Run by its Python:

    python3.13 -m venv DIR && DIR/bin/pip install homeassistant==2025.4.4 paho-mqtt
    HOME_ASSISTANT=DIR/bin/python .venv/bin/python -m pytest tests/club/test_homeassistant.py

Reads {"device": message, "table": name, "state": state, "events": [event, ...]} from standard input and writes what it
has understood. It imports nothing of ours; what it calls of Home Assistant is not public, so it fits these versions.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from typing import Any


async def understood(told: dict[str, Any]) -> dict[str, Any]:
    """Each component as its platform's schema took it, and the values that its template makes of state and events."""
    from homeassistant.components.mqtt import binary_sensor, device_trigger, discovery, event, sensor
    from homeassistant.const import __version__
    from homeassistant.core import HomeAssistant
    from homeassistant.helpers import frame, template

    schemas = {
        "sensor": sensor.DISCOVERY_SCHEMA,
        "binary_sensor": binary_sensor.DISCOVERY_SCHEMA,
        "event": event.DISCOVERY_SCHEMA,
        "device_automation": device_trigger.TRIGGER_DISCOVERY_SCHEMA,
    }
    with tempfile.TemporaryDirectory() as folder:
        hass = HomeAssistant(folder)
        frame.async_setup(hass)
        device = discovery._parse_device_payload(hass, told["device"], told["table"], None)
        found = {}
        for name, config in device.get("components", {}).items():
            platform = config.pop("platform")
            shared = {"device": device["device"], "origin": device["origin"], **config}
            config_of = discovery.MQTTDiscoveryPayload(shared)
            discovery._merge_common_device_options(config_of, device)
            taken = schemas[platform](dict(config_of))
            found[name] = {"platform": platform, "values": _values(hass, template, taken, platform, told)}
        await hass.async_stop(force=True)
        return {"version": __version__, "components": found}


def _values(hass: Any, template: Any, taken: dict[str, Any], platform: str, told: dict[str, Any]) -> list[str]:
    """What comes out of the template for each message that comes on its topic."""
    makes = taken.get("value_template")
    messages = told["events"] if platform in ("event", "device_automation") else [told["state"]]
    if makes is None:
        return [json.dumps(message) for message in messages]
    text = makes if isinstance(makes, str) else makes.template
    made = template.Template(text, hass)
    return [str(made.async_render_with_possible_json_value(json.dumps(message), "")) for message in messages]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asyncio.run(understood(json.load(sys.stdin)))))
