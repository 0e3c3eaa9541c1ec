"""One client's outgoing messages: the latest Show only, and a short queue of replies."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

MOST_REPLIES = 64  # a client that lets more than these wait has stopped reading


class Mailbox:
    """One place for a Show and a short queue for replies; putting something in never waits.

    With a line to a client that reads, everything goes out at once and nothing ever lies here. A slow client gets the
    newest Show instead of a backlog. One that lets its replies pile up is closed: it reads nothing any more, and
    connecting again gives it everything anew.
    """

    def __init__(self) -> None:
        self._show: bytes | None = None
        self._replies: deque[bytes] = deque()
        self._changed = asyncio.Event()
        self._closed = False
        self._put: Callable[[bytes], bool] = _nowhere
        self._taken = False  # what was taken out is still on its way

    def open(self, put: Callable[[bytes], bool]) -> None:
        """From now on there is a line: `put` sends a frame at once, or says that this cannot be done just now."""
        self._put = put

    def show(self, frame: bytes) -> None:
        """Put in a Show; one that was not taken yet gives way to it."""
        if self._goes_at_once(frame):
            return
        self._show = frame
        self._changed.set()

    def reply(self, frame: bytes) -> None:
        """Put in a Welcome, Refused or Pong; the mailbox closes if MOST_REPLIES wait already."""
        if self._goes_at_once(frame):
            return
        if len(self._replies) == MOST_REPLIES:
            self.close()
        if not self._closed:
            self._replies.append(frame)
            self._changed.set()

    def _goes_at_once(self, frame: bytes) -> bool:
        waits = self._taken or self._closed or self._changed.is_set()
        return not waits and self._put(frame)

    async def take(self) -> list[bytes]:
        """Everything that waits, replies first, as soon as there is something; [] once closed."""
        self._taken = False
        await self._changed.wait()
        if self._closed:
            return []
        frames = [*self._replies, *([] if self._show is None else [self._show])]
        self._replies.clear()
        self._show = None
        self._changed.clear()
        self._taken = True
        return frames

    def close(self) -> None:
        """Let go of everything: take() gives [] from now on."""
        self._closed = True
        self._replies.clear()
        self._show = None
        self._changed.set()


def _nowhere(frame: bytes) -> bool:
    """The line of a client that has none yet."""
    return False
