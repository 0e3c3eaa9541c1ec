"""Secret answers stay hidden from all others until they are revealed."""

from __future__ import annotations

from companion.log.record import read_record
from rules.kit.types import Say, Who
from tests.companion.log.table import Table, head

RED_2 = {"pebbles": {"red": 2}}
IN_SECRET = Say(key="log-in-secret", args={"who": Who(seat=0)})


async def test_a_secret_that_was_taken_back_is_not_told_before_the_end() -> None:
    table = Table(head(rounds=1))
    await table.answer("hide-0", RED_2)
    await table.session.undo(1, by="phone:0")
    await table.answer("fist-1")
    assert table.session.history()[0].what == IN_SECRET
    await table.answer("hide-0", {"pebbles": {"blue": 1}})
    await table.answer("open", {"fists": {"1": {}}})
    assert table.session.history()[0].what == IN_SECRET
    await table.answer("roll", {"dice": {"pips": 2, "colour": "blue"}})
    await table.answer("rest-0")
    assert table.session.history()[0].what.key == "did-hide"


async def test_an_export_of_a_running_game_ends_before_what_is_still_secret() -> None:
    table = Table(head(3))
    await table.answer("fist-1")
    await table.session.undo(1, by="screen")
    await table.answer("fist-2")
    await table.session.note("Ana thinks", by="screen")
    await table.answer("hide-0", RED_2)
    await table.answer("fist-1")
    shown = table.session.export()
    assert b'"hide"' not in shown
    start, lines, warnings = read_record(shown)
    assert (start, warnings) == (table.head, ())
    assert [(line.n, type(line).__name__) for line in lines] == [(1, "Played")]
    again = Table(start, lines)
    assert again.names() == ["fist-0", "hide-0", "fist-1", "hide-1"]


async def test_the_export_of_a_finished_game_holds_every_line() -> None:
    table = Table(head(rounds=1))
    await table.answer("hide-0", RED_2)
    await table.session.undo(1, by="phone:0")
    await table.round()
    assert tuple(read_record(table.session.export())[1]) == table.session.lines
