"""The core's own catalogue of one game: printed values that any table has told, for the next game to start from."""

from __future__ import annotations

from typing import Any

from rules.kit.types import Catalogue


def merged(kept: Catalogue, learned: Catalogue) -> dict[str, dict[str, Any]]:
    """What is known after a game: what was learned last wins. To be kept at a pause and at the end, not at a move,
    so that a move taken back teaches nothing."""
    return {kind: {**kept.get(kind, {}), **learned.get(kind, {})} for kind in sorted({*kept, *learned})}
