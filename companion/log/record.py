"""The format of records, in the store, exports and tests: one game as JSON lines, a head and a line for each event.

    {"k":"head","format":1,"game":"pebbles","version":1,"id":"7K2QMX","utc":"2026-11-21T19:04:11Z", ...}
    {"k":"move","n":1,"at":5200,"seat":-1,"by":"screen","prompt":"roll","move":"rolled","v":{"pips":4}}
    {"k":"undo","n":2,"at":7400,"by":"screen","to":0}

Laws: `read_record(encode_record(head, lines)) == (head, lines, ())`; `n` counts the lines from 1; `at` never falls.
"""

from __future__ import annotations

import json
import re
from collections.abc import Container, Iterable, Sequence
from itertools import pairwise
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from companion.errors import Damaged
from rules.kit.presets import Preset
from rules.kit.types import Frozen, Say, Seat, Tint

FORMAT = 1
MOST_NUMBER = 2**53 - 1  # of any number in a line: the limit of integers in a browser
GAME_ID = re.compile(r"\w[\w-]{0,39}", re.ASCII)  # of a game: typed into a terminal, and used as a file name
MOST_MB = 8
MOST_BYTES = MOST_MB * 1024 * 1024  # a longer file is refused unread; a long game takes about 0.2 MB

Whole = Annotated[int, Meta(ge=-MOST_NUMBER, le=MOST_NUMBER)]


# ---- the lines --------------------------------------------------------------------------------------
class ClockRule(Frozen, frozen=True, kw_only=True):
    """The table's own clock: none, time used per seat, or a tournament clock, of which every answer is a turn."""

    mode: Literal["off", "up", "bank"] = "off"
    bank_ms: Whole = 0
    increment_ms: Whole = 0
    preset: Preset = Preset()


class Head(Frozen, frozen=True, kw_only=True, tag_field="k", tag="head"):
    """The complete start of a game: a record can be replayed without anything else."""

    format: Whole
    game: str
    version: Whole  # of the rule module
    id: str
    utc: str  # wall clock at the beginning, for people
    seats: tuple[str, ...]  # names, clockwise
    tints: tuple[Tint, ...]
    start: Seat = 0
    options: dict[str, Any] = {}  # every option, defaults too: a default may change in a later version
    catalogue: dict[str, dict[str, Any]] = {}  # printed values known at the beginning
    clock: ClockRule = ClockRule()


class Played(Frozen, frozen=True, kw_only=True, tag_field="k", tag="move"):
    n: Whole
    at: Whole  # game-time in ms: runs only while the game is not paused
    seat: Seat
    by: str  # "screen", "phone:2", "button:0", "serial:die", "timer"
    move: str  # tag
    prompt: str = ""  # id of the prompt or correction, without stamp; "" = an expired timer
    v: dict[str, Any] = {}  # the form's values and the prompt's given ones, as JSON
    secret: bool = False  # it answered a secret prompt
    dice: tuple[str, ...] = ()  # the dice readers' rolls that filled it in: reader's name and raw line
    edited: bool = False  # a player changed the rolls: dice statistics leave the move out
    was: Whole | None = None  # of a redone move: the game-time of its first play

    @property
    def when(self) -> int:
        """The game-time from which the move counts."""
        return self.at if self.was is None else self.was


class Undone(Frozen, frozen=True, kw_only=True, tag_field="k", tag="undo"):
    """An undo of every move after `to`, or just of the moves `drop`, or of the amendment that `drop` names."""

    n: Whole
    at: Whole
    by: str
    to: Whole | None = None
    drop: tuple[Whole, ...] = ()


class Replacement(Frozen, frozen=True, kw_only=True):
    """The replacement of move `n`: nothing, the same move with other values, or moves inserted before it."""

    n: Whole
    moves: tuple[Played, ...]  # the move itself keeps its number; an inserted one has a number below 0


class Amended(Frozen, frozen=True, kw_only=True, tag_field="k", tag="amend"):
    """An amendment of earlier moves, all at once. An undo that drops this line reverts it whole."""

    n: Whole
    at: Whole
    by: str
    told: tuple[Replacement, ...]


