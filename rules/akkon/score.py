"""The score: the highest and the lowest marker (AKK-92..96)."""

from __future__ import annotations

from rules.kit.places import places
from rules.kit.types import Say, ScoreLine, Sheet

from .components import TRACKS
from .state import Player, State

ENDING = "stack"


def sheet(state: State) -> Sheet:
    """The four tracks, the two lines that count, and at the end what decides a tie."""
    players, over = state.players, state.step == "over"
    tracks = tuple(_line(track, f"track-{track}", [p.tracks[track] for p in players], counts=False) for track in TRACKS)
    counting = (_line("highest", "score-highest", [max(p.tracks.values()) for p in players]),
                _line("lowest", "score-lowest", [min(p.tracks.values()) for p in players]))  # fmt: skip
    totals = tuple(score(player) for player in players)
    tie = over and len(set(totals)) < len(totals)
    second = (_line("second", "score-second", [second_highest(state, p) for p in players], "AKK-94", counts=False),)
    return Sheet(lines=(*tracks, *counting, *(second if tie else ())), totals=totals,
                 places=ranking(state) if over else (), ended_by=ENDING if over else "")  # fmt: skip


def _line(key: str, label: str, values: list[int], rule: str = "AKK-92", counts: bool = True) -> ScoreLine:
    why = Say(key=f"why-{'track' if key in TRACKS else key}")
    return ScoreLine(key=key, label=Say(key=label), why=why, rule=rule, values=tuple(values), counts=counts)


def score(player: Player) -> int:
    return max(player.tracks.values()) + min(player.tracks.values())


def second_highest(state: State, player: Player) -> int:
    """The second-highest value, which decides a tie (AKK-94)."""
    values = sorted(player.tracks.values(), reverse=True)
    if state.options.second_highest == "sorted":
        return values[1]
    return next((value for value in values if value != values[0]), values[0])


def ranking(state: State) -> tuple[int, ...]:
    """A place per seat: points, then the second-highest value; who is still equal shares the place."""
    return places([100 * score(player) + second_highest(state, player) for player in state.players])
