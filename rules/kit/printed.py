"""What is printed on components and the rulebook does not say: a game declares each kind of it, the rest follows.

    TAX = Kind(id="tax", type=Tax, label=lambda id, tax: height_word(id), fields=lambda id, tax: (COINS,))
    PRINTED = Printed(TAX, ...)
    GAME = rules.game(..., learned=learned, printed=PRINTED)

The form is the law, for files too: what a file says of an entry is turned into the answers of the form that tells it,
and admitted or refused by what admits an answer. So a limit stands in one place, the field.
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


def plain(entry: Any) -> dict[str, Any]:
    """An entry as a catalogue has it, which is as it comes back from a file."""
    values = msgspec.to_builtins(entry, str_keys=True)
    return {name: list(value) if type(value) is tuple else value for name, value in values.items()}


@dataclass(frozen=True, kw_only=True, eq=False)
class Kind(Generic[E]):
    """One kind of printed thing. An entry is what is known of one of them: a Struct, or a mapping."""

    id: str
    type: type[E]
    label: Callable[[str, E], Say | Who]
    title: str = ""  # the message by which it is called ("" = section-ID)
    note: Callable[[str, E], Say | None] = lambda id, entry: None
    cell: Callable[[str], str] = lambda id: ""  # of the board, where it is printed
    board: Callable[[Catalogue], Board] | None = None
    is_shown: bool = True  # false: the companion keeps it, and nobody looks at it

    # which there are
    name: Callable[[E], str] | None = None  # its id, from what it shows; None: it has its place, whatever it shows
    is_id: Callable[[str], object] | None = None  # whether one can have that id; None: where it is the name
    listing: Callable[[Catalogue], Mapping[str, E]] | None = None  # for the page; None: those of the catalogue
    order: Callable[[str, E], Any] | None = None  # sorts them there
    is_blank: Callable[[E], object] = lambda entry: False  # there is such a thing, and nobody has told it yet
    count: Callable[[E], int] = lambda entry: 1  # how many things it is
    most: int = 0  # in the box; 0 = the page does not say it
    limit: int = 0  # the most that a catalogue may know; 0 = any number

    # its form
    fields: Callable[[str, E], tuple[Field, ...]] = lambda id, entry: ()  # blank; () = told in play alone
    new_fields: tuple[Field, ...] = ()  # of one more
    hint: Say | None = None
    answers: Callable[[str, E], Values] = lambda id, entry: plain(entry)  # that told it; None = not told
    to_values: Callable[[Values], Values] = lambda answers: answers  # of the entry; what is not asked stays
    tidy: Callable[[E], E] | None = None  # an entry as it is kept; Illegal where no single field says what is wrong
    optional: tuple[str, ...] = ()  # fields that a file may leave untold
    law: Callable[[str, E], object] | None = None  # in the place of the form: false or Illegal where it cannot be

    # where it touches others
    tell: Callable[[Catalogue, str, Values], MutableCatalogue] | None = None
    forget: Callable[[Catalogue, str], MutableCatalogue] | None = None

    @property
    def heading(self) -> Say:
        return Say(key=self.title or f"section-{self.id}")

    def entry(self, values: object) -> E:
        """What a catalogue says of one; msgspec.ValidationError where it says nothing of the kind."""
        return msgspec.convert(values, self.type, str_keys=True)

    def entries(self, catalogue: Catalogue) -> dict[str, E]:
        """Those of a checked catalogue."""
        return {id: self.entry(values) for id, values in catalogue.get(self.id, {}).items()}

    def page_entries(self, catalogue: Catalogue) -> Mapping[str, E]:
        """Those on the page, with what is known of them."""
        return self.listing(catalogue) if self.listing else self.entries(catalogue)

    def from_answers(self, old: E | None, answers: Values) -> E:
        """The entry that a form tells; Illegal where it cannot be."""
        values = self.to_values(answers)
        entry = self.entry({**values, **(plain(old) if old else {}), **values})
        return self.tidy(entry) if self.tidy else entry

    def refusal(self, id: str, why: Say) -> Say:
        """The sentence that says what is wrong with one."""
        return Say(key="check-entry", args={"kind": self.heading, "id": id, "why": why})

    # ---- the page ------------------------------------------------------------------------------------
    def section(self, catalogue: Catalogue) -> Section:
        """All of them, with their forms."""
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
        """What is wrong with an entry from a file."""
        try:
            self._admit(id, self.entry(values))
        except msgspec.ValidationError as error:
            return self.refusal(id, Say(key="check-values", args={"why": str(error)[:80]}))
        except Illegal as refused:
            is_shape = refused.say.key == "log-malformed"  # there is more or less than the form asks
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
    """All kinds of a game. cross_check: what is wrong where each entry is right by itself."""

    def __init__(
        self, *kinds: Kind[Any], cross_check: Callable[[Catalogue], tuple[Say, ...]] = lambda catalogue: ()
    ) -> None:
        self.kinds = {kind.id: kind for kind in kinds}
        self._cross_check = cross_check
        self.functions = {"check": self.check, "sections": self.sections, "tell": self.tell, "forget": self.forget}

    def sections(self, catalogue: Catalogue) -> tuple[Section, ...]:
        return tuple(kind.section(catalogue) for kind in self.kinds.values() if kind.is_shown)

    def tell(self, catalogue: Catalogue, kind: str, id: str, values: Values) -> MutableCatalogue:
        """With one thing told, under the id that it has now; Illegal where it cannot be."""
        its, known = self.kinds[kind], catalogue.get(kind, {})
        if its.tell:
            return its.tell(catalogue, id, values)
        entry = its.from_answers(its.entry(known[id]) if id in known else None, values)
        if its.name:
            return with_entry(without_entry(catalogue, kind, id), kind, its.name(entry), plain(entry))
        return with_entry(catalogue, kind, id, plain(entry))

    def forget(self, catalogue: Catalogue, kind: str, id: str) -> MutableCatalogue:
        its = self.kinds[kind].forget
        return its(catalogue, id) if its else without_entry(catalogue, kind, id)

    def check(self, catalogue: Catalogue) -> tuple[Say, ...]:
        """What is wrong with one from a file, a sentence each: with its entries, or with all of them together."""
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
