"""How a table tells Home Assistant what it is: one device with sensors and triggers, found through the same broker."""

from __future__ import annotations

from typing import Any

from companion.club import topics
from companion.log.record import encode

EVENTS = ("game_started", "turn", "time_up", "game_ended", "needs_help")
SENSORS = {"game": "Game", "phase": "Phase", "turn": "Turn", "leader": "Leader"}


def topic(table: str) -> str:
    """Where Home Assistant looks for it."""
    return f"homeassistant/device/{table}/config"


def device(table: str) -> bytes:
    """Device discovery, as one retained message. Home Assistant refuses all of it for one key that it does not know."""
    return encode(
        {
            "dev": {"ids": [f"club_{table}"], "name": f"Table {table}", "mf": "table companion", "mdl": "Table"},
            "o": {"name": "table companion"},
            "avty_t": topics.status(table),
            "pl_avail": topics.ONLINE.decode(),
            "pl_not_avail": topics.OFFLINE.decode(),
            "stat_t": topics.state(table),
            "cmps": {**_sensors(table), **_switched(table), **_events(table)},
        }
    )


def _sensors(table: str) -> dict[str, Any]:
    plain = {
        key: {"p": "sensor", "uniq_id": f"club_{table}_{key}", "name": name, "val_tpl": _value(key)}
        for key, name in SENSORS.items()
    }
    left = {"p": "sensor", "uniq_id": f"club_{table}_left", "name": "Seconds left", "unit_of_meas": "s",
            "val_tpl": _value("left_s")}  # fmt: skip
    ends = {"p": "sensor", "uniq_id": f"club_{table}_ends", "name": "Time is up", "dev_cla": "timestamp",
            "val_tpl": "{{ value_json.ends or None }}"}  # fmt: skip
    plain["turn"] |= {"json_attr_t": topics.state(table), "json_attr_tpl": "{{ value_json | tojson }}"}
    return {**plain, "left": left, "ends": ends}


def _switched(table: str) -> dict[str, Any]:
    def one(key: str, name: str) -> dict[str, str]:
        template = f"{{{{ 'ON' if value_json.{key} else 'OFF' }}}}"
        return {"p": "binary_sensor", "uniq_id": f"club_{table}_{key}", "name": name, "val_tpl": template}

    return {"running": {**one("running", "Playing"), "dev_cla": "running"}, "help": one("help", "Needs a referee")}


def _events(table: str) -> dict[str, Any]:
    happened = {"p": "event", "uniq_id": f"club_{table}_event", "name": "Event", "stat_t": topics.event(table),
                "evt_typ": list(EVENTS)}  # fmt: skip
    triggers = {
        f"on_{event}": {
            "p": "device_automation",
            "atype": "trigger",
            "t": topics.event(table),
            "type": event,
            "stype": "table",
            "pl": event,
            "val_tpl": "{{ value_json.event_type }}",
        }
        for event in EVENTS
    }
    return {"event": happened, **triggers}


def _value(key: str) -> str:
    return f"{{{{ value_json.{key} }}}}"
