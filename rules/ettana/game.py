"""Ettana's rule module: ties the parts together as `GAME`."""

from __future__ import annotations

from rules.kit.types import SEAT_TINTS

from . import actions, cards, catalogue, claims, components, corrections, flow, moving, opening, rolling, scene

PAWNS = ("pink", "black", "white", "orange")  # ETT-13

GAME = flow.ettana.game(
    opening, rolling, moving, cards, claims, actions, corrections,
    tints=(*PAWNS, *(tint for tint in SEAT_TINTS if tint not in PAWNS)), layouts=(components.LOOM,),
    glyphs=components.GLYPHS, setup=opening.setup, retold=corrections.RETOLD, phase=flow.phase, scene=scene.scene,
    sheet=scene.sheet,
    learned=catalogue.learned, check=catalogue.check, sections=catalogue.sections, tell=catalogue.tell,
)  # fmt: skip
