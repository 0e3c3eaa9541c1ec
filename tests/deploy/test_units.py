"""The services as systemd reads them: without mistakes, hardly exposed, with the devices they need and no others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.packages import sticks
from tests.deploy.machine import ROOT, said

UNITS = ROOT / "deploy/system"
SERVICES = ("table-companion", "table-companion-screen", "table-companion-backup", "table-companion-stick@")
ALL = tuple(file for file in sorted((ROOT / "deploy").rglob("*.service")) if file.parent.name != "desktop")
PROGRAM = re.compile(r"/opt/table-\w+/\S*bin/companion|/usr/local/lib/table-companion/grow")
MOST_EXPOSED = 2.0


def analyze(*words: str | Path) -> str:
    """The output of systemd-analyze, which must be satisfied."""
    done = said("systemd-analyze", *words)
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
    """The units with a program that exists everywhere, since systemd looks for it. Of a stick's, that of one stick."""
    folder = tmp_path_factory.mktemp("units")
    for file in (*ALL, *UNITS.glob("table-companion*.timer")):
        (folder / file.name.replace("@", "@sda1")).write_text(PROGRAM.sub("/bin/true", file.read_text()))
    return folder


def test_systemd_finds_no_mistake_in_the_units(units: Path) -> None:
    assert analyze("verify", "--man=no", *units.glob("*.service"), *units.glob("*.timer")) == ""


@pytest.mark.parametrize("service", [file.name for file in ALL])
def test_systemd_finds_little_exposed(service: str, units: Path) -> None:
    said = analyze("security", "--no-pager", "--offline=true", units / service.replace("@", "@sda1"))
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


@pytest.mark.parametrize("service", [name for name in SERVICES if not name.endswith("@")])
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


def test_phones_at_the_table_reach_the_core_and_the_internet_does_not() -> None:
    core = unit("table-companion.service")
    assert core["IPAddressDeny"] == ["any"]
    allowed = " ".join(core["IPAddressAllow"]).split()
    assert {"localhost", "multicast", "link-local", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"} <= set(allowed)
    assert unit("table-companion-screen.service")["IPAddressAllow"] == ["localhost"]


def test_the_settings_file_is_read_by_all_services_and_may_be_missing() -> None:
    for file in {*UNITS.rglob("*.service")} - {*UNITS.glob("*@.service")}:  # a stick has no settings
        assert unit(str(file.relative_to(UNITS)))["EnvironmentFile"] == ["-/etc/table-companion.conf"]


# ---- USB sticks -----------------------------------------------------------------------------------------------
STICK = "table-companion-stick@.service"


def mounting() -> list[str]:
    """The command that mounts a stick, word by word."""
    lines = (UNITS / STICK).read_text().replace("\\\n", "").splitlines()
    (command,) = (line.partition("=")[2] for line in lines if line.startswith("ExecStart="))
    return command.split()


def test_a_stick_is_mounted_to_be_read_and_nothing_on_it_runs() -> None:
    options = next(word for word in mounting() if word.startswith("--options=")).partition("=")[2].split(",")
    assert {"ro", "nosuid", "nodev", "noexec"} <= {*options}
    assert {"gid=companion", "umask=0027"} <= {*options}  # no other user reads it
    assert "--fsck=no" in mounting()  # a check would repair a stick that is not ours


def test_the_page_of_packages_finds_what_lies_on_a_mounted_stick(tmp_path: Path) -> None:
    where = mounting()[-1].replace("%i", "sda1")
    root = next(root for root in sticks.STICKS if Path(where).is_relative_to(root))
    for folder in (".", "games", "games/new"):
        wheel = tmp_path / Path(where).relative_to(root) / folder / "marbles-0.1.0-py3-none-any.whl"
        wheel.parent.mkdir(parents=True, exist_ok=True)
        wheel.touch()
    found = {path.parent.relative_to(tmp_path).as_posix() for path in sticks.find_candidates((tmp_path,))}
    assert found == {"table-companion/sda1", "table-companion/sda1/games"}


def test_a_stick_that_the_machine_itself_uses_is_left_alone(tmp_path: Path) -> None:
    (condition,) = unit(STICK)["ExecCondition"]
    assert unit(STICK)["After"] == ["local-fs.target"]  # its program's file system is mounted by then
    script = condition.removeprefix("/bin/sh -c ").strip("'").replace("/dev/%i", '"$1"')
    findmnt = tmp_path / "findmnt"
    for known in ("--fstab", "--source", ""):  # in fstab; mounted; neither
        findmnt.write_text(f'#!/bin/sh\n[ "$1" = "{known}" ]\n')
        findmnt.chmod(0o755)
        done = said("/bin/sh", "-c", script, "sh", "/dev/sda1", env={"PATH": str(tmp_path)})
        assert (done.returncode == 0) == (known == ""), known


def test_whoever_mounts_sticks_reads_that_one_and_has_no_power_of_its_own() -> None:
    stick = unit(STICK)
    assert (stick["DevicePolicy"], stick["DeviceAllow"]) == (["closed"], ["/dev/%i r"])
    assert stick["CapabilityBoundingSet"] == [""]


def test_only_sticks_on_usb_with_the_file_systems_of_sticks_are_mounted() -> None:
    (rule,) = rules("71-table-companion-sticks.rules")
    assert {'SUBSYSTEM=="block"', 'ENV{ID_BUS}=="usb"', 'ENV{ID_FS_TYPE}=="vfat|exfat"'} <= {*rule}
    assert f'ENV{{SYSTEMD_WANTS}}+="{STICK.replace("@", "@%k")}"' in rule


def rules(name: str) -> list[list[str]]:
    """Each rule of a udev file, part by part; each part has a form that udev knows."""
    lines = [line for line in (UNITS / name).read_text().splitlines() if line[:1] not in ("", "#")]
    for part in (part for line in lines for part in line.split(", ")):
        assert re.fullmatch(r'[A-Z]+(\{\w+\})?(==|!=|\+=|=)"[^"]+"', part), part
    return [line.split(", ") for line in lines]


def test_udev_rules_name_dice_readers_the_same_in_every_socket() -> None:
    named = [rule for rule in rules("70-table-companion.rules") if "serial/by-id/" in rule[-1]]
    assert [rule[1] for rule in named] == ['KERNEL=="ttyACM*|ttyUSB*"']
