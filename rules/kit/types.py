"""The contract between a rule module and everything else: values only, no I/O, no clock, no randomness.

Read it from the bottom: `Game` names what a game gives, the rest are the values that it gives and takes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

Seat = int  # 0.. clockwise round the table
TABLE: Seat = -1  # the table itself: dice, draws, what everybody sees, expired timers
Viewer = int  # a Seat, or TABLE for the public screen

Tint = Literal["none", "red", "blue", "yellow", "green", "purple", "white", "black", "orange", "pink"]
SEAT_TINTS: tuple[Tint, ...] = (
    "red", "blue", "yellow", "green", "purple", "white", "black", "orange", "pink",
)  # fmt: skip
Ink = Literal["felt", "felt2", "felt3", "paper", "birch", "brass", "ink", "cream", "moss", "soil", "ice", "stone",
              "bed", "walnut3"]  # fmt: skip


class Frozen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of every value that crosses a module border. (`kw_only` is not inherited: say it again.)"""


# ---- words -----------------------------------------------------------------------------------------
class Who(Frozen, frozen=True, kw_only=True, tag="who"):
    """A seat's name in a sentence; alone, as an option's label, its mark and name."""

    seat: Seat


class Pick(Frozen, frozen=True, kw_only=True, tag="pick"):
    """In a `confirm` sentence: what is chosen just now in the form's field of that name."""

    field: str


class Say(Frozen, frozen=True, kw_only=True, tag="say"):
    """A sentence for people: a Fluent message id of the game's texts, and its arguments."""

    key: str
    args: dict[str, str | int | Say | Who | Pick] = {}


NOTHING = Say(key="")

T = TypeVar("T")


class Secret(Frozen, Generic[T], frozen=True, kw_only=True):
    """A value that only `seats` may see. `seal` empties it for everybody else.

    It is something a phone told us or that follows from play. What nobody has read yet is a plain count,
    never a Secret: after sealing, "nobody knows" and "you may not know" must not look the same.
    """

    seats: tuple[Seat, ...]
    value: T | None
    count: int = 0  # what the others may know: how many items lie there


