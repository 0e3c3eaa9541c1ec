"""A card image: its partitions, its kernel, and a disposable copy.

Read with sfdisk, mtools and debugfs, so nothing is mounted and nobody need be root.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tests.trials.box.trouble import Trouble

SECTOR = 512
CARD = 8 * 2**30  # bytes
FAT = ("b", "c", "e")
LINUX = "83"
CURRENT = "/opt/table-companion/current"
PLAIN = "root=LABEL=root rw consoleblank=0 net.ifnames=0"  # if the image has no kernel command line


@dataclass(frozen=True, kw_only=True)
class Partition:
    number: int
    start: int  # bytes
    size: int
    kind: str  # as in the partition table

    def inside(self, image: Path) -> str:
        """The e2fsprogs notation for a file system within a file."""
        return f"{image}?offset={self.start}" if self.start else str(image)


@dataclass(frozen=True, kw_only=True)
class Card:
    """An image that holds a companion."""

    image: Path
    partitions: tuple[Partition, ...]
    root: Partition

    @property
    def boot(self) -> Partition | None:
        return next((p for p in self.partitions if p.kind in FAT), None)


# ---- looking --------------------------------------------------------------------------------------------
def look(image: Path) -> Card:
    """The card in that file. Raises Trouble if it is no image of the companion's."""
    if not image.is_file():
        raise Trouble(f"there is no image {image}; deploy/image makes one")
    partitions = table(image)
    roots = [p for p in partitions if p.kind == LINUX and has(image, p, CURRENT)]
    if not roots:
        raise Trouble(f"{image} is no image of a table companion: there is no {CURRENT} in it")
    return Card(image=image, partitions=partitions, root=roots[0])


def table(image: Path) -> tuple[Partition, ...]:
    """The image's partitions. Raises Trouble without a partition table."""
    done = subprocess.run(["sfdisk", "--json", image], capture_output=True, text=True)
    if done.returncode:
        raise Trouble(f"{image} is no card image: it has no partition table")
    found = json.loads(done.stdout)["partitiontable"]["partitions"]
    return tuple(
        Partition(number=n, start=p["start"] * SECTOR, size=p["size"] * SECTOR, kind=p["type"])
        for n, p in enumerate(found, 1)
    )


def has(image: Path, partition: Partition, path: str) -> bool:
    """Whether an ext4 partition has something of that name."""
    return "Inode:" in debugfs(image, partition, f"stat {path}")


def debugfs(image: Path, partition: Partition, request: str, *words: str) -> str:
    """The output of debugfs, without its complaints."""
    call = ["debugfs", *words, "-R", request, partition.inside(image)]
    return subprocess.run(call, capture_output=True, text=True, errors="replace").stdout


# ---- kernel and files for the start -----------------------------------------------------------------------
def take_kernel(card: Card, folder: Path) -> tuple[Path, Path, str]:
    """Copy kernel and initramfs; the two files and the command line. Raises Trouble if there are none."""
    kernel, initrd = folder / "vmlinuz", folder / "initrd.img"
    if card.boot and all(_from_fat(card, f.name, f) for f in (kernel, initrd)):
        words = folder / "cmdline.txt"
        return kernel, initrd, words.read_text().strip() if _from_fat(card, words.name, words) else PLAIN
    names = re.findall(r"/(vmlinuz-[^/]+)/", debugfs(card.image, card.root, "ls -p /boot"))
    for name in sorted(names, key=_version, reverse=True):
        version = name.removeprefix("vmlinuz-")
        _from_ext4(card, f"/boot/{name}", kernel)
        _from_ext4(card, f"/boot/initrd.img-{version}", initrd)
        if kernel.stat().st_size and initrd.stat().st_size:
            return kernel, initrd, PLAIN
    raise Trouble(f"{card.image} has no kernel with an initrd to start")


def _from_fat(card: Card, name: str, to: Path) -> bool:
    assert card.boot
    call = ["mcopy", "-n", "-o", "-i", f"{card.image}@@{card.boot.start}", f"::{name}", str(to)]
    return subprocess.run(call, capture_output=True).returncode == 0


def put_into_fat(card: Card, file: Path, name: str) -> None:
    """Copy a file onto the partition that any computer can edit."""
    assert card.boot
    call = ["mcopy", "-o", "-i", f"{card.image}@@{card.boot.start}", str(file), f"::{name}"]
    subprocess.run(call, check=True, capture_output=True)


def _from_ext4(card: Card, path: str, to: Path) -> None:
    to.unlink(missing_ok=True)
    debugfs(card.image, card.root, f"dump {path} {to}")
    to.touch()


def _version(name: str) -> tuple[int, ...]:
    return tuple(int(n) for n in re.findall(r"\d+", name))


# ---- packed images ----------------------------------------------------------------------------------------
def newest(folder: Path) -> Path:
    """The newest image there. Raises Trouble if there is none."""
    found = sorted((*folder.glob("*.img"), *folder.glob("*.img.zst")), key=lambda file: file.stat().st_mtime_ns)
    if not found:
        raise Trouble(f"there is no image in {folder}: deploy/image makes one, or say which with --image FILE")
    return found[-1]


def unpacked(image: Path, folder: Path) -> Path:
    """The image, unpacked into the folder if it is packed. Raises Trouble if that fails."""
    if image.suffix != ".zst" or not image.is_file():
        return image
    to = folder / image.stem
    call = ["zstd", "--decompress", "--quiet", "--force", "--sparse", str(image), "-o", str(to)]
    if not shutil.which("zstd") or subprocess.run(call, capture_output=True).returncode:
        raise Trouble(f"{image} cannot be unpacked: is it whole, and is there room in {folder} (and the program zstd)?")
    return to


# ---- copies -------------------------------------------------------------------------------------------------
def copy(card: Card, to: Path) -> Card:
    """The same image on a card of its own, as sparse as before. Raises Trouble if it does not fit.

    A card is larger than what is flashed onto it: the machine finds room to grow into.
    """
    needed = card.image.stat().st_blocks * SECTOR
    if shutil.disk_usage(to.parent).free < needed + 256 * 1024 * 1024:
        raise Trouble(f"{to.parent} has no room for a copy of the image ({needed // 2**20} MiB)")
    subprocess.run(["cp", "--sparse=always", card.image, to], check=True)
    os.truncate(to, max(CARD, card.image.stat().st_size))
    return Card(image=to, partitions=card.partitions, root=card.root)
