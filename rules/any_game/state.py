"""The state, its sides, and its words.

A *side* shares points: a team or a single seat. The *card* has the entered numbers by column, row and side: a column
per round, or one for the whole game. Points, winners and the end of the game are always computed from the card.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

from rules.kit import forms
from rules.kit.rules import once
from rules.kit.types import BY_LANGUAGE, Frozen, News, Option, Say, Seat, Who

from .components import MOST_COLUMNS, MOST_ENTRIES, MOST_ROUNDS, Name, Options, Pad

Step = Literal["choose", "order", "turn", "score", "play", "final", "winner", "over"]
Side = int
Line = tuple[int | None, ...]  # by side; None = not entered
Column = tuple[Line, ...]  # by row


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    seats: int
    start: Seat  # who starts this round
    step: Step = "choose"
    pads: dict[str, Pad] = {}  # the players' own, during the choice
    last: str = ""  # the pad played last
    before: tuple[str, ...] = ()  # pads played before that, newest first
    sought: str = ""  # search letters
    pad_id: str = ""
    pad: Pad = Pad()
    round: int = 1
    phase: int = 0  # of the pad's phases
    order: tuple[Seat, ...] = ()  # of this round, if entered
    had: tuple[Seat, ...] = ()  # seats after their turn in this phase or lap
    out: tuple[Seat, ...] = ()  # seats that have passed for the rest of this phase
    turns: tuple[int, ...]  # by seat, in the whole game
    away: tuple[Seat, ...] = ()
    card: tuple[Column, ...] = ()
    carried: tuple[int, ...] = ()  # points beside the card, by side
    legs: tuple[int, ...] = ()  # won in this set, by side; () = no legs
    sets: tuple[int, ...] = ()
    down: tuple[tuple[Side, ...], ...] = ()  # eliminated sides of a running score, in order
    told: dict[str, tuple[int, ...]] = {}  # entries of single sides for the next column: side -> by asked row
    counters: tuple[tuple[int, ...], ...] = ()  # by counter and seat
    going: bool = False  # the clocks have started
    finished: bool = False  # the players have ended the game
    final: bool = False  # the final points are entered
    winners: tuple[Side, ...] | None = None
    outcome: Literal["", "won", "lost"] = ""

    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of every side: teams sit in turn (ANY-20)."""
        return _sides(self.pad.teams or self.seats, self.seats)

    def all_sides(self) -> range:
        return range(len(self.sides()))

    def side_of(self, seat: Seat) -> Side:
        return seat % (self.pad.teams or self.seats)

    def present_seats(self) -> tuple[Seat, ...]:
        """The seats that are not away."""
        return tuple(seat for seat in range(self.seats) if seat not in self.away)

    def is_here(self, side: Side) -> bool:
        """Whether any seat of the side is present."""
        return not self.away or any(seat not in self.away for seat in self.sides()[side])

    def start_points(self) -> int:
        """The points before the first round; 0 for a running score, whose card includes them."""
        return 0 if self.pad.scores == "count" else self.pad.start

    def blank_column(self) -> Column:
        return ((None,) * len(self.sides()),) * len(self.pad.rows)

    def with_blanks(self, columns: int) -> tuple[Column, ...]:
        """The card with at least this many columns."""
        return (*self.card, *(self.blank_column() for _ in range(columns - len(self.card))))

    @once
    def asked_rows(self) -> tuple[int, ...]:
        """The rows that players enter: in play, or at the end."""
        when = "end" if self.step == "final" and self.pad.scores != "end" else "play"
        return tuple(i for i, row in enumerate(self.pad.rows) if row.told == when)

    def is_open(self, row: int, side: Side) -> bool:
        """Whether the side may still fill the row: it is empty, and no other side has it exclusively."""
        kind, line = self.pad.rows[row], self.card[0][row]
        return kind.told == "play" and line[side] is None and not (kind.one and any(line))

    def is_full(self, side: Side) -> bool:
        """Whether the side has filled its card."""
        return self.pad.scores == "rows" and not any(self.is_open(row, side) for row in range(len(self.pad.rows)))

    def room(self) -> int:
        """The number of rounds or entries that still fit; 0 = a full pad: the game can only be ended (ANY-9)."""
        left = (MOST_COLUMNS if self.pad.scores in ("round", "turn") else MOST_ROUNDS) + 1 - self.round
        return max(0, min(left, MOST_ENTRIES - len(self.card)))

    def holder(self, row: int) -> Side | None:
        """The side with points in a row that only one side may have (ANY-23); None before."""
        if not self.pad.rows[row].one or row not in (rows := self.asked_rows()):
            return None
        at = rows.index(row)
        return next((int(side) for side, told in self.told.items() if at < len(told) and told[at]), None)

    def column_word(self, column: int) -> Say:
        """The name of a column among several."""
        return Say(key="entry-n" if self.pad.scores == "free" else "round-n", args={"n": column + 1})

    def side_word(self, side: Side) -> Say | Who:
        """The names of a side's players."""
        return _names(self.sides())[side]

    def side_options(self, these: Iterable[Side]) -> tuple[Option, ...]:
        return tuple(Option(value=side, label=self.side_word(side)) for side in these)


Result = tuple[State, tuple[News, ...]]


@cache
def _sides(n: int, seats: int) -> tuple[tuple[Seat, ...], ...]:
    return tuple(tuple(range(side, seats, n)) for side in range(min(n, seats)))


# ---- words -------------------------------------------------------------------------------------------------
def name_word(name: Name) -> Say:
    """A name on a pad: the game's own or a translated one in the reader's language, or the players' text."""
    if isinstance(name, dict):
        return Say(key=BY_LANGUAGE, args={**name})
    return Say(key=f"name-{name[1:]}") if name.startswith("@") else Say(key="", args={"name": name})


def title(pad: Pad) -> Say:
    return name_word(pad.names or pad.name)


def join_texts(said: Iterable[Say]) -> Say | None:
    """Short texts joined in one; None without any."""
    args = {str(i): each for i, each in enumerate(said)}
    return Say(key="", args={**args}) if args else None


@once
def _names(sides: tuple[tuple[Seat, ...], ...]) -> tuple[Say | Who, ...]:
    return tuple(map(forms.names, sides))


@once
def row_words(pad: Pad) -> tuple[Say, ...]:
    """The names of the rows."""
    return tuple(name_word(row.name) for row in pad.rows)


@once
def row_options(pad: Pad) -> tuple[Option, ...]:
    """An option for each row."""
    return tuple(Option(value=i, label=word) for i, word in enumerate(row_words(pad)))
