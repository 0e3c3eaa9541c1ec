"""`deploy/try-image`: boots a copy of a card image and plays.

Exit code 0: all well, 1: something was wrong, 2: it cannot be tried here.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
from pathlib import Path

from tests.trials.box import image, kernel, machine
from tests.trials.box.report import Report
from tests.trials.box.story import chosen, play, told
from tests.trials.box.trial import Step, Trial
from tests.trials.box.trouble import Trouble

MADE = Path(__file__).parents[3] / "image"  # where deploy/image puts what it makes
PORT = 18642
PINS_KERNEL = MADE / "pins-kernel"  # where the kernel with simulated pins is kept once it was fetched
NICE = ("nice", "-n", "10")
WRONG_CLOCK = "2019-03-01T12:00:00"


def parser() -> argparse.ArgumentParser:
    it = argparse.ArgumentParser(prog="deploy/try-image", description=__doc__)
    it.add_argument("--image", type=Path, help="*.img or *.img.zst; it is copied, never changed (the newest in image/)")
    it.add_argument("--quick", action="store_true", help="one start, a tap, a press and a power cut")
    it.add_argument("--only", default="", help="these steps and what they need, as: tap,cut")
    it.add_argument("--dry-run", action="store_true", help="say every step, do none")
    it.add_argument("--port", type=int, default=PORT, help=f"it leads to the companion ({PORT})")
    it.add_argument("--folder", type=Path, help="where pictures, logs and the copy stay (else a temporary one)")
    return it


def main(words: list[str]) -> int:
    """Run the trial; returns the exit code."""
    said = parser().parse_args(words)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # no machine runs on
    try:
        steps = chosen(said.quick, tuple(said.only.split(",")) if said.only else ())
        if said.dry_run:
            sys.stdout.write(told(steps))
            return 0
        return tried(said, steps)
    except Trouble as trouble:
        sys.stderr.write(f"deploy/try-image: {trouble}\n")
        return 2


def tried(said: argparse.Namespace, steps: tuple[Step, ...]) -> int:
    """Check all requirements before the first step."""
    packed = said.image or image.newest(MADE)
    machine.check_programs()
    machine.check_port(said.port)
    with tempfile.TemporaryDirectory(prefix="companion-image-", dir="/var/tmp") as name:
        folder = (said.folder or Path(name)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        card, report = image.look(image.unpacked(packed, folder)), Report()
        kernel = pins_kernel(steps, report)
        copy = image.copy(card, folder / "machine.img")
        made = machine.Made(card=copy, port=said.port, before=NICE, rtc=WRONG_CLOCK)
        trial = Trial(made=made, folder=folder, report=report, pins_kernel=kernel)
        try:
            play(trial, steps)
        finally:
            trial.cut()
            copy.image.unlink(missing_ok=True)
        sys.stdout.write(report.table())
        return 1 if report.wrong else 0


def pins_kernel(steps: tuple[Step, ...], report: Report) -> kernel.Kernel | None:
    """The kernel with simulated pins, if a step needs one; None, with a report, if it cannot be had."""
    if "wires" not in {step.name for step in steps}:
        return None
    try:
        return kernel.with_pins(PINS_KERNEL)
    except Trouble as trouble:
        report.say(
            f"the card's own kernel has to do, and if that has no simulated pins, no button is pressed: {trouble}"
        )
        return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
