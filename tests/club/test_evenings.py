"""Random evenings: games come and go at a table, with failures of broker, hub, Wi-Fi and box.

Laws: the table reports the club as complete only if the club has every accepted line that may be published; and after
all failures are over, it has.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from companion.club import config
from companion.club.config import Broker
from companion.club.connection import Connection
from companion.club.ledger import KEY, SavedLedger
from companion.club.publisher import Publisher, PublishPace
from companion.errors import Trouble, Unwritable
from companion.log.record import Line, read_record
from companion.table.intents import Begin, GiveAnswer, Intent, Leave, Remark, Resume, UndoMove
from rules.kit.sample import answer
from rules.kit.types import Illegal, Say
from tests.club.ear import PATIENCE_S, at_table, shown_by
from tests.club.games import as_public, new_game
from tests.club.nearby import Club, Kept
from tests.companion.tables import Table
from tests.pebbles.game import GAME

Lines = list[Line]

STEPS, WALKS, PARTS = 40, 120, 4
PACE = PublishPace(state_s=0.0, look_s=0.02, retry_s=0.001, longest_retry_s=0.002, wrong_retry_s=0.002)
TABLE = ("begin", "move", "move", "move", "undo", "remark", "leave", "resume", "throw away", "restart", "power cut")
ROOM = ("broker", "hub", "Wi-Fi", "copy", "restore", "rest")


class Told(Publisher):
    """A publisher whose report of a complete club is checked."""

    evening: Evening

    def _status(self) -> Say:
        says = super()._status()
        if says.key == "club-well":
            self.evening.wrong += self.evening.short()
        return says


class Evening:
    """One random walk."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng, self.seed, self.folder = Random(seed), seed, folder
        self.club, self.done = Club(), Counter[str]()
        self.accepted: dict[str, Lines] = {}  # the public lines of this club's games
        self.wrong: list[str] = []  # games wrongly reported as complete
        self.copies: list[Kept] = [{}]

    # ---- laws -------------------------------------------------------------------------------------------------
    def short(self) -> list[str]:
        """The games that differ at the club; one in play may be there already."""
        return [game for game, lines in self.accepted.items() if self._told(game) not in (lines, self._now(game))]

    def _told(self, game: str) -> Lines | None:
        _, _, record = self.club.kept.get(game, (0, "", b""))
        return read_record(record)[1] if record else None

    def _now(self, game: str) -> Lines:
        on_table = self.table.core.game
        if not on_table.has_game or on_table.id != game:
            return self.accepted[game]
        session = on_table.session
        return as_public(session.lines, {line.n for line in session.lines if line.n in session.sealed_answers})

    def _note(self) -> None:
        if self.table.core.game.has_game:
            self.accepted[self.table.core.game.id] = self._now(self.table.core.game.id)

    # ---- the box ----------------------------------------------------------------------------------------------
    async def start(self) -> None:
        self.table: Table = await at_table(self.folder)
        core = self.table.core
        club = config.Club(broker=Broker(host="club", port=1, user="t0", password="x"), names="full", sign="one")
        self.publisher = Told(club, core.store, core.games.find, pace=PACE)
        self.publisher.evening = self
        core.listeners.add("club", self.publisher.hear)
        await self.publisher.hear(core.game.collect_happened())
        self.work = asyncio.create_task(self.publisher.run(shown_by(self.table)))

    async def stop(self) -> None:
        self._note()
        self.work.cancel()
        with suppress(asyncio.CancelledError):
            await self.work
        await self.table.core.store.close()

    # ---- events -----------------------------------------------------------------------------------------------
    async def walk(self) -> None:
        """Run the whole walk, and end all failures."""
        await self.start()
        try:
            for _ in range(STEPS):
                await self._step()
                for _ in range(self.rng.choice((0, 0, 1, 3, 30))):
                    await self._turn(0)
            await self._all_back()
        finally:
            await self.stop()

    async def _turn(self, rest_s: float) -> None:
        await asyncio.sleep(rest_s)
        if self.work.done():
            self.work.result()

    async def _step(self) -> None:
        what = self.rng.choice(TABLE + ROOM)
        try:
            await self._at_table(what) if what in TABLE else await self._in_room(what)
        except (Trouble, Illegal, LookupError):  # not possible now
            return
        self._note()
        self.done[what] += 1

    async def _at_table(self, what: str) -> None:
        core, rng = self.table.core, self.rng
        if what == "begin":
            head = replace(new_game(GAME, rng), id=f"G{self.done['begin']}")
            await core.do(Begin(head=head), by="screen")
        elif what in ("restart", "power cut"):
            await self._begin_anew(power_cut=what == "power cut")
        elif what == "resume":
            await core.do(Resume(game_id=rng.choice([each.id for each in await core.store.games()])), by="screen")
        elif what == "throw away":
            await core.kept_games.throw_away(rng.choice(core.kept_games.running_games).id)
        elif what == "move":
            prompt = rng.choice(core.game.session.prompts())
            await core.do(GiveAnswer(prompt_id=prompt.id, values=answer(prompt, rng)), by="screen")
        else:
            intents: dict[str, Intent] = {"undo": UndoMove(), "remark": Remark(text="hm"), "leave": Leave()}
            await core.do(intents[what], by="screen")

    async def _begin_anew(self, *, power_cut: bool) -> None:
        """Restart the box. A power cut loses the progress of each game, but not the list of games."""
        store = self.table.core.store
        if power_cut:
            book = await store.load(KEY, SavedLedger, SavedLedger())
            if self.accepted.keys() - book.games.keys():  # a moment too early
                raise LookupError
            store.keep = self._refused  # type: ignore[method-assign]
        await self.stop()
        await self.start()

    async def _refused(self, key: str, value: object) -> None:
        raise Unwritable("log-unwritable", key)

    async def _in_room(self, what: str) -> None:
        club = self.club
        if what == "broker":
            club.set_broker(not club.has_broker)
        elif what == "Wi-Fi":
            club.lose()
        elif what == "hub":
            club.set_hub(not club.has_hub)
        elif what == "copy":
            self.copies.append(dict(club.kept))
        elif what == "restore":
            club.restore(self.rng.choice(self.copies))
        else:
            await self._turn(0.005)

    async def _all_back(self) -> None:
        self.club.set_broker(True)
        self.club.set_hub(True)
        async with asyncio.timeout(PATIENCE_S):
            while self.publisher.at_club.status.key != "club-well" or self.short():
                await self._turn(0.001)


@pytest.mark.parametrize("part", range(PARTS))
async def test_an_evening_in_any_order_leaves_nothing_behind(
    part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = Counter[str]()
    for seed in range(part, WALKS, PARTS):
        evening = Evening(tmp_path / str(seed), seed)
        monkeypatch.setattr(Connection, "open", evening.club.open)
        await evening.walk()
        assert not evening.wrong, f"walk {seed}: the club lacked {evening.wrong}, and the table said that it has all"
        done += evening.done
    assert {*done} == {*TABLE, *ROOM}
