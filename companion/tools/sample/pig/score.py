"""The score (PIG-6)."""

from __future__ import annotations

from rules.kit.places import places
from rules.kit.types import Say, ScoreLine, Sheet

from .state import State


def sheet(state: State) -> Sheet:
    over = state.step == "over"
    return Sheet(
        lines=(ScoreLine(key="points", label=Say(key="points"), values=state.points, rule="PIG-6"),),
        totals=state.points,
        places=places(state.points) if over else (),
        ended_by="goal" if over else "",
    )
