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


def refused(*words: str) -> str:
    """Its one message, before any work."""
    done = run(*words)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    return line.removeprefix("deploy/image: ")


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
    for told in (
        "mmdebstrap",
        suite,
        "deploy/install --yes",
        "companion.toml",
        "mke2fs",
        "zstd",
        "bmaptool",
        "sha256sum",
    ):
        assert told in done.stdout
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
        (("--packages", "/nothing/list"), "cannot read the package list /nothing/list"),
    ],
)
def test_a_word_that_it_does_not_know_is_one_sentence(words: tuple[str, ...], told: str) -> None:
    assert refused(*words).startswith(told)


def test_a_list_that_is_none_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "list").write_text("bash\n; rm -rf /\n")
    assert refused("--packages", str(tmp_path / "list")).endswith("is no package list: each line is a name=version")


def ends(done: subprocess.CompletedProcess[str]) -> tuple[int, str]:
    return done.returncode, done.stderr


def test_packages_that_are_lacking_are_named_at_once() -> None:
    lacking = "TOOLS='nobody-has-this:one nor-this:two nor-that:one'"
    done = called("id() { echo 0; }", "runs_foreign_programs() { :; }", lacking, "check_machine")
    assert ends(done) == (2, "deploy/image: needs these Debian packages first: sudo apt install one two\n")


def test_a_disk_without_room_is_one_sentence(tmp_path: Path) -> None:
    done = called(f"WORK={tmp_path}", "df() { printf 'Avail\\n 12M\\n'; }", "check_space")
    assert done.returncode == 2
    assert f"needs 9000 MB in {tmp_path}, and there are 1" in done.stderr


def test_two_builds_do_not_share_a_folder(tmp_path: Path) -> None:
    lines = ("id() { echo 0; }", "lacking_tools() { :; }", "check_space() { :; }", "allow_foreign_programs() { :; }",
             f"WORK={tmp_path} OUTPUT={tmp_path}")  # fmt: skip
    done = called(*lines, "check_machine", f"exec 8>{tmp_path}/.lock", "( exec 9>&-; check_machine )")
    assert done.returncode == 2
    assert "another deploy/image works in" in done.stderr


def test_a_stopped_build_says_that_nothing_is_left() -> None:
    long = "long() { sh -c 'kill -TERM '$$; }"  # a stopped command's output goes to a log
    done = called(long, "exec 3>&2", "trap stopped EXIT", "trap 'exit 130' INT TERM", "long >/dev/null 2>&1")
    assert done.returncode == 130
    assert "nothing is left mounted" in done.stderr


# ---- the image's layout -------------------------------------------------------------------------------------
@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A few files of every kind, some of them younger than the image."""
    tree = tmp_path / "tree"
    (tree / "b/c").mkdir(parents=True)
    (tree / "b/file").write_text("hello")
    (tree / "b/c/long").write_bytes(bytes(300_000))
    (tree / "a link").symlink_to("b/file")
    os.link(tree / "b/file", tree / "again")
    (tree / "old").write_text("old")
    os.utime(tree / "old", (1_000_000_000, 1_000_000_000))
    return tree


IDS = "set_ids 'a release'"
ALL = (
    IDS,
    "cd {folder}",
    "clamp_times tree",
    "make_fat boot.img 40 tree",
    'make_ext4 root.img 80 system "$ROOT_UUID" tree',
    'make_ext4 data.img 80 games "$DATA_UUID" tree',
    "make_disk image boot.img root.img data.img",
)


def made(tmp_path: Path) -> Path:
    done = called("set -e", *(line.format(folder=tmp_path) for line in ALL))
    assert ends(done) == (0, "")
    return tmp_path / "image"


def out(*words: str | Path) -> str:
    """The output of a command that must succeed."""
    done = said(*words, env={"PATH": PATH})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def no_links(tree: Path) -> Path:
    """A tree without links, as FAT allows."""
    (tree / "a link").unlink()
    return tree


def test_the_same_folders_make_the_same_bytes(tmp_path: Path, no_links: Path) -> None:
    first = made(tmp_path).read_bytes()
    os.utime(no_links / "b/file")  # times do not matter here
    (no_links / "b/file").chmod(0o600)
    (no_links / "b/file").chmod(0o644)
    assert made(tmp_path).read_bytes() == first


def test_it_has_three_partitions_one_after_the_other(tmp_path: Path, no_links: Path) -> None:
    table = out("sfdisk", "--dump", made(tmp_path))
    parts = [line.partition(" : ")[2].replace(" ", "") for line in table.splitlines() if " : " in line]
    assert parts == [
        "start=8192,size=81920,type=c,bootable", "start=90112,size=163840,type=83", "start=253952,size=163840,type=83",
    ]  # fmt: skip
    assert "label-id: 0x" in table


def test_each_partition_holds_its_folder_and_is_sound(tmp_path: Path, no_links: Path) -> None:
    made(tmp_path)
    for name in ("root.img", "data.img"):
        out("e2fsck", "-fn", tmp_path / name)
        listed = out("debugfs", "-R", "ls -p /b", tmp_path / name)
        assert "/file/5/" in listed
        assert "/long/" not in listed
    assert out("mtype", "-i", tmp_path / "boot.img", "::b/file") == "hello"


def test_every_time_is_that_of_the_image_or_older(tmp_path: Path, no_links: Path) -> None:
    made(tmp_path)
    for file in ("/b/file", "/b/c", "/old", "/"):
        stat = out("debugfs", "-R", f"stat {file}", tmp_path / "root.img")
        times = {line.split()[0]: int(line.split()[1][:10], 16) for line in stat.splitlines() if "time: 0x" in line}
        assert max(times.values()) <= int(EPOCH)
        assert times["ctime:"] == int(EPOCH)
    assert times["mtime:"] <= int(EPOCH)


def test_a_journal_is_written_and_not_left_out_as_a_hole(tmp_path: Path, no_links: Path) -> None:
    image = made(tmp_path)
    blocks = [int(block) for block in out("debugfs", "-R", "blocks <8>", tmp_path / "root.img").split()]
    start = 90_112 * 512 + blocks[len(blocks) // 2] * 4096
    with image.open("rb") as opened:
        assert os.lseek(opened.fileno(), start, os.SEEK_DATA) == start
