"""Saved house rules: a group's rules under a name, for its next game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from companion.errors import Trouble
from companion.log.record import ClockRule
from companion.table import draft as drafts
from companion.table.draft import Draft
from rules.kit.types import AnyGame, Frozen

MOST = 5  # of one game; the one kept longest ago is forgotten for a new one
MOST_NAME = 40


class SavedHouseRules(Frozen, frozen=True, kw_only=True):
    name: str
    options: dict[str, Any] = {}
    clock: ClockRule = ClockRule(mode="up")


def group(draft: Draft) -> str:
    """The name of those who sit there, whatever their chairs; as many of them as it can hold."""
    names = sorted(chair.name for chair in draft.chairs if chair.name)
    while names[1:] and len(", ".join(names)) > MOST_NAME:
        names.pop()
    return ", ".join(names)[:MOST_NAME]


def with_kept(presets: Sequence[SavedHouseRules], name: str, draft: Draft) -> tuple[SavedHouseRules, ...]:
    """The rules of that draft under that name, before all others. Trouble if the name is empty."""
    name = " ".join(name.split())[:MOST_NAME]
    if not name:
        raise Trouble("form-missing")
    return (SavedHouseRules(name=name, options=draft.options, clock=draft.clock), *without(presets, name))[:MOST]


def without(presets: Sequence[SavedHouseRules], name: str) -> tuple[SavedHouseRules, ...]:
    return tuple(kept for kept in presets if kept.name != name)


def applied(draft: Draft, game: AnyGame, kept: SavedHouseRules) -> Draft:
    """The draft with those rules; what the game does not know any more is left at its default."""
    draft = structs.replace(draft, options={}, clock=kept.clock)
    for name, value in kept.options.items():
        try:
            draft = drafts.chosen(draft, game, name, value)
        except Trouble:
            continue
    return draft


def in_use(draft: Draft, game: AnyGame, presets: Sequence[SavedHouseRules]) -> str:
    """The name under which the draft's rules are kept; "" if they are not."""
    now = drafts.current(draft, game), draft.clock
    same = (p for p in presets if (drafts.current(applied(draft, game, p), game), p.clock) == now)
    return next((kept.name for kept in same), "")
