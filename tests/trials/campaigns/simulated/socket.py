"""A WebSocket without a network, as `companion.lan.talk` needs it, with a reader that may stop reading."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from companion.lan.line import HangUp

ROOM = 3  # frames that the kernels at both ends buffer for a silent reader


class Socket:
    """One connection. The person's side is `say`, `reads` and `hang_up`; the rest is the core's."""

    def __init__(self, host: str, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        """`hear` gets the messages in order; `gone` is called when the other side hangs up."""
        self.address = host
        self.open = True
        self._reads = True
        self._sending = False
        self._hear, self._gone = hear, gone
        self._sent: deque[str | None] = deque()  # by the person; None: hung up
        self._unread: deque[bytes] = deque()
        self._changed = asyncio.Event()

    # ---- the person's side ------------------------------------------------------------------------------
    def say(self, text: str) -> None:
        """Send a message."""
        if self.open:
            self._sent.append(text)
            self._changed.set()

    @property
    def busy(self) -> bool:
        """Whether either side has something left to read."""
        return self.open and bool(self._sent or self._unread or self._sending)

    def reads(self, on: bool) -> None:
        """Continue or stop reading."""
        self._reads = on
        while on and self._unread:
            self._hear(self._unread.popleft())
        self._changed.set()

    def hang_up(self) -> None:
        """Close the connection; unread messages are lost."""
        if self.open:
            self.open = False
            self._unread.clear()
            self._sent.append(None)
            self._changed.set()

    def cut(self) -> None:
        """The core's process died: no more messages come from it."""
        if self.open:
            self.open = False
            self._gone()

    # ---- the core's side --------------------------------------------------------------------------------
    async def receive(self) -> bytes:
        while not self._sent:
            self._changed.clear()
            await self._changed.wait()
        text = self._sent.popleft()
        if text is None:
            self._sent.append(None)
            raise HangUp
        return text.encode()

    async def send(self, message: bytes) -> None:
        """Send as soon as there is room."""
        self._sending = True
        while self.open and not self._reads and len(self._unread) >= ROOM:
            self._changed.clear()
            await self._changed.wait()
        self._sending = False
        self.put(message)

    def close(self, code: int = 1000, reason: str = "") -> None:
        self.ended()

    def ended(self) -> None:
        if self.open:
            self.open = False
            self._gone()

    def put(self, frame: bytes) -> bool:
        if not self.open:
            return False
        if self._reads:
            self._hear(frame)
            return True
        if len(self._unread) >= ROOM:
            return False
        self._unread.append(frame)
        return True
