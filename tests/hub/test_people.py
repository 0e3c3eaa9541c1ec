"""Players with any name, their results set right, and the club's own time."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from companion.errors import Damaged
from companion.hub import config
from companion.hub.ingest.database import Writer
from companion.hub.people import People
from companion.hub.results import ClubTime, GameFilter, evenings
from tests.club.engines import certificates, dated_certificate
from tests.hub.feeding import finish
from tests.hub.test_desk import RIE
from tests.hub.test_pages import GAME, OURS, Browser, browsing, hub_with
from tests.hub.test_rounds import do


@pytest.mark.parametrize("name", ["hana", "HANA", " Hana ", "Hána", "Ha\u0301na"])
def test_case_spaces_and_accents_make_nobody_else(name: str) -> None:
    people = People()
    assert people.identity(name) == people.identity("Hana")
    assert people.identity("Hanna") != people.identity("Hana")


def test_everybody_is_called_as_they_were_written_first_and_two_at_one_table_stay_two() -> None:
    people = People()
    assert people.display_names(("Hana", "Bo")) == ("Hana", "Bo")
    assert people.display_names(("hana", "BO")) == ("Hana", "Bo")
    assert people.display_names(("Ana", "ana")) == ("Ana", "ana (2)")
    assert people.display_names(("A.", "?01.", "a.")) == ("A.", "?01.", "a.")  # initials may be shared


def test_two_spellings_are_one_person_by_a_referees_word_and_two_again() -> None:
    people = People([("hanna", "Hana"), ("ana", "Hanna"), ("Zoé", "Zoé")])
    assert people.identity("HANNA") == people.identity("Ana") == people.identity("hana")
    assert people.display_names(("ana",)) == ("Hana",)
    assert people.identity("Zoé") != people.identity("Zoe")
    assert people.identity("zoë") == people.identity("Zoe")
    assert People([("hanna", "")]).identity("Hanna") != People().identity("Hana")


def test_a_name_that_was_joined_can_be_parted_before_anybody_has_played_under_the_other_one() -> None:
    people = People([("hanna", "Hana")])
    people.display_names(("Hanna", "Bo"))
    assert people.spellings() == {"Hana": ["Hanna"]}


async def test_a_referee_joins_two_spellings_and_parts_them_again_and_standings_follow(
    known: str, rie: Browser
) -> None:
    await finish(known, "t1", "G1", ("Hana", "Bo"), (1, 2))
    await finish(known, "t2", "G2", ("Hanna", "BO"), (1, 2))
    assert "Hanna" in (await rie.get("/standings")).text
    assert "<td>Bo</td><td><form" in (await rie.get("/desk/people")).text
    page = await do(rie, "join", "/desk/people", name="hanna", person="Hana")
    assert "hanna is Hana from now on" in page
    standings = (await rie.get("/standings")).text
    assert "Hanna" not in standings
    assert ">Hana</a></td><td>2</td><td>2</td><td>2.0" in standings
    assert "Hana" in (await rie.get("/person/hanna")).text
    assert "They are one person already" in await do(rie, "join", "/desk/people", name="Hanna", person="hana")
    await do(rie, "part", "/desk/people", name="Hanna")
    assert ">Hanna</a></td><td>1</td>" in (await rie.get("/standings")).text
    await do(rie, "part", "/desk/people", name="BO")
    assert ">BO</a></td><td>1</td>" in (await rie.get("/standings")).text
    assert "Enter two names" in await do(rie, "join", "/desk/people", name="A.", person="Hana")


async def test_whoever_is_forgotten_goes_under_every_spelling(known: str, writer: Writer, rie: Browser) -> None:
    await finish(known, "t1", "G1", ("Hana", "Bo"), (1, 2))
    await finish(known, "t2", "G2", ("hána", "Bo"), (1, 2))
    await finish(known, "t2", "G3", ("Hanna", "Bo"), (1, 2))
    await do(rie, "join", "/desk/people", name="Hanna", person="Hana")
    right = {"place-0": "2", "place-1": "1", "total-0": "1", "total-1": "2"}
    await do(rie, "correct", "/desk/result/t1/G1", **right)
    assert "3 games have HANA" in (await rie.get("/desk/forget?what=person&name=HANA")).text
    await do(rie, "forget", "/desk/forget", what="person", name="HANA")
    told = (await rie.get("/results")).text + (await rie.get("/desk/people")).text
    assert not any(name in told for name in ("Hana", "hána", "Hanna"))
    assert await writer.rows("select count(*) from spelling where person <> ''") == [(0,)]
    assert "Hana" not in str(await writer.rows("select people, people_before from correction"))


# ---- results set right --------------------------------------------------------------------------------------
RIGHT = {"place-0": "2", "place-1": "1", "total-0": "1", "total-1": "99", "name-0": " Ana K "}


async def test_a_referee_sets_a_result_right_or_who_sat_there_and_standings_follow_with_a_trail(
    known: str, rie: Browser
) -> None:
    """Two people of one name are two when one of them is called otherwise."""
    for game in ("G1", "G2"):
        await finish(known, "t1", game, ("Ana", "Bo"), (1, 2))
    path = "/desk/result/t1/G2"
    assert path in (await rie.get("/desk/results")).text
    page = await do(rie, "correct", path, **RIGHT)
    assert "This result counts from now on" in page
    assert "<td>Rie</td><td>1. Ana 1, 2. Bo 2</td><td>1. Bo 99, 2. Ana K 1</td>" in page
    [_, mended] = (await rie.get("/results.json")).json()
    assert (mended["places"], mended["totals"], mended["corrected"]) == ([2, 1], [1, 99], True)
    assert "set right by a referee" in (await rie.get("/results")).text
    standings = (await rie.get("/standings")).text
    assert re.findall(r">(\w[\w ]*)</a></td><td>(\d)</td>", standings) == [("Ana", "1"), ("Bo", "2"), ("Ana K", "1")]
    again = await do(rie, "correct", path, **RIGHT)
    assert "That was the result already" in again
    assert again.count("<td>Rie</td>") == 1


@pytest.mark.parametrize(
    ("game", "wrong", "sentence"),
    [
        ("G1", {"place-0": ""}, "Enter a number from 1 to 2"),
        ("G1", {"total-0": "9999999"}, "Enter a number from"),
        ("G1", {"place-1": "2"}, "Somebody has to have the first place"),
        ("G1", {"name-0": " "}, "Enter two names"),
        ("G9", {}, "nobody knows it"),
    ],
)
async def test_what_is_no_result_changes_none(
    known: str, rie: Browser, game: str, wrong: dict[str, str], sentence: str
) -> None:
    await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
    before = (await rie.get("/results.json")).json()
    there = await rie.post(f"/desk/result/t1/{game}", data=RIGHT | wrong, headers=OURS)
    assert sentence in (await rie.get(there.headers["location"], follow_redirects=True)).text
    assert (await rie.get("/results.json")).json() == before


# ---- the club's own time ------------------------------------------------------------------------------------
def test_what_is_over_in_the_night_belongs_to_the_evening_before_in_the_clubs_own_zone() -> None:
    there = ClubTime(ZoneInfo("Europe/Amsterdam"), season=9)
    late = replace(GAME, id="late", ended=datetime(2026, 8, 31, 23, 30, tzinfo=UTC))
    after = replace(GAME, id="after", game="ettana", ended=datetime(2026, 9, 1, 18, 0, tzinfo=UTC))
    assert there.format(late.ended) == "2026-09-01 01:30"
    assert evenings([late, after], there) == (["2026-09-01", "2026-08-31"], ["2026/27", "2025/26"])
    assert evenings([late, after], ClubTime(UTC)) == (["2026-09-01", "2026-08-31"], ["2026"])
    assert GameFilter("2026-08-31").select([late, after], there) == [late]
    assert GameFilter("2026/27").select([late, after], there) == [after]
    assert GameFilter("", "ettana").select([late, after], there) == [after]


async def test_standings_are_shown_of_an_evening_a_season_and_a_game_alone(
    known: str, writer: Writer, room: Browser
) -> None:
    await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
    await finish(known, "t1", "G2", ("Cem", "Dee"), (1, 2))
    await writer.execute("update record set ended = '2024-02-03 20:00+00' where game = 'G1'")
    page = (await room.get("/standings")).text
    assert "Evening of 2024-02-03" in page
    assert "Season 2024" in page
    for when in ("2024-02-03", "2024"):
        page = (await room.get(f"/standings?when={when}&game=akkon")).text
        assert (">Ana</a>" in page, ">Cem</a>" in page) == (True, False)
        assert f'<option value="{when}" selected>' in page
    assert "No game is over yet" in (await room.get("/standings?game=none")).text
    assert "more wins come first" in page


def test_a_zone_that_there_is_not_is_said(tmp_path: Path) -> None:
    whole = 'broker = "localhost:1"\nplain = true\npassword = "x"\ndatabase = "postgresql://a"\n'
    (tmp_path / "hub.toml").write_text(f'{whole}zone = "Europe/Amsterdam"\nseason = 9\n')
    assert config.load(tmp_path / "hub.toml").time.season_name(datetime(2026, 3, 1, tzinfo=UTC).date()) == "2025/26"
    (tmp_path / "hub.toml").write_text(f'{whole}zone = "Europe/Nowhere"\n')
    with pytest.raises(Damaged) as damaged:
        config.load(tmp_path / "hub.toml")
    assert damaged.value.say.key


# ---- certificates -------------------------------------------------------------------------------------------
async def test_the_desk_shows_certificates_that_end_within_sixty_days_and_the_command_that_renews_them(
    known: str, tmp_path: Path
) -> None:
    certificates(tmp_path)
    folder, now = tmp_path / "table-club", datetime.now(UTC)
    folder.mkdir()
    for name, days in (("web", 59), ("server", 61), ("old", -1)):
        dated = dated_certificate(tmp_path, now - timedelta(days=800), now + timedelta(days=days))
        (folder / f"{name}.crt").write_bytes(dated)
    (folder / "none.crt").write_text("nothing")
    async with browsing(hub_with(), known, folder=folder) as rie:
        await rie.post("/desk/login", data=RIE, headers=OURS)
        page = (await rie.get("/desk")).text
    assert re.findall(r"The certificate (\S+) ends on", page) == ["old.crt", "web.crt"]
    assert "sudo deploy/club renew" in page
