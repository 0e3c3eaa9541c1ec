"""An organiser who has only docs/club.md runs two evenings, by the pages' own forms: a late-comer, a table that breaks,
a misspelt name, a wrong result, somebody who does not come. Nothing is written down on paper: all that is needed is
read off the pages.

The hub runs as it is started on a machine, with a real Mosquitto and PostgreSQL; the tables are clients of the broker.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from msgspec.structs import replace
from paho.mqtt.client import MQTTMessage

from companion.club import topics
from companion.club.config import Broker
from companion.club.connection import Connection
from companion.club.report import packed
from companion.club.state import SeatState, TableState
from companion.club.topics import Call, decode_call
from companion.hub.database import Writer
from companion.log.record import End, Head, encode
from tests.club.ear import PATIENCE_S
from tests.club.engines import ROOT, Mosquitto
from tests.club.games import golden
from tests.hub.kills import hub_toml
from tests.hub.reports import told

log = logging.getLogger(__name__)  # what is done: --log-cli-level=INFO

WEEK = "interval '7 days'"
SWAPPED = {"t0": {"Hana", "Cem"}, "t1": {"Bo", "Dee"}, "t2": {"Eli", "Fay"}}
AGED = (("record", "at"), ("record", "ended"), ("tournament", "at"), ("seating", "at"), ("step", "at"))


class Box:
    """A table, as the hub hears it, and what the hub has said to it."""

    def __init__(self, name: str) -> None:
        self.name, self.calls, self.kept = name, asyncio.Queue[Call](), asyncio.Queue[str]()
        self._hub_is_there = asyncio.Event()

    @classmethod
    async def open(cls, broker: Broker) -> Box:
        """A table that is there, at a hub that is."""
        box = cls(broker.user)
        box.line = await Connection.open(broker, box._hear, (topics.status(box.name), topics.OFFLINE))
        box.line.subscribe(topics.call(box.name), topics.ack(box.name, "+"), topics.status(topics.HUB))
        box.line.publish(topics.status(box.name), topics.ONLINE, retain=True)
        box._shows(TableState())
        await box._hub_is_there.wait()
        return box

    line: Connection

    def _hear(self, message: MQTTMessage) -> None:
        _, what, game = topics.parts(message.topic)
        if what == "call":
            self.calls.put_nowait(decode_call(bytes(message.payload)))
        elif what == "ack":
            self.kept.put_nowait(game)
        elif bytes(message.payload) == topics.ONLINE:
            self._hub_is_there.set()

    def begins(self, people: Sequence[str]) -> None:
        players = tuple(SeatState(name=name, score="0", turn=False) for name in people)
        self._shows(TableState(id="G", game="Akkon", phase="Round 1", running=True, players=players))

    async def ends(self, game: str, people: Sequence[str], places: Sequence[int] = (1, 2)) -> None:
        """That game is over, and the hub has said that it has it."""
        head, _, _ = golden("akkon/worked_score")
        begun: Head = replace(head, id=game, seats=tuple(people), tints=(2 * head.tints)[: len(people)])
        end = End(n=1, at=0, ended_by="rules", totals=tuple(9 - place for place in places), places=tuple(places))
        self.line.publish(topics.log(self.name, game), packed(told(begun, [end])))
        self._shows(TableState())
        while await self.kept.get() != game:
            pass

    def _shows(self, state: TableState) -> None:
        self.line.publish(topics.state(self.name), encode(state), retain=True)

    def breaks(self) -> None:
        self.line.publish(topics.status(self.name), topics.OFFLINE, retain=True)


@dataclass
class Organiser:
    """A browser, and nothing else."""

    browser: httpx.AsyncClient
    changes: AsyncIterator[str]  # of the tables, as its page is told of them
    day: str = ""

    async def reads(self, path: str) -> str:
        answer = await self.browser.get(path)
        assert answer.status_code == 200, (path, answer.status_code)
        return answer.text

    async def taps(self, do: str, path: str = "", **form: str) -> str:
        """The page that comes after that key."""
        log.info("taps %s at %s %s", do, path or self.day, form)
        there = await self.browser.post(path or self.day, data={"do": do} | form)
        assert there.status_code == 303
        return await self.reads(there.headers["location"])

    async def begins(self, **form: str) -> str:
        there = await self.browser.post("/desk/rounds", data={"do": "begin"} | form)
        self.day = there.headers["location"] if there.headers["location"] != "/desk/rounds" else self.day
        return await self.reads(there.headers["location"])

    async def sees(self, table: str, words: str) -> None:
        """That table's card changes so that these words stand on it."""
        async for line in self.changes:
            told = json.loads(line.removeprefix("data: ")) if line else {"changes": []}
            if any(each["table"] == table and words in each["html"] for each in told["changes"]):
                return

    async def seats(self, number: int, **form: str) -> dict[str, list[str]]:
        """Who sits where in that round: it counts, and the tables are told."""
        await self.taps("seat", round=str(number), **form)
        page = await self.taps("counts", round=str(number))
        assert "Tell the tables" in page
        await self.taps("say")
        return seating(page, number)


