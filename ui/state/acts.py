"""Acts: the meanings of a tap, six requests of the wire and seven acts that stay on this screen."""

from __future__ import annotations

from typing import Any

from companion.view.wire import Answer, Go, Hold, Pause, Redo, Undo
from rules.kit.types import Frozen
from ui.state.choices import Row

Point = str | int  # within a field: a slot, a die, a page of the keyboard


class Put(Frozen, frozen=True, kw_only=True):
    """Set a field of the form; `point` aims its next tap, None leaves the aim. `more`: another tap of the field may
    follow, so its row stays in front though complete."""

    form: str
    row: Row
    value: Any
    point: Point | None = None
    more: bool = False


class Aim(Frozen, frozen=True, kw_only=True):
    """Aim the field's next tap at `point`."""

    form: str
    row: Row
    point: Point


class Bring(Frozen, frozen=True, kw_only=True):
    """Bring the fields with that key to the front of their form."""

    form: str
    key: str


class Focus(Frozen, frozen=True, kw_only=True):
    """Bring another open ask to the front."""

    ask: str


class Open(Frozen, frozen=True, kw_only=True):
    """Bring another form of the ask to the front."""

    ask: str
    form: str


class Confirm(Frozen, frozen=True, kw_only=True):
    """Record the form as shown."""

    form: str


class TapElsewhere(Frozen, frozen=True, kw_only=True):
    """A tap on a cell not asked for, while others are: the screen says so, and a second tap opens the cell."""

    cell: str


class TakeUp(Frozen, frozen=True, kw_only=True):
    """Take up a cell of a printed map with the keyboard, for the arrow keys to move."""

    cell: str


class Glass(Frozen, frozen=True, kw_only=True):
    """The board's viewport: the scale, and the top left corner as fractions of the board's size."""

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
    """The identity of an act for repeated taps on one spot: a form, the viewport, else the act itself."""
    match act:
        case Put(form=form) | Aim(form=form) | Bring(form=form):
            return form
        case Glass():
            return "glass"
        case _:
            return act
