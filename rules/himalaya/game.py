"""Himalaya's rule module: ties the parts together as `GAME`."""

from __future__ import annotations

from . import (
    actions,
    catalogue,
    components,
    corrections,
    delivery,
    events,
    inventory,
    opening,
    programme,
    scene,
    score,
    supply,
)
from .flow import him

GAME = him.game(
    opening, supply, events, programme, actions, delivery, inventory, score,
    setup=opening.setup, tints=("blue",),
    layouts=(components.MAP, components.VILLAGES_ONLY), glyphs=components.GLYPHS,
    prompts=events.prompts, corrections=corrections.corrections, retold=corrections.RETOLD,
    scene=scene.scene, sheet=score.sheet, learned=catalogue.learned, check=catalogue.check,
    sections=catalogue.sections, tell=catalogue.tell, forget=catalogue.forget,
)  # fmt: skip
