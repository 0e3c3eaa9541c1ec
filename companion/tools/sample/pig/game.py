"""The rule module: ties the parts together as `GAME`."""

from __future__ import annotations

from typing import get_args

from rules.kit.types import Game

from . import components, corrections, flow, scene, score
from .moves import NUMBERS, Move
from .options import Options
from .state import State, setup

GAME: Game[State, Move, Options] = Game(
    id="pig",
    version=1,  # raise it when old records would come to another state
    seats=range(2, 7),
    endings=("goal",),
    icon=components.ICON.id,
    glyphs=(components.ICON,),
    option_type=Options,
    state_type=State,
    move_types=get_args(Move),
    numbers=NUMBERS,
    setup=setup,
    ask=flow.ASK,
    do=flow.DO,
    prompts=flow.prompts,
    corrections=corrections.corrections,
    apply=flow.apply,
    phase=flow.phase,
    scene=scene.scene,
    sheet=score.sheet,
)
