"""A fake BlueZ: the part of its D-Bus interface that dice need, on a private bus, with controllable dice.

The real `bleak` uses it. It runs on an event loop in its own thread; tests call from any other.
"""

from __future__ import annotations

import asyncio
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from dbus_fast import Message, MessageType, Variant
from dbus_fast.aio import MessageBus

from hardware.bluetooth.godice import GODICE
from hardware.bluetooth.pixels import PIXELS

ADAPTER, DEVICE = "org.bluez.Adapter1", "org.bluez.Device1"
SERVICE, CHARACTERISTIC = "org.bluez.GattService1", "org.bluez.GattCharacteristic1"
OBJECTS, PROPERTIES = "org.freedesktop.DBus.ObjectManager", "org.freedesktop.DBus.Properties"
UART = "6e400001-b5a3-f393-e0a9-e50e24dcca9e"

Props = dict[str, Variant]

CONFIG = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-BUS Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>system</type><listen>unix:path={path}</listen><policy context="default"><allow send_destination="*"/>
<allow eavesdrop="true"/><allow own="*"/></policy></busconfig>"""


@contextmanager
def private_bus(folder: Path) -> Iterator[str]:
    """The address of a private bus."""
    path, config = folder / "bus", folder / "bus.conf"
    config.write_text(CONFIG.format(path=path))
    words = ["dbus-daemon", f"--config-file={config}", "--nofork", "--print-address"]
    daemon = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    assert daemon.stdout
    try:
        yield daemon.stdout.readline().strip()
    finally:
        daemon.terminate()
        daemon.wait()
        daemon.stdout.close()


class FakeDie:
    """A die in or out of range of an adapter."""

    def __init__(
        self, bluez: Bluez, address: str, name: str, services: tuple[str, ...], notify: str, write: str
    ) -> None:
        self.bluez, self.address, self.name, self.services = bluez, address, name, services
        self.written: list[bytes] = []
        self.answers: Callable[[bytes], bytes | None] = lambda message: None
        self.notifies = self.connected = False
        self.uuids = (write, notify)
        self.adapter = "hci0"

    @property
    def path(self) -> str:
        return f"/org/bluez/{self.adapter}/dev_{self.address.replace(':', '_')}"

    @property
    def _objects(self) -> dict[str, dict[str, Props]]:
        path, flags = f"{self.path}/service0001", Variant("as", ["write", "write-without-response", "notify"])
        chars = {
            f"{path}/char{n + 2:04}": {"UUID": Variant("s", uuid), "Service": Variant("o", path), "Flags": flags}
            for n, uuid in enumerate(self.uuids)
        }
        service = {"UUID": Variant("s", UART), "Device": Variant("o", self.path), "Primary": Variant("b", True)}
        return {path: {SERVICE: service}, **{path: {CHARACTERISTIC: char} for path, char in chars.items()}}

    def come(self, *, connected: bool = False) -> None:
        """Come into range and advertise, or with `connected` be connected already."""
        props = {
            "Address": Variant("s", self.address),
            "AddressType": Variant("s", "random"),
            "Adapter": Variant("o", self.path.rpartition("/")[0]),
            "Alias": Variant("s", self.name),
            "Name": Variant("s", self.name),
            "UUIDs": Variant("as", list(self.services)),
            "RSSI": Variant("n", -50),
            "Connected": Variant("b", False),
            "Paired": Variant("b", False),
            "ServicesResolved": Variant("b", False),
        }
        if connected:
            self.bluez.do(lambda: self.bluez.add(self.path, {DEVICE: props}))
            self.bluez.do(lambda: self._connected(True))
        else:
            self.bluez.do(lambda: self.bluez.advertise(self.path, props))

    def move(self, adapter: str) -> None:
        """Move into the range of one adapter only."""
        self.go()
        self.adapter = adapter
        self.come()

    def go(self) -> None:
        """Leave the range, or fall asleep."""

        def gone() -> None:
            if self.connected:
                self._connected(False)
            self.bluez.remove(self.path)

        self.bluez.do(gone)

    def say(self, *messages: bytes) -> None:
        """Notify the subscribers, and wait until the bus has taken it: dbus_fast gives up on a full socket."""
        self.bluez.do(lambda: self.say_now(*messages))
        self.bluez.drain()

    def say_now(self, *messages: bytes) -> None:
        for message in messages if self.notifies else ():
            self.bluez.change(f"{self.path}/service0001/char0003", CHARACTERISTIC, {"Value": Variant("ay", message)})

    def _connected(self, on: bool) -> None:
        self.connected, self.notifies = on, False
        for path, interfaces in self._objects.items():
            if on:
                self.bluez.add(path, interfaces)
            else:
                self.bluez.remove(path)
        state = {"Connected": Variant("b", on), "ServicesResolved": Variant("b", on)}
        self.bluez.change(self.path, DEVICE, {**state, "UUIDs": Variant("as", [*self.services, UART])})

    def called(self, message: Message) -> None:
        """Handle a D-Bus call on the die."""
        match message.member:
            case "Connect":
                self._connected(True)
            case "Disconnect" if self.connected:
                self._connected(False)
            case "StartNotify":
                self.notifies = True
            case "WriteValue":
                self.written.append(bytes(message.body[0]))
                if answer := self.answers(bytes(message.body[0])):
                    self.say_now(answer)


class Bluez:
    """The fake daemon."""

    def __init__(self, address: str) -> None:
        self.objects: dict[str, dict[str, dict[str, Variant]]] = {}
        self.dice: list[FakeDie] = []
        self.scans = 0
        self._waiting: dict[str, Props] = {}  # dice that advertise without a scan
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="fake bluez", daemon=True)
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._start(address), self._loop).result(10)
        self.plug("hci0")

    async def _start(self, address: str) -> None:
        self._bus = await MessageBus(bus_address=address).connect()
        self._bus.add_message_handler(self._answer)
        await self._bus.request_name("org.bluez")

    def stop(self) -> None:
        self.do(self._bus.disconnect)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def do(self, what: Callable[[], object]) -> None:
        """Run a function on the daemon's loop and wait for its end."""

        async def done() -> None:
            what()

        asyncio.run_coroutine_threadsafe(done(), self._loop).result(10)

    def drain(self) -> None:
        """Wait until the bus has taken all sent messages."""
        ping = Message("org.freedesktop.DBus", "/", "org.freedesktop.DBus.Peer", "Ping")
        asyncio.run_coroutine_threadsafe(self._bus.call(ping), self._loop).result(10)

    # ---- devices ------------------------------------------------------------------------------------------
    def leave(self) -> None:
        """Remove BlueZ from the bus."""
        asyncio.run_coroutine_threadsafe(self._bus.release_name("org.bluez"), self._loop).result(10)

    def plug(self, name: str, *, powered: bool = True) -> None:
        """Plug in an adapter."""
        props = {"Powered": Variant("b", powered), "Roles": Variant("as", ["central"]), "Address": Variant("s", name)}
        self.do(lambda: self.add(f"/org/bluez/{name}", {ADAPTER: props}))

    def unplug(self, name: str) -> None:
        """Unplug an adapter, with all its connections."""
        for die in self.dice:
            if die.path.startswith(f"/org/bluez/{name}/"):
                die.go()
        self.do(lambda: self.remove(f"/org/bluez/{name}"))

    def power(self, name: str, on: bool) -> None:
        """Switch an adapter on or off, as rfkill does."""
        for die in self.dice if not on else ():
            die.go()
        self.do(lambda: self.change(f"/org/bluez/{name}", ADAPTER, {"Powered": Variant("b", on)}))

    def godice(self, n: int = 1) -> FakeDie:
        """A GoDice with this number, in range."""
        name = f"GoDice_{n:06X}_R_v04"
        die = FakeDie(self, f"AA:00:00:00:00:{n:02X}", name, (), GODICE.notify[0], GODICE.write[0])
        die.answers = {b"\x03": b"Bat\x50", b"\x17": b"Col\x01"}.get
        return self._came(die)

    def pixel(self, n: int = 1, who: bytes = b"") -> FakeDie:
        """A Pixel with a custom name, in range."""
        die = FakeDie(self, f"BB:00:00:00:00:{n:02X}", "Lucky", (PIXELS.service,), PIXELS.notify[0], PIXELS.write[0])
        die.answers = {b"\x01": who, b"\x21": b"\x22\x50\x00"}.get
        return self._came(die)

    def _came(self, die: FakeDie) -> FakeDie:
        self.dice.append(die)
        die.come()
        return die

    def advertise(self, path: str, props: Props) -> None:
        self._waiting[path] = props
        if self.scans:
            self._seen()

    def _seen(self) -> None:
        for die in self.dice:
            if die.path in self.objects and not die.connected:
                self.change(die.path, DEVICE, {"RSSI": Variant("n", -50)})
        for path, props in self._waiting.items():
            self.add(path, {DEVICE: props})
        self._waiting = {}

    # ---- the bus ------------------------------------------------------------------------------------------
    def add(self, path: str, interfaces: dict[str, Props]) -> None:
        self.objects[path] = interfaces
        self._signal("/", OBJECTS, "InterfacesAdded", "oa{sa{sv}}", [path, interfaces])

    def remove(self, path: str) -> None:
        self._waiting.pop(path, None)
        for each in [each for each in self.objects if each == path or each.startswith(f"{path}/")]:
            self._signal("/", OBJECTS, "InterfacesRemoved", "oas", [each, [*self.objects.pop(each)]])

    def change(self, path: str, interface: str, props: Props) -> None:
        if path in self.objects:
            self.objects[path][interface].update(props)
            self._signal(path, PROPERTIES, "PropertiesChanged", "sa{sv}as", [interface, props, []])

    def _signal(self, path: str, interface: str, member: str, signature: str, body: list[Any]) -> None:
        self._bus.send(Message.new_signal(path, interface, member, signature, body))

    def _answer(self, message: Message) -> Message | None:
        if message.message_type is not MessageType.METHOD_CALL or not (message.path or "").startswith("/"):
            return None
        if message.member == "GetManagedObjects":
            return Message.new_method_return(message, "a{oa{sa{sv}}}", [self.objects])
        if message.path not in self.objects:
            return Message.new_error(message, "org.freedesktop.DBus.Error.UnknownObject", "gone")
        if message.member == "StartDiscovery":
            self.scans += 1
            self._loop.call_soon(self._seen)
        elif message.member == "StopDiscovery":
            self.scans = 0
        for die in self.dice:
            if message.path.startswith(die.path):
                die.called(message)
        return Message.new_method_return(message)
