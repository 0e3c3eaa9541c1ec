"""`companion try .`: a throw-away table, made anew at every save with the same seats and moves; and the demo."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Literal

import pytest

from companion.app import cli
from companion.app.startup import StartOptions
from companion.app.try_command import stamps
from companion.log.disk.store import Store
from companion.log.record import Played
from companion.packages.shelf import Packages
from companion.testkit.draft_table import renew
from companion.testkit.sample.pig import GAME, Options
from rules.kit.types import AnyGame
from tests.companion.packages.packed import PATIENT, installed, project
from tests.companion.tables import Clock, client, play_on, seated, table_in


class OtherOptions(Options, frozen=True, kw_only=True):
    goal: Literal[7] = 7  # type: ignore[assignment]  # a version of the game with other goals


def no_stop(game: AnyGame) -> AnyGame:
    return replace(game, prompts=lambda s: tuple(p for p in game.prompts(s) if p.move != "stop" or len(s.rolled) < 2))


@pytest.mark.parametrize(
    ("after", "moves", "names"),
    [
        (GAME, ["roll", "roll", "stop"], ("Cem", "Dee", "Eli")),
        (no_stop(GAME), ["roll", "roll"], ("Cem", "Dee", "Eli")),
        (replace(GAME, option_type=OtherOptions), [], ("Cem", "Dee", "Eli")),
        (replace(GAME, seats=range(2, 3)), [], ("Cem", "Dee")),
    ],
    ids=["as it was", "a move is gone", "other house rules", "for fewer people"],
)
async def test_a_new_table_keeps_its_seats_and_goes_on_with_the_moves_that_still_fit(
    after: AnyGame, moves: list[str], names: tuple[str, ...], tmp_path: Path
) -> None:
    table = await table_in(tmp_path, Clock(), games=(GAME,))
    here = await seated(table, "Cem", "Dee", "Eli", game="pig")
    for die in (4, 3):
        await here.answer(here.shown.asks[0].forms[0].id, dice={"die": die})
    await here.answer(next(form.id for ask in here.shown.asks for form in ask.forms if form.id.startswith("stop")))
    store = table.core.store
    await renew(store, after)
    newest = (await store.games())[0]
    head, lines = await store.lines(await store.load("on-table", str, ""))
    assert (head.id, head.seats, [line.move for line in lines if isinstance(line, Played)]) == ("TRY1", names, moves)
    assert newest.finished is False
    await store.close()


async def test_the_first_table_is_set_for_as_few_as_can_play(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    assert (await renew(store, GAME), (await store.games())[0].seats) == (0, ("Ana", "Bo"))
    await store.close()
    table = await table_in(tmp_path, Clock(), games=(GAME,))
    assert (await client(table)).shown.page == "play"
    await play_on(await client(table), Random(1), 2)
    await table.core.store.close()


def test_what_is_saved_is_what_its_author_writes_and_its_records(tmp_path: Path) -> None:
    written = {"game.py", "text/en.ftl", "RULES.md", "pyproject.toml", "tests/golden/seats_2.jsonl"}
    for name in (*written, ".pytest_cache/README.md", ".venv/lib/other.py", "notes.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert {file.relative_to(tmp_path).as_posix() for file in stamps(tmp_path)} == written


@contextmanager
def trying(folder: Path) -> Iterator[subprocess.Popen[str]]:
    words = (sys.executable, "-m", "companion", "--headless", "--no-lan", "--port", "0", "try", str(folder))
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}) as run:
        try:
            yield run
        finally:
            run.terminate()


def test_every_save_is_tried_and_a_mistake_is_one_sentence_with_its_line(tmp_path: Path) -> None:
    folder = project(tmp_path, "marbles")
    (folder / "tests" / "test_laws.py").unlink()
    with trying(folder) as run:
        assert run.stdout is not None
        assert any("passed" in line for line in run.stdout)
        source = folder / "marbles.py"
        source.write_text(source.read_text().replace('dice["die"] == UNLUCKY', 'dice["dye"] == UNLUCKY'))
        said = next(line for line in run.stdout if "KeyError" in line)
    assert said.startswith("It was tried and failed: marbles.py:")


def test_an_added_game_plays_itself_in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    home = tmp_path / "table-companion"
    installed(home)
    packages = Packages(home, limits=PATIENT)
    packages.site.mark_fit(packages.untried[0].mark)
    started = list[StartOptions]()

    def start(settings: StartOptions) -> int:
        started.append(settings)
        return 0

    monkeypatch.setattr(cli, "_start", start)
    assert cli.run(["demo", "wrong"]) == 0
    assert (started[0].demo, started[0].packages) == ("wrong", home)
    assert started[0].data not in (None, home)
