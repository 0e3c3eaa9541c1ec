"""GoDice on a Bluetooth stack in Python, with advertisements, GATT and notifications as bytes on a link."""

from __future__ import annotations

import asyncio

from bumble.controller import Controller
from bumble.core import UUID, AdvertisingData, PhysicalTransport
from bumble.device import AdvertisingType, Connection, Device
from bumble.gatt import Characteristic, CharacteristicValue, Service
from bumble.hci import Address
from bumble.host import Host
from bumble.link import LocalLink
from bumble.transport.common import AsyncPipeSink

from hardware.bluetooth.godice import GODICE

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


def new_link() -> Link:
    """A link without devices."""
    return Link()  # type: ignore[no-untyped-call]


def on_link(link: LocalLink, name: str, address: str) -> Device:
    """A device with its controller on the link."""
    controller = Controller(name, link=link)
    host = Host(controller, AsyncPipeSink(controller))
    return Device(name=name, address=Address(address), host=host)


class AirDie:
    """A die; `written` holds the writes it received."""

    def __init__(self, device: Device, name: str) -> None:
        self.device, self.written = device, list[bytes]()
        self._name = name
        self._notify = Characteristic(
            UUID(GODICE.notify[0]), Characteristic.Properties.NOTIFY, Characteristic.READABLE, b""
        )
        write: Characteristic[bytes] = Characteristic(
            UUID(GODICE.write[0]),
            Characteristic.Properties.WRITE | Characteristic.Properties.WRITE_WITHOUT_RESPONSE,
            Characteristic.WRITEABLE,
            CharacteristicValue(write=self._wrote),
        )
        device.add_service(Service(UART, [self._notify, write]))

    async def come(self) -> None:
        """Start to advertise."""
        data = [(AdvertisingData.Type.COMPLETE_LOCAL_NAME, self._name.encode())]
        await self.device.power_on()
        await self.device.start_advertising(
            advertising_type=AdvertisingType.UNDIRECTED_CONNECTABLE_SCANNABLE,
            advertising_data=bytes(AdvertisingData(data)),
            auto_restart=True,
            advertising_interval_min=20,
            advertising_interval_max=20,
        )

    async def say(self, *messages: bytes) -> None:
        """Notify the subscribers."""
        for message in messages:
            await self.device.notify_subscribers(self._notify, message)

    async def die(self) -> None:
        """Run out of battery."""
        await self.device.stop_advertising()
        for connection in list(self.device.connections.values()):
            await connection.disconnect()

    async def _wrote(self, connection: Connection, message: bytes) -> None:
        self.written.append(message)
        if answer := ANSWERS.get(message):
            await self.say(answer)
