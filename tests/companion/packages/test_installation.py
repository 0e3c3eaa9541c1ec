"""Packages are added, played, upgraded and removed, without a network; games in progress are never lost."""

from __future__ import annotations

import asyncio
import errno
import resource
import shutil
import sys
import zipfile
from pathlib import Path
from random import Random

import pytest

from companion.app import cli
from companion.errors import Trouble
from companion.log.disk.store import Store
from companion.log.record import read_record
from companion.packages import installation
from companion.packages.shelf import Packages
from companion.packages.site import KnownPackages
from companion.packages.wheels import pack
from companion.records.records import unfinished_games_in
from companion.view.texts import texts
from tests.companion.packages.packed import PATIENT, newer, project
from tests.companion.tables import Clock, Table, client, play_on, seated, table_over
from tests.companion.tables import texts as texts_of


@pytest.fixture(scope="module")
def added(tmp_path_factory: pytest.TempPathFactory, marbles: Path) -> Path:
    """A data folder to which marbles was added from its wheel: for copies of it, so Python does not look there."""
    folder, path = tmp_path_factory.mktemp("added"), [*sys.path]
    installation.add(Packages(folder, limits=PATIENT), marbles)
    sys.path[:] = path
    return folder


@pytest.fixture
def data(tmp_path: Path, added: Path) -> Path:
    """A data folder of the test's own with marbles added from its wheel."""
    return shutil.copytree(added, tmp_path / "data")


async def table_at(data: Path) -> Table:
    store = await Store.open(data)
    return await table_over(store, Clock(), Packages(data, limits=PATIENT).shelf, new_id=lambda: "EVENING")


async def begun(data: Path, moves: int = 6) -> None:
    """A game of marbles begun by Ana and Bo, and left unfinished."""
    table = await table_at(data)
    here = await seated(table, "Ana", "Bo", game="marbles")
    await play_on(here, Random(1), moves)
    await here.answer("~leave")
    await table.core.store.close()


def words(data: Path, *said: str) -> list[str]:
    return ["--data", str(data), *said]


