"""The record of the newest lines: it counts the missing ones, and a power cut spoils at most one of its two places."""

from __future__ import annotations

import os
import stat
from hashlib import sha256
from pathlib import Path

import pytest

from companion.log.disk import newest_lines
from companion.log.disk.newest_lines import MOST_ENDS, SLOT_BYTES, NewestLines

HASHES = ["head", "one", "two", "three"]  # of a game with three lines


def written(*games: str) -> NewestLines:
    now = NewestLines()
    for n, game in enumerate(games):
        now = now.with_last_line(game, n, f"{game} {n}")
    return now


def test_of_sixteen_games_that_were_played_last_the_newest_line_is_known() -> None:
    games = [f"G{i}" for i in range(20)]
    now = written(*games, "G7")
    assert list(now.ends) == [*games[4:7], *games[8:], "G7"]
    assert len(now.ends) == MOST_ENDS == 16
    assert (now.ends["G7"].n, now.ends["G7"].hash) == (20, "G7 20")
    assert now.turn == 21
    whole = NewestLines()
    for n in range(1_000, 1_016):
        whole = whole.with_last_line(f"{n}QX", n, sha256(b"line").hexdigest())
    assert (len(whole.ends), newest_lines.decode(newest_lines.encode(whole))) == (16, whole), (
        "with ids and hashes as they are"
    )


def test_however_long_the_names_are_the_game_that_was_played_last_is_known() -> None:
    assert list(written("a" * 1_200, "b" * 1_200).ends) == ["b" * 1_200]
    assert list(written("AAA", "c" * 2_100).ends) == ["c" * 2_100]


@pytest.mark.parametrize(
    ("n", "line_hash", "there", "missing"),
    [
        (3, "three", HASHES, 0),
        (2, "two", HASHES, 0),  # after a power cut the record may lag behind
        (0, "head", ["head"], 0),
        (4, "four", HASHES, 1),
        (9, "nine", HASHES, 6),
        (3, "another", HASHES, 4),  # another game under the same name: all lines missing
        (3, "three", [], 4),
    ],
)
def test_it_is_known_how_many_lines_are_missing(n: int, line_hash: str, there: list[str], missing: int) -> None:
    now = NewestLines().with_last_line("AAA", n, line_hash)
    hashes = {"AAA": there} if there else {}
    assert now.count_missing(hashes) == missing
    assert list(now.without_missing(hashes).ends) == ([] if missing else ["AAA"])


def test_of_several_games_all_missing_lines_are_counted_and_what_is_there_stays_known() -> None:
    now = NewestLines().with_last_line("AAA", 5, "five").with_last_line("BBB", 1, "b").with_last_line("CCC", 2, "gone")
    there = {"AAA": HASHES, "BBB": ["head", "b"], "DDD": HASHES}
    assert now.count_missing(there) == 2 + 0 + 3
    assert now.without_missing(there) == NewestLines(now.turn, {"BBB": now.ends["BBB"]})


def test_it_is_written_in_two_places_in_turn_so_that_the_one_before_is_there_as_well(tmp_path: Path) -> None:
    file, now = tmp_path / "known", NewestLines()
    for n in range(1, 6):
        before, now = now, now.with_last_line("AAA", n, f"{n}")
        newest_lines.write(file, now)
        assert newest_lines.read(file) == now
        slots = [file.read_bytes()[:SLOT_BYTES], file.read_bytes()[SLOT_BYTES:]]
        assert before in (NewestLines(), *map(newest_lines.decode, slots))
    assert file.stat().st_size == 2 * 4_096, "pages of a disk: what is written in one leaves the other alone"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("spoil", range(0, 300, 7))
def test_a_flipped_bit_makes_nobody_believe_in_other_lines(tmp_path: Path, spoil: int) -> None:
    file, now = tmp_path / "known", written("AAA", "BBB")
    newest_lines.write(file, now)
    data = bytearray(file.read_bytes())
    data[spoil] ^= 1
    file.write_bytes(data)
    assert newest_lines.read(file) in (NewestLines(), now)


def test_a_bad_sector_under_it_costs_only_what_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def bad(path: Path) -> bytes:
        raise OSError(5, "Input/output error", str(path))

    newest_lines.write(tmp_path / "known", written("AAA"))
    with monkeypatch.context() as while_bad:
        while_bad.setattr(Path, "read_bytes", bad)
        assert newest_lines.read(tmp_path / "known") == NewestLines()
    assert newest_lines.read(tmp_path / "known") == written("AAA")


def test_what_is_no_file_says_nothing_and_a_link_is_not_written_through(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")  # reading it must not block
    assert (
        newest_lines.read(tmp_path)
        == newest_lines.read(tmp_path / "nothing")
        == newest_lines.read(tmp_path / "pipe")
        == NewestLines()
    )
    (tmp_path / "link").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(OSError, match="link"):
        newest_lines.write(tmp_path / "link", written("AAA"))
    assert not (tmp_path / "elsewhere").exists()
