"""The score: stones and conches (PEB-10, PEB-11)."""

from __future__ import annotations

from rules.kit.places import places
from rules.kit.types import Say, ScoreLine, Sheet

from .state import State, free


def sheet(state: State) -> Sheet:
    own = tuple(stones(state))
    totals = tuple(a + b for a, b in zip(own, state.conches, strict=True))
    over = state.step == "over"
    return Sheet(
        lines=(
            ScoreLine(key="stones", label=Say(key="sheet-stones"), values=own, rule="PEB-7"),
            ScoreLine(key="conches", label=Say(key="conches"), values=state.conches, rule="PEB-10"),
        ),
        totals=totals,
        places=places(totals) if over else (),
        ended_by=("rounds" if free(state) else "brook") if over else "",
    )


def stones(state: State) -> list[int]:
    """Points for stones, by seat."""
    worth = [(seat, state.values.get(stone, 0)) for stone, seat in state.owners.items()]
    return [sum(value for owner, value in worth if owner == seat) for seat in range(len(state.fists))]
