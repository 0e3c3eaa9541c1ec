"""Printed values: facts on components that the rulebook does not give. A game declares their kinds; the rest follows.

    TAX = Kind(id="tax", type=Tax, label=lambda id, tax: height_word(id), fields=lambda id, tax: (COINS,))
    PRINTED = Printed(TAX, ...)
    GAME = rules.game(..., learned=learned, printed=PRINTED)

The form is the law, for files too: an entry of a file is turned into answers to its form, and checked as answers are.
So every limit has one place, the field.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from rules.kit.answers import Values, fill_in, value_in, with_preset
from rules.kit.refusals import must
from rules.kit.types import Board, Catalogue, Entry, Field, MutableCatalogue, Prompt, Section, with_entry, without_entry
from rules.kit.words import NOTHING, TABLE, Illegal, Say, Who

E = TypeVar("E")


def entry_values(entry: Any) -> dict[str, Any]:
    """An entry in the catalogue's form: the JSON values that a file gives back."""
    values = msgspec.to_builtins(entry, str_keys=True)
    return {name: list(value) if type(value) is tuple else value for name, value in values.items()}


@dataclass(frozen=True, kw_only=True, eq=False)
class Kind(Generic[E]):
    """One kind of component with printed values. An entry holds the values of one component: a Struct, or a mapping."""

    id: str
    type: type[E]
    label: Callable[[str, E], Say | Who]
    title: str = ""  # message of the kind's heading ("" = section-ID)
    note: Callable[[str, E], Say | None] = lambda id, entry: None
    cell: Callable[[str], str] = lambda id: ""  # the board cell on which it is printed
    board: Callable[[Catalogue], Board] | None = None
    is_shown: bool = True  # false: stored, but not on the page

    # the entries
    name: Callable[[E], str] | None = None  # the id, from the printed values; None: the id is its place
    is_id: Callable[[str], object] | None = None  # whether an id is possible; None: if it is the entry's name
    listing: Callable[[Catalogue], Mapping[str, E]] | None = None  # the page's entries; None: the catalogue's
    order: Callable[[str, E], Any] | None = None  # sort key on the page
    is_blank: Callable[[E], object] = lambda entry: False  # whether the component exists but is not entered yet
    count: Callable[[E], int] = lambda entry: 1  # the number of copies
    most: int = 0  # the number in the box; 0 = the page does not show it
    limit: int = 0  # the maximum number of entries in a catalogue; 0 = none

    # its form
    fields: Callable[[str, E], tuple[Field, ...]] = lambda id, entry: ()  # without defaults; () = entered only in play
    new_fields: tuple[Field, ...] = ()  # the form of a new entry
    hint: Say | None = None
    answers: Callable[[str, E], Values] = lambda id, entry: entry_values(
        entry
    )  # the form's answers; None = not entered
    to_values: Callable[[Values], Values] = lambda answers: answers  # the entry's values; others stay as they were
    tidy: Callable[[E], E] | None = None  # the entry as stored; Illegal for an error that no single field shows
    optional: tuple[str, ...] = ()  # fields that a file may lack
    law: Callable[[str, E], object] | None = None  # replaces the form's check: false or Illegal if impossible

    # effects on other kinds
    tell: Callable[[Catalogue, str, Values], MutableCatalogue] | None = None
    forget: Callable[[Catalogue, str], MutableCatalogue] | None = None

    @property
    def heading(self) -> Say:
        return Say(key=self.title or f"section-{self.id}")

    def entry(self, values: object) -> E:
        """An entry from its catalogue values; msgspec.ValidationError if they do not fit."""
        return msgspec.convert(values, self.type, str_keys=True)

    def entries(self, catalogue: Catalogue) -> dict[str, E]:
        """The entries of this kind in a checked catalogue."""
        return {id: self.entry(values) for id, values in catalogue.get(self.id, {}).items()}

    def page_entries(self, catalogue: Catalogue) -> Mapping[str, E]:
        """The entries on the page, entered or blank."""
        return self.listing(catalogue) if self.listing else self.entries(catalogue)

    def from_answers(self, old: E | None, answers: Values) -> E:
        """The entry from a form's answers; Illegal if it is impossible."""
        values = self.to_values(answers)
        entry = self.entry({**values, **(entry_values(old) if old else {}), **values})
        return self.tidy(entry) if self.tidy else entry

    def refusal(self, id: str, why: Say) -> Say:
        """The sentence that refuses an entry, with the reason."""
        return Say(key="check-entry", args={"kind": self.heading, "id": id, "why": why})

    # ---- the page ------------------------------------------------------------------------------------
    def section(self, catalogue: Catalogue) -> Section:
        """The section of the page: all entries with their forms."""
        its = self.page_entries(catalogue)
        order = self.order
        ids = sorted(its, key=lambda id: order(id, its[id])) if order else its
        blank = {id for id in ids if self.is_blank(its[id])}
        return Section(
            kind=self.id, label=self.heading, told=sum(self.count(its[id]) for id in ids if id not in blank),
            most=self.most, board=self.board(catalogue) if self.board else None, fields=self.new_fields, hint=self.hint,
            entries=tuple(self._page_entry(id, its[id]) for id in ids if id not in blank),
            blank=tuple(self._page_entry(id, its[id]) for id in ids if id in blank),
        )  # fmt: skip

    def _page_entry(self, id: str, entry: E) -> Entry:
        values = self.answers(id, entry)
        told = ((field, value_in(values, field)) for field in self.fields(id, entry))
        fields = tuple(field if value is None else with_preset(field, value) for field, value in told)
        return Entry(id=id, label=self.label(id, entry), note=self.note(id, entry), cell=self.cell(id), fields=fields)

    # ---- the law -------------------------------------------------------------------------------------
    def check(self, id: str, values: object) -> Say | None:
        """The error in an entry from a file, if any."""
        try:
            self._admit(id, self.entry(values))
        except msgspec.ValidationError as error:
            return self.refusal(id, Say(key="check-values", args={"why": str(error)[:80]}))
        except Illegal as refused:
            is_shape = refused.say.key == "log-malformed"  # more or fewer values than the form asks
            return self.refusal(id, Say(key="check-impossible") if is_shape else refused.say)
        return None

    def _admit(self, id: str, entry: E) -> None:
        if self.is_id and not self.is_id(id):
            raise Illegal("check-id")
        if self.law:
            must(self.law(id, entry), "check-impossible")
        elif fields := self.fields(id, entry):
            told = {name: value for name, value in self.answers(id, entry).items() if value is not None}
            if self.optional:
                fields = tuple([field for field in fields if field.name in told or field.name not in self.optional])
            fill_in(Prompt(id="", seat=TABLE, move="", label=NOTHING, confirm=NOTHING, fields=fields), told)
        must(self.tidy is None or self.tidy(entry) == entry, "check-impossible")
        must(self.is_id or self.name is None or self.name(entry) == id, "check-name")


