"""The settings of this companion, saved from one game night to the next."""

from __future__ import annotations

import msgspec

from companion.log.store import Store
from companion.table.automation import Automation
from companion.table.prefs import Prefs

KEY = "prefs"


class Settings:
    """The settings as they are now."""

    def __init__(self, store: Store) -> None:
        self.prefs = Prefs()
        self._store = store

    async def open(self) -> None:
        """Read what was saved."""
        self.prefs = await self._store.kept(KEY, Prefs, Prefs())

    async def save(self, prefs: Prefs) -> None:
        """These count from now on; Unwritable where they cannot be saved: then the old ones do."""
        await self._store.keep(KEY, msgspec.to_builtins(prefs))
        self.prefs = prefs

    def automation(self, game_id: str) -> Automation:
        """What the companion does of its own accord in that game."""
        return self.prefs.own.get(game_id, Automation())
