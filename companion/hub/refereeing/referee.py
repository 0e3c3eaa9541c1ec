"""A referee's actions on a tournament day. Each is recorded with the referee's name; Trouble if it is impossible."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from secrets import randbelow

import msgspec

from companion.errors import Trouble
from companion.hub.ingest.database import Writer
from companion.hub.people import folded
from companion.hub.refereeing.corrections import numbers
from companion.hub.refereeing.rounds import Day, SeatedTable, past_rounds, scores
from companion.hub.refereeing.seating import LARGEST, SMALLEST, Tables, berger, find_seating, meetings, sizes

MOST_PEOPLE, MOST_NAME, MOST_TABLE = 200, 40, 32
BEGIN = "insert into tournament (name, swiss, size, people, tables) values (%s, %s, %s, %s, %s)"
# all or nothing: another referee may have seated the round meanwhile
SEAT = """
insert into seating (tournament, round, place, tbl, people)
select %s, %s, place, seat ->> 'tbl', array(select jsonb_array_elements_text(seat -> 'people'))
from jsonb_array_elements(%s::jsonb) with ordinality as seats (seat, place)
on conflict do nothing
"""
UNSEAT = "delete from seating where tournament = %s and round = %s and not counts"
COUNTS = "update seating set counts = true, at = now() where tournament = %s and round = %s and not counts"
SWAP = """
update seating set people = array_replace(array_replace(array_replace(people, %s, ''), %s, %s), '', %s)
where tournament = %s and round = %s and not counts
"""
STEP = """
insert into step (tournament, round, what, tbl, people, places, game, referee)
values (%s, %s, %s, %s, %s, %s::int[], %s, %s)
"""

Form = Mapping[str, str]
Online = Collection[str]  # connected tables


class Unsure(Trouble):
    """The action needs confirmation: it is carried out if the form contains `sure`."""


class Referee:
    """One referee's actions on one day."""

    def __init__(self, writer: Writer, name: str, day: Day, seated_tables: Sequence[SeatedTable]) -> None:
        self._writer, self._name, self.day, self.seated_tables = writer, name, day, seated_tables
        self.newest_round = max((each.round for each in seated_tables if each.counts), default=0)
        self.draft = [each for each in seated_tables if not each.counts]

    async def step(
        self, what: str, table: str = "", people: Sequence[str] = (), places: Sequence[int] = (),
        game: Sequence[str] = (), number: int | None = None,
    ) -> None:  # fmt: skip
        """Record a step in the audit trail."""
        number = self.newest_round if number is None else number
        lists = (list(people), list(places), list(game))
        await self._writer.execute(STEP, self.day.id, number, what, table, *lists, self._name)

    # ---- players and tables -------------------------------------------------------------------------------------
    async def change_person(self, form: Form, online: Online) -> None:
        """Add, pause or remove a player, who keeps the points; idempotent."""
        what, name = form.get("what", ""), " ".join(form.get("name", "").split())[:MOST_NAME]
        known = next((each for each in self.day.people if folded(each) == folded(name)), None)
        if what == "comes" and name and (known is None or known in self.day.away):
            if len(self.day.people) >= MOST_PEOPLE:
                raise Trouble("hub-day-people", most=MOST_PEOPLE)
            await self.step(what, people=[known or name])
        elif what == "comes":
            raise Trouble("hub-day-there", name=known or name)
        elif what in ("pauses", "leaves") and known in self.day.present_people:
            await self.step(what, people=[known or name])

    async def change_table(self, form: Form, online: Online) -> None:
        """Add or remove a table. Raises Unsure if the added table is not connected."""
        what, table = form.get("what", ""), form.get("table", "").strip()[:MOST_TABLE]
        if what == "table-comes" and table and table not in self.day.tables:
            ask_about([table], online, form)
            await self.step(what, table)
        elif what == "table-leaves" and table in self.day.tables:
            await self.step(what, table)

    # ---- seating ------------------------------------------------------------------------------------------------
    async def seat(self, form: Form, online: Online) -> None:
        """Draft the next round's seating, a new one with `again`. Raises Trouble while the current round is open."""
        if form.get("round") != str(self.newest_round + 1) or (self.draft and "again" not in form):
            return  # a double tap
        if any(each.is_open for each in self.seated_tables if each.counts):
            raise Trouble("hub-round-open")
        seed = randbelow(1_000_000) + 1 if "again" in form else 0
        tables = await asyncio.to_thread(next_seating, self.day, self.seated_tables, seed)
        needed = sum(len(people) > 1 for people in tables)
        if not needed:
            raise Trouble("hub-day-people", most=MOST_PEOPLE)
        free = sorted(self.day.tables, key=lambda table: table not in online)[:needed]
        if len(free) < needed:
            raise Trouble("hub-day-tables", n=needed)
        ask_about(free, online, form)
        names = iter(table for table in self.day.tables if table in free)
        told = [{"tbl": next(names) if len(people) > 1 else "", "people": people} for people in tables]
        async with self._writer.transaction() as db:
            await db.execute(UNSEAT, (self.day.id, self.newest_round + 1))
            await db.execute(SEAT, (self.day.id, self.newest_round + 1, msgspec.json.encode(told).decode()))

    async def swap(self, form: Form, online: Online) -> None:
        """Swap two players of the draft."""
        one, other = form.get("one", ""), form.get("other", "")
        people = [name for each in self.draft for name in each.people]
        if one == other or one not in people or other not in people:
            raise Trouble("hub-swap-whom")
        await self._writer.execute(SWAP, one, other, one, other, self.day.id, self.newest_round + 1)

    async def confirm_seating(self, form: Form, online: Online) -> None:
        """Confirm the draft: its round counts from now on. Raises Trouble if the players have changed since."""
        if sorted(name for each in self.draft for name in each.people) != sorted(self.day.present_people):
            raise Trouble("hub-round-stale")
        if await self._writer.execute(COUNTS, self.day.id, self.newest_round + 1):
            await self.step("counts", number=self.newest_round + 1)

    # ---- games --------------------------------------------------------------------------------------------------
    def row(self, form: Form) -> SeatedTable:
        """The table and round that the form names."""
        at = form.get("round", ""), form.get("table", "")
        for each in self.seated_tables:
            if each.table and each.counts and (str(each.round), each.table) == at:
                return each
        raise Trouble("hub-no-open-game")

    async def go_on(self, form: Form, online: Online) -> None:
        """Stop waiting for a game, or wait for it again; this also withdraws an entered result. Idempotent."""
        what, row = form.get("do", ""), self.row(form)
        if row.places and not row.by:
            raise Trouble("hub-no-open-game")
        if row.passed != (what == "pass") or row.by:
            await self.step(what, row.table, number=row.round)

    async def end(self, form: Form, online: Online) -> None:
        """End the day, or resume it."""
        if self.day.is_over != (form["do"] == "ends"):
            await self.step(form["do"])

    async def enter_result(self, form: Form, online: Online) -> None:
        """Enter a table's places (0 = absent), from a game played elsewhere or without a record."""
        row = self.row(form)
        places = numbers(form, "place", len(row.people), 0, len(row.people))
        if 1 not in places:
            raise Trouble("hub-result-first")
        table, _, game = form.get("game", "").partition("/")
        await self.step("result", row.table, row.people, places, [table, game] if game else [], row.round)


