"""Why something cannot be told now: a condition gives its reason, and the same words refuse what it hides.

when=lambda s: s.rolled or No("roll-first", "PIG-5")         a form that is not open
barred("trojan", "tile-gone", "BNB-53")                   a value among the options of a `pick`
barred(option, "colour-taken", "AMR-16")                      the same, and its key keeps its place
must(falls != track, "siege-needs-two", "AKK-61")             in a move: what no single field can say
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit.prompts import Option
from rules.kit.words import Illegal, Word


class No:
    """Not now, and why: a sentence of the game's texts with its arguments, and the rule. It counts as False."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str = "not-asked-now", rule: str = "", **args: Word) -> None:
        self.key, self.rule, self.args = key, rule, args

    def __bool__(self) -> bool:
        return False

    def refusal(self, rule: str) -> Illegal:
        """The refusal; `rule` where none is named."""
        return Illegal(self.key, self.rule or rule, **self.args)


class Barred:
    """A value that cannot be chosen now, among those that can, and why; `option`: how it is shown in its place, the
    reason as its note."""

    __slots__ = ("option", "reason", "value")

    def __init__(self, value: str | int, no: No, option: Option | None = None) -> None:
        self.value, self.reason = value, no
        self.option = replace(option, note=no.refusal("").say) if option else None

    def with_option(self, option: Option) -> Barred:
        """The same, and that option keeps its place."""
        return Barred(self.value, self.reason, option)


def barred(value: str | int | Option, key: str, rule: str = "", **args: Word) -> Barred:
    """Give it in the place of the option: nobody is offered the value, and whoever tells it learns why. Where it is an
    Option, such as one that was used up, its key stays where it was, without an answer: no other key moves up."""
    if isinstance(value, Option):
        return Barred(value.value, No(key, rule, **args), value)
    return Barred(value, No(key, rule, **args))


def must(condition: object, key: str, rule: str = "", **args: Word) -> None:
    """Raise Illegal with that sentence and rule unless the condition holds: for what no single field can say."""
    if not condition:
        raise Illegal(key, rule, **args)
