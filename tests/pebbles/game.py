"""Pebbles: a small made-up game for the tests. It uses every part of the contract; RULES.md has its rules."""

from __future__ import annotations

from . import brook, catalogue, components, corrections, fists, scene, score, state
from .flow import pebbles

GAME = pebbles.game(
    fists,
    brook,
    corrections,
    setup=state.setup,
    layouts=(components.BROOK,),
    scene=scene.scene,
    sheet=score.sheet,
    learned=catalogue.learned,
    check=catalogue.check,
)
