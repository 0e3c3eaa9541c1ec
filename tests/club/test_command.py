"""The command that joins a club, and the doctor's report about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.app.cli import run
from companion.club.config import FILE
from companion.doctor.checks import _club as look
from companion.doctor.finding import Probes
from tests.club.engines import PASSWORD, Mosquitto

WORDS = PASSWORD.replace(" ", "%20")


def link(broker: Mosquitto, table: str, password: str = WORDS) -> str:
    return f"table-club://{table}:{password}@localhost:{broker.engine.port}/"


def test_a_link_makes_the_table_part_of_the_club(
    broker: Mosquitto, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ("--data", str(tmp_path))
    assert run([*data, "club"]) == 1
    assert "in no club" in capsys.readouterr().out
    assert run([*data, "club", link(broker, "t55")]) == 0
    assert 'This table is "t55" at localhost' in capsys.readouterr().out
    assert run([*data, "--lang", "nl", "club"]) == 0
    assert 'laat de tafel "t55" binnen' in capsys.readouterr().out
    assert 'names = "initials"' in (tmp_path / FILE).read_text()
    assert run([*data, "club", "--names", "full", link(broker, "t55")]) == 0
    assert 'names = "full"' in (tmp_path / FILE).read_text()
    assert run([*data, "club", link(broker, "t55", "another")]) == 1
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
