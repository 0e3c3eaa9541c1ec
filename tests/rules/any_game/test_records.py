"""The golden records are what their makers make."""

from __future__ import annotations

from tests.rules.any_game.records import FOLDER, all_records


def test_the_golden_records_are_those_that_are_made() -> None:
    assert {file.stem: file.read_bytes() for file in FOLDER.glob("*.jsonl")} == all_records()
