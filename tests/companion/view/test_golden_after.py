"""Golden text of what is drawn after a game: the chart, the times, the places of many evenings.

After a change that is meant: COMPANION_GOLDEN=write .venv/bin/pytest tests/companion/view/test_golden_after.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.log.course import Course, Round
from companion.view.clocks import mm_ss
from companion.view.draw import Bar, Group, bars, chart, placings
from companion.view.shapes import LOW, WIDE
from tests.companion.view.looks import told
from tests.companion.view.scenes import ENGLISH

FOLDER = Path(__file__).parent / "golden" / "after"

GAME = Course(
    at_ms=(0, 20_000, 95_000, 130_000, 400_000, 460_000),
    totals=((0, 0, 0, 0), (3, 0, 0, 0), (3, 2, 0, 0), (5, 2, 4, 0), (5, 6, 4, -1), (9, 6, 7, 7)),
    rounds=(Round(move=0, number=1), Round(move=2, number=2), Round(move=4, number=1)),
    unit="round",
)
SEATS = tuple(
    Bar(label=ENGLISH.name(seat), amount=ms, text=mm_ss(ms), mark=ENGLISH.mark(seat))
    for seat, ms in enumerate((95_000, 310_000, 0, 4_000_000))
)
PHASES = (
    Bar(label="Bidding", amount=3_000_000, text="50:00"),
    Bar(label="End of a decade", amount=60_000, text="1:00"),
)
WINS = (Bar(label="Ana", amount=7, text="7 of 12"), Bar(label="Elisabeth Mara", amount=2, text="2 of 9"))

DRAWINGS = {
    "chart": chart(GAME, ENGLISH),
    "chart_by_clock": chart(GAME, ENGLISH, by_clock=True),
    "times": bars((Group(title="Per player", bars=SEATS), Group(title="Per phase", bars=PHASES))),
    "wins": bars((Group(title="Games won", bars=WINS),), WIDE, LOW),
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
