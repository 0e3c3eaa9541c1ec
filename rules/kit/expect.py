"""How a move says under which condition it may be written down."""

from __future__ import annotations

from rules.kit.words import Illegal, Word


def expect(condition: object, key: str = "not-asked-now", rule: str = "", **args: Word) -> None:
    """Raise Illegal with that sentence and rule unless the condition holds."""
    if not condition:
        raise Illegal(key, rule, **args)
