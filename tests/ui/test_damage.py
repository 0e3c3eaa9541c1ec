"""What of a region is painted anew: as little as may be, and never too little."""

from __future__ import annotations

from companion.view.wire import Line, Shape, Text
from ui.kit.block import Block, Box, bar
from ui.paint.damage import is_other, reach, stale, touching
from ui.screen.compose import Region

LEFT, RIGHT, OVER = bar(10, 10, 50, 50, "birch"), bar(200, 10, 50, 50, "birch"), bar(30, 30, 200, 10, "brass")


def region(*shapes: Shape, h: float = 100) -> Region:
    return Region(name="form", box=Box(x=520, y=80, w=280, h=320), ground="birch", block=Block(h=h, shapes=shapes))


def holds(outer: Box, inner: Box) -> bool:
    return outer.x <= inner.x and outer.y <= inner.y and outer.right >= inner.right and outer.bottom >= inner.bottom


def test_what_came_and_what_went_is_painted_and_the_rest_is_not() -> None:
    was, now = region(LEFT), region(LEFT, RIGHT)
    box = stale(was, now)
    assert box is not None
    assert box == stale(now, was)
    assert holds(box, Box(x=200, y=10, w=50, h=50))
    assert touching(now.block, box).shapes == (RIGHT,)


def test_what_reaches_into_the_changed_part_is_painted_too_in_its_order() -> None:
    was, now = region(LEFT, OVER), region(LEFT, RIGHT, OVER)
    box = stale(was, now)
    assert box is not None
    assert touching(now.block, box).shapes == (RIGHT, OVER)


def test_where_only_taps_mean_something_else_nothing_is_painted() -> None:
    assert stale(region(LEFT), region(LEFT)) is None


def test_what_lies_in_another_order_or_scrolls_is_painted_whole() -> None:
    assert is_other(region(LEFT, OVER), region(OVER, LEFT))
    assert is_other(region(LEFT, LEFT), region(LEFT))
    assert is_other(region(LEFT, h=400), region(RIGHT, h=400))
    assert is_other(region(LEFT, h=100), region(LEFT, h=120))
    assert not is_other(region(LEFT, OVER), region(LEFT, RIGHT, OVER))


def test_a_line_reaches_as_far_as_it_is_thick_and_a_text_as_its_letters() -> None:
    assert holds(reach(Line(points=(50, 50, 90, 50), ink="brass", width=10)), Box(x=45, y=45, w=50, h=10))
    text = Text(x=100, y=50, text="Wilhelmina", size=20, anchor="end")
    assert holds(reach(text), Box(x=20, y=38, w=80, h=24))
    assert reach(text).right < 120
