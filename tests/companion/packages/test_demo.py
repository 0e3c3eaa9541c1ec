"""A demo plays in a folder of its own, with the games of the data folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.app import cli
from companion.app.startup import StartOptions
from companion.packages.shelf import Packages
from tests.companion.packages.packed import PATIENT, installed


def test_an_added_game_plays_itself_in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    home = tmp_path / "table-companion"
    installed(home)
    packages = Packages(home, limits=PATIENT)
    packages.site.mark_fit(packages.untried[0].mark)
    started = list[StartOptions]()

    def start(settings: StartOptions) -> int:
        started.append(settings)
        return 0

    monkeypatch.setattr(cli, "_start", start)
    assert cli.run(["demo", "wrong"]) == 0
    assert (started[0].demo, started[0].packages) == ("wrong", home)
    assert started[0].data not in (None, home)
