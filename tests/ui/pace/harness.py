"""A round on the real desk and the real screen, scripted in sentences; a finger finds and counts the taps."""

from __future__ import annotations

import statistics
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.log import catalogue as catalogues
from companion.log.record import Line, Played
from companion.testkit.table import can_take, form_values
from companion.view import wire
from rules.games import find
from rules.kit.answers import default_value
from rules.kit.types import TABLE, Catalogue, Prompt
from tests.companion.tables import Clock, client, table_in
from tests.ui.touched import Finger, Touched
from ui.kit.block import Box

NAMES = ("Ana", "Bo", "Cem", "Dee")


@dataclass(frozen=True)
class Action:
    """One line of the log caused by players: its sentence, and the number of touches for it."""

    said: str
    taps: int


@dataclass
class Pace(Touched):
    """A game in play. `does` plays the next event by taps alone, `begins` without the screen."""

    actions: list[Action] = field(default_factory=list)
    confirms: set[tuple[Box, Box]] = field(default_factory=set)  # where confirm was tapped
    before: int = 0  # actions before the first turn

    # ---- events ---------------------------------------------------------------------------------------------
    async def does(self, said: str, move: str, **told: Any) -> None:
        """Enter the event of the sentence `said` on the screen: the answer `told` to the open form for that move.

        A name at the beginning of the sentence is the seat that is asked, unless the table is. Fields not in `told`
        stay as the form has them.
        """
        prompt, before = self._prompt(said, move, told), len(self._written)
        touches = self.taps + self.hand.drags
        corner = await self.enter(prompt.id, {name: value for name, value in told.items() if name not in prompt.given})
        if corner:
            self.confirms.add((corner[0].box, corner[1].box))
        (line,) = self._written[before:]
        assert line.move == move, f"{said}: {line.move}"
        assert all(_is_told(line.v[name], value) for name, value in told.items()), f"{said}: {line.v}"
        self.actions.append(Action(said=said, taps=self.taps + self.hand.drags - touches))

    def first_turn(self) -> None:
        """End the set-up; from here on players take their turns."""
        self.before = len(self.actions)

    async def begins(self, move: str, **told: Any) -> None:
        """Play an event before the round: recorded, but not counted."""
        form = self._prompt("", move, told)
        await self._send(wire.Answer(form=form.id, values=form_values(form, told, rest=default_value)))

    async def goes_on(self, lines: Iterable[Line]) -> None:
        """Replay the lines of another record of the same game."""
        for line in lines:
            assert isinstance(line, Played)
            form = next(p for p in self._open if p.id.rpartition("@")[0] == line.prompt)
            names = {f.name for f in form.fields}
            await self._send(wire.Answer(form=form.id, values={n: v for n, v in line.v.items() if n in names}))

    def _prompt(self, said: str, move: str, told: dict[str, Any]) -> Prompt:
        """The open form for that event."""
        name = said.partition(" ")[0]
        seats = {NAMES.index(name), TABLE} if name in NAMES else {*range(len(NAMES)), TABLE}
        for prompt in self._open:
            if prompt.move == move and prompt.seat in seats and can_take(prompt, told) and not prompt.secret:
                return prompt
        raise AssertionError(f"{said}: {move} is not asked, but {[(p.id, p.move) for p in self._open]}")

    @property
    def is_over(self) -> bool:
        return self.client.table.core.game.session.is_finished

    @property
    def _open(self) -> tuple[Prompt, ...]:
        return self.client.table.core.game.session.prompts()

    @property
    def _written(self) -> list[Played]:
        """The lines caused by players."""
        lines = self.client.table.core.game.session.lines
        return [line for line in lines if isinstance(line, Played) and line.by == "screen"]

    # ---- the core -------------------------------------------------------------------------------------------
    async def _send(self, request: wire.Request) -> None:
        """Send a request, which must not be refused; the next tap comes a second later."""
        await super()._send(request)
        assert self.stage.desk.refused is None, f"{request}: {self.stage.desk.refused}"
        self.hand.now_s += 1


def _is_told(written: Any, told: Any) -> bool:
    """Whether a recorded value holds the entered one; the order of choices does not matter."""
    if isinstance(told, dict):
        return all(_is_told(written[key], value) for key, value in told.items() if value or key in written)
    return bool(sorted(written) == sorted(told) if isinstance(told, list) else written == told)


Script = Callable[[Pace], Awaitable[None]]


async def play(window: Any, folder: Path, game: str, script: Script, catalogue: Catalogue) -> Pace:
    """Run the script in a new game of four with these printed values."""
    clock = Clock()
    desk = await table_in(folder, clock)
    await catalogues.keep(desk.core.store, find(game), catalogue)
    here = await client(desk)
    await here.set("~home", "game", game)
    while len(desk.core.setup.draft.chairs) < len(NAMES):
        await here.set("~new", "chair-0", "more")
    for seat, name in enumerate(NAMES):
        await here.answer(f"~name/{seat}", name=name)
    await here.answer("~new")
    pace = Pace(hand=Finger(window), client=here, clock=clock)
    pace.hear()
    try:
        await script(pace)
    finally:
        await pace.close()
    return pace


# ---- counts ---------------------------------------------------------------------------------------------------
def taps(actions: list[Action]) -> int:
    return sum(action.taps for action in actions)


def median(actions: list[Action]) -> float:
    return statistics.median(action.taps for action in actions)


def nine_of_ten(actions: list[Action]) -> int:
    """The number of taps that suffices for nine actions of ten."""
    counts = sorted(action.taps for action in actions)
    return counts[-(-len(counts) * 9 // 10) - 1]
