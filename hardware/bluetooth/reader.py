"""The device of all Bluetooth dice of one table: a thread with an event loop, reporting by the usual signals.

The thread runs while dice are known or one is looked for. Until then nothing of Bluetooth is imported.
"""

from __future__ import annotations

import asyncio
import importlib.util
import threading
from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from hardware.bluetooth.die import KnownDie
from hardware.signal import DieSaid, Lost, Put

if TYPE_CHECKING:  # it imports bleak
    from hardware.bluetooth.radio import Radio


def is_installed() -> bool:
    """Whether the extra `bluetooth` is installed."""
    return importlib.util.find_spec("bleak") is not None


LOW = 15  # percent: reported from here on


class DieState(Struct, frozen=True, kw_only=True):
    """The state of a connected die."""

    battery: int | None  # percent; None = unknown
    rssi: int  # dBm, at its discovery
    last: str  # its last face; "" = not rolled yet

    @property
    def is_low(self) -> bool:
        return self.battery is not None and self.battery <= LOW


class Reach:
    """The state shared by the table and the radio: each value is replaced as a whole, so any thread may read it."""

    def __init__(self) -> None:
        self.dice: tuple[KnownDie, ...] = ()
        self.is_meeting = False
        self.met_die: KnownDie | None = None  # the die rolled during the search, without a number yet
        self.wanted_tints: tuple[str, ...] = ()
        self.states: dict[str, DieState] = {}  # by address

    @property
    def is_looking(self) -> bool:
        """Whether an unknown die may be the wanted one."""
        return self.is_meeting and self.met_die is None

    def find_die(self, address: str) -> KnownDie | None:
        """The known die of that address."""
        return next((die for die in self.dice if die.address == address), None)

    def has_missing(self, here: Collection[str]) -> bool:
        """Whether some die is to be scanned for."""
        return self.is_looking or any(die.address not in here for die in self.dice)


class BluetoothDice:
    """The device. Reports Rolled, Found, Lost and DieSaid; every method may be called from any thread."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self.reach = Reach()
        self._now_ms = now_ms
        self._put: Put | None = None  # None = not started
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._radio: Radio | None = None
        self._work: asyncio.Task[None] | None = None

    def start(self, put: Put) -> None:
        """Start looking for the dice."""
        self._put = put
        self._start_if_needed()

    def stop(self) -> None:
        """Disconnect all dice."""
        self._put = None
        self._call(lambda radio: self._work.cancel() if self._work else None)
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def keep(self, dice: Iterable[KnownDie]) -> None:
        """Set the dice that may roll here."""
        self.reach.dice = tuple(dice)
        self._start_if_needed()
        self._call(lambda radio: radio.update_dice())

    def meet(self, on: bool) -> None:
        """Start or end the search for a new die, which ends when one is rolled."""
        self.reach.is_meeting, self.reach.met_die = on, None
        self._start_if_needed()
        if self._put and not on:
            self._put(DieSaid(device="Bluetooth", what="news", at_ms=self._now_ms()))
        self._call(lambda radio: radio.update_dice())

    def want(self, tints: Iterable[str]) -> None:
        """Set the wanted dice, one colour a die."""
        self.reach.wanted_tints = wanted = tuple(tints)
        self._call(lambda radio: radio.want(wanted))

    def blink(self, device: str, tint: str, times: int) -> None:
        """Blink the die with that device name or address."""
        self._call(lambda radio: radio.blink(device, tint, times))

    # ---- the thread ---------------------------------------------------------------------------------------
    def _start_if_needed(self) -> None:
        if self._put and self._thread is None and (self.reach.dice or self.reach.is_meeting):
            self._thread = threading.Thread(target=self._run, args=(self._put,), name="bluetooth", daemon=True)
            self._thread.start()

    def _run(self, put: Put) -> None:
        try:
            asyncio.run(self._main(put))
        except Exception as error:  # also from a half installed bleak
            put(Lost(device="Bluetooth", reason="no-radio", detail=repr(error)))

    async def _main(self, put: Put) -> None:
        from hardware.bluetooth.radio import Radio

        radio = Radio(self.reach, put, self._now_ms)
        self._work = asyncio.create_task(radio.run())
        with self._lock:
            self._radio, self._loop = radio, asyncio.get_running_loop()
        if self._put is None:  # stopped meanwhile
            self._work.cancel()
        try:
            await asyncio.gather(self._work, return_exceptions=True)
        finally:
            with self._lock:
                self._radio = self._loop = None

    def _call(self, what: Callable[[Radio], object]) -> None:
        """Run the call on the radio's loop; without a radio drop it."""
        with self._lock:
            if self._loop is not None and self._radio is not None:
                self._loop.call_soon_threadsafe(what, self._radio)
