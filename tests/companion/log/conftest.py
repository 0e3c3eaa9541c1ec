"""Folders on a real disk for tests about the disk, also when all other tests' folders are in memory."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

ABOUT_THE_DISK = ("test_failing_disk", "test_store")


@pytest.fixture
def tmp_path(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    if request.path.stem not in ABOUT_THE_DISK:
        yield tmp_path
        return
    with TemporaryDirectory(prefix="companion-disk-") as folder:
        yield Path(folder)
