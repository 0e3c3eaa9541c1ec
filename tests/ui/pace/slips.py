"""What it takes to mend a slip: the key beside the right one was tapped, which is noticed at once or after the round.

`python -m tests.ui.pace` plays them and writes them into docs/taps.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from companion.view import wire
from rules.kit.answers import fill_in, to_json
from rules.kit.types import Allot, Amount, Choice, Field, Illegal, Prompt, Slots, Throw
from tests.ui.pace.harness import Pace, _answer, play
from tests.ui.pace.rounds import Round
from ui.state.acts import Act
from ui.state.screen_state import going
from ui.window.finger import Spot, spot_of
from ui.window.telling import Stuck, Telling

SLIPS = 10  # of each game, spread over its round
LOOKS_MS = 3_000  # before somebody notices


@dataclass(frozen=True)
class Slip:
    """At the nth action of the round this was told instead of what the round tells."""

    nth: int
    said: str
    name: str
    told: dict[str, Any]


@dataclass(frozen=True)
class Mended:
    """Taps until the record is right, where it is noticed at once and where only after the round."""

    slip: Slip
    at_once: int
    by_the_log: int | None  # None: more is asked again than the finger of these rounds can tell


class Noticed(Exception):
    """The rest of the round is not played."""


@dataclass
class Slipping(Pace):
    """The round with one slip in it; the rest of it is written down without the screen."""

    slip: Slip | None = None
    late: bool = False
    found: list[Slip] = field(default_factory=list)
    taps: int = 0
    stuck: str = ""
    nth: int = -1
    line: int = 0
    right: tuple[str, str, dict[str, Any]] = ("", "", {})

    async def does(self, said: str, move: str, **told: Any) -> None:
        self.nth += 1
        prompt = self._prompt(said, move, told)
        if self.slip is None:
            self.found += [slip for slip in slips_of(self.nth, said, prompt, told) if self._is_taken(prompt, slip)]
        if self.slip is None or self.slip.nth != self.nth:
            await self._send(wire.Answer(form=prompt.id, values=_values(prompt, told)))
            return
        await self._send(wire.Answer(form=prompt.id, values=_values(prompt, self.slip.told)))
        names = {each.name for each in prompt.fields}
        mine = {name: value for name, value in told.items() if name in names}
        self.line, self.right = self._written[-1].n, (said, move, mine)
        if not self.late:
            await self.undo()
            raise Noticed

    def _is_taken(self, prompt: Prompt, slip: Slip) -> bool:
        """Whether the rules admit it without a question."""
        session = self.client.table.core.game.session
        try:
            told = to_json(fill_in(prompt, _values(prompt, slip.told)))
            _, news = session.game.apply(session.state, prompt.seat, session.game.move(prompt.move, told))
        except (Illegal, KeyError):
            return False
        return not any(each.doubt for each in news)

    # ---- mending ----------------------------------------------------------------------------------------------
    async def undo(self) -> None:
        """It is taken back, and told right."""
        self.hand.pass_ms(LOOKS_MS)
        act = next(act for act in self._acts() if isinstance(act, wire.Undo))
        await self._tap(act)
        said, move, told = self.right
        await self._tell(self._prompt(said, move, told).id)

    async def tell_otherwise(self) -> None:
        """The line is told otherwise in the game log."""
        self.hand.pass_ms(LOOKS_MS)
        for page in ("menu", "log", f"then/{self.line}", f"amend/{self.line}"):
            await self._tap(wire.Go(page=page))
        await self._tell(next(form.id for ask in self._show.asks for form in ask.forms if "/say/" in form.id))
        while self._show.page == "amend/on":  # what no longer fits is told as it is proposed
            _, confirm = going(self.hand.stage.desk)
            if confirm is None:
                raise Stuck("it is asked anew, and nothing is proposed")
            await self._tap(confirm)

    @property
    def _show(self) -> wire.Show:
        assert self.hand.stage.desk.show
        return self.hand.stage.desk.show

    async def _tell(self, form: str) -> None:
        telling = Telling(self.hand)
        telling.tell(form, self.right[2])
        self.taps += telling.taps
        await self._pass_on()

    def _acts(self) -> Iterator[Act]:
        return (t.act for region in self.hand.stage.picture.regions for t in region.block.targets)

    async def _tap(self, act: Act) -> None:
        spot = spot_of(self.hand.stage.picture, act)
        assert spot, f"{act} is not on the screen: {self.hand.texts()}"
        self.taps += self._touch(spot)
        await self._pass_on()

    def _touch(self, spot: Spot) -> int:
        """How often the screen is touched for it."""
        telling = Telling(self.hand)
        telling._tap(*spot)
        return telling.taps

    async def _pass_on(self) -> None:
        for request in list(self.hand.sent):
            await self._send(request)
        self.hand.sent.clear()


def _values(prompt: Prompt, told: dict[str, Any]) -> dict[str, Any]:
    """The answer to that question; what is given with it is not told."""
    return _answer(prompt, {name: value for name, value in told.items() if name not in prompt.given})


# ---- slips ----------------------------------------------------------------------------------------------------
def slips_of(nth: int, said: str, prompt: Prompt, told: dict[str, Any]) -> Iterator[Slip]:
    """For each field that is told the key beside."""
    for each in prompt.fields:
        if each.name not in told:
            continue
        value = told[each.name]
        if each.key and each.key not in value:
            continue
        beside = _beside(each, value[each.key] if each.key else value)
        if beside is not None:
            beside = {**value, each.key: beside} if each.key else beside
            yield Slip(nth=nth, said=said, name=each.name, told={**told, each.name: beside})


def _beside(of: Field, value: Any) -> Any:
    """What the key beside says; None where there is none."""
    match of:
        case Choice() if isinstance(value, list):
            return [_next(of, value[0]), *value[1:]] if value and _next(of, value[0]) not in (None, *value) else None
        case Choice():
            return _next(of, value)
        case Amount():
            return value + 1 if value < of.most else value - 1 if value > of.least else None
        case Throw():
            die = next(iter(value))
            return {**value, die: value[die] - 1 if isinstance(value[die], int) and value[die] > 1 else 2}
        case Slots():
            swapped = next((i for i, (a, b) in enumerate(pairwise(value)) if a != b), None)
            return (
                None
                if swapped is None
                else [*value[:swapped], value[swapped + 1], value[swapped], *value[swapped + 2 :]]
            )
        case Allot():
            one = next((item for item, n in value.items() if n), None)
            other = next((item for item, cap in of.caps.items() if cap > value.get(item, 0) and item != one), None)
            return None if None in (one, other) else {**value, one: value[one] - 1, other: value.get(other, 0) + 1}
        case _:
            return None


def _next(of: Choice, value: Any) -> Any:
    values = [option.value for option in of.options]
    if value not in values or len(values) < 2:
        return None
    at = values.index(value)
    return values[at + 1] if at + 1 < len(values) else values[at - 1]


async def mended(window: Any, folder: Path, of: Round) -> list[Mended]:
    """Ten slips of that round, each mended in two ways."""

    async def run(name: str, slip: Slip | None, late: bool) -> Slipping:
        made: list[Slipping] = []

        async def script(pace: Pace) -> None:
            made.append(Slipping(hand=pace.hand, client=pace.client, heard=pace.heard, slip=slip, late=late))
            try:
                await of.script(made[0])
            except (Noticed, Stuck, AssertionError) as why:
                if slip is None:
                    raise
                made[0].stuck = str(why) if isinstance(why, Stuck) else ""
            if late:
                try:
                    await made[0].tell_otherwise()
                except (Stuck, AssertionError) as why:
                    made[0].stuck = str(why)

        await play(window, folder / name, of.game, script, of.catalogue, of.options)
        return made[0]

    found = (await run("round", None, False)).found
    chosen = [found[i * len(found) // SLIPS] for i in range(SLIPS)] if len(found) >= SLIPS else found
    out: list[Mended] = []
    for i, slip in enumerate(chosen):
        once, late = [await run(f"{i}{late}", slip, late) for late in (False, True)]
        if not once.stuck:
            out.append(Mended(slip=slip, at_once=once.taps, by_the_log=None if late.stuck else late.taps))
    return out