class Paused(Frozen, frozen=True, kw_only=True, tag_field="k", tag="pause"):
    n: Whole
    at: Whole
    by: str
    on: bool


class AddedTime(Frozen, frozen=True, kw_only=True, tag_field="k", tag="time"):
    """An extension of the timer `id` by `ms` (below 0: a reduction)."""

    n: Whole
    at: Whole
    by: str
    id: str
    ms: Whole


class Note(Frozen, frozen=True, kw_only=True, tag_field="k", tag="note"):
    n: Whole
    at: Whole
    by: str
    text: str


class End(Frozen, frozen=True, kw_only=True, tag_field="k", tag="end"):
    """The end of the game; an undo may follow."""

    n: Whole
    at: Whole
    ended_by: str
    totals: tuple[Whole, ...]
    places: tuple[Whole, ...]


Line = Played | Undone | Amended | Paused | AddedTime | Note | End

encode = msgspec.json.Encoder().encode
decode_line = msgspec.json.Decoder(Line).decode
decode_head = msgspec.json.Decoder(Head).decode


class _AnyHead(msgspec.Struct, tag_field="k", tag="head"):
    """The part of a head that every format has."""

    format: int


# ---- active moves -----------------------------------------------------------------------------------
class Counting:
    """The active moves and amendments, in their order, after each line of a record."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self.moves: list[Played] = []
        self.amendments: list[int] = []
        self._previous_moves: list[list[Played]] = []  # the active moves before each amendment
        for line in lines:
            self.add_line(line)

    def add_line(self, line: Line) -> tuple[int, ...]:
        """Add a line; returns the numbers that it undoes."""
        match line:
            case Played():
                self.moves.append(line)
            case Amended():
                self.amendments.append(line.n)
                self._previous_moves.append(self.moves)
                self.moves = spliced(self.moves, line.told)
            case Undone() if self.is_amendment_undo(line):
                self.amendments.pop()
                self.moves = self._previous_moves.pop()
                return line.drop
            case Undone():
                before, self.moves = self.moves, without_undone(self.moves, line)
                left = {move.n for move in self.moves}
                return tuple(move.n for move in before if move.n not in left)
        return ()

    def is_amendment_undo(self, line: Undone) -> bool:
        """Whether the undo drops the newest amendment, and not a move."""
        return bool(self.amendments) and line.drop == (self.amendments[-1],)


def spliced(moves: Iterable[Played], told: Iterable[Replacement]) -> list[Played]:
    """The moves with the replacements in their places."""
    instead = {each.n: each.moves for each in told}
    return [now for move in moves for now in instead.get(move.n, (move,))]


def without_undone(moves: Sequence[Played], line: Undone) -> list[Played]:
    """The moves that are still active after an undo."""
    if line.to is None:
        return [m for m in moves if m.n not in line.drop]
    last = next((i for i, m in enumerate(moves) if m.n == line.to), -1)
    return list(moves[: last + 1])


def moves_in_force(lines: Iterable[Line]) -> list[Played]:
    """The active moves, oldest first."""
    return Counting(lines).moves


def public_lines(lines: Sequence[Line], sealed: Container[int]) -> list[Line]:
    """A running game without its secrets: its active lines, renumbered, up to the first move that is still sealed.

    They are a record of an earlier position of the game, and can be played on from there.
    """
    shown: list[Line] = []
    for line in lines_in_force(lines):
        if isinstance(line, Played) and line.n in sealed:
            break
        shown.append(replace(line, n=len(shown) + 1))
    return shown


def lines_in_force(lines: Sequence[Line]) -> list[Played | AddedTime]:
    """The active moves and all added time, in their order."""
    added = [line for line in lines if isinstance(line, AddedTime)]
    return sorted([*moves_in_force(lines), *added], key=lambda line: line.at)


# ---- files ------------------------------------------------------------------------------------------
def encode_record(head: Head, lines: Iterable[Line]) -> bytes:
    """The bytes of a record file."""
    return b"".join(encode(line) + b"\n" for line in (head, *lines))


def read_record(data: bytes) -> tuple[Head, list[Line], tuple[Say, ...]]:
    """A record file's head, lines and warnings. A last line cut off in the middle is left out, with a warning.

    Raises Damaged, naming the line, for any other mistake of form. Unknown games and illegal moves pass.
    """
    if len(data) > MOST_BYTES:
        raise Damaged("log-too-large", most=MOST_MB)
    whole, _, rest = data.rpartition(b"\n")
    texts = whole.split(b"\n") if whole else []
    warnings: tuple[Say, ...] = ()
    if rest.strip() and (_is_json(rest) or not texts):
        texts.append(rest)
    elif rest.strip():
        warnings = (Say(key="log-torn", args={"line": len(texts) + 1}),)
    if not texts:
        raise Damaged("log-empty")
    head = read_head(texts[0])
    lines = [read_line(text, i + 1) for i, text in enumerate(texts) if i]
    check(head, lines)
    return head, lines, warnings


def read_head(text: bytes) -> Head:
    """The head in the first line of a record; raises Damaged."""
    try:
        if msgspec.json.decode(text, type=_AnyHead).format > FORMAT:
            raise Damaged("log-newer-format")
        head = decode_head(text)
        _refuse_twins(text, 1)
    except (msgspec.DecodeError, ValueError, RecursionError) as why:
        raise Damaged("log-no-head", str(why)) from None
    if head.format < 1 or len(head.tints) != len(head.seats) or not 0 <= head.start < len(head.seats):
        raise Damaged("log-no-head", "format, tints or start")
    if not GAME_ID.fullmatch(head.id):
        raise Damaged("log-no-head", "id")
    return head


def read_line(text: bytes, number: int) -> Line:
    """Line `number` of a record; raises Damaged."""
    try:
        line: Line = decode_line(text)
        if encode(line) != text:  # our own encoding repeats no key
            _refuse_twins(text, number)
    except (msgspec.DecodeError, ValueError, RecursionError) as why:
        raise Damaged("log-damaged-line", str(why), line=number) from None
    return line


def check(head: Head, lines: Iterable[Line]) -> None:
    """Raise Damaged, naming the line of the file, if a line does not follow the one before."""
    at, counting = 0, Counting()
    for n, line in enumerate(lines, 1):
        if line.n != n or line.at < at or not _is_in_order(head, line, counting):
            raise Damaged("log-out-of-order", f"n={line.n} at={line.at}", line=n + 1)
        at = line.at
        counting.add_line(line)


def _is_in_order(head: Head, line: Line, counting: Counting) -> bool:
    match line:
        case Played():
            return -1 <= line.seat < len(head.seats) and 0 <= line.when <= line.at
        case Amended():
            return _is_valid_amendment(head, line, counting.moves)
        case Undone(to=int()):
            return not line.drop and (line.to == 0 or any(m.n == line.to for m in counting.moves))
        case Undone() if counting.is_amendment_undo(line):
            return all(m.n < line.drop[0] for m in counting.moves)  # later moves must be undone first
        case Undone():
            return bool(line.drop) and set(line.drop) <= {m.n for m in counting.moves}
        case _:
            return True


def _is_valid_amendment(head: Head, line: Amended, moves: Sequence[Played]) -> bool:
    """Whether each part names an active move, and the resulting moves are in order and have distinct numbers."""
    numbers = [each.n for each in line.told]
    now = spliced(moves, line.told)
    return (
        bool(numbers)
        and len(set(numbers)) == len(numbers)
        and set(numbers) <= {m.n for m in moves}
        and all(m.n < 0 or m.n == each.n for each in line.told for m in each.moves)
        and len({m.n for m in now}) == len(now)
        and all(before.when <= after.when for before, after in pairwise(now))
        and all(-1 <= m.seat < len(head.seats) and m.at <= line.at for m in now)
    )


def _is_json(text: bytes) -> bool:
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, ValueError):
        return False
    except RecursionError:
        return True  # too deep is damage, not a torn line
    return True


def _refuse_twins(text: bytes, number: int) -> None:
    """Raise Damaged if an object names a key twice: msgspec would silently take the last one."""

    def pairs(items: list[tuple[str, Any]]) -> None:
        if len({key for key, _ in items}) != len(items):
            raise Damaged("log-key-twice", line=number)

    json.loads(text, object_pairs_hook=pairs)
