"""Finished games are computed beside the hub's work; nonsense in the database breaks no page."""

from __future__ import annotations

import threading

import pytest

from companion.hub import played_games, results
from companion.hub.ingest import database
from companion.hub.ingest.database import Db
from companion.hub.ingest.intake import RecordRow
from companion.hub.pages import A_PAGE, page_slice
from companion.hub.played_games import Keeper
from tests.hub.test_pages import WAIT_S, Browser
from tests.hub.test_rounds import finish

HEAD = '{"k":"head","game":"akkon","seats":["Ana","Bo"]}'
END = '{"k":"end","totals":[%s],"places":[%s]}'


async def test_a_row_that_another_hand_has_written_costs_nobody_a_page(db: Db, known: str, room: Browser) -> None:
    await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
    for game, head, end in (("A", "{}", END % ("", "1,2")), ("B", HEAD, END % ("", "1,3")), ("C", HEAD, "[" * 100_000)):
        await database.keep(db, RecordRow("t666", game, 1, "", head, "", end))
    await database.keep(db, RecordRow("t2", "G", 1, "", HEAD, "", END % ("", "")))  # nobody came anywhere
    for path in ("/results", "/standings", "/person/Ana", "/results.csv", "/rounds"):
        page = await room.get(path)
        assert (page.status_code, "t666" in page.text) == (200, False), path
    assert [each["table"] for each in (await room.get("/results.json")).json()] == ["t1"]


async def test_long_lists_come_in_pages(known: str, room: Browser) -> None:
    for number in range(A_PAGE + 1):
        await finish(known, "t1", f"G{number}", (f"Ana{number}", "Bo"), (1, 2))
    for path, rows in (("/results", 1), ("/standings", 2), ("/person/Bo", 1)):
        first, second, far = [(await room.get(f"{path}?page={page}")).text for page in ("", "2", "99999")]
        assert (first.count("<tr><td>"), second.count("<tr><td>")) == (A_PAGE, rows)
        assert "<span>Page 1 of 2</span>" in first
        assert 'page=2">Next page</a>' in first
        assert second == far
    assert len((await room.get("/results.json")).json()) == A_PAGE + 1


def test_whatever_page_is_asked_for_there_is_one() -> None:
    for asked in ("", "0", "-1", "1", "x", "²", "9" * 5_000):
        assert page_slice("abc", {"page": asked}) == ("abc", 1, 1)
    assert page_slice("", {"page": "7"}) == ("", 1, 1)


# ---- the newest games -------------------------------------------------------------------------------------
async def test_a_visitor_is_shown_what_was_kept_while_it_is_worked_out_anew_and_for_a_moment_after(
    known: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
    keeper, goes_on, read = Keeper(known), threading.Event(), results.read
    monkeypatch.setattr(played_games, "REST_FACTOR", 0)
    first = await keeper.played_games()
    assert await keeper.played_games(at_once=True) is first  # nothing was written
    await finish(known, "t1", "G2", ("Ana", "Bo"), (1, 2))
    with monkeypatch.context() as slow:
        slow.setattr(results, "read", lambda rows, people: read(rows, people) if goes_on.wait(WAIT_S) else None)
        assert [await keeper.played_games() for _ in range(3)] == [first] * 3
        slow.setattr(played_games, "REST_FACTOR", WAIT_S)
        goes_on.set()
        second = await keeper.played_games(at_once=True)
    await finish(known, "t1", "G3", ("Ana", "Bo"), (1, 2))
    assert await keeper.played_games() is second
    assert [len(each.results) for each in (second, await keeper.played_games(at_once=True))] == [2, 3]
    await keeper.close()
