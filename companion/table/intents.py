"""What is asked of the game on the table, by a tap, a press, a roll or the companion itself. Nothing is done yet."""

from __future__ import annotations

from companion.log.amendment import Trial
from companion.log.record import Head
from hardware.signal import Rolled
from rules.kit.answers import Values
from rules.kit.types import Frozen, Say, Seat


class GiveAnswer(Frozen, frozen=True, kw_only=True):
    """Answer the prompt with these values; a paused game goes on with it."""

    prompt_id: str
    values: Values
    sure: bool = False  # it counts also where the rules do not expect it


class Correct(Frozen, frozen=True, kw_only=True):
    """Set right what the record says; a paused game stays so."""

    prompt_id: str
    values: Values


class Fill(Frozen, frozen=True, kw_only=True):
    """Show these values in the form: all that have come for it so far. The table confirms them."""

    prompt_id: str
    values: Values
    roll: Rolled | None = None  # that brought them
    told: tuple[Seat, ...] | None = None  # whose rows phones have told by now; None = as before


class UndoMove(Frozen, frozen=True, kw_only=True):
    """Take move `n` back, which must be the newest; None = whichever is the newest, if there is one.

    With a seat: just that answer of its own, or what its phone told for everybody, and leave the others' standing.
    """

    n: int | None = None
    to: int | None = None  # and all others after this one; 0 = all
    seat: Seat | None = None


class RedoMove(Frozen, frozen=True, kw_only=True):
    """Play move `n` again, which was undone last; with a seat, only if it was that seat's own."""

    n: int
    seat: Seat | None = None


class Amend(Frozen, frozen=True, kw_only=True):
    """Tell earlier moves otherwise, all of which fits."""

    tried: Trial
    changed: int  # the newest line when it was tried


class SetPause(Frozen, frozen=True, kw_only=True):
    """Stop all clocks, or let them run again; None = whichever they do not."""

    on: bool | None = None


class Remark(Frozen, frozen=True, kw_only=True):
    """Write a note into the record."""

    text: str


class Begin(Frozen, frozen=True, kw_only=True):
    """A new game comes on the table."""

    head: Head


class Resume(Frozen, frozen=True, kw_only=True):
    """A game that was left comes back on the table, paused."""

    game_id: str


class Leave(Frozen, frozen=True, kw_only=True):
    """Save the game, paused, and take it off the table."""


class Notice(Frozen, frozen=True, kw_only=True):
    """A sentence is shown, None = none; the game is not touched.

    `refused`: a press or a roll did not fit what is asked. `front`: the form that the press would have confirmed, were
    it complete: what is chosen so far is known to the screen alone. `instead`: the prompt that it would have confirmed,
    had its own seat pressed; one tap may do it.
    """

    say: Say | None
    refused: bool = False
    front: str = ""
    instead: str = ""


def refusal(say: Say, instead: str = "") -> Notice:
    """It does not fit what is asked: that says why."""
    return Notice(say=say, refused=True, instead=instead)


Intent = GiveAnswer | Correct | Fill | UndoMove | RedoMove | Amend | SetPause | Remark | Begin | Resume | Leave | Notice
