"""Identities: names that differ in case, spaces or accents are one person, unless a referee decides otherwise."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from companion.club.names import is_initial
from companion.errors import Trouble
from companion.hub.ingest.database import Reader, Writer

MOST_NAME = 60
SPELLINGS = "select distinct on (name) name, person from spelling order by name, id desc"
INSERT_SPELLING = "insert into spelling (name, person, referee) values (%s, %s, %s)"


def folded(name: str) -> str:
    """The name without case, accents and extra spaces."""
    plain = (letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
    return " ".join("".join(plain).casefold().split())


class People:
    """Everyone, by the spellings of their names."""

    def __init__(self, spelling_rows: Iterable[Sequence[str]] = ()) -> None:
        """`spelling_rows`: name and person; a name that is its own person is never merged with similar ones."""
        rows = [(name, person) for name, person in spelling_rows if person]
        self._separate_names = {name for name, person in rows if name == person}
        self._joined_names = {name: person for name, person in rows if name != person}  # by folded name
        # the display name by identity: the first spelling seen
        self._names = {folded(person): person for person in self._joined_names.values()}
        self._identities: dict[str, str] = {}  # by each spelling seen

    def identity(self, name: str) -> str:
        """The person's key, the same for all spellings."""
        if known := self._identities.get(name):
            return known
        for _ in range(len(self._joined_names) + 1):
            if name in self._separate_names:
                return f"={name}"
            if (other := self._joined_names.get(folded(name))) is None:
                break
            name = other
        return folded(name)

    def name(self, name: str) -> str:
        """The person's display name."""
        return name if is_initial(name) else self._names.get(self.identity(name), name)

    def display_names(self, names: Sequence[str]) -> tuple[str, ...]:
        """The display names of a table's players, equal ones numbered. A person's first spelling becomes the name."""
        told: list[str] = []
        for name in names:
            if not is_initial(name):
                who = self._identities[name] = self.identity(name)
                self._names.setdefault(who, who[1:] if who.startswith("=") else name)
            known = self.name(name)
            told.append(f"{name} ({told.count(known) + 1})" if known in told and not is_initial(name) else known)
        return tuple(told)

    def spellings(self) -> dict[str, list[str]]:
        """By display name the spellings of each person with several, or with a referee's join or separation."""
        found: dict[str, list[str]] = {}
        for name, who in self._identities.items():
            found.setdefault(who, []).append(name)
        several = {self._names.get(who, names[0]): names for who, names in found.items()
                   if len(names) > 1 or who.startswith("=") or self.is_joined(names[0])}  # fmt: skip
        return dict(sorted(several.items()))

    def is_joined(self, name: str) -> bool:
        """Whether a referee has joined the name to a person."""
        return folded(name) in self._joined_names


async def read(reader: Reader) -> People:
    """Everyone, with the referees' joins and separations."""
    return People(await reader.rows(SPELLINGS))


async def join(writer: Writer, name: str, person: str, referee: str) -> None:
    """Join a name to a person. Raises Trouble if one of them is invalid, or if they are joined already."""
    name, person = (" ".join(each.split()) for each in (name, person))
    if not all(0 < len(each) <= MOST_NAME and not is_initial(each) for each in (name, person)):
        raise Trouble("hub-people-names", most=MOST_NAME)
    people = await read(writer)
    if name == person or (people.is_joined(name) and people.identity(name) == people.identity(person)):
        raise Trouble("hub-people-so")
    await writer.execute(INSERT_SPELLING, folded(person), "", referee)  # prevents a cycle of two names
    await writer.execute(INSERT_SPELLING, folded(name), person, referee)


async def separate(writer: Writer, name: str, referee: str) -> None:
    """Separate a name from the person that it was counted with."""
    people = await read(writer)
    await writer.execute(INSERT_SPELLING, *((folded(name), "") if people.is_joined(name) else (name, name)), referee)
