"""Golden text of what is drawn after a game: the chart, the times, the places of many evenings.

After a change that is meant: COMPANION_GOLDEN=write .venv/bin/pytest tests/companion/view/test_golden_after.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.log.course import Course, Round
from companion.view.chart import chart
from companion.view.figures import Bar, bars, placings
from tests.companion.view.looks import told
from tests.companion.view.scenes import ENGLISH

FOLDER = Path(__file__).parent / "golden" / "after"

GAME = Course(
    at_ms=(0, 20_000, 95_000, 130_000, 400_000, 460_000),
    totals=((0, 0, 0, 0), (3, 0, 0, 0), (3, 2, 0, 0), (5, 2, 4, 0), (5, 6, 4, -1), (9, 6, 7, 7)),
    rounds=(Round(move=0, number=1), Round(move=2, number=2), Round(move=4, number=1)),
    unit="round",
)
WINS = (Bar(label="Ana", amount=7, text="7 of 12"), Bar(label="Elisabeth Mara", amount=2, text="2 of 9"))

DRAWINGS = {
    "chart": chart(GAME, ENGLISH),
    "chart_by_clock": chart(GAME, ENGLISH, by_clock=True),
    "wins": bars((("Games won", WINS),)),
    "places": placings((2, 1, 1, 4, 3), 4, ENGLISH),
}


@pytest.mark.parametrize("name", list(DRAWINGS))
def test_what_is_looked_at_after_a_game_is_drawn_as_agreed(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    now = told(DRAWINGS[name])
    if os.environ.get("COMPANION_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8")


def test_every_golden_file_has_its_drawing() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(DRAWINGS)
