"""The fixtures of the Bluetooth tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hardware.bluetooth.room import Room, in_room


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    with in_room(tmp_path, monkeypatch) as room:
        yield room
