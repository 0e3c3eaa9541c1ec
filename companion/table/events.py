"""What has happened at the table, as a value that goes one way: to all who listen. Listeners decide nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

from companion.fence import fence
from companion.log.record import Line
from companion.log.session import Session
from companion.records.recordings import OpenedGame
from companion.table.arrivals import NO_ARRIVALS as NOTHING_ARRIVED
from companion.table.arrivals import Arrivals
from companion.table.intents import Intent
from companion.table.snapshot import Snapshot
from hardware.signal import Signal

# What the state of the table does not tell. A request that is refused is heard, and read by its client alone; a call is
# what the club says.
Event = Literal["refused", "time-up", "request-refused", "call"]


@dataclass(frozen=True, kw_only=True)
class Happened:
    """By one signal, request or moment of time. Without an intent, something beside the game has changed."""

    now: Snapshot | None = None  # the game as it is after it; None without one
    arrived: Arrivals = NOTHING_ARRIVED  # what has come for its open forms
    intent: Intent | None = None  # that was carried out
    opened: OpenedGame | None = None  # a game came on the table
    lines: tuple[Line, ...] = ()  # that were written, each told once
    closed: Session | None = None  # the game that was left
    event: Event | None = None
    signal: Signal | None = None  # that began it


Listener = Callable[[Happened], Awaitable[None]]


class Listeners:
    """All who hear what has happened, one after the other. One that breaks costs the others nothing.

    Some of them wait for the disk. What happens meanwhile is heard after it: whoever shows how things are ends with the
    newest.
    """

    def __init__(self) -> None:
        self._all: list[tuple[str, Listener]] = []
        self._turn = asyncio.Lock()  # first come, first served

    def add(self, name: str, listener: Listener) -> None:
        """From now on it hears what has happened; the log calls it by that name."""
        self._all.append((name, listener))

    async def notify(self, happened: Happened) -> None:
        """Each of them hears it, one after the other. A listener itself must not tell anything."""
        async with self._turn:
            for name, listener in self._all:
                with fence(name):
                    await listener(happened)
