"""What lies on the table."""

from __future__ import annotations

from rules.kit.types import Dice, Say, Scene, ShownDie, Track, Viewer

from .state import State, acting


def scene(state: State, viewer: Viewer) -> Scene:
    rolled = tuple(ShownDie(tint="white", face=str(pips)) for pips in state.rolled)
    turn = Dice(label=Say(key="this-turn"), seat=acting(state), dice=rolled, total=sum(state.rolled))
    most = max(state.options.goal, *state.points)
    points = Track(label=Say(key="points"), most=most, at=state.points)
    return Scene(parts=(turn, points) if rolled else (points,), start=state.start)
