"""Copies of the games: whole, only after changes, and never more than requested."""

from __future__ import annotations

import os
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.errors import Damaged, Unwritable
from companion.log.disk.backup import UNFINISHED, back_up, copies
from companion.log.disk.sqlite import FILE
from companion.log.disk.store import open_store
from rules.kit.types import Say


async def kept(folder: Path, key: str) -> object:
    async with open_store(folder) as store:
        return await store.load(key)


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    """A data folder with stored games."""
    async with open_store(tmp_path / "data") as store:
        await store.keep("prefs", {"lang": "nl"})
    (tmp_path / "data/hardware.toml").write_text("[[button]]\nseat = 1\npin = 17\n")
    return tmp_path / "data"


async def test_a_copy_made_while_the_companion_runs_is_a_folder_that_it_can_start_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    async with open_store(tmp_path / "data") as store:
        await store.keep("prefs", {"lang": "nl"})
        copy = back_up(tmp_path / "data", tmp_path / "copies", "2026-11-21T190411Z", keep=3)
        await store.keep("prefs", {"lang": "en"})
    assert copy == tmp_path / "copies/2026-11-21T190411Z"
    assert [path.name for path in copy.iterdir()] == [FILE]  # no other file belongs to it
    assert os.listdir() == [], "and nothing is left where the companion was started"
    assert await kept(copy, "prefs") == {"lang": "nl"}


async def test_settings_and_the_certificate_that_phones_trust_are_copied_as_well(data: Path, tmp_path: Path) -> None:
    (data / "certificate.pem").write_text("a certificate")
    copy = back_up(data, tmp_path / "stick" / "copies", "2026-11-21", keep=3)
    assert copy is not None
    assert (copy / "hardware.toml").read_text() == (data / "hardware.toml").read_text()
    assert (copy / "certificate.pem").read_text() == "a certificate"
    assert [folder.stat().st_mode & 0o777 for folder in (copy, copy.parent)] == [0o700, 0o700], "its owner's alone"


async def test_nothing_new_makes_no_copy_so_that_older_ones_are_not_pushed_out(data: Path, tmp_path: Path) -> None:
    assert back_up(data, tmp_path / "copies", "2026-11-21", keep=1)
    async with open_store(data) as store:  # a whole evening at home: started, looked at, stopped
        await store.games()
    assert back_up(data, tmp_path / "copies", "2026-11-22", keep=1) is None
    assert [path.name for path in copies(tmp_path / "copies")] == ["2026-11-21"]


async def test_of_many_copies_the_newest_stay_and_other_things_in_the_folder(data: Path, tmp_path: Path) -> None:
    holiday = tmp_path / "copies/2026 holiday/picture.jpg"
    holiday.parent.mkdir(parents=True)
    holiday.touch()
    for day in range(10, 16):
        (data / "hardware.toml").write_text(f"# day {day}\n")
        back_up(data, tmp_path / "copies", f"2026-11-{day}", keep=3)
    assert [path.name for path in copies(tmp_path / "copies")] == ["2026-11-13", "2026-11-14", "2026-11-15"]
    assert holiday.exists()


async def test_what_a_power_cut_left_half_done_never_counts_as_a_copy(data: Path, tmp_path: Path) -> None:
    half = tmp_path / "copies" / UNFINISHED
    half.mkdir(parents=True)
    (half / FILE).write_bytes(b"half of it")
    back_up(data, tmp_path / "copies", "2026-11-21", keep=3)
    assert [path.name for path in (tmp_path / "copies").iterdir()] == ["2026-11-21"]


async def test_games_that_cannot_be_read_cost_no_older_copy(data: Path, tmp_path: Path) -> None:
    back_up(data, tmp_path / "copies", "2026-11-20", keep=1)
    games = (data / FILE).read_bytes()
    miscounted = games[:36] + (5).to_bytes(4) + games[40:]  # empty pages: it can be copied all the same
    for damaged in (b"no database at all" * 1000, miscounted):
        (data / FILE).write_bytes(damaged)
        with pytest.raises(Damaged) as raised:
            back_up(data, tmp_path / "copies", "2026-11-21", keep=1)
        assert raised.value.say == Say(key="log-unreadable")
    assert await kept(tmp_path / "copies/2026-11-20", "prefs") == {"lang": "nl"}
    assert not (tmp_path / "copies" / UNFINISHED).exists()


async def test_a_folder_that_cannot_be_written_is_one_sentence(data: Path, tmp_path: Path) -> None:
    (tmp_path / "copies").write_text("this is a file")
    with pytest.raises(Unwritable) as raised:
        back_up(data, tmp_path / "copies", "2026-11-21", keep=1)
    assert raised.value.say.args["folder"] == str(tmp_path / "copies")


def test_before_the_first_game_there_is_nothing_to_copy(tmp_path: Path) -> None:
    assert back_up(tmp_path / "nothing", tmp_path / "copies", "2026-11-21", keep=1) is None
    assert os.listdir(tmp_path) == []


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A stick with hardly any room, if the test may mount one; else a limit on this process's writes."""
    stick = tmp_path / "stick"
    stick.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", stick], capture_output=True)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    if mounted.returncode:
        resource.setrlimit(resource.RLIMIT_FSIZE, (8192, limits[1]))
    yield stick
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    if not mounted.returncode:
        subprocess.run(["umount", stick], check=True)


async def test_a_full_stick_is_not_blamed_on_the_games(data: Path, small: Path) -> None:
    with pytest.raises(Unwritable) as raised:
        back_up(data, small / "copies", "2026-11-21", keep=1)
    assert raised.value.say == Say(key="log-folder-unwritable", args={"folder": str(small / "copies")})
    assert copies(small / "copies") == []
