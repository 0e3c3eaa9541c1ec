"""The possible moves and their outcomes: each choice is played on a copy of the state, by the rules themselves.

The state is sealed for its reader, so an outcome never depends on secrets. If the rules need one, or dice, or a value
not entered yet, the outcome is left open: nothing is made up, not even a printed value.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.log.words import confirm_sentence
from rules.kit.answers import default_value, field_values, is_asked, only_value, value_in
from rules.kit.types import (
    Amount,
    AnyGame,
    Cells,
    Choice,
    Field,
    Illegal,
    News,
    Pick,
    Prompt,
    PublicNumber,
    Say,
    Text,
    Throw,
    Viewer,
    Who,
)

MOST_CHOICES = 24  # of one question
EMPTY_VALUES: tuple[Any, ...] = (None, [], {})  # not answered yet


class Change(Struct, frozen=True):
    """The change of a public number by a possible move."""

    row: Say | Who
    column: Say | Who | None  # None: one number for the whole table
    before: int
    after: int


class PossibleMove(Struct, frozen=True):
    """A possible move with its outcome."""

    prompt: Prompt
    says: Say  # the words on its key
    note: Say | None = None  # the form's explanation of the choice
    cell: str = ""  # of the board, if the choice is a place
    news: tuple[News, ...] = ()
    changes: tuple[Change, ...] = ()
    open: bool = False  # the outcome depends on more than the viewer knows
    proposed: bool = False  # preselected in the form


def possible_moves(game: AnyGame, sealed: Any, prompt: Prompt, viewer: Viewer) -> Iterator[PossibleMove]:
    """The choices of a form, in its order: every option of the lead field, or the form as a whole; no two in the same
    words."""
    lead, told = _lead_field(prompt), list[Say]()
    for item in _items(lead)[:MOST_CHOICES] if lead else [None]:
        one = _choice(game, sealed, prompt, viewer, lead, item)
        if one is not None and one.says not in told:
            told.append(one.says)
            yield one


def _lead_field(prompt: Prompt) -> Field | None:
    """The choice field that the words on the key name; else one without a proposed value."""
    several = [field for field in prompt.fields if field.when is None and len(_items(field)) > 1]
    first = [field for field in several if field.name in _named_fields(prompt)]
    return next(iter(first or (f for f in several if not isinstance(f, Amount) and _proposed_value(f) is None)), None)


def _named_fields(prompt: Prompt) -> set[str]:
    return {said.field for said in prompt.confirm.args.values() if isinstance(said, Pick)}


def _items(field: Field) -> list[Any]:
    """The values of a field with a single choice; none for other fields."""
    match field:
        case Choice(many=False, die=None):
            return [option.value for option in field.options]
        case Cells(many=False):
            return list(field.allowed)
        case Amount(typed=False):
            return list(range(field.least, field.most + 1))
        case _:
            return []


def _choice(
    game: AnyGame, sealed: Any, prompt: Prompt, viewer: Viewer, lead: Field | None, item: Any
) -> PossibleMove | None:
    """The choice with proposed values for all other fields; None if the rules refuse it."""
    values = field_values(prompt, lambda field: item if field is lead else _proposed_value(field))
    options = lead.options if isinstance(lead, Choice) else ()
    note, cell = next(((o.note, o.cell) for o in options if o.value == item), (None, ""))
    cell = item if isinstance(lead, Cells) else cell
    proposed = lead is None or item == _proposed_value(lead)
    one = PossibleMove(prompt, confirm_sentence(prompt, values, game.layouts), note, cell, proposed=proposed)
    untold = {f.name for f in prompt.fields if is_asked(f, values) and value_in(values, f) in EMPTY_VALUES}
    if untold:
        return replace(
            one, says=prompt.label if lead is None or untold & _named_fields(prompt) else one.says, open=True
        )
    try:
        answered = game.move_values(sealed, prompt, values)
        after, news = game.apply(sealed, prompt.seat, game.move(prompt.move, answered))
        if game.learned(after) != game.learned(sealed):  # copied from a component, not chosen
            return replace(one, says=prompt.label, note=None, open=True)
        return replace(one, news=_visible_news(news, viewer), changes=tuple(_changes(game, sealed, after)))
    except Illegal:
        return None
    except Exception:  # the rules needed a sealed value
        return replace(one, open=True)


def _proposed_value(field: Field) -> Any:
    """The form's default, or the only possible value; None without either."""
    usual = None if isinstance(field, Throw | Text) else default_value(field)
    return only_value(field) if usual is None else usual


def _visible_news(news: tuple[News, ...], viewer: Viewer) -> tuple[News, ...]:
    return tuple(each for each in news if each.to is None or viewer in each.to)


def _changes(game: AnyGame, before: Any, after: Any) -> Iterator[Change]:
    now = {item.id: item for item in game.corrections(after) if isinstance(item, PublicNumber)}
    for was in game.corrections(before):
        if isinstance(was, PublicNumber) and was.id in now and now[was.id].now != was.now:
            yield Change(was.row, was.column, was.now, now[was.id].now)
