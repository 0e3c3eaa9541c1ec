"""The hints beside the parameters of a move, which define its fields: `Annotated[City, pick(cities)]`.

    pick      one of several, or several of many       throw   dice that the table rolls
    amount    a whole number                           cells   cells of a board
    share     amounts of several kinds                 slots   a row of slots, each filled from a small alphabet
    text      a name in the players' words             each    one row per key: the parameter is a dict
    only      asked only under a condition             known   in the record, and not asked unless it is None
    fields    the contract's own fields, by hand       about   one form per value
    whole     a form of very many fields

A `Literal` alone is a `pick`. Arguments are values or functions: see `rules/kit/computed.py`. If a function takes the
answer to an earlier parameter, there is one row for each of that parameter's options (except rows without options); the
record holds a dict by answer, and the move gets the row of the chosen one (all rows, if its parameter is a dict).
A label is a message of the game's texts, by default `NAME-label`; a function may give a Say or a Who.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.kit import prompts
from rules.kit.computed import GameFunction, Of, function_of, game_function
from rules.kit.prompts import Allot, Amount, Cells, Choice, Die, Field, Option, Slots, Throw, When
from rules.kit.refusals import Barred
from rules.kit.words import TABLE, Say, Seat, Who

Label = str | Say | Who
Parts = dict[str, Any]  # the arguments of a field's constructor
ONLY: Any = ("only",)  # a default: the option, if there is only one


class Asks(Struct, frozen=True, gc=False):
    """A hint: the field or fields that ask for a parameter."""

    kind: Callable[..., Field] | None = None  # the field's constructor; None = by hand, or known
    still: dict[str, Any] = {}  # constant parts
    worked: dict[str, GameFunction] = {}  # computed parts
    made: Callable[[Parts], None] | None = None  # completes the parts for the constructor
    keys: GameFunction | None = None  # a row each
    is_asked: GameFunction | None = None
    known: GameFunction | None = None
    about: GameFunction | None = None  # a form each
    by_hand: GameFunction | None = None
    whole: tuple[Field, ...] = ()  # all fields of the form, each a field of the move
    private: bool = False  # see rules/kit/secret_forms.py
    by: str = ""  # the earlier parameter on whose answer it depends
    has_label: bool = True
    is_one: bool = False  # one field, not rows

    @property
    def is_constant(self) -> bool:
        """Whether the field is the same in every state that asks it."""
        return self.kind is not None and not (self.worked or self.keys)

    @property
    def answers(self) -> set[str]:
        """The earlier parameters whose answers its functions take; those of a row in `each` take the key instead."""
        parts = () if self.keys else self.worked.values()
        whole = (of for of in (self.keys, self.is_asked, self.known, self.by_hand) if of)
        return {of.answer for of in (*parts, *whole)} - {""}

    @property
    def name(self) -> str:
        """The parameter's name."""
        return str(self.still["name"])

    def with_name(self, name: str, by: str = "") -> Asks:
        """The hint with its parameter's name; `by`: the earlier parameter on which it depends."""
        label = self.still.get("label", f"{name}-label")
        base = {**self.still, "name": name, "label": sentence(label) if isinstance(label, str) else label}
        is_one = self.kind is not None and not (by or self.keys or self.by_hand)
        has_label = "label" in self.still or "label" in self.worked
        return replace(self, still=base, by=by, has_label=has_label, is_one=is_one)

    def field(self, s: Any, seat: Seat, answer: Any = None, **row: Any) -> Field:
        """One field; `row`: the parts that make it a row."""
        assert self.kind is not None
        parts = {**self.still, **row}
        for part, of in self.worked.items():
            if part not in row:
                parts[part] = of.call(s, seat, answer)
        if self.made:
            self.made(parts)
        if type(label := parts["label"]) is str:
            parts["label"] = sentence(label)
        return self.kind(**parts)

    def is_wanted(self, s: Any, seat: Seat, about: Any = None) -> object:
        """Whether the form asks it in this state."""
        return self.is_asked is None or self.is_asked.call(s, seat, about)

    def fields(self, s: Any, seat: Seat, earlier: Mapping[str, Field], about: Any = None) -> tuple[Field, ...]:
        """The field or rows in this state. `about`: the value that the form is about."""
        if self.by_hand:
            own = self.by_hand.call(s, seat, about)
            return () if own is None else own if isinstance(own, tuple) else (own,)
        if self.keys:
            return tuple([self._of_key(s, seat, key) for key in self.keys.call(s, seat, about)])
        if self.by:
            values = values_of(earlier.get(self.by))
            rows = [self.field(s, seat, value, key=str(value), when=(self.by, (value,))) for value in values]
            return tuple([row for row in rows if not is_void(row)])
        return (self.field(s, seat, about),)

    def _of_key(self, s: Any, seat: Seat, key: Any) -> Field:
        if self.has_label:
            return self.field(s, seat, key, key=str(key))
        label = Who(seat=key) if isinstance(key, int) else sentence(f"{self.name}-{key}")
        return self.field(s, seat, key, key=str(key), label=label)

    def reason(self, told: Any, s: Any, seat: Seat, answer: Any = None) -> Barred | None:
        """The first barred value in the answer, if any."""
        offers = self.worked.get("options") or self.worked.get("allowed")
        values = told if isinstance(told, list) else (told,)
        each = offers.call(s, seat, answer) if offers else ()
        return next((v for v in each if type(v) is Barred and v.value in values), None)


