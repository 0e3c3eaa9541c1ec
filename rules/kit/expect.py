"""How a move says under which condition it may be written down."""

from __future__ import annotations

from rules.kit.words import Illegal, Say, Seat, Who


def expect(condition: object, key: str = "not-asked-now", rule: str = "", **args: str | int | Say | Who) -> None:
    """Raise Illegal with that sentence and rule unless the condition holds."""
    if not condition:
        raise Illegal(key, rule, **args)


def expect_seat(seat: Seat, seats: int) -> Seat:
    """The seat; Illegal unless it is one of so many."""
    expect(0 <= seat < seats, "does-not-fit")
    return seat
