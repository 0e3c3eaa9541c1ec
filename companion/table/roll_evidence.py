"""The raw dice-reader messages behind a pre-filled form, to be stored in the record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hardware.signal import Rolled
from rules.kit.answers import Values
from rules.kit.types import Frozen

Place = tuple[str, ...]  # of one face in a form: field, key and die, as far as there are such


class RollEvidence(Frozen, frozen=True, kw_only=True):
    """The rolls of one form."""

    frames: tuple[str, ...] = ()  # the readers' own lines, oldest first, each after its reader's name
    faces: dict[Place, Any] = {}  # what they have filled in


def with_roll(thrown: RollEvidence, roll: Rolled, before: Values, after: Values) -> RollEvidence:
    """The same and one more roll, which has turned a form with the values before into one with those after."""
    known = dict(_faces(before))
    new = {place: face for place, face in _faces(after) if known.get(place) != face}
    return RollEvidence(frames=(*thrown.frames, f"{roll.device} {roll.raw}".strip()), faces={**thrown.faces, **new})


def is_edited(thrown: RollEvidence, values: Values) -> bool:
    """Whether the answer says anything else than the dice did."""
    said = dict(_faces(values))
    return any(said.get(place) != face for place, face in thrown.faces.items())


def _faces(values: Values, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    for name, value in values.items():
        if isinstance(value, dict):
            yield from _faces(value, (*place, name))
        else:
            yield (*place, name), value
