"""Record files: replay, import, export and list them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from companion.errors import Damaged, Trouble, Unwritable
from companion.log import luck
from companion.log.backup import back_up
from companion.log.book import state_hash
from companion.log.history import came
from companion.log.record import Head, Line, in_force, read
from companion.log.session import Session
from companion.log.store import Store, Stored
from companion.view.clocks import mm_ss
from companion.view.speak import Speaker, called
from rules.games import find
from rules.kit.seal import seal
from rules.kit.shelf import package_of
from rules.kit.types import TABLE, AnyGame, Say, Sheet


@dataclass(frozen=True, kw_only=True)
class Folded:
    """A record and where it ends."""

    head: Head
    lines: list[Line]
    game: AnyGame
    session: Session[Any, Any, Any]
    sheet: Sheet
    warnings: tuple[Say, ...]

    @property
    def moves(self) -> int:
        return len(in_force(self.lines))


Find = Callable[[str], AnyGame]  # the game with that id; KeyError if there is none


async def _unwritten(*lines: Line) -> None:
    """A folded record is only looked at."""


def folded(file: Path, find: Find = find) -> Folded:
    """The record in that file, folded. Damaged or Illegal, with the line, where it cannot be."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise Trouble("file-unreadable", file=str(file), why=error.strerror or str(error)) from None
    return fold(*read(data), find=find)


def fold(head: Head, lines: list[Line], warnings: tuple[Say, ...] = (), *, find: Find = find) -> Folded:
    """The record with these lines, folded. Damaged where it cannot be."""
    game = known(head, find)
    session = Session.resume(game, head, lines, _unwritten, lambda: 0)
    sheet = game.sheet(seal(session.state, TABLE))
    return Folded(head=head, lines=lines, game=game, session=session, sheet=sheet, warnings=warnings)


def known(head: Head, find: Find = find) -> AnyGame:
    """The rule module of a record; Damaged if this companion does not have it."""
    try:
        return find(head.game)
    except KeyError:
        raise Damaged("record-unknown-game", game=head.game) from None


def summary(record: Folded) -> dict[str, Any]:
    """The end of a record for other programs."""
    return {
        "game": record.head.game,
        "id": record.head.id,
        "seats": list(record.head.seats),
        "moves": record.moves,
        "state_hash": state_hash(record.session.state),
        "finished": record.session.finished,
        "ended_by": record.sheet.ended_by,
        "totals": list(record.sheet.totals),
        "places": list(record.sheet.places),
        "prompts": [prompt.id for prompt in record.session.prompts()],
    }


def _speaker(record: Folded, lang: str) -> Speaker:
    head = record.head
    return Speaker(lang, package_of(record.game), called(head.seats, head.tints, lang), head.tints)


def told(record: Folded, lang: str) -> list[str]:
    """The end of a record for people: phase, what is open, the sheet."""
    speaker = _speaker(record, lang)
    width = max(6, *(len(name) for name in speaker.names)) + 2  # a time has up to six characters
    session, moves = record.session, Say(key="command-moves", args={"n": record.moves})
    lines = [
        f"{speaker.speak(Say(key='title'))}  {record.head.id}  {', '.join(speaker.names)}",
        f"{speaker.speak(record.game.phase(session.state))}  {speaker.speak(moves)}",
    ]
    lines += [f"  ? {speaker.speak(p.label)}" for p in session.prompts()]
    lines.append(" " * 24 + "".join(name.rjust(width) for name in speaker.names))
    for line in record.sheet.lines:
        lines.append(speaker.speak(line.label).ljust(24) + "".join(_number(v).rjust(width) for v in line.values))
    if record.sheet.totals:
        total = speaker.speak(Say(key="score-total"))
        lines.append(total.ljust(24) + "".join(str(v).rjust(width) for v in record.sheet.totals))
    clocks = session.clocks()
    spent = "".join(mm_ss(clocks.per_seat.get(seat, 0)).rjust(width) for seat in range(len(speaker.names)))
    return [*lines, speaker.speak(Say(key="seat-time")).ljust(24) + spent, *_luck(record, speaker)]


def story(record: Folded, lang: str) -> Iterator[str]:
    """What happened, as the log tells it: each line under the phase in which it was done, and what came of it."""
    speaker = _speaker(record, lang)
    session, phase = record.session, ""
    for entry in session.history():
        if entry.place and (now := speaker.speak(session.phase(entry.place - 1))) != phase:
            yield now
            phase = now
        yield f"  {mm_ss(entry.at_ms).rjust(6)}  {speaker.speak(entry.said)}"
        for say in came(session.moments()[entry.place]) if entry.place else ():
            yield f"          {speaker.speak(say)}"


def _luck(record: Folded, speaker: Speaker) -> list[str]:
    """How often each face came on each kind of die that a reader has read."""
    lines = []
    for tint, faces in sorted(luck.thrown(record.lines).items()):
        dice = Say(key="hardware-dice", args={"tint": tint, "n": faces.total()})
        read = speaker.speak(Say(key="luck-read", args={"dice": dice}))
        lines.append(read.ljust(24) + luck.listed(faces))
    return lines


def _number(value: int | None) -> str:
    return "-" if value is None else str(value)


async def entries(folder: Path) -> tuple[Stored, ...]:
    """What is in the data folder, the newest first."""
    store = await Store.open(folder)
    try:
        return tuple(await store.games())
    finally:
        await store.close()


async def export(folder: Path, game_id: str, find: Find = find) -> bytes:
    """One game's record file; what is not yet revealed is left out."""
    store = await Store.open(folder)
    try:
        return await exported(store, game_id, find)
    finally:
        await store.close()


async def exported(store: Store, game_id: str, find: Find = find) -> bytes:
    """One game's record file from an open store."""
    return fold(*await store.lines(game_id), find=find).session.export()


async def unfinished(folder: Path) -> tuple[tuple[Head, list[Line]], ...]:
    """The games of a data folder that wait to be played on, whole; of one that a companion has open as a copy."""
    try:
        store = await Store.open(folder)
    except Unwritable:
        with TemporaryDirectory() as copies:
            copy = back_up(folder, Path(copies), "0", 1)
            return await unfinished(copy) if copy else ()
    try:
        return tuple([await store.lines(entry.id) for entry in await store.games() if not entry.finished])
    finally:
        await store.close()


async def take_in(folder: Path, record: Folded) -> None:
    """Keep a record; Stale if a game of that id is there already."""
    store = await Store.open(folder)
    try:
        await store.begin(record.head, *record.lines)
    finally:
        await store.close()
