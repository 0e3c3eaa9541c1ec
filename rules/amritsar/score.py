"""The score (AMR-95..97)."""

from __future__ import annotations

from rules.kit.places import places
from rules.kit.types import Say, ScoreLine, Sheet

from .components import Line
from .state import LINES, State, score

RULES: dict[Line, str] = {
    "start": "AMR-13", "actions": "AMR-41", "trade": "AMR-58", "follow": "AMR-53", "donate": "AMR-78",
    "below": "AMR-81", "majority": "AMR-89", "income": "AMR-92", "pawn": "AMR-27", "tax": "AMR-91",
    "tracks": "AMR-95", "goals": "AMR-96", "noted": "",
}  # fmt: skip
AT_THE_END: tuple[Line, ...] = ("tracks", "goals")
LEDGER: tuple[Line, ...] = ("trade", "donate", "below")  # in the ledger these are part of the turns
ONLY_IF_ANY: tuple[Line, ...] = ("noted",)


def sheet(state: State) -> Sheet:
    """A line per source of points; those of the end are not known before it. Equal totals share a place (AMR-97)."""
    over = state.step == "over"
    lines = tuple(_line(state, key) for key in LINES if _is_shown(state, key))
    totals = tuple(score(side) for side in state.sides)
    return Sheet(lines=lines, totals=totals, places=places(totals) if over else (), ended_by="decades" if over else "")


def _is_shown(state: State, key: Line) -> bool:
    if key in ONLY_IF_ANY or (state.options.tracking == "ledger" and key in LEDGER):
        return any(side.points[key] for side in state.sides)
    return True


def _line(state: State, key: Line) -> ScoreLine:
    values: tuple[int | None, ...] = tuple(side.points[key] for side in state.sides)
    if key in AT_THE_END and state.step != "over":
        values = (None,) * state.seats
    return ScoreLine(key=key, label=Say(key=f"score-{key}"), why=Say(key=f"why-{key}"), rule=RULES[key], values=values)
