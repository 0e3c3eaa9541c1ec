"""The machine: QEMU's `virt` with a touch screen, a network, two serial ports, simulated pins and a power switch."""

from __future__ import annotations

import shutil
import socket
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from tests.trials.box import tree
from tests.trials.box.image import Card, take_kernel
from tests.trials.box.kernel import Kernel
from tests.trials.box.qmp import Qmp
from tests.trials.box.shell import TTY, WORDS, Shell
from tests.trials.box.trouble import Trouble, until

QEMU = "qemu-system-aarch64"
PROGRAMS = {
    QEMU: "qemu-system-arm",
    "busybox": "busybox-static",
    "fdtput": "device-tree-compiler",
    "depmod": "kmod",
    "mcopy": "mtools",
    "debugfs": "e2fsprogs",
    "sfdisk": "fdisk",
}  # program -> Debian's package
MULTITOUCH = "virtio-multitouch-pci"  # since QEMU 8.1
PORT = 8642  # the companion's, in the machine
SIZE = (800, 480)
ADDRESS = "10.0.2.15"  # from QEMU's network
STARTS_S = 30.0
SHELL_S = 900.0


@dataclass(frozen=True, kw_only=True)
class Made:
    """The parts of a machine."""

    card: Card
    port: int  # on this machine, forwarded to the companion's
    rtc: str = "utc"
    spare: Path | None = None  # a second disk
    network: bool = True
    kernel: Kernel | None = None  # in place of the card's own
    before: tuple[str, ...] = ()  # words before QEMU's own


@dataclass
class Machine:
    """A machine that is switched on."""

    folder: Path
    made: Made
    process: subprocess.Popen[bytes]
    qmp: Qmp = field(init=False)
    shell: Shell = field(init=False)

    def __post_init__(self) -> None:
        until("QEMU's own socket", lambda: self._is_there("qmp.sock"), STARTS_S)
        self.qmp = Qmp(self.folder / "qmp.sock")
        self.shell = Shell(self.folder / "shell.sock")

    def _is_there(self, name: str) -> bool:
        if self.process.poll() is not None:
            said = (self.folder / "qemu.log").read_text(errors="replace").strip()
            raise Trouble(f"QEMU does not start: {said or self.process.returncode}")
        return (self.folder / name).exists()

    @property
    def reader_port(self) -> Path:
        """The other end of its second serial port."""
        return self.folder / "reader.sock"

    def cut(self) -> None:
        """Pull the plug."""
        self.process.kill()
        self.process.wait()
        self.qmp.close()
        self.shell.close()


def words(made: Made, folder: Path, kernel: Path, initrd: Path, line: str) -> list[str]:
    """QEMU's command line."""
    disk = f"driver=raw,file.driver=file,file.filename={made.card.image},node-name=disk0,cache.direct=on"
    blocks = ["-blockdev", disk]
    if made.spare:
        blocks += ["-blockdev", f"driver=raw,file.driver=file,file.filename={made.spare},node-name=spare"]
    return [
        *made.before, *hardware(folder),
        "-kernel", str(kernel), "-initrd", str(initrd), "-dtb", str(folder / "box.dtb"), "-append", line,
        *blocks,
        "-device", "virtio-blk-pci,drive=disk0,romfile=",
        *(["-device", "virtio-blk-pci,drive=spare,romfile="] if made.spare else []),
        *(network(made.port) if made.network else ["-nic", "none"]),
        "-device", f"virtio-gpu-pci,id=gpu,xres={SIZE[0]},yres={SIZE[1]},romfile=",
        "-device", f"{MULTITOUCH},id=touch,romfile=",
        "-object", "rng-random,filename=/dev/urandom,id=random", "-device", "virtio-rng-pci,rng=random,romfile=",
        "-rtc", f"base={made.rtc}", "-no-reboot",
        "-qmp", f"unix:{folder}/qmp.sock,server=on,wait=off",
    ]  # fmt: skip


def network(port: int) -> list[str]:
    """The cable that forwards `port` of this machine to the companion."""
    net = f"user,id=net,hostfwd=tcp:127.0.0.1:{port}-:{PORT}"
    return ["-netdev", net, "-device", "virtio-net-pci,netdev=net,romfile="]


def hardware(folder: Path | None = None) -> list[str]:
    """The soldered parts listed in the device tree; without a folder the sockets are not connected."""
    return [
        QEMU, "-M", "virt", "-cpu", "cortex-a72", "-accel", "tcg,thread=multi",
        "-smp", "2", "-m", "1024",
        "-display", "none", "-vga", "none", "-monitor", "none",
        *(sockets(folder) if folder else ["-serial", "null", "-serial", "null", "-nic", "none"]),
    ]  # fmt: skip


def sockets(folder: Path) -> list[str]:
    """Two serial ports: the shell's, and the dice reader's."""
    return [
        "-chardev", f"socket,id=shell,path={folder}/shell.sock,server=on,wait=off,logfile={folder}/console.log",
        "-serial", "chardev:shell",
        "-chardev", f"socket,id=reader,path={folder}/reader.sock,server=on,wait=off",
        "-serial", "chardev:reader",
    ]  # fmt: skip


def power_on(made: Made, folder: Path) -> Machine:
    """Switch the machine on, without waiting for its start."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("qmp.sock", "shell.sock", "reader.sock"):
        (folder / name).unlink(missing_ok=True)
    kernel, initrd, own = take_kernel(made.card, folder)
    if made.kernel:
        kernel, initrd = made.kernel.image, made.kernel.initrd(initrd)
    tree.make(folder / "box.dtb", hardware())
    own_words = [word for word in own.split() if not word.startswith("console=")]
    line = " ".join([*own_words, f"console={TTY}", "console=tty1", *WORDS])
    call = words(made, folder, kernel, initrd, line)
    with (folder / "qemu.log").open("wb") as log:
        process = subprocess.Popen(call, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    return Machine(folder, made, process)


# ---- requirements ---------------------------------------------------------------------------------------------
def check_programs() -> None:
    """Raises Trouble, with the packages to install, if a program is missing."""
    lacking = sorted({package for program, package in PROGRAMS.items() if not shutil.which(program)})
    if lacking:
        raise Trouble(f"please install these Debian packages first: {' '.join(lacking)}")
    known = subprocess.run([QEMU, "-M", "virt", "-device", "help"], capture_output=True, text=True).stdout
    if MULTITOUCH not in known:
        raise Trouble(
            "this QEMU has no touch screen (it needs 8.1 or newer): on Bookworm take that of bookworm-backports"
        )


def check_port(port: int) -> None:
    """Raises Trouble if the port is in use."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            raise Trouble(
                f"port {port} of this machine cannot be used ({error.strerror}); --port names another"
            ) from error
