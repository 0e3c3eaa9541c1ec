"""The messages between the core and its clients (touchscreen, phones): JSON, one message per WebSocket text frame.

A client knows field kinds and shapes, never games: every text in a `Show` is ready to read, every colour is a palette
name from `Welcome`, every length is in u (1 px on the 7" panel). A `Show` is complete, so a client needs only the
newest one. The core draws pages ("home", "play", "rule/BNB-9"); a client only names the page to open.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from rules.kit.types import Frozen, Tint

PROTOCOL = 4  # 3: a single choice was a bare value, and clients derived cells and keys themselves
MOST_BYTES = 64 * 1024  # a longer message from a client is refused unread


Role = Literal["watch", "seat", "table", "operator"]  # each has the rights of those before it


# ---- client -> core ---------------------------------------------------------------------------------
class Join(Frozen, frozen=True, kw_only=True, tag="join"):
    """The first message. `token` comes from the link's fragment; without one the client watches."""

    token: str = ""
    lang: Annotated[str, Meta(max_length=100)] = ""  # best first: "de-AT,en"; "" = the table's
    voice: bool = False  # the client reads aloud: its Shows hold spoken texts


class Go(Frozen, frozen=True, kw_only=True, tag="go"):
    page: str


class Set(Frozen, frozen=True, kw_only=True, tag="set"):
    """A change of a field with `at_once`."""

    form: str
    name: str
    value: Any
    id: str = ""


class Answer(Frozen, frozen=True, kw_only=True, tag="answer"):
    """A confirmed form: {field name: value}, keyed fields as {field name: {key: value}}, without the fields not asked.

    `id` is any word that is new for this client (also on Set, Undo, Redo and Pause), and returns in Done or Refused. A
    request sent again, since its arrival is unknown, counts once and gets the same reply.
    """

    form: str
    values: dict[str, Any] = {}
    id: str = ""


class Undo(Frozen, frozen=True, kw_only=True, tag="undo"):
    """Undo move `n`, as offered by Show.back: refused unless it is still the newest."""

    n: int
    id: str = ""


class Redo(Frozen, frozen=True, kw_only=True, tag="redo"):
    """Redo move `n`, as offered by Show.redo: refused if another move was played since."""

    n: int
    id: str = ""


class Pause(Frozen, frozen=True, kw_only=True, tag="pause"):
    on: bool
    id: str = ""


class Hold(Frozen, frozen=True, kw_only=True, tag="hold"):
    """A stop of the step in Show.soon, which is then asked instead of taken. No effect if too late."""

    form: str


class Key(Frozen, frozen=True, kw_only=True, tag="key"):
    """A key of a keyboard or key pad at the table going down or up; `key` is its evdev name, like KEY_KP1."""

    key: str
    down: bool


class Ping(Frozen, frozen=True, kw_only=True, tag="ping"):
    """A request for a Pong, which comes at once with the same `at_ms`."""

    at_ms: float


Request = Join | Go | Set | Answer | Undo | Redo | Pause | Hold | Key | Ping


# ---- drawings: four shapes --------------------------------------------------------------------------
# `piece`: the piece on a board that the shape belongs to, "CELL|LOOK|N": the N-th of that look on the cell; "" = none
class Poly(Frozen, frozen=True, kw_only=True, tag="poly"):
    """A filled polygon: x, y, x, y, ... in u, rounded corners included."""

    points: tuple[float, ...]
    fill: str = ""  # palette name, "" = none
    edge: str = ""
    width: float = 0  # of the edge, in u
    hit: str = ""  # effect of a tap: an option's cell, or "go:PAGE"; else see Show.closer
    piece: str = ""
    say: str = ""  # in words, for screen readers: the content of a cell, or a row and its purpose
    more: str = ""  # visible details, for screen readers: highlight and roads


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
    """One line of text; y is its middle."""

    x: float
    y: float
    text: str
    size: float = 18
    ink: str = "ink"
    bold: bool = False
    anchor: Literal["start", "middle", "end"] = "start"
    fit: float = 0  # shrink to at most this width; 0 = never
    piece: str = ""
    unheard: bool = False  # silent for screen readers: a cell's text outside the cell, whose `say` contains it


