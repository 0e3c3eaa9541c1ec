"""The club's pages for the room: every table's state, the finished games, and the standings."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from companion.club import topics
from companion.club.config import Broker
from companion.club.report import pack
from companion.club.state import SeatState, TableState
from companion.hub import played_games, results
from companion.hub.hub import Hub
from companion.hub.ingest import database
from companion.hub.ingest.database import Db, Reader, Writer
from companion.hub.ingest.intake import RecordRow, read
from companion.hub.pages import A_PAGE, Pages, page_slice
from companion.hub.played_games import Keeper, PlayedGames
from companion.hub.results import ClubTime, Result, person_results, points, ratings, standings
from companion.hub.web import HubSite
from companion.lan.guard import PORTS
from companion.lan.http import HttpRequest
from companion.lan.site import Site
from companion.log.record import encode
from companion.table.games import Games
from rules.games import GAMES
from tests.club.games import golden
from tests.hub.feeding import finish, played, row

Browser = httpx.AsyncClient  # of somebody in the room

LOGIN_S = 3_600
WAIT_S = 60.0  # a timeout, far above any real duration
NOBODY = Broker(host="localhost", port=1, user="hub", password="x", plain=True)
SEATS = (SeatState(name="Ana <b>", score="3", turn=True), SeatState(name="Bo", score="5", turn=False))
STATE = TableState(id="G", game="Akkon", phase="Round 2", who="Ana <b>", ask="How many?", running=True, players=SEATS)
AT = datetime(2026, 11, 22, 20, 15, tzinfo=UTC)
GAME = Result(table="t1", id="G", game="akkon", ended=AT, people=("Ana", "Bo", "Cem"),
              totals=(9, 12, 9), places=(2, 1, 2))  # fmt: skip


class Asking(httpx.AsyncBaseTransport):
    """An HTTP transport to a site, from this address, like the site's own connections."""

    def __init__(self, site: Site, address: str = "127.0.0.1") -> None:
        self._site, self._address = site, address

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        asked = HttpRequest(
            method=request.method,
            target=request.url.raw_path.decode(),
            headers=tuple((name.decode().lower(), value.decode()) for name, value in request.headers.raw),
            scheme="https" if request.url.scheme == "https" else "http",
            port=request.url.port or PORTS[request.url.scheme],
            peer=self._address,
            body=await request.aread(),
        )
        answer = await self._site.answer(asked)
        return httpx.Response(answer.status, headers=dict(answer.headers), content=answer.body)


class Fresh(Keeper):
    """A keeper whose visitors never get what was so before."""

    async def played_games(self, *, at_once: bool = True) -> PlayedGames:
        return await super().played_games(at_once=True)


@asynccontextmanager
async def browsing(
    hub: Hub,
    url: str = "",
    lang: str = "en",
    address: str = "127.0.0.1",
    folder: Path | None = None,
    proxy: str = "",
) -> AsyncIterator[Browser]:
    url = url or "postgresql://club@127.0.0.1:1/club"
    reader, writer = Reader(url), Writer(url)
    pages = Pages("De Zwaan", Games(GAMES).speaker(lang))
    keeper = Fresh(url)
    names = {"club.local"}
    site = HubSite(hub, reader, writer, keeper, pages, lambda: names, login_s=LOGIN_S, proxy=proxy, folder=folder)
    async with httpx.AsyncClient(transport=Asking(site, address), base_url="http://club.local:8650") as client:
        yield client
    await reader.close()
    await writer.close()
    await keeper.close()


def hub_with(**states: TableState) -> Hub:
    hub = Hub(NOBODY, "")
    for table, state in states.items():
        hub.live.take(f"club/{table}/status", b"online")
        hub.live.take(f"club/{table}/state", encode(state))
    return hub


async def test_every_table_is_shown_with_whom_it_waits_for_and_who_needs_somebody() -> None:
    hub = hub_with(t1=STATE, t2=replace(STATE, help=True), t3=TableState())
    hub.live.take("club/t3/status", b"offline")
    async with browsing(hub) as room:
        page = (await room.get("/")).text
    assert 'class="table" id="table-t1"' in page
    assert 'class="table help" id="table-t2"' in page
    assert 'class="table away idle" id="table-t3"' in page
    assert '<li class="turn"><span>Ana &lt;b&gt;</span> <b>3</b></li>' in page
    assert "Ana <b>" not in page


async def test_a_clock_is_shown_as_a_deadline() -> None:
    hub = hub_with(t1=replace(STATE, clock="Round", left_s=65, ends="2026-11-22T20:00:00+00:00"))
    async with browsing(hub, lang="nl") as room:
        page = (await room.get("/wall")).text
    assert '<p class="clock" data-ends="2026-11-22T20:00:00+00:00">Round <b>1:05</b></p>' in page
    assert 'lang="nl"' in page
    assert '<body class="wall">' in page


async def test_whoever_is_slow_is_told_of_each_table_once() -> None:
    hub = hub_with(t1=STATE)
    changes = hub.live.changes()
    assert await anext(changes) == ("t1",)
    for ask in ("How many?", "Which one?"):
        hub.live.take("club/t2/state", encode(replace(STATE, ask=ask)))
    hub.live.take("club/t1/status", b"offline")
    assert await anext(changes) == ("t1", "t2")
    waits = asyncio.ensure_future(anext(changes))
    await asyncio.sleep(0)
    hub.live.forget("t1")
    assert await asyncio.wait_for(waits, WAIT_S) == ("t1",)
    assert list(hub.live.online) == ["t2"]


