"""A small share of the simulated tables for the ordinary tests, with the controls."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from companion.log.record import Played
from tests.trials.campaigns.simulated import people
from tests.trials.campaigns.virtual import Stuck, VirtualLoop

ROOT = Path(__file__).parents[3]


def tale(*words: str, hash_seed: str = "0") -> subprocess.CompletedProcess[str]:
    """The result of stories run in a process under the disk."""
    command = [sys.executable, "-m", "tests.trials.campaigns", *words]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def test_a_table_at_which_everything_goes_wrong_keeps_its_laws() -> None:
    kept = tale("table", "--first", "3", "--attempts", "1")
    assert kept.returncode == 0, kept.stdout + kept.stderr
    assert int(re.findall(r"'moves': (\d+)", kept.stdout)[0]) > 20
    assert int(re.findall(r"'checks': (\d+)", kept.stdout)[0]) > 100


def test_whichever_calls_to_the_disk_fail_an_evening_keeps_its_laws() -> None:
    done = tale("syscalls", "--first", "602", "--attempts", "24")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "'calls that failed'" in done.stdout


def test_a_core_that_breaks_a_law_is_found_and_always_in_the_same_way() -> None:
    words = ("table", "--first", "3", "--attempts", "1", "--control")
    control = tale(*words)
    assert control.returncode == 0, control.stdout
    assert "lamps" in control.stderr
    assert tale(*words, hash_seed="77").stderr == control.stderr


@pytest.mark.parametrize(("lines", "broken"), [(0, True), (1, False), (2, True)])
def test_what_was_told_to_count_must_be_on_the_disk_exactly_once(lines: int, broken: bool) -> None:
    count = people.Count()
    count.done("bid-1@4")
    for n in range(lines):
        count.line(Played(n=n + 1, at=0, seat=0, by="phone:52", prompt="bid-1", move="bid"))
    assert bool(list(count.broken(Counter()))) == broken


def test_whoever_waits_for_nothing_is_found() -> None:
    loop = VirtualLoop()
    loop.run(asyncio.sleep(3600))
    with pytest.raises(Stuck):
        loop.run(asyncio.Event().wait())
    loop.close()
