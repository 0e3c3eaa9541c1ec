"""The host's side of the dice protocol: bytes in, signals and bytes out. No I/O and no clock.

A host outlives the connection, and a ledger knows the rolls already taken: a reader unplugged in the middle of a roll
repeats it, and the roll counts once.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable
from typing import assert_never

from msgspec import Struct

from hardware.dice_protocol import (
    PROTOCOL,
    Ack,
    Ask,
    Beat,
    Decoder,
    Frame,
    Hello,
    Lamp,
    Roll,
    Sound,
    Want,
    encode,
)
from hardware.signal import Found, Reason, Rolled, Signal

ASK_MS = 1_500  # between two requests; longer than between two beats
SILENT_MS = 3_500  # while dice are wanted a reader beats every second
STALE_MS = 30_000  # after a longer absence a reader's earlier rolls do not count
APART_MS = 100  # no table rolls faster; a sooner roll is left unacknowledged, to be sent again
MOST_EPOCHS = 64  # kept in the ledger

Key = tuple[str, str]  # a reader's id and its epoch


class RollLedger:
    """The rolls already taken, shared by all hosts: a roll repeated on another port is still the same roll."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._newest_rolls: dict[Key, int] = {}  # each epoch's highest number, the last used epoch last
        self._devices: dict[Key, str] = {}  # by connected reader

    def arrive(self, device: str, key: Key) -> str:
        """Register the device's reader; "", or the name of another device that has this reader already."""
        with self._lock:
            other = self._devices.get(key, device)
            if other == device:
                self._forget(device)
                self._devices[key] = device
            return "" if other == device else other

    def leave(self, device: str) -> None:
        """Unregister the device's reader."""
        with self._lock:
            self._forget(device)

    def take(self, key: Key, number: int) -> bool:
        """Whether the roll is new: true once for each roll, never for one older than the newest."""
        with self._lock:
            taken = self._newest_rolls.pop(key, 0)
            self._newest_rolls[key] = max(taken, number)
            if len(self._newest_rolls) > MOST_EPOCHS:
                del self._newest_rolls[next(iter(self._newest_rolls))]
            return number > taken

    def _forget(self, device: str) -> None:
        self._devices = {key: name for key, name in self._devices.items() if name != device}


class HostStep(Struct, frozen=True, kw_only=True):
    """The effects of some bytes: signals for the core, then bytes for the reader, then perhaps the end."""

    signals: tuple[Signal, ...] = ()
    send: bytes = b""
    end: Reason | None = None
    detail: str = ""


