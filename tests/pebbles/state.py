"""The table as the companion knows it, and short ways to read it."""

from __future__ import annotations

from typing import Literal

from rules.kit.expect import expect
from rules.kit.places import clockwise, leaders
from rules.kit.types import Catalogue, Frozen, News, Seat, Seating, Secret

from .components import STONES, Colour
from .options import Options

Step = Literal["hide", "open", "roll", "place", "over"]


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
    step: Step = "hide"
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


def expect_step(state: State, step: Step) -> None:
    """Raise Illegal unless that step is open, and no task before it."""
    expect(state.step == step and not state.queue, "not-now")
