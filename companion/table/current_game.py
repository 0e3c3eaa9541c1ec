"""The table: which game is on it, from setting it up to putting it away, and what becomes of it as time goes by."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from companion.access import grants
from companion.access.grants import Phones
from companion.background import aside
from companion.devices.bridge import HardwareBridge
from companion.devices.lamp_states import next_warning_ms
from companion.errors import Damaged, Stale, Trouble, Unwritable
from companion.fence import fence
from companion.log import catalogue as catalogues
from companion.log.record import Head, Line
from companion.log.session import Append, Session
from companion.log.store import Entry, Store
from companion.records.archive import Archive
from companion.records.recordings import Opened, Traced
from companion.records.records import Folded, fold, package_of
from companion.table import draft as drafts
from companion.table.automatic_steps import AutomaticSteps
from companion.table.automation import Automation
from companion.table.downtime import away
from companion.table.draft import Draft
from companion.table.prefs import Prefs
from companion.table.roll_evidence import RollEvidence, is_edited
from companion.table.saved_house_rules import SavedHouseRules
from companion.view.speak import Speaker
from rules.kit.types import AnyGame, Catalogue, Illegal, Prompt, Say, Seat

log = logging.getLogger(__name__)

MOST_NAMES = 24
MOST_OPENED = 8
OLD_TOKEN = "token"  # earlier versions kept the table's token; it opens nothing any more


@dataclass(frozen=True, kw_only=True)
class Links:
    """Where phones find the companion."""

    watch: tuple[str, ...] = ()
    ways: tuple[str, ...] = ()  # what each of them is: the name or the interface behind the address
    hosts: frozenset[str] = frozenset()
    fingerprint: str = ""  # of the certificate, as "AB:CD:..."; "" without one


class CurrentGame:
    """What is on the table. One per companion, on the core's event loop; whoever shows it is told by `publish`."""

    def __init__(
        self,
        store: Store,
        games: tuple[AnyGame, ...],
        *,
        now_ms: Callable[[], int],
        utc: Callable[[], str],
        new_id: Callable[[], str],
    ) -> None:
        self.store, self.games = store, games
        self.links = Links()
        self.find_links: Callable[[], Links] = Links
        self.prefs = Prefs()
        self.names: tuple[str, ...] = ()
        self.warnings: tuple[Say, ...] = store.warnings
        self.away: Say | None = None
        self.trace: Callable[[Traced], None] = lambda traced: None  # hears of every signal and of what became of it
        self.finished: tuple[Entry, ...] = ()
        self.running: tuple[Entry, ...] = ()  # not finished and not on the table, the one played last first
        self.opened: dict[str, Folded] = {}  # records that somebody looks at
        self.archive = Archive(store)
        self.archive.grown = lambda: self.publish()
        self.connected = 0  # browsers
        self.phones = Phones(store.keep, now_ms, utc)
        self.publish: Callable[[], None] = lambda: None  # shows everybody what has become of it
        self.box = HardwareBridge(self)
        self.auto = AutomaticSteps(self)
        self.now_ms, self._utc, self._new_id = now_ms, utc, new_id
        self._session: Session[Any, Any, Any] | None = None
        self.printed: dict[str, Catalogue] = {}  # what the box knows of components, where somebody looks at it
        self._draft: Draft | None = None
        self.presets: tuple[SavedHouseRules, ...] = ()  # house rules that are kept of the game being set up
        self._changed = asyncio.Event()

    # ---- what is on the table -------------------------------------------------------------------------
    @property
    def playing(self) -> bool:
        """Whether a game is on the table."""
        return self._session is not None

    @property
    def game_id(self) -> str:
        """The id of the game on the table, "" without one."""
        return self._session.head.id if self._session else ""

    @property
    def session(self) -> Session[Any, Any, Any]:
        """The game on the table; Stale if there is none."""
        if self._session is None:
            raise Stale("no-game-open")
        return self._session

    @property
    def draft(self) -> Draft:
        """The game being set up; Stale if there is none."""
        if self._draft is None:
            raise Stale("no-draft-open")
        return self._draft

    @property
    def draft_game(self) -> AnyGame:
        return self.game(self.draft.game)

    @property
    def own(self) -> Automation:
        """What the box does of its own accord in the game on the table."""
        return self.prefs.own.get(self.session.game.id, Automation())

    def asked(self) -> tuple[Prompt, ...]:
        """Every open prompt, with as much filled in as this table wants."""
        return self.own.filled_in(self.session.prompts())

    @property
    def newest(self) -> int:
        """How many lines the game on the table has: a higher number means that something has happened."""
        return len(self._session.lines) if self._session else 0

    @property
    def seated(self) -> tuple[str, ...]:
        """The people at the game on the table, by seat; () without one."""
        return self._session.head.seats if self._session else ()

    @property
    def people(self) -> tuple[str, ...]:
        """Whose seat a phone may ask for: those at the table, else those of the game being set up, else all known."""
        drafted = tuple(chair.name for chair in self._draft.chairs if chair.name) if self._draft else ()
        return self.seated or drafted or self.names

    def game(self, game_id: str) -> AnyGame:
        """The rule module of that name; Trouble if there is none."""
        for game in self.games:
            if game.id == game_id:
                return game
        raise Trouble("no-such-game", game=game_id)

    @property
    def package(self) -> str:
        """The package of the game on the table, for its texts."""
        return package_of(self.session.game)

    def speaker(self, lang: str) -> Speaker:
        """Speech about the game on the table, or about the companion alone."""
        if self._session is None:
            return Speaker(lang, None, (), (), titles=self._packages())
        return self.speaker_of(self._session.head, lang)

    def speaker_of(self, head: Head, lang: str) -> Speaker:
        """Speech about the seats of that game."""
        package = package_of(self.game(head.game))
        return Speaker(lang, package, head.seats, head.tints, titles=self._packages())

    def _packages(self) -> Mapping[str, str]:
        return {game.id: package_of(game) for game in self.games}

    def text(self, say: Say) -> str:
        """A sentence in the table's language."""
        return self.speaker(self.prefs.lang).speak(say)

    # ---- from one evening to the next -----------------------------------------------------------------
    async def open(self) -> None:
        """Read what is kept; the game that was on the table comes back paused."""
        self.prefs = _read(await self.store.kept("prefs"), Prefs, Prefs())
        self.names = tuple(_read(await self.store.kept("names"), list[str], []))
        self.phones.open(await self.store.kept(grants.KEY))
        if await self.store.kept(OLD_TOKEN):
            await self._keep(OLD_TOKEN, "")
        await self._look_at_records()
        on_table = _read(await self.store.kept("on-table"), str, "")
        if any(entry.id == on_table for entry in self.running):
            try:
                await self.go_on(on_table)
            except Damaged as damaged:
                self.warnings = (*self.warnings, damaged.say)

    async def _look_at_records(self) -> None:
        entries = await self.store.games()
        known = {game.id for game in self.games}
        self.finished = tuple(e for e in entries if e.finished and e.game in known)
        self.running = tuple(e for e in entries if not e.finished and e.game in known and e.id != self.game_id)
        self.archive.follow(self.finished)

    async def open_record(self, game_id: str) -> None:
        """Fold a kept game to look at it; Stale or Damaged where that cannot be."""
        head, lines = await self.store.lines(game_id)
        there = self.opened.get(game_id)
        record = there if there and there.lines == lines else await aside(lambda: _ready(head, lines))
        newest = [each for each in self.opened.items() if each[0] != game_id][-MOST_OPENED:]
        self.opened = {**dict(newest), game_id: record}

    async def look_up(self, game: AnyGame) -> None:
        """Read what the box knows of that game's printed components."""
        self.printed = {**self.printed, game.id: await catalogues.kept(self.store, game)}

    async def set_up(self, game_id: str) -> None:
        """Start a draft of that game from the last one."""
        game = self.game(game_id)
        last = _read(await self.store.kept(f"draft/{game_id}"), Draft, None)
        self._draft = drafts.fresh(game, last, self.names)
        self.presets = _read(await self.store.kept(f"presets/{game_id}"), tuple[SavedHouseRules, ...], ())

    async def redraft(self, draft: Draft) -> None:
        self._draft = draft

    async def keep_presets(self, presets: tuple[SavedHouseRules, ...]) -> None:
        """Keep these house rules of the game being set up, and no others."""
        await self.store.keep(f"presets/{self.draft.game}", msgspec.to_builtins(presets))
        self.presets = presets

    async def begin(self) -> None:
        """The draft becomes the game on the table; Stale while another one is being played there."""
        self._make_room()
        draft, game = self.draft, self.draft_game
        known = await catalogues.kept(self.store, game)
        head = drafts.head(draft, game, self._new_id(), self._utc(), known)
        await self.lay_out(head)
        self.names = tuple(dict.fromkeys([*head.seats, *self.names]))[:MOST_NAMES]
        await self._keep(f"draft/{game.id}", msgspec.to_builtins(draft))
        await self._keep("names", list(self.names))

    async def lay_out(self, head: Head) -> None:
        """A new game comes on the table."""
        await self.store.begin(head)
        self._session = Session.begin(self.game(head.game), head, self._append(head.id), self.now_ms)
        await self._on_table()

    async def go_on(self, game_id: str) -> None:
        """A game that was left comes back on the table, paused; Stale or Damaged where it cannot."""
        self._make_room()
        head, lines = await self.store.lines(game_id)
        last_utc = await self.store.last_utc(game_id)
        self._session = Session.resume(self.game(head.game), head, lines, self._append(head.id), self.now_ms)
        self.away = away(last_utc, self._utc())
        await self._on_table()

    def _make_room(self) -> None:
        if self._session and not self._session.finished:
            raise Stale("game-on-the-table")

    async def _on_table(self) -> None:
        self.box.forget()
        self.auto.answered()
        self._draft = None
        self.trace(Opened(head=self.session.head, lines=self.session.lines))
        await self._keep("on-table", self.session.head.id)
        await self._look_at_records()

    async def put_away(self) -> None:
        """Leave the game: it is kept, paused, and can be gone on with."""
        try:
            if not self.session.finished:
                await self.session.pause(True, by="screen")
        except Unwritable as error:  # it comes back paused all the same, at its last move
            log.warning("the pause was not kept: %s", error)
        await self._learn()
        self._session = None
        self.away = None
        await self._keep("on-table", "")
        await self._look_at_records()

    async def again(self) -> None:
        """The same seats once more, as a new draft."""
        game_id = self.session.game.id
        await self.put_away()
        await self.set_up(game_id)

    async def prefer(self, prefs: Prefs) -> None:
        """Keep the settings."""
        await self.store.keep("prefs", msgspec.to_builtins(prefs))
        self.prefs = prefs

    async def _learn(self) -> None:
        """The core's catalogue takes over what this game was told."""
        game, state = self.session.game, self.session.state
        known = catalogues.after(game, await catalogues.kept(self.store, game), game.learned(state))
        await self._keep(f"catalogue/{game.id}", known)

    async def _keep(self, key: str, value: Any) -> None:
        """Keep what is handy next time; a full disk must not stop the evening for it."""
        try:
            await self.store.keep(key, value)
        except Unwritable as error:
            log.warning("%s was not kept: %s", key, error)

    def _append(self, game_id: str) -> Append:
        async def append(*lines: Line) -> None:
            await self.store.append(game_id, *lines)
            with fence("the recording"):  # what is on the disk counts
                for line in lines:
                    self.trace(line)

        return append

    # ---- moves ----------------------------------------------------------------------------------------
    async def answer(self, prompt_id: str, values: dict[str, Any], by: str) -> None:
        """Write an answer down; a paused game goes on with it. One that is refused changes nothing."""
        thrown = self.box.thrown.get(prompt_id, RollEvidence())
        await self.session.answer(prompt_id, values, by, thrown.frames, is_edited(thrown, values), resumes=True)
        self.box.answered(prompt.id for prompt in self.session.prompts())
        self.auto.answered()
        self.away = None
        if self.session.finished:
            await self._learn()
            await self._look_at_records()

    async def undo(self, n: int, by: str) -> None:
        """Take back move `n`; Stale if it is not the newest any more."""
        was_over = self.session.finished
        await self.session.undo(n, by=by)
        self.box.forget()
        self.auto.hold()
        if was_over:
            await self._look_at_records()

    async def drop(self, n: int, by: str, seat: Seat) -> None:
        """Take back a seat's own answer and leave the others' standing; Stale where that cannot be any more."""
        await self.session.drop(n, by=by, seat=seat)
        self.box.forget()
        self.auto.hold()

    async def pause(self, on: bool, by: str) -> None:
        """Stop all clocks, or let them run again; while they stand, the catalogue takes over what was told."""
        await self.session.pause(on, by=by)
        self.away = None
        if on:
            self.auto.hold()
            await self._learn()

    async def say(self, say: Say) -> None:
        """That sentence is on all screens of the game, until the next move."""
        self.box.said = say
        self.publish()

    # ---- time -----------------------------------------------------------------------------------------
    def changed(self) -> None:
        """Something may have changed when the next timer falls due."""
        self._changed.set()

    async def wait(self) -> None:
        """Until something has fallen due."""
        while True:
            self._changed.clear()
            due_ms = self._next_ms()
            try:
                await asyncio.wait_for(self._changed.wait(), None if due_ms is None else max(0, due_ms) / 1000)
            except TimeoutError:
                return

    def _next_ms(self) -> int | None:
        """Milliseconds until a timer falls due, time begins to be short or a step is taken; None while nothing runs."""
        if self._session is None:
            return None
        times = (self._session.next_due_ms(), next_warning_ms(self._session.clocks()), self.auto.left_ms())
        return min((ms for ms in times if ms is not None), default=None)

    async def tick(self) -> None:
        """Play what has fallen due by now."""
        try:
            for ring in await self.session.tick():
                self.box.event = "time-up"
                self.box.said = Say(key="time-is-up", args={"label": ring.label})
        except (Illegal, Trouble) as error:
            log.error("a timer could not be written down: %s", error)
        await self.auto.take()
        self.publish()


def _ready(head: Head, lines: list[Line]) -> Folded:
    """The record folded, and its course made: a long game would keep the table waiting for that."""
    record = fold(head, lines)
    assert record.course
    return record


def _read(value: Any, kind: Any, fallback: Any) -> Any:
    """A kept value, or the fallback where it is missing or from another time."""
    if value is None:
        return fallback
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        log.warning("a kept setting could not be read and is ignored: %s", error)
        return fallback
