"""The golden records of how a game ends are what their makers make."""

from __future__ import annotations

from tests.rules.any_game.records import EXAMPLES
from tests.rules.playthrough import GOLDEN


def test_the_records_on_disk_are_those_that_are_made() -> None:
    for name, table in EXAMPLES.items():
        assert (GOLDEN / "any_game" / f"{name}.jsonl").read_bytes() == table().record(name)
