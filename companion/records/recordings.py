"""Hardware recordings: the hardware's signals and the lines of the log that followed, as JSON lines.

    {"k":"trace","format":1}
    {"at_ms":10,"opened":{"head":{"k":"head", ...}}}
    {"at_ms":5210,"signal":{"type":"pressed","device":"button:0","button":0,"at_ms":5208}}
    {"at_ms":5221,"line":{"k":"move","n":1, ...}}

A trace holds all lines of the game, also those entered by a tap. A replay sends the signals on their usual way, repeats
the taps, and compares each line with the recorded one.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import msgspec

from companion.errors import Damaged, Trouble
from companion.log.record import Head, Line
from hardware.signal import Signal
from rules.kit.types import Frozen

FORMAT = 1
MOST_BYTES = 64 * 1024 * 1024  # the rest of a longer file is ignored

log = logging.getLogger(__name__)


class Start(Frozen, frozen=True, kw_only=True, tag_field="k", tag="trace"):
    """The first line of a trace."""

    format: int


class OpenedGame(Frozen, frozen=True, kw_only=True):
    """A game put on the table: a new one, or one resumed with its lines."""

    head: Head
    lines: tuple[Line, ...] = ()


class TraceEntry(Frozen, frozen=True, kw_only=True):
    """A signal, an opened game or a line, with its time."""

    at_ms: int  # monotonic
    signal: Signal | None = None
    opened: OpenedGame | None = None
    line: Line | None = None


TraceItem = Signal | OpenedGame | Line

encode = msgspec.json.Encoder().encode
_start = msgspec.json.Decoder(Start)
_entry = msgspec.json.Decoder(TraceEntry)


def entry(at_ms: int, traced: TraceItem) -> TraceEntry:
    if isinstance(traced, OpenedGame):
        return TraceEntry(at_ms=at_ms, opened=traced)
    return TraceEntry(at_ms=at_ms, line=traced) if isinstance(traced, Line) else TraceEntry(at_ms=at_ms, signal=traced)


class Recorder:
    """A trace file that grows during play."""

    def __init__(self, file: Path) -> None:
        """Replaces an older file of that name. Raises Trouble if it cannot be written."""
        try:
            self._out = file.open("wb")
        except OSError as error:
            raise Trouble("trace-unwritable", file=str(file), why=error.strerror or str(error)) from None
        self._write(Start(format=FORMAT))

    def record(self, at_ms: int, traced: TraceItem) -> None:
        """Write at once, so that a crash keeps the events before it. A full disk ends the recording, not the game."""
        self._write(entry(at_ms, traced))

    def close(self) -> None:
        self._out.close()

    def _write(self, line: Start | TraceEntry) -> None:
        if self._out.closed:
            return
        try:
            self._out.write(encode(line) + b"\n")
            self._out.flush()
        except OSError as error:
            log.warning("the recording ends here: %s", error)
            self._out.close()


def read(file: Path) -> tuple[TraceEntry, ...]:
    """The entries of a trace. A torn last line is left out; any other mistake raises Damaged, with its line."""
    try:
        with file.open("rb") as source:
            lines = source.read(MOST_BYTES).splitlines()
    except OSError as error:
        raise Trouble("file-unreadable", file=str(file), why=error.strerror or str(error)) from None
    return tuple(_read(lines, file))


def _read(lines: list[bytes], file: Path) -> Iterator[TraceEntry]:
    for n, line in enumerate(lines, start=1):
        try:
            if n > 1:
                yield _entry.decode(line)
            elif _start.decode(line).format != FORMAT:
                raise Damaged("trace-damaged", file=str(file), line=n)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            if n == len(lines) > 1:
                return
            raise Damaged("trace-damaged", detail=str(error), file=str(file), line=n) from error
    if not lines:
        raise Damaged("trace-damaged", file=str(file), line=1)
