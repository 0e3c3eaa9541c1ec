"""The pieces on a cell: marks, badges, cubes, discs, houses and a game's own glyphs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import structs

from companion.view import palette, shapes
from companion.view.frames import FrameCache
from companion.view.speaker import Speaker
from companion.view.text_width import width
from companion.view.wire import Disc, Poly, Shape
from rules.kit.types import Glyph, Piece

MOST_COPIES = 3  # more of the same are drawn as one with a number
MOST_IN_ROW = 3
GAP = 2.0  # between two pieces, in u
LEAST_SEEN = 0.1  # least visible part of a covered piece


@dataclass(frozen=True, kw_only=True)
class Painter:
    """The context for drawing pieces."""

    glyphs: Mapping[str, Glyph]
    speaker: Speaker
    cache: FrameCache = field(default_factory=FrameCache)  # shared by pictures with the same glyphs and speaker


@dataclass(frozen=True, kw_only=True)
class Token:
    """One piece to draw; `caption` is written at its right."""

    piece: Piece
    caption: str = ""
    nth: int = 0  # number among the pieces of the same look on its cell

    def width(self, r: float) -> float:
        return 2 * r + (width(self.caption, _caption_size(r)) + 3 if self.caption else 0)


def tokens(pieces: Sequence[Piece]) -> tuple[Token, ...]:
    """The pieces one by one; more than MOST_COPIES of the same become one with a number."""
    spread: list[Token] = []
    for piece in pieces:
        text = "" if piece.kind in ("cube", "disc", "house") else piece.text  # they carry their text
        if piece.n > MOST_COPIES:
            spread.append(Token(piece=piece, caption=f"×{piece.n} {text}".rstrip()))
        else:
            spread += [Token(piece=piece, caption=text, nth=nth) for nth in range(piece.n)]
    return tuple(spread)


def row(
    these: Sequence[Token], x: float, y: float, r: float, room: float, ground: str, painter: Painter
) -> tuple[Shape, ...]:
    """Tokens side by side from x, centred on y, overlapping if `room` is narrow. `ground` is the colour below."""
    drawn: list[Shape] = []
    for token, step in zip(these, _steps(these, r, room), strict=True):
        drawn += _token(token, x + r, y, r, ground, painter)
        x += step
    return tuple(drawn)


def _steps(these: Sequence[Token], r: float, room: float) -> list[float]:
    """The distance from each token to the next: pieces may be covered, captions never."""
    steps = [token.width(r) + GAP for token in these]
    over = sum(steps) - GAP - room
    bare = sum(step for token, step in zip(these[:-1], steps, strict=False) if not token.caption)
    part = min(1.0, max(LEAST_SEEN, 1 - over / bare)) if bare else 1.0
    return [step if token.caption else step * part for token, step in zip(these, steps, strict=True)]


def row_width(these: Sequence[Token], r: float) -> float:
    """The width of a row without overlap."""
    return sum(token.width(r) + GAP for token in these) - GAP if these else 0


def heap(
    these: Sequence[Token], x: float, y: float, r: float, room: float, ground: str, painter: Painter
) -> tuple[Shape, ...]:
    """Tokens centred on a point, in two rows if there are more than three."""
    half = len(these) if len(these) <= MOST_IN_ROW else (len(these) + 1) // 2
    rows = [part for part in (these[:half], these[half:]) if part]
    top = y - (len(rows) - 1) * (r + 1)
    return tuple(
        shape
        for i, part in enumerate(rows)
        for shape in row(part, x - min(room, row_width(part, r)) / 2, top + i * 2 * (r + 1), r, room, ground, painter)
    )


def split_rows(these: Sequence[Token], r: float, room: float, first: float) -> list[list[Token]]:
    """Rows of tokens: each in the first row with room for it, half covered if it has no caption. The first row has the
    width `first`, all others `room`."""
    rows: list[list[Token]] = []
    for token in these:
        for i, line in enumerate(rows):
            if sum(each.width(r) if each.caption else r for each in line) + token.width(r) <= (room if i else first):
                line.append(token)
                break
        else:
            rows.append([token])
    return rows


def badges(pieces: Sequence[Piece], x: float, y: float, r: float, painter: Painter) -> tuple[Shape, ...]:
    """The players' badges, side by side with the first at x, y."""
    return tuple(
        shape
        for i, piece in enumerate(pieces)
        for shape in _tagged(
            shapes.badge(painter.speaker.mark(piece.seat or 0), x + i * 1.2 * r, y, r), Token(piece=piece)
        )
    )


# ---- one piece ------------------------------------------------------------------------------------------
def _token(token: Token, x: float, y: float, r: float, ground: str, painter: Painter) -> tuple[Shape, ...]:
    drawn = _tagged(_piece(token.piece, x, y, r, ground, painter), token)
    if not token.caption:
        return drawn
    return *drawn, shapes.text(token.caption, x + r + 3, y, _caption_size(r), palette.readable_ink(ground))


def _tagged(drawn: Sequence[Shape], token: Token) -> tuple[Shape, ...]:
    """The shapes with the id of their piece, by which clients animate a piece that moves to another cell."""
    piece = token.piece
    whose = "" if piece.seat is None else str(piece.seat)
    look = "-".join(
        word for word in (piece.kind, whose, piece.tint, piece.text, token.caption) if word not in ("", "none")
    )
    return tuple(structs.replace(shape, piece=f"{piece.cell}|{look}|{token.nth}") for shape in drawn)


def _piece(piece: Piece, x: float, y: float, r: float, ground: str, painter: Painter) -> tuple[Shape, ...]:
    edge = palette.readable_ink(ground)
    if piece.kind in painter.glyphs:
        return shapes.glyph(painter.glyphs[piece.kind], x - r, y - r, 2 * r, 2 * r)
    if piece.kind == "badge" and piece.seat is not None:
        return shapes.badge(painter.speaker.mark(piece.seat), x, y, r)
    if piece.kind == "mark" and piece.seat is not None:
        return (shapes.mark(painter.speaker.mark(piece.seat), x, y, r * 0.92, edge, 1.5),)
    of_seat = "paper" if piece.seat is None else painter.speaker.mark(piece.seat).tint
    fill = of_seat if piece.tint == "none" else piece.tint
    body = _body(piece.kind, x, y, r, fill)
    if not piece.text:
        return (body,)
    size = max(14, r, min(15, 1.3 * r))
    return body, shapes.text(
        piece.text, x, y, size, palette.readable_ink(fill), bold=True, anchor="middle", fit=2 * r - 2
    )


def _body(kind: str, x: float, y: float, r: float, fill: str) -> Shape:
    if kind == "cube":
        return Poly(points=shapes.box(x - r * 0.85, y - r * 0.85, r * 1.7, r * 1.7, 3), fill=fill, edge="ink", width=2)
    if kind == "house":
        walls = (x - r, y + r, x - r, y - r * 0.1, x, y - r, x + r, y - r * 0.1, x + r, y + r)
        return Poly(points=shapes.points(*walls), fill=fill, edge="ink", width=2)
    return Disc(x=round(x, 2), y=round(y, 2), r=round(r * 0.92, 2), fill=fill, edge="ink", width=2)


def _caption_size(r: float) -> float:
    return min(16.0, max(14.0, r * 1.3))
