"""Every law that all games keep, each as a list of sentences about what breaks it; none where it is kept."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from random import Random
from typing import get_args, get_type_hints

from companion.doctor.text_check import unlike
from companion.testkit import golden, rulebook, selfplay, state_laws, texts
from companion.testkit.play import Step, corrections, taken, whole_games
from companion.testkit.stories import campaign
from companion.view.languages import ENGLISH
from rules.kit.types import AnyGame, LeaveOut, SetReading

LOOKS = 12  # states that the slower laws look at


class Laws:
    """The laws for one game, whose tests and golden records lie in these folders."""

    def __init__(self, game: AnyGame, tests: Path, records: Path) -> None:
        self._game, self._tests, self._records = game, tests, records

    @cached_property
    def _steps(self) -> tuple[Step, ...]:
        return whole_games(self._game)

    @property
    def _some(self) -> tuple[Step, ...]:
        return self._steps[:: max(1, len(self._steps) // LOOKS)]

    def of_its_moves(self) -> list[str]:
        """Each move is written down by one function, each step asks by one; readings and the way out are there."""
        of = self._game
        steps = {*get_args(get_type_hints(of.state_type)["step"]), "over"}
        found = [f"{kind.__name__}: no function does it." for kind in {*of.move_types} ^ {*of.do}]
        found += [f"{step}: no function asks in this step." for step in {*of.ask, "over"} ^ steps]
        is_read = SetReading in of.do or all(setting.fixed for setting in of.settings)
        found += [] if is_read else ["No function does SetReading."]
        return found + ([] if any(issubclass(kind, LeaveOut) for kind in of.do) else ["No function does LeaveOut."])

    def in_every_state(self) -> list[str]:
        """Forms can be answered, secrets are kept, sheets add up, also after every correction."""
        return list(self._broken_states())

    def _broken_states(self) -> Iterator[str]:
        of, rng = self._game, Random(1)
        for step in self._some:
            yield from state_laws.broken(of, step.after, rng)
            fixes = corrections(of, step.before)
            for fix in rng.sample(fixes, min(3, len(fixes))):
                after = taken(of, step.before, (fix,), rng).after
                yield from (f"after {fix.id}: {sentence}" for sentence in state_laws.broken(of, after, rng))

    def in_random_games(self, games: int = 5, seed: int = 1) -> list[str]:
        """Every policy comes to an end, through the real log; what was played replays, and no secret gets out."""
        return list(selfplay.run(self._game, games, seed, None, look=40).broken)

    def in_stories(self, games: int = 36) -> list[str]:
        """Whatever is set right, every question has an answer that is taken, no timer comes back by itself, and what is
        left out teaches nothing."""
        breaches = (campaign.one(self._game, seed).breach for seed in range(games))
        return ["\n".join(breach.lines()) for breach in breaches if breach is not None]

    def of_its_texts(self) -> list[str]:
        """All its languages say the same, every sentence is written, and none for nobody."""
        of = self._game
        said = tuple(texts.all_said(of, self._steps))
        found = [f"{key}: written and never said." for key in texts.unused(of, said)]
        found += [f"{key}: said and not written." for key in texts.unwritten(of, said)]
        found += [f"{key}: the companion says something else under that key." for key in texts.taken(of)]
        found += [f"{key}: says what the key says, instead of what was done." for key in texts.borrowed(of)]
        english = texts.texts(of, ENGLISH)
        others = {lang: unlike(english, texts.texts(of, lang)) for lang in texts.languages(of)}
        return found + [f"{key}: another in {lang}." for lang, keys in others.items() for key in keys]

    def of_its_rules(self) -> list[str]:
        """The same paragraphs in every language, without a gap, each cited one there, each owed one shown by a test."""
        of = self._game
        english = rulebook.paragraphs(of, ENGLISH)
        ids = [rule for rule, _ in english]
        letters = ids[0].partition("-")[0] if ids else ""
        found = [f"The rules have other paragraphs in {lang}." for lang in texts.languages(of)
                 if english != rulebook.paragraphs(of, lang)]  # fmt: skip
        found += [] if ids == [f"{letters}-{n}" for n in range(1, len(ids) + 1)] else ["The numbers have a gap."]
        found += [f"{rule}: there is no such rule." for rule in {*rulebook.cited(of, self._steps)} - {"", *ids}]
        trees = [ast.parse(file.read_bytes()) for file in self._tests.rglob("test_*.py")]
        shown = {rule for tree in trees for rule in rulebook.marks(tree)}
        return found + [f"{rule}: no test shows it." for rule, flag in english
                        if flag in rulebook.SHOWN_BY_TESTS and rule not in shown]  # fmt: skip

    def of_its_records(self) -> list[str]:
        """The golden records come to the ends that they always had, and show every ending and number of seats."""
        return golden.wrong(self._game, self._records)
