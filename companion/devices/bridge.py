"""The bridge from the hardware to the game: it carries out the intent of each signal and notifies the listeners."""

from __future__ import annotations

import logging
from dataclasses import replace

from msgspec import structs

from companion.devices import roll_matching
from companion.devices.input import intent_of
from companion.devices.roll_matching import Roller
from companion.errors import Trouble
from companion.table.core import Core
from companion.table.events import Happened
from companion.table.intents import Fill, Intent, Notice, Remark
from hardware.signal import DieSaid, Found, Lost, Rolled, Signal
from rules.kit.types import Illegal

log = logging.getLogger(__name__)


class HardwareBridge:
    """The receiver of all signals, one after the other."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._lost_devices: set[str] = set()  # devices not usable at present

    async def hear(self, signal: Signal) -> None:
        """Carry out the signal's intent, or say why not. The listeners get the signal even if that fails."""
        happened = Happened(signal=signal)
        try:
            happened = await self._carry_out(signal)
        finally:
            await self._core.listeners.notify(happened)
        if self._core.dice and isinstance(signal, DieSaid | Rolled):  # once all screens show the roll
            await self._core.dice.note()

    async def _carry_out(self, signal: Signal) -> Happened:
        now = self._core.game.snapshot()
        prompts, paused = (now.prompts, now.session.paused) if now else ((), False)
        intent = intent_of(signal, prompts, self._core.game.arrivals.values, paused, self._roller(signal))
        intent = with_signal(signal, intent, was_lost=signal.device in self._lost_devices)
        if isinstance(signal, Lost):
            self._lost_devices.add(signal.device)
        elif isinstance(signal, Found):
            self._lost_devices.discard(signal.device)
        is_unasked = isinstance(intent, Notice) and intent.say is not None and intent.say.key == roll_matching.NO_DICE
        notes = now is not None and now.session.game.notes_rolls and not now.session.is_finished
        if notes and is_unasked and isinstance(signal, Rolled):  # the game cannot know the purpose of such a roll
            say = roll_matching.roll_note(signal.dice)
            self._core.game.say(say)
            intent = Remark(text=self._core.text(say))
        try:
            done = await self._core.game.do(intent, by=signal.device)
        except (Illegal, Trouble) as error:
            return replace(self._core.game.say(error.say), signal=signal, event="refused")
        is_refused = isinstance(intent, Notice) and intent.refused
        return replace(done, signal=signal, event="refused" if is_refused else None)

    def _roller(self, signal: Signal) -> Roller | None:
        """The owner of the die, if it is one of the table's own."""
        die = self._core.dice.find_by_device(signal.device) if self._core.dice else None
        return roll_matching.roller_of(die, self._core.game.seat_names) if die else None


def with_signal(signal: Signal, intent: Intent, *, was_lost: bool) -> Intent:
    """The intent, completed from its signal. The log gets lost devices and all rolls, even those that fit nothing."""
    match signal:
        case Lost():
            log.warning("%s: %s. %s", signal.device, signal.reason, signal.detail)
        case Found() if not was_lost:  # a device found is news only after it was lost
            return Notice(say=None)
        case Rolled():
            log.info("%s %s", signal.device, signal.raw)
            return structs.replace(intent, roll=signal) if isinstance(intent, Fill) else intent
    return intent