# ---- what is asked: six kinds of field ---------------------------------------------------------------
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
    """

    name: str
    label: Say | Who
    options: tuple[Option, ...]
    many: bool = False
    least: int = 1
    most: int = 1
    usual: tuple[str | int, ...] = ()
    key: str = ""
    when: When | None = None
    die: Die | None = None


class Amount(Frozen, frozen=True, kw_only=True, tag="amount"):
    """A whole number from least to most, both included. Value: int."""

    name: str
    label: Say | Who
    least: int
    most: int
    usual: int | None = None
    key: str = ""
    when: When | None = None


class Allot(Frozen, frozen=True, kw_only=True, tag="allot"):
    """Share items out over lines, each with a cap, least..most in all. Value: {line: number}, zeros left out."""

    name: str
    label: Say | Who
    caps: dict[str, int]
    lines: dict[str, Say | Who]  # a label for every line of caps, in the order they are shown
    least: int
    most: int
    usual: dict[str, int] | None = None
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
    usual: tuple[str, ...] = ()
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
    usual: tuple[str, ...] = ()
    key: str = ""
    when: When | None = None


class Die(Frozen, frozen=True, kw_only=True):
    id: str
    tint: Tint = "none"
    faces: tuple[Option, ...] = ()  # empty: a number from least to most
    least: int = 0
    most: int = 99


class Throw(Frozen, frozen=True, kw_only=True, tag="throw"):
    """Dice that the table rolls: typed in or filled by a dice reader. Value: {die id: face value}."""

    name: str
    label: Say | Who
    dice: tuple[Die, ...]
    usual: dict[str, int | str] | None = None
    key: str = ""
    when: When | None = None


Field = Choice | Amount | Allot | Cells | Slots | Throw


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
    ask: str = ""  # "" = own id
    given: dict[str, Any] = {}  # move fields that are known and therefore not asked
    fields: tuple[Field, ...] = ()
    hint: Say | None = None  # one more sentence above the form
    secret: bool = False  # only on a phone that holds the seat; the same ask has a public twin
    waits: bool = True  # False: open, but nobody waits for it
    moves_on: bool = False  # it only tells what happens; its alternatives, if any, are quicker ways to the same
    rule: str = ""  # paragraph of RULES.md
    cell: str = ""  # the cell of a board that it is about, where no option has it: a look at the cell offers it

    @property
    def group(self) -> str:
        """The ask that this prompt belongs to."""
        return self.ask or self.id


class Timer(Frozen, frozen=True, kw_only=True):
    """Runs exactly while the state lists its id; the same id later goes on with the same bank."""

    id: str
    seat: Seat
    ms: int  # milliseconds of game-time
    label: Say
    expire: str = ""  # tag of the move that the core plays for TABLE at zero; "" = it only rings


class News(Frozen, frozen=True, kw_only=True):
    """What a move brought about. Never logged: the fold makes it again, and undo takes it back."""

    say: Say
    rule: str = ""
    to: tuple[Seat, ...] | None = None  # None = for everybody
    tone: Literal["info", "warn", "gain"] = "info"


class Setting(Frozen, frozen=True, kw_only=True):
    """One line of the setup form. Its field's name is a field of the game's options, `usual` its default."""

    field: Choice | Amount
    rule: str = ""  # the paragraph it settles
    group: Literal["game", "reading", "time"] = "game"  # "reading": how the table reads an ambiguous rule


class Quantity(Frozen, frozen=True, kw_only=True):
    """One cell of the "set it right" grid: a public number and the move that corrects it."""

    id: str
    row: Say
    column: Say | Who | None = None  # None: it has no others beside it
    now: int
    least: int
    most: int
    move: str
    given: dict[str, Any] = {}
    field: str = "value"  # the move's field that takes the new number
    cell: str = ""  # the cell of a board on which it lies: a look at the cell offers it


# ---- what is shown: boards and five kinds of part ---------------------------------------------------
class Patch(Frozen, frozen=True, kw_only=True):
    """A filled outline of a glyph: x, y, x, y, ... in 0..1, origin top left."""

    points: tuple[float, ...]
    ink: Ink | Tint = "cream"


class Glyph(Frozen, frozen=True, kw_only=True):
    """A small picture of the game's own (a terrain, a worker, the game's sign on the home screen)."""

    id: str
    patches: tuple[Patch, ...]


class Cell(Frozen, frozen=True, kw_only=True):
    id: str
    x: float  # centre, 0..1 of the layout's width
    y: float  # centre, 0..1 of the layout's height
    shape: Literal["disc", "square", "diamond", "octagon", "hex", "plate"] = "disc"
    size: float = 0.06  # half the width, as a part of the layout's width
    tall: float = 0.0  # plates: half the height, as a part of the layout's width; 0 = as wide
    label: str = ""
    ink: Ink | Tint = "paper"


class Edge(Frozen, frozen=True, kw_only=True):
    a: str
    b: str
    style: Literal["plain", "soil", "stone", "ice"] = "plain"


class Layout(Frozen, frozen=True, kw_only=True):
    """Fixed geometry. Coordinates 0..1, origin top left, y down; ratio = width / height."""

    id: str
    ratio: float
    cells: tuple[Cell, ...]
    edges: tuple[Edge, ...] = ()


class Piece(Frozen, frozen=True, kw_only=True):
    """Something that lies on a cell: a seat's mark, or a cube, tile ... or glyph in a colour."""

    cell: str
    seat: Seat | None = None
    kind: str = "mark"  # "mark", "badge", "cube", "disc", "house" or the id of a Glyph
    tint: Tint = "none"
    n: int = 1
    text: str = ""
    label: Say | None = None  # what it is, in words, for whoever looks at the cell


class Sign(Frozen, frozen=True, kw_only=True):
    """A text on a cell."""

    cell: str
    say: Say | Who
    place: Literal["title", "note", "value", "corner"] = "title"  # value: a number on a brass disc at the right


