"""An evening that is played into the machine, move after move, each of them acknowledged."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from msgspec import structs

from companion.view import wire
from tests.companion.table import Clock, client, table_in
from tests.trials.bench.evening import GAME, Step, evening
from tests.trials.box.core import Core
from tests.trials.box.games import count


@dataclass(frozen=True, kw_only=True)
class Asked:
    """A request, and how many lines all games have once it is acknowledged."""

    request: wire.Answer | wire.Set
    lines: int


def moves(many: int, game: str = GAME) -> list[Asked]:
    """So many moves of that game, with what is tapped before and between games; tried on a core of our own first."""
    return asyncio.run(_moves(many, game))


async def _moves(many: int, game: str) -> list[Asked]:
    steps = await evening(many, game=game)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        table = await table_in(folder, Clock())
        here = await client(table)
        found = []
        for step in steps:
            await here.ask(step.request)
            found.append(Asked(request=_plain(step), lines=count(folder)))
        await table.core.store.close()
    return found


def _plain(step: Step) -> wire.Answer | wire.Set:
    assert isinstance(step.request, wire.Answer | wire.Set)
    return step.request


def play(core: Core, asked: list[Asked]) -> Iterator[int]:
    """Ask one after the other; gives how many lines are surely on the disk, each time one was acknowledged."""
    for one in asked:
        core.must(as_asked_now(core, one.request))
        yield one.lines


def as_asked_now(core: Core, request: wire.Answer | wire.Set) -> wire.Answer | wire.Set:
    """The same with the id that its form has there: a pause is a line, too, so later forms have other numbers."""
    name, at, _ = request.form.partition("@")
    if not at:
        return request
    show = core.until(lambda show: any(form.startswith(f"{name}@") for form in forms(show)))
    return structs.replace(request, form=next(form for form in forms(show) if form.startswith(f"{name}@")))


def forms(show: wire.Show) -> list[str]:
    """The ids of everything that is asked there."""
    return [form.id for ask in show.asks for form in ask.forms]
