"""The next tap towards an answer: the key or cell that brings a form nearer to the wanted values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, assert_never

from companion.view.wire import (
    AllotView,
    AmountView,
    ChoiceView,
    DieView,
    FieldView,
    FormView,
    SlotsView,
    TextView,
    ThrowView,
)
from ui.kit.block import Target
from ui.screen.composition import Region, ScreenPicture
from ui.state import choices
from ui.state.acts import Act, Aim, Bring, Put
from ui.state.screen_state import FormDraft

Spot = tuple[Region, Target]


def spots(picture: ScreenPicture) -> Iterator[Spot]:
    """All targets, with their regions."""
    return ((region, target) for region in picture.regions for target in region.block.targets)


def spot_of(picture: ScreenPicture, act: Act) -> Spot | None:
    """The target with that act."""
    return next((spot for spot in spots(picture) if spot[1].act == act), None)


def next_tap(picture: ScreenPicture, form: FormView, draft: FormDraft, told: Mapping[str, Any]) -> Spot | None:
    """The tap that brings the form nearer to the wanted values; None once it has all of them."""
    asked = [(f, _wanted_value(f, told)) for f in form.fields if choices.is_asked(f, draft.values)]
    wrong = [(f, wanted) for f, wanted in asked if wanted is not None and _lack(f, draft, wanted) > 0]
    if not wrong:
        return None
    for field, wanted in wrong:
        spot = _nearer_spot(picture, form, field, draft, wanted)
        if spot or (isinstance(field, TextView) and (spot := _page_spot(picture, form, field, draft, wanted))):
            return spot
    spot = spot_of(picture, Bring(form=form.id, key=choices.key_of(form, draft.values, wrong[0][0])))
    assert spot, f"no tap leads to {wrong[0]}"
    return spot


def _wanted_value(field: FieldView, told: Mapping[str, Any]) -> Any:
    """The wanted value of a field, in the field's shape; None if there is none."""
    said = told.get(field.name)
    said = said.get(field.key) if field.key and isinstance(said, dict) else said
    is_lone = isinstance(field, ChoiceView) and said is not None and not isinstance(said, list | tuple)
    return (said,) if is_lone else said


def _lack(field: FieldView, draft: FormDraft, wanted: Any) -> float:
    return distance(field, draft.values[choices.row(field)], wanted)


def _nearer_spot(
    picture: ScreenPicture, form: FormView, field: FieldView, draft: FormDraft, wanted: Any
) -> Spot | None:
    """The key or cell with the value nearest to the wanted one, if that is progress."""
    found = [
        (distance(field, target.act.value, wanted), region.scrolls != "" and target.box.bottom > region.box.h, i)
        for i, (region, target) in enumerate(spots(picture))
        if isinstance(target.act, Put) and target.act.form == form.id and target.act.row == choices.row(field)
    ]
    best = min(found, default=None)
    return list(spots(picture))[best[2]] if best and best[0] < _lack(field, draft, wanted) else None


def _page_spot(picture: ScreenPicture, form: FormView, field: TextView, draft: FormDraft, wanted: str) -> Spot | None:
    """The key that leads to the keyboard page with the next letter."""
    row = choices.row(field)
    letter = wanted[len(draft.values[row]) :][:1]
    pages = ("capitals",) if letter.isupper() else ("letters",) if letter.islower() else ("signs", "symbols", "letters")
    aims = [Aim(form=form.id, row=row, point=page) for page in (*pages, "letters", "auto")]
    return next((spot for aim in aims if draft.points.get(row) != aim.point and (spot := spot_of(picture, aim))), None)


# ---- distance between values -------------------------------------------------------------------------------
def distance(field: FieldView, value: Any, wanted: Any) -> float:
    """0 for the wanted value; the more, the more taps it may still take."""
    match field:
        case ChoiceView():
            return len(set(value) ^ set(wanted))
        case AmountView(keys="typed"):
            return _typed_distance(value, wanted)
        case AmountView():
            return float(abs((field.least - 1 if value is None else value) - wanted))
        case AllotView():
            return float(sum(abs(value.get(line.id, 0) - wanted.get(line.id, 0)) for line in field.lines))
        case SlotsView():
            return float(sum(a != b for a, b in zip(value, wanted, strict=True)))
        case ThrowView():
            return sum(_die_distance(die, value.get(die.id), wanted[die.id]) for die in field.dice)
        case TextView():
            return _letter_distance(value, wanted)
        case _:
            assert_never(field)


def _typed_distance(value: int | None, wanted: int) -> float:
    """The distance of a number, which may be half typed."""
    if value == wanted:
        return 0
    begun = value and str(wanted).startswith(str(value))
    return 0.1 * (len(str(wanted)) - len(str(value))) if begun else 2


def _letter_distance(value: str, wanted: str) -> float:
    """The distance of a text, which may be half typed; wrong letters are erased first."""
    left = len(wanted) - len(value)
    return 0.01 * left if wanted.startswith(value) else 2 + len(value)


def _die_distance(die: DieView, value: Any, wanted: Any) -> float:
    """The distance of a die, which is cleared before another number; a number may be half typed."""
    if value == wanted:
        return 0
    if value is None:
        return 1
    return 0.5 if not die.faces and str(wanted).startswith(str(value)) else 2
