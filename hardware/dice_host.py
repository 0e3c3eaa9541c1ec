"""The host's side of the talk with a dice reader: bytes in, signals and bytes out. No I/O and no clock inside.

It outlives the connection, so it knows which rolls it has taken already: a reader that was unplugged in the middle of
one sends it again, and it still counts once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from msgspec import Struct

from hardware.dice_protocol import PROTOCOL, Ack, Ask, Beat, Decoder, Frame, Hello, Junk, Lamp, Roll, Want, encode
from hardware.signal import Found, Reason, Rolled, Signal

ASK_MS = 1_000  # between two questions who the reader is
SILENT_MS = 3_500  # a reader beats every second
STALE_MS = 30_000  # a reader that was away longer is not believed about the rolls of before


class Step(Struct, frozen=True, kw_only=True):
    """What follows from some bytes: signals for the core, then bytes for the reader, then perhaps the end."""

    signals: tuple[Signal, ...] = ()
    send: bytes = b""
    end: Reason | None = None
    detail: str = ""


class Host:
    """One reader as the host knows it. Every time is monotonic milliseconds."""

    def __init__(self, device: str, id: str = "") -> None:
        """`device` is the name in signals; with `id` no other reader is listened to."""
        self._device, self._id = device, id
        self._decoder = Decoder()
        self._met: Hello | None = None  # in this connection
        self._epoch, self._taken = "", 0  # the newest roll that was taken
        self._heard_ms: int | None = None  # the last frame of a reader that had said who it is
        self._opened_ms = self._asked_ms = 0
        self._wanted: tuple[str, ...] = ()

    @property
    def met(self) -> bool:
        """Whether the reader has said who it is since the port was opened."""
        return self._met is not None

    def opened(self, at_ms: int) -> bytes:
        """The port has been opened: what to send first."""
        self._decoder, self._met = Decoder(), None
        self._opened_ms = self._asked_ms = at_ms
        return encode(Ask(protocol=PROTOCOL))

    def feed(self, data: bytes, at_ms: int) -> Step:
        """Bytes came from the reader."""
        signals: list[Signal] = []
        send = b""
        for frame in self._decoder.feed(data):
            step = self._hear(frame, at_ms)
            signals += step.signals
            send += step.send
            if step.end:
                return Step(signals=tuple(signals), send=send, end=step.end, detail=step.detail)
        return Step(signals=tuple(signals), send=send)

    def due(self, at_ms: int) -> bytes:
        """What is to be sent just because time goes by: the question again, until it is answered."""
        if self.met or at_ms - self._asked_ms < ASK_MS:
            return b""
        self._asked_ms = at_ms
        return encode(Ask(protocol=PROTOCOL))

    def silent(self, at_ms: int) -> bool:
        """Whether nothing readable has come for too long."""
        return at_ms - max(self._opened_ms, self._heard_ms or 0) >= SILENT_MS

    def want(self, tints: Iterable[str]) -> bytes:
        """These dice are wanted now: what to send. Repeated at every beat, in case it gets lost."""
        self._wanted = tuple(tints)
        return self._wishes()

    def _wishes(self) -> bytes:
        if self._met is None:
            return b""
        lamp = encode(Lamp(on=bool(self._wanted))) if "lamp" in self._met.can else b""
        return encode(Want(tints=self._wanted)) + lamp

    def _hear(self, frame: Frame | Junk, at_ms: int) -> Step:
        match frame:
            case Hello():
                return self._meet(frame, at_ms)
            case Roll():
                self._note(at_ms)
                return self._take(frame, at_ms)
            case Beat():
                self._note(at_ms)
                return Step(send=self._wishes())
            case Ask() | Ack() | Want() | Lamp() | Junk():  # noise, or our own words from a port that echoes
                return Step()
            case _:
                assert_never(frame)

    def _note(self, at_ms: int) -> None:
        if self.met:  # before that it may be anybody
            self._heard_ms = at_ms

    def _meet(self, hello: Hello, at_ms: int) -> Step:
        if hello.protocol != PROTOCOL:
            return Step(end="other-protocol", detail=f"{hello.id} speaks {hello.protocol}, this host {PROTOCOL}")
        if self._id and hello.id != self._id:
            return Step(end="other-reader", detail=f"{hello.id} instead of {self._id}")
        away = self._heard_ms is None or at_ms - self._heard_ms > STALE_MS
        if hello.epoch != self._epoch:
            self._epoch, self._taken = hello.epoch, 0
        if away and not self.met:
            self._taken = max(self._taken, hello.last)
        is_new, self._met, self._heard_ms = not self.met, hello, at_ms
        return Step(signals=(Found(device=self._device),) if is_new else (), send=self._wishes())

    def _take(self, roll: Roll, at_ms: int) -> Step:
        if not roll.at_rest:
            return Step()
        if self._met is None or roll.epoch != self._epoch:
            return Step(send=encode(Ask(protocol=PROTOCOL)))  # whose numbers are these? it will be sent again
        ack = encode(Ack(epoch=roll.epoch, number=roll.number))
        if roll.number <= self._taken:
            return Step(send=ack)
        self._taken = roll.number
        rolled = Rolled(device=self._device, dice=roll.dice, frame=roll.number, at_ms=at_ms)
        return Step(signals=(rolled,), send=ack)
