"""Golden text of drawings, a line per shape, readable in a diff: scenes, and the drawings after a game.

After a change that is meant: COMPANION_GOLDEN=write .venv/bin/pytest tests/companion/view/test_golden.py
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import assert_never

import pytest

from companion.log.course import Course, Round
from companion.testkit.looks import Rect, extent
from companion.view.chart import chart
from companion.view.drawing import draw
from companion.view.figures import Bar, bars, placings
from companion.view.wire import Disc, Drawing, Line, Poly, Shape, TextLine
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


# ---- a drawing in words ------------------------------------------------------------------------------
def told(drawing: Drawing) -> str:
    """A line per shape: kind, colours, box, and the words of texts."""
    return "\n".join([f"drawing {drawing.width:g}x{drawing.height:g}", *map(_line, drawing.shapes), ""])


def _line(shape: Shape) -> str:
    match shape:
        case Poly():
            return f"poly {_paint(shape)} {_box(extent(shape))} #{len(shape.points) // 2}{_hit(shape)}"
        case Disc():
            return f"disc {_paint(shape)} {shape.x:g},{shape.y:g} r{shape.r:g}{_hit(shape)}"
        case Line():
            return f"line {shape.ink}:{shape.width:g} " + " ".join(f"{v:.0f}" for v in shape.points)
        case TextLine():
            type_size = f"{shape.size:g}{'b' if shape.bold else ''} {shape.anchor}"
            place = f"{shape.x:.0f},{shape.y:.0f} fit{shape.fit:.0f}"
            return f"text {shape.ink} {type_size} {place} {shape.text}"
        case _:
            assert_never(shape)


def _paint(shape: Poly | Disc) -> str:
    return f"{shape.fill}/{shape.edge}:{shape.width:g}" if shape.width else shape.fill


def _hit(shape: Poly | Disc) -> str:
    return f" hit={shape.hit}" if shape.hit else ""


def _box(box: Rect) -> str:
    return " ".join(f"{v:.0f}" for v in box)
