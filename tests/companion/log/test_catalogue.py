"""What one table tells, the next game knows."""

from __future__ import annotations

from companion.log.catalogue import merged
from tests.companion.log.table import Table, head


async def test_the_next_game_does_not_ask_what_this_one_was_told() -> None:
    table = Table(head(known={}))
    await table.answer("fist-0")
    await table.answer("fist-1")
    await table.answer("open", {"fists": {"0": {"red": 1}, "1": {}}})
    await table.answer("learn", {"stone": "s1", "value": 4})
    kept = merged({"stone": {"s2": {"value": 9}}}, table.session.game.learned(table.session.state))
    assert kept == {"stone": {"s1": {"value": 4}, "s2": {"value": 9}}}
    assert Table(head(known=kept)).session.state.values == {"s1": 4, "s2": 9}


async def test_what_was_taken_back_teaches_nothing() -> None:
    table = Table(head(known={}))
    await table.to_dice()
    n = await table.answer("learn", {"stone": "s1", "value": 4})
    await table.session.undo(n, by="screen")
    assert merged({}, table.session.game.learned(table.session.state)) == {"stone": {}}


def test_what_was_told_last_holds() -> None:
    kept = {"stone": {"s1": {"value": 3}}, "shell": {"a": {"n": 1}}}
    told = {"stone": {"s1": {"value": 4}}}
    assert merged(kept, told) == {"stone": {"s1": {"value": 4}}, "shell": {"a": {"n": 1}}}
    assert kept["stone"]["s1"] == {"value": 3}
