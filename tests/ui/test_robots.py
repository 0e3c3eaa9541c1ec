"""The robot at the touchscreen, at two questions of each game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.view.wire import Go
from rules.games import GAMES
from tests.robots.screen import ScreenRobot, evening
from tests.ui.touched import Touched, sit_down

pytestmark = pytest.mark.screen
QUESTIONS = 2
ON_BOARDS = tuple(id for id in GAMES.packages if id != "any_game")


@pytest.mark.parametrize("game", ON_BOARDS)
async def test_two_taps_are_one_and_back_loses_nothing(window: Any, tmp_path: Path, game: str) -> None:
    found = await evening(window, tmp_path, game, 2, QUESTIONS)
    assert found.wrong == []
    assert found.figures["questions"] == QUESTIONS
    assert found.figures["tapped twice"] >= QUESTIONS


async def test_a_second_tap_that_does_something_else_is_found_out(table: Touched, monkeypatch: Any) -> None:
    """The control: every touch opens another page than the one before."""
    await sit_down(table, "battles_and_builders", "Ana", "Bo")
    robot, pages = ScreenRobot(table, 1), iter(["menu", "log", "score", "people"] * 9)
    monkeypatch.setattr(table.stage, "act", lambda _: table.hand.sent.append(Go(page=next(pages))))
    await robot.tap_twice(3)
    assert any("tapped twice" in wrong for wrong in robot.found.wrong)
