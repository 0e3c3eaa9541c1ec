"""Bluetooth dice over D-Bus: the time of a roll, the cost of waiting, the time until a lost die is back, and whether
every roll counts once or is asked again.

    python -m tests.trials.bench.bluetooth_dice

The real `bleak` talks to a BlueZ of ours in the same process, so the radio itself takes no time here.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from bleak import BleakClient, BleakScanner

from hardware.bluetooth import radio
from hardware.bluetooth.cup import APART_MS
from hardware.bluetooth.godice import SHELLS
from hardware.signal import DieSaid, Rolled, Signal
from tests.hardware.bluetooth.bluez import Bluez, FakeDie
from tests.hardware.bluetooth.room import Room, in_room
from tests.trials.bench import figures

ROLLS, CUTS, MESSAGES = 1_000, 200, 100_000
IDLE_S = 20
NOTIFY = "6e400003-b5a3-f393-e0a9-e50e24dcca9e"


@contextmanager
def a_room() -> Iterator[Room]:
    """A room with the waits of a real table."""
    waits = radio.REST_S, radio.SCAN_S
    with (
        tempfile.TemporaryDirectory() as folder,
        pytest.MonkeyPatch.context() as patch,
        in_room(Path(folder), patch) as room,
    ):
        radio.REST_S, radio.SCAN_S = waits
        yield room


def face(n: int) -> bytes:
    """The notification of a d20 that shows side `n`, 0 .. 19."""
    return b"S" + bytes(part & 0xFF for part in SHELLS["d20"][0][n])


def tell(name: str, took_s: list[float]) -> None:
    middle, worst = figures.ms(figures.middle(took_s)), figures.ms(figures.percentile(took_s, 0.99))
    print(f"{name}: median {middle} ms, p99 {worst} ms")


# ---- from the notification to the signal ----------------------------------------------------------------
def floor(bluez: Bluez, die: FakeDie) -> list[float]:
    """The time that `bleak` alone takes, until its own callback."""
    took = list[float]()

    async def listen() -> None:
        loop, came = asyncio.get_running_loop(), asyncio.Event()
        (device,) = await BleakScanner.discover(timeout=0.2)
        async with BleakClient(device) as client:
            at = 0.0

            def heard(_: object, data: bytearray) -> None:
                took.append(time.perf_counter() - at)
                came.set()

            await client.start_notify(NOTIFY, heard)
            for _ in range(ROLLS):
                came.clear()
                at = time.perf_counter()
                await loop.run_in_executor(None, die.say, b"R")
                await came.wait()

    asyncio.run(listen())
    return took


def to_signal(room: Room, die: FakeDie) -> list[float]:
    """The time until the signal is put."""
    took, came = list[float](), threading.Event()

    def put(signal: Signal) -> None:
        if isinstance(signal, Rolled):
            took.append(time.perf_counter() - at)
            came.set()

    room.reader.stop()
    room.reader.start(put)
    room.keep(die)
    room.until_here(die)
    for _ in range(ROLLS):
        room.clock.advance(APART_MS)
        die.say(b"R")
        came.clear()
        at = time.perf_counter()
        die.say(face(3))
        came.wait()
    return took


# ---- waiting ----------------------------------------------------------------------------------------------
def wake_ups(room: Room, n: int) -> float:
    """Wake-ups of the reader's thread per second while `n` dice are connected and none rolls."""
    dice = [room.bluez.godice(i) for i in range(1, n + 1)]
    room.keep(*dice)
    room.until_here(*dice)
    (thread,) = (each for each in threading.enumerate() if each.name == "bluetooth")
    status = Path(f"/proc/{os.getpid()}/task/{thread.native_id}/status")

    def switches() -> int:
        return sum(int(line.split()[1]) for line in status.read_text().splitlines() if "voluntary" in line)

    time.sleep(2)
    before = switches()
    time.sleep(IDLE_S)
    return (switches() - before) / IDLE_S


