"""One cell of a board: its outline, signs and pieces."""

from __future__ import annotations

from msgspec import structs

from companion.view import palette, shapes
from companion.view.piece_drawing import Painter, badges, heap, row, row_width, split_rows, tokens
from companion.view.speaker import Speaker
from companion.view.text_width import wrap
from companion.view.wire import Disc, Poly, Shape, TextLine
from rules.kit.types import SEAT_TINTS, Cell, Frozen, Ink, Piece, Say, Sign, Tint, Who

AREAS = ("felt", "felt2", "felt3")  # ground: cells in these colours are drawn below the roads
FEW = 2  # up to so many pieces below a cell are large, which makes their texts readable


class Spot(Frozen, frozen=True, kw_only=True):
    """A cell on the drawing: centre and half sizes in u, with its signs, pieces and roads."""

    cell: Cell
    x: float
    y: float
    half_w: float
    half_h: float
    lit: bool
    signs: tuple[Sign, ...]
    pieces: tuple[Piece, ...]
    ink: Ink | Tint
    roads: tuple[tuple[str, Cell], ...] = ()  # style and other end of each

    @property
    def fill(self) -> str:
        return "lit" if self.lit and self.ink == "paper" else self.ink


def outline(spot: Spot, speaker: Speaker) -> Shape:
    """The outline of a cell, whose hit is the cell's id."""
    said, more = cell_in_words(spot, speaker), _details(spot, speaker)
    rim = "felt" if spot.ink in SEAT_TINTS else "ink" if spot.cell.shape == "disc" else "edge"
    edge, line = ("brass", 5.0) if spot.lit else (rim, 0.0 if spot.ink in AREAS else 2.0)
    x, y, r = spot.x, spot.y, spot.half_w
    if spot.cell.shape == "disc":
        return Disc(x=round(x, 2), y=round(y, 2), r=round(r, 2), fill=spot.fill, edge=edge, width=line,
                    hit=spot.cell.id, say=said, more=more)  # fmt: skip
    return Poly(points=_corners(spot), fill=spot.fill, edge=edge, width=line, hit=spot.cell.id, say=said, more=more)


def cell_in_words(spot: Spot, speaker: Speaker) -> str:
    """The cell in words: name, signs and pieces, each once."""
    signs = sorted(spot.signs, key=lambda sign: sign.place != "title")
    is_titled = any(sign.place == "title" for sign in spot.signs)
    name = place_name(spot.cell, speaker, is_titled=is_titled)
    words = (name, *(speaker.speak(sign.label or sign.say) for sign in signs),
             *(piece_in_words(piece, speaker) for piece in spot.pieces))  # fmt: skip
    return ", ".join(dict.fromkeys(word for word in words if word))


def _details(spot: Spot, speaker: Speaker) -> str:
    """The highlight and the roads in words: "highlighted. Ice road: village 7, village 9. Soil road: village 3"."""
    lit = (speaker.speak(Say(key="is-lit")),) if spot.lit else ()
    styles = dict.fromkeys(style for style, _ in spot.roads)
    ends = {
        style: ", ".join(place_name(cell, speaker) for each, cell in spot.roads if each == style) for style in styles
    }
    roads = (speaker.labelled_value(speaker.speak(Say(key=f"edge-{style}")), where) for style, where in ends.items())
    return ". ".join((*lit, *roads))


def place_name(cell: Cell, speaker: Speaker, *, is_titled: bool = False) -> str:
    """The game's name of a cell, else its printed number or word; "" if a title sign names it."""
    if cell.say:
        return speaker.speak(cell.say)
    if is_titled:
        return ""
    label = cell.label
    return speaker.speak(Say(key="place-numbered", args={"n": label})) if label.isdecimal() else label


def piece_in_words(piece: Piece, speaker: Speaker) -> str:
    """The piece in words, like "Ana: knight ×3" or "2 salt"; its text if it has neither label nor owner."""
    label = speaker.speak(piece.label) if piece.label else ""
    owner = speaker.speak(Who(seat=piece.seat)) if piece.seat is not None else ""
    words = ": ".join(word for word in (owner, label) if word) or piece.text
    return f"{words} ×{piece.n}" if words and piece.n > 1 else words


