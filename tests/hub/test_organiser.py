"""An organiser who has only docs/club.md runs two evenings, by the pages' own forms: a late-comer, a table that breaks,
a misspelt name, a wrong result, somebody who does not come. Nothing is written down on paper: all that is needed is
read off the pages.

The hub runs as it is started on a machine, with a real Mosquitto and PostgreSQL; the tables are clients of the broker.
"""

from __future__ import annotations

import asyncio
import logging
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from msgspec.structs import replace
from paho.mqtt.client import MQTTMessage

from companion.club import topics
from companion.club.call import Call, decode_call
from companion.club.config import Broker
from companion.club.connection import Connection
from companion.club.report import packed
from companion.club.state import Player, State
from companion.hub.database import Writer
from companion.log.record import End, Head, encode
from tests.club.ear import PATIENCE_S
from tests.club.engines import ROOT, Mosquitto
from tests.club.games import golden
from tests.hub.kills import hub_toml
from tests.hub.reports import told

log = logging.getLogger(__name__)  # what is done: --log-cli-level=INFO

WEEK = "interval '7 days'"
AGED = (("record", "at"), ("record", "ended"), ("tournament", "at"), ("seating", "at"), ("step", "at"))


@dataclass
class Box:
    """A table, as the hub hears it."""

    name: str
    line: Connection
    calls: list[Call] = field(default_factory=list)

    @classmethod
    async def open(cls, broker: Broker) -> Box:
        calls: list[Call] = []

        def hear(message: MQTTMessage) -> None:
            calls.append(decode_call(bytes(message.payload)))

        box = cls(broker.user, await Connection.open(broker, hear, (topics.status(broker.user), topics.OFFLINE)), calls)
        box.line.subscribe(topics.call(box.name))
        box.line.publish(topics.status(box.name), topics.ONLINE, retain=True)
        return box

    def begins(self, people: Sequence[str]) -> None:
        players = tuple(Player(name=name, score="0", turn=False) for name in people)
        state = State(id="G", game="Akkon", phase="Round 1", running=True, players=players)
        self.line.publish(topics.state(self.name), encode(state), retain=True)

    def ends(self, game: str, people: Sequence[str], places: Sequence[int]) -> None:
        head, _, _ = golden("akkon/worked_score")
        begun: Head = replace(head, id=game, seats=tuple(people), tints=(2 * head.tints)[: len(people)])
        end = End(n=1, at=0, ended_by="rules", totals=tuple(9 - place for place in places), places=tuple(places))
        self.line.publish(topics.log(self.name, game), packed(told(begun, [end])))
        self.line.publish(topics.state(self.name), encode(State()), retain=True)

    def breaks(self) -> None:
        self.line.publish(topics.status(self.name), topics.OFFLINE, retain=True)


@dataclass
class Organiser:
    """A browser, and nothing else."""

    browser: httpx.AsyncClient
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

    async def waits_for(self, path: str, is_so: Callable[[str], object]) -> str:
        """That page, as soon as it says so."""
        async with asyncio.timeout(PATIENCE_S):
            while not is_so(page := await self.reads(path)):
                await asyncio.sleep(0.05)
        return page

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


@asynccontextmanager
async def open_club(broker: Mosquitto, url: str, folder: Path) -> AsyncIterator[Organiser]:
    """A hub that runs, and its organiser, who is logged in."""
    command = [sys.executable, "-m", "companion", "hub", str(hub_toml(folder, broker, url))]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=(folder / "hub.log").open("wb"))
    assert process.stdout
    try:
        said = (await asyncio.to_thread(process.stdout.readline)).decode()
        port = re.findall(r":(\d+)/", said)[0]
        here = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=here, headers={"origin": here}, timeout=PATIENCE_S) as browser:
            organiser = Organiser(browser)
            await organiser.waits_for("/", lambda page: "The hub keeps what the tables say" in page)
            await browser.post("/desk/login", data={"name": "Rie", "password": "eight letters"})
            yield organiser
    finally:
        process.terminate()
        assert await asyncio.to_thread(process.wait, PATIENCE_S) == 0


async def let_a_week_pass(url: str) -> None:
    writer = Writer(url)
    for table, column in AGED:
        await writer.do(f"update {table} set {column} = {column} - {WEEK}")
    await writer.close()