def fields_of(
    asks: Mapping[str, Asks], s: Any, seat: Seat, about: Any, knows: Mapping[str, Any], constants: Mapping[str, Field]
) -> list[Field]:
    """The fields that a form asks in this state. `knows`: values it does not ask; `constants`: fields already built."""
    found: list[Field] = []
    earlier: dict[str, Field] = {}  # later rows depend on their options
    for name, its in asks.items():
        if name in knows or not its.is_wanted(s, seat, about):
            continue
        one = constants.get(name)
        if one is None and its.is_one:
            one = its.field(s, seat, about)
        if some := its.fields(s, seat, earlier, about) if one is None else (one,):
            found += some
            earlier[name] = some[-1]
    return found


def is_void(field: Field) -> bool:
    """Whether a required field has no options."""
    if type(field) is Choice:
        return not field.options and field.least > 0
    return type(field) is Cells and not field.allowed and field.least > 0


def values_of(field: Field | None) -> Iterable[str | int]:
    """The possible answers of a Choice or Cells; () for other fields."""
    match field:
        case Choice():
            return [option.value for option in field.options]
        case Cells():
            return field.allowed
        case _:
            return ()


# ---- one field ---------------------------------------------------------------------------------------
def pick(
    options: Of[Iterable[Any]], *, label: Of[Label] = "", words: str = "", many: bool = False, least: Of[int] = 1,
    most: Of[int] = 0, default: Of[Iterable[Any]] = (), die: Of[Die | None] = None, when: Of[When | None] = None,
) -> Asks:  # fmt: skip
    """One of several; with `many`, `least` to `most` of them (0 = all).

    An option is a word, a number, a seat (Who), a sentence (Say, its key is the value), an Option or `barred(...)`; the
    text of a word is the message `WORDS-word` (by default with the parameter's name as WORDS).
    """

    def complete(parts: Parts) -> None:
        parts["options"] = shown = [v for v in parts["options"] if type(v) is not Barred or v.option]
        parts["spent"] = tuple([(i, v.option) for i, v in enumerate(shown) if type(v) is Barred and v.option])
        parts["options"] = some = _options(parts, words)
        if first := parts.get("default"):
            if first is ONLY:
                first = [option.value for option in some] if len(some) == 1 else ()
            parts["default"] = tuple(first)
        parts["most"] = (parts["most"] or len(some)) if many else 1

    return _asks(Choice, complete, options=options, label=label, many=many, least=least, most=most, default=default,
                 die=die, when=when)  # fmt: skip


def amount(
    least: Of[int], most: Of[int], *, label: Of[Label] = "", default: Of[int | None] = None, typed: bool = False,
    when: Of[When | None] = None,
) -> Asks:  # fmt: skip
    """A whole number, both limits included; `typed`: entered on a number pad, not with plus and minus."""
    return _asks(Amount, least=least, most=most, label=label, default=default, typed=typed, when=when)


def share(
    caps: Of[Mapping[Any, int]], *, most: Of[int], least: Of[int] = 0, words: str = "", label: Of[Label] = "",
    lines: Of[Mapping[str, Say | Who]] | None = None, cells: Of[Mapping[str, str]] | None = None,
    default: Of[Mapping[Any, int] | None] = None, when: Of[When | None] = None,
) -> Asks:  # fmt: skip
    """An amount of each kind, up to its cap, `least` to `most` in all. The text of a kind is `WORDS-kind`."""

    def complete(parts: Parts) -> None:
        parts["caps"] = dict(parts["caps"])
        parts["lines"] = dict(parts.get("lines") or _lines(words or parts["name"], tuple(parts["caps"])))

    return _asks(Allot, complete, caps=caps, least=least, most=most, label=label, lines=lines, cells=cells,
                 default=default, when=when)  # fmt: skip


def throw(*dice: Die, of: Of[tuple[Die, ...]] = (), label: Of[Label] = "", when: Of[When | None] = None) -> Asks:
    """Dice that the table rolls, typed in or read; `of`: dice that depend on the state. The parameter is a dict by the
    die's id."""
    return _asks(Throw, dice=dice or of, label=label, when=when)


