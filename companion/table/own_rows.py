"""A seat's own row in a form of the table: asked on the phone that holds the seat, and entered into the table's form.

The table is asked for all rows at once (the dice of all who roll, the programmes behind the screens, who agrees), but
one player knows each row best. The rows that phones have entered are pre-filled in the table's form; the last one makes
the form the answer.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from companion.table.arrivals import Arrivals, complete_values
from companion.table.intents import Fill, GiveAnswer
from rules.kit.answers import Values, fill_in, value_in, with_value
from rules.kit.types import TABLE, Field, Frozen, Prompt, Say, Seat, Who


class OwnRow(Frozen, frozen=True, kw_only=True):
    """A seat's row: `of` is the table's form, `form` the part of it that the seat is asked."""

    of: Prompt
    form: Prompt

    def is_told(self, arrived: Arrivals) -> bool:
        """Whether a phone has entered the row."""
        return self.form.seat in arrived.told.get(self.of.id, ())

    def current_values(self, arrived: Arrivals) -> Values:
        """The row's values so far, from a dice reader or this phone."""
        came, values = arrived.values.get(self.of.id, {}), Values()
        for field in self.form.fields:
            if (value := value_in(came, field)) is not None:
                values = with_value(values, field, value)
        return values

    def enter_row(self, values: Values, arrived: Arrivals) -> Fill | GiveAnswer:
        """The intent of the phone's answer: fill the table's form, or answer it if no row is missing. Raises
        Illegal."""
        said, came = fill_in(self.form, values), arrived.values.get(self.of.id, {})
        for field in self.form.fields:
            came = with_value(came, field, value_in(said, field))
        told = tuple(dict.fromkeys((*arrived.told.get(self.of.id, ()), self.form.seat)))
        if all(_is_of(self.of, told, field) for field in self.of.fields):
            return GiveAnswer(prompt_id=self.of.id, values=came)
        return Fill(prompt_id=self.of.id, values=came, told=told)

    def clear_row(self, arrived: Arrivals) -> Fill:
        """The intent that takes the row out of the table's form."""
        came = dict(arrived.values.get(self.of.id, {}))
        for field in self.form.fields:
            came[field.name] = {key: value for key, value in came.get(field.name, {}).items() if key != field.key}
        told = tuple(seat for seat in arrived.told.get(self.of.id, ()) if seat != self.form.seat)
        return Fill(prompt_id=self.of.id, values=came, told=told)


def own_rows(prompts: Iterable[Prompt], seats: Iterable[Seat]) -> tuple[OwnRow, ...]:
    """The rows of the table's forms that these seats can enter, except those that the game asks the seat itself."""
    asked = tuple(prompts)
    fronts = {prompt.group: prompt for prompt in reversed(asked) if not prompt.secret}
    return tuple(
        row
        for seat in seats
        for prompt in fronts.values()
        if prompt.seat == TABLE and prompt.waits and not prompt.shared
        for row in _row(prompt, seat)
        if not any(  # the game's own short cut to the same
            own.seat == seat and not own.waits and [*map(type, own.fields)] == [*map(type, row.form.fields)]
            for own in asked
        )
    )


def missing_seats(prompt: Prompt, seats: Iterable[Seat], arrived: Arrivals) -> tuple[Seat, ...]:
    """The seats whose row of that form no phone has entered."""
    told = arrived.told.get(prompt.id, ())
    return tuple(seat for seat in seats if seat not in told and _row(prompt, seat))


def unsettled_seats(prompts: Iterable[Prompt], seats: Iterable[Seat], arrived: Arrivals) -> tuple[Seat, ...]:
    """The seats whose row no phone has entered and no default answers."""
    rows = own_rows(prompts, seats)
    return tuple(row.form.seat for row in rows if not row.is_told(arrived) and complete_values(row.form, {}) is None)


def _row(prompt: Prompt, seat: Seat) -> tuple[OwnRow, ...]:
    fields = tuple(field for field in prompt.fields if _is_of(prompt, (seat,), field))
    if not fields:
        return ()
    form = replace(prompt, id=f"{prompt.id}/{seat}", ask=f"{prompt.group}/{seat}", seat=seat, fields=fields,
                   given={}, confirm=Say(key="own-row-confirm"))  # fmt: skip
    return (OwnRow(of=prompt, form=form),)


def _is_of(prompt: Prompt, seats: Iterable[Seat], field: Field) -> bool:
    """Whether the field is in a row of these seats: one label of a row names its seat."""
    labels = [other.label for other in prompt.fields if other.key and other.key == field.key]
    return any(_names(label, seat) for label in labels for seat in seats)


def _names(label: Say | Who, seat: Seat) -> bool:
    return label == Who(seat=seat) or (isinstance(label, Say) and Who(seat=seat) in label.args.values())
