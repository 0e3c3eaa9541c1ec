"""Amritsar's rule module: ties the parts together as `GAME`."""

from __future__ import annotations

from typing import get_args

from rules.amritsar import corrections, flow, follow, glyphs, printed, scene, scoring, shelves, state
from rules.amritsar.moves import Move
from rules.amritsar.options import Options
from rules.amritsar.state import State
from rules.kit.types import SEAT_TINTS, Game

GAME: Game[State, Move, Options] = Game(
    id="amritsar",
    version=2,
    seats=range(2, 5),
    endings=("decades",),
    icon=glyphs.ICON.id,
    tints=SEAT_TINTS,
    layouts=(glyphs.BOARD, glyphs.PLATE),
    glyphs=glyphs.GLYPHS,
    option_type=Options,
    state_type=State,
    move_types=get_args(Move),
    setup=state.setup,
    ask=flow.ASK,
    do=flow.DO,
    prompts=flow.prompts,
    corrections=corrections.corrections,
    apply=flow.apply,
    phase=flow.phase,
    timers=follow.timers,
    scene=scene.scene,
    sheet=scoring.sheet,
    learned=state.learned,
    check=printed.check,
    shelves=shelves.shelves,
    tell=shelves.tell,
)
