"""Undo and redo: each client's own answers, those entered for everyone, secrets, and all moves after one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as with_other
from typing import Any

import pytest
from msgspec.structs import replace

from companion.errors import Stale
from companion.log.book import state_hash
from companion.log.record import Paused, Played, Undone, read_record
from rules.kit.types import TABLE, Illegal, Say, Seat, Secret, Who
from rules.kit.words import Hidden
from tests.companion.log.table import Table, closed, head
from tests.companion.log.test_amendment import RED_1, AmendedTable
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


# ---- all moves after one ------------------------------------------------------------------------------
def offered(table: Table) -> int:
    """The line that an undo would reverse."""
    offer = table.session.undo_offer()
    assert offer
    return offer[0]


async def back_to(table: Table, n: int) -> None:
    await table.session.undo(offered(table), by="screen", to=n)


async def test_the_table_is_as_it_stood_there_and_one_redo_brings_all_of_it_again() -> None:
    table = AmendedTable()
    await table.to_dice()
    there = state_hash(table.session.state)
    table.wait(5_000)
    await table.answer("roll", {"dice": {"pips": 4, "colour": "red"}})
    await table.answer("rest-0")
    end, clocks = state_hash(table.session.state), table.session.clocks().per_seat
    await back_to(table, 3)
    assert state_hash(table.session.state) == there
    assert table.disk.lines[5:] == [Undone(n=6, at=5_000, by="screen", to=3)]
    offer = table.session.redo_offer()
    assert offer
    assert (offer[0], offer[1].key, offer[1].args["n"]) == (4, "log-and-more", 1)
    assert table.session.redo_offer(seat=0) is None, "a phone brings back its own alone"
    await table.session.redo(4, by="screen")
    assert state_hash(table.session.state) == end
    assert [type(line) for line in table.disk.lines[6:]] == [Played, Played]
    assert table.session.clocks().per_seat == clocks
    assert table.session.redo_offer() is None
    table.folds_again()


async def test_back_to_the_beginning_takes_all_of_it_back() -> None:
    table = AmendedTable()
    await table.to_dice()
    await back_to(table, 0)
    assert len(table.session.moments()) == 1
    table.folds_again()


async def test_what_was_taken_back_twice_is_brought_back_twice() -> None:
    table = AmendedTable()
    await table.round()
    end = state_hash(table.session.state)
    await back_to(table, 3)
    await back_to(table, 1)
    for first in (2, 4):
        offer = table.session.redo_offer()
        assert offer
        assert offer[0] == first
        await table.session.redo(first, by="screen")
    assert state_hash(table.session.state) == end
    table.folds_again()


async def test_a_moment_that_is_gone_or_is_now_is_no_way_back() -> None:
    table = Table()
    with pytest.raises(Stale):
        await table.session.undo(0, by="screen")
    await table.to_dice()
    newest = offered(table)
    for n in (3, 17, -1):
        with pytest.raises(Stale):
            await table.session.undo(newest, by="screen", to=n)
    with pytest.raises(Stale):
        await table.session.undo(2, by="screen", to=1)
    assert len(table.disk.lines) == 3


async def test_what_was_told_otherwise_before_that_moment_stays_told_so() -> None:
    table = AmendedTable()
    await table.round()
    await table.amend(3, RED_1)
    told = [state_hash(moment.state) for moment in table.session.moments()]
    await back_to(table, 4)
    assert [state_hash(moment.state) for moment in table.session.moments()] == told[:5]
    assert offered(table) == 4, "the amendment goes with the moves that it has changed"
    table.folds_again()
    await table.session.undo(4, by="screen")
    table.folds_again()
    for n in (4, 5):
        await table.session.redo(n, by="screen")
    assert state_hash(table.session.state) == told[-1]
    table.folds_again()


async def test_what_was_undone_one_by_one_before_an_amendment_was_comes_back_one_by_one() -> None:
    table = AmendedTable()
    await table.round()
    await table.amend(3, RED_1)
    for name in ("fist-0", "fist-1"):
        await table.answer(name)
    for n in (8, 7, 6):
        await table.session.undo(n, by="screen")
    offers = []
    while offer := table.session.redo_offer():
        offers.append(offer[0])
        await table.session.redo(offer[0], by="screen")
    assert offers == [6, 7, 8]
    table.folds_again()


async def test_a_time_that_ran_out_among_them_pauses() -> None:
    table = Table(head(hide_s=30))
    await table.answer("fist-0")
    table.wait(30_000)
    assert await table.session.tick()
    await table.answer("open", {"fists": {"0": {"red": 1}}})
    await back_to(table, 1)
    assert isinstance(table.disk.lines[-1], Paused)
    assert table.session.paused