async def test_an_organiser_runs_two_evenings_without_paper(broker: Mosquitto, known: str, tmp_path: Path) -> None:
    async with AsyncExitStack() as closes, open_club(broker, known, tmp_path) as rie:
        boxes = {name: await Box.open(broker.broker(name)) for name in ("t0", "t1", "t2", "t3")}
        for box in boxes.values():
            closes.callback(box.line.close)
        await rie.waits_for("/", lambda page: page.count('class="table') == 4)
        first = await friday(rie, boxes)
        await let_a_week_pass(known)
        await saturday(rie, boxes, first)
        assert "Traceback" not in (tmp_path / "hub.log").read_text()


async def friday(rie: Organiser, boxes: dict[str, Box]) -> list[tuple[str, str]]:
    log.info("---- the first evening")
    people = "Hana\nBo\nCem\nDee\nEli\nFay"
    page = await rie.begins(name="Friday", people=people, size="2", how="swiss", tables="t0\nt1\nt2")
    assert rie.day == "/desk/rounds/1"
    assert "Seat round 1" in page

    log.info("round 1 is looked at; Hana and Cem swap")
    seen = await rie.taps("seat", round="1")
    assert "No round is seated yet" in await rie.reads("/sit")
    assert seating(seen, 1)["t0"] == ["Hana", "Bo"]
    await rie.taps("swap", one="Bo", other="Cem")
    page = await rie.taps("counts", round="1")
    at = seating(page, 1)
    assert {table: "".join(sorted(who)) for table, who in at.items()} == {
        "t0": "CemHana",
        "t1": "BoDee",
        "t2": "EliFay",
    }
    assert "Nobody has begun" in page
    await rie.taps("say")
    async with asyncio.timeout(PATIENCE_S):
        while not boxes["t0"].calls:
            await asyncio.sleep(0.01)
    assert {*boxes["t0"].calls[-1].people} == {"Hana", "Cem"}  # their names can be tapped there
    assert "<b>Fay</b> Round 1: table t2" in await rie.reads("/sit?name=fay")

    log.info("t2 breaks: its people play on at t3, which nobody has to say")
    boxes["t0"].begins(at["t0"])
    await rie.waits_for("/rounds", lambda page: "Playing" in page)
    boxes["t2"].breaks()
    boxes["t3"].begins(at["t2"])
    boxes["t0"].ends("A", ["hana", "Cem"], (1, 2))  # typed without a capital
    boxes["t1"].ends("B", ["Bo", "Dee"], (1, 2))
    boxes["t3"].ends("C", ["Eli", "Fay"], (1, 2))
    await rie.waits_for(rie.day, lambda page: page.count("1. <a") >= 3)

    log.info("a wrong result: Dee won against Bo")
    page = await rie.reads("/desk/results")
    assert 'href="/desk/result/t1/B"' in page
    right = {"place-0": "2", "place-1": "1", "total-0": "7", "total-1": "8"}
    assert "This result counts from now on" in await rie.taps("correct", "/desk/result/t1/B", **right)
    await rie.waits_for("/rounds", lambda page: dict(standing(page))["Dee"] == "1.0")

    log.info("Gus comes late; t3 takes the place of t2")
    await rie.taps("person", what="comes", name="Gus")
    await rie.taps("table", what="table-leaves", table="t2")
    await rie.taps("table", what="table-comes", table="t3")
    at = await rie.seats(2)
    assert {*at} == {"t0", "t1", "t3", "Left over (1 point)"}
    assert everybody(at) == ["Bo", "Cem", "Dee", "Eli", "Fay", "Gus", "Hana"]

    log.info("Hana is written Hanna: the desk shows both lists, and the game is assigned")
    hers = next(table for table, who in at.items() if "Hana" in who)
    others = [table for table in ("t0", "t1", "t3") if table != hers]
    other = next(name for name in at[hers] if name != "Hana")
    boxes[hers].ends("D", ["Hanna", other], (1, 2))
    page = await rie.waits_for(rie.day, lambda page: "It was this game" in page)
    assert f"expects at {hers}: {', '.join(at[hers])}" in page
    form = await rie.reads(f"{rie.day}/2/{hers}?game={hers}/D")
    assert form.count(" selected") == 2  # both places are guessed from the game
    places = {f"place-{seat}": "1" if name == "Hana" else "2" for seat, name in enumerate(at[hers])}
    page = await rie.taps("result", round="2", table=hers, game=f"{hers}/D", **places)
    assert "entered by Rie" in page
    await rie.taps("join", "/desk/people", name="Hanna", person="Hana")
    assert await rie.waits_for("/standings", lambda page: "Hanna" not in page)

    log.info("somebody does not come; the third game ends as it should")
    absent, winner = at[others[0]]
    places = {"place-0": "0", "place-1": "1"}
    assert "did not come" in await rie.taps("result", round="2", table=others[0], **places)
    boxes[others[1]].ends("E", at[others[1]], (1, 2))
    await rie.waits_for("/rounds", lambda page: dict(standing(page))[at[others[1]][0]] != "0.0")
    assert dict(standing(await rie.reads("/rounds")))[winner] in ("1.0", "2.0")

    log.info("who did not come leaves; a third round, and the evening is over")
    await rie.taps("person", what="leaves", name=absent)
    at = await rie.seats(3)
    assert absent not in everybody(at)
    before = dict(standing(await rie.reads("/rounds")))
    here = {table: who for table, who in at.items() if table in boxes}
    for number, (table, who) in enumerate(here.items()):
        boxes[table].ends(f"F{number}", who, (2, 1))
    won = {who[1] for who in here.values()}
    await rie.waits_for("/rounds", lambda page: all(float(dict(standing(page))[n]) > float(before[n]) for n in won))
    assert "Nobody has begun" not in (await rie.reads(rie.day)).split("Standings")[0]
    over = await rie.taps("ends")
    assert "This tournament is over" in over
    trail = over.split("Who changed what")[1]
    steps = (
        "Plays:  Gus",
        "A table is used no more: t2",
        "A table joins: t3",
        f"Result at {hers}",
        f"Leaves:  {absent}",
    )
    for step in steps:
        assert step in trail, step
    first = standing(await rie.reads("/rounds/1"))
    assert [float(points) for _, points in first] == sorted((float(points) for _, points in first), reverse=True)
    return first


