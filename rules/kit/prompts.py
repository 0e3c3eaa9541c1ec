"""What a game asks: prompts with seven kinds of field; and what it says, times, and lets people set.

What all kinds of field have: `name`, the field of the move that takes the answer. `key`: of several fields with the
same name, which one it is; the move's field is then a dict by key ("0" for seat 0). `default`: the answer that the form
shows at first, which the rules must take; None or () = nothing is chosen yet. `when`: it is only asked after certain
answers to an earlier field. `least` and `most` are how many, or how much, both included.
"""

from __future__ import annotations

from typing import Any, Literal

from rules.kit.words import Frozen, Say, Seat, Tint, Who

When = tuple[str, tuple[str | int, ...]]  # (earlier field of the same form, its values for which this one is asked)


class Option(Frozen, frozen=True, kw_only=True):
    value: str | int
    label: Say | Who
    note: Say | None = None  # a second line: what choosing it means
    cell: str = ""  # a tap on this cell of the board chooses the option
    glyph: str = ""  # a Glyph of the game, drawn before the label


class Choice(Frozen, frozen=True, kw_only=True, tag="choice"):
    """One of several, or several of many. Value: the option's value, null (least 0), or with `many` a list.

    `die`: the table rolls for it, and a dice reader may choose the option whose value lies on top.
    `spent`: options that nobody can choose now, each with its place among the keys; no other moves up.
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

    `typed`: people know it as a number, or add it up from several; it is typed on a number pad (12+7+30), not counted.
    `likely`: so few numbers that each has a key; another one is typed behind one key more.
    `doubted`: where nobody has told it, it is null, and the table is asked about its default before that counts.
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
    """Share items out over lines, each with a cap, least..most in all. Value: {line: number}, zeros left out."""

    name: str
    label: Say | Who
    caps: dict[str, int]
    lines: dict[str, Say | Who]  # a label for every line of caps, in the order they are shown
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
    cells: tuple[str, ...] = ()  # where the slots lie, if they lie on a board
    default: tuple[str, ...] = ()
    key: str = ""
    when: When | None = None


class Die(Frozen, frozen=True, kw_only=True):
    id: str
    tint: Tint = "none"
    faces: tuple[Option, ...] = ()  # empty: a number from least to most
    least: int = 0
    most: int = 99
    is_printed: bool = True  # false: nobody knows the faces, and least and most only keep typing errors out


class Throw(Frozen, frozen=True, kw_only=True, tag="throw"):
    """Dice that the table rolls: typed in or filled by a dice reader. Value: {die id: face value}."""

    name: str
    label: Say | Who
    dice: tuple[Die, ...]
    default: dict[str, int | str] | None = None
    key: str = ""
    when: When | None = None


class Text(Frozen, frozen=True, kw_only=True, tag="text"):
    """What people call something, in their own words, `least` to `most` letters. Value: str, without spaces round it.

    For names that no rulebook knows; never for what a rule depends on.
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

    Prompts with the same `ask` are alternatives: the first is the form, the others are keys beside it, and
    answering one closes the group. Different asks must each be answered, in any order.
    """

    id: str  # unique among the open prompts; the core stamps it with the move after which it appeared
    seat: Seat
    move: str  # tag of the move that the form fills in
    label: Say  # what is asked, as a verb phrase: "Bo: commit your tokens"
    confirm: Say  # what the confirm key says will be written down; may hold Pick arguments
    ask: str = ""  # which question it belongs to, where several prompts answer the same one; "" = own id
    given: dict[str, Any] = {}  # fields of the move that are known and therefore not asked
    fields: tuple[Field, ...] = ()
    retired: tuple[Field, ...] = ()  # what older records answered, and nobody is asked any more
    hint: Say | None = None  # one more sentence above the form
    secret: bool = False  # only on a phone that holds the seat; the same ask has a public twin
    shared: bool = False  # of the table, and about what everybody sees: every phone that holds a seat may tell it
    waits: bool = True  # False: open, but nobody waits for it
    own: bool = (
        False  # a short cut, only on a phone that holds the seat: others are asked for the same, so it never waits
    )
    changed: bool = False  # what it shows at first is no answer: something else is chosen, or an alternative says so
    moves_on: bool = False  # it only tells what happens; its alternatives, if any, are quicker ways to the same
    rule: str = ""  # paragraph of RULES.md
    cell: str = ""  # the cell of a board that it is about, where no option has it: a look at the cell offers it

    @property
    def group(self) -> str:
        """The ask that this prompt belongs to."""
        return self.ask or self.id


class Period(Frozen, frozen=True, kw_only=True):
    """A part of the time that a seat has for the whole game."""

    ms: int
    turns: int = 0  # so many end it, and the next is added to what is left; 0 = it ends when it has run out
    again: bool = False  # so many turns begin it anew, whole; when it has run out, the next begins


class TimeControl(Frozen, frozen=True, kw_only=True):
    """How the time of a seat runs: a tournament clock. Where the last period has run out, nothing brings time back."""

    periods: tuple[Period, ...]
    increment_ms: int = 0  # more after every turn
    delay_ms: int = 0  # of every turn, before its period runs; what a turn does not need of it is lost
    stands: bool = False  # the delay is not shown: the clock stands until it is over
    passes_on: bool = False  # an hourglass: what runs out of it runs into those of the others


class Timer(Frozen, frozen=True, kw_only=True):
    """Runs exactly while the state lists its id; the same id later goes on with the same bank."""

    id: str
    seat: Seat
    ms: int  # milliseconds of game-time
    label: Say
    expire: str = ""  # tag of the move that the core plays for TABLE at zero; "" = it only rings
    held: bool = False  # it is shown but does not run yet
    up: bool = False  # it shows what has run, up to `ms`, instead of what is left
    control: TimeControl | None = None  # a tournament clock; `ms` is what it begins with
    turns: int = 0  # of such a clock: those that its seat has ended


class News(Frozen, frozen=True, kw_only=True):
    """What a move brought about. Never logged: the fold makes it again, and undo takes it back."""

    say: Say
    rule: str = ""
    to: tuple[Seat, ...] | None = None  # None = for everybody
    tone: Literal["info", "warn", "gain"] = "info"
    doubt: bool = False  # the rules or the log do not expect it: the table is asked first whether it is right


class Setting(Frozen, frozen=True, kw_only=True):
    """One line of the setup form. Its field's name is a field of the game's options, `default` its default."""

    field: Choice | Amount
    rule: str = ""  # the paragraph it settles
    group: Literal["game", "reading", "time"] = "game"  # "reading": how the table reads an ambiguous rule
    fixed: bool = False  # settled when the game begins
    seats: tuple[int, ...] = ()  # how many players it matters to; () = any number


class PublicNumber(Frozen, frozen=True, kw_only=True):
    """One cell of the "set it right" grid: a public number and the move that corrects it."""

    id: str
    row: Say
    column: Say | Who | None = None  # None: it has no others beside it
    now: int
    least: int
    most: int
    move: str  # tag of the move that sets it
    given: dict[str, Any] = {}
    field: str = "value"  # the move's field that takes the new number
    cell: str = ""  # the cell of a board on which it lies: a look at the cell offers it
