"""Golden text of drawings, a line per shape, readable in a diff: scenes, and the drawings after a game.

After a change that is meant: COMPANION_GOLDEN=write .venv/bin/pytest tests/companion/view/test_golden.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.log.course import Course, Round
from companion.view.chart import chart
from companion.view.drawing import draw
from companion.view.figures import Bar, bars, placings
from tests.companion.view.looks import told
from tests.companion.view.scenes import ENGLISH, GLYPHS, LAYOUTS, SCENES

FOLDER = Path(__file__).parent / "golden"

GAME = Course(
    totals=((0, 0, 0, 0), (3, 0, 0, 0), (3, 2, 0, 0), (5, 2, 4, 0), (5, 6, 4, -1), (9, 6, 7, 7)),
    rounds=(Round(move=0, number=1), Round(move=2, number=2), Round(move=4, number=1)),
    unit="round",
)
WINS = (Bar(label="Ana", amount=7, text="7 of 12"), Bar(label="Elisabeth Mara", amount=2, text="2 of 9"))

DRAWINGS = {
    **{name: draw(parts, LAYOUTS, GLYPHS, ENGLISH) for name, parts in SCENES.items()},
    "after/chart": chart(GAME, ENGLISH),
    "after/wins": bars((("Games won", WINS),)),
    "after/places": placings((2, 1, 1, 4, 3), 4, ENGLISH),
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_the_picture_is_drawn_as_agreed(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    now = told(DRAWINGS[name])
    if os.environ.get("COMPANION_GOLDEN") == "write":
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8")


def test_every_golden_file_has_its_picture() -> None:
    assert {str(path.relative_to(FOLDER).with_suffix("")) for path in FOLDER.rglob("*.txt")} == set(DRAWINGS)
