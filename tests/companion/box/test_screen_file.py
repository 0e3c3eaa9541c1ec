"""A touchscreen that runs as a service of its own finds the core, and no other process does."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from companion.box import address_file
from companion.box.address_file import Address, become_screen, read, write
from companion.box.display import DisplayKind
from companion.errors import Trouble
from rules.kit.types import Say

ADDRESS = Address(url="ws://127.0.0.1:8642/ws", token="-a-token")


class Became(Exception):
    """This process is now another program."""


def become(program: str, words: Sequence[str], env: Mapping[str, str]) -> None:
    raise Became(words, env)


@pytest.fixture(autouse=True)
def kms(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without a desktop; exec calls are recorded."""
    monkeypatch.setattr(address_file, "find_display", lambda env: DisplayKind("kms", "display-kms", "DSI-1"))
    monkeypatch.setattr(os, "execve", become)


def test_a_new_start_of_the_core_replaces_the_file_which_only_it_and_its_group_may_read(tmp_path: Path) -> None:
    write(tmp_path / "screen", Address(url="ws://127.0.0.1:1/ws", token="old"))
    before = os.umask(0)
    try:
        write(tmp_path / "screen", ADDRESS)
    finally:
        os.umask(before)
    assert read(tmp_path / "screen") == ADDRESS
    assert (tmp_path / "screen").stat().st_mode & 0o777 == 0o640
    assert [path.name for path in tmp_path.iterdir()] == ["screen"]


@pytest.mark.parametrize("content", [None, b"", b"{}", b"\xff"])
def test_without_a_core_one_sentence_names_the_file(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "screen"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(Trouble) as raised:
        become_screen(file, "", {})
    assert raised.value.say == Say(key="screen-no-core", args={"file": str(file)})


def test_the_process_becomes_the_touchscreen_and_the_token_is_in_no_word_of_it(tmp_path: Path) -> None:
    write(tmp_path / "screen", ADDRESS)
    own = {"COMPANION_ROTATION": "90", "RUNTIME_DIRECTORY": "/run/user/7/screen"}
    with pytest.raises(Became) as raised:
        become_screen(tmp_path / "screen", "", own)
    words, env = raised.value.args
    assert list(words) == [sys.executable, "-m", "ui"]
    assert (env["COMPANION_URL"], env["COMPANION_TOKEN"]) == (ADDRESS.url, ADDRESS.token)
    assert (env["COMPANION_FILL"], env["SDL_VIDEODRIVER"], env["COMPANION_ROTATION"]) == ("1", "KMSDRM", "90")
    assert env["COMPANION_HOME"] == "/run/user/7/screen"


def test_without_a_display_the_sentence_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_file, "find_display", lambda env: DisplayKind("none", "display-none"))
    write(tmp_path / "screen", ADDRESS)
    with pytest.raises(Trouble) as raised:
        become_screen(tmp_path / "screen", "", {})
    assert raised.value.say == Say(key="screen-no-display", args={"why": Say(key="display-none")})
