"""What buttons on GPIO lines cost while nobody presses, and what a press costs and takes, on the kernel's gpio-sim.

    .venv/bin/python -m tests.bench.pins            # as root, after modprobe gpio-sim; 30 s a row

Ten buttons and a knob, through the real drivers in a process of its own. From the edge at the line to the signal as the
core would get it, both on the kernel's monotonic clock. gpiozero's own driver, lgpio, is measured beside ours where it
can be imported (it needs a wheel or Debian's package; LG_WD must name a folder that can be written to).
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from typing import Any

from gpiozero import RGBLED

from hardware.buttons import Button
from hardware.config import ButtonConfig, EncoderConfig
from hardware.gpio import GpioFactory
from hardware.gpio_chip import BOARDS, open_chip
from hardware.pins import Inputs
from hardware.rotary import Knob
from hardware.signal import Pressed, Signal
from tests.bench import figures
from tests.bench.spent import TICKS_A_S, spent
from tests.hardware.lines import LABEL, GpioSim, has_gpio_sim

PINS = (17, 27, 22, 23, 24, 4, 14, 15, 18, 5)
KNOB = EncoderConfig(a=16, b=26)
LAMP = (20, 21, 19)
DOWN_S, UP_S, SETTLE_S = 0.08, 0.12, 2.0
KINDS = ("idle", "lit", "orange")  # of rows without presses: no lamp, one in a full colour, one in a mixed colour
COLOURS = {"lit": (1.0, 0.0, 0.0), "orange": (1.0, 0.3, 0.0)}


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seconds", type=float, default=30.0, help="of watching, for each row")
    words.add_argument("--presses", type=int, default=100)
    words.add_argument("--child", nargs=3, metavar=("DRIVER", "CHIP", "SETTLE_MS"), help=argparse.SUPPRESS)
    said = words.parse_args()
    if said.child:
        child(said.child[0], said.child[1], int(said.child[2]))
    elif has_gpio_sim():
        measure(said.seconds, said.presses)
    else:
        sys.exit(
            "This kernel has no gpio-sim to make lines with: as root, modprobe gpio-sim (Debian's kernel from 7.x)"
        )


def measure(seconds: float, presses: int) -> None:
    figures.machine()
    drivers = (*(("lgpio",) if find_spec("lgpio") else ()), "ours")
    lines = GpioSim()
    try:
        rest = [row for driver in drivers for row in idle(driver, lines, seconds)]
        pressed = [press(driver, lines, presses, settle_ms) for driver in drivers for settle_ms in (0, 30)]
    finally:
        lines.close()
    figures.table(f"Nobody presses for {seconds:.0f} s", ("", "threads", "CPU %", "wake-ups/s"), rest)
    head = ("", "heard", "ms p50", "ms p95", "ms most", "CPU ms", "wake-ups")
    figures.table(
        f"{presses} presses of {DOWN_S * 1000:.0f} ms, edge to signal; the rest for each press", head, pressed
    )


def idle(driver: str, lines: GpioSim, seconds: float) -> Iterator[tuple[str, ...]]:
    """A row for each kind of idleness."""
    with running(driver, lines, 0) as process:
        for kind in KINDS:
            ask(process, kind)
            time.sleep(SETTLE_S)
            before = spent(process.pid)
            time.sleep(seconds)
            after = spent(process.pid)
            cpu = (after.ticks - before.ticks) / TICKS_A_S / seconds
            wakes = (after.wakes - before.wakes) / seconds
            yield (f"{driver}, {kind}", str(after.threads), f"{cpu:.2%}", f"{wakes:.1f}")


def press(driver: str, lines: GpioSim, presses: int, settle_ms: int) -> tuple[str, ...]:
    """How long presses took until they were heard, and what each of them cost."""
    edges_ns: list[int] = []
    with running(driver, lines, settle_ms) as process:
        time.sleep(SETTLE_S)
        began = ask(process, "spent")
        for i in range(presses):
            gpio = PINS[i % len(PINS)]
            edges_ns.append(time.monotonic_ns())
            lines.drive(gpio, False)
            time.sleep(DOWN_S)
            lines.drive(gpio, True)
            time.sleep(UP_S)
        ended = ask(process, "spent")
        heard_ns = ask(process, "heard")
    took_s = [(heard - max(edge for edge in edges_ns if edge <= heard)) / 1e9 for heard in heard_ns]
    cpu_us, wakes = (then - now for now, then in zip(began, ended, strict=True))
    name = f"{driver}, settled {settle_ms} ms" if settle_ms else driver
    shares = [figures.ms(figures.percentile(took_s, share)) for share in (0.5, 0.95, 1.0)] if took_s else ["-"] * 3
    return (name, f"{len(took_s)}", *shares, f"{cpu_us / presses / 1000:.2f}", f"{wakes / presses:.1f}")


# ---- the process that is pressed --------------------------------------------------------------------
@contextmanager
def running(driver: str, lines: GpioSim, settle_ms: int) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.bench.pins", "--child", driver, lines.chip, str(settle_ms)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    ask(process, "idle")  # it answers when it is ready
    try:
        yield process
    finally:
        process.communicate(timeout=60)


def ask(process: subprocess.Popen[str], what: str) -> list[int]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(what + "\n")
    process.stdin.flush()
    return [int(word) for word in process.stdout.readline().split()]


def child(driver: str, chip: str, settle_ms: int) -> None:
    """Listen to the buttons, and answer what stdin asks; nothing else ever wakes this process up."""
    heard_ns: list[int] = []

    def put(signal: Signal) -> None:
        if isinstance(signal, Pressed):
            heard_ns.append(time.monotonic_ns())
        else:
            print(signal, file=sys.stderr)

    buttons = [
        Button(f"button:{i}", ButtonConfig(pin=pin, seat=i % 9 + 1, settle_ms=settle_ms), now_ms)
        for i, pin in enumerate(PINS)
    ]
    factory = FACTORIES[driver](chip)
    inputs = Inputs([*buttons, Knob("encoder:table", KNOB, now_ms)], lambda: factory)
    inputs.start(put)
    lamp = RGBLED(*LAMP, pin_factory=factory)
    for line in sys.stdin:
        match line.strip():
            case "heard":
                print(*heard_ns, flush=True)
            case "spent":
                used = resource.getrusage(resource.RUSAGE_SELF)
                print(int((used.ru_utime + used.ru_stime) * 1e6), used.ru_nvcsw, flush=True)
            case kind:
                lamp.value = COLOURS.get(kind, (0.0, 0.0, 0.0))
                print(threading.active_count(), flush=True)
    lamp.close()
    inputs.stop()


def now_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def ours(chip: str) -> Any:
    return GpioFactory(partial(open_chip, [f"/dev/{chip}"]))


def lgpio(chip: str) -> Any:
    """gpiozero's own, which would take the board from the device tree."""
    from gpiozero.pins.lgpio import LGPIOFactory

    factory = LGPIOFactory(chip=int(chip.removeprefix("gpiochip")))
    factory._get_revision = lambda: BOARDS[LABEL]
    return factory


FACTORIES: dict[str, Callable[[str], Any]] = {"lgpio": lgpio, "ours": ours}


if __name__ == "__main__":
    main()
