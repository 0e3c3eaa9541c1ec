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
    follow,
    ledger,
    opening,
    scene,
    score,
    state,
    storehouses,
    trade,
    upgrade,
    workers,
)
from .numbers import NUMBERS

GAME = flow.amritsar.game(
    opening, elephant, workers, actions, follow, effects, trade, upgrade, storehouses, donate, decade, ledger,
    setup=state.setup, do=corrections.DO, corrections=corrections.corrections, retold=corrections.RETOLD,
    numbers=NUMBERS, timers=flow.timers, scene=scene.scene, sheet=score.sheet, learned=state.learned,
    check=catalogue.check, sections=catalogue.sections, tell=catalogue.tell, tints=SEAT_TINTS,
    layouts=(components.BOARD, components.PLATE), glyphs=components.GLYPHS,
)  # fmt: skip
