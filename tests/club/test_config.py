"""club.toml, the link with the same contents, and the command and the doctor that read them."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from companion.app.cli import run
from companion.club.config import FILE, join, link, load
from companion.doctor.checks import _club as look
from companion.doctor.finding import Probes
from companion.errors import Damaged, Unwritable
from companion.view.speaker import Speaker
from tests.club.engines import PASSWORD, Mosquitto, certificates

GOOD = 'broker = "localhost:1883"\ntable = "t1"\npassword = "p w"\nplain = true\n'


def mistake(folder: Path, text: str) -> str:
    """The message about that file."""
    (folder / FILE).write_text(text)
    with pytest.raises(Damaged) as damaged:
        load(folder)
    return Speaker("en", None, (), ()).speak(damaged.value.say)


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
        (GOOD.replace('"t1"', '"a/b"'), "club.toml, line 2, table: must be a name"),
        (GOOD.replace('"t1"', '"t1\\n"'), "club.toml, line 2, table: must be a name"),
        (GOOD.replace('"t1"', '"hub"'), "club.toml, line 2, table: must be a name"),
        (GOOD.replace("password", "pasword"), "club.toml, line 3, pasword: there is no such setting; did you"),
        (GOOD.replace('password = "p w"\n', ""), "club.toml, line 1, password: is missing"),
        (GOOD.replace("1883", "99999"), "club.toml, line 1, broker: must be the name of the club's broker"),
        (GOOD + 'names = "all"\n', 'club.toml, line 5, names: must be "initials" or "full"'),
        (GOOD + 'ca = "gone.crt"\n', "club.toml names the certificate"),
        (GOOD + 'ca = "a\\u0000b"\n', "club.toml names the certificate"),
        (GOOD.replace("localhost", "club.example"), "club.toml, line 4, plain: true is only for a broker on this mach"),
    ],
)
def test_every_mistake_is_one_sentence_with_file_line_and_key(tmp_path: Path, text: str, sentence: str) -> None:
    assert mistake(tmp_path, text).startswith(sentence)


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


def test_a_new_link_leaves_the_old_file_beside_it_and_half_a_file_is_in_nobodys_way(
    tmp_path: Path,
) -> None:
    (tmp_path / f"{FILE}.new").write_text("bro")
    assert load(tmp_path) is None
    (tmp_path / FILE).write_text(GOOD)
    assert join(tmp_path, link("localhost", 1883, "t2", "x", "")).table == "t2"
    assert not (tmp_path / f"{FILE}.new").exists()
    assert (tmp_path / f"{FILE}.before").read_text() == GOOD


# ---- the command that joins a club, and the doctor -------------------------------------------------------------
def test_a_link_makes_the_table_part_of_the_club(
    broker: Mosquitto, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ("--data", str(tmp_path))

    def line(password: str) -> str:
        return link("localhost", broker.engine.port, "t55", password, "")

    assert run([*data, "club"]) == 1
    assert "in no club" in capsys.readouterr().out
    assert run([*data, "club", line(PASSWORD)]) == 0
    assert 'This table is "t55" at localhost' in capsys.readouterr().out
    assert run([*data, "--lang", "nl", "club"]) == 0
    assert 'laat de tafel "t55" binnen' in capsys.readouterr().out
    assert 'names = "initials"' in (tmp_path / FILE).read_text()
    assert run([*data, "club", "--names", "full", line(PASSWORD)]) == 0
    assert 'names = "full"' in (tmp_path / FILE).read_text()
    assert run([*data, "club", line("another")]) == 1
    assert "refuses the name" in capsys.readouterr().err
    assert run([*data, "club", "hello"]) == 2
    assert "no whole link" in capsys.readouterr().err


def test_the_doctor_tries_the_connection(broker: Mosquitto, tmp_path: Path) -> None:
    assert look(tmp_path, Probes()).say.key == "doctor-club-none"
    (tmp_path / FILE).write_text("broker = 5")
    assert look(tmp_path, Probes()).say.key == "doctor-club-wrong"
    text = f'broker = "localhost:{broker.engine.port}"\ntable = "t54"\npassword = "{PASSWORD}"\nplain = true\n'
    (tmp_path / FILE).write_text(text)
    assert look(tmp_path, Probes()).grade == "ok"
    assert look(tmp_path, Probes(has_module=lambda name: False)).say.key == "doctor-club-packages"
    (tmp_path / FILE).write_text(text.replace(PASSWORD, "another"))
    assert look(tmp_path, Probes()).say.args["why"].key == "club-refused"  # type: ignore[union-attr]
