"""Prompts with seven kinds of field; and timers, news, settings and public numbers.

All kinds of field have: `name`, the move's field that takes the answer. `key`: identifies one of several fields with
the same name; the move's field is then a dict by key ("0" for seat 0). `default`: the preselected answer, which the
rules must accept; None or () = none. `when`: the field is only asked after certain answers to an earlier field. `least`
and `most` limit the number of items, or the amount, both included.
"""

from __future__ import annotations

from typing import Any, Literal

from rules.kit.words import Frozen, Say, Seat, Tint, Who

When = tuple[str, tuple[str | int, ...]]  # (earlier field of the same form, its values for which this one is asked)


class Option(Frozen, frozen=True, kw_only=True):
    value: str | int
    label: Say | Who
    note: Say | None = None  # a second line: the effect of choosing it
    cell: str = ""  # a tap on this cell of the board chooses the option
    glyph: str = ""  # a Glyph of the game, drawn before the label


class Choice(Frozen, frozen=True, kw_only=True, tag="choice"):
    """One or several of the options. Value: the option's value, null (least 0), or with `many` a list.

    `die`: the table rolls for it, and a dice reader may choose the option of the face on top.
    `spent`: options that cannot be chosen now, each with its index among the keys; the other keys keep their places.
    """

    name: str
    label: Say | Who
    options: tuple[Option, ...]
    many: bool = False
    least: int = 1
    most: int = 1
    default: tuple[str | int, ...] = ()
    key: str = ""
    when: When | None = None
    die: Die | None = None
    spent: tuple[tuple[int, Option], ...] = ()


class Amount(Frozen, frozen=True, kw_only=True, tag="amount"):
    """A whole number from least to most, both included. Value: int.

    `typed`: entered on a number pad, where sums work too (12+7+30), not with plus and minus.
    `likely`: the few numbers with a key each; one more key opens the number pad for any other.
    `doubted`: unanswered it is null, and the table must confirm its default before that counts.
    """

    name: str
    label: Say | Who
    least: int
    most: int
    default: int | None = None
    key: str = ""
    when: When | None = None
    typed: bool = False
    likely: tuple[int, ...] = ()
    doubted: bool = False


class Allot(Frozen, frozen=True, kw_only=True, tag="allot"):
    """Items shared out over lines, each with a cap, least..most in all. Value: {line: number}, zeros left out."""

    name: str
    label: Say | Who
    caps: dict[str, int]
    lines: dict[str, Say | Who]  # a label for every line of caps, in screen order
    least: int
    most: int
    cells: dict[str, str] = {}  # line -> cell of a board: a tap on the cell adds one to the line
    default: dict[str, int] | None = None
    key: str = ""
    when: When | None = None


class Cells(Frozen, frozen=True, kw_only=True, tag="cells"):
    """Cells of a board, in order where `ordered`. Value: list of cell ids (without `many`: one id or null)."""

    name: str
    label: Say | Who
    board: str
    allowed: tuple[str, ...]
    many: bool = False
    ordered: bool = False
    least: int = 1
    most: int = 1
    default: tuple[str, ...] = ()
    key: str = ""
    when: When | None = None


class Slots(Frozen, frozen=True, kw_only=True, tag="slots"):
    """A row of slots, each filled from the same small alphabet. Value: list of `slots` option values."""

    name: str
    label: Say | Who
    slots: int
    options: tuple[Option, ...]
    caps: dict[str, int] = {}  # how often a value may be used; absent = as often as there are slots
    board: str = ""
    cells: tuple[str, ...] = ()  # the slots' cells, if they are on a board
    default: tuple[str, ...] = ()
    key: str = ""
    when: When | None = None


class Die(Frozen, frozen=True, kw_only=True):
    id: str
    tint: Tint = "none"
    faces: tuple[Option, ...] = ()  # empty: a number from least to most
    least: int = 0
    most: int = 99
    is_printed: bool = True  # false: the faces are unknown, and least and most only keep typing errors out


class Throw(Frozen, frozen=True, kw_only=True, tag="throw"):
    """Dice that the table rolls, typed in or filled in by a dice reader. Value: {die id: face value}."""

    name: str
    label: Say | Who
    dice: tuple[Die, ...]
    default: dict[str, int | str] | None = None
    key: str = ""
    when: When | None = None


class Text(Frozen, frozen=True, kw_only=True, tag="text"):
    """A name in the players' own words, `least` to `most` letters. Value: str, without spaces round it.

    For names that no rulebook knows; never for anything that a rule depends on.
    """

    name: str
    label: Say | Who
    most: int
    least: int = 1
    default: str = ""
    key: str = ""
    when: When | None = None