class Printed:
    """All kinds of a game. cross_check: the errors among entries that are each right alone."""

    def __init__(
        self, *kinds: Kind[Any], cross_check: Callable[[Catalogue], tuple[Say, ...]] = lambda catalogue: ()
    ) -> None:
        self.kinds = {kind.id: kind for kind in kinds}
        self._cross_check = cross_check
        self.functions = {"check": self.check, "sections": self.sections, "tell": self.tell, "forget": self.forget}

    def sections(self, catalogue: Catalogue) -> tuple[Section, ...]:
        return tuple(kind.section(catalogue) for kind in self.kinds.values() if kind.is_shown)

    def tell(self, catalogue: Catalogue, kind: str, id: str, values: Values) -> MutableCatalogue:
        """The catalogue with one entry from a form's answers, under its new id; Illegal if it is impossible."""
        its, known = self.kinds[kind], catalogue.get(kind, {})
        if its.tell:
            return its.tell(catalogue, id, values)
        entry = its.from_answers(its.entry(known[id]) if id in known else None, values)
        if its.name:
            return with_entry(without_entry(catalogue, kind, id), kind, its.name(entry), entry_values(entry))
        return with_entry(catalogue, kind, id, entry_values(entry))

    def forget(self, catalogue: Catalogue, kind: str, id: str) -> MutableCatalogue:
        its = self.kinds[kind].forget
        return its(catalogue, id) if its else without_entry(catalogue, kind, id)

    def check(self, catalogue: Catalogue) -> tuple[Say, ...]:
        """The errors in a catalogue from a file, a sentence each: in its entries, else among them."""
        wrong = [
            Say(key="check-kind", args={"kind": kind})
            for kind, entries in catalogue.items()
            if kind not in self.kinds or not isinstance(entries, Mapping)
        ]
        if wrong:
            return tuple(wrong)
        found = (self.kinds[kind].check(id, its) for kind, every in catalogue.items() for id, its in every.items())
        wrong = [say for say in found if say]
        return tuple(wrong) or (*self._too_many(catalogue), *self._cross_check(catalogue))

    def _too_many(self, catalogue: Catalogue) -> list[Say]:
        limits = ((kind, kind.limit) for kind in self.kinds.values() if kind.limit and kind.id in catalogue)
        over = ((kind.heading, most) for kind, most in limits if len(kind.page_entries(catalogue)) > most)
        return [Say(key="log-too-many", args={"label": title, "most": most}) for title, most in over]
