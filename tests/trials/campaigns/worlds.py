"""Phones at a table whose links are shared, kept and opened on two of them: whose secrets each link may show.

A link shows what it was made for, and never more. That is said here once more, beside the core, from what the table has
said yes to.

Law, at positions of random games with random house rules and corrections: beside a world in which everything is another
that its link may not show, no byte of any page differs that a phone is sent. An attempt is one party of one game;
meanwhile phones come and go.

    python -m tests.trials.campaigns.worlds --hours 0.5 --seed 1

With --control what the viewer itself keeps secret is another too: that has to be found.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from companion.errors import Trouble
from companion.pages.registry import ACTS, PAGES
from companion.testkit.play import StoryStart, apply, as_form, begun, near_answer, opening
from companion.view import wire
from rules.kit.sample import NAMES
from rules.kit.types import TABLE, AnyGame, Illegal, Viewer
from tests.companion.table import Client, Clock, Table, client, seated, table_in
from tests.contract.games import EVERY
from tests.contract.worlds import sent, stand, turned
from tests.trials.campaigns.campaign import Campaign, Result, main

MOVES = 60
NOBODY: Viewer = -2  # may see no secret at all
CORRECTED = 6  # one move in so many sets something right
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


# ---- and what they are shown ---------------------------------------------------------------------------------------
def campaign(seed: int, control: bool = False) -> Campaign:
    return Campaign(name="worlds", attempt=partial(attempt, control=control))


def attempt(number: int, rng: Random, folder: Path, *, control: bool = False) -> Result:
    """One party; the games take turns."""
    return asyncio.run(_party(EVERY[number % len(EVERY)], rng, folder, control))


async def _party(of: AnyGame, rng: Random, folder: Path, control: bool) -> Result:
    result, begin = Result(), begun(of, rng)
    table = await table_in(folder, Clock(), EVERY)
    try:
        names = NAMES[: begin.seats]
        links = Links(table, await seated(table, *names, game=of.id), names)
        for state in positions(of, begin, rng):
            await links.step(rng)
            result.figures["positions"] += 1
            for phone in links.phones:
                _look(links, phone, of, state, rng, result, control)
    finally:
        await table.core.store.close()
    return result


def positions(of: AnyGame, begin: StoryStart, rng: Random) -> Iterator[Any]:
    """The states of a random game, one after each move."""
    state = opening(of, begin)
    for _ in range(MOVES):
        prompts = of.prompts(state)
        if not prompts:
            return
        fixes = of.corrections(state) if rng.randrange(CORRECTED) == 0 else ()
        prompt = as_form(rng.choice(fixes)) if fixes else rng.choice(prompts)
        try:
            state, _ = apply(of, state, prompt, near_answer(prompt, rng))
        except Illegal:
            continue
        yield state


def _look(links: Links, phone: Phone, of: AnyGame, state: Any, rng: Random, result: Result, control: bool) -> None:
    """A page of a phone, in both worlds."""
    visit, session = phone.client.visit, links.table.core.game.session
    other = turned(state, *((NOBODY,) if control else links.seats(phone)))
    if other == state:
        result.figures["nothing hidden"] += 1
        return
    seat = rng.choice(visit.own or (TABLE,))
    any_page = f"{rng.choice(sorted((*PAGES, *ACTS)))}/{rng.randrange(3)}"
    page = rng.choice(("play", "score" if seat == TABLE else f"seat/{seat}", any_page))
    audience = visit.audience._replace(page=page, viewer=seat, lang=rng.choice(("en", "nl")))
    result.figures["pages"] += 1
    shown = []
    for world in (state, other):
        stand(session, of, world)
        shown.append(sent(links.table.hub, session, audience))
    if shown[0] != shown[1]:
        result.wrong.append(f"{of.id}, a link's {audience}: {_first_difference(*shown)}")


def _first_difference(one: bytes, two: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"{one[max(0, at - 60) : at + 40]!r} or {two[max(0, at - 60) : at + 40]!r}"


if __name__ == "__main__":
    sys.exit(main(campaign))
