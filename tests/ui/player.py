"""Somebody who plays by what stands on the screen alone: reads the form in front, taps keys and cells, and confirms."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.view.wire import AllotView, FieldView, FormView, SlotsView, ThrowView
from tests.ui.touched import Touched
from ui import choosing
from ui.acts import Aim, Bring, Confirm, Focus, Open, Put
from ui.block import Target
from ui.desk import ask_in_front, draft, form_in_front, going
from ui.screen import Region

Spot = tuple[Region, Target]
OTHERS = 0.2  # how often another answer than the first is looked at
CHANGES = 0.3  # how often what stands there already is changed before it is confirmed


class Player:
    """`step` touches the screen once. A seed makes the same evening every time."""

    def __init__(self, table: Touched, seed: int) -> None:
        self.table, self.rng = table, Random(seed)
        self.refused = 0  # how often in a row
        self._looked = ""  # the form for which was decided whether to answer it otherwise

    async def step(self) -> None:
        """One touch that brings the game on."""
        desk = self.table.stage.desk
        refused = desk.refused is not None
        self.refused = self.refused + 1 if refused else self.refused
        ask, form = ask_in_front(desk), form_in_front(desk)
        assert ask and form, self.table.hand.texts()
        if refused or self._looked != ask.forms[0].id:
            if not refused:
                self.refused = 0
            self._looked = ask.forms[0].id
            if spot := self._other(refused) or self._change(form):
                await self.table.tap(*spot)
                return
        _, confirm = going(desk)
        if confirm is not None:
            await self.table.tap_act(confirm)
            return
        await self.table.tap(*self._filling(form))

    # ---- another answer -----------------------------------------------------------------------------------
    def _other(self, refused: bool) -> Spot | None:
        """Now and then, and more often after a refusal, another form of the ask, or another ask."""
        others = [spot for spot in self.table.targets() if isinstance(spot[1].act, Open | Focus)]
        likely = min(0.8, 0.2 * self.refused) if refused else OTHERS
        return self.rng.choice(others) if others and self.rng.random() < likely else None

    def _change(self, form: FormView) -> Spot | None:
        """Sometimes what is chosen already is changed; after a refusal it has to be."""
        puts = [spot for spot in self._puts(form)]
        likely = 1.0 if self.table.stage.desk.refused else CHANGES
        return self.rng.choice(puts) if puts and self.rng.random() < likely else None

    # ---- filling a form in ----------------------------------------------------------------------------------
    def _filling(self, form: FormView) -> Spot:
        """A key or cell for the first row that lacks its answer."""
        values = draft(self.table.stage.desk, form).values
        for row in choosing.missing(form, values):
            field = next(f for f in form.fields if choosing.row(f) == row)
            puts = [s for s in self._puts(form) if s[1].act.row == row]  # type: ignore[union-attr]
            fuller = [s for s in puts if _amount(field, s[1].act.value) > _amount(field, values[row])]  # type: ignore[union-attr]
            if fuller or puts:
                return self.rng.choice(fuller or puts)
            brings = [s for s in self.table.targets() if s[1].act == Bring(form=form.id, key=field.key)]
            aims = [s for s in self.table.targets() if isinstance(s[1].act, Aim) and s[1].act.row == row]
            if brings or aims:
                return self.rng.choice(brings or aims)
        raise AssertionError(f"{form.id} cannot be filled in: {values} {self.table.hand.texts()}")

    def _puts(self, form: FormView) -> list[Spot]:
        return [s for s in self.table.targets() if isinstance(s[1].act, Put) and s[1].act.form == form.id]


def _amount(field: FieldView, value: Any) -> int:
    """How much of a field is filled in."""
    match field:
        case AllotView():
            return sum(value.values())
        case SlotsView():
            return sum(item is not None for item in value)
        case ThrowView():
            return len(value)
        case _ if isinstance(value, list):
            return len(value)
        case _:
            return int(value is not None)
