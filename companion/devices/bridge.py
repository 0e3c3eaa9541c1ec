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
        game = self._game
        paused = game.playing and game.session.paused
        intent = heard(signal, game.prompts(), game.arrived.values, paused)
        try:
            done = await game.do(self._noted(signal, intent), by=signal.device)
        except (Illegal, Trouble) as error:
            game.say(error.say)
            return Happened(signal=signal, event="refused")
        return replace(done, signal=signal, event="refused" if isinstance(intent, Refuse) else None)

    def _noted(self, signal: Signal, intent: Intent) -> Intent:
        """What is remembered of a signal, whatever becomes of it; the intent, with what the signal adds to it."""
        match signal:
            case Lost():
                self._lost.add(signal.device)
                log.warning("%s: %s. %s", signal.device, signal.reason, signal.detail)
            case Found():  # that it was found is only news after it was lost
                was_lost = signal.device in self._lost
                self._lost.discard(signal.device)
                return intent if was_lost else Tell(say=None)
            case Rolled():  # one that fits nothing is at least in the log
                log.info("%s %s", signal.device, signal.raw)
                return structs.replace(intent, roll=signal) if isinstance(intent, Fill) else intent
        return intent
