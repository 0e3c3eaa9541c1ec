"""deploy/club: its plan, its unit, and that nothing is changed before somebody has said yes."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.deploy.machine import ROOT
from tests.deploy.test_units import MOST_EXPOSED, analyze

CLUB = ROOT / "deploy/club"
UNIT = ROOT / "deploy/club.d/table-club.service"


def said(*words: str, machine: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LOOK": str(machine)}
    return subprocess.run(
        (CLUB, *words), capture_output=True, text=True, check=False, env=env, stdin=subprocess.DEVNULL
    )


def test_a_dry_run_says_every_step_and_changes_nothing(tmp_path: Path) -> None:
    done = said("--dry-run", machine=tmp_path)
    steps = re.findall(r"^ *\d+\. (.*)$", done.stdout, re.MULTILINE)
    assert (done.returncode, done.stderr, len(steps)) == (0, "", 7)
    assert "apt-get -qq install --yes --no-install-recommends mosquitto postgresql" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_name_of_its_own_stands_in_the_certificates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "DNS:club.example" not in said("--dry-run", machine=tmp_path).stdout
    monkeypatch.setenv("CLUB_HOST", "club.example")
    plan = said("--dry-run", machine=tmp_path).stdout
    assert "DNS:club.example" in plan


def test_it_is_said_how_it_is_called(tmp_path: Path) -> None:
    assert "sudo deploy/club table NAME" in said("--help", machine=tmp_path).stdout
    assert list(tmp_path.iterdir()) == []


def test_the_script_is_clean() -> None:
    subprocess.run(("shellcheck", "-x", CLUB), check=True, cwd=ROOT)
    assert os.access(CLUB, os.X_OK)


def test_the_hubs_unit_is_whole_and_little_exposed(tmp_path: Path) -> None:
    there = tmp_path / UNIT.name
    there.write_text(UNIT.read_text().replace("/opt/table-club/.venv/bin/companion", "/bin/true"))
    assert analyze("verify", "--man=no", there) == ""
    exposure = re.search(r"exposure level for .*: ([\d.]+)", analyze("security", "--no-pager", "--offline=true", UNIT))
    assert exposure
    assert float(exposure.group(1)) <= MOST_EXPOSED
