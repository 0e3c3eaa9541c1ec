"""Ettana's rule module: ties the parts together as `GAME`."""

from __future__ import annotations

from typing import get_args

from rules.kit.types import SEAT_TINTS, Game

from . import catalogue, components, corrections, flow, opening, scene, score
from .moves import NUMBERS, Move
from .options import Options
from .state import State

PAWNS = ("pink", "black", "white", "orange")  # ETT-13

GAME: Game[State, Move, Options] = Game(
    id="ettana",
    version=4,
    seats=range(2, 5),
    endings=("points", "agreed"),
    icon=components.ICON.id,
    tints=("pink", "black", "white", "orange", *(tint for tint in SEAT_TINTS if tint not in PAWNS)),
    layouts=(components.LOOM,),
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
    timers=flow.timers,
    scene=scene.scene,
    sheet=score.sheet,
    learned=catalogue.learned,
    check=catalogue.check,
    sections=catalogue.sections,
    tell=catalogue.tell,
)
