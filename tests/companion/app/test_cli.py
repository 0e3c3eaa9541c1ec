"""The `companion` command, as a person types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.app import cli

GOLDEN = Path(__file__).parents[2] / "golden" / "battles_and_builders"


def sentence(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on stderr."""
    err = capsys.readouterr().err
    assert err.count("\n") == 1, err
    assert err.startswith("companion: ")
    return err


def test_replay_in_json_holds_what_other_programs_need(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["replay", str(GOLDEN / "tie_for_the_win.jsonl"), "--json"]) == 0
    end = json.loads(capsys.readouterr().out)
    assert {"game", "seats", "moves", "state_hash", "finished", "ended_by", "totals", "places", "prompts"} <= set(end)
    assert (end["totals"], end["places"], end["finished"]) == ([14, 14, 11], [1, 1, 3], True)


def test_a_story_tells_what_happened_in_the_sentences_of_the_playthrough(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["replay", str(GOLDEN / "two_seats.jsonl"), "--story"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Setting up\n    0:20  The game was set up.\nRound 1, event\n    0:40  Bo revealed")
    assert "          Bo has the most builders: +3.\n" in told
    lines = [line.split("  ")[-1] for line in told.splitlines() if line.startswith("  ")]
    read = (GOLDEN / "two_seats.txt").read_text()
    assert [line for line in lines if line not in read] == ["The game is over"]


def test_who_plays_without_a_name_is_called_by_the_colour_in_the_reader_s_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    head, rest = (GOLDEN / "two_seats.jsonl").read_text().split("\n", 1)
    nameless = {**json.loads(head), "seats": ["Red", "Blauw"]}
    record = tmp_path / "nameless.jsonl"
    record.write_text(f"{json.dumps(nameless, separators=(',', ':'))}\n{rest}")
    for how in ([], ["--story"]):
        assert cli.run(["--lang", "nl", "replay", str(record), *how]) == 0
        said = capsys.readouterr().out
        assert ("Rood" in said, "Blauw" in said, "Red" in said) == (True, True, False)


def test_a_record_goes_in_is_listed_and_comes_out_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = GOLDEN / "three_seats.jsonl"
    data = ["--data", str(tmp_path / "kept")]
    assert cli.run([*data, "import", str(record)]) == 0
    assert cli.run([*data, "list"]) == 0
    assert "three_seats" in capsys.readouterr().out
    assert cli.run([*data, "export", "three_seats"]) == 0
    assert capsys.readouterr().out == record.read_text()


def test_a_copy_is_made_once_and_then_there_is_nothing_new(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ["--data", str(tmp_path / "kept")]
    assert cli.run([*data, "import", str(GOLDEN / "three_seats.jsonl")]) == 0
    capsys.readouterr()
    for _ in range(2):
        assert cli.run([*data, "backup", str(tmp_path / "stick")]) == 0
    made, nothing = capsys.readouterr().out.splitlines()
    assert (Path(made).parent, nothing) == (tmp_path / "stick", "Nothing has changed since the last backup.")


def broken(tmp_path: Path, line: int, text: str) -> str:
    """A golden record with one line (counted from 1) replaced."""
    lines = (GOLDEN / "three_seats.jsonl").read_text().splitlines(keepends=True)
    lines[line - 1] = text + "\n"
    path = tmp_path / "broken.jsonl"
    path.write_text("".join(lines))
    return str(path)


@pytest.mark.parametrize(
    ("line", "text", "said"),
    [
        (5, "{oops", "5"),
        (1, '{"k":"head","format":99,"game":"battles_and_builders"}', "newer companion"),
        (5, '{"k":"move","n":4,"at":1,"seat":0,"by":"x","move":"commit","prompt":"commit-0","v":{"count":99}}', "5"),
    ],
)
def test_a_record_that_cannot_be_read_is_one_sentence_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: int, text: str, said: str
) -> None:
    assert cli.run(["replay", broken(tmp_path, line, text)]) == 2
    assert said in sentence(capsys)


def test_what_is_typed_with_a_line_break_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", "akk\n\ton"]) == 2
    assert capsys.readouterr().err == "companion: There is no game called akk on.\n"


@pytest.mark.parametrize(
    "words",
    [["replay", "/no/such/file"], ["rules", "halma"], ["selfplay", "halma"],
     ["demo", "halma"]],
)  # fmt: skip
def test_what_is_not_there_is_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(words) == 2
    sentence(capsys)


def test_what_is_listed_replayed_and_played_is_said_in_the_language_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = str(GOLDEN / "three_seats.jsonl")
    dutch = ["--lang", "nl", "--data", str(tmp_path)]
    assert cli.run([*dutch, "import", record]) == 0
    assert cli.run([*dutch, "list"]) == 0
    assert cli.run([*dutch, "replay", record]) == 0
    assert cli.run([*dutch, "selfplay", "battles_and_builders", "--games", "1", "--seats", "2"]) == 0
    printed = capsys.readouterr().out
    assert all(word in printed for word in ("afgelopen", "zetten", "Totaal", "1 spel,", "Gespeeld: 1 met 2 spelers"))
    assert not any(word in printed for word in ("finished", "moves", " games", "2 seats", "law"))
