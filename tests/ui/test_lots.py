"""Drawing lots among fingers: from those that lie still to the one that stays lit."""

from __future__ import annotations

import pytest

from companion.view.wire import Disc, Drawing, Fingers, Line, Lot, Set, Show
from tests.samples import PAGES
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


def test_fingers_that_lie_still_for_two_seconds_ask_for_lots_once(hand: Hand) -> None:
    hand.take(page())
    for spot in SPOTS:
        hand.touch(*spot)
    assert len(rings(hand)) == len(SPOTS)
    hand.pass_ms(HOLD_MS - 1)
    assert hand.sent == []
    hand.pass_ms(1)
    hand.pass_ms(HOLD_MS)
    assert hand.sent == [Set(form="~lots/start", name="fingers", value=4)]


def test_the_rings_fill_while_fingers_lie_still(hand: Hand) -> None:
    hand.take(page())
    hand.touch(*SPOTS[0])
    hand.pass_ms(500)
    assert fullness(hand) == []  # nothing is drawn for one alone
    hand.touch(*SPOTS[1])
    hand.pass_ms(500)
    half = fullness(hand)
    hand.pass_ms(1_000)
    assert len(half) == 2
    assert all(later > before for later, before in zip(fullness(hand), half, strict=True))
    until_s = hand.stage.until_next_s()
    assert until_s is not None
    assert until_s <= 0.05


def test_a_finger_that_comes_or_goes_begins_the_two_seconds_anew(hand: Hand) -> None:
    hand.take(page())
    first, _ = hand.touch(*SPOTS[0]), hand.touch(*SPOTS[1])
    hand.pass_ms(1_500)
    hand.touch(*SPOTS[2])
    hand.pass_ms(1_500)
    first.touch_up()
    hand.pass_ms(1_500)
    assert hand.sent == []
    hand.pass_ms(500)
    assert hand.sent == [Set(form="~lots/start", name="fingers", value=2)]


def test_the_one_that_was_drawn_stays_lit_where_it_lay_though_all_go(hand: Hand) -> None:
    hand.take(page())
    down = [hand.touch(*spot) for spot in SPOTS]
    hand.pass_ms(HOLD_MS)
    for finger in down:
        finger.touch_up()
    hand.take(page(Lot(), Lot(), Lot(ink="brass"), Lot(), drawn=1))
    lit = [disc for disc in rings(hand) if disc.r == LIT_RING]
    assert [(disc.x, disc.y + 80) for disc in lit] == [pytest.approx(SPOTS[2], abs=1)]
    assert all(disc.r < RING for disc in rings(hand) if disc not in lit)


def test_the_lots_of_before_are_not_taken_for_the_new_ones(hand: Hand) -> None:
    hand.take(page(Lot(ink="brass"), Lot(), drawn=3))
    for spot in SPOTS[:2]:
        hand.touch(*spot)
    hand.pass_ms(HOLD_MS)
    assert [disc for disc in rings(hand) if disc.r == LIT_RING] == []
    hand.take(page(Lot(), Lot(ink="brass"), drawn=4))
    assert [disc.x for disc in rings(hand) if disc.r == LIT_RING] == [pytest.approx(SPOTS[1][0], abs=1)]
