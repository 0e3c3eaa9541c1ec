"""The messages between the core and its clients (touchscreen, phones): JSON, one message per WebSocket text frame.

A client knows field kinds and shapes, never games: every text in a `Show` is ready to read, every colour is a name of
the palette in `Welcome`, every length is in u (1 px on the 7" panel). A `Show` is complete: the newest one is all that
a client needs, so older ones may be skipped. Where people are is a page ("home", "play", "rule/BNB-9") that the core
draws; a client only says where it wants to go.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from rules.kit.types import Frozen, Tint

PROTOCOL = 4  # 3: a lone choice was answered as itself, cells and the keys of a field were a client's to work out
MOST_BYTES = 64 * 1024  # a longer message from a client is refused unread


Role = Literal["watch", "seat", "table", "operator"]  # each may do what those before it may


# ---- client -> core ---------------------------------------------------------------------------------
class Join(Frozen, frozen=True, kw_only=True, tag="join"):
    """The first message. `token` from the link's fragment; without it the client watches."""

    token: str = ""
    lang: Annotated[str, Meta(max_length=100)] = ""  # best first: "de-AT,en"; "" = the table's
    voice: bool = False  # it reads aloud: its Shows say what


class Go(Frozen, frozen=True, kw_only=True, tag="go"):
    page: str


class Set(Frozen, frozen=True, kw_only=True, tag="set"):
    """One field with `at_once` was changed."""

    form: str
    name: str
    value: Any
    id: str = ""


class Answer(Frozen, frozen=True, kw_only=True, tag="answer"):
    """Confirm was pressed: {field name: value}, keyed fields as {field name: {key: value}}; not asked = left out.

    `id` is any word that this client never used before (also on Set, Undo, Redo and Pause). It comes back in Done or
    Refused; the same request sent twice, since nobody knows whether it arrived, counts once and gets the same answer.
    """

    form: str
    values: dict[str, Any] = {}
    id: str = ""


class Undo(Frozen, frozen=True, kw_only=True, tag="undo"):
    """Take back move `n`, as offered by Show.back: refused if it is not the newest any more."""

    n: int
    id: str = ""


class Redo(Frozen, frozen=True, kw_only=True, tag="redo"):
    """Play move `n` again, which was undone, as offered by Show.redo: refused if something else was played since."""

    n: int
    id: str = ""


class Pause(Frozen, frozen=True, kw_only=True, tag="pause"):
    on: bool
    id: str = ""


class Hold(Frozen, frozen=True, kw_only=True, tag="hold"):
    """The step that Show.soon told of is asked instead of taken. Too late, it does nothing."""

    form: str


class Key(Frozen, frozen=True, kw_only=True, tag="key"):
    """A key of a keyboard or key pad at the table went down or up; `key` is its evdev name, as KEY_KP1."""

    key: str
    down: bool


class Ping(Frozen, frozen=True, kw_only=True, tag="ping"):
    """Answered at once by a Pong; `at_ms` comes back unchanged."""

    at_ms: float


Request = Join | Go | Set | Answer | Undo | Redo | Pause | Hold | Key | Ping


# ---- what is drawn: four shapes ---------------------------------------------------------------------
# `piece`: the piece on a board that the shape is part of, "CELL|LOOK|N": the N-th of that look on that cell; "" = none
class Poly(Frozen, frozen=True, kw_only=True, tag="poly"):
    """A filled polygon: x, y, x, y, ... in u. Rounded corners are already points."""

    points: tuple[float, ...]
    fill: str = ""  # palette name, "" = none
    edge: str = ""
    width: float = 0  # of the edge, in u
    hit: str = ""  # what a tap here means: an option's cell, or "go:PAGE"; else see Show.closer
    piece: str = ""
    say: str = ""  # what it shows in words, for who does not see it: what lies on a cell, who is in a row and what for
    more: str = ""  # what else is only seen of it: that it is lit, and where its roads lead


class Line(Frozen, frozen=True, kw_only=True, tag="line"):
    points: tuple[float, ...]
    ink: str
    width: float = 2
    piece: str = ""


class Disc(Frozen, frozen=True, kw_only=True, tag="disc"):
    x: float
    y: float
    r: float
    fill: str = ""
    edge: str = ""
    width: float = 0
    hit: str = ""
    piece: str = ""
    say: str = ""
    more: str = ""


class TextLine(Frozen, frozen=True, kw_only=True, tag="text"):
    """One line of text; y is the middle of its height."""

    x: float
    y: float
    text: str
    size: float = 18
    ink: str = "ink"
    bold: bool = False
    anchor: Literal["start", "middle", "end"] = "start"
    fit: float = 0  # shrink until it is at most this wide; 0 = leave it
    piece: str = ""
    unheard: bool = False  # the place that it belongs to says it, outside of which it is written


