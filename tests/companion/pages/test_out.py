"""Exporting results: all games as a table, a play for BG Stats, a result card; player names as they may be shared."""

from __future__ import annotations

import asyncio
import csv
import json
from collections.abc import AsyncIterator
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from msgspec.structs import replace

from companion.access.grants import Links
from companion.app import cli
from companion.errors import Stale, Trouble
from companion.table.club_door import ClubTable
from companion.view import wire
from tests.companion.evenings import end, record, shelve
from tests.companion.tables import TOKEN, Client, Clock, client, phone, seated, table_in

LONG = "Wilhelmina-Alexandra van den Bergh tot Zuylen 🎲 דוד אבו-לֵיל"
NAMES = (LONG, "=cmd|' /C calc'!A0", "+Bo, Cem", "محمد")
RECORDS = (("akkon/full_four_seats", "AK"), ("himalaya/four_seats", "HI"), ("any_game/hearts_3", "HE"))


async def boxed(folder: Path) -> None:
    """Finished games, one of them of a package that is gone."""
    await shelve(folder, *(record(name, game_id, NAMES) for name, game_id in RECORDS[:2]))
    hearts = record("any_game/hearts_3", "HE", NAMES[:3])
    gone, lines = record("akkon/full_four_seats", "GONE", NAMES)
    await shelve(folder, hearts, (replace(gone, game="snake_eyes"), lines))


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Client]:
    await boxed(tmp_path)
    table = await table_in(tmp_path, Clock())
    table.core.links.current = Links(watch=("http://table.local:8000/",), ways=("eth0",))
    yield await client(table)
    await table.core.store.close()


async def sitting(here: Client) -> Client:
    """A phone that was admitted."""
    await seated(here.table, "Ana", "Bo")
    return await phone(here.table, "Ana")


def rows(file: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(file.decode("utf-8-sig"))))


def of(plays: list[dict[str, Any]], game_id: str) -> dict[str, Any]:
    return next(play for play in plays if play["play"] == game_id)


# ---- as a table ---------------------------------------------------------------------------------------
async def test_every_finished_game_is_in_the_table_with_a_row_for_each_player(here: Client) -> None:
    ana = await sitting(here)
    file = await here.table.hub.export(ana.token, "plays.csv")
    assert file.startswith(b"\xef\xbb\xbf"), "a spreadsheet takes it for UTF-8"
    found = rows(file)
    assert sorted(row["play"] for row in found if row["seat"] == "1") == ["AK", "GONE", "HE", "HI"]
    akkon = [row for row in found if row["play"] == "AK"]
    over = end(record(*RECORDS[0], NAMES)[1])
    assert tuple(int(row["points"]) for row in akkon) == over.totals
    assert tuple(int(row["place"]) for row in akkon) == over.places
    assert [row["won"] == "yes" for row in akkon] == [place == 1 for place in over.places]
    assert {row["title"] for row in found} >= {"Akkon", "Himalaya", "Hearts"}
    assert all(int(row["minutes"]) > 0 for row in akkon)
    assert [row["player"] for row in akkon] == [LONG, "'=cmd|' /C calc'!A0", "'+Bo, Cem", "محمد"], "none is a formula"
    cells = [cell for row in found for cell in row.values()]
    assert not [cell for cell in cells if cell.startswith(("=", "+", "@", "\t", "\r"))]
    gone = [row for row in found if row["play"] == "GONE"]
    assert {(row["title"], row["minutes"], row["started"]) for row in gone} == {("Snake eyes", "", "")}
    assert all(row["points"] and row["player"] for row in gone), "what the record of a missing package says"
    plays = json.loads(await here.table.hub.export(ana.token, "plays.json"))
    play, himalaya = of(plays, "AK"), of(plays, "HI")
    assert [player["player"] for player in play["players"]] == list(NAMES)
    assert {type(player["points"]) for player in play["players"]} == {int}
    assert {player["points"] for player in himalaya["players"]} == {None}
    assert len([player for player in himalaya["players"] if player["won"]]) == 1


async def test_only_who_was_let_in_gets_the_table_and_nobody_what_is_none(here: Client) -> None:
    for token, name in (("", "plays.csv"), ("", "plays.json"), ("", "AK.jsonl"), (TOKEN, "plays.png"),
                        (TOKEN, "other.csv"), (TOKEN, "AK"), (TOKEN, ""), (TOKEN, ".json")):  # fmt: skip
        with pytest.raises(Trouble):
            await here.table.hub.export(token, name)


@pytest.mark.parametrize(("kind", "starts"), [("csv", b"\xef\xbb\xbfplay,date,game,"), ("json", b"[{")])
async def test_the_command_prints_the_same(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes], kind: str, starts: bytes
) -> None:
    await boxed(tmp_path)
    code = await _run("--data", str(tmp_path), "export", "--format", kind)
    out = capfdbinary.readouterr().out
    assert (code, out[: len(starts)]) == (0, starts)
    assert out.count(b"AK") >= 1
    assert await _run("--data", str(tmp_path), "export") == 2, "which one it wants to know"


async def _run(*words: str) -> int:
    return await asyncio.to_thread(cli.run, list(words))


# ---- BG Stats -----------------------------------------------------------------------------------------
# as bgstatsapp.com documents it for other apps, and as its Android app expects it
PLAY = {"sourceName": str, "sourcePlayId": str, "playDate": str, "game": dict, "players": list, "durationMin": int}
GAME = {"name": str, "sourceGameId": str, "bggId": int, "highestWins": bool, "noPoints": bool}
PLAYER = {"name": str, "sourcePlayerId": str, "startPlayer": bool, "winner": bool, "rank": int, "score": int}


