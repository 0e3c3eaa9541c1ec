"""Battles & Builders' rule module: ties the parts together as `GAME`."""

from __future__ import annotations

from . import battle, catalogue, commit, components, corrections, event, kings, scene, state
from .flow import bnb

GAME = bnb.game(
    event, commit, kings, battle, corrections,
    setup=state.setup,
    tints=("white", "blue", "pink"),
    layouts=(components.PLATE,),
    glyphs=components.GLYPHS,
    retold=corrections.RETOLD,
    scene=scene.scene,
    sheet=scene.sheet,
    learned=catalogue.learned,
    check=catalogue.check,
    sections=catalogue.sections,
    tell=catalogue.tell,
    forget=catalogue.forget,
)  # fmt: skip
