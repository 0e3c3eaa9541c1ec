"""Values from dice readers, knobs and phones for the table's open forms, and the forms pre-filled with them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import structs

from companion.log.record import AddedTime, Line, Note, Paused
from companion.table.intents import Fill
from hardware.signal import Rolled
from rules.kit.answers import Values, all_values, asked_fields, default_value, value_in
from rules.kit.types import Field, Frozen, Prompt, Seat, Throw

Place = tuple[str, ...]  # the path of one face in a form: field, key and die, without those that do not apply


class RollEvidence(Frozen, frozen=True, kw_only=True):
    """The rolls of one form, as evidence for the record."""

    frames: tuple[str, ...] = ()  # the readers' raw lines, oldest first, each after its reader's name
    faces: dict[Place, Any] = {}  # the faces that the rolls filled in


def with_roll(thrown: RollEvidence, roll: Rolled, before: Values, after: Values) -> RollEvidence:
    """The evidence with one more roll, which changed the form's values from `before` to `after`."""
    known = dict(_faces(before))
    new = {place: face for place, face in _faces(after) if known.get(place) != face}
    return RollEvidence(frames=(*thrown.frames, f"{roll.device} {roll.raw}".strip()), faces={**thrown.faces, **new})


def is_edited(thrown: RollEvidence, values: Values) -> bool:
    """Whether the answer differs from the dice."""
    said = dict(_faces(values))
    return any(said.get(place) != face for place, face in thrown.faces.items())


def _faces(values: Values, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    for name, value in values.items():
        if isinstance(value, dict):
            yield from _faces(value, (*place, name))
        else:
            yield (*place, name), value


class Arrivals(Frozen, frozen=True, kw_only=True):
    """By prompt: the form's values, the rolls behind them, and the seats whose rows phones entered; `again` is the
    prompt reopened by an undo, asked first."""

    values: dict[str, Values] = {}
    rolls: dict[str, RollEvidence] = {}
    told: dict[str, tuple[Seat, ...]] = {}
    again: str = ""

    def filled(self, fill: Fill) -> Arrivals:
        """The arrivals with these values in that form."""
        form, before, rolls = fill.prompt_id, self.values.get(fill.prompt_id, {}), self.rolls
        if fill.roll:
            rolls = {**rolls, form: with_roll(self.evidence(form), fill.roll, before, fill.values)}
        told = self.told if fill.told is None else {**self.told, form: fill.told}
        return structs.replace(self, values={**self.values, form: fill.values}, rolls=rolls, told=told)

    def evidence(self, prompt_id: str) -> RollEvidence:
        """The rolls behind that form."""
        return self.rolls.get(prompt_id, RollEvidence())

    def select(self, still_open: Iterable[str]) -> Arrivals:
        """The arrivals for those prompts alone."""
        here = set(still_open)
        return Arrivals(
            values={form: values for form, values in self.values.items() if form in here},
            rolls={form: rolls for form, rolls in self.rolls.items() if form in here},
            told={form: told for form, told in self.told.items() if form in here},
            again=self.again if self.again in here else "",
        )


NO_ARRIVALS = Arrivals()


class ToldRows(Frozen, frozen=True, kw_only=True):
    """The rows that phones entered, as saved: with their game and its number of moves."""

    game: str = ""
    moves: int = 0
    values: dict[str, dict[str, dict[str, Any]]] = {}  # by prompt, field and row
    told: dict[str, tuple[Seat, ...]] = {}

    def arrivals(self, game: str, lines: Sequence[Line]) -> Arrivals:
        """The saved rows as arrivals, unless the game is another or a move was played or undone since."""
        is_of = (game, _moves(lines)) == (self.game, self.moves)
        return Arrivals(values={**self.values}, told=self.told) if is_of else NO_ARRIVALS


def told_rows(arrived: Arrivals, game: str, lines: Sequence[Line]) -> ToldRows:
    """The rows to save."""
    values = {
        form: {name: rows for name, rows in arrived.values.get(form, {}).items() if isinstance(rows, dict)}
        for form in arrived.told
    }
    return ToldRows(game=game, moves=_moves(lines), values=values, told=arrived.told)


def _moves(lines: Sequence[Line]) -> int:
    return sum(not isinstance(line, Paused | AddedTime | Note) for line in lines)


# ---- pre-filled forms ---------------------------------------------------------------------------------
FormValues = Mapping[str, Values]  # prompt id -> its values so far


def current_value(field: Field, came: Values) -> Any:
    """The field's value as the form shows it: the arrived one, else the default; None if neither is complete."""
    arrived = value_in(came, field)
    if isinstance(field, Throw):
        faces = {**(field.default or {}), **(arrived or {})}
        return faces if all(die.id in faces for die in field.dice) else None
    return default_value(field) if arrived is None else arrived


def field_values(prompt: Prompt, came: Values) -> Iterator[tuple[Field, Any]]:
    """Every field asked with the values so far, with its value; None if that is missing."""
    return asked_fields(prompt, lambda field: current_value(field, came))


def complete_values(prompt: Prompt, came: Values) -> Values | None:
    """All values of the form; None if one is missing, or if a form that must be changed is unchanged."""
    values = all_values(prompt, lambda field: current_value(field, came))
    return None if prompt.changed and values == all_values(prompt, default_value) else values
