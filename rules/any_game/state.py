"""The table as the companion knows it, and who sits there.

A *side* is whoever has points together: a team, or a seat by itself. What is written down is the *card*, a column for
every round, or one for the whole game: numbers by row and side. What they come to, who has won, and whether the game is
over, is always worked out from the card.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from rules.kit.rules import once
from rules.kit.types import Frozen, News, Seat

from .components import MOST_COLUMNS, MOST_ENTRIES, MOST_ROUNDS, Options, Pad

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

    def every_side(self) -> range:
        """All of them."""
        return range(len(self.sides()))

    def side_of(self, seat: Seat) -> Side:
        return seat % (self.pad.teams or self.seats)

    def here(self) -> tuple[Seat, ...]:
        """The seats of those who play now."""
        return tuple(seat for seat in range(self.seats) if seat not in self.away)

    def is_here(self, side: Side) -> bool:
        """Whether anybody of that side plays on."""
        return not self.away or any(seat not in self.away for seat in self.sides()[side])

    def begun(self) -> int:
        """The points that everybody has before the first round; a score that is counted has them on its card."""
        return 0 if self.pad.scores == "count" else self.pad.start

    def blank(self) -> Column:
        return ((None,) * len(self.sides()),) * len(self.pad.rows)

    def with_blanks(self, columns: int) -> tuple[Column, ...]:
        """The card with at least so many columns."""
        return (*self.card, *(self.blank() for _ in range(columns - len(self.card))))

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


Result = tuple[State, tuple[News, ...]]


# ---- who sits there ---------------------------------------------------------------------------------------


@cache
def _sides(n: int, seats: int) -> tuple[tuple[Seat, ...], ...]:
    return tuple(tuple(range(side, seats, n)) for side in range(min(n, seats)))


# ---- the card ---------------------------------------------------------------------------------------------


def counts_up(pad: Pad) -> bool:
    """Whether something is told at the end."""
    return pad.scores == "end" or any(row.told == "end" for row in pad.rows)
