"""A package that is unfit for the table is left out, with one message; everything else works."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as structs_replace

import rules
from companion.app import cli
from companion.log.disk.store import Store
from companion.packages.fitness import Limits, Verdict
from companion.packages.offered_games import find_packages
from companion.packages.shelf import Packages
from companion.packages.wheels import Files
from companion.testkit import trial, whereabouts
from companion.testkit.sample.pig import GAME as PIG
from companion.view.speaker import Speaker
from rules.games import GAMES
from rules.kit.types import Prompt
from tests.companion.packages.packed import GOOD, PATIENT, SAMPLE, changed, installed, why
from tests.companion.tables import Clock, client, table_over
from tests.pebbles.game import GAME as PEBBLES

LAW = """
from msgspec.structs import replace as structs_replace
PIG_SHEET = PIG.sheet
GAME = replace(GAME, sheet=lambda state: structs_replace(PIG_SHEET(state), totals=tuple(n + 1 for n in state.points)))
"""


def judged(data: Path, module: str = "wrong.game") -> Verdict:
    """The verdict about the package that was installed."""
    (path,) = Packages(data, limits=PATIENT).site.paths
    return trial.judge("wrong", module, "GAME", path, (), lambda: None)


def fit(data: Path) -> Packages:
    """A package that was tried and found fit."""
    installed(data)
    packages = Packages(data, limits=PATIENT)
    packages.site.mark_fit(packages.untried[0].mark)
    return packages


def change(data: Path, file: str, raw: bytes | None) -> None:
    """Write that file of the package's wheel anew, or leave it out."""

    def changing(files: Files) -> None:
        files.pop(file)
        files.update({file: raw} if raw is not None else {})

    (wheel,) = data.glob("packages/p-*.whl")
    changed(wheel, changing)


def tried(data: Path) -> Packages:
    packages = Packages(data, limits=PATIENT)
    packages.try_new()
    return packages


@pytest.mark.parametrize(
    ("game", "package", "key"),
    [
        ("import nothing_of_that_name", "", "package-import"),
        ("raise SystemExit(0)", "", "package-import"),
        ("nothing = 1", "", "package-import"),
        (GOOD, "CONTRACT = 99", "package-newer"),
        ("from rules.kit.types import OfTheFuture", "CONTRACT = 99", "package-newer"),
        (GOOD, "CONTRACT = 1", "package-older"),
        ("GAME = 1", "", "package-no-game"),
        (GOOD.replace('"wrong"', '"right"'), "", "package-other-id"),
        (f"{GOOD}\nGAME = replace(GAME, seats=range(2, 12))", "", "package-seats"),
        (f"{GOOD}\nGAME = replace(GAME, seats=range(2, 11))", "", "package-seats"),  # ten people, nine colours
        (f"{GOOD}\nGAME = replace(GAME, seats=range(2, 11), tints=(*PIG.tints, 'brown'))", "", ""),
        (f"{GOOD}\nGAME = replace(GAME, icon='nothing')", "", "package-shape"),
        (f"{GOOD}\nGAME = replace(GAME, prompts=lambda state: 1 / 0)", "", "package-fails"),
        (GOOD + LAW, "", "package-law"),
        (GOOD, "", ""),
    ],
)
def test_a_trial_says_what_is_wrong(game: str, package: str, key: str, tmp_path: Path) -> None:
    installed(tmp_path, game, package)
    assert judged(tmp_path).key == key


@pytest.mark.parametrize(
    ("sentence", "row"),
    [
        ("seed 7, 2 seats, first: roll: the default answer is refused.", "def roll("),
        ("after points-0: stop: its prompts have different seats.", "def stop("),
        ("kept: only one of en and nl says { $n }.", "kept = "),
        ("PIG-4: it is not the same paragraph, with the same flag, in nl.", "PIG-4 [text]"),
        ("rest: no function asks in this step: say rules.step(...).", ""),
    ],
)
def test_what_breaks_a_law_is_named_with_its_line(sentence: str, row: str) -> None:
    at = whereabouts.locate_sentence(PIG, sentence)
    lines = SAMPLE.read_text(encoding="utf-8").splitlines()
    assert at.partition(":")[0] == "pig.py"
    assert lines[int(at.partition(":")[2] or 1) - 1].startswith(row), at


