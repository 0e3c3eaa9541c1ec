"""A failing disk: refused lines are absent, acknowledged ones present, and play goes on when the disk recovers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.trials.campaigns.disk import environment

ROOT = Path(__file__).parents[3]


def wrong(scene: str, folder: Path) -> list[str]:
    """What did not hold in that scene of failing.py."""
    command = [sys.executable, "-m", "tests.companion.log.failing", scene, str(folder / "data")]
    done = subprocess.run(command, env=environment(folder), cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    problems: list[str] = json.loads(done.stdout)
    return problems


@pytest.mark.parametrize("scene", ["bursts", "refused-and-killed", "no-sync", "late-checkpoint"])
def test_a_refused_line_is_not_there_and_an_acknowledged_one_is(scene: str, tmp_path: Path) -> None:
    assert wrong(scene, tmp_path) == []
