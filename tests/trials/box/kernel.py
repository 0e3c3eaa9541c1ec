"""Another kernel for the machine, one with simulated pins: Debian's own of trixie-backports, fetched with apt.

The card stays as it is. This kernel starts with the card's own first file system, into which its modules are laid.
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
SOURCE = "deb [arch=arm64 signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] {mirror} trixie-backports main\n"
PARTS = ("base", "binary", "modules")  # Debian's packages of one kernel
OWN = Path(__file__).parents[3] / "deploy/image.d/modules"  # what the card's own first file system loads
MORE = ("gpio_sim", "evdev", "autofs4")  # later nobody finds any: the card has the modules of its own kernel
LISTS = re.compile(r"modules\.(order|builtin|builtin\.modinfo)")  # what depmod goes by
FETCHES_S = 900


@dataclass(frozen=True, kw_only=True)
class Kernel:
    """A kernel, and what is laid into the card's first file system for it."""

    version: str
    image: Path
    more: Path  # an archive; the kernel unpacks one after the other

    def initrd(self, own: Path) -> Path:
        """The card's own first file system with this kernel's modules, beside it."""
        made = own.with_name(f"{own.name}-{self.version}")
        made.write_bytes(padded(own.read_bytes()) + self.more.read_bytes())
        return made


def with_pins(folder: Path) -> Kernel:
    """Debian's newest kernel with GPIO_SIM, kept in the folder: what is there is not fetched again.

    Trouble where it cannot be had.
    """
    if not (folder / "version").is_file():
        fetch(folder)
    version = (folder / "version").read_text().strip()
    modules = folder / "tree/usr/lib/modules" / version
    first = first_tree(modules, folder / "first", [*own_modules(), *MORE])
    return Kernel(version=version, image=modules / "vmlinuz", more=pack(first, folder / "more.cpio"))


def own_modules() -> list[str]:
    return [line for line in OWN.read_text().splitlines() if not line.startswith("#")]


# ---- fetching ---------------------------------------------------------------------------------------------------
def fetch(folder: Path, mirror: str = MIRROR) -> None:
    """Debian's packages, looked up and checked by apt in lists of its own, and unpacked. Nothing is installed."""
    shutil.rmtree(folder, ignore_errors=True)
    debs, apt = folder / "debs", folder / "apt"
    for made in (debs, apt / "state/lists/partial", apt / "cache/archives/partial"):
        made.mkdir(parents=True)
    (apt / "sources.list").write_text(SOURCE.format(mirror=mirror))
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
    """Words for apt: not this machine's lists and packages, but its way to a mirror."""
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
    """What it says. Trouble where it fails, or is not there."""
    try:
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=FETCHES_S)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Trouble(f"the kernel with simulated pins cannot be fetched: {error}") from error
    if done.returncode:
        why = (done.stderr.strip().splitlines() or [str(done.returncode)])[-1]
        raise Trouble(f"the kernel with simulated pins cannot be fetched ({words[0]}: {why})")
    return done.stdout


# ---- its first file system ----------------------------------------------------------------------------------------
def first_tree(modules: Path, first: Path, names: list[str]) -> Path:
    """A folder with these modules, all that they need, and the order to load them at the start."""
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
    """The files of these modules and of those that they need; what is built into this kernel has none."""
    found: set[str] = set()
    for line in (modules / "modules.dep").read_text().splitlines():
        file, _, needs = line.partition(":")
        name = Path(file).name.partition(".ko")[0].replace("-", "_")
        if name in names:
            found |= {file, *needs.split()}
    return found


def padded(data: bytes) -> bytes:
    """Up to the next multiple of four bytes."""
    return data + bytes(-len(data) % 4)
