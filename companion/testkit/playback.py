"""Replay of a hardware recording without waiting, with a check that it leads to the same log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, assert_never

from msgspec.structs import replace

from companion.clients.assembly import TimeSource, assemble
from companion.errors import Stale, Trouble
from companion.log.disk.store import Store
from companion.log.record import AddedTime, Amended, End, Line, Note, Paused, Played, Undone
from companion.records.recordings import OpenedGame, TraceEntry
from companion.table.core import Core
from companion.table.intents import Amend, Begin, GiveAnswer, Remark, Resume, SetPause, UndoMove
from companion.view.clocks import mm_ss
from hardware.signal import DieSaid, Found, Lost, Pressed, Rolled, Signal, Turned
from rules.games import GAMES
from rules.kit.answers import form_answer
from rules.kit.corrections import as_prompt
from rules.kit.types import Illegal, Prompt

UTC = "1970-01-01T00:00:00Z"  # the wall clock does not count here
Tell = Callable[[str], None]


@dataclass
class VirtualClock:
    """A monotonic clock in milliseconds, set by the recording."""

    ms: int = 0

    def __call__(self) -> int:
        return self.ms


@dataclass(frozen=True, kw_only=True)
class Replay:
    """The result of a replay."""

    signals: int = 0
    lines: int = 0
    differs: str = ""  # the first line that differs, after which nothing was played; "" = none


async def play(entries: Sequence[TraceEntry], folder: Path, tell: Tell = lambda line: None) -> Replay:
    """Play a recording in an empty folder; `tell` gets every signal and line as it happens."""
    clock = VirtualClock()
    store = await Store.open(folder)
    parts = assemble(store, GAMES, TimeSource(now_ms=clock, utc=lambda: UTC), new_id=lambda: "")
    core = parts.core
    signals = lines = 0
    try:
        for entry in entries:
            clock.ms = max(clock.ms, entry.at_ms)
            stamp = mm_ss(entry.at_ms - entries[0].at_ms)
            if entry.opened is not None:
                await _open(core, entry.opened)
                tell(f"{stamp}  {entry.opened.head.game} {entry.opened.head.id}")
            elif entry.signal is not None:
                signals += 1
                await parts.bridge.hear(entry.signal)
                said = f"  {core.text(core.game.notice)}" if core.game.notice else ""
                tell(f"{stamp}  {signal_text(entry.signal)}{said}")
            elif entry.line is not None:
                lines += 1
                if differs := await _follow(core, entry.line, clock):
                    return Replay(signals=signals, lines=lines, differs=differs)
                tell(f"{stamp}    {entry.line.n} {_line_text(core, entry.line)}")
        return Replay(signals=signals, lines=lines)
    finally:
        await store.close()


def signal_text(signal: Signal) -> str:
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
        case DieSaid():
            return f"{signal.device} {signal.what}"
        case _:
            assert_never(signal)


async def _open(core: Core, opened: OpenedGame) -> None:
    """Put the game on the table as it was then."""
    known = [entry.id for entry in await core.store.games()]
    if not opened.lines and opened.head.id not in known:
        await core.do(Begin(head=opened.head), by="")
        return
    if opened.head.id not in known:
        await core.store.begin(opened.head, *opened.lines)
    await core.do(Resume(game_id=opened.head.id), by="")


async def _follow(core: Core, line: Line, clock: VirtualClock) -> str:
    """Check that the line is there, or repeat the tap that wrote it; the difference, "" = none."""
    try:
        if len(core.game.session.lines) < line.n:
            await _repeat(core, line, clock)
    except (Illegal, Trouble) as error:
        return f"{line.n} {line.by if isinstance(line, Played) else ''}: {core.text(error.say)}"
    lines = core.game.session.lines
    if len(lines) < line.n or replace(lines[line.n - 1], at=0) != replace(line, at=0):
        return f"{line.n} {line} / {lines[line.n - 1] if len(lines) >= line.n else None}"
    return ""


async def _repeat(core: Core, line: Line, clock: VirtualClock) -> None:
    session = core.game.session
    match line:
        case Played(by="timer"):
            clock.ms += session.next_due_ms() or 0  # the timer's stamp is rounded
            await core.time.tick()
        case Played():
            prompt_id, values = _form(core, line)
            await core.do(GiveAnswer(prompt_id=prompt_id, values=values, sure=True), line.by)
        case Amended():
            everybody = tuple(range(len(session.head.seats)))
            await core.do(Amend(tried=session.trial(line.told, everybody), changed=session.revision), line.by)
        case Undone() if line.to is not None or isinstance(session.lines[line.drop[0] - 1], Amended):
            offer = session.undo_offer()
            await core.do(UndoMove(n=offer[0] if offer else 0), line.by)
        case Undone():
            for n in line.drop:
                played = session.lines[n - 1]
                assert isinstance(played, Played)
                await core.do(UndoMove(n=n, seat=played.seat), line.by)
        case Paused():
            await core.do(SetPause(on=line.on), line.by)
        case Note():
            await core.do(Remark(text=line.text), line.by)
        case AddedTime() | End():  # time can no longer be added; the last move writes the end
            raise Stale("log-stale")
        case _:
            assert_never(line)


def _form(core: Core, line: Played) -> tuple[str, dict[str, Any]]:
    """The open prompt or correction that the line answered, and the values of its form."""
    for item in (*core.game.session.prompts(), *core.game.session.corrections()):
        if item.id.rpartition("@")[0] == line.prompt:
            return item.id, form_answer(item if isinstance(item, Prompt) else as_prompt(item), line.v)
    raise Stale("log-stale")


def _line_text(core: Core, line: Line) -> str:
    speaker = core.game.speaker(core.settings.prefs.lang)
    entry = next(entry for entry in core.game.session.history() if entry.n == line.n)
    return f"{entry.by}  {speaker.speak(entry.what)}".strip()
