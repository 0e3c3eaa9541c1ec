"""A display that is built in upside down or on its side shows the whole picture."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kivy.config import Config

from ui.turning import kivy_rotation, on_glass

PICTURE = {"0": (800, 480), "90": (480, 800), "180": (800, 480), "270": (480, 800)}  # on a glass of 800x480


@pytest.fixture(autouse=True)
def unturned() -> Iterator[None]:
    yield
    Config.set("graphics", "rotation", "0")


@pytest.mark.parametrize("clockwise", PICTURE)
def test_the_whole_picture_lies_on_the_whole_glass(clockwise: str) -> None:
    Config.set("graphics", "rotation", kivy_rotation(clockwise))
    width, height = PICTURE[clockwise]
    assert on_glass(0, 0, width, height, (width, height)) == {"x": 0, "y": 0, "width": 800, "height": 480}


@pytest.mark.parametrize(
    ("clockwise", "x", "y", "width", "height"),
    [("0", 0, 470, 20, 10), ("90", 790, 460, 10, 20), ("180", 780, 0, 20, 10), ("270", 0, 0, 10, 20)],
)
def test_a_corner_at_the_top_left_is_cut_where_it_is_seen(
    clockwise: str, x: int, y: int, width: int, height: int
) -> None:
    Config.set("graphics", "rotation", kivy_rotation(clockwise))
    size = PICTURE[clockwise]
    glass = on_glass(0, size[1] - 10, 20, 10, size)
    assert glass == {"x": x, "y": y, "width": width, "height": height}


@pytest.mark.parametrize("word", ["", "0", "45", "upside down"])
def test_what_is_no_quarter_of_a_turn_turns_nothing(word: str) -> None:
    assert kivy_rotation(word) == "0"
