"""What a table tells Home Assistant keeps the rules of its discovery: for one broken rule the whole device is lost."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.club.homeassistant import EVENTS, device, topic
from companion.club.state import SeatState, TableState

SCRIPT = Path(__file__).with_name("home_assistant.py")
ROOT = {"dev", "o", "avty_t", "pl_avail", "pl_not_avail", "stat_t", "cmps"}
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


# ---- its own package, where there is one ----------------------------------------------------------------------
HOME_ASSISTANT = os.environ.get("HOME_ASSISTANT", "")  # a Python that has it, in an environment of its own
SEATS = (SeatState(name="Ana", score="3", turn=True), SeatState(name="Bo", score="5", turn=False))
STATE = TableState(
    id="G", game="Akkon", phase="Round 2", turn="Ana", running=True, leader="Bo", players=SEATS, left_s=65,
    ends="2026-11-22T20:00:00+00:00", help=True,
)  # fmt: skip


def understood(state: TableState, device_: bytes) -> dict[str, Any]:
    """What Home Assistant makes of it."""
    told = {
        "device": device_.decode(),
        "table": "t1",
        "state": msgspec.to_builtins(state),
        "events": [{"event_type": event} for event in EVENTS],
    }
    done = subprocess.run((HOME_ASSISTANT, SCRIPT), input=json.dumps(told), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


@pytest.mark.skipif(not HOME_ASSISTANT, reason="HOME_ASSISTANT names no Python with Home Assistant's package")
def test_home_assistants_own_schemas_take_the_whole_device_and_its_templates_read_a_state() -> None:
    told = understood(STATE, device("t1"))["components"]
    assert set(told) == set(msgspec.json.decode(device("t1"))["cmps"])
    values = {name: part["values"] for name, part in told.items()}
    assert {name: values[name] for name in ("game", "phase", "turn", "leader", "left", "ends", "running", "help")} == {
        "game": ["Akkon"], "phase": ["Round 2"], "turn": ["Ana"], "leader": ["Bo"], "left": ["65"],
        "ends": ["2026-11-22T20:00:00+00:00"], "running": ["ON"], "help": ["ON"],
    }  # fmt: skip
    for event in EVENTS:
        assert values[f"on_{event}"] == list(EVENTS)
    empty = understood(TableState(), device("t1"))["components"]
    assert [empty[name]["values"] for name in ("left", "ends", "running", "help")] == [
        ["None"], ["None"], ["OFF"], ["OFF"]
    ]  # fmt: skip


@pytest.mark.skipif(not HOME_ASSISTANT, reason="HOME_ASSISTANT names no Python with Home Assistant's package")
@pytest.mark.parametrize("wrong", [{"ids": ["x"]}, {"cmps": {"x": {"p": "teapot", "uniq_id": "x"}}}])
def test_home_assistants_own_schemas_refuse_what_is_no_device(wrong: dict[str, Any]) -> None:
    broken = msgspec.json.encode(msgspec.json.decode(device("t1")) | wrong)
    try:
        told = understood(STATE, broken)["components"]
    except AssertionError:
        return
    assert told == {}
