"""Himalaya's rule module: ties the parts together as `GAME`."""

from __future__ import annotations

from typing import get_args

from rules.kit.types import SEAT_TINTS, Game

from . import catalogue, components, corrections, flow, opening, programme, scene, score
from .moves import NUMBERS, Move
from .options import Options
from .state import State

GAME: Game[State, Move, Options] = Game(
    id="himalaya",
    version=5,
    seats=range(3, 5),
    endings=("year",),
    icon=components.ICON.id,
    tints=("blue", *(tint for tint in SEAT_TINTS if tint != "blue")),
    layouts=(components.MAP, components.VILLAGES_ONLY),
    glyphs=components.GLYPHS,
    option_type=Options,
    state_type=State,
    move_types=get_args(Move),
    numbers=NUMBERS,
    setup=opening.setup,
    ask=flow.ASK,
    do=flow.DO,
    prompts=flow.prompts,
    corrections=corrections.corrections,
    retold=corrections.RETOLD,
    apply=flow.apply,
    phase=flow.phase,
    timers=programme.timers,
    scene=scene.scene,
    sheet=score.sheet,
    learned=catalogue.learned,
    check=catalogue.check,
    sections=catalogue.sections,
    tell=catalogue.tell,
    forget=catalogue.forget,
)