def _corners(spot: Spot) -> shapes.Points:
    x, y, r = spot.x, spot.y, spot.half_w
    match spot.cell.shape:
        case "diamond":
            return shapes.ring(x, y, r, 4)
        case "octagon":
            return shapes.ring(x, y, r / 0.9239, 8, 1 / 16)
        case "hex":
            return shapes.ring(x, y, r / 0.866, 6, 1 / 12)
        case _:
            corner = 4.0 if spot.cell.shape == "square" else shapes.CORNER
            return shapes.box(x - r, y - spot.half_h, 2 * r, 2 * spot.half_h, corner)


def content(spot: Spot, painter: Painter) -> list[Shape]:
    """The shapes of the signs and pieces on a cell."""
    if spot.cell.shape != "plate":
        drawn = _small_cell(spot, painter)
    else:
        drawn = _wide_plate(spot, painter) if spot.half_w > 1.6 * spot.half_h else _card(spot, painter)
    return [_unheard(shape, spot) for shape in drawn]


def _unheard(shape: Shape, spot: Spot) -> Shape:
    """The shape; a text outside its cell becomes unheard, since the cell's own words contain it."""
    if not isinstance(shape, TextLine):
        return shape
    is_inside = abs(shape.x - spot.x) <= spot.half_w and abs(shape.y - spot.y) <= spot.half_h
    return shape if is_inside else structs.replace(shape, unheard=True)


def _sign_text(spot: Spot, place: str, painter: Painter) -> str:
    return next((painter.speaker.speak(sign.say) for sign in spot.signs if sign.place == place), "")


def _title(spot: Spot, painter: Painter) -> str:
    return _sign_text(spot, "title", painter) or spot.cell.label


# ---- wide plates: picture, two lines, value --------------------------------------------------------------
def _wide_plate(spot: Spot, painter: Painter) -> list[Shape]:
    left, right, h = spot.x - spot.half_w + 14, spot.x + spot.half_w - 14, 2 * spot.half_h
    pictures = [p for p in spot.pieces if p.kind in painter.glyphs]
    loose = tokens([p for p in spot.pieces if p not in pictures[:1]])
    drawn: list[Shape] = []
    if pictures:
        picture = painter.glyphs[pictures[0].kind]
        drawn += shapes.glyph(picture, left, spot.y - h * 0.36, h * 0.94, h * 0.72)
        left += h * 0.94 + 16
    if value := _sign_text(spot, "value", painter):
        r = min(28.0, h * 0.35)
        drawn += _value(value, right - r, spot.y, r)
        right -= 2 * r + 10
    if loose:
        r = min(11.0, h * 0.3)
        room = min(row_width(loose, r), (right - left) / 2)
        drawn += row(loose, right - room, spot.y, r, room, spot.fill, painter)
        right -= room + 8
    return drawn + _two_lines(spot, left, right - left, painter)


def _two_lines(spot: Spot, x: float, room: float, painter: Painter) -> list[Shape]:
    title, h, ink = _title(spot, painter), 2 * spot.half_h, palette.readable_ink(spot.fill)
    note = _sign_text(spot, "note", painter) or _sign_text(spot, "corner", painter)
    if not note:
        return list(shapes.lines(title, x, spot.y, room, _clamped(24, h * 0.4), ink, bold=True))
    soft = "ink2" if ink == "ink" else ink
    if h < 50:  # too low for two lines: side by side
        return [
            shapes.text(title, x, spot.y, 18, ink, bold=True, fit=room * 0.55),
            shapes.text(note, x + room, spot.y, 16, soft, anchor="end", fit=room * 0.42),
        ]
    return [
        shapes.text(title, x, spot.y - h * 0.16, _clamped(24, h * 0.3), ink, bold=True, fit=room),
        shapes.text(note, x, spot.y + h * 0.19, _clamped(18, h * 0.24), soft, fit=room),
    ]


def _clamped(size: float, room: float) -> float:
    return min(size, max(16.0, room))


def _value(value: str, x: float, y: float, r: float) -> tuple[Shape, ...]:
    disc = Disc(x=round(x, 2), y=round(y, 2), r=round(r, 2), fill="brass")
    return disc, shapes.text(
        value.replace("-", "−"), x, y, max(14, r * 32 / 28), "on-brass", bold=True, anchor="middle", fit=1.7 * r
    )


