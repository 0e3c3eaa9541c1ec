"""Values entered at one table are known to the next game."""

from __future__ import annotations

from pathlib import Path

from companion.log.catalogue import keep, keep_places, load, load_places
from companion.log.disk.store import Store
from rules.ettana.game import GAME as ETTANA
from rules.himalaya.game import GAME as HIMALAYA

SLOPE = {"..A/..B/BBB": {"points": 3}}  # made up


async def test_what_is_kept_of_a_game_and_is_wrong_is_as_if_nothing_were_known(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    await keep(store, ETTANA, {"design": SLOPE})
    assert await load(store, ETTANA) == {"design": SLOPE}
    assert await load(store, HIMALAYA) == {}
    await keep(store, ETTANA, {"design": {"A": {"points": 3}}})
    assert await load(store, ETTANA) == {}
    places = {"v1": (0.1, 0.1), "v2": (0.9, 0.9)}
    await keep_places(store, HIMALAYA, places)
    assert await load_places(store, HIMALAYA) == places
    await keep_places(store, HIMALAYA, {"v1": (0.1, 0.1), "v2": (0.1, 0.1)})
    assert await load_places(store, HIMALAYA) == {}
    await store.close()
