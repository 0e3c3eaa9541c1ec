"""The box's own hardware beside a table: what buttons, knobs and dice readers say, and what the box shows for it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from companion.devices.cues import Event
from companion.devices.input import confirmed, heard
from companion.devices.intents import Confirm, Fill, Focus, Intent, Refuse, Tell, TogglePause
from companion.devices.intents import Undo as UndoPressed
from companion.errors import Stale, Trouble
from companion.table.roll_evidence import RollEvidence, with_roll
from hardware.output import Lights, Sound
from hardware.signal import Found, Lost, Rolled, Signal
from rules.kit.types import Illegal, Say

if TYPE_CHECKING:  # the simulator imports gpiozero, which a companion without buttons need not wait for
    from companion.table.current_game import CurrentGame
    from hardware.simulator import Simulator

log = logging.getLogger(__name__)


class HardwareBridge:
    """What is wired to one table. Whoever starts the devices says how they are told things; without any it is still."""

    def __init__(self, table: CurrentGame) -> None:
        self.simulator: Simulator | None = None
        self.want: Callable[[tuple[str, ...]], None] = lambda tints: None  # tells the dice readers
        self.light: Callable[[Lights], None] = lambda lights: None  # tells the lamps
        self.play: Callable[[Sound, int], None] = lambda sound, volume: None  # tells what sounds
        self.key: Callable[[str, bool], None] = lambda name, down: None  # tells the rig: keys may stand for buttons
        self.press: Callable[[str], None] = lambda form: None  # presses confirm on the screen that was touched last
        self.wanted: tuple[str, ...] = ()  # the dice that a reader may fill in now, one colour a die
        self.filled: dict[str, dict[str, Any]] = {}  # what has come for a form, by prompt
        self.thrown: dict[str, RollEvidence] = {}  # which rolls have filled it, by prompt
        self.said: Say | None = None  # the answer to the last press or roll that did not simply count
        self.instead = ""  # the prompt that the last press would have confirmed, had its own seat pressed
        self.event: Event | None = None  # to be noticed with the next Show, besides what has become of the game
        self._table = table
        self._lost: set[str] = set()  # devices that cannot be used just now

    # ---- what came for a form ---------------------------------------------------------------------------
    def forget(self) -> None:
        """Nothing has come for any form any more."""
        self.filled, self.thrown, self.said = {}, {}, None

    def answered(self, still_open: Iterable[str]) -> None:
        """A form was answered: what came for the others that are open stays."""
        here = set(still_open)
        self.filled = {form: values for form, values in self.filled.items() if form in here}
        self.thrown = {form: thrown for form, thrown in self.thrown.items() if form in here}
        self.said = None

    # ---- signals ----------------------------------------------------------------------------------------
    async def signal(self, signal: Signal) -> None:
        """A button was pressed or dice were rolled: do what it means for the open prompts, or say why not."""
        table = self._table
        table.trace(signal)
        prompts, paused = (table.asked(), table.session.paused) if table.playing else ((), False)
        act = heard(signal, prompts, self.filled, paused)
        self._note(signal, act)
        try:
            await self._act(act, signal.device)
        except (Illegal, Trouble) as error:
            self.said = error.say
            self.event = "refused"
        if isinstance(signal, Found):
            self._lost.discard(signal.device)
        table.publish()

    def _note(self, signal: Signal, act: Intent) -> None:
        """What is remembered of a signal, whatever becomes of it."""
        if isinstance(signal, Lost):
            self._lost.add(signal.device)
            log.warning("%s: %s. %s", signal.device, signal.reason, signal.detail)
        if isinstance(signal, Rolled):  # one that fits nothing is at least in the log
            log.info("%s %s", signal.device, signal.raw)
            if isinstance(act, Fill):
                form, before = act.prompt_id, self.filled.get(act.prompt_id, {})
                self.thrown[form] = with_roll(self.thrown.get(form, RollEvidence()), signal, before, act.values)

    async def confirm(self, prompt_id: str, by: str) -> None:
        """Confirm that form as it is shown, as its own seat's button would; Stale if it is not open any more."""
        act = confirmed(prompt_id, self._table.asked(), self.filled)
        if act is None:
            raise Stale("log-stale")
        await self._act(act, by)

    async def _act(self, act: Intent, by: str) -> None:
        self.said, self.instead = None, ""
        table = self._table
        match act:
            case Confirm(prompt_id=prompt_id, values=values):
                await table.answer(prompt_id, values, by=by)
            case Fill(prompt_id=prompt_id, values=values):
                self.filled[prompt_id] = values
            case UndoPressed():
                if offer := table.session.undo_offer():
                    await table.undo(offer[0], by)
            case TogglePause():
                await table.pause(not table.session.paused, by)
            case Focus(prompt_id=prompt_id, say=say):  # what is chosen so far is known to the screen alone
                self.said = say
                self.press(prompt_id)
            case Refuse(say=say, instead=instead):
                self.said, self.instead = say, instead
                self.event = "refused"
            case Tell(say=say):  # that a device was found is only news after it was lost
                self.said = say if by in self._lost else None
