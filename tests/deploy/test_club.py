"""deploy/club: its plan, its unit, and that nothing is changed before somebody has said yes."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.deploy.machine import ROOT
from tests.deploy.test_units import MOST_EXPOSED, analyze

CLUB, TRY, TRY_CLUB = ROOT / "deploy/club", ROOT / "deploy/try", ROOT / "deploy/try-club"
AGAIN = ROOT / "deploy/club.d/postgresql-again.conf"
LIMITS = ROOT / "deploy/club.d/mosquitto-limits.conf"
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


def test_without_avahi_or_a_name_it_is_said_that_no_table_would_find_it(tmp_path: Path) -> None:
    hint = "install avahi-daemon, or say CLUB_HOST"
    assert hint in said("--dry-run", machine=tmp_path).stdout
    have(tmp_path, "avahi-daemon")
    assert hint not in said("--dry-run", machine=tmp_path).stdout


def test_what_is_there_is_not_fetched_and_what_was_removed_is(tmp_path: Path) -> None:
    have(tmp_path, "postgresql", "openssl", "python3", "python3-venv")
    with (tmp_path / "var/lib/dpkg/status").open("a") as status:
        status.write("Package: mosquitto\nStatus: deinstall ok config-files\n\n")
    fetched = re.search("--no-install-recommends (.*)", said("--dry-run", machine=tmp_path).stdout)
    assert fetched
    assert fetched.group(1) == "mosquitto"


def have(machine: Path, *packages: str) -> None:
    status = machine / "var/lib/dpkg/status"
    status.parent.mkdir(parents=True, exist_ok=True)
    status.write_text("".join(f"Package: {package}\nStatus: install ok installed\n\n" for package in packages))


@pytest.mark.parametrize("script", [CLUB, TRY, TRY_CLUB])
def test_the_script_is_clean(script: Path) -> None:
    subprocess.run(("shellcheck", "-x", script), check=True, cwd=ROOT)
    assert os.access(script, os.X_OK)


# ---- on a machine of its own ------------------------------------------------------------------------------------
def test_the_trial_of_a_club_says_what_has_to_be_so_and_does_nothing() -> None:
    plan = (TRY, "bookworm", "amd64", "club", "--dry-run")
    done = subprocess.run(plan, capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL)
    told = [line.strip() for line in done.stdout.splitlines()]
    for one in ("table-club", "mosquitto", "database"):
        assert f"{one} was killed: it starts again" in told
    assert told.index("broker, database and hub run") < told.index("switched on again: broker, database and hub run")
    assert done.stderr == ""


def test_a_database_that_was_killed_starts_again(tmp_path: Path) -> None:
    assert f"{AGAIN} {tmp_path}/etc/systemd/system/postgresql@.service.d/" in said("--dry-run", machine=tmp_path).stdout
    unit = tmp_path / "postgresql@15-main.service"
    unit.write_text("[Service]\nExecStart=/bin/true\n" + AGAIN.read_text())
    assert analyze("verify", "--man=no", unit) == ""


def test_a_broker_that_takes_too_much_memory_is_started_anew(tmp_path: Path) -> None:
    assert f"{LIMITS} {tmp_path}/etc/systemd/system/mosquitto.service.d/" in said("--dry-run", machine=tmp_path).stdout
    unit = tmp_path / "mosquitto.service"
    unit.write_text(LIMITS.read_text() + "ExecStart=/bin/true\n")
    assert analyze("verify", "--man=no", unit) == ""
    assert "MemoryMax=512M" in LIMITS.read_text()
    assert "512 MB (`mosquitto-limits.conf`)" in (ROOT / "docs/club.md").read_text()


def test_the_hubs_unit_is_whole_and_little_exposed(tmp_path: Path) -> None:
    there = tmp_path / UNIT.name
    there.write_text(UNIT.read_text().replace("/opt/table-club/.venv/bin/companion", "/bin/true"))
    assert analyze("verify", "--man=no", there) == ""
    exposure = re.search(r"exposure level for .*: ([\d.]+)", analyze("security", "--no-pager", "--offline=true", UNIT))
    assert exposure
    assert float(exposure.group(1)) <= MOST_EXPOSED
