"""The plain text of a scene: a row for each occupied cell, track, hand, row of dice and row of a grid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.view.speaker import Speaker
from rules.kit.types import (
    TABLE,
    Board,
    Dice,
    Grid,
    Hand,
    Layout,
    Part,
    Picture,
    Piece,
    Say,
    Scene,
    Track,
    Who,
)

Row = tuple[str, str]  # name and contents


def rows(scene: Scene, layouts: Sequence[Layout], speaker: Speaker) -> dict[str, str]:
    """The rows of a scene from top to bottom, by name, without empty cells."""
    told: dict[str, list[str]] = {}
    for part in scene.parts:
        for name, text in _part(part, layouts, speaker):
            told.setdefault(name, []).append(text)
    if scene.start is not None:
        told["Start player"] = [speaker.name(scene.start)]
    if scene.next is not None:
        told["Next"] = [speaker.speak(scene.next)]
    return {name: " / ".join(texts) for name, texts in told.items()}


def _part(part: Part, layouts: Sequence[Layout], speaker: Speaker) -> Iterator[Row]:
    match part:
        case Board():
            yield from _board(part, next(layout for layout in layouts if layout.id == part.layout), speaker)
        case Track():
            at = ", ".join(f"{speaker.name(seat)} {n}" for seat, n in enumerate(part.at))
            crown = f"; held by {speaker.name(part.crown)}" if part.crown is not None else ""
            yield speaker.speak(part.label), f"{at}{crown}"
        case Hand():
            yield f"{speaker.name(part.seat)} has", _hand(part, speaker)
        case Dice():
            faces = ", ".join(f"{die.tint} {die.face or '?'}" for die in part.dice)
            whose = f"{speaker.name(part.seat)}, " if part.seat != TABLE else ""
            yield f"{whose}{speaker.speak(part.label)}", faces + (f" = {part.total}" if part.total is not None else "")
        case Grid():
            yield from _grid(part, speaker)


def _board(board: Board, layout: Layout, speaker: Speaker) -> Iterator[Row]:
    for cell in layout.cells:
        signs = [speaker.speak(sign.say) for sign in board.signs if sign.cell == cell.id]
        pieces = [_piece(piece, speaker) for piece in board.pieces if piece.cell == cell.id]
        ink = [str(board.inks[cell.id])] if cell.id in board.inks else []
        if told := [text for text in (*signs, *pieces, *ink) if text]:
            yield cell.label or cell.id, ", ".join(told)
    if board.edges:
        yield "Roads", ", ".join(f"{edge.a}-{edge.b} {edge.style}" for edge in board.edges)


def _piece(piece: Piece, speaker: Speaker) -> str:
    what = speaker.speak(piece.label) if piece.label is not None else "" if piece.kind == "mark" else piece.kind
    whose = speaker.name(piece.seat) if piece.seat is not None else ""
    tint = piece.tint if piece.tint != "none" and piece.seat is None and piece.label is None else ""
    name = " ".join(word for word in (whose, tint, what) if (word and word != whose) or word is whose)
    text = f" {piece.text}" if piece.text and piece.text not in name else ""
    return f"{name}{text}" + (f" ×{piece.n}" if piece.n != 1 else "")


def _hand(hand: Hand, speaker: Speaker) -> str:
    items = [f"{item.n} {speaker.speak(item.label)}" for item in hand.items]
    hidden = [f"{hand.hidden} face down"] if hand.hidden else []
    label = speaker.speak(hand.label)
    return "; ".join([*([label] if label else []), *items, *hidden])


def _grid(grid: Grid, speaker: Speaker) -> Iterator[Row]:
    heads = [speaker.speak(head) for head in grid.heads]
    above = speaker.speak(grid.label) if grid.label else ""
    for label, values in grid.rows:
        told = [
            f"{head} {text}".strip()
            for head, value in zip([*heads, *[""] * len(values)], values, strict=False)
            if (text := _value(value, speaker))
        ]
        if told:
            yield f"{above}{' · ' if above else ''}{speaker.speak(label)}", ", ".join(told)


def _value(value: str | int | Say | Who | Picture | None, speaker: Speaker) -> str:
    match value:
        case None:
            return ""
        case Picture():
            return value.glyph
        case Say() | Who():
            return speaker.speak(value)
        case str() | int():
            return str(value)
