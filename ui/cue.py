"""What has just happened, for the eye: a line under the prompt bar and a sign at its end, where others hear a sound."""

from __future__ import annotations

from typing import Literal

from companion.view.wire import Cue, Poly, Shape, Show
from rules.kit.types import Frozen
from ui.block import Block, Box
from ui.screen import Picture, Region

SHOWN_S = 1.6
LINE_H, SIGN = 6.0, 36.0  # thickness of the line, side of the sign

Kind = Literal["turn", "warning", "time-up", "written", "undone", "refused", "reveal", "win"]


class Sign(Frozen, frozen=True, kw_only=True):
    """Outlines in a -1..1 box, y down, in one colour on another."""

    ground: str
    ink: str
    outlines: tuple[tuple[float, ...], ...]


def _plate(x: float, y: float, w: float, h: float) -> tuple[float, ...]:
    return (x, y, x + w, y, x + w, y + h, x, y + h)


ARROW = (-0.6, -0.7, 0.7, 0.0, -0.6, 0.7)
BELL = (-0.2, -0.8, 0.2, -0.8, 0.5, -0.3, 0.55, 0.35, 0.8, 0.55, -0.8, 0.55, -0.55, 0.35, -0.5, -0.3)
CLAPPER = _plate(-0.2, 0.62, 0.4, 0.2)
TICK = (-0.75, 0.0, -0.5, -0.25, -0.2, 0.05, 0.5, -0.65, 0.75, -0.4, -0.2, 0.55)
BACK = (0.7, -0.2, 0.7, 0.2, -0.1, 0.2, -0.1, 0.6, -0.75, 0.0, -0.1, -0.6, -0.1, -0.2)
CROSS = ((-0.7, -0.45, -0.45, -0.7, 0.7, 0.45, 0.45, 0.7), (0.45, -0.7, 0.7, -0.45, -0.45, 0.7, -0.7, 0.45))
DIAMOND = (0.0, -0.75, 0.75, 0.0, 0.0, 0.75, -0.75, 0.0)
CROWN = (-0.75, 0.5, -0.75, -0.4, -0.35, 0.05, 0.0, -0.65, 0.35, 0.05, 0.75, -0.4, 0.75, 0.5)

SIGNS: dict[Kind, Sign] = {
    "turn": Sign(ground="brass", ink="on-brass", outlines=(ARROW,)),
    "warning": Sign(ground="brass", ink="on-brass", outlines=(BELL, CLAPPER)),
    "time-up": Sign(ground="brick", ink="birch", outlines=(BELL, CLAPPER)),
    "written": Sign(ground="moss", ink="birch", outlines=(TICK,)),
    "undone": Sign(ground="walnut3", ink="cream", outlines=(BACK,)),
    "refused": Sign(ground="brick", ink="birch", outlines=CROSS),
    "reveal": Sign(ground="lit", ink="ink", outlines=(DIAMOND,)),
    "win": Sign(ground="brass", ink="on-brass", outlines=(CROWN,)),
}


def new_cue(before: Show | None, now: Show) -> Cue | None:
    """The cue that this Show brings; None where it is an old one, and at the first Show of all."""
    if before is None or now.cue is None or (before.cue is not None and now.cue.n <= before.cue.n):
        return None
    return now.cue


def with_cue(picture: Picture, kind: Kind) -> Picture:
    """The picture with the sign on its prompt bar."""
    band = next((region.box for region in picture.regions if region.name == "band"), None)
    if band is None:
        return picture
    sign = SIGNS[kind]
    line = Box(x=band.x, y=band.bottom - LINE_H, w=band.w, h=LINE_H)
    corner = Box(x=band.right - SIGN, y=band.y, w=SIGN, h=SIGN)
    shown = (
        Region(name="cue-line", box=line, ground=sign.ground, block=Block()),
        Region(name="cue-sign", box=corner, ground=sign.ground, block=Block(h=SIGN, shapes=_drawn(sign))),
    )
    return Picture(k=picture.k, regions=(*picture.regions, *shown))


def _drawn(sign: Sign) -> tuple[Shape, ...]:
    middle, r = SIGN / 2, SIGN * 0.36
    return tuple(Poly(points=tuple(middle + p * r for p in outline), fill=sign.ink) for outline in sign.outlines)
