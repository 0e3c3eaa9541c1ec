"""The sheet: three kinds of influence that are never added up (HIM-64..66)."""

from __future__ import annotations

from rules.himalaya.ladder import Ladder, ladder, places, political
from rules.himalaya.state import State, is_full, religious, stupas, who
from rules.kit.types import Say, ScoreLine, Sheet


def sheet(state: State) -> Sheet:
    """Yaks are secret until they are counted; in the ledger everything is told at the end."""
    over = state.step == "over"
    found = ladder(state) if over else Ladder()
    seats = range(state.seats)
    told = is_full(state) or all(player.yaks is not None for player in state.players)
    regions = political(state, found.out[:1])
    lines = (
        ScoreLine(key="religious", label=Say(key="score-religious"), rule="HIM-64",
                  values=tuple(religious(state, seat) for seat in seats), why=_why(found, 0, "religious")),
        ScoreLine(key="political", label=Say(key="score-political"), rule="HIM-65",
                  values=tuple(regions[seat] if told else None for seat in seats),
                  why=_why(found, 1, "political")),
        ScoreLine(key="economic", label=Say(key="score-economic"), rule="HIM-66",
                  values=tuple(player.yaks for player in state.players), why=Say(key="why-economic")),
        ScoreLine(key="stupas", label=Say(key="score-stupas"), rule="HIM-71", counts=False,
                  values=tuple(stupas(state, seat) if told else None for seat in seats)),
        ScoreLine(key="delegations", label=Say(key="score-delegations"), rule="HIM-73", counts=False,
                  values=tuple(sum(p.sent) if told else None for p in state.players)),
    )  # fmt: skip
    return Sheet(lines=lines, places=places(state) if over else (), ended_by="year" if over else "")


def _why(found: Ladder, step: int, kind: str) -> Say:
    """How the line comes about, and with four players who has left by it."""
    if len(found.out) > step:
        return Say(key=f"why-{kind}-out", args={"who": who(found.out[step])})
    return Say(key=f"why-{kind}")
