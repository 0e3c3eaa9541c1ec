"""Arranging the map on the touchscreen: dragging, taps alone, or a keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from companion.view.wire import Arrange, Disc, Drawing, Key, Line, Refused, Set, Shape, Show, TextLine
from tests.samples import PAGES
from tests.ui.hand import Hand, Keyboard
from tests.ui.test_ring import ENTER, TAB, on
from ui.state.acts import TakeUp

pytestmark = pytest.mark.screen

SHAPES: tuple[Shape, ...] = (
    Line(points=(60, 60, 300, 60), ink="soil", width=10),
    *(Disc(x=x, y=y, r=24, fill="paper", edge="ink", width=2, hit=f"v{v}") for v, x, y in ((1, 60, 60), (2, 300, 60))),
    TextLine(x=60, y=60, text="1", anchor="middle"),
    Disc(x=60, y=92, r=8, fill="green", piece="v1|cube|1"),
    Disc(x=340, y=320, r=8, fill="felt2", hit="r1"),  # smaller than a finger: two of them make the board larger
)
ESCAPE, DOWN, RIGHT, LEFT = 27, 274, 275, 276


def page(page: str = "arrange/himalaya") -> Show:
    """Two places of a map, a road between them, and a cube at the first."""
    return structs.replace(
        PAGES["name"], page=page, drawing=Drawing(width=376, height=400, shapes=SHAPES), asks=(),
        arrange=Arrange(form="~arrange/himalaya", cells=("v1", "v2"), x=38, y=50, w=300, h=300),
    )  # fmt: skip


def drag(hand: Hand, start: tuple[float, float], end: tuple[float, float]) -> Any:
    """Start a drag; the finger stays down."""
    finger = hand.touch(*hand.place(*start))
    x, y = hand.place(*end)
    finger.touch_move(x, hand.window.height - y)
    return finger


def drawn_at(hand: Hand, hit: str = "", piece: str = "") -> tuple[float, float]:
    """The middle of a disc on the board, in px from the top left."""
    discs = (s for s in hand.region("board").block.shapes if isinstance(s, Disc))
    return hand.on_glass(next(s for s in discs if (s.hit, s.piece) == (hit, piece)))


def only(hand: Hand) -> tuple[str, list[float]]:
    """The only position sent."""
    (request,) = (each for each in hand.sent if not isinstance(each, Key))
    assert isinstance(request, Set)
    assert request.form == "~arrange/himalaya"
    return request.name, request.value


def test_a_finger_drags_a_village_and_all_that_lies_there(hand: Hand) -> None:
    hand.take(page())
    finger = drag(hand, (60, 60), (160, 210))
    assert drawn_at(hand, "v1") == pytest.approx(hand.place(160, 210), abs=2)
    assert drawn_at(hand, piece="v1|cube|1") == pytest.approx(hand.place(160, 242), abs=2)
    assert drawn_at(hand, "v2") == pytest.approx(hand.place(300, 60), abs=2)
    assert hand.sent == []
    finger.touch_up()
    name, place = only(hand)
    assert name == "v1"
    assert place == pytest.approx([(160 - 38) / 300, (210 - 50) / 300], abs=0.01)


def test_a_village_that_is_dragged_off_the_map_lies_at_its_rim(hand: Hand) -> None:
    hand.take(page())
    drag(hand, (60, 60), (5, 395)).touch_up()
    assert only(hand) == ("v1", [0.0, 1.0])


def test_a_tap_on_a_village_and_one_where_it_lies_move_it_without_dragging(hand: Hand) -> None:
    hand.take(page())
    hand.touch(*hand.place(60, 60)).touch_up()
    assert hand.sent == []
    assert hand.fill_of("v1") == ("lit", "brass")
    hand.touch(*hand.place(188, 200)).touch_up()
    name, place = only(hand)
    assert name == "v1"
    assert place == pytest.approx([0.5, 0.5], abs=0.01)
    assert hand.fill_of("v1") == ("paper", "ink")


def test_by_keyboard_a_village_is_taken_up_pushed_and_laid_down(hand: Hand, keyboard: Keyboard) -> None:
    hand.take(page())
    keyboard.press(TAB)
    assert on(hand).target.act == TakeUp(cell="v1")
    keyboard.press(RIGHT, ENTER)
    assert hand.fill_of("v2") == ("lit", "brass")
    assert hand.reads("Arrow keys move it")
    keyboard.press(DOWN, DOWN, LEFT)
    assert drawn_at(hand, "v2") == pytest.approx(hand.place(292, 76), abs=2)
    assert on(hand).target.act == TakeUp(cell="v2")
    assert not [each for each in hand.sent if isinstance(each, Set)]
    keyboard.press(ENTER)
    name, place = only(hand)
    assert name == "v2"
    assert place == pytest.approx([(292 - 38) / 300, (76 - 50) / 300], abs=0.01)


def test_with_escape_it_stays_where_it_was(hand: Hand, keyboard: Keyboard) -> None:
    hand.take(page())
    keyboard.press(TAB, ENTER, DOWN, ESCAPE)
    assert drawn_at(hand, "v1") == pytest.approx(hand.place(60, 60), abs=2)
    assert [each for each in hand.sent if not isinstance(each, Key)] == []


def test_two_fingers_move_no_village(hand: Hand) -> None:
    hand.take(page())
    first = drag(hand, (60, 60), (160, 210))
    second = hand.touch(*hand.place(200, 300))
    assert drawn_at(hand, "v1") == pytest.approx(hand.place(60, 60), abs=2)
    x, y = hand.place(260, 380)
    second.touch_move(x, hand.window.height - y)
    assert hand.stage.desk.glass.scale > 1
    second.touch_up()
    first.touch_up()
    assert hand.sent == []


def test_on_another_page_nothing_is_carried(hand: Hand) -> None:
    hand.take(page())
    hand.touch(*hand.place(60, 60)).touch_up()
    hand.take(structs.replace(page("menu"), arrange=None), page())
    assert hand.fill_of("v1") == ("paper", "ink")


def test_it_stays_where_it_was_let_go_until_the_core_says_where_it_lies(hand: Hand) -> None:
    hand.take(page())
    drag(hand, (60, 60), (160, 210)).touch_up()
    assert drawn_at(hand, "v1") == pytest.approx(hand.place(160, 210), abs=2)
    hand.take(Refused(text="There is no room for it: move another place first."))
    assert drawn_at(hand, "v1") == pytest.approx(hand.place(60, 60), abs=2)
    assert hand.reads("There is no room for it")
