"""`deploy/try-image`: boots a copy of a card image and plays.

Exit code 0: all well, 1: something was wrong, 2: it cannot be tried here.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import signal
import sys
import tempfile
import threading
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tests.trials.box import image, kernel, machine
from tests.trials.box.report import Report
from tests.trials.box.story import chosen, play, told
from tests.trials.box.trial import Step, Trial
from tests.trials.box.trouble import Trouble

MADE = Path(__file__).parents[3] / "image"  # where deploy/image puts what it makes
PORT = 18642
MACHINES = 2  # at the same time; each has the next port
NICE = ("nice", "-n", "10")
WRONG_CLOCK = "2019-03-01T12:00:00"


def parser() -> argparse.ArgumentParser:
    it = argparse.ArgumentParser(prog="deploy/try-image", description=__doc__)
    it.add_argument("--image", type=Path, help="*.img or *.img.zst; it is copied, never changed (the newest in image/)")
    it.add_argument("--quick", action="store_true", help="one start, a tap, a press and a power cut")
    it.add_argument("--only", default="", help="these steps and what they need, as: tap,cut")
    it.add_argument("--dry-run", action="store_true", help="say every step, do none")
    it.add_argument("--port", type=int, default=PORT, help=f"this one and the next lead to the companions ({PORT})")
    it.add_argument("--folder", type=Path, help="where pictures, logs and the copy stay (else a temporary one)")
    it.add_argument(
        "--pins-kernel",
        type=Path,
        default=MADE / "pins-kernel",
        metavar="FOLDER",
        help="where the kernel with simulated pins is kept once it was fetched (image/pins-kernel)",
    )
    it.add_argument("--as-it-is", action="store_true", help="not niced: for figures on a quiet machine")
    return it


def main(words: list[str]) -> int:
    """Do it; the exit code."""
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
    """Everything that must be there is looked at before anything is begun."""
    packed = said.image or image.newest(MADE)
    machine.check_programs()
    for n in range(MACHINES):
        machine.check_port(said.port + n)
    with tempfile.TemporaryDirectory(prefix="companion-image-", dir="/var/tmp") as name:
        folder = (said.folder or Path(name)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        card, report = image.look(image.unpacked(packed, folder)), Report()
        kernel = pins_kernel(said.pins_kernel, steps, report)
        plays = shared(steps)
        trials = [trial_of(said, card, folder / f"machine-{n + 1}", said.port + n, report) for n, _ in enumerate(plays)]
        for trial in trials:
            trial.pins_kernel, trial.kept["cuts"] = kernel, "cuts" in {step.name for step in steps}
        play_all(list(zip(trials, plays, strict=True)))
        sys.stdout.write(report.table())
        return 1 if report.wrong else 0


def trial_of(said: argparse.Namespace, card: image.Card, folder: Path, port: int, report: Report) -> Trial:
    """A machine of its own, with a copy of the card, that is off."""
    folder.mkdir(exist_ok=True)
    copy = image.copy(card, folder / "card.img")
    made = machine.Made(card=copy, port=port, before=() if said.as_it_is else NICE, rtc=WRONG_CLOCK)
    return Trial(made=made, folder=folder, report=report)


def shared(steps: Sequence[Step]) -> list[Iterator[Step]]:
    """What each machine plays. One alone keeps one of two processors busy: so a second begins with what is apart, and
    the first goes on with what is left of that.
    """
    evening, apart = [step for step in steps if not step.apart], deque(step for step in steps if step.apart)
    first = itertools.chain(evening, taken(apart))
    return [first, taken(apart)] if len(apart) > (not evening) else [first]


def taken(steps: deque[Step]) -> Iterator[Step]:
    """One after the other, as long as there are some."""
    with contextlib.suppress(IndexError):
        while True:
            yield steps.popleft()


def play_all(plays: Sequence[tuple[Trial, Iterable[Step]]]) -> None:
    """All at the same time. Afterwards their machines are off, and whoever still waits for one does not count."""
    threads = [threading.Thread(target=play, args=each, daemon=True) for each in plays]
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        for trial, _ in plays:
            trial.end()


def pins_kernel(folder: Path, steps: tuple[Step, ...], report: Report) -> kernel.Kernel | None:
    """The kernel with simulated pins, if a step needs one; None where it cannot be had, which is said."""
    if "wires" not in {step.name for step in steps}:
        return None
    try:
        return kernel.with_pins(folder.resolve())
    except Trouble as trouble:
        report.say(
            f"the card's own kernel has to do, and if that has no simulated pins, no button is pressed: {trouble}"
        )
        return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