def cells(
    board: str, allowed: Of[Iterable[str]], *, label: Of[Label] = "", many: bool = False, ordered: bool = False,
    least: Of[int] = 1, most: Of[int] = 1, default: Of[Iterable[str]] = (), when: Of[When | None] = None,
) -> Asks:  # fmt: skip
    """Cells of a board, `least` to `most`. Value: one id, or with `many` a list."""

    def complete(parts: Parts) -> None:
        parts["allowed"] = tuple([v for v in parts["allowed"] if type(v) is not Barred])
        parts["default"] = tuple(parts.get("default", ()))

    return _asks(Cells, complete, board=board, allowed=allowed, label=label, many=many, ordered=ordered, least=least,
                 most=most, default=default, when=when)  # fmt: skip


def slots(
    n: Of[int], options: Of[Iterable[Any]], *, label: Of[Label] = "", words: str = "", when: Of[When | None] = None,
    caps: Of[Mapping[str, int]] | None = None, board: str = "", cells: Of[tuple[str, ...]] = (),
    default: Of[Iterable[str]] = (),
) -> Asks:  # fmt: skip
    """A row of `n` slots, each filled with one of the options (words), each used up to its cap."""

    def complete(parts: Parts) -> None:
        parts["options"] = _options(parts, words)
        for n in (each.value for each in parts["options"] if not isinstance(each.value, str)):
            raise TypeError(f'{parts["name"]}: a slot is filled with words, and {n} is a number: write "{n}"')
        parts["default"] = tuple(parts.get("default", ()))

    return _asks(Slots, complete, slots=n, options=options, label=label, caps=caps, board=board, cells=cells,
                 default=default, when=when)  # fmt: skip


def text(
    most: int, least: int = 1, *, label: Of[Label] = "", default: Of[str] = "", when: Of[When | None] = None
) -> Asks:
    """A name in the players' own words, `least` to `most` letters."""
    return _asks(prompts.Text, most=most, least=least, label=label, default=default, when=when)


# ---- several, or none --------------------------------------------------------------------------------
def each(keys: Of[Iterable[Any]], asks: Asks) -> Asks:
    """One row for each key; the parameter is a dict by key, and the functions in `asks` may take the key.

    A row's name is its own label; without one, a seat's name or the message `NAME-word`.
    """
    return replace(asks, keys=function_of(keys))


def only(when: Callable[..., object], asks: Asks) -> Asks:
    """A field that is asked only if `when` holds; else the parameter has its own default."""
    return replace(asks, is_asked=GameFunction(when))


def known(value: Of[Any], otherwise: Asks | None = None) -> Asks:
    """A value that the form knows: in the record, and not asked; if it is None, asked as `otherwise`."""
    return replace(otherwise or Asks(), known=function_of(value))


def about(values: Of[Iterable[Any]]) -> Asks:
    """One form for each value, which is known and not asked; other hints may take it by the parameter's name."""
    return Asks(about=function_of(values))


def fields(build: Callable[..., Field | tuple[Field, ...] | None]) -> Asks:
    """Fields built by hand: a function gives the contract's own fields for this parameter: one, rows, or None."""
    return Asks(by_hand=GameFunction(build))


def whole(every: Iterable[Field], asked: Iterable[Field]) -> Asks:
    """A form of very many fields, of which it asks `asked`: each is a field of the move, the parameter a dict of all
    answers by name. A field missing in a record has its default."""
    some = tuple(asked)
    return replace(fields(lambda s: some), whole=tuple(every))


def field_of(asks: Asks, name: str, default: Any = None, **parts: Any) -> Field:
    """The hint's field without a state, for the form of a catalogue entry; `default`: the value entered before."""
    return asks.with_name(name).field(None, TABLE, **parts, **({} if default is None else {"default": default}))


# ---- parts -------------------------------------------------------------------------------------------
def _asks(kind: Callable[..., Field], complete: Any = None, **parts: Any) -> Asks:
    """A hint: functions become computed parts; empty parts are left to the field's own defaults."""
    worked = {part: of for part, value in parts.items() if (of := game_function(value))}
    still = {
        part: v for part, v in parts.items() if part not in worked and v is not None and not (v == "" or v is False)
    }
    return Asks(kind, still, worked, complete)


def _options(parts: Parts, words: str) -> tuple[Option, ...]:
    words = words or parts["name"]
    offered = [v for v in parts["options"] if type(v) is not Barred]
    return tuple([v if type(v) is Option else _own_option(v) or _option(v, words) for v in offered])


def _own_option(v: Any) -> Option | None:
    if type(v) is Who:
        return Option(value=v.seat, label=v)
    return Option(value=v.key, label=v) if type(v) is Say else None


@cache
def sentence(key: str) -> Say:
    """A sentence without arguments, cached."""
    return Say(key=key)


@cache
def _option(value: str | int, words: str) -> Option:
    if isinstance(value, str):
        return Option(value=value, label=Say(key=f"{words}-{value}"))
    return Option(value=value, label=Say(key="number", args={"n": value}))


@cache
def _lines(words: str, lines: tuple[str, ...]) -> dict[str, Say | Who]:
    return {line: sentence(f"{words}-{line}") for line in lines}
