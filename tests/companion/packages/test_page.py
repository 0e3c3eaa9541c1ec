"""The touchscreen's page of packages: it explains adding first, tries a package beside the game, and removes it."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Event

import pytest

from companion.errors import Trouble
from companion.log.disk.store import Store
from companion.packages import sticks
from companion.packages.shelf import Packages
from companion.table import package_desk
from companion.table.package_desk import PackageDesk
from companion.view import wire
from tests.companion.packages.packed import PATIENT, newer, wheel
from tests.companion.tables import Client, Clock, Table, client, seated, table_over, texts


@pytest.fixture
def stick(tmp_path: Path, marbles: Path) -> Path:
    """The mounted folder: a stick with a wheel, among other things."""
    folder = tmp_path / "media" / "ana" / "STICK"
    (folder / "holiday").mkdir(parents=True)
    (folder / "holiday" / "beach.jpg").write_bytes(b"")
    (folder / marbles.name).write_bytes(marbles.read_bytes())
    return tmp_path / "media"


@pytest.fixture
async def table(tmp_path: Path, stick: Path) -> AsyncIterator[Table]:
    data = tmp_path / "data"
    store = await Store.open(data)
    packages = Packages(data, limits=PATIENT)
    table = await table_over(store, Clock(), packages.shelf, new_id=lambda: "EVENING")
    core = table.core
    core.packages = PackageDesk(packages, data, core, core.notify)
    core.packages.find, core.packages.patience_s = lambda: sticks.find_candidates((stick,)), 600
    yield table
    await store.close()


@pytest.fixture
async def here(table: Table) -> Client:
    """The table's screen, on the page of packages."""
    here = await client(table)
    await here.go("packages")
    return here


async def done(here: Client) -> wire.Show:
    """The page after its background work has ended."""
    desk = here.table.core.packages
    assert desk is not None
    assert desk.task is not None
    await desk.task
    return await here.go("packages")


async def added(here: Client) -> str:
    """What the page says after the package on the stick was added, or was not."""
    await here.go("packages")
    await here.answer("~package-add/0")
    return texts(await done(here))[0]


async def test_the_page_says_what_adding_means_before_anything_is_read(table: Table, here: Client) -> None:
    assert "packages" in {link.go for link in (await here.go("settings")).links}
    page = await here.go("packages")
    assert [(fact.text, fact.go) for fact in page.facts][1:] == [("marbles-0.1.0-py3-none-any.whl", "package-add/0")]
    warned = await here.go("package-add/0")
    assert "It will run here as the companion itself does" in texts(warned)[1]
    assert (warned.asks[0].forms[0].confirm, [link.text for link in warned.links]) == ("Yes, add it", ["No"])
    assert table.core.packages is not None
    assert (await here.go(warned.links[0].go)).page == "packages"
    assert table.core.packages.packages.available == ()


async def test_yes_adds_it_and_a_move_is_played_and_it_is_not_removed_from_under_the_players(
    table: Table, here: Client
) -> None:
    await here.answer("~package-add/0")
    with pytest.raises(Trouble, match="packages-wait"):
        await here.answer("~package-add/0")
    page = await done(here)
    assert texts(page)[0] == "marbles 0.1.0 was added: marbles is on the shelf."
    assert ("Marbles", "marbles 0.1.0") in [(fact.text, fact.value) for fact in page.facts]
    await here.go("home")
    here = await seated(table, "Ana", "Bo", game="marbles")
    await here.answer(here.shown.asks[0].forms[0].id, dice={"die": 4})
    assert table.core.game.session.state.rolled == (4,)
    with pytest.raises(Trouble, match="packages-on-table"):
        await here.answer("~package-remove/marbles")
    await here.answer("~leave")
    await here.answer("~package-remove/marbles")
    page = await done(here)
    assert "An unfinished game is kept" in texts(page)[0]
    assert "marbles" not in table.core.games.packages
    assert table.core.kept_games.running_games == ()


async def test_a_newer_version_of_a_game_that_was_opened_counts_from_the_next_start(
    table: Table, here: Client, stick: Path, marbles: Path
) -> None:
    await added(here)
    table.core.games.find("marbles")
    newer(marbles, stick / "ana" / "STICK")
    assert "It counts from the next start" in await added(here)


