"""The fixtures of the hardware tests: pins, a clock, a signal queue and timers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hardware.simulator import MockPins
from tests.hardware.fakes import Heard


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def pins() -> Iterator[MockPins]:
    factory = MockPins()
    yield factory
    factory.close()
