"""A record of an earlier version is read, and scenes stay small."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from companion.log.book import state_hash
from companion.log.record import Played
from companion.records.records import fold
from rules.amritsar.game import GAME
from rules.kit.types import TABLE
from tests.rules.amritsar.scenarios import told
from tests.rules.playthrough import recorded


@pytest.mark.rule("AMR-54")
def test_a_record_of_before_in_which_the_bridge_tile_was_set_right_is_read_as_if_it_had_been_told_so() -> None:
    """As version 4 wrote it: what the tile wants and what it brings, in one line."""
    begun = "bare; workers; lay_temple colour=white; lay_temple colour=blue; lay_temple colour=green"
    before = told(f"{begun}; bridge-tile on=book; learn_bonus gain.point=2")
    v = {"on": "trade", "gain": {"coin": 1}}
    line = Played(n=len(before.lines) + 1, at=0, seat=-1, by="screen", prompt="bridge-now", move="correct_bridge", v=v)
    now = fold(replace(before.head("BEFORE"), version=4), [*before.lines, line]).state
    assert state_hash(now) == state_hash(told(f"{begun}; bridge-tile on=trade; learn_bonus gain.coin=1").state)


@pytest.mark.parametrize("name", ["four_seats", "four_seats_ledger"])
def test_a_scene_is_small_at_the_end_of_a_whole_game_too(name: str) -> None:
    last = recorded("amritsar", name)[-1].state
    assert len(msgspec.json.encode(GAME.scene(last, TABLE))) <= 12_000
