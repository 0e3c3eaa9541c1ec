"""Laws for any sequence of moves and corrections, tried in random games.

A quarter of the moves are corrections. One of the alternatives to each question has an answer that is accepted; a
stopped timer never restarts by itself; a skipped step teaches the catalogue nothing. See docs/reliability.md and
`python -m tests.trials.campaigns stories --hours 1`, which plays stories for every game.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from copy import copy
from functools import cache
from random import Random
from typing import Any

from msgspec import Struct

from companion.testkit.play import Outcome, StoryStart, apply, as_form, find_answer, near_answer, opening, random_start
from rules.kit.answers import Values
from rules.kit.types import AnyGame, Frozen, Illegal, Prompt

WHOLE_EVERY = 10  # one game in so many is played from beginning to end
WHOLE_MOVES = 4000  # moves after which such a game must be over
CORRECTION_EVERY, CORRECTIONS = 4, 200  # one move in so many is a correction, but only among the first so many
STRETCH = 30  # moves of the others, which begin in the middle of a game at another table
TABLES = 100  # number of those tables
BLOCK = 50  # so many consecutive seeds begin at the same table
COPY_EVERY = 5  # a stretch may begin before one in so many of a table's moves
MOST_MOVES = 1500
LAST = 12  # moves of a broken game that are printed
CORRECTION_TRIES = 4


# ---- a story -----------------------------------------------------------------------------------------
class StoryAnswer(Frozen, frozen=True, kw_only=True):
    """One answer or correction."""

    id: str  # of the form
    v: dict[str, Any] = {}
    correction: bool = False

    def __str__(self) -> str:
        return f"{'set right: ' if self.correction else ''}{self.id} {self.v or ''}".rstrip()


# ---- a table -----------------------------------------------------------------------------------------
class BrokenLaw(Exception):
    """A breach of a law."""

    def __init__(self, law: str, key: str, sentence: str) -> None:
        super().__init__(f"{law}: {sentence}")
        self.key, self.sentence = f"{law}: {key}", sentence


class Timers(Struct, frozen=True):
    """The timers that have stopped. A stopped timer goes on only in the same turn, after an interruption: the phase has
    the same counts of rounds and turns. A correction may lead back to a stopped timer."""

    listed: frozenset[str] = frozenset()
    args: dict[str, Any] = {}  # of the phase, when the timers were listed
    gone: dict[str, dict[str, Any] | None] = {}  # phase arguments at the stop; None: another turn has begun

    def advance(self, of: AnyGame, state: Any, corrected: bool) -> tuple[Timers, str]:
        """The timers after the next state; and the id of one that must not go on, "" = none."""
        now, args = frozenset(timer.id for timer in of.timers(state)), of.phase(state).args
        gone = {} if corrected else {**self.gone, **dict.fromkeys(self.listed - now, self.args)}
        gone = {id: had if had == args else None for id, had in gone.items()}
        return Timers(now, args, gone), next((id for id in sorted(now) if gone.get(id, args) is None), "")


@contextmanager
def _crash_guard(what: str, sentence: str) -> Iterator[None]:
    """Turn every exception but a refusal into a broken law."""
    try:
        yield
    except (Illegal, BrokenLaw):
        raise
    except Exception as why:
        raise BrokenLaw("crash", f"{what} {type(why).__name__}", f"{sentence}: {why!r}") from why


class StoryTable:
    """A table with its story so far. Every change goes through `enter`, which checks the laws of every state."""

    def __init__(self, of: AnyGame, begin: StoryStart) -> None:
        self.of, self.state, self.answers = of, opening(of, begin), tuple[StoryAnswer, ...]()
        self._timers, _ = Timers().advance(of, self.state, corrected=False)

    def enter(self, prompt: Prompt, values: Values, correction: bool = False, outcome: Outcome | None = None) -> None:
        """Apply an answer. Raises Illegal and BrokenLaw."""
        told, before, was = StoryAnswer(id=prompt.id, v=values, correction=correction), self.state, self.answers
        self.answers = (*was, told)
        try:
            with _crash_guard(prompt.move, str(told)):
                self.state, _ = outcome or apply(self.of, before, prompt, values)
        except Illegal:
            self.answers = was
            raise
        self._timers, back = self._timers.advance(self.of, self.state, correction and prompt.move != "leave_out")
        if back:
            raise BrokenLaw("timers", f"{back.split('-')[0]} after {prompt.move}", f"{back} comes back.")
        if prompt.move == "leave_out":
            known, now = self.of.learned(before), self.of.learned(self.state)
            if new := [(kind, id) for kind, entries in now.items() for id in entries if id not in known.get(kind, {})]:
                raise BrokenLaw("lessons", "leave_out", f"left out, and yet learnt: {sorted(new)}")

    def play(self, rng: Random, most_moves: int, corrections: int = CORRECTIONS) -> None:
        """Play at most `most_moves` moves, with corrections among the first `corrections`. Raises BrokenLaw."""
        for made in range(most_moves):
            with _crash_guard("prompts", "what is asked"):
                prompts = self.of.prompts(self.state)
            if not prompts:
                return
            if made < corrections and rng.randrange(CORRECTION_EVERY) == 0:
                self._correct(rng)
            else:
                self.go_on(rng.choice(prompts), rng)

    def _correct(self, rng: Random) -> None:
        with _crash_guard("corrections", "what can be set right"):
            fixes = self.of.corrections(self.state)
        fix = as_form(rng.choice(fixes)) if fixes else None
        for _ in range(CORRECTION_TRIES if fix else 0):
            assert fix
            with suppress(Illegal):
                self.enter(fix, near_answer(fix, rng), correction=True)
                return

    def go_on(self, prompt: Prompt, rng: Random) -> None:
        """Answer this prompt, or else an alternative. Raises BrokenLaw."""
        with _crash_guard(prompt.move, prompt.id):
            found = find_answer(self.of, self.state, prompt, rng)
        if isinstance(found, str):
            raise BrokenLaw("stuck", prompt.move, f"{prompt.id}: no answer is taken: {found}")
        self.enter(found.prompt, found.values, outcome=(found.after, found.news))


# ---- many stories ------------------------------------------------------------------------------------
class Breach(Struct, frozen=True, kw_only=True):
    """A broken law, with the story that breaks it."""

    seed: int
    key: str
    sentence: str
    begun: StoryStart
    told: tuple[StoryAnswer, ...]

    def lines(self) -> Iterator[str]:
        yield f"seed {self.seed}: {self.sentence}"
        yield f"    {self.begun}"
        yield from (f"    {told}" for told in self.told[-LAST:])


class StoryCount(Struct, frozen=True, kw_only=True):
    """The counts of one story."""

    moves: int
    corrected: int  # corrections among these moves
    ended: bool
    breach: Breach | None = None


def play_story(of: AnyGame, seed: int) -> StoryCount:
    """The story of that seed, with every law checked."""
    rng, is_whole = Random(f"{of.id} {seed}"), seed % WHOLE_EVERY == 0
    if is_whole:
        begin = random_start(of, rng)
        table = StoryTable(of, begin)
    else:
        begin, tables = _tables_of(of, seed // BLOCK % TABLES)
        table = copy(rng.choice(tables))
    before, breach = len(table.answers), None
    try:
        table.play(rng, WHOLE_MOVES if is_whole else STRETCH)
        if is_whole and of.prompts(table.state):
            raise BrokenLaw("stuck", "endless", f"not over after {WHOLE_MOVES} moves")
    except BrokenLaw as found:
        breach = Breach(seed=seed, key=found.key, sentence=found.sentence, begun=begin, told=table.answers)
    return StoryCount(
        moves=len(table.answers) - before,
        corrected=sum(told.correction for told in table.answers[before:]),
        ended=breach is None and not of.prompts(table.state),
        breach=breach,
    )


@cache
def _tables_of(of: AnyGame, which: int) -> tuple[StoryStart, tuple[StoryTable, ...]]:
    """A game without corrections, with copies of its table from time to time."""
    rng = Random(which)
    begin = random_start(of, rng)
    table = StoryTable(of, begin)
    tables = [copy(table)]
    with suppress(Exception):  # stories that begin at these tables meet the same fault
        while len(table.answers) < MOST_MOVES and (prompts := of.prompts(table.state)):
            table.go_on(rng.choice(prompts), rng)
            tables += [] if len(table.answers) % COPY_EVERY else [copy(table)]
    return begin, tuple(tables)
