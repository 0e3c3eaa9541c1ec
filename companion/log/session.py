"""The only writer of a game. An answer is checked, played and committed, and only then does the session change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from companion.errors import Doubtful, Stale, Unwritable
from companion.log.amendment import Trial
from companion.log.book import (
    Book,
    end_lines,
    may_drop,
    open_book,
    play,
    play_amendment,
    play_line,
    repeated_amendment,
    replay,
    take_back,
    with_amendment,
)
from companion.log.clocks import Countdown, Ring
from companion.log.game_in_play import GameInPlay, GameTime, NowMs
from companion.log.old_corrections import migrate_lines
from companion.log.record import Amended, Head, Line, Note, Paused, Played, Undone
from rules.kit.answers import doubted_amounts, to_json
from rules.kit.corrections import as_prompt
from rules.kit.news import doubt
from rules.kit.types import TABLE, AnyGame, Illegal, News, Prompt, PublicNumber, Seat

A = ParamSpec("A")
T = TypeVar("T")

MOST_NOTE = 400  # characters
RETRY_MS = 1000  # after the move of an expired timer could not be saved


class Append(Protocol):
    """Commits lines, all or none; raises Unwritable, and then has saved none."""

    async def __call__(self, *lines: Line) -> None: ...


def in_turn(
    write: Callable[Concatenate[Any, A], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Any, A], Coroutine[Any, Any, T]]:
    """A decorator for writing methods of a session: one runs at a time, and to its end even without its caller.

    A client that disconnects during its answer must not leave a line on the disk that the session does not have.
    """

    @wraps(write)
    async def in_its_turn(session: Any, /, *words: A.args, **more: A.kwargs) -> T:
        async def work() -> T:
            async with session._turn:
                return await write(session, *words, **more)

        task = asyncio.create_task(work())
        session._writing.add(task)
        task.add_done_callback(session._writing.discard)
        return await asyncio.shield(task)

    return in_its_turn


class Session(GameInPlay):
    """A game in play, open to readers at any time and to one writer at a time."""

    def __init__(
        self, game: AnyGame, head: Head, lines: Sequence[Line], book: Book, append: Append, now_ms: NowMs
    ) -> None:
        """Use `begin` or `resume`."""
        super().__init__(game, head, lines, book, now_ms)
        self._append, self._now_ms = append, now_ms
        self._expired_ids: frozenset[str] = frozenset()  # countdowns that have rung, or were found at zero
        self._retry_at_ms = now_ms()  # monotonic: the next try for an expired timer
        self._turn = asyncio.Lock()
        self._writing: set[asyncio.Task[Any]] = set()  # the event loop itself holds tasks only weakly

    @classmethod
    def begin(cls, game: AnyGame, head: Head, append: Append, now_ms: NowMs) -> Session:
        """A new game; a tournament clock starts paused. Raises Damaged if the head does not fit the game."""
        session = cls(game, head, (), open_book(game, head), append, now_ms)
        session.paused = head.clock.mode == "bank"
        session._time.set_running(not session.paused and not session.is_finished)
        return session

    @classmethod
    def resume(
        cls, game: AnyGame, head: Head, lines: Sequence[Line], append: Append, now_ms: NowMs, at_ms: int = 0
    ) -> Session:
        """A game continued from its lines, paused. Raises Damaged, naming the line, if the game refuses a move.

        `at_ms`: its game-time, if known to be later than its last line.
        """
        lines = tuple(migrate_lines(game.retold, lines))
        session = cls(game, head, lines, replay(game, head, lines), append, now_ms)
        session.paused, session._time = True, GameTime(now_ms, max(session.at_ms, at_ms))
        session._expired_ids = session._ids_at_zero()
        return session

    def next_due_ms(self) -> int | None:
        """Milliseconds until `tick` is due; None while no countdown runs."""
        if not self._time.is_running:
            return None
        left = [c.stands_ms or c.left_ms for c in self._countdowns() if c.id not in self._expired_ids]
        return max(0, self._retry_at_ms - self._now_ms(), min(left)) if left else None

    # ---- writing ------------------------------------------------------------------------------------
    @in_turn
    async def answer(
        self,
        prompt_id: str,
        values: dict[str, Any],
        by: str,
        dice: tuple[str, ...] = (),
        edited: bool = False,
        resumes: bool = False,
        sure: bool = True,
    ) -> int:
        """Play the answer to an open prompt or correction; returns its number.

        Raises Illegal, Stale, Unwritable: then nothing was changed. `dice` are the rolls that filled it in, `edited`
        says that it differs from them. `resumes`: it also resumes a paused game, unless it is refused. Not `sure`:
        raises Doubtful if the rules do not expect it.
        """
        prompt = self._open_prompt(prompt_id)
        v = to_json(self.game.move_values(self.state, prompt, values))
        before = self._resume_lines(by) if resumes and self.paused else ()
        line = Played(n=self._next_n + len(before), at=self.at_ms, seat=prompt.seat, by=by, prompt=prompt.id,
                      move=prompt.move, v=v, secret=prompt.secret, dice=dice, edited=edited)  # fmt: skip
        left = tuple(doubt("log-untold", prompt.rule, who=field.label, n=field.default or 0)
                     for field in doubted_amounts(prompt, values))  # fmt: skip
        await self._play(line, prompt, *before, sure=sure, left=left)
        return line.n

    def _resume_lines(self, by: str) -> tuple[Paused]:
        return (Paused(n=self._next_n, at=self.at_ms, by=by, on=False),)

    async def _play(self, line: Played, prompt: Prompt | None, *before: Paused, sure: bool = True,
                    left: tuple[News, ...] = ()) -> None:  # fmt: skip
        try:
            book = play(self.game, self.head, self._book, line, prompt)
        except msgspec.ValidationError:
            raise Illegal("log-malformed", prompt.rule if prompt else "") from None
        if not sure and (doubts := [*left, *(news for news in book.now.news if news.doubt)]):
            raise Doubtful(doubts)
        await self._go_on(book, line, *before)

    async def _go_on(self, book: Book, line: Played, *before: Paused | Played) -> None:
        listed = {c.id for c in self._countdowns()}
        await self._commit(book, *before, line, *end_lines(self.game, book, line))
        self._expired_ids = self._ids_at_zero() - (listed - self._expired_ids)  # the others at zero will ring

    @in_turn
    async def undo(self, n: int, by: str, to: int | None = None) -> None:
        """Undo move or amendment `n`; Stale if it is no longer the newest. Undoing an expired timer pauses.

        With `to`, an active move or 0, every move after it is undone; one redo restores them all.
        """
        moments = self._book.moments
        if not n or n != self._book.undo_target:
            raise Stale("log-not-newest")
        if to is None and n == moments[-1].n:
            to = moments[-2].n
        gone = moments[self._book.place(to) + 1 :] if to is not None else ()
        if to is not None and (not gone or (to and len(gone) == len(moments) - 1)):
            raise Stale("log-gone")
        undone = Undone(n=self._next_n, at=self.at_ms, by=by, to=to, drop=() if gone else (n,))
        pauses = any(moment.answered is None for moment in gone) and not self.paused
        then = (Paused(n=undone.n + 1, at=undone.at, by=by, on=True),) if pauses else ()
        await self._rewind(take_back(self.game, self.head, self._book, undone), undone, *then)

    @in_turn
    async def redo(self, n: int, by: str) -> None:
        """Play the last undone move `n` again; Stale if another is the last by now. A paused game resumes."""
        back = self._book.undone[-1] if self._book.undone else ()
        undone = back[0] if back else None
        if undone is None or undone.n != n:
            raise Stale("log-no-redo")
        if isinstance(undone, Amended):
            line = repeated_amendment(self._book, undone, self._next_n, self.at_ms, by)
            book = play_amendment(self.game, self.head, self._book, line)
            await self._rewind(book, line, *end_lines(self.game, book, line))
            return
        lines: list[Paused | Played] = [*(self._resume_lines(by) if self.paused else ())]
        book = self._book
        for each in back:
            assert isinstance(each, Played)
            was = max(each.when, book.now.at_ms)
            move = replace(each, n=self._next_n + len(lines), at=self.at_ms, was=was, by=by)
            book = play_line(self.game, self.head, book, move)
            lines.append(move)
        await self._go_on(book, move, *lines[:-1])

    @in_turn
    async def amend(self, tried: Trial, revision: int, by: str) -> None:
        """Commit a tried amendment; Stale if `revision` has changed since, Illegal if a move does not fit."""
        if revision != self.revision:
            raise Stale("log-changed")
        if tried.misfit:
            raise tried.why or Illegal("log-malformed")
        line = Amended(n=self._next_n, at=self.at_ms, by=by, told=tried.told)
        book = with_amendment(self._book, tried.book, line)
        await self._rewind(book, line, *end_lines(self.game, book, line))

    @in_turn
    async def drop(self, n: int, by: str, seat: Seat) -> None:
        """Undo a seat's own answer, or the client `by`'s to a shared prompt, and keep the later answers of others.

        Stale unless every later move is another seat's answer to a question that was already open, and nothing has been
        revealed since.
        """
        if not may_drop(self._book, n, seat, by):
            raise Stale("log-cannot-drop")
        undone = Undone(n=self._next_n, at=self.at_ms, by=by, drop=(n,))
        try:
            book = take_back(self.game, self.head, self._book, undone)
        except Illegal:
            raise Stale("log-cannot-drop") from None
        await self._rewind(book, undone)

    async def _rewind(self, book: Book, *lines: Line) -> None:
        await self._commit(book, *lines)
        self._expired_ids = self._ids_at_zero()

    @in_turn
    async def pause(self, on: bool, by: str) -> None:
        """Pause the game, or resume it."""
        if on != self.paused:
            await self._commit(self._book, Paused(n=self._next_n, at=self.at_ms, by=by, on=on))

    @in_turn
    async def note(self, text: str, by: str) -> None:
        """Write a remark into the log."""
        said = text.strip()[:MOST_NOTE].encode(errors="replace").decode()
        await self._commit(self._book, Note(n=self._next_n, at=self.at_ms, by=by, text=said))

    @in_turn
    async def tick(self, by: str = "timer") -> tuple[Ring, ...]:
        """Ring every countdown that has just run out, and play the moves of those that expire."""
        rings: list[Ring] = []
        while due := self._due_countdown():
            n = 0
            if due.expire:
                n = await self._expire(due, by)
            self._expired_ids |= {due.id}
            rings.append(Ring(id=due.id, seat=due.seat, label=due.label, n=n))
        return tuple(rings)

    async def _expire(self, due: Countdown, by: str) -> int:
        line = Played(n=self._next_n, at=self.at_ms, seat=TABLE, by=by, move=due.expire)
        try:
            await self._play(line, None)
        except Unwritable:
            self._retry_at_ms = self._now_ms() + RETRY_MS
            raise
        except Exception:  # refused, or a bug of ours
            self._expired_ids |= {due.id}  # or it would be due again and again
            raise
        return line.n

    # ---- helpers --------------------------------------------------------------------------------------
    def _open_prompt(self, prompt_id: str) -> Prompt:
        for stamped, prompt in zip(self.prompts(), self._book.now.prompts, strict=True):
            if stamped.id == prompt_id:
                return prompt
        item = self.game.correction(self.state, prompt_id.rpartition("@")[0])
        if item is None or self._stamped(item).id != prompt_id:
            raise Stale("log-stale")
        return as_prompt(item) if isinstance(item, PublicNumber) else item

    async def _commit(self, book: Book, *lines: Line) -> None:
        await self._append(*lines)
        self.lines = (*self.lines, *lines)
        self._book = book
        self.paused = next((x.on for x in reversed(lines) if isinstance(x, Paused)), self.paused)
        self._time.set_running(not self.paused and not self.is_finished)

    def _countdowns(self) -> tuple[Countdown, ...]:
        return tuple(each for each in self.clocks().timers if not each.held)

    def _ids_at_zero(self) -> frozenset[str]:
        return frozenset(c.id for c in self._countdowns() if c.left_ms <= 0)

    def _due_countdown(self) -> Countdown | None:
        """The countdown that ran out first of those that have not rung yet."""
        if not self._time.is_running:
            return None
        due = [c for c in self._countdowns() if c.left_ms <= 0 and c.id not in self._expired_ids]
        return min(due, key=lambda c: c.left_ms, default=None)