class Host:
    """One reader, seen from the host. Every time is monotonic milliseconds."""

    def __init__(self, device: str, ledger: RollLedger, id: str = "") -> None:
        """`device` is the name in signals; with `id` no other reader is accepted."""
        self._device, self._ledger, self._id = device, ledger, id
        self._decoder = Decoder()
        self._hello: Hello | None = None  # in this connection
        self._presence_ms: int | None = None  # the reader's last sign of life
        self._quiet_since_ms = 0  # its last frame, or the last request to it
        self._request_ms = 0
        self._roll_ms: int | None = None
        self._wanted_tints: tuple[str, ...] = ()

    @property
    def is_met(self) -> bool:
        """Whether the reader has sent its Hello on this connection."""
        return self._hello is not None

    @property
    def _is_awaited(self) -> bool:
        """Whether the reader must send. Otherwise it may be quiet, and costs nothing."""
        return not self.is_met or bool(self._wanted_tints)

    def connect(self, at_ms: int) -> bytes:
        """Begin a connection; the first bytes to send."""
        self._decoder, self._hello = Decoder(), None
        self._quiet_since_ms = self._request_ms = at_ms
        return encode(Ask(protocol=PROTOCOL))

    def disconnect(self, at_ms: int) -> None:
        """End the connection; the reader was there until now, unless silent."""
        if self.is_met and not self.is_silent(at_ms):
            self._presence_ms = at_ms
        self._hello = None
        self._ledger.leave(self._device)

    def feed(self, data: bytes, at_ms: int) -> HostStep:
        """Handle bytes of the reader."""
        signals: list[Signal] = []
        send = b""
        for frame in self._decoder.feed(data):
            step = self._hear(frame, at_ms)
            signals += step.signals
            send += step.send
            if step.end:
                return HostStep(signals=tuple(signals), send=send, end=step.end, detail=step.detail)
        return HostStep(signals=tuple(signals), send=send)

    def tick(self, at_ms: int) -> bytes:
        """The unanswered requests that are due again."""
        if not self._is_awaited or at_ms - self._request_ms < ASK_MS:
            return b""
        self._request_ms = at_ms
        return self._wishes() if self.is_met else encode(Ask(protocol=PROTOCOL))

    def is_silent(self, at_ms: int) -> bool:
        """Whether the reader has been quiet for too long."""
        return self._is_awaited and at_ms - self._quiet_since_ms >= SILENT_MS

    def rest_ms(self, at_ms: int) -> int | None:
        """Milliseconds until the next `tick` is due, without new bytes or requests; None = never."""
        if not self._is_awaited:
            return None
        return max(0, min(self._request_ms + ASK_MS, self._quiet_since_ms + SILENT_MS) - at_ms)

    def want(self, tints: Iterable[str], at_ms: int) -> bytes:
        """Set the wanted dice; the bytes to send. Repeated while dice are wanted, in case of loss."""
        if not self._is_awaited:  # it was allowed to be quiet
            self._quiet_since_ms = at_ms
        self._wanted_tints, self._request_ms = tuple(tints), at_ms
        return self._wishes()

    def play(self, name: str) -> bytes:
        """The bytes that play the sound; empty if the reader cannot or is not connected."""
        return encode(Sound(name=name)) if self._hello and "sound" in self._hello.can else b""

    def _wishes(self) -> bytes:
        if self._hello is None:
            return b""
        lamp = encode(Lamp(on=bool(self._wanted_tints))) if "lamp" in self._hello.can else b""
        return encode(Want(tints=self._wanted_tints)) + lamp

    def _hear(self, frame: Frame, at_ms: int) -> HostStep:
        match frame:
            case Hello():
                return self._meet(frame, at_ms)
            case Roll():
                self._note(at_ms)
                return self._take(frame, at_ms)
            case Beat():
                self._note(at_ms)
                return self._repeat(at_ms)
            case Ask() | Ack() | Want() | Lamp() | Sound():  # our own frames, from an echoing port
                return HostStep()
            case _:
                assert_never(frame)

    def _note(self, at_ms: int) -> None:
        if self.is_met:  # before that any device may be sending
            self._quiet_since_ms = self._presence_ms = at_ms

    def _repeat(self, at_ms: int) -> HostStep:
        """Repeat the requests, in case the reader has missed one; seldom, however fast it beats."""
        if at_ms - self._request_ms < ASK_MS // 2:
            return HostStep()
        self._request_ms = at_ms
        return HostStep(send=self._wishes())

    def _meet(self, hello: Hello, at_ms: int) -> HostStep:
        if hello.protocol != PROTOCOL:
            return HostStep(end="other-protocol", detail=f"{hello.id} speaks {hello.protocol}, this host {PROTOCOL}")
        if self._id and hello.id != self._id:
            return HostStep(end="other-reader", detail=f"{hello.id} instead of {self._id}")
        key = (hello.id, hello.epoch)
        if twin := self._ledger.arrive(self._device, key):
            return HostStep(end="twin", detail=f"{hello.id} {hello.epoch} is at {twin} already")
        away = self._presence_ms is None or at_ms - self._presence_ms > STALE_MS
        if away and not self.is_met:
            self._ledger.take(key, hello.last)
        is_new, self._hello = not self.is_met, hello
        self._note(at_ms)
        return HostStep(signals=(Found(device=self._device),) if is_new else (), send=self._wishes())

    def _take(self, roll: Roll, at_ms: int) -> HostStep:
        if not roll.at_rest:
            return HostStep()
        if self._hello is None or roll.epoch != self._hello.epoch:
            return HostStep(send=encode(Ask(protocol=PROTOCOL)))  # unknown epoch: the roll will be sent again
        if self._roll_ms is not None and at_ms - self._roll_ms < APART_MS:
            return HostStep()
        ack = encode(Ack(epoch=roll.epoch, number=roll.number))
        if not self._ledger.take((self._hello.id, roll.epoch), roll.number):
            return HostStep(send=ack)
        self._roll_ms = at_ms
        raw = encode(roll).decode().strip()  # the exact line: any other would not have been decoded
        rolled = Rolled(device=self._device, dice=roll.dice, frame=roll.number, raw=raw, at_ms=at_ms)
        return HostStep(signals=(rolled,), send=ack)
