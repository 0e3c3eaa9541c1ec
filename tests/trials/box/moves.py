"""An evening played into the machine, move by move, each acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator

from msgspec import structs

from companion.view import wire
from tests.trials.bench.evening import GAME, Step, evening
from tests.trials.box.core import Core


def moves(many: int, game: str = GAME) -> list[Step]:
    """`many` moves of that game, with the taps before and between games; played on a local core first."""
    return asyncio.run(evening(many, game=game))


def play(core: Core, steps: Iterable[Step]) -> Iterator[Step]:
    """Send the steps one by one; yields each after its acknowledgement."""
    for step in steps:
        assert isinstance(step.request, wire.Answer | wire.Set)
        core.must(as_asked_now(core, step.request))
        yield step


def as_asked_now(core: Core, request: wire.Answer | wire.Set) -> wire.Answer | wire.Set:
    """The same request with its form's current id: a pause is a line, too, so later forms have other numbers."""
    name, at, _ = request.form.partition("@")
    if not at:
        return request
    show = core.until(lambda show: any(form.startswith(f"{name}@") for form in forms(show)))
    return structs.replace(request, form=next(form for form in forms(show) if form.startswith(f"{name}@")))


def forms(show: wire.Show) -> list[str]:
    """The ids of all open forms."""
    return [form.id for ask in show.asks for form in ask.forms]
