"""Live tables: the newest state of each, notification of changes, and the join codes of new tables."""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import AsyncIterator, Mapping
from datetime import datetime
from itertools import takewhile
from pathlib import Path
from secrets import token_hex

import msgspec

from companion.club import topics
from companion.club.names import replaced
from companion.club.state import TableState
from companion.log.record import encode

MOST_TABLES = 20_000
CODE_S = 3_600.0  # lifetime of a join code
MOST_BYTES = 8_192
_state = msgspec.json.Decoder(TableState).decode


class LiveTables:
    """All tables that have sent a state or status."""

    def __init__(self) -> None:
        self.states: dict[str, TableState] = {}
        self.online: dict[str, bool] = {}
        self.asked: dict[str, datetime] = {}  # tables that call a referee, since when; the longest wait first
        self.coming: dict[str, str] = {}  # the referee on the way to each table
        self._change_numbers: dict[str, int] = {}  # by table the number of its newest change, in ascending order
        self._change_count, self._wake_event, self._is_closed = 0, asyncio.Event(), False

    def online_tables(self) -> list[str]:
        return sorted(table for table, online in self.online.items() if online)

    def take(self, topic: str, payload: bytes) -> bool:
        """Apply a state or status message; False, without any change, if it is invalid."""
        table, what, _ = topics.parts(topic)
        if not topics.NAME.fullmatch(table) or (table not in self.online and len(self.online) >= MOST_TABLES):
            return False
        if table == topics.HUB:
            return True
        if not payload and what in ("status", "state"):
            self.forget(table)  # removed from the broker
            return True
        if what == "status":
            self.online[table] = payload == topics.ONLINE
        elif what == "state":
            try:
                state = _state(payload)
            except (ValueError, RecursionError):
                return False
            self.states[table] = state
            self.online.setdefault(table, True)
            self._note_help(table)
        self._note_change(table)
        return True

    def _note_help(self, table: str) -> None:
        if self.states[table].help:
            self.asked.setdefault(table, datetime.now().astimezone())
        else:
            self.asked.pop(table, None)
            self.coming.pop(table, None)

    def send_referee(self, table: str, referee: str) -> None:
        """Note that the referee is on the way to the table."""
        self.coming[table] = referee
        self._note_change(table)

    def drop_calls(self, before: datetime) -> None:
        """Drop the calls of tables that asked before `before`: such a table was switched off."""
        for table in [table for table, since in self.asked.items() if since < before]:
            del self.asked[table]
            self.coming.pop(table, None)
            self._note_change(table)

    def renamed_states(self, name: str, instead: str) -> dict[str, TableState]:
        """The states that contain the name, by table, with the name replaced."""
        word = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
        told = {}
        for table, state in self.states.items():
            said = msgspec.json.decode(encode(state))
            other = replaced(said, lambda text: word.sub(instead, text))
            if other != said:
                told[table] = msgspec.convert(other, TableState)
        return told

    def forget(self, table: str) -> None:
        """Remove every trace of the table."""
        self.states.pop(table, None)
        self.asked.pop(table, None)
        self.coming.pop(table, None)
        self.online.pop(table, None)
        self._note_change(table)

    def _note_change(self, table: str) -> None:
        self._change_numbers.pop(table, None)
        self._change_numbers[table] = self._change_count = self._change_count + 1
        self._wake()

    def _wake(self) -> None:
        self._wake_event.set()
        self._wake_event = asyncio.Event()

    def close(self) -> None:
        """End all `changes` iterators."""
        self._is_closed = True
        self._wake()

    async def changes(self) -> AsyncIterator[tuple[str, ...]]:
        """All tables, then batches of changed ones; a slow reader gets each changed table once."""
        changed, seen = tuple(self.online), self._change_count
        while not self._is_closed:
            yield changed
            while self._change_count == seen and not self._is_closed:
                await self._wake_event.wait()
            since = takewhile(lambda item: item[1] > seen, reversed(self._change_numbers.items()))  # noqa: B023
            changed, seen = tuple(table for table, _ in since), self._change_count


class JoinCodes:
    """Join codes of admitted tables that have not connected yet, for the referees' desk.

    `deploy/club table` puts them into the hub's run folder, which is in memory and is removed with the hub. A code is a
    table's password: it is deleted as soon as the table connects, or after an hour.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder

    def open_codes(self, online: Mapping[str, bool]) -> dict[str, str]:
        """The join code of each table that has not connected yet; all other codes are deleted."""
        codes = {}
        for file in sorted(self._folder.iterdir()) if self._folder and self._folder.is_dir() else ():
            if not topics.NAME.fullmatch(file.name):
                continue  # a temporary file of leave_code
            if online.get(file.name) or time.time() - file.stat().st_mtime > CODE_S:
                file.unlink(missing_ok=True)
            else:
                codes[file.name] = file.read_bytes()[:MOST_BYTES].decode(errors="replace")
        return codes


def leave_code(folder: Path, table: str, code: str) -> bool:
    """Write a join code atomically, for the folder's owner alone; False without a folder: the hub is not running.

    That owner cannot redirect the write elsewhere (O_EXCL, O_NOFOLLOW).
    """
    new = folder / f".{token_hex()}"
    try:
        owner = folder.stat()
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600), "w") as file:
            os.fchown(file.fileno(), owner.st_uid, owner.st_gid)
            file.write(code)
        new.replace(folder / table)
    except OSError:
        return False
    return True
