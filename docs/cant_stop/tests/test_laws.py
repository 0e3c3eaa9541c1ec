"""Every law that all games keep."""

from __future__ import annotations

from typing import Any


def test_it_keeps_every_law(laws: Any) -> None:
    assert laws.check_all() == []
