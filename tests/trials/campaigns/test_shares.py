"""A small share of every campaign for the ordinary tests, and the controls, which must fail."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from companion.log.record import Played
from tests.trials.campaigns import damage, days, power, readers
from tests.trials.campaigns.campaign import share
from tests.trials.campaigns.simulated import people

ROOT = Path(__file__).parents[3]


def test_after_a_power_cut_every_acknowledged_line_is_there() -> None:
    result = share(power.campaign(1, images=1_000), range(0, 2_000, 4))
    assert result.wrong == []
    assert result.figures["lines"] > 5_000


def test_a_store_that_does_not_wait_for_the_disk_is_found_out() -> None:
    result = share(power.campaign(1, control=True), range(60))
    lost = [wrong for wrong in result.wrong if "acknowledged" in wrong]
    assert len(lost) > 5


def test_of_a_damaged_store_every_good_beginning_is_there_and_the_rest_is_said() -> None:
    result = share(damage.campaign(1), range(0, 6_000, 75))
    assert result.wrong == []
    assert result.figures["said"] > 30


async def test_after_an_evening_with_many_phones_nothing_is_left_over(tmp_path: Path) -> None:
    lived = (await days.year(60, 30, 1, tmp_path)).result
    assert lived.wrong == []
    assert (lived.figures["moves"], lived.figures["joins"]) == (60, 30)


def test_whatever_a_file_holds_is_a_value_or_one_sentence_that_can_be_said() -> None:
    result = share(readers.campaign(1), range(150))
    assert result.wrong == []
    assert all(
        result.figures[f"{name} told"] > 20 for name in ("companion.toml", "club.toml", "hub.toml", "hardware.toml")
    )
    assert result.figures["a club's link taken"] > 20


# ---- simulated tables --------------------------------------------------------------------------------------
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
