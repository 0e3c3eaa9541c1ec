"""The host's side of the talk with a dice reader: bytes in, signals and bytes out. No I/O and no clock inside.

It outlives the connection, and a ledger knows which rolls have been taken already: a reader that was unplugged in the
middle of one sends it again, and it still counts once.
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

ASK_MS = 1_500  # between two tries to be heard; longer than between two beats
SILENT_MS = 3_500  # while dice are wanted a reader beats every second
STALE_MS = 30_000  # a reader that was away longer is not believed about the rolls of before
APART_MS = 100  # no table rolls faster; what comes sooner is left to be sent again
MOST_EPOCHS = 64  # of readers that came and went; older ones are forgotten

Key = tuple[str, str]  # a reader's id and its epoch


class RollLedger:
    """Shared by all hosts, so that a roll that comes again on another port is still the same roll."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._newest_rolls: dict[Key, int] = {}  # the highest number of each epoch, the one used last at the end
        self._devices: dict[Key, str] = {}  # devices that talk with such a reader just now

    def arrive(self, device: str, key: Key) -> str:
        """The device talks with that reader now: "", or the name of another device that does already."""
        with self._lock:
            other = self._devices.get(key, device)
            if other == device:
                self._forget(device)
                self._devices[key] = device
            return "" if other == device else other

    def leave(self, device: str) -> None:
        """The device talks with nobody any more."""
        with self._lock:
            self._forget(device)

    def take(self, key: Key, number: int) -> bool:
        """Whether that roll is new: true for each roll once, never for one that is older than the newest."""
        with self._lock:
            taken = self._newest_rolls.pop(key, 0)
            self._newest_rolls[key] = max(taken, number)
            if len(self._newest_rolls) > MOST_EPOCHS:
                del self._newest_rolls[next(iter(self._newest_rolls))]
            return number > taken

    def _forget(self, device: str) -> None:
        self._devices = {key: name for key, name in self._devices.items() if name != device}


class HostStep(Struct, frozen=True, kw_only=True):
    """What follows from some bytes: signals for the core, then bytes for the reader, then perhaps the end."""

    signals: tuple[Signal, ...] = ()
    send: bytes = b""
    end: Reason | None = None
    detail: str = ""


class Host:
    """One reader as the host knows it. Every time is monotonic milliseconds."""

    def __init__(self, device: str, ledger: RollLedger, id: str = "") -> None:
        """`device` is the name in signals; with `id` no other reader is listened to."""
        self._device, self._ledger, self._id = device, ledger, id
        self._decoder = Decoder()
        self._hello: Hello | None = None  # in this connection
        self._presence_ms: int | None = None  # when the reader was last known to be there
        self._quiet_since_ms = 0  # when it last had a reason to speak, or spoke
        self._request_ms = 0
        self._roll_ms: int | None = None
        self._wanted_tints: tuple[str, ...] = ()

    @property
    def is_met(self) -> bool:
        """Whether the reader has said who it is since the port was opened."""
        return self._hello is not None

    @property
    def _is_awaited(self) -> bool:
        """Whether the reader must be heard of. Otherwise it may keep quiet, and costs nothing."""
        return not self.is_met or bool(self._wanted_tints)

    def connect(self, at_ms: int) -> bytes:
        """The port has been opened: what to send first."""
        self._decoder, self._hello = Decoder(), None
        self._quiet_since_ms = self._request_ms = at_ms
        return encode(Ask(protocol=PROTOCOL))

    def disconnect(self, at_ms: int) -> None:
        """The port has gone; until now the reader was there, unless it had fallen silent."""
        if self.is_met and not self.is_silent(at_ms):
            self._presence_ms = at_ms
        self._hello = None
        self._ledger.leave(self._device)

    def feed(self, data: bytes, at_ms: int) -> HostStep:
        """Bytes came from the reader."""
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
        """What is to be sent just because time goes by: what has not been answered yet, again."""
        if not self._is_awaited or at_ms - self._request_ms < ASK_MS:
            return b""
        self._request_ms = at_ms
        return self._wishes() if self.is_met else encode(Ask(protocol=PROTOCOL))

    def is_silent(self, at_ms: int) -> bool:
        """Whether the reader should have been heard of by now."""
        return self._is_awaited and at_ms - self._quiet_since_ms >= SILENT_MS

    def rest_ms(self, at_ms: int) -> int | None:
        """How long there is nothing to do unless bytes come or something is wanted; None = for ever."""
        if not self._is_awaited:
            return None
        return max(0, min(self._request_ms + ASK_MS, self._quiet_since_ms + SILENT_MS) - at_ms)

    def want(self, tints: Iterable[str], at_ms: int) -> bytes:
        """These dice are wanted now: what to send. Repeated as long as they are, in case it gets lost."""
        if not self._is_awaited:  # it was free to keep quiet
            self._quiet_since_ms = at_ms
        self._wanted_tints, self._request_ms = tuple(tints), at_ms
        return self._wishes()

    def play(self, name: str) -> bytes:
        """Let the reader play that: what to send; nothing where it cannot or is not there."""
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
            case Ask() | Ack() | Want() | Lamp() | Sound():  # our own words, from a port that echoes
                return HostStep()
            case _:
                assert_never(frame)

    def _note(self, at_ms: int) -> None:
        if self.is_met:  # before that it may be anybody
            self._quiet_since_ms = self._presence_ms = at_ms

    def _repeat(self, at_ms: int) -> HostStep:
        """The wishes once more, in case the reader has missed one; seldom, however fast it beats."""
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
            return HostStep(send=encode(Ask(protocol=PROTOCOL)))  # whose numbers are these? it will be sent again
        if self._roll_ms is not None and at_ms - self._roll_ms < APART_MS:
            return HostStep()
        ack = encode(Ack(epoch=roll.epoch, number=roll.number))
        if not self._ledger.take((self._hello.id, roll.epoch), roll.number):
            return HostStep(send=ack)
        self._roll_ms = at_ms
        raw = encode(roll).decode().strip()  # exactly what came: anything else would have been junk
        rolled = Rolled(device=self._device, dice=roll.dice, frame=roll.number, raw=raw, at_ms=at_ms)
        return HostStep(signals=(rolled,), send=ack)
