"""A random game in which a quarter of the moves set something right, and every law is looked at on the way."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

from msgspec import Struct

from companion.testing.stories import as_told, still_asked
from companion.testing.stories.answerable import Answered, answered
from companion.testing.stories.draws import another, answer, others
from companion.testing.stories.story import Begun, Outcome, Told, as_form, done, form, opening
from companion.testing.stories.timers import Watch
from rules.kit.answers import Values, value_in
from rules.kit.types import AnyGame, Illegal, Prompt, Say, Seat

CORRECTED = 4  # one move in so many sets something right
COMPARED = 2  # one answer in so many is also told wrong and set right
SEVERAL = 2  # one in so many of these, in several fields at once
TRIES_SEVERAL = 8  # for such an answer that is taken
ASKED = 4  # after one correction in so many it is looked who is still asked
ENDED = 4000  # moves after which a game must be over, where something is set right only in the first of them
TRIES = 4  # for a correction that is taken


class Found(Exception):
    """A law is broken."""

    def __init__(self, law: str, key: str, sentence: str, probe: Probe | None = None) -> None:
        super().__init__(f"{law}: {sentence}")
        self.law, self.key, self.sentence, self.probe = law, f"{law}: {key}", sentence, probe


class Probe(Struct, frozen=True, kw_only=True):
    """What was tried at the end of a story when a law broke."""

    form: Told
    wrong: dict[str, Any] | None = None


class Played:
    """A table with its story so far. Every change goes through `tell`, which looks at what holds in every state."""

    def __init__(self, of: AnyGame, state: Any) -> None:
        self.of, self.state = of, state
        self.told: list[Told] = []
        self.watch = Watch()
        self.watch.look(of, state, corrected=False)
        self.had: frozenset[Seat] = frozenset()
        self.phase: Say = of.phase(state)

    def copy(self) -> Played:
        """Another table at which the same was told."""
        other = copy(self)
        other.told, other.watch = [*self.told], self.watch.copy()
        return other

    def tell(self, prompt: Prompt, values: Values, correction: bool, outcome: Outcome | None = None) -> Outcome:
        """Go on to what the answer brings about; raises Illegal, and Found where it breaks a law."""
        told = Told(id=prompt.id, v=values, correction=correction)
        before = self.state
        outcome = outcome or self.outcome(prompt, values, told)
        after = outcome.state
        self.told.append(told)
        self.state = after
        phase = self.of.phase(after)
        self.had = self.had if phase == self.phase else frozenset()
        if not correction and phase == self.phase:
            self.had |= {prompt.seat}
        self.phase = phase
        corrected, reading = correction and prompt.move != "leave_out", prompt.move == "set_reading"
        back = self.watch.look(self.of, after, corrected, reading)
        if back:
            raise Found("timers", f"{back.split('-')[0]} after {prompt.move}", f"{back} comes back.")
        if prompt.move == "leave_out":
            _refuse_lessons(self.of, before, after)
        return outcome

    def outcome(self, prompt: Prompt, values: Values, told: Told) -> Outcome:
        try:
            return done(self.of, self.state, prompt, values)
        except Illegal:
            raise
        except Exception as why:
            self.told.append(told)
            raise Found("crash", f"{prompt.move} {type(why).__name__}", f"{told}: {why!r}") from why


def _refuse_lessons(of: AnyGame, before: Any, after: Any) -> None:
    """What is left out teaches the catalogue nothing."""
    known, now = of.learned(before), of.learned(after)
    new = {(kind, id) for kind, entries in now.items() for id in entries if id not in known.get(kind, {})}
    if new:
        raise Found("lessons", "leave_out", f"left out, and yet learnt: {sorted(new)}")


class Player:
    """Plays on from where a table stands. Answers of these moves (None: of all) are also told wrong and set right."""

    def __init__(self, table: Played, rng: Random, compares: frozenset[str] | None = None) -> None:
        self.table, self.rng, self.of = table, rng, table.of
        self.compares, self.mended = compares, 0

    def play(self, most_moves: int, corrected: int) -> int:
        """So many moves, the first `corrected` of them with corrections; how many were made. Raises Found."""
        for made in range(most_moves):
            prompts = self._prompts()
            if not prompts:
                return made
            if made < corrected and self.rng.randrange(CORRECTED) == 0:
                self._correct()
            else:
                self._answer(self.rng.choice(prompts))
        return most_moves

    def _prompts(self) -> tuple[Prompt, ...]:
        try:
            return self.of.prompts(self.table.state)
        except Exception as why:
            raise Found("crash", f"prompts {type(why).__name__}", f"what is asked: {why!r}") from why

    def _correct(self) -> None:
        try:
            fixes = self.of.corrections(self.table.state)
        except Exception as why:
            raise Found("crash", f"corrections {type(why).__name__}", f"what can be set right: {why!r}") from why
        if not fixes:
            return
        fix, before, had = as_form(self.rng.choice(fixes)), self.table.state, self.table.had
        for _ in range(TRIES):
            values = answer(fix, self.rng)
            try:
                outcome = self.table.tell(fix, values, correction=True)
            except Illegal:
                continue
            if not any(news.by_hand for news in outcome.news) and self.rng.randrange(ASKED) == 0:
                self.look_who_is_asked(before, outcome, fix, values, had)
            return

    def look_who_is_asked(
        self, before: Any, outcome: Outcome, fix: Prompt, values: Values, had: frozenset[Seat]
    ) -> None:
        """Who is still asked after a correction; raises Found."""
        seed = self.rng.randrange(2**30)
        gone = still_asked.skipped(self.of, before, outcome, fix, values, had, seed)
        if gone:
            self.table.told.pop()
            probe = Probe(form=Told(id=fix.id, v=values, correction=True))
            raise Found("still asked", f"{fix.move} in {self.of.phase(before).key}",
                        f"{fix.id} {values}: seats {gone} are not asked any more.", probe)  # fmt: skip

    def _answer(self, prompt: Prompt) -> None:
        found = self.answered(prompt)
        prompt, values = found.prompt, found.values
        assert values is not None
        is_compared = self.compares is None or prompt.move in self.compares
        if is_compared and not prompt.secret and self.rng.randrange(COMPARED) == 0:
            self.compare(prompt, values, self._wrong(prompt, values))
        self.table.tell(prompt, values, correction=False, outcome=found.outcome)

    def _wrong(self, prompt: Prompt, right: Values) -> Values:
        """Another answer: in one field, or in several; of these several are drawn, for few fit."""
        if len(prompt.fields) < 2 or self.rng.randrange(SEVERAL):
            return another(prompt, right, self.rng)
        for _ in range(TRIES_SEVERAL):
            wrong = others(prompt, right, self.rng)
            unlike = sum(value_in(wrong, field) != value_in(right, field) for field in prompt.fields)
            if unlike > 1 and self._is_taken(prompt, wrong):
                break
        return wrong

    def _is_taken(self, prompt: Prompt, values: Values) -> bool:
        try:
            done(self.of, self.table.state, prompt, values)
        except Illegal:
            return False
        except Exception:  # it breaks where it is compared, and is told there
            return True
        return True

    def answered(self, prompt: Prompt) -> Answered:
        """An answer that is taken, to this prompt or else to one beside it; raises Found where there is none."""
        probe = Probe(form=Told(id=prompt.id))
        try:
            found = answered(self.of, self.table.state, prompt, self.rng)
        except Exception as why:
            raise Found("crash", f"{prompt.move} {type(why).__name__}", f"{prompt.id}: {why!r}", probe) from why
        if found.values is None:
            raise Found("stuck", prompt.move, f"{prompt.id}: no answer is taken: {found.why}", probe)
        return found

    def compare(self, prompt: Prompt, right: Values, wrong: Values) -> None:
        """Told wrong and set right, against told right; raises Found where they differ."""
        if wrong == right:
            return
        probe = Probe(form=Told(id=prompt.id, v=right), wrong=wrong)
        try:
            compared = as_told.compared(self.of, self.table.state, prompt, right, wrong)
        except Exception as why:
            key = f"setting {prompt.move} right: {type(why).__name__}"
            raise Found("crash", key, f"{prompt.id} {wrong}, meant {right}: {why!r}", probe) from why
        self.mended += compared.mended
        if compared.key:
            raise Found("as told", compared.key, f"{prompt.id} {wrong}, meant {right}: {compared.sentence}", probe)


def replayed(of: AnyGame, begin: Begun, told: tuple[Told, ...], probe: Probe | None) -> Found | None:
    """What is broken by this story, and by the probe at its end. What can no longer be told is left out."""
    table = Played(of, opening(of, begin))
    try:
        for each in told:
            prompt = form(of, table.state, each)
            if prompt is not None:
                try:
                    table.tell(prompt, each.v, each.correction)
                except Illegal:
                    continue
        of.prompts(table.state), of.corrections(table.state)
        if probe is not None:
            _probed(of, table, probe)
    except Found as found:
        return found
    except Exception as why:
        return Found("crash", f"prompts {type(why).__name__}", repr(why))
    return None


def _probed(of: AnyGame, table: Played, probe: Probe) -> None:
    prompt = form(of, table.state, probe.form)
    if prompt is None:
        return
    player = Player(table, Random(0))
    if probe.form.correction:
        before, had = table.state, table.had
        try:
            outcome = table.tell(prompt, probe.form.v, correction=True)
        except Illegal:
            return
        if any(news.by_hand for news in outcome.news):
            return
        player.look_who_is_asked(before, outcome, prompt, probe.form.v, had)
    elif probe.wrong is None:
        player.answered(prompt)
    else:
        player.compare(prompt, probe.form.v, probe.wrong)