Shape = Poly | Line | Disc | TextLine


class Drawing(Frozen, frozen=True, kw_only=True):
    """Shapes in a box of width x height u, which a client scales to its board area, keeping the ratio."""

    width: float
    height: float
    shapes: tuple[Shape, ...]


class Mark(Frozen, frozen=True, kw_only=True):
    """A seat: shape is the chair, tint the colour of its pieces. Outlines are in Welcome.marks."""

    shape: Literal["disc", "square", "triangle", "diamond", "plus", "star", "heart", "moon", "hourglass", "bar"]
    tint: Tint


# ---- what is asked: the contract's fields with texts --------------------------------------------
# A value has one shape for each kind of field, in `default`, in FormView.filled and in what a client sends: a choice is
# the list of what is chosen, an amount a number or null, an allot {line: number}, slots a list with null where nothing
# is chosen yet, a throw {die: face}, a text a string. `keys` says what a client places: "each", a key for each value or
# line; "board", none, for all of them lie on the drawing; "step", keys that change a number by one or by `jumps`;
# "typed", a number pad that adds.
class OptionView(Frozen, frozen=True, kw_only=True):
    value: str | int
    text: str = ""
    note: str = ""
    mark: Mark | None = None
    cell: str = ""  # hit id on the drawing
    icon: Drawing | None = None  # with icons, options are cards


class LineView(Frozen, frozen=True, kw_only=True):
    id: str
    text: str
    cap: int
    one: str = ""  # what one of it is called, where that is another word
    mark: Mark | None = None
    cell: str = ""  # hit id on the drawing


class DieView(Frozen, frozen=True, kw_only=True):
    id: str
    tint: Tint
    faces: tuple[OptionView, ...] = ()  # empty: a number from least to most is typed
    least: int = 0
    most: int = 99


class FieldBase(Frozen, frozen=True, kw_only=True):
    name: str
    label: str
    mark: Mark | None = None  # whose row this is
    key: str = ""
    when: tuple[str, tuple[str | int, ...]] | None = None
    at_once: bool = False  # a change is sent as Set, not kept for confirm


class ChoiceView(FieldBase, frozen=True, kw_only=True, tag="choice"):
    """So many of the options. Those without a text are places of the drawing; `ordered`: they are a way."""

    options: tuple[OptionView, ...]
    keys: Literal["each", "board"] = "each"
    ordered: bool = False
    least: int = 1
    most: int = 1
    default: tuple[str | int, ...] = ()
    spent: tuple[tuple[int, OptionView], ...] = ()  # keys at those places that cannot be chosen now

    @property
    def all_options(self) -> tuple[OptionView, ...]:
        """Every key in its place, those that cannot be chosen now among them."""
        every = list(self.options)
        for place, option in self.spent:
            every.insert(place, option)
        return tuple(every)


class AmountView(FieldBase, frozen=True, kw_only=True, tag="amount"):
    least: int
    most: int
    keys: Literal["each", "step", "typed"] = "each"
    jumps: tuple[int, int] = (2, 5)
    likely: tuple[int, ...] = ()  # these alone have a key each; one more leads to the number pad
    default: int | None = None
    otherwise: int | None = None  # what it counts as if nobody tells it, once the table has said that this is right


class AllotView(FieldBase, frozen=True, kw_only=True, tag="allot"):
    lines: tuple[LineView, ...]
    keys: Literal["each", "board"] = "each"
    least: int
    most: int
    default: dict[str, int] = {}  # what is proposed


class SlotsView(FieldBase, frozen=True, kw_only=True, tag="slots"):
    slots: int
    options: tuple[OptionView, ...]
    caps: dict[str, int] = {}
    cells: tuple[str, ...] = ()  # hit ids, one per slot
    default: tuple[str | None, ...]


class ThrowView(FieldBase, frozen=True, kw_only=True, tag="throw"):
    dice: tuple[DieView, ...]
    default: dict[str, int | str] = {}


class TextView(FieldBase, frozen=True, kw_only=True, tag="text"):
    """Free text: names and notes."""

    most: int = 40  # characters
    least: int = 1  # 0: it may stay empty
    default: str = ""
    exact: bool = False  # a password: no letter becomes a capital where nobody asked for it
    digits: bool = False  # nothing but digits: a phone shows its number pad


FieldView = ChoiceView | AmountView | AllotView | SlotsView | ThrowView | TextView


