"""Starts on damaged bytes: the companion runs, each game's valid beginning is there, and one message says so."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from companion.errors import Damaged, Unwritable
from companion.log.disk import newest_lines, salvage
from companion.log.disk import store as stores
from companion.log.disk.backup import back_up
from companion.log.disk.salvage import is_sound, read_value
from companion.log.disk.sqlite import FILE, KEEP, SqliteRow, next_row
from companion.log.disk.store import Store, open_store
from companion.table.settings import Prefs
from rules.kit.types import Say
from tests.companion.log.test_store import noon, note, renamed

LINES = 40
GAMES = ("AAA", "BBB", "CCC")
WAL = f"{FILE}-wal"
SECTOR = 512


def text(game_id: str, n: int) -> str:
    return f"{game_id} {n} {'x' * (n * 40)}"  # the longest ones do not fit on a page


async def fill(folder: Path) -> Store:
    store = await Store.open(folder, noon)
    for game_id in GAMES:
        await store.begin(renamed(game_id), *(note(n, text(game_id, n)) for n in range(1, LINES)))
        await store.append(game_id, note(LINES, text(game_id, LINES)))
    await store.keep("names", ["Ana"])
    await store.tidy()
    return store


@pytest.fixture
async def stopped(tmp_path: Path) -> Path:
    """The folder of a companion after an orderly stop."""
    await (await fill(tmp_path / "stopped")).close()
    return tmp_path / "stopped"


@pytest.fixture
async def unplugged(tmp_path: Path) -> Path:
    """The folder of a companion after a power cut: all lines are in SQLite's log."""
    store = await fill(tmp_path / "running")
    folder = tmp_path / "unplugged"
    shutil.copytree(tmp_path / "running", folder, ignore=shutil.ignore_patterns("*-shm", "*.lock"))
    await store.close()
    return folder


async def found(folder: Path) -> tuple[dict[str, int], tuple[Say, ...]]:
    """The number of lines of each game after a start, all of them good, and its warnings."""
    store = await Store.open(folder, noon)
    counts = {}
    for entry in await store.games():
        head, lines = await store.lines(entry.id)
        assert head == renamed(entry.id)
        assert lines == [note(n, text(entry.id, n)) for n in range(1, len(lines) + 1)]
        counts[entry.id] = len(lines)
    await store.append(entry.id, note(counts[entry.id] + 1, "it goes on")) if counts else None
    await store.close()
    again = await Store.open(folder)
    assert again.warnings == (), "a second start has nothing to say"
    await again.close()
    return counts, store.warnings


def patch(file: Path, at: int, data: bytes) -> None:
    with file.open("r+b") as disk:
        disk.seek(at)
        disk.write(data)


ALL = dict.fromkeys(GAMES, LINES)


# ---- the file ---------------------------------------------------------------------------------------


async def test_the_damaged_file_is_kept_and_its_name_said_with_how_much_is_missing(stopped: Path) -> None:
    damaged = (stopped / FILE).read_bytes().replace(b"BBB 21 x", b"BBB 21 y")
    (stopped / FILE).write_bytes(damaged)
    aside = "games-damaged-20261121T120000Z.sqlite3"
    said = Say(key="log-set-aside", args={"file": aside, "games": 3, "missing": 20})
    assert await found(stopped) == ({**ALL, "BBB": 20}, (said,))
    assert (stopped / aside).read_bytes() == damaged
    async with open_store(stopped) as store:
        assert await store.load("names") == ["Ana"]


async def test_the_games_of_a_newer_companion_are_left_alone(stopped: Path) -> None:
    with closing(sqlite3.connect(stopped / FILE)) as newer:
        newer.executescript("CREATE TABLE photos (game TEXT); PRAGMA user_version = 2;")
    with pytest.raises(Damaged) as error:
        await Store.open(stopped)
    assert error.value.say == Say(key="log-newer-store")
    assert not list(stopped.glob("games-damaged-*"))


