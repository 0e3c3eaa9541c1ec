"""deploy/update, install and rollback, killed in the middle: the remaining system runs, and another call finishes."""

from __future__ import annotations

import fcntl
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.deploy.installed import Box

# killed before the command with this beginning, as in the scripts
BEFORE_IT_IS_BEGUN = (
    'run cp -r "$HERE"',
    'run "$RELEASE/deploy/set-up"',
    'run touch "$RELEASE/.complete"',
    "try runuser",
    "write_down",
)
MEANWHILE = (
    'run ln -sfn "$before" "$APP/previous"',
    'run ln -sfn "releases/$1" "$APP/current"',
    'put "$from/$file"',
    'put "$from/table-companion-screen.service"',
    "try udevadm",
    "run systemctl enable",
    "systemctl daemon-reload",
    'systemctl restart "${services[@]}"',
    "settled",
)
TAKING_BACK = (
    "write_down",
    'run ln -sfn "$before" "$APP/current"',
    'run ln -sfn "$now" "$APP/previous"',
    'put "$from/$file"',
    'put "$from/table-companion-screen.service"',
    "systemctl daemon-reload",
    "settled",
)


@pytest.fixture(scope="module")
def updated(tmp_path_factory: pytest.TempPathFactory) -> Box:
    """A machine after an update from one release to another."""
    box = Box(tmp_path_factory.mktemp("updated"))
    for name in ("first", "old"):
        done = box.run(box.checkout(name) / "deploy/install", "--yes")
        assert (done.returncode, done.stderr) == (0, "")
    assert (box.release("current"), box.release("previous"), box.unit()) == ("old", "first", "old")
    return box


@pytest.fixture
def box(updated: Box, tmp_path: Path) -> Box:
    """A copy of that machine."""
    return updated.copy(tmp_path / "box")


@pytest.fixture(scope="module")
def killed(updated: Box, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Box]:
    """That machine after an update to "new" killed before a command: made once for each, read-only."""

    @cache
    def made(before: str) -> Box:
        box = updated.copy(tmp_path_factory.mktemp("killed") / "box")
        kill(box, before, "update", box.checkout("new"))
        return box

    return made


@pytest.fixture
def cut_off(killed: Callable[[str], Box], before: str, tmp_path: Path) -> Box:
    """A copy of that machine, with the update killed `before` the test's command."""
    return killed(before).copy(tmp_path / "box")


def kill(box: Box, before: str, *words: str | Path) -> None:
    """Kill the script before that command; its return code shows that it was killed."""
    script = box.app / "current/deploy" / words[0]
    assert box.run(script, *words[1:], kill_before=before).returncode == -9


def has_settled(box: Box) -> bool:
    return not (box.app / "unfinished").exists()


@pytest.mark.parametrize("before", BEFORE_IT_IS_BEGUN + MEANWHILE)
def test_an_update_that_was_killed_leaves_a_release_that_is_whole(killed: Callable[[str], Box], before: str) -> None:
    box = killed(before)
    assert box.release("current") in ("old", "new")
    assert (box.app / "current/.complete").exists()
    assert {box.unit(unit.name) for unit in (box.machine / "etc/systemd/system").glob("*.service")} <= {"old", "new"}


@pytest.mark.parametrize("before", BEFORE_IT_IS_BEGUN + MEANWHILE)
def test_calling_it_again_brings_it_to_its_end(cut_off: Box) -> None:
    done = cut_off.run(cut_off.app / "current/deploy/update", cut_off.folder / "new")
    assert (done.returncode, done.stderr) == (0, "")
    assert (cut_off.release("current"), cut_off.release("previous"), cut_off.unit()) == ("new", "old", "new")
    assert has_settled(cut_off)
    assert [call for call in cut_off.calls() if call.startswith("systemctl restart")]


@pytest.mark.parametrize("before", MEANWHILE)
def test_an_update_that_was_killed_can_be_taken_back(cut_off: Box) -> None:
    assert cut_off.run(cut_off.app / "current/deploy/rollback").returncode == 0
    assert (cut_off.release("current"), cut_off.release("previous"), cut_off.unit()) == ("old", "new", "old")
    assert has_settled(cut_off)


@pytest.mark.parametrize("before", MEANWHILE)
def test_a_third_release_instead_of_the_one_that_was_cut_off_can_be_taken_back_to_what_ran_last(
    cut_off: Box,
) -> None:
    assert cut_off.run(cut_off.app / "current/deploy/update", cut_off.checkout("third")).returncode == 0
    assert (cut_off.release("current"), cut_off.release("previous"), cut_off.unit()) == ("third", "old", "third")


@pytest.mark.parametrize("before", TAKING_BACK)
def test_a_roll_back_that_was_killed_goes_on_in_the_same_direction(box: Box, before: str) -> None:
    kill(box, before, "rollback")
    assert box.run(box.app / "current/deploy/rollback").returncode == 0
    assert (box.release("current"), box.release("previous"), box.unit()) == ("first", "old", "first")
    assert has_settled(box)


@pytest.mark.parametrize("before", BEFORE_IT_IS_BEGUN[:3] + MEANWHILE[1:])
def test_a_first_installation_that_was_killed_is_brought_to_its_end(tmp_path: Path, before: str) -> None:
    box = Box(tmp_path)
    new = box.checkout("new")
    assert box.run(new / "deploy/install", "--yes", kill_before=before).returncode == -9
    assert box.run(new / "deploy/install", "--yes").returncode == 0
    assert (box.release("current"), box.release("previous"), box.unit()) == ("new", "", "new")
    assert has_settled(box)


def test_what_is_the_newest_already_is_not_installed_again(box: Box) -> None:
    done = box.run(box.app / "current/deploy/update", box.folder / "old")
    assert (done.returncode, done.stdout) == (0, "deploy/update: this is the newest already\n")


def test_a_release_that_does_not_start_as_a_service_is_taken_back_after_a_cut_as_well(box: Box) -> None:
    new = box.checkout("new")
    kill(box, "systemctl restart", "update", new)
    unit = box.machine / "etc/systemd/system/table-companion.service"
    (box.fakes / "systemctl").write_text(f'#!/bin/sh\n[ "$1" != restart ] || ! grep -q "# new" {unit}\n')
    done = box.run(box.app / "current/deploy/update", new)
    assert done.returncode == 1
    assert "so the one before runs again" in done.stderr
    assert (box.release("current"), box.release("previous"), box.unit()) == ("old", "", "old")
    assert has_settled(box)


@pytest.mark.parametrize("script", ["install", "update", "rollback", "uninstall"])
def test_only_one_of_them_runs_at_a_time(box: Box, script: str) -> None:
    with (box.machine / "run/lock/table-companion").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        words = {"update": [str(box.checkout("new"))], "rollback": []}.get(script, ["--yes"])
        done = box.run(box.app / "current/deploy" / script, *words)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        f"deploy/{script}: an installation, update, roll-back or removal is under way already; wait for its end\n"
    )
    assert (box.release("current"), box.release("previous"), box.unit()) == ("old", "first", "old")


def test_a_removal_can_be_called_again_after_it_was_cut_off(box: Box) -> None:
    uninstall = box.folder / "old/deploy/uninstall"
    assert box.run(uninstall, "--yes", kill_before='run rm -rf "$APP"').returncode == -9
    shutil.rmtree(box.app / "releases")
    done = box.run(uninstall, "--yes")
    assert (done.returncode, done.stderr) == (0, "")
    assert not box.app.exists()
