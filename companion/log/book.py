"""A game replayed from its log: the state after every move that has not been undone.

Laws: the same lines give the same book, live or replayed; the state depends on the moves in force alone. Undone moves
are replayed too, so that the history can name them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from companion.errors import Damaged
from companion.log import clocks
from companion.log.record import FORMAT, ClockRule, End, Head, Line, Played, Undone
from companion.log.secrecy import Sealed, keeps_hidden, left_unseen, sealed_by, still_sealed
from companion.log.words import what
from rules.kit.answers import fill_in, to_json, told
from rules.kit.corrections import as_prompt
from rules.kit.seal import seal
from rules.kit.types import TABLE, AnyGame, Catalogue, Illegal, News, Prompt, PublicNumber, Say, Seat, Seating


class Moment(Struct, frozen=True, kw_only=True, gc=False):
    """The game after one move in force, or at its beginning, and what follows from it."""

    line: Played | None  # None: the beginning
    answered: Prompt | None  # None: the beginning, or an expired timer
    state: Any
    news: tuple[News, ...]
    prompts: tuple[Prompt, ...]  # as the game gives them
    born: dict[str, int]  # prompt id -> the move that last answered it or after which it first appeared
    running: clocks.Running
    used: clocks.Used

    @property
    def n(self) -> int:
        return self.line.n if self.line else 0

    @property
    def at_ms(self) -> int:
        return self.line.at if self.line else 0


class Book(Struct, frozen=True, kw_only=True, gc=False):
    moments: tuple[Moment, ...]  # the beginning, then one for every move in force
    what: dict[int, Say]  # every move, in force or not, in words
    sealed: dict[int, Sealed]  # secret answers, in force or not, that nobody else may know yet
    undone: tuple[Played, ...] = ()  # what can be played again, the next one last; any other move forgets it
    revealed: dict[int, int] = {}  # secret answers, and the move after which everybody may know them

    @property
    def now(self) -> Moment:
        return self.moments[-1]


# ---- beginning --------------------------------------------------------------------------------------
def new_head(
    game: AnyGame, seating: Seating, options: Struct, catalogue: Catalogue, clock: ClockRule, game_id: str, utc: str
) -> Head:
    """The head of a new game, complete: nothing is left to defaults that may change."""
    return Head(
        format=FORMAT,
        game=game.id,
        version=game.version,
        id=game_id,
        utc=utc,
        seats=seating.names,
        tints=seating.tints,
        start=seating.start,
        options=to_json(asdict(options)),
        catalogue=to_json({kind: dict(known) for kind, known in catalogue.items()}),
        clock=clock,
    )


def open_book(game: AnyGame, head: Head) -> Book:
    """The book before the first move; raises Damaged if the head does not fit the game."""
    if head.game != game.id or len(head.seats) not in game.seats:
        raise Damaged("log-no-head", f"{head.game}, {len(head.seats)} seats")
    if head.version > game.version:
        raise Damaged("record-newer-rules", game=head.game, version=head.version)
    try:
        options = msgspec.json.decode(msgspec.json.encode(head.options), type=game.option_type)
        state = game.setup(Seating(names=head.seats, tints=head.tints, start=head.start), options, head.catalogue)
    except Exception as why:  # a foreign head may hold values that no setup form gives
        raise Damaged("log-no-head", repr(why)) from why
    prompts = game.prompts(state)
    first = Moment(
        line=None,
        answered=None,
        state=state,
        news=(),
        prompts=prompts,
        born={p.id: 0 for p in prompts},
        running=_running(game, state, prompts),
        used=clocks.unused(head.clock, len(head.seats)),
    )
    return Book(moments=(first,), what={}, sealed={})


def replay(game: AnyGame, head: Head, lines: Iterable[Line]) -> Book:
    """The book of a record; raises Damaged, naming the line of the file, for a move that the game does not admit."""
    book = open_book(game, head)
    moments, said = list(book.moments), dict[int, Say]()  # `book`, copied at each move, holds the newest alone
    for line in lines:
        try:
            if isinstance(line, Played):
                book = recorded(game, head, book, line)
                moments.append(book.now)
                said |= book.what
            elif isinstance(line, Undone):
                whole = take_back(game, head, replace(book, moments=tuple(moments)), line)
                book, moments = whole, list(whole.moments)
            book = replace(book, moments=(book.now,), what={})
        except Exception as why:  # a foreign record may hold values that no form lets through
            key = "log-illegal-line" if head.version == game.version else "log-other-version"
            raise Damaged(key, repr(why), line=line.n + 1) from why
    return replace(book, moments=tuple(moments), what=said)


# ---- going on ---------------------------------------------------------------------------------------
def play(game: AnyGame, head: Head, book: Book, line: Played, prompt: Prompt | None) -> Book:
    """The book after a move that answers `prompt` (None: a timer expired). Raises Illegal; `book` is not changed."""
    after = _next(game, head, book.now, line, prompt)
    sealed = book.sealed
    if prompt and prompt.secret:
        sealed = {**sealed, line.n: sealed_by(book.now.state, after.state, prompt)}
    words = what(prompt, line.v, game.layouts) if prompt else _time_up(book.now, line)
    left = still_sealed(sealed, after.state, {p.group for p in after.prompts}) if sealed else sealed
    return Book(
        moments=(*book.moments, after),
        what={**book.what, line.n: words},
        sealed=left,
        undone=_left_undone(book.undone, line),
        revealed={**book.revealed, **{n: line.n for n in sealed if n not in left}} if sealed else book.revealed,
    )


def recorded(game: AnyGame, head: Head, book: Book, line: Played) -> Book:
    """The book after a move of a record, which must answer what is open. Raises Illegal."""
    return play(game, head, book, line, admitted(game, book.now, line))


def take_back(game: AnyGame, head: Head, book: Book, undone: Undone) -> Book:
    """The book without the moves taken back. Raises Illegal if the later ones cannot stand without them."""
    last = min(undone.drop) - 1 if undone.to is None else undone.to
    moments = [m for m in book.moments if m.n <= last]
    for old in book.moments[len(moments) :]:
        if old.line and undone.to is None and old.n not in undone.drop:
            moments.append(_next(game, head, moments[-1], old.line, admitted(game, moments[-1], old.line)))
    counting = {m.n for m in moments}
    gone = (m.line for m in reversed(book.moments) if m.line and m.n not in counting)
    sealed = left_unseen(book.sealed, counting)
    return replace(book, moments=tuple(moments), sealed=sealed, undone=(*book.undone, *gone))


def _left_undone(undone: tuple[Played, ...], line: Played) -> tuple[Played, ...]:
    """What is left of it after a move: the next one was redone, or something else was played."""
    return undone[:-1] if undone and _says(undone[-1]) == _says(line) else ()


def _says(move: Played) -> tuple[str, Seat, str, Any]:
    return move.prompt, move.seat, move.move, move.v


def is_own(moment: Moment, seat: Seat, by: str) -> bool:
    """Whether a move is that seat's, or was told by its client (as the log calls it) of what every phone may tell."""
    line, answered = moment.line, moment.answered
    return line is not None and (line.seat == seat or (line.by == by and answered is not None and answered.shared))


