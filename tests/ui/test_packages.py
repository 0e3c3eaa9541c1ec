"""A packaged game, played on the real screen by touches alone."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.log.disk.store import Store
from companion.packages import installation, sticks
from companion.packages.shelf import Packages
from companion.table.package_desk import PackageDesk
from tests.companion.packages.conftest import as_before, marbles
from tests.companion.packages.packed import PATIENT, newer, wheel
from tests.companion.tables import Clock, client, table_over
from tests.ui.touched import Finger, Touched, sit_down
from ui.state.acts import Confirm

__all__ = ["as_before", "marbles"]

pytestmark = pytest.mark.screen


async def at_the_table(window: Any, data: Path, stick: Path) -> Touched:
    """A running box with the packages of its data folder, and that stick in it."""
    store, clock, packages = await Store.open(data), Clock(), Packages(data, limits=PATIENT)
    table = await table_over(store, clock, packages.shelf, new_id=lambda: "EVENING")
    core = table.core
    core.packages = PackageDesk(packages, data, core, core.notify)
    core.packages.find, core.packages.limit_s = lambda: sticks.find_candidates((stick,)), 600
    touched = Touched(hand=Finger(window), client=await client(table), clock=clock)
    touched.hear()
    return touched


def forget(package: str) -> None:
    """Remove the package's modules from Python."""
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        del sys.modules[name]


async def add_what_is_on_the_stick(table: Touched) -> str:
    """Settings, Added games, the first one there, Yes; the page's text after the trial."""
    for page in ("settings", "packages", "package-add/0"):
        await table.go(page)
    await table.confirm()
    desk = table.client.table.core.packages
    assert desk is not None
    assert desk.task is not None
    await desk.task
    await table.listen()
    title, said, *_ = (" ".join(text.split()) for text in table.hand.texts())  # joins the lines of a text
    assert title == "Added games"
    return said


async def test_a_newer_version_is_refused_or_takes_over_a_game_that_waits_and_nothing_of_it_is_lost(
    window: Any, tmp_path: Path, marbles: Path
) -> None:
    data, stick = tmp_path / "data", tmp_path / "stick"
    stick.mkdir()
    installation.add(Packages(data, limits=PATIENT), marbles)
    table = await at_the_table(window, data, stick)
    await sit_down(table, "marbles", "Ana", "Bo")
    await table.put("dice", {"die": 4})
    await table.confirm()
    played = table.client.table.core.game.session.lines
    for page in ("menu", "leave"):
        await table.go(page)
    await table.confirm()

    cannot = newer(marbles, tmp_path / "cannot", ("def roll(s", "def rolled(s"))
    shutil.copy(wheel(cannot), stick)
    said = await add_what_is_on_the_stick(table)
    assert "The unfinished game of Ana, Bo cannot go on with it" in said
    assert [each.version for each in Packages(data, limits=PATIENT).available] == ["0.1.0"]

    can = newer(marbles, tmp_path / "can", ("ICON, endings=", "ICON, version=2, endings="))
    shutil.copy(wheel(can), stick)
    for page in ("settings", "home"):
        await table.go(page)
    assert "It counts from the next start" in await add_what_is_on_the_stick(table)
    await table.close()

    forget("marbles")  # as a start does
    table = await at_the_table(window, data, stick)
    await table.tap_act(Confirm(form="~home/resume"))
    session = table.client.table.core.game.session
    assert (session.game.version, session.head.version, session.state.rolled) == (2, 1, (4,))
    assert session.lines[: len(played)] == played
    await table.put("dice", {"die": 2})
    await table.confirm()
    assert session.state.rolled == (4, 2)
    await table.close()
