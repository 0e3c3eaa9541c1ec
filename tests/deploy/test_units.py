"""The services, as systemd itself reads them: no mistake, little exposed, the devices they need and no others."""

from __future__ import annotations

import configparser
import re
import subprocess
from pathlib import Path

import pytest

from tests.deploy.machine import ROOT

UNITS = ROOT / "deploy/system"
SERVICES = ("table-companion", "table-companion-screen", "table-companion-backup")
PROGRAM = "/opt/table-companion/current/.venv/bin/companion"
MOST_EXPOSED = 2.0


def analyze(*words: str | Path) -> str:
    """What systemd-analyze says; it must be satisfied."""
    done = subprocess.run(("systemd-analyze", *words), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def unit(name: str) -> dict[str, list[str]]:
    """Every setting of a unit, with all its values."""
    found: dict[str, list[str]] = {}
    for line in (UNITS / name).read_text().splitlines():
        key, is_setting, value = line.partition("=")
        if is_setting and not line.startswith("#"):
            found.setdefault(key, []).append(value)
    return found


@pytest.fixture(scope="session")
def units(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The units with a program that exists everywhere: systemd looks for it."""
    folder = tmp_path_factory.mktemp("units")
    for file in UNITS.glob("table-companion*.*"):
        (folder / file.name).write_text(file.read_text().replace(PROGRAM, "/bin/true"))
    return folder


def test_systemd_finds_no_mistake_in_the_units(units: Path) -> None:
    assert analyze("verify", "--man=no", *units.glob("*.service"), *units.glob("*.timer")) == ""


@pytest.mark.parametrize("service", SERVICES)
def test_systemd_finds_little_exposed(service: str) -> None:
    said = analyze("security", "--no-pager", "--offline=true", UNITS / f"{service}.service")
    exposure = re.search(r"Overall exposure level for .*: ([\d.]+)", said)
    assert exposure
    assert float(exposure.group(1)) <= MOST_EXPOSED, said


def test_the_core_may_use_pins_dice_readers_and_sound_and_nothing_else() -> None:
    core = unit("table-companion.service")
    assert core["DevicePolicy"] == ["closed"]
    assert {value.split()[0] for value in core["DeviceAllow"]} == {
        "char-gpiochip", "char-ttyACM", "char-ttyUSB", "char-ttyAMA", "char-alsa",
    }  # fmt: skip


def test_the_touchscreen_may_use_the_display_touches_and_its_console_and_nothing_else() -> None:
    screen = unit("table-companion-screen.service")
    assert screen["DevicePolicy"] == ["closed"]
    assert {value.split()[0] for value in screen["DeviceAllow"]} == {
        "char-drm", "char-input", "/dev/tty0", "/dev/tty1",
    }  # fmt: skip


def test_kinds_of_dice_readers_are_known_before_the_core_starts() -> None:
    modules = (UNITS / "table-companion.modules").read_text().split("\n")
    assert {"cdc_acm", "usbserial"} <= set(modules)
    assert "systemd-modules-load.service" in unit("table-companion.service")["After"][0]


@pytest.mark.parametrize("service", SERVICES)
def test_of_the_disk_only_one_folder_can_be_written(service: str) -> None:
    settings = unit(f"{service}.service")
    assert settings["ProtectSystem"] == ["strict"]
    assert settings.get("StateDirectory", ["table-companion"]) == ["table-companion"]
    assert "ReadWritePaths" not in settings or service == "table-companion-backup"  # a stick for the copies


def test_a_core_that_hangs_or_dies_is_started_again() -> None:
    core = unit("table-companion.service")
    assert core["Type"] == ["notify"]
    assert core["Restart"] == ["on-failure"]
    assert int(core["WatchdogSec"][0]) <= 60


def test_a_touchscreen_that_dies_is_started_again_however_often() -> None:
    for name in ("table-companion-screen.service", "desktop/table-companion-screen.service"):
        screen = unit(name)
        assert (screen["Restart"], screen["StartLimitIntervalSec"]) == (["on-failure"], ["0"])


def test_the_token_is_in_no_command_line() -> None:
    for file in UNITS.rglob("*.service"):
        assert not [line for line in file.read_text().splitlines() if line.startswith("Exec") and "token" in line]
    for name in ("table-companion-screen.service", "desktop/table-companion-screen.service"):
        assert unit(name)["ExecStart"][0].split()[1] == "screen"


def test_a_touchscreen_gets_the_new_token_when_the_core_starts_anew() -> None:
    assert unit("table-companion-screen.service")["PartOf"] == ["table-companion.service"]


def test_phones_at_the_table_reach_the_core_and_the_internet_does_not() -> None:
    core = unit("table-companion.service")
    assert core["IPAddressDeny"] == ["any"]
    allowed = " ".join(core["IPAddressAllow"]).split()
    assert {"localhost", "multicast", "link-local", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"} <= set(allowed)
    assert unit("table-companion-screen.service")["IPAddressAllow"] == ["localhost"]


def test_the_settings_file_is_read_by_all_services_and_may_be_missing() -> None:
    for file in UNITS.rglob("*.service"):
        assert unit(str(file.relative_to(UNITS)))["EnvironmentFile"] == ["-/etc/table-companion.conf"]


def test_the_desktop_shows_the_touchscreen_after_login() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(UNITS / "desktop/table-companion.desktop")
    assert entry["Desktop Entry"]["Type"] == "Application"
    assert "table-companion-screen.service" in entry["Desktop Entry"]["Exec"]


def test_udev_rules_name_dice_readers_the_same_in_every_socket() -> None:
    rules = [
        line for line in (UNITS / "70-table-companion.rules").read_text().splitlines() if line[:1] not in ("", "#")
    ]
    assert [rule for rule in rules if "serial/by-id/" in rule]
    for rule in rules:
        for part in rule.split(", "):
            assert re.fullmatch(r'[A-Z]+(\{\w+\})?(==|\+=|=)"[^"]+"', part), part
