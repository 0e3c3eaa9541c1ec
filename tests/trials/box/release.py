"""An update of the whole machine, cut off in its steps: what remains starts, and one more call finishes it."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from dataclasses import replace
from pathlib import Path

from tests.trials.box.core import wait_until_well
from tests.trials.box.trial import Trial
from tests.trials.box.trouble import Wrong, until

ROOT = Path(__file__).parents[3]
APP = "/opt/table-companion"
SPARE_MB = 64
UPDATES_S = 2400.0
CUT_IN = ("this release", "services", "start")  # the beginnings of the steps that write
WRITABLE = "mkdir -p /run/newer && mount -o ro /dev/vdb /run/newer"  # the steps that need it remount the system
UPDATE, ROLL_BACK = f"{APP}/current/deploy/update /run/newer", f"{APP}/current/deploy/rollback"
SAID, ENDED = "/run/update.said", "and ended with"
STEP = re.compile(r"^ ?\d+\. (.+)$", re.MULTILINE)

# The trial's own: packages are those of the release that runs, so that nothing is fetched; all else is deploy/update's.
SET_UP = """#!/bin/bash
set -eu
cd "$(dirname "$0")/.."
old=$(readlink -f /opt/table-companion/current)
cp -a "$old/.venv" .venv
grep -rlIZ "$old" .venv/bin .venv/pyvenv.cfg .venv/lib/python3*/site-packages/*.pth | xargs -0 sed -i "s|$old|$PWD|g"
"""


def spare_disk(folder: Path) -> Path:
    """A disk with this checkout as a newer release: another word in its units and its program."""
    made, disk = folder / "newer", folder / "newer.img"
    shutil.rmtree(made, ignore_errors=True)
    subprocess.run(["git", "-C", ROOT, "checkout-index", "--all", f"--prefix={made}/"], check=True)
    (made / "deploy/set-up").write_text(SET_UP)
    with (made / "companion/__main__.py").open("a") as program:
        program.write("# newer\n")
    for unit in (made / "deploy/system").glob("*.service"):
        unit.write_text(f"# newer\n{unit.read_text()}")
    disk.unlink(missing_ok=True)
    call = ["mke2fs", "-q", "-t", "ext4", "-d", str(made), str(disk), f"{SPARE_MB}M"]
    subprocess.run(call, check=True, capture_output=True)
    shutil.rmtree(made)
    return disk


def update(trial: Trial) -> None:
    """On a copy of the card: cut off in its steps, and called again after each start; a roll-back; and a removal."""
    trial.cut()
    before, copied = trial.made, trial.folder / "updated.img"
    spare = spare_disk(trial.folder)
    subprocess.run(["cp", "--sparse=always", before.card.image, copied], check=True)
    trial.made = replace(before, card=replace(before.card, image=copied), kernel=None)
    try:
        trial.on(spare=spare)
        older = current(trial)
        for step in CUT_IN:
            cut_off(trial, step)
        bring_to_its_end(trial, older)
        take_back(trial)
        remove(trial)
    except Exception:
        trial.keep_what_is_there()
        raise
    finally:
        trial.cut()
        trial.made = before
        for file in (copied, spare):
            file.unlink()


def cut_off(trial: Trial, step: str) -> None:
    """Pull the plug as soon as an update is in that step; what remains starts, with a whole release."""
    shell = trial.running.shell
    shell.run(WRITABLE)
    shell.begin(f"{UPDATE} >{SAID} 2>&1; echo {ENDED} $? >>{SAID}")
    until(f"the update is in {step!r}", lambda: is_in(trial, step), UPDATES_S)
    trial.cut()
    began_s = time.monotonic()
    trial.on()
    trial.running.shell.run(f"test -e {APP}/current/.complete")
    trial.report.saw("update", f"cut off in {step!r}: it starts, with {current(trial)}", time.monotonic() - began_s)


def is_in(trial: Trial, step: str) -> bool:
    """Whether the update has announced that step. Raises Wrong if it has ended."""
    said = trial.running.shell.tried(f"cat {SAID}")[1]
    if ENDED in said:
        raise Wrong(f"the update ended before it was cut off in {step!r}: {said[-400:]}")
    return any(each.startswith(step) for each in STEP.findall(said))


def bring_to_its_end(trial: Trial, older: str) -> None:
    """The same call once more finishes the update."""
    began_s, shell = time.monotonic(), trial.running.shell
    shell.run(WRITABLE)
    shell.run(UPDATE, UPDATES_S)
    if current(trial) == older or is_unfinished(trial):
        raise Wrong(f"called again, it did not come to its end: {current(trial)}")
    wait_until_well(trial.running)
    trial.report.saw(
        "update", f"called again, it comes to its end: from {older} to {current(trial)}", time.monotonic() - began_s
    )


# ---- and back ------------------------------------------------------------------------------------------------
def take_back(trial: Trial) -> None:
    """Pull the plug as soon as a roll-back has begun; the machine starts, and one more call finishes it."""
    newer, older = current(trial), current(trial, "previous")
    trial.running.shell.begin(ROLL_BACK)
    until("the roll-back has begun", lambda: is_unfinished(trial), UPDATES_S)
    trial.cut()
    began_s = time.monotonic()
    trial.on()
    trial.report.saw("update", f"a roll-back was cut off: it starts, with {current(trial)}", time.monotonic() - began_s)
    began_s = time.monotonic()
    trial.running.shell.run(ROLL_BACK, UPDATES_S)
    wait_until_well(trial.running)
    if current(trial) != older or is_unfinished(trial):
        raise Wrong(f"called again, the roll-back did not come to its end: {current(trial)}, not {older}")
    trial.report.saw("update", f"taken back from {newer} to {older}", time.monotonic() - began_s)


def remove(trial: Trial) -> None:
    """Only the games are left."""
    shell = trial.running.shell
    shell.run(WRITABLE)
    shell.run("/run/newer/deploy/uninstall --yes", UPDATES_S)
    for still in (f"test -e {APP}", "systemctl is-active table-companion", "pgrep -u companion"):
        code, said = shell.tried(still)
        if code == 0:
            raise Wrong(f"after the removal there is still something ({still}): {said}")
    shell.run("ls /var/lib/table-companion/games.sqlite3")
    trial.report.saw("update", "removed; the games are still there")


def is_unfinished(trial: Trial) -> bool:
    return trial.running.shell.tried(f"test -e {APP}/unfinished")[0] == 0


def current(trial: Trial, link: str = "current") -> str:
    return trial.running.shell.run(f"readlink {APP}/{link}").strip().rpartition("/")[2]
