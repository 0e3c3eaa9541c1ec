"""Deletion from the club: a deleted name leaves every page, does not return, and changes nothing for other players."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.app.cli import run
from companion.errors import Trouble
from companion.hub import results
from companion.hub.config import HubSettings
from companion.hub.ingest import database, retention
from companion.hub.ingest.database import Db, Reader, Writer
from companion.hub.ingest.retention import ForgottenCounts
from companion.hub.live_tables import LiveTables
from companion.hub.people import People
from companion.hub.results import Result, Standing
from companion.log.record import encode
from tests.club.ear import until
from tests.club.engines import Mosquitto, hub_toml
from tests.club.games import golden
from tests.hub.feeding import finish, row, told
from tests.hub.feeding import played as played_record
from tests.hub.test_desk import working
from tests.hub.test_pages import OURS, STATE, Browser
from tests.hub.test_people import RIGHT
from tests.hub.test_rounds import FOUR, seat

SETTINGS = HubSettings(broker="localhost", password="x", database="postgresql://")
EVERYWHERE = "select string_agg(t::text, ' ') from {} as t"


async def played(url: str) -> None:
    """Ana has beaten Bo and Cem at two tables."""
    for table, game, places in (("t1", "G1", (1, 2, 3)), ("t2", "G2", (1, 3, 2)), ("t2", "G3", (2, 1, 3))):
        await finish(url, table, game, ("Ana", "Bo", "Cem"), places)


async def finished(reader: Reader) -> tuple[Result, ...]:
    return results.read(await reader.rows(results.FIND_FINISHED), People())


def standings_of(played: tuple[Result, ...]) -> tuple[Standing, ...]:
    return results.standings(played, results.ratings(played))


async def all_words(reader: Reader) -> str:
    """All text of the database, without passwords and migrations."""
    kept = ("record", "claim", "refusal", "correction", "title", "tournament", "seating", "forgotten")
    return " ".join([str((await reader.rows(EVERYWHERE.format(table)))[0][0]) for table in kept])


async def grow_older(writer: Writer, days: int, *games: str) -> None:
    await writer.execute("update record set at = at - make_interval(days => %s) where game = any(%s)", days, [*games])


# ---- a player -----------------------------------------------------------------------------------------------
async def test_a_person_is_forgotten_at_the_desk_and_everybody_else_stands_where_they_stood(
    known: str, writer: Writer, rie: Browser
) -> None:
    await played(known)
    before = {each.name: each for each in standings_of(await finished(writer))}
    asked = await rie.get("/desk/forget", params={"what": "person", "name": "Bo"})
    assert "3 games have Bo in them. They stay" in asked.text
    await rie.post("/desk/forget", data={"what": "person", "name": "Bo"}, headers=OURS)
    assert "Bo is forgotten" in (await rie.get("/desk/forget")).text
    for path in ("/results", "/standings", "/results.csv", "/results.json", "/person/Ana"):
        assert "Bo" not in (await rie.get(path)).text, path
    assert "2. somebody" in (await rie.get("/results")).text
    after = {each.name: each for each in standings_of(await finished(writer))}
    assert after == {
        name: replace(each, place=each.place - (before["Bo"].points > each.points))
        for name, each in before.items()
        if name != "Bo"
    }
    assert '"Bo"' not in await all_words(writer)


async def test_rounds_still_fit_to_their_games_when_two_people_were_forgotten(
    known: str, writer: Writer, rie: Browser
) -> None:
    await rie.post("/desk/rounds", data=FOUR, headers=OURS)
    await seat(rie, 1)
    await finish(known, "t1", "G1", ("Bo", "Ana"), (2, 1))
    await finish(known, "t2", "G2", ("Cem", "Dee"), (1, 2))
    for name in ("Ana", "Bo"):
        await retention.forget_person(writer, name)
    shown = (await rie.get("/rounds")).text
    assert "Playing" not in shown
    assert "<td>1</td><td>somebody</td><td>1" in shown
    assert "<td>1</td><td>Cem</td><td>1" in shown
    assert "Round 2" in await seat(rie, 2)


async def test_a_name_that_was_forgotten_stays_so_when_its_game_goes_on_or_is_sent_again(
    writer: Writer, db: Db
) -> None:
    head, lines, _ = golden("akkon/worked_score")
    await database.keep(db, row("t1", head.id, told(head, lines[:3])))
    await retention.forget_person(writer, head.seats[0])
    for report in (told(head, lines[:3]), told(head, lines[:9]), played_record("akkon/worked_score")):
        assert await database.keep(db, row("t1", head.id, report)) == report.hash
        assert f'"{head.seats[0]}"' not in await all_words(writer)
        assert f'"{head.seats[1]}"' in await all_words(writer)
    [result] = await finished(writer)
    assert result.people == ("?01.", *head.seats[1:])


@pytest.mark.parametrize("name", ["Eli", "A.", "?01.", "Eli\0"])
async def test_who_is_not_known_cannot_be_forgotten(known: str, writer: Writer, rie: Browser, name: str) -> None:
    await played(known)
    await finish(known, "t1", "G4", ("A.", "Bo"), (1, 2))
    about = {"what": "person", "name": name}
    there = await rie.get("/desk/forget", params=about)
    assert "cannot be forgotten" in (await rie.get(there.headers["location"])).text
    there = await rie.post("/desk/forget", data=about, headers=OURS)
    assert "cannot be forgotten" in (await rie.get(there.headers["location"])).text
    assert '"Bo"' in await all_words(writer)


# ---- a table ------------------------------------------------------------------------------------------------
async def test_what_a_pad_was_called_is_forgotten_with_whom_it_is_called_after_and_with_its_table(
    known: str, writer: Writer, db: Db
) -> None:
    await played(known)
    await db.execute(database.KEEP_TITLE, ("t1", "G1", "Bo's dice"))
    await db.execute(database.KEEP_TITLE, ("t2", "G2", "Hearts"))
    await retention.forget_person(writer, "Bo")
    assert await writer.rows("select title from title") == [("Hearts",)]
    await retention.forget_table(writer, "t2")
    await db.execute(database.KEEP_TITLE, ("t2", "G2", "Hearts"))
    assert await writer.rows("select title from title") == []


async def test_a_table_is_forgotten_with_its_corrections_and_what_it_sends_again_is_not_kept(
    known: str, writer: Writer, rie: Browser
) -> None:
    for table in ("t1", "t2"):
        await finish(known, table, "G1", ("Ana", "Bo"), (1, 2))
    await rie.post("/desk/result/t1/G1", data=RIGHT, headers=OURS)
    asked = await rie.get("/desk/forget", params={"what": "table", "name": "t1"})
    assert "One game of the table t1 goes" in asked.text
    await rie.post("/desk/forget", data={"what": "table", "name": "t1"}, headers=OURS)
    await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
    assert [each["table"] for each in (await rie.get("/results.json")).json()] == ["t2"]
    assert await writer.rows("select count(*) from correction") == [(0,)]
    none = await rie.get("/desk/forget", params={"what": "table", "name": "t 9"}, follow_redirects=True)
    assert "No table is called t 9" in none.text


# ---- automatic deletion -------------------------------------------------------------------------------------
async def test_games_and_names_are_kept_as_long_as_the_settings_say(known: str, writer: Writer) -> None:
    await played(known)
    await grow_older(writer, 40, "G1", "G2")
    await grow_older(writer, 80, "G1")
    assert await retention.clear(writer, SETTINGS) == ForgottenCounts()
    assert len(await finished(writer)) == 3
    settings = replace(SETTINGS, keep_games_days=100, keep_names_days=30)
    assert await retention.clear(writer, settings) == ForgottenCounts(games=1, names=3)
    found = await finished(writer)
    assert [each.id for each in found] == ["G2", "G3"]
    assert found[1].people == ("Ana", "Bo", "Cem")
    standings = standings_of(found)
    assert [(each.name, each.games) for each in standings] == [("Bo", 1), ("Ana", 1), ("Cem", 1)]
    assert await retention.clear(writer, settings) == ForgottenCounts()


async def test_old_tournaments_go_with_the_names_in_them_and_new_ones_stay(writer: Writer, rie: Browser) -> None:
    await rie.post("/desk/rounds", data=FOUR, headers=OURS)
    await seat(rie, 1)
    await writer.execute("update tournament set at = at - interval '40 days'")
    await rie.post("/desk/rounds", data=FOUR | {"people": "Eli\nFay"}, headers=OURS)
    await retention.clear(writer, replace(SETTINGS, keep_names_days=30))
    assert await writer.rows("select people from tournament") == [(["Eli", "Fay"],)]
    assert await writer.rows("select count(*) from seating") == [(0,)]


async def test_the_hub_clears_by_itself_and_says_so(broker: Mosquitto, known: str, writer: Writer) -> None:
    await played(known)
    await grow_older(writer, 40, "G1")
    told = list[str]()
    settings = replace(SETTINGS, keep_games_days=30)
    async with working(broker, known) as hub:
        house = asyncio.create_task(
            retention.keep_house(hub, writer, settings, lambda say: told.append(f"{say.key} {say.args}"))
        )
        await until(lambda: told)
        assert told == ["hub-cleared {'games': 1, 'names': 0}"]
        house.cancel()
        await asyncio.gather(house, return_exceptions=True)


def test_a_call_that_nobody_answered_is_none_any_more() -> None:
    live = LiveTables()
    for table in ("t1", "t2"):
        live.take(f"club/{table}/state", encode(replace(STATE, help=True)))
    live.asked["t1"] -= timedelta(hours=13)
    live.drop_calls(live.asked["t1"] + timedelta(hours=1))
    assert list(live.asked) == ["t2"]


async def test_what_fails_in_the_middle_has_forgotten_nothing(
    known: str, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(known)
    before = await all_words(writer)
    monkeypatch.setattr(retention, "RENAMED", "update {0} set nonsense = %s, %s, %s")
    with pytest.raises(Trouble):
        await retention.forget_person(writer, "Bo")
    assert await all_words(writer) == before


# ---- companion hub HUB_TOML forget ... -----------------------------------------------------------------------
def test_a_command_says_what_goes_before_it_forgets(
    broker: Mosquitto, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(hub_toml(tmp_path, broker, url))

    async def two_games() -> None:
        db = await database.connect(url)
        await database.migrate(db)
        await db.close()
        await played(url)

    asyncio.run(two_games())
    assert run(["hub", file, "forget", "person", "Bo"]) == 1  # no terminal for the confirmation
    said = capsys.readouterr()
    assert "3 games have Bo in them" in said.out
    assert "Nothing was forgotten" in said.err
    assert run(["--lang", "nl", "hub", file, "forget", "person", "Bo", "--yes"]) == 0
    assert "Bo is vergeten." in capsys.readouterr().out
    assert run(["hub", file, "forget", "person", "Bo", "--yes"]) == 2
    assert "cannot be forgotten" in capsys.readouterr().err
    assert run(["hub", file, "forget", "table", "t2", "--yes"]) == 0
    assert "2 games of the table t2 go" in capsys.readouterr().out
    assert [each.table for each in asyncio.run(finished(Reader(url)))] == ["t1"]
