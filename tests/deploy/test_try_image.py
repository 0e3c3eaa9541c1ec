"""deploy/try-image without a machine: its plan, its refusals, its order of steps, and its power cuts."""

from __future__ import annotations

import random
import re
import struct
from pathlib import Path

import pytest

from tests.deploy.machine import ROOT, said
from tests.trials.box import image, machine, release, story, writes
from tests.trials.box.image import Partition
from tests.trials.box.report import Report
from tests.trials.box.trial import Step, Trial


# ---- the plan ---------------------------------------------------------------------------------------------
def test_the_dry_run_says_every_step_and_does_none() -> None:
    done = said(ROOT / "deploy/try-image", "--dry-run")
    assert [line.split()[1] for line in done.stdout.splitlines()] == [step.name for step in story.STEPS]


def test_a_step_brings_those_that_it_needs() -> None:
    assert [step.name for step in story.chosen(False, ("wifi",))] == ["start", "wires", "cut", "wifi"]


@pytest.mark.parametrize(
    ("words", "why"),
    [(("--image", "/nowhere/card.img"), ""), (("--only", "swim", "--dry-run"), "there is no step swim: ")],
)
def test_what_cannot_be_tried_is_said_in_one_sentence(words: tuple[str, ...], why: str) -> None:
    done = said(ROOT / "deploy/try-image", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"deploy/try-image: {why}")
    assert len(done.stderr.splitlines()) == 1


def test_a_step_that_fails_leaves_out_those_that_need_it_and_the_others_go_on(tmp_path: Path) -> None:
    done: list[str] = []

    def fails(trial: Trial) -> None:
        raise KeyError("it rained")

    steps = (
        Step(name="a", text="", do=fails),
        Step(name="b", text="", do=lambda trial: done.append("b"), needs="a"),
        Step(name="c", text="", do=lambda trial: done.append("c")),
    )
    nothing = Partition(number=1, start=0, size=0, kind="83")
    made = machine.Made(card=image.Card(image=tmp_path / "card.img", partitions=(), root=nothing), port=1)
    trial = Trial(made=made, folder=tmp_path, report=Report())
    story.play(trial, steps)
    assert done == ["c"]
    assert [why.replace("'", "") for why in trial.report.wrong] == ["a: it rained", "b: left out, since a failed"]
    assert "it rained" in (tmp_path / "pictures/a-failed.txt").read_text()
    assert "2 wrong" in trial.report.table()


def test_every_step_that_an_installation_tells_is_one_to_be_cut_off_in() -> None:
    script = (ROOT / "deploy/install").read_text()
    plan = re.search(r"^plan\(\) \{(.*?)^\}", script, re.MULTILINE | re.DOTALL)
    assert plan is not None
    plan_of_it = said(ROOT / "deploy/install", "--dry-run").stdout
    assert len(release.STEP.findall(plan_of_it)) == len(re.findall(r"step_\w+", plan[1]))


# ---- power cuts ---------------------------------------------------------------------------------------------
def log_of(folder: Path, *lines: tuple[int, bytes, int]) -> Path:
    """A log of (sector, data, flags), as QEMU writes it."""
    file = folder / "log"
    written = struct.pack("<QQQI", writes.MAGIC, 1, len(lines), 512).ljust(512, b"\0")
    for sector, data, flags in lines:
        written += struct.pack("<QQQQ", sector, len(data) // 512, flags, 0).ljust(512, b"\0") + data
    file.write_bytes(written)
    return file


def sectors(*values: int) -> bytes:
    return b"".join(bytes([value]) * 512 for value in values)


def test_disks_hold_what_was_flushed_and_any_part_of_what_was_not(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.write_bytes(sectors(0, 0, 0, 0))
    log = log_of(
        tmp_path, (0, sectors(1), 0), (0, b"", writes.FLUSH), (1, sectors(2, 3), 0), (3, sectors(4), 0), (0, b"", 1)
    )
    found = writes.Disk(disk, log)
    assert found.flushes() == [2, 5]
    seen = set()
    for seed in range(20):
        for state in found.states(2, random.Random(seed)):
            now = disk.read_bytes()
            assert (state.entries, now[:512]) == (2, sectors(1))
            seen.add((state.what, tuple(now[512::512])))
    assert {what for what, _ in seen} == {"flushed", "lost", "torn"}
    assert {now for what, now in seen if what == "flushed"} == {(0, 0, 0)}
    assert {now for what, now in seen if what == "lost"} == {(0, 0, 0), (2, 3, 0), (0, 0, 4), (2, 3, 4)}
    assert any((now[0], now[1]) in {(2, 0), (0, 3)} for what, now in seen if what == "torn")
    assert [state.what for state in found.states(5, random.Random(0))] == ["flushed"]
    assert disk.read_bytes() == sectors(1, 2, 3, 4)
    found.close()
