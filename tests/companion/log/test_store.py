"""Durable storage: saved data survive all disk trouble."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.errors import Damaged, Stale, Unwritable
from companion.log.disk import sqlite
from companion.log.disk.store import Store, utc_now
from companion.log.record import End, Head, Line, Note, Played, Undone, encode
from rules.kit.types import Say
from tests.companion.log.table import head

HEAD = head()
FILE = "games.sqlite3"


def note(n: int, text: str = "hello") -> Note:
    return Note(n=n, at=0, by="screen", text=text)


def noon() -> str:
    return "2026-11-21T12:00:00Z"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path, noon)
    yield opened
    await opened.close()


def renamed(game_id: str) -> Head:
    return replace(HEAD, id=game_id)


# ---- games ------------------------------------------------------------------------------------------
async def test_lines_come_back_as_they_were_kept(store: Store) -> None:
    lines: list[Line] = [
        Played(n=1, at=5, seat=0, by="phone:0", prompt="hide-0", move="hide", v={"pebbles": {}}, secret=True),
        Undone(n=2, at=9, by="screen", to=0),
        Note(n=3, at=9, by="screen", text="één ⛵"),
    ]
    await store.begin(HEAD)
    await store.append(HEAD.id, lines[0])
    await store.append(HEAD.id, *lines[1:])
    assert await store.lines(HEAD.id) == (HEAD, lines)


async def test_games_are_listed_without_reading_their_moves(store: Store) -> None:
    await store.begin(HEAD)
    await store.append(HEAD.id, Played(n=1, at=5, seat=0, by="screen", prompt="fist-0", move="fist"))
    (entry,) = await store.games()
    assert (entry.id, entry.game, entry.seats, entry.moves) == (HEAD.id, "pebbles", ("Ana", "Bo"), 1)
    assert (entry.utc, entry.last_utc) == (HEAD.utc, noon())
    assert (entry.finished, entry.ended_by, entry.tints) == (False, "", ("red", "blue"))
    await store.append(HEAD.id, End(n=2, at=5, ended_by="rounds", totals=(3, 1), places=(1, 2)), note(3))
    (entry,) = await store.games()
    assert (entry.finished, entry.ended_by, entry.totals, entry.places) == (True, "rounds", (3, 1), (1, 2))
    await store.append(HEAD.id, Undone(n=4, at=5, by="screen", to=0))
    assert not (await store.games())[0].finished


async def test_the_game_played_last_is_listed_first(tmp_path: Path) -> None:
    times = iter(f"2026-11-21T12:00:{i:02}Z" for i in range(60))
    store = await Store.open(tmp_path, lambda: next(times))
    for game_id in ("AAA", "BBB"):
        await store.begin(renamed(game_id))
    assert [entry.id for entry in await store.games()] == ["BBB", "AAA"]
    await store.append("AAA", note(1))
    assert [entry.id for entry in await store.games()] == ["AAA", "BBB"]
    assert await store.last_utc("AAA") > await store.last_utc("BBB")
    await store.close()


async def test_a_game_that_another_version_wrote_is_not_listed_costs_no_other_and_says_why_it_is_not_opened(
    store: Store, tmp_path: Path
) -> None:
    await store.begin(renamed("AAA"))
    first = sqlite.next_row(None, "BBB", 0, "head", noon(), '{"k":"head","format":1,"shape":"of tomorrow"}')
    await store._on_thread(lambda: store._insert([first]))
    await store.append("AAA", note(1))
    assert [entry.id for entry in await store.games()] == ["AAA"]
    with pytest.raises(Damaged) as error:
        await store.lines("BBB")
    assert error.value.say == Say(key="log-other-format", args={"id": "BBB"})


async def test_a_games_result_names_who_won_first_with_their_points_or_their_places(store: Store) -> None:
    await store.begin(HEAD)
    assert (await store.games())[0].result == ""
    await store.append(HEAD.id, End(n=1, at=5, ended_by="rounds", totals=(11, 14), places=(2, 1)))
    assert (await store.games())[0].result == "Bo 14, Ana 11"
    await store.append(HEAD.id, End(n=2, at=5, ended_by="rounds", totals=(7, 7), places=(1, 1)))
    assert (await store.games())[0].result == "Ana 7, Bo 7"
    await store.append(HEAD.id, End(n=3, at=5, ended_by="rounds", totals=(), places=(2, 1)))
    assert (await store.games())[0].result == "1 Bo, 2 Ana"
    await store.append(HEAD.id, End(n=4, at=5, ended_by="rounds", totals=(1, 2, 3), places=(1, 2, 3)))
    assert (await store.games())[0].result == "", "a foreign record's numbers of three seats say nothing of two"


async def test_sqlite_s_log_is_taken_in_now_and_then_and_does_not_grow_all_evening(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.log.disk.store.CHECKPOINT_EVERY", 10)
    await store.begin(HEAD)
    sizes = []
    for n in range(1, 61):
        await store.append(HEAD.id, note(n))
        await store.tidy()
        sizes.append((tmp_path / f"{FILE}-wal").stat().st_size)
    assert len(set(sizes[:8])) == 8, "each line makes it longer"
    assert max(sizes[12:]) <= 2 * sizes[11]
    assert (await store.lines(HEAD.id))[1] == [note(n) for n in range(1, 61)]


async def test_a_game_is_begun_once(store: Store) -> None:
    await store.begin(HEAD)
    with pytest.raises(Stale) as error:
        await store.begin(HEAD)
    assert error.value.say == Say(key="log-game-there", args={"id": HEAD.id})


async def test_a_line_that_does_not_follow_is_refused(store: Store) -> None:
    await store.begin(HEAD)
    for wrong in (note(0), note(2)):
        with pytest.raises(Stale) as error:
            await store.append(HEAD.id, wrong)
        assert (error.value.say, error.value.detail) == (Say(key="log-not-next"), f"{HEAD.id} {wrong.n}")
    assert (await store.lines(HEAD.id))[1] == []


async def test_of_a_game_that_is_not_there_it_is_said_that_there_is_none(store: Store) -> None:
    for asked in (store.append("NOBODY", note(1)), store.lines("NOBODY"), store.last_utc("NOBODY")):
        with pytest.raises(Stale) as error:
            await asked
        assert error.value.say == Say(key="log-no-such-game", args={"id": "NOBODY"})


async def test_a_line_s_hash_is_that_of_its_row_and_of_the_hash_before(store: Store, tmp_path: Path) -> None:
    """Any other hash would lose every game written before."""
    await store.begin(HEAD, note(1, "één"))
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        rows = db.execute("SELECT game, n, kind, utc, hash, line FROM lines ORDER BY n").fetchall()
    before = ""
    for (game, n, kind, utc, line_hash, line), (wanted_kind, written) in zip(
        rows, (("head", HEAD), ("note", note(1, "één"))), strict=True
    ):
        assert (game, kind, utc, line) == (HEAD.id, wanted_kind, noon(), encode(written).decode())
        assert line_hash == sha256(f"{before}\n{game}\n{n}\n{kind}\n{utc}\n{line}".encode()).hexdigest()
        before = line_hash


def test_the_time_of_a_line_is_the_same_wherever_the_box_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Asia/Kathmandu")  # five hours and three quarters before
    time.tzset()
    try:
        written = datetime.strptime(utc_now(), "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
    finally:
        monkeypatch.undo()
        time.tzset()
    assert abs(datetime.now(UTC) - written) < timedelta(hours=1)


async def test_lines_cannot_be_changed_or_taken_away(store: Store, tmp_path: Path) -> None:
    await store.begin(HEAD)
    other = sqlite3.connect(tmp_path / FILE)
    for sql in ("DELETE FROM lines", "UPDATE lines SET n = 3"):
        with pytest.raises(sqlite3.IntegrityError, match="lines are only added"):
            other.execute(sql)
    other.close()


# ---- the folder -------------------------------------------------------------------------------------


async def test_a_second_companion_on_the_folder_is_told_so(store: Store, tmp_path: Path) -> None:
    with pytest.raises(Unwritable) as error:
        await Store.open(tmp_path)
    assert error.value.say == Say(key="log-second-companion", args={"folder": str(tmp_path)})
    await store.keep("still", "writable")


async def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    for folder in (in_the_way, in_the_way / "deeper", Path("/proc/companion"), Path("/sys/kernel")):
        with pytest.raises(Unwritable) as error:
            await Store.open(folder)
        assert error.value.say == Say(key="log-folder-unwritable", args={"folder": str(folder)})


# ---- a full disk ------------------------------------------------------------------------------------
async def test_when_the_disk_is_full_nothing_changes_and_later_lines_are_kept(store: Store) -> None:
    await store.begin(HEAD)
    await store.append(HEAD.id, note(1))
    pages = await store._on_thread(lambda: _limit(store, 0))
    with pytest.raises(Unwritable) as error:
        await store.append(HEAD.id, note(2, "x" * 20_000), note(3))
    assert error.value.say == Say(key="log-unwritable")
    with pytest.raises(Unwritable):
        await store.keep("names", "x" * 20_000)
    assert (await store.lines(HEAD.id))[1] == [note(1)]
    await store._on_thread(lambda: _limit(store, pages))
    await store.append(HEAD.id, note(2))
    assert (await store.lines(HEAD.id))[1] == [note(1), note(2)]


def _limit(store: Store, pages: int) -> int:
    """Limit the file to so many pages; returns the limit before."""
    db = store._connection
    before: int = db.execute("PRAGMA max_page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count = {pages or 1}")
    return before


async def test_when_the_disk_takes_nothing_whatever_is_asked_is_answered_with_one_sentence(store: Store) -> None:
    await store.begin(HEAD)
    await store._on_thread(store._connection.close)  # every call fails from now on, also the cleaning up
    with pytest.raises(Unwritable) as refused:
        await store.append(HEAD.id, note(1))
    assert refused.value.say == Say(key="log-unwritable")
    for asked in (store.check_thread(), store.games(), store.lines(HEAD.id)):
        with pytest.raises(Damaged) as unread:
            await asked
        assert unread.value.say == Say(key="log-unreadable")


async def test_a_kept_thing_that_cannot_be_read_is_said_also_where_it_cannot_be_set_aside(store: Store) -> None:
    await store.keep("places/himalaya", "no places")
    await store._on_thread(lambda: store._connection.execute("PRAGMA query_only = 1"))
    assert await store.load("places/himalaya", tuple[int, ...], (7,)) == (7,)
    assert store.warnings == (Say(key="log-kept-aside", args={"what": "places"}),)
    await store._on_thread(lambda: store._connection.execute("PRAGMA query_only = 0"))
    assert await store.load("places/himalaya") == "no places"


async def test_the_files_are_those_of_every_version(store: Store, tmp_path: Path) -> None:
    """A lock by another name would keep no older companion out, and a file of another kind would be set aside."""
    assert {path.name for path in tmp_path.iterdir()} >= {"companion.lock", "games.sqlite3"}
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as db:
        assert db.execute("PRAGMA application_id").fetchone() == (0x7AB1EC0,)
        assert db.execute("PRAGMA user_version").fetchone() == (1,)


# ---- the connection ---------------------------------------------------------------------------------
def unopened(path: Path) -> Say:
    with pytest.raises(Unwritable) as error:
        sqlite.connect(path)
    return error.value.say


def test_a_file_in_which_nothing_can_be_kept_is_refused_with_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "diary").write_bytes(b"Dear diary" * 1000)
    said = Say(key="log-folder-unwritable", args={"folder": str(tmp_path)})
    assert unopened(tmp_path / "diary") == said
    assert unopened(tmp_path / "nowhere" / FILE) == Say(
        key="log-folder-unwritable", args={"folder": str(tmp_path / "nowhere")}
    )
    assert unopened(Path(":memory:")).key == "log-folder-unwritable", "it has no log that a disk could have"


def test_a_file_whose_rights_another_user_keeps_is_used_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def not_mine(path: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted", str(path))

    monkeypatch.setattr(Path, "chmod", not_mine)
    with closing(sqlite.connect(tmp_path / FILE)) as db:
        assert db.execute("SELECT count(*) FROM lines").fetchone() == (0,)


@pytest.mark.parametrize("at", range(6))
def test_a_row_with_a_value_of_another_kind_follows_nothing(at: int) -> None:
    row = sqlite.next_row(None, "AAA", 0, "head", noon(), "{}")
    assert sqlite.is_next_row(None, row)
    other: Any = tuple(b"bytes" if i == at else value for i, value in enumerate(row))
    assert not sqlite.is_next_row(None, sqlite.SqliteRow(*other))


def test_letters_that_are_damaged_can_be_looked_at() -> None:
    assert sqlite.decode_leniently(b"\xc3\xa9\xff!") == "é\N{REPLACEMENT CHARACTER}!"