async def test_a_newer_version_that_cannot_go_on_with_a_game_that_waits_is_refused(
    table: Table, here: Client, stick: Path, marbles: Path, tmp_path: Path
) -> None:
    await added(here)
    await here.go("home")
    here = await seated(table, "Ana", "Bo", game="marbles")
    await here.answer(here.shown.asks[0].forms[0].id, dice={"die": 4})
    await here.answer("~leave")
    (old,) = stick.glob("ana/STICK/*.whl")
    old.unlink()
    shutil.copy(wheel(newer(marbles, tmp_path / "cannot", ("def roll(s", "def rolled(s"))), stick / "ana" / "STICK")
    said = await added(here)
    assert "The unfinished game of Ana, Bo cannot go on with it" in said
    assert "roll" in said
    assert table.core.packages is not None
    assert [each.version for each in table.core.packages.packages.available] == ["0.1.0"]


async def test_what_is_no_package_or_was_pulled_out_is_a_sentence_and_nothing_is_lost(
    table: Table, here: Client, stick: Path
) -> None:
    (wheel,) = stick.glob("ana/STICK/*.whl")
    wheel.write_bytes(b"no wheel")
    assert "cannot be read" in await added(here)
    wheel.unlink()
    await here.answer("~package-add/0")
    assert "is neither a wheel" in texts(await done(here))[0]
    with pytest.raises(Trouble, match="packages-gone"):
        await here.answer("~package-add/0")
    assert "marbles" not in table.core.games.packages


class SlowStick:
    """A table's desk whose stick answers only on command."""

    def __init__(self, table: Table, media: Path, *, limit_s: float) -> None:
        core, before = table.core, table.core.packages
        assert before is not None
        self.media, self.looks, self._answers = media, 0, Event()
        self.changes = asyncio.Queue[tuple[Path, ...]]()
        self.desk = core.packages = PackageDesk(before.packages, media, core, self.changed)
        self.desk.find, self.desk.patience_s, self.desk.limit_s = self.find, 0, limit_s

    def find(self) -> tuple[Path, ...]:
        self.looks += 1
        self._answers.wait()
        return sticks.find_candidates((self.media,))

    async def changed(self) -> None:
        self.changes.put_nowait(self.desk.stick_files)

    async def answer(self) -> tuple[Path, ...]:
        """The stick's answer, on which the page updates."""
        self._answers.set()
        return await self.changes.get()


async def test_further_taps_are_heard_while_a_stick_is_read(table: Table, stick: Path) -> None:
    slow, here = SlowStick(table, stick, limit_s=600), await client(table)
    assert texts(await here.go("packages"))[0] == "The USB stick is being read …"
    assert (await here.go("settings")).page == "settings"
    assert [path.name for path in await slow.answer()] == ["marbles-0.1.0-py3-none-any.whl"]


async def test_a_stick_that_does_not_answer_is_said_and_holds_one_thread_however_often_somebody_looks(
    table: Table, stick: Path
) -> None:
    slow, here = SlowStick(table, stick, limit_s=0), await client(table)
    await here.go("packages")
    assert await slow.changes.get() == ()
    for _ in range(3):
        assert "A USB stick does not answer." in texts(await here.go("packages"))[0]
    assert slow.looks == 1
    assert await slow.answer() != ()
    assert slow.desk.stick is None


async def test_a_stick_that_dies_while_a_package_is_read_from_it_is_said_and_another_one_can_be_tried(
    table: Table, here: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, ends = table.core.packages, Event()
    assert desk is not None
    with monkeypatch.context() as dying:
        dying.setattr(desk, "copy_s", 0)
        dying.setattr(package_desk, "pack", lambda *words: ends.wait())
        await here.answer("~package-add/0")
        assert (await here.go("settings")).page == "settings"
        assert "A USB stick does not answer." in texts(await done(here))[0]
    assert "was added" in await added(here)
    ends.set()


def test_folders_with_a_game_are_found_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "a" / "pig").mkdir(parents=True)
    (tmp_path / "a" / "pig" / "pyproject.toml").write_text('[project.entry-points."table_companion.games"]\n')
    (tmp_path / "a" / "other").mkdir()
    (tmp_path / "a" / "other" / "pyproject.toml").write_text("[project]\n")
    assert sticks.find_candidates((tmp_path, tmp_path / "nothing")) == (tmp_path / "a" / "pig",)
