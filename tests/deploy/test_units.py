"""The services as systemd reads them: without mistakes, hardly exposed, with the devices they need and no others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.packages import sticks
from tests.deploy.machine import ROOT, said

UNITS = ROOT / "deploy/system"
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


CORE, SCREEN, STICK = "table-companion", "table-companion-screen", "table-companion-stick@"
PRIVATE = ("localhost", "link-local", "multicast", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7")


@pytest.mark.parametrize(
    ("service", "key", "values"),
    [
        pytest.param(CORE, "Restart", ("on-failure",), id="a core that dies is started again"),
        pytest.param(CORE, "WatchdogSec", ("60",), id="and one that hangs, within a minute"),
        pytest.param(SCREEN, "StartLimitIntervalSec", ("0",), id="a touchscreen is started again however often"),
        pytest.param(f"desktop/{SCREEN}", "StartLimitIntervalSec", ("0",), id="on a desktop, too"),
        pytest.param(CORE, "IPAddressDeny", ("any",), id="the internet does not reach the core"),
        pytest.param(CORE, "IPAddressAllow", PRIVATE, id="phones at the table do"),
        pytest.param(SCREEN, "IPAddressAllow", ("localhost",), id="nobody but the core reaches the touchscreen"),
        pytest.param(STICK, "DeviceAllow", ("/dev/%i", "r"), id="whoever mounts sticks reads that one"),
        pytest.param(STICK, "CapabilityBoundingSet", (), id="and has no power of its own"),
    ],
)
def test_a_service_does_what_it_promises(service: str, key: str, values: tuple[str, ...]) -> None:
    assert " ".join(unit(f"{service}.service")[key]).split() == [*values]


# ---- USB sticks -----------------------------------------------------------------------------------------------
def mounting() -> list[str]:
    """The command that mounts a stick, word by word."""
    lines = (UNITS / f"{STICK}.service").read_text().replace("\\\n", "").splitlines()
    (command,) = (line.partition("=")[2] for line in lines if line.startswith("ExecStart="))
    return command.split()


def test_a_stick_is_mounted_to_be_read_and_nothing_on_it_runs() -> None:
    options = next(word for word in mounting() if word.startswith("--options=")).partition("=")[2].split(",")
    assert {"ro", "nosuid", "nodev", "noexec", "gid=companion", "umask=0027"} <= {*options}
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
    (condition,) = unit(f"{STICK}.service")["ExecCondition"]
    assert unit(f"{STICK}.service")["After"] == ["local-fs.target"]  # its program's file system is mounted by then
    script = condition.removeprefix("/bin/sh -c ").strip("'").replace("/dev/%i", '"$1"')
    findmnt = tmp_path / "findmnt"
    for known in ("--fstab", "--source", ""):  # in fstab; mounted; neither
        findmnt.write_text(f'#!/bin/sh\n[ "$1" = "{known}" ]\n')
        findmnt.chmod(0o755)
        done = said("/bin/sh", "-c", script, "sh", "/dev/sda1", env={"PATH": str(tmp_path)})
        assert (done.returncode == 0) == (known == ""), known


def test_only_sticks_on_usb_with_the_file_systems_of_sticks_are_mounted() -> None:
    (rule,) = rules("71-table-companion-sticks.rules")
    assert {'SUBSYSTEM=="block"', 'ENV{ID_BUS}=="usb"', 'ENV{ID_FS_TYPE}=="vfat|exfat"'} <= {*rule}
    assert f'ENV{{SYSTEMD_WANTS}}+="{STICK}%k.service"' in rule


def rules(name: str) -> list[list[str]]:
    """Each rule of a udev file, part by part; each part has a form that udev knows."""
    lines = [line for line in (UNITS / name).read_text().splitlines() if line[:1] not in ("", "#")]
    for part in (part for line in lines for part in line.split(", ")):
        assert re.fullmatch(r'[A-Z]+(\{\w+\})?(==|!=|\+=|=)"[^"]+"', part), part
    return [line.split(", ") for line in lines]


def test_udev_rules_name_dice_readers_the_same_in_every_socket() -> None:
    named = [rule for rule in rules("70-table-companion.rules") if "serial/by-id/" in rule[-1]]
    assert [rule[1] for rule in named] == ['KERNEL=="ttyACM*|ttyUSB*"']