Field = Choice | Amount | Allot | Cells | Slots | Throw | Text


class Prompt(Frozen, frozen=True, kw_only=True):
    """One open question: a form whose answer, merged with `given`, is a move.

    Prompts with the same `ask` are alternatives: the first is the form, the others are keys beside it, and answering
    one closes the group. Each ask needs an answer, in any order.
    """

    id: str  # unique among the open prompts; the core stamps it with the move after which it appeared
    seat: Seat
    move: str  # tag of the move that the form fills in
    label: Say  # the question as a verb phrase: "Bo: commit your tokens"
    confirm: Say  # the confirm key's sentence, which the log shows too; may hold Pick arguments
    ask: str = ""  # the question it belongs to, if several prompts answer the same one; "" = own id
    given: dict[str, Any] = {}  # fields of the move that are known and therefore not asked
    fields: tuple[Field, ...] = ()
    retired: tuple[Field, ...] = ()  # fields that older records answered and the form no longer asks
    hint: Say | None = None  # one more sentence above the form
    secret: bool = False  # only on a phone that holds the seat; the same ask has a public twin
    shared: bool = False  # asks the table about public facts: every phone that holds a seat may answer it
    waits: bool = True  # False: optional, the game does not wait for it
    own: bool = (
        False  # a shortcut, only on a phone that holds the seat: others are asked for the same, so it never waits
    )
    changed: bool = False  # the defaults are no answer: choose something else, or an alternative
    moves_on: bool = False  # only announces a consequence; its alternatives, if any, are quicker ways to the same
    rule: str = ""  # paragraph of RULES.md
    cell: str = ""  # the board cell that it is about, if no option has it; a look at the cell offers the prompt

    @property
    def group(self) -> str:
        """The ask of this prompt."""
        return self.ask or self.id


class Period(Frozen, frozen=True, kw_only=True):
    """A part of a seat's time for the whole game."""

    ms: int
    turns: int = 0  # after these turns the next period is added to the time left; 0 = the period ends by running out
    again: bool = False  # after these turns the period restarts in full; when it runs out, the next begins


class TimeControl(Frozen, frozen=True, kw_only=True):
    """A tournament clock of a seat. After the last period has run out, no time is added any more."""

    periods: tuple[Period, ...]
    increment_ms: int = 0  # added after every turn
    delay_ms: int = 0  # at the start of every turn, before the period runs; an unused rest is lost
    stands: bool = False  # the clock stands still during the delay, which is not shown
    passes_on: bool = False  # an hourglass: time that runs out goes to the clocks of the other seats


class Timer(Frozen, frozen=True, kw_only=True):
    """A timer, which runs exactly while the state lists its id; the same id later resumes the same bank."""

    id: str
    seat: Seat
    ms: int  # milliseconds of game-time
    label: Say
    expire: str = ""  # tag of the move that the core plays for TABLE at zero; "" = it only rings
    held: bool = False  # shown, but not running yet
    up: bool = False  # shows the elapsed time, up to `ms`, instead of the time left
    control: TimeControl | None = None  # a tournament clock, which starts with `ms`
    turns: int = 0  # of such a clock: the turns that its seat has ended


class News(Frozen, frozen=True, kw_only=True):
    """A consequence of a move. Never logged: the fold makes it again, and undo removes it."""

    say: Say
    rule: str = ""
    to: tuple[Seat, ...] | None = None  # None = for everyone
    tone: Literal["info", "warn", "gain"] = "info"
    doubt: bool = False  # the rules or the log do not expect it: the table must confirm it before the move counts


class Setting(Frozen, frozen=True, kw_only=True):
    """One line of the setup form. Its field's name is a field of the game's options, `default` its default."""

    field: Choice | Amount
    rule: str = ""  # the paragraph it settles
    group: Literal["game", "reading", "time"] = "game"  # "reading": a house rule for an ambiguous rule
    fixed: bool = False  # cannot change during the game
    seats: tuple[int, ...] = ()  # the player counts it matters to; () = any number


class PublicNumber(Frozen, frozen=True, kw_only=True):
    """One cell of the grid of corrections: a public number and the move that corrects it."""

    id: str
    row: Say
    column: Say | Who | None = None  # None: alone in its row
    now: int
    least: int
    most: int
    move: str  # tag of the move that sets it
    given: dict[str, Any] = {}
    field: str = "value"  # the move's field that takes the new number
    cell: str = ""  # its board cell; a look at the cell offers the correction