Shape = Poly | Line | Disc | TextLine


class Drawing(Frozen, frozen=True, kw_only=True):
    """Shapes in a box of width x height u, which a client scales to its board area, keeping the ratio."""

    width: float
    height: float
    shapes: tuple[Shape, ...]


class Mark(Frozen, frozen=True, kw_only=True):
    """A seat's mark: the chair's shape in the tint of its pieces. Outlines are in Welcome.marks."""

    shape: Literal["disc", "square", "triangle", "diamond", "plus", "star", "heart", "moon", "hourglass", "bar"]
    tint: Tint


# ---- questions: the contract's fields with texts ------------------------------------------------
# Each kind of field has one shape of value, in `default`, in FormView.filled and from a client: a choice is a list of
# options, an amount a number or null, an allot {line: number}, slots a list with null for an open slot, a throw
# {die: face}, a text a string. `keys` are those that a client places: "each", one per value or line; "board", none, as
# all are on the drawing; "step", to change a number by one or by `jumps`; "typed", a number pad that adds.
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
    one: str = ""  # its singular, if different
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
    mark: Mark | None = None  # the seat of this row
    key: str = ""
    when: tuple[str, tuple[str | int, ...]] | None = None
    at_once: bool = False  # a change is sent as Set at once, not with Answer


class ChoiceView(FieldBase, frozen=True, kw_only=True, tag="choice"):
    """A choice among options. Those without a text are places on the drawing; `ordered` ones form a path."""

    options: tuple[OptionView, ...]
    keys: Literal["each", "board"] = "each"
    ordered: bool = False
    least: int = 1
    most: int = 1
    default: tuple[str | int, ...] = ()
    spent: tuple[tuple[int, OptionView], ...] = ()  # disabled keys and their places

    @property
    def all_options(self) -> tuple[OptionView, ...]:
        """All keys in order, disabled ones included."""
        every = list(self.options)
        for place, option in self.spent:
            every.insert(place, option)
        return tuple(every)


class AmountView(FieldBase, frozen=True, kw_only=True, tag="amount"):
    least: int
    most: int
    keys: Literal["each", "step", "typed"] = "each"
    jumps: tuple[int, int] = (2, 5)
    likely: tuple[int, ...] = ()  # the only numbers with a key each, beside one for the number pad
    default: int | None = None
    otherwise: int | None = None  # the value if no number is entered, once the table has confirmed that this is right


class AllotView(FieldBase, frozen=True, kw_only=True, tag="allot"):
    lines: tuple[LineView, ...]
    keys: Literal["each", "board"] = "each"
    least: int
    most: int
    default: dict[str, int] = {}  # the proposal


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
    least: int = 1  # 0 = optional
    default: str = ""
    exact: bool = False  # a password: no automatic capitals
    digits: bool = False  # digits only: a phone shows its number pad


FieldView = ChoiceView | AmountView | AllotView | SlotsView | ThrowView | TextView


class FormView(Frozen, frozen=True, kw_only=True):
    """One form. In `confirm`, {field} stands for the choices (labels joined by ", ", or the number), {field#} for the
    sum allotted."""

    id: str
    label: str  # the question; of an alternative, the text on its key
    confirm: str  # "" = no confirm key, every field is at_once
    fields: tuple[FieldView, ...] = ()
    hint: str = ""
    missing: str = ""  # on the confirm key of an incomplete form
    rule: str = ""  # "Why?" goes to page rule/ID
    filled: dict[str, Any] = {}  # values that arrived meanwhile (from a dice reader), shown as if chosen here
    changed: bool = False  # confirm needs a change of the initial choices
    secret: bool = False  # for this seat only: a phone shows the form instead of the board, and can hide it


class AskView(Frozen, frozen=True, kw_only=True):
    """One question with its alternatives: the first is the form, the others are keys above confirm."""

    ask: str
    seat: int
    text: str  # short, for the strip of several questions: a name, or the question
    forms: tuple[FormView, ...]
    mark: Mark | None = None
    waits: bool = True