@pytest.mark.parametrize(
    ("sentence", "file"),
    [("PEB-1: no test shows it.", "RULES.md"), ("title: another.", "text/en.ftl"), ("hide-0: stuck.", "fists.py")],
)
def test_of_a_game_in_a_folder_the_file_is_the_one_in_which_it_stands(sentence: str, file: str) -> None:
    assert whereabouts.locate_sentence(PEBBLES, sentence).partition(":")[0] == file


def test_a_game_that_fails_is_named_with_the_line_on_which_it_does(tmp_path: Path) -> None:
    line = GOOD.count("\n") + 1
    installed(tmp_path, f"{GOOD}GAME = replace(GAME, scene=lambda state, viewer: {{}}['x'])")
    assert judged(tmp_path).args == {"why": f"game.py:{line}: KeyError: 'x'"}


def test_a_secret_that_gets_out_is_named_with_the_line_of_its_question() -> None:
    def asked_of_all(state: Any) -> tuple[Prompt, ...]:
        return tuple(structs_replace(prompt, secret=False) for prompt in PEBBLES.prompts(state))

    with pytest.raises(trial.Misfit) as unfit:
        trial.check_game(replace(PEBBLES, prompts=asked_of_all), "pebbles", "tests.pebbles.game", 0)
    said = unfit.value.verdict
    assert (said.key, said.args["move"], said.args["where"]) == ("package-leak-asked", "hide", "fists")
    assert str(said.args["prompt"]).startswith("fists.py:")


@pytest.mark.parametrize(
    ("file", "raw", "sentence"),
    [
        ("text/nl.ftl", b"title = caf\xe9\n", "text/nl.ftl is not text in UTF-8."),
        ("text/nl.ftl", b"", "text/nl.ftl has no title."),
        ("RULES.nl.md", b"caf\xe9", "RULES.nl.md is not text in UTF-8."),
        ("RULES.md", None, "RULES.md is missing."),
    ],
)
def test_a_text_that_cannot_be_read_is_one_sentence_about_the_package(
    file: str, raw: bytes | None, sentence: str, tmp_path: Path
) -> None:
    installed(tmp_path)
    change(tmp_path, f"wrong/{file}", raw)
    (out,) = tried(tmp_path).left_out
    assert Speaker("en", None, (), ()).speak(out.sentence) == f"wrong 1.0 is left out. {sentence}"


def test_a_package_that_ends_its_trial_is_left_out_with_the_reason(tmp_path: Path) -> None:
    installed(tmp_path, "print('hello')\nimport os; os._exit(0)")
    packages = tried(tmp_path)
    assert why(packages) == {"wrong": "package-crashes"}
    assert [*packages.shelf.packages] == [*GAMES.packages]


LEAVES = """
import os, threading
if not os.fork():
    LEAVE
    threading.Event().wait()
"""
DETACHED = "os.setsid()\n    if os.fork():\n        os._exit(0)"


@pytest.mark.parametrize("leave", ["pass", DETACHED], ids=["a child", "a child in a session of its own"])
def test_a_package_that_leaves_a_program_running_is_left_out_and_the_program_ended(leave: str, tmp_path: Path) -> None:
    installed(tmp_path, GOOD + LEAVES.replace("LEAVE", leave))
    assert why(tried(tmp_path)) == {"wrong": "package-stays"}
    trials = [file.read_bytes() for file in Path("/proc").glob("[0-9]*/cmdline") if file.exists()]
    assert [words for words in trials if str(tmp_path).encode() in words] == []


@pytest.mark.parametrize("out", ["print('x' * 1_000_000)", "os.write(2, b'x' * 1_000_000)"], ids=["stdout", "stderr"])
def test_a_package_that_prints_without_end_is_left_out(out: str, tmp_path: Path) -> None:
    installed(tmp_path, f"import os\n{GOOD}\nfor n in range(100):\n    {out}\n")
    assert why(tried(tmp_path)) == {"wrong": "package-loud"}