def may_drop(book: Book, n: int, seat: Seat, by: str) -> bool:
    """Whether a seat may take back just its own move `n`, as far as the book tells before it is folded again.

    Every later move must be somebody else's answer to an ask that was open already, and nothing may have been revealed.
    """
    i = next((i for i, m in enumerate(book.moments) if i and m.n == n), 0)
    dropped, later = book.moments[i], book.moments[i + 1 :]
    if not dropped.line or not is_own(dropped, seat, by):
        return False
    asks = {p.group for p in book.moments[i - 1].prompts}
    if not all(m.line and not is_own(m, seat, by) and m.answered and m.answered.group in asks for m in later):
        return False
    if any(m.line and m.line.secret and m.n not in book.sealed for m in (dropped, *later)):
        return False
    before, now = book.moments[i - 1].state, book.now.state
    return keeps_hidden(before, now, but=seat) and keeps_hidden(dropped.state, now)


def admitted(game: AnyGame, now: Moment, line: Played) -> Prompt | None:
    """The open prompt that a recorded move answers, None for an expired timer; raises Illegal if there is none."""
    if not line.prompt:
        if line.seat != TABLE or line.v or not any(t.expire == line.move for t in now.running.timers):
            raise Illegal("log-malformed")
        return None
    prompt = find(game, now, line.prompt)
    if prompt is None or (prompt.move, prompt.seat, prompt.secret) != (line.move, line.seat, line.secret):
        raise Illegal("log-malformed")
    if to_json(fill_in(prompt, told(prompt, line.v))) != line.v:
        raise Illegal("log-malformed", prompt.rule)
    return prompt


def find(game: AnyGame, now: Moment, prompt_id: str) -> Prompt | None:
    """The open prompt or correction with that id (without stamp)."""
    for prompt in now.prompts:
        if prompt.id == prompt_id:
            return prompt
    item = game.correction(now.state, prompt_id)
    return as_prompt(item) if isinstance(item, PublicNumber) else item


def ending(game: AnyGame, book: Book) -> tuple[End, ...]:
    """The line that says how the game has ended; none while a question is open."""
    if book.now.prompts or book.now.line is None:
        return ()
    sheet, line = game.sheet(seal(book.now.state, TABLE)), book.now.line
    return (End(n=line.n + 1, at=line.at, ended_by=sheet.ended_by, totals=sheet.totals, places=sheet.places),)


def differences(game: AnyGame, book: Book, lines: Iterable[Line]) -> tuple[Say, ...]:
    """A warning if a finished game comes to another score than its record says."""
    said = [x.totals for x in lines if isinstance(x, End)]
    now = [x.totals for x in ending(game, book)]
    return (Say(key="log-other-totals"),) if now and said and said[-1:] != now else ()


def state_hash(state: Any) -> str:
    """Equal for equal states: the SHA-256 of their sorted encoding."""
    return hashlib.sha256(msgspec.json.encode(state, order="deterministic")).hexdigest()


def _next(game: AnyGame, head: Head, before: Moment, line: Played, prompt: Prompt | None) -> Moment:
    used = clocks.let_run(before.used, before.running, line.at - before.at_ms)
    if prompt and prompt.waits:
        used = clocks.reward(used, line.seat, head.clock)
    state, news = game.apply(before.state, line.seat, game.move(line.move, line.v))
    prompts = game.prompts(state)
    born = {p.id: before.born.get(p.id, line.n) if p.id != line.prompt else line.n for p in prompts}
    return Moment(
        line=line,
        answered=prompt,
        state=state,
        news=news,
        prompts=prompts,
        born=born,
        running=_running(game, state, prompts),
        used=used,
    )


def _running(game: AnyGame, state: Any, prompts: tuple[Prompt, ...]) -> clocks.Running:
    """What runs in this state; nothing once the game is over."""
    return clocks.running(prompts, game.phase(state).key, game.timers(state)) if prompts else clocks.Running(phase="")


def _time_up(before: Moment, line: Played) -> Say:
    timer = next(t for t in before.running.timers if t.expire == line.move)
    return Say(key="log-time-up", args={"label": timer.label})
