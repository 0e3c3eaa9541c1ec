"""`companion new-game` writes a complete package: its own tests and every law are green at once; and the reference,
made from docstrings, has everything that authors import."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import Struct

from companion.app import cli
from companion.testkit import golden, new_game
from companion.testkit.laws import Laws
from companion.testkit.reference import paragraphs
from companion.testkit.sample.pig import GAME as PIG
from rules.kit import types
from rules.kit.types import Frozen

PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
WRONG = ("Marbles", "mar-bles", "1st", "himalaya", "json", "class", "rules", "m", "../up", "")


def lines(folder: Path, *words: str) -> tuple[int, str]:
    """Exit code and output of pytest in that folder."""
    done = subprocess.run((*PYTEST, *words), cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def test_a_new_game_is_green_from_the_first_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.run(["new-game", "skittles"]) == 0
    code, said = lines(tmp_path / "skittles")
    assert (code, "8 passed" in said, "arning" in said) == (0, True, False), said
    game = tmp_path / "skittles" / "skittles.py"
    rows = "".join(f"for-nobody-{n} = Nobody | Niemand\n" for n in range(9))
    game.write_text(game.read_text(encoding="utf-8").replace("title = ", f"{rows}title = "), encoding="utf-8")
    code, said = lines(tmp_path / "skittles", "-k", "every_law")
    assert (code, [n for n in range(9) if f"for-nobody-{n}: written" not in said]) == (1, []), said


def test_it_is_complete_and_nothing_in_it_is_called_as_the_sample_is(tmp_path: Path) -> None:
    folder = new_game.write(tmp_path, "snake_eyes")
    files = {file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8")
             for file in folder.rglob("*") if file.is_file()}  # fmt: skip
    assert files.keys() >= {"pyproject.toml", "README.md", ".gitignore", ".github/workflows/test.yml"}
    assert files.keys() >= {"snake_eyes.py", "tests/test_rules.py", "tests/test_laws.py"}
    assert [name for name, text in files.items() if "pig" in text.lower() or "sample" in text] == []
    assert len(files["snake_eyes.py"].splitlines()) <= 130
    assert "\nSNA-7 [ambiguous]" in files["snake_eyes.py"]
    assert "\ntitle = Snake eyes\n" in files["snake_eyes.py"]


@pytest.mark.parametrize("name", WRONG)
def test_a_name_that_cannot_be_a_games_is_one_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.run(["new-game", name]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "skittles").mkdir()
    assert cli.run(["new-game", "skittles"]) == 2
    assert list((tmp_path / "skittles").iterdir()) == []


def test_the_laws_say_what_a_game_breaks(tmp_path: Path) -> None:
    wrong = replace(PIG, steps=("rest",), endings=("goal", "dawn"))
    laws = Laws(wrong, tmp_path, tmp_path)
    assert [sentence.partition(":")[0] for sentence in laws.check_steps()] == ["rest", "turn"]
    assert f"{tmp_path}: no record ends by dawn: python -m tests.records writes them anew." in laws.check_records()
    assert "PIG-4: no test shows it: @pytest.mark.rule above one." in laws.check_rules()


def test_a_record_with_which_the_game_does_not_go_on_is_said_in_words(tmp_path: Path) -> None:
    golden.write(PIG, tmp_path)
    fewer = type("Fewer", (Frozen,), {"__module__": __name__}, frozen=True)
    found = golden.mistakes(replace(PIG, option_type=fewer), tmp_path)[0]
    assert found.startswith("seats_2.jsonl: this game does not go on with it, python -m tests.records writes them anew")
    assert "unknown field `goal`" in found


def test_a_fixture_without_a_game_says_what_to_write(tmp_path: Path) -> None:
    (tmp_path / "test_game.py").write_text("def test_laws(laws):\n    pass\n")
    code, said = lines(tmp_path)
    assert (code, "companion_game is not set" in said) == (1, True), said


# ---- the reference ------------------------------------------------------------------------------------------
def test_every_type_and_function_that_an_author_imports_is_in_it() -> None:
    found = {entry.partition("\n")[0].removeprefix("## ") for entry in paragraphs()}
    kinds = {
        name for name in types.__all__ if isinstance(kind := getattr(types, name), type) and issubclass(kind, Struct)
    }
    assert kinds - found == set()
    assert {"Rules.step", "pick", "tally", "whose_turn", "columns", "seal", "form", "Prompt", "Game"} <= found


def test_one_word_shows_what_is_called_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["reference", "amount"]) == 0
    said = capsys.readouterr().out
    assert "A whole number from least to most, both included. Value: int." in said
    assert "typed: bool = False" in said
    assert cli.run(["reference", "game"]) == 0
    said = capsys.readouterr().out
    assert "sheet: Callable[[S], Sheet]  # the state comes sealed for TABLE" in said
    assert "return next(" not in said
    assert cli.run(["reference", "seal"]) == 0
    assert cli.run(["reference", "nothing-of-that-name"]) == 2
    assert "Nothing of the contract is called nothing-of-that-name" in capsys.readouterr().err
