"""Intents: requests to the game on the table, from a tap, a press, a roll or the companion itself. Plain values."""

from __future__ import annotations

from companion.log.amendment import Trial
from companion.log.record import Head
from hardware.signal import Rolled
from rules.kit.answers import Values
from rules.kit.types import Frozen, Say, Seat


class GiveAnswer(Frozen, frozen=True, kw_only=True):
    """Answer the prompt with these values; a paused game resumes."""

    prompt_id: str
    values: Values
    sure: bool = False  # accepted even if the rules do not expect it


class Correct(Frozen, frozen=True, kw_only=True):
    """Correct the recorded position; a paused game stays paused."""

    prompt_id: str
    values: Values


class Fill(Frozen, frozen=True, kw_only=True):
    """Pre-fill the form with all its values so far. The table confirms them."""

    prompt_id: str
    values: Values
    roll: Rolled | None = None  # the roll that brought the values
    told: tuple[Seat, ...] | None = None  # the seats whose rows phones have entered; None = as before


class UndoMove(Frozen, frozen=True, kw_only=True):
    """Undo move `n`, which must be the newest; None = the newest, if there is one.

    With a seat: only its own answer, or what its phone entered for everyone; the other seats' answers stay.
    """

    n: int | None = None
    to: int | None = None  # undo all later moves after this one as well; 0 = all
    seat: Seat | None = None


class RedoMove(Frozen, frozen=True, kw_only=True):
    """Redo move `n`, the last one undone; with a seat, only if it was that seat's own."""

    n: int
    seat: Seat | None = None


class Amend(Frozen, frozen=True, kw_only=True):
    """Amend earlier moves by a trial that all later moves fit."""

    tried: Trial
    changed: int  # the newest line at the trial


class SetPause(Frozen, frozen=True, kw_only=True):
    """Stop all clocks or restart them; None toggles."""

    on: bool | None = None


class Remark(Frozen, frozen=True, kw_only=True):
    text: str


class Begin(Frozen, frozen=True, kw_only=True):
    """Put a new game on the table."""

    head: Head


class Resume(Frozen, frozen=True, kw_only=True):
    """Put an unfinished game back on the table, paused."""

    game_id: str


class Leave(Frozen, frozen=True, kw_only=True):
    """Save the game, paused, and take it off the table."""


class Notice(Frozen, frozen=True, kw_only=True):
    """Show a sentence (None clears it) without touching the game.

    `refused`: a press or a roll fits no open question. `front`: the form that the press would have confirmed if
    complete; only the screen knows what is chosen there so far. `instead`: the prompt that the press would have
    confirmed from its own seat's button; one tap may do so now.
    """

    say: Say | None
    refused: bool = False
    front: str = ""
    instead: str = ""


def refusal(say: Say, instead: str = "") -> Notice:
    """The notice of a refused press or roll, with the reason."""
    return Notice(say=say, refused=True, instead=instead)


Intent = GiveAnswer | Correct | Fill | UndoMove | RedoMove | Amend | SetPause | Remark | Begin | Resume | Leave | Notice
