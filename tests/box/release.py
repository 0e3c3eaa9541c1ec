"""An update of the whole machine, cut off in each of its steps: what is there starts, and one more call finishes it."""

from __future__ import annotations

import random
import shutil
import subprocess
import time
from pathlib import Path

from tests.box import campaign, games, writes
from tests.box.core import wait_until_well
from tests.box.image import Card, Partition, debugfs
from tests.box.trial import Trial
from tests.box.trouble import Wrong

ROOT = Path(__file__).parents[2]
APP = "/opt/table-companion"
UNITS = "/etc/systemd/system"
SPARE_MB = 64
LEFT_OUT = (".git", ".venv", ".hypothesis", "__pycache__", "*_cache", "node_modules")
UPDATES_S = 2400.0
DISKS = 60
WRITABLE = "mount -o remount,rw / && mkdir -p /run/newer && mount -o ro /dev/vdb /run/newer"

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
    shutil.copytree(ROOT, made, ignore=shutil.ignore_patterns(*LEFT_OUT))
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
    """All disks that a power cut during an update may leave are looked at; then it is taken back, and removed."""
    trial.cut()
    spare = spare_disk(trial.folder)
    begun, log = campaign.begin(trial.made.card, trial.folder)
    trial.on(spare=spare, log=log)
    shell = trial.running.shell
    shell.run(WRITABLE)
    before = current(trial)
    since = writes.many(log)
    began_s = time.monotonic()
    said = shell.run(f"{APP}/current/deploy/update /run/newer", UPDATES_S)
    trial.report.saw("update", f"from {before} to {current(trial)}", time.monotonic() - began_s)
    if current(trial) == before:
        raise Wrong(f"the update changed nothing: {said[-400:]}")
    wait_until_well(trial.running)
    trial.cut()
    trial.report.saw("update", look_at_disks(begun, log, trial.made.card, since))
    begun.unlink()
    log.unlink()
    go_back_and_away(trial)


def go_back_and_away(trial: Trial) -> None:
    """What was updated is taken back with the plug pulled in the middle, finished, and all of it is removed."""
    trial.on(log=None)
    shell = trial.running.shell
    shell.run(WRITABLE)
    newer = current(trial)
    shell.begin(f"{APP}/current/deploy/rollback")
    time.sleep(random.random() * 3)
    trial.cut()
    trial.on()
    trial.running.shell.run(WRITABLE)
    trial.report.saw("update", f"a roll-back was cut off; it started with {current(trial)}")
    trial.running.shell.tried(f"{APP}/current/deploy/rollback", UPDATES_S)
    wait_until_well(trial.running)
    trial.report.saw("update", f"taken back from {newer} to {current(trial)}")
    trial.running.shell.run("/run/newer/deploy/uninstall --yes", UPDATES_S)
    code, said = trial.running.shell.tried(f"ls {APP}; systemctl is-active table-companion")
    if code == 0:
        raise Wrong(f"after the removal there is still: {said}")
    trial.running.shell.run("ls /var/lib/table-companion/games.sqlite3")
    trial.report.saw("update", "removed; the games are still there")
    trial.cut()


def current(trial: Trial) -> str:
    return trial.running.shell.run(f"readlink {APP}/current").strip().rpartition("/")[2]


# ---- the disks in between ----------------------------------------------------------------------------------
def look_at_disks(begun: Path, log: Path, card: Card, since: int) -> str:
    """Disks of the whole update: each starts, with a release that is whole and units that are."""
    chance, disk, seen = random.Random(1), writes.Disk(begun, log), list[str]()
    spoilt = begun.with_name("spoilt.img")
    try:
        flushes = disk.flushes(since=since)
        for flush in sorted(chance.sample(flushes, min(len(flushes), DISKS // 3))):
            for state in disk.states(flush, chance):
                seen.append(look_at(spoilt, campaign.alone(begun, card.root, spoilt), state))
    finally:
        disk.close()
        spoilt.unlink(missing_ok=True)
    kinds = ", ".join(f"{seen.count(kind)} with {kind}" for kind in sorted(set(seen)))
    return f"{len(seen)} disks of power cuts during the update, each whole: {kinds}"


def look_at(disk: Path, root: Partition, state: writes.State) -> str:
    """Which release would start. Wrong where it is not whole, or the machine would wait for somebody."""
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
    if preen > games.REPAIRED or clean or wrong or not (link and is_complete):
        raise Wrong(f"entry {state.entries}, {state.what}: check {preen}, {clean}; {release}: {is_complete}; {wrong}")
    return "the newer unit" if units["table-companion"].startswith("# newer") else "the older unit"
