"""A real table in this process that serves its page, and the links of its players."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from companion.access.grants import Links
from companion.lan.sockets import listening_socket
from companion.lan.web import Web, serve
from rules.games import GAMES
from rules.kit.types import AnyGame
from tests.companion import tables as companions


@dataclass(frozen=True, kw_only=True)
class AtTable:
    """The main table client, the core's clock, and a link for the table screen and each player's phone."""

    here: companions.Client
    clock: companions.Clock
    screen: str
    phones: tuple[str, ...]


@asynccontextmanager
async def at_table(
    folder: Path, game: str, names: Sequence[str], games: Sequence[AnyGame] = GAMES
) -> AsyncGenerator[AtTable, None]:
    """A table with these players seated at a game, each with a phone, before the first answer."""
    clock = companions.Clock()
    core = await companions.table_in(folder, clock, games)
    core.core.links.current = Links(hosts=frozenset({"127.0.0.1"}))
    here = await companions.seated(core, *names, game=game)
    server = await serve(Web(core.hub), listening_socket("127.0.0.1", 0))
    tokens = [companions.TOKEN, *[(await companions.phone(core, name)).token for name in names]]
    screen, *phones = (f"http://127.0.0.1:{server.port}/#t={token}" for token in tokens)
    yield AtTable(here=here, clock=clock, screen=screen, phones=tuple(phones))
    await server.stop()
    await core.core.store.close()
