"""The laws that all games keep. The fixture comes with the table companion."""

from __future__ import annotations

from typing import Any


def test_it_keeps_every_law(laws: Any) -> None:
    """Moves, texts, rules, pictures, golden records, and random games."""
    broken = laws.check_all()
    assert not broken, "\n".join(broken)
