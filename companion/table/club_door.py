"""What the pages know of the club that this table belongs to, and what the table asks of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from rules.kit.types import Say

Names = Literal["initials", "full"]  # what a club may know of people's names


def initials(people: Sequence[str]) -> tuple[str, ...]:
    """ "A.", "B.", and "A2." for the second whose name begins so."""
    given: list[str] = []
    for name in people:
        first = name.strip()[:1].upper() or "?"
        many = sum(each[0] == first for each in given)
        given.append(f"{first}{many + 1}." if many else f"{first}.")
    return tuple(given)


@dataclass
class ClubTable:
    """One per table that belongs to a club."""

    status: Say = Say(key="club-connecting")  # noqa: RUF009  # how it is with the connection, in one sentence
    asks_help: bool = False  # somebody at the table wants a referee
    message: Say | None = None  # what the club has said to the people here just now
    club: str = ""  # its name
    table: str = ""  # under which it knows this table
    names: Names = "initials"  # what it may know of people's names
    people: tuple[str, ...] = ()  # of the round, whom the club has said to play here


@dataclass(frozen=True)
class ClubOffer:
    """A club that the table may join, and as which of its tables."""

    club: str
    table: str
    host: str
    line: str = field(repr=False)  # the link, which holds the password: it is shown and logged nowhere


class ClubDoor:
    """The way into a club: whoever sits at the table hands over a link, and the table's own screen says yes or no."""

    def __init__(
        self,
        read: Callable[[str], ClubOffer],
        join: Callable[[ClubOffer, Names], Awaitable[Say]],
        leave: Callable[[], Awaitable[Say]],
    ) -> None:
        self._read, self._join, self._leave = read, join, leave
        self.open_offer: ClubOffer | None = None
        self.outcome: Say | None = None  # what came of the last one

    def offer(self, line: str) -> None:
        """The table's screen asks from now on whether to join by that link; Damaged where it is none."""
        self.open_offer, self.outcome = self._read(line), None

    async def leave(self) -> None:
        """The table is in no club from now on. Unwritable where that cannot be kept."""
        self.outcome = await self._leave()

    async def answer(self, names: Names | None) -> None:
        """What is offered is joined, with names like that; None = it is not. Damaged or Unwritable where it cannot be;
        then it is offered no more."""
        offer, self.open_offer = self.open_offer, None
        if offer is not None and names:
            self.outcome = await self._join(offer, names)
