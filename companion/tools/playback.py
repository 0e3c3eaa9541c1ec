"""Play a recorded evening again, at once: the same signals and taps, and a look whether the same comes of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, assert_never

from msgspec.structs import replace

from companion.errors import Stale, Trouble
from companion.log.answers import as_prompt, told
from companion.log.record import Added, End, Line, Note, Paused, Played, Undone
from companion.log.store import Store
from companion.records.recordings import Entry, Opened
from companion.table.current_game import CurrentGame
from companion.view.clocks import mm_ss
from hardware.signal import Found, Lost, Pressed, Rolled, Signal, Turned
from rules.games import GAMES
from rules.kit.types import Illegal, Prompt

UTC = "1970-01-01T00:00:00Z"  # no wall clock counts here
Tell = Callable[[str], None]


@dataclass
class VirtualClock:
    """Monotonic milliseconds that stand where the trace says."""

    ms: int = 0

    def __call__(self) -> int:
        return self.ms


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """What came of it."""

    signals: int = 0
    lines: int = 0
    differs: str = ""  # the first line that came out otherwise, "" = none; nothing was played after it


async def play(entries: Sequence[Entry], folder: Path, tell: Tell = lambda line: None) -> Outcome:
    """Play a trace in an empty folder; `tell` hears of every signal and line as it happens."""
    clock = VirtualClock()
    store = await Store.open(folder)
    table = CurrentGame(store, GAMES, now_ms=clock, utc=lambda: UTC, new_id=lambda: "")
    signals = lines = 0
    try:
        for entry in entries:
            clock.ms = max(clock.ms, entry.at_ms)
            stamp = mm_ss(entry.at_ms - entries[0].at_ms)
            if entry.opened is not None:
                await _open(table, entry.opened)
                tell(f"{stamp}  {entry.opened.head.game} {entry.opened.head.id}")
            elif entry.signal is not None:
                signals += 1
                await table.box.signal(entry.signal)
                said = f"  {table.text(table.box.said)}" if table.box.said else ""
                tell(f"{stamp}  {in_short(entry.signal)}{said}")
            elif entry.line is not None:
                lines += 1
                if differs := await _follow(table, entry.line, clock):
                    return Outcome(signals=signals, lines=lines, differs=differs)
                tell(f"{stamp}    {entry.line.n} {_spoken(table, entry.line)}")
        return Outcome(signals=signals, lines=lines)
    finally:
        await store.close()


def in_short(signal: Signal) -> str:
    """A signal in one line."""
    match signal:
        case Pressed():
            return f"{signal.device} {signal.how}"
        case Turned():
            return f"{signal.device} {signal.steps:+d}"
        case Rolled():
            return f"{signal.device} " + ", ".join(f"{die.tint} {die.face}" for die in signal.dice)
        case Lost():
            return f"{signal.device} lost: {signal.reason} {signal.detail}".rstrip()
        case Found():
            return f"{signal.device} found"
        case _:
            assert_never(signal)


async def _open(table: CurrentGame, opened: Opened) -> None:
    """The game comes on the table as it did then."""
    known = [entry.id for entry in await table.store.games()]
    if not opened.lines and opened.head.id not in known:
        await table.lay_out(opened.head)
        return
    if opened.head.id not in known:
        await table.store.begin(opened.head, *opened.lines)
    await table.go_on(opened.head.id)


async def _follow(table: CurrentGame, line: Line, clock: VirtualClock) -> str:
    """See that the line is there, or write it as somebody did then by a tap; what is wrong with it, "" = nothing."""
    try:
        if len(table.session.lines) < line.n:
            await _repeat(table, line, clock)
    except (Illegal, Trouble) as error:
        return f"{line.n} {line.by if isinstance(line, Played) else ''}: {table.text(error.say)}"
    lines = table.session.lines
    if len(lines) < line.n or replace(lines[line.n - 1], at=0) != replace(line, at=0):
        return f"{line.n} {line} / {lines[line.n - 1] if len(lines) >= line.n else None}"
    return ""


async def _repeat(table: CurrentGame, line: Line, clock: VirtualClock) -> None:
    session = table.session
    match line:
        case Played(by="timer"):
            clock.ms += session.next_due_ms() or 0  # its stamp is rounded
            await table.tick()
        case Played():
            prompt_id, values = _form(table, line)
            await table.answer(prompt_id, values, line.by)
        case Undone(to=int()):
            offer = session.undo_offer()
            await table.undo(offer[0] if offer else 0, line.by)
        case Undone():
            for n in line.drop:
                played = session.lines[n - 1]
                assert isinstance(played, Played)
                await table.drop(n, line.by, played.seat)
        case Paused():
            await table.pause(line.on, line.by)
        case Note():
            await session.note(line.text, line.by)
        case Added():
            await session.add_time(line.id, line.ms, line.by)
        case End():  # comes by itself with the last move
            raise Stale("log-stale")
        case _:
            assert_never(line)


def _form(table: CurrentGame, line: Played) -> tuple[str, dict[str, Any]]:
    """The open prompt or correction that the line answered, and what its form said."""
    for item in (*table.session.prompts(), *table.session.corrections()):
        if item.id.rpartition("@")[0] == line.prompt:
            return item.id, told(item if isinstance(item, Prompt) else as_prompt(item), line.v)
    raise Stale("log-stale")


def _spoken(table: CurrentGame, line: Line) -> str:
    speaker = table.speaker(table.prefs.lang)
    entry = table.session.history()[line.n - 1]
    who = f"{entry.by}  {speaker.name(entry.seat)}: " if entry.by else ""
    return who + speaker.speak(entry.what)
