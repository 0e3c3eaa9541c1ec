"""The firmware's side of the dice protocol, bytes in and bytes out; and a cable to plug it in."""

from __future__ import annotations

import os
import select
import tty
from collections.abc import Iterable
from pathlib import Path

from hardware.dice_protocol import PROTOCOL, Ack, Ask, Beat, Decoder, Hello, Lamp, Roll, Sound, Want, encode
from hardware.signal import RolledDie

BEAT_MS = 1_000
REPEAT_MS = 250
CAN = ("lamp", "sound")
MOST_PENDING = 8  # unacknowledged rolls; one more drops the oldest


class SimulatedReader:
    """A dice reader whose epoch, numbers and pending rolls survive a power loss, as the protocol demands."""

    def __init__(self, id: str, epoch: str) -> None:
        """An `epoch` must never be used twice by readers of one host."""
        self._id, self._epoch = id, epoch
        self._number = 0
        self._pending_rolls: tuple[Roll, ...] = ()  # not acknowledged, oldest first
        self._decoder = Decoder()
        self._sent_ms = self._beat_ms = 0
        self.wanted_tints: tuple[str, ...] = ()
        self.lamp = False
        self.last_sound = ""

    def wake_up(self, at_ms: int) -> bytes:
        """The first bytes after the cable is plugged in."""
        self._decoder = Decoder()
        self.wanted_tints, self.lamp = (), False
        self._sent_ms = self._beat_ms = at_ms
        return self._hello()

    def feed(self, data: bytes, at_ms: int) -> bytes:
        """The reply to bytes of the host."""
        answer = b""
        for frame in self._decoder.feed(data):
            match frame:
                case Ask():
                    answer += self._hello() + self._oldest_roll(at_ms)
                case Ack():
                    answer += self._take_ack(frame, at_ms)
                case Want(tints=tints):
                    self.wanted_tints = tints
                case Lamp(on=on):
                    self.lamp = on
                case Sound(name=name):
                    self.last_sound = name
                case _:  # noise, or a host that echoes
                    continue
        return answer

    def roll(self, dice: Iterable[RolledDie], at_ms: int) -> bytes:
        """The bytes for a roll that comes to rest."""
        self._number += 1
        moving = Roll(epoch=self._epoch, number=self._number, at_rest=False, dice=())
        at_rest = Roll(epoch=self._epoch, number=self._number, at_rest=True, dice=tuple(dice))
        self._pending_rolls = (*self._pending_rolls, at_rest)[-MOST_PENDING:]
        return encode(moving) + (self._oldest_roll(at_ms) if len(self._pending_rolls) == 1 else b"")

    def tick(self, at_ms: int) -> bytes:
        """The bytes that are due: a beat while dice are wanted, and the oldest roll again."""
        send = b""
        if self.wanted_tints and at_ms - self._beat_ms >= BEAT_MS:
            self._beat_ms = at_ms
            send += encode(Beat())
        if at_ms - self._sent_ms >= REPEAT_MS:
            send += self._oldest_roll(at_ms)
        return send

    def _hello(self) -> bytes:
        return encode(Hello(protocol=PROTOCOL, id=self._id, epoch=self._epoch, last=self._number, can=CAN))

    def _oldest_roll(self, at_ms: int) -> bytes:
        self._sent_ms = at_ms
        return encode(self._pending_rolls[0]) if self._pending_rolls else b""

    def _take_ack(self, ack: Ack, at_ms: int) -> bytes:
        if not self._pending_rolls or (ack.epoch, ack.number) != (self._epoch, self._pending_rolls[0].number):
            return b""
        self._pending_rolls = self._pending_rolls[1:]
        return self._oldest_roll(at_ms)


class Cable:
    """A pseudo-terminal as a USB cable: `path` is a serial port while plugged in."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ends: tuple[int, int] | None = None  # ours, the host's

    @property
    def is_plugged(self) -> bool:
        return self._ends is not None

    def plug(self) -> None:
        """Create the port, unless it exists."""
        if self._ends is not None:
            return
        ours, hosts = self._ends = os.openpty()
        tty.setraw(hosts)  # or the terminal would echo until a driver opens it
        os.set_blocking(ours, False)
        self.path.symlink_to(os.ttyname(hosts))

    def unplug(self) -> None:
        """Remove the port, even while a driver has it open."""
        if self._ends is None:
            return
        self.path.unlink()
        for end in self._ends:
            os.close(end)
        self._ends = None

    def read(self, most_s: float, *others: int) -> bytes:
        """The host's bytes, after waiting at most that long for them or for another file."""
        ours = self._ends[0] if self._ends else -1
        files = others if ours < 0 else (ours, *others)
        ready, _, _ = select.select(files, (), (), most_s)
        return os.read(ours, 4096) if ours in ready else b""

    def write(self, data: bytes) -> None:
        """Send to the host; a full line loses bytes, as a real one does."""
        if self._ends is None or not data:
            return
        try:
            os.write(self._ends[0], data)
        except BlockingIOError:
            return
