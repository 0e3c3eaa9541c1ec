"""People's requests in an evening of Battles & Builders, recorded once and replayed into a core.

There is no chance in the core: the same requests in the same order are always answered by the same Shows.
"""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from msgspec import structs

from companion.access.client_session import Audience
from companion.table.snapshot import Snapshot
from companion.view import wire
from rules.games import find
from rules.kit.answers import Values
from rules.kit.sample import answer
from rules.kit.types import Allot, Illegal, Prompt
from tests.companion.tables import Client, Clock, client, table_in

GAME = "battles_and_builders"
NAMES = ("Ana", "Bo", "Cem", "Dee")


@dataclass(frozen=True, kw_only=True)
class Step:
    """A request and its result."""

    request: wire.Request
    is_move: bool  # an answer in a game; False: between games
    show: wire.Show  # as a watching phone gets it

    @property
    def line(self) -> bytes:
        return wire.encode(self.request)


async def evening(moves: int, game: str = GAME) -> list[Step]:
    """The set-up of that game for four and `moves` random moves, in as many games as that takes."""
    with tempfile.TemporaryDirectory() as folder:
        desk = await table_in(Path(folder), Clock())
        here = await client(desk)
        steps = [step async for step in _play(here, game, moves, Random(1))]
        await desk.core.store.close()
    return steps


async def _play(here: Client, game: str, moves: int, rng: Random) -> AsyncIterator[Step]:
    for request in set_up(game):
        yield await _step(here, request, is_move=False)
    made = 0
    while made < moves:
        if here.table.core.game.session.is_finished:
            yield await _step(here, wire.Answer(form="~play/again"), is_move=False)
            yield await _step(here, wire.Answer(form="~new"), is_move=False)
        prompts: list[Prompt] = [p for p in here.table.core.game.session.prompts() if not p.secret]
        prompt = rng.choice(prompts)
        try:
            yield await _step(here, wire.Answer(form=prompt.id, values=draw(here, prompt, rng)), is_move=True)
        except Illegal:
            continue
        made += 1


def draw(here: Client, prompt: Prompt, rng: Random) -> Values:
    """A random answer. No side reveals more than it has left: the page would ask again instead of accepting it."""
    fields = prompt.fields
    if prompt.id.startswith("reveal@"):
        sides, shares = here.table.core.game.session.state.sides, [of for of in fields if isinstance(of, Allot)]
        left = [{kind: min(cap, sides[int(of.key)].tokens[kind]) for kind, cap in of.caps.items()} for of in shares]
        fields = tuple(structs.replace(of, caps=caps) for of, caps in zip(shares, left, strict=True))
    return answer(structs.replace(prompt, fields=fields), rng)


def set_up(game: str = GAME) -> list[wire.Answer | wire.Set]:
    """The requests from home until that game is on the table."""
    chairs = [wire.Set(form="~new", name="chair-0", value="more")] * (len(NAMES) - find(game).seats.start)
    names = [wire.Answer(form=f"~name/{seat}", values={"name": name}) for seat, name in enumerate(NAMES)]
    return [wire.Set(form="~home", name="game", value=game), *chairs, *names, wire.Answer(form="~new")]


async def _step(here: Client, request: wire.Request, *, is_move: bool) -> Step:
    await here.ask(request)
    game = here.table.core.game
    look = Snapshot(game.session) if game.has_game else None
    return Step(request=request, is_move=is_move, show=here.table.hub.show(Audience("watch", "en", "play"), look))
