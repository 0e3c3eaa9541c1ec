"""What was played is kept and worked out beside the hub's work; nonsense in the database costs nobody a page."""

from __future__ import annotations

import asyncio
import threading

import msgspec
import pytest

from companion.errors import Trouble
from companion.hub import database, results
from companion.hub.database import Db
from companion.hub.intake import RecordRow
from companion.hub.pages import A_PAGE, part
from companion.hub.played import MOST_PARTS, Keeper, PlayedGames
from companion.hub.results import GameFilter, Ratings, Result, standings
from tests.hub.test_desk import desk
from tests.hub.test_pages import GAME, WAIT_S, browsing, hub_with
from tests.hub.test_rounds import finish

HEAD: dict[str, object] = {
    "k": "head",
    "format": 1,
    "game": "akkon",
    "version": 1,
    "id": "G",
    "utc": "",
    "tints": ["red", "blue"],
}
END: dict[str, object] = {"k": "end", "n": 1, "at": 0, "ended_by": "x", "totals": [1, 2], "places": [2, 1]}
SEATS: dict[str, object] = {"seats": ["Ana", "Bo"]}
NONSENSE: dict[str, tuple[dict[str, object], dict[str, object]]] = {
    "5,000 seats": ({"seats": ["Ana"] * 5_000}, {"places": [1] * 5_000}),
    "a name of 300,000 letters": ({"seats": ["a" * 300_000, "Bo"]}, {}),
    "no names": ({"seats": []}, {"places": []}),
    "places of others": (SEATS, {"places": [1, 3]}),
    "a place that no number can be": (SEATS, {"places": [1, 10**400]}),
    "totals that no browser counts": (SEATS, {"totals": [10**30, 1]}),
    "half a letter": ({"seats": ["Ana", "HALF"]}, {}),
    "options nested 100,000 deep": (SEATS | {"options": "DEEP"}, {}),
}


async def keep(db: Db, table: str, head: object, end: object) -> None:
    """As a table told it before anybody looked at what it is."""
    texts = [msgspec.json.encode(each).decode() for each in (head, end)]
    texts[0] = texts[0].replace('"DEEP"', "[" * 100_000 + "]" * 100_000).replace("HALF", "\\ud800")
    await database.keep(db, RecordRow(table, "BAD", 1, "", texts[0], "", texts[1]))


@pytest.mark.parametrize("what", NONSENSE)
async def test_a_game_that_cannot_be_read_is_left_out_of_every_page_and_named_at_the_desk(
    what: str, db: Db, known: str
) -> None:
    head, end = NONSENSE[what]
    await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
    await keep(db, "t666", HEAD | head, END | end)
    async with desk(hub_with(), known) as rie:
        for path in ("/results", "/standings", "/person/Ana", "/results.json", "/results.csv", "/rounds"):
            page = await rie.get(path)
            assert (page.status_code, "t666" in page.text) == (200, False), path
        assert [each["table"] for each in (await rie.get("/results.json")).json()] == ["t1"]
        shown = (await rie.get("/desk/results")).text
        assert "The hub cannot read one game that a table sent" in shown
        assert "<td>t666</td><td>BAD</td>" in shown


async def test_a_game_in_which_nobody_came_anywhere_is_no_nonsense_and_no_result(db: Db, known: str) -> None:
    await keep(db, "t1", HEAD | SEATS, END | {"places": [], "totals": []})
    async with desk(hub_with(), known) as rie:
        assert (await rie.get("/results.json")).json() == []
        assert "cannot read" not in (await rie.get("/desk/results")).text


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
        assert part("abc", {"page": asked}) == ("abc", 1, 1)
    assert part("", {"page": "7"}) == ("", 1, 1)


# ---- kept -------------------------------------------------------------------------------------------------
async def test_as_long_as_nothing_is_written_nothing_is_worked_out_again(known: str) -> None:
    await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
    keeper = Keeper(known, WAIT_S)
    first = await keeper.now()
    assert await keeper.now() is first
    await finish(known, "t1", "G2", ("Ana", "Bo"), (1, 2))
    assert [each.id for each in (await keeper.now()).results] == ["G1", "G2"]
    await keeper.close()


def test_standings_of_a_part_of_the_games_are_worked_out_once_and_not_for_each_visitor() -> None:
    ratings = Ratings().of((GAME,))
    played = PlayedGames((GAME,), standings((GAME,), ratings), ratings=ratings)
    assert played.among(GameFilter()) is played.standings
    assert played.among(GameFilter(game="akkon")) is played.among(GameFilter(game="akkon"))
    for number in range(2 * MOST_PARTS):
        assert played.among(GameFilter(when=str(number))) == ()


async def test_a_visitor_is_shown_what_was_kept_while_it_is_worked_out_anew(
    known: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
    keeper, goes_on, read = Keeper(known, 0.0), threading.Event(), results.read
    first = await keeper.now()
    await finish(known, "t1", "G2", ("Ana", "Bo"), (1, 2))
    with monkeypatch.context() as slow:
        slow.setattr(results, "read", lambda rows, people: read(rows, people) if goes_on.wait(WAIT_S) else None)
        assert [await keeper.now() for _ in range(3)] == [first] * 3
        goes_on.set()
        assert len((await keeper.now(WAIT_S)).results) == 2
    await keeper.close()


async def test_visitors_who_come_together_share_one_look(known: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
    keeper, read, looks = Keeper(known, WAIT_S), results.read, iter(range(100))
    monkeypatch.setattr(results, "read", lambda rows, people: (read(rows, people), next(looks))[0])
    await asyncio.gather(*(keeper.now() for _ in range(100)))
    assert next(looks) == 1
    await keeper.close()


async def test_without_a_database_it_is_said_and_when_it_is_back_it_counts() -> None:
    keeper = Keeper("postgresql://club@127.0.0.1:1/club")
    for _ in range(2):
        with pytest.raises(Trouble):
            await keeper.now()
    await keeper.close()


def test_ratings_go_on_from_where_they_were_or_begin_anew_where_a_game_is_another_one() -> None:
    def at_once(*games: Result) -> dict[str, float]:
        return Ratings().of(games)

    other = msgspec.structs.replace(GAME, id="H", places=(1, 3, 2))
    ratings = Ratings()
    assert ratings.of((GAME,)) == at_once(GAME)
    assert ratings.of((GAME, other)) == at_once(GAME, other)
    assert ratings.of((other, GAME)) == at_once(other, GAME)
    assert ratings.of(()) == {}
