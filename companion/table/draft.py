"""The draft of the next game: seats, pieces, house rules, and the house rules that a group has saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from unicodedata import category

import msgspec
from msgspec import structs

from companion.errors import Trouble
from companion.log.book import new_head
from companion.log.record import ClockRule, Head
from rules.kit.types import AnyGame, Catalogue, Choice, Frozen, Seating, Tint

MOST_NAME = 60  # letters: enough for the longest usual name
UNSEEN_CATEGORIES = ("Cc", "Cs", "Cn", "Co")  # no glyph: such letters cannot tell two names apart


class Chair(Frozen, frozen=True, kw_only=True):
    """A chair at the table, free while its name is empty."""

    name: str = ""
    tint: Tint


class Draft(Frozen, frozen=True, kw_only=True):
    game: str
    chairs: tuple[Chair, ...]  # clockwise
    start: int = 0
    options: dict[str, Any] = {}  # those that differ from the default
    clock: ClockRule = ClockRule(mode="up")


def new_draft(game: AnyGame, last: Draft | None, names: Sequence[str]) -> Draft:
    """The last draft again, else one with a chair for each known name."""
    if last is not None and len(last.chairs) in game.seats:
        return last
    many = min(max(len(names), game.seats.start), game.seats.stop - 1)
    padded = [*names, *[""] * many][:many]
    return Draft(game=game.id, chairs=tuple(Chair(name=n, tint=t) for n, t in zip(padded, game.tints, strict=False)))


def cleaned(name: str) -> str:
    """The name as saved: only visible letters, single spaces between words."""
    visible = "".join(letter for letter in name if letter.isspace() or category(letter) not in UNSEEN_CATEGORIES)
    return " ".join(visible.split())[:MOST_NAME]


def with_name(draft: Draft, seat: int, name: str) -> Draft:
    """The draft with that name on the seat; a player seated elsewhere swaps places."""
    name = cleaned(name)
    chairs = list(draft.chairs)
    for other, chair in enumerate(chairs):
        if name and chair.name == name and other != seat:
            chairs[other] = structs.replace(chair, name=chairs[seat].name)
    chairs[seat] = structs.replace(chairs[seat], name=name)
    return structs.replace(draft, chairs=tuple(chairs))


def with_tint(draft: Draft, seat: int, tint: Tint) -> Draft:
    """The draft with that colour for the chair; another chair with the colour gets the old one."""
    old = draft.chairs[seat].tint
    swap = {tint: old, old: tint}
    return structs.replace(draft, chairs=tuple(structs.replace(c, tint=swap.get(c.tint, c.tint)) for c in draft.chairs))


def with_chair(draft: Draft, game: AnyGame) -> Draft:
    """The draft with one more chair, in the first free colour; unchanged if the table is full."""
    used = {chair.tint for chair in draft.chairs}
    free = [tint for tint in game.tints if tint not in used]
    if len(draft.chairs) + 1 not in game.seats or not free:
        return draft
    return structs.replace(draft, chairs=(*draft.chairs, Chair(tint=free[0])))


def without_chair(draft: Draft, seat: int, game: AnyGame) -> Draft:
    """The draft without that chair; unchanged if the game needs it."""
    if len(draft.chairs) - 1 not in game.seats:
        return draft
    chairs = draft.chairs[:seat] + draft.chairs[seat + 1 :]
    return structs.replace(draft, chairs=chairs, start=min(draft.start, len(chairs) - 1))


def with_option(draft: Draft, game: AnyGame, name: str, value: Any) -> Draft:
    """The draft with that setting of the game. Raises Trouble for an unknown setting or value."""
    field = next((s.field for s in game.settings if s.field.name == name), None)
    if field is None:
        raise Trouble("no-such-setting", detail=name)
    fits = (
        value in [o.value for o in field.options]
        if isinstance(field, Choice)
        else isinstance(value, int) and field.least <= value <= field.most
    )
    if not fits:
        raise Trouble("no-such-setting", detail=f"{name}={value!r}")
    return structs.replace(draft, options={**draft.options, name: value})


def current_options(draft: Draft, game: AnyGame) -> dict[str, Any]:
    """Every setting with its value in this draft."""
    options = msgspec.convert(draft.options, game.option_type)
    return {s.field.name: getattr(options, s.field.name) for s in game.settings}


def missing_key(draft: Draft) -> str:
    """The key of the sentence that says why the game cannot start; "" if it can."""
    names = [chair.name for chair in draft.chairs if chair.name]
    return "new-missing-twice" if len(set(names)) < len(names) else ""


def with_colour_names(draft: Draft, colours: Mapping[Tint, str]) -> Draft:
    """The draft with nameless players called by their colour, in the table's language."""
    chairs = tuple(chair if chair.name else structs.replace(chair, name=colours[chair.tint]) for chair in draft.chairs)
    return structs.replace(draft, chairs=chairs)


def head(draft: Draft, game: AnyGame, game_id: str, utc: str, catalogue: Catalogue) -> Head:
    """The head of the record that this draft becomes. Raises Trouble if something is missing."""
    if lacks := missing_key(draft):
        raise Trouble(lacks)
    names, tints = tuple(chair.name for chair in draft.chairs), tuple(chair.tint for chair in draft.chairs)
    seating = Seating(names=names, tints=tints, start=draft.start)
    options = msgspec.convert(draft.options, game.option_type)
    return new_head(game, seating, options, catalogue, draft.clock, game_id, utc)


# ---- saved house rules --------------------------------------------------------------------------------
MOST_SAVED = 5  # of one game; the oldest gives way to a new one
MOST_TITLE = 40


class SavedHouseRules(Frozen, frozen=True, kw_only=True):
    name: str
    options: dict[str, Any] = {}
    clock: ClockRule = ClockRule(mode="up")


def title_of(draft: Draft) -> str:
    """A name made of the players' names in alphabetical order, as many as fit."""
    names = sorted(chair.name for chair in draft.chairs if chair.name)
    while names[1:] and len(", ".join(names)) > MOST_TITLE:
        names.pop()
    return ", ".join(names)[:MOST_TITLE]


def with_saved_rules(presets: Sequence[SavedHouseRules], name: str, draft: Draft) -> tuple[SavedHouseRules, ...]:
    """The saved rules with the draft's under that name, first. Raises Trouble if the name is empty."""
    name = " ".join(name.split())[:MOST_TITLE]
    if not name:
        raise Trouble("form-missing")
    return (SavedHouseRules(name=name, options=draft.options, clock=draft.clock), *without_rules(presets, name))[
        :MOST_SAVED
    ]


def without_rules(presets: Sequence[SavedHouseRules], name: str) -> tuple[SavedHouseRules, ...]:
    return tuple(kept for kept in presets if kept.name != name)


def with_rules(draft: Draft, game: AnyGame, kept: SavedHouseRules) -> Draft:
    """The draft with those rules; a setting that the game no longer knows stays at its default."""
    draft = structs.replace(draft, options={}, clock=kept.clock)
    for name, value in kept.options.items():
        try:
            draft = with_option(draft, game, name, value)
        except Trouble:
            continue
    return draft


def rules_in_use(draft: Draft, game: AnyGame, presets: Sequence[SavedHouseRules]) -> str:
    """The name of the saved rules that equal the draft's; "" without such."""
    now = current_options(draft, game), draft.clock
    same = (p for p in presets if (current_options(with_rules(draft, game, p), game), p.clock) == now)
    return next((kept.name for kept in same), "")
