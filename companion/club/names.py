"""Names that leave the house: whole where the table wants it, else initials."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from companion.log.record import Head
from companion.table.club_door import Names, initials

INITIAL = re.compile(r".[0-9]*\.", re.DOTALL)
STAND_IN = re.compile(r"\?0[0-9]+\.")  # no name becomes such an initial


def club_head(head: Head, names: Names) -> Head:
    """The head with the names that the club may know."""
    return head if names == "full" else replace(head, seats=initials(head.seats))


def is_initial(name: str) -> bool:
    """Whether that stands for somebody who is not named: nobody's games are counted together by it."""
    return INITIAL.fullmatch(name) is not None


def replaced(value: Any, substitute: Callable[[str], str]) -> Any:
    """What JSON holds, with another text in the place of each."""
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
    """What a hub keeps in the place of a name that it was to forget; it is an initial, too."""
    return f"?0{number}."


def is_stand_in(name: str) -> bool:
    """Whether that was somebody's name, who is forgotten."""
    return STAND_IN.fullmatch(name) is not None
