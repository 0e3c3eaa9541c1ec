"""Undo of all moves after one, and redo of all of them."""

from __future__ import annotations

import pytest

from companion.errors import Stale
from companion.log.book import state_hash
from companion.log.record import Paused, Played, Undone
from tests.companion.log.table import Table, head
from tests.companion.log.test_amendment import RED_1, AmendedTable


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