def seating(page: str, number: int) -> dict[str, list[str]]:
    """Who sits where in a round, as a page tells it."""
    part = re.split(r"<h2>", page.split(f"Round {number}", 1)[1])[0]
    return {table: people.split(", ") for table, people in re.findall(r"<tr><td>([^<]*)</td><td>([^<]*)</td>", part)}


def everybody(at: dict[str, list[str]]) -> list[str]:
    return sorted(name for people in at.values() for name in people)


def standing(page: str) -> list[tuple[str, str]]:
    """Everybody with their points, the first one first."""
    part = page.split("<h2>Standings</h2>")[-1]
    return re.findall(r"<tr><td>\d+</td><td>(?:<a[^>]*>)?([^<]*)(?:</a>)?</td><td>([^<]*)</td>", part)


Boxes = Mapping[str, Box]


@asynccontextmanager
async def open_club(broker: Mosquitto, url: str, folder: Path) -> AsyncIterator[tuple[Organiser, Boxes]]:
    """A hub that runs, its organiser, who is logged in, and four tables."""
    command = [sys.executable, "-m", "companion", "hub", str(hub_toml(folder, broker, url))]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=(folder / "hub.log").open("wb"))
    assert process.stdout
    try:
        said = (await asyncio.to_thread(process.stdout.readline)).decode()
        port = re.findall(r":(\d+)/", said)[0]
        here = f"http://127.0.0.1:{port}"
        async with AsyncExitStack() as closes:
            own = httpx.AsyncClient(base_url=here, headers={"origin": here}, timeout=PATIENCE_S)
            browser = await closes.enter_async_context(own)
            changes = await closes.enter_async_context(browser.stream("GET", "/changes"))
            boxes = {name: await Box.open(broker.broker(name)) for name in ("t0", "t1", "t2", "t3")}
            for box in boxes.values():
                closes.callback(box.line.close)
            await browser.post("/desk/login", data={"name": "Rie", "password": "eight letters"})
            rie = Organiser(browser, changes.aiter_lines())
            await rie.sees("t3", "No game on the table")
            yield rie, boxes
    finally:
        process.terminate()
        assert await asyncio.to_thread(process.wait, PATIENCE_S) == 0
    assert "Traceback" not in (folder / "hub.log").read_text()


async def let_a_week_pass(url: str) -> None:
    writer = Writer(url)
    for table, column in AGED:
        await writer.do(f"update {table} set {column} = {column} - {WEEK}")
    await writer.close()


async def test_an_organiser_runs_two_evenings_without_paper(broker: Mosquitto, known: str, tmp_path: Path) -> None:
    async with asyncio.timeout(5 * PATIENCE_S), open_club(broker, known, tmp_path) as (rie, boxes):
        first = await friday(rie, boxes)
        await let_a_week_pass(known)
        await saturday(rie, boxes)
        await assert_both_are_kept(rie, first)


