"""The names of everybody who has played here, the newest first."""

from __future__ import annotations

from companion.log.store import Store
from companion.table.happened import Happened
from companion.table.intents import Begin
from companion.table.saved import save_if_possible

KEY = "names"
MOST_NAMES = 24


class PlayerNames:
    """Known names, to be tapped instead of typed."""

    def __init__(self, store: Store) -> None:
        self.all: tuple[str, ...] = ()
        self._store = store

    async def open(self) -> None:
        """Read what was saved."""
        self.all = await self._store.kept(KEY, tuple[str, ...], ())

    async def learn(self, name: str) -> None:
        """Somebody has typed that name: it is known from then on."""
        await self._put_first([name])

    async def hear(self, happened: Happened) -> None:
        """Who sits down at a new game comes first; a colour that somebody is called by is no name."""
        if isinstance(happened.intent, Begin):
            await self._put_first([name for name in happened.intent.head.seats if name in self.all])

    async def _put_first(self, names: list[str]) -> None:
        self.all = tuple(dict.fromkeys([*names, *self.all]))[:MOST_NAMES]
        await save_if_possible(self._store, KEY, list(self.all))
