"""A share of the robots at the touchscreen: `python -m tests.trials.campaigns robots` tries everything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.robots.screen import ScreenRobot, evening
from tests.samples import places, play
from tests.trials.campaigns.robots import ON_BOARDS
from tests.ui.touched import Touched, sit_down
from ui.state.acts import Put

pytestmark = pytest.mark.screen
QUESTIONS = 2


@pytest.mark.parametrize("game", ON_BOARDS)
async def test_every_place_answers_two_taps_are_one_and_back_loses_nothing(
    window: Any, tmp_path: Path, game: str
) -> None:
    found = await evening(window, tmp_path, game, 2, often=0.0, first=0.5, most=QUESTIONS)
    assert found.wrong == []
    assert found.figures["questions"] == QUESTIONS
    assert found.figures["tapped twice"] >= QUESTIONS


async def test_a_place_that_fills_another_field_is_found_out(table: Touched, monkeypatch: Any) -> None:
    """The control: a tap that does something else than what it is asked."""
    await sit_down(table, "battles_and_builders", "Ana", "Bo")
    robot = ScreenRobot(table, 1)
    where = places("at", "Where?", ("row1",))
    other = places("from", "From where?", ("row0",))
    table.hand.take(play(where, other))
    form = table.show.asks[0].forms[0].id
    act = table.stage.act
    monkeypatch.setattr(table.stage, "act", lambda _: act(Put(form=form, row=("from", ""), value=["row0"])))
    await robot.tap_every_place()
    assert any("filled" in wrong for wrong in robot.found.wrong)
