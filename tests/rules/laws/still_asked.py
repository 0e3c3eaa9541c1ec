"""Law: after any correction everybody who has not had a turn in this step is still asked.

Compared are two ways from one state: the table plays on to the end of the phase, with the correction and without.
Whoever would have been asked without it in any case must be asked with it, or the news say what the table does by
hand. It does not bind whom the correction itself names, a phase that is one seat's turn, readings, which hold from now
on and may ask otherwise, and the way out of a step.
"""

from __future__ import annotations

from random import Random
from typing import Any

from rules.kit.types import AnyGame, Prompt, Seat
from tests.rules.laws.answerable import Answered

WAYS = 3  # so often each way is played
MOST_MOVES = 30


def skipped(
    of: AnyGame, before: Any, after: Any, form: Prompt, values: dict[str, Any], had: frozenset[Seat], seed: int
) -> tuple[Seat, ...]:
    """Who is not asked any more, though nothing was said of them and they have had no turn."""
    if of.phase(before) != of.phase(after) or form.move in ("leave_out", "set_reading"):
        return ()
    waiting = frozenset.intersection(*(_asked(of, before, Random(seed + i)) for i in range(WAYS)))
    due = waiting - had - _named({**form.given, **values})
    if len(waiting) == 1:
        return ()
    for i in range(WAYS):
        due -= _asked(of, after, Random(seed + i))
        if not due:
            break
    return tuple(sorted(due))


def _asked(of: AnyGame, state: Any, rng: Random) -> frozenset[Seat]:
    """The seats that are asked until the phase is another, or for so many moves."""
    phase, seats = of.phase(state), set[Seat]()
    for _ in range(MOST_MOVES):
        prompts = [p for p in of.prompts(state) if p.waits]
        if not prompts or of.phase(state) != phase:
            break
        seats |= {p.seat for p in prompts if p.seat >= 0}
        outcome = Answered(of, state, rng.choice(prompts), rng).outcome
        if outcome is None:
            break
        state = outcome.state
    return frozenset(seats)


def _named(values: Any) -> set[int]:
    """Every whole number in an answer: it may be a seat."""
    if isinstance(values, dict):
        values = list(values.values())
    if isinstance(values, list):
        return set().union(*(_named(v) for v in values)) if values else set()
    return {values} if isinstance(values, int) else set()
