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
from rules.kit.places import clockwise_seats
from rules.kit.words import Seat, Who


def no_seats(s: object) -> tuple[Seat, ...]:
    return ()


@dataclass(frozen=True)
class WhoseTurn:
    """What stands beside the type of such a field."""

    rule: str
    out: Callable[[Any], Collection[Seat]]


def whose_turn(rule: str = "", *, out: Callable[[Any], Collection[Seat]] = no_seats) -> WhoseTurn:
    """The seat whose turn it is; `out`: those that have none any more, worked out from the state. A function that is
    written further below `Rules(...)` is named within a lambda: `out=lambda s: out(s)`."""
    return WhoseTurn(rule, out)


@dataclass(frozen=True)
class TurnField:
    """The field of a state in which that stands."""

    field: str
    declaration: WhoseTurn
    seats: Callable[[Any], int]  # how many there are

    def acting(self, s: Any) -> Seat:
        return int(getattr(s, self.field))

    def next_turn(self, s: Any) -> Any:
        """The state in which it is the next one's turn; the same one's where all others are out."""
        n, now, out = self.seats(s), self.acting(s), self.declaration.out(s)
        following = (seat for seat in clockwise_seats((now + 1) % n, n) if seat not in out)
        return replace(s, **{self.field: next(following, now)})

    def set_turn(self) -> Callable[..., Any]:
        """The correction."""

        def candidates(s: Any) -> list[Who]:
            return [Who(seat=seat) for seat in range(self.seats(s)) if seat not in self.declaration.out(s)]

        def current_seat(s: Any) -> tuple[Seat, ...]:
            return () if self.acting(s) in self.declaration.out(s) else (self.acting(s),)

        def set_turn(s: Any, seat_: Annotated[Seat, pick(candidates, default=current_seat)]) -> Any:
            return replace(s, **{self.field: seat_})

        return set_turn


def turns_of(state: type[Struct], seats: Callable[[Any], int]) -> TurnField | None:
    """Where a state says whose turn it is, if it does."""
    for name, hint in hints_of(state).items():
        for beside in getattr(hint, "__metadata__", ()):
            if isinstance(beside, WhoseTurn):
                return TurnField(name, beside, seats)
    return None
