"""The catalogue of design cards: viewed and changed between games, and checked on import from a file."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules.kit.printed import Kind, Printed
from rules.kit.types import Board, Catalogue, MutableCatalogue, Say, with_entry, without_entry

from .claims import design_word, known_designs, pattern_name, pattern_slots, points_field, read_pattern
from .components import ANY, DESIGNS, KNOWN_DESIGNS, SIDE
from .state import State

FIELDS = pattern_slots(), points_field()


class Card(Struct, frozen=True):
    points: int


def learned(state: State) -> Catalogue:
    """The design cards that the table has entered: pattern and points."""
    told = {design: n for design, n in state.designs.items() if n and KNOWN_DESIGNS.get(design) != n}
    return {CARDS.id: {design: {"points": n} for design, n in told.items()}}


def _answers(pattern: str, card: Card) -> dict[str, Any]:
    """The form's answers: the pattern centred on the 25 places, and the points."""
    rows = pattern_name(pattern).split("/")
    left, top = (SIDE - len(rows[0])) // 2, (SIDE - len(rows)) // 2
    whole = [ANY * SIDE] * top + [(ANY * left + row).ljust(SIDE, ANY) for row in rows]
    return {"pattern": [*"".join(whole).ljust(SIDE * SIDE, ANY)], "points": card.points or None}


def _note(pattern: str, card: Card) -> Say:
    return Say(key="n-points", args={"n": card.points}) if card.points else Say(key="points-not-told")


def _tell(catalogue: Catalogue, id: str, values: dict[str, Any]) -> MutableCatalogue:
    """The catalogue with a drawn design card; Illegal if the drawing is no pattern."""
    design = read_pattern(tuple(values["pattern"]))
    return with_entry(without_entry(catalogue, CARDS.id, id), CARDS.id, design, {"points": values["points"]})


def _cross_check(catalogue: Catalogue) -> tuple[Say, ...]:
    """The errors: more cards than the box has (ETT-3), other points than the rulebook gives (ETT-50)."""
    told = known_designs(catalogue)
    many = (Say(key="log-too-many", args={"label": CARDS.heading, "most": DESIGNS}),) if len(told) > DESIGNS else ()
    odd = {design: n for design, n in KNOWN_DESIGNS.items() if n and told[design] != n}
    return (*many, *(CARDS.refusal(id, Say(key="points-in-rulebook", args={"n": n})) for id, n in odd.items()))


CARDS = Kind(
    id="design", type=Card, title="section-designs", label=lambda pattern, card: design_word(pattern), note=_note,
    board=lambda catalogue: Board(layout="loom"), is_id=pattern_name,
    listing=lambda catalogue: {design: Card(points) for design, points in known_designs(catalogue).items()},
    is_blank=lambda card: not card.points, most=DESIGNS,
    fields=lambda pattern, card: FIELDS, new_fields=FIELDS, answers=_answers, tell=_tell,
)  # fmt: skip
PRINTED = Printed(CARDS, cross_check=_cross_check)
