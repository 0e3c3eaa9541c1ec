"""Every golden record lies beside its playthrough, the same game for people to read."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.log.record import read
from rules.games import GAMES
from tests.rules.playthrough import GOLDEN, playthrough

RECORDS = sorted(GOLDEN.glob("*/*.jsonl"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_playthrough_is_what_happens(record: Path) -> None:
    head, lines, _ = read(record.read_bytes())
    assert record.with_suffix(".txt").read_text(encoding="utf-8") == playthrough(head, lines)


def test_every_game_has_playthroughs_and_nothing_else_is_one() -> None:
    assert {record.parent.name for record in RECORDS} == {game.id for game in GAMES}
    assert {text.with_suffix(".jsonl") for text in GOLDEN.glob("*/*.txt")} == set(RECORDS)


def test_what_one_seat_alone_sees_is_on_no_other_line() -> None:
    text = (GOLDEN / "akkon" / "full_three_seats.txt").read_text(encoding="utf-8")
    before_the_bids = text[: text.index("bidding")].splitlines()
    lances = [line for line in before_the_bids if "1 Holy Lance of" in line]
    assert len(lances) == 3 * 2
    assert all(line.strip().startswith("only ") for line in lances)
