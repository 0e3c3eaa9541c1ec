"""A random player at the touchscreen, who reads the front form, taps keys and cells, and confirms."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.view.wire import AllotView, FieldView, FormView, SlotsView, ThrowView
from tests.ui.touched import Touched
from ui.state import choices
from ui.state.acts import Aim, Bring, Confirm, Focus, Open, Put
from ui.state.screen_state import ask_in_front, confirm_corner, draft, form_in_front
from ui.window.finger import Spot

OTHERS = 0.1  # probability of trying an alternative
CHANGES = 0.05  # probability of changing a pre-filled value
AFTER_REFUSAL, MOST_AFTER = 0.2, 0.8  # increased with each refusal


class Player:
    """A random player; equal seeds play equal games. `step` touches the screen once."""

    def __init__(self, table: Touched, seed: int) -> None:
        self.table, self.rng = table, Random(seed)
        self.refused = 0  # refusals since the last accepted answer
        self._thought = ""  # the question with its alternatives already considered

    async def step(self) -> None:
        """Touch the screen once to advance the game."""
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
        """The keys of seats that only confirm that they are ready."""
        found = [s for s in self.table.spots() if isinstance(s[1].act, Confirm)]
        assert found, self.table.hand.texts()
        return found

    # ---- alternatives -------------------------------------------------------------------------------------
    def _second_thought(self, question: str, form: FormView) -> Spot | None:
        """A key of another answer, sometimes, once per question and after each refusal; else None."""
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

    # ---- filling in a form ----------------------------------------------------------------------------------
    def _filling(self, form: FormView) -> Spot:
        """A key or cell for the first missing row, or a key that leads there."""
        values = draft(self.table.stage.desk, form).values
        for row in choices.missing_rows(form, values):
            field = next(f for f in form.fields if choices.row(f) == row)
            keys = self._keys(form, row)
            fuller = [spot for spot in keys if _amount(field, _value(spot)) > _amount(field, values[row])]
            if spots := fuller or keys or self._leading(form, field):
                return self.rng.choice(spots)
        raise AssertionError(f"{form.id} cannot be filled in: {values}, {self.table.hand.texts()}")

    def _keys(self, form: FormView, row: choices.Row | None = None) -> list[Spot]:
        """The keys that change a row of the form."""
        return [
            (region, target) for region, target in self.table.spots()
            if isinstance(target.act, Put) and target.act.form == form.id and row in (None, target.act.row)
        ]  # fmt: skip

    def _tabs(self, form: FormView) -> list[Spot]:
        """The keys that bring another row of the form to the front."""
        return [s for s in self.table.spots() if isinstance(s[1].act, Bring) and s[1].act.form == form.id]

    def _leading(self, form: FormView, field: FieldView) -> list[Spot]:
        """The keys that bring a row to the front, or choose its next slot."""
        row, values = choices.row(field), draft(self.table.stage.desk, form).values
        key = choices.key_of(form, values, field)
        brings = [s for s in self.table.spots() if s[1].act == Bring(form=form.id, key=key)]
        return brings or [s for s in self.table.spots() if isinstance(s[1].act, Aim) and s[1].act.row == row]


def _value(spot: Spot) -> Any:
    """The value that a key puts into its row."""
    return spot[1].act.value if isinstance(spot[1].act, Put) else None


def _amount(field: FieldView, value: Any) -> int:
    """The filled-in amount of a field."""
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
