"""An evening that is played into the machine, move after move, each of them acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator

from msgspec import structs

from companion.view import wire
from tests.trials.bench.evening import GAME, Step, evening
from tests.trials.box.core import Core


def moves(many: int, game: str = GAME) -> list[Step]:
    """So many moves of that game, with what is tapped before and between games; tried on a core of our own first."""
    return asyncio.run(evening(many, game=game))


def play(core: Core, steps: Iterable[Step]) -> Iterator[Step]:
    """Ask one after the other; gives each as soon as it is acknowledged."""
    for step in steps:
        assert isinstance(step.request, wire.Answer | wire.Set)
        core.must(as_asked_now(core, step.request))
        yield step


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
