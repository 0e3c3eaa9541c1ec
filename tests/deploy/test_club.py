"""deploy/club: its plan, its unit, and no change before a confirmation."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.deploy.machine import ROOT, said
from tests.deploy.test_units import analyze

CLUB = ROOT / "deploy/club"
AGAIN = ROOT / "deploy/club.d/postgresql-again.conf"
LIMITS = ROOT / "deploy/club.d/mosquitto-limits.conf"


def planned(machine: Path) -> subprocess.CompletedProcess[str]:
    """The plan for that machine."""
    return said(CLUB, "--dry-run", env={**os.environ, "LOOK": str(machine)})


def test_a_dry_run_says_every_step_and_changes_nothing(tmp_path: Path) -> None:
    done = planned(tmp_path)
    steps = re.findall(r"^ *\d+\. (.*)$", done.stdout, re.MULTILINE)
    assert (done.returncode, done.stderr, len(steps)) == (0, "", 7)
    assert "apt-get -qq install --yes --no-install-recommends mosquitto postgresql" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_name_of_its_own_stands_in_the_certificates_and_without_one_it_is_said_that_no_table_would_find_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hint = "install avahi-daemon, or say CLUB_HOST"
    assert hint in planned(tmp_path).stdout
    monkeypatch.setenv("CLUB_HOST", "club.example")
    plan = planned(tmp_path).stdout
    assert "DNS:club.example" in plan
    assert hint not in plan


def test_what_is_there_is_not_fetched_and_what_was_removed_is(tmp_path: Path) -> None:
    there = ("postgresql", "openssl", "python3", "python3-venv")
    known = [*((name, "install ok installed") for name in there), ("mosquitto", "deinstall ok config-files")]
    status = tmp_path / "var/lib/dpkg/status"
    status.parent.mkdir(parents=True)
    status.write_text("".join(f"Package: {name}\nStatus: {how}\n\n" for name, how in known))
    fetched = re.search("--no-install-recommends (.*)", planned(tmp_path).stdout)
    assert fetched
    assert fetched.group(1) == "mosquitto"


# ---- on a machine of its own ------------------------------------------------------------------------------------
def test_a_database_that_was_killed_starts_again(tmp_path: Path) -> None:
    assert f"{AGAIN} {tmp_path}/etc/systemd/system/postgresql@.service.d/" in planned(tmp_path).stdout
    unit = tmp_path / "postgresql@15-main.service"
    unit.write_text("[Service]\nExecStart=/bin/true\n" + AGAIN.read_text())
    assert analyze("verify", "--man=no", unit) == ""


def test_a_broker_that_takes_too_much_memory_is_started_anew(tmp_path: Path) -> None:
    assert f"{LIMITS} {tmp_path}/etc/systemd/system/mosquitto.service.d/" in planned(tmp_path).stdout
    unit = tmp_path / "mosquitto.service"
    unit.write_text(LIMITS.read_text() + "ExecStart=/bin/true\n")
    assert analyze("verify", "--man=no", unit) == ""
    assert "MemoryMax=512M" in LIMITS.read_text()
    assert "512 MB (`mosquitto-limits.conf`)" in (ROOT / "docs/club.md").read_text()
