"""Fixtures for packages: one wheel, and a Python that forgets its imports."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from companion.packages.shelf import Packages
from companion.view import speaker
from tests.companion.packages.packed import PATIENT, project, wheel


@pytest.fixture(scope="session")
def marbles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of a game called marbles, version 0.1.0."""
    return wheel(project(tmp_path_factory.mktemp("marbles"), "marbles"))


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Restore Python's import path and modules afterwards."""
    path, modules = [*sys.path], {*sys.modules}
    yield
    sys.path[:] = path
    for name in {*sys.modules} - modules:
        if name.partition(".")[0] in ("marbles", "wrong", "second"):
            del sys.modules[name]
    speaker._title.cache_clear()
    speaker._texts.cache_clear()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long time limits on the command line for a busy machine."""
    monkeypatch.setattr("companion.app.package_commands.Packages", partial(Packages, limits=PATIENT))