def pushed(link: str) -> dict[str, Any]:
    """The play that the app reads from a link: documented fields only, with their types."""
    url = urlsplit(link)
    assert (url.scheme, url.netloc, url.path) == ("https", "app.bgstatsapp.com", "/createPlay.html")
    play: dict[str, Any] = json.loads(parse_qs(url.query)["data"][0])
    for known, told in ((PLAY, play), (GAME, play["game"]), *((PLAYER, player) for player in play["players"])):
        assert told.keys() <= known.keys()
        assert all(type(value) is known[key] for key, value in told.items())
    return play


async def app_link(here: Client, game_id: str) -> str:
    """The link on a watching phone."""
    guest = await client(here.table, token="")
    return next(link.go for link in (await guest.go(f"record/{game_id}/out")).links if "bgstats" in link.go)


async def test_a_play_goes_to_bg_stats_as_it_documents_it(here: Client) -> None:
    play = pushed(await app_link(here, "AK"))
    over = end(record(*RECORDS[0], NAMES)[1])
    assert [(p["name"], p["score"], p["rank"], p["winner"]) for p in play["players"]] == [
        (name, points, place, place == 1) for name, points, place in zip(NAMES, over.totals, over.places, strict=True)
    ]
    assert play["playDate"] == "2026-10-01 19:00:00"
    assert play["game"] == {"name": "Akkon", "sourceGameId": "akkon", "highestWins": True, "noPoints": False}
    assert play["durationMin"] > 0
    assert pushed(await app_link(here, "HE"))["game"]["highestWins"] is False
    himalaya = pushed(await app_link(here, "HI"))
    assert himalaya["game"]["noPoints"] is True
    assert "score" not in himalaya["players"][0]


async def test_its_number_at_boardgamegeek_is_typed_by_the_owner_once_and_never_made_up(here: Client) -> None:
    assert "bggId" not in pushed(await app_link(here, "AK"))["game"]
    shown = await here.go("record/AK/out")
    way = next(link.go for link in shown.links if link.go.startswith("bgg/"))
    assert (await here.go(way)).asks
    await here.answer(f"~{way}", id="12345")
    assert pushed(await app_link(here, "AK"))["game"]["bggId"] == 12345
    assert "bggId" not in pushed(await app_link(here, "HI"))["game"]
    for wrong in ("0", "x", "-3", "99999999"):
        with pytest.raises(Stale):
            await here.answer(f"~{way}", id=wrong)
    await here.answer(f"~{way}", id="")
    assert "bggId" not in pushed(await app_link(here, "AK"))["game"]


async def test_the_tables_screen_has_codes_and_a_phone_the_keys(here: Client) -> None:
    shown = await here.go("record/HE/out")
    assert shown.drawing
    assert [link.go.partition("/")[0] for link in shown.links] == ["record", "bgg"]
    assert (await here.go("record/HE/out/bgstats")).drawing
    guest = await client(here.table, token="")
    keys = [link.go.partition(":")[0] for link in (await guest.go("record/HE/out")).links]
    assert keys == ["record", "https"]
    ana = await sitting(here)
    for page in ("record/HE/out", "records"):
        assert [link.go for link in (await ana.go(page)).links][-2:] == ["record:plays.csv", "record:plays.json"]
    in_a_browser = [link.go for link in (await here.go("records")).links if link.go.startswith("record:")]
    assert in_a_browser == ["record:plays.csv", "record:plays.json"], "the touchscreen leaves them out"


# ---- names --------------------------------------------------------------------------------------------
async def test_where_the_club_may_know_initials_alone_nothing_else_leaves_the_house(here: Client) -> None:
    ana, core = await sitting(here), here.table.core
    core.club = ClubTable(names="initials")
    initials = ["W.", "=.", "+.", "م."]
    plays = json.loads(await here.table.hub.export(ana.token, "plays.json"))
    assert [p["player"] for p in of(plays, "AK")["players"]] == initials
    assert [p["name"] for p in pushed(await app_link(here, "AK"))["players"]] == initials
    shown = await here.go("record/AK/out")
    assert "Only initials leave the house, as your club wants it." in [fact.text for fact in shown.facts]
    core.club = ClubTable(names="full")
    plays = json.loads(await here.table.hub.export(ana.token, "plays.json"))
    assert of(plays, "AK")["players"][0]["player"] == LONG


async def test_a_card_has_names_points_chart_and_date_and_is_drawn_once(
    here: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[wire.Show] = []

    def draw(size: str, messages: bytes, folder: Path) -> None:
        show = wire.decode_reply(messages.splitlines()[-1].partition(b"\t")[2])
        assert isinstance(show, wire.Show)
        drawn.append(show)
        (folder / f"card-{size}.png").write_bytes(b"PNG")

    monkeypatch.setattr("companion.clients.downloads.draw_in", draw)
    for _ in range(2):
        assert await here.table.hub.export("", "AK.png") == b"PNG"
    (card,) = drawn
    assert (card.band.who, card.band.ask, card.back, card.links, card.asks) == ("Akkon", "1 Oct 2026", None, (), ())
    assert card.drawing
    assert {LONG} <= {fact.text.partition("  ")[2] for fact in card.facts}
    assert all(fact.value for fact in card.facts)
    here.table.core.club = ClubTable(names="initials")
    await here.table.hub.export("", "AK.png")
    assert drawn[-1].facts[0].text.endswith(".")
    for wrong in ("GONE.png", "x.png"):
        with pytest.raises(Trouble):
            await here.table.hub.export("", wrong)
