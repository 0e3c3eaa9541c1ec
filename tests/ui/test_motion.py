"""Gliding pieces: which ones, for how long, and without a wait for people or programs."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.graphics import Translate
from msgspec import structs

from companion.view.wire import Answer, Cue, Drawing, Looks, Show
from tests.moved import CASES, CELLS, H, W, badge, board
from tests.samples import PLAYS
from tests.ui.hand import Hand
from ui.kit.block import Box
from ui.kit.scaling import placed_shapes
from ui.paint.motion import GLIDE_S, glides

pytestmark = pytest.mark.screen
BOX = Box(w=W, h=H)


def ways(before: Drawing, now: Drawing) -> list[tuple[int, int, int]]:
    """(number of shapes, distance right, distance down) of every gliding piece."""
    found = glides(placed_shapes(before, BOX), placed_shapes(now, BOX), BOX)
    return sorted((len(g.piece.shapes), round(0.01 - g.dx), round(0.01 - g.dy)) for g in found)


# ---- which pieces ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("case", CASES)
def test_what_came_to_another_cell_glides(case: str) -> None:
    before, now, moved = CASES[case]
    assert ways(before, now) == moved


# ---- on the screen --------------------------------------------------------------------------------------
def showing(drawing: Drawing, **more: Any) -> Show:
    return structs.replace(PLAYS["choice"], drawing=drawing, clock=None, **more)


BEFORE, NOW = showing(board(badge(0, "c0"))), showing(board(badge(0, "c8")), seq=2)


def shift(hand: Hand) -> tuple[float, float] | None:
    """The distance of a drawn piece from its new place, in pixels; None without motion."""
    moving = [each for each in hand.stage.display._motion.group.children if isinstance(each, Translate)]
    return (moving[0].x, moving[0].y) if moving else None


def is_there(hand: Hand, hit: str) -> bool:
    """Whether the cell shows the badge."""
    x, y = CELLS[hit]
    k = hand.stage.picture.k
    left, top = hand.place(x - 16, y)
    return hand.pixel(left / k, top / k) == (0xFB, 0xF3, 0xE4)  # cream, beside the mark


def moved(window: Any) -> Hand:
    """A screen whose piece has just begun to glide from the first cell to the last."""
    hand = Hand(window)
    hand.take(BEFORE)
    assert shift(hand) is None
    assert is_there(hand, "c0")
    hand.take(NOW)
    return hand


def pass_s(hand: Hand, seconds: float) -> None:
    hand.now_s += seconds
    hand.stage.tick()
    hand.wait()


def test_a_piece_that_moved_glides_and_then_rests_exactly_where_the_drawing_says(window: Any) -> None:
    hand = moved(window)
    began = shift(hand)
    assert began is not None
    assert began[0] < 0 < began[1]  # from the upper left
    assert is_there(hand, "c0")
    assert not is_there(hand, "c8")
    last = began
    for _ in range(4):
        pass_s(hand, GLIDE_S / 5)
        now = shift(hand)
        assert now is not None
        assert abs(now[0]) < abs(last[0])
        assert abs(now[1]) < abs(last[1])
        last = now
    pass_s(hand, GLIDE_S / 5 + 0.001)
    assert shift(hand) is None
    assert is_there(hand, "c8")
    assert not is_there(hand, "c0")
    rested = hand.stage.display._painted_regions["board"]
    fresh = Hand(window)
    fresh.take(NOW)
    assert fresh.stage.display._painted_regions["board"] == rested


def test_nothing_moves_twice(window: Any) -> None:
    hand = moved(window)
    pass_s(hand, GLIDE_S / 2)
    half = shift(hand)
    hand.take(structs.replace(NOW, seq=3, next="Somebody came"))  # the same board again goes on as it was
    assert shift(hand) == half
    pass_s(hand, GLIDE_S)
    hand.take(structs.replace(NOW, seq=4))
    assert shift(hand) is None


def test_the_clock_does_not_miss_a_second_when_a_piece_comes_to_rest(window: Any) -> None:
    hand, clock = Hand(window), PLAYS["choice"].clock
    hand.take(structs.replace(BEFORE, clock=clock))
    hand.take(structs.replace(NOW, clock=clock))
    assert hand.reads("0:34")
    hand.now_ms += 1100
    pass_s(hand, GLIDE_S + 0.001)
    assert shift(hand) is None
    assert hand.reads("0:33")


def test_a_tap_while_it_moves_counts_at_once(window: Any) -> None:
    hand = moved(window)
    pass_s(hand, GLIDE_S / 2)
    hand.tap("Claim 3")
    assert shift(hand) is not None
    hand.tap("Take Claim 3")
    (answer,) = hand.sent
    assert isinstance(answer, Answer)


@pytest.mark.parametrize(
    "now",
    [
        pytest.param(structs.replace(NOW, page="record/AB/3"), id="another page"),
        pytest.param(structs.replace(NOW, title="Ettana"), id="another game"),
        pytest.param(structs.replace(NOW, looks=Looks(calm=True)), id="a calm screen"),
        pytest.param(structs.replace(NOW, cue=Cue(n=9, kind="undone")), id="moves taken back"),
    ],
)
def test_where_nobody_moved_a_piece_it_lies_there_at_once(hand: Hand, now: Show) -> None:
    hand.take(structs.replace(BEFORE, cue=Cue(n=8, kind="turn")))
    hand.take(now)
    assert shift(hand) is None
    assert is_there(hand, "c8")


def test_a_page_that_is_opened_meanwhile_has_no_pieces_over_it(window: Any) -> None:
    hand = moved(window)
    hand.take(structs.replace(NOW, page="menu", drawing=None, seq=3))
    assert shift(hand) is None
    hand = moved(window)
    hand.take(showing(board(), page="cell/c1", seq=3))
    assert shift(hand) is None


def test_it_wakes_up_only_as_long_as_something_moves(window: Any) -> None:
    hand = moved(window)
    wakes = 0
    while (wait_s := hand.stage.until_next_s()) is not None and wait_s < 1:
        pass_s(hand, wait_s + 0.001)
        wakes += 1
    assert wakes <= GLIDE_S * 60 + 1
    assert shift(hand) is None
