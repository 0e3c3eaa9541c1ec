"""Dice statistics from a record, counting only unedited rolls from dice readers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from companion.log.book import Moment
from companion.log.record import Line, moves_in_force
from rules.kit.answers import is_asked
from rules.kit.types import Die, Frozen, Seat, Throw, Who

_DIE = re.compile(r"([a-z]+)=([A-Za-z0-9+.-]+)")

Faces = dict[str, Counter[str]]  # colour of the die -> face -> how often


def face_counts(lines: Iterable[Line]) -> Faces:
    """The count of each face, by the colour of the die; undone moves do not count."""
    found: Faces = {}
    for move in moves_in_force(lines):
        for frame in () if move.edited else move.dice:
            for tint, face in _DIE.findall(frame):
                found.setdefault(tint, Counter())[face] += 1
    return found


def faces_text(faces: Counter[str]) -> str:
    """Faces with their counts, "2 ×1  5 ×3": numbers in their order, then words."""
    ordered = sorted(faces.items(), key=lambda each: (not each[0].isdecimal(), len(each[0]), each[0]))
    return "  ".join(f"{face} ×{n}" for face, n in ordered)


def mean(faces: Counter[str]) -> float | None:
    """The average roll; None if a face is no number."""
    if not all(face.isdecimal() for face in faces):
        return None
    return sum(int(face) * n for face, n in faces.items()) / faces.total()


# ---- compared with fair dice --------------------------------------------------------------------------
LEAST_DICE = 20  # fewer dice are no evidence
CONFIDENCE = 1.96  # standard deviations to either side, with 95 % of all fair sums between them


class Luck(Frozen, frozen=True, kw_only=True):
    """The sum of a seat's rolls, compared with fair dice."""

    seat: Seat
    dice: int
    total: int
    expected: float
    within: float  # to either side of `expected`, in 95 % of all games with fair dice


def seat_luck(moments: Sequence[Moment], seats: int) -> tuple[Luck, ...]:
    """The luck of each seat with enough rolls from dice readers; dice with pictures or unknown faces do not count."""
    rolled: dict[Seat, list[tuple[int, Die]]] = {seat: [] for seat in range(seats)}
    for moment in moments:
        line, prompt = moment.line, moment.answered
        if line and prompt and line.dice and not line.edited:
            for field in prompt.fields:
                if isinstance(field, Throw) and is_asked(field, line.v):
                    owner = field.label.seat if isinstance(field.label, Who) else line.seat
                    rolled.get(owner, []).extend(_rolled_faces(field, line.v))
    return tuple(_luck(seat, dice) for seat, dice in rolled.items() if len(dice) >= LEAST_DICE)


def _rolled_faces(field: Throw, values: Mapping[str, Any]) -> Iterator[tuple[int, Die]]:
    value = values.get(field.name) or {}
    for die in field.dice:
        face = (value.get(field.key) or {} if field.key else value).get(die.id)
        if isinstance(face, int) and die.is_printed and not die.faces:
            yield face, die


def _luck(seat: Seat, dice: Sequence[tuple[int, Die]]) -> Luck:
    expected = sum((die.least + die.most) / 2 for _, die in dice)
    spread = sum(((die.most - die.least + 1) ** 2 - 1) / 12 for _, die in dice)
    return Luck(seat=seat, dice=len(dice), total=sum(face for face, _ in dice), expected=expected,
                within=CONFIDENCE * spread**0.5)  # fmt: skip
