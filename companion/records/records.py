"""Record files: replay, import, export, lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from companion.errors import Damaged, Trouble, Unwritable
from companion.log import luck
from companion.log.book import state_hash
from companion.log.disk.backup import back_up
from companion.log.disk.store import Store, StoredGame, open_store
from companion.log.history import outcomes
from companion.log.record import Head, Line, read_record
from companion.log.session import Session
from companion.view.clocks import mm_ss
from companion.view.speaker import Speaker, seat_names
from rules.games import find
from rules.kit.seal import seal
from rules.kit.types import TABLE, AnyGame, Say

Find = Callable[[str], AnyGame]  # the game with that id; KeyError if there is none


async def _discard(*lines: Line) -> None:
    """An `Append` that saves nothing, for records that are only read."""


def read_file(file: Path) -> tuple[Head, list[Line], tuple[Say, ...]]:
    """The record in a file, with warnings. Raises Trouble if the file is unreadable, Damaged for a damaged line."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise Trouble("file-unreadable", file=str(file), why=error.strerror or str(error)) from None
    return read_record(data)


def fold(head: Head, lines: Sequence[Line], *, find: Find = find) -> Session:
    """The game replayed from its lines. Raises Damaged, with the line, if that fails."""
    try:
        game = find(head.game)
    except KeyError:
        raise Damaged("record-unknown-game", game=head.game) from None
    return Session.resume(game, head, lines, _discard, lambda: 0)


def count_moves(session: Session) -> int:
    """The number of active moves."""
    return len(session.moments()) - 1


def summary(session: Session) -> dict[str, Any]:
    """The final position of a record, for other programs."""
    sheet = session.sheet()
    return {
        "game": session.head.game,
        "id": session.head.id,
        "seats": list(session.head.seats),
        "moves": count_moves(session),
        "state_hash": state_hash(session.state),
        "finished": session.is_finished,
        "ended_by": sheet.ended_by,
        "totals": list(sheet.totals),
        "places": list(sheet.places),
        "prompts": [prompt.id for prompt in session.prompts()],
    }


def _speaker(session: Session, lang: str) -> Speaker:
    head = session.head
    return Speaker(lang, session.game.home, seat_names(head.seats, head.tints, lang), head.tints)


def end_report(session: Session, lang: str) -> list[str]:
    """The final position of a record, for people: phase, open prompts, score sheet, times, dice."""
    speaker = _speaker(session, lang)
    width = max(6, *(len(name) for name in speaker.names)) + 2  # a time has up to six characters
    sheet, many = session.sheet(), Say(key="command-moves", args={"n": count_moves(session)})
    lines = [
        f"{speaker.speak(Say(key='title'))}  {session.head.id}  {', '.join(speaker.names)}",
        f"{speaker.speak(session.game.phase(session.state))}  {speaker.speak(many)}",
    ]
    lines += [f"  ? {speaker.speak(p.label)}" for p in session.prompts()]
    lines.append(" " * 24 + "".join(name.rjust(width) for name in speaker.names))
    for line in sheet.lines:
        values = ["-" if value is None else str(value) for value in line.values]
        lines.append(speaker.speak(line.label).ljust(24) + "".join(value.rjust(width) for value in values))
    if sheet.totals:
        total = speaker.speak(Say(key="score-total"))
        lines.append(total.ljust(24) + "".join(str(v).rjust(width) for v in sheet.totals))
    clocks = session.clocks()
    spent = "".join(mm_ss(clocks.per_seat.get(seat, 0)).rjust(width) for seat in range(len(speaker.names)))
    return [*lines, speaker.speak(Say(key="seat-time")).ljust(24) + spent, *_luck_lines(session, speaker)]


def story(session: Session, lang: str) -> Iterator[str]:
    """The game log as text: each line under its phase, followed by its outcomes."""
    speaker = _speaker(session, lang)
    moments, phase = session.moments(), ""
    for entry in session.history():
        before = moments[entry.place - 1] if entry.place else None
        if before and (now := speaker.speak(session.game.phase(seal(before.state, TABLE)))) != phase:
            yield now
            phase = now
        yield f"  {mm_ss(entry.at_ms).rjust(6)}  {speaker.speak(entry.words)}"
        for say in outcomes(moments[entry.place]) if entry.place else ():
            yield f"          {speaker.speak(say)}"


def _luck_lines(session: Session, speaker: Speaker) -> list[str]:
    """The counts of faces, one line for each colour of dice read by readers."""
    lines = []
    for tint, faces in sorted(luck.face_counts(session.lines).items()):
        dice = Say(key="hardware-dice", args={"tint": tint, "n": faces.total()})
        read = speaker.speak(Say(key="luck-read", args={"dice": dice}))
        lines.append(read.ljust(24) + luck.faces_text(faces))
    return lines


async def entries(folder: Path) -> tuple[StoredGame, ...]:
    """The games in a data folder, newest first."""
    async with open_store(folder) as store:
        return await store.games()


async def export(folder: Path, game_id: str, find: Find = find) -> bytes:
    """One game's record file; of an unfinished game up to the first hidden answer."""
    async with open_store(folder) as store:
        return await export_from_store(store, game_id, find)


async def export_from_store(store: Store, game_id: str, find: Find = find) -> bytes:
    """One game's record file from an open store."""
    return fold(*await store.lines(game_id), find=find).export()


async def unfinished_games(store: Store) -> tuple[tuple[Head, list[Line]], ...]:
    """The unfinished games of an open store, with all their lines."""
    return tuple([await store.lines(entry.id) for entry in await store.games() if not entry.finished])


async def unfinished_games_in(folder: Path) -> tuple[tuple[Head, list[Line]], ...]:
    """The unfinished games of a data folder, read from a backup if a companion has it open."""
    try:
        async with open_store(folder) as store:
            return await unfinished_games(store)
    except Unwritable:
        with TemporaryDirectory() as copies:
            copy = back_up(folder, Path(copies), "0", 1)
            return await unfinished_games_in(copy) if copy else ()


async def import_record(folder: Path, head: Head, lines: Iterable[Line]) -> None:
    """Save a record; Stale if its id is taken."""
    async with open_store(folder) as store:
        await store.begin(head, *lines)
