"""Whole games by touch alone: from home over the setup to the result, on the real window and with the real core."""

from __future__ import annotations

from random import Random

import pytest

from companion.log.record import Played
from companion.view.wire import FormView
from tests.ui.finger import Spot
from tests.ui.touched import Touched, sit_down
from ui.state import choices
from ui.state.acts import Aim, Bring, Confirm, Focus, Open, Put
from ui.state.screen_state import confirm_corner, draft, form_in_front

pytestmark = pytest.mark.screen
NAMES = ("Ana", "Bo", "Cem")
HOME = {"en": "Tap a game to set it up", "nl": "Tik op een spel om het klaar te zetten"}
MOST_TAPS = 5_000  # of a whole game: more means a loop


@pytest.mark.parametrize(
    ("game", "lang", "seats"),
    [("akkon", "en", 2), ("amritsar", "nl", 2), ("battles_and_builders", "en", 3), ("himalaya", "en", 3)],
)
async def test_a_whole_game_is_played_by_touch_alone(table: Touched, game: str, lang: str, seats: int) -> None:
    await speak(table, lang)
    await sit_down(table, game, *NAMES[:seats])
    await play(table, seed=1)
    assert " win" in table.show.band.who  # in both languages
    assert table.hand.reads(table.show.band.who)
    session = table.client.table.core.game.session
    assert {line.by for line in session.lines if isinstance(line, Played)} <= {"screen", "timer"}
    assert session.sheet().places


async def speak(table: Touched, lang: str) -> None:
    """Choose the language in the settings, and come back home."""
    await table.go("settings")
    if lang != "en":
        await table.put("lang", lang)
    await table.go("home")
    assert table.hand.reads(HOME[lang])


async def play(table: Touched, seed: int) -> None:
    """Play to the end from the screen alone; every kind of question is really drawn."""
    session, player, drawn = table.client.table.core.game.session, Player(table, seed), set[str]()
    while not session.is_finished:
        await player.step()
        if (kind := asked(table)) not in drawn:
            drawn.add(kind)
            table.look()
        assert table.taps < MOST_TAPS, table.hand.texts()


def asked(table: Touched) -> str:
    """The form in front, without the numbers of seats and moves."""
    form = form_in_front(table.stage.desk)
    return form.id.partition("@")[0].rstrip("0123456789") if form else ""


# ---- the player -----------------------------------------------------------------------------------------------
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
