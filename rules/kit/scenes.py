"""What a game shows: boards, four other kinds of part, and the score sheet."""

from __future__ import annotations

from typing import Literal

from rules.kit.words import TABLE, Frozen, Ink, Say, Seat, Tint, Who


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
    say: Say | None = None  # what the place is called, for whoever hears the board: "village 3"


class Edge(Frozen, frozen=True, kw_only=True):
    a: str
    b: str
    style: Literal["plain", "soil", "stone", "ice"] = "plain"


class Ground(Frozen, frozen=True, kw_only=True):
    """The part of a layout that stands for a printed map: these cells are drawn where the table says that they lie.

    Their middles stay within x, y, w, h (parts of the layout's width and height) and so far from each other that each
    can be tapped. Layouts of one game with the same cells show the same map.
    """

    cells: tuple[str, ...]
    x: float = 0.0
    y: float = 0.0
    w: float = 1.0
    h: float = 1.0
    apart: float = 0.14  # from middle to middle at least, as a part of the layout's width


class Layout(Frozen, frozen=True, kw_only=True):
    """Fixed geometry. Coordinates 0..1, origin top left, y down; ratio = width / height."""

    id: str
    ratio: float
    cells: tuple[Cell, ...]
    edges: tuple[Edge, ...] = ()
    ground: Ground | None = None  # whose cells lie where the printed map has them; None: they lie where they are said


class Piece(Frozen, frozen=True, kw_only=True):
    """Something that lies on a cell: a seat's mark, or a cube, tile ... or glyph in a colour.

    A "mark" is what belongs to a seat, a "badge" the pawn of a seat. On a small cell with a label marks lie west,
    badges north-east and all else south: leave room for them at the edge of the board. Without a label they lie inside.
    """

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
    label: Say | None = None  # the same in words, for whoever hears the board: "10 cards" where "10" is written


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
    label: Say | None = None  # what it is, in words, for whoever hears the table


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
    fewest: bool = False  # who has fewest points is ahead
    unit: str = ""  # message that says a total in words: "{ $n } columns"; "" = points
