"""The steps of the game, from top to bottom as it goes. What leads from one to the next stands in course.py.

What a step asks is made at the table, as the pad says it, so each gives its forms by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from rules.kit.rules import Rules, fields

from .components import ICON, MOST_SEATS, Options
from .state import State

F = TypeVar("F", bound=Callable[..., Any])

pads: Rules[State, Options] = Rules(
    __package__, State, Options, seats=range(2, MOST_SEATS + 1), icon=ICON, version=3,
    endings=("goal", "rounds", "last", "told", "won", "lost"),
)  # fmt: skip
CHOOSE = pads.step("choose")
ORDER = pads.step("order")
TURN = pads.step("turn")
SCORE = pads.step("score")
PLAY = pads.step("play")
FINAL = pads.step("final")
WINNER = pads.step("winner")
OVER = pads.step("over", seat=())
IN_PLAY = (ORDER, TURN, SCORE, PLAY)

BY_HAND = fields(lambda state: None)  # asked in a form that the step makes itself


def in_play(rule: str) -> Callable[[F], F]:
    """The function is a move as long as the game is played."""

    def taken(fn: F) -> F:
        for step in IN_PLAY:
            step.move(rule)(fn)
        return fn

    return taken
