"""Battles & Builders' rule module: ties the parts together as `GAME`."""

from __future__ import annotations

from rules.kit.flow import by_move
from rules.kit.types import SEAT_TINTS

from . import battle, catalogue, commit, components, corrections, event, kings, numbers, scene, score, state
from .flow import bnb

TINTS = ("white", "blue", "pink")
GAME = bnb.game(
    event, commit, kings, battle,
    setup=state.setup,
    do=by_move(
        corrections.do_correct_tile, corrections.do_correct_strategy, corrections.do_correct_start,
        corrections.do_correct_dice, numbers.do_set_number,
    ),
    tints=(*TINTS, *(tint for tint in SEAT_TINTS if tint not in TINTS)),
    layouts=(components.PLATE,),
    glyphs=components.GLYPHS,
    numbers=numbers.NUMBERS,
    corrections=corrections.corrections,
    retold=corrections.RETOLD,
    scene=scene.scene,
    sheet=score.sheet,
    learned=catalogue.learned,
    check=catalogue.check,
    sections=catalogue.sections,
    tell=catalogue.tell,
    forget=catalogue.forget,
)  # fmt: skip
