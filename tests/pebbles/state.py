"""The state of the game, and short queries of it."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.kit.places import clockwise_seats, leaders
from rules.kit.rules import Hidden, tally
from rules.kit.types import Catalogue, Frozen, Seat, Seating

from .components import MOST_VALUE, STONES, Colour
from .options import Options


class Unread(Frozen, frozen=True, kw_only=True, tag="unread"):
    """A question for the value printed on this stone."""

    stone: str


class Shells(Frozen, frozen=True, kw_only=True, tag="shells"):
    """This seat lays a row of shells."""

    seat: Seat


Fist = Hidden[dict[Colour, int]]


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    start: Seat
    round: int = 1
    step: Literal["hide", "open", "roll", "place", "over"] = "hide"
    fists: tuple[Hidden[dict[Colour, int]] | None, ...]
    opened: tuple[dict[Colour, int], ...] = ()
    dice: dict[str, str | int] = {}
    owners: dict[str, Seat] = {}
    values: dict[str, int]
    conches: Annotated[tuple[int, ...], tally(MOST_VALUE)]
    queue: tuple[Unread | Shells, ...] = ()


def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    n = len(seating.names)
    values = {stone: printed["value"] for stone, printed in catalogue.get("stone", {}).items()}
    return State(options=options, start=seating.start, fists=(None,) * n, values=values, conches=(0,) * n)


def winner(s: State) -> Seat | None:
    """The seat with most pebbles of the rolled colour (PEB-5, PEB-6)."""
    rolled = s.dice["colour"]
    most = leaders([sum(n for colour, n in fist.items() if colour == rolled) for fist in s.opened])
    if len(most) == 1:
        return most[0]
    tied = (seat for seat in clockwise_seats(s.start, len(s.fists)) if seat in most)
    return next(tied) if s.options.tie == "start" else None


def still_open(s: State) -> tuple[Seat, ...]:
    """The seats that have not closed a fist yet."""
    return tuple(seat for seat, fist in enumerate(s.fists) if fist is None)


def free(s: State) -> tuple[str, ...]:
    return tuple(stone for stone in STONES if stone not in s.owners)


def unread(s: State) -> tuple[str, ...]:
    """The stones without a known value."""
    return tuple(stone for stone in STONES if stone not in s.values)
