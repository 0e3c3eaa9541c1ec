"""The turn: the seat whose turn it is, declared by a field of the state.

    turn: Annotated[Seat, whose_turn("CST-2")] = 0

The start player begins, and the table can correct the turn. `rules.acting(s)` is the seat whose turn it is,
`rules.next_turn(s)` the state with the turn passed on.
"""
# No postponed annotations: the hint beside the parameter of `set_turn` differs from game to game.

from collections.abc import Callable, Collection, Sized
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
    """The mark beside the type of the turn's field, made by `whose_turn`."""

    rule: str
    out: Callable[[Any], Collection[Seat]]


def whose_turn(rule: str = "", *, out: Callable[[Any], Collection[Seat]] = no_seats) -> WhoseTurn:
    """The seat whose turn it is; `out`: a function of the state that gives the seats out of the game. If it is defined
    below `Rules(...)`, use a lambda: `out=lambda s: out(s)`."""
    return WhoseTurn(rule, out)


@dataclass(frozen=True)
class TurnField:
    """The state's field that holds the turn."""

    field: str
    declaration: WhoseTurn
    row: Callable[[Any], Sized]  # a row by seat, which counts the seats

    def acting(self, s: Any) -> Seat:
        return int(getattr(s, self.field))

    def next_turn(self, s: Any) -> Any:
        """The state with the turn passed to the next seat; unchanged if all others are out."""
        n, now, out = len(self.row(s)), self.acting(s), self.declaration.out(s)
        following = (seat for seat in clockwise_seats((now + 1) % n, n) if seat not in out)
        return replace(s, **{self.field: next(following, now)})

    def set_turn(self) -> Callable[..., Any]:
        """The function that corrects the turn."""

        def candidates(s: Any) -> list[Who]:
            return [Who(seat=seat) for seat in range(len(self.row(s))) if seat not in self.declaration.out(s)]

        def current_seat(s: Any) -> tuple[Seat, ...]:
            return () if self.acting(s) in self.declaration.out(s) else (self.acting(s),)

        def set_turn(s: Any, seat_: Annotated[Seat, pick(candidates, default=current_seat)]) -> Any:
            return replace(s, **{self.field: seat_})

        return set_turn


def turns_of(state: type[Struct], row: Callable[[Any], Sized] | None) -> TurnField | None:
    """The state's field with `whose_turn(...)`, if it has one; TypeError without a row by seat."""
    for name, hint in hints_of(state).items():
        for beside in getattr(hint, "__metadata__", ()):
            if isinstance(beside, WhoseTurn):
                if row is None:
                    raise TypeError(f"{state.__qualname__}.{name}: whose_turn needs a row by seat, such as a tally")
                return TurnField(name, beside, row)
    return None
