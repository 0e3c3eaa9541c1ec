"""The parts of deploy/try-image that look at a panel and touch it, and how its steps are gone through."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar, cast

import pytest

from tests.deploy.machine import ROOT
from tests.trials.box import image, machine, release, story
from tests.trials.box.__main__ import play_all, shared
from tests.trials.box.drawn import Drawn
from tests.trials.box.image import Partition
from tests.trials.box.panel import Panel, Picture, apart, is_dark
from tests.trials.box.panels import is_another, turned_back
from tests.trials.box.qmp import Qmp
from tests.trials.box.report import Report
from tests.trials.box.shell import Shell
from tests.trials.box.trial import Step, Trial
from tests.trials.box.trouble import Wrong

T = TypeVar("T", bound=Trial)


# ---- QEMU's sockets -----------------------------------------------------------------------------------------
class FakeQemu:
    """Answers QMP with what it was asked."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[dict[str, object]] = []
        self.path = folder / "qmp"
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(str(self.path))
        self._server.listen()
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        line, _ = self._server.accept()
        with line, line.makefile("rw") as file:
            file.write('{"QMP": {}}\n')
            file.flush()
            for asked in file:
                self.asked.append(json.loads(asked))
                is_known = self.asked[-1]["execute"] != "fly"
                file.write('{"event": "RTC_CHANGE"}\n')
                file.write(json.dumps({"return": {}} if is_known else {"error": {"desc": "unknown"}}) + "\n")
                file.flush()


@pytest.fixture
def qemu(tmp_path: Path) -> Iterator[tuple[FakeQemu, Qmp]]:
    fake = FakeQemu(tmp_path)
    qmp = Qmp(fake.path)
    yield fake, qmp
    qmp.close()


def test_a_tap_is_a_finger_down_and_up_at_its_place(qemu: tuple[FakeQemu, Qmp], tmp_path: Path) -> None:
    fake, qmp = qemu
    Panel(qmp, tmp_path).tap((0.5, 0.25))
    down, up = (asked["arguments"]["events"] for asked in fake.asked if asked["execute"] == "input-send-event")  # type: ignore[index]
    assert [event["data"].get("value") for event in down if event["data"].get("type") == "data"] == [16384, 8192]
    assert down[-1] == {"type": "btn", "data": {"down": True, "button": "touch"}}
    assert up[0]["data"]["type"] == "end"


def test_a_finger_that_moves_is_the_same_finger(qemu: tuple[FakeQemu, Qmp], tmp_path: Path) -> None:
    fake, qmp = qemu
    panel = Panel(qmp, tmp_path)
    panel.down(0, (0.4, 0.5))
    panel.down(1, (0.6, 0.5))
    panel.move(0, (0.3, 0.5))
    sent = [asked["arguments"]["events"] for asked in fake.asked if asked["execute"] == "input-send-event"]  # type: ignore[index]
    assert [events[0]["data"]["tracking-id"] for events in sent] == [1, 2, 1]


def test_what_qemu_refuses_is_said(qemu: tuple[FakeQemu, Qmp]) -> None:
    with pytest.raises(Wrong, match="QEMU refuses fly: unknown"):
        qemu[1].ask("fly")


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


def test_a_newer_release_is_the_checkout_without_the_images_that_were_made_of_it(tmp_path: Path) -> None:
    checkout, copied = tmp_path / "checkout", tmp_path / "copied"
    for name in ("deploy/image", "image/card.img.zst", ".venv/bin/python", "rules/__pycache__/a.pyc", "rules/games.py"):
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).touch()
    release.copy(checkout, copied)
    there = {str(path.relative_to(copied)) for path in copied.rglob("*") if path.is_file()}
    assert there == {"deploy/image", "rules/games.py"}


# ---- pictures -----------------------------------------------------------------------------------------------
def test_a_picture_that_is_turned_back_four_times_is_itself() -> None:
    picture = Picture(width=3, height=2, rgb=bytes(range(18)))
    once = picture.turned(90)
    assert (once.width, once.height) == (2, 3)
    assert once.rgb[:6] == bytes((6, 7, 8, 15, 16, 17))  # its first row was the last column
    assert picture.turned(360) == once.turned(270) == picture


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


def test_a_clock_that_runs_does_not_keep_a_picture_from_being_whole() -> None:
    def of(board: int, clock: int) -> Picture:
        return Picture(width=100, height=1, rgb=bytes([clock] * 3 + [board] * 297))

    assert is_another(of(0, 0), of(200, 0), of(200, 255))
    assert not is_another(of(0, 0), of(200, 0), of(100, 0)), "it is being drawn"
    assert not is_another(of(0, 0), of(0, 255), of(0, 255)), "only the clock is another one"


# ---- what is on the panel ---------------------------------------------------------------------------------------
class Screens(Trial):
    """A trial whose core and panel go through these pages, each another grey: a look at both is one step."""

    def begins(self, *pages: tuple[str, int, int]) -> None:
        """(the page that the core leads to, its grey, the panel's grey) at each look."""
        self.pages = list(pages)

    def draw(self, page: str, turned: int = 0) -> Drawn:
        return Drawn(page=self.pages[0][0], picture=grey(self.pages[0][1]), targets={})

    @property
    def panel(self) -> Panel:
        return GreyPanel(self)