@pytest.mark.parametrize("page", range(3))
async def test_without_a_table_s_first_page_only_what_stands_on_it_is_lost(stopped: Path, page: int) -> None:
    """The file's head, and the pages from which SQLite begins to look for lines and for kept things."""
    head = (stopped / FILE).read_bytes()[page * 4096 : page * 4096 + 100]
    patch(stopped / FILE, page * 4096, bytes(4096 if page == 0 else 8))
    counts, (warning,) = await found(stopped)
    assert head != bytes(100)
    assert warning.key == "log-set-aside"
    assert counts == ALL or (page == 1 and counts["AAA"] == LINES)


def without_kept_things(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.executescript("DROP TABLE kept")


def folder_beside(file: Path, end: str) -> None:
    file.with_name(FILE + end).unlink(missing_ok=True)
    file.with_name(FILE + end).mkdir()


@pytest.mark.parametrize("damage", [
    *(pytest.param(partial(patch, at=63, data=bytes([1 ^ 1 << bit])), id=f"the version, but no newer one, by bit {bit}")
      for bit in range(8)),
    pytest.param(partial(patch, at=36, data=(5).to_bytes(4)), id="miscounted pages, as SQLite's own check alone says"),
    pytest.param(without_kept_things, id="a missing table"),
    *(pytest.param(partial(folder_beside, end=end), id=f"a folder called {end}") for end in ("-wal", "-shm", "-known")),
])  # fmt: skip
async def test_what_a_damage_need_not_cost_is_all_there(stopped: Path, damage: Callable[[Path], None]) -> None:
    damage(stopped / FILE)
    counts, (warning,) = await found(stopped)
    assert (counts, warning.key, warning.args["missing"]) == (ALL, "log-set-aside", 0)


@pytest.mark.parametrize("word", [b"lines_stay", b"ABORT"])
async def test_damaged_letters_in_the_names_of_the_tables_are_damage(
    stopped: Path, tmp_path: Path, word: bytes
) -> None:
    """SQLite's own sentence about them cannot be read either."""
    at = (stopped / FILE).read_bytes().index(word)
    patch(stopped / FILE, at + 3, b"\xd2\x4d")
    with pytest.raises(Damaged):
        back_up(stopped, tmp_path / "copies", "2026", 1)
    counts, said = await found(stopped)
    assert counts == dict.fromkeys(GAMES, LINES)
    assert [say.key for say in said] == ["log-set-aside"]


@pytest.mark.parametrize(("key", "damaged"), [("aside", "zzzzz"), ("names", "prefs")])  # out of order; twice the same
async def test_kept_things_that_do_not_lie_where_they_are_looked_for_are_found_again(
    stopped: Path, key: str, damaged: str
) -> None:
    async with open_store(stopped) as store:
        await store.keep("aside", [1])
        await store.keep("prefs", [2])
    data = (stopped / FILE).read_bytes()
    (stopped / FILE).write_bytes(data.replace(key.encode(), damaged.encode()))
    counts, (warning,) = await found(stopped)
    assert (counts, warning.key) == (ALL, "log-set-aside")
    async with open_store(stopped) as store:
        assert [bool(await store.load(each)) for each in ("aside", "names", "prefs")].count(True) == 2
        assert await store.load(damaged)


# ---- the newest lines -------------------------------------------------------------------------------
async def test_without_sqlite_s_log_it_is_said_how_much_is_missing(unplugged: Path) -> None:
    (unplugged / WAL).unlink()
    counts, (warning,) = await found(unplugged)
    assert counts == {}
    assert warning.args["missing"] == len(GAMES) * (LINES + 1)


@pytest.mark.parametrize("without", [(), (f"{FILE}-known",)])
async def test_an_emptied_file_beside_its_log_gives_everything_back_also_where_nothing_is_known(
    unplugged: Path, without: tuple[str, ...]
) -> None:
    (unplugged / FILE).write_bytes(b"")
    for name in without:
        (unplugged / name).unlink()
    counts, (warning,) = await found(unplugged)
    assert (counts, warning.args["missing"]) == (ALL, 0)


async def test_a_file_that_is_gone_is_said_once(stopped: Path) -> None:
    (stopped / FILE).unlink()
    gone = Say(key="log-file-gone", args={"file": FILE, "missing": len(GAMES) * (LINES + 1)})
    assert await found(stopped) == ({}, (gone,))


def chain(*texts: str) -> list[SqliteRow]:
    """A head and a line for each text, linked by their hashes."""
    rows = [next_row(None, "AAA", 0, "head", noon(), "{}")]
    for n, line in enumerate(texts, 1):
        rows.append(next_row(rows[-1], "AAA", n, "note", noon(), line))
    return rows


def beginning(*chains: list[SqliteRow]) -> list[str]:
    """The texts that count among the rows found, in this order."""
    found: dict[int, list[SqliteRow]] = {}
    for row in (row for rows in chains for row in rows):
        there = found.setdefault(row.n, [])
        there += [] if row in there else [row]
    return [row.line for row in salvage._beginning(found)[1:]]


BEGINNINGS: list[tuple[list[list[SqliteRow]], list[str]]] = [
    ([chain("a")], ["a"]),
    ([chain("refused"), chain("a", "b", "c")], ["a", "b", "c"]),
    ([chain("a", "b", "c"), chain("refused")], ["a", "b", "c"]),
    ([chain("a", "b", "c", "refused"), chain("a", "b", "d", "e", "f", "g"), chain("a", "x")],
     ["a", "b", "d", "e", "f", "g"]),
    ([chain("r1", "r2", "r3"), chain("a", "b", "c", "d")], ["a", "b", "c", "d"]),
    ([chain("a", "older"), chain("a", "newer")], ["a", "older"]),  # as long: the one that was found first
    ([chain("a", "b", "c"), chain("x", "y", "z")], ["a", "b", "c"]),
    ([chain("a", "b"), chain("x", "y", "z")[3:]], ["a", "b"]),  # its predecessor is missing
    ([[chain("a", "b")[0], chain("a", "b")[2]]], []),
]  # fmt: skip


@pytest.mark.parametrize(("chains", "counts"), BEGINNINGS)
def test_of_two_lines_that_follow_on_the_same_one_that_counts_on_which_more_follow(
    chains: list[list[SqliteRow]], counts: list[str]
) -> None:
    assert beginning(*chains) == counts


# ---- repairs ----------------------------------------------------------------------------------------
async def test_a_repair_broken_off_between_two_names_is_finished_and_mixes_nothing(unplugged: Path) -> None:
    """The new file is whole, the damaged one has gone aside, and its log has not yet."""
    whole = unplugged.with_name("whole")
    shutil.copytree(unplugged, whole)
    await (await Store.open(whole)).close()
    (unplugged / FILE).rename(unplugged / "games-damaged-20261121T120000Z.sqlite3")
    shutil.copy(whole / FILE, unplugged / f"{FILE}.new")
    counts, _ = await found(unplugged)
    assert counts == ALL
    assert (unplugged / "games-damaged-20261121T120000Z.sqlite3-wal").exists()


def recipes(file: Path) -> None:
    """Another program's database."""
    with closing(sqlite3.connect(file)) as other:
        other.executescript("CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('pie');")


@pytest.mark.parametrize(
    "lay",
    [lambda file: file.mkdir(), lambda file: os.mkfifo(file), lambda file: file.symlink_to(file),
     lambda file: file.write_bytes(b"Dear diary" * 1000), recipes],
    ids=["folder", "pipe", "circle", "diary", "recipes"],
)  # fmt: skip
async def test_what_is_no_store_is_set_aside_and_kept(tmp_path: Path, lay: Callable[[Path], None]) -> None:
    lay(tmp_path / FILE)
    there = (tmp_path / FILE).read_bytes() if (tmp_path / FILE).is_file() else None
    counts, (warning,) = await found(tmp_path)
    assert (counts, warning.key) == ({}, "log-set-aside")
    assert stat.S_ISREG((tmp_path / FILE).lstat().st_mode)
    (aside,) = tmp_path.glob("games-damaged-*")
    assert there is None or aside.read_bytes() == there


async def test_a_link_to_the_games_is_followed(stopped: Path, tmp_path: Path) -> None:
    (tmp_path / "linked").mkdir()
    (tmp_path / "linked" / FILE).symlink_to(stopped / FILE)
    assert await found(tmp_path / "linked") == (ALL, ())
    assert (tmp_path / "linked" / FILE).is_symlink()


async def test_nobody_else_may_read_what_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    store = await fill(folder)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    await store.close()
    assert set(modes.values()) == {0o600}, modes
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


async def test_a_file_that_others_could_read_is_closed_to_them(stopped: Path) -> None:
    (stopped / FILE).chmod(0o644)
    await found(stopped)
    assert stat.S_IMODE((stopped / FILE).stat().st_mode) == 0o600


# ---- a disk that refuses ----------------------------------------------------------------------------
async def refused(folder: Path) -> Say:
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(Unwritable) as error:
        await Store.open(folder, noon)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    return error.value.say


@pytest.mark.parametrize(
    "code", [sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY_DBMOVED, sqlite3.SQLITE_IOERR_FSTAT, sqlite3.SQLITE_FULL]
)
async def test_an_error_that_says_nothing_about_the_file_sets_nothing_aside(
    stopped: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    with monkeypatch.context() as while_failing:
        while_failing.setattr(salvage, "_look", failing(code))
        assert await refused(stopped) == Say(key="log-folder-unwritable", args={"folder": str(stopped)})
    assert await found(stopped) == (ALL, ())


@pytest.mark.parametrize("code", [sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB])
async def test_a_bad_sector_is_damage(stopped: Path, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    with monkeypatch.context() as while_failing:
        while_failing.setattr(salvage, "_look", failing(code))
        store = await Store.open(stopped, noon)
    assert [warning.key for warning in store.warnings] == ["log-set-aside"]
    await store.close()
    assert await found(stopped) == (ALL, ())


def failing(code: int) -> Callable[[Path], sqlite3.Connection]:
    def look(path: Path) -> sqlite3.Connection:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = code
        raise error

    return look


# ---- settings ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("damage", ["{", "[" * 5000, '{"volume":"loud"}', "", "\x00", "1e999", '"' + "x" * 9])
async def test_a_kept_thing_that_cannot_be_read_is_set_aside_and_said(tmp_path: Path, damage: str) -> None:
    async with open_store(tmp_path) as store:
        await store._on_thread(lambda: store._write([(KEEP, ("prefs", damage))]))
        assert await store.load("prefs", Prefs, Prefs()) == Prefs()
        assert store.warnings == (Say(key="log-kept-aside", args={"what": "prefs"}),)
        assert await store.load("prefs", Prefs) is None
        await store.keep("prefs", {"lang": "nl"})
        assert await store.load("prefs", Prefs) == Prefs(lang="nl")
    assert read_value(tmp_path / FILE, "unreadable/prefs") == damage


async def test_the_doctor_sees_the_same_without_changing_anything(stopped: Path, unplugged: Path) -> None:
    before = {path.name: path.read_bytes() for path in unplugged.iterdir()}
    assert is_sound(unplugged / FILE)
    assert is_sound(stopped / FILE)
    assert {name: (unplugged / name).read_bytes() for name in before} == before
    patch(stopped / FILE, 25 * SECTOR, bytes(SECTOR))
    (unplugged / WAL).unlink()
    assert not is_sound(stopped / FILE)
    assert not is_sound(unplugged / FILE)


async def test_what_is_known_is_written_down_a_moment_after_a_line_and_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 0 < stores.REST_S < 1, "a moment"
    monkeypatch.setattr(stores, "REST_S", 0)
    store = await Store.open(tmp_path)
    await store.begin(renamed("AAA"), note(1, "one"))
    await store.tidy()
    await store.append("AAA", note(2, "two"))
    assert newest_lines.read(tmp_path / f"{FILE}-known").ends["AAA"].n == 1
    await store.check_thread()  # the moment passes
    await store.check_thread()
    assert newest_lines.read(tmp_path / f"{FILE}-known").ends["AAA"].n == 2
    await store.close()
