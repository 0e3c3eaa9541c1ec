"""A random player at the touchscreen, who reads the front form, taps keys and cells, and confirms."""

from __future__ import annotations

from random import Random

from companion.view.wire import FormView
from tests.ui.touched import Touched
from ui.state import choices
from ui.state.acts import Aim, Bring, Confirm, Focus, Open, Put
from ui.state.screen_state import confirm_corner, draft, form_in_front
from ui.window.finger import Spot

CHANGES = 0.05  # probability of a tap on any key of any answer


class Player:
    """A random player; equal seeds play equal games. `step` touches the screen once."""

    def __init__(self, table: Touched, seed: int) -> None:
        self.table, self.rng = table, Random(seed)

    async def step(self) -> None:
        """Touch the screen once to advance the game; after a refusal, any key."""
        desk = self.table.stage.desk
        form, (_, confirm) = form_in_front(desk), confirm_corner(desk)
        if form is None or desk.refused is not None or self.rng.random() < CHANGES:
            acts = Put | Open | Focus | Bring | Confirm
            await self.table.tap(*self.rng.choice([s for s in self.table.spots() if isinstance(s[1].act, acts)]))
        else:
            await (self.table.tap_act(confirm) if confirm else self.table.tap(*self._filling(form)))

    def _filling(self, form: FormView) -> Spot:
        """A key or cell for the first missing row, or a key that leads there."""
        values = draft(self.table.stage.desk, form).values
        for row in choices.missing_rows(form, values):
            field = next(f for f in form.fields if choices.row(f) == row)
            key = choices.key_of(form, values, field)
            spots, brings = self.table.spots(), Bring(form=form.id, key=key)
            puts = [s for s in spots if isinstance(s[1].act, Put) and (s[1].act.form, s[1].act.row) == (form.id, row)]
            leading = [s for s in spots if s[1].act == brings or (isinstance(s[1].act, Aim) and s[1].act.row == row)]
            if puts or leading:
                return self.rng.choice(puts or leading)
        raise AssertionError(f"{form.id} cannot be filled in: {values}, {self.table.hand.texts()}")
