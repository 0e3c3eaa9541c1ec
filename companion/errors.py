"""Errors that are shown to people, each as a translatable sentence. (`Illegal`, a move against the rules, is in
rules.kit.types.)

Illegal
└── Doubtful    the rules do not expect it: the same once more counts

Trouble
├── Stale       what was answered is not open any more
├── Damaged     a record, database or setting that cannot be read
└── Unwritable  it cannot be kept just now: the disk is full or read-only
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from typing import Self

from rules.kit.types import Illegal, News, Say, Who

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")


class Doubtful(Illegal):
    """What is told is not expected, but may be so all the same: it asks whether that is right."""

    def __init__(self, doubts: Sequence[News]) -> None:
        says = (each.say for each in doubts)
        what = reduce(lambda first, then: Say(key="log-also", args={"first": first, "then": then}), says)
        super().__init__("log-doubtful", doubts[0].rule, what=what)


class Trouble(Exception):
    """Something a person has to know. `say` is the sentence (companion/text), `detail` is for the log."""

    def __init__(self, key: str, detail: str = "", **args: str | int | Say | Who) -> None:
        super().__init__(f"{key} {args} {detail}".strip())
        # what somebody has typed, or a file holds, may break lines: a sentence stays one
        in_line = {name: CONTROL.sub(" ", each) if isinstance(each, str) else each for name, each in args.items()}
        self.say = Say(key=key, args={**in_line})
        self.detail = detail

    @classmethod
    def from_say(cls, say: Say) -> Self:
        """With a sentence that is there already."""
        error = cls(say.key)
        error.say = say
        return error


class Stale(Trouble):
    """The prompt, page or move that was answered is not open any more."""


class Damaged(Trouble):
    """Something on disk or on the wire that cannot be read."""


class Unwritable(Trouble):
    """It could not be kept: nothing was changed, try again when there is room."""
