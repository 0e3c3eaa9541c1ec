"""The catalogue of one game: the printed values entered so far, with which the next game starts."""

from __future__ import annotations

from typing import Any

from companion.log.map_places import Place, Places, colliding_cells, is_place, movable_cells
from companion.log.store import Store
from rules.kit.types import AnyGame, Catalogue, Say

KeptCatalogue = dict[str, dict[str, Any]]


def merged(kept: Catalogue, learned: Catalogue) -> KeptCatalogue:
    """What is known after a game: what was learned last wins. To be kept at a pause and at the end, not at a move,
    so that a move taken back teaches nothing."""
    return {kind: {**kept.get(kind, {}), **learned.get(kind, {})} for kind in sorted({*kept, *learned})}


def merge_learned(game: AnyGame, kept: Catalogue, learned: Catalogue) -> KeptCatalogue:
    """The same, but where both together cannot be right (a thirteenth card) the newest game is believed."""
    both = merged(kept, learned)
    return merged({}, learned) if game.check(both) else both


async def load(store: Store, game: AnyGame) -> KeptCatalogue:
    """What the data folder knows; nothing where that cannot be read or does not fit the game."""
    known: KeptCatalogue = await store.load(f"catalogue/{game.id}", KeptCatalogue, {})
    return {} if game.check(known) else known


async def keep(store: Store, game: AnyGame, catalogue: Catalogue) -> None:
    """Keep it for the next game; Unwritable where that cannot be."""
    await store.keep(f"catalogue/{game.id}", catalogue)


# ---- places on a printed map ------------------------------------------------------------------------------------
def places_mistake(game: AnyGame, places: Places) -> Say | None:
    """What is wrong with places from a file, in one sentence; None = nothing."""
    cells = movable_cells(game.layouts)
    for cell, place in places.items():
        if cell not in cells:
            return Say(key="arrange-no-cell", args={"cell": cell[:40]})
        if not is_place(place):
            return Say(key="arrange-outside-cell", args={"cell": cell})
    near = colliding_cells(game.layouts, places)
    return Say(key="arrange-too-near", args={"a": near[0], "b": near[1]}) if near else None


async def load_places(store: Store, game: AnyGame) -> dict[str, Place]:
    """Where the cells of the game's map lie; nothing where that cannot be read or does not fit the game."""
    known: dict[str, Place] = await store.load(f"places/{game.id}", dict[str, Place], {})
    return {} if places_mistake(game, known) else known


async def keep_places(store: Store, game: AnyGame, places: Places) -> None:
    """Keep them; Unwritable where that cannot be."""
    await store.keep(f"places/{game.id}", places)