class GreyPanel(Panel):
    def __init__(self, trial: Screens) -> None:
        self._trial = trial

    def picture(self) -> Picture:
        return grey(self._trial.pages.pop(0)[2])


def grey(value: int) -> Picture:
    return Picture(width=2, height=2, rgb=bytes([value] * 12))


def trial_in(kind: type[T], folder: Path) -> T:
    nothing = Partition(number=1, start=0, size=0, kind="83")
    made = machine.Made(card=image.Card(image=folder / "card.img", partitions=(), root=nothing), port=1)
    return kind(made=made, folder=folder, report=Report())


def test_a_page_is_waited_for_on_the_panel_and_in_the_core(tmp_path: Path) -> None:
    """A tap takes its time: until it is there, the core leads back to where the panel still is."""
    trial = trial_in(Screens, tmp_path)
    trial.begins(("home", 0, 0), ("new/seat/0", 100, 0), ("new/seat/0", 100, 100))
    assert trial.see("tapped", "new").page == "new/seat/0"
    assert trial.pages == []


# ---- the story --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", [Wrong, AssertionError, KeyError])
def test_a_step_that_fails_leaves_out_those_that_need_it_and_the_others_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: type[Exception]
) -> None:
    done: list[str] = []

    def fails(trial: Trial) -> None:
        raise kind("it rained")

    steps = (
        Step(name="a", text="", do=fails),
        Step(name="b", text="", do=lambda trial: done.append("b"), needs="a"),
        Step(name="c", text="", do=lambda trial: done.append("c")),
    )
    trial = trial_in(Trial, tmp_path)
    story.play(trial, steps)
    assert done == ["c"]
    assert [why.replace("'", "") for why in trial.report.wrong] == ["a: it rained", "b: left out, since a failed"]
    assert "it rained" in (tmp_path / "pictures/a-failed.txt").read_text()
    assert "2 wrong" in trial.report.table()


def test_of_another_machine_that_fails_what_is_there_is_kept_before_it_is_off(tmp_path: Path) -> None:
    told: list[str] = []

    class Told(Trial):
        def begin(self, **changes: object) -> machine.Machine:
            told.append(f"on {sorted(changes)}")
            return cast(machine.Machine, None)

        def cut(self) -> None:
            told.append("off")

        def keep_what_is_there(self) -> None:
            told.append("kept")

    with pytest.raises(Wrong, match="it rained"), trial_in(Told, tmp_path).another(network=False):
        raise Wrong("it rained")
    assert told == ["off", "on ['kernel', 'log', 'network', 'spare']", "kept", "off"]


def test_what_each_step_took_stands_below_what_was_seen(tmp_path: Path) -> None:
    trial = trial_in(Trial, tmp_path)
    story.play(trial, (Step(name="tap", text="", do=lambda trial: trial.report.saw("tap", "home", 1.5)),))
    seen, took = trial.report.table().split("| step | took s |")
    assert "| tap | home | 1.5 |" in seen
    assert "| tap | 0 |" in took


def test_what_begins_with_a_machine_that_is_off_is_played_beside_the_evening(tmp_path: Path) -> None:
    """Each waits for the other, so one after the other neither came to its end."""
    met = threading.Barrier(2, timeout=60)

    def meet(trial: Trial) -> None:
        met.wait()

    trials = [trial_in(Trial, tmp_path / name) for name in ("first", "second")]
    steps = [Step(name=name, text="", do=meet, apart=name != "start") for name in ("start", "update", "slow", "alone")]
    play_all(list(zip(trials, shared(steps), strict=True)))
    assert [trial.report.wrong for trial in trials] == [[], []]
    first, second = (set(trial.report.steps) for trial in trials)
    assert "start" in first
    assert "update" in second
    assert len(first) == len(second) == 2


def test_a_second_machine_is_there_only_where_it_has_something_to_do() -> None:
    assert [len(shared(story.chosen(*words))) for words in ((True, ()), (False, ("small",)), (False, ()))] == [1, 1, 2]


def test_once_it_is_over_no_machine_is_switched_on_any_more(tmp_path: Path) -> None:
    trial = trial_in(Trial, tmp_path)
    trial.made.card.image.touch()
    trial.end()
    assert not trial.made.card.image.exists()
    story.play(trial, (Step(name="tap", text="", do=lambda trial: trial.cut()),))
    assert trial.report.steps == {}
    with pytest.raises(Wrong, match="the trial is over"):
        trial.begin()


# ---- an update --------------------------------------------------------------------------------------------------
def test_every_step_that_an_installation_tells_is_one_to_be_cut_off_in() -> None:
    script = (ROOT / "deploy/install").read_text()
    plan = re.search(r"^plan\(\) \{(.*?)^\}", script, re.MULTILINE | re.DOTALL)
    assert plan is not None
    told = "\n 1. Debian packages\n      (all there)\n\n10. start: now\n      3. no step\n"
    assert release.STEP.findall(told) == ["Debian packages", "start: now"]
    said = subprocess.run((ROOT / "deploy/install", "--dry-run"), capture_output=True, text=True, check=True).stdout
    assert len(release.STEP.findall(said)) == len(re.findall(r"step_\w+", plan[1]))
