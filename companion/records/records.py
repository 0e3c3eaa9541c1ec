"""Record files: replay, import, export and list them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from companion.errors import Damaged, Trouble, Unwritable
from companion.log import luck
from companion.log.backup import back_up
from companion.log.book import state_hash
from companion.log.history import outcomes
from companion.log.record import Head, Line, read_record
from companion.log.session import Session
from companion.log.store import Store, StoredGame, open_store
from companion.view.clocks import mm_ss
from companion.view.speaker import Speaker, seat_names
from rules.games import find
from rules.kit.seal import seal
from rules.kit.types import TABLE, AnyGame, Say

Find = Callable[[str], AnyGame]  # the game with that id; KeyError if there is none


async def _discard(*lines: Line) -> None:
    """A folded record is only looked at."""


def read_file(file: Path) -> tuple[Head, list[Line], tuple[Say, ...]]:
    """The record in that file, with warnings. Damaged, with the line, where it cannot be read."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise Trouble("file-unreadable", file=str(file), why=error.strerror or str(error)) from None
    return read_record(data)


def fold(head: Head, lines: Sequence[Line], *, find: Find = find) -> Session:
    """The game that these lines tell. Damaged, with the line, where it cannot be folded."""
    try:
        game = find(head.game)
    except KeyError:
        raise Damaged("record-unknown-game", game=head.game) from None
    return Session.resume(game, head, lines, _discard, lambda: 0)


def count_moves(session: Session) -> int:
    """How many count."""
    return len(session.moments()) - 1


def summary(session: Session) -> dict[str, Any]:
    """The end of a record for other programs."""
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
    """The end of a record for people: phase, what is open, the sheet."""
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
    """What happened, as the log tells it: each line under the phase in which it was done, and what came of it."""
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
    """How often each face came on each kind of die that a reader has read."""
    lines = []
    for tint, faces in sorted(luck.face_counts(session.lines).items()):
        dice = Say(key="hardware-dice", args={"tint": tint, "n": faces.total()})
        read = speaker.speak(Say(key="luck-read", args={"dice": dice}))
        lines.append(read.ljust(24) + luck.faces_text(faces))
    return lines


async def entries(folder: Path) -> tuple[StoredGame, ...]:
    """What is in the data folder, the newest first."""
    async with open_store(folder) as store:
        return await store.games()


async def export(folder: Path, game_id: str, find: Find = find) -> bytes:
    """One game's record file; what is not yet revealed is left out."""
    async with open_store(folder) as store:
        return await export_from_store(store, game_id, find)


async def export_from_store(store: Store, game_id: str, find: Find = find) -> bytes:
    """One game's record file from an open store."""
    return fold(*await store.lines(game_id), find=find).export()


async def unfinished_games(store: Store) -> tuple[tuple[Head, list[Line]], ...]:
    """The games of an open store that wait to be played on, whole."""
    return tuple([await store.lines(entry.id) for entry in await store.games() if not entry.finished])


async def unfinished_games_in(folder: Path) -> tuple[tuple[Head, list[Line]], ...]:
    """The same of a data folder; of one that a companion has open as a copy."""
    try:
        async with open_store(folder) as store:
            return await unfinished_games(store)
    except Unwritable:
        with TemporaryDirectory() as copies:
            copy = back_up(folder, Path(copies), "0", 1)
            return await unfinished_games_in(copy) if copy else ()


async def import_record(folder: Path, head: Head, lines: Iterable[Line]) -> None:
    """Keep a record; Stale if a game of that id is there already."""
    async with open_store(folder) as store:
        await store.begin(head, *lines)
