"""Golden text of drawings: a line per shape, to be read in a diff.

After a change that is meant: COMPANION_GOLDEN=write .venv/bin/pytest tests/companion/view/test_golden.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.view.draw import draw
from tests.companion.view.looks import told
from tests.companion.view.scenes import ENGLISH, GLYPHS, LAYOUTS, SCENES

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", list(SCENES))
def test_the_scene_is_drawn_as_agreed(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    now = told(draw(SCENES[name], LAYOUTS, GLYPHS, ENGLISH))
    if os.environ.get("COMPANION_GOLDEN") == "write":
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8")


def test_every_golden_file_has_its_scene() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SCENES)
