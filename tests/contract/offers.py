"""What a form offers, its game takes; and what the game takes is offered. For each field alone, whatever others say."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import ValidationError

from companion.testkit.play import Step, apply
from rules.kit.answers import Values, filled, to_json, value_in, with_value
from rules.kit.sample import Rng, draw
from rules.kit.types import Allot, Amount, AnyGame, Cells, Choice, Field, Illegal, Prompt, Slots, no_reason

TRIES = 80  # other answers of the same form with that item
MOST = 6  # items of a field that are tried
Item = str | int
Domain = Mapping[tuple[str, str], set[Item]]  # (move, field) -> everything that is ever offered for it


def never_taken(of: AnyGame, state: Any, rng: Rng) -> Iterator[tuple[str, str, Item]]:
    """(move, field, item) for what an open form offers and the game takes in no answer."""
    for prompt in of.prompts(state):
        for field in prompt.fields:
            items = offered(field)
            for item in rng.sample(items, min(MOST, len(items))):
                if not any(_is_taken(of, state, prompt, _with(prompt, field, item, rng)) for _ in range(TRIES)):
                    yield prompt.move, field.name, item


def never_offered(of: AnyGame, step: Step, domain: Domain) -> Iterator[tuple[str, str, Item]]:
    """(move, field, item) for what the game takes in the place of something in that answer, and no form offers."""
    prompts = [p for p in of.prompts(step.before) if (p.move, p.seat) == (step.prompt.move, step.prompt.seat)]
    for field in step.prompt.fields:
        value = value_in(step.values, field)
        if not isinstance(field, Choice | Cells) or value in (None, []):
            continue
        now = {
            item for prompt in prompts for each in prompt.fields if each.name == field.name for item in offered(each)
        }
        for item in sorted(domain[step.prompt.move, field.name] - now, key=str)[:MOST]:
            other = [item, *value[1:]] if isinstance(value, list) else item
            if _counts(of, step, with_value(step.values, field, other)):
                yield step.prompt.move, field.name, item


def domain(of: AnyGame, steps: Sequence[Step]) -> Domain:
    """Everything that is offered in these games."""
    found: defaultdict[tuple[str, str], set[Item]] = defaultdict(set)
    for step in steps:
        for prompt in of.prompts(step.before):
            for field in prompt.fields:
                found[prompt.move, field.name] |= set(offered(field))
    return found


def offered(field: Field) -> list[Item]:
    """What can be tapped in a field."""
    match field:
        case Choice() | Slots():
            return [option.value for option in field.options]
        case Cells():
            return list(field.allowed)
        case Amount():
            return [field.least, field.most]
        case Allot():
            return [line for line, cap in field.caps.items() if cap and field.most]
        case _:
            return []


def _with(prompt: Prompt, wanted: Field, item: Item, rng: Rng) -> Values:
    """An answer in which that field is asked and holds the item."""

    def value(field: Field) -> Any:
        if field is wanted:
            return _holding(field, item, rng)
        leads = wanted.when is not None and field.name == wanted.when[0] and isinstance(field, Choice)
        if leads and isinstance(field, Choice) and wanted.when is not None and field.key in ("", wanted.key):
            to = [option.value for option in field.options if option.value in wanted.when[1]]
            return rng.sample(to, 1) if field.many else rng.sample(to, 1)[0]
        return draw(field, rng)

    return filled(prompt, value)


def _holding(field: Field, item: Item, rng: Rng) -> Any:
    """A value of the field that holds the item."""
    if isinstance(field, Amount):
        return item
    values = (draw(field, rng) for _ in range(1000))
    return next((v for v in values if v == item or (isinstance(v, list | dict) and item in v)), None)


def _is_taken(of: AnyGame, state: Any, prompt: Prompt, values: Values) -> bool:
    try:
        apply(of, state, prompt, values)
    except Illegal:
        return False
    return True


def _counts(of: AnyGame, step: Step, values: Values) -> bool:
    """Whether the game takes those values, whatever the form offers; of steps and moves the form is the law."""
    prompt = step.prompt
    try:
        if of.why_not is not no_reason:
            of.answered(step.before, prompt, values)
        of.apply(step.before, prompt.seat, of.move(prompt.move, to_json({**values, **prompt.given})))
    except (Illegal, ValidationError):
        return False
    return True
