"""What a form offers, its game takes; and what the game takes is offered. For each field alone, whatever others say."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from msgspec import ValidationError

from companion.testkit.offers import MOST, Item, offered
from companion.testkit.play import PlayedStep
from rules.kit.answers import Values, to_json, value_in, with_value
from rules.kit.types import AnyGame, Cells, Choice, Illegal, no_reason

Domain = Mapping[tuple[str, str], set[Item]]  # (move, field) -> everything that is ever offered for it


def never_offered(of: AnyGame, step: PlayedStep, domain: Domain) -> Iterator[tuple[str, str, Item]]:
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


def domain(of: AnyGame, steps: Sequence[PlayedStep]) -> Domain:
    """Everything that is offered in these games."""
    found: defaultdict[tuple[str, str], set[Item]] = defaultdict(set)
    for step in steps:
        for prompt in of.prompts(step.before):
            for field in prompt.fields:
                found[prompt.move, field.name] |= set(offered(field))
    return found


def _counts(of: AnyGame, step: PlayedStep, values: Values) -> bool:
    """Whether the game takes those values, whatever the form offers; of steps and moves the form is the law."""
    prompt = step.prompt
    try:
        if of.why_not is not no_reason:
            of.answered(step.before, prompt, values)
        of.apply(step.before, prompt.seat, of.move(prompt.move, to_json({**values, **prompt.given})))
    except (Illegal, ValidationError):
        return False
    return True
