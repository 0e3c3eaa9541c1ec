"""However the screen suits its people (letters, hand), it keeps what every screen keeps: targets, contrast, no overlap.

The board turned round for the other side and the dark are the same picture: tests/ui/test_suits.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
from msgspec import structs

from companion.view.palette import DAY, NIGHT
from companion.view.wire import Looks
from companion.visit import welcomed
from tests.samples import SHOWS
from tests.ui.whole import SIZES, Size, contrast, extent, ground, lies_in, overlap, room, texts
from ui.desk import Desk, linked, received
from ui.screen import Region, compose

pytestmark = pytest.mark.screen

NINE_MM = 9 * 800 / 154  # in u: the 7" panel is 154 mm wide and has 800 of them
LEAST_CONTRAST = 4.5
SUITS = {"large": Looks(large=True), "left": Looks(left=True), "large and left": Looks(large=True, left=True)}

suited = pytest.mark.parametrize("suit", SUITS)
sized = pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")


@cache
def regions(suit: str, size: Size) -> tuple[tuple[str, Region], ...]:
    return tuple(_regions(SUITS[suit], size))


def _regions(looks: Looks, size: Size) -> Iterator[tuple[str, Region]]:
    """Every part of every sample as those people see it, in both languages' words."""
    for name, show in SHOWS.items():
        for lang in ("en", "nl"):
            desk = received(linked(Desk(), True), welcomed("operator", "en" if lang == "en" else "nl"))
            desk = received(desk, structs.replace(show, looks=looks))
            for region in compose(desk, *size, now_ms=float(show.now_ms)).regions:
                yield f"{name} {lang}: {region.name}", region


@suited
@sized
def test_every_target_is_as_large_as_a_finger_inside_its_part_and_no_two_overlap(suit: str, size: Size) -> None:
    for where, region in regions(suit, size):
        for target in region.block.targets:
            assert min(target.box.w, target.box.h) >= NINE_MM, (where, target)
            assert lies_in(target.box, room(region)), (where, target)
        for one, other in combinations(region.block.targets, 2):
            assert region.name == "board" or not overlap(one.box, other.box), (where, one, other)


@suited
@sized
def test_every_text_stands_out_from_its_ground_by_day_and_by_night(suit: str, size: Size) -> None:
    pairs: dict[tuple[str, str], str] = {}
    for where, region in regions(suit, size):
        for text in texts(region):
            letters = extent(text)
            for x in (letters.x + 2, letters.x + letters.w / 2, letters.right - 2):
                pairs.setdefault((text.ink, ground(region, text, x)), f"{where}: {text.text}")
    for (ink, under), where in pairs.items():
        for palette in (DAY, NIGHT):
            assert contrast(palette[ink], palette[under]) >= LEAST_CONTRAST, (ink, under, where)


@suited
@sized
def test_no_text_lies_on_another(suit: str, size: Size) -> None:
    for where, region in regions(suit, size):
        written = [(text.text, extent(text)) for text in texts(region)]
        for (one, a), (other, b) in combinations(written, 2):
            assert not overlap(a, b, 1.5), (where, one, other)
