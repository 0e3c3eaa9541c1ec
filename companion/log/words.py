"""Moves in words: the confirm sentence with the choices filled in, and the sentence in the past tense."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, assert_never

from msgspec import Struct

from rules.kit.answers import is_asked
from rules.kit.types import (
    NOTHING,
    Allot,
    Amount,
    Cells,
    Choice,
    Field,
    Layout,
    Pick,
    Prompt,
    Say,
    Slots,
    Text,
    Throw,
    Who,
)  # fmt: skip

Word = str | int | Say | Who
DASH = "–"  # nothing chosen, as on the confirm key
PAST_PREFIX = "did-"  # of a game's messages for moves in the past tense


def confirm_sentence(prompt: Prompt, values: dict[str, Any], layouts: Iterable[Layout]) -> Say:
    """The prompt's confirm sentence with every Pick replaced by its field's value in words."""
    words, numbers = _field_words(prompt, values, layouts)
    return _fill_picks(prompt.confirm, words, numbers)


class LazySentence(Struct, frozen=True, gc=False):
    """An answer that is put into words only when read: most of a long record never is."""

    prompt: Prompt
    values: dict[str, Any]
    layouts: tuple[Layout, ...]

    def say(self) -> Say:
        return past_sentence(self.prompt, self.values, self.layouts)


def past_sentence(prompt: Prompt, values: dict[str, Any], layouts: Iterable[Layout]) -> Say:
    """An answer as a sentence in the past tense: the message "did-MOVE" of the game, e.g. "did-take-two".

    Its arguments are `who` answered, those of the confirm sentence, and for each field FIELD its value in words and as
    FIELD-is the value itself: a number, a word, the count of chosen items, the total shared out. A field not asked is
    "". `form` is the confirm sentence's name without "-confirm": one move may be asked for in several ways. `said` is
    that sentence, for a game without a message of its own. A correction reads as its confirm sentence.
    """
    words, numbers = _field_words(prompt, values, layouts)
    confirmed = _fill_picks(prompt.confirm, words, numbers)
    if not prompt.waits:
        return confirmed
    args: dict[str, str | int | Say | Who | Pick] = {"who": Who(seat=prompt.seat), **confirmed.args, "said": confirmed}
    args["form"] = prompt.confirm.key.removesuffix("-confirm")
    for name, value in prompt.given.items():
        args[f"{name}-is"] = _value(value)
    for field in prompt.fields:
        args.setdefault(field.name, words.get(field.name, ""))
        args[f"{field.name}-is"] = numbers.get(field.name, _value(values.get(field.name)))
    return Say(key=PAST_PREFIX + prompt.move.replace("_", "-"), args=args)


def _value(value: Any) -> str | int:
    return value if isinstance(value, str | int) else len(value) if isinstance(value, list | dict) else ""


def _field_words(
    prompt: Prompt, values: dict[str, Any], layouts: Iterable[Layout]
) -> tuple[dict[str, Word], dict[str, int]]:  # fmt: skip
    """Each field's value in words, and the totals of values shared out."""
    found: dict[str, list[tuple[Field, Word]]] = {}
    totals: dict[str, int] = {}
    for field in prompt.fields:
        value = values.get(field.name)
        if field.key:
            value = (value or {}).get(field.key)
        if value not in (None, [], {}) and is_asked(field, values):
            found.setdefault(field.name, []).append((field, _row(prompt, field, _word(field, value, layouts))))
            if isinstance(field, Allot):
                totals[field.name] = totals.get(field.name, 0) + sum(value.values())
            elif isinstance(value, int) and _is_dependent(prompt, field):
                totals[field.name] = value
    return {name: _rows(prompt, rows) for name, rows in found.items()}, totals


def with_count(line: Say | Who, n: int) -> Say | Who:
    """The name of `n` items of a line: its message may have variants by `n`, unless it has an `n` of its own."""
    return Say(key=line.key, args={"n": n, **line.args}) if isinstance(line, Say) else line


def word_list(words: Sequence[Word]) -> Say:
    """A comma-separated list of words; the empty text for none."""
    return Say(key="", args={str(i): word for i, word in enumerate(words)})


def _fill_picks(say: Say, words: Mapping[str, Word], totals: Mapping[str, int]) -> Say:
    if not say.args:
        return say
    args: dict[str, str | int | Say | Who | Pick] = {}
    for name, arg in say.args.items():
        match arg:
            case Pick():
                args[name] = (totals if arg.total else words).get(arg.field, DASH)
            case Say():
                args[name] = _fill_picks(arg, words, totals)
            case str() | int() | Who():
                args[name] = arg
            case _:
                assert_never(arg)
    return Say(key=say.key, args=args)


def _rows(prompt: Prompt, found: list[tuple[Field, Word]]) -> Word:
    """A field's word, or the list of its rows' words; a single dependent row keeps its plain word, a number too."""
    first, word = found[0]
    is_alone = not first.key or (_is_dependent(prompt, first) and len(found) == 1)
    return word if is_alone else word_list([each for _, each in found])


def _row(prompt: Prompt, field: Field, word: Word) -> Word:
    """ "Row: word" in keyed fields; the word alone if the row has no name, or all have the same."""
    if not field.key or field.label == NOTHING or _is_dependent(prompt, field):
        return word
    return Say(key="log-row", args={"row": field.label, "what": word})


def _is_dependent(prompt: Prompt, field: Field) -> bool:
    """Whether an earlier answer selects this row among several with the same label."""
    return field.when is not None and all(
        each.label == field.label for each in prompt.fields if each.name == field.name
    )


def _word(field: Field, value: Any, layouts: Iterable[Layout]) -> Word:
    match field:
        case Choice():
            names: dict[Any, Word] = {o.value: o.label for o in field.options}
            return word_list([names[v] for v in value]) if field.many else names[value]
        case Cells():
            labels = {cell.id: cell.label for layout in layouts for cell in layout.cells if cell.label}
            return word_list([labels.get(v, v) for v in value]) if field.many else labels.get(value, value)
        case Amount():
            return int(value)
        case Allot():
            counts = [(with_count(field.lines[line], n), n) for line, n in value.items()]
            return word_list([Say(key="count-of", args={"n": n, "what": what}) for what, n in counts])
        case Slots():
            words: dict[str, Word] = {str(o.value): o.label for o in field.options}
            return word_list([words[v] for v in value])
        case Throw():
            return word_list([_face(field, die, face) for die, face in value.items()])
        case Text():
            return str(value)
        case _:
            assert_never(field)


def _face(field: Throw, die_id: str, value: str | int) -> Word:
    die = next(d for d in field.dice if d.id == die_id)
    labels: dict[Any, Word] = {o.value: o.label for o in die.faces}
    return labels.get(value, value)