async def saturday(rie: Organiser, boxes: dict[str, Box], first: list[tuple[str, str]]) -> None:
    log.info("---- the second evening, a week later")
    people = "Hana\nBo\nCem\nDee"
    asked = await rie.begins(name="Saturday", people=people, size="2", how="all", tables="t0\nt2")
    assert "not connected: t2" in asked
    assert people in asked  # nobody types it again
    await rie.begins(name="Saturday", people=people, size="2", how="all", tables="t0\nt1")
    assert rie.day == "/desk/rounds/2"
    for number in (1, 2, 3):
        at = await rie.seats(number)
        for table, who in at.items():
            boxes[table].ends(f"S{number}{table}", who, (1, 2))
        await rie.waits_for(rie.day, lambda page: page.count("1. <a") >= 2 * number)  # noqa: B023
    met = [frozenset(who) for number in (1, 2, 3) for who in seating(await rie.reads("/rounds"), number).values()]
    assert len({*met}) == 6  # everybody met everybody, once
    await rie.taps("ends")

    log.info("the first evening is where it was; standings of an evening, of a season, of all")
    assert standing(await rie.reads("/rounds/1")) == first
    assert "Friday" in await rie.reads("/rounds")  # its address is there
    rows = (await rie.browser.get("/rounds/1/standings.csv")).text.splitlines()
    assert [line.split(",")[1:3] for line in rows[1:]] == [list(each) for each in first]
    page = await rie.reads("/standings")
    evenings = re.findall(r'<option value="(\d{4}-\d\d-\d\d)">', page)
    assert len(evenings) == 2
    last = dict(standing(await rie.reads(f"/standings?when={evenings[0]}")))
    assert {*last} == {"Hana", "Bo", "Cem", "Dee"}
    assert last == dict.fromkeys(last, "3")
    assert "Gus" in await rie.reads(f"/standings?when={evenings[1]}")
    assert await rie.reads("/standings?game=akkon&when=") == await rie.reads("/standings?when=&game=akkon")
