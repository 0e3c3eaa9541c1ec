"""Joining a club: a seated phone hands over the link, and the table's own screen confirms or declines."""

from __future__ import annotations

import asyncio
import io
import logging
import ssl
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from companion.access.grants import Links
from companion.app import commands
from companion.app.cli import run
from companion.club import config, topics
from companion.club.config import FILE, handover_link, join, link, load, offer
from companion.errors import Damaged
from companion.hub.live_tables import JoinCodes
from companion.table.club_door import ClubDoor, ClubOffer, ClubTable, Names
from companion.view import wire
from rules.kit.types import Say
from tests.club.ear import PATIENCE_S, ear, until
from tests.club.engines import PASSWORD, Mosquitto, certificates, hub_toml
from tests.companion.tables import Client, Table, client, committing, phone, seated
from tests.web.core import core

LINK = link("club.example", 8883, "t4", "s3cret", "", "De Zwaan")


@pytest.fixture
def joined(table: Table) -> list[ClubOffer]:
    """The clubs that the table has joined."""
    found: list[ClubOffer] = []

    async def note(offer: ClubOffer, names: Names) -> Say:
        found.append(offer)
        return Say(key="club-in", args={"club": offer.club, "table": offer.table})

    async def leave() -> Say:
        found.clear()
        table.core.club = None
        return Say(key="club-left", args={"club": "De Zwaan"})

    table.core.club_door = ClubDoor(config.offer, note, leave)
    return found


def facts(show: wire.Show) -> str:
    return " ".join(fact.text for fact in show.facts)


async def hand_over(visitor: Client, line: str) -> wire.Show:
    return await visitor.answer("~club", link=line)


