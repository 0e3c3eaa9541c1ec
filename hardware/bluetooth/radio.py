"""The dice in reach, over BlueZ: scans for missing dice, and keeps a link to each one in reach.

Runs on the event loop of hardware/bluetooth/reader.py. While all dice are connected, only their messages wake it up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from typing import Literal

from bleak import BleakAdapter, BleakClient, BleakScanner
from bleak.backends.device import BLEDevice
from bleak.backends.scanner import AdvertisementData
from bleak.exc import BleakBluetoothNotAvailableError, BleakBluetoothNotAvailableReason
from msgspec import structs

from hardware.bluetooth.cup import Cup
from hardware.bluetooth.die import AtRest, Battery, DieInfo, DieMessage, KnownDie, Make
from hardware.bluetooth.godice import GODICE
from hardware.bluetooth.link import DieLink
from hardware.bluetooth.pixels import PIXELS
from hardware.bluetooth.reader import LOW, DieState, Reach
from hardware.signal import DieSaid, Found, Lost, Put, Rolled, Signal

SCAN_S, REST_S = 3.0, 4.0  # a die that comes back is seen within 7 s, and Wi-Fi has the air more than half the time
MEET_REST_S = 0.2
CONNECT_S = 8.0
RETRY_S, SHUN_S = 1.0, 30.0  # pause for a die that cannot be connected; that is not understood
BATTERY_S = 600.0  # between two battery requests
MOST_STRANGERS = 4  # connected at once during a search

MAKES = (GODICE, PIXELS)
SERVICES = [PIXELS.service, "6e400001-b5a3-f393-e0a9-e50e24dcca9e"]  # of connected dice

OFF = BleakBluetoothNotAvailableReason.POWERED_OFF

log = logging.getLogger(__name__)


def make_of(name: str, services: Iterable[str]) -> Make | None:
    """The make of a die with that advertisement; None if it is not a known die."""
    known = set(services)
    return next((each for each in MAKES if name.startswith(each.prefix) or each.service in known), None)


class Radio:
    """All dice of one table. Everything runs on the loop; `put` may be called from there."""

    def __init__(self, reach: Reach, put: Put, now_ms: Callable[[], int]) -> None:
        self.links: dict[str, DieLink] = {}  # by address
        self._reach, self._put, self._now_ms = reach, put, now_ms
        self._cup, self._strangers = Cup(), Cup()
        self._alarm: asyncio.TimerHandle | None = None  # for resting dice that wait for others
        self._tasks: set[asyncio.Task[None]] = set()
        self._shunned_until: dict[str, float] = {}  # by address, on the loop's clock
        self._lost_devices: set[str] = set()  # reported as lost
        self._news = asyncio.Event()  # the scan's targets have changed

    # ---- requests of the table --------------------------------------------------------------------------
    def update_dice(self) -> None:
        """Apply a change of the known dice, or of the search for a new one."""
        for address, link in list(self.links.items()):
            known = self._reach.find_die(address)
            if known:
                link.set_die(known)
            elif link.die.number or not self._reach.is_meeting:
                link.end()
        self._news.set()
        self._show()

    def want(self, tints: tuple[str, ...]) -> None:
        """Set the wanted colours, and blink their dice; () = none."""
        if tints:
            self._cup.clear()
        for link in self.links.values():
            if link.die.number and link.die.tint in tints:
                link.blink(link.die.tint, 1)

    def blink(self, device: str, tint: str, times: int) -> None:
        for link in self.links.values():
            if device in (link.die.device, link.die.address):
                link.blink(tint, times)

    # ---- scanning ---------------------------------------------------------------------------------------
    async def run(self) -> None:
        """Run until cancelled, then disconnect every die."""
        try:
            while True:
                self._news.clear()
                rest_s = await self._scan() if self._reach.has_missing(self.links) else None
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(rest_s):  # wait_for may miss a cancellation
                        await self._news.wait()
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _scan(self) -> float:
        """Scan until a welcome die is found, or for SCAN_S; the seconds to wait before the next scan."""
        found: dict[str, tuple[BLEDevice, Make, int]] = {}
        seen = asyncio.Event()

        def notice(device: BLEDevice, heard: AdvertisementData | None = None) -> None:
            make = make_of(device.name or "", heard.service_uuids if heard else ())
            if make and self._is_welcome(device.address):
                found[device.address] = (device, make, heard.rssi if heard else 0)
                seen.set()

        try:
            adapter = await BleakAdapter.get()
            for device in await adapter.get_connected_devices(SERVICES):
                if self._reach.find_die(device.address):  # left by a killed companion; other dice are in use
                    notice(device)
            async with BleakScanner(notice):
                self._find_radio()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(SCAN_S):
                        await seen.wait()
        except Exception as error:  # whatever goes wrong below, the game goes on
            self._lose_radio(error)
            return REST_S
        for device, make, rssi in sorted(found.values(), key=lambda each: -each[2]):
            if self._is_welcome(device.address):
                self._begin(device, make, rssi)
        return MEET_REST_S if found or self._reach.is_looking else REST_S

    def _is_welcome(self, address: str) -> bool:
        """Whether to connect the die now: a known one that is missing, or one of a few others during a search."""
        if address in self.links or self._shunned_until.get(address, 0.0) > asyncio.get_running_loop().time():
            return False
        strangers = sum(not link.die.number for link in self.links.values())
        return bool(self._reach.find_die(address)) or (self._reach.is_looking and strangers < MOST_STRANGERS)

    def _find_radio(self) -> None:
        if "Bluetooth" in self._lost_devices:
            self._lost_devices.discard("Bluetooth")
            self._put(Found(device="Bluetooth"))

    def _lose_radio(self, error: Exception) -> None:
        is_off = isinstance(error, BleakBluetoothNotAvailableError) and error.reason is OFF
        log.debug("bluetooth: %r", error)
        if "Bluetooth" not in self._lost_devices:
            self._lost_devices.add("Bluetooth")
            self._put(Lost(device="Bluetooth", reason="radio-off" if is_off else "no-radio", detail=str(error)))

    # ---- one die ----------------------------------------------------------------------------------------
    def _begin(self, device: BLEDevice, make: Make, rssi: int) -> None:
        stranger = KnownDie(address=device.address, number=0, make=make.name)
        link = DieLink(self._reach.find_die(device.address) or stranger, make, self._hear)
        link.rssi = rssi
        self.links[device.address] = link
        task = asyncio.create_task(self._attend(link, device))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _attend(self, link: DieLink, device: BLEDevice) -> None:
        """Talk with the die until either side ends the connection."""
        try:
            client = BleakClient(device, disconnected_callback=lambda _: link.end(), timeout=CONNECT_S)
            async with client:
                await self._talk(link, client)
        except Exception as error:  # the die or the adapter went away
            log.debug("%s: %r", link.die.device, error)
        finally:
            self.links.pop(link.die.address, None)
            self._lose(link)
            self._news.set()

    async def _talk(self, link: DieLink, client: BleakClient) -> None:
        notify, write = (
            next(filter(None, map(client.services.get_characteristic, uuids)), None)
            for uuids in (link.make.notify, link.make.write)
        )
        if notify is None or write is None:
            link.end("other-protocol")
            return
        await client.start_notify(notify, link.receive)
        for message in link.make.hello:
            await client.write_gatt_char(write, message)
        self._find(link)
        while not link.end_reason:
            await client.write_gatt_char(write, link.make.battery)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BATTERY_S):
                    while (told := await link.outbox.get()) is not None:
                        await client.write_gatt_char(write, told)

    def _find(self, link: DieLink) -> None:
        link.ready = True
        if link.die.number:
            if link.die.device in self._lost_devices:
                self._lost_devices.discard(link.die.device)
                self._put(Found(device=link.die.device))
            self._pass_on(self._cup.find(link.die, self._now_ms()))
        self._say(link, "news")

    def _lose(self, link: DieLink) -> None:
        reason, die = link.end_reason or "out-of-reach", link.die
        is_bad = reason == "other-protocol"
        if is_bad or not link.ready:
            self._shunned_until[die.address] = asyncio.get_running_loop().time() + (SHUN_S if is_bad else RETRY_S)
        if not die.number:
            self._strangers.lose(die, self._now_ms())
            self._show()
            return
        self._pass_on(self._cup.lose(die, self._now_ms()))
        if self._reach.find_die(die.address) and (link.ready or is_bad) and (self._reach.wanted_tints or is_bad):
            self._lost_devices.add(die.device)
            self._put(Lost(device=die.device, reason=reason))
        self._say(link, "news")

    # ---- its messages -----------------------------------------------------------------------------------
    def _hear(self, link: DieLink, heard: DieMessage, raw: bytes) -> None:
        match heard:
            case DieInfo():
                link.info = heard.merged(link.info)
            case Battery(percent=percent):
                self._note_battery(link, percent)
            case _ if link.die.number:
                signals = self._cup.hear(link.die, heard, raw, self._now_ms())
                if isinstance(heard, AtRest):
                    link.last_face = heard.face
                    self._show()
                self._pass_on(signals)
            case _ if self._reach.is_looking:
                said = self._strangers.hear(link.die, heard, raw, self._now_ms())
                if any(isinstance(signal, Rolled) for signal in said):
                    self._meet(link)

    def _note_battery(self, link: DieLink, percent: int) -> None:
        before, link.battery = link.battery, percent
        if link.die.number and percent <= LOW and (before is None or before > LOW):
            self._say(link, "low")
        elif before is None or abs(before - percent) >= 5:
            self._say(link, "news")

    def _meet(self, link: DieLink) -> None:
        """Take this die as the new one, and disconnect the other strangers."""
        shell, tint = link.info.shell or link.die.shell, link.info.tint or link.die.tint
        self._reach.met_die = structs.replace(link.die, shell=shell, tint=tint)
        for other in self.links.values():
            if other is not link and not other.die.number:
                other.end()
        link.blink("white", 3)
        self._put(DieSaid(device="Bluetooth", what="met", at_ms=self._now_ms()))

    def _say(self, link: DieLink, what: Literal["low", "news"]) -> None:
        self._show()
        if link.die.number:
            self._put(DieSaid(device=link.die.device, what=what, at_ms=self._now_ms()))

    def _show(self) -> None:
        self._reach.states = {
            address: DieState(battery=link.battery, rssi=link.rssi, last=link.last_face)
            for address, link in self.links.items()
            if link.ready
        }

    def _pass_on(self, signals: list[Signal]) -> None:
        for signal in signals:
            self._put(signal)
        if self._alarm:
            self._alarm.cancel()
        rest_ms = self._cup.rest_ms(self._now_ms())
        self._alarm = None if rest_ms is None else asyncio.get_running_loop().call_later(rest_ms / 1000, self._tick)

    def _tick(self) -> None:
        self._pass_on(self._cup.tick(self._now_ms()))
