"""What is known of each game's printed components: read where somebody looks at it, added to by each game."""

from __future__ import annotations

import logging
from typing import Any

from companion.errors import Damaged
from companion.log import catalogue as catalogues
from companion.log.store import Store
from companion.table.happened import Happened
from companion.table.saved import save_if_possible
from rules.kit.types import AnyGame, Catalogue

log = logging.getLogger(__name__)


class Catalogues:
    """The catalogue of every game that somebody has looked at."""

    def __init__(self, store: Store) -> None:
        self.known: dict[str, Catalogue] = {}  # by game
        self.told_last: dict[tuple[str, str], dict[str, Any]] = {}  # by game and kind: the last form for one more
        self._store = store

    async def look_up(self, game: AnyGame) -> None:
        """Read what is known of that game."""
        self.known = {**self.known, game.id: await catalogues.kept(self._store, game)}

    async def save(self, game: AnyGame, catalogue: Catalogue) -> None:
        """This is known of that game from now on; Unwritable where it cannot be saved."""
        await catalogues.keep(self._store, game, catalogue)
        await self.look_up(game)

    async def hear(self, happened: Happened) -> None:
        """Take over what a game was told, while it stands still: in a pause, at its end, and when it is left."""
        session = happened.closed or (happened.now.session if happened.now else None)
        if session is None:
            return
        game = session.game
        try:
            known = catalogues.after(game, await catalogues.kept(self._store, game), game.learned(session.state))
        except Damaged as error:  # the disk does not even let us read: what was told stays in the record
            log.warning("the catalogue was not kept: %s", error)
            return
        await save_if_possible(self._store, f"catalogue/{game.id}", known)
