"""The messages to Home Assistant follow its discovery rules: one broken rule loses the whole device."""

from __future__ import annotations

import re

import msgspec

from companion.club.homeassistant import device, topic
from companion.club.state import TableState

ROOT = {"dev", "o", "avty_t", "pl_avail", "pl_not_avail", "stat_t", "cmps"}
EVENTS = ("game_started", "turn", "time_up", "game_ended", "needs_help")
PLATFORMS = {"sensor", "binary_sensor", "event", "device_automation"}


def test_a_device_has_only_what_home_assistant_knows_and_all_that_it_needs() -> None:
    told = msgspec.json.decode(device("t1"))
    assert set(told) == ROOT
    assert told["dev"]["ids"] == ["club_t1"]
    assert told["o"]["name"]
    assert re.fullmatch(r"homeassistant/device/[a-zA-Z0-9_-]+/config", topic("t1"))
    unique = [part["uniq_id"] for part in told["cmps"].values() if part["p"] != "device_automation"]
    assert len(set(unique)) == len(unique)
    assert {part["p"] for part in told["cmps"].values()} == PLATFORMS
    triggers = [part for part in told["cmps"].values() if part["p"] == "device_automation"]
    assert [(part["atype"], part["type"], part["stype"]) for part in triggers] == [
        ("trigger", event, "table") for event in EVENTS
    ]


def test_every_template_asks_for_something_that_a_state_has() -> None:
    state = set(msgspec.to_builtins(TableState()))
    asked = set(re.findall(r"value_json\.(\w+)", device("t1").decode()))
    assert asked - {"event_type"} <= state