class Board(Frozen, frozen=True, kw_only=True, tag="board"):
    layout: str
    pieces: tuple[Piece, ...] = ()
    signs: tuple[Sign, ...] = ()
    lit: tuple[str, ...] = ()
    inks: dict[str, Ink | Tint] = {}  # cells that are now in another colour than the layout's
    edges: tuple[Edge, ...] = ()  # roads that the table has told, besides the layout's


class Track(Frozen, frozen=True, kw_only=True, tag="track"):
    label: Say
    most: int
    at: tuple[int, ...]  # one per seat
    least: int = 0
    crown: Seat | None = None  # who holds the privilege of this track


class Item(Frozen, frozen=True, kw_only=True):
    label: Say
    n: int
    tint: Tint = "none"
    glyph: str = ""


class Hand(Frozen, frozen=True, kw_only=True, tag="hand"):
    """What a seat holds. `label` is the short line under its name; the items show when the seat is tapped."""

    seat: Seat
    label: Say
    items: tuple[Item, ...] = ()
    hidden: int = 0


class ShownDie(Frozen, frozen=True, kw_only=True):
    tint: Tint
    face: str = ""  # "" = not rolled yet


class Dice(Frozen, frozen=True, kw_only=True, tag="dice"):
    """A row of dice: whose, what for, the dice, and the total (None = nothing to add up)."""

    label: Say
    seat: Seat = TABLE
    dice: tuple[ShownDie, ...] = ()
    total: int | None = None
    lit: bool = False


class Picture(Frozen, frozen=True, kw_only=True, tag="picture"):
    """A Glyph of the game in a grid."""

    glyph: str
    lit: bool = False


class Grid(Frozen, frozen=True, kw_only=True, tag="grid"):
    """A table of short texts and pictures: columns headed by seats or words, rows by words."""

    heads: tuple[Say | Who, ...]
    rows: tuple[tuple[Say | Who, tuple[str | int | Say | Picture | None, ...]], ...]
    label: Say | None = None


Part = Board | Track | Hand | Dice | Grid


class Scene(Frozen, frozen=True, kw_only=True):
    """What lies on the table, from top to bottom, for one viewer."""

    parts: tuple[Part, ...]
    start: Seat | None = None  # who holds the start tile
    done: tuple[Seat, ...] = ()  # who has answered what several seats are asked in turn
    next: Say | None = None  # what comes next, in one line


class ScoreLine(Frozen, frozen=True, kw_only=True):
    key: str
    label: Say
    values: tuple[int | None, ...]  # one per seat; None = not known before the end
    why: Say | None = None  # how the line comes about
    rule: str = ""
    counts: bool = True  # False: shown, but not added to the total


class Sheet(Frozen, frozen=True, kw_only=True):
    """The score. Totals are the sums of the lines that count; without totals only the places tell who won."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...] = ()
    places: tuple[int, ...] = ()  # 1 = winner, equal numbers = shared; empty until the end
    ended_by: str = ""  # one of Game.endings


# ---- what is printed --------------------------------------------------------------------------------
class Entry(Frozen, frozen=True, kw_only=True):
    """One printed thing that the box knows; `fields` is the form that told it, as it was answered."""

    id: str  # in the catalogue
    label: Say | Who
    note: Say | None = None
    cell: str = ""  # where it is printed on a board
    fields: tuple[Field, ...] = ()  # () = it can only be forgotten, and is then asked again in play


class Shelf(Frozen, frozen=True, kw_only=True):
    """One kind of printed things: what the box knows of it, and the form that tells one more."""

    kind: str  # in the catalogue
    label: Say
    told: int  # how many are known, copies counted
    entries: tuple[Entry, ...]
    most: int = 0  # how many there are in the box; 0 = the rulebook does not say
    board: Board | None = None  # where they are printed
    fields: tuple[Field, ...] = ()  # of one more; () = told in play, when it is first needed
    blank: tuple[Entry, ...] = ()  # what is known to be printed, but not told yet


# ---- errors -----------------------------------------------------------------------------------------
class Illegal(Exception):
    """A move that cannot be written down: wrong shape or sum, or a rule the table has not broken yet."""

    def __init__(self, key: str, rule: str = "", **args: str | int | Say | Who) -> None:
        super().__init__(f"{key} {args} [{rule}]")
        self.say = Say(key=key, args=dict(args))
        self.rule = rule


# ---- a game -----------------------------------------------------------------------------------------
class Seating(Frozen, frozen=True, kw_only=True):
    names: tuple[str, ...]  # clockwise
    tints: tuple[Tint, ...]  # the colour of each seat's pieces
    start: Seat = 0  # who starts, for games that ask it before play


S = TypeVar("S", bound=Struct)
M = TypeVar("M", bound=Struct)
P = TypeVar("P", bound=Struct)

Catalogue = Mapping[str, Mapping[str, Any]]  # kind of component -> content id -> printed values
Told = dict[str, dict[str, Any]]  # a catalogue that is being written


def no_shelves(catalogue: Catalogue) -> tuple[Shelf, ...]:
    """Of a game on whose components nothing is printed that the rulebook does not say."""
    return ()


def as_told(catalogue: Catalogue, kind: str, id: str, values: dict[str, Any]) -> Told:
    """The catalogue with that entry as the form says it, where the form's fields are those of the entry."""
    return {**{k: dict(entries) for k, entries in catalogue.items()}, kind: {**catalogue.get(kind, {}), id: values}}


