"""A built-in game, packaged from its folder unchanged, works like any other package."""

from __future__ import annotations

import hashlib
import json
import shutil
from functools import partial
from pathlib import Path

import rules
from companion.log.book import replay, state_hash
from companion.log.record import read_record
from companion.packages import installation
from companion.packages.shelf import Packages
from companion.testkit.laws import Laws
from rules.games import GAMES
from rules.kit import contract
from rules.kit.shelf import Shelf, ShelfGame
from tests.companion.packages.packed import PATIENT, wheel

GAME = "battles_and_builders"
TESTS = Path(__file__).parents[2]
GOLDEN = TESTS / "golden"
PROJECT = """
[project]
name = "battles-and-builders"
version = "1.0"

[project.entry-points."table_companion.games"]
battles_and_builders = "battles_and_builders.game:GAME"

[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[tool.hatch.build.targets.wheel]
bypass-selection = true

[tool.hatch.build.targets.wheel.force-include]
"{folder}" = "battles_and_builders"
"""


def test_no_game_of_ours_names_its_own_package_so_each_is_one_wherever_its_folder_lies() -> None:
    folders = {id: Path(rules.__path__[0]) / id for id in GAMES.packages}
    named = {
        f"{file.parent.name}/{file.name}"
        for id, folder in folders.items()
        for file in folder.glob("*.py")
        if f"rules.{id}" in file.read_text(encoding="utf-8")
    }
    assert all(folder.is_dir() for folder in folders.values())
    assert named == set()


def others() -> Shelf:
    """The built-in games without that one."""
    kept = (item for item in GAMES.packages.items() if item[0] != GAME)
    return Shelf(*(ShelfGame(id, package, partial(GAMES.find, id)) for id, package in kept))


def test_battles_and_builders_is_built_added_and_folds_its_golden_records_as_a_package(tmp_path: Path) -> None:
    sources = tmp_path / "project"
    sources.mkdir()
    folder = shutil.copytree(Path(rules.__path__[0]) / GAME, tmp_path / GAME)
    (folder / "__init__.py").write_text(f"CONTRACT = {contract.VERSION}\n")
    (sources / "pyproject.toml").write_text(PROJECT.format(folder=folder))
    packages = Packages(tmp_path / "data", built_in=others(), limits=PATIENT)
    installation.add(packages, wheel(sources))
    game = packages.shelf.find(GAME)
    assert (game.home, game is GAMES.find(GAME)) == (GAME, False)
    laws = Laws(game, TESTS / "rules" / GAME, GOLDEN / GAME)
    assert [*laws.check_steps(), *laws.check_records()] == []
    states: dict[str, str] = json.loads((GOLDEN / "states.json").read_text(encoding="utf-8"))
    names = [name for name in states if name.startswith(f"{GAME}/")]
    assert names
    for name in names:
        head, lines, _ = read_record((GOLDEN / f"{name}.jsonl").read_bytes())
        hashes = [state_hash(moment.state) for moment in replay(game, head, lines).moments]
        assert hashlib.sha256("".join(hashes).encode()).hexdigest() == states[name]
