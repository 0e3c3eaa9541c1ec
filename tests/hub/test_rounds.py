"""A tournament day: rounds are seated, the tables' own results count, and points decide who meets whom."""

from __future__ import annotations

from collections.abc import Sequence

import httpx
import pytest
from msgspec.structs import replace

from companion.hub import database
from companion.hub.database import Writer
from companion.log.record import End, Head
from tests.club.games import golden
from tests.hub.reports import row, told
from tests.hub.test_desk import OURS, desk
from tests.hub.test_pages import browsing, hub_with

FOUR = {"name": "Friday", "people": "Ana\nBo\n Cem \n\nDee", "size": "2", "how": "swiss", "tables": "t1\nt2"}


async def finish(url: str, table: str, game: str, people: Sequence[str], places: Sequence[int]) -> None:
    """A table has told a whole game of theirs."""
    head, _, _ = golden("akkon/worked_score")
    begun: Head = replace(head, id=game, seats=tuple(people), tints=(2 * head.tints)[: len(people)])
    end = End(n=1, at=0, ended_by="rules", totals=tuple(places), places=tuple(places))
    db = await database.connect(url)
    await database.keep(db, row(table, game, told(begun, [end])))
    await db.close()


async def seat(rie: httpx.AsyncClient, number: int) -> str:
    """The page after that round was asked for."""
    there = await rie.post("/desk/rounds/next", data={"round": str(number)}, headers=OURS)
    return (await rie.get(there.headers["location"])).text


async def test_a_day_of_two_rounds_is_seated_played_and_counted_without_anybody_entering_a_result(known: str) -> None:
    async with desk(hub_with(), known) as rie, browsing(hub_with(), known) as room:
        assert "No tournament has begun" in (await room.get("/rounds")).text
        await rie.post("/desk/rounds/new", data=FOUR, headers=OURS)
        first = await seat(rie, 1)
        assert "<td>t1</td><td>Ana, Bo</td><td>Playing" in first
        assert "<td>t2</td><td>Cem, Dee</td><td>Playing" in first
        assert "A game of this round is not over yet" in await seat(rie, 2)
        await finish(known, "t1", "G1", ("Bo", "Ana"), (2, 1))
        await finish(known, "t2", "G2", ("Ana", "Dee"), (1, 2))  # others, at that table
        assert "A game of this round is not over yet" in await seat(rie, 2)
        await finish(known, "t2", "G3", ("Cem", "Dee"), (1, 2))
        second = await seat(rie, 2)
        assert second.index("Round 2") < second.index("Round 1")
        assert {*second.split("<td>t1</td><td>")[1].split("</td>")[0].split(", ")} == {"Ana", "Cem"}
        assert await seat(rie, 2) == second  # tapped twice, seated once
        shown = (await room.get("/rounds")).text
        assert "<h2>Friday</h2>" in shown
        assert "1. <a" in shown
        assert shown.index("<td>1</td><td>Ana</td><td>1") < shown.index("<td>3</td><td>Bo</td>")
        assert "<form" not in shown


async def test_a_result_that_was_set_right_counts_for_the_round_too(known: str) -> None:
    async with desk(hub_with(), known) as rie, browsing(hub_with(), known, lang="nl") as room:
        await rie.post("/desk/rounds/new", data=FOUR, headers=OURS)
        await seat(rie, 1)
        await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
        right = {"place-0": "2", "place-1": "1", "total-0": "3", "total-1": "9"}
        await rie.post("/desk/result/t1/G1", data=right, headers=OURS)
        assert "<td>1</td><td>Bo</td><td>1" in (await room.get("/rounds")).text


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"people": "Ana"}, "Enter 2 to 200 names"),
        ({"people": "Ana\nBo\nAna"}, "each of them once"),
        ({"tables": "t1"}, "2 tables are needed"),
        ({"tables": "t1\nt1"}, "2 tables are needed"),
        ({"size": "7"}, "A table seats 2 to 6"),
    ],
)
async def test_what_is_no_tournament_begins_none(known: str, wrong: dict[str, str], sentence: str) -> None:
    async with desk(hub_with(), known) as rie:
        there = await rie.post("/desk/rounds/new", data=FOUR | wrong, headers=OURS)
        assert sentence in (await rie.get(there.headers["location"])).text
        assert "No tournament has begun" in (await rie.get("/rounds")).text


