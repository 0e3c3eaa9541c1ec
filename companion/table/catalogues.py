"""The catalogues of printed values and the arrangements of printed maps, by game."""

from __future__ import annotations

import logging
from typing import Any

from companion.errors import Damaged, Stale, Trouble
from companion.log import catalogue as catalogues
from companion.log import map_places
from companion.log.disk.store import Store
from companion.log.map_places import Place, Places
from companion.log.record import End, Paused
from companion.table.events import Happened
from rules.kit.types import AnyGame, Catalogue, Layout

log = logging.getLogger(__name__)


class Catalogues:
    """The catalogues of the games loaded so far; the values that a game learned are added to them."""

    def __init__(self, store: Store) -> None:
        self.by_game: dict[str, Catalogue] = {}
        self.last_form: dict[tuple[str, str], dict[str, Any]] = {}  # by game and kind: the last form for one more
        self._store = store

    async def look_up(self, game: AnyGame) -> None:
        """Load that game's catalogue."""
        self.by_game = {**self.by_game, game.id: await catalogues.load(self._store, game)}

    async def save(self, game: AnyGame, catalogue: Catalogue) -> None:
        """Save that game's catalogue. Raises Unwritable if it cannot be saved."""
        await catalogues.keep(self._store, game, catalogue)
        await self.look_up(game)

    async def hear(self, happened: Happened) -> None:
        """Add the values that a game learned while it stands still: at a pause, at its end, and when it is left."""
        session = happened.closed or (happened.now.session if happened.now else None)
        is_still = any(isinstance(line, End) or (isinstance(line, Paused) and line.on) for line in happened.lines)
        if session is None or not (is_still or happened.closed):  # by then no hasty tap can be undone
            return
        game = session.game
        try:
            known = catalogues.merge_learned(
                game, await catalogues.load(self._store, game), game.learned(session.state)
            )
        except Damaged as error:  # the disk cannot even be read: the values stay in the record
            log.warning("the catalogue was not kept: %s", error)
            return
        await self._store.keep_if_possible(f"catalogue/{game.id}", known)


# ---- places on a printed map --------------------------------------------------------------------------
Layouts = tuple[Layout, ...]


class Arrangements:
    """The arranged cells of the maps loaded so far. Records do not hold them: a game folds the same without."""

    def __init__(self, store: Store) -> None:
        self.by_game: dict[str, Places] = {}
        self.previous: dict[str, Places] = {}  # by game: before the last reset
        self._layout_cache: dict[str, tuple[Layouts, Layouts]] = {}  # by game: its own, and as arranged
        self._store = store

    def layouts(self, game: AnyGame) -> Layouts:
        """The game's layouts as arranged on this table."""
        own, lying = self._layout_cache.get(game.id, (None, game.layouts))
        if own is not game.layouts:  # not cached yet, or another version of the game
            lying = map_places.arranged_layouts(game.layouts, self.by_game.get(game.id, {}))
            self._layout_cache[game.id] = game.layouts, lying
        return lying

    async def look_up(self, game: AnyGame) -> None:
        """Load that game's arrangement."""
        if map_places.map_layouts(game.layouts):
            self._take_over(game, await catalogues.load_places(self._store, game))

    async def move(self, game: AnyGame, cell: str, value: Any) -> None:
        """Move that cell, to the nearest place with room. Raises Trouble for another cell or a place off the map,
        Unwritable if it cannot be saved."""
        if cell not in map_places.movable_cells(game.layouts):
            raise Trouble("arrange-no-cell", cell=cell[:40])
        if not map_places.is_place(value):
            raise Trouble("arrange-outside")
        at: Place = (float(value[0]), float(value[1]))
        known = self.by_game.get(game.id, {})
        place = map_places.nearest_place(game.layouts, known, cell, at)
        if place is None:
            raise Trouble("arrange-no-room")
        await self._keep(game, {**known, cell: place})
        self.previous.pop(game.id, None)

    async def put_back(self, game: AnyGame) -> None:
        """Reset all cells to the game's own places. Raises Stale if nothing was arranged."""
        before = self.by_game.get(game.id)
        if not before:
            raise Stale("form-closed")
        await self._keep(game, {})
        self.previous[game.id] = before

    async def arrange_again(self, game: AnyGame) -> None:
        """Undo the last reset. Raises Stale if a cell was moved since."""
        before = self.previous.get(game.id)
        if not before:
            raise Stale("form-closed")
        await self._keep(game, before)
        self.previous.pop(game.id, None)

    async def _keep(self, game: AnyGame, places: Places) -> None:
        await catalogues.keep_places(self._store, game, places)
        self._take_over(game, places)

    def _take_over(self, game: AnyGame, places: Places) -> None:
        if places != self.by_game.get(game.id, {}):
            self._layout_cache.pop(game.id, None)
        self.by_game = {**self.by_game, game.id: places}
