"""A small share of the simulated tables for the ordinary tests, with the controls and the tools of the simulation."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from companion.log.record import Played
from companion.view import wire
from tests.trials.campaigns.simulated import people
from tests.trials.campaigns.simulated.socket import Socket
from tests.trials.campaigns.simulated.story import Step, story, told
from tests.trials.campaigns.table import shorten
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


def test_a_story_is_made_as_short_as_it_can_be() -> None:
    steps = story("x", 300)
    needed = {steps[20], steps[250]}

    def breaks(some: Sequence[Step]) -> bool:
        return needed <= set(some)

    assert shorten(steps, breaks) == (steps[20], steps[250])
    assert told(" ".join(map(str, steps))) == steps


@pytest.mark.parametrize(("lines", "broken"), [(0, True), (1, False), (2, True)])
def test_what_was_told_to_count_must_be_on_the_disk_exactly_once(lines: int, broken: bool) -> None:
    count = people.Count()
    count.done("bid-1@4")
    for n in range(lines):
        count.line(Played(n=n + 1, at=0, seat=0, by="phone:52", prompt="bid-1", move="bid"))
    assert bool(list(count.broken(Counter()))) == broken


def test_a_phone_whose_line_ends_while_it_asks_again_asks_the_rest_on_its_next_one() -> None:
    person, opened = people.Person(2, people.Count()), list[Socket]()
    person.connect(opened.append, "")
    for n in "ab":
        person.ask(lambda request_id: wire.Answer(form="roll", id=request_id), n)
    person.leave()
    person.connect(lambda socket: person.gone(), "")  # it ends as soon as it is there
    assert (person.socket, len(person.waiting)) == (None, 2)
    person.connect(opened.append, "")
    assert person.socket is opened[-1]


def test_an_hour_is_over_at_once_and_who_waits_for_nothing_is_found() -> None:
    loop = VirtualLoop()
    began_s = loop.time()
    loop.run(asyncio.sleep(3600))
    assert loop.time() - began_s == pytest.approx(3600)
    with pytest.raises(Stuck):
        loop.run(asyncio.Event().wait())
    loop.close()
