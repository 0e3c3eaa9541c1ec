"""Amritsar."""

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
    state_type=State,
    move_types=get_args(Move),
    option_type=Options,
    ask=flow.ASK,
    do=flow.DO,
    setup=state.setup,
    phase=flow.phase,
    prompts=flow.prompts,
    corrections=corrections.corrections,
    apply=flow.apply,
    timers=follow.timers,
    scene=scene.scene,
    sheet=scoring.sheet,
    learned=state.learned,
    check=printed.check,
    shelves=shelves.shelves,
    tell=shelves.tell,
)
