"""A club's day: six tables at twenty times human pace, kills, outages of the broker, and two tables that are hostile.

    python -m tests.trials.campaigns.club_day --seconds 300 --seed 1

Tables play games to their end or leave them, take moves back, pause, write remarks. Hub, broker, database and tables
are killed and started again, at once or after some seconds; one table's password sends what cannot be kept, another's
floods. When all are back, what lies in the tables' boxes is counted line by line and compared with the database: each
is there, or is of a kind that stays at the table, as docs/club.md says. `companion hub FILE check` has to say the same.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, cast

from companion.club import topics
from companion.club.config import Broker, Club
from companion.club.connection import Connection
from companion.club.publisher import Publisher
from companion.club.report import make_report
from companion.errors import Trouble
from companion.log.book import new_head, replay
from companion.log.disk.store import Store
from companion.log.record import ClockRule, Note, Paused
from companion.log.session import Session
from companion.table.intents import Begin, GiveAnswer, Intent, Leave, Remark, Resume, SetPause, UndoMove
from rules.games import GAMES
from rules.kit.sample import answer
from rules.kit.types import Illegal, Seating
from tests.club.ear import at_table, shown_by
from tests.club.engines import PASSWORD, ROOT, hub_toml, mosquitto, postgres
from tests.contract.games import game as found
from tests.hub.feeding import Fed
from tests.hub.test_kills import World
from tests.hub.test_one_table import WRONG

TABLES, FAST, HUMAN_S = 6, 20, 20.0  # a move every 20 s is usual
GARBAGE, FLOOD, FLOOD_A_S = f"t{TABLES}", f"t{TABLES + 1}", 1_000
KILL_S, LONGEST_OUTAGE_S, PATIENCE_S = 12.0, 50.0, 180.0
PEOPLE = ("Ana", "Bo", "Cem", "Dee", "Eli")
STEPS = ("move",) * 40 + ("undo",) * 3 + ("remark", "pause", "pause", "leave")


def broker_of(port: int, user: str) -> Broker:
    return Broker(host="localhost", port=port, user=user, password=PASSWORD, plain=True)


# ---- a table, in a process of its own ------------------------------------------------------------------------
async def play(folder: Path, port: int, user: str, goes_on: str) -> None:
    """Play like people at a table, for ever; without `goes_on` the people have left and the box is still on."""
    rng, box = Random(f"{user} {time.time()}"), await at_table(folder)
    core = box.core
    publisher = Publisher(Club(broker=broker_of(port, user), names="full"), core.store, core.games.find)
    core.listeners.add("club", publisher.hear)
    await publisher.hear(core.game.collect_happened())
    work = asyncio.create_task(publisher.run(shown_by(box)))
    while goes_on and not work.done():
        await asyncio.sleep(rng.uniform(0.5, 1.5) * HUMAN_S / FAST)
        session = core.game.session if core.game.has_game else None
        what = rng.choice(STEPS if session else ("begin", "begin", "resume"))
        if session is not None and session.is_finished and not session.paused:
            what = "leave"
        try:
            await core.do(await intent(what, core, rng), by="screen")
        except (Illegal, LookupError, Trouble):  # not just now
            continue
    await work


async def intent(what: str, core: Any, rng: Random) -> Intent:
    if what == "begin":
        game = rng.choice(GAMES)
        names = rng.sample(PEOPLE, min(rng.choice(game.seats), len(PEOPLE)))
        seating = Seating(names=tuple(names), tints=game.tints[: len(names)])
        id = f"{rng.getrandbits(32):08X}"
        return Begin(head=new_head(game, seating, game.option_type(), {}, ClockRule(), id, "2026-11-21T19:00:00Z"))
    if what == "move":
        prompt = rng.choice(core.game.session.prompts())
        return GiveAnswer(prompt_id=prompt.id, values=answer(prompt, rng), sure=True)
    if what == "resume":
        return Resume(game_id=rng.choice([each.id for each in await core.store.games()]))
    intents: dict[str, Intent] = {
        "undo": UndoMove(),
        "remark": Remark(text="hm"),
        "leave": Leave(),
        "pause": SetPause(),
    }
    return intents[what]


# ---- faults --------------------------------------------------------------------------------------------------
async def send_garbage(port: int) -> None:
    """Publish messages that a table's password allows and no hub can store; they stay at the broker."""
    try:
        line = await Connection.open(broker_of(port, GARBAGE), lambda _: None, (topics.status(GARBAGE), b"offline"))
    except Trouble:
        return
    for name, payload in WRONG.items():
        line.publish(topics.log(GARBAGE, name), payload, retain=True)
    await line.wait_for_answers()
    line.close()


