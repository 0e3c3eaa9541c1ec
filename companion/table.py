"""The table: joins the log, the pages, the seats and the input. One per companion, on the core's event loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import structs

from companion import draft as drafts
from companion.away import away
from companion.clockviews import clock_views
from companion.draft import Draft
from companion.errors import Damaged, Stale, Trouble, Unwritable
from companion.input import Act, Confirm, Fill, Focus, Refuse, Tell, TogglePause, heard, wanted
from companion.input import Undo as UndoPressed
from companion.lan.mailbox import Mailbox
from companion.log import catalogue as catalogues
from companion.log.record import Head, Line
from companion.log.session import Append, Session
from companion.log.store import Entry, Store
from companion.pages.page import Page, View
from companion.pages.registry import PAGES
from companion.prefs import Prefs
from companion.records import exported, package_of
from companion.view import wire
from companion.view.draw import draw
from companion.view.palette import DAY, NIGHT, OUTLINES
from companion.view.speak import Speaker, words
from hardware.signal import Found, Lost, Signal
from rules.kit.seal import seal
from rules.kit.types import TABLE, AnyGame, Illegal, Say, Scene, Sheet, Viewer

if TYPE_CHECKING:  # it imports gpiozero, which a companion without buttons need not wait for
    from hardware.simulator import Simulator

log = logging.getLogger(__name__)

MOST_NAMES = 24


@dataclass(eq=False)
class Visit:
    """One client: the touchscreen or a browser."""

    role: str  # "table" or "watch"
    lang: str
    page: str
    mailbox: Mailbox = field(default_factory=Mailbox)
    follows: bool = False  # its language is the table's


@dataclass(frozen=True, kw_only=True)
class Links:
    """Where phones find the companion."""

    watch: tuple[str, ...] = ()
    hosts: frozenset[str] = frozenset()


@dataclass(frozen=True, kw_only=True)
class Kept:
    """A finished game, folded."""

    head: Head
    sheet: Sheet


class Table:
    """What is on the table and who looks at it. Every change goes through here and is published to all."""

    def __init__(
        self,
        store: Store,
        games: tuple[AnyGame, ...],
        *,
        token_ok: Callable[[str], bool],
        now_ms: Callable[[], int],
        utc: Callable[[], str],
        new_id: Callable[[], str],
    ) -> None:
        self.store, self.games = store, games
        self.links = Links()
        self.prefs = Prefs()
        self.names: tuple[str, ...] = ()
        self.warnings: tuple[Say, ...] = store.warnings
        self.away: Say | None = None
        self.said: Say | None = None  # the answer to the last press or roll that did not simply count
        self.simulator: Simulator | None = None
        self.want: Callable[[tuple[str, ...]], None] = lambda tints: None  # tells the dice readers
        self.filled: dict[str, dict[str, Any]] = {}
        self.finished: tuple[Entry, ...] = ()
        self.running: tuple[Entry, ...] = ()  # not finished and not on the table, the one played last first
        self.opened: dict[str, Kept] = {}
        self._token_ok, self._now_ms, self._utc, self._new_id = token_ok, now_ms, utc, new_id
        self._session: Session[Any, Any, Any] | None = None
        self._draft: Draft | None = None
        self._visits: set[Visit] = set()
        self._touched: Visit | None = None  # the table's screen that was used last
        self._seq = 0
        self._scenes: dict[Viewer, Scene] = {}  # made for the Shows of this moment
        self._drawings: dict[tuple[Viewer, str], wire.Drawing] = {}
        self._wanted: tuple[str, ...] = ()
        self._lost: set[str] = set()  # devices that cannot be used just now
        self._changed = asyncio.Event()
        self._setting_up = asyncio.Lock()  # one tap after the other: a second "start" finds the first game begun

    # ---- what is on the table -------------------------------------------------------------------------
    @property
    def playing(self) -> bool:
        """Whether a game is on the table."""
        return self._session is not None

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

    def title(self, speaker: Speaker) -> str:
        """What stands top left."""
        if self._session is not None:
            return speaker.title(self._session.game.id)
        return speaker.speak(Say(key="companion-title"))

    def sealed(self, viewer: Viewer) -> Any:
        """The state as that viewer may see it."""
        return seal(self.session.state, viewer)

    def scene(self, viewer: Viewer) -> Scene:
        """What lies on the table, as that viewer may see it."""
        if viewer not in self._scenes:
            self._scenes[viewer] = self.session.game.scene(self.sealed(viewer), viewer)
        return self._scenes[viewer]

    def drawing(self, viewer: Viewer, speaker: Speaker) -> wire.Drawing:
        """The same as a picture; made once for all who see the same in one language."""
        audience = (viewer, speaker.lang)
        if audience not in self._drawings:
            game, scene = self.session.game, self.scene(viewer)
            self._drawings[audience] = draw(scene.parts, game.layouts, game.glyphs, speaker)
        return self._drawings[audience]

    def scores(self) -> tuple[tuple[int, ...], ...]:
        """The totals at the start and after every move in force."""
        game = self.session.game
        return tuple(game.sheet(seal(state, TABLE)).totals for state in self.session.states())

    def clocks(self, speaker: Speaker) -> tuple[wire.ClockView, ...]:
        """The running clocks, the most pressing first."""
        return clock_views(self.session.clocks(), speaker)

    def phones(self) -> int:
        """How many browsers are connected, the touchscreen left out."""
        return max(0, len(self._visits) - 1)

    # ---- from one evening to the next -----------------------------------------------------------------
    async def open(self) -> None:
        """Read what is kept; the game that was on the table comes back paused."""
        self.prefs = _read(await self.store.kept("prefs"), Prefs, Prefs())
        self.names = tuple(_read(await self.store.kept("names"), list[str], []))
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
        on_table = self._session.head.id if self._session else ""
        self.running = tuple(e for e in entries if not e.finished and e.game in known and e.id != on_table)

    async def set_up(self, game_id: str) -> None:
        """Start a draft of that game from the last one."""
        game = self.game(game_id)
        last = _read(await self.store.kept(f"draft/{game_id}"), Draft, None)
        self._draft = drafts.fresh(game, last, self.names)

    async def redraft(self, draft: Draft) -> None:
        self._draft = draft

    async def begin(self) -> None:
        """The draft becomes the game on the table."""
        draft, game = self.draft, self.draft_game
        kept = _read(await self.store.kept(f"catalogue/{game.id}"), dict[str, dict[str, Any]], {})
        head = drafts.head(draft, game, self._new_id(), self._utc(), kept)
        await self.store.begin(head)
        self._session = Session.begin(game, head, self._append(head.id), self._now_ms)
        self.names = tuple(dict.fromkeys([*head.seats, *self.names]))[:MOST_NAMES]
        await self._keep(f"draft/{game.id}", msgspec.to_builtins(draft))
        await self._keep("names", list(self.names))
        await self._on_table()

    async def go_on(self, game_id: str) -> None:
        """A game that was left comes back on the table, paused; Stale or Damaged where it cannot."""
        head, lines = await self.store.lines(game_id)
        last_utc = await self.store.last_utc(game_id)
        self._session = Session.resume(self.game(head.game), head, lines, self._append(head.id), self._now_ms)
        self.away = away(last_utc, self._utc())
        await self._on_table()

    async def _on_table(self) -> None:
        self.filled = {}
        self._draft = None
        await self._keep("on-table", self.session.head.id)
        await self._look_at_records()
        for visit in self._visits:
            visit.page = "play"
        self._changed.set()

    async def put_away(self) -> None:
        """Leave the game: it is kept, paused, and can be gone on with."""
        if not self.session.paused and not self.session.finished:
            await self.session.pause(True, by="screen")
        await self._learn()
        self._session = None
        self.away = None
        await self._keep("on-table", "")
        await self._look_at_records()
        for visit in self._visits:
            visit.page = "home"

    async def again(self) -> None:
        """The same seats once more, as a new draft."""
        game_id = self.session.game.id
        await self.put_away()
        await self.set_up(game_id)

    async def prefer(self, prefs: Prefs) -> None:
        """Keep the settings; clients that follow the table's language get the new words."""
        await self.store.keep("prefs", msgspec.to_builtins(prefs))
        self.prefs = prefs
        for visit in self._visits:
            if visit.follows and visit.lang != prefs.lang:
                visit.lang = prefs.lang
                visit.mailbox.reply(wire.encode(self._welcome(visit)))

    async def _learn(self) -> None:
        """The core's catalogue takes over what this game was told."""
        session = self.session
        key = f"catalogue/{session.game.id}"
        kept = _read(await self.store.kept(key), dict[str, dict[str, Any]], {})
        await self._keep(key, catalogues.merged(kept, session.game.learned(session.state)))

    async def _keep(self, key: str, value: Any) -> None:
        """Keep what is handy next time; a full disk must not stop the evening for it."""
        try:
            await self.store.keep(key, value)
        except Unwritable as error:
            log.warning("%s was not kept: %s", key, error)

    def _append(self, game_id: str) -> Append:
        async def append(*lines: Line) -> None:
            await self.store.append(game_id, *lines)

        return append

    # ---- clients --------------------------------------------------------------------------------------
    def enter(self, join: wire.Join, peer: str) -> Visit:
        """A client joins: with the table's token it may do everything, without it it watches."""
        role = "table" if join.token and self._token_ok(join.token) else "watch"
        visit = Visit(
            role=role,
            lang=join.lang or self.prefs.lang,
            page="play" if self.playing else "home",
            follows=not join.lang,
        )
        self._visits.add(visit)
        visit.mailbox.reply(wire.encode(self._welcome(visit)))
        if role == "table" and self._touched not in self._visits:
            self._touched = visit
        self.publish()
        return visit

    def leave(self, visit: Visit) -> None:
        self._visits.discard(visit)

    def _welcome(self, visit: Visit) -> wire.Welcome:
        return wire.Welcome(
            protocol=wire.PROTOCOL,
            lang=visit.lang,  # type: ignore[arg-type]
            role=visit.role,  # type: ignore[arg-type]
            words=words(visit.lang),
            day=DAY,
            night=NIGHT,
            marks=OUTLINES,
        )

    async def handle(self, visit: Visit, request: wire.Request) -> None:
        """Do what a client asks. Illegal or Trouble if it does not count; then nothing was changed."""
        if visit.role == "table" and not isinstance(request, wire.Ping):
            self._touched = visit
        match request:
            case wire.Ping(at_ms=at_ms):
                visit.mailbox.reply(wire.encode(wire.Pong(at_ms=at_ms, now_ms=self._now_ms())))
                return
            case wire.Go(page=page):
                await self._go(visit, page)
            case wire.Join():
                raise Stale("joined-already")
            case _ if visit.role != "table":
                raise Trouble("only-the-table")
            case wire.Set(form=form, name=name, value=value):
                await self._set(visit, form, name, value)
            case wire.Answer(form=form, values=values):
                await self._answer(visit, form, values)
            case wire.Undo(n=n):
                await self.session.undo(n, by="screen")
            case wire.Pause(on=on):
                await self.pause(on)
        self.publish()

    async def _go(self, visit: Visit, path: str) -> None:
        page = page_of(path)
        if visit.role != "table" and not page.watchers:
            raise Trouble("only-the-table")
        if page.in_game and not self.playing:
            raise Stale("no-game-open")
        if path.startswith("record/"):
            await self._open_record(path.partition("/")[2])
        if path.partition("/")[0] in ("new", "name", "house-rules"):
            _ = self.draft  # Stale where nothing is being set up
        visit.page = path

    async def _open_record(self, game_id: str) -> None:
        head, lines = await self.store.lines(game_id)
        game = self.game(head.game)
        session = Session.resume(game, head, lines, _refuse_writing, self._now_ms)
        self.opened = {game_id: Kept(head=head, sheet=game.sheet(seal(session.state, TABLE)))}

    async def _set(self, visit: Visit, form: str, name: str, value: Any) -> None:
        path = form.removeprefix("~")
        change = page_of(path).change
        if not form.startswith("~") or change is None:
            raise Stale("form-closed")
        async with self._setting_up:
            visit.page = await change(self, path.partition("/")[2], name, value)

    async def _answer(self, visit: Visit, form: str, values: dict[str, Any]) -> None:
        if form.startswith("~"):
            path = form.removeprefix("~")
            take = page_of(path).take
            if take is None:
                raise Stale("form-closed")
            async with self._setting_up:
                visit.page = await take(self, path.partition("/")[2], values)
            return
        await self.answer(form, values, by="screen")

    async def answer(self, prompt_id: str, values: dict[str, Any], by: str) -> None:
        """Write an answer down; a paused game goes on with it."""
        if self.session.paused:
            await self.session.pause(False, by=by)
        await self.session.answer(prompt_id, values, by=by)
        self.filled = {}
        self.away = self.said = None
        self._changed.set()
        if self.session.finished:
            await self._learn()
            await self._look_at_records()

    async def pause(self, on: bool) -> None:
        """Stop all clocks, or let them run again; while they stand, the catalogue takes over what was told."""
        await self.session.pause(on, by="screen")
        self.away = None
        if on:
            await self._learn()
        self._changed.set()

    def refusal(self, visit: Visit, error: Illegal | Trouble, form: str) -> bytes:
        """What a client is told when something did not count."""
        if isinstance(error, Unwritable):
            log.error("%s", error)
        rule = error.rule if isinstance(error, Illegal) else ""
        return wire.encode(wire.Refused(text=self._speaker(visit.lang).speak(error.say), rule=rule, form=form))

    async def export(self, token: str, game_id: str) -> bytes:
        """A record to download, for who holds the table's token."""
        if not self._token_ok(token):
            raise Trouble("only-the-table")
        return await exported(self.store, game_id)

    def text(self, say: Say) -> str:
        """A sentence in the table's language."""
        return self._speaker(self.prefs.lang).speak(say)

    def hosts(self) -> frozenset[str]:
        """The Host names under which the companion answers, without port."""
        return self.links.hosts

    # ---- publishing -----------------------------------------------------------------------------------
    def publish(self) -> None:
        """Every client gets the newest state of its page: made and encoded once per kind of viewer."""
        self._seq += 1
        self._scenes, self._drawings = {}, {}
        self._tell_readers()
        made: dict[tuple[str, str, str], bytes] = {}
        for visit in self._visits:
            audience = (visit.role, visit.lang, visit.page)
            if audience not in made:
                made[audience] = wire.encode(self.show(*audience))
            visit.mailbox.show(made[audience])

    def _tell_readers(self) -> None:
        """Dice readers light up for the dice that are wanted now."""
        wanted_now = wanted(self.session.prompts(), self.filled) if self._session else ()
        if wanted_now != self._wanted:
            self._wanted = wanted_now
            self.want(wanted_now)

    def show(self, role: str, lang: str, path: str) -> wire.Show:
        """One page as that kind of viewer sees it."""
        if page_of(path).in_game and not self.playing:
            path = "home"
        view = View(
            table=self, speaker=self._speaker(lang), viewer=TABLE, may=role == "table", about=path.partition("/")[2]
        )
        shown = page_of(path).draw(view)
        return structs.replace(shown, seq=self._seq, now_ms=self._now_ms(), night=self.prefs.night)

    def _speaker(self, lang: str) -> Speaker:
        if self._session is None:
            return Speaker(lang, None, (), (), titles=self._packages())
        return self.speaker_of(self._session.head, lang)

    def speaker_of(self, head: Head, lang: str) -> Speaker:
        """Speech about that game's seats."""
        package = package_of(self.game(head.game))
        return Speaker(lang, package, head.seats, head.tints, titles=self._packages())

    def _packages(self) -> Mapping[str, str]:
        return {game.id: package_of(game) for game in self.games}

    # ---- input and time -------------------------------------------------------------------------------
    async def signal(self, signal: Signal) -> None:
        """A button was pressed or dice were rolled: do what it means for the open prompts, or say why not."""
        session = self._session
        act = heard(signal, session.prompts() if session else (), self.filled, bool(session and session.paused))
        if isinstance(signal, Lost):
            self._lost.add(signal.device)
        try:
            await self._act(act, signal.device)
        except (Illegal, Trouble) as error:
            self.said = error.say
        if isinstance(signal, Found):
            self._lost.discard(signal.device)
        self.publish()

    async def _act(self, act: Act, by: str) -> None:
        self.said = None
        match act:
            case Confirm(prompt_id=prompt_id, values=values):
                await self.answer(prompt_id, values, by=by)
            case Fill(prompt_id=prompt_id, values=values):
                self.filled[prompt_id] = values
            case UndoPressed():
                if offer := self.session.undo_offer():
                    await self.session.undo(offer[0], by=by)
            case TogglePause():
                await self.pause(not self.session.paused)
            case Focus(prompt_id=prompt_id, say=say):  # what is chosen so far is known to the screen alone
                self.said = say
                if self._touched in self._visits:
                    self._touched.mailbox.reply(wire.encode(wire.Press(form=prompt_id)))
            case Refuse(say=say):
                self.said = say
            case Tell(say=say):  # that a device was found is only news after it was lost
                self.said = say if by in self._lost else None

    async def keep_time(self) -> None:
        """Play expired timers as they fall due; runs until cancelled."""
        while True:
            self._changed.clear()
            due_ms = self._session.next_due_ms() if self._session else None
            try:
                await asyncio.wait_for(self._changed.wait(), None if due_ms is None else max(0, due_ms) / 1000)
            except TimeoutError:
                await self.tick()

    async def tick(self) -> None:
        """Play what has fallen due by now."""
        try:
            for ring in await self.session.tick():
                self.said = Say(key="time-is-up", args={"label": ring.label})
        except (Illegal, Trouble) as error:
            log.error("a timer could not be written down: %s", error)
        self.publish()


# ---- small things ---------------------------------------------------------------------------------------
def page_of(path: str) -> Page:
    """The page that a path names; Stale if there is none."""
    page = PAGES.get(path.partition("/")[0])
    if page is None:
        raise Stale("no-such-page", page=path[:40])
    return page


async def _refuse_writing(*lines: Line) -> None:
    raise Stale("game-closed")


def _read(value: Any, kind: Any, fallback: Any) -> Any:
    """A kept value, or the fallback where it is missing or from another time."""
    if value is None:
        return fallback
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        log.warning("a kept setting could not be read and is ignored: %s", error)
        return fallback
