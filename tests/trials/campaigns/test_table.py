"""A small share of the simulated tables, with the ordinary tests; the controls, and the means of the simulation."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

import pytest

from companion.log.record import Played
from companion.testkit.stories import without
from companion.view import wire
from tests.trials.campaigns.disk import environment
from tests.trials.campaigns.simulated import people
from tests.trials.campaigns.simulated.laws import Count
from tests.trials.campaigns.simulated.socket import Socket
from tests.trials.campaigns.simulated.story import Step, story, told
from tests.trials.campaigns.virtual import Stuck, VirtualLoop, VirtualThread

ROOT = Path(__file__).parents[3]


class Told(TypedDict):
    figures: dict[str, int]
    wrong: list[str]


def tale(folder: Path, *words: str, hash_seed: str = "0") -> Told:
    """What became of a story of 150 steps, in a process under the disk."""
    folder.mkdir()
    command = [sys.executable, "-m", "tests.trials.campaigns.simulated", "1", "3", "150", *words]
    env = {**environment(folder), "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    found: Told = json.loads(done.stdout)
    return found


def test_a_table_at_which_everything_goes_wrong_keeps_its_laws(tmp_path: Path) -> None:
    kept = tale(tmp_path / "kept")
    assert kept["wrong"] == []
    assert kept["figures"]["moves"] > 20
    assert kept["figures"]["checks"] > 100


def test_a_core_that_breaks_a_law_is_found_and_always_in_the_same_way(tmp_path: Path) -> None:
    control = tale(tmp_path / "control", "control")
    assert "lamps" in control["wrong"][0]
    assert tale(tmp_path / "again", "control", hash_seed="77") == control


def test_a_story_is_made_as_short_as_it_can_be() -> None:
    steps = story("x", 300)
    needed = {steps[20], steps[250]}

    def breaks(some: Sequence[Step]) -> bool:
        return needed <= set(some)

    assert without(steps, breaks) == (steps[20], steps[250])
    assert told(" ".join(map(str, steps))) == steps


@pytest.mark.parametrize(("lines", "broken"), [(0, True), (1, False), (2, True)])
def test_what_was_told_to_count_must_be_on_the_disk_exactly_once(lines: int, broken: bool) -> None:
    count = Count()
    count.done("bid-1@4")
    for n in range(lines):
        count.line(Played(n=n + 1, at=0, seat=0, by="phone:52", prompt="bid-1", move="bid"))
    assert bool(list(count.broken(Counter()))) == broken


def test_a_phone_whose_line_ends_while_it_asks_again_asks_the_rest_on_its_next_one() -> None:
    person, opened = people.Person(2, people.Told()), list[Socket]()
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


def test_the_stores_thread_does_one_job_after_the_other_and_none_after_it_was_killed() -> None:
    loop, done = VirtualLoop(), list[int]()
    thread = VirtualThread(loop, lambda: 0.5)
    loop.run(asyncio.wait_for(_jobs(loop, thread, done), 10))
    assert done == [1, 2, 3]
    thread.end()
    thread.submit(lambda: done.append(4))
    loop.run(asyncio.sleep(2))
    assert done == [1, 2, 3]
    assert not thread.busy
    loop.close()


async def _jobs(loop: VirtualLoop, thread: VirtualThread, done: list[int]) -> None:
    jobs = [loop.run_in_executor(thread, done.append, n) for n in (1, 2, 3)]
    await asyncio.gather(*jobs)