# ---- fingers on the drawing -----------------------------------------------------------------------------
class Lot(Frozen, frozen=True, kw_only=True):
    """The lot of one finger."""

    ink: str = ""  # of its ring, a name of the palette; "" = the ring goes out
    text: str = ""


class Fingers(Frozen, frozen=True, kw_only=True):
    """Lots drawn by fingers on the board. When `least` to `most` fingers have rested for `hold_ms` without a change,
    the client sends Set(form, name, count). `lots` follow the order in which the fingers came down; each draw has a
    higher number."""

    form: str
    name: str
    least: int
    most: int
    hold_ms: int = 2000
    lots: tuple[Lot, ...] = ()
    drawn: int = 0


class Arrange(Frozen, frozen=True, kw_only=True):
    """A printed map with movable cells. A cell dragged, or tapped before its destination, is sent as Set(form, name=its
    hit, value=[x, y]) in parts of the map's width and height, 0..1."""

    form: str
    cells: tuple[str, ...]  # hit ids
    x: float  # box of the map on the drawing, in u
    y: float
    w: float
    h: float


class Steps(Frozen, frozen=True, kw_only=True):
    """A slider through positions. A finger on this strip of the drawing (in u) opens the page "GO/N" of the position
    below it, an arrow key that of the previous or next position."""

    go: str
    at: int
    last: int  # counted from 0
    x: float
    y: float
    w: float
    h: float


# ---- the rest of the screen -------------------------------------------------------------------------
class Band(Frozen, frozen=True, kw_only=True):
    """The prompt bar: who is asked, and the question. Its ground is the mark's tint, walnut without a mark."""

    who: str
    ask: str
    mark: Mark | None = None


class Knock(Frozen, frozen=True, kw_only=True):
    """A request in place of the prompt bar, for a seat or about an offer. The reply is Answer(form=form,
    values={"yes": true or false})."""

    form: str
    number: str  # two digits, also shown on the phone
    text: str  # the request
    yes: str  # texts of the two keys
    no: str


class ClockView(Frozen, frozen=True, kw_only=True):
    """A clock at Show.now_ms; the client keeps a running one counting."""

    id: str
    label: str
    ms: int  # time left of a countdown, else time used
    down: bool
    running: bool
    of_ms: int = 0  # the whole time, for a ring; 0 = no ring
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
    done: bool = False  # has answered in the open step
    start: bool = False  # holds the start tile
    go: str = ""  # page on tap
    phone: bool = False  # a phone holds this seat
    clock: ClockView | None = None  # the seat's own, running or not


class Fact(Frozen, frozen=True, kw_only=True):
    """A line of text in the form column."""

    text: str
    style: Literal["label", "body", "big", "warn"] = "body"
    mark: Mark | None = None
    value: str = ""  # at the right end
    go: str = ""  # page on tap


BROWSER_LINKS = ("record:", "print:", "https:")  # "record:7K2Q.jsonl" saves a file, "print:" the page on paper


class Link(Frozen, frozen=True, kw_only=True):
    """A key that opens a page and never changes the game. The touchscreen leaves out BROWSER_LINKS."""

    text: str
    go: str  # "" = a disabled key; in a browser also one of BROWSER_LINKS
    note: str = ""
    large: bool = False  # one of the few needed on every game night


class Back(Frozen, frozen=True, kw_only=True):
    """The key at the bottom left: undo move `n` (n > 0), or open page `go`."""

    text: str
    what: str = ""
    n: int = 0
    go: str = ""


class NewsView(Frozen, frozen=True, kw_only=True):
    n: int  # the move that caused it
    text: str
    rule: str = ""
    tone: Literal["info", "warn", "gain"] = "info"


class Soon(Frozen, frozen=True, kw_only=True):
    """A pending automatic step: the form is confirmed as filled in, unless this client sends Hold first."""

    form: str
    text: str  # the announced step, in one sentence
    left_ms: int  # at Show.now_ms
    of_ms: int  # the whole countdown


