"""The values of Pebbles: what lies in the box, options, moves and the state."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

from rules.kit.places import clockwise, leaders
from rules.kit.types import (
    Catalogue,
    Cell,
    Edge,
    Frozen,
    Glyph,
    Layout,
    News,
    Patch,
    Say,
    Seat,
    Seating,
    Secret,
)

Colour = Literal["red", "blue"]
COLOURS: tuple[Colour, ...] = ("red", "blue")
MOST_HIDDEN = 3  # PEB-3
MOST_PIPS = 6
MOST_VALUE = 9
SHELLS = 3  # PEB-10
STONES = tuple(f"s{i}" for i in range(1, 7))
BROOK = Layout(
    id="brook",
    ratio=1.5,
    cells=tuple(Cell(id=s, x=0.1 + 0.15 * i, y=0.5, label=str(i + 1)) for i, s in enumerate(STONES)),
    edges=tuple(Edge(a=a, b=b) for a, b in pairwise(STONES)),
)
SHELL = Glyph(id="shell", patches=(Patch(points=(0.5, 0.1, 0.9, 0.9, 0.1, 0.9)),))


# ---- options, moves, state --------------------------------------------------------------------------
class Options(Frozen, frozen=True, kw_only=True):
    rounds: int = 3
    tie: Literal["start", "nobody"] = "start"  # PEB-6
    hide_s: int = 0


class Hide(Frozen, frozen=True, kw_only=True, tag_field="move", tag="hide"):
    pebbles: dict[Colour, int]


class Fist(Frozen, frozen=True, kw_only=True, tag_field="move", tag="fist"):
    pass


class TimeUp(Frozen, frozen=True, kw_only=True, tag_field="move", tag="time_up"):
    pass


class Open(Frozen, frozen=True, kw_only=True, tag_field="move", tag="open"):
    fists: dict[Seat, dict[Colour, int]]


class Roll(Frozen, frozen=True, kw_only=True, tag_field="move", tag="roll"):
    dice: dict[str, str | int]


class Step(Frozen, frozen=True, kw_only=True, tag_field="move", tag="step"):
    way: Literal["stone", "path"]
    stone: str | None = None
    path: tuple[str, ...] = ()


class Rest(Frozen, frozen=True, kw_only=True, tag_field="move", tag="rest"):
    pass


class Learn(Frozen, frozen=True, kw_only=True, tag_field="move", tag="learn"):
    stone: str
    value: int


class Lay(Frozen, frozen=True, kw_only=True, tag_field="move", tag="lay"):
    shells: tuple[Literal["conch", "snail"], ...]


class SetConches(Frozen, frozen=True, kw_only=True, tag_field="move", tag="set_conches"):
    seat: Seat
    value: int


class SetStart(Frozen, frozen=True, kw_only=True, tag_field="move", tag="set_start"):
    seat: Seat


class DropTask(Frozen, frozen=True, kw_only=True, tag_field="move", tag="drop_task"):
    pass


Move = Hide | Fist | TimeUp | Open | Roll | Step | Rest | Learn | Lay | SetConches | SetStart | DropTask


class Unread(Frozen, frozen=True, kw_only=True, tag="unread"):
    """The value printed on this stone is not known yet."""

    stone: str


class Shells(Frozen, frozen=True, kw_only=True, tag="shells"):
    """This seat lays a row of shells."""

    seat: Seat


class Closed(Frozen, frozen=True, kw_only=True):
    """A closed fist; without a secret only its owner knows what is in it."""

    secret: Secret[dict[Colour, int]] | None = None


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    start: Seat
    round: int = 1
    step: Literal["hide", "open", "roll", "place", "over"] = "hide"
    fists: tuple[Closed | None, ...]
    opened: tuple[dict[Colour, int], ...] = ()
    dice: dict[str, str | int] = {}
    owners: dict[str, Seat] = {}
    values: dict[str, int]
    conches: tuple[int, ...]
    queue: tuple[Unread | Shells, ...] = ()


Result = tuple[State, tuple[News, ...]]


def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    n = len(seating.names)
    values = {stone: printed["value"] for stone, printed in catalogue.get("stone", {}).items()}
    return State(options=options, start=seating.start, fists=(None,) * n, values=values, conches=(0,) * n)


def learned(state: State) -> Catalogue:
    return {"stone": {stone: {"value": value} for stone, value in state.values.items()}}


def check(catalogue: Catalogue) -> tuple[Say, ...]:
    """The stones whose value no stone can have."""
    stones = catalogue.get("stone", {}).items()
    return tuple(
        Say(key="check-stone", args={"id": id})
        for id, stone in stones
        if stone.get("value") not in range(MOST_VALUE + 1)
    )


def winner(state: State) -> Seat | None:
    """Who has most pebbles of the rolled colour (PEB-5, PEB-6)."""
    rolled = state.dice["colour"]
    most = leaders([sum(n for colour, n in fist.items() if colour == rolled) for fist in state.opened])
    if len(most) == 1:
        return most[0]
    tied = (seat for seat in clockwise(state.start, len(state.fists)) if seat in most)
    return next(tied) if state.options.tie == "start" else None


def untold(state: State) -> tuple[Seat, ...]:
    """Whose closed fists nobody has told us about."""
    return tuple(seat for seat, fist in enumerate(state.fists) if fist is not None and fist.secret is None)


def free(state: State) -> tuple[str, ...]:
    return tuple(stone for stone in STONES if stone not in state.owners)
