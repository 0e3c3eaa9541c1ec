"""Zoom and pan of the board, up to four times, for cells smaller than a fingertip.

Places are fractions of the board's region: 0, 0 is its top left corner, 1, 1 its bottom right one.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from companion.view.wire import Disc, Drawing, Poly, TextLine
from ui.kit.block import LEAST_TARGET, Block, Box, moved, overlay
from ui.kit.keys import key
from ui.kit.scaling import bounds
from ui.kit.text import width
from ui.state.acts import Glass

STEPS = (1.0, 1.6, 2.5, 4.0)
MOST_SCALE = STEPS[-1]
WHOLE = Glass()
KEY = LEAST_TARGET
BAR = 12.0  # lower shapes are no grounds
EDGE = 4.0  # from the board's rim to a key, and between two keys
STEP = 4.0  # along the rim, in the search for a free place
SPARE_BELOW = 0.14  # of its height: how much further an enlarged board can be dragged up, away from its keys

Point = tuple[float, float]


# ---- the window ---------------------------------------------------------------------------------------------
def board_box(glass: Glass, box: Box) -> Box:
    """The box of the whole board, of which the viewport's part fills `box`."""
    w, h = box.w * glass.scale, box.h * glass.scale
    return Box(x=box.x - glass.x * w, y=box.y - glass.y * h, w=w, h=h)


def nearest_glass(scale: float, x: float, y: float) -> Glass:
    """The nearest allowed viewport: one to four times, on the board, or a little below an enlarged one."""
    scale = min(MOST_SCALE, max(1.0, scale))
    most = 1 - 1 / scale
    lowest = most + SPARE_BELOW / scale if scale > 1 else 0.0
    return Glass(scale=scale, x=min(most, max(0.0, x)), y=min(lowest, max(0.0, y)))


def scaled_at(glass: Glass, scale: float, at: Point = (0.5, 0.5)) -> Glass:
    """The viewport at another scale, with the point `at` fixed."""
    return pinched(glass, (at, at), (at, at), scale / glass.scale)


def larger(glass: Glass) -> Glass:
    """The viewport at the next zoom step."""
    return scaled_at(glass, next((step for step in STEPS if step > glass.scale + 0.01), MOST_SCALE))


def smaller(glass: Glass) -> Glass:
    """The viewport at the previous zoom step."""
    return scaled_at(glass, next((step for step in reversed(STEPS) if step < glass.scale - 0.01), 1.0))


def panned(glass: Glass, before: Point, now: Point) -> Glass:
    """The viewport after one finger's drag."""
    return nearest_glass(
        glass.scale, glass.x - (now[0] - before[0]) / glass.scale, glass.y - (now[1] - before[1]) / glass.scale
    )


def pinched(glass: Glass, before: tuple[Point, Point], now: tuple[Point, Point], by: float = 0) -> Glass:
    """The viewport after a pinch; the board follows both fingers. `by` overrides the scale factor."""
    by = by or _distance(now) / max(_distance(before), 0.01)
    scale = min(MOST_SCALE, max(1.0, glass.scale * by))
    (bx, by_), (nx, ny) = _middle(before), _middle(now)
    return nearest_glass(scale, glass.x + bx / glass.scale - nx / scale, glass.y + by_ / glass.scale - ny / scale)


def _distance(pair: tuple[Point, Point]) -> float:
    return hypot(pair[0][0] - pair[1][0], pair[0][1] - pair[1][1])


def _middle(pair: tuple[Point, Point]) -> Point:
    return (pair[0][0] + pair[1][0]) / 2, (pair[0][1] + pair[1][1]) / 2


# ---- on the board -------------------------------------------------------------------------------------------
def is_needed(drawing: Drawing, box: Box) -> bool:
    """Whether some cell is smaller than a finger while the whole board fills the box."""
    least = LEAST_TARGET / min(box.w / drawing.width, box.h / drawing.height)
    cells = (bounds(shape) for shape in drawing.shapes if isinstance(shape, Poly | Disc) and shape.hit)
    return any(min(cell.w, cell.h) < least - 0.5 for cell in cells)


def with_keys(block: Block, box: Box, glass: Glass) -> Block:
    """The board with its zoom keys; the whole board has one only in a free place, since a pinch does the same."""
    if glass.scale > 1:
        x, y = _farthest(box.w), _farthest(box.h)
        keys = overlay(_key(x, y, "+", larger(glass)), _key(x - KEY - EDGE, y, "−", smaller(glass)))
        return overlay(_without_targets(block, [t.box for t in keys.targets]), keys)
    place = _free_place(block, box)
    return overlay(block, _key(place.x, place.y, "+", larger(glass))) if place else block


def _free_place(block: Block, box: Box) -> Box | None:
    """The free place along the rim for a key, nearest to the bottom right corner."""
    right, bottom = _farthest(box.w), _farthest(box.h)
    up, along = _steps(bottom), _steps(right)
    rim = {*((x, y) for x in along for y in (EDGE, bottom)), *((x, y) for x in (EDGE, right) for y in up)}
    # plain numbers: a full board has some thousands of pairs to compare with every picture
    lying = [
        (each.x, each.right, each.y, each.bottom) for each in _occupied_boxes(block, box) if each.w > 0 and each.h > 0
    ]
    rows = {y: [each for each in lying if _is_near(each[2:], y)] for y in (EDGE, bottom)}
    columns = {x: [each for each in lying if _is_near(each[:2], x)] for x in (EDGE, right)}
    for x, y in sorted(rim, key=lambda at: hypot(right - at[0], bottom - at[1])):
        near = rows[y] if y in rows else columns[x]
        if not any(_is_near(each[:2], x) and _is_near(each[2:], y) for each in near):
            return Box(x=x, y=y, w=KEY, h=KEY)
    return None


def _is_near(reach: tuple[float, float], at: float) -> bool:
    """Whether a span would touch a key that begins at `at`, along one axis."""
    return reach[0] < at + KEY + EDGE and at - EDGE < reach[1]


def _steps(far: float) -> list[float]:
    return [far - STEP * i for i in range(int((far - EDGE) // STEP) + 1)]


def _occupied_boxes(block: Block, box: Box) -> Iterator[Box]:
    """The boxes of cells, pieces, texts and the row of moments; without roads and grounds."""
    yield from (target.box for target in block.targets)
    for shape in block.shapes:
        if isinstance(shape, TextLine):
            yield text_box(shape)
        elif isinstance(shape, Poly | Disc):
            lies = bounds(shape)
            if shape.hit or lies.w < box.w / 2 or lies.h <= BAR:
                yield lies


def _farthest(length: float) -> float:
    return length - KEY - EDGE


def _key(x: float, y: float, text: str, act: Glass) -> Block:
    return moved(key(KEY, KEY, text, act, bold=True), x, y)


def _without_targets(block: Block, keys: list[Box]) -> Block:
    """The block without targets under the keys."""
    free = tuple(target for target in block.targets if not any(target.box.meets(key) for key in keys))
    return Block(h=block.h, shapes=block.shapes, targets=free, background=block.background)


def text_box(text: TextLine) -> Box:
    """The bounding box of a text's letters."""
    natural = width(text.text, text.size, text.bold)
    w = min(natural, text.fit) if text.fit else natural
    h = text.size * w / natural if natural else 0.0
    x = text.x - {"start": 0.0, "middle": w / 2, "end": w}[text.anchor]
    return Box(x=x, y=text.y - h / 2, w=w, h=h)
