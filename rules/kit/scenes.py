"""Scenes and score sheets: boards, four other kinds of part, and the lines of the score."""

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
    say: Say | None = None  # the cell's spoken name, for screen readers: "village 3"


class Edge(Frozen, frozen=True, kw_only=True):
    a: str
    b: str
    style: Literal["plain", "soil", "stone", "ice"] = "plain"


class Ground(Frozen, frozen=True, kw_only=True):
    """The part of a layout that shows a printed map: the table enters where these cells are.

    Their centres stay within x, y, w, h (parts of the layout's width and height) and far enough apart to be tapped.
    Layouts of one game with the same cells show the same map.
    """

    cells: tuple[str, ...]
    x: float = 0.0
    y: float = 0.0
    w: float = 1.0
    h: float = 1.0
    apart: float = 0.14  # minimum distance between centres, as a part of the layout's width


class Layout(Frozen, frozen=True, kw_only=True):
    """Fixed geometry. Coordinates 0..1, origin top left, y down; ratio = width / height."""

    id: str
    ratio: float
    cells: tuple[Cell, ...]
    edges: tuple[Edge, ...] = ()
    ground: Ground | None = None  # cells placed as on the printed map; None: all cells keep their x and y


class Piece(Frozen, frozen=True, kw_only=True):
    """A piece on a cell: a seat's mark, or a cube, tile ... or glyph in a colour.

    A "mark" shows that something belongs to a seat, a "badge" is a seat's pawn. On a small cell with a label marks are
    drawn west, badges north-east and all else south, so leave room at the edge of the board; without a label, inside.
    """

    cell: str
    seat: Seat | None = None
    kind: str = "mark"  # "mark", "badge", "cube", "disc", "house" or the id of a Glyph
    tint: Tint = "none"
    n: int = 1
    text: str = ""
    label: Say | None = None  # its name in words, in the view of the cell


class Sign(Frozen, frozen=True, kw_only=True):
    """A text on a cell."""

    cell: str
    say: Say | Who
    place: Literal["title", "note", "value", "corner"] = "title"  # value: a number on a brass disc at the right
    label: Say | None = None  # its spoken form, for screen readers: "10 cards" for "10"


class Board(Frozen, frozen=True, kw_only=True, tag="board"):
    layout: str
    pieces: tuple[Piece, ...] = ()
    signs: tuple[Sign, ...] = ()
    lit: tuple[str, ...] = ()
    inks: dict[str, Ink | Tint] = {}  # cells that now differ from the layout's colour
    edges: tuple[Edge, ...] = ()  # roads that the table has entered, besides the layout's


class Track(Frozen, frozen=True, kw_only=True, tag="track"):
    label: Say
    most: int
    at: tuple[int, ...]  # one per seat
    least: int = 0
    crown: Seat | None = None  # the holder of this track's privilege


class Item(Frozen, frozen=True, kw_only=True):
    label: Say
    n: int
    tint: Tint = "none"
    glyph: str = ""


class Hand(Frozen, frozen=True, kw_only=True, tag="hand"):
    """A seat's hand and holdings. `label` is the short line under its name; a tap on the seat shows the items."""

    seat: Seat
    label: Say
    items: tuple[Item, ...] = ()
    hidden: int = 0


class ShownDie(Frozen, frozen=True, kw_only=True):
    tint: Tint
    face: str = ""  # "" = not rolled yet


class Dice(Frozen, frozen=True, kw_only=True, tag="dice"):
    """A row of dice: purpose, owner, dice, and the total (None = no total)."""

    label: Say
    seat: Seat = TABLE
    dice: tuple[ShownDie, ...] = ()
    total: int | None = None
    lit: bool = False


class Picture(Frozen, frozen=True, kw_only=True, tag="picture"):
    """A Glyph of the game in a grid."""

    glyph: str
    lit: bool = False
    label: Say | None = None  # its spoken name, for screen readers


class Grid(Frozen, frozen=True, kw_only=True, tag="grid"):
    """A table of short texts and pictures: columns headed by seats or words, rows by words."""

    heads: tuple[Say | Who, ...]
    rows: tuple[tuple[Say | Who, tuple[str | int | Say | Picture | None, ...]], ...]
    label: Say | None = None


Part = Board | Track | Hand | Dice | Grid


class Scene(Frozen, frozen=True, kw_only=True):
    """The picture of the table for one viewer, from top to bottom."""

    parts: tuple[Part, ...]
    start: Seat | None = None  # the holder of the start tile
    done: tuple[Seat, ...] = ()  # the seats that have answered a question asked of several in turn
    next: Say | None = None  # the next event, in one line


class ScoreLine(Frozen, frozen=True, kw_only=True):
    key: str
    label: Say
    values: tuple[int | None, ...]  # one per seat; None = not known before the end
    why: Say | None = None  # how the values are computed
    rule: str = ""
    counts: bool = True  # False: shown, but not added to the total


class Sheet(Frozen, frozen=True, kw_only=True):
    """The score. Totals are the sums of the lines that count; without totals only the places show the winner."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...] = ()
    places: tuple[int, ...] = ()  # 1 = winner, equal numbers = shared; empty until the end
    ended_by: str = ""  # one of Game.endings
    fewest: bool = False  # fewest points win
    unit: str = ""  # message of a total in words: "{ $n } columns"; "" = points
