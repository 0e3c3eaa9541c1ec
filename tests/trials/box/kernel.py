"""A kernel with simulated pins for the machine: Debian's own of trixie-backports, fetched with apt.

The card stays as it is. This kernel starts with the card's own initramfs, extended with its modules.
"""

from __future__ import annotations

import lzma
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tests.trials.box.trouble import Trouble
from tests.trials.initramfs import pack

MIRROR = "http://deb.debian.org/debian"
SOURCE = f"deb [arch=arm64 signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] {MIRROR} trixie-backports main\n"
PARTS = ("base", "binary", "modules")  # Debian's packages of one kernel
OWN = Path(__file__).parents[3] / "deploy/image.d/modules"  # the modules of the card's own initramfs
MORE = ("gpio_sim", "evdev", "autofs4")  # none can be loaded later: the card has the modules of its own kernel
LISTS = re.compile(r"modules\.(order|builtin|builtin\.modinfo)")  # depmod's input
FETCHES_S = 900


@dataclass(frozen=True, kw_only=True)
class Kernel:
    """A kernel, and its modules for the card's initramfs."""

    version: str
    image: Path
    more: Path  # an archive; the kernel unpacks them in order

    def initrd(self, own: Path) -> Path:
        """The card's own initramfs followed by this kernel's modules."""
        made = own.with_name(f"{own.name}-{self.version}")
        made.write_bytes(padded(own.read_bytes()) + self.more.read_bytes())
        return made


def with_pins(folder: Path) -> Kernel:
    """Debian's newest kernel with GPIO_SIM, cached in the folder. Raises Trouble if it cannot be had."""
    if not (folder / "version").is_file():
        fetch(folder)
    version = (folder / "version").read_text().strip()
    modules = folder / "tree/usr/lib/modules" / version
    first = first_tree(modules, folder / "first", [*own_modules(), *MORE])
    return Kernel(version=version, image=modules / "vmlinuz", more=pack(first, folder / "more.cpio"))


def own_modules() -> list[str]:
    return [line for line in OWN.read_text().splitlines() if not line.startswith("#")]


# ---- fetching ---------------------------------------------------------------------------------------------------
def fetch(folder: Path) -> None:
    """Fetch and unpack Debian's packages, checked by apt in lists of its own. Nothing is installed."""
    shutil.rmtree(folder, ignore_errors=True)
    debs, apt = folder / "debs", folder / "apt"
    for made in (debs, apt / "state/lists/partial", apt / "cache/archives/partial"):
        made.mkdir(parents=True)
    (apt / "sources.list").write_text(SOURCE)
    called(debs, "apt-get", *own_lists(apt), "-qq", "update")
    told = called(debs, "apt-cache", *own_lists(apt), "show", "--no-all-versions", "linux-image-arm64")
    found = re.search(r"linux-image-(\d\S*-arm64) ", told)
    if found is None:
        raise Trouble("trixie-backports has no kernel for arm64 just now")
    version = found[1]
    called(debs, "apt-get", *own_lists(apt), "-qq", "download", *(f"linux-{part}-{version}" for part in PARTS))
    for deb in debs.glob("*.deb"):
        called(folder, "dpkg-deb", "--extract", str(deb), str(folder / "tree"))
    config = folder / "tree/usr/lib/modules" / version / "config"
    if "CONFIG_GPIO_SIM=m" not in config.read_text():
        raise Trouble(f"Debian's kernel {version} has no simulated pins (GPIO_SIM)")
    for done in (debs, apt):
        shutil.rmtree(done)
    (folder / "version").write_text(f"{version}\n")


def own_lists(apt: Path) -> list[str]:
    """Options for apt: its own lists and packages, but this machine's way to a mirror."""
    changed = {
        "Dir::State": apt / "state",
        "Dir::State::status": "/dev/null",
        "Dir::Cache": apt / "cache",
        "Dir::Etc::sourcelist": apt / "sources.list",
        "Dir::Etc::sourceparts": "/dev/null",
        "APT::Architecture": "arm64",
        "APT::Architectures": "arm64",
        "APT::Sandbox::User": "",
    }
    return [word for name, value in changed.items() for word in ("-o", f"{name}={value}")]


def called(folder: Path, *words: str) -> str:
    """The output of a command. Raises Trouble if it fails or is missing."""
    try:
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=FETCHES_S)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Trouble(f"the kernel with simulated pins cannot be fetched: {error}") from error
    if done.returncode:
        why = (done.stderr.strip().splitlines() or [str(done.returncode)])[-1]
        raise Trouble(f"the kernel with simulated pins cannot be fetched ({words[0]}: {why})")
    return done.stdout


# ---- the initramfs ------------------------------------------------------------------------------------------------
def first_tree(modules: Path, first: Path, names: list[str]) -> Path:
    """A folder with these modules and their dependencies, and the order of loading."""
    shutil.rmtree(first, ignore_errors=True)
    here = first / "usr/lib/modules" / modules.name
    called(modules, "depmod", "-b", str(modules.parents[2]), modules.name)
    for file in needed(modules, names):
        to = here / file.removesuffix(".xz")
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_bytes(lzma.decompress((modules / file).read_bytes()))
    for each in modules.iterdir():
        if LISTS.fullmatch(each.name):
            shutil.copy(each, here)
    called(here, "depmod", "-b", str(first / "usr"), modules.name)
    (first / "conf").mkdir()
    (first / "conf/modules").write_text("".join(f"{name}\n" for name in names))
    return first


def needed(modules: Path, names: list[str]) -> set[str]:
    """The files of these modules and their dependencies; modules built into this kernel have none."""
    found: set[str] = set()
    for line in (modules / "modules.dep").read_text().splitlines():
        file, _, needs = line.partition(":")
        name = Path(file).name.partition(".ko")[0].replace("-", "_")
        if name in names:
            found |= {file, *needs.split()}
    return found


def padded(data: bytes) -> bytes:
    """The data, padded to a multiple of four bytes."""
    return data + bytes(-len(data) % 4)
