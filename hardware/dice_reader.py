"""The driver of a dice reader: a thread that finds its port, opens it again after unplugging, and reports rolls."""

from __future__ import annotations

import glob
import os
import termios
import threading
from collections.abc import Callable, Iterable

import serial
from msgspec import Struct
from serial.tools import list_ports

from hardware.config import ReaderConfig
from hardware.dice_host import Host
from hardware.signal import Lost, Put, Reason

TICK_S = 0.05  # how long a read waits: also the delay of `want` and of `stop`
WRITE_S = 1.0  # a reader that takes no bytes for so long is treated as unplugged
FIRST_WAIT_MS = 250
LONGEST_WAIT_MS = 4_000

PORT_ERRORS = (OSError, ValueError, termios.error)  # pyserial lets all three through

Wait = Callable[[threading.Event, int], object]  # wait so many milliseconds, or until the event is set


class Ending(Struct, frozen=True, kw_only=True):
    """Why the talk with a reader ended."""

    reason: Reason
    detail: str = ""
    met: bool = False  # it had said who it is


def ports(config: ReaderConfig) -> tuple[str, ...]:
    """The serial ports that may be the reader's, as paths."""
    paths = sorted(glob.glob(config.port)) if config.port else [port.device for port in list_ports.comports()]
    if not config.usb:
        return tuple(paths)
    fit = {port.device for port in list_ports.comports() if _usb(port.vid, port.pid) == config.usb}
    return tuple(path for path in paths if os.path.realpath(path) in fit)


def _usb(vendor: int | None, product: int | None) -> str:
    return "" if vendor is None or product is None else f"{vendor:04x}:{product:04x}"


def _wait(stop: threading.Event, ms: int) -> object:
    return stop.wait(ms / 1000)


class DiceReader:
    """One reader. Reports Found, Rolled and Lost; what it reports once it does not report again."""

    def __init__(self, config: ReaderConfig, now_ms: Callable[[], int], wait: Wait = _wait) -> None:
        """`now_ms` is a monotonic clock; `wait` passes the time between two attempts to open the port."""
        self.name = f"serial:{config.name}"
        self._config, self._now_ms, self._wait = config, now_ms, wait
        self._host = Host(self.name, config.id)
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._told: Reason | None = None  # the loss that the core knows of
        self._wanted: tuple[str, ...] = ()

    def start(self, put: Put) -> None:
        """Look for the reader from now on."""
        self._stop.clear()
        self._thread = threading.Thread(target=self._run, args=(put,), name=self.name, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Let the port go."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def want(self, tints: Iterable[str]) -> None:
        """Tell the reader which dice are to be rolled now, one colour a die; may be called from any thread."""
        self._wanted = tuple(tints)

    def _run(self, put: Put) -> None:
        attempt, wait_ms = 0, FIRST_WAIT_MS
        while not self._stop.is_set():
            ending = self._attempt(attempt, put)
            if self._stop.is_set():
                return
            self._tell(ending, put)
            attempt += 1
            wait_ms = FIRST_WAIT_MS if ending.met else wait_ms
            self._wait(self._stop, wait_ms)
            wait_ms = min(2 * wait_ms, LONGEST_WAIT_MS)

    def _attempt(self, attempt: int, put: Put) -> Ending:
        found = ports(self._config)
        if not found:
            return Ending(reason="no-port", detail=self._config.port or self._config.usb)
        path = found[attempt % len(found)]  # with an id, the reader may be on any of them
        try:
            port = serial.Serial(path, self._config.baud, timeout=TICK_S, write_timeout=WRITE_S, exclusive=True)
        except PORT_ERRORS as error:
            return Ending(reason="port", detail=str(error))
        try:
            return self._talk(port, put)
        except PORT_ERRORS as error:
            return Ending(reason="unplugged", detail=str(error), met=self._host.met)
        finally:
            _close(port)

    def _talk(self, port: serial.Serial, put: Put) -> Ending:
        host, wanted = self._host, self._wanted
        port.write(host.opened(self._now_ms()) + host.want(wanted))
        while not self._stop.is_set():
            data = port.read(1)
            data += port.read(port.in_waiting) if data else b""
            now_ms = self._now_ms()
            step = host.feed(data, now_ms)
            for signal in step.signals:
                self._told = None
                put(signal)  # before the acknowledgement goes out: a roll is never lost between the two
            port.write(step.send + host.due(now_ms))
            if step.end:
                return Ending(reason=step.end, detail=step.detail)
            if host.silent(now_ms):
                return Ending(reason="silent", met=host.met)
            if wanted != self._wanted:
                wanted = self._wanted
                port.write(host.want(wanted))
        return Ending(reason="unplugged", met=host.met)

    def _tell(self, ending: Ending, put: Put) -> None:
        """Report the loss, unless it is known already; that its port is gone too is no news."""
        if ending.reason == self._told or (self._told is not None and ending.reason == "no-port"):
            return
        self._told = ending.reason
        put(Lost(device=self.name, reason=ending.reason, detail=ending.detail))


def _close(port: serial.Serial) -> None:
    try:
        port.close()
    except PORT_ERRORS:
        return  # the port has gone, which is as good as closed
