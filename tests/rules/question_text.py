"""The plain text of a question: its valid answers and its notes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from companion.log.words import confirm_sentence
from companion.view.speaker import Speaker
from rules.kit.answers import default_value
from rules.kit.types import NOTHING, TABLE, Field, Layout, Option, Pick, Prompt, Say

MOST_OPTIONS = 12  # a longer list is only counted


def page(lines: Iterable[str]) -> str:
    """The text of a file, with ordinary spaces for no-break spaces."""
    return "\n".join([*lines, ""]).replace("\u00a0", " ")


def answers(field: Any, speaker: Speaker) -> str:
    """The valid answers of a field: its options in words, or its limits."""
    label = speaker.speak(field.label)
    options: tuple[Option, ...] = getattr(field, "options", ())
    allowed: tuple[str, ...] = getattr(field, "allowed", ())
    if options and len(options) <= MOST_OPTIONS:
        told = ", ".join(speaker.speak(option.label) for option in options)
    elif options or allowed:
        told = ", ".join(allowed) if 0 < len(allowed) <= MOST_OPTIONS else f"{len(options or allowed)} to choose from"
    elif hasattr(field, "dice"):
        told = f"{len(field.dice)} dice"
    else:
        told = f"{field.least} to {field.most}"
    return f"{label}: {told}" if label else told


def beside(prompt: Prompt, layouts: Sequence[Layout], speaker: Speaker) -> Iterator[tuple[str, list[str]]]:
    """The notes of a question by heading: its hint, the notes of options, defaults, and the conditions of fields."""
    if prompt.hint is not None:
        yield "", [" / ".join(speaker.speak(prompt.hint).splitlines())]
    yield "", [text for field in prompt.fields for text in _notes(field, speaker)]
    first = [(field, default_value(field)) for field in prompt.fields]
    yield "At first: ", [_named(f, value, layouts, speaker) for f, value in first if value not in (None, [], {}, "")]
    yield "Only after ", [_after(prompt, field, layouts, speaker) for field in prompt.fields if field.when]


def _notes(field: Field, speaker: Speaker) -> list[str]:
    options: tuple[Option, ...] = getattr(field, "options", ())
    is_short = len(options) <= MOST_OPTIONS
    noted = [(speaker.speak(each.label), speaker.speak(each.note)) for each in options if each.note]
    return [*dict.fromkeys(f"{label}: {note}" if is_short else note for label, note in noted)]


def _after(prompt: Prompt, field: Field, layouts: Sequence[Layout], speaker: Speaker) -> str:
    assert field.when
    name, wanted = field.when
    earlier = next(each for each in prompt.fields if each.name == name)
    named = {option.value: speaker.speak(option.label) for option in getattr(earlier, "options", ())}
    return f"{' or '.join(str(named.get(value, value)) for value in wanted)}: {speaker.speak(field.label)}"


def _named(field: Field, value: Any, layouts: Sequence[Layout], speaker: Speaker) -> str:
    """A field and its value in words."""
    alone = replace(field, key="", when=None)
    confirm = Say(key="", args={"0": Pick(field=field.name)})
    form = Prompt(id="", seat=TABLE, move="", label=NOTHING, confirm=confirm, fields=(alone,))
    return f"{speaker.speak(field.label)} {speaker.speak(confirm_sentence(form, {field.name: value}, layouts))}".strip()
