"""The rail: the seats at the edge of a page, with turns, points and clocks."""

from __future__ import annotations

from msgspec import structs

from companion.pages.page import View, cached_part
from companion.view.clocks import chips
from companion.view.wire import Chip
from rules.kit.types import Prompt


def public_prompts(view: View) -> tuple[Prompt, ...]:
    """The open prompts that everyone may see."""
    return tuple(prompt for prompt in view.look.prompts if not prompt.secret and not prompt.own)


def seats(view: View) -> tuple[Chip, ...]:
    """The rail without turns; in a finished old game each seat links to the player's games."""
    row = _chips(view, ())
    if not view.base:
        return _live_chips(view, row)
    people, is_over = view.look.session.head.seats, bool(view.look.sheet.ended_by)
    ways = (f"person/{people[chip.seat]}" if is_over else "" for chip in row)
    return tuple(structs.replace(chip, go=way, start=False) for chip, way in zip(row, ways, strict=True))


def rail(view: View) -> tuple[Chip, ...]:
    """The rail with turns."""
    return _live_chips(view, _with_turns(view))


@cached_part
def _with_turns(view: View) -> tuple[Chip, ...]:
    return _chips(view, public_prompts(view))


def _chips(view: View, prompts: tuple[Prompt, ...]) -> tuple[Chip, ...]:
    look = view.look
    return chips(look.scene(view.viewer), look.sheet, prompts, view.speaker, len(look.session.head.seats))


def _live_chips(view: View, row: tuple[Chip, ...]) -> tuple[Chip, ...]:
    """The rail with the current phones and clocks, which are no part of the snapshot's scene."""
    phones, clocks = view.core.phones, view.look.seat_clocks(view.speaker)
    people = view.look.session.head.seats
    return tuple(
        structs.replace(chip, phone=bool(phones.grants_of(people[chip.seat])), clock=clocks.get(chip.seat))
        for chip in row
    )
