"""Whose turn it is, said where the state declares it.

    turn: Annotated[Seat, whose_turn("CST-2")] = 0

A game begins with whoever starts, and the table can set right whose turn it is; `rules.acting(s)` is who that is,
`rules.next_turn(s)` the state in which it is the next one's.
"""
# No postponed annotations: what stands beside the parameter of `set_turn` is another one for each game.

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import Struct
from msgspec.structs import replace

from rules.kit.asks import pick
from rules.kit.computed import hints_of
from rules.kit.places import clockwise
from rules.kit.words import Seat, Who


def nobody(s: object) -> tuple[Seat, ...]:
    return ()


@dataclass(frozen=True)
class WhoseTurn:
    """What stands beside the type of such a field."""

    rule: str
    out: Callable[[Any], Collection[Seat]]


def whose_turn(rule: str = "", *, out: Callable[[Any], Collection[Seat]] = nobody) -> WhoseTurn:
    """The seat whose turn it is; `out`: those that have none any more, worked out from the state. A function that is
    written further below `Rules(...)` is named within a lambda: `out=lambda s: out(s)`."""
    return WhoseTurn(rule, out)


@dataclass(frozen=True)
class Turns:
    """The field of a state in which that stands."""

    field: str
    its: WhoseTurn
    seats: Callable[[Any], int]  # how many there are

    def acting(self, s: Any) -> Seat:
        return int(getattr(s, self.field))

    def after(self, s: Any) -> Any:
        """The state in which it is the next one's turn; the same one's where all others are out."""
        n, now, out = self.seats(s), self.acting(s), self.its.out(s)
        following = (seat for seat in clockwise((now + 1) % n, n) if seat not in out)
        return replace(s, **{self.field: next(following, now)})

    def set_turn(self) -> Callable[..., Any]:
        """The correction."""

        def everybody(s: Any) -> list[Who]:
            return [Who(seat=seat) for seat in range(self.seats(s)) if seat not in self.its.out(s)]

        def now(s: Any) -> tuple[Seat, ...]:
            return () if self.acting(s) in self.its.out(s) else (self.acting(s),)

        def set_turn(s: Any, seat_: Annotated[Seat, pick(everybody, default=now)]) -> Any:
            return replace(s, **{self.field: seat_})

        return set_turn


def turns_of(state: type[Struct], seats: Callable[[Any], int]) -> Turns | None:
    """Where a state says whose turn it is, if it does."""
    for name, hint in hints_of(state).items():
        for beside in getattr(hint, "__metadata__", ()):
            if isinstance(beside, WhoseTurn):
                return Turns(name, beside, seats)
    return None
