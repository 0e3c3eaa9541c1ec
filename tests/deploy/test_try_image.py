"""deploy/try-image without a machine: its plan, its refusals and its order of steps."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.deploy.machine import ROOT, said
from tests.trials.box import image, machine, release, story
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
    steps = release.STEP.findall(said(ROOT / "deploy/install", "--dry-run").stdout)
    assert len(steps) == len(re.findall(r"step_\w+", plan[1]))
    assert all(any(each.startswith(step) for each in steps) for step in release.CUT_IN)
