"""Power cuts without a machine: the core runs here, on a file system whose every write and flush is kept.

    sudo .venv/bin/python -m tests.trials.box.here --disks 210 --moves 60 --seed 1

The quick way of the campaign that `deploy/try-image` makes with a whole machine: the same log, the same disks, the same
questions, in a few minutes. Every second disk is mounted, so this kernel plays its journal back and the companion's
store is opened on it; the others are repaired by e2fsck first, as at a start. It needs root, loop devices and
qemu-storage-daemon.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.trials.bench.evening import GAME
from tests.trials.box import campaign, games, image
from tests.trials.box.core import Core
from tests.trials.box.games import Checked, Place
from tests.trials.box.machine import check_port
from tests.trials.box.moves import moves, play
from tests.trials.box.trouble import Trouble, Wrong
from tests.trials.box.waiting import until

MIB = 2**20
DISK_MIB = 128
PORT = 18643
STARTS_S = 120.0
PROGRAMS = ("qemu-storage-daemon", "mount", "mke2fs", "e2fsck", "debugfs", "sfdisk")
FOLDER = "games"  # in that file system


def main(words: list[str]) -> int:
    """Do it; 0: nothing was lost, 1: something was, 2: it cannot be tried here."""
    it = argparse.ArgumentParser(prog="python -m tests.trials.box.here", description=__doc__)
    for name, default, text in (
        ("--disks", campaign.DISKS, "how many disks are looked at"),
        ("--moves", 60, "how many moves are made"),
        ("--seed", 1, "which disks"),
        ("--port", PORT, "of the core"),
    ):
        it.add_argument(name, type=int, default=default, help=f"{text} ({default})")
    it.add_argument("--game", default=GAME, help=f"of which moves are made ({GAME})")
    said = it.parse_args(words)
    try:
        check_here()
        check_port(said.port)
        with tempfile.TemporaryDirectory(prefix="companion-cuts-", dir="/var/tmp") as name:
            return tried(Path(name), said)
    except Trouble as trouble:
        sys.stderr.write(f"tests.trials.box.here: {trouble}\n")
        return 2


def check_here() -> None:
    """Trouble where a disk cannot be kept an eye on."""
    if os.geteuid() != 0:
        raise Trouble("this mounts disks: it needs root")
    if lacking := [program for program in PROGRAMS if not shutil.which(program)]:
        raise Trouble(
            f"this needs {', '.join(lacking)} (Debian: qemu-system-common, qemu-utils, e2fsprogs, fdisk, mount)"
        )


def tried(folder: Path, said: argparse.Namespace) -> int:
    card = new_disk(folder / "card.img")
    begun, log = campaign.begin(card, folder)
    began_s = time.monotonic()
    acks = campaign.Acks()
    with watched(card, log, folder) as mounted, core_in(mounted / FOLDER, said.port, folder) as core:
        for lines in play(core, moves(said.moves, said.game)):
            acks.note(log, lines)
    sys.stdout.write(f"{lines} lines acknowledged in {time.monotonic() - began_s:.0f} s\n")
    began_s, turns = time.monotonic(), itertools.cycle((mounted_and_read, games.check))
    place = Place(partition=card.root, folder=f"/{FOLDER}")
    look = lambda *disk: next(turns)(*disk)  # noqa: E731
    tally = campaign.run(begun, log, card, place, acks, said.disks, said.seed, look)
    sys.stdout.write(f"{tally.text()}, in {time.monotonic() - began_s:.0f} s\n")
    sys.stdout.write("".join(f"  {why}\n" for why in tally.first))
    return 0 if tally.is_well else 1


def new_disk(file: Path) -> image.Card:
    """A disk with one empty ext4, made as a card's part for the games is."""
    with file.open("wb") as new:
        new.truncate((DISK_MIB + 1) * MIB)
    table = f"label: dos\nstart={MIB // image.SECTOR}, type=83\n"
    subprocess.run(["sfdisk", "-q", file], input=table, text=True, check=True)
    words = [
        "mke2fs",
        "-q",
        "-t",
        "ext4",
        "-b",
        "4096",
        "-J",
        "size=16",
        "-E",
        f"offset={MIB}",
        str(file),
        f"{DISK_MIB}M",
    ]
    subprocess.run(words, check=True, capture_output=True)
    partitions = image.table(file)
    return image.Card(image=file, partitions=partitions, root=partitions[0])


@contextlib.contextmanager
def watched(card: image.Card, log: Path, folder: Path) -> Iterator[Path]:
    """That disk, mounted; what is written to it and when it is flushed goes into the log."""
    there, mounted = folder / "disk", folder / "mounted"
    there.touch()
    mounted.mkdir()
    daemon = subprocess.Popen([
        "qemu-storage-daemon",
        "--blockdev", f"driver=file,filename={card.image},node-name=disk0",
        "--blockdev", f"driver=file,filename={log},node-name=log0",
        "--blockdev", "driver=blklogwrites,node-name=disk,file=disk0,log=log0",
        "--export", f"type=fuse,id=out,node-name=disk,mountpoint={there},writable=on",
    ])  # fmt: skip
    try:
        until("the disk that is watched", lambda: daemon.poll() is not None or there.stat().st_size, STARTS_S)
        if daemon.poll() is not None:
            raise Trouble("qemu-storage-daemon cannot offer a disk here (does it know FUSE?)")
        with at(there, mounted, offset=card.root.start):
            yield mounted
    finally:
        daemon.terminate()
        daemon.wait()


@contextlib.contextmanager
def at(disk: Path, folder: Path, offset: int = 0) -> Iterator[None]:
    """Mounted there for a while. CalledProcessError where the kernel does not take it."""
    subprocess.run(["mount", "-o", f"loop,offset={offset}", disk, folder], check=True, capture_output=True)
    try:
        yield
    finally:
        subprocess.run(["umount", folder], check=True)


@contextlib.contextmanager
def core_in(data: Path, port: int, folder: Path) -> Iterator[Core]:
    """A core of this checkout with its games there, ended by SIGKILL."""
    screen = folder / "screen"
    call = [sys.executable, "-m", "companion", "--no-lan", "--headless", "--port", str(port)]
    process = subprocess.Popen([*call, "--data", str(data), "--screen-file", str(screen)])
    try:
        until("the core", lambda: process.poll() is not None or screen.exists(), STARTS_S)
        if process.poll() is not None:
            raise Wrong("the core does not start")
        told = json.loads(screen.read_text())
        host = told["url"].split("/")[2]  # the screens' own door
        yield Core(int(host.partition(":")[2]), told["token"], host)
    finally:
        process.kill()
        process.wait()


def mounted_and_read(disk: Path, place: Place, folder: Path) -> Checked:
    """This kernel plays the journal back, the store is opened in place, and afterwards the file system is checked."""
    there = folder / "there"
    there.mkdir(exist_ok=True)
    try:
        with at(disk, there, offset=place.partition.start):
            warnings, lines = asyncio.run(games.read(there / place.folder.lstrip("/")))
    except subprocess.CalledProcessError:
        return Checked(starts_alone=False, is_clean=False, warnings=(), lines=0)
    clean = subprocess.run(["e2fsck", "-f", "-n", place.partition.inside(disk)], capture_output=True).returncode
    return Checked(starts_alone=True, is_clean=clean == 0, warnings=warnings, lines=lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
