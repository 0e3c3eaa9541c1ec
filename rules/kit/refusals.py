"""Refusals: the reason that hides a form or a value also refuses it.

    when=lambda s: s.rolled or No("roll-first", "PIG-5")     a form that is not open
    barred("trojan", "tile-gone", "BNB-53")                  a value among the options of a `pick`
    barred(option, "colour-taken", "AMR-16")                 an option that keeps its key's place
    must(falls != track, "siege-needs-two", "AKK-61")        in a move: a check that no single field can make

A `No` counts as False.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit.prompts import Option
from rules.kit.words import Illegal, Word


class No:
    """A false condition with its reason: a sentence of the game's texts with its arguments, and the rule."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str = "not-asked-now", rule: str = "", **args: Word) -> None:
        self.key, self.rule, self.args = key, rule, args

    def __bool__(self) -> bool:
        return False

    def refusal(self, rule: str) -> Illegal:
        """The refusal as an exception; `rule`: used if the reason names none."""
        return Illegal(self.key, self.rule or rule, **self.args)


class Barred:
    """A value that cannot be chosen now, with the reason; `option`: its key, shown with the reason as its note."""

    __slots__ = ("option", "reason", "value")

    def __init__(self, value: str | int, no: No, option: Option | None = None) -> None:
        self.value, self.reason = value, no
        self.option = replace(option, note=no.refusal("").say) if option else None

    def with_option(self, option: Option) -> Barred:
        """The barred value with an option that keeps its place among the keys."""
        return Barred(self.value, self.reason, option)


def barred(value: str | int | Option, key: str, rule: str = "", **args: Word) -> Barred:
    """A barred value, given in place of the option: no form offers it, and an answer with it gets the reason. An Option
    (one that was used up, for example) keeps its place as a key without an answer, so no other key moves up."""
    if isinstance(value, Option):
        return Barred(value.value, No(key, rule, **args), value)
    return Barred(value, No(key, rule, **args))


def must(condition: object, key: str, rule: str = "", **args: Word) -> None:
    """Raises Illegal with that sentence and rule unless the condition holds: a check that no single field can make."""
    if not condition:
        raise Illegal(key, rule, **args)
