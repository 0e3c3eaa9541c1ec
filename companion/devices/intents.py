"""What a press, a turn or a roll asks the table to do."""

from __future__ import annotations

from companion.table.prefill import Values
from rules.kit.types import Frozen, Say


class Confirm(Frozen, frozen=True, kw_only=True):
    """Answer the prompt with these values."""

    prompt_id: str
    values: Values


class Focus(Frozen, frozen=True, kw_only=True):
    """Show that form and say why the press did not confirm it."""

    prompt_id: str
    say: Say


class Fill(Frozen, frozen=True, kw_only=True):
    """Show these values in the form: all that have come for it so far. The table confirms them."""

    prompt_id: str
    values: Values


class Undo(Frozen, frozen=True, kw_only=True):
    """Take the newest move back."""


class TogglePause(Frozen, frozen=True, kw_only=True):
    """Stop all clocks, or let them run again."""


class Refuse(Frozen, frozen=True, kw_only=True):
    """It does not fit what is asked: say why. Nothing else happens.

    `instead`: the prompt that the same press would have confirmed, had its own seat pressed. One tap may do it.
    """

    say: Say
    instead: str = ""


class Tell(Frozen, frozen=True, kw_only=True):
    """A device went or came back."""

    say: Say


Intent = Confirm | Focus | Fill | Undo | TogglePause | Refuse | Tell
