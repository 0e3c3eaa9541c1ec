"""The laws that every state of every game must keep, as sentences about breaches (architecture, section 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, starmap
from typing import Any, get_type_hints

import msgspec

from companion.log.book import state_hash
from companion.testkit.offers import offered_items
from companion.testkit.play import apply, as_form, try_answer
from rules.kit.answers import cells_of
from rules.kit.sample import Rng, answer, default_answer
from rules.kit.seal import seal
from rules.kit.types import (
    TABLE,
    Allot,
    AnyGame,
    Board,
    Cells,
    Choice,
    Field,
    Illegal,
    Prompt,
    SetNumber,
    Sheet,
    Slots,
    Throw,
    When,
)

TRIES = 100


def breaches(game: AnyGame, state: Any, rng: Rng) -> Iterator[str]:
    """A sentence for every law that the state breaks."""
    before = state_hash(state)
    prompts, items = game.prompts(state), game.corrections(state)
    fixes = tuple(map(as_form, items))
    ids = Counter(p.id for p in (*prompts, *fixes))
    yield from (f"{prompt_id}: the id is used {n} times." for prompt_id, n in ids.items() if n > 1)
    yield from (
        f"{item.id}: by its id something else is given." for item in items if game.correction(state, item.id) != item
    )
    misshapen = [sentence for prompt in (*prompts, *fixes) for sentence in form_breaches(game, prompt)]
    yield from misshapen
    if not misshapen:  # else no answer can be drawn
        for prompt in (*prompts, *fixes):
            yield from _default_breaches(game, state, prompt)
        yield from question_breaches(game, state, rng)
    yield from secrecy_breaches(game, state)
    yield from _light_breaches(game, state, prompts)
    yield from _sheet_breaches(game, game.sheet(seal(state, TABLE)), bool(prompts))
    if game.prompts(state) != prompts or state_hash(state) != before:
        yield "Looking at a state changed it."


def form_breaches(game: AnyGame, prompt: Prompt) -> Iterator[str]:
    """Breaches of the law that a form fits its move and every field can be answered."""
    try:
        kind = game.move_type(prompt.move)
    except KeyError:
        yield f"{prompt.id}: there is no move {prompt.move}."
        return
    named = {*prompt.given, *(field.name for field in prompt.fields)}
    known = named if kind is SetNumber else set(kind.__struct_fields__)
    cells = {layout.id: {cell.id for cell in layout.cells} for layout in game.layouts}
    for name in (*prompt.given, *(field.name for field in prompt.fields)):
        if name not in known:
            yield f"{prompt.id}: {prompt.move} has no field {name}."
    for name, key in dict.fromkeys((field.name, field.key) for field in prompt.fields):
        its = [field.when for field in prompt.fields if (field.name, field.key) == (name, key)]
        if name in prompt.given or any(starmap(_can_overlap, combinations(its, 2))):
            yield f"{prompt.id}: {name} {key} is told twice."
    for field in prompt.fields:
        if kind is not SetNumber and field.name in known and isinstance(field, Choice | Cells | Slots):
            yield from (f"{prompt.id}: {field.name} offers {item}, and {prompt.move} does not take it: see its type."
                        for item in offered_items(field) if not _has_type(kind, field, item))  # fmt: skip
        if not _can_be_answered(field):
            yield f"{prompt.id}: {field.name} cannot be answered."
        if isinstance(field, Allot) and set(field.lines) != set(field.caps):
            yield f"{prompt.id}: {field.name} has lines without labels."
        if isinstance(field, Allot) and not set(field.cells) <= set(field.caps):
            yield f"{prompt.id}: {field.name} has cells without lines."
        if isinstance(field, Cells) and not set(field.allowed) <= cells.get(field.board, set()):
            yield f"{prompt.id}: {field.name} allows cells that the board does not have."


def _can_overlap(one: When | None, other: When | None) -> bool:
    """Whether one answer can ask for both: not if each needs other values of the same field."""
    return one is None or other is None or one[0] != other[0] or not {*one[1]}.isdisjoint(other[1])


def _has_type(kind: Any, field: Field, item: str | int) -> bool:
    """Whether the item alone has the type of the move's field."""
    value: Any = [item] if isinstance(field, Slots) or (isinstance(field, Choice | Cells) and field.many) else item
    try:
        msgspec.convert({field.key: value} if field.key else value, _types(kind)[field.name], str_keys=True)
    except msgspec.ValidationError:
        return False
    return True


