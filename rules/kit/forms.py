"""Short ways to write the options that every game needs."""

from __future__ import annotations

from collections.abc import Iterable

from rules.kit.types import Option, Say, Seat, Who


def seats(these: Iterable[Seat]) -> tuple[Option, ...]:
    """An option per seat, with its mark and name."""
    return tuple(Option(value=seat, label=Who(seat=seat)) for seat in these)


def words(prefix: str, values: Iterable[str]) -> tuple[Option, ...]:
    """An option per value; its text is the message `prefix-value`."""
    return tuple(Option(value=value, label=Say(key=f"{prefix}-{value}")) for value in values)


def yes_no(yes: str = "yes", no: str = "no") -> tuple[Option, ...]:
    """Two options with the values 1 and 0."""
    return (Option(value=1, label=Say(key=yes)), Option(value=0, label=Say(key=no)))
