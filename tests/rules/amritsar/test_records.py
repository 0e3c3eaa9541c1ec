"""The golden records hold whole games, and the first round that people read is what happens."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.log.book import state_hash
from companion.log.record import End, Played, in_force, read
from companion.records.records import fold
from rules.amritsar.game import GAME
from tests.rules.amritsar.records import EXAMPLES, WHOLE
from tests.rules.amritsar.scenarios import told
from tests.rules.playthrough import GOLDEN, recorded


@pytest.mark.rule("AMR-18", "AMR-97")
@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game_replays_to_its_score_with_twelve_turns_for_everybody(name: str) -> None:
    head, lines, _ = read((GOLDEN / "amritsar" / f"{name}.jsonl").read_bytes())
    (end,) = [line for line in lines if isinstance(line, End)]
    sheet = GAME.sheet(recorded("amritsar", name)[-1].state)
    assert (sheet.ended_by, sheet.totals, sheet.places) == (end.ended_by, end.totals, end.places)
    assert (end.places.count(1) > 1) == (name == "tie_for_the_win")
    turns = [move.seat for move in in_force(lines) if move.move in ("pick", "turn")]
    assert {turns.count(seat) for seat in range(len(head.seats))} == {12}


@pytest.mark.rule("AMR-35", "AMR-44", "AMR-46", "AMR-53")
def test_the_record_on_disk_is_the_first_round() -> None:
    for name, table in EXAMPLES.items():
        assert (GOLDEN / "amritsar" / f"{name}.jsonl").read_bytes() == table().record(name), name


@pytest.mark.rule("AMR-54")
def test_a_record_of_before_in_which_the_bridge_tile_was_set_right_is_read_as_if_it_had_been_told_so() -> None:
    """As version 4 wrote it: what the tile wants and what it brings, in one line."""
    begun = "bare; workers; lay_temple colour=white; lay_temple colour=blue; lay_temple colour=green"
    before = told(f"{begun}; bridge-tile on=book; learn_bonus gain.point=2")
    v = {"on": "trade", "gain": {"coin": 1}}
    line = Played(n=len(before.lines) + 1, at=0, seat=-1, by="screen", prompt="bridge-now", move="correct_bridge", v=v)
    now = fold(replace(before.head("BEFORE"), version=4), [*before.lines, line]).state
    assert state_hash(now) == state_hash(told(f"{begun}; bridge-tile on=trade; learn_bonus gain.coin=1").state)