# ---- finished games ---------------------------------------------------------------------------------------
async def keep(db: Db, table: str, name: str) -> None:
    await database.keep(db, row(table, golden(name)[0].id, played(name)))


async def test_results_and_standings_come_by_themselves_from_what_the_tables_said(db: Db, url: str) -> None:
    await keep(db, "t1", "battles_and_builders/three_seats")
    await keep(db, "t2", "himalaya/three_seats")
    async with browsing(hub_with(), url) as room:
        results = (await room.get("/results")).text
        assert "Battles &amp; Builders" in results
        assert "Himalaya" in results
        assert (await room.get("/standings")).text.index(">Ana<") > 0
        person = (await room.get("/person/Bo")).text
        assert "Games of Bo" in person
        assert person.count("<tr>") == 3
        told = (await room.get("/results.json")).json()
        assert [(game["table"], game["places"]) for game in told] == [("t1", [1, 3, 2]), ("t2", [1, 2, 2])]
        assert (await room.get("/results.csv")).text.count("\n") == 7


async def test_a_game_is_called_what_its_table_calls_it_in_the_end(db: Db, url: str) -> None:
    """The head of a game that was added tells its id alone, and a pad has no name before it is chosen."""
    game, record = golden("himalaya/three_seats")[0].id, played("himalaya/three_seats")
    for n, title in enumerate(("Another game", "Hearts\0 \n <3" + " " * 90 + "!")):
        table_says = record._replace(n=n, title=title, record=record.record.replace(b'"utc":"', b'"utc":"%d' % n))
        await database.keep(db, *read(topics.log("t1", game), pack(table_says)))
    async with browsing(hub_with(), url) as room:
        assert "<td>Hearts &lt;3 !</td>" in (await room.get("/results")).text
        assert [each["title"] for each in (await room.get("/results.json")).json()] == ["Hearts <3 !"]


async def test_without_its_database_the_hub_still_shows_the_tables_and_says_what_is_wrong() -> None:
    async with browsing(hub_with(t1=STATE)) as room:
        assert (await room.get("/")).status_code == 200
        away = await room.get("/results")
        assert away.status_code == 503
        assert "database cannot be reached" in away.text


def test_a_point_for_each_player_behind_and_half_a_point_for_a_shared_place() -> None:
    assert points((2, 1, 2)) == (0.5, 2.0, 0.5)
    assert points((1,)) == (0.0,)
    assert points((1, 2, 3, 4)) == (3.0, 2.0, 1.0, 0.0)


def test_standings_count_named_people_alone() -> None:
    other = replace(GAME, id="H", people=("Ana", "B.", "Dee"), places=(1, 2, 3))
    found = standings([GAME, other], ratings((GAME, other)))
    assert [(each.place, each.name, each.games, each.wins, each.points) for each in found] == [
        (1, "Ana", 2, 1, 2.5), (2, "Bo", 1, 1, 2.0), (3, "Cem", 1, 0, 0.5), (4, "Dee", 1, 0, 0.0)
    ]  # fmt: skip
    assert person_results([GAME, other], "Ana") == (other, GAME)
    assert person_results([other], "B.") == ()


def test_who_wins_is_rated_higher_and_a_game_with_one_named_player_rates_nobody() -> None:
    rated = ratings((GAME, GAME))
    assert rated["Bo"] > rated["Ana"]
    assert rated["Bo"] > rated["Cem"]
    alone = replace(GAME, people=("Ana", "B.", "C."))
    assert ratings((alone,)) == {"Ana": 0.0}


def csv_of(games: Sequence[Result]) -> str:
    """The line of the first player."""
    return results.csv_text(results.HEADS, results.lines(games, ClubTime(UTC).format)).splitlines()[1]


def test_a_name_is_no_formula_in_a_spreadsheet() -> None:
    line = csv_of((replace(GAME, people=("=1+1", "Bo", "Cem")),))
    assert line == "2026-11-22 20:15,t1,G,akkon,2,'=1+1,9,"
    line = csv_of((replace(GAME, title="=Hearts"),))
    assert line == "2026-11-22 20:15,t1,G,akkon,2,Ana,9,'=Hearts"


# ---- access -----------------------------------------------------------------------------------------------
EVIL, OURS = {"origin": "http://evil.example"}, {"origin": "http://club.local:8650"}


@pytest.mark.parametrize(
    ("method", "path", "headers", "status"),
    [
        ("GET", "/page/live.js", {}, 200),
        ("GET", "/results.json", {"host": "evil.example"}, 421),
        ("GET", "/results.json", EVIL, 403),
        ("GET", "/", {"content-length": "5"}, 413),
        ("POST", "/", OURS, 405),
        ("DELETE", "/results", {}, 405),
        ("POST", "/desk/say", EVIL, 403),
        ("POST", "/desk/say", OURS | {"content-length": "99999"}, 413),
    ],
)
async def test_only_our_own_pages_are_answered_and_the_room_can_change_nothing(
    known: str, method: str, path: str, headers: dict[str, str], status: int
) -> None:
    async with browsing(hub_with(), known) as room:
        answer = await room.request(method, path, headers=headers)
    assert answer.status_code == status
    assert "default-src 'none'" in answer.headers["content-security-policy"]


# ---- computed beside the hub's work; nonsense in the database breaks no page ---------------------------------
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
        slow.setattr(played_games, "REST_FACTOR", 1e9)
        goes_on.set()
        second = await keeper.played_games(at_once=True)
    await finish(known, "t1", "G3", ("Ana", "Bo"), (1, 2))
    assert await keeper.played_games() is second
    assert [len(each.results) for each in (second, await keeper.played_games(at_once=True))] == [2, 3]
    await keeper.close()