# ---- the first evening ----------------------------------------------------------------------------------------------
async def friday(rie: Organiser, boxes: Boxes) -> list[tuple[str, str]]:
    people = "Hana\nBo\nCem\nDee\nEli\nFay"
    page = await rie.begins(name="Friday", people=people, size="2", how="swiss", tables="t0\nt1\nt2")
    assert rie.day == "/desk/rounds/1"
    assert "Seat round 1" in page
    await a_seating_is_looked_at_and_two_swap(rie, boxes)
    await a_table_breaks_and_its_people_play_on_elsewhere(rie, boxes)
    await a_wrong_result_is_set_right(rie)
    await somebody_comes_late_and_a_table_takes_the_place_of_another(rie)
    at = await rie.seats(2)
    assert {*at} == {"t0", "t1", "t3", "Left over (1 point)"}
    assert everybody(at) == ["Bo", "Cem", "Dee", "Eli", "Fay", "Gus", "Hana"]
    hers = next(table for table, who in at.items() if "Hana" in who)
    missed, played = (table for table in ("t0", "t1", "t3") if table != hers)
    await a_misspelt_name_is_assigned(rie, boxes, hers, at[hers])
    await somebody_does_not_come(rie, missed, winner=at[missed][1])
    await boxes[played].ends("E", at[played])
    assert dict(standing(await rie.reads(rie.day)))[at[played][0]] != "0.0"
    await rie.taps("person", what="leaves", name=at[missed][0])
    await the_last_round_is_played(rie, boxes, left=at[missed][0])
    return await it_is_over(rie, hers, left=at[missed][0])


async def a_seating_is_looked_at_and_two_swap(rie: Organiser, boxes: Boxes) -> None:
    seen = await rie.taps("seat", round="1")
    assert "No round is seated yet" in await rie.reads("/sit")
    assert seating(seen, 1)["t0"] == ["Hana", "Bo"]
    await rie.taps("swap", one="Bo", other="Cem")
    page = await rie.taps("counts", round="1")
    assert {table: {*who} for table, who in seating(page, 1).items()} == SWAPPED
    assert "Nobody has begun" in page
    await rie.taps("say")
    call = await boxes["t0"].calls.get()
    assert {*call.people} == SWAPPED["t0"]  # their names can be tapped there
    assert "<b>Fay</b> Round 1: table t2" in await rie.reads("/sit?name=fay")


async def a_table_breaks_and_its_people_play_on_elsewhere(rie: Organiser, boxes: Boxes) -> None:
    """Which nobody has to say."""
    boxes["t0"].begins(["Hana", "Cem"])
    await rie.sees("t0", "Akkon")
    assert "Playing" in await rie.reads("/rounds")
    boxes["t2"].breaks()
    boxes["t3"].begins(["Eli", "Fay"])
    await boxes["t0"].ends("A", ["hana", "Cem"])  # typed without a capital
    await boxes["t1"].ends("B", ["Bo", "Dee"])
    await boxes["t3"].ends("C", ["Eli", "Fay"])
    assert (await rie.reads(rie.day)).count("1. <a") == 3


async def a_wrong_result_is_set_right(rie: Organiser) -> None:
    assert 'href="/desk/result/t1/B"' in await rie.reads("/desk/results")
    right = {"place-0": "2", "place-1": "1", "total-0": "7", "total-1": "8"}
    assert "This result counts from now on" in await rie.taps("correct", "/desk/result/t1/B", **right)
    assert dict(standing(await rie.reads(rie.day)))["Dee"] == "1.0"


async def somebody_comes_late_and_a_table_takes_the_place_of_another(rie: Organiser) -> None:
    await rie.taps("person", what="comes", name="Gus")
    await rie.taps("table", what="table-leaves", table="t2")
    await rie.taps("table", what="table-comes", table="t3")


