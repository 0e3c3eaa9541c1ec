"""The steps of the game, from top to bottom as it goes. What leads from one to the next stands in game.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from rules.kit.rules import Rules

from .components import ICON, MOST_SEATS, Options
from .state import State

F = TypeVar("F", bound=Callable[..., Any])

pads: Rules[State, Options] = Rules(
    __package__, State, Options, seats=range(2, MOST_SEATS + 1), icon=ICON, version=4,
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
AT_ANY_TIME = (*IN_PLAY, FINAL, WINNER)


def in_each(steps: tuple[Any, ...], rule: str, **form: Any) -> Callable[[F], F]:
    """The function is a move of all these steps, with the same form."""

    def taken(fn: F) -> F:
        for step in steps:
            step.move(rule, **form)(fn)
        return fn

    return taken
