"""The table as the companion knows it, and short ways to read it."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from rules.kit.places import put
from rules.kit.types import Catalogue, Frozen, News, Seat, Seating

from .options import Options

Step = Literal["turn", "over"]


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    start: Seat
    step: Step = "turn"
    turns: int = 0  # that are over
    rolled: tuple[int, ...] = ()  # in this turn
    points: tuple[int, ...]


Result = tuple[State, tuple[News, ...]]


def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    return State(options=options, start=seating.start, points=(0,) * len(seating.names))


def acting(state: State) -> Seat:
    """Whose turn it is."""
    return (state.start + state.turns) % len(state.points)


def round_of(state: State) -> int:
    return state.turns // len(state.points) + 1


def is_over(state: State) -> bool:
    """Somebody has reached the goal; by one reading everybody has then had as many turns (PIG-6, PIG-7)."""
    is_reached = max(state.points) >= state.options.goal
    return is_reached and (state.options.last == "at_once" or state.turns % len(state.points) == 0)


def turn_over(state: State, gained: int) -> State:
    """The next player's turn, and what this one has gained."""
    seat = acting(state)
    points = put(state.points, seat, state.points[seat] + gained)
    return replace(state, points=points, turns=state.turns + 1, rolled=())
