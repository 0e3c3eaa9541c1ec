"""Random games in which a line is amended up to thirty moves late, with random answers where later lines do not fit.

Laws, each time: the lines fold again to the same book; it is the book of a game with the amended answer from the start;
undo restores the book of before, and redo that of after.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

from msgspec.structs import replace

from companion.log.amendment import Replacements, Trial, inserted_move, revised_move, trial, with_replacements
from companion.log.book import (
    Book,
    end_lines,
    find_prompt,
    matching_prompt,
    new_head,
    open_book,
    play,
    play_amendment,
    repeated_amendment,
    replay,
    take_back,
    with_amendment,
)
from companion.log.record import Amended, ClockRule, Head, Line, Played, Undone, check, moves_in_force
from companion.testkit.play import parties, random_step, seating
from rules.kit.answers import fill_in, to_json
from rules.kit.sample import answer
from rules.kit.types import AnyGame
from tests.contract.games import EVERY
from tests.trials.campaigns.campaign import Campaign, Result

SLIPS = 2  # in one game
LATE = 30  # a slip is noticed within so many moves
TRIES = 60
MOST_BEFORE = 3  # answers inserted before one line


class Slipped:
    """One random game and its amendments."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game, self.rng, self.figures = game, Random(seed), Counter[str]()
        party = self.rng.choice(parties(game))
        options = game.option_type(tracking=party.tracking) if party.tracking else game.option_type()
        who = seating(game, party.seats)
        self.head: Head = new_head(game, who, options, {}, ClockRule(), f"S{seed}", "2026-01-01T00:00:00Z")
        self.book = open_book(game, self.head)
        self.lines: list[Line] = []

    def go_on(self, moves: int) -> None:
        """Play `moves` random moves, or to the end."""
        for _ in range(moves):
            if not self.book.now.prompts:
                return
            step, n = random_step(self.game, self.book.now.state, self.book.now.prompts, self.rng), len(self.lines) + 1
            asked, v = step.prompt, to_json(fill_in(step.prompt, step.values))
            line = Played(n=n, at=1000 * n, seat=asked.seat, by="screen", move=asked.move, prompt=asked.id, v=v,
                          secret=asked.secret)  # fmt: skip
            self.book = play(self.game, self.head, self.book, line, asked)
            self._write(line)

    def _write(self, line: Played | Amended) -> None:
        self.lines += [line, *end_lines(self.game, self.book, line)]

    # ---- a slip ---------------------------------------------------------------------------------------
    def slip(self) -> str:
        """Amend one of the last lines; the broken law, "" = none."""
        place = self.rng.randrange(max(1, len(self.book.moments) - LATE), len(self.book.moments))
        first = self._otherwise(place)
        if first is None:
            return ""
        done = self._repaired(first, len(self.book.moments) - place - 1)
        line = Amended(n=len(self.lines) + 1, at=1000 * len(self.lines) + 1000, by="screen", told=done.told)
        before, self.book = self.book, with_amendment(self.book, done.book, line)
        self._write(line)
        return self._broken(before, line)

    def _otherwise(self, place: int) -> Trial | None:
        """Another answer to that line's question, or (a tenth) none; as far as the later lines fit."""
        now, line = self.book.moments[place - 1], self.book.moments[place].line
        assert line is not None
        if self.rng.random() < 0.1 or not line.prompt:
            return self._tried(with_replacements((), {line.n: ()}))
        prompt = find_prompt(self.game, now, line.prompt)
        assert prompt is not None
        for _ in range(TRIES):
            told = revised_move(line, prompt, answer(prompt, self.rng))
            tried = self._tried(with_replacements((), {line.n: (told,)}))
            if told.v != line.v and (tried.refused is None or tried.refused.n != line.n):
                return tried
        return None

    def _tried(self, told: Replacements) -> Trial:
        return trial(self.game, self.head, self.book, told, range(len(self.head.seats)), lambda part: None)

    def _repaired(self, done: Trial, later: int) -> Trial:
        stood = later if done.misfit is None else len(done.book.moments) - (len(self.book.moments) - later)
        self.figures += Counter({
            "slips": 1, "all later lines stand": stood == later, "the next line stands": stood >= min(1, later),
            "the next six stand": stood >= min(6, later),
        })  # fmt: skip
        while done.misfit is not None:
            self.figures["asked"] += 1
            done = self._mended(done)
        return done

    def _mended(self, done: Trial) -> Trial:
        """Answer the misfitting line anew, insert a missing answer before it, or leave it out."""
        assert done.misfit is not None
        line, now = done.misfit, done.book.now
        beside = tuple(m for each in done.told if each.n == line.n for m in each.moves if m.n != line.n)
        late = min([0, *(m.n for each in done.told for m in each.moves), *self._late()]) - 1
        for _ in range(0 if len(beside) >= MOST_BEFORE else 6):
            if not now.prompts:
                break
            prompt = self.rng.choice(now.prompts)
            values = answer(prompt, self.rng)
            again = prompt.id == line.prompt
            told = revised_move(line, prompt, values) if again else inserted_move(line, prompt, values, "screen", late)
            tried = self._tried(with_replacements(done.told, {line.n: (*beside, told, *(() if again else (line,)))}))
            if tried.refused is None or tried.refused.n != told.n:
                self.figures["told before"] += not again
                return tried
        self.figures["left out"] += 1
        return self._tried(with_replacements(done.told, {line.n: beside}))

    def _late(self) -> list[int]:
        return [m.n for x in self.lines if isinstance(x, Amended) for each in x.told for m in each.moves]

    # ---- the laws -------------------------------------------------------------------------------------
    def _broken(self, before: Book, line: Amended) -> str:
        check(self.head, self.lines)
        if not _same(self.book, replay(self.game, self.head, self.lines)):
            return "the lines do not fold to the same book"
        if not self._is_as_told():
            return "it is not as if it had been told so at first"
        n = len(self.lines) + 1
        undone = take_back(self.game, self.head, self.book, Undone(n=n, at=0, by="", drop=(line.n,)))
        if not _same(undone, before):
            return "an undo does not bring back what was"
        again = play_amendment(self.game, self.head, undone, repeated_amendment(undone, line, n + 1, line.at, "screen"))
        return "" if _same(again, self.book) else "a redo does not bring back what was told"

    def _is_as_told(self) -> bool:
        book = open_book(self.game, self.head)
        for n, move in enumerate(moves_in_force(self.lines), 1):
            now = replace(move, n=n)
            book = play(self.game, self.head, book, now, matching_prompt(self.game, book.now, now))
        return _same(book, self.book)


def _same(one: Book, other: Book) -> bool:
    """Whether all states, questions, news and clocks are equal."""
    return len(one.moments) == len(other.moments) and all(
        (a.news, a.prompts, a.used) == (b.news, b.prompts, b.used) and a.state == b.state
        for a, b in zip(one.moments, other.moments, strict=True)
    )


def one(game: AnyGame, seed: int) -> Result:
    """A random game with some slips, up to the first broken law."""
    party = Slipped(game, seed)
    for _ in range(SLIPS):
        party.go_on(party.rng.randint(4, 45))
        if len(party.book.moments) > 1 and (broken := party.slip()):
            return Result(figures=party.figures, wrong=[f"{game.id} {seed}: {broken}"])
    return Result(figures=party.figures)


def campaign(seed: int, control: bool = False) -> Campaign:
    """The games take turns."""

    def numbered(number: int, rng: Random, folder: Path) -> Result:
        return one(EVERY[number % len(EVERY)], number // len(EVERY))

    return Campaign(name="slips", attempt=numbered)
