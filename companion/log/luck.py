"""Dice statistics from a record, counting only unedited rolls from dice readers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from companion.log.record import Line, in_force

_DIE = re.compile(r"([a-z]+)=([A-Za-z0-9+.-]+)")

Faces = dict[str, Counter[str]]  # colour of the die -> face -> how often


def thrown(lines: Iterable[Line]) -> Faces:
    """How often each face came, by the colour of the die; moves that were taken back do not count."""
    found: Faces = {}
    for move in in_force(lines):
        for frame in () if move.edited else move.dice:
            for tint, face in _DIE.findall(frame):
                found.setdefault(tint, Counter())[face] += 1
    return found


def listed(faces: Counter[str]) -> str:
    """Faces and how often they came, "2 ×1  5 ×3": numbers in their order, then words."""
    ordered = sorted(faces.items(), key=lambda each: (not each[0].isdecimal(), len(each[0]), each[0]))
    return "  ".join(f"{face} ×{n}" for face, n in ordered)


def mean(faces: Counter[str]) -> float | None:
    """The average of what was rolled; None where a face is no number."""
    if not all(face.isdecimal() for face in faces):
        return None
    return sum(int(face) * n for face, n in faces.items()) / faces.total()
