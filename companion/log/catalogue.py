"""The catalogue of one game: the printed values entered so far, with which the next game starts."""

from __future__ import annotations

from typing import Any

from companion.log.disk.store import Store
from companion.log.map_places import Place, Places, colliding_cells, is_place, movable_cells
from rules.kit.types import AnyGame, Catalogue, Say

KeptCatalogue = dict[str, dict[str, Any]]


def merged(kept: Catalogue, learned: Catalogue) -> KeptCatalogue:
    """Both catalogues together; a learned value wins. Save it at a pause and at the end, not at a move: an undone move
    must teach nothing."""
    return {kind: {**kept.get(kind, {}), **learned.get(kind, {})} for kind in sorted({*kept, *learned})}


def merge_learned(game: AnyGame, kept: Catalogue, learned: Catalogue) -> KeptCatalogue:
    """The merged catalogue, or the learned one alone if both together cannot be right (a thirteenth card)."""
    both = merged(kept, learned)
    return merged({}, learned) if game.check(both) else both


async def load(store: Store, game: AnyGame) -> KeptCatalogue:
    """The saved catalogue; empty if it is unreadable or does not fit the game."""
    known: KeptCatalogue = await store.load(f"catalogue/{game.id}", KeptCatalogue, {})
    return {} if game.check(known) else known


async def keep(store: Store, game: AnyGame, catalogue: Catalogue) -> None:
    """Save the catalogue for the next game. Raises Unwritable."""
    await store.keep(f"catalogue/{game.id}", catalogue)


# ---- places on a printed map ------------------------------------------------------------------------------------
def places_mistake(game: AnyGame, places: Places) -> Say | None:
    """The first mistake in a file's places, in one sentence; None without one."""
    cells = movable_cells(game.layouts)
    for cell, place in places.items():
        if cell not in cells:
            return Say(key="arrange-no-cell", args={"cell": cell[:40]})
        if not is_place(place):
            return Say(key="arrange-outside-cell", args={"cell": cell})
    near = colliding_cells(game.layouts, places)
    return Say(key="arrange-too-near", args={"a": near[0], "b": near[1]}) if near else None


async def load_places(store: Store, game: AnyGame) -> dict[str, Place]:
    """The saved places of the map's cells; empty if they are unreadable or do not fit the game."""
    known: dict[str, Place] = await store.load(f"places/{game.id}", dict[str, Place], {})
    return {} if places_mistake(game, known) else known


async def keep_places(store: Store, game: AnyGame, places: Places) -> None:
    """Save the places of the map's cells. Raises Unwritable."""
    await store.keep(f"places/{game.id}", places)
