"""Forms with texts, built from prompts.

Hits: `Option.cell`, `Allot.cells`, `Cells.allowed` and `Slots.cells` are plain cell ids, the same that `draw` puts on
the cells. So the cells of all boards of one scene need different ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, assert_never

from msgspec import structs

from companion.log.words import with_count
from companion.view.shapes import glyph
from companion.view.speaker import Speaker
from companion.view.wire import (
    AllotView,
    AmountView,
    AskView,
    ChoiceView,
    DieView,
    Disc,
    Drawing,
    FieldView,
    FormView,
    LineView,
    OptionView,
    Poly,
    SlotsView,
    TextView,
    ThrowView,
)
from rules.kit.answers import Values, default_value
from rules.kit.types import (
    NOTHING,
    TABLE,
    Allot,
    Amount,
    Cells,
    Choice,
    Die,
    Field,
    Glyph,
    Option,
    Prompt,
    Say,
    Slots,
    Text,
    Throw,
    Who,
)

ICON = 96.0  # side of an option's picture
NUMBER_KEYS = 13  # up to so many numbers have a key each, more are counted or typed
DIE_KEYS = 12  # the same for a die
FEW = 4  # up to so many options keep their keys beside the board


def asks(prompts: Iterable[Prompt], speaker: Speaker, glyphs: Sequence[Glyph] = ()) -> tuple[AskView, ...]:
    """The open questions in order, each with its prompts as forms. `glyphs` are the game's, for the options'
    pictures."""
    groups: dict[str, list[Prompt]] = {}
    for prompt in prompts:
        groups.setdefault(prompt.group, []).append(prompt)
    seats = [group[0].seat for group in groups.values()]
    return tuple(_ask(group, seats.count(group[0].seat) > 1, speaker, glyphs) for group in groups.values())


def _ask(group: list[Prompt], again: bool, speaker: Speaker, glyphs: Sequence[Glyph]) -> AskView:
    """`again`: the seat has several questions, so its name does not distinguish them."""
    first = group[0]
    at_table = first.seat == TABLE
    return AskView(
        ask=first.group,
        seat=first.seat,
        text=speaker.speak(first.label) if at_table or again else speaker.name(first.seat),
        forms=tuple(_form(prompt, speaker, glyphs) for prompt in group),
        mark=None if at_table else speaker.mark(first.seat),
        waits=any(prompt.waits for prompt in group),
    )


def _form(prompt: Prompt, speaker: Speaker, glyphs: Sequence[Glyph]) -> FormView:
    return FormView(
        id=prompt.id,
        label=speaker.speak(prompt.label),
        confirm=speaker.speak(prompt.confirm),
        fields=tuple(field_view(field, speaker, glyphs) for field in prompt.fields),
        hint=speaker.speak(prompt.hint) if prompt.hint else "",
        missing=speaker.speak(Say(key="missing-change") if prompt.changed else _missing_sentence(prompt.fields)),
        rule=prompt.rule,
        changed=prompt.changed,
        secret=prompt.secret,
    )


# ---- fields -------------------------------------------------------------------------------------------
def field_view(field: Field, speaker: Speaker, glyphs: Sequence[Glyph] = ()) -> FieldView:
    """A field of the contract with its texts and keys."""
    label, mark = speaker.label(field.label)
    same: dict[str, Any] = {"name": field.name, "label": label, "mark": mark, "key": field.key, "when": field.when}
    match field:
        case Choice():
            options = tuple(_option(option, speaker, glyphs) for option in field.options)
            spent = tuple((place, _option(option, speaker, glyphs)) for place, option in field.spent)
            return ChoiceView(**same, options=options, least=field.least, most=field.most if field.many else 1,
                              default=field.default, spent=spent)  # fmt: skip
        case Amount():
            span = field.most - field.least
            return AmountView(
                **same, least=field.least, most=field.most, default=None if field.doubted else field.default,
                otherwise=field.default if field.doubted else None,
                keys="each" if field.likely or span < NUMBER_KEYS else "typed" if field.typed else "step",
                likely=field.likely if len(field.likely) <= span else (),  # else all numbers are likely
                jumps=(2, 5) if span <= 40 else (5, 10) if span <= 200 else (10, 100),
            )  # fmt: skip
        case Allot():
            lines = tuple(_line(id, said, field, speaker) for id, said in field.lines.items())
            return AllotView(**same, lines=lines, least=field.least, most=field.most, default=field.default or {})
        case Cells():
            options = tuple(OptionView(value=cell, cell=cell) for cell in field.allowed)
            return ChoiceView(**same, options=options, keys="board", ordered=field.ordered, least=field.least,
                              most=field.most if field.many else 1, default=field.default)  # fmt: skip
        case Slots():
            options = tuple(_option(option, speaker, glyphs) for option in field.options)
            return SlotsView(**same, slots=field.slots, options=options, caps=field.caps, cells=field.cells,
                             default=(*field.default, *[None] * (field.slots - len(field.default))))  # fmt: skip
        case Throw():
            dice = tuple(_die(die, speaker, glyphs) for die in field.dice)
            return ThrowView(**same, dice=dice, default=field.default or {})
        case Text():
            return TextView(**same, least=field.least, most=field.most, default=field.default)
        case _:
            assert_never(field)


def numbers(least: int, most: int) -> tuple[OptionView, ...]:
    """The keys of a die's numbers; () if there are too many, and the number is typed."""
    return tuple(OptionView(value=n, text=str(n)) for n in range(least, most + 1)) if most - least < DIE_KEYS else ()


