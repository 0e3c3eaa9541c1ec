"""Drawing lots among fingers: from the kernel's bytes to the one that stays lit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from companion.view.wire import Disc, Drawing, Fingers, Line, Lot, Set, Show
from tests.samples import PAGES
from tests.ui.fingers import GlassHand, glass_hand
from tests.ui.hand import Hand
from ui.screen.fingers import LIT_RING, RING

pytestmark = pytest.mark.screen
SPOTS = ((60, 120), (200, 180), (330, 110), (430, 300))  # on the board, in u
HOLD_MS = 2_000


def page(*lots: Lot, drawn: int = 0) -> Show:
    """The places for fingers."""
    fingers = Fingers(form="~lots/start", name="fingers", least=2, most=10, lots=lots, drawn=drawn)
    return Show(**{
        **{name: getattr(PAGES["name"], name) for name in PAGES["name"].__struct_fields__},
        "page": "lots/start", "drawing": Drawing(width=520, height=320, shapes=()), "fingers": fingers,
        "asks": PAGES["house_rules"].asks,
    })  # fmt: skip


def rings(hand: Hand) -> list[Disc]:
    return [shape for shape in hand.region("board").block.shapes if isinstance(shape, Disc)]


def fullness(hand: Hand) -> list[int]:
    """The number of drawn corners of each ring."""
    return [len(shape.points) for shape in hand.region("board").block.shapes if isinstance(shape, Line)]


@pytest.fixture
def glass(window: Any) -> Iterator[GlassHand]:
    """A hand with the kernel's finger events."""
    with glass_hand(window, "0") as hand:
        hand.slots = 5
        yield hand


def test_fingers_that_lie_still_for_two_seconds_ask_for_lots_once(glass: GlassHand) -> None:
    glass.take(page())
    for spot in SPOTS:
        glass.touch(*spot)
    assert len(rings(glass)) == len(SPOTS)
    glass.pass_ms(HOLD_MS - 1)
    assert glass.sent == []
    glass.pass_ms(1)
    glass.pass_ms(HOLD_MS)
    assert glass.sent == [Set(form="~lots/start", name="fingers", value=4)]


def test_the_rings_fill_while_fingers_lie_still(glass: GlassHand) -> None:
    glass.take(page())
    glass.touch(*SPOTS[0])
    glass.pass_ms(500)
    assert fullness(glass) == []  # nothing is drawn for one alone
    glass.touch(*SPOTS[1])
    glass.pass_ms(500)
    half = fullness(glass)
    glass.pass_ms(1_000)
    assert len(half) == 2
    assert all(later > before for later, before in zip(fullness(glass), half, strict=True))
    until_s = glass.stage.until_next_s()
    assert until_s is not None
    assert until_s <= 0.05


def test_a_finger_that_comes_or_goes_begins_the_two_seconds_anew(glass: GlassHand) -> None:
    glass.take(page())
    first, _ = glass.touch(*SPOTS[0]), glass.touch(*SPOTS[1])
    glass.pass_ms(1_500)
    glass.touch(*SPOTS[2])
    glass.pass_ms(1_500)
    first.touch_up()
    glass.pass_ms(1_500)
    assert glass.sent == []
    glass.pass_ms(500)
    assert glass.sent == [Set(form="~lots/start", name="fingers", value=2)]


def test_the_one_that_was_drawn_stays_lit_where_it_lay_though_all_go(glass: GlassHand) -> None:
    glass.take(page())
    down = [glass.touch(*spot) for spot in SPOTS]
    glass.pass_ms(HOLD_MS)
    for finger in down:
        finger.touch_up()
    glass.take(page(Lot(), Lot(), Lot(ink="brass"), Lot(), drawn=1))
    lit = [disc for disc in rings(glass) if disc.r == LIT_RING]
    assert [(disc.x, disc.y + 80) for disc in lit] == [pytest.approx(SPOTS[2], abs=1)]
    assert all(disc.r < RING for disc in rings(glass) if disc not in lit)


def test_the_lots_of_before_are_not_taken_for_the_new_ones(glass: GlassHand) -> None:
    glass.take(page(Lot(ink="brass"), Lot(), drawn=3))
    for spot in SPOTS[:2]:
        glass.touch(*spot)
    glass.pass_ms(HOLD_MS)
    assert [disc for disc in rings(glass) if disc.r == LIT_RING] == []
    glass.take(page(Lot(), Lot(ink="brass"), drawn=4))
    assert [disc.x for disc in rings(glass) if disc.r == LIT_RING] == [pytest.approx(SPOTS[1][0], abs=1)]
