"""Pebbles: a small made-up game for the tests. It uses every part of the contract; RULES.md says how it goes."""

from __future__ import annotations

from rules.kit.corrections import Corrections

from . import brook, catalogue, components, corrections, fists, scene, score, state
from .flow import pebbles

GAME = pebbles.game(
    fists,
    brook,
    setup=state.setup,
    do={corrections.SetStart: corrections.do_set_start},
    corrections=Corrections(corrections.fixes),
    layouts=(components.BROOK,),
    scene=scene.scene,
    sheet=score.sheet,
    learned=catalogue.learned,
    check=catalogue.check,
)
