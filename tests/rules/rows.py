"""Scenario tables for all games: a sentence, the moves in words, and the expected result."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import pytest
from _pytest.mark import ParameterSet

from companion.testkit.table import Table
from rules.kit.types import Cells, Choice, Illegal, Slots

T = TypeVar("T")


def scenario(sentence: str, *said: str | pytest.MarkDecorator, **then: Any) -> ParameterSet:
    """A row of the table: the moves, its rules, and the expected result."""
    (moves,) = (word for word in said if isinstance(word, str))
    marks = [mark for mark in said if not isinstance(mark, str)]
    return pytest.param(moves, then, id=sentence, marks=marks)


def scenarios(*rows: ParameterSet) -> pytest.MarkDecorator:
    """The decorator with these rows, for a test with `moves` and `then`."""
    return pytest.mark.parametrize(("moves", "then"), rows)


@dataclass(frozen=True)
class Words(Generic[T]):
    """The vocabulary of a game's scenarios, whose sentences are separated by semicolons.

    `laid` makes a table with the house rules ("house seats=2 rim=off") and the words of `alone` that occur; `tell`
    plays one sentence, and `seen` returns a value in the form of the expected one.
    """

    laid: Callable[[dict[str, Any], set[str]], T]
    tell: Callable[[T, str], object]
    seen: Callable[[T, str, Any], Any]
    alone: tuple[str, ...] = ()

    def told(self, moves: str) -> T:
        """The table after these moves."""
        sentences = [sentence.strip() for sentence in moves.split(";") if sentence.strip()]
        words = [word.split("=") for each in sentences if each.startswith("house") for word in each.split()[1:]]
        house = {name: int(value) if value.isdigit() else value for name, value in words}
        table = self.laid(house, {each for each in sentences if each in self.alone})
        for sentence in sentences:
            if not sentence.startswith(("house", *self.alone)):
                self.tell(table, sentence)
        return table

    def check(self, moves: str, then: dict[str, Any]) -> None:
        """Play the moves and compare the result. A last move after "!" must be refused, by the rule `refused`."""
        before, _, wrong = moves.partition("!")
        table = self.told(before)
        refused = self._refusal(table, wrong, then["refused"]) if wrong else None
        for what, wanted in then.items():
            now = refused if what == "refused" else self.seen(table, what, wanted)
            assert now == wanted, f"{what}: {now}, not {wanted}"

    def _refusal(self, table: T, sentence: str, wanted: Any) -> tuple[str | int, ...] | str:
        """The rule of the refusal; with its numbers, if expected."""
        with pytest.raises(Illegal) as why:
            self.tell(table, sentence)
        numbers = [n for n in why.value.say.args.values() if isinstance(n, int)]
        return (why.value.rule, *numbers) if isinstance(wanted, tuple) else why.value.rule


def named(words: Iterable[str], value: Callable[[str, str], Any]) -> dict[str, Any]:
    """ "target=Bo rise=0": the answers by name; lists with commas, rows as "winner.tyre=Ana".

    `value` returns the answer for a name and a word.
    """
    told: dict[str, Any] = {}
    for word in words:
        name, _, said = word.partition("=")
        name, _, row = name.partition(".")
        of = [value(name, each) for each in said.split(",") if each] if "," in said else value(name, said)
        if row:
            told.setdefault(name, {})[row] = of
        else:
            told[name] = of
    return told


def number_or_word(word: str) -> int | str:
    return int(word) if word.lstrip("-").isdigit() else word


def seen_at_any(table: Table[Any], what: str, wanted: Any) -> Any:
    """What the words say that all games have in common: of the news, the open moves, the sheet, the state, a field.

    Of several words a string names those that are looked at, with "-" if absent.
    """
    match what:
        case "news":
            found = table.rules
        case "said":
            found = {*table.news_keys}
        case "warned":
            found = table.warning_rules
        case "asks":
            found = {prompt.move for prompt in table.open_prompts()}
        case "places" | "totals":
            return getattr(table, what)
        case "ended":
            return table.game.sheet(table.state).ended_by
        case "seat":
            return table.ask().seat
        case _ if what in table.state.__struct_fields__:
            return getattr(table.state, what)
        case name:
            found = offered(table, name)
    return there(wanted, found) if isinstance(wanted, str) else found


def offered(table: Table[Any], name: str, key: str = "") -> set[str]:
    """The options and cells of the fields with this name (and row) in all open forms."""
    fields = [field for prompt in table.open_prompts() for field in prompt.fields]
    every = [field for field in fields if (field.name, key or field.key) == (name, field.key)]
    options = {str(option.value) for field in every if isinstance(field, Choice | Slots) for option in field.options}
    return options.union(*(field.allowed for field in every if isinstance(field, Cells)))


def there(wanted: str, found: set[str]) -> str:
    """The words found, in the expected form: "a -b" = present and absent words, "= a b" = all words."""
    if wanted.startswith("="):
        order = wanted.split()
        return " ".join(["=", *sorted(found, key=lambda word: order.index(word) if word in order else len(order))])
    return " ".join(word if word in found else f"-{word}" for word in (w.removeprefix("-") for w in wanted.split()))
