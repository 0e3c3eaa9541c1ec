"""A board whose cells are smaller than a finger: zoomed, dragged, and tapped while zoomed."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from companion.pages.game.then import with_steps
from companion.view.wire import Disc, Drawing, Poly, Show
from tests.companion.view.scenes import ENGLISH
from tests.samples import PLAYS, SMALL_CELLS, SPOTS, places, play
from tests.ui.hand import Hand
from ui.kit.block import Box
from ui.screen import zoom
from ui.screen.board import board
from ui.state.acts import Glass

WHERE = places("where", "Where?", tuple(SPOTS))
TWICE = Glass(scale=2, x=0.25, y=0.25)


@pytest.fixture(params=[(800, 480), (1280, 720), (720, 1280)], ids=str)
def hand(window: Any, request: pytest.FixtureRequest) -> Hand:
    return Hand(window, request.param)


def map_of(*, show: Show | None = None, drawing: Drawing = SMALL_CELLS) -> Show:
    return structs.replace(show or play(WHERE), drawing=drawing, closer="cell")


def asked_anew(show: Show) -> Show:
    """The same question after one more move."""
    ask = show.asks[0]
    forms = (structs.replace(ask.forms[0], id="r3:test@42"),)
    return structs.replace(show, seq=show.seq + 1, asks=(structs.replace(ask, forms=forms),))


def value(hand: Hand) -> Any:
    (draft,) = hand.stage.desk.drafts.values()
    return draft.values["where", ""]


def pinch(hand: Hand, by: float) -> None:
    """Two fingers in the middle of the board go apart, or together."""
    place, k = hand.region("board").box, hand.stage.picture.k
    x, y = (place.x + place.w / 2) * k, (place.y + place.h / 2) * k
    height = hand.window.height
    left, right = hand.touch(x - 40 * k, y), hand.touch(x + 40 * k, y)
    left.touch_move(x - 40 * k * by, height - y)
    right.touch_move(x + 40 * k * by, height - y)
    left.touch_up()
    right.touch_up()


def drag(hand: Hand, dx: float, dy: float) -> None:
    """A finger drags the board from its middle, in u."""
    place, k = hand.region("board").box, hand.stage.picture.k
    x, y = (place.x + place.w / 2) * k, (place.y + place.h / 2) * k
    finger = hand.touch(x, y)
    finger.touch_move(x + dx * k, hand.window.height - y - dy * k)
    finger.touch_up()


# ---- looking ------------------------------------------------------------------------------------------------
def test_two_fingers_stretch_the_board_and_push_it_together_again(hand: Hand) -> None:
    hand.take(map_of())
    pinch(hand, 2)
    assert hand.stage.desk.glass.scale == pytest.approx(2)
    assert hand.sent == []
    pinch(hand, 0.2)
    assert hand.stage.desk.glass == Glass()


def test_a_board_is_never_larger_than_four_times_nor_smaller_than_its_place() -> None:
    wide = zoom.pinched(TWICE, ((0.49, 0.5), (0.51, 0.5)), ((0.0, 0.5), (1.0, 0.5)))
    assert wide.scale == 4
    assert zoom.pinched(TWICE, ((0.0, 0.5), (1.0, 0.5)), ((0.49, 0.5), (0.51, 0.5))) == Glass()


def test_a_finger_drags_a_large_board_and_stops_at_its_rim(hand: Hand) -> None:
    hand.take(map_of())
    hand.stage.act(TWICE)
    place = hand.region("board").box
    drag(hand, place.w / 10, -place.h / 10)
    moved = hand.stage.desk.glass
    assert (moved.x, moved.y) == pytest.approx((0.2, 0.3))
    drag(hand, place.w / 2 - 1, 0)
    drag(hand, place.w / 2 - 1, 0)
    assert hand.stage.desk.glass.x == 0
    assert hand.sent == []


# ---- keys ---------------------------------------------------------------------------------------------------
def test_keys_make_it_larger_and_smaller_step_by_step(hand: Hand) -> None:
    hand.take(map_of())
    scales = []
    for key in ("+", "+", "+", "+", "−", "−", "−"):
        hand.tap(key, region="board")
        scales.append(round(hand.stage.desk.glass.scale, 2))
    assert scales == [1.6, 2.5, 4, 4, 2.5, 1.6, 1]
    assert "−" not in hand.texts("board")


def test_a_board_with_cells_for_fingers_has_no_keys_and_stays_as_it_is(hand: Hand) -> None:
    hand.take(structs.replace(PLAYS["choice"], closer="cell"))
    assert "+" not in hand.texts("board")
    pinch(hand, 3)
    assert hand.stage.desk.glass == Glass()


def zoom_keys(drawing: Drawing, box: Box) -> list[Box]:
    return [t.box for t in board(drawing, box, None, None, "cell").targets if isinstance(t.act, Glass)]


def test_the_key_lies_beside_the_row_of_moments_below_a_board() -> None:
    full = structs.replace(
        SMALL_CELLS, shapes=(*SMALL_CELLS.shapes, Poly(points=(200, 4, 370, 4, 370, 390, 200, 390), hit="p"))
    )
    drawing, row = with_steps(full, "then", 2, 9, ENGLISH)
    box = Box(w=376, h=400)
    k = min(box.w / drawing.width, box.h / drawing.height)
    for key in zoom_keys(drawing, box):
        assert key.bottom <= (row.y + 22) * k or key.right <= (box.w - drawing.width * k) / 2 + row.x * k


# ---- tapping ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("glass", [Glass(), TWICE, Glass(scale=4, x=0.5, y=0.3)], ids=str)
def test_a_tap_hits_what_is_seen_under_the_finger(hand: Hand, glass: Glass) -> None:
    hand.take(map_of())
    hand.stage.act(glass)
    place, k = hand.region("board").box, hand.stage.picture.k
    tapped = 0
    for cell in SPOTS:
        x, y = hand.on_glass(hand.cell(cell))
        inside = 24 < x / k - place.x < place.w - 24 and 24 < y / k - place.y < place.h - 120
        if inside:
            hand.touch(x, y).touch_up()
            assert value(hand) == (cell,)
            tapped += 1
    assert tapped
    assert hand.stage.desk.glass == glass


def test_the_last_cell_of_a_large_board_is_dragged_out_from_under_the_keys(hand: Hand) -> None:
    last = Disc(x=376 - 20, y=400 - 20, r=12, fill="paper", hit="last")
    where = places("where", "Where?", ("last",))
    hand.take(map_of(show=play(where), drawing=structs.replace(SMALL_CELLS, shapes=(*SMALL_CELLS.shapes, last))))
    hand.stage.act(TWICE)
    place = hand.region("board").box
    drag(hand, -place.w / 2 + 1, -place.h / 2 + 1)
    drag(hand, -place.w / 2 + 1, -place.h / 2 + 1)
    hand.touch(*hand.on_glass(hand.cell("last"))).touch_up()
    assert value(hand) == ("last",)


# ---- the next page ------------------------------------------------------------------------------------------
def test_a_new_question_on_the_board_shows_it_whole_again(hand: Hand) -> None:
    hand.take(map_of())
    hand.stage.act(TWICE)
    hand.take(structs.replace(map_of(), seq=8))  # another player acted
    assert hand.stage.desk.glass == TWICE
    hand.take(asked_anew(map_of()))
    assert hand.stage.desk.glass == Glass()


def test_another_page_begins_with_the_whole_board(hand: Hand) -> None:
    hand.take(map_of())
    hand.stage.act(TWICE)
    hand.take(structs.replace(map_of(), page="cell/p00", asks=()))
    assert hand.stage.desk.glass == Glass()
