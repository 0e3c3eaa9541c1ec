"""Who is who: names that differ in case, spaces or accents are one person, unless a referee says otherwise."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from companion.club.names import is_initial
from companion.errors import Trouble
from companion.hub.database import Reader, Writer

MOST_NAME = 60
SPELLINGS = "select distinct on (name) name, person from spelling order by name, id desc"
INSERT_SPELLING = "insert into spelling (name, person, referee) values (%s, %s, %s)"


def folded(name: str) -> str:
    """The name without what people type differently."""
    plain = (letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
    return " ".join("".join(plain).casefold().split())


class People:
    """Everybody, by the spellings that there are."""

    def __init__(self, spelling_rows: Iterable[Sequence[str]] = ()) -> None:
        """`spelled`: of a name, whose it is; itself = nobody's who is written nearly so."""
        rows = [(name, person) for name, person in spelling_rows if person]
        self._separate_names = {name for name, person in rows if name == person}
        self._joined_names = {name: person for name, person in rows if name != person}  # by what is folded
        # who it is, and as whom they are shown: as they were written first
        self._names = {folded(person): person for person in self._joined_names.values()}
        self._identities: dict[str, str] = {}  # by each name that was seen

    def identity(self, name: str) -> str:
        """What stands for that person, whatever they are called."""
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
        """The name that everybody knows that person by."""
        return name if is_initial(name) else self._names.get(self.identity(name), name)

    def display_names(self, names: Sequence[str]) -> tuple[str, ...]:
        """The same of those who sit at one table, where two of one name stay two. Whoever plays first under a name is
        shown so from then on."""
        told: list[str] = []
        for name in names:
            if not is_initial(name):
                who = self._identities[name] = self.identity(name)
                self._names.setdefault(who, who[1:] if who.startswith("=") else name)
            known = self.name(name)
            told.append(f"{name} ({told.count(known) + 1})" if known in told and not is_initial(name) else known)
        return tuple(told)

    def spellings(self) -> dict[str, list[str]]:
        """Everybody who is written in several ways, apart from others or otherwise than shown: their names."""
        found: dict[str, list[str]] = {}
        for name, who in self._identities.items():
            found.setdefault(who, []).append(name)
        several = {self._names.get(who, names[0]): names for who, names in found.items()
                   if len(names) > 1 or who.startswith("=") or self.is_joined(names[0])}  # fmt: skip
        return dict(sorted(several.items()))

    def is_joined(self, name: str) -> bool:
        """Whether a referee has said whose name that is."""
        return folded(name) in self._joined_names


async def read(reader: Reader) -> People:
    """Everybody, as referees have said so far."""
    return People(await reader.rows(SPELLINGS))


async def join(writer: Writer, name: str, person: str, referee: str) -> None:
    """That name is that person's from now on. Trouble where one of them is no name, or it is so already."""
    name, person = (" ".join(each.split()) for each in (name, person))
    if not all(0 < len(each) <= MOST_NAME and not is_initial(each) for each in (name, person)):
        raise Trouble("hub-people-names", most=MOST_NAME)
    people = await read(writer)
    if name == person or (people.is_joined(name) and people.identity(name) == people.identity(person)):
        raise Trouble("hub-people-so")
    await writer.execute(INSERT_SPELLING, folded(person), "", referee)  # so that two names are never each other's
    await writer.execute(INSERT_SPELLING, folded(name), person, referee)


async def separate(writer: Writer, name: str, referee: str) -> None:
    """That name is another person's than those it was counted with."""
    people = await read(writer)
    await writer.execute(INSERT_SPELLING, *((folded(name), "") if people.is_joined(name) else (name, name)), referee)
