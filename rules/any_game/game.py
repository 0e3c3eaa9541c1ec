"""Any game: a score pad, turns and clocks for whatever people play. Ties the parts together as `GAME`."""

from __future__ import annotations

from typing import get_args

from rules.kit.types import SEAT_TINTS, Game

from . import catalogue, clocks, components, corrections, flow, opening, scene, score
from .components import MOST_SEATS
from .moves import NUMBERS, Move
from .options import Options
from .state import State
from .words import named_game

GAME: Game[State, Move, Options] = Game(
    id="any_game",
    version=3,
    seats=range(2, MOST_SEATS + 1),
    endings=("goal", "rounds", "last", "told", "won", "lost"),
    icon=components.ICON.id,
    glyphs=(components.ICON,),
    tints=(*SEAT_TINTS, "brown"),
    option_type=Options,
    state_type=State,
    move_types=get_args(Move),
    numbers=NUMBERS,
    setup=opening.setup,
    ask=flow.ASK,
    do=flow.DO,
    prompts=flow.prompts,
    corrections=corrections.corrections,
    apply=flow.apply,
    phase=flow.phase,
    timers=clocks.timers,
    notes_rolls=True,
    away="set_away",
    ends="finish",
    named=named_game,
    scene=scene.scene,
    sheet=score.sheet,
    learned=catalogue.learned,
    check=catalogue.check,
    sections=catalogue.sections,
    tell=catalogue.tell,
)
