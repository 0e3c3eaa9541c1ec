"""Somebody who plays by what stands on the screen alone: reads the form in front, taps keys and cells, and confirms."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.view.wire import AllotView, FieldView, FormView, SlotsView, ThrowView
from tests.ui.touched import Touched
from ui.state import choices
from ui.state.acts import Aim, Bring, Confirm, Focus, Open, Put
from ui.state.screen_state import ask_in_front, confirm_corner, draft, form_in_front
from ui.window.finger import Spot

OTHERS = 0.1  # how often another answer than the first is looked at
CHANGES = 0.05  # how often what stands there already is changed before it is confirmed
AFTER_REFUSAL, MOST_AFTER = 0.2, 0.8  # with each refusal the others are looked at more often


class Player:
    """`step` touches the screen once. The same seed plays the same evening every time."""

    def __init__(self, table: Touched, seed: int) -> None:
        self.table, self.rng = table, Random(seed)
        self.refused = 0  # refusals since the last answer that counted
        self._thought = ""  # for which question it was thought about another answer

    async def step(self) -> None:
        """One touch that brings the game on."""
        desk = self.table.stage.desk
        ask, form = ask_in_front(desk), form_in_front(desk)
        if ask is None:
            await self.table.tap(*self.rng.choice(self._seats()))
            return
        assert form
        if spot := self._second_thought(ask.forms[0].id, form):
            await self.table.tap(*spot)
            return
        _, confirm = confirm_corner(desk)
        await (self.table.tap_act(confirm) if confirm else self.table.tap(*self._filling(form)))

    def _seats(self) -> list[Spot]:
        """The keys of seats that only have to say that they are ready."""
        found = [s for s in self.table.spots() if isinstance(s[1].act, Confirm)]
        assert found, self.table.hand.texts()
        return found

    # ---- another answer -----------------------------------------------------------------------------------
    def _second_thought(self, question: str, form: FormView) -> Spot | None:
        """Once for each question, and again after a refusal: now and then something else than what stands there."""
        is_refused = self.table.stage.desk.refused is not None
        if not is_refused and self._thought == question:
            return None
        self.refused = self.refused + 1 if is_refused else 0
        self._thought = question
        others = [s for s in self.table.spots() if isinstance(s[1].act, Open | Focus)]
        if self._feels(others, min(MOST_AFTER, AFTER_REFUSAL * self.refused) if is_refused else OTHERS):
            return self.rng.choice(others)
        keys = self._keys(form) + (self._tabs(form) if is_refused else [])
        return self.rng.choice(keys) if self._feels(keys, 1.0 if is_refused else CHANGES) else None

    def _feels(self, spots: list[Spot], how_often: float) -> bool:
        return bool(spots) and self.rng.random() < how_often

    # ---- filling a form in ----------------------------------------------------------------------------------
    def _filling(self, form: FormView) -> Spot:
        """A key or cell for the first row that lacks its answer, or the one that leads to such a key."""
        values = draft(self.table.stage.desk, form).values
        for row in choices.missing_rows(form, values):
            field = next(f for f in form.fields if choices.row(f) == row)
            keys = self._keys(form, row)
            fuller = [spot for spot in keys if _amount(field, _value(spot)) > _amount(field, values[row])]
            if spots := fuller or keys or self._leading(form, field):
                return self.rng.choice(spots)
        raise AssertionError(f"{form.id} cannot be filled in: {values}, {self.table.hand.texts()}")

    def _keys(self, form: FormView, row: choices.Row | None = None) -> list[Spot]:
        """What gives a row of the form another value."""
        return [
            (region, target) for region, target in self.table.spots()
            if isinstance(target.act, Put) and target.act.form == form.id and row in (None, target.act.row)
        ]  # fmt: skip

    def _tabs(self, form: FormView) -> list[Spot]:
        """What brings another row of the form to the front."""
        return [s for s in self.table.spots() if isinstance(s[1].act, Bring) and s[1].act.form == form.id]

    def _leading(self, form: FormView, field: FieldView) -> list[Spot]:
        """What brings a row to the front, or chooses which of its slots is filled next."""
        row, values = choices.row(field), draft(self.table.stage.desk, form).values
        key = choices.key_of(form, values, field)
        brings = [s for s in self.table.spots() if s[1].act == Bring(form=form.id, key=key)]
        return brings or [s for s in self.table.spots() if isinstance(s[1].act, Aim) and s[1].act.row == row]


def _value(spot: Spot) -> Any:
    """What a key puts into its row."""
    return spot[1].act.value if isinstance(spot[1].act, Put) else None


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
