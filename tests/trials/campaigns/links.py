"""Phones at a table whose links are shared, kept and opened on two of them: whose secrets each link may show.

A link shows what it was made for, and never more. That is said here once more, beside the core, from what the table has
said yes to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from companion.errors import Trouble
from companion.view import wire
from tests.companion.table import Client, Table, client

MOST = 6  # phones at once


@dataclass(eq=False)
class Phone:
    """A browser with a page of the companion."""

    client: Client
    link: str  # the token in it, "" = it watches


@dataclass
class Links:
    """All phones, and what each link may show."""

    table: Table
    here: Client  # the table's own screen
    names: Sequence[str]
    may: dict[str, frozenset[str]] = field(default_factory=lambda: {"": frozenset()})  # whose secrets
    phones: list[Phone] = field(default_factory=list)

    async def step(self, rng: Random) -> None:
        """A phone comes with any link that there ever was, and one of those that are there gains something or goes."""
        if len(self.phones) < MOST:
            link = rng.choice(list(self.may))
            self.phones.append(Phone(await client(self.table, token=link), link))
        phone, person = rng.choice(self.phones), rng.choice(self.names)
        do = rng.randrange(5)
        if do == 0:
            self.phones.remove(phone)
            self.table.hub.leave(phone.client.visit)
        elif do == 1 and phone.client.visit.number:
            await self._given(phone, {person, rng.choice(self.names)})
        else:
            await self._asks(phone, person, with_code=rng.random() < 0.3)

    async def _asks(self, phone: Phone, person: str, *, with_code: bool) -> None:
        """It asks for a seat, and the table says yes; or it knows the code."""
        seat, had = self.names.index(person), self.may[phone.link]
        if seat in phone.client.visit.own:
            return
        shown = None if with_code else await phone.client.set("~sit", "person", person)
        if shown is None or shown.page.startswith("sit/code/"):  # a crowd has asked: only the code lets in for a while
            await phone.client.answer(f"~sit/code/{seat}", code=self.table.core.phones.code.text)
        else:
            await self.here.answer(f"~phones/{shown.page.removeprefix('sit/')}", yes=True)
            await phone.client.receive()
        self._has(phone, had | {person})

    async def _given(self, phone: Phone, people: set[str]) -> None:
        """The table gives these seats to the phone under that number, and takes all others from it."""
        try:
            await self.here.answer(f"~phone/{phone.client.visit.number}/give", people=sorted(people))
        except Trouble:  # its link is open on another phone, too
            return
        await phone.client.receive()
        self._has(phone, frozenset(people))

    def _has(self, phone: Phone, people: frozenset[str]) -> None:
        """It may show that from now on. A link that there was before gains nothing by it."""
        given = [reply.token for reply in phone.client.heard if isinstance(reply, wire.Admitted)]
        phone.link = given[-1] if given else phone.link
        self.may[phone.link] = self.may.get(phone.link, people) & people

    def seats(self, phone: Phone) -> tuple[int, ...]:
        """Whose secrets that phone may show."""
        return tuple(seat for seat, name in enumerate(self.names) if name in self.may[phone.link])
