"""Read access to a game in play: prompts, offers, clocks, log. Nothing here changes it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Mapping, Sequence
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from companion.errors import Stale
from companion.log.amendment import Replacements, Trial, is_hidden, trial
from companion.log.book import (
    Book,
    Moment,
    find_prompt,
    is_own,
    matching_prompt,
    may_drop,
    play,
    public_words,
    take_back,
)
from companion.log.clocks import Clocks, UsedTime, added_ms, advance_clocks, countdowns
from companion.log.history import LogEntry, history
from companion.log.record import (
    AddedTime,
    Amended,
    Head,
    Line,
    Note,
    Paused,
    Played,
    Undone,
    encode_record,
    public_lines,
)
from rules.kit.answers import form_answer
from rules.kit.seal import seal
from rules.kit.types import TABLE, AnyGame, Illegal, News, Prompt, PublicNumber, Say, Seat, Sheet

NowMs = Callable[[], int]  # a monotonic clock


class GameTime:
    """A stopwatch over an injected monotonic clock."""

    def __init__(self, now_ms: Callable[[], int], at_ms: int) -> None:
        """Stopped at `at_ms`."""
        self._now_ms = now_ms
        self._at_ms = at_ms
        self._since_ms: int | None = None  # None = stopped

    @property
    def ms(self) -> int:
        """The elapsed game-time."""
        return self._at_ms + (self._now_ms() - self._since_ms if self._since_ms is not None else 0)

    @property
    def is_running(self) -> bool:
        return self._since_ms is not None

    def set_running(self, on: bool) -> None:
        self._at_ms = self.ms
        self._since_ms = self._now_ms() if on else None


class GameInPlay:
    """The newest state of a game and its history."""

    def __init__(self, game: AnyGame, head: Head, lines: Sequence[Line], book: Book, now_ms: NowMs) -> None:
        """Stopped at the newest line."""
        self.game, self.head = game, head
        self.lines = tuple(lines)
        self.paused = False
        self._book = book
        self._time = GameTime(now_ms, lines[-1].at if lines else 0)

    @property
    def state(self) -> Any:
        """The unsealed state: seal it before showing it."""
        return self._book.now.state

    def moments(self) -> tuple[Moment, ...]:
        """The game, unsealed, at the beginning and after every active move."""
        return self._book.moments

    @property
    def revealed_answers(self) -> Mapping[int, int]:
        """Secret answers, each with the number of the move that revealed it."""
        return self._book.revealed

    @property
    def sealed_answers(self) -> Container[int]:
        """The secret answers that are still hidden."""
        return self._book.sealed

    @property
    def is_finished(self) -> bool:
        return not self._book.now.prompts

    @property
    def at_ms(self) -> int:
        """Game-time, which stops while the game is paused or over."""
        return self._time.ms

    def prompts(self) -> tuple[Prompt, ...]:
        """Every open prompt. Its id is stamped with the move after which it appeared; `ask` is never empty."""
        born = self._book.now.born
        return tuple(replace(p, id=f"{p.id}@{born[p.id]}", ask=p.group) for p in self._book.now.prompts)

    def corrections(self) -> tuple[PublicNumber | Prompt, ...]:
        """The possible corrections. Ids are stamped: a number's with its value now, a prompt's with the newest move."""
        return tuple(self._stamped(item) for item in self.game.corrections(self.state))

    def sheet(self) -> Sheet:
        """The public score sheet."""
        return self.game.sheet(seal(self.state, TABLE))

    def undo_offer(self) -> tuple[int, Say] | None:
        """The newest active move or amendment, with its words; None at the beginning."""
        n = self._book.undo_target
        return (n, public_words(self._book, n)) if n else None

    def public_words(self, n: int) -> Say:
        """Move `n` in words for everyone."""
        return public_words(self._book, n)

    def drop_offer(self, seat: Seat, by: str) -> tuple[int, Say] | None:
        """A seat's newest own move, with its words, if `drop` would undo it; else None.

        `by`: the asking client. Its answers to shared prompts are its own too.
        """
        n = next((m.n for m in reversed(self._book.moments) if is_own(m, seat, by)), 0)
        if self.is_finished or not may_drop(self._book, n, seat, by):
            return None
        try:
            take_back(self.game, self.head, self._book, Undone(n=self._next_n, at=self.at_ms, by=by, drop=(n,)))
        except Illegal:
            return None
        return n, public_words(self._book, n)

    def redo_offer(self, seat: Seat | None = None, by: str = "") -> tuple[int, Say] | None:
        """The next redo, with its words, as long as nothing else was played since the undo; else None.

        With a seat: only that seat's own move, or an answer of client `by` to a shared prompt.
        """
        if not self._book.undone:
            return None
        newest, *more = self._book.undone[-1]
        if isinstance(newest, Amended):
            return (newest.n, self._book.words(newest.n)) if seat is None else None
        line = replace(newest, at=self.at_ms, was=max(newest.when, self._book.now.at_ms))
        try:
            prompt = matching_prompt(self.game, self._book.now, line)
            play(self.game, self.head, self._book, line, prompt)
        except Illegal:
            return None
        is_theirs = newest.by == by and prompt is not None and prompt.shared
        if not is_theirs and seat not in (None, newest.seat):
            return None
        if more:
            said = Say(key="log-and-more", args={"n": len(more), "what": public_words(self._book, newest.n)})
            return (newest.n, said) if seat is None else None
        return newest.n, public_words(self._book, newest.n)

    def undone_answer(self) -> tuple[Prompt, dict[str, Any]] | None:
        """The open prompt that the last undone move had answered, with that move's form values; else None."""
        undone = self._book.undone[-1][0] if self._book.undone else None
        if not isinstance(undone, Played):
            return None
        asked = (undone.prompt, undone.seat)
        prompt = next((p for p in self.prompts() if (p.id.rpartition("@")[0], p.seat) == asked), None)
        return (prompt, form_answer(prompt, undone.v)) if prompt else None

    @property
    def revision(self) -> int:
        """The newest line but pauses, notes and added time: while it stays the same, the same moves are active."""
        return next((x.n for x in reversed(self.lines) if not isinstance(x, Paused | Note | AddedTime)), 0)

    def trial(
        self, told: Replacements, own: Collection[Seat], hear: Callable[[float], None] = lambda part: None
    ) -> Trial:
        """The trial of an amendment by a player who holds the seats `own`; `Session.amend` writes it."""
        return trial(self.game, self.head, self._book, told, own, hear)

    def moment_before(self, n: int, own: Collection[Seat]) -> tuple[Moment, Played]:
        """The game before move `n`, and the move. Stale if it is not active, or hidden from the seats `own`."""
        place = self._book.place(n)
        line = self._book.moments[place].line
        if line is None or is_hidden(self._book, n, own):
            raise Stale("log-gone")
        return self._book.moments[place - 1], line

    def find_prompt(self, now: Moment, prompt_id: str, own: Collection[Seat]) -> Prompt:
        """The prompt or correction with that id, without stamp. Stale if it is not open, or another seat's secret."""
        prompt = find_prompt(self.game, now, prompt_id) if prompt_id else None
        if prompt is None or (prompt.secret and prompt.seat not in own):
            raise Stale("log-stale")
        return prompt

    def later_moves(self, n: int) -> tuple[int, ...]:
        """The numbers of the active moves after move `n`."""
        return tuple(moment.n for moment in self._book.moments[self._book.place(n) + 1 :])

    def next_late_number(self, told: Replacements) -> int:
        """The number for the next inserted move: below 0 and below all used ones."""
        used = [each for line in self.lines if isinstance(line, Amended) for each in line.told]
        return min([0, *(move.n for each in (*used, *told) for move in each.moves)]) - 1

    def given_answer(self, prompt_id: str, seats: Collection[Seat]) -> Say | None:
        """The answer to a closed prompt in words, as those seats may know it; None without one."""
        name, _, born = prompt_id.rpartition("@")
        for before, after in pairwise(self._book.moments):
            asked = next((p for p in before.prompts if p.id == name and str(before.born[p.id]) == born), None)
            if asked and after.answered and after.answered.group == asked.group:
                if after.n in self._book.sealed and after.answered.seat not in seats:
                    return public_words(self._book, after.n)
                return Say(key="log-answered", args={"what": self._book.words(after.n)})
        return None

    def news(self) -> tuple[tuple[int, tuple[News, ...]], ...]:
        """The news of the last three active moves, oldest first, each with its move's number."""
        return tuple((m.n, m.news) for m in self._book.moments[1:][-3:])

    def history(self) -> tuple[LogEntry, ...]:
        """The game log, an entry for every line."""
        return history(self._book, self.lines)

    def clocks(self) -> Clocks:
        """All clocks now."""
        now, used = self._book.now, self._used_time()
        timers = countdowns(now.running.timers, used, self._added_ms())
        return Clocks(
            at_ms=self.at_ms,
            ticking=self._time.is_running,
            running=now.running,
            per_seat=used.seats,
            per_phase=used.phases,
            timers=timers,
            rule=self.head.clock,
        )

    def export(self) -> bytes:
        """The record. Of an unfinished game only the active lines, up to the first answer that is still secret."""
        if self.is_finished:
            return encode_record(self.head, self.lines)
        return encode_record(self.head, public_lines(self.lines, self._book.sealed))

    # ---- helpers --------------------------------------------------------------------------------------
    @property
    def _next_n(self) -> int:
        return len(self.lines) + 1

    def _stamped(self, item: PublicNumber | Prompt) -> PublicNumber | Prompt:
        if isinstance(item, PublicNumber):
            return replace(item, id=f"{item.id}@{item.now}")
        return replace(item, id=f"{item.id}@{self._book.now.n}", ask=item.group)

    def _used_time(self) -> UsedTime:
        now = self._book.now
        return advance_clocks(now.used, now.running, self.at_ms - now.at_ms)

    def _added_ms(self) -> dict[str, int]:
        """Milliseconds that people added to each timer; the lines are searched only while a timer is listed."""
        return added_ms(self.lines) if self._book.now.running.timers else {}
