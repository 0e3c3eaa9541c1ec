"""deploy/try-image's reading and touching of a panel, and the order of its steps."""

from __future__ import annotations

import re
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.machine import ROOT, said
from tests.trials.box import image, machine, release, story
from tests.trials.box.image import Partition
from tests.trials.box.panel import Picture, apart, is_dark
from tests.trials.box.panels import turned_back
from tests.trials.box.report import Report
from tests.trials.box.shell import Shell
from tests.trials.box.trial import Step, Trial
from tests.trials.box.trouble import Wrong


# ---- QEMU's sockets -----------------------------------------------------------------------------------------
@pytest.fixture
def shell(tmp_path: Path) -> Iterator[Shell]:
    """A real shell behind a socket, among the chatter of a kernel."""
    server = socket.socket(socket.AF_UNIX)
    server.bind(str(tmp_path / "shell"))
    server.listen()
    here = Shell(tmp_path / "shell", out=tmp_path / "out")
    line, _ = server.accept()
    line.sendall(b"[    1.0] Booting Linux\r\n<#1# 0 not this one")
    with line, subprocess.Popen(["sh"], stdin=line.fileno(), stdout=line.fileno(), stderr=line.fileno()):
        yield here
        here.close()
    server.close()


def test_a_command_gives_what_it_wrote_and_its_exit_code(shell: Shell) -> None:
    assert shell.run("echo '<one>' && echo 'två' >&2") == "<one>\ntvå\n"
    assert shell.tried("echo no; exit 3") == (3, "no\n")
    with pytest.raises(Wrong, match="in the machine, false: 1"):
        shell.run("false")


# ---- pictures -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("degrees", [0, 90, 180, 270])
def test_a_finger_on_the_panel_is_where_the_turned_picture_has_it(degrees: int) -> None:
    """One red pixel, looked for where the finger goes."""
    width, height, x, y = 4, 2, 3, 0
    upright = Picture(width=width, height=height, rgb=bytes(width * height * 3))
    red = bytearray(upright.rgb)
    red[(y * width + x) * 3] = 255
    panel = Picture(width=width, height=height, rgb=bytes(red)).turned(360 - degrees)
    at = turned_back(((x + 0.5) / width, (y + 0.5) / height), degrees)
    column, row = int(at[0] * panel.width), int(at[1] * panel.height)
    assert panel.rgb[(row * panel.width + column) * 3] == 255


def test_pictures_are_as_far_apart_as_pixels_are_clearly_others() -> None:
    black, grey = (Picture(width=2, height=2, rgb=bytes([value] * 12)) for value in (0, 30))
    one = Picture(width=2, height=2, rgb=bytes([255, 0, 0] + [0] * 9))
    assert (apart(black, grey), apart(black, one)) == (0, 0.25)
    assert apart(black, Picture(width=4, height=1, rgb=bytes(12))) == 1


def test_a_panel_that_sleeps_is_dark_and_one_that_shows_nothing_or_something_else_is_not() -> None:
    def of(value: int) -> Picture:
        return Picture(width=2, height=2, rgb=bytes([value] * 12))

    assert [is_dark(of(value), of(250)) for value in (0, 50, 100, 250)] == [False, True, False, False]


def trial_in(folder: Path) -> Trial:
    nothing = Partition(number=1, start=0, size=0, kind="83")
    made = machine.Made(card=image.Card(image=folder / "card.img", partitions=(), root=nothing), port=1)
    return Trial(made=made, folder=folder, report=Report())


# ---- the story --------------------------------------------------------------------------------------------------
def test_a_step_that_fails_leaves_out_those_that_need_it_and_the_others_go_on(tmp_path: Path) -> None:
    done: list[str] = []

    def fails(trial: Trial) -> None:
        raise KeyError("it rained")

    steps = (
        Step(name="a", text="", do=fails),
        Step(name="b", text="", do=lambda trial: done.append("b"), needs="a"),
        Step(name="c", text="", do=lambda trial: done.append("c")),
    )
    trial = trial_in(tmp_path)
    story.play(trial, steps)
    assert done == ["c"]
    assert [why.replace("'", "") for why in trial.report.wrong] == ["a: it rained", "b: left out, since a failed"]
    assert "it rained" in (tmp_path / "pictures/a-failed.txt").read_text()
    assert "2 wrong" in trial.report.table()


# ---- an update --------------------------------------------------------------------------------------------------
def test_every_step_that_an_installation_tells_is_one_to_be_cut_off_in() -> None:
    script = (ROOT / "deploy/install").read_text()
    plan = re.search(r"^plan\(\) \{(.*?)^\}", script, re.MULTILINE | re.DOTALL)
    assert plan is not None
    told = "\n 1. Debian packages\n      (all there)\n\n10. start: now\n      3. no step\n"
    assert release.STEP.findall(told) == ["Debian packages", "start: now"]
    plan_of_it = said(ROOT / "deploy/install", "--dry-run").stdout
    steps = release.STEP.findall(plan_of_it)
    assert len(steps) == len(re.findall(r"step_\w+", plan[1]))
    assert all(any(each.startswith(step) for each in steps) for step in release.CUT_IN)