def back_s(room: Room, times: int) -> list[float]:
    """Seconds until a die that comes into range again is connected."""
    die, chance, took = room.bluez.godice(), Random(31), list[float]()
    room.keep(die)
    room.until_here(die)
    for _ in range(times):
        die.go()
        room.until(lambda: not room.reader.reach.states)
        time.sleep(chance.uniform(0, 8))
        at = time.perf_counter()
        die.come()
        room.until_here(die)
        took.append(time.perf_counter() - at)
    return took


# ---- exactly once -----------------------------------------------------------------------------------------
def rolls_with_cuts(room: Room) -> tuple[int, int, int]:
    """The numbers of rolls counted, asked again, and neither (also doubled or with a wrong face)."""
    radio.REST_S = radio.SCAN_S = radio.RETRY_S = 0.02
    die, chance = room.bluez.godice(), Random(31)
    room.keep(die, shell="d20")
    room.until_here(die)
    cuts = set(chance.sample(range(ROLLS), CUTS))
    counted = again = wrong = 0
    for n in range(ROLLS):
        seen = len(room.heard.all)
        room.clock.advance(1_000)
        side = n % 20
        where = chance.choice(["before it lies", "after it lies"]) if n in cuts else ""
        die.say(b"R")
        if where == "after it lies":
            die.say(face(side), face(side))
        if where:
            die.go()
            room.until(lambda: not room.reader.reach.states)
            die.come()
            room.until_here(die)
        die.say(face(side), b"Tap", face(side))
        die.say(b"Bat" + bytes([20 + 10 * (n % 2)]))
        room.until(lambda: room.reader.reach.states[die.address].battery == 20 + 10 * (n % 2))  # noqa: B023
        came = room.heard.all[seen:]
        faces = [each.dice[0].face for each in came if isinstance(each, Rolled)]
        missed = sum(isinstance(each, DieSaid) and each.what == "missed" for each in came)
        counted += faces == [str(side + 1)] and not missed
        again += not faces and missed == 1
        wrong += not (faces == [str(side + 1)] and not missed) and not (not faces and missed == 1)
    return counted, again, wrong


def nonsense(room: Room) -> tuple[int, int, float]:
    """The rolls of a die that sends much nonsense; the rolls of a good die beside it; processor seconds."""
    radio.REST_S = radio.SCAN_S = radio.RETRY_S = radio.SHUN_S = 0.02
    chance, said = Random(31), 0
    bad, good = room.bluez.godice(1), room.bluez.godice(2)
    room.keep(bad, good)
    room.until_here(bad, good)
    began = time.process_time()
    while said < MESSAGES:
        if bad.notifies:
            bad.say(*[chance.randbytes(chance.randrange(1, 21)) for _ in range(20)])
            said += 20
            if said % 1_000 == 0:
                room.clock.advance(1_000)
                good.say(b"R", face(3))
    room.until(lambda: len(rolls(room, "die:2")) == MESSAGES // 1_000)
    return len(rolls(room, "die:1")), len(rolls(room, "die:2")), time.process_time() - began


def rolls(room: Room, device: str) -> list[Rolled]:
    return [each for each in room.heard.all if isinstance(each, Rolled) and each.device == device]


def main() -> None:
    with a_room() as room:
        tell("bleak alone, notification to its callback", floor(room.bluez, room.bluez.godice()))
    with a_room() as room:
        tell("the reader, notification to signal", to_signal(room, room.bluez.godice()))
    with a_room() as room:
        print(f"six dice, nobody rolls: {wake_ups(room, 6):.2f} wake-ups a second")
    with a_room() as room:
        print(f"back after coming into range: {max(back_s(room, 12)):.1f} s at most, of 12")
    with a_room() as room:
        print("{} counted once, {} asked again, {} wrong".format(*rolls_with_cuts(room)))
    with a_room() as room:
        print("{} rolls of nonsense, {} of the die beside it, {:.0f} s of processor".format(*nonsense(room)))


if __name__ == "__main__":
    main()