@dataclass
class Day(World):
    """A world whose tables are processes of their own."""

    goes_on: bool = True

    def start(self, what: str) -> None:
        words = [str(self.here / what), str(self.engines["broker"].port), what, "yes" if self.goes_on else ""]
        if what == FLOOD:
            module, words = "bench.club_flood", [words[1], FLOOD, str(FLOOD_A_S)]
        elif what in tables():
            module = "campaigns.club_day"
        else:
            return super().start(what)
        command = (sys.executable, "-m", f"tests.trials.{module}", *words)
        quiet = subprocess.DEVNULL if what == FLOOD else None
        self.running[what] = subprocess.Popen(command, cwd=ROOT, stderr=quiet)

    def fall(self, what: str, away_s: float) -> None:
        """Kill a process, and start it again `away_s` later."""
        self.kill(what)
        time.sleep(away_s)
        self.start(what)


def tables() -> list[str]:
    return [f"t{number}" for number in range(TABLES)]


def spoil(day: Day, seconds: float, rng: Random) -> Counter[str]:
    """Kill processes until the time is over; how often each was killed."""
    fell, ends_s, kinds = Counter[str](), time.monotonic() + seconds, ("broker", "hub", "database", *tables())
    while time.monotonic() < ends_s:
        what = rng.choice((*kinds, "broker"))
        is_long = what == "broker" and fell["broker"] % 2 == 0
        day.fall(what, min(rng.uniform(10.0, LONGEST_OUTAGE_S) if is_long else rng.uniform(0.0, 3.0), seconds / 4))
        fell[what if what not in tables() else "table"] += 1
        asyncio.run(send_garbage(day.engines["broker"].port))
        if day.running[FLOOD].poll() is not None:  # the broker hung up on it
            day.start(FLOOD)
        time.sleep(rng.uniform(0.0, KILL_S))
    return fell


# ---- the final comparison ------------------------------------------------------------------------------------
async def boxes(folder: Path) -> dict[tuple[str, str], Fed]:
    """Every game of every table, read from its own box."""
    games = dict[tuple[str, str], Fed]()
    for table in tables():
        store = await Store.open(folder / table)
        for entry in await store.games():
            head, lines = await store.lines(entry.id)
            games[table, entry.id] = Fed(head, lines, replay(found(head.game), head, lines).revealed)
        await store.close()
    return games


def told(game: Fed) -> str:
    """The record of a game that the club must have."""
    return make_report(cast("Session", game), "full").record.decode()


def kinds(game: Fed) -> Counter[str]:
    """A game's lines: the number that the club must have, and the reasons why the others stay."""
    stay = Counter("note or pause" for line in game.lines if isinstance(line, Note | Paused))
    public = told(game).count("\n") - 1
    stay["after a sealed answer"] = len(game.lines) - public - stay.total()
    return +stay + Counter({"in the club": public})


def compared(day: Day, games: Mapping[tuple[str, str], Fed]) -> list[str]:
    """The games that differ between database and boxes, and the findings of `companion hub check` for these tables."""
    command = [sys.executable, "-m", "companion", "hub", str(day.here / "hub.toml"), "check"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.splitlines()
    rows = {game: row for game, row in day.rows().items() if game[0] in tables()}
    wanted = {game: told(each) for game, each in games.items()}
    other = [f"{game} is not as in its box" for game in {*wanted, *rows} if wanted.get(game) != rows.get(game)]
    return other + [line for line in said if any(f"Table {table}," in line for table in tables())]


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m tests.trials.campaigns.club_day", description=__doc__)
    asked.add_argument("--seconds", type=float, default=300)
    asked.add_argument("--seed", type=int, default=1)
    said = asked.parse_args()
    with mosquitto(TABLES + 2) as broker, postgres() as database:
        day = Day({"broker": broker.engine, "database": database.engine}, database.url, broker.folder)
        hub_toml(day.here, broker, database.url)
        for what in ("hub", *tables(), FLOOD):
            day.start(what)
        try:
            fell = spoil(day, said.seconds, Random(said.seed))
            for what in (FLOOD, *tables()):
                day.kill(what)
            games = asyncio.run(boxes(day.here))
            day.goes_on = False
            for table in tables():  # switched on once more, to send the rest
                day.start(table)
            began_s = time.monotonic()
            while (wrong := compared(day, games)) and time.monotonic() - began_s < PATIENCE_S:
                time.sleep(0.5)
        finally:
            for what in [*day.running]:
                day.kill(what)
    lines = sum(map(kinds, games.values()), Counter[str]())
    wrong += [] if lines["in the club"] else ["nobody has played: the machine is too busy, or the time too short"]
    sys.stdout.write(
        f"killed: {dict(fell)}; {len(games)} games, {lines.total()} lines in the boxes: {dict(lines)}; everything was"
        f" there {time.monotonic() - began_s:.0f} s after the end\n"
    )
    fine = "each record is as in its box, and `companion hub FILE check` names none of these games"
    sys.stdout.write(("\n".join(wrong) or fine) + "\n")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    if len(sys.argv) > 1 and sys.argv[1].startswith("/"):
        asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:]))
    else:
        main()
