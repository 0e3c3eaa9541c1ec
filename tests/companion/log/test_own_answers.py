"""Undo, redo and entry rights: each client's own answers, those entered for everyone, and secrets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as with_other
from typing import Any

import pytest
from msgspec.structs import replace

from companion.errors import Stale
from companion.log.record import Paused, Played, read_record
from rules.kit.types import TABLE, Illegal, Say, Seat, Secret, Who
from rules.kit.words import Hidden
from tests.companion.log.table import Table, closed, head
from tests.pebbles.game import GAME

RED = {"pebbles": {"red": 2}}
IN_SECRET = Say(key="log-in-secret", args={"who": Who(seat=0)})
CANNOT = Say(key="log-cannot-drop")


async def stale(table: Table, n: int, by: str, seat: Seat) -> Say:
    lines = list(table.disk.lines)
    assert table.session.drop_offer(seat, by) is None or table.session.drop_offer(seat, by)[0] != n  # type: ignore[index]
    with pytest.raises(Stale) as error:
        await table.session.drop(n, by, seat)
    assert table.disk.lines == lines
    return error.value.say


# ---- own answers ------------------------------------------------------------------------------------


async def test_once_the_table_has_answered_what_came_of_it_nobody_thinks_again() -> None:
    table = Table()
    await table.answer("fist-1", by="phone:1")
    await table.answer("fist-0", by="phone:0")
    assert table.session.drop_offer(1, "phone:1") is not None
    await table.answer("open", {"fists": {"0": {}, "1": {}}})
    assert [await stale(table, n, f"phone:{seat}", seat) for n, seat in ((1, 1), (2, 0))] == [CANNOT, CANNOT]
    table = Table()
    await table.answer("fist-0", by="phone:0")
    await table.session.answer("conches-1@0", {"value": 3}, "screen")
    assert await stale(table, 1, "phone:0", 0) == CANNOT, "what was set right was no question that was open"


def odd_table(wrap: Callable[[Any, Seat, Any, Any], Any]) -> Table:
    """Four people at a table of a game in which fists do something else as well: `wrap` gives the state after one."""

    def apply(state: Any, seat: Seat, move: Any) -> Any:
        after, news = GAME.apply(state, seat, move)
        return (wrap(state, seat, after, news) if isinstance(move, GAME.move_type("fist")) else after), news

    return Table(head(4), game=with_other(GAME, apply=apply))


def hiding(state: Any, seat: Seat, *who: Seat) -> Any:
    """A value of that seat's fist that only these seats may know."""
    fist = Hidden(secret=Secret(seats=who, value={"red": 2}))
    return replace(state, fists=(*state.fists[:seat], fist, *state.fists[seat + 1 :]))


async def test_what_another_hid_and_somebody_has_shown_since_keeps_everybody_from_thinking_again() -> None:
    table = odd_table(lambda state, seat, after, _: hiding(after, 0, 0, TABLE) if seat == 1 else after)
    await table.answer("hide-3", RED)
    await table.answer("hide-0", RED)
    await table.answer("fist-2")
    assert table.session.drop_offer(2, "screen") == (3, closed(2))
    await table.answer("fist-1")
    assert table.session.revealed_answers == {2: 4}, "what seat 3 hid is still hidden"
    assert await stale(table, 3, "screen", 2) == CANNOT
    assert await stale(table, 4, "screen", 1) == CANNOT, "it has shown it itself"


async def test_who_hid_something_without_saying_so_cannot_think_again_once_it_was_shown() -> None:
    shown = {2: (2,), 1: (2, TABLE)}
    table = odd_table(lambda state, seat, after, _: hiding(after, 2, *shown[seat]) if seat in shown else after)
    await table.answer("fist-2")
    await table.answer("fist-0")
    assert table.session.drop_offer(2, "screen") == (1, closed(2))
    await table.answer("fist-1")
    assert await stale(table, 1, "screen", 2) == CANNOT


async def test_an_answer_on_which_another_one_stands_cannot_be_taken_back() -> None:
    def wrap(state: Any, seat: Seat, after: Any, _: Any) -> Any:
        if seat == 1 and state.fists[2] is None:
            raise Illegal("not-now")
        return after

    table = odd_table(wrap)
    await table.answer("fist-2")
    await table.answer("fist-1")
    assert await stale(table, 1, "screen", 2) == CANNOT


# ---- redoing ----------------------------------------------------------------------------------------


async def test_what_is_played_again_is_a_line_of_its_own_with_its_dice_that_counts_from_when_it_was_played() -> None:
    table = Table()
    n = await table.session.answer(table.id("fist-0"), {}, "phone:0", ("frame",), True)
    await table.session.undo(n, by="screen")
    table.wait(700)
    await table.session.redo(n, by="phone:9")
    again = Played(n=3, at=700, was=0, seat=0, by="phone:9", prompt="fist-0", move="fist", dice=("frame",), edited=True)
    assert table.disk.lines[2:] == [again]
    await table.session.undo(3, by="screen")
    await table.session.pause(True, by="screen")
    await table.session.redo(3, by="phone:9")
    goes_on = Paused(n=6, at=700, by="phone:9", on=False)
    assert table.disk.lines[5:] == [goes_on, replace(again, n=7)]
    assert not table.session.paused


# ---- secrets -----------------------------------------------------------------------------------------


async def test_a_secret_that_was_taken_back_is_not_told_before_the_end() -> None:
    table = Table(head(rounds=1))
    await table.answer("hide-0", RED)
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
    await table.answer("hide-0", RED)
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
    await table.answer("hide-0", RED)
    await table.session.undo(1, by="phone:0")
    await table.round()
    assert tuple(read_record(table.session.export())[1]) == table.session.lines
