"""Fixtures for the tests of a game's package: `game`, `laws`, `selfplay`, `golden` and `taps`.

pytest finds this by itself wherever the companion is installed, so it imports nothing and does nothing until a test
asks for one of them. The package says in its pyproject.toml which game it is: `companion_game = "marbles.game:GAME"`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:  # imported when a test asks for them
    from companion.testkit.laws import Laws
    from companion.testkit.selfplay import SelfplayReport
    from companion.testkit.taps import Taps

GAME = "companion_game"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini(GAME, "the game that the fixtures of the table companion are about: MODULE:NAME", default="")


def pytest_configure(config: pytest.Config) -> None:
    if config.getini(GAME):
        config.addinivalue_line("markers", "rule(*ids): the paragraphs of RULES.md that the test shows")


@pytest.fixture(scope="session")
def game(pytestconfig: pytest.Config) -> Any:
    """The game itself."""
    module, _, name = pytestconfig.getini(GAME).partition(":")
    if not name:
        raise pytest.UsageError(f'{GAME} is not set: [tool.pytest.ini_options] {GAME} = "marbles.game:GAME"')
    from importlib import import_module

    return vars(import_module(module))[name]


@pytest.fixture(scope="session")
def laws(game: Any, pytestconfig: pytest.Config) -> Laws:
    """Every law that all games keep: each is a method that gives what breaks it."""
    from companion.testkit.laws import Laws

    tests = _tests(pytestconfig)
    return Laws(game, tests, tests / "golden")


@pytest.fixture(scope="session")
def selfplay(game: Any) -> Callable[..., SelfplayReport]:
    """Plays random games through the real log: `selfplay(100, seed=7).broken`."""
    from companion.testkit import selfplay

    def play(games: int = 10, seed: int = 1, seats: int | None = None) -> SelfplayReport:
        return selfplay.run(game, games, seed, seats)

    return play


@pytest.fixture(scope="session")
def golden(pytestconfig: pytest.Config) -> Path:
    """The folder with the golden records."""
    return _tests(pytestconfig) / "golden"


@pytest.fixture
def taps(game: Any) -> Iterator[Callable[..., Taps]]:
    """Begins a game before the real touchscreen and counts: `taps(2).does("roll", {"dice": {"die": 4}})`."""
    from companion.testkit.taps import Taps

    with ExitStack() as begun:
        yield lambda seats=0, size="800x480": begun.enter_context(closing(Taps(game, seats, size)))


def _tests(config: pytest.Config) -> Path:
    return config.rootpath / next(iter(config.getini("testpaths")), "tests")
