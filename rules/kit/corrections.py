"""Corrections by the table: public numbers, forms for everything else, and house rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import chain
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import asdict, replace

from rules.kit.asks import fields_of, is_void
from rules.kit.computed import Of, function_of, game_function
from rules.kit.moves import SetNumber, SetReading
from rules.kit.places import item_at, put_at
from rules.kit.prompts import Amount, Choice, Field, News, Prompt, PublicNumber
from rules.kit.refusals import must
from rules.kit.settings import settings_of, with_setting
from rules.kit.signatures import Move
from rules.kit.words import TABLE, Illegal, Pick, Say, Seat, Who

S = TypeVar("S", bound=Struct)

# ---- one of many -------------------------------------------------------------------------------------
IdFilter = Callable[
    [str | tuple[str, ...]], bool
]  # whether the caller wants ids that begin with this, or with one of these


def every_id(ids: str | tuple[str, ...]) -> bool:
    """The IdFilter that wants all ids."""
    return True


# ---- numbers -----------------------------------------------------------------------------------------
class Number(Struct, Generic[S], frozen=True, kw_only=True):
    """A public number: its place in the grid of corrections, and `put`, which gives the state with another value.

    The limits are the possible values by the rules; the recorded value is always admitted.
    """

    kind: str  # one of Game.numbers
    of: Mapping[str, str | int] = {}  # identifies the number within its kind: its seat, its track ...
    row: Say
    column: Say | Who | None = None  # None: alone in its row
    now: int
    least: int = 0
    most: int
    put: Callable[[int], S]
    rule: str = ""  # named when a number beyond the limits is refused
    cell: str = ""  # its board cell

    @property
    def id(self) -> str:
        return number_id(self.kind, self.of)

    @property
    def limits(self) -> tuple[int, int]:
        return min(self.least, self.now), max(self.most, self.now)


Numbers = Iterable[Number[S]]


def number(
    s: S, kind: str, *way: str | int, row: Say, most: int = 0, more: int | None = None,
    put: Callable[[int], S] | None = None, **parts: Any,
) -> Number[S]:  # fmt: skip
    """The number at that path in the state (see `places.item_at`), read and set there.

    more: replaces `most`, as the maximum increase over the recorded value. put: gives the new state, if other fields
    change too. parts: of Number.
    """
    now: int = item_at(s, *way)
    most = most if more is None else now + max(0, more)
    return Number(kind=kind, row=row, now=now, most=most, put=put or partial(put_at, s, way), **parts)


def number_id(kind: str, of: Mapping[str, str | int]) -> str:
    return "-".join([kind, *map(str, of.values())])


def _public_number(number: Number[S]) -> PublicNumber:
    least, most = number.limits
    return PublicNumber(id=number.id, row=number.row, column=number.column, now=number.now, least=least, most=most,
                        move=number.kind, given=dict(number.of), cell=number.cell)  # fmt: skip


def set_number(numbers: Callable[[IdFilter], Numbers[S]], move: SetNumber) -> S:
    """The state with one number corrected; Illegal if there is no such number, or if the value is beyond its limits."""
    # a record may list the parts of the id in another order: then all numbers are searched
    for each in chain(numbers(number_id(move.kind, move.of).startswith), numbers(every_id)):
        if each.kind == move.kind and each.of == move.of:
            least, most = each.limits
            must(least <= move.value <= most, "does-not-fit", each.rule)
            return each.put(move.value)
    raise Illegal("does-not-fit")


def as_prompt(number: PublicNumber) -> Prompt:
    """The form that corrects a public number."""
    label = number_label(number)
    return Prompt(
        id=number.id,
        seat=TABLE,
        move=number.move,
        label=label,
        confirm=Say(key="log-set-to", args={"what": label, "n": Pick(field=number.field)}),
        given=number.given,
        fields=(Amount(name=number.field, label=label, least=number.least, most=number.most, default=number.now),),
        waits=False,
    )


def number_label(number: PublicNumber) -> Say:
    """The label of a public number: whose and which, or where and which."""
    if number.column is None:
        return number.row
    one, other = (number.column, number.row) if isinstance(number.column, Who) else (number.row, number.column)
    return Say(key="", args={"0": one, "1": other})  # joined with a comma


# ---- forms -------------------------------------------------------------------------------------------
def correction(
    id: str, move: str, label: Say, *fields: Field, given: Mapping[str, object] | None = None, rule: str = "",
    cell: str = "",
) -> Prompt:  # fmt: skip
    """The form of a correction: always open, never waited for."""
    return Prompt(id=id, seat=TABLE, move=move, label=label, confirm=_confirm_text(label, fields), fields=fields,
                  given=dict(given or {}), waits=False, rule=rule, cell=cell)  # fmt: skip


def _confirm_text(label: Say, fields: tuple[Field, ...]) -> Say:
    """The confirm sentence: the label of a form without fields, the answer to a single choice, else the corrected
    thing."""
    match fields:
        case ():
            return label
        case (Choice(many=False, key="") as only,):
            return Say(key="correct-to", args={"what": label, "to": Pick(field=only.name)})
        case _:
            return Say(key="correct-what", args={"what": label})


class Correction:
    """A correcting move and its form: always open, never waited for.

    A parameter with `about(...)` gives a form for each of its values; the other arguments may take the value by the
    parameter's name, or as `seat` if that is the name. A single field without a label of its own takes the form's.
    """

    def __init__(
        self, move: Move, *, id: str = "", label: Of[str | Say] = "", say: Of[Mapping[str, Any]] | None = None,
        when: Callable[..., object] | None = None, asked: Iterable[str] | None = None, rule: str = "",
        cell: Of[str] = "",
    ) -> None:  # fmt: skip
        self.move, self.rule = move, rule
        self.id = id or move.tag.replace("_", "-")
        self.prefix = self.id.partition("{")[0]
        self._asks = {name: move.asks[name] for name in (move.asks if asked is None else asked)}
        said: dict[str, Any] = {"label": label or f"{self.id}-label", "say": say or {}, "cell": cell}
        self._texts = {part: function_of(value) for part, value in said.items()}
        self._when = game_function(when)

    def forms(self, s: Any) -> Iterator[Prompt]:
        """The open forms, without those in which a required field has no options."""
        for given, seat, value in self._known_values(s):
            if self._when and not self._when.call(s, seat, value):
                continue
            fields = fields_of(self._asks, s, seat, value, given, {})
            if not any(field.when is None and is_void(field) for field in fields):
                label, say, cell = (of.call(s, seat, value) for of in self._texts.values())
                label = Say(key=label, args=dict(say)) if isinstance(label, str) else label
                if len(fields) == 1 and not self._asks[fields[0].name].has_label:
                    fields = [replace(fields[0], label=label)]
                yield correction(self.id.format(**given), self.move.tag, label, *fields, given=given, rule=self.rule,
                                 cell=cell)  # fmt: skip

    def _known_values(self, s: Any) -> Iterable[tuple[dict[str, Any], Seat, Any]]:
        """For each form: its known values by name, the seat, and the last value that it is about."""
        rows: list[tuple[dict[str, Any], Seat, Any]] = [({}, TABLE, None)]
        for name, its in self._asks.items():
            if its.known:
                rows = [({**given, name: its.known.call(s, *of)}, *of) for given, *of in rows]
            elif its.about:
                rows = [({**given, name: value}, value if name == "seat" else of[0], value)
                        for given, *of in rows for value in its.about.call(s, *of)]  # fmt: skip
        return rows


# ---- all of a game, or one ---------------------------------------------------------------------------
Fix = Number[S] | Prompt
Fixes = Iterable[Fix[S]]


class Corrections(Struct, Generic[S], frozen=True):
    """The value of `Game.corrections`: all corrections, or one of them without building the others."""

    fixes: Callable[[S, IdFilter], Fixes[S]]  # may leave out unwanted ones

    def __call__(self, state: S) -> tuple[PublicNumber | Prompt, ...]:
        return tuple(map(_public_form, self.fixes(state, every_id)))

    def by_id(self, state: S, id: str) -> PublicNumber | Prompt | None:
        """The correction with that id; None if it is not open."""
        return next((_public_form(fix) for fix in self.fixes(state, id.startswith) if fix.id == id), None)


def _public_form(fix: Fix[S]) -> PublicNumber | Prompt:
    return _public_number(fix) if isinstance(fix, Number) else fix


# ---- readings ----------------------------------------------------------------------------------------
def readings(options: Struct) -> Iterator[Prompt]:
    """A form for every setting that may change during a game."""
    for setting in settings_of(type(options)):
        if not setting.fixed:
            assert isinstance(setting.field, Choice)
            assert isinstance(setting.field.label, Say)
            name = setting.field.name
            value = replace(setting.field, name="value", default=(getattr(options, name),))
            yield correction(f"set-{name}", "set_reading", setting.field.label, value, given={"name": name},
                             rule=setting.rule)  # fmt: skip


def do_set_reading(state: S, seat: Seat, move: SetReading) -> tuple[S, tuple[News, ...]]:
    """The state with one setting in its field `options` changed."""
    options: Struct = asdict(state)["options"]
    return replace(state, options=with_setting(options, move.name, move.value)), ()