def placed(asks: Iterable[AskView], drawing: Drawing | None) -> tuple[AskView, ...]:
    """The questions beside that drawing: a field with more than a few items, all on the drawing, needs no keys."""
    shapes = drawing.shapes if drawing else ()
    hits = {shape.hit for shape in shapes if isinstance(shape, Poly | Disc) and shape.hit}

    def field(view: FieldView) -> FieldView:
        items = view.options if isinstance(view, ChoiceView) else view.lines if isinstance(view, AllotView) else ()
        tapped = len(items) > FEW and all(item.cell in hits for item in items)
        return structs.replace(view, keys="board") if tapped else view

    def form(view: FormView) -> FormView:
        return structs.replace(view, fields=tuple(map(field, view.fields))) if hits and view.fields else view

    return tuple(structs.replace(ask, forms=tuple(map(form, ask.forms))) for ask in asks)


def with_filled(form: FormView, values: Values) -> FormView:
    """The form, pre-filled with values that arrived meanwhile or that an automatic step would send."""
    lists = {field.name for field in form.fields if isinstance(field, ChoiceView)}

    def as_list(value: Any) -> Any:
        return value if isinstance(value, list) else [] if value is None else [value]

    def as_lists(value: Any) -> Any:
        return {key: as_list(one) for key, one in value.items()} if isinstance(value, dict) else as_list(value)

    return structs.replace(form, filled={name: as_lists(v) if name in lists else v for name, v in values.items()})


def _option(option: Option, speaker: Speaker, glyphs: Sequence[Glyph]) -> OptionView:
    text, mark = speaker.label(option.label)
    picture = next((g for g in glyphs if g.id == option.glyph), None)
    return OptionView(
        value=option.value,
        text=text,
        note=speaker.speak(option.note) if option.note else "",
        mark=mark,
        cell=option.cell,
        icon=Drawing(width=ICON, height=ICON, shapes=glyph(picture, 0, 0, ICON, ICON)) if picture else None,
    )


def _line(id: str, said: Say | Who, field: Allot, speaker: Speaker) -> LineView:
    (text, mark), one = speaker.label(said), speaker.speak(with_count(said, 1))
    return LineView(id=id, text=text, cap=field.caps[id], one="" if one == text else one, mark=mark,
                    cell=field.cells.get(id, ""))  # fmt: skip


def _die(die: Die, speaker: Speaker, glyphs: Sequence[Glyph]) -> DieView:
    faces = tuple(_option(face, speaker, glyphs) for face in die.faces) or numbers(die.least, die.most)
    return DieView(id=die.id, tint=die.tint, faces=faces, least=die.least, most=die.most)


# ---- missing answers -------------------------------------------------------------------------------------
def _missing_sentence(fields: Sequence[Field]) -> Say:
    """The sentence on the confirm key of an incomplete form: exact if only one field can be the reason."""
    needed = [f for f in fields if not (isinstance(f, Choice | Cells | Allot | Text) and f.least == 0)]
    match [field for field in needed if default_value(field) is None] or needed:
        case []:
            return NOTHING
        case [Choice(many=True) as field]:
            return Say(key="missing-choices", args={"n": field.least})
        case [Allot() as field]:
            return Say(key="missing-allot", args={"n": field.least})
        case [Cells() as field]:
            return Say(key="missing-cells", args={"n": field.least if field.many else 1})
        case [Slots() as field]:
            return Say(key="missing-slots", args={"n": field.slots})
        case [field]:
            return Say(key=f"missing-{type(field).__name__.lower()}")  # choice, amount, throw, text
        case _:
            return Say(key="form-missing")
