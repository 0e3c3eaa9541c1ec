"""What a tap can mean: six of the wire's own requests, and seven things that stay on this screen."""

from __future__ import annotations

from typing import Any

from companion.view.wire import Answer, Go, Hold, Pause, Redo, Undo
from rules.kit.types import Frozen
from ui.state.choices import Row

Point = str | int  # within a field: which slot, which die, which page of the keyboard


class Put(Frozen, frozen=True, kw_only=True):
    """A field of the form gets that value; `point` says where its next tap goes, None leaves it.

    `more`: another tap of the same field may follow, so its row stays in front though it is complete.
    """

    form: str
    row: Row
    value: Any
    point: Point | None = None
    more: bool = False


class Aim(Frozen, frozen=True, kw_only=True):
    """The next tap of that field goes there."""

    form: str
    row: Row
    point: Point


class Bring(Frozen, frozen=True, kw_only=True):
    """The fields with that key come to the front of their form."""

    form: str
    key: str


class Focus(Frozen, frozen=True, kw_only=True):
    """Another of several open asks comes to the front."""

    ask: str


class Open(Frozen, frozen=True, kw_only=True):
    """Another form of the same ask comes to the front."""

    ask: str
    form: str


class Confirm(Frozen, frozen=True, kw_only=True):
    """That form, as it was seen, is written down."""

    form: str


class TapElsewhere(Frozen, frozen=True, kw_only=True):
    """A cell that is not asked for, while others are: the screen says so, and a second tap looks at it."""

    cell: str


class TakeUp(Frozen, frozen=True, kw_only=True):
    """A keyboard takes that cell of a printed map up, for arrow keys to move."""

    cell: str


class Glass(Frozen, frozen=True, kw_only=True):
    """The board is looked at through this: so many times as large, from that place on (parts of its size)."""

    scale: float = 1.0
    x: float = 0.0
    y: float = 0.0


Act = (
    Go
    | Answer
    | Undo
    | Redo
    | Pause
    | Hold
    | Put
    | Aim
    | Bring
    | Focus
    | Open
    | Confirm
    | TapElsewhere
    | TakeUp
    | Glass
)


def meaning(act: Act) -> Act | str:
    """What a second tap on the same spot may go on with: filling in one form, moving the board, else the same again."""
    match act:
        case Put(form=form) | Aim(form=form) | Bring(form=form):
            return form
        case Glass():
            return "glass"
        case _:
            return act
