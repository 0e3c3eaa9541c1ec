"""The table's membership in a club: its state for the pages, and joining and leaving."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from rules.kit.types import Say

Names = Literal["initials", "full"]  # the form in which a club learns people's names


def initials(people: Sequence[str]) -> tuple[str, ...]:
    """Names as initials: "A.", "B.", and "A2." for the second name with that letter."""
    given: list[str] = []
    for name in people:
        first = name.strip()[:1].upper() or "?"
        many = sum(each[0] == first for each in given)
        given.append(f"{first}{many + 1}." if many else f"{first}.")
    return tuple(given)


@dataclass
class ClubTable:
    """The club's state for the pages; one per table that belongs to a club."""

    status: Say = Say(key="club-connecting")  # noqa: RUF009  # how it is with the connection, in one sentence
    asks_help: bool = False  # a player wants a referee
    message: Say | None = None  # the club's current message to the players here
    club: str = ""  # the club's name
    table: str = ""  # the club's name for this table
    names: Names = "initials"
    people: tuple[str, ...] = ()  # the players whom the club's round has seated here


@dataclass(frozen=True)
class ClubOffer:
    """A club that the table may join, and as which of its tables."""

    club: str
    table: str
    host: str
    line: str = field(repr=False)  # the link; it holds the password, so it is never shown or logged


class ClubDoor:
    """The way into a club: a player enters a link, and the table screen confirms or declines."""

    def __init__(
        self,
        read: Callable[[str], ClubOffer],
        join: Callable[[ClubOffer, Names], Awaitable[Say]],
        leave: Callable[[], Awaitable[Say]],
    ) -> None:
        self._read, self._join, self._leave = read, join, leave
        self.open_offer: ClubOffer | None = None
        self.outcome: Say | None = None  # of the last request

    def offer(self, line: str) -> None:
        """Ask on the table screen whether to join by that link. Raises Damaged if it is none."""
        self.open_offer, self.outcome = self._read(line), None

    async def leave(self) -> None:
        """Leave the club. Raises Unwritable if that cannot be saved."""
        self.outcome = await self._leave()

    async def answer(self, names: Names | None) -> None:
        """Join the offered club with names of that form; None declines. Raises Damaged or Unwritable if that fails;
        either way the offer ends."""
        offer, self.open_offer = self.open_offer, None
        if offer is not None and names:
            self.outcome = await self._join(offer, names)
