"""The public state of a table: the contents of a watcher's page as a flat value, and nothing else."""

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

# limits are checked on reading; a state beyond them is shown nowhere
Word = Annotated[str, Meta(max_length=100)]
Sentence = Annotated[str, Meta(max_length=1_000)]  # it may name all players

MakeShow = Callable[[Snapshot | None], Show]  # the page of a watcher


class SeatState(Frozen, frozen=True, kw_only=True, omit_defaults=False):
    name: Word
    score: Word  # as shown beside the name, "" = none
    turn: bool  # whether the table waits for this seat


class TableState(Frozen, frozen=True, kw_only=True, omit_defaults=False):
    """Everything public about a table, in one retained message."""

    id: Word = ""  # of the game, "" = none on the table
    game: Sentence = ""  # its title
    phase: Sentence = ""
    turn: Sentence = ""  # the seats that the table waits for
    who: Sentence = ""  # the prompt bar of the table screen: seat, and question
    ask: Sentence = ""
    running: bool = False  # neither paused nor over
    paused: bool = False
    over: bool = False
    leader: Sentence = ""
    players: Annotated[tuple[SeatState, ...], Meta(max_length=MOST_SEATS)] = ()
    clock: Sentence = ""  # label of the most urgent clock, "" = none
    left_s: Annotated[int, Meta(ge=0, le=MOST_S)] | None = None  # at `at`; None for a clock that counts up
    ends: Word = ""  # deadline of a running clock that counts down; "" = none
    help: bool = False  # the table has called a referee
    at: Word = ""  # the table's wall clock at this state


def club_snapshot(look: Snapshot | None, names: Names) -> Snapshot | None:
    """The snapshot with the names that the club may know."""
    if look is None or names == "full":
        return look
    other = Snapshot(look.session, look.automation)
    other.session.head = club_head(look.session.head, names)
    return other


def table_state(look: Snapshot | None, show: MakeShow, at: datetime, *, asks_help: bool) -> TableState:
    """The table's public state."""
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
    """The clock as a deadline, which stays valid whenever the state is read."""
    if clock is None or not (clock.down and clock.running):
        return ""
    return (at + timedelta(milliseconds=clock.ms)).isoformat(timespec="seconds")


def _leader(chips: tuple[Chip, ...]) -> str:
    """The players with the highest numeric score."""
    scores = {chip.name: int(chip.score) for chip in chips
              if chip.score.isascii() and chip.score.removeprefix("-").isdecimal()}  # fmt: skip
    most = max(scores.values(), default=0)
    return ", ".join(name for name, score in scores.items() if score == most and most > 0)
