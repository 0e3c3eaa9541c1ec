"""The sign of a cue: a line under the prompt bar and a sign at its end, along with the sound."""

from __future__ import annotations

from typing import Literal

from msgspec import structs

from companion.view.wire import Cue, Poly, Shape, Show
from rules.kit.types import Frozen
from ui.kit.block import Block, Box, bar, overlay, shifted
from ui.screen.composition import Region, ScreenPicture

SIGN_S = 1.6
LINE_H, SIGN = 6.0, 36.0  # thickness of the line, side of the sign

CueKind = Literal["turn", "warning", "time-up", "written", "undone", "refused", "reveal", "win", "call"]


class CueSign(Frozen, frozen=True, kw_only=True):
    """Outlines in a -1..1 box, y down, and their two colours."""

    ground: str
    ink: str
    outlines: tuple[tuple[float, ...], ...]


ARROW = (-0.6, -0.7, 0.7, 0.0, -0.6, 0.7)
BELL = (-0.2, -0.8, 0.2, -0.8, 0.5, -0.3, 0.55, 0.35, 0.8, 0.55, -0.8, 0.55, -0.55, 0.35, -0.5, -0.3)
CLAPPER = (-0.2, 0.62, 0.2, 0.62, 0.2, 0.82, -0.2, 0.82)
TICK = (-0.75, 0.0, -0.5, -0.25, -0.2, 0.05, 0.5, -0.65, 0.75, -0.4, -0.2, 0.55)
BACK = (0.7, -0.2, 0.7, 0.2, -0.1, 0.2, -0.1, 0.6, -0.75, 0.0, -0.1, -0.6, -0.1, -0.2)
CROSS = ((-0.7, -0.45, -0.45, -0.7, 0.7, 0.45, 0.45, 0.7), (0.45, -0.7, 0.7, -0.45, -0.45, 0.7, -0.7, 0.45))
DIAMOND = (0.0, -0.75, 0.75, 0.0, 0.0, 0.75, -0.75, 0.0)
BALLOON = (-0.75, -0.65, 0.75, -0.65, 0.75, 0.25, 0.0, 0.25, -0.4, 0.7, -0.4, 0.25, -0.75, 0.25)
CROWN = (-0.75, 0.5, -0.75, -0.4, -0.35, 0.05, 0.0, -0.65, 0.35, 0.05, 0.75, -0.4, 0.75, 0.5)

SIGNS: dict[CueKind, CueSign] = {
    "turn": CueSign(ground="brass", ink="on-brass", outlines=(ARROW,)),
    "warning": CueSign(ground="brass", ink="on-brass", outlines=(BELL, CLAPPER)),
    "time-up": CueSign(ground="brick", ink="birch", outlines=(BELL, CLAPPER)),
    "written": CueSign(ground="moss", ink="birch", outlines=(TICK,)),
    "undone": CueSign(ground="walnut3", ink="cream", outlines=(BACK,)),
    "refused": CueSign(ground="brick", ink="birch", outlines=CROSS),
    "reveal": CueSign(ground="lit", ink="ink", outlines=(DIAMOND,)),
    "win": CueSign(ground="brass", ink="on-brass", outlines=(CROWN,)),
    "call": CueSign(ground="brass", ink="on-brass", outlines=(BALLOON,)),
}


def new_cue(before: Show | None, now: Show) -> Cue | None:
    """The Show's cue if it is new; None for an old one, and for the first Show."""
    if before is None or now.cue is None or (before.cue is not None and now.cue.n <= before.cue.n):
        return None
    return now.cue


def with_cue(picture: ScreenPicture, kind: CueKind) -> ScreenPicture:
    """The picture with the sign on its prompt bar."""

    def add_sign(region: Region) -> Region:
        if region.name != "band":
            return region
        return structs.replace(region, block=overlay(region.block, Block(shapes=sign_shapes(SIGNS[kind], region.box))))

    return structs.replace(picture, regions=tuple(add_sign(region) for region in picture.regions))


def sign_shapes(sign: CueSign, band: Box) -> tuple[Shape, ...]:
    """A line along the bottom of the prompt bar, and the sign in its corner."""
    x, middle, r = band.w - SIGN, SIGN / 2, SIGN * 0.36
    line, corner = bar(0, band.h - LINE_H, band.w, LINE_H, sign.ground), bar(x, 0, SIGN, SIGN, sign.ground)
    outlines = (shifted([middle + p * r for p in outline], x, 0) for outline in sign.outlines)
    return (line, corner, *(Poly(points=points, fill=sign.ink) for points in outlines))
