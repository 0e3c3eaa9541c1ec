"""Events at the table: values that go one way, to all listeners. Listeners decide nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

from companion.fence import fence
from companion.log.record import Line
from companion.log.session import Session
from companion.table.arrivals import NO_ARRIVALS as NOTHING_ARRIVED
from companion.table.arrivals import Arrivals
from companion.table.intents import Intent
from companion.table.snapshot import Snapshot
from hardware.signal import Signal

# Events that the state does not show. "request-refused" sounds at the table, its client alone reads why; "call" is a
# message of the club.
Event = Literal["refused", "time-up", "request-refused", "call"]


@dataclass(frozen=True, kw_only=True)
class Happened:
    """The result of one signal, request or tick. Without an intent, something beside the game has changed."""

    now: Snapshot | None = None  # the game afterwards; None without one
    arrived: Arrivals = NOTHING_ARRIVED  # the arrivals for its open forms
    intent: Intent | None = None  # the intent carried out
    opened: Session | None = None  # the game put on the table
    lines: tuple[Line, ...] = ()  # newly written, each reported once
    closed: Session | None = None
    event: Event | None = None
    signal: Signal | None = None  # the cause


Listener = Callable[[Happened], Awaitable[None]]


class Listeners:
    """All listeners, notified in turn. One that breaks costs the others nothing.

    Some of them wait for the disk; events queue meanwhile, so every display ends with the newest state.
    """

    def __init__(self) -> None:
        self._all: list[tuple[str, Listener]] = []
        self._turn = asyncio.Lock()

    def add(self, name: str, listener: Listener) -> None:
        """Add a listener; the log calls it by that name."""
        self._all.append((name, listener))

    async def notify(self, happened: Happened) -> None:
        """Notify each listener, one after the other. A listener itself must not notify."""
        async with self._turn:
            for name, listener in self._all:
                with fence(name):
                    await listener(happened)
