"""Events that the clock brings: timers fire, and automatic steps are played."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from companion.errors import Trouble
from companion.log.disk.elapsed_time import EVERY_MS
from companion.table.automatic_steps import BY, AutomaticSteps
from companion.table.current_game import CurrentGame
from companion.table.events import Happened, Listeners
from rules.kit.types import Illegal

log = logging.getLogger(__name__)


class Timekeeper:
    """The task that wakes when a timer or a step is due."""

    def __init__(self, game: CurrentGame, steps: AutomaticSteps, listeners: Listeners) -> None:
        self._game, self._steps, self._listeners = game, steps, listeners
        self._changed = asyncio.Event()

    async def hear(self, happened: Happened) -> None:
        self.look_again()

    def look_again(self) -> None:
        """Work out the next due time anew."""
        self._changed.set()

    async def wait(self) -> None:
        """Wait until something is due. While a clock runs, its elapsed time is saved every second."""
        while True:
            self._changed.clear()
            due_ms, is_timed = self._next_ms(), self._game.is_timed
            notes = is_timed and (due_ms is None or due_ms > EVERY_MS)
            waits_ms = EVERY_MS if notes else due_ms
            try:
                await asyncio.wait_for(self._changed.wait(), None if waits_ms is None else max(0, waits_ms) / 1000)
            except TimeoutError:
                if not notes:
                    return
                self._game.note_time()

    def _next_ms(self) -> int | None:
        times = (self._game.next_due_ms(), self._steps.left_ms())
        return min((ms for ms in times if ms is not None), default=None)

    async def tick(self) -> None:
        """Fire the due timers, play the due step, and notify the listeners."""
        happened = await self._game.tick()
        await self._listeners.notify(await self._take_step(happened))

    async def _take_step(self, rung: Happened) -> Happened:
        """Play the step that is due. A step that cannot be recorded is asked instead."""
        answer = self._steps.due_answer()
        if answer is None:
            return rung
        try:
            done = await self._game.do(answer, BY)
        except (Illegal, Trouble) as error:
            log.warning("an automatic step was not taken: %s", error)
            self._steps.hold()
            return rung
        except Exception:  # a mistake of ours: do not try again and again
            self._steps.hold()
            raise
        return replace(done, lines=(*rung.lines, *done.lines), event=rung.event)