# actions by the form's `do`
KEYS = {"seat": Referee.seat, "counts": Referee.confirm_seating, "swap": Referee.swap, "person": Referee.change_person,
        "table": Referee.change_table, "pass": Referee.go_on, "wait": Referee.go_on, "result": Referee.enter_result,
        "ends": Referee.end, "goes-on": Referee.end}  # fmt: skip


# ---- beginning ----------------------------------------------------------------------------------------------
async def begin(writer: Writer, form: Form, running: Sequence[str], online: Online) -> None:
    """Begin a tournament day from the form. Raises Trouble if it is invalid; `running`: names of unfinished days."""
    people, tables, size = _lines(form, "people"), _lines(form, "tables"), form.get("size", "")
    if size not in map(str, range(SMALLEST, LARGEST + 1)):
        raise Trouble("hub-day-size", least=SMALLEST, most=LARGEST)
    if not 2 <= len(people) <= MOST_PEOPLE or len(set(map(folded, people))) < len(people):
        raise Trouble("hub-day-people", most=MOST_PEOPLE)
    needed = sum(many > 1 for many in sizes(len(people), int(size)))
    if len(set(tables)) < max(needed, len(tables)):
        raise Trouble("hub-day-tables", n=needed)
    if running and "sure" not in form:
        raise Unsure("hub-day-running", name=running[0])
    ask_about(tables, online, form)
    name = " ".join(form.get("name", "").split())[:MOST_NAME]
    await writer.execute(BEGIN, name, form.get("how") == "swiss", int(size), people, tables)


def _lines(form: Form, name: str) -> list[str]:
    lines = (" ".join(line.split())[:MOST_NAME] for line in form.get(name, "").splitlines())
    return [line for line in lines if line]


def ask_about(tables: Collection[str], online: Online, form: Form) -> None:
    """Raise Unsure if a table is not connected and the form does not contain `sure`."""
    away = [table for table in tables if table not in online]
    if away and "sure" not in form:
        raise Unsure("hub-day-away", n=len(away), tables=", ".join(away))


def next_seating(day: Day, earlier_tables: Sequence[SeatedTable], seed: int) -> Tables:
    """The next round: from the Berger tables as long as they repeat no meeting, else by search."""
    before, here = past_rounds(earlier_tables), day.present_people
    if day.size == SMALLEST and not day.swiss and len(here) > 1:
        tables = sorted(berger(here, len(before) + 1), key=len, reverse=True)
        met = meetings(before)
        if not any(met[frozenset(table)] for table in tables):
            return tables
    points = {each.name: each.points for each in scores(day, earlier_tables)} if day.swiss else {}
    return find_seating(here, day.size, before, points, seed)
