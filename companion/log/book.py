"""A game replayed from its log: the state after every active move (one that has not been undone).

Laws: the same lines give the same book, live or replayed; the state depends on the active moves alone. Undone moves
are replayed too, so that the history can name them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from companion.errors import Damaged
from companion.log import clocks
from companion.log.record import FORMAT, Amended, ClockRule, End, Head, Line, Played, Replacement, Undone, spliced
from companion.log.secrecy import SealedAnswer, drop_revealed, keeps_hidden, mark_unseen, sealed_answer
from companion.log.words import LazySentence
from rules.kit.answers import fill_in, form_answer, to_json
from rules.kit.corrections import as_prompt
from rules.kit.seal import seal
from rules.kit.types import TABLE, AnyGame, Catalogue, Illegal, News, Prompt, PublicNumber, Say, Seat, Seating, Who


class Moment(Struct, frozen=True, kw_only=True, gc=False):
    """The game at its beginning or after one active move: state, news, prompts and clocks."""

    line: Played | None  # None: the beginning
    answered: Prompt | None  # None: the beginning, or an expired timer
    state: Any
    news: tuple[News, ...]
    prompts: tuple[Prompt, ...]  # as the game gives them
    born: dict[str, int]  # prompt id -> the move that last answered it or after which it first appeared
    running: clocks.RunningClocks
    used: clocks.UsedTime

    @property
    def n(self) -> int:
        return self.line.n if self.line else 0

    @property
    def at_ms(self) -> int:
        return self.line.when if self.line else 0


RedoStack = tuple[tuple[Played | Amended, ...], ...]  # for each undo its lines, oldest first


class Book(Struct, frozen=True, kw_only=True, gc=False):
    moments: tuple[Moment, ...]  # the beginning, then one for every active move
    what: dict[int, Say | LazySentence]  # every move and amendment in words, also undone ones
    sealed: dict[int, SealedAnswer]  # secret answers still hidden, also undone ones
    undone: RedoStack = ()  # the next redo last; any other line clears it
    revealed: dict[int, int] = {}  # secret answer -> the move that revealed it
    amended: Amended | None = None  # the newest active amendment
    before: Book | None = None  # the book before that amendment

    @property
    def now(self) -> Moment:
        return self.moments[-1]

    @property
    def undo_target(self) -> int:
        """The line that an undo drops: the newest move, or the amendment if nothing was played since; 0 = none."""
        return max(self.now.n, self.amended.n if self.amended and self.before else 0)

    def words(self, n: int) -> Say:
        """Move or amendment `n` in words, secrets included."""
        return in_words(self.what[n])

    def place(self, n: int) -> int:
        """The index of move `n` among the moments; 0 = it is not active."""
        return next((i for i, moment in enumerate(self.moments) if i and moment.n == n), 0)


# ---- beginning --------------------------------------------------------------------------------------
def new_head(
    game: AnyGame, seating: Seating, options: Struct, catalogue: Catalogue, clock: ClockRule, game_id: str, utc: str
) -> Head:
    """The complete head of a new game, with every default written out: defaults may change."""
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
        running=_running_clocks(game, head, state, prompts),
        used=clocks.UsedTime(),
    )
    return Book(moments=(first,), what={}, sealed={})


def replay(game: AnyGame, head: Head, lines: Iterable[Line]) -> Book:
    """The book of a record; raises Damaged, naming the line of the file, if the game refuses a move."""
    folding = Folding(game, head, open_book(game, head))
    for line in lines:
        try:
            if isinstance(line, Played):
                folding.go_on(line)
            elif isinstance(line, Undone):
                folding = Folding(game, head, take_back(game, head, folding.book(), line))
            elif isinstance(line, Amended):
                folding = Folding(game, head, play_amendment(game, head, folding.book(), line))
        except Exception as why:  # a foreign record may hold values that no form admits
            key = "log-illegal-line" if head.version == game.version else "log-other-version"
            raise Damaged(key, repr(why), line=line.n + 1) from why
    return folding.book()


class Folding:
    """A book that grows move by move, without a copy for each."""

    def __init__(self, game: AnyGame, head: Head, book: Book) -> None:
        self._game, self._head = game, head
        self._moments, self._what = list(book.moments), dict(book.what)
        self._newest = replace(book, moments=(book.now,), what={})  # the book without its past

    @property
    def now(self) -> Moment:
        return self._newest.now

    def go_on(self, line: Played, was: Say | LazySentence | None = None) -> None:
        """Play a recorded move: the answer to an open prompt, or an expired timer. Illegal leaves all unchanged.

        `was`: its words so far. If the same values now say something else, it answered another question: Illegal.
        """
        after = play_line(self._game, self._head, self._newest, line)
        if isinstance(was, LazySentence) and reads_otherwise(was, now := after.what[line.n]):
            raise Illegal("log-reads", what=in_words(now))
        self._moments.append(after.now)
        self._what |= after.what
        self._newest = replace(after, moments=(after.now,), what={})

    def book(self) -> Book:
        return replace(self._newest, moments=tuple(self._moments), what=self._what)


def in_words(what: Say | LazySentence) -> Say:
    return what.say() if isinstance(what, LazySentence) else what


def reads_otherwise(was: LazySentence, now: Say | LazySentence) -> bool:
    """Whether an answer is no longer put into the same words; the same question needs no words."""
    is_same = isinstance(now, LazySentence) and was.prompt == now.prompt
    return not is_same and was.say() != in_words(now)


# ---- going on ---------------------------------------------------------------------------------------
def play(game: AnyGame, head: Head, book: Book, line: Played, prompt: Prompt | None) -> Book:
    """The book after a move that answers `prompt` (None: a timer expired). Raises Illegal; `book` is unchanged."""
    after = _next_moment(game, head, book.now, line, prompt)
    sealed = book.sealed
    if prompt and prompt.secret:
        sealed = {**sealed, line.n: sealed_answer(book.now.state, after.state, prompt)}
    words = LazySentence(prompt, line.v, game.layouts) if prompt else _time_up_words(book.now, line)
    left = drop_revealed(sealed, after.state, {p.group for p in after.prompts}) if sealed else sealed
    return replace(
        book,
        moments=(*book.moments, after),
        what={**book.what, line.n: words},
        sealed=left,
        undone=_remaining_redos(book.undone, line),
        revealed={**book.revealed, **{n: line.n for n in sealed if n not in left}} if sealed else book.revealed,
    )


def play_line(game: AnyGame, head: Head, book: Book, line: Played) -> Book:
    """The book after a recorded move: the answer to an open prompt, or an expired timer. Raises Illegal."""
    return play(game, head, book, line, matching_prompt(game, book.now, line))


def take_back(game: AnyGame, head: Head, book: Book, undone: Undone) -> Book:
    """The book after an undo. Raises Illegal if the later moves do not fit without the undone ones."""
    if book.amended and book.before and undone.drop == (book.amended.n,):
        return _undo_amendment(book, book.amended, book.before)
    first = book.place(undone.to) + 1 if undone.to is not None else min(book.place(n) for n in undone.drop)
    moments = list(book.moments[:first])
    for old in book.moments[first:]:
        if old.line and undone.to is None and old.n not in undone.drop:
            moments.append(
                _next_moment(game, head, moments[-1], old.line, matching_prompt(game, moments[-1], old.line))
            )
    counting = {m.n for m in moments}
    gone = tuple(m.line for m in book.moments if m.line and m.n not in counting)
    sealed = mark_unseen(book.sealed, counting)
    is_older = book.amended is not None and any(line.n < book.amended.n for line in gone)
    return replace(
        book,
        moments=tuple(moments),
        sealed=sealed,
        undone=(*book.undone, gone) if gone else book.undone,
        before=None if is_older else book.before,  # an amendment undone in part cannot be undone whole
    )


# ---- amendments ---------------------------------------------------------------------------------------
def play_amendment(game: AnyGame, head: Head, book: Book, line: Amended) -> Book:
    """The book with earlier moves amended and the later ones folded again. Raises Illegal if one is refused."""
    folding = rewind(game, head, book, line.told)
    for move in spliced(later_moves(book, line.told), line.told):
        folding.go_on(move)
    return with_amendment(book, folding.book(), line)


def rewind(game: AnyGame, head: Head, book: Book, told: Sequence[Replacement]) -> Folding:
    """The book up to the first amended move, ready to go on."""
    moments = book.moments[: _first_index(book, told)]
    counting = {m.n for m in moments}
    revealed = {n: by for n, by in book.revealed.items() if by in counting}
    sealed = mark_unseen(book.sealed, counting)
    return Folding(game, head, replace(book, moments=moments, sealed=sealed, revealed=revealed))


def later_moves(book: Book, told: Sequence[Replacement]) -> list[Played]:
    """The active moves from the first amended one on."""
    return [moment.line for moment in book.moments[_first_index(book, told) :] if moment.line]


def _first_index(book: Book, told: Sequence[Replacement]) -> int:
    """The index of the first amended move among the moments."""
    numbers = {each.n for each in told}
    return next(i for i, moment in enumerate(book.moments) if i and moment.n in numbers)


def with_amendment(before: Book, after: Book, line: Amended) -> Book:
    """The book after an amendment, which can be undone. A changed prompt gets a new stamp."""
    now, was = after.now, {prompt.id: prompt for prompt in before.now.prompts}
    first = line.told[0]
    said = Say(key="log-amended-out", args={"what": public_words(before, first.n)})
    if first.moves:
        said = Say(key="log-amended", args={"what": public_words(after, first.moves[-1].n)})
    born = {p.id: before.now.born[p.id] if was.get(p.id) == p else line.n for p in now.prompts}
    return replace(
        after,
        moments=(*after.moments[:-1], replace(now, born=born)),
        what={**after.what, line.n: said},
        undone=_remaining_redos(before.undone, line),
        amended=line,
        before=before,
    )


def _undo_amendment(book: Book, amended: Amended, before: Book) -> Book:
    """The book without its newest amendment, which can be redone."""
    sealed = mark_unseen(book.sealed, {m.n for m in before.moments}) | before.sealed
    what = book.what | before.what
    return replace(before, what=what, sealed=sealed, undone=(*book.undone, (amended,)))


def public_words(book: Book, n: int) -> Say:
    """Move or amendment `n` in words for everyone: of a hidden answer only its seat."""
    sealed = book.sealed.get(n)
    return Say(key="log-in-secret", args={"who": Who(seat=sealed.seat)}) if sealed else book.words(n)


# ---- redo, and undo of one's own moves ----------------------------------------------------------------
def _remaining_redos(undone: RedoStack, line: Played | Amended) -> RedoStack:
    """The redo stack after a line: without the redone move, or empty if the line is another."""
    if not undone or _content(undone[-1][0]) != _content(line):
        return ()
    old, new = undone[-1][0].n, line.n
    return (
        *(
            tuple(_renumbered(each, old, new) if isinstance(each, Amended) else each for each in one)
            for one in undone[:-1]
        ),
        *(rest for rest in (undone[-1][1:],) if rest),
    )


def _content(line: Played | Amended) -> tuple[Any, ...]:
    if isinstance(line, Amended):
        return tuple((each.n, *map(_content, each.moves)) for each in line.told)
    return line.prompt, line.seat, line.move, line.v


def _renumbered(line: Amended, old: int, new: int) -> Amended:
    """The amendment with the new number of a redone move."""
    told = [
        replace(each, n=new if each.n == old else each.n,
                moves=tuple([replace(move, n=new) if move.n == old else move for move in each.moves]))
        for each in line.told
    ]  # fmt: skip
    return replace(line, told=tuple(told))


def repeated_amendment(book: Book, undone: Amended, n: int, at_ms: int, by: str) -> Amended:
    """The redo of an undone amendment, with the times of the moves active now."""
    told = []
    for each in undone.told:
        now = book.moments[book.place(each.n)].line
        times = {"at": now.at, "was": now.was} if now else {}
        told.append(replace(each, moves=tuple([replace(move, **times) for move in each.moves])))
    return replace(undone, n=n, at=at_ms, by=by, told=tuple(told))


def is_own(moment: Moment, seat: Seat, by: str) -> bool:
    """Whether a move is that seat's, or its client's (`by`, its name in the log) answer to a shared prompt."""
    line, answered = moment.line, moment.answered
    return line is not None and (line.seat == seat or (line.by == by and answered is not None and answered.shared))


def may_drop(book: Book, n: int, seat: Seat, by: str) -> bool:
    """Whether a seat may undo just its own move `n`, judged without folding the book again.

    Every later move must be another seat's answer to a question that was already open, and nothing may have been
    revealed or amended.
    """
    i = book.place(n)
    dropped, later = book.moments[i], book.moments[i + 1 :]
    if not dropped.line or not is_own(dropped, seat, by):
        return False
    if book.amended and any(m.n < book.amended.n for m in (dropped, *later)):
        return False
    asks = {p.group for p in book.moments[i - 1].prompts}
    if not all(m.line and not is_own(m, seat, by) and m.answered and m.answered.group in asks for m in later):
        return False
    if any(m.line and m.line.secret and m.n not in book.sealed for m in (dropped, *later)):
        return False
    before, now = book.moments[i - 1].state, book.now.state
    return keeps_hidden(before, now, but=seat) and keeps_hidden(dropped.state, now)


def matching_prompt(game: AnyGame, now: Moment, line: Played) -> Prompt | None:
    """The open prompt that a recorded move answers, None for an expired timer; raises Illegal if there is none."""
    if not line.prompt:
        if line.seat != TABLE or line.v or not any(t.expire == line.move for t in now.running.timers):
            raise Illegal("log-malformed")
        return None
    prompt = find_prompt(game, now, line.prompt)
    if prompt is None or (prompt.move, prompt.seat, prompt.secret) != (line.move, line.seat, line.secret):
        raise Illegal("log-malformed")
    if to_json(fill_in(prompt, form_answer(prompt, line.v))) != line.v:
        raise Illegal("log-malformed", prompt.rule)
    return prompt


def find_prompt(game: AnyGame, now: Moment, prompt_id: str) -> Prompt | None:
    """The open prompt or correction with that id (without stamp)."""
    for prompt in now.prompts:
        if prompt.id == prompt_id:
            return prompt
    item = game.correction(now.state, prompt_id)
    return as_prompt(item) if isinstance(item, PublicNumber) else item


def end_lines(game: AnyGame, book: Book, line: Played | Amended | None) -> tuple[End, ...]:
    """The End line to write after `line` if the game is over; none while a prompt is open."""
    if book.now.prompts or line is None:
        return ()
    sheet = game.sheet(seal(book.now.state, TABLE))
    return (End(n=line.n + 1, at=line.at, ended_by=sheet.ended_by, totals=sheet.totals, places=sheet.places),)


def state_hash(state: Any) -> str:
    """The SHA-256 of a state's sorted encoding: equal for equal states."""
    try:
        encoded = msgspec.json.encode(state, order="deterministic")
    except TypeError:  # a dict with numbers as keys
        encoded = msgspec.json.encode(msgspec.to_builtins(state, str_keys=True), order="deterministic")
    return hashlib.sha256(encoded).hexdigest()