def as_forgotten(catalogue: Catalogue, kind: str, id: str) -> Told:
    """The catalogue without that entry."""
    return {k: {i: v for i, v in entries.items() if (k, i) != (kind, id)} for k, entries in catalogue.items()}


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, M, P]):
    """A rule module. Every function is pure: same input, same output, the input is never changed."""

    id: str  # also the name of the package, which holds RULES.md, RULES.nl.md and text/{en,nl}.ftl
    version: int  # raise it when old records would fold to another state
    seats: range
    endings: tuple[str, ...]
    icon: str  # a Glyph, for the home screen
    tints: tuple[Tint, ...]  # colours of the pieces in the box
    layouts: tuple[Layout, ...]
    glyphs: tuple[Glyph, ...]
    settings: tuple[Setting, ...]
    state_type: type[S]
    move_types: tuple[type[M], ...]
    option_type: type[P]
    setup: Callable[[Seating, P, Catalogue], S]
    phase: Callable[[S], Say]  # where we are: "Round 3 of 8, dice"; message KEY-name is the phase's short name
    prompts: Callable[[S], tuple[Prompt, ...]]  # every open question; () = the game is over
    corrections: Callable[[S], tuple[Quantity | Prompt, ...]]  # always open, never waited for
    apply: Callable[[S, Seat, M], tuple[S, tuple[News, ...]]]  # raises Illegal
    timers: Callable[[S], tuple[Timer, ...]]
    scene: Callable[[S, Viewer], Scene]  # the state comes sealed for that viewer
    sheet: Callable[[S], Sheet]  # the state comes sealed for TABLE
    learned: Callable[[S], Catalogue]  # every printed value that this game has been told
    check: Callable[[Catalogue], tuple[Say, ...]]  # what is wrong with printed values from a file; () = nothing
    shelves: Callable[[Catalogue], tuple[Shelf, ...]] = no_shelves  # what a catalogue knows, to look at and change
    tell: Callable[[Catalogue, str, str, dict[str, Any]], Told] = as_told  # (..., kind, id or "", a form)
    forget: Callable[[Catalogue, str, str], Told] = as_forgotten

    def move_type(self, tag: str) -> type[M]:
        """The type of the move with that tag; KeyError if the game has no such move."""
        return self._moves[tag]

    @cached_property
    def _moves(self) -> dict[str, type[M]]:
        """Looked up for every move that is played or replayed."""
        return {str(kind.__struct_config__.tag): kind for kind in self.move_types}

    def move(self, tag: str, values: dict[str, Any]) -> M:
        """The move with that tag and those JSON values; msgspec.ValidationError where they do not fit."""
        kind = self.move_type(tag)
        field = kind.__struct_config__.tag_field
        assert field is not None
        return msgspec.convert({**values, field: tag}, kind, str_keys=True)


AnyGame = Game[Any, Any, Any]
