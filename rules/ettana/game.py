"""Ettana's rule module: ties the parts together as `GAME`."""

from __future__ import annotations

from . import actions, cards, catalogue, claims, components, corrections, flow, moving, opening, rolling, scene

GAME = flow.ettana.game(
    opening, rolling, moving, cards, claims, actions, corrections,
    tints=("pink", "black", "white", "orange"), layouts=(components.LOOM,),
    glyphs=components.GLYPHS, setup=opening.setup, retold=corrections.RETOLD, phase=flow.phase, scene=scene.scene,
    sheet=scene.sheet,
    learned=catalogue.learned, check=catalogue.check, sections=catalogue.sections, tell=catalogue.tell,
)  # fmt: skip
