"""A random game in which a quarter of the moves set something right, and every law is looked at on the way."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

from companion.testkit.play import apply, as_form
from companion.testkit.stories.answerable import Outcome, RandomAnswer, answer, answered
from companion.testkit.stories.story import StoryAnswer, StoryStart, form, opening
from companion.testkit.stories.timers import TimerWatch
from rules.kit.answers import Values
from rules.kit.types import AnyGame, Illegal, Prompt

CORRECTED = 4  # one move in so many sets something right
TRIES = 4  # for a correction that is taken


class BrokenLaw(Exception):
    """A law is broken."""

    def __init__(self, law: str, key: str, sentence: str, stuck: str = "") -> None:
        super().__init__(f"{law}: {sentence}")
        self.law, self.key, self.sentence = law, f"{law}: {key}", sentence
        self.stuck = stuck  # the prompt that nobody can answer at the end of the story


class PlayedStory:
    """A table with its story so far. Every change goes through `tell`, which looks at what holds in every state."""

    def __init__(self, of: AnyGame, state: Any) -> None:
        self.of, self.state = of, state
        self.told: list[StoryAnswer] = []
        self.watch = TimerWatch()
        self.watch.look(of, state, corrected=False)

    def copy(self) -> PlayedStory:
        """Another table at which the same was told."""
        other = copy(self)
        other.told, other.watch = [*self.told], self.watch.copy()
        return other

    def tell(self, prompt: Prompt, values: Values, correction: bool, outcome: Outcome | None = None) -> None:
        """Go on to what the answer brings about; raises Illegal, and Found where it breaks a law."""
        told, before = StoryAnswer(id=prompt.id, v=values, correction=correction), self.state
        self.state = (outcome or self._outcome(prompt, values, told))[0]
        self.told.append(told)
        back = self.watch.look(self.of, self.state, correction and prompt.move != "leave_out")
        if back:
            raise BrokenLaw("timers", f"{back.split('-')[0]} after {prompt.move}", f"{back} comes back.")
        if prompt.move == "leave_out":
            _refuse_lessons(self.of, before, self.state)

    def _outcome(self, prompt: Prompt, values: Values, told: StoryAnswer) -> Outcome:
        try:
            return apply(self.of, self.state, prompt, values)
        except Illegal:
            raise
        except Exception as why:
            self.told.append(told)
            raise BrokenLaw("crash", f"{prompt.move} {type(why).__name__}", f"{told}: {why!r}") from why


def _refuse_lessons(of: AnyGame, before: Any, after: Any) -> None:
    """What is left out teaches the catalogue nothing."""
    known, now = of.learned(before), of.learned(after)
    new = {(kind, id) for kind, entries in now.items() for id in entries if id not in known.get(kind, {})}
    if new:
        raise BrokenLaw("lessons", "leave_out", f"left out, and yet learnt: {sorted(new)}")


class StoryPlayer:
    """Plays on from where a table stands."""

    def __init__(self, table: PlayedStory, rng: Random) -> None:
        self.table, self.rng, self.of = table, rng, table.of

    def play(self, most_moves: int, corrected: int) -> None:
        """So many moves at most, the first `corrected` of them with corrections. Raises Found."""
        for made in range(most_moves):
            prompts = self._prompts()
            if not prompts:
                return
            if made < corrected and self.rng.randrange(CORRECTED) == 0:
                self._correct()
            else:
                found = self.answered(self.rng.choice(prompts))
                assert found.values is not None
                self.table.tell(found.prompt, found.values, correction=False, outcome=found.outcome)

    def _prompts(self) -> tuple[Prompt, ...]:
        try:
            return self.of.prompts(self.table.state)
        except Exception as why:
            raise BrokenLaw("crash", f"prompts {type(why).__name__}", f"what is asked: {why!r}") from why

    def _correct(self) -> None:
        try:
            fixes = self.of.corrections(self.table.state)
        except Exception as why:
            raise BrokenLaw("crash", f"corrections {type(why).__name__}", f"what can be set right: {why!r}") from why
        if not fixes:
            return
        fix = as_form(self.rng.choice(fixes))
        for _ in range(TRIES):
            try:
                self.table.tell(fix, answer(fix, self.rng), correction=True)
            except Illegal:
                continue
            return

    def answered(self, prompt: Prompt) -> RandomAnswer:
        """An answer that is taken, to this prompt or else to one beside it; raises Found where there is none."""
        try:
            found = answered(self.of, self.table.state, prompt, self.rng)
        except Exception as why:
            key = f"{prompt.move} {type(why).__name__}"
            raise BrokenLaw("crash", key, f"{prompt.id}: {why!r}", prompt.id) from why
        if found.values is None:
            raise BrokenLaw("stuck", prompt.move, f"{prompt.id}: no answer is taken: {found.why}", prompt.id)
        return found


def replayed(of: AnyGame, begin: StoryStart, told: tuple[StoryAnswer, ...], stuck: str) -> BrokenLaw | None:
    """What this story breaks, or the prompt that is `stuck` at its end. What can no longer be told is left out."""
    table = PlayedStory(of, opening(of, begin))
    try:
        for each in told:
            prompt = form(of, table.state, each)
            if prompt is not None:
                try:
                    table.tell(prompt, each.v, each.correction)
                except Illegal:
                    continue
        of.corrections(table.state)
        last = next((prompt for prompt in of.prompts(table.state) if prompt.id == stuck), None)
        if last is not None:
            StoryPlayer(table, Random(0)).answered(last)
    except BrokenLaw as found:
        return found
    except Exception as why:
        return BrokenLaw("crash", f"prompts {type(why).__name__}", repr(why))
    return None