def _next_moment(game: AnyGame, head: Head, before: Moment, line: Played, prompt: Prompt | None) -> Moment:
    used = clocks.advance_clocks(before.used, before.running, max(0, line.when - before.at_ms))
    state, news = game.apply(before.state, line.seat, game.move(line.move, line.v))
    prompts = game.prompts(state)
    born = {p.id: before.born.get(p.id, line.n) if p.id != line.prompt else line.n for p in prompts}
    running = _running_clocks(game, head, state, prompts)
    answered = line.seat if prompt and prompt.waits else None
    return Moment(
        line=line,
        answered=prompt,
        state=state,
        news=news,
        prompts=prompts,
        born=born,
        running=running,
        used=clocks.start_turns(used, before.running, running, answered),
    )


def _running_clocks(game: AnyGame, head: Head, state: Any, prompts: tuple[Prompt, ...]) -> clocks.RunningClocks:
    """The clocks that run in this state; none once the game is over."""
    if not prompts:
        return clocks.RunningClocks(phase="")
    waited = tuple(sorted({prompt.seat for prompt in prompts if prompt.waits}))
    timers = (*game.timers(state), *clocks.own_clocks(head.clock, len(head.seats), waited))
    return clocks.RunningClocks(seats=waited, phase=game.phase(state).key, timers=timers)


def _time_up_words(before: Moment, line: Played) -> Say:
    timer = next(t for t in before.running.timers if t.expire == line.move)
    return Say(key="log-time-up", args={"label": timer.label})
