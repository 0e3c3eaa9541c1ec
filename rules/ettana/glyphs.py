"""The board of octagons and squares, and the yarns with the signs of their colours."""

from __future__ import annotations

from math import cos, pi, sin

from rules.ettana.components import FACES, SIDE, SQUARES, TILED, Face
from rules.kit.types import Cell, Glyph, Ink, Layout, Patch, Tint

WIDTH, MARGIN, PITCH = 376, 25.5, 65.0  # the board in units of the screen: from square to square


def _at(n: float) -> float:
    return (MARGIN + PITCH * n) / WIDTH


def _octagons() -> tuple[Cell, ...]:
    return tuple(
        Cell(id=f"o{r},{c}", x=_at(c + 0.5), y=_at(r + 0.5), shape="octagon", size=31.2 / WIDTH)
        for r in range(SIDE) for c in range(SIDE)
    )  # fmt: skip


def _squares() -> tuple[Cell, ...]:
    return tuple(_square(square, *divmod(i, SIDE + 1)) for i, square in enumerate(SQUARES))


def _square(id: str, row: int, column: int) -> Cell:
    ink: Ink = "paper" if id in TILED else "felt3"
    return Cell(id=id, x=_at(column), y=_at(row), shape="diamond", size=20.8 / WIDTH, ink=ink)


LOOM = Layout(
    id="loom",
    ratio=1.0,
    cells=(Cell(id="mat", x=0.5, y=0.5, shape="plate", size=0.495, ink="felt2"), *_octagons(), *_squares()),
)


# ---- signs: colour is never the only cue ---------------------------------------------------------------
def _round(radius: float, corners: int, turn: float) -> tuple[float, ...]:
    angles = (2 * pi * (i + turn) / corners for i in range(corners))
    return tuple(round(n, 3) for a in angles for n in (0.5 + radius * sin(a), 0.5 - radius * cos(a)))


def _outlined(outer: float, inner: float, corners: int, turn: float, ink: Ink, ground: Tint) -> tuple[Patch, ...]:
    """A filled shape with a smaller one in the colour of the ground on it."""
    shapes = ((outer, ink), (inner, ground))
    return tuple(Patch(points=_round(radius, corners, turn), ink=colour) for radius, colour in shapes)


CROSS = (0.42, 0.14, 0.58, 0.14, 0.58, 0.42, 0.86, 0.42, 0.86, 0.58, 0.58, 0.58, 0.58, 0.86, 0.42, 0.86, 0.42, 0.58,
         0.14, 0.58, 0.14, 0.42, 0.42, 0.42)  # fmt: skip
SIGNS: dict[Face, tuple[Patch, ...]] = {
    "green": _outlined(0.48, 0.27, 4, 0.0, "cream", "green"),
    "red": _outlined(0.4, 0.24, 16, 0.5, "cream", "red"),
    "yellow": _outlined(0.5, 0.22, 3, 0.0, "ink", "yellow"),
    "blue": _outlined(0.46, 0.27, 4, 0.5, "cream", "blue"),
    "purple": (Patch(points=CROSS, ink="cream"),),
    "black": (),
}
IN_YARN = 0.62  # how large the sign is in its octagon


def _in_octagon(face: Face) -> tuple[Patch, ...]:
    """A yarn as it lies on the board, for a brush and for a face of the die."""
    small = (
        Patch(points=tuple(round(0.5 + IN_YARN * (n - 0.5), 3) for n in patch.points), ink=patch.ink)
        for patch in SIGNS[face]
    )
    return (Patch(points=_round(0.54, 8, 0.5), ink=face), *small)


def _yarn(x: float, y: float, ink: Tint) -> Patch:
    """An octagon of the icon."""
    corner = _round(0.235, 8, 0.5)
    return Patch(points=tuple(round(n - 0.5 + (y if i % 2 else x), 3) for i, n in enumerate(corner)), ink=ink)


ICON = Glyph(
    id="ettana",
    patches=(
        _yarn(0.28, 0.28, "red"), _yarn(0.72, 0.28, "yellow"), _yarn(0.28, 0.72, "blue"), _yarn(0.72, 0.72, "red"),
        Patch(points=(0.5, 0.36, 0.64, 0.5, 0.5, 0.64, 0.36, 0.5), ink="cream"),
    ),
)  # fmt: skip
GLYPHS = (
    *(Glyph(id=f"yarn-{face}", patches=_in_octagon(face)) for face in FACES),
    ICON,
)
