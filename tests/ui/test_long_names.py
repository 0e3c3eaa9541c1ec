"""The rail of the touchscreen: names of up to twelve letters are whole and large enough, at every size."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec import structs

from companion.view.palette import mark
from companion.view.wire import Chip, Show, Text
from rules.kit.types import Tint
from tests.samples import PLAYS
from tests.ui.conftest import welcome
from tests.ui.whole import extent, lies_in, overlap, room, shown_size
from ui.screen.compose import Region, compose
from ui.state.screen_state import Desk, linked, received

pytestmark = pytest.mark.screen
SIZES = ((800, 480), (1280, 720), (720, 1280))
NAMES = ("Bartholomeus", "Ana", "Willemijntje", "Sjoerd-Jan K", "Emmanuelle B")
TINTS: tuple[Tint, ...] = ("white", "blue", "pink", "green", "red")
LEAST = 12.0  # of letters, in u


def seated(many: int, *, is_busy: bool) -> Show:
    """So many seats; `is_busy`: with all that may stand beside a name."""
    chips = tuple(
        Chip(seat=i, name=name, mark=mark(i, TINTS[i]), score="112" if is_busy else "",
             note="6 left" if is_busy else "", turn=i == 0, start=i == 1, phone=is_busy, go=f"seat/{i}")
        for i, name in enumerate(NAMES[:many])
    )  # fmt: skip
    return structs.replace(PLAYS["cells"], chips=chips)


def rail(show: Show, size: tuple[int, int]) -> Region:
    desk = received(received(linked(Desk(), True), welcome()), show)
    return next(r for r in compose(desk, *size, now_ms=float(show.now_ms)).regions if r.name == "rail")


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("is_busy", [False, True], ids=["name alone", "score, note, phone"])
def test_names_of_twelve_letters_are_whole_in_the_rail(size: tuple[int, int], *, is_busy: bool) -> None:
    for many in (2, 3, 4, 5):
        region = rail(seated(many, is_busy=is_busy), size)
        texts = [shape for shape in region.block.shapes if isinstance(shape, Text) and shape.text]
        named = [text for text in texts if text.text in NAMES]
        assert [text.text for text in named] == list(NAMES[:many])
        for text in named:
            assert shown_size(text) >= LEAST - 0.5, (many, text)
        for text in texts:
            assert lies_in(extent(text), room(region)), (many, text)
        for one, other in combinations(texts, 2):
            assert not overlap(extent(one), extent(other), 1.5), (many, one, other)
