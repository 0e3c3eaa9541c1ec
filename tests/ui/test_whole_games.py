"""Whole games by touch alone: from home over the setup to the result, on the real window and with the real core."""

from __future__ import annotations

import pytest

from companion.log.record import Played
from tests.ui.player import Player
from tests.ui.touched import Touched, sit_down
from ui.state.screen_state import form_in_front

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
