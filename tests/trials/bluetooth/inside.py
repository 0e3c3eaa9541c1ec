"""The trial inside the machine: two dice are met by rolling them, roll together, and one is lost on its way and comes
back.

Needs root, hci_vhci, a system bus and bluetoothd; `python -m tests.trials.bluetooth` brings them.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

from bumble.controller import Controller
from bumble.core import UUID, AdvertisingData, PhysicalTransport
from bumble.device import AdvertisingType, Connection, Device
from bumble.gatt import Characteristic, CharacteristicValue, Service
from bumble.hci import Address
from bumble.host import Host
from bumble.link import LocalLink
from bumble.transport import open_transport
from bumble.transport.common import AsyncPipeSink
from msgspec.structs import replace

from hardware.bluetooth.die import KnownDie
from hardware.bluetooth.godice import GODICE, SHELLS
from hardware.bluetooth.reader import BluetoothDice
from hardware.signal import DieSaid, Rolled
from tests.hardware.fakes import Heard, now_ms

SETTLE_S = 8.0  # BlueZ sets the controller up
PATIENCE_S = 240.0  # the machine may be an emulated one
ROLLS, ROLLS_S = 20, 0.5  # number and duration of the rolls
FACES, _ = SHELLS["d6"]
UART = UUID("6e400001-b5a3-f393-e0a9-e50e24dcca9e")
ANSWERS = {b"\x03": b"Bat\x50", b"\x17": b"Col\x01"}


class Link(LocalLink):
    """The link between controllers. A kernel scans and connects under different addresses; packets carry that of the
    connection."""

    def send_acl_data(
        self, sender_controller: Controller, destination_address: Address, transport: PhysicalTransport, data: bytes
    ) -> None:
        """Send to the controller connected with the sender under this address."""
        connection = sender_controller.le_connections.get(destination_address)
        there = self.find_le_controller(destination_address)
        if connection and there:
            loop = asyncio.get_running_loop()
            loop.call_soon(there.on_link_acl_data, connection.self_address, transport, data)


class AirDie:
    """A sleeping GoDice on the link; `written` holds the writes it received."""

    def __init__(self, link: Link, number: int) -> None:
        self.written = list[bytes]()
        self._name = f"GoDice_00000{number}_R_v04"
        controller = Controller(self._name, link=link)
        host = Host(controller, AsyncPipeSink(controller))
        self._device = Device(name=self._name, address=Address(f"F0:00:00:00:00:0{number}"), host=host)
        self._notify = Characteristic(
            UUID(GODICE.notify[0]), Characteristic.Properties.NOTIFY, Characteristic.READABLE, b""
        )
        write: Characteristic[bytes] = Characteristic(
            UUID(GODICE.write[0]),
            Characteristic.Properties.WRITE | Characteristic.Properties.WRITE_WITHOUT_RESPONSE,
            Characteristic.WRITEABLE,
            CharacteristicValue(write=self._wrote),
        )
        self._device.add_service(Service(UART, [self._notify, write]))

    async def come(self) -> None:
        """Start to advertise."""
        data = [(AdvertisingData.Type.COMPLETE_LOCAL_NAME, self._name.encode())]
        await self._device.power_on()
        await self._device.start_advertising(
            advertising_type=AdvertisingType.UNDIRECTED_CONNECTABLE_SCANNABLE,
            advertising_data=bytes(AdvertisingData(data)),
            auto_restart=True,
            advertising_interval_min=20,
            advertising_interval_max=20,
        )

    async def say(self, *messages: bytes) -> None:
        """Notify the subscribers."""
        for message in messages:
            await self._device.notify_subscribers(self._notify, message)

    async def die(self) -> None:
        """Run out of battery."""
        await self._device.stop_advertising()
        for connection in list(self._device.connections.values()):
            await connection.disconnect()

    async def _wrote(self, connection: Connection, message: bytes) -> None:
        self.written.append(message)
        if answer := ANSWERS.get(message):
            await self.say(answer)


class Air:
    """The simulated dice, on a loop of their own: the kernel does not wait for a busy controller."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, name="air", daemon=True).start()
        self.dice: list[AirDie] = []

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Run `work` on the dice's loop."""
        asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE_S)

    async def open(self, many: int) -> None:
        """Connect `many` sleeping dice to the kernel's virtual controller."""
        link = Link()  # type: ignore[no-untyped-call]
        self._vhci = await open_transport("vhci")
        Controller("vhci", self._vhci.source, self._vhci.sink, link=link, public_address="F0:00:00:00:00:F0")
        self.dice = [AirDie(link, number) for number in range(1, many + 1)]


def tell(text: str) -> None:
    print(f"dice: {text}", flush=True)


def until(done: Callable[[], bool]) -> None:
    """Wait for the other threads until the condition holds."""
    ends = time.monotonic() + PATIENCE_S
    while not done():
        assert time.monotonic() < ends, "waited in vain"
        time.sleep(0.05)


def on_top(face: int) -> bytes:
    """The message of a cube at rest with that face on top."""
    return b"S" + bytes(part & 0xFF for part in FACES[face - 1])


def meet(reader: BluetoothDice, air: Air, die: AirDie, number: int) -> KnownDie:
    """The die with that number, met by rolling it."""
    air.do(die.come())
    reader.meet(True)
    until(lambda: GODICE.battery in die.written)
    air.do(die.say(b"R", on_top(3)))
    until(lambda: reader.reach.met_die is not None)
    assert reader.reach.met_die
    known = replace(reader.reach.met_die, number=number)
    reader.keep((*reader.reach.dice, known))
    reader.meet(False)
    tell(f"met {known}")
    return known


def main() -> int:
    air, heard, chance = Air(), Heard(), Random(31)
    air.do(air.open(2))
    while not Path("/sys/class/bluetooth/hci0").exists():
        time.sleep(0.5)
    time.sleep(SETTLE_S)
    reader = BluetoothDice(now_ms)
    reader.start(heard.put)
    one, _ = air.dice
    for number, die in enumerate(air.dice, 1):
        meet(reader, air, die, number)
    for n in range(1, ROLLS + 1):
        faces = chance.choices(range(1, 7), k=2)
        for die in air.dice:
            air.do(die.say(b"R"))
        time.sleep(ROLLS_S)
        for die, face in zip(air.dice, faces, strict=True):
            air.do(die.say(on_top(face)))
        until(lambda n=n: len(heard.of(Rolled)) == n)  # type: ignore[misc]
        assert [die.face for die in heard.of(Rolled)[-1].dice] == [str(face) for face in faces]
    tell(f"{ROLLS} rolls of both dice came as they were rolled")
    air.do(one.say(b"R"))
    air.do(one.die())
    until(lambda: len(reader.reach.states) == 1)
    at = time.monotonic()
    air.do(one.come())
    until(lambda: len(reader.reach.states) == 2)
    tell(f"back after {time.monotonic() - at:.1f} s")
    until(lambda: any(said.what == "missed" for said in heard.of(DieSaid)))
    reader.stop()
    tell("all is well")
    return 0


if __name__ == "__main__":
    sys.exit(main())
