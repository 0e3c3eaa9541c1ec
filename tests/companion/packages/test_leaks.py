"""`companion add` of a package that lets a secret out: refused with one sentence, and nothing of it stays."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from companion.app import cli

PEBBLES = Path(__file__).parents[2] / "pebbles"
PROJECT = """
[project]
name = "wrong"
version = "1.0"

[project.entry-points."table_companion.games"]
wrong = "wrong.game:GAME"
"""
SOUND = """
from dataclasses import replace
from typing import Any
import msgspec
from msgspec import structs
from rules.kit.types import News, Say
GAME = replace(GAME, id="wrong")
WHOLE = GAME
"""
ASKED = """
GAME = replace(GAME, prompts=lambda state: tuple(structs.replace(p, secret=False) for p in WHOLE.prompts(state)))
"""
TOLD = """
def apply(state, seat, move):
    after, news = WHOLE.apply(state, seat, move)
    return after, (*news, News(say=Say(key="told", args={"what": repr(move)})))
GAME = replace(GAME, apply=apply)
"""
OPEN = """
KIND = msgspec.defstruct("Plain", [("lying", str, "")], bases=(GAME.state_type,), frozen=True, kw_only=True)
def setup(*args):
    state = WHOLE.setup(*args)
    return KIND(**{name: getattr(state, name) for name in state.__struct_fields__})
def apply(state, seat, move):
    after, news = WHOLE.apply(state, seat, move)
    return structs.replace(after, lying=repr(move)), news
GAME = replace(GAME, setup=setup, apply=apply, state_type=KIND)
"""


def project(folder: Path, leak: str) -> Path:
    """The sources of a game that asks in secret, with that at the end of its module."""
    sources = folder / "project"
    shutil.copytree(PEBBLES, sources / "wrong", ignore=shutil.ignore_patterns("test_*", "__pycache__"))
    (sources / "pyproject.toml").write_text(PROJECT)
    module = sources / "wrong" / "game.py"
    module.write_text(module.read_text() + SOUND + leak)
    return sources


def add(folder: Path, leak: str) -> int:
    """What the command returns."""
    return cli.run(["--data", str(folder / "data"), "add", str(project(folder, leak)), "--yes"])


@pytest.mark.parametrize(
    ("leak", "sentence"),
    [
        (ASKED, "hide-0 tells others a secret: pebbles of the move hide then lies in a Secret (fists)."),
        (TOLD, "hide-0 asks for pebbles of the move hide in secret, and the news after it tell others what was said."),
        (OPEN, "hide-0 asks for pebbles of the move hide in secret, and then it lies open in lying of the state."),
    ],
    ids=["asked of all", "told to all", "lying open"],
)
def test_a_package_that_lets_a_secret_out_is_refused_with_the_question_the_field_and_the_move(
    leak: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert add(tmp_path, leak) == 2
    err = capsys.readouterr().err
    assert (re.search(rf" fists\.py:\d+: {re.escape(sentence)}", err) is not None, err.count("\n")) == (True, 1), err
    assert list(tmp_path.glob("data/packages/p-*.whl")) == []


def test_the_same_package_that_keeps_its_secrets_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert add(tmp_path, "") == 0, capsys.readouterr().err
    assert "wrong 1.0 was added" in capsys.readouterr().out
