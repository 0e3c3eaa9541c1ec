"""Our own files on the card: the layer over Debian, and a card's start. No image is built."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from companion.box.card import files
from companion.box.card_file import CardFile, CompanionSettings, Wifi
from tests.deploy.machine import ROOT, said
from tests.deploy.test_image import PARTS, PATH, out

SECTORS_A_GB = 1_953_125
MARK = re.compile("@[A-Z]+@")  # placeholders of lay-over
READ = re.compile(r"/run/table-companion-card/\w+")


def lay_over(root: Path) -> None:
    """Our own files for a card of that id and of a gigabyte."""
    subprocess.run(
        (PARTS / "lay-over", PARTS / "files", root, "c0ffee00", str(SECTORS_A_GB), PARTS / "modules"), check=True
    )


def mounts() -> dict[str, list[str]]:
    """The mount options of each place."""
    rows = [line.split() for line in (PARTS / "files/etc/fstab").read_text().splitlines() if line[0] != "#"]
    return {row[1]: row[3].split(",") for row in rows}


def test_our_files_are_laid_over_with_the_id_of_the_disk(tmp_path: Path) -> None:
    lay_over(tmp_path)
    assert "PARTUUID=c0ffee00-02" in (tmp_path / "etc/fstab").read_text()
    assert not [file for file in tmp_path.rglob("*") if file.is_file() and MARK.search(file.read_text())]
    assert os.access(tmp_path / "usr/local/lib/table-companion/grow", os.X_OK)
    modules = (tmp_path / "usr/share/initramfs-tools/modules.d/table-companion").read_text().split()
    assert {"sdhci_iproc", "virtio_blk", "ext4"} <= set(modules)


def test_the_system_is_read_only_and_only_root_reads_the_start_partition(tmp_path: Path) -> None:
    options = mounts()
    assert "ro" in options["/"]
    assert {"ro", "umask=0077", "nofail"} <= set(options["/boot/firmware"])
    assert {"nofail", "x-systemd.growfs"} <= set(options["/data"])
    assert " ro " in (PARTS / "cmdline.txt").read_text()


def test_the_units_read_what_the_card_command_writes() -> None:
    units = PARTS / "files/etc"
    assert "companion card /boot/firmware /run\n" in (units / "systemd/system/table-companion-card.service").read_text()
    card = CardFile(wifi=Wifi(country="NL"), companion=CompanionSettings(ssh_key="key"))
    written = {f"/run/{place}" for place in files((card, ()), Path("/run"))}
    found = {word for file in units.rglob("*") if file.is_file() for word in READ.findall(file.read_text())}
    assert found == written - {"/run/table-companion-card/card.json"}


def test_compiled_files_are_believed_without_their_source(tmp_path: Path) -> None:
    file = tmp_path / "a" / "x.pyc"
    file.parent.mkdir()
    file.write_bytes(b"\x00\x00\x00\x00\x03\x00\x00\x00rest")
    (tmp_path / "plain.pyc").write_bytes(b"\x00\x00\x00\x00\x00\x00\x00\x00rest")
    subprocess.run(("python3", PARTS / "believed.py", tmp_path), check=True)
    assert file.read_bytes()[4] == 1
    assert (tmp_path / "plain.pyc").read_bytes()[4] == 0


# ---- at a start, and in an update -------------------------------------------------------------------------------
def opened(options: str, *lines: str) -> list[str]:
    """The commands of deploy/update and the others on a system mounted with these options."""
    fakes = (f"findmnt() {{ echo {options}; }}", 'mount() { echo "mount $*"; }', "id() { echo 0; }")
    return out("bash", "-euc", "\n".join((f". {ROOT}/deploy/pi.sh", *fakes, *lines)), "deploy/update").splitlines()


def test_a_read_only_system_is_opened_for_as_long_as_an_update_takes() -> None:
    assert opened("ro,noatime", "needs_root", "echo work") == ["mount -o remount,rw /", "work", "mount -o remount,ro /"]
    assert opened("noatime,rw,errors=remount-ro", "needs_root", "echo work") == ["work"]
    assert opened("ro", "DRY=yes", "needs_root", "echo work") == ["work"]
    goes_on = opened("rw", "export SYSTEM_WAS_CLOSED=yes", "needs_root", "echo work")  # a script that an update calls
    assert goes_on == ["work", "mount -o remount,ro /"]


DUMP = """label: dos
unit: sectors

/dev/card1 : start=        8192, size=      524288, type=c, bootable
/dev/card2 : start=      532480, size=     8388608, type=83
/dev/card3 : start=     8921088, size=      262144, type=83
"""


@pytest.mark.parametrize(("sectors", "grows"), [(31_116_288, True), (9_183_232, False), (9_190_000, False)])
def test_the_last_partition_grows_once_to_the_end_of_the_card(tmp_path: Path, sectors: int, grows: bool) -> None:
    dump, did = tmp_path / "dump", tmp_path / "did"
    fakes = {
        "findmnt": "echo /dev/card2",
        "lsblk": "echo card",
        "blockdev": f"echo {sectors}",
        "partx": f"echo $* >>{did}",
        "sfdisk": f"[ $1 = --dump ] && exec cat {dump}; cat >>{did}; echo $* >>{did}",
    }
    dump.write_text(DUMP)
    for name, line in fakes.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{line}\n")
        (tmp_path / name).chmod(0o755)
    grow = PARTS / "files/usr/local/lib/table-companion/grow"
    done = said(grow, env={"PATH": f"{tmp_path}:{PATH}"})
    assert (done.returncode, done.stderr) == (0, "")
    assert did.exists() == grows
    assert not grows or did.read_text().splitlines() == [
        ", +", "--quiet --force --no-reread --no-tell-kernel -N 3 /dev/card", "--update --nr 3 /dev/card",
    ]  # fmt: skip


def starts_on(folder: Path, sectors: int) -> tuple[bool, str]:
    """Whether a start on a card of so many sectors goes on, and the screen's text if it does not."""
    lay_over(folder)
    start = folder / "sys/class/block/card1"
    (folder / "sys/card/card1").mkdir(parents=True)
    (folder / "sys/card/size").write_text(f"{sectors}\n")
    start.parent.mkdir(parents=True)
    start.symlink_to(folder / "sys/card/card1")
    (folder / "readlink").write_text("#!/bin/sh\necho /dev/card1\n")
    (folder / "sleep").write_text("#!/bin/sh\nkill -TERM $PPID\n")  # it would wait for ever
    for name in ("readlink", "sleep"):
        (folder / name).chmod(0o755)
    there = {"sys": str(folder / "sys"), "screen": str(folder / "screen"), "log": str(folder / "log")}
    script = folder / "usr/share/initramfs-tools/scripts/local-premount/table-companion"
    done = said(script, env={"PATH": f"{folder}:{PATH}", **there})
    screen = folder / "screen"
    return done.returncode == 0, screen.read_text() if screen.exists() else ""


def test_a_card_starts_unless_it_is_too_small_and_then_says_so_on_the_screen(tmp_path: Path) -> None:
    assert starts_on(tmp_path / "large", SECTORS_A_GB) == (True, "")
    goes_on, said = starts_on(tmp_path, SECTORS_A_GB - 1)
    assert not goes_on
    assert "This memory card is too small: it has 0 GB, and the table companion needs 1 GB." in said
    assert "Deze geheugenkaart is te klein" in said
    assert f"{SECTORS_A_GB - 1} sectors of {SECTORS_A_GB}" in (tmp_path / "log").read_text()
