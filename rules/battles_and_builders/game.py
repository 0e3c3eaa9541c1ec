"""Battles & Builders' rule module: ties the parts together as `GAME`."""

from __future__ import annotations

from typing import get_args

from rules.kit.types import SEAT_TINTS, Game

from . import catalogue, components, corrections, flow, scene, score, state
from .moves import NUMBERS, Move
from .options import Options
from .state import State

GAME: Game[State, Move, Options] = Game(
    id="battles_and_builders",
    version=4,
    seats=range(2, 5),
    endings=("rounds",),
    icon=components.ICON.id,
    tints=("white", "blue", "pink", *(tint for tint in SEAT_TINTS if tint not in ("white", "blue", "pink"))),
    layouts=(components.PLATE,),
    glyphs=components.GLYPHS,
    option_type=Options,
    state_type=State,
    move_types=get_args(Move),
    numbers=NUMBERS,
    setup=state.setup,
    ask=flow.ASK,
    do=flow.DO,
    prompts=flow.prompts,
    corrections=corrections.corrections,
    retold=corrections.RETOLD,
    apply=flow.apply,
    phase=flow.phase,
    timers=flow.timers,
    scene=scene.scene,
    sheet=score.sheet,
    learned=catalogue.learned,
    check=catalogue.check,
    sections=catalogue.sections,
    tell=catalogue.tell,
    forget=catalogue.forget,
)
