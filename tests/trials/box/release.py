"""An update of the whole machine, cut off in each step: what remains starts, and one more call finishes it."""

from __future__ import annotations

import itertools
import random
import re
import shutil
import subprocess
import time
from dataclasses import replace
from pathlib import Path

from tests.trials.box import writes
from tests.trials.box.core import wait_until_well
from tests.trials.box.image import Partition, debugfs
from tests.trials.box.trial import Trial
from tests.trials.box.trouble import Wrong, until

ROOT = Path(__file__).parents[3]
APP = "/opt/table-companion"
UNITS = "/etc/systemd/system"
SPARE_MB = 64
LEFT_OUT = (".git", ".venv", ".hypothesis", "__pycache__", "*_cache", "node_modules")
MADE = ("image", "dist", "build")  # build results inside a checkout, larger than the rest of it
UPDATES_S = 2400.0
REPAIRED = 1  # of e2fsck: all errors were repaired
LOOKS_S = 0.5
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
    copy(ROOT, made)
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


def copy(checkout: Path, to: Path) -> None:
    """Copy a checkout without its build results."""

    def left_out(folder: str, names: list[str]) -> set[str]:
        made = set(MADE) if Path(folder) == checkout else set()
        return set(shutil.ignore_patterns(*LEFT_OUT)(folder, names)) | made

    shutil.copytree(checkout, to, ignore=left_out)


def update(trial: Trial) -> None:
    """On a copy of the card: a power cut in each step, each followed by a start; a roll-back; and a removal."""
    trial.cut()
    before, copied = trial.made, trial.folder / "updated.img"
    spare = spare_disk(trial.folder)
    subprocess.run(["cp", "--sparse=always", before.card.image, copied], check=True)
    trial.made = replace(before, card=replace(before.card, image=copied), kernel=None)
    begun, log = writes.begin(trial.made.card, trial.folder)
    try:
        trial.on(spare=spare, log=log)
        steps, newer = updated(trial, log)
        cuts(trial, begun, log, steps, newer)
    except Exception:
        trial.keep_what_is_there()
        raise
    finally:
        trial.cut()
        trial.made = before
        for file in (begun, log, copied, spare):
            file.unlink()


def updated(trial: Trial, log: Path) -> tuple[list[tuple[str, int]], str]:
    """(each step as announced, with the number of log entries by then; last its end), and the new release."""
    before, began_s = current(trial), time.monotonic()
    trial.running.shell.run(WRITABLE)
    trial.running.shell.begin(f"{UPDATE} >{SAID} 2>&1; echo {ENDED} $? >>{SAID}")
    steps = followed(trial, log)
    if (newer := current(trial)) == before:
        raise Wrong("the update changed nothing")
    trial.report.saw("update", f"from {before} to {newer}", time.monotonic() - began_s)
    wait_until_well(trial.running)
    trial.cut()
    return steps, newer


def followed(trial: Trial, log: Path) -> list[tuple[str, int]]:
    """Run an update to its end, and return its steps."""
    steps, ends_s = dict[str, int](), time.monotonic() + UPDATES_S
    while ENDED not in (said := trial.running.shell.tried(f"cat {SAID}")[1]):
        if time.monotonic() > ends_s:
            raise Wrong(f"the update did not come to its end: {said[-400:]}")
        for step in STEP.findall(said):
            if step not in steps:
                trial.report.say(f"   {step}")
                steps[step] = writes.many(log)
        time.sleep(LOOKS_S)
    if not said.rstrip().endswith(f"{ENDED} 0"):
        raise Wrong(f"the update failed: {said[-400:]}")
    return [*steps.items(), (ENDED, writes.many(log))]


