"""What one table tells, the next game knows."""

from __future__ import annotations

from pathlib import Path

from companion.log.catalogue import after, keep, keep_places, kept, kept_places, merged, wrong_places
from companion.log.store import Store
from rules.ettana.game import GAME as ETTANA
from rules.himalaya.game import GAME as HIMALAYA
from rules.kit.types import Say
from tests.companion.log.table import Table, head
from tests.rules.ettana.test_catalogue import cards


async def test_the_next_game_does_not_ask_what_this_one_was_told() -> None:
    table = Table(head(known={}))
    await table.answer("fist-0")
    await table.answer("fist-1")
    await table.answer("open", {"fists": {"0": {"red": 1}, "1": {}}})
    await table.answer("learn", {"stone": "s1", "value": 4})
    both = merged({"stone": {"s2": {"value": 9}}}, table.session.game.learned(table.session.state))
    assert both == {"stone": {"s1": {"value": 4}, "s2": {"value": 9}}}
    assert Table(head(known=both)).session.state.values == {"s1": 4, "s2": 9}


async def test_what_was_taken_back_teaches_nothing() -> None:
    table = Table(head(known={}))
    await table.to_dice()
    n = await table.answer("learn", {"stone": "s1", "value": 4})
    await table.session.undo(n, by="screen")
    assert merged({}, table.session.game.learned(table.session.state)) == {"stone": {}}


def test_what_was_told_last_holds() -> None:
    before = {"stone": {"s1": {"value": 3}}, "shell": {"a": {"n": 1}}}
    told = {"stone": {"s1": {"value": 4}}}
    assert merged(before, told) == {"stone": {"s1": {"value": 4}}, "shell": {"a": {"n": 1}}}
    assert before["stone"]["s1"] == {"value": 3}


# ---- what is kept between games ---------------------------------------------------------------------
SLOPE, HOOK = {"..A/..B/BBB": {"points": 3}}, {"A/A/A": {"points": 2}}  # made up


async def test_what_a_game_has_told_joins_what_was_known_before() -> None:
    assert after(ETTANA, {"design": SLOPE}, {"design": HOOK}) == {"design": {**SLOPE, **HOOK}}
    assert after(ETTANA, {}, {"design": HOOK}) == {"design": HOOK}


async def test_where_both_cannot_be_right_the_newest_game_is_believed() -> None:
    """More cards than there are in the box."""
    older = {"design": cards(34)}
    assert ETTANA.check(older) == ()
    assert after(ETTANA, older, {"design": {"A/B/C/D/E": {"points": 1}}}) == {"design": {"A/B/C/D/E": {"points": 1}}}


async def test_what_is_kept_of_a_game_and_is_wrong_is_as_if_nothing_were_known(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    await keep(store, ETTANA, {"design": SLOPE})
    assert await kept(store, ETTANA) == {"design": SLOPE}
    assert await kept(store, HIMALAYA) == {}
    await keep(store, ETTANA, {"design": {"A": {"points": 3}}})
    assert await kept(store, ETTANA) == {}
    places = {"v1": (0.1, 0.1), "v2": (0.9, 0.9)}
    await keep_places(store, HIMALAYA, places)
    assert await kept_places(store, HIMALAYA) == places
    await keep_places(store, HIMALAYA, {"v1": (0.1, 0.1), "v2": (0.1, 0.1)})
    assert await kept_places(store, HIMALAYA) == {}
    await store.close()


def test_what_is_wrong_with_places_is_said_in_one_sentence() -> None:
    outside = {"v1": (1.5, 0.1)}
    assert wrong_places(HIMALAYA, outside) == Say(key="arrange-outside-cell", args={"cell": "v1"})
    assert wrong_places(HIMALAYA, {"x" * 60: (0.1, 0.1)}) == Say(key="arrange-no-cell", args={"cell": "x" * 40})
    near = Say(key="arrange-too-near", args={"a": "v1", "b": "v2"})
    assert wrong_places(HIMALAYA, {"v1": (0.1, 0.1), "v2": (0.1, 0.1)}) == near
    assert wrong_places(HIMALAYA, {}) is None
