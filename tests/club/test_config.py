"""club.toml and the link with the same contents: every mistake gives one message, and no file is read in part."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from companion.club.config import FILE, join, link, load
from companion.errors import Damaged, Unwritable
from companion.view.speaker import Speaker
from tests.club.engines import certificates

GOOD = 'broker = "localhost:1883"\ntable = "t1"\npassword = "p w"\nplain = true\n'


def mistake(folder: Path, text: str) -> str:
    """The message about that file."""
    (folder / FILE).write_text(text)
    with pytest.raises(Damaged) as damaged:
        load(folder)
    return Speaker("en", None, (), ()).speak(damaged.value.say)


def test_without_a_file_there_is_no_club(tmp_path: Path) -> None:
    assert load(tmp_path) is None


def test_a_file_says_who_the_table_is_and_names_stay_initials_unless_it_says_so(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(GOOD)
    club = load(tmp_path)
    assert club is not None
    assert (club.table, club.names, club.broker.port, club.broker.password) == ("t1", "initials", 1883, "p w")
    (tmp_path / FILE).write_text(GOOD + 'names = "full"\n')
    assert load(tmp_path) != club


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("broker = ", "club.toml, line 1: this cannot be read"),
        (GOOD.replace('"t1"', "1"), "club.toml, line 2, table: must be a name"),
        (GOOD.replace('"t1"', '"a/b"'), "club.toml, line 2, table: must be a name"),
        (GOOD.replace('"t1"', '"t1\\n"'), "club.toml, line 2, table: must be a name"),
        (GOOD.replace('"t1"', '"hub"'), "club.toml, line 2, table: must be a name"),
        (
            GOOD.replace("password", "pasword"),
            "club.toml, line 3, pasword: there is no such setting; did you",
        ),
        (GOOD.replace('password = "p w"\n', ""), "club.toml, line 1, password: is missing"),
        (GOOD.replace("1883", "x"), "club.toml, line 1, broker: must be the name of the club's broker"),
        (GOOD.replace("1883", "99999"), "club.toml, line 1, broker: must be the name of the club's broker"),
        (GOOD + 'names = "all"\n', 'club.toml, line 5, names: must be "initials" or "full"'),
        (GOOD + f"calls = {'9' * 5_000}\n", "club.toml, line 5: this cannot be read"),
        (GOOD + 'ca = "gone.crt"\n', "club.toml names the certificate"),
        (GOOD + 'ca = "a\\u0000b"\n', "club.toml names the certificate"),
        (GOOD.replace("localhost", "club.example"), "club.toml, line 4, plain: true is only for a broker on this mach"),
    ],
)
def test_every_mistake_is_one_sentence_with_file_line_and_key(tmp_path: Path, text: str, sentence: str) -> None:
    assert mistake(tmp_path, text).startswith(sentence)


def test_a_new_link_leaves_the_old_file_beside_it(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(GOOD)
    join(tmp_path, link("localhost", 1883, "t2", "x", ""))
    club = load(tmp_path)
    assert club is not None
    assert club.table == "t2"
    assert (tmp_path / f"{FILE}.before").read_text() == GOOD


def read(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in folder.iterdir() if file.suffix != ".new"}


@pytest.mark.parametrize("room", range(3), ids=lambda room: f"room for {room} files")
def test_a_disk_on_which_the_new_club_has_no_room_leaves_the_table_in_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    certificates(tmp_path)
    data, ca = tmp_path / "data", (tmp_path / "ca.crt").read_text()
    old = join(data, link("club.example", 8883, "t1", "old", ca))
    before, left, fdatasync = read(data), [None] * room, os.fdatasync

    def full(file: int) -> None:
        if not left:
            raise OSError(errno.ENOSPC, "No space left on device")
        left.pop()
        fdatasync(file)

    monkeypatch.setattr(os, "fdatasync", full)
    with pytest.raises(Unwritable):
        join(data, link("other.example", 8883, "t2", "new", ca + "\n"))
    assert load(data) == old
    assert read(data) == before


def test_half_a_file_that_a_power_cut_left_is_in_nobodys_way(tmp_path: Path) -> None:
    (tmp_path / f"{FILE}.new").write_text("bro")
    assert load(tmp_path) is None
    assert join(tmp_path, link("localhost", 1883, "t2", "x", "")).table == "t2"
    assert not (tmp_path / f"{FILE}.new").exists()