class FormView(Frozen, frozen=True, kw_only=True):
    """One form. `confirm` may hold {field}: put in what is chosen there (labels joined by ", ", or the number);
    {field#}: how much is shared out there."""

    id: str
    label: str  # what is asked; as an alternative: the text on its key
    confirm: str  # "" = nothing to confirm, every field is at_once
    fields: tuple[FieldView, ...] = ()
    hint: str = ""
    missing: str = ""  # on the confirm key while the form is not complete
    rule: str = ""  # "Why?" goes to page rule/ID
    filled: dict[str, Any] = {}  # values that arrived meanwhile (a dice reader): shown as if chosen here
    changed: bool = False  # confirm waits until something else is chosen than what it shows at first
    secret: bool = False  # nobody else may see what is chosen: a phone shows it instead of the board, and can hide it


class AskView(Frozen, frozen=True, kw_only=True):
    """Alternatives of one ask: the first is the form, the others are keys above confirm."""

    ask: str
    seat: int
    text: str  # short, for the strip of several asks: a name, or what is asked
    forms: tuple[FormView, ...]
    mark: Mark | None = None
    waits: bool = True


# ---- fingers that lie on the screen ---------------------------------------------------------------------
class Lot(Frozen, frozen=True, kw_only=True):
    """What fell to one finger."""

    ink: str = ""  # of its ring, a name of the palette; "" = it goes out
    text: str = ""


class Fingers(Frozen, frozen=True, kw_only=True):
    """Everybody lays a finger on the board. When between `least` and `most` of them have lain there for `hold_ms`, and
    none has come or gone, the client sends Set(form, name, how many). `lots` are theirs in the order in which they came
    down; each draw has a higher number."""

    form: str
    name: str
    least: int
    most: int
    hold_ms: int = 2000
    lots: tuple[Lot, ...] = ()
    drawn: int = 0


class Arrange(Frozen, frozen=True, kw_only=True):
    """A printed map on the drawing: its cells can be moved. One that is dragged, or is tapped before the place to which
    it goes, is sent as Set(form, name=its hit, value=[x, y]): parts of the map's width and height, 0..1."""

    form: str
    cells: tuple[str, ...]  # hit ids
    x: float  # where the map lies on the drawing, in u
    y: float
    w: float
    h: float


class Steps(Frozen, frozen=True, kw_only=True):
    """Moments in a row, of which one is shown: a finger that is moved along this strip of the drawing goes to the
    page "GO/N" of the one below it, an arrow key to the one before or after. Where the strip lies is said in u."""

    go: str
    at: int
    last: int  # from 0 on
    x: float
    y: float
    w: float
    h: float


# ---- the rest of the screen -------------------------------------------------------------------------
class Band(Frozen, frozen=True, kw_only=True):
    """The prompt bar: who, and what is asked. Its ground is the mark's tint, walnut without a mark."""

    who: str
    ask: str
    mark: Mark | None = None


class Knock(Frozen, frozen=True, kw_only=True):
    """A phone that asks to be let in, or what one has brought, in place of the prompt bar: Answer(form=form,
    values={"yes": true or false})."""

    form: str
    number: str  # the two digits that stand on the phone as well
    text: str  # who it wants to be
    yes: str  # texts of the two keys
    no: str


class ClockView(Frozen, frozen=True, kw_only=True):
    """A clock as it stood at Show.now_ms; a running one is counted on by the client."""

    id: str
    label: str
    ms: int  # left when it counts down, used when it counts up
    down: bool
    running: bool
    of_ms: int = 0  # the whole, for a ring; 0 = none
    warn_ms: int = 10_000
    seat: int = -1
    big: bool = False  # the whole table waits for it: ring and digits may fill the board


class Chip(Frozen, frozen=True, kw_only=True):
    """A seat in the rail."""

    seat: int
    name: str
    mark: Mark
    score: str = ""
    note: str = ""  # one status line
    turn: bool = False  # the table waits for this seat
    done: bool = False  # it has answered in the open step
    start: bool = False  # it holds the start tile
    go: str = ""  # page on tap
    phone: bool = False  # a phone holds this seat
    clock: ClockView | None = None  # its own, running or not


class Fact(Frozen, frozen=True, kw_only=True):
    """A line to read in the form column."""

    text: str
    style: Literal["label", "body", "big", "warn"] = "body"
    mark: Mark | None = None
    value: str = ""  # at the right end
    go: str = ""  # page on tap


BROWSER_LINKS = ("record:", "print:", "https:")  # "record:7K2Q.jsonl" saves a file, "print:" the page on paper


class Link(Frozen, frozen=True, kw_only=True):
    """A key that goes to a page; it never changes the game. What only a browser can do, the touchscreen leaves out."""

    text: str
    go: str  # "" = it keeps its place, and cannot be tapped just now; a browser also saves, prints, opens: IN_BROWSERS
    note: str = ""
    large: bool = False  # one of the few that every evening needs


class Back(Frozen, frozen=True, kw_only=True):
    """Bottom left: take back move `n` (n > 0), or go to page `go`."""

    text: str
    what: str = ""
    n: int = 0
    go: str = ""


