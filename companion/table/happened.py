"""What has happened at the table, as a value that goes one way: to all who listen. Listeners decide nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from companion.fence import fence
from companion.log.record import Line
from companion.log.session import Session
from companion.records.recordings import Opened
from companion.table.intents import Intent
from hardware.signal import Signal

# What the state of the table does not tell. A request that is refused is heard, and read by its client alone.
Event = Literal["refused", "time-up", "request-refused"]


@dataclass(frozen=True, kw_only=True)
class Happened:
    """By one signal, request or moment of time. Empty: something beside the game has changed."""

    intent: Intent | None = None  # that was carried out
    opened: Opened | None = None  # a game came on the table
    lines: tuple[Line, ...] = ()  # that were written, each told once
    closed: Session[Any, Any, Any] | None = None  # the game that was left
    event: Event | None = None
    signal: Signal | None = None  # that began it


NOTHING = Happened()
Listener = Callable[[Happened], Awaitable[None]]


class Listeners:
    """All who hear what has happened, one after the other. One that breaks costs the others nothing."""

    def __init__(self) -> None:
        self._all: list[tuple[str, Listener]] = []

    def add(self, name: str, listener: Listener) -> None:
        """From now on it hears everything; the log calls it by that name."""
        self._all.append((name, listener))

    async def tell(self, happened: Happened) -> None:
        """Each of them hears it, one after the other."""
        for name, listener in self._all:
            with fence(name):
                await listener(happened)
