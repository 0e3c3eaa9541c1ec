"""Pairing a Bluetooth die by touch alone, on the box's screen: from home to a roll with the numbers set for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.table.own_dice import OwnDice
from rules.ettana.components import FACES
from tests.companion.tables import Clock, play_on, seated, table_in
from tests.hardware.bluetooth.room import Room, in_room
from tests.ui.touched import Finger, Touched

pytestmark = pytest.mark.screen

FOUR, TWO = b"S\x00\xc0\x00", b"S\x00\x00\x40"


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    (tmp_path / "room").mkdir()
    with in_room(tmp_path / "room", monkeypatch) as room:
        yield room


async def test_a_die_is_met_and_its_numbers_are_set_by_touch_alone(tmp_path: Path, window: Any, room: Room) -> None:
    clock = Clock()
    table = await table_in(tmp_path, clock)
    table.core.dice = OwnDice(table.core.store, room.reader)
    here = await seated(table, "Ana", "Bo", "Cem", game="ettana")
    while "none" not in table.outputs.wanted_tints:
        await play_on(here, Random(7), most=1)
    touched, heard = Touched(hand=Finger(window), client=here, clock=clock), 0
    touched.hear()

    async def until(done: Callable[[], bool]) -> None:
        nonlocal heard
        await asyncio.to_thread(room.until, done)
        while heard < len(room.heard.all):
            heard += 1
            await table.bridge.hear(room.heard.all[heard - 1])
            await touched.listen()

    die = room.bluez.godice()
    for page in ("menu", "settings", "dice", "dice-meet"):
        await touched.go(page)
    await until(lambda: b"\x03" in die.written)
    die.say(b"R", FOUR)
    await until(lambda: room.reader.reach.met_die is not None)
    await touched.confirm()
    assert touched.hand.reads("Die 1")
    await touched.put("owner", table.core.game.seat_names[table.core.game.session.prompts()[0].seat])
    await touched.put("tint", "none")
    await touched.go("die-sides/1")
    await touched.put("2", FACES[5])
    touched.look()
    while touched.show.page != "play":
        assert touched.show.back
        await touched.go(touched.show.back.go)
    room.clock.advance(1_000)
    die.say(b"R", TWO)
    await until(lambda: bool(room.rolls))
    touched.look()
    assert table.core.game.arrivals.values[touched.show.asks[0].forms[0].id] == {"dice": {"colour": FACES[5]}}
