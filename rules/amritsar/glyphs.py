"""The board as it is drawn, and small pictures: workers, temple, pawn. Coordinates 0..1 from the top left."""

from __future__ import annotations

from rules.amritsar.components import COLOURS, DISTRICTS, SPOTS, Colour
from rules.kit.types import Cell, Edge, Glyph, Ink, Layout, Patch, Tint

RING: tuple[tuple[float, float], ...] = (
    (0.3, 0.12), (0.7, 0.12), (0.88, 0.26), (0.88, 0.7), (0.7, 0.85), (0.3, 0.85), (0.12, 0.7), (0.12, 0.26),
)  # fmt: skip
OUTER: tuple[tuple[float, float], ...] = ((0.5, 0.1), (0.9, 0.5), (0.5, 0.9), (0.1, 0.5))

BOARD = Layout(
    id="ring",
    ratio=1.0,
    cells=(
        Cell(id="temple", x=0.5, y=0.48, shape="square", size=0.13, ink="ice"),
        *(
            Cell(id=d, x=x, y=y, shape="plate", size=0.1, tall=0.092, ink="felt2")
            for d, (x, y) in zip(DISTRICTS, OUTER, strict=True)
        ),
        *(Cell(id=spot, x=x, y=y, size=0.092) for spot, (x, y) in zip(SPOTS, RING, strict=True)),
    ),
    edges=tuple(Edge(a=SPOTS[i], b=SPOTS[(i + 1) % len(SPOTS)]) for i in range(1, len(SPOTS), 2)),
)
PLATE = Layout(
    id="plate",
    ratio=360 / 84,
    cells=(Cell(id="temple", x=0.5, y=0.5, shape="plate", size=0.49, tall=0.11, ink="ice"),),
)

BODY = (0.08, 0.98, 0.28, 0.44, 0.72, 0.44, 0.92, 0.98)
HEAD = (0.5, 0.02, 0.64, 0.06, 0.73, 0.18, 0.73, 0.3, 0.64, 0.42, 0.5, 0.47, 0.36, 0.42, 0.27, 0.3, 0.27, 0.18,
        0.36, 0.06)  # fmt: skip
INNER_BODY = (0.16, 0.92, 0.33, 0.5, 0.67, 0.5, 0.84, 0.92)
INNER_HEAD = (0.5, 0.08, 0.6, 0.11, 0.67, 0.2, 0.67, 0.29, 0.6, 0.37, 0.5, 0.41, 0.4, 0.37, 0.33, 0.29, 0.33, 0.2,
              0.4, 0.11)  # fmt: skip
SIGNS: dict[Colour, tuple[Patch, ...]] = {  # a worker's colour is also told by a sign: none, stripe, two stripes, dot
    "white": (),
    "blue": (Patch(points=(0.25, 0.7, 0.75, 0.7, 0.79, 0.8, 0.21, 0.8), ink="cream"),),
    "green": (
        Patch(points=(0.37, 0.56, 0.45, 0.56, 0.45, 0.9, 0.37, 0.9), ink="cream"),
        Patch(points=(0.55, 0.56, 0.63, 0.56, 0.63, 0.9, 0.55, 0.9), ink="cream"),
    ),
    "yellow": (
        Patch(points=(0.5, 0.62, 0.58, 0.66, 0.61, 0.74, 0.58, 0.82, 0.5, 0.86, 0.42, 0.82, 0.39, 0.74, 0.42, 0.66),
              ink="ink"),
    ),
}  # fmt: skip


def _worker(colour: Colour) -> Glyph:
    """A figure with its sign, in the colour of the wooden worker."""
    ink: Ink | Tint = colour
    outline = (Patch(points=BODY, ink="ink"), Patch(points=HEAD, ink="ink"))
    inside = (Patch(points=INNER_BODY, ink=ink), Patch(points=INNER_HEAD, ink=ink))
    return Glyph(id=f"worker-{colour}", patches=(*outline, *inside, *SIGNS[colour]))


def _temple(id: str) -> Glyph:
    return Glyph(
        id=id,
        patches=(
            Patch(points=(0.04, 0.92, 0.04, 0.58, 0.96, 0.58, 0.96, 0.92), ink="brass"),
            Patch(points=(0.12, 0.58, 0.18, 0.4, 0.34, 0.26, 0.48, 0.14, 0.48, 0.02, 0.52, 0.02, 0.52, 0.14, 0.66, 0.26,
                          0.82, 0.4, 0.88, 0.58), ink="brass"),
            Patch(points=(0.4, 0.92, 0.4, 0.74, 0.44, 0.68, 0.5, 0.66, 0.56, 0.68, 0.6, 0.74, 0.6, 0.92), ink="ink"),
            Patch(points=(0.14, 0.82, 0.14, 0.72, 0.2, 0.68, 0.26, 0.72, 0.26, 0.82), ink="ink"),
            Patch(points=(0.74, 0.82, 0.74, 0.72, 0.8, 0.68, 0.86, 0.72, 0.86, 0.82), ink="ink"),
        ),
    )  # fmt: skip


PAWN = Glyph(
    id="pawn",
    patches=(
        Patch(points=(0.2, 0.98, 0.28, 0.8, 0.4, 0.52, 0.6, 0.52, 0.72, 0.8, 0.8, 0.98), ink="ink"),
        Patch(points=(0.24, 0.28, 0.5, 0.02, 0.76, 0.28, 0.7, 0.5, 0.5, 0.58, 0.3, 0.5), ink="ink"),
        Patch(points=(0.29, 0.92, 0.44, 0.58, 0.56, 0.58, 0.71, 0.92), ink="red"),
        Patch(points=(0.31, 0.29, 0.5, 0.1, 0.69, 0.29, 0.65, 0.45, 0.5, 0.51, 0.35, 0.45), ink="red"),
        Patch(points=(0.3, 0.3, 0.7, 0.3, 0.68, 0.38, 0.32, 0.38), ink="brass"),
    ),
)
TEMPLE = _temple("temple")
ICON = _temple("amritsar")
GLYPHS = (*(_worker(colour) for colour in COLOURS), PAWN, TEMPLE, ICON)
