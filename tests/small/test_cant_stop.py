"""The game of the docs: a whole one in one file, with its own tests, under every law."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import cant_stop
import pytest

SOURCE = Path(cant_stop.__file__)


@pytest.mark.screen
def test_its_own_tests_pass_as_it_lies_there() -> None:
    told = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    done = subprocess.run(told, cwd=SOURCE.parent, capture_output=True, text=True, check=False)
    assert (done.returncode, "passed" in done.stdout, "arning" in done.stdout) == (0, True, False), done.stdout


def test_it_is_a_whole_game_in_150_lines() -> None:
    assert len(SOURCE.read_text(encoding="utf-8").splitlines()) <= 150
