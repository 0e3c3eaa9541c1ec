"""Every law that all games keep, each as a list of sentences about what breaks it; none where it is kept."""

from __future__ import annotations

import ast
import time
from collections.abc import Iterator
from functools import cached_property
from itertools import takewhile
from math import inf
from pathlib import Path
from random import Random
from typing import get_args, get_type_hints

from companion.doctor.text_check import unlike
from companion.testkit import golden, lessons, looks, offers, rulebook, selfplay, state_laws, stories, texts
from companion.testkit.play import PlayedStep, corrections, parties, taken, whole_games
from companion.view import one_file
from companion.view.languages import ENGLISH
from companion.view.speak import Speaker
from rules.kit.sample import NAMES
from rules.kit.seal import seal
from rules.kit.types import TABLE, AnyGame, Say

STORIES = 12  # games in which things are set right, from each of so many other tables
TABLES = 3
SEEDS = [table * stories.BLOCK + 1 + n for table in range(TABLES) for n in range(STORIES)]
LOOKS = 12  # states that the slower laws look at


class Laws:
    """The laws for one game, whose tests and golden records lie in these folders."""

    def __init__(self, game: AnyGame, tests: Path | None = None, records: Path | None = None) -> None:
        self._game, self._tests, self._records = game, tests, records
        self._until_s = inf

    def every(self) -> list[str]:
        """All that breaks any of them."""
        laws = (
            self.of_its_steps, self.of_its_texts, self.of_its_rules, self.of_its_lessons, self.of_its_records,
            self.of_its_offers, self.of_its_pictures, self.in_every_state, self.in_random_games, self.in_stories,
        )  # fmt: skip
        return [sentence for law in laws for sentence in law()]

    def first_broken(self, until_s: float) -> tuple[str, str] | None:
        """The first law that is broken, in words, and how; of those that need neither tests nor records, as far as the
        time goes (by `time.monotonic`)."""
        self._until_s = until_s
        for law, broken in (
            (self.of_its_steps, self.of_its_steps),
            (self.of_its_words, self.of_its_words),
            (self.of_its_rules, self.of_its_rules),
            (self.of_its_lessons, self.of_its_lessons),
            (self.in_every_state, self._broken_states),
            (self.of_its_offers, self._never_taken),
            (self.of_its_pictures, self._wrong_pictures),
            (self.in_stories, self._broken_stories),
        ):
            if time.monotonic() < until_s and (how := next(iter(broken()), "")):
                return (law.__doc__ or "").strip(), how
        return None

    @cached_property
    def steps(self) -> tuple[PlayedStep, ...]:
        """The moves of one random game for each number of seats."""
        return whole_games(self._game)

    def _some(self) -> Iterator[PlayedStep]:
        """Some of them, as far as the time goes."""
        every = self.steps
        return takewhile(lambda step: time.monotonic() < self._until_s, every[:: max(1, len(every) // LOOKS)])

    def of_its_steps(self) -> list[str]:
        """Each step of the state asks something."""
        steps = {*get_args(get_type_hints(self._game.state_type)["step"]), "over"}
        silent = {*self._game.steps, "over"} ^ steps
        return [f"{step}: no function asks in this step: say rules.step(...)." for step in sorted(silent)]

    def in_every_state(self) -> list[str]:
        """Forms can be answered, secrets are kept, sheets add up, also after every correction."""
        return list(self._broken_states())

    def _broken_states(self) -> Iterator[str]:
        of, rng = self._game, Random(1)
        for step in self._some():
            yield from state_laws.broken(of, step.after, rng)
            fixes = corrections(of, step.before)
            for fix in rng.sample(fixes, min(3, len(fixes))):
                after = taken(of, step.before, (fix,), rng).after
                yield from (f"after {fix.id}: {sentence}" for sentence in state_laws.broken(of, after, rng))

    def of_its_offers(self) -> list[str]:
        """Whatever is lit is taken in some answer: of fields that hang together the later one names the earlier one in
        the function of its options."""
        return sorted({*self._never_taken()})

    def _never_taken(self) -> Iterator[str]:
        of, rng = self._game, Random(1)
        for step in self._some():
            for move, field, item in offers.never_taken(of, step.before, rng):
                yield f"{move}: {field} offers {item}, and no answer with it is taken."

    def of_its_pictures(self) -> list[str]:
        """At 800x480 every label can be read, nothing lies over anything else, and nothing outside."""
        return [*dict.fromkeys(self._wrong_pictures())]

    def _wrong_pictures(self) -> Iterator[str]:
        of, seats = self._game, max(self._game.seats)
        for lang in (ENGLISH, *texts.languages(of)):
            speaker = Speaker(lang, of.home, NAMES[:seats], of.tints[:seats])
            for step in self._some():
                yield from looks.wrong(of, of.scene(seal(step.after, TABLE), TABLE).parts, speaker)

    def in_random_games(self, games: int = 0, seed: int = 1) -> list[str]:
        """Every policy comes to an end, through the real log; what was played replays, and no secret gets out. 0: so
        many games that each number of seats plays by each of them, as `companion add` does."""
        games = games or len(parties(self._game)) * len(selfplay.POLICIES)
        return list(selfplay.run(self._game, games, seed, None, look=40).broken)

    def in_stories(self) -> list[str]:
        """Whatever is set right, every question has an answer that is taken, no timer comes back by itself, and what is
        left out teaches nothing."""
        return list(self._broken_stories())

    def _broken_stories(self) -> Iterator[str]:
        for seed in SEEDS:
            left_s = self._until_s - time.monotonic()
            if left_s > 0 and (breach := stories.one(self._game, seed, min(stories.MOST_S, left_s)).breach):
                yield "\n".join(breach.lines())

    @cached_property
    def said(self) -> tuple[Say, ...]:
        """Whatever it says in random games and of its golden records, each sentence once."""
        told = texts.told_of(self._game, self._records) if self._records else ()
        return texts.once((*texts.all_said(self._game, self.steps), *told))

    def of_its_texts(self) -> list[str]:
        """All its languages say the same, every sentence is written, and none for nobody."""
        of = self._game
        found = [f"{key}: written and never said: take the row away." for key in texts.unused(of, self.said)]
        found += [f"{key}: tells what the key says, {{ $said }}: tell what was done." for key in texts.borrowed(of)]
        return self.of_its_words() + found

    def of_its_words(self) -> list[str]:
        """Whatever it says is written, in all its languages with the same arguments."""
        of = self._game
        found = [
            f"{key}: it is said, and no row of the texts says it: write one." for key in texts.unwritten(of, self.said)
        ]
        found += [f"{key}: the companion says something else under that key: take another." for key in texts.taken(of)]
        alone = one_file.in_one_language(one_file.source_of(of.home) or "")
        found += [f"{key}: it is said in one language: write the next behind a bar." for key in alone]
        english = texts.texts(of, ENGLISH)
        for lang in (ENGLISH, *texts.languages(of)):
            its = texts.texts(of, lang)
            found += [f"{key}: {_unlike(english.get(key), its.get(key), lang)}" for key in unlike(english, its)]
        return found

    def of_its_lessons(self) -> list[str]:
        """A game with lessons has one for each kind of question, and none names a rule that is not there."""
        return [*lessons.wrong(self._game, self.steps)]

    def of_its_rules(self) -> list[str]:
        """The same paragraphs in every language, without a gap, each cited one there, each owed one shown by a test."""
        of = self._game
        english = rulebook.paragraphs(of, ENGLISH)
        ids = [rule for rule, _ in english]
        letters = ids[0].partition("-")[0] if ids else ""
        found = [f"{rule}: it is not the same paragraph, with the same flag, in {lang}." for lang in texts.languages(of)
                 for rule, _ in {*english} ^ {*rulebook.paragraphs(of, lang)}]  # fmt: skip
        found += [f"{rule}: the numbers have a gap before it: {letters}-{n} is missing."
                  for n, rule in enumerate(ids, 1) if rule != f"{letters}-{n}"][:1]  # fmt: skip
        found += [
            f"{rule}: it is named, and there is no such rule."
            for rule in {*rulebook.cited(of, self.steps)} - {"", *ids}
        ]
        if self._tests is None:
            return found
        trees = [ast.parse(file.read_bytes()) for file in self._tests.rglob("test_*.py")]
        shown = {rule for tree in trees for rule in rulebook.marks(tree)}
        return found + [f"{rule}: no test shows it: @pytest.mark.rule above one." for rule, flag in english
                        if flag in rulebook.SHOWN_BY_TESTS and rule not in shown]  # fmt: skip

    def of_its_records(self) -> list[str]:
        """The golden records come to the ends that they always had, and show every ending and number of seats."""
        assert self._records is not None
        return golden.wrong(self._game, self._records)


def _unlike(english: frozenset[str] | None, other: frozenset[str] | None, lang: str) -> str:
    if english is None or other is None:
        return f"it is written in {lang if english is None else ENGLISH} alone."
    names = ", ".join(f"{{ ${name} }}" for name in sorted(english ^ other))
    return f"only one of {ENGLISH} and {lang} says {names}." if names else f"it cannot be read in {lang}."
