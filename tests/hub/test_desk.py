"""The referees' desk: its login, and its messages to the tables, whose own publishers receive them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from companion.app import commands
from companion.app.cli import run
from companion.club.publisher import Publisher
from companion.errors import Damaged, Trouble
from companion.hub.hub import Hub
from companion.hub.ingest.database import Reader, Writer
from companion.hub.refereeing import referees
from companion.table.intents import Leave
from tests.club.ear import publishing, until
from tests.club.engines import Mosquitto, hub_toml
from tests.companion.tables import Table, seated
from tests.hub.test_pages import OURS, STATE, Browser, browsing, hub_with

RIE = {"name": "Rie", "password": "eight letters"}


@asynccontextmanager
async def working(broker: Mosquitto, url: str) -> AsyncIterator[Hub]:
    """A hub that is connected and ready."""
    hub = Hub(broker.broker("hub"), url)
    work = asyncio.create_task(hub.run())
    try:
        await until(lambda: hub.status.key == "hub-ready")
        yield hub
    finally:
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work


@asynccontextmanager
async def desk(hub: Hub, url: str, lang: str = "en") -> AsyncIterator[Browser]:
    """A browser of a logged-in referee."""
    async with browsing(hub, url, lang) as browser:
        came = await browser.post("/desk/login", data=RIE, headers=OURS)
        assert (came.status_code, came.headers["location"]) == (303, "/desk")
        yield browser


# ---- login ------------------------------------------------------------------------------------------------
async def test_without_a_login_every_page_of_the_desk_leads_to_the_login_and_nothing_is_done(known: str) -> None:
    hub = hub_with(t1=STATE)
    async with browsing(hub, known) as room:
        for method, path in (("GET", "/desk"), ("GET", "/desk/say"), ("POST", "/desk/say"), ("POST", "/desk"),
                             ("GET", "/desk/joining"), ("POST", "/desk/forget"), ("POST", "/desk/rounds"),
                             ("POST", "/desk/rounds/1"), ("POST", "/desk/people")):  # fmt: skip
            answer = await room.request(method, path, headers=OURS)
            assert (answer.status_code, answer.headers["location"]) == (303, "/desk/login"), path
        assert "Log in" in (await room.get("/desk/login")).text


@pytest.mark.parametrize(
    "form", [RIE | {"password": "another one"}, RIE | {"name": "Bo"}, {"name": "Rie\0", "password": ""}, {}]
)
async def test_a_wrong_name_or_password_lets_nobody_in(room: Browser, form: dict[str, str]) -> None:
    answer = await room.post("/desk/login", data=form, headers=OURS)
    assert answer.status_code == 403
    assert "do not belong together" in answer.text
    assert (await room.get("/desk")).status_code == 303


async def test_a_login_ends_with_its_password_and_with_the_referee(writer: Writer, rie: Browser) -> None:
    assert (await rie.get("/desk")).status_code == 200
    await referees.keep(writer, "Rie", "another password")
    assert (await rie.get("/desk")).status_code == 303
    await rie.post("/desk/login", data=RIE | {"password": "another password"}, headers=OURS)
    assert (await rie.get("/desk")).status_code == 200
    assert await referees.remove(writer, "Rie")
    assert (await rie.get("/desk")).status_code == 303


async def test_a_cookie_is_for_the_desk_alone_and_for_no_other_site(room: Browser) -> None:
    cookie = (await room.post("/desk/login", data=RIE, headers=OURS)).headers["set-cookie"].lower()
    assert {"path=/desk", "httponly", "samesite=strict"} <= {part.strip() for part in cookie.split(";")}
    room.cookies.set("club", "eyJ3aG8iOiJSaWUifQ==.forged", path="/desk")
    assert (await room.get("/desk")).status_code == 303


async def test_the_rooms_pages_can_change_nothing_in_the_database(known: str) -> None:
    reader = Reader(known)
    with pytest.raises(Trouble):
        await reader.rows("delete from referee returning name")
    assert await reader.rows("select name from referee") == [("Rie",)]


# ---- companion hub HUB_TOML referee NAME --------------------------------------------------------------------
def test_a_referee_is_made_and_removed_by_a_command_that_asks_for_the_password(
    broker: Mosquitto, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["hub", str(hub_toml(tmp_path, broker, url)), "referee", "Rie"]

    def typed(*answers: str) -> tuple[int, str]:
        left = iter(answers)
        monkeypatch.setattr(commands, "getpass", lambda prompt: next(left))
        code = run(command)
        said = capsys.readouterr()
        return code, said.out + said.err

    for answers, code, sentence in (
        (("eight letters", "eight letters"), 0, "Rie can log in"),
        (("eight letters", "eight lettres"), 2, "two different"),
        (("short", "short"), 2, "has 8 to 200 letters"),
    ):
        ended, said = typed(*answers)
        assert (ended, sentence in said) == (code, True)
    assert [run([*command, "--remove"]) for _ in range(2)] == [0, 1]
    assert "No referee is called Rie" in capsys.readouterr().out


async def test_a_password_is_kept_as_argon2_alone(known: str) -> None:
    [(kept,)] = await Reader(known).rows("select password from referee")
    assert kept.startswith("$argon2id$")
    assert RIE["password"] not in kept
    with pytest.raises(Damaged):
        await referees.keep(Writer(known), "", "long enough")


# ---- tables and referees ------------------------------------------------------------------------------------
async def heard(table: Table, publisher: Publisher) -> str:
    """The next message as the table displays it."""
    say = await publisher.next_call()
    assert say
    return table.core.text(say)


async def test_a_call_goes_from_the_table_to_the_desk_and_the_answer_comes_back(
    broker: Mosquitto, known: str, table: Table
) -> None:
    async with (
        working(broker, known) as hub,
        publishing(table, broker.club("t1")) as publisher,
        desk(hub, known) as rie,
    ):
        table.core.club = publisher.at_club
        assert "No table wants a referee" in (await rie.get("/desk")).text
        publisher.at_club.asks_help = True
        await table.core.notify()
        await until(lambda: "t1" in hub.live.asked)
        assert "On my way" in (await rie.get("/desk")).text
        await rie.post("/desk", data={"table": "t1", "do": "coming"}, headers=OURS)
        assert await heard(table, publisher) == "From the club: Rie is on the way."
        assert "Rie is on the way" in (await rie.get("/")).text
        await rie.post("/desk", data={"table": "t1", "do": "came"}, headers=OURS)
        assert await heard(table, publisher) == "From the club: your call is answered."
        await table.core.notify()
        await until(lambda: not hub.live.asked)
        assert "No table wants a referee" in (await rie.get("/desk")).text
        assert not hub.live.coming
        over = await rie.post("/desk", data={"table": "t1", "do": "came"}, headers=OURS)
        assert "does not call any more" in (await rie.get(over.headers["location"])).text


async def test_what_was_played_while_the_club_was_away_is_kept_as_the_table_calls_it(
    broker: Mosquitto, known: str, writer: Writer, table: Table
) -> None:
    here = await seated(table, "Ana", "Bo", game="any_game")
    async with publishing(table, broker.club("t1")):
        await here.answer(here.shown.asks[0].forms[0].id, pad="@rummy")
        game = table.core.game.id
        await table.core.do(Leave(), by="screen")
    async with working(broker, known) as hub, publishing(table, broker.club("t1")) as publisher:
        await until(lambda: publisher.at_club.status.key == "club-well")
        assert await writer.rows("select tbl, game, title from title") == [("t1", game, "Rummy")]
        assert not hub.live.states["t1"].id


async def test_a_sentence_goes_to_one_table_or_to_all_that_are_there(
    broker: Mosquitto, known: str, table: Table
) -> None:
    async with (
        working(broker, known) as hub,
        publishing(table, broker.club("t2")) as publisher,
        desk(hub, known) as rie,
    ):
        await until(lambda: publisher.at_club.status.key == "club-well")
        await until(lambda: hub.live.online.get("t2"))
        for form, sentence in (
            ({"to": "", "do": "round", "n-round": "2"}, "From the club: round 2 starts."),
            ({"to": "t2", "do": "left", "n-left": "10"}, "From the club: 10 minutes left."),
            ({"to": "", "do": "message", "text": " Coffee <b> \n is ready "}, "From the club: Coffee <b> is ready"),
        ):
            there = await rie.post("/desk/say", data=form, headers=OURS)
            assert "Said to one table" in (await rie.get(there.headers["location"])).text
            assert await heard(table, publisher) == sentence


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({"do": "round", "n-round": "many"}, "no number from 1 to 999"),
        ({"do": "message", "text": " "}, "Enter what the tables are to read"),
        ({"do": "game"}, "Enter what the tables are to read"),
        ({"do": "round", "n-round": "2", "to": "t9"}, "No table is connected"),
        ({"do": "round", "n-round": "2"}, "no line to the tables"),
    ],
)
async def test_what_cannot_be_said_is_said_on_the_page(known: str, form: dict[str, str], sentence: str) -> None:
    async with desk(hub_with(t1=STATE), known) as rie:
        there = await rie.post("/desk/say", data=form, headers=OURS)
        assert sentence in (await rie.get(there.headers["location"])).text
        assert sentence not in (await rie.get("/desk/say")).text  # it appears once