@cache
def _types(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def question_breaches(game: AnyGame, state: Any, rng: Rng) -> Iterator[str]:
    """Breaches of the law that every question has one seat, an accepted answer, and an answer without a phone."""
    groups: dict[str, list[Prompt]] = {}
    for prompt in game.prompts(state):
        groups.setdefault(prompt.group, []).append(prompt)
    for ask, prompts in groups.items():
        if len({p.seat for p in prompts}) > 1:
            yield f"{ask}: its prompts have different seats."
        if any(p.own and p.waits for p in prompts):
            yield f"{ask}: the table waits for a short cut."
        if all(p.secret for p in prompts):
            yield f"{ask}: it cannot be answered without a phone."
        public = [p for p in prompts if not p.secret]
        if not any(try_answer(game, state, p, answer(p, rng)) for p in public for _ in range(TRIES)):
            yield f"{ask}: no answer of {TRIES} is taken."


def secrecy_breaches(game: AnyGame, state: Any) -> Iterator[str]:
    """Breaches of the law that nothing public depends on a seat's secrets."""
    public = seal(state, TABLE)
    if public == state:
        return
    if [p for p in game.prompts(state) if not p.secret] != [p for p in game.prompts(public) if not p.secret]:
        yield "A public prompt shows a secret."
    if game.corrections(state) != game.corrections(public):
        yield "A correction shows a secret."
    if game.timers(state) != game.timers(public):
        yield "A timer shows a secret."
    if game.sheet(state) != game.sheet(public):
        yield "The sheet shows a secret."
    if game.phase(state) != game.phase(public):
        yield "The phase shows a secret."


def _light_breaches(game: AnyGame, state: Any, prompts: tuple[Prompt, ...]) -> Iterator[str]:
    """Breaches of the law that only the cells that are asked for, if any, are lit."""
    asked = {cell for prompt in prompts for field in prompt.fields for cell in cells_of(field)}
    boards = (part for part in game.scene(seal(state, TABLE), TABLE).parts if isinstance(part, Board))
    lit = {cell for board in boards for cell in board.lit}
    if asked and lit - asked:
        yield f"Lit, though something else is asked for: {', '.join(sorted(lit - asked))}."


def _default_breaches(game: AnyGame, state: Any, prompt: Prompt) -> Iterator[str]:
    values = default_answer(prompt)
    if values is None or not prompt.fields:
        return
    try:
        if apply(game, state, prompt, values)[0] == state and prompt.waits:
            yield f"{prompt.id}: the table waits for an answer, and the default answer changes nothing."
    except Illegal as why:
        yield f"{prompt.id}: the default answer is refused: {why}."


def _can_be_answered(field: Field) -> bool:
    if isinstance(field, Choice):
        is_spent = {option.value for _, option in field.spent} & {option.value for option in field.options}
        return bool(field.options) and field.least <= min(field.most, len(field.options)) and not is_spent
    if isinstance(field, Cells):
        return field.least <= min(field.most, len(field.allowed))
    if isinstance(field, Allot):
        return field.least <= min(field.most, sum(field.caps.values()))
    if isinstance(field, Slots):
        return sum(field.caps.get(str(o.value), field.slots) for o in field.options) >= field.slots
    if isinstance(field, Throw):
        return all(die.faces or die.least <= die.most for die in field.dice)
    return field.least <= field.most


def _sheet_breaches(game: AnyGame, sheet: Sheet, running: bool) -> Iterator[str]:
    counted = [line.values for line in sheet.lines if line.counts]
    seats = {len(values) for values in (*(line.values for line in sheet.lines), sheet.totals) if values}
    if len(seats) != 1:
        yield "The lines of the sheet have different numbers of seats."
    elif sheet.totals and sheet.totals != tuple(sum(n or 0 for n in each) for each in zip(*counted, strict=True)):
        yield "The totals are not the sums of the lines."
    if running and (sheet.places or sheet.ended_by):
        yield "The sheet names a winner while a question is open."
    if not running and sheet.ended_by not in game.endings:
        yield f"The game ended by {sheet.ended_by or 'nothing'}, which is none of its endings."
    if not running and {len(sheet.places)} != seats:
        yield "The sheet of a finished game has no places."
