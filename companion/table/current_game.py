"""The game on the table, changed by intents alone; each result is a value."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from msgspec import structs

from companion.errors import Damaged, Doubtful, Stale, Trouble
from companion.log.clocks import next_warning_ms
from companion.log.disk import elapsed_time
from companion.log.disk.store import Store
from companion.log.record import Head, Line
from companion.log.session import Append, Session
from companion.table.arrivals import NO_ARRIVALS, ToldRows, is_edited, told_rows
from companion.table.catalogues import Arrangements
from companion.table.downtime import downtime_sentence
from companion.table.events import Happened
from companion.table.games import Games
from companion.table.intents import (
    Amend,
    Begin,
    Correct,
    Fill,
    GiveAnswer,
    Intent,
    Leave,
    Notice,
    RedoMove,
    Remark,
    Resume,
    SetPause,
    UndoMove,
)
from companion.table.settings import Settings
from companion.table.snapshot import Snapshot
from companion.view.speaker import Speaker
from rules.kit.types import Illegal, Say, Seat

KEY = "on-table"  # the key of its id in the store
READ_MS = 1_000  # within this time a confirmation of a doubtful answer counts as a stray tap
TOLD_KEY = "told-rows"  # the key of the rows that phones entered

log = logging.getLogger(__name__)


class CurrentGame:
    """The game on the table. `do` and `tick` change it and return what to pass on to the listeners."""

    def __init__(
        self, store: Store, games: Games, settings: Settings, *, now_ms: Callable[[], int], utc: Callable[[], str]
    ) -> None:
        self.arrivals = NO_ARRIVALS
        self.notice: Say | None = None  # the answer to the last press or roll, unless it simply counted
        self.instead = ""  # the prompt that the last press would have confirmed from its own seat's button
        self.downtime: Say | None = None  # the time that the companion was off, shown until the next answer
        self.is_broken = False  # the game cannot be drawn, and leaves the table as soon as possible
        self.set_aside_game = ""  # the module of the game that could not go on, until the next game is on the table
        self._doubt: tuple[GiveAnswer, int] | None = None  # the doubtful answer, and when the table was asked
        self._session: Session | None = None
        self._reported_count = 0  # lines of the game already reported
        self._saved_rows = ToldRows()  # the rows last saved
        self._snapshot: Snapshot | None = None
        self.places = Arrangements(store)
        self._store, self._games, self._settings = store, games, settings
        self._now_ms, self._utc = now_ms, utc

    # ---- reading ------------------------------------------------------------------------------------
    @property
    def has_game(self) -> bool:
        return self._session is not None

    @property
    def id(self) -> str:
        """The id of the game on the table; "" without one."""
        return self._session.head.id if self._session else ""

    @property
    def session(self) -> Session:
        """The session of the game on the table. Raises Stale without one."""
        if self._session is None:
            raise Stale("no-game-open")
        return self._session

    @property
    def line_count(self) -> int:
        """The number of lines of the game on the table: a higher one means that something has happened."""
        return len(self._session.lines) if self._session else 0

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The players' names, by seat; () without a game."""
        return self._session.head.seats if self._session else ()

    @property
    def package(self) -> str:
        """The package of the game on the table, for its texts."""
        return self.session.game.home

    def snapshot(self) -> Snapshot | None:
        """The snapshot of the game, shared by all viewers; None without a game."""
        session = self._session
        if session is None:
            self._snapshot = None
            return None
        automation = self._settings.automation(session.game.id)
        layouts = self.places.layouts(session.game)
        if self._snapshot is None or not self._snapshot.is_of(session, automation, layouts):
            self._snapshot = Snapshot(session, automation, self._snapshot, layouts)
        return self._snapshot

    def collect_happened(self, closed: Session | None = None) -> Happened:
        """The current game, with the unreported lines of it (or of the game just left). Each line is reported once,
        even with concurrent writers."""
        session = closed or self._session
        lines: tuple[Line, ...] = ()
        if session is not None:
            lines, self._reported_count = session.lines[self._reported_count :], len(session.lines)
        return Happened(now=self.snapshot(), arrived=self.arrivals, lines=lines, closed=closed)

    def speaker(self, lang: str) -> Speaker:
        """The speaker for the game on the table, or for the companion alone."""
        return self._games.speaker_of(self._session.head, lang) if self._session else self._games.speaker(lang)

    def next_due_ms(self) -> int | None:
        """Milliseconds until a timer is due or a clock runs short; None while nothing runs."""
        if self._session is None:
            return None
        if self.is_broken:
            return 0
        times = (self._session.next_due_ms(), next_warning_ms(self._session.clocks()))
        return min((ms for ms in times if ms is not None), default=None)

    @property
    def is_timed(self) -> bool:
        """Whether a visible clock is running."""
        clocks = self._session.clocks() if self._session and not self.is_broken else None
        return clocks is not None and clocks.ticking and (bool(clocks.timers) or clocks.rule.mode != "off")

    def note_time(self) -> None:
        """Save the elapsed time, in case the companion is cut off."""
        session = self.session
        noted = elapsed_time.ElapsedTime(game=session.head.id, lines=len(session.lines), at=session.at_ms)
        elapsed_time.note(self._store.folder, noted)

    # ---- changing -----------------------------------------------------------------------------------
    async def do(self, intent: Intent, by: str) -> Happened:
        """Carry out the intent; its result. Raises Illegal or Trouble if it is refused: then nothing has changed."""
        closed = self._session if isinstance(intent, Leave) else None
        await self._carry_out(intent, by)
        await self._save_told()
        opened = self._session if isinstance(intent, Begin | Resume) else None
        return replace(self.collect_happened(closed), intent=intent, opened=opened)

    async def tick(self) -> Happened:
        """Fire the timers that are due, or take a game that cannot be drawn off the table."""
        if self._session is None:
            return self.collect_happened()
        if self.is_broken:
            closed = self._session
            await self._leave("screen")
            self.set_aside_game = closed.game.id
            return self.collect_happened(closed)
        try:
            rings = await self._session.tick()
        except (Illegal, Trouble) as error:
            log.error("a timer could not be written down: %s", error)
            return self.collect_happened()
        if rings:
            await self._save_told()
        for ring in rings:
            self.notice = Say(key="time-is-up", args={"label": ring.label})
        return replace(self.collect_happened(), event="time-up" if rings else None)

    def say(self, say: Say) -> Happened:
        """Show a sentence until the next move."""
        self.notice, self.instead = say, ""
        return self.collect_happened()

    async def _carry_out(self, intent: Intent, by: str) -> None:
        match intent:
            case GiveAnswer():
                await self._answer(intent, by)
            case Correct(prompt_id=prompt_id, values=values):
                await self.session.answer(prompt_id, values, by)
            case Fill():
                self.arrivals = self.arrivals.filled(intent)
                self.notice, self.instead = None, ""
            case UndoMove():
                await self._undo(intent, by)
            case RedoMove(n=n, seat=seat):
                await self._redo(n, seat, by)
            case Amend(tried=tried, changed=changed):
                await self.session.amend(tried, changed, by)
                self._clear_forms()
            case SetPause(on=on):
                await self.session.pause(not self.session.paused if on is None else on, by=by)
                self.downtime = None
            case Remark(text=text):
                await self.session.note(text, by=by)
            case Begin(head=head):
                await self._begin(head)
            case Resume(game_id=game_id):
                await self._resume(game_id)
            case Leave():
                await self._leave(by)
            case Notice(say=say, instead=instead):
                self.notice, self.instead = say, instead
            case _:
                assert_never(intent)

    async def _answer(self, answer: GiveAnswer, by: str) -> None:
        evidence = self.arrivals.evidence(answer.prompt_id)
        edited = is_edited(evidence, answer.values)
        try:
            await self.session.answer(answer.prompt_id, answer.values, by, evidence.frames, edited, resumes=True,
                                      sure=self._is_sure(answer))  # fmt: skip
        except Doubtful:
            if self._doubt is None or self._doubt[0] != answer:
                self._doubt = answer, self._now_ms()
            raise
        self._doubt = None
        self.arrivals = self.arrivals.select(prompt.id for prompt in self.session.prompts())
        self.notice, self.instead, self.downtime = None, "", None

    def _is_sure(self, answer: GiveAnswer) -> bool:
        """Whether the answer is confirmed: marked so, or repeated after at least READ_MS."""
        asked, at_ms = self._doubt or (None, 0)
        return answer.sure or (asked == answer and self._now_ms() - at_ms >= READ_MS)

    async def _undo(self, undo: UndoMove, by: str) -> None:
        newest, _ = self.session.undo_offer() or (None, None)
        n = newest if undo.n is None else undo.n
        if n is None:
            return
        if undo.seat is None:
            await self.session.undo(n, by=by, to=undo.to)
        else:
            await self.session.drop(n, by=by, seat=undo.seat)
        self._reopen_form()

    async def _redo(self, n: int, seat: Seat | None, by: str) -> None:
        if seat is not None and self.session.redo_offer(seat, by) is None:
            raise Stale("log-no-redo")
        await self.session.redo(n, by=by)
        self._clear_forms()
        self.downtime = None

    async def _save_told(self) -> None:
        """Save the rows that phones entered, with the number of moves: they outlive an answer to another form."""
        if self._session is None or not self.arrivals.told:
            return
        told = told_rows(self.arrivals, self.id, self.session.lines)
        if told != self._saved_rows and await self._store.keep_if_possible(TOLD_KEY, told):
            self._saved_rows = told

    def _reopen_form(self) -> None:
        """Reopen the form that was undone, filled in as it was answered."""
        self._clear_forms()
        if taken := self.session.undone_answer():
            prompt, values = taken
            filled = NO_ARRIVALS.filled(Fill(prompt_id=prompt.id, values=values))
            self.arrivals = structs.replace(filled, again=prompt.id if values else "")

    def _clear_forms(self) -> None:
        self.arrivals, self.notice, self.instead = NO_ARRIVALS, None, ""

    # ---- coming and going ---------------------------------------------------------------------------
    async def saved_id(self) -> str:
        """The id of the game that was on the table when the companion ended; "" without one."""
        kept: str = await self._store.load(KEY, str, "")
        return kept

    async def _begin(self, head: Head) -> None:
        self._make_room()
        session = Session.begin(self._games.find(head.game), head, self._append(head.id), self._now_ms)
        await self._store.begin(head)
        await self._put(session)

    async def _resume(self, game_id: str) -> None:
        self._make_room()
        was_on_table = await self.saved_id() == game_id  # the companion went off before the game was left
        head, lines = await self._store.lines(game_id)
        last_utc = await self._store.last_utc(game_id)
        at_ms = elapsed_time.noted_ms(self._store.folder, game_id, len(lines))
        game, append = self._games.find(head.game), self._append(head.id)
        await self._put(Session.resume(game, head, lines, append, self._now_ms, at_ms))
        if head.version != game.version:
            self.notice = Say(key="resumed-other-rules", args={"had": head.version, "has": game.version})
        told = await self._store.load(TOLD_KEY, ToldRows, ToldRows())
        self.arrivals = told.arrivals(head.id, lines)
        if was_on_table:
            self.downtime = downtime_sentence(last_utc, self._utc())

    def _make_room(self) -> None:
        if self._session and not self._session.is_finished:
            raise Stale("game-on-the-table")

    async def _put(self, session: Session) -> None:
        try:
            await self.places.look_up(session.game)
        except Damaged as error:  # the map keeps the game's own places
            log.warning("the places on the map were not read: %s", error)
        self._session, self._reported_count, self.downtime = session, len(session.lines), None
        self.is_broken, self.set_aside_game = False, ""
        self._clear_forms()
        await self._store.keep_if_possible(KEY, session.head.id)

    async def _leave(self, by: str) -> None:
        try:
            if not self.session.is_finished:
                await self.session.pause(True, by=by)
        except Trouble as error:  # the next resume pauses it all the same, at its last move
            log.warning("the pause was not kept: %s", error)
        self._session, self.downtime = None, None
        await self.forget_saved()

    async def forget_saved(self) -> None:
        """Let the next start begin with home."""
        await self._store.keep_if_possible(KEY, "")

    def _append(self, game_id: str) -> Append:
        return lambda *lines: self._store.append(game_id, *lines)
