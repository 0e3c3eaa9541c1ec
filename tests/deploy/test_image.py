"""deploy/image: its plan, its refusals, and the image's layout. No image is built."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.deploy.machine import ROOT, said

IMAGE = ROOT / "deploy/image"
PARTS = ROOT / "deploy/image.d"
EPOCH = "1700000000"
PATH = f"{os.environ['PATH']}:/usr/sbin:/sbin"  # root's PATH


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """The output and exit code of deploy/image."""
    return said(IMAGE, *words, env={"PATH": PATH})


def called(*lines: str) -> subprocess.CompletedProcess[str]:
    """Run lines of bash with the script's functions; the machine stays untouched."""
    text = IMAGE.read_text()
    functions = text[: text.index('\nread_words "$@"\n')].replace('"${BASH_SOURCE[0]}"', f'"{IMAGE}"')
    env = {"PATH": PATH, "SOURCE_DATE_EPOCH": EPOCH, "TZ": "UTC"}
    return said("bash", "-c", "\n".join((functions, *lines)), "deploy/image", env=env)


# ---- the plan -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("suite", ["bookworm", "trixie"])
def test_a_dry_run_says_every_step_and_makes_nothing(tmp_path: Path, suite: str) -> None:
    work, output = tmp_path / "work", tmp_path / "out"
    done = run("--dry-run", "--suite", suite, "--work", str(work), "--output", str(output))
    assert (done.returncode, done.stderr) == (0, "")
    steps = [line for line in done.stdout.splitlines() if line[:2].strip().isdecimal()]
    assert [step[:2].strip() for step in steps] == ["1", "2", "3", "4", "5"]
    assert all(told in done.stdout for told in ("mmdebstrap", suite, "deploy/install --yes", "companion.toml"))
    assert list(tmp_path.iterdir()) == []


def test_a_snapshot_and_a_list_of_versions_are_what_the_packages_come_from(tmp_path: Path) -> None:
    (tmp_path / "list").write_text("bash=5.2.15-2+b2\nlibgl1=1.6.0-1\n")
    told = run("--dry-run", "--mirror", "http://mirror.invalid/debian", "--packages", str(tmp_path / "list")).stdout
    assert "--include=bash=5.2.15-2+b2,libgl1=1.6.0-1" in told
    assert "http://mirror.invalid/debian" in told


def test_the_packages_are_those_that_install_wants_and_more() -> None:
    listed = {line for line in (PARTS / "packages").read_text().splitlines() if line and line[0] != "#"}
    wanted = out("bash", "-c", f"sed -n '/^packages()/,/^}}/p' {ROOT}/deploy/install | grep -m 1 echo").split()[1:]
    assert set(wanted) <= listed
    assert {"network-manager", "raspi-firmware", "firmware-brcm80211", "linux-image-arm64", "polkitd"} <= listed


# ---- refusals -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--suite", "buster"), "there is no suite buster here: bookworm (Debian 12) or trixie (Debian 13)"),
        (("--suite",), "--suite wants a word after it"),
        (("--nonsense",), "does not know --nonsense"),
        (("--packages", __file__), f"{__file__} is no package list: each line is a name=version"),
        (("--packages", "/nothing/list"), "cannot read the package list /nothing/list"),
    ],
)
def test_a_word_that_it_does_not_know_is_one_sentence(words: tuple[str, ...], told: str) -> None:
    done = run(*words)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"deploy/image: {told}")


# ---- the image's layout -------------------------------------------------------------------------------------
@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A few files, all of them younger than the image, and no links, as FAT allows."""
    tree = tmp_path / "tree"
    (tree / "b/c").mkdir(parents=True)
    (tree / "b/file").write_text("hello")
    (tree / "b/c/long").write_bytes(bytes(300_000))
    os.link(tree / "b/file", tree / "again")
    return tree


ALL = (
    "set_ids 'a release'",
    "cd {folder}",
    "clamp_times tree",
    "make_fat boot.img 40 tree",
    'make_ext4 root.img 80 system "$ROOT_UUID" tree',
    'make_ext4 data.img 80 games "$DATA_UUID" tree',
    "make_disk image boot.img root.img data.img",
)


def made(tmp_path: Path) -> Path:
    done = called("set -e", *(line.format(folder=tmp_path) for line in ALL))
    assert (done.returncode, done.stderr) == (0, "")
    return tmp_path / "image"


def out(*words: str | Path) -> str:
    """The output of a command that must succeed."""
    done = said(*words, env={"PATH": PATH})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_same_folders_make_the_same_bytes(tmp_path: Path, tree: Path) -> None:
    first = made(tmp_path).read_bytes()
    os.utime(tree / "b/file", (2_000_000_000, 2_000_000_000))  # times do not matter here
    (tree / "b/file").chmod(0o600)
    (tree / "b/file").chmod(0o644)
    assert made(tmp_path).read_bytes() == first


def test_it_has_three_partitions_one_after_the_other(tmp_path: Path, tree: Path) -> None:
    table = out("sfdisk", "--dump", made(tmp_path))
    parts = [line.partition(" : ")[2].replace(" ", "") for line in table.splitlines() if " : " in line]
    assert parts == [
        "start=8192,size=81920,type=c,bootable", "start=90112,size=163840,type=83", "start=253952,size=163840,type=83",
    ]  # fmt: skip
    assert "label-id: 0x" in table


def test_each_partition_holds_its_folder_and_is_sound(tmp_path: Path, tree: Path) -> None:
    made(tmp_path)
    for name in ("root.img", "data.img"):
        out("e2fsck", "-fn", tmp_path / name)
        listed = out("debugfs", "-R", "ls -p /b", tmp_path / name)
        assert "/file/5/" in listed
        assert "/long/" not in listed
    assert out("mtype", "-i", tmp_path / "boot.img", "::b/file") == "hello"


def test_a_journal_is_written_and_not_left_out_as_a_hole(tmp_path: Path, tree: Path) -> None:
    image = made(tmp_path)
    blocks = [int(block) for block in out("debugfs", "-R", "blocks <8>", tmp_path / "root.img").split()]
    start = 90_112 * 512 + blocks[len(blocks) // 2] * 4096
    with image.open("rb") as opened:
        assert os.lseek(opened.fileno(), start, os.SEEK_DATA) == start
