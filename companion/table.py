"""The table: which game is on it, from setting it up to putting it away, and what buttons and clocks do to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from companion import draft as drafts
from companion.away import away
from companion.draft import Draft
from companion.errors import Damaged, Stale, Trouble, Unwritable
from companion.input import Act, Confirm, Fill, Focus, Refuse, Tell, TogglePause, heard
from companion.input import Undo as UndoPressed
from companion.log import catalogue as catalogues
from companion.log.record import Head, Line
from companion.log.session import Append, Session
from companion.log.store import Entry, Store
from companion.prefs import Prefs
from companion.records import Folded, fold, package_of
from companion.view import wire
from companion.view.speak import Speaker
from hardware.signal import Found, Lost, Signal
from rules.kit.types import AnyGame, Illegal, Say

if TYPE_CHECKING:  # it imports gpiozero, which a companion without buttons need not wait for
    from hardware.simulator import Simulator

log = logging.getLogger(__name__)

MOST_NAMES = 24
MOST_OPENED = 8


@dataclass(frozen=True, kw_only=True)
class Links:
    """Where phones find the companion."""

    watch: tuple[str, ...] = ()
    hosts: frozenset[str] = frozenset()


class Table:
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
        self.said: Say | None = None  # the answer to the last press or roll that did not simply count
        self.simulator: Simulator | None = None
        self.wanted: tuple[str, ...] = ()  # the dice that a reader may fill in now, one colour a die
        self.want: Callable[[tuple[str, ...]], None] = lambda tints: None  # tells the dice readers
        self.keys: Callable[[wire.Key], None] = lambda key: None  # tells the rig, where keys stand for buttons
        self.filled: dict[str, dict[str, Any]] = {}
        self.finished: tuple[Entry, ...] = ()
        self.running: tuple[Entry, ...] = ()  # not finished and not on the table, the one played last first
        self.opened: dict[str, Folded] = {}  # records that somebody looks at
        self.phones = 0  # browsers that are connected
        self.publish: Callable[[], None] = lambda: None  # shows everybody what has become of it
        self.press: Callable[[str], None] = lambda form: None  # presses confirm on the screen that was touched last
        self.now_ms, self._utc, self._new_id = now_ms, utc, new_id
        self._session: Session[Any, Any, Any] | None = None
        self._draft: Draft | None = None
        self._lost: set[str] = set()  # devices that cannot be used just now
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

    async def open_record(self, game_id: str) -> None:
        """Fold a kept game to look at it; Stale or Damaged where that cannot be."""
        newest = list(self.opened.items())[-MOST_OPENED:]
        self.opened = {**dict(newest), game_id: fold(*await self.store.lines(game_id))}

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
        known = await catalogues.kept(self.store, game)
        head = drafts.head(draft, game, self._new_id(), self._utc(), known)
        await self.store.begin(head)
        self._session = Session.begin(game, head, self._append(head.id), self.now_ms)
        self.names = tuple(dict.fromkeys([*head.seats, *self.names]))[:MOST_NAMES]
        await self._keep(f"draft/{game.id}", msgspec.to_builtins(draft))
        await self._keep("names", list(self.names))
        await self._on_table()

    async def go_on(self, game_id: str) -> None:
        """A game that was left comes back on the table, paused; Stale or Damaged where it cannot."""
        head, lines = await self.store.lines(game_id)
        last_utc = await self.store.last_utc(game_id)
        self._session = Session.resume(self.game(head.game), head, lines, self._append(head.id), self.now_ms)
        self.away = away(last_utc, self._utc())
        await self._on_table()

    async def _on_table(self) -> None:
        self.filled = {}
        self._draft = None
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

        return append

    # ---- moves ----------------------------------------------------------------------------------------
    async def answer(self, prompt_id: str, values: dict[str, Any], by: str) -> None:
        """Write an answer down; a paused game goes on with it."""
        if self.session.paused:
            await self.session.pause(False, by=by)
        await self.session.answer(prompt_id, values, by=by)
        self.filled = {}
        self.away = self.said = None
        if self.session.finished:
            await self._learn()
            await self._look_at_records()

    async def undo(self, n: int, by: str) -> None:
        """Take back move `n`; Stale if it is not the newest any more."""
        await self.session.undo(n, by=by)
        self.filled = {}
        self.said = None

    async def pause(self, on: bool, by: str) -> None:
        """Stop all clocks, or let them run again; while they stand, the catalogue takes over what was told."""
        await self.session.pause(on, by=by)
        self.away = None
        if on:
            await self._learn()

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
                    await self.undo(offer[0], by)
            case TogglePause():
                await self.pause(not self.session.paused, by)
            case Focus(prompt_id=prompt_id, say=say):  # what is chosen so far is known to the screen alone
                self.said = say
                self.press(prompt_id)
            case Refuse(say=say):
                self.said = say
            case Tell(say=say):  # that a device was found is only news after it was lost
                self.said = say if by in self._lost else None

    def key(self, key: wire.Key) -> None:
        """A key of the table's keyboard went down or up: it may stand for a button."""
        self.keys(key)

    def changed(self) -> None:
        """Something may have changed when the next timer falls due."""
        self._changed.set()

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


def _read(value: Any, kind: Any, fallback: Any) -> Any:
    """A kept value, or the fallback where it is missing or from another time."""
    if value is None:
        return fallback
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        log.warning("a kept setting could not be read and is ignored: %s", error)
        return fallback
