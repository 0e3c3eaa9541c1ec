"""Boards before and after a move, with the pieces that the touchscreen and the page animate."""

from __future__ import annotations

from companion.view import board_drawing
from companion.view.piece_drawing import Painter
from companion.view.speaker import Speaker
from companion.view.wire import Drawing
from rules.kit.types import Board, Cell, Glyph, Layout, Patch, Piece, Tint

W, H = 376.0, 400.0
CELLS = {f"c{i}": (60.0 + 120.0 * (i % 3), 70.0 + 120.0 * (i // 3)) for i in range(9)}
SIDE = 100.0
WORKER = Glyph(
    id="worker",
    patches=(
        Patch(ink="ink", points=(0.0, 1.0, 0.5, 0.2, 1.0, 1.0)),
        Patch(ink="ink", points=(0.3, 0.3, 0.5, 0.0, 0.7, 0.3)),
        Patch(ink="blue", points=(0.1, 0.95, 0.5, 0.3, 0.9, 0.95)),
    ),
)
LAYOUT = Layout(
    id="nine",
    ratio=W / H,
    cells=tuple(
        Cell(id=cell, x=x / W, y=y / H, shape="square", size=SIDE / 2 / W, label="") for cell, (x, y) in CELLS.items()
    ),
)


def badge(seat: int, cell: str) -> Piece:
    return Piece(cell=cell, seat=seat, kind="badge")


def cube(cell: str, tint: Tint = "green", text: str = "", n: int = 1) -> Piece:
    return Piece(cell=cell, kind="cube", tint=tint, text=text, n=n)


def worker(cell: str, n: int = 1) -> Piece:
    return Piece(cell=cell, kind="worker", n=n)


def board(*pieces: Piece, lit: str = "") -> Drawing:
    """A drawn board of nine cells in three rows, with these pieces."""
    speaker = Speaker("en", None, ("Ana", "Bo", "Cem"), ("red", "blue", "green"))
    part = Board(layout=LAYOUT.id, pieces=pieces, lit=(lit,) if lit else ())
    drawn = board_drawing.board(part, LAYOUT, Painter(glyphs={WORKER.id: WORKER}, speaker=speaker), 0, 0, W)
    return Drawing(width=W, height=H, shapes=tuple(drawn))


def crowd(cell: str) -> tuple[Piece, ...]:
    """More pieces than a player moves at once."""
    return tuple(cube(cell, tint, text) for tint in ("red", "blue", "green", "yellow", "white") for text in "123")


# name: (before, after, for every animated piece its number of shapes, its distance right and down)
CASES: dict[str, tuple[Drawing, Drawing, list[tuple[int, int, int]]]] = {
    "with all that is drawn on it": (board(badge(0, "c0")), board(badge(0, "c4")), [(2, 120, 120)]),
    "with its number": (board(cube("c1", text="2")), board(cube("c2", text="2")), [(2, 120, 0)]),
    "with all its patches": (board(worker("c0")), board(worker("c6")), [(3, 0, 240)]),
    "one of two": (board(worker("c0", n=2)), board(worker("c0"), worker("c6")), [(3, -15, 240)]),
    "smaller where there is less room": (
        board(badge(0, "c0"), cube("c1")), board(badge(0, "c1"), cube("c1")), [(2, 168, -47)],
    ),
    "both that change places": (
        board(badge(0, "c0"), badge(1, "c2")), board(badge(1, "c0"), badge(0, "c2")), [(2, -240, 0), (2, 240, 0)],
    ),
    "not from the supply": (board(), board(badge(0, "c0")), []),
    "not what goes away": (board(badge(0, "c0")), board(), []),
    "not another one": (board(badge(0, "c0")), board(badge(1, "c1")), []),
    "not where there are more of them": (board(cube("c0")), board(cube("c1"), cube("c2")), []),
    "not what makes room in its cell": (board(badge(0, "c0")), board(badge(0, "c0"), cube("c0", "red")), []),
    "not where only the cell is lit": (board(badge(0, "c0")), board(badge(0, "c0"), lit="c0"), []),
    "not where everything is elsewhere": (board(*crowd("c0")), board(*crowd("c8")), []),
}  # fmt: skip
