"""Himalaya."""

from __future__ import annotations

from typing import get_args

from rules.himalaya import catalogue, corrections, flow, glyphs, opening, programme, scene, scoring, shelves
from rules.himalaya.moves import NUMBERS, Move
from rules.himalaya.options import Options
from rules.himalaya.state import State
from rules.kit.types import SEAT_TINTS, Game

GAME: Game[State, Move, Options] = Game(
    id="himalaya",
    version=1,
    seats=range(3, 5),
    endings=("year",),
    icon=glyphs.ICON.id,
    tints=("blue", *(tint for tint in SEAT_TINTS if tint != "blue")),
    layouts=(glyphs.MAP, glyphs.VILLAGES),
    glyphs=glyphs.GLYPHS,
    state_type=State,
    move_types=get_args(Move),
    numbers=NUMBERS,
    option_type=Options,
    ask=flow.ASK,
    do=flow.DO,
    setup=opening.setup,
    phase=flow.phase,
    prompts=flow.prompts,
    corrections=corrections.corrections,
    apply=flow.apply,
    timers=programme.timers,
    scene=scene.scene,
    sheet=scoring.sheet,
    learned=catalogue.learned,
    check=catalogue.check,
    shelves=shelves.shelves,
    tell=shelves.tell,
    forget=shelves.forget,
)
