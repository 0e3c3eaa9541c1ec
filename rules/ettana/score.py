"""The score: eight points win at once (ETT-69)."""

from __future__ import annotations

from rules.kit.places import places
from rules.kit.types import Say, ScoreLine, Sheet

from .components import TO_WIN
from .state import State, is_over, points


def sheet(state: State) -> Sheet:
    """Claimed designs and Victory points; the game ends with eight, or because the table agrees to stop."""
    totals = tuple(points(player) for player in state.players)
    designs = tuple(sum(claimed.points for claimed in player.claimed) for player in state.players)
    victory = tuple(player.victory for player in state.players)
    lines = (
        ScoreLine(key="designs", label=Say(key="score-designs"), why=Say(key="why-designs"), rule="ETT-48",
                  values=designs),
        ScoreLine(key="victory", label=Say(key="score-victory"), why=Say(key="why-victory"), rule="ETT-64",
                  values=victory),
    )  # fmt: skip
    if not is_over(state):
        return Sheet(lines=lines, totals=totals)
    return Sheet(lines=lines, totals=totals, places=places(totals),
                 ended_by="points" if max(totals) >= TO_WIN else "agreed")  # fmt: skip
