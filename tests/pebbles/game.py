"""Pebbles: a small made-up game for the tests. It uses every part of the contract; RULES.md says how it goes."""

from __future__ import annotations

from typing import get_args

from rules.kit.types import SEAT_TINTS, Game

from . import catalogue, components, corrections, flow, scene, score
from .moves import NUMBERS, Move
from .options import Options
from .state import State, setup

GAME: Game[State, Move, Options] = Game(
    id="pebbles",
    version=1,
    seats=range(2, 5),
    endings=("rounds", "brook"),
    icon=components.SHELL.id,
    tints=SEAT_TINTS,
    layouts=(components.BROOK,),
    glyphs=(components.SHELL,),
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
    timers=flow.timers,
    scene=scene.scene,
    sheet=score.sheet,
    learned=catalogue.learned,
    check=catalogue.check,
)
