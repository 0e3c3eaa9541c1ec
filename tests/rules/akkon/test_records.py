"""The golden records hold what the rulebook shows, and every kind of move."""

from __future__ import annotations

import pytest

from tests.rules.akkon.records import EXAMPLES
from tests.rules.playthrough import GOLDEN, recorded

WHOLE = sorted(file.stem for file in (GOLDEN / "akkon").glob("*_seats.jsonl"))


@pytest.mark.rule("AKK-59", "AKK-64", "AKK-66", "AKK-70", "AKK-75", "AKK-78", "AKK-83", "AKK-85", "AKK-86", "AKK-88")
def test_the_whole_games_show_every_kind_of_move_in_both_levels() -> None:
    shown = {moment.line.move for name in WHOLE for moment in recorded("akkon", name) if moment.line}
    effects = {"ban", "plague", "brother", "levant", "writings", "minting"}
    privileges = {"barbarossa", "saladin", "richard", "clement", "decline"}
    assert effects | privileges | {"place", "pass", "award", "faces", "play", "play_kind", "discard"} <= shown


@pytest.mark.rule("AKK-26", "AKK-31", "AKK-35")
def test_the_rulebooks_three_bids_go_to_green_and_twice_to_red() -> None:
    last = recorded("akkon", "worked_examples")[-1]
    assert [player.hand.count for player in last.state.players] == [3, 4, 2]
    assert [last.state.stacks[city] for city in ("akkon", "jerusalem", "tyre")] == [9, 9, 9]
    assert [news.say.args["n"] for news in last.news if news.say.key == "bid-total"] == [7, 0, 10, 8, 5, 6, 0]


@pytest.mark.rule("AKK-90", "AKK-92", "AKK-93", "AKK-95")
def test_the_rulebooks_end_goes_to_red() -> None:
    table = EXAMPLES["worked_score"]()
    assert (table.totals, table.places) == ((15, 14), (1, 2))


def test_the_records_on_disk_are_the_rulebooks_examples() -> None:
    for name, table in EXAMPLES.items():
        assert (GOLDEN / "akkon" / f"{name}.jsonl").read_bytes() == table().record(name), name