async def a_misspelt_name_is_assigned(rie: Organiser, boxes: Boxes, table: str, people: list[str]) -> None:
    """Hana is written Hanna: the desk shows both lists, and guesses both places from the game."""
    other = next(name for name in people if name != "Hana")
    await boxes[table].ends("D", ["Hanna", other])
    page = await rie.reads(rie.day)
    assert "It was this game" in page
    assert f"expects at {table}: {', '.join(people)}" in page
    assert (await rie.reads(f"{rie.day}/2/{table}?game={table}/D")).count(" selected") == 2
    places = {f"place-{seat}": "1" if name == "Hana" else "2" for seat, name in enumerate(people)}
    page = await rie.taps("result", round="2", table=table, game=f"{table}/D", **places)
    assert "entered by Rie" in page
    page = await rie.taps("join", "/desk/people", name="Hanna", person="Hana")
    assert "<td>Hana</td>" in page
    assert "Hanna" not in await rie.reads("/standings")


async def somebody_does_not_come(rie: Organiser, table: str, winner: str) -> None:
    page = await rie.taps("result", round="2", table=table, **{"place-0": "0", "place-1": "1"})
    assert "did not come" in page
    assert dict(standing(page))[winner] in ("1.0", "2.0")


async def the_last_round_is_played(rie: Organiser, boxes: Boxes, left: str) -> None:
    at = await rie.seats(3)
    assert left not in everybody(at)
    before = dict(standing(await rie.reads(rie.day)))
    here = {table: who for table, who in at.items() if table in boxes}
    for number, (table, who) in enumerate(here.items()):
        await boxes[table].ends(f"F{number}", who, (2, 1))
    page = await rie.reads(rie.day)
    after = dict(standing(page))
    assert all(float(after[who[1]]) > float(before[who[1]]) for who in here.values())
    assert "Nobody has begun" not in page.split("Standings")[0]


async def it_is_over(rie: Organiser, assigned: str, left: str) -> list[tuple[str, str]]:
    """How it ended; who changed what is all there."""
    over = await rie.taps("ends")
    assert "This tournament is over" in over
    trail = over.split("Who changed what")[1]
    for step in ("Plays:  Gus", "A table is used no more: t2", "A table joins: t3", f"Result at {assigned}",
                 f"Leaves:  {left}"):  # fmt: skip
        assert step in trail, step
    ended = standing(await rie.reads("/rounds/1"))
    assert [float(points) for _, points in ended] == sorted((float(points) for _, points in ended), reverse=True)
    return ended


# ---- the second evening, a week later -------------------------------------------------------------------------------
async def saturday(rie: Organiser, boxes: Boxes) -> None:
    people = "Hana\nBo\nCem\nDee"
    asked = await rie.begins(name="Saturday", people=people, size="2", how="all", tables="t0\nt2")
    assert "not connected: t2" in asked
    assert people in asked  # nobody types it again
    await rie.begins(name="Saturday", people=people, size="2", how="all", tables="t0\nt1")
    assert rie.day == "/desk/rounds/2"
    for number in (1, 2, 3):
        for table, who in (await rie.seats(number)).items():
            await boxes[table].ends(f"S{number}{table}", who)
        assert (await rie.reads(rie.day)).count("1. <a") == 2 * number
    page = await rie.reads("/rounds")
    met = [frozenset(who) for number in (1, 2, 3) for who in seating(page, number).values()]
    assert len({*met}) == 6  # everybody met everybody, once
    await rie.taps("ends")


async def assert_both_are_kept(rie: Organiser, first: list[tuple[str, str]]) -> None:
    """The first evening is where it was; there are standings of an evening, of a game, of all."""
    assert standing(await rie.reads("/rounds/1")) == first
    assert "Friday" in await rie.reads("/rounds")  # its address is there
    rows = (await rie.browser.get("/rounds/1/standings.csv")).text.splitlines()
    assert [line.split(",")[1:3] for line in rows[1:]] == [list(each) for each in first]
    evenings = re.findall(r'<option value="(\d{4}-\d\d-\d\d)">', await rie.reads("/standings"))
    assert len(evenings) == 2
    last = dict(standing(await rie.reads(f"/standings?when={evenings[0]}")))
    assert last == dict.fromkeys(("Hana", "Bo", "Cem", "Dee"), "3")
    assert "Gus" in await rie.reads(f"/standings?when={evenings[1]}")
    assert await rie.reads("/standings?game=akkon&when=") == await rie.reads("/standings?when=&game=akkon")