def test_what_takes_too_long_is_ended(tmp_path: Path) -> None:
    installed(tmp_path, "import threading; threading.Event().wait()")
    packages = Packages(tmp_path, limits=Limits(ready_s=600, import_s=0.3))
    packages.try_new()
    assert why(packages) == {"wrong": "package-slow"}


def test_a_game_called_as_a_built_in_one_is_not_even_tried(tmp_path: Path) -> None:
    installed(tmp_path, "raise RuntimeError('no')", entry="himalaya")
    packages = Packages(tmp_path, limits=PATIENT)
    assert packages.untried == ()
    assert why(packages) == {"wrong": "package-shadows"}
    assert packages.shelf.packages["himalaya"] == "rules.himalaya"


def test_of_two_packages_with_one_game_the_first_stays(tmp_path: Path) -> None:
    installed(tmp_path)
    installed(tmp_path, name="second")
    packages = Packages(tmp_path, limits=PATIENT)
    assert ([each.name for each in packages.untried], why(packages)) == (["wrong"], {"second": "package-twice"})


def test_a_module_called_as_one_of_ours_is_refused_and_never_imported(tmp_path: Path) -> None:
    installed(tmp_path, "raise RuntimeError('no')", name="rules")
    assert judged(tmp_path, "rules.game").key == "package-module"


def test_a_fit_package_is_on_the_shelf_and_imported_only_when_it_is_taken(tmp_path: Path) -> None:
    installed(tmp_path)
    assert tried(tmp_path).shelf.packages["wrong"] == "wrong"
    again = Packages(tmp_path, limits=PATIENT)  # the next start need not try it
    assert (again.untried, "wrong.game" in sys.modules) == ((), False)
    assert again.shelf.find("wrong").id == "wrong"


def test_a_package_that_was_changed_is_tried_again(tmp_path: Path) -> None:
    fit(tmp_path)
    assert Packages(tmp_path, limits=PATIENT).untried == ()
    change(tmp_path, "wrong/game.py", b"raise RuntimeError")
    assert [each.id for each in Packages(tmp_path, limits=PATIENT).untried] == ["wrong"]


def test_metadata_that_cannot_be_read_offer_nothing_and_stop_nothing(tmp_path: Path) -> None:
    installed(tmp_path)
    change(tmp_path, "wrong-1.0.dist-info/entry_points.txt", b"[table_companion.games]\n\xff\xfe")
    (wheel,) = tmp_path.glob("packages/p-*.whl")
    assert find_packages((str(wheel),)) == ()
    assert [*Packages(tmp_path, limits=PATIENT).shelf.packages] == [*GAMES.packages]


async def test_home_shows_the_other_games_when_one_fails_that_was_fit(tmp_path: Path) -> None:
    packages = fit(tmp_path)
    packages.look()
    change(tmp_path, "wrong/game.py", b"raise RuntimeError('the card is worn')")
    store = await Store.open(tmp_path)
    table = await table_over(store, Clock(), packages.shelf, new_id=lambda: "GAME")
    home = (await client(table)).shown
    await store.close()
    (cards,) = home.asks[0].forms[0].fields
    assert [option.value for option in getattr(cards, "options", ())] == [*GAMES.packages]


def test_companion_games_says_where_each_comes_from_and_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    installed(tmp_path)
    installed(tmp_path, "raise RuntimeError('no')", name="second", entry="second")
    assert cli.run(["--data", str(tmp_path), "games"]) == 0
    told = capsys.readouterr()
    assert "himalaya  Himalaya  3-4  built in" in told.out
    assert "wrong  Pig  2-6  wrong 1.0" in told.out
    assert told.err == "companion: second 1.0 is left out. It cannot be imported: game.py:1: RuntimeError: no\n"


def test_no_game_of_ours_names_its_own_package_so_each_is_one_wherever_its_folder_lies() -> None:
    for game in GAMES.packages:
        sources = [*(Path(rules.__path__[0]) / game).glob("*.py")]
        assert sources
        assert [file for file in sources if f"rules.{game}" in file.read_text(encoding="utf-8")] == []
