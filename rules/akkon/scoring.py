"""The score: the highest and the lowest marker (AKK-92..96)."""

from __future__ import annotations

from rules.akkon.components import TRACKS
from rules.akkon.state import Player, State
from rules.kit.places import places
from rules.kit.types import Say, ScoreLine, Sheet

ENDING = "stack"


def sheet(state: State) -> Sheet:
    """The four tracks, and the two lines that count."""
    tracks = tuple(
        ScoreLine(key=track, label=Say(key=f"track-{track}"), rule="AKK-92", counts=False,
                  values=tuple(player.tracks[track] for player in state.players))
        for track in TRACKS
    )  # fmt: skip
    highest = tuple(max(player.tracks.values()) for player in state.players)
    lowest = tuple(min(player.tracks.values()) for player in state.players)
    counting = (
        ScoreLine(key="highest", label=Say(key="score-highest"), why=Say(key="why-highest"), rule="AKK-92",
                  values=highest),
        ScoreLine(key="lowest", label=Say(key="score-lowest"), why=Say(key="why-lowest"), rule="AKK-92", values=lowest),
    )  # fmt: skip
    over = state.step == "over"
    totals = tuple(h + low for h, low in zip(highest, lowest, strict=True))
    return Sheet(lines=(*tracks, *counting), totals=totals, places=ranking(state) if over else (),
                 ended_by=ENDING if over else "")  # fmt: skip


def score(player: Player) -> int:
    return max(player.tracks.values()) + min(player.tracks.values())


def second(state: State, player: Player) -> int:
    """The second-highest value, which decides a tie (AKK-94)."""
    values = sorted(player.tracks.values(), reverse=True)
    if state.options.second_highest == "sorted":
        return values[1]
    return next((value for value in values if value != values[0]), values[0])


def ranking(state: State) -> tuple[int, ...]:
    """A place per seat: points, then the second-highest value; who is still equal shares the place."""
    return places([100 * score(player) + second(state, player) for player in state.players])