class NewsView(Frozen, frozen=True, kw_only=True):
    n: int  # the move it came from
    text: str
    rule: str = ""
    tone: Literal["info", "warn", "gain"] = "info"


class Soon(Frozen, frozen=True, kw_only=True):
    """The form that the table confirms by itself, as it is filled in, unless this client sends Hold first."""

    form: str
    text: str  # what will be done, in one sentence
    left_ms: int  # at Show.now_ms
    of_ms: int  # the whole time for which it is shown


class Cue(Frozen, frozen=True, kw_only=True):
    """Something to be heard, felt and seen once: when `n` is higher than that of the last Show. Never at the first."""

    n: int
    kind: Literal["turn", "warning", "time-up", "written", "undone", "refused", "reveal", "win", "call"]
    say: str = ""  # what a voice says of it, where the client has one: nothing that only this viewer may know


class Looks(Frozen, frozen=True, kw_only=True):
    """How the people at the table want its own screen; a phone is held by one of them and looks as it always does."""

    left: bool = False  # for a left hand: the form and confirm are at the left
    flipped: bool = False  # turned round, to be read from the other side
    large: bool = False  # everything larger, so less of it at once
    calm: bool = False  # nothing glides
    dim_s: int = 0  # dark after so long without a touch; 0 = never


class Show(Frozen, frozen=True, kw_only=True, tag="show"):
    """Everything on one screen."""

    seq: int
    now_ms: int  # the core's monotonic clock when this was made
    page: str
    title: str
    where: str = ""
    menu: str = ""  # page on tapping the plate
    band: Band
    knocks: tuple[Knock, ...] = ()  # they lie over the top row until they are answered
    clock: ClockView | None = None
    paused: bool = False
    chips: tuple[Chip, ...] = ()
    next: str = ""
    drawing: Drawing | None = None  # without it the form takes the whole width
    fingers: Fingers | None = None  # they lie on the drawing
    arrange: Arrange | None = None  # cells of the drawing can be moved
    steps: Steps | None = None  # the drawing is one of many
    closer: str = ""  # a tap on a cell that nothing asks for opens this page, "/" and its hit; "" = it does nothing
    facts: tuple[Fact, ...] = ()
    asks: tuple[AskView, ...] = ()
    links: tuple[Link, ...] = ()
    aside: tuple[Link, ...] = ()  # at the end of the prompt bar, always at hand
    back: Back | None = None
    redo: Back | None = None  # beside it: play move `n` again, which was undone
    soon: Soon | None = None  # only for whoever could confirm that form
    news: tuple[NewsView, ...] = ()
    night: bool = False
    looks: Looks = Looks()
    may: bool = False  # this client may answer, undo and pause
    seat: int = -1  # the seat as which it looks: that seat's own things are on it, nobody else's
    own: tuple[int, ...] = ()  # all seats that it holds; Go("as/N") looks as another of them
    game: str = ""  # the game on the table; what was chosen for one is nothing for another
    cue: Cue | None = None
    aloud: str = ""  # what stands on it as a voice says it, once somebody asks for it: secrets of this viewer, too


class Welcome(Frozen, frozen=True, kw_only=True, tag="welcome"):
    """The answer to Join: sent again when the language changes."""

    protocol: int
    lang: str
    role: Role
    words: dict[str, str]  # the client's own labels: "pause", "connecting", ...
    languages: dict[str, str] = {}  # those that the table speaks, each in its own words
    day: dict[str, str]  # palette name -> #rrggbb
    night: dict[str, str]
    marks: dict[str, tuple[float, ...]]  # outline in a -1..1 box, y down; empty = a disc


class Admitted(Frozen, frozen=True, kw_only=True, tag="admitted"):
    """The client was let in: it puts the token into its link's fragment, and joins with it from now on."""

    token: str  # "" = it was sent away: the old one is worth nothing any more


class Done(Frozen, frozen=True, kw_only=True, tag="done"):
    """The request with that id counts, and is on disk."""

    id: str


class Refused(Frozen, frozen=True, kw_only=True, tag="refused"):
    """What the client just sent did not count, and why. Nothing was changed."""

    text: str
    rule: str = ""
    form: str = ""
    id: str = ""


class Press(Frozen, frozen=True, kw_only=True, tag="press"):
    """A seat's wired button was pressed: press confirm, if this form is in front and complete."""

    form: str


class Pong(Frozen, frozen=True, kw_only=True, tag="pong"):
    at_ms: float
    now_ms: int


Reply = Welcome | Admitted | Show | Done | Refused | Press | Pong

encode = msgspec.json.Encoder().encode
decode_reply = msgspec.json.Decoder(Reply).decode
decode_request = msgspec.json.Decoder(Request).decode
