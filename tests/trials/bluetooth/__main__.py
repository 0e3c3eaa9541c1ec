"""Boots a Debian kernel in QEMU, over this machine's own files, and rolls Bluetooth dice there.

    python -m tests.trials.bluetooth [--kernel FOLDER]

Needs root, and of Debian qemu-system-x86, bluez, dbus-daemon, kmod and busybox-static; apt fetches the kernel. What is
lacking, a kernel's hci_vhci too, is said in one sentence, with exit code 2.
"""

from __future__ import annotations

import argparse
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.trials.initramfs import pack

ROOT = Path(__file__).parents[3]
NEEDS = {
    "qemu-system-x86_64": "qemu-system-x86",
    "busybox": "busybox-static",
    "depmod": "kmod",
    "dbus-daemon": "dbus-daemon",
}
BLUETOOTHD = Path("/usr/libexec/bluetooth/bluetoothd")
MODULES = ("virtio_pci", "9pnet_virtio", "9p", "overlay", "cmac", "hci_vhci")
OPTIONS = "trans=virtio,version=9p2000.L,msize=512000,ro,cache=loose"
INIT = """#!/bin/busybox sh
/bin/busybox --install -s /bin
mkdir -p /proc /sys /dev /lower /top /root
mount -t proc proc /proc; mount -t sysfs sys /sys; mount -t devtmpfs dev /dev
for module in {modules}; do insmod /modules/$module || echo "no $module"; done
mount -t 9p -o {options} files /lower || poweroff -f
mount -t tmpfs tmp /top; mkdir /top/upper /top/work
mount -t overlay -o lowerdir=/lower,upperdir=/top/upper,workdir=/top/work over /root
for at in proc sys dev; do mount --bind /$at /root/$at; done
mount -t tmpfs tmp /root/tmp; mount -t tmpfs tmp /root/run; mkdir -p /root/run/dbus /root/dev/shm
mount -t tmpfs tmp /root/dev/shm; ip link set lo up
chroot /root /bin/sh -c 'dbus-daemon --system --fork --nopidfile && ({bluetoothd} -n 2>&1 | sed "s/^/bluez: /" &)
cd {checkout}; export PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp
{python} -m tests.trials.bluetooth.inside; echo "dice: ended with $?"'
poweroff -f
"""


class Lacking(Exception):
    """A missing requirement of the trial."""


def kernel(folder: Path) -> Path:
    """A Debian kernel with its modules, unpacked there."""
    depends = subprocess.run(["apt-cache", "depends", "linux-image-amd64"], capture_output=True, text=True, check=True)
    name = next(line.split()[-1] for line in depends.stdout.splitlines() if "Depends: linux-image" in line)
    subprocess.run(["apt-get", "-qq", "download", name], cwd=folder, check=True, stderr=subprocess.DEVNULL)
    subprocess.run(["dpkg-deb", "--extract", str(next(folder.glob("*.deb"))), str(folder / "kernel")], check=True)
    return folder / "kernel"


def modules(tree: Path) -> list[Path]:
    """The needed modules, each after its dependencies."""
    version = next((tree / "lib/modules").iterdir()).name
    subprocess.run(["depmod", "-b", str(tree), version], check=True)
    found = dict[Path, None]()
    for name in MODULES:
        words = ["modprobe", "-d", str(tree), "-S", version, "--show-depends", name]
        shown = subprocess.run(words, capture_output=True, text=True)
        if shown.returncode:
            raise Lacking(f"the kernel {version} has no {name}")
        found |= dict.fromkeys(Path(line.split()[1]) for line in shown.stdout.splitlines() if line.startswith("insmod"))
    return list(found)


def initramfs(folder: Path, needed: list[Path]) -> Path:
    """An initramfs that only mounts this machine's files."""
    tree = folder / "initramfs"
    for name in ("bin", "modules"):
        (tree / name).mkdir(parents=True)
    shutil.copy(shutil.which("busybox") or "", tree / "bin/busybox")
    for module in needed:
        shutil.copy(module, tree / "modules")
    init = tree / "init"
    names = " ".join(module.name for module in needed)
    words = {"modules": names, "options": OPTIONS, "bluetoothd": BLUETOOTHD, "checkout": ROOT, "python": sys.executable}
    init.write_text(INIT.format(**words))
    init.chmod(0o755)
    return pack(tree, folder / "initramfs.cpio")


def tried(tree: Path, folder: Path) -> bool:
    """Whether the trial in the machine succeeded."""
    packed = initramfs(folder, modules(tree))
    image = next((tree / "boot").glob("vmlinuz*"))
    qemu = ["qemu-system-x86_64", "-M", "q35", "-cpu", "max", "-m", "1024", "-smp",
            "2", "-display", "none", "-no-reboot", "-serial", "stdio", "-kernel",
            str(image), "-initrd", str(packed), "-append", "console=ttyS0 quiet panic=-1", "-virtfs",
            "local,path=/,mount_tag=files,security_model=none,readonly=on,multidevs=remap", "-nic", "none"]  # fmt: skip
    machine = subprocess.Popen(qemu, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, errors="replace")
    assert machine.stdout
    well = False
    try:
        for line in machine.stdout:
            print(line, end="", flush=True)
            well |= line.startswith("dice: all is well")
    finally:
        machine.kill()
        machine.wait()
    return well


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--kernel", type=Path, help="an unpacked linux-image, instead of fetching one")
    chosen = words.parse_args()
    lacking = [package for command, package in NEEDS.items() if not shutil.which(command)]
    if lacking or not BLUETOOTHD.exists():
        print(f"please install: {' '.join(lacking or ['bluez'])}")
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the machine ends with it
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        try:
            return 0 if tried(chosen.kernel or kernel(folder), folder) else 1
        except Lacking as error:
            print(error)
            return 2


if __name__ == "__main__":
    sys.exit(main())
