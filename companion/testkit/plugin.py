"""Fixtures for the tests of a game's package: `game`, `laws`, `selfplay` and `golden`.

pytest loads this plugin wherever the companion is installed, so it imports nothing until a test uses a fixture. The
package names its game in its pyproject.toml: `companion_game = "marbles.game:GAME"`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:  # imported by the fixtures
    from companion.testkit.laws import Laws
    from companion.testkit.selfplay import SelfplayReport

GAME = "companion_game"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini(GAME, "the game that the fixtures of the table companion are about: MODULE:NAME", default="")


def pytest_configure(config: pytest.Config) -> None:
    if config.getini(GAME):
        config.addinivalue_line("markers", "rule(*ids): the paragraphs of RULES.md that the test shows")


@pytest.fixture(scope="session")
def game(pytestconfig: pytest.Config) -> Any:
    """The game under test."""
    module, _, name = pytestconfig.getini(GAME).partition(":")
    if not name:
        raise pytest.UsageError(f'{GAME} is not set: [tool.pytest.ini_options] {GAME} = "marbles.game:GAME"')
    from importlib import import_module

    return vars(import_module(module))[name]


@pytest.fixture(scope="session")
def laws(game: Any, pytestconfig: pytest.Config) -> Laws:
    """The laws that all games keep: each is a method that returns its breaches."""
    from companion.testkit.laws import Laws

    tests = _tests(pytestconfig)
    return Laws(game, tests, tests / "golden")


@pytest.fixture(scope="session")
def selfplay(game: Any) -> Callable[..., SelfplayReport]:
    """Random games through the real log: `selfplay(100, seed=7).broken`."""
    from companion.testkit import selfplay

    def play(games: int = 10, seed: int = 1, seats: int | None = None) -> SelfplayReport:
        return selfplay.run(game, games, seed, seats)

    return play


@pytest.fixture(scope="session")
def golden(pytestconfig: pytest.Config) -> Path:
    """The folder with the golden records."""
    return _tests(pytestconfig) / "golden"


def _tests(config: pytest.Config) -> Path:
    return config.rootpath / next(iter(config.getini("testpaths")), "tests")
