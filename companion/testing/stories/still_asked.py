"""Law: after any correction everybody who has not had a turn in this step is still asked.

Compared are two ways from one state: the table plays on to the end of the phase, with the correction and without.
Whoever would have been asked without it in any case must be asked with it, in a form of their own or in a row of the
table's; or the news say what the table does by hand, or what has become of that seat. It does not bind whom the
correction itself names, a phase that is one seat's turn, readings, which hold from now on and may ask otherwise, and
the way out of a step.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from companion.testing.stories.answerable import answered
from companion.testing.stories.story import Outcome
from rules.kit.answers import default_value, value_in
from rules.kit.types import AnyGame, Prompt, Say, Seat, Who

MOST_SEATS = 6
WAYS = 3  # so often each way is played
WAYS_IN_DOUBT = 20  # ... before a seat counts as skipped
MOST_MOVES = 30
MOST_MOVES_AFTER = 200  # what has to be told anew comes before the turn of the others


class Way(Struct):
    """Who came up when the table played on."""

    asked: set[Seat]
    rows: set[Seat]  # in a form of the table
    said: set[tuple[str, Seat]]  # in which sentences, by their keys, somebody was named


def skipped(
    of: AnyGame, before: Any, outcome: Outcome, form: Prompt, values: dict[str, Any], had: frozenset[Seat], seed: int
) -> tuple[Seat, ...]:
    """Who is not asked any more, though nothing was said of them and they have had no turn."""
    after = outcome.state
    if of.phase(before) != of.phase(after) or form.move in ("leave_out", "set_reading"):
        return ()
    named = _named({**form.given, **values}).union(_rows(form, values))
    out = had | named | {seat for news in outcome.news for seat in _seats_in(news.say)}
    due = _due(of, before, after, out, seed, WAYS)
    return tuple(sorted(_due(of, before, after, out, seed, WAYS_IN_DOUBT))) if due else ()


def _due(of: AnyGame, before: Any, after: Any, out: frozenset[Seat], seed: int, ways: int) -> set[Seat]:
    waiting, said = set(range(MOST_SEATS)), set[tuple[str, Seat]]()
    for i in range(ways):
        way = _way(of, before, Random(seed + i), MOST_MOVES)
        waiting &= way.asked
        said |= way.said
        if len(waiting) < 2 or not waiting - out:
            return set()
    due = waiting - out
    for i in range(ways):
        way = _way(of, after, Random(seed + i), MOST_MOVES_AFTER)
        due -= way.asked | way.rows | {seat for _, seat in way.said - said}
        if not due:
            break
    return due


def _way(of: AnyGame, state: Any, rng: Random, most_moves: int) -> Way:
    """The table plays on until the phase is another, or for so many moves."""
    phase, way = of.phase(state), Way(asked=set(), rows=set(), said=set())
    for _ in range(most_moves):
        prompts = [p for p in of.prompts(state) if p.waits]
        if not prompts or of.phase(state) != phase:
            break
        way.asked.update(prompt.seat for prompt in prompts if prompt.seat >= 0)
        way.rows.update(int(field.key) for prompt in prompts for field in prompt.fields if field.key.isdigit())
        outcome = answered(of, state, rng.choice(prompts), rng).outcome
        if outcome is None:
            break
        way.said.update((news.say.key, seat) for news in outcome.news for seat in _seats_in(news.say))
        state = outcome.state
    return way


def _seats_in(say: Say) -> Iterator[Seat]:
    for arg in say.args.values():
        if isinstance(arg, Who):
            yield arg.seat
        elif isinstance(arg, Say):
            yield from _seats_in(arg)


def _rows(form: Prompt, values: dict[str, Any]) -> Iterator[Seat]:
    """Whose row is told as something else."""
    for field in form.fields:
        if field.key.isdigit() and value_in(values, field) != default_value(field):
            yield int(field.key)


def _named(values: Any) -> frozenset[int]:
    """Every whole number in an answer: it may be a seat."""
    if isinstance(values, dict):
        values = list(values.values())
    if isinstance(values, list):
        return frozenset[int]().union(*(_named(v) for v in values))
    return frozenset({values} if isinstance(values, int) else ())
