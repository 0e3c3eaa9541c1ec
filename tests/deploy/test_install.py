"""deploy/install and deploy/uninstall: their plans, on machines that are only folders.

`deploy/try bookworm amd64 install`, run by hand, tests the execution.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.deploy.machine import ROOT, said

PASSWD = "root:x:0:0::/root:/bin/bash\nana:x:1000:1000::/home/ana:/bin/bash\n"
GROUPS = "gpio:x:993:ana\ndialout:x:20:ana\nvideo:x:44:\nrender:x:992:\ninput:x:991:\naudio:x:29:\n"
PACKAGES = ["python3", "python3-venv", "libgl1", "libegl1", "libgles2", "alsa-utils",
            "speech-dispatcher", "speech-dispatcher-espeak-ng", "espeak-ng", "xwayland"]  # fmt: skip
OF_STICKS = ("/etc/systemd/system/table-companion-stick@.service", "/etc/udev/rules.d/71-table-companion-sticks.rules")


class Pi:
    """A checkout, and the machine's files that the scripts read."""

    def __init__(self, folder: Path, suite: str = "bookworm", desktop: bool = False) -> None:
        self.folder, self.checkout = folder, folder / "home/ana/table-companion"
        shutil.copytree(ROOT / "deploy", self.checkout / "deploy")
        shutil.copy(ROOT / "pyproject.toml", self.checkout)
        for name in ("companion", "hardware", "rules", "testkit", "ui", "uv.lock"):
            (self.checkout / name).touch()
        self.write("etc/os-release", f"ID=debian\nVERSION_CODENAME={suite}\n")
        self.write("etc/rpi-issue", "Raspberry Pi reference\n")
        self.write("etc/passwd", PASSWD)
        self.write("etc/group", GROUPS)
        self.write("var/lib/dpkg/status", "")
        self.write("boot/firmware/cmdline.txt", "console=tty1 root=PARTUUID=1-02 rootwait\n")
        self.write("usr/bin/raspi-config", "")
        if desktop:
            manager = folder / "etc/systemd/system/display-manager.service"
            manager.parent.mkdir(parents=True)
            manager.symlink_to("/lib/systemd/system/lightdm.service")

    def write(self, path: str, text: str) -> None:
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def have(self, *packages: str) -> None:
        stanza = "Package: {}\nStatus: install ok installed\n\n"
        self.write("var/lib/dpkg/status", "".join(stanza.format(package) for package in packages))

    def be_installed(self) -> None:
        """Leave the machine as the script does."""
        name = next(line for line in self.plan().splitlines() if "this release" in line).split(", ")[1]
        app = self.folder / "opt/table-companion"
        self.have(*PACKAGES)
        self.write("etc/passwd", PASSWD + "companion:x:990:990::/var/lib/table-companion:/usr/sbin/nologin\n")
        groups = GROUPS.replace(":ana", ":ana,companion").replace(":\n", ":companion\n")
        self.write("etc/group", groups + "companion:x:990:ana\n")
        self.write("etc/systemd/system/table-companion.service", "")
        self.write("etc/table-companion.conf", "COMPANION_ROTATION=180\n")
        self.write("boot/firmware/cmdline.txt", "console=tty1 root=PARTUUID=1-02 rootwait consoleblank=0\n")
        self.write(f"opt/table-companion/releases/{name}/.complete", "")
        (app / "current").symlink_to(f"releases/{name}")

    def plan(self, script: str = "install", *words: str, **env: str) -> str:
        """The plan, with the paths of a real machine."""
        done = self.run(script, "--dry-run", *words, **env)
        assert (done.returncode, done.stderr) == (0, "")
        return re.sub(re.escape(str(self.folder)) + "(?!/home)", "", done.stdout)

    def run(self, script: str, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
        env = {"PATH": os.environ["PATH"], "LOOK": str(self.folder)} | env
        return said(self.checkout / "deploy" / script, *words, env=env)


def steps(plan: str) -> list[str]:
    """The numbered headings."""
    return [line for line in plan.splitlines() if line[:2].strip().isdecimal()]


def commands(plan: str, word: str) -> list[str]:
    return [line.strip() for line in plan.splitlines() if line.startswith("      ") and word in line.split()]


# ---- install's plan -------------------------------------------------------------------------------------
@pytest.mark.parametrize("suite", ["bookworm", "trixie"])
@pytest.mark.parametrize("desktop", [False, True], ids=["lite", "desktop"])
def test_the_plan_has_the_steps_that_a_careful_person_would_take_and_changes_nothing(
    tmp_path: Path, suite: str, desktop: bool
) -> None:
    pi = Pi(tmp_path, suite, desktop)
    before = sorted(path.lstat().st_mtime_ns for path in tmp_path.rglob("*"))
    plan = pi.plan()
    assert sorted(path.lstat().st_mtime_ns for path in tmp_path.rglob("*")) == before
    assert plan.startswith(f"deploy/install: what there is to do on this machine ({suite}, ")
    assert [step[4:].split()[0] for step in steps(plan)] == ["Debian", "a", "a", "this", "services,", "the", "start:"]


def test_a_machine_with_bluetooth_gets_what_its_dice_need(tmp_path: Path) -> None:
    pi = Pi(tmp_path, "trixie")
    pi.have(*PACKAGES)
    assert "bluez" not in pi.plan()
    pi.write("sys/class/bluetooth/hci0/type", "")
    assert commands(pi.plan(), "apt-get")[-1].endswith(" bluez")


@pytest.mark.parametrize(
    ("lacks", "made", "joins"),
    [("render:x:992:\n", [], "gpio,dialout,video,input,audio"),
     ("gpio:x:993:ana\n", ["groupadd --system gpio"], "gpio,dialout,video,render,input,audio")],
    ids=["render", "gpio"],
)  # fmt: skip
def test_the_user_joins_the_groups_that_there_are_and_one_for_pins_is_made(
    tmp_path: Path, lacks: str, made: list[str], joins: str
) -> None:
    pi = Pi(tmp_path)
    pi.write("etc/group", GROUPS.replace(lacks, ""))
    plan = pi.plan()
    assert commands(plan, "groupadd") == made
    assert commands(plan, "usermod") == [f"usermod --append --groups {joins} companion"]


def test_without_a_desktop_the_machine_starts_the_touchscreen_keeps_it_on_and_mounts_sticks(tmp_path: Path) -> None:
    plan = Pi(tmp_path).plan()
    assert "table-companion-screen.service" in commands(plan, "enable")[0]
    assert "autostart" not in plan
    assert [line for line in commands(plan, "sed") if "consoleblank=0" in line]
    assert "/var/lib/table-companion/hardware.toml" not in plan  # pins are driven once somebody says what is wired
    assert {file for file in OF_STICKS for line in commands(plan, "mv") if line.endswith(file)} == {*OF_STICKS}


def test_a_desktop_starts_it_for_the_user_who_logs_in_keeps_it_on_and_mounts_sticks_itself(tmp_path: Path) -> None:
    plan = Pi(tmp_path, desktop=True).plan()
    assert "table-companion-screen.service" not in commands(plan, "enable")[0]
    assert [line for line in commands(plan, "mv") if line.endswith("/etc/xdg/autostart/table-companion.desktop")]
    assert "usermod --append --groups companion ana" in commands(plan, "usermod")
    assert {f"raspi-config nonint {does}" for does in ("do_boot_behaviour B4", "do_blanking 1")} <= {
        *commands(plan, "raspi-config")
    }
    assert not [file for file in OF_STICKS if file in plan]


@pytest.mark.parametrize("desktop", [False, True], ids=["lite", "desktop"])
def test_a_second_time_only_puts_the_same_files_there_again(tmp_path: Path, desktop: bool) -> None:
    pi = Pi(tmp_path, "trixie", desktop)
    pi.be_installed()
    plan = pi.plan()
    for word in ("apt-get", "useradd", "usermod", "groupadd", "cp", "sed"):
        assert commands(plan, word) == []
    assert not [line for line in plan.splitlines() if line.endswith(" /etc/table-companion.conf")]  # settings stay


def test_a_newer_checkout_is_another_release_and_the_games_are_copied_first(tmp_path: Path) -> None:
    pi = Pi(tmp_path)
    pi.be_installed()
    (tmp_path / "opt/table-companion/current").unlink()
    (tmp_path / "opt/table-companion/current").symlink_to("releases/0.0.9-old")
    lines = [line.strip() for line in pi.plan().splitlines()]
    backup = next(i for i, line in enumerate(lines) if " backup " in line)
    previous = lines.index("ln -sfn releases/0.0.9-old /opt/table-companion/previous")
    assert backup < previous


def test_another_system_is_refused_in_one_sentence(tmp_path: Path) -> None:
    done = Pi(tmp_path, "bullseye").run("install", "--dry-run")
    assert done.returncode == 1
    assert done.stdout == ""
    assert "Bookworm or Trixie" in done.stderr
    assert len(done.stderr.splitlines()) == 1


# ---- uninstall's plan -----------------------------------------------------------------------------------
def test_uninstall_takes_away_every_file_that_install_puts_into_the_system(tmp_path: Path) -> None:
    removed = set(" ".join(commands(Pi(tmp_path / "x").plan("uninstall"), "rm")).split())
    for desktop in (False, True):
        put = {line.split()[-1] for line in commands(Pi(tmp_path / str(desktop), desktop=desktop).plan(), "mv")}
        in_the_system = {path for path in put if path.startswith("/etc/")} - {"/etc/table-companion.conf"}
        assert len(in_the_system) == 8 - desktop
        assert in_the_system <= removed


def test_uninstall_keeps_games_and_settings(tmp_path: Path) -> None:
    pi = Pi(tmp_path)
    pi.be_installed()
    plan = pi.plan("uninstall")
    assert "/var/lib/table-companion" not in " ".join(commands(plan, "rm"))
    assert commands(plan, "userdel") == []
