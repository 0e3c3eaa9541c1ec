"""The taps of a typical round: every line is entered by real taps, without typing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.ui.pace.first import FIRST, First
from tests.ui.pace.harness import Pace, median, nine_of_ten, play, taps
from tests.ui.pace.rounds import ROUNDS, Round

pytestmark = pytest.mark.screen
PAGE = Path(__file__).parents[3] / "docs" / "taps.md"


def row(told: Round, pace: Pace) -> str:
    """The round's line on that page."""
    longest = max(pace.actions, key=lambda action: action.taps)
    cells = (told.game, told.level, len(pace.actions), taps(pace.actions), f"{median(pace.actions):g}",
             nine_of_ten(pace.actions), f"{longest.said}: {longest.taps}")  # fmt: skip
    return "| " + " | ".join(str(cell) for cell in cells) + " |\n"


@pytest.mark.parametrize("told", ROUNDS, ids=lambda told: told.name)
async def test_a_typical_round_takes_as_many_taps_as_the_page_says_with_confirm_in_one_place(
    window: Any, tmp_path: Path, told: Round
) -> None:
    pace = await play(window, tmp_path, told.game, told.script, told.catalogue)
    assert len(pace.confirms) == 1
    assert row(told, pace) in PAGE.read_text(encoding="utf-8"), "this is the line for the page now"


@pytest.mark.parametrize("first", FIRST, ids=lambda first: first.game)
async def test_a_first_evening_takes_as_many_taps_as_the_page_says_with_confirm_in_one_place(
    window: Any, tmp_path: Path, first: First
) -> None:
    pace = await play(window, tmp_path, first.game, first.script, {})
    assert len(pace.confirms) == 1
    setting_up, playing = taps(pace.actions[: pace.before]), taps(pace.actions[pace.before :])
    line = f"| {first.game} | {first.before[0]} | {setting_up} | {first.before[1]} | {playing} |\n"
    assert line in PAGE.read_text(encoding="utf-8"), "this is the line for the page now"
