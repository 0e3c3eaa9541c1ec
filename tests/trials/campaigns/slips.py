"""Random games in which a line is told otherwise, up to thirty moves late, with what does not fit answered at random.

    python -m tests.trials.campaigns.slips --number 1000 --seed 1 [GAME ...]

Laws, each time: the lines fold again to the same book; it is the book of a game in which all was told so at first; an
undo brings back the book of before, and a redo that of after.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from msgspec.structs import replace

from companion.log.amend import Told, Trial, said_anew, told_before, trial, with_instead
from companion.log.book import (
    Book,
    admitted,
    amended,
    as_amended,
    ending,
    find,
    new_head,
    open_book,
    play,
    redone,
    replay,
    take_back,
)
from companion.log.record import Amended, ClockRule, Head, Line, Played, Undone, check, in_force
from companion.testkit.play import parties
from rules.games import GAMES
from rules.kit.answers import fill_in, to_json
from rules.kit.sample import NAMES, answer
from rules.kit.types import AnyGame, Illegal, Prompt, Seating

LATE = 30  # a slip is noticed within so many moves
TRIES = 60
MOST_BEFORE = 3  # answers told before one line


@dataclass
class Figures:
    """What came of all slips."""

    slips: int = 0
    fits: Counter[str] = field(default_factory=Counter)  # how often the next line, the next six, all later ones stand
    asked: int = 0  # later lines that were asked about
    out: int = 0  # ... and left out
    before: int = 0  # answers told before a line

    def __str__(self) -> str:
        share = {name: f"{100 * n / max(1, self.slips):.0f} %" for name, n in sorted(self.fits.items())}
        return f"{self.slips} slips; stand: {share}; asked {self.asked}, left out {self.out}, told before {self.before}"


class Slipped:
    """One random game and what was told otherwise in it."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game, self.rng = game, Random(seed)
        party = self.rng.choice(parties(game))
        seating = Seating(names=NAMES[: party.seats], tints=game.tints[: party.seats])
        options = game.option_type(tracking=party.tracking) if party.tracking else game.option_type()
        self.head: Head = new_head(game, seating, options, {}, ClockRule(), f"S{seed}", "2026-01-01T00:00:00Z")
        self.book = open_book(game, self.head)
        self.lines: list[Line] = []

    def go_on(self, moves: int) -> None:
        """So many random moves, or to the end."""
        for _ in range(moves):
            if not self.book.now.prompts:
                return
            line, prompt = self._drawn()
            self.book = play(self.game, self.head, self.book, line, prompt)
            self._write(line)

    def _write(self, line: Played | Amended) -> None:
        self.lines += [line, *ending(self.game, self.book, line)]

    def _drawn(self) -> tuple[Played, Prompt]:
        for _ in range(TRIES * 4):
            prompt = self.rng.choice(self.book.now.prompts)
            line = self._line(prompt)
            try:
                play(self.game, self.head, self.book, line, prompt)
            except Illegal:
                continue
            return line, prompt
        raise AssertionError(f"no answer is taken to {[p.id for p in self.book.now.prompts]}")

    def _line(self, prompt: Prompt) -> Played:
        n = len(self.lines) + 1
        v = to_json(fill_in(prompt, answer(prompt, self.rng)))
        return Played(n=n, at=1000 * n, seat=prompt.seat, by="screen", move=prompt.move, prompt=prompt.id, v=v,
                      secret=prompt.secret)  # fmt: skip

    # ---- a slip ---------------------------------------------------------------------------------------
    def slip(self, figures: Figures) -> str:
        """Tell one of the last lines otherwise; the law that it broke, "" = none."""
        place = self.rng.randrange(max(1, len(self.book.moments) - LATE), len(self.book.moments))
        first = self._otherwise(place)
        if first is None:
            return ""
        done = self._repaired(first, len(self.book.moments) - place - 1, figures)
        line = Amended(n=len(self.lines) + 1, at=1000 * len(self.lines) + 1000, by="screen", told=done.told)
        before, self.book = self.book, as_amended(self.book, done.book, line)
        self._write(line)
        return self._broken(before, line)

    def _otherwise(self, place: int) -> Trial | None:
        """Another answer to the question of that line, or (a tenth) none, as far as the later lines fit."""
        now, line = self.book.moments[place - 1], self.book.moments[place].line
        assert line is not None
        if self.rng.random() < 0.1 or not line.prompt:
            return self._tried(with_instead((), {line.n: ()}))
        prompt = find(self.game, now, line.prompt)
        assert prompt is not None
        for _ in range(TRIES):
            told = said_anew(line, prompt, answer(prompt, self.rng))
            tried = self._tried(with_instead((), {line.n: (told,)}))
            if told.v != line.v and (tried.refused is None or tried.refused.n != line.n):
                return tried
        return None

    def _tried(self, told: Told) -> Trial:
        return trial(self.game, self.head, self.book, told, range(len(self.head.seats)), lambda part: None)

    def _repaired(self, done: Trial, later: int, figures: Figures) -> Trial:
        figures.slips += 1
        figures.fits["all"] += done.misfit is None
        stood = later if done.misfit is None else len(done.book.moments) - (len(self.book.moments) - later)
        figures.fits["next"] += stood >= min(1, later)
        figures.fits["next 6"] += stood >= min(6, later)
        while done.misfit is not None:
            figures.asked += 1
            done = self._mended(done, figures)
        return done

    def _mended(self, done: Trial, figures: Figures) -> Trial:
        """The line is answered anew, or what is missing is told before it, or it is left out."""
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
            told = said_anew(line, prompt, values) if again else told_before(line, prompt, values, "screen", late)
            tried = self._tried(with_instead(done.told, {line.n: (*beside, told, *(() if again else (line,)))}))
            if tried.refused is None or tried.refused.n != told.n:
                figures.before += not again
                return tried
        figures.out += 1
        return self._tried(with_instead(done.told, {line.n: beside}))

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
        again = amended(self.game, self.head, undone, redone(undone, line, n + 1, line.at, "screen"))
        return "" if _same(again, self.book) else "a redo does not bring back what was told"

    def _is_as_told(self) -> bool:
        book = open_book(self.game, self.head)
        for n, move in enumerate(in_force(self.lines), 1):
            now = replace(move, n=n)
            book = play(self.game, self.head, book, now, admitted(self.game, book.now, now))
        return _same(book, self.book)


def _same(one: Book, other: Book) -> bool:
    """The same states, questions, news and clocks all the way."""
    return len(one.moments) == len(other.moments) and all(
        (a.news, a.prompts, a.used) == (b.news, b.prompts, b.used) and a.state == b.state
        for a, b in zip(one.moments, other.moments, strict=True)
    )


def one(game: AnyGame, seed: int, figures: Figures, slips: int = 2) -> str:
    """A random game with some slips; the law that was broken, "" = none."""
    party = Slipped(game, seed)
    for _ in range(slips):
        party.go_on(party.rng.randint(4, 45))
        if len(party.book.moments) > 1 and (broken := party.slip(figures)):
            return f"{game.id} {seed}: {broken}"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--number", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    broken = 0
    for game in GAMES:
        if args.games and game.id not in args.games:
            continue
        figures = Figures()
        for seed in range(args.seed, args.seed + args.number):
            if told := one(game, seed, figures):
                print(told)
                broken += 1
        print(f"{game.id}: {figures}", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
