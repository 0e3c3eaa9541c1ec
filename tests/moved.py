"""Boards before and after a move, and which pieces the touchscreen and the page let glide."""

from __future__ import annotations

from companion.view import shapes
from companion.view.palette import mark
from companion.view.wire import Drawing, Poly, Shape, Text
from rules.kit.types import Glyph, Patch

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


def cell(hit: str, fill: str = "paper") -> Poly:
    x, y = CELLS[hit]
    outline = shapes.box(x - SIDE / 2, y - SIDE / 2, SIDE, SIDE)
    return Poly(points=outline, fill=fill, edge="edge", width=2, hit=hit)


def badge(seat: int, hit: str, r: float = 15.0, dx: float = 0.0) -> tuple[Shape, ...]:
    x, y = CELLS[hit]
    return shapes.badge(mark(seat, ("red", "blue", "green")[seat]), x + dx, y, r)


def cube(hit: str, tint: str = "green", text: str = "", dx: float = 0.0) -> tuple[Shape, ...]:
    x, y = CELLS[hit][0] + dx, CELLS[hit][1] + 25
    body = Poly(points=shapes.box(x - 9, y - 9, 18, 18, 3), fill=tint, edge="ink", width=2)
    return body, *((Text(x=x, y=y, text=text, ink="cream", anchor="middle"),) if text else ())


def worker(hit: str, dx: float = 0.0) -> tuple[Shape, ...]:
    x, y = CELLS[hit]
    return shapes.glyph(WORKER, x - 10 + dx, y - 40, 20, 20)


def board(*lying: tuple[Shape, ...], **fills: str) -> Drawing:
    """Nine cells in three rows, and what lies on them."""
    ground = tuple(cell(hit, fills.get(hit, "paper")) for hit in CELLS)
    return Drawing(width=W, height=H, shapes=(*ground, *(shape for piece in lying for shape in piece)))


# name: (before, now, for every piece that glides how many shapes it has, how far right and how far down it went)
CASES: dict[str, tuple[Drawing, Drawing, list[tuple[int, int, int]]]] = {
    "with all that is drawn on it": (board(badge(0, "c0")), board(badge(0, "c4")), [(2, 120, 120)]),
    "with its number": (board(cube("c1", text="2")), board(cube("c2", text="2")), [(2, 120, 0)]),
    "with all its patches": (
        board(worker("c0"), worker("c0", 22)), board(worker("c0"), worker("c6", 22)), [(3, 0, 240)],
    ),
    "smaller where there is less room": (board(badge(0, "c0", 20)), board(badge(0, "c1", 13)), [(2, 120, 0)]),
    "both that change places": (
        board(badge(0, "c0"), badge(1, "c2")), board(badge(1, "c0"), badge(0, "c2")), [(2, -240, 0), (2, 240, 0)],
    ),
    "not from the supply": (board(), board(badge(0, "c0")), []),
    "not what goes away": (board(badge(0, "c0")), board(), []),
    "not another one": (board(badge(0, "c0")), board(badge(1, "c1")), []),
    "not where there are more of them": (board(cube("c0")), board(cube("c1"), cube("c2")), []),
    "not what makes room in its cell": (board(badge(0, "c0")), board(badge(0, "c0", dx=14)), []),
    "not where only the cell is lit": (board(badge(0, "c0")), board(badge(0, "c0"), c0="lit"), []),
    "not where everything lies elsewhere": (
        board(*(cube("c0", dx=i) for i in range(13))), board(*(cube("c8", dx=i) for i in range(13))), [],
    ),
}  # fmt: skip