# ---- cards: title on top, pieces at the bottom -----------------------------------------------------------
def _card(spot: Spot, painter: Painter) -> list[Shape]:
    left, top = spot.x - spot.half_w + 10, spot.y - spot.half_h
    room, bottom = 2 * spot.half_w - 20, spot.y + spot.half_h
    ink = palette.readable_ink(spot.fill)
    soft = "ink2" if ink == "ink" else ink
    drawn: list[Shape] = []
    title_room = room
    if value := _sign_text(spot, "value", painter):
        drawn += _value(value, left + room - 12, top + 18, 13)
        title_room -= 30
    title, note = _title(spot, painter), _sign_text(spot, "note", painter)
    if title:
        drawn.append(shapes.text(title, left, top + 18, 18, ink, bold=True, fit=title_room))
    if note:
        broken = len(wrap(note, room, 16))
        first = top + (38 if title else 16)
        drawn += shapes.lines(note, left, first + (broken - 1) * 9.6, room, 16, soft)
    corner = _sign_text(spot, "corner", painter)
    if corner:
        drawn.append(shapes.text(corner, left + room, bottom - 18, 16, soft, anchor="end", fit=room / 2))
    r, beside = min(10.5, spot.half_h / 3), room - (30 if corner else 0)
    for i, side_by_side in enumerate(split_rows(tokens(spot.pieces), r, room, beside)):
        drawn += row(side_by_side, left, bottom - 18 - i * (2 * r + 1), r, room if i else beside, spot.fill, painter)
    return drawn


# ---- small cells ----------------------------------------------------------------------------------------
def _small_cell(spot: Spot, painter: Painter) -> list[Shape]:
    """Pieces inside an untitled cell; round a titled one goods lie south and marks west. Players stand north-east."""
    title, r, ink = _title(spot, painter), spot.half_w, palette.readable_ink(spot.fill)
    players = [p for p in spot.pieces if p.kind == "badge"]
    drawn: list[Shape] = []
    if title:
        soft = "cream2" if spot.ink in AREAS else ink
        size = min(24.0 if spot.ink in AREAS else 20.0, max(14.0, r * 1.1))
        drawn.append(shapes.text(title, spot.x, spot.y, size, soft, bold=True, anchor="middle", fit=1.7 * r))
        drawn += _outer_pieces(spot, painter)
    else:
        lying = tokens([p for p in spot.pieces if p.kind != "badge"])
        inside = min(14.0, 0.8 * r / max(1, min(2, len(lying)))) if len(lying) != 1 else min(26.0, 0.62 * r)
        drawn += heap(lying, spot.x, spot.y, inside, 1.8 * r, spot.fill, painter)
    if note := _sign_text(spot, "note", painter) or _sign_text(spot, "corner", painter):
        drawn.append(shapes.text(note, spot.x, spot.y + r + 10, 14, "cream2", anchor="middle", fit=max(60, 2 * r)))
    if value := _sign_text(spot, "value", painter):
        drawn += _value(value, spot.x + r * 0.8, spot.y + r * 0.3, 10)
    if players:
        is_alone = not title and len(spot.pieces) == 1
        side = 0.0 if is_alone else 0.95 * r
        size = min(20.0, max(13.0, 0.85 * r)) if is_alone else min(15.0, max(11.0, 0.62 * r))
        wide = 1.2 * size * (len(players) - 1) + size
        drawn += badges(players, min(spot.x + side, shapes.WIDTH - 2 - wide), spot.y - side, size, painter)
    return drawn


def _outer_pieces(spot: Spot, painter: Painter) -> list[Shape]:
    marks = tokens([p for p in spot.pieces if p.kind == "mark"])
    goods = tokens([p for p in spot.pieces if p.kind not in ("mark", "badge")])
    r = spot.half_w
    few = len(goods) <= FEW and any(token.piece.text for token in goods)
    south = heap(goods, spot.x, spot.y + r + 9, 11.5 if few else 9.5, 60, "felt", painter)
    room = min(44.0, row_width(marks, 8.5))
    west = row(marks, spot.x - r - room, spot.y + r * 0.35, 8.5, room, "felt", painter)
    return [*south, *west]