async def test_a_phone_that_sits_hands_it_over_and_the_screen_asks_in_the_middle_of_a_game(
    table: Table, joined: list[ClubOffer], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    here = await seated(table, "Ana", "Bo", "Cem")
    await committing(here)
    bo = await phone(table, "Bo")
    told = await hand_over(bo, LINK)
    assert 'asks: join the club "De Zwaan" as table "t4"?' in facts(told)
    [asked] = (await here.receive()).knocks
    assert asked.text == 'Join the club "De Zwaan" as table "t4"?'
    assert bo.shown.knocks == ()
    page = await here.answer("~club-join", yes=True)
    assert page.knocks == ()
    assert "The club's broker is club.example" in facts(page)
    assert page.band.ask == asked.text
    assert joined == []
    assert 'in the club "De Zwaan" now, as "t4"' in facts(await here.set("~club-join", "join", "initials"))
    assert [(each.club, each.table, each.host) for each in joined] == [("De Zwaan", "t4", "club.example")]
    assert "in the club" in facts(await bo.receive())
    assert not bo.shown.asks  # nothing more to paste
    assert (await bo.go("club")).asks
    assert (await here.go("play")).knocks == ()
    shown = b"".join(wire.encode(reply) for each in (here, bo) for reply in each.heard)
    assert "s3cret" not in shown.decode() + caplog.text + repr(joined)


async def test_no_means_no_and_nobody_is_asked_again(table: Table, joined: list[ClubOffer]) -> None:
    here = await client(table)
    assert (await hand_over(here, LINK)).page == "club-join"
    assert (await here.set("~club-join", "join", "no")).page == "settings"
    assert joined == []
    assert (await here.go("home")).knocks == ()
    await here.set("~club-join", "join", "initials")  # a tap that was under way
    assert joined == []


async def test_who_only_watches_offers_nothing_and_a_phone_does_not_answer_for_the_table(
    table: Table, joined: list[ClubOffer]
) -> None:
    await seated(table, "Ana", "Bo", "Cem")
    watcher, bo = await client(table, token=""), await phone(table, "Bo")
    assert "take a seat" in facts(await watcher.go("club"))
    assert not watcher.shown.asks
    assert await watcher.tried(wire.Answer(form="~club", values={"link": LINK})) != ""
    assert table.core.club_door
    assert table.core.club_door.open_offer is None
    await hand_over(bo, LINK)
    table.core.club = ClubTable(club="De Zwaan", table="t4")
    for request in (
        wire.Go(page="club-join"),
        wire.Set(form="~club-join", name="join", value="full"),
        wire.Answer(form="~club-join", values={"yes": False}),
        wire.Answer(form="~club/leave", values={}),
    ):
        await bo.tried(request)
    assert joined == []
    assert 'in the club "De Zwaan"' in facts(await bo.go("club/leave"))
    assert not bo.shown.asks
    assert table.core.club_door.open_offer is not None


WRONG = (
    "", "hello", "https://t1:s3cret@club.example/", "table-club://club.example", "table-club://hub:s3cret@club.example",
    "table-club://t1:s3cret@h:99999/", "table-club://t1:s3cret@h:s3cret/", "table-club://t 1:s3cret@h/",
    "table-club://t1:s3cret@h/#AAAA", "table-club://t1:%7f@club.example/", f"table-club://t1:s3cret@h/#{'A' * 5_000}", "table-club://t1:s3cret@[h/",
)  # fmt: skip


@pytest.mark.parametrize("line", WRONG)
async def test_a_wrong_link_is_one_sentence_and_no_word_of_it_is_logged(
    table: Table, joined: list[ClubOffer], line: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    here = await client(table)
    refused = await here.refused(wire.Answer(form="~club", values={"link": line}))
    assert (
        refused.text == "That is no whole link to a club. It begins with table-club:// and ends as the club shows it."
    )
    with pytest.raises(Damaged) as damaged:
        offer(line)
    assert "s3cret" not in str(damaged.value) + repr(damaged.value) + caplog.text
    assert table.core.club_door
    assert table.core.club_door.open_offer is None


async def test_the_table_says_which_club_it_is_in_and_leaves_it_when_its_own_screen_says_so_twice(
    table: Table, joined: list[ClubOffer]
) -> None:
    table.core.club = ClubTable(status=Say(key="club-well"), club="De Zwaan", table="t4", names="full")
    here = await client(table)
    assert [way.text for way in (await here.go("settings")).links if way.go == "club"] == ["The club"]
    there = facts(await here.go("club"))
    for told in ('"t4" in the club "De Zwaan"', "has everything that was played here", "with whole names"):
        assert told in there
    assert not here.shown.asks
    assert [way.text for way in here.shown.links] == ["Join another club", "Leave the club"]
    table.core.club.names = "initials"
    assert "with initials" in facts(await here.go("club"))
    assert "told nothing more" in facts(await here.go("club/leave"))
    assert 'left the club "De Zwaan"' in facts(await here.answer("~club/leave"))
    assert [way.text for way in (await here.go("settings")).links if way.go == "club"] == ["Join a club"]


async def test_whom_the_club_seats_here_is_offered_first_where_names_are_tapped(
    table: Table, joined: list[ClubOffer]
) -> None:
    table.core.club = ClubTable(people=("Hana", "Bo"))
    here = await client(table)
    await here.set("~home", "game", "battles_and_builders")
    await table.core.names.learn("Gus")
    await here.go("new/seat/0")
    [names] = [field for field in here.shown.asks[0].forms[0].fields if field.name == "name-0"]
    assert isinstance(names, wire.ChoiceView)
    assert [option.text for option in names.options][:3] == ["Hana", "Bo", "Gus"]


async def test_a_companion_that_runs_is_in_the_club_as_soon_as_its_screen_has_said_yes_and_in_the_next_one_too(
    broker: Mosquitto, tmp_path: Path
) -> None:
    with core(tmp_path / "data", "--verbose") as box:
        token = box.link.rpartition("=")[2]
        async with ear(broker.broker("ha"), "club/+/+") as there, connect(f"ws{box.watch[4:]}ws") as screen:
            await screen.send(wire.encode(wire.Join(token=token)), text=True)
            for name in ("t58", "t57"):
                user = f"{name}:{PASSWORD.replace(' ', '%20')}"
                line = f"table-club://{user}@localhost:{broker.engine.port}/?club=De%20Zwaan"
                for request in (
                    wire.Answer(form="~club", values={"link": line}),
                    wire.Set(form="~club-join", name="join", value="full"),
                ):
                    await screen.send(wire.encode(request), text=True)
                async with asyncio.timeout(PATIENCE_S):
                    said = f'in the club \\"De Zwaan\\" now, as \\"{name}\\"'.encode()
                    while said not in await screen.recv(decode=False):
                        pass
                await until(lambda: there.of(topics.status(name))[-1:] == [topics.ONLINE])  # noqa: B023
                await until(lambda: there.state(name))  # noqa: B023
            assert there.of(topics.status("t58"))[-1:] == [topics.OFFLINE]
            assert (tmp_path / "data" / FILE).stat().st_mode & 0o777 == 0o600
            club = load(tmp_path / "data")
            assert club
            assert (club.names, club.table, club.name) == ("full", "t57", "De Zwaan")
            await screen.send(wire.encode(wire.Answer(form="~club/leave", values={})), text=True)
            await until(lambda: [there.of(at("t57"))[-1:] for at in (topics.status, topics.state)] == [[b""], [b""]])
            assert load(tmp_path / "data") is None
            await screen.send(wire.encode(wire.Answer(form="~club", values={"link": line})), text=True)
            await screen.send(wire.encode(wire.Set(form="~club-join", name="join", value="full")), text=True)
            await until(lambda: there.of(topics.status("t57"))[-1:] == [topics.ONLINE])


# ---- the link -------------------------------------------------------------------------------------------------
def test_a_link_carries_all_that_a_table_needs_to_know_and_the_clubs_name(tmp_path: Path) -> None:
    certificates(tmp_path)
    ca = (tmp_path / "ca.crt").read_text()
    line = link("club.example", 8884, "t4", "p&w %#", ca, "Café 'De Zwaan' & co")
    assert offer(line).club == "Café 'De Zwaan' & co"
    broker = join(tmp_path / "data", line).broker
    assert (broker.user, broker.password, broker.host, broker.port) == ("t4", "p&w %#", "club.example", 8884)
    assert not broker.plain
    assert ssl.PEM_cert_to_DER_cert(Path(broker.ca).read_text()) == ssl.PEM_cert_to_DER_cert(ca)
    assert (tmp_path / "data" / FILE).stat().st_mode & 0o777 == 0o600
    assert offer(link("club.example", 8883, "t4", "x", "")).club == "club.example"
    assert offer(link("club.example", 8883, "t4", "x", "", "A\n" * 90)).club == "A" * 40


# ---- companion hub HUB_TOML table NAME --------------------------------------------------------------------------
def test_a_command_shows_a_tables_link_and_a_code_that_a_phone_opens_and_leaves_it_for_the_desk(
    broker: Mosquitto, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, desk = str(hub_toml(tmp_path, broker, "postgresql://club")), tmp_path / "run"
    shown: list[str] = []

    def drawn(text: str) -> str:
        shown.append(text)
        return "CODE"

    monkeypatch.setattr(commands, "terminal_qr", drawn)
    certificates(tmp_path)

    def told(table: str, *more: str, lang: str = "en") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("s3cret\n"))
        code = run(["--lang", lang, "hub", file, "table", table, *more])
        said = capsys.readouterr()
        return code, *(said.out + said.err).partition("\n\n")[::2]

    code, line, rest = told("t4", "--broker", "club.example:8884", "--ca", str(tmp_path / "ca.crt"))
    assert (code, offer(line).table, offer(line).club, shown[-1]) == (0, "t4", "Club", line)
    assert "CODE" in rest
    assert "Settings, Join a club" in rest
    for is_there in (False, True):
        code, line, rest = told("t4", "--at", "192.168.1.23:8642", "--leave", str(desk))
        assert shown[-1] == handover_link(line, "http://192.168.1.23:8642/")
        assert (code, "Let tables in" in rest) == (0, is_there)
        desk.mkdir(exist_ok=True)
    assert JoinCodes(desk).open_codes({}) == {"t4": shown[-1]}
    assert told("a/b", lang="nl")[0] == 2
    code, said, _ = told("t4", "--ca", str(tmp_path / "gone.crt"))
    assert (code, "cannot be read" in said) == (2, True)


async def test_where_no_code_is_on_the_page_nobody_is_told_to_scan_one(table: Table, joined: list[ClubOffer]) -> None:
    here = await client(table)
    typed = await here.go("club")
    assert (typed.drawing, "scan" in facts(typed)) == (None, False)
    table.core.links.current = Links(watch=("http://192.168.1.20:8080/",))
    coded = await here.go("club")
    assert (coded.drawing is not None, "scan" in facts(coded)) == (True, True)
    assert "scan" not in facts(await here.go("club/type"))
