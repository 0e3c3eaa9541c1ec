"""The link to one connected die: outgoing and incoming messages. No I/O."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hardware.bluetooth.die import DieInfo, DieMessage, KnownDie, Make
from hardware.output import LED_RGB
from hardware.signal import Reason

MOST_UNREAD = 20  # unknown messages per connection

MessageListener = Callable[["DieLink", DieMessage, bytes], None]


class DieLink:
    """The link to one connected die."""

    def __init__(self, die: KnownDie, make: Make, hear: MessageListener) -> None:
        self.die, self.make = die, make
        self.rssi = 0  # from its advertisement
        self.ready = False  # the hello has been sent
        self.info = DieInfo()
        self.battery: int | None = None
        self.last_face = ""
        self.end_reason: Reason | None = None
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()  # None = end
        self._hear, self._unread = hear, 0
        self.set_die(die)

    def set_die(self, die: KnownDie) -> None:
        """Update the known die; only people know the shell of some makes."""
        self.die = die
        if not self.make.knows_shell:
            self.info = DieInfo(shell=die.shell).merged(self.info)

    def receive(self, _: object, data: bytearray) -> None:
        """Handle a notification; a die that is not understood is let go."""
        if self.end_reason:
            return
        message = bytes(data)
        heard = self.make.decode(message, self.info)
        if heard is not None:
            self._hear(self, heard, message)
            return
        self._unread += 1
        if self._unread > MOST_UNREAD:
            self.end("other-protocol")

    def end(self, reason: Reason = "out-of-reach") -> None:
        """Stop listening to the die."""
        self.end_reason = self.end_reason or reason
        self.outbox.put_nowait(None)

    def blink(self, tint: str, times: int) -> None:
        """Blink the die in that colour."""
        self.outbox.put_nowait(self.make.blink(LED_RGB.get(tint, LED_RGB["white"]), times))
