"""The driver of a dice reader: a thread that finds its port, reopens it after unplugging, and reports rolls.

The thread sleeps until bytes arrive, a repetition is due or the core has a request. While no dice are wanted and the
reader is plugged in, that is never.
"""

from __future__ import annotations

import errno
import glob
import os
import select
import termios
import threading
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

import serial
from msgspec import Struct
from serial.tools import list_ports

from hardware.bell import Bell
from hardware.config import ReaderConfig
from hardware.dice_host import Host, RollLedger
from hardware.signal import Lost, Put, Reason

READ_BYTES = 4096  # at once
WRITE_S = 1.0  # a reader that takes no bytes for so long counts as unplugged
FIRST_WAIT_MS = 250
LONGEST_WAIT_MS = 4_000
MOST_SOUNDS = 4  # in the queue for the port; one more drops the oldest

PORT_ERRORS = (OSError, ValueError, termios.error)  # pyserial lets all three through
REASONS: dict[int | None, Reason] = {
    errno.EAGAIN: "taken",  # locked by another program
    errno.EBUSY: "taken",  # opened exclusively
    errno.EACCES: "denied",
    errno.EPERM: "denied",
}

Files = Sequence[int]
Wait = Callable[[Files, int | None], None]  # until one of the files is readable, or so many milliseconds


class Ending(Struct, frozen=True, kw_only=True):
    """The reason why the connection to a reader ended."""

    reason: Reason
    detail: str = ""
    met: bool = False  # its Hello had come


def ports(config: ReaderConfig) -> tuple[str, ...]:
    """The paths of the serial ports that may be the reader's."""
    paths = sorted(glob.glob(config.port)) if config.port else [port.device for port in list_ports.comports()]
    if not config.usb:
        return tuple(paths)
    named = (port for port in list_ports.comports() if port.vid is not None)
    fit = {port.device for port in named if f"{port.vid:04x}:{port.pid:04x}" == config.usb}
    return tuple(path for path in paths if os.path.realpath(path) in fit)


def wait(files: Files, most_ms: int | None) -> None:
    """Sleep until one of the files is readable, or for at most that time; None = for ever."""
    select.select(files, (), (), None if most_ms is None else most_ms / 1000)


class DiceReader:
    """The device of one reader. Reports Found, Rolled and Lost, each loss once."""

    def __init__(self, config: ReaderConfig, now_ms: Callable[[], int], ledger: RollLedger, wait: Wait = wait) -> None:
        """`now_ms` is a monotonic clock; readers of one table share a `ledger`."""
        self.name = f"serial:{config.name}"
        self._config, self._now_ms, self._wait = config, now_ms, wait
        self._host = Host(self.name, ledger, config.id)
        self._bell, self._bell_file = Bell(), 0  # wakes the thread, which waits for the file
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._known_losses: set[Reason] = set()  # reported since the reader was last there
        self._wanted_tints: tuple[str, ...] = ()
        self._sounds: deque[str] = deque(maxlen=MOST_SOUNDS)

    def start(self, put: Put) -> None:
        """Start looking for the reader."""
        self._stop.clear()
        self._bell_file = self._bell.set_up()
        self._thread = threading.Thread(target=self._run, args=(put,), name=self.name, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop, and release the port."""
        self._stop.set()
        self._bell.ring()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        self._bell.put_away()

    def want(self, tints: Iterable[str]) -> None:
        """Send the reader the wanted dice, one colour a die; callable from any thread."""
        self._wanted_tints = tuple(tints)
        self._bell.ring()

    def play(self, name: str) -> None:
        """Play a sound on the reader, if it can and is connected; callable from any thread."""
        self._sounds.append(name)
        self._bell.ring()

    def _run(self, put: Put) -> None:
        attempt, wait_ms = 0, FIRST_WAIT_MS
        while not self._stop.is_set():
            ending = self._try_port(attempt, put)
            if self._stop.is_set():
                return
            self._report_loss(ending, put)
            attempt += 1
            wait_ms = FIRST_WAIT_MS if ending.met else wait_ms
            self._wait((self._bell_file,), wait_ms)
            self._bell.clear()
            wait_ms = min(2 * wait_ms, LONGEST_WAIT_MS)

    def _try_port(self, attempt: int, put: Put) -> Ending:
        try:
            found = ports(self._config)
            if not found:
                return Ending(reason="no-port", detail=self._config.port or self._config.usb)
            path = found[attempt % len(found)]  # with an id, the reader may be on any of them
            port = serial.Serial(path, self._config.baud, timeout=0, write_timeout=WRITE_S, exclusive=True)
        except PORT_ERRORS as error:
            why = REASONS.get(error.errno, "port") if isinstance(error, OSError) else "port"
            return Ending(reason=why, detail=str(error))
        try:
            return self._talk(port, put)
        except PORT_ERRORS as error:
            return Ending(reason="unplugged", detail=str(error), met=self._host.is_met)
        finally:
            self._host.disconnect(self._now_ms())
            with suppress(*PORT_ERRORS):  # a port that has gone is as good as closed
                port.close()

    def _talk(self, port: serial.Serial, put: Put) -> Ending:
        host, wanted = self._host, self._wanted_tints
        self._sounds.clear()  # too old by now
        port.write(host.connect(self._now_ms()) + host.want(wanted, self._now_ms()))
        while True:
            self._wait((port.fileno(), self._bell_file), host.rest_ms(self._now_ms()))
            self._bell.clear()
            if self._stop.is_set():
                return Ending(reason="unplugged", met=host.is_met)
            now_ms = self._now_ms()
            step = host.feed(port.read(READ_BYTES), now_ms)
            for signal in step.signals:
                self._known_losses.clear()
                put(signal)  # before the acknowledgement goes out: a roll is never lost between the two
            port.write(step.send + host.tick(now_ms) + self._sound_frames())
            if step.end:
                return Ending(reason=step.end, detail=step.detail)
            if host.is_silent(now_ms):
                return Ending(reason="silent", met=host.is_met)
            if wanted != self._wanted_tints:
                wanted = self._wanted_tints
                port.write(host.want(wanted, self._now_ms()))

    def _sound_frames(self) -> bytes:
        send = b""
        while self._sounds:
            send += self._host.play(self._sounds.popleft())
        return send

    def _report_loss(self, ending: Ending, put: Put) -> None:
        """Report the loss, each reason once; after another loss a missing port is no news."""
        if ending.reason in self._known_losses or (self._known_losses and ending.reason == "no-port"):
            return
        self._known_losses.add(ending.reason)
        put(Lost(device=self.name, reason=ending.reason, detail=ending.detail))
