"""Akkon's rule module: ties the parts together as `GAME`."""

from __future__ import annotations

from typing import get_args

from rules.kit.types import SEAT_TINTS, Game

from . import catalogue, components, corrections, flow, scene, score, state
from .moves import NUMBERS, Move
from .options import Options
from .state import State

KNOWN: tuple[str, ...] = ("red", "green", "yellow", "black")

GAME: Game[State, Move, Options] = Game(
    id="akkon",
    version=4,
    seats=range(2, 6),
    endings=(score.ENDING,),
    icon=components.ICON.id,
    tints=("red", "green", "yellow", "black", *(tint for tint in SEAT_TINTS if tint not in KNOWN)),
    layouts=(components.FIELDS,),
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
)
