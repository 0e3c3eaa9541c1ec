"""Requests that no person types by hand: each gets a message, and none is logged as a mistake of ours."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.app import cli
from companion.log.record import Note, encode_record
from companion.pages.registry import PAGES
from companion.view import wire
from companion.view.speaker import MOST_LETTERS, Speaker
from rules.kit.types import Say
from tests.companion.log.table import head
from tests.companion.tables import Client, Table, client, committing, seated

DIGITS = "9" * 5_000
ROOT = Path(__file__).parents[3]
HEAD = head()


@pytest.mark.parametrize("with_game", [True, False])
async def test_every_page_that_there_is_leads_somewhere_or_to_a_sentence_whatever_it_is_said_to_be_about(
    table: Table, with_game: bool, caplog: pytest.LogCaptureFixture
) -> None:
    here = await seated(table, "Ana", "Bo", "Cem") if with_game else await client(table)
    abouts = ("", "/", "/²", "/x", "/0", "/-1", "/99", f"/{DIGITS}", "/akkon", "/none", "/X-1", "/page/99", "/seat/99",
              "/one/none", "/more/none", "/play/play")  # fmt: skip
    for page in ["", "/", "~play", *(f"{name}{about}" for name in PAGES for about in abouts)]:
        assert " " in await here.tried(wire.Go(page=page))
        assert [r.message for r in caplog.records if r.levelno >= logging.ERROR] == [], page


async def test_a_request_s_id_used_again_for_something_else_is_refused(table: Table, here: Client) -> None:
    shown = await committing(here)
    lines = len(table.core.game.session.lines)
    done = await here.told(wire.Pause(on=True, id="one"))
    again = await here.told(wire.Pause(on=True, id="one"))
    other = await here.told(wire.Answer(form=shown.asks[0].forms[0].id, values={"tokens": 1}, id="one"))
    assert isinstance(done, wire.Done)
    assert isinstance(again, wire.Done)
    assert isinstance(other, wire.Refused)
    assert len(table.core.game.session.lines) == lines + 1


def test_a_very_long_argument_is_cut_and_the_sentence_stands() -> None:
    speaker = Speaker("en", None, (), ())
    said = speaker.speak(Say(key="no-such-game", args={"game": "x" * 100_000}))
    assert said == speaker.speak(Say(key="no-such-game", args={"game": "x" * MOST_LETTERS + "…"}))
    assert "???" not in said


def test_rules_are_printed_on_a_terminal_that_has_few_letters() -> None:
    command = [sys.executable, "-m", "companion", "--lang", "nl", "rules", "battles_and_builders"]
    env = {"PYTHONIOENCODING": "ascii:strict", "PYTHONUTF8": "0", "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"BNB-1" in done.stdout


def with_id(game_id: str) -> bytes:
    return encode_record(replace(HEAD, id=game_id), [])


@pytest.mark.parametrize(
    ("record", "said"),
    [
        *((with_id(game_id), "") for game_id in ("", "--help", "x" * 100_000, "a\nb", "../up")),
        (encode_record(HEAD, [Note(n=1, at=77, by="screen", text="")]).replace(b"77", b"1" + b"0" * 400), "Line 2"),
    ],
    ids=["no id", "an option", "a long id", "two lines", "a path", "a number beyond all counting"],
)
def test_a_record_with_what_nobody_could_type_is_refused_in_one_sentence(
    record: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "record.jsonl").write_bytes(record)
    assert cli.run(["--data", str(tmp_path / "data"), "import", str(tmp_path / "record.jsonl")]) == 2
    error = capsys.readouterr().err
    assert (error.count("\n"), said in error) == (1, True)