class Cue(Frozen, frozen=True, kw_only=True):
    """A sound, vibration and sign, once: when `n` is higher than in the last Show. Never with the first Show."""

    n: int
    kind: Literal["turn", "warning", "time-up", "written", "undone", "refused", "reveal", "win", "call"]
    say: str = ""  # for a voice, if the client has one; never a secret of this viewer


class Looks(Frozen, frozen=True, kw_only=True):
    """Display settings of the table's own screen; a phone always looks the same."""

    left: bool = False  # left-handed: form and confirm at the left
    flipped: bool = False  # rotated, for players on the other side
    large: bool = False  # everything larger, less at once
    calm: bool = False  # no animation
    dim_s: int = 0  # dim after so long without a touch; 0 = never


class Show(Frozen, frozen=True, kw_only=True, tag="show"):
    """Everything on one screen."""

    seq: int
    now_ms: int  # the core's monotonic clock at its creation
    page: str
    title: str
    where: str = ""
    menu: str = ""  # page on tapping the plate
    band: Band
    knocks: tuple[Knock, ...] = ()  # over the top row until they are answered
    clock: ClockView | None = None
    paused: bool = False
    chips: tuple[Chip, ...] = ()
    next: str = ""
    drawing: Drawing | None = None  # without a drawing the form takes the whole width
    fingers: Fingers | None = None  # on the drawing
    arrange: Arrange | None = None  # movable cells of the drawing
    steps: Steps | None = None  # the drawing is one of many positions
    closer: str = ""  # page for a tap on a cell without a question, followed by "/" and its hit; "" = no effect
    facts: tuple[Fact, ...] = ()
    asks: tuple[AskView, ...] = ()
    links: tuple[Link, ...] = ()
    aside: tuple[Link, ...] = ()  # at the end of the prompt bar, always available
    back: Back | None = None
    redo: Back | None = None  # beside `back`: redo of move `n`
    soon: Soon | None = None  # only for clients that may confirm that form
    news: tuple[NewsView, ...] = ()
    night: bool = False
    looks: Looks = Looks()
    may: bool = False  # this client may answer, undo and pause
    seat: int = -1  # the seat whose view this is, with the secrets of that seat alone
    own: tuple[int, ...] = ()  # all seats of the client; Go("as/N") shows the view of another
    game: str = ""  # the game on the table; choices for another game do not apply
    cue: Cue | None = None
    aloud: str = ""  # the page as a voice reads it on request, this viewer's secrets included


class Welcome(Frozen, frozen=True, kw_only=True, tag="welcome"):
    """The reply to Join, repeated when the language changes."""

    protocol: int
    lang: str
    role: Role
    words: dict[str, str]  # the client's own labels: "pause", "connecting", ...
    languages: dict[str, str] = {}  # of the table, each named in its own language
    day: dict[str, str]  # palette name -> #rrggbb
    night: dict[str, str]
    marks: dict[str, tuple[float, ...]]  # outline in a -1..1 box, y down; empty = a disc


class Admitted(Frozen, frozen=True, kw_only=True, tag="admitted"):
    """The client's admission: it puts the token into its link's fragment, and joins with it from now on."""

    token: str  # "" = the client was removed, and the old token is invalid


class Done(Frozen, frozen=True, kw_only=True, tag="done"):
    """The acknowledgement of a request, which is on disk."""

    id: str


class Refused(Frozen, frozen=True, kw_only=True, tag="refused"):
    """The refusal of a request, with the reason. Nothing was changed."""

    text: str
    rule: str = ""
    form: str = ""
    id: str = ""


class Press(Frozen, frozen=True, kw_only=True, tag="press"):
    """A press of a seat's wired button: confirm this form, if it is in front and complete."""

    form: str


class Pong(Frozen, frozen=True, kw_only=True, tag="pong"):
    at_ms: float
    now_ms: int


Reply = Welcome | Admitted | Show | Done | Refused | Press | Pong

encode = msgspec.json.Encoder().encode
decode_reply = msgspec.json.Decoder(Reply).decode
decode_request = msgspec.json.Decoder(Request).decode
