"""From the hardware to the game: what a button, knob or dice reader says is carried out, and everybody is told."""

from __future__ import annotations

import logging
from dataclasses import replace

from msgspec import structs

from companion.devices.input import heard
from companion.errors import Trouble
from companion.table.current_game import CurrentGame
from companion.table.happened import Happened, Listeners
from companion.table.intents import Fill, Intent, Refuse, Tell
from hardware.signal import Found, Lost, Rolled, Signal
from rules.kit.types import Illegal

log = logging.getLogger(__name__)


class HardwareBridge:
    """Hears one signal after the other."""

    def __init__(self, game: CurrentGame, listeners: Listeners) -> None:
        self._game, self._listeners = game, listeners
        self._lost: set[str] = set()  # devices that cannot be used just now

    async def hear(self, signal: Signal) -> None:
        """Do what it means for the open prompts, or say why not. It is told to everybody even where it breaks us."""
        happened = Happened(signal=signal)
        try:
            happened = await self._done(signal)
        finally:
            await self._listeners.tell(happened)

    async def _done(self, signal: Signal) -> Happened:
        now = self._game.snapshot()
        prompts, paused = (now.prompts, now.session.paused) if now else ((), False)
        intent = heard(signal, prompts, self._game.arrived.values, paused)
        intent = noted(signal, intent, was_lost=signal.device in self._lost)
        if isinstance(signal, Lost):
            self._lost.add(signal.device)
        elif isinstance(signal, Found):
            self._lost.discard(signal.device)
        try:
            done = await self._game.do(intent, by=signal.device)
        except (Illegal, Trouble) as error:
            return replace(self._game.say(error.say), signal=signal, event="refused")
        return replace(done, signal=signal, event="refused" if isinstance(intent, Refuse) else None)


def noted(signal: Signal, intent: Intent, *, was_lost: bool) -> Intent:
    """The intent, with what only its signal knows; the log hears of signals that may fit nothing."""
    match signal:
        case Lost():
            log.warning("%s: %s. %s", signal.device, signal.reason, signal.detail)
        case Found() if not was_lost:  # that it was found is only news after it was lost
            return Tell(say=None)
        case Rolled():
            log.info("%s %s", signal.device, signal.raw)
            return structs.replace(intent, roll=signal) if isinstance(intent, Fill) else intent
    return intent
