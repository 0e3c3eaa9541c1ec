"""deploy/try-image without a machine: its plan, its refusals, and its reading of cards."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.deploy.machine import ROOT, said
from tests.trials.box import image, kernel, machine, story
from tests.trials.box.trouble import Trouble

MIB = 2**20
START = 1 * MIB  # of the one partition on a small card
SYSTEM_FOLDERS = "/usr/sbin:/sbin"


@pytest.fixture(autouse=True)
def system_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put mke2fs and its like on the PATH, as for root."""
    monkeypatch.setenv("PATH", f"{os.environ['PATH']}:{SYSTEM_FOLDERS}")


def card(folder: Path, *paths: str) -> Path:
    """A small card image: one ext4 partition with these files."""
    made, file = folder / "made", folder / "card.img"
    made.mkdir()
    for path in paths:
        (made / path).parent.mkdir(parents=True, exist_ok=True)
        (made / path).write_text("here\n")
    with file.open("wb") as new:
        new.truncate(10 * MIB)
    table = f"label: dos\nstart={START // 512}, type=83\n"
    subprocess.run(["sfdisk", "-q", file], input=table, text=True, check=True)
    ext4 = ["mke2fs", "-q", "-t", "ext4", "-d", str(made), "-E", f"offset={START}", str(file), "8M"]
    subprocess.run(ext4, check=True, capture_output=True)
    return file


def refused(*words: str) -> tuple[int, str]:
    done = said(ROOT / "deploy/try-image", *words)
    assert done.stdout == ""
    return done.returncode, done.stderr


# ---- the plan ---------------------------------------------------------------------------------------------
def test_the_dry_run_says_every_step_and_does_none() -> None:
    done = said(ROOT / "deploy/try-image", "--dry-run")
    assert [line.split()[1] for line in done.stdout.splitlines()] == [step.name for step in story.STEPS]


def test_a_step_brings_those_that_it_needs() -> None:
    assert [step.name for step in story.chosen(False, ("wifi",))] == ["start", "wires", "cut", "wifi"]


# ---- refusals ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "why"),
    [(("--image", "/nowhere/card.img"), ""), (("--only", "swim", "--dry-run"), "there is no step swim: ")],
)
def test_what_cannot_be_tried_is_said_in_one_sentence(words: tuple[str, ...], why: str) -> None:
    code, said = refused(*words)
    assert code == 2
    assert said.startswith(f"deploy/try-image: {why}")
    assert len(said.splitlines()) == 1


def test_a_card_without_a_companion_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="is no image of a table companion"):
        image.look(card(tmp_path, "etc/hostname"))


def test_without_a_word_the_newest_image_is_taken(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="there is no image in"):
        image.newest(tmp_path)
    for n, name in enumerate(("b.img.zst", "a.img", "a.img.zst", "c.bmap")):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (n, n))
    assert image.newest(tmp_path).name == "a.img.zst"


def test_a_card_with_a_companion_but_no_kernel_is_refused(tmp_path: Path) -> None:
    found = image.look(card(tmp_path, "opt/table-companion/current/here"))
    with pytest.raises(Trouble, match="has no kernel"):
        image.take_kernel(found, tmp_path)


def test_the_newest_kernel_of_the_card_is_taken(tmp_path: Path) -> None:
    boot = [f"boot/{name}-{version}" for name in ("vmlinuz", "initrd.img") for version in ("6.1.0-9", "6.12.1")]
    found = image.look(card(tmp_path, "opt/table-companion/current/here", *boot, "boot/vmlinuz-7.3.4"))
    kernel, initrd, words = image.take_kernel(found, tmp_path)
    assert kernel.read_text() == initrd.read_text() == "here\n"
    assert "root=LABEL=root" in words


def test_without_qemu_the_packages_to_install_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(Trouble, match=r"please install these Debian packages first: .*kmod .*qemu-system-arm"):
        machine.check_programs()


# ---- the machine ------------------------------------------------------------------------------------------
def test_a_module_brings_those_that_it_needs(tmp_path: Path) -> None:
    (tmp_path / "modules.dep").write_text("a/gpio-sim.ko.xz: b/configfs.ko.xz\nb/configfs.ko.xz:\nc/sound.ko.xz:\n")
    assert kernel.needed(tmp_path, ["gpio_sim", "built_in"]) == {"a/gpio-sim.ko.xz", "b/configfs.ko.xz"}
