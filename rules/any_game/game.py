"""Any game: a score pad, turns and clocks for whatever people play. Ties the parts together as `GAME`."""

from __future__ import annotations

from rules.kit.flow import by_move
from rules.kit.types import SEAT_TINTS

from . import anytime, catalogue, corrections, course, ending, opening, scene, scoring, turns
from .flow import pads
from .words import named_game

GAME = pads.game(
    opening, turns, scoring, anytime, ending, course,
    do=by_move(opening.do_make),
    setup=opening.setup,
    tints=(*SEAT_TINTS, "brown"),
    corrections=corrections.corrections,
    apply=course.apply,
    why_not=scoring.why_not,
    phase=course.phase,
    timers=turns.timers,
    notes_rolls=True,
    away="set_away",
    ends="finish",
    named=named_game,
    scene=scene.scene,
    sheet=scene.sheet,
    learned=catalogue.learned,
    check=catalogue.check,
    sections=catalogue.sections,
    tell=catalogue.tell,
)  # fmt: skip
