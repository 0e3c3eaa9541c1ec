"""The public state of a table: what a watcher's page says, as a flat value. Nothing that is not on that page."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Annotated

from msgspec import Meta

from companion.club.names import club_head
from companion.table.club_door import Names
from companion.table.snapshot import Snapshot
from companion.view.wire import Chip, ClockView, Show
from rules.kit.types import Frozen

MOST_SEATS = 10
MOST_S = 10**6

# each has a limit where it is read: what is longer is shown to nobody
Word = Annotated[str, Meta(max_length=100)]
Sentence = Annotated[str, Meta(max_length=1_000)]  # it may name everybody at the table

MakeShow = Callable[[Snapshot | None], Show]  # the page of somebody who only watches


class SeatState(Frozen, frozen=True, kw_only=True, omit_defaults=False):
    name: Word
    score: Word  # as it stands beside the name, "" = nothing is counted
    turn: bool  # the table waits for this seat


class TableState(Frozen, frozen=True, kw_only=True, omit_defaults=False):
    """One retained message: everything about a table that a room may see."""

    id: Word = ""  # of the game, "" = there is none on the table
    game: Sentence = ""  # its name
    phase: Sentence = ""
    turn: Sentence = ""  # for whom the table waits
    who: Sentence = ""  # the prompt bar, as the table's own screen says it: who, and what is asked
    ask: Sentence = ""
    running: bool = False  # neither paused nor over
    paused: bool = False
    over: bool = False
    leader: Sentence = ""
    players: Annotated[tuple[SeatState, ...], Meta(max_length=MOST_SEATS)] = ()
    clock: Sentence = ""  # what the most pressing clock counts, "" = none
    left_s: Annotated[int, Meta(ge=0, le=MOST_S)] | None = None  # at `at`; None where it counts up
    ends: Word = ""  # when a clock that counts down runs out, if it goes on; "" while it stands
    help: bool = False  # somebody at the table has asked for a referee
    at: Word = ""  # the table's wall clock when this was so


def club_snapshot(look: Snapshot | None, names: Names) -> Snapshot | None:
    """The same moment with the names that the club may know."""
    if look is None or names == "full":
        return look
    other = Snapshot(look.session, look.automation)
    other.session.head = club_head(look.session.head, names)
    return other


def table_state(look: Snapshot | None, show: MakeShow, at: datetime, *, asks_help: bool) -> TableState:
    """The state of a table on which that is to be seen."""
    stamp = at.isoformat(timespec="seconds")
    if look is None:
        return TableState(help=asks_help, at=stamp)
    page, over = show(look), look.session.is_finished
    turn = ", ".join(chip.name for chip in page.chips if chip.turn)
    return TableState(
        id=look.id,
        game=page.title,
        phase=page.where,
        turn=turn,
        who=page.band.who,
        ask=page.band.ask,
        running=not (over or page.paused),
        paused=page.paused and not over,
        over=over,
        leader=_leader(page.chips),
        players=tuple(SeatState(name=chip.name, score=chip.score, turn=chip.turn) for chip in page.chips),
        clock=page.clock.label if page.clock else "",
        left_s=max(0, page.clock.ms // 1000) if page.clock and page.clock.down else None,
        ends=_deadline(page.clock, at),
        help=asks_help,
        at=stamp,
    )


def _deadline(clock: ClockView | None, at: datetime) -> str:
    """A clock as a deadline: whoever reads it later need not know when it was sent."""
    if clock is None or not (clock.down and clock.running):
        return ""
    return (at + timedelta(milliseconds=clock.ms)).isoformat(timespec="seconds")


def _leader(chips: tuple[Chip, ...]) -> str:
    """Who has most, where a number is counted."""
    scores = {chip.name: int(chip.score) for chip in chips
              if chip.score.isascii() and chip.score.removeprefix("-").isdecimal()}  # fmt: skip
    most = max(scores.values(), default=0)
    return ", ".join(name for name, score in scores.items() if score == most and most > 0)
