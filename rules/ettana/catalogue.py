"""What the box knows of the design cards, to look at and to change between games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.kit.types import Board, Catalogue, Entry, Field, Say, Section, Told, as_forgotten, as_told

from .claims import design_word, known_designs, name_of, pattern_slots, points_field, read_pattern
from .components import ANY, DESIGNS, KNOWN_DESIGNS, MOST_POINTS, SIDE
from .state import State

KIND = "design"


def sections(catalogue: Catalogue) -> tuple[Section, ...]:
    """The design cards whose pattern is known; those whose points nobody has told come last."""
    designs = known_designs(catalogue)
    entries = tuple(_entry(design, points) for design, points in designs.items() if points)
    blank = tuple(_entry(design, 0) for design, points in designs.items() if not points)
    return (Section(kind=KIND, label=Say(key="section-designs"), told=len(entries), most=DESIGNS, entries=entries,
                  blank=blank, board=Board(layout="loom"), fields=(pattern_slots(), points_field())),)  # fmt: skip


def tell(catalogue: Catalogue, kind: str, id: str, values: dict[str, Any]) -> Told:
    """The catalogue with a design card as it was drawn; Illegal where that is no pattern."""
    design = read_pattern(tuple(values["pattern"]))
    return as_told(as_forgotten(catalogue, kind, id), kind, design, {"points": values["points"]})


def _entry(design: str, points: int) -> Entry:
    note = Say(key="n-points", args={"n": points}) if points else Say(key="points-not-told")
    fields: tuple[Field, ...] = (
        replace(pattern_slots(), default=_marks(design)),
        replace(points_field(), default=points or None),
    )
    return Entry(id=design, label=design_word(design), note=note, fields=fields)


def _marks(design: str) -> tuple[str, ...]:
    """A pattern on the 25 places, in the middle."""
    rows = design.split("/")
    left, top = (SIDE - len(rows[0])) // 2, (SIDE - len(rows)) // 2
    whole = [ANY * SIDE] * top + [(ANY * left + row).ljust(SIDE, ANY) for row in rows]
    return tuple("".join(whole).ljust(SIDE * SIDE, ANY))


def learned(state: State) -> Catalogue:
    """The design cards that the table has told: pattern and points."""
    told = {design: n for design, n in state.designs.items() if n and KNOWN_DESIGNS.get(design) != n}
    return {KIND: {design: {"points": n} for design, n in told.items()}}


def check(catalogue: Catalogue) -> tuple[Say, ...]:
    """What is wrong with design cards that come from a file."""
    cards = catalogue.get(KIND, {})
    wrong = (say for pattern, card in cards.items() if (say := _wrong(pattern, card)))
    names = {name_of(pattern) for pattern in (*KNOWN_DESIGNS, *cards)} - {""}
    many = (Say(key="check-many", args={"n": len(names), "most": DESIGNS}),) if len(names) > DESIGNS else ()
    return (*wrong, *many)


def _wrong(pattern: str, card: Mapping[str, Any]) -> Say | None:
    points, name = card.get("points"), name_of(pattern)
    if not name:
        return Say(key="check-pattern", args={"id": pattern})
    told = KNOWN_DESIGNS.get(name) or points
    if type(points) is int and 1 <= points <= MOST_POINTS and points == told:
        return None
    return Say(key="check-points", args={"id": pattern, "most": MOST_POINTS})