async def go_on(rie: httpx.AsyncClient, table: str, about: str = "pass", number: int = 1) -> str:
    """The page after a referee has said that it goes on without that table's game, or waits for it after all."""
    form = {"round": str(number), "table": table, "about": about}
    there = await rie.post("/desk/rounds/pass", data=form, headers=OURS)
    return (await rie.get(there.headers["location"])).text


async def test_the_rounds_go_on_without_a_game_that_never_ends_and_the_trail_says_who_said_so(known: str) -> None:
    async with desk(hub_with(), known) as rie, browsing(hub_with(), known) as room:
        await rie.post("/desk/rounds/new", data=FOUR, headers=OURS)
        await seat(rie, 1)
        await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
        assert "A referee can go on without it" in await seat(rie, 2)
        assert "<td>Rie</td><td>1</td><td>t2</td><td>Go on without this game</td>" in await go_on(rie, "t2")
        assert (await go_on(rie, "t2")).count("<td>Rie</td>") == 1  # tapped twice
        assert "the rounds go on without it" in (await room.get("/rounds")).text
        assert "<form" not in (await room.get("/rounds")).text
        waits = await go_on(rie, "t2", "wait")
        assert waits.count("<td>Rie</td>") == 2
        assert "not over yet" in await seat(rie, 2)
        await go_on(rie, "t2")
        assert "Round 2" in await seat(rie, 2)
        assert "<td>3</td><td>Dee</td><td>0" not in (await room.get("/rounds")).text
        await finish(known, "t2", "G2", ("Dee", "Cem"), (1, 2))  # it ended after all
        shown = (await room.get("/rounds")).text
        assert "1. <a" in shown.split("Round 1")[1].split("<td>t2</td>")[1]
        assert "<td>1</td><td>Dee</td><td>1" in shown


@pytest.mark.parametrize(("table", "number"), [("t1", 1), ("t9", 1), ("t2", 2), ("", 1)])
async def test_only_an_open_game_of_a_round_is_not_waited_for(known: str, table: str, number: int) -> None:
    async with desk(hub_with(), known) as rie:
        await rie.post("/desk/rounds/new", data=FOUR, headers=OURS)
        await seat(rie, 1)
        await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
        assert "no such table is seated" in await go_on(rie, table, number=number)


async def test_the_same_two_at_the_same_table_again_have_a_game_for_each_round(known: str) -> None:
    async with desk(hub_with(), known) as rie, browsing(hub_with(), known) as room:
        await rie.post("/desk/rounds/new", data=FOUR | {"people": "Ana\nBo"}, headers=OURS)
        writer = Writer(known)
        for number, places in ((1, (1, 2)), (2, (2, 1))):
            await seat(rie, number)
            await finish(known, "t1", f"G{number}", ("Ana", "Bo"), places)
            await writer.do("update seating set at = at - interval '5 minutes'")
            await writer.do("update record set ended = ended - interval '5 minutes'")
        await writer.close()
        shown = (await room.get("/rounds")).text
        assert "<td>1</td><td>Ana</td><td>1.0<" in shown
        assert "<td>1</td><td>Bo</td><td>1.0<" in shown


async def test_without_a_login_nobody_seats_anybody(known: str) -> None:
    async with browsing(hub_with(), known) as room:
        for path in ("new", "next", "pass", "say"):
            answer = await room.post(f"/desk/rounds/{path}", data=FOUR, headers=OURS)
            assert answer.headers["location"] == "/desk/login"
        assert "No tournament has begun" in (await room.get("/rounds")).text
