"""A scene as a drawing: its parts from top to bottom on felt, 376 x 400 u. A cell's hit is its id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import assert_never

from companion.view import row_drawing
from companion.view.board_drawing import board
from companion.view.frames import FrameCache
from companion.view.piece_drawing import Painter
from companion.view.shapes import GAP, HEIGHT, MARGIN, WIDTH, glyph
from companion.view.speaker import Speaker
from companion.view.wire import Drawing, Shape
from rules.kit.types import AnyGame, Board, Dice, Glyph, Grid, Hand, Layout, Part, Track

SIGN = 104.0  # longer side of a game's icon
BOARD_MARGIN = 4.0  # small: a board's cells already keep some distance from its rim
LEAST_SCALE = 0.6  # a board shrinks to this part of its size before everything shrinks
SLACK = 60.0  # a lone part that leaves less than this empty is centred


@dataclass(frozen=True, kw_only=True)
class _Block:
    """Parts drawn together: least and best height, and a painter that takes y and height."""

    least: float
    best: float
    paint: Callable[[float, float], Sequence[Shape]]
    is_board: bool = False


def draw(
    parts: Iterable[Part],
    layouts: Sequence[Layout],
    glyphs: Sequence[Glyph],
    speaker: Speaker,
    cache: FrameCache | None = None,
) -> Drawing:
    """The drawing of all parts but hands, which are in the rail. `cache` holds earlier results for the same game and
    speaker."""
    painter = Painter(glyphs={g.id: g for g in glyphs}, speaker=speaker, cache=cache or FrameCache())
    blocks = [_block(group, layouts, painter) for group in _groups(parts)]
    shares = _heights(blocks)
    y = _top(shares)
    shapes: list[Shape] = []
    for block, h in zip(blocks, shares, strict=True):
        shapes += block.paint(y, h)
        y += h + GAP
    return Drawing(width=WIDTH, height=HEIGHT, shapes=tuple(shapes))


def _top(shares: Sequence[float]) -> float:
    """The y of the first part."""
    spare = HEIGHT - 2 * MARGIN - sum(shares)
    return MARGIN + (spare / 2 if len(shares) == 1 and spare < SLACK else 0.0)


def ground_box(layout: Layout) -> tuple[float, float, float, float]:
    """The box (x, y, w, h in u) of the printed map when a board of that layout is drawn alone."""
    assert layout.ground
    high = min((WIDTH - 2 * BOARD_MARGIN) / layout.ratio, HEIGHT - 2 * MARGIN)
    w = min(WIDTH - 2 * BOARD_MARGIN, high * layout.ratio)
    x, y, h = (WIDTH - w) / 2, _top((high,)), w / layout.ratio
    ground = layout.ground
    return x + ground.x * w, y + ground.y * h, ground.w * w, ground.h * h


def _groups(parts: Iterable[Part]) -> list[list[Part]]:
    """Parts in groups that are drawn together: adjacent dice, adjacent tracks with the same scale, all others alone."""

    def group_key(numbered: tuple[int, Part]) -> object:
        i, part = numbered
        return (part.least, part.most) if isinstance(part, Track) else Dice if isinstance(part, Dice) else i

    shown = ((i, part) for i, part in enumerate(parts) if not isinstance(part, Hand))
    return [[part for _, part in group] for _, group in groupby(shown, group_key)]


def _block(group: list[Part], layouts: Sequence[Layout], painter: Painter) -> _Block:
    first, n, once = group[0], len(group), painter.cache.reuse
    match first:
        case Board():
            return _board_block(first, next(layout for layout in layouts if layout.id == first.layout), painter)
        case Dice():
            gaps, rows = GAP * (n - 1), [row for row in group if isinstance(row, Dice)]
            return _Block(
                least=n * row_drawing.DICE_LOW + gaps,
                best=n * row_drawing.DICE_HIGH + gaps,
                paint=lambda y, h: once(
                    ("dice", y), (rows, y, h), lambda: row_drawing.dice_rows(rows, painter.speaker, y, h)
                ),
            )
        case Track():
            tracks = [row for row in group if isinstance(row, Track)]
            least, best = (n * high + row_drawing.SCALE for high in (row_drawing.TRACK_LOW, row_drawing.TRACK_HIGH))
            return _Block(least=least, best=best, paint=partial(row_drawing.track_rows, tracks, painter))
        case Grid():
            least, best = row_drawing.heights(first)
            return _Block(
                least=least,
                best=best,
                paint=lambda y, h: once(("grid", y), (first, y, h), lambda: row_drawing.grid(first, painter, y, h)),
            )
        case Hand():
            raise AssertionError("hands are not drawn")
        case _:
            assert_never(first)


def _board_block(part: Board, layout: Layout, painter: Painter) -> _Block:
    whole = WIDTH - 2 * BOARD_MARGIN

    def paint(y: float, h: float) -> list[Shape]:
        w = min(whole, h * layout.ratio)
        return board(part, layout, painter, (WIDTH - w) / 2, y, w)

    return _Block(least=LEAST_SCALE * whole / layout.ratio, best=whole / layout.ratio, paint=paint,
                  is_board=True)  # fmt: skip


def _heights(blocks: Sequence[_Block]) -> list[float]:
    """The height of each block: rows shrink before boards, and when both are at their least, everything shrinks."""
    room = HEIGHT - 2 * MARGIN - GAP * (len(blocks) - 1)
    boards = sum(b.best for b in blocks if b.is_board)
    rows = [b for b in blocks if not b.is_board]
    least, best = sum(b.least for b in rows), sum(b.best for b in rows)
    if boards + best <= room:
        return [b.best for b in blocks]
    if boards + least <= room:
        part = (room - boards - least) / (best - least)
        return [b.best if b.is_board else b.least + part * (b.best - b.least) for b in blocks]
    whole = sum(b.least for b in blocks)
    if whole <= room:
        part = (room - least) / boards
        return [b.best * part if b.is_board else b.least for b in blocks]
    return [b.least * room / whole for b in blocks]


def icon(game: AnyGame) -> Drawing:
    """The game's glyph for the home screen, cropped to its bounding box."""
    sign = next(g for g in game.glyphs if g.id == game.icon)
    xs = [x for patch in sign.patches for x in patch.points[::2]]
    ys = [y for patch in sign.patches for y in patch.points[1::2]]
    w, h = max(xs) - min(xs), max(ys) - min(ys)
    whole = SIGN / max(w, h)
    shapes = glyph(sign, -min(xs) * whole, -min(ys) * whole, whole, whole)
    return Drawing(width=round(w * whole, 2), height=round(h * whole, 2), shapes=shapes)
