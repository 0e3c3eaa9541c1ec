"""Finished games are cached and computed beside the hub's work; nonsense in the database breaks no page."""

from __future__ import annotations

import asyncio
import threading

import msgspec
import pytest

from companion.hub import results
from companion.hub.ingest import database
from companion.hub.ingest.database import Db
from companion.hub.ingest.intake import RecordRow
from companion.hub.pages import A_PAGE, page_slice
from companion.hub.played_games import MOST_PARTS, Keeper, PlayedGames
from companion.hub.results import GameFilter, Ratings, Result, standings
from tests.hub.test_desk import desk
from tests.hub.test_pages import GAME, WAIT_S, browsing, hub_with
from tests.hub.test_rounds import finish

HEAD = '{"k":"head","game":"akkon","seats":["Ana","Bo"]}'
END = '{"k":"end","totals":[%s],"places":[%s]}'


async def test_a_row_that_another_hand_has_written_costs_nobody_a_page_and_is_named_at_the_desk(
    db: Db, known: str
) -> None:
    await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
    for game, head, end in (("A", "{}", END % ("", "1,2")), ("B", HEAD, END % ("", "1,3")), ("C", HEAD, "[" * 100_000)):
        await database.keep(db, RecordRow("t666", game, 1, "", head, "", end))
    async with desk(hub_with(), known) as room:
        for path in ("/results", "/standings", "/person/Ana", "/results.csv", "/rounds"):
            page = await room.get(path)
            assert (page.status_code, "t666" in page.text) == (200, False), path
        assert [each["table"] for each in (await room.get("/results.json")).json()] == ["t1"]
        named = (await room.get("/desk/results")).text
        assert [f"<td>t666</td><td>{game}</td><td>it cannot be read as a game" in named for game in "ABC"] == [True] * 3


async def test_a_game_in_which_nobody_came_anywhere_is_no_result(db: Db, known: str) -> None:
    await database.keep(db, RecordRow("t1", "G", 1, "", HEAD, "", END % ("", "")))
    async with browsing(hub_with(), known) as room:
        assert (await room.get("/results.json")).json() == []


async def test_long_lists_come_in_pages(known: str) -> None:
    for number in range(A_PAGE + 1):
        await finish(known, "t1", f"G{number}", (f"Ana{number}", "Bo"), (1, 2))
    async with browsing(hub_with(), known) as room:
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


# ---- the cache --------------------------------------------------------------------------------------------
async def test_as_long_as_nothing_is_written_nothing_is_worked_out_again(known: str) -> None:
    await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
    keeper = Keeper(known, WAIT_S)
    first = await keeper.played_games()
    assert await keeper.played_games() is first
    await finish(known, "t1", "G2", ("Ana", "Bo"), (1, 2))
    assert [each.id for each in (await keeper.played_games()).results] == ["G1", "G2"]
    await keeper.close()


def test_standings_of_a_part_of_the_games_are_worked_out_once_and_not_for_each_visitor() -> None:
    ratings = Ratings().rate((GAME,))
    played = PlayedGames((GAME,), standings((GAME,), ratings), ratings=ratings)
    assert played.filtered_standings(GameFilter()) is played.standings
    assert played.filtered_standings(GameFilter(game="akkon")) is played.filtered_standings(GameFilter(game="akkon"))
    for number in range(2 * MOST_PARTS):
        assert played.filtered_standings(GameFilter(when=str(number))) == ()


async def test_a_visitor_is_shown_what_was_kept_while_it_is_worked_out_anew(
    known: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
    keeper, goes_on, read = Keeper(known, 0.0), threading.Event(), results.read
    first = await keeper.played_games()
    await finish(known, "t1", "G2", ("Ana", "Bo"), (1, 2))
    with monkeypatch.context() as slow:
        slow.setattr(results, "read", lambda rows, people: read(rows, people) if goes_on.wait(WAIT_S) else None)
        assert [await keeper.played_games() for _ in range(3)] == [first] * 3
        goes_on.set()
        assert len((await keeper.played_games(WAIT_S)).results) == 2
    await keeper.close()


async def test_visitors_who_come_together_share_one_look(known: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
    keeper, read, looks = Keeper(known, WAIT_S), results.read, iter(range(100))
    monkeypatch.setattr(results, "read", lambda rows, people: (read(rows, people), next(looks))[0])
    await asyncio.gather(*(keeper.played_games() for _ in range(100)))
    assert next(looks) == 1
    await keeper.close()


def test_ratings_go_on_from_where_they_were_or_begin_anew_where_a_game_is_another_one() -> None:
    def at_once(*games: Result) -> dict[str, float]:
        return Ratings().rate(games)

    other = msgspec.structs.replace(GAME, id="H", places=(1, 3, 2))
    ratings = Ratings()
    assert ratings.rate((GAME,)) == at_once(GAME)
    assert ratings.rate((GAME, other)) == at_once(GAME, other)
    assert ratings.rate((other, GAME)) == at_once(other, GAME)
    assert ratings.rate(()) == {}
