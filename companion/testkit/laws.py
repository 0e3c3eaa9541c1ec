"""The laws that all games keep, each as a method with a list of sentences about its breaches."""

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

from companion.doctor.text_check import differing_keys
from companion.testkit import golden, lessons, looks, offers, rulebook, selfplay, state_laws, stories, texts
from companion.testkit.play import PlayedStep, corrections, parties, random_step, whole_games
from companion.view import one_file
from companion.view.languages import ENGLISH
from companion.view.speaker import Speaker
from rules.kit.sample import NAMES
from rules.kit.seal import seal
from rules.kit.types import TABLE, AnyGame, Say

STORIES = 12  # games with corrections, from each of several tables
TABLES = 3
SEEDS = [table * stories.BLOCK + 1 + n for table in range(TABLES) for n in range(STORIES)]
LOOKS = 12  # states that the slower laws check


class Laws:
    """The laws for one game, with the folders of its tests and golden records."""

    def __init__(self, game: AnyGame, tests: Path | None = None, records: Path | None = None) -> None:
        self._game, self._tests, self._records = game, tests, records
        self._until_s = inf

    def check_all(self) -> list[str]:
        """The breaches of all laws."""
        laws = (
            self.check_steps, self.check_texts, self.check_rules, self.check_lessons, self.check_records,
            self.check_offers, self.check_pictures, self.check_states, self.check_random_games, self.check_stories,
        )  # fmt: skip
        return [sentence for law in laws for sentence in law()]

    def first_breach(self, until_s: float) -> tuple[str, str] | None:
        """The first breach (the law in words, a sentence) of the laws that need neither tests nor records, as far as
        the time allows: until `until_s` of `time.monotonic`."""
        self._until_s = until_s
        for law, broken in (
            (self.check_steps, self.check_steps),
            (self.check_words, self.check_words),
            (self.check_rules, self.check_rules),
            (self.check_lessons, self.check_lessons),
            (self.check_states, self._state_breaches),
            (self.check_offers, self._refused_offers),
            (self.check_pictures, self._picture_mistakes),
            (self.check_stories, self._story_breaches),
        ):
            if time.monotonic() < until_s and (how := next(iter(broken()), "")):
                return (law.__doc__ or "").strip(), how
        return None

    @cached_property
    def steps(self) -> tuple[PlayedStep, ...]:
        """One random game for each number of seats, move by move."""
        return whole_games(self._game)

    def _sample_steps(self) -> Iterator[PlayedStep]:
        """Some of the steps, until the time is over."""
        every = self.steps
        return takewhile(lambda step: time.monotonic() < self._until_s, every[:: max(1, len(every) // LOOKS)])

    def check_steps(self) -> list[str]:
        """Each step of the state asks something."""
        steps = {*get_args(get_type_hints(self._game.state_type)["step"]), "over"}
        silent = {*self._game.steps, "over"} ^ steps
        return [f"{step}: no function asks in this step: say rules.step(...)." for step in sorted(silent)]

    def check_states(self) -> list[str]:
        """Forms can be answered, secrets are kept, sheets add up, also after every correction."""
        return list(self._state_breaches())

    def _state_breaches(self) -> Iterator[str]:
        of, rng = self._game, Random(1)
        for step in self._sample_steps():
            yield from state_laws.breaches(of, step.after, rng)
            fixes = corrections(of, step.before)
            for fix in rng.sample(fixes, min(3, len(fixes))):
                after = random_step(of, step.before, (fix,), rng).after
                yield from (f"after {fix.id}: {sentence}" for sentence in state_laws.breaches(of, after, rng))

    def check_offers(self) -> list[str]:
        """Whatever is lit is taken in some answer: of fields that hang together the later one names the earlier one in
        the function of its options."""
        return sorted({*self._refused_offers()})

    def _refused_offers(self) -> Iterator[str]:
        of, rng = self._game, Random(1)
        for step in self._sample_steps():
            for move, field, item in offers.refused_offers(of, step.before, rng):
                yield f"{move}: {field} offers {item}, and no answer with it is taken."

    def check_pictures(self) -> list[str]:
        """At 800x480 every label can be read, nothing lies over anything else, and nothing outside."""
        return [*dict.fromkeys(self._picture_mistakes())]

    def _picture_mistakes(self) -> Iterator[str]:
        of, seats = self._game, max(self._game.seats)
        for lang in (ENGLISH, *texts.languages(of)):
            speaker = Speaker(lang, of.home, NAMES[:seats], of.tints[:seats])
            for step in self._sample_steps():
                yield from looks.mistakes(of, of.scene(seal(step.after, TABLE), TABLE).parts, speaker)

    def check_random_games(self, games: int = 0, seed: int = 1) -> list[str]:
        """Every policy comes to an end, through the real log; what was played replays, and no secret gets out. 0: so
        many games that each number of seats plays by each of them, as `companion add` does."""
        games = games or len(parties(self._game)) * len(selfplay.POLICIES)
        return list(selfplay.run(self._game, games, seed, None, look=40).broken)

    def check_stories(self) -> list[str]:
        """Whatever is set right, every question has an answer that is taken, no timer comes back by itself, and what is
        left out teaches nothing."""
        return list(self._story_breaches())

    def _story_breaches(self) -> Iterator[str]:
        for seed in SEEDS:
            if time.monotonic() < self._until_s and (breach := stories.play_story(self._game, seed).breach):
                yield "\n".join(breach.lines())

    @cached_property
    def sentences(self) -> tuple[Say, ...]:
        """The sentences of random games and golden records, each once."""
        told = texts.record_sentences(self._game, self._records) if self._records else ()
        return texts.unique((*texts.all_sentences(self._game, self.steps), *told))

    def check_texts(self) -> list[str]:
        """All languages have the same sentences, and none is missing or unused."""
        of = self._game
        found = [f"{key}: written and never said: take the row away." for key in texts.unused_keys(of, self.sentences)]
        found += [
            f"{key}: tells what the key says, {{ $said }}: tell what was done." for key in texts.borrowed_keys(of)
        ]
        return self.check_words() + found

    def check_words(self) -> list[str]:
        """Whatever it says is written, in all its languages with the same arguments."""
        of = self._game
        found = [
            f"{key}: it is said, and no row of the texts says it: write one."
            for key in texts.missing_texts(of, self.sentences)
        ]
        found += [
            f"{key}: the companion says something else under that key: take another." for key in texts.clashing_keys(of)
        ]
        alone = one_file.untranslated_keys(one_file.game_source(of.home) or "")
        found += [f"{key}: it is said in one language: write the next behind a bar." for key in alone]
        english = texts.texts(of, ENGLISH)
        for lang in (ENGLISH, *texts.languages(of)):
            its = texts.texts(of, lang)
            found += [
                f"{key}: {_difference(english.get(key), its.get(key), lang)}" for key in differing_keys(english, its)
            ]
        return found

    def check_lessons(self) -> list[str]:
        """A game with lessons has one for each kind of question, and none names a rule that is not there."""
        return [*lessons.mistakes(self._game, self.steps)]

    def check_rules(self) -> list[str]:
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
            for rule in {*rulebook.cited_rules(of, self.steps)} - {"", *ids}
        ]
        if self._tests is None:
            return found
        trees = [ast.parse(file.read_bytes()) for file in self._tests.rglob("test_*.py")]
        shown = {rule for tree in trees for rule in rulebook.marks(tree)}
        return found + [f"{rule}: no test shows it: @pytest.mark.rule above one." for rule, flag in english
                        if flag in rulebook.TESTED_FLAGS and rule not in shown]  # fmt: skip

    def check_records(self) -> list[str]:
        """The golden records end as they always did, and cover every ending and number of seats."""
        assert self._records is not None
        return golden.mistakes(self._game, self._records)


def _difference(english: frozenset[str] | None, other: frozenset[str] | None, lang: str) -> str:
    if english is None or other is None:
        return f"it is written in {lang if english is None else ENGLISH} alone."
    names = ", ".join(f"{{ ${name} }}" for name in sorted(english ^ other))
    return f"only one of {ENGLISH} and {lang} says {names}." if names else f"it cannot be read in {lang}."
