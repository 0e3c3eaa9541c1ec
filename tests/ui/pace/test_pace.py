"""The taps of a typical round: every line is entered by real taps, without typing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.ui.pace.first import FIRST, First
from tests.ui.pace.harness import median, nine_of_ten, play
from tests.ui.pace.rounds import ROUNDS, Round
from tests.ui.pace.table import TAPS, first_row, paper_row, row, taps

pytestmark = pytest.mark.screen


@pytest.mark.parametrize("told", ROUNDS, ids=lambda told: told.name)
async def test_a_typical_round_keeps_the_pace_with_confirm_in_one_place(
    window: Any, tmp_path: Path, told: Round
) -> None:
    pace = await play(window, tmp_path, told.game, told.script, told.catalogue, told.options)
    assert median(pace.actions) <= told.median
    assert nine_of_ten(pace.actions) <= told.nine_of_ten
    assert len(pace.confirms) == 1
    page = TAPS.read_text(encoding="utf-8")
    assert row(told, pace.actions) in page, "python -m tests.ui.pace writes it again"
    if told.pen:
        assert taps(pace.actions) < told.pen.strokes + told.pen.sums, "a sum takes no less time than a tap"
        assert paper_row(told, pace.actions) in page, "python -m tests.ui.pace writes it again"


@pytest.mark.parametrize("first", FIRST, ids=lambda first: first.game)
async def test_a_first_evening_takes_no_more_taps_than_the_page_says_with_confirm_in_one_place(
    window: Any, tmp_path: Path, first: First
) -> None:
    pace = await play(window, tmp_path, first.game, first.script, {}, {})
    assert len(pace.confirms) == 1
    assert first_row(first, pace) in TAPS.read_text(encoding="utf-8"), "python -m tests.ui.pace writes it again"
