"""Errors for people, each as a translatable sentence. (`Illegal`, a move against the rules, is in rules.kit.types.)

Illegal
└── Doubtful    an answer that the rules do not expect; sent again, it counts

Trouble
├── Stale       the answered prompt, page or move is no longer open
├── Damaged     a record, database or setting that cannot be read
└── Unwritable  nothing can be saved just now: the disk is full or read-only
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from typing import Self

from rules.kit.types import Illegal, News, Say, Who

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")


class Doubtful(Illegal):
    """An answer that the rules do not expect but admit: the sentence asks whether it is right."""

    def __init__(self, doubts: Sequence[News]) -> None:
        says = (each.say for each in doubts)
        what = reduce(lambda first, then: Say(key="log-also", args={"first": first, "then": then}), says)
        super().__init__("log-doubtful", doubts[0].rule, what=what)


class Trouble(Exception):
    """An error for people. `say` is the sentence (companion/text), `detail` is for the log."""

    def __init__(self, key: str, detail: str = "", **args: str | int | Say | Who) -> None:
        super().__init__(f"{key} {args} {detail}".strip())
        # typed text and file contents may have line breaks; a sentence must not
        in_line = {name: CONTROL.sub(" ", each) if isinstance(each, str) else each for name, each in args.items()}
        self.say = Say(key=key, args={**in_line})
        self.detail = detail

    @classmethod
    def from_say(cls, say: Say) -> Self:
        """The error with an existing sentence."""
        error = cls(say.key)
        error.say = say
        return error


class Stale(Trouble):
    """The answered prompt, page or move is no longer open."""


class Damaged(Trouble):
    """Unreadable data on disk or on the wire."""


class Unwritable(Trouble):
    """A failed save: nothing was changed, and a retry may work when there is room."""
