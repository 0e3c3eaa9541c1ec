"""Dice on a Bluetooth stack in Python: advertisements, GATT and notifications as bytes on a link, without a radio.

`python -m tests.hardware.bluetooth.air vhci` puts a GoDice that rolls every two seconds behind a kernel's virtual
controller (hci_vhci), where a real BlueZ finds it.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable

from bumble.controller import Controller
from bumble.core import UUID, AdvertisingData
from bumble.device import AdvertisingType, Connection, Device
from bumble.gatt import Characteristic, CharacteristicValue, Service
from bumble.hci import Address
from bumble.host import Host
from bumble.link import LocalLink
from bumble.transport import open_transport
from bumble.transport.common import AsyncPipeSink

from hardware.bluetooth.die import Make
from hardware.bluetooth.godice import GODICE

UART = UUID("6e400001-b5a3-f393-e0a9-e50e24dcca9e")


def new_link() -> LocalLink:
    """The air of a test."""
    return LocalLink()  # type: ignore[no-untyped-call]


def on_link(link: LocalLink, name: str, address: str) -> Device:
    """A device whose controller is in reach of all others on that link."""
    controller = Controller(name, link=link)
    host = Host(controller, AsyncPipeSink(controller))
    return Device(name=name, address=Address(address), host=host)


class AirDie:
    """A die as its maker's: what it is told is in `written`, and answered by `answers`."""

    def __init__(self, device: Device, make: Make, name: str, answers: Callable[[bytes], bytes | None]) -> None:
        self.device, self.written = device, list[bytes]()
        self._make, self._name, self._answers = make, name, answers
        self._notify = Characteristic(
            UUID(make.notify[0]), Characteristic.Properties.NOTIFY, Characteristic.READABLE, b""
        )
        write: Characteristic[bytes] = Characteristic(
            UUID(make.write[0]),
            Characteristic.Properties.WRITE | Characteristic.Properties.WRITE_WITHOUT_RESPONSE,
            Characteristic.WRITEABLE,
            CharacteristicValue(write=self._wrote),
        )
        device.add_service(Service(UUID(make.service) if make.knows_shell else UART, [self._notify, write]))

    async def come(self) -> None:
        """Be there and advertise."""
        data = [(AdvertisingData.Type.COMPLETE_LOCAL_NAME, self._name.encode())]
        if self._make.knows_shell:
            data.append(
                (AdvertisingData.Type.COMPLETE_LIST_OF_128_BIT_SERVICE_CLASS_UUIDS, bytes(UUID(self._make.service)))
            )
        await self.device.power_on()
        await self.device.start_advertising(
            advertising_type=AdvertisingType.UNDIRECTED_CONNECTABLE_SCANNABLE,
            advertising_data=bytes(AdvertisingData(data)),
            auto_restart=True,
            advertising_interval_min=20,
            advertising_interval_max=20,
        )

    async def say(self, *messages: bytes) -> None:
        """Notify whoever listens."""
        for message in messages:
            await self.device.notify_subscribers(self._notify, message)

    async def die(self) -> None:
        """Its battery does."""
        await self.device.stop_advertising()
        for connection in list(self.device.connections.values()):
            await connection.disconnect()

    async def _wrote(self, connection: Connection, message: bytes) -> None:
        self.written.append(message)
        if answer := self._answers(message):
            await self.say(answer)


async def _roll_for_ever(transport: str) -> None:
    async with await open_transport(transport) as hci:
        device = Device.with_hci("GoDice", Address("F0:00:00:00:00:01"), hci.source, hci.sink)
        die = AirDie(device, GODICE, "GoDice_000001_R_v04", {b"\x03": b"Bat\x50", b"\x17": b"Col\x01"}.get)
        await die.come()
        while True:
            await asyncio.sleep(2)
            await die.say(b"R", b"S\x00\xc0\x00")


if __name__ == "__main__":
    asyncio.run(_roll_for_ever(sys.argv[1]))
