"""Names as the club receives them: full if the table allows it, else initials."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from companion.log.record import Head
from companion.table.club_door import Names, initials

INITIAL = re.compile(r".[0-9]*\.", re.DOTALL)
STAND_IN = re.compile(r"\?0[0-9]+\.")  # never the initial of a name


def club_head(head: Head, names: Names) -> Head:
    """The head with the names that the club may know."""
    return head if names == "full" else replace(head, seats=initials(head.seats))


def is_initial(name: str) -> bool:
    """Whether the name is an initial. Initials identify no person, so their games are never added up."""
    return INITIAL.fullmatch(name) is not None


def replaced(value: Any, substitute: Callable[[str], str]) -> Any:
    """A JSON value with each string replaced."""
    match value:
        case dict():
            return {key: replaced(each, substitute) for key, each in value.items()}
        case list():
            return [replaced(each, substitute) for each in value]
        case str():
            return substitute(value)
        case _:
            return value


def stand_in(number: int) -> str:
    """The stand-in for a forgotten name; it counts as an initial."""
    return f"?0{number}."


def is_stand_in(name: str) -> bool:
    """Whether the name is the stand-in of a forgotten person."""
    return STAND_IN.fullmatch(name) is not None