async def test_from_the_folder_in_which_one_stands_to_a_played_move_without_a_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The third line of docs/adding-a-game.md, word by word."""
    monkeypatch.chdir(project(tmp_path, "marbles"))
    data = tmp_path / "data"
    assert await asyncio.to_thread(cli.run, words(data, "add", ".", "--yes")) == 0
    table = await table_at(data)
    here = await seated(table, "Ana", "Bo", game="marbles")
    asked = here.shown.asks[0].forms[0]
    assert (asked.label, here.shown.title) == ("Roll the die", "Marbles")
    await here.answer(asked.id, dice={"die": 4})
    assert [line.move for line in table.core.game.session.lines if hasattr(line, "move")] == ["roll"]
    await table.core.store.close()


def test_it_is_asked_before_its_code_runs_and_without_anybody_to_ask_it_is_no(
    tmp_path: Path, marbles: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(words(tmp_path, "add", str(marbles))) == 1
    told = capsys.readouterr()
    assert "marbles-0.1.0-py3-none-any.whl is a program" in told.out
    assert "--yes" in told.err
    assert not (tmp_path / "packages").exists()


@pytest.mark.parametrize("source", ["nothing.whl", "."])
def test_what_is_neither_a_wheel_nor_a_project_is_said_in_one_sentence(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.run(words(tmp_path, "add", source, "--yes")) == 2
    err = capsys.readouterr().err
    assert (err.count("\n"), "is neither a wheel" in err) == (1, True)


def big(folder: Path, files: int, size: int) -> Path:
    """A wheel of many files of zeros: small on the stick."""
    wheel = folder / "big-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as packed:
        for n in range(files):
            packed.writestr(f"big/{n}", bytes(size))
    return wheel


@pytest.mark.parametrize(
    ("files", "size", "sentence"),
    [
        (3, 100_000_000, "big-1.0-py3-none-any.whl is too large: all its files together may have 20 MB."),
        (2_001, 0, "big-1.0-py3-none-any.whl has too many files: it may have 2,000."),
    ],
    ids=["300 MB", "2,001 files"],
)
def test_what_is_far_too_much_is_refused_in_one_sentence_before_it_is_unpacked(
    files: int, size: int, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel, before = big(tmp_path, files, size), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert cli.run(words(tmp_path / "data", "add", str(wheel), "--yes")) == 2
    assert capsys.readouterr().err == f"companion: {sentence}\n"
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 150_000  # kB
    assert not (tmp_path / "data" / "packages").exists()


def test_a_wheel_that_lies_about_its_sizes_is_read_no_further_than_it_says(tmp_path: Path) -> None:
    wheel = big(tmp_path, 1, 100_000_000)
    raw = wheel.read_bytes()
    wheel.write_bytes(raw.replace((100_000_000).to_bytes(4, "little"), (100).to_bytes(4, "little")))
    with pytest.raises(Trouble, match="package-unreadable"):
        installation.add(Packages(tmp_path, limits=PATIENT), wheel)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('version = "0.1.0"', "", "The pyproject.toml of marbles has to say a name and a version under [project]."),
        ('name = "marbles"', 'name = "a\\nb"', "The pyproject.toml of marbles has to say a name and a version"),
        ('"marbles:GAME"', '"pearls:GAME"', "marbles has neither pearls.py nor a folder pearls with an __init__.py"),
        ('marbles = "marbles:GAME"', "", "It has to offer exactly one game, and offers 0."),
        ("[project]", "[project", "marbles cannot be read: "),
        ('\nmarbles = "marbles', '\nhimalaya = "marbles', "It calls its game himalaya, as a built-in game is called."),
    ],
)
def test_a_project_that_says_too_little_or_the_name_of_a_built_in_game_is_refused_in_one_sentence(
    old: str, new: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sources = project(tmp_path, "marbles")
    about = sources / "pyproject.toml"
    about.write_text(about.read_text().replace(old, new, 1))
    assert cli.run(words(tmp_path / "data", "add", str(sources), "--yes")) == 2
    err = capsys.readouterr().err
    assert (err.startswith(f"companion: {sentence}"), err.count("\n")) == (True, 1), err
    assert list(tmp_path.glob("data/packages/p-*.whl")) == []


def test_a_folder_and_its_wheel_bring_the_same_files(tmp_path: Path, marbles: Path) -> None:
    packed = [set(zipfile.ZipFile(pack(source, tmp_path / "data")).namelist())
              for source in (project(tmp_path, "marbles"), marbles)]  # fmt: skip
    assert {name for name in packed[0] if "dist-info" not in name} == {n for n in packed[1] if "dist-info" not in n}


async def test_an_upgrade_goes_on_with_the_game_in_progress(data: Path, marbles: Path, tmp_path: Path) -> None:
    await begun(data)
    new = newer(marbles, tmp_path / "new", SECOND)
    packages = Packages(data, limits=PATIENT)
    added = installation.add(packages, new, await unfinished_games_in(data))
    assert (added.before, added.package.version, added.waiting) == ("0.1.0", "0.2.0", 1)
    assert [each.version for each in Packages(data, limits=PATIENT).available] == ["0.2.0"]
    del sys.modules["marbles"]  # as after a start
    table = await table_at(data)
    here = await client(table)
    await here.answer("~home/resume")
    assert table.core.game.session.head.version == 1  # the record has the version at its beginning
    assert "it was version 1, and is 2 now" in " ".join(texts_of(here.shown))
    await table.core.store.close()


async def test_the_command_adds_while_a_companion_runs_and_sees_the_game_that_is_on_its_table(
    data: Path, marbles: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await table_at(data)
    await play_on(await seated(table, "Ana", "Bo", game="marbles"), Random(1), 3)
    new = newer(marbles, tmp_path / "new", SECOND)
    assert await asyncio.to_thread(cli.run, words(data, "add", str(new), "--yes")) == 0
    assert "1 unfinished game goes on with it" in capsys.readouterr().out
    await table.core.store.close()


UNFIT = {
    "It cannot be imported: marbles.py:16: ZeroDivisionError": ("UNLUCKY, DIE = 1,", "UNLUCKY, DIE = 1 // 0,"),
    "TypeError: roll: the parameter dice has no type, so no form can ask for it": (
        "dice: Annotated[dict[str, int], throw(DIE)])", "dice)"),
    "It cannot be imported: marbles.py:16: SyntaxError: unmatched ')'": ("UNLUCKY, DIE = 1,", "UNLUCKY, DIE = 1,)"),
    "marbles.py has no rules.": ("RULES = ", "OTHERS = "),
    "marbles.py:118: Unreadable: LESSONS: neither a heading nor a paragraph (ABC-7 [text] Words): [tour] MAR-1 Roll.": (
        "RULES = ", 'LESSONS = """\n[tour] MAR-1 Roll.\n"""\nRULES = '),
}  # fmt: skip
SECOND = ('ICON, endings=("goal",))', 'ICON, version=2, endings=("goal",))')


@pytest.mark.parametrize("sentence", UNFIT)
def test_a_newer_version_that_is_not_fit_is_one_sentence_and_nothing_is_lost(
    sentence: str, data: Path, marbles: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(begun(data, 2))
    wheel = newer(marbles, tmp_path / "new", UNFIT[sentence])
    assert cli.run(words(data, "add", str(wheel), "--yes")) == 2
    told = capsys.readouterr().err
    assert (told.count("\n"), sentence in told) == (1, True), told
    packages = Packages(data, limits=PATIENT)
    assert ([each.version for each in packages.available], packages.left_out) == (["0.1.0"], ())
    assert len(list(data.glob("packages/p-*.whl"))) == 1
    assert len(asyncio.run(unfinished_games_in(data))) == 1


async def test_an_older_version_is_refused_while_a_game_of_the_newer_one_waits(tmp_path: Path, marbles: Path) -> None:
    data = tmp_path / "data"
    installation.add(Packages(data, limits=PATIENT), newer(marbles, tmp_path / "new", SECOND))
    await begun(data)
    with pytest.raises(Trouble, match="package-game-in-progress"):
        installation.add(Packages(data, limits=PATIENT), marbles, await unfinished_games_in(data))


async def test_a_game_of_a_removed_package_is_kept_as_a_file_and_opens_when_it_is_back(
    data: Path, marbles: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await begun(data)
    packages = Packages(data, limits=PATIENT)
    gone = installation.remove(packages, "marbles", data, await unfinished_games_in(data))
    (file,) = gone.files
    head, lines, warnings = read_record(Path(file).read_bytes())
    assert (head.id, len(lines) > 5, warnings) == ("EVENING", True, ())
    table = await table_at(data)
    assert (table.core.kept_games.running_games, "marbles" in table.core.games.packages) == ((), False)
    await table.core.store.close()
    installation.add(Packages(data, limits=PATIENT), marbles)
    table = await table_at(data)
    here = await client(table)
    await here.answer("~home/resume")
    assert table.core.game.session.lines[: len(lines)] == tuple(lines)
    await table.core.store.close()


def test_what_was_removed_leaves_nothing_behind_and_a_second_time_it_is_said_that_there_is_none(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    packages = Packages(data, limits=PATIENT)
    packages.shelf.find("marbles")
    assert texts("marbles", "en")
    assert cli.run(words(data, "remove", "marbles")) == 0
    assert capsys.readouterr().out == "marbles was removed.\n"
    assert [file.name for file in data.glob("packages/*")] == ["packages.json"]
    assert Packages(data, limits=PATIENT).site.known == KnownPackages()
    assert not [path for path in sys.path if path.startswith(str(data))]
    assert cli.run(words(data, "remove", "marbles")) == 2
    assert "No package called marbles" in capsys.readouterr().err


def test_a_version_that_was_replaced_stays_until_the_next_start_for_an_evening_that_uses_it(
    data: Path, marbles: Path, tmp_path: Path
) -> None:
    packages = Packages(data, limits=PATIENT)
    (old,) = data.glob("packages/p-*.whl")
    installation.add(packages, newer(marbles, tmp_path / "new"))
    assert old.exists()
    packages.site.sweep()
    assert [file for file in data.glob("packages/p-*.whl") if file == old] == []
    assert Packages(data, limits=PATIENT).available == packages.available


@pytest.mark.parametrize("damage", ["", '{"added":', None], ids=["empty", "torn", "a disk that fails for a moment"])
def test_a_list_of_packages_that_cannot_be_read_throws_none_of_them_away(
    data: Path, monkeypatch: pytest.MonkeyPatch, damage: str | None
) -> None:
    """It says nothing of what counts no more."""

    def failing(path: Path) -> bytes:
        raise OSError(errno.EIO, "Input/output error")

    file = data / "packages" / "packages.json"
    was = file.read_text()
    with monkeypatch.context() as moment:
        if damage is None:
            moment.setattr(Path, "read_bytes", failing)
        else:
            file.write_text(damage)
        packages = Packages(data, limits=PATIENT)
        packages.site.sweep()
        packages.site.mark_fit("another")
        assert packages.available == ()
    assert file.read_text() == (was if damage is None else damage)
    assert len(list(data.glob("packages/p-*.whl"))) == 1
