"""Paired worlds: positions of random games, each beside one in which only what a viewer may not know is another.

Law: no byte of any page that this viewer is sent differs, nor does the time that it takes tell the two apart: that is
counted in powers of two of a microsecond, and which of the two was quicker. An attempt is one party of one game, with
random house rules and corrections; meanwhile phones come and go whose links are shared, kept and opened on two of them
(links.py), and each is looked at as what the table let it in for.

    python -m tests.trials.campaigns.worlds --hours 0.5 --seed 1

With --control what the viewer itself keeps secret is another too: that has to be found.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter_ns
from typing import Any

from companion.access.client_session import Audience
from companion.pages.registry import ACTS, PAGES
from companion.testkit.play import StoryStart, apply, as_form, begun, near_answer, opening
from companion.view import wire
from rules.kit.sample import NAMES
from rules.kit.types import TABLE, AnyGame, Illegal, Viewer
from tests.companion.table import Clock, Table, seated, table_in
from tests.contract.games import EVERY
from tests.contract.worlds import sent, stand, turned
from tests.trials.campaigns.campaign import Campaign, Result, main
from tests.trials.campaigns.links import Links

MOVES = 60
NOBODY: Viewer = -2  # may see no secret at all
CORRECTED = 6  # one move in so many sets something right


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
            _look_at_phones(links, of, state, rng, result, control)
            for viewer in range(TABLE, begin.seats):
                other = turned(state, NOBODY if control else viewer)
                if other == state:
                    result.figures["nothing hidden"] += 1
                else:
                    _look(table, of, (state, other), viewer, rng, result)
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


def _look_at_phones(links: Links, of: AnyGame, state: Any, rng: Random, result: Result, control: bool) -> None:
    """A page of each phone, beside a world in which everything is another that its link may not show."""
    session = links.table.core.game.session
    for phone in links.phones:
        visit = phone.client.visit
        other = turned(state, *((NOBODY,) if control else links.seats(phone)))
        if other == state:
            continue
        seat = rng.choice(visit.own or (TABLE,))
        page = rng.choice(("play", "score" if seat == TABLE else f"seat/{seat}"))
        audience = visit.audience._replace(page=page, viewer=seat)
        result.figures["phones"] += 1
        shown = []
        for world in (state, other):
            stand(session, of, world)
            shown.append(sent(links.table.hub, session, audience))
        if shown[0] != shown[1]:
            result.wrong.append(f"{of.id}, a link's {audience}: {_first_difference(*shown)}")


def _look(table: Table, of: AnyGame, worlds: tuple[Any, Any], viewer: Viewer, rng: Random, result: Result) -> None:
    result.figures["positions"] += 1
    result.figures[f"positions of {of.id}"] += 1
    one = rng.choice(sorted((*PAGES, *ACTS)))
    for path in ("play", "score" if viewer == TABLE else f"seat/{viewer}", f"{one}/{rng.randrange(3)}"):
        audience = _audience(viewer, path, rng)
        shown, took_ns = {}, {}
        for at in rng.sample((0, 1), 2):  # in any order: what is kept from the first makes the second quicker
            stand(table.core.game.session, of, worlds[at])
            began = perf_counter_ns()
            shown[at] = sent(table.hub, table.core.game.session, audience)
            took_ns[at] = perf_counter_ns() - began
            result.figures[f"{('real', 'other')[at]} {_bucket(took_ns[at])}"] += 1
        result.figures["real quicker"] += took_ns[0] < took_ns[1]
        result.figures["pages"] += 1
        if shown[0] != shown[1]:
            result.wrong.append(f"{of.id}, {audience}: {_first_difference(shown[0], shown[1])}")


def _audience(viewer: Viewer, path: str, rng: Random) -> Audience:
    lang: str = rng.choice(("en", "nl"))
    if viewer == TABLE:
        role: wire.Role = rng.choice(("operator", "table", "watch"))
        return Audience(role, lang, path)
    return Audience("seat", lang, path, viewer, (viewer,))


def _bucket(ns: int) -> str:
    return f"under {1 << max(1, ns // 1000).bit_length()} us"


def _first_difference(one: bytes, two: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"{one[max(0, at - 60) : at + 40]!r} or {two[max(0, at - 60) : at + 40]!r}"


if __name__ == "__main__":
    sys.exit(main(campaign))
