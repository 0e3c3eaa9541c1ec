"""Amritsar's rule module: ties the chapters together as `GAME`."""

from __future__ import annotations

from rules.kit.types import SEAT_TINTS

from . import (
    actions,
    catalogue,
    components,
    corrections,
    decade,
    donate,
    effects,
    elephant,
    flow,
    ledger,
    opening,
    scene,
    state,
    trade,
    upgrade,
    workers,
)

GAME = flow.amritsar.game(
    opening, elephant, workers, actions, effects, trade, upgrade, donate, decade, ledger, corrections,
    setup=state.setup, retold=corrections.RETOLD, timers=flow.timers, scene=scene.scene, sheet=scene.sheet,
    learned=state.learned, check=catalogue.check, sections=catalogue.sections, tell=catalogue.tell, tints=SEAT_TINTS,
    layouts=(components.BOARD, components.PLATE), glyphs=components.GLYPHS,
)  # fmt: skip
