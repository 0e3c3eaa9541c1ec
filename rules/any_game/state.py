"""The table as the companion knows it, who sits there, and what it is called.

A *side* is whoever has points together: a team, or a seat by itself. What is written down is the *card*, a column for
every round, or one for the whole game: numbers by row and side. What they come to, who has won, and whether the game is
over, is always worked out from the card.
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
Line = tuple[int | None, ...]  # by side; None = not told
Column = tuple[Line, ...]  # by row


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    seats: int
    start: Seat  # who starts this round
    step: Step = "choose"
    pads: dict[str, Pad] = {}  # told on earlier evenings, while one is being chosen
    last: str = ""  # which of them was played last
    before: tuple[str, ...] = ()  # and which before that, the newest first
    sought: str = ""  # the letters that somebody looks for among their names
    pad_id: str = ""
    pad: Pad = Pad()
    round: int = 1
    phase: int = 0  # of the pad's phases
    order: tuple[Seat, ...] = ()  # of this round, where the table tells it
    had: tuple[Seat, ...] = ()  # who has had a turn in this phase, or in this lap
    out: tuple[Seat, ...] = ()  # who has passed for the rest of this phase
    turns: tuple[int, ...]  # how many each seat has had in the game
    away: tuple[Seat, ...] = ()
    card: tuple[Column, ...] = ()
    carried: tuple[int, ...] = ()  # points besides those on the card, by side
    legs: tuple[int, ...] = ()  # won in this set, by side; () = there are none
    sets: tuple[int, ...] = ()
    down: tuple[tuple[Side, ...], ...] = ()  # who is out of a score that is counted, in turn
    told: dict[str, tuple[int, ...]] = {}  # what single sides have told of the next column: side -> by row that is told
    counters: tuple[tuple[int, ...], ...] = ()  # by counter and seat
    going: bool = False  # somebody has started the clocks
    finished: bool = False  # the table says that the game is over
    final: bool = False  # the points at the end are told
    winners: tuple[Side, ...] | None = None
    outcome: Literal["", "won", "lost"] = ""

    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of every side: teams sit in turn (ANY-20)."""
        return _sides(self.pad.teams or self.seats, self.seats)

    def all_sides(self) -> range:
        """All of them."""
        return range(len(self.sides()))

    def side_of(self, seat: Seat) -> Side:
        return seat % (self.pad.teams or self.seats)

    def present_seats(self) -> tuple[Seat, ...]:
        """The seats of those who play now."""
        return tuple(seat for seat in range(self.seats) if seat not in self.away)

    def is_here(self, side: Side) -> bool:
        """Whether anybody of that side plays on."""
        return not self.away or any(seat not in self.away for seat in self.sides()[side])

    def start_points(self) -> int:
        """The points that everybody has before the first round; a score that is counted has them on its card."""
        return 0 if self.pad.scores == "count" else self.pad.start

    def blank_column(self) -> Column:
        return ((None,) * len(self.sides()),) * len(self.pad.rows)

    def with_blanks(self, columns: int) -> tuple[Column, ...]:
        """The card with at least so many columns."""
        return (*self.card, *(self.blank_column() for _ in range(columns - len(self.card))))

    @once
    def asked_rows(self) -> tuple[int, ...]:
        """The rows that are told: in play, or those that are told at the end."""
        when = "end" if self.step == "final" and self.pad.scores != "end" else "play"
        return tuple(i for i, row in enumerate(self.pad.rows) if row.told == when)

    def is_open(self, row: int, side: Side) -> bool:
        """Whether that side may still fill that row: it has not, and it is not one that another side has alone."""
        kind, line = self.pad.rows[row], self.card[0][row]
        return kind.told == "play" and line[side] is None and not (kind.one and any(line))

    def is_full(self, side: Side) -> bool:
        """Whether no row is left to that side of a card that is filled in turns."""
        return self.pad.scores == "rows" and not any(self.is_open(row, side) for row in range(len(self.pad.rows)))

    def room(self) -> int:
        """How many rounds more fit, or points at any time; 0 = the pad is full, and only said to be over (ANY-9)."""
        left = (MOST_COLUMNS if self.pad.scores in ("round", "turn") else MOST_ROUNDS) + 1 - self.round
        return max(0, min(left, MOST_ENTRIES - len(self.card)))

    def holder(self, row: int) -> Side | None:
        """Who has told points of a row that only one side may have (ANY-23); None as long as nobody has."""
        if not self.pad.rows[row].one or row not in (rows := self.asked_rows()):
            return None
        at = rows.index(row)
        return next((int(side) for side, told in self.told.items() if at < len(told) and told[at]), None)

    def column_word(self, column: int) -> Say:
        """What a column of the card is called where there are several."""
        return Say(key="entry-n" if self.pad.scores == "free" else "round-n", args={"n": column + 1})

    def side_word(self, side: Side) -> Say | Who:
        """Whoever has points together."""
        return _names(self.sides())[side]

    def side_options(self, these: Iterable[Side]) -> tuple[Option, ...]:
        return tuple(Option(value=side, label=self.side_word(side)) for side in these)


Result = tuple[State, tuple[News, ...]]


@cache
def _sides(n: int, seats: int) -> tuple[tuple[Seat, ...], ...]:
    return tuple(tuple(range(side, seats, n)) for side in range(min(n, seats)))


# ---- what it is called -------------------------------------------------------------------------------------
def name_word(name: Name) -> Say:
    """A name on a pad: ours, or one in several languages, in the reader's; the people's own as they typed it."""
    if isinstance(name, dict):
        return Say(key=BY_LANGUAGE, args={**name})
    return Say(key=f"name-{name[1:]}") if name.startswith("@") else Say(key="", args={"name": name})


def title(pad: Pad) -> Say:
    return name_word(pad.names or pad.name)


def join_texts(said: Iterable[Say]) -> Say | None:
    """Short texts in one; None where there are none."""
    args = {str(i): each for i, each in enumerate(said)}
    return Say(key="", args={**args}) if args else None


@once
def _names(sides: tuple[tuple[Seat, ...], ...]) -> tuple[Say | Who, ...]:
    return tuple(map(forms.names, sides))


@once
def row_words(pad: Pad) -> tuple[Say, ...]:
    """The names of its rows."""
    return tuple(name_word(row.name) for row in pad.rows)


@once
def row_options(pad: Pad) -> tuple[Option, ...]:
    """An option for each of them."""
    return tuple(Option(value=i, label=word) for i, word in enumerate(row_words(pad)))