# ---- power cuts ----------------------------------------------------------------------------------------------
def cuts(trial: Trial, begun: Path, log: Path, steps: list[tuple[str, int]], newer: str) -> None:
    """A random moment in each step: every disk that a cut may leave is whole, and the most damaged one starts."""
    chance, made, cut, is_finished = random.Random(1), trial.made, trial.folder / "cut.img", False
    disk = writes.Disk(begun, log)
    try:
        for (step, begins), (_, ends) in itertools.pairwise(steps):
            flushes = [flush for flush in disk.flushes(since=begins) if flush <= ends]
            if not flushes:
                trial.report.saw("update", f"{step!r} has nothing to write")
                continue
            seen = [looked_at(trial, disk, state, cut) for state in disk.states(chance.choice(flushes), chance)]
            trial.report.saw("update", f"cut off in {step!r}: {len(seen)} disks, each whole, with {', '.join(seen)}")
            is_finished = starts(trial, cut, step, "" if is_finished else newer) or is_finished
            trial.made = made
    finally:
        disk.close()
        cut.unlink(missing_ok=True)
    if not is_finished:
        raise Wrong("no cut left an update that could be brought to its end")


def looked_at(trial: Trial, disk: writes.Disk, state: writes.State, cut: Path) -> str:
    """The release that this disk would start. A copy of the disk is stored unless the state is "lost"."""
    part = trial.folder / "part.img"
    try:
        found = look_at(part, writes.alone(disk.file, trial.made.card.root, part), state)
    finally:
        part.unlink(missing_ok=True)
    if state.what != "lost":
        subprocess.run(["cp", "--sparse=always", disk.file, cut], check=True)
    return found


def starts(trial: Trial, cut: Path, step: str, newer: str) -> bool:
    """Start from that disk. A partial update is finished as `newer`, if given; then rolled back, and removed."""
    began_s = time.monotonic()
    trial.on(card=replace(trial.made.card, image=cut), log=None)
    older = current(trial)
    trial.report.saw("update", f"cut off in {step!r}: it starts, with {older}", time.monotonic() - began_s)
    was_unfinished = is_unfinished(trial)
    if was_unfinished and newer:
        bring_to_its_end(trial, newer)
        take_back(trial)
        remove(trial)
    trial.cut()
    return was_unfinished


def bring_to_its_end(trial: Trial, newer: str) -> None:
    """Repeat the same call on the partial update."""
    began_s, shell = time.monotonic(), trial.running.shell
    shell.run(WRITABLE)
    shell.run(UPDATE, UPDATES_S)
    if current(trial) != newer or is_unfinished(trial):
        raise Wrong(f"called again, it did not come to its end: {current(trial)}")
    wait_until_well(trial.running)
    trial.report.saw("update", f"called again, it comes to its end: {newer}", time.monotonic() - began_s)


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


def look_at(disk: Path, root: Partition, state: writes.State) -> str:
    """The release that would start. Raises Wrong if it is not whole, or the machine would wait for input."""
    device = root.inside(disk)
    preen = subprocess.run(["e2fsck", "-p", device], capture_output=True).returncode
    clean = subprocess.run(["e2fsck", "-f", "-n", device], capture_output=True).returncode
    link = debugfs(disk, root, f"stat {APP}/current").partition('Fast link dest: "')[2].partition('"')[0]
    release = f"{APP}/{link}"
    parts = {name: debugfs(disk, root, f"cat {release}/{name}") for name in (".venv/bin/companion", "deploy/update")}
    units = {
        name: debugfs(disk, root, f"cat {UNITS}/{name}.service")
        for name in ("table-companion", "table-companion-screen")
    }
    is_complete = "Inode:" in debugfs(disk, root, f"stat {release}/.complete")
    wrong = [name for name, text in parts.items() if not text] + [
        name for name, text in units.items() if "WantedBy=" not in text
    ]
    if preen > REPAIRED or clean or wrong or not (link and is_complete):
        raise Wrong(f"entry {state.entries}, {state.what}: check {preen}, {clean}; {release}: {is_complete}; {wrong}")
    return "the newer unit" if units["table-companion"].startswith("# newer") else "the older unit"
