"""deploy/run, deploy/test and .ci/run on a fake machine: their installations, outputs and exit codes."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.deploy.machine import ROOT, SUDO, USER, Machine, bare_machine, said

SHELL = re.compile(rb"#!/(usr/bin/env )?(bin/)?(ba)?sh|# shellcheck shell=")
OFFLINE = "could not fetch the Python packages; is this machine on the internet? (details: .venv/set-up.log)"


def shell_scripts() -> list[str]:
    """All scripts of a shell, and the files they source; not pi.sh, whose `one && other || fail` is meant."""
    files = (file for folder in ("deploy", ".ci") for file in sorted((ROOT / folder).rglob("*")) if file.is_file())
    return [str(file.relative_to(ROOT)) for file in files if SHELL.match(file.read_bytes()) and file.name != "pi.sh"]


@pytest.mark.parametrize("script", shell_scripts())
def test_shellcheck_finds_nothing(script: str) -> None:
    done = said("shellcheck", "-x", script)
    assert done.stdout + done.stderr == ""
    assert os.access(ROOT / script, os.X_OK) == (not script.endswith(".sh"))


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return bare_machine(tmp_path)


COMPILED = "pytest -m pytest --collect-only -q"  # beside the other checks, as mypy is, so at any place among them


def lack_screen_libraries(machine: Machine) -> None:
    with (machine.checkout / "deploy/lib.sh").open("a") as lib:
        lib.write("has_library() { return 1; }\n")


# ---- deploy/run -----------------------------------------------------------------------------------------
FETCHED = "uv sync --frozen --inexact --no-progress --extra bluetooth --no-dev"


def test_run_sets_up_once_and_starts_the_companion_with_the_further_words(machine: Machine) -> None:
    done = machine.run("deploy/run", "--headless", "--data", "a folder")
    assert (done.returncode, done.stdout) == (0, "companion --headless --data a folder\n")
    assert machine.calls() == [FETCHED]
    again = machine.run("deploy/run", "--headless")
    assert again.stdout == "companion --headless\n"
    assert len(again.stderr.splitlines()) == 1
    assert machine.calls() == []
    with (machine.checkout / "uv.lock").open("a") as lock:
        lock.write("# newer\n")
    machine.run("deploy/run", "--headless")
    assert machine.calls() == [FETCHED]


def test_a_checkout_that_was_moved_gets_a_new_environment(machine: Machine, tmp_path: Path) -> None:
    machine.run("deploy/run", "--headless")
    (machine.checkout / ".venv/old").touch()
    moved = machine.checkout.rename(tmp_path / "moved")
    done = Machine(checkout=moved, fakes=machine.fakes, calls_file=machine.calls_file, broken=machine.broken).run(
        "deploy/run", "--headless"
    )
    assert done.stdout == "companion --headless\n"
    assert not (moved / ".venv/old").exists()


def test_where_uv_cannot_be_had_pip_installs_the_locked_versions(machine: Machine) -> None:
    machine.break_("uv")
    done = machine.run("deploy/run", "--headless")
    assert done.stdout == "companion --headless\n"
    assert machine.calls()[-1] == "pip -m pip install --quiet --constraint .venv/pins.txt --editable .[bluetooth]"
    pins = (machine.checkout / ".venv/pins.txt").read_text().splitlines()
    assert [pin for pin in pins if pin.startswith("msgspec==")]
    assert not [pin for pin in pins if pin.startswith("table-companion")]


def test_without_a_network_one_sentence_says_so_and_nothing_is_started(machine: Machine) -> None:
    machine.break_("uv")
    machine.break_("pip")
    done = machine.run("deploy/run", "--headless")
    assert done.returncode != 0
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1] == f"deploy/run: {OFFLINE}"
    assert len(done.stderr.splitlines()) == 3  # its action, its download, and the failure


# ---- Debian packages ------------------------------------------------------------------------------------
def test_packages_are_named_and_then_installed_by_root(machine: Machine) -> None:
    machine.remove("uv")
    machine.break_("ensurepip")
    done = machine.run("deploy/run", "--headless")
    assert "deploy/run: installing these Debian packages: python3-venv\n" in done.stderr
    assert machine.calls()[:2] == [
        "apt-get -qq update",
        "apt-get -qq install --yes --no-install-recommends python3-venv",
    ]


def test_a_user_installs_packages_through_sudo(machine: Machine) -> None:
    lack_screen_libraries(machine)
    machine.add("id", USER)
    machine.add("sudo", SUDO)
    done = machine.run("deploy/run", "demo", "akkon", DISPLAY=":0")
    assert done.stdout == "companion demo akkon\n"
    assert "apt-get -qq install --yes --no-install-recommends libgl1 libegl1 libgles2" in machine.calls()


@pytest.mark.parametrize("with_sudo", [False, True], ids=["no sudo", "a sudo that wants a password"])
def test_a_user_who_may_not_install_is_told_which_packages(machine: Machine, with_sudo: bool) -> None:
    lack_screen_libraries(machine)
    machine.add("id", USER)
    if with_sudo:
        machine.add("sudo", SUDO)
        machine.break_("sudo")
    done = machine.run("deploy/run", DISPLAY=":0")
    assert done.returncode != 0
    sentence = "please have these Debian packages installed, then start again: libgl1 libegl1 libgles2"
    assert done.stderr.splitlines()[-1] == f"deploy/run: {sentence}"


@pytest.mark.parametrize("words", [("--headless",), ("doctor",), ("rules", "akkon"), ("--help",)])
def test_what_shows_no_touchscreen_needs_no_packages_for_one(machine: Machine, words: tuple[str, ...]) -> None:
    lack_screen_libraries(machine)
    done = machine.run("deploy/run", *words, DISPLAY=":0")
    assert done.returncode == 0
    assert not [call for call in machine.calls() if call.startswith("apt-get")]


# ---- deploy/test ----------------------------------------------------------------------------------------
def test_the_tests_check_style_types_imports_and_then_everything_else(machine: Machine) -> None:
    done = machine.run("deploy/test")
    assert done.returncode == 0
    calls = machine.calls()
    assert "uv sync --frozen --inexact --no-progress --group dev" in calls
    assert [call for call in calls if not call.startswith(("apt-get", "uv")) and call not in ("mypy ", COMPILED)] == [
        "ruff check .",
        "ruff format --check .",
        "lint-imports --no-logo",
        "pytest -m pytest -q --dist worksteal -n 3",
    ]
    assert done.stdout.splitlines()[-6].startswith("== summary")
    assert "FAILED" not in done.stdout


def test_a_check_that_fails_does_not_hide_the_others_and_fails_the_whole(machine: Machine) -> None:
    machine.break_("mypy")
    done = machine.run("deploy/test")
    assert done.returncode == 1
    assert [line.split()[:3] for line in done.stdout.splitlines() if "FAILED" in line] == [
        ["types", "(mypy)", "FAILED"]
    ]
    assert "pytest -m pytest -q --dist worksteal -n 3" in machine.calls()


@pytest.mark.parametrize("failing", [False, True], ids=["green", "red"])
def test_the_continuous_integration_ends_as_the_tests_end(machine: Machine, failing: bool) -> None:
    if failing:
        machine.break_("pytest")
    done = machine.run(".ci/run", CI="true")
    assert done.returncode == int(failing)
    assert "== summary" in done.stdout
