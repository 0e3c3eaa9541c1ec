"""A display mounted upside down or on its side shows the whole picture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from kivy.config import Config

from companion.view.palette import DAY
from tests.samples import PLAYS
from tests.ui.hand import Hand
from ui.paint.shapes import rgb
from ui.window.rotation import kivy_rotation

PICTURE = {"0": (800, 480), "90": (480, 800), "180": (800, 480), "270": (480, 800)}  # on a glass of 800x480
BACK = {"0": (5, 475), "90": (5, 5), "180": (795, 5), "270": (795, 475)}  # the position of its bottom left corner


@pytest.fixture
def turned(window: Any) -> Iterator[Any]:
    yield window
    Config.set("graphics", "rotation", "0")
    window.rotation = 0
    window.update_viewport()


@pytest.mark.screen
@pytest.mark.parametrize("clockwise", PICTURE)
def test_the_whole_picture_lies_on_the_whole_glass(turned: Any, clockwise: str) -> None:
    Config.set("graphics", "rotation", kivy_rotation(clockwise))
    hand = Hand(turned)
    hand.take(PLAYS["choice"])
    hand.stage.size = turned.size
    assert tuple(turned.size) == PICTURE[clockwise]
    glass = hand.glass()
    x, y = BACK[clockwise]
    at = (y * 800 + x) * 3
    assert tuple(glass[at : at + 3]) == tuple(round(part * 255) for part in rgb(DAY["walnut"]))
    assert not [i for i in range(0, len(glass), 3) if glass[i : i + 3] == b"\0\0\0"], "a part of the glass is black"


@pytest.mark.parametrize("word", ["", "0", "45", "upside down"])
def test_what_is_no_quarter_of_a_turn_turns_nothing(word: str) -> None:
    assert kivy_rotation(word) == "0"
