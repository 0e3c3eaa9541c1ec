"""Both makes on a Bluetooth stack in Python, byte by byte: detection by advertisement, rolls by notification."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import pack

import pytest
from bumble.core import UUID, AdvertisingData
from bumble.device import Advertisement, Connection, Peer
from bumble.gatt_client import CharacteristicProxy
from bumble.link import LocalLink

from hardware.bluetooth.cup import Cup
from hardware.bluetooth.die import Battery, DieInfo, KnownDie, Make
from hardware.bluetooth.godice import GODICE
from hardware.bluetooth.pixels import PIXELS
from hardware.bluetooth.radio import make_of
from hardware.signal import DieSaid, Rolled, Signal
from tests.hardware.bluetooth.air import AirDie, new_link, on_link

D20 = pack("<BBBBIIHIBBBB", 2, 20, 1, 7, 99, 7, 500, 1_720_000_000, 1, 3, 80, 0)
GODICE_ANSWERS = {b"\x03": b"Bat\x0a", b"\x17": b"Col\x01"}.get
PIXEL_ANSWERS = {b"\x21": b"\x22\x0a\x00", b"\x01": D20}.get
MAKES = [
    pytest.param(GODICE, "GoDice_A1B2C3_R_v04", GODICE_ANSWERS, b"R", b"S\x00\xc0\x00", "4", id="godice"),
    pytest.param(PIXELS, "Lucky", PIXEL_ANSWERS, b"\x03\x03\x00", b"\x03\x01\x13", "20", id="pixels"),
]


class Ear:
    """A host on the link that handles a die as the reader does through BlueZ."""

    def __init__(self, link: LocalLink) -> None:
        self.device = on_link(link, "table", "F0:00:00:00:00:FF")
        self.cup, self.signals, self.battery, self.info = Cup(), list[Signal](), 0, DieInfo()

    async def find(self) -> tuple[Make | None, Advertisement]:
        """The first die heard, and its make."""
        found: asyncio.Future[Advertisement] = asyncio.get_running_loop().create_future()
        await self.device.power_on()

        def seen(heard: Advertisement) -> None:
            if not found.done():
                found.set_result(heard)

        self.device.on("advertisement", seen)
        await self.device.start_scanning(active=True)
        heard = await found
        await self.device.stop_scanning()
        uuids = heard.data.get(AdvertisingData.Type.COMPLETE_LIST_OF_128_BIT_SERVICE_CLASS_UUIDS) or ()
        name = str(heard.data.get(AdvertisingData.Type.COMPLETE_LOCAL_NAME))
        return make_of(name, [str(uuid).lower() for uuid in uuids]), heard

    async def listen(self, make: Make, seen: Advertisement, die: KnownDie) -> Connection:
        connection = await self.device.connect(seen.address)
        peer = Peer(connection)
        await peer.request_mtu(100)
        await peer.discover_services()
        await peer.discover_characteristics()
        (notify,) = peer.get_characteristics_by_uuid(UUID(make.notify[0]))
        (write,) = peer.get_characteristics_by_uuid(UUID(make.write[0]))

        def heard(data: bytes) -> None:
            match message := make.decode(data, self.info):
                case DieInfo():
                    self.info = message.merged(self.info)
                case Battery(percent=percent):
                    self.battery = percent
                case _ if message:
                    self.signals += self.cup.hear(die, message, data, 1_000)

        await notify.subscribe(heard)
        await self._ask(write, make)
        return connection

    async def _ask(self, write: CharacteristicProxy[bytes], make: Make) -> None:
        for message in (*make.hello, make.battery):
            await write.write_value(message, with_response=True)


@pytest.mark.parametrize(("make", "name", "answers", "moving", "rest", "face"), MAKES)
async def test_a_die_is_known_by_what_it_advertises_heard_and_asked_again_when_its_battery_dies_as_it_rolls(
    make: Make, name: str, answers: Callable[[bytes], bytes | None], moving: bytes, rest: bytes, face: str
) -> None:
    link = new_link()
    die, ear = AirDie(on_link(link, "die", "F0:00:00:00:00:01"), make, name, answers), Ear(link)
    known = KnownDie(address="F0:00:00:00:00:01", number=1, make=make.name)
    await die.come()
    found, seen = await ear.find()
    assert found is make
    connection = await ear.listen(make, seen, known)
    gone = asyncio.Event()
    connection.on("disconnection", lambda _: gone.set())
    assert (ear.battery, die.written) == (10, [*make.hello, make.battery])
    await die.say(moving, rest, rest, moving)
    await die.die()
    await gone.wait()
    (rolled,) = ear.signals
    assert isinstance(rolled, Rolled)
    assert [each.face for each in rolled.dice] == [face]
    assert ear.cup.lose(known, 2_000) == []
    assert ear.cup.find(known, 3_000) == [DieSaid(device="die:1", what="missed", at_ms=3_000)]
