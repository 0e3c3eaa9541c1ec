"""The golden records replay to what they say, and are what their makers make."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.log.book import state_hash
from companion.log.record import End, Played, in_force, read
from companion.records.records import fold
from rules.amritsar.components import Options
from rules.amritsar.game import GAME
from rules.amritsar.state import State
from rules.kit.types import Seating
from tests.rules.amritsar.records import FOLDER, SEEDS, all_records, first_round, told
from tests.rules.amritsar.table import Table


def replayed(name: str) -> tuple[State, list[End], list[Played]]:
    head, lines, warnings = read((FOLDER / f"{name}.jsonl").read_bytes())
    assert warnings == ()
    seating = Seating(names=head.seats, tints=head.tints, start=head.start)
    state = GAME.setup(seating, Options(**head.options), head.catalogue)
    played = in_force(lines)
    for move in played:
        state, _ = GAME.apply(state, move.seat, GAME.move(move.move, move.v))
    return state, [line for line in lines if isinstance(line, End)], played


@pytest.mark.rule("AMR-18", "AMR-97")
@pytest.mark.parametrize("name", sorted(SEEDS))
def test_a_whole_game_replays_to_its_score(name: str) -> None:
    state, (end,), played = replayed(name)
    sheet = GAME.sheet(state)
    assert (sheet.ended_by, sheet.totals, sheet.places) == (end.ended_by, end.totals, end.places)
    seats, _, tracking = SEEDS[name]
    assert len(end.totals) == seats
    turns = [move.seat for move in played if move.move == ("pick" if tracking == "full" else "turn")]
    assert {turns.count(seat) for seat in range(seats)} == {12}


@pytest.mark.rule("AMR-97")
def test_one_whole_game_ends_in_a_tie_for_the_win() -> None:
    _, (end,), _ = replayed("tie_for_the_win")
    assert end.places.count(1) > 1


def test_the_records_on_disk_are_those_that_the_functions_make() -> None:
    for name, data in all_records().items():
        assert (FOLDER / f"{name}.jsonl").read_bytes() == data, name


@pytest.mark.rule("AMR-35", "AMR-44", "AMR-46", "AMR-53")
def test_the_first_round_that_people_read_is_what_happens() -> None:
    text = (FOLDER / "first_round.txt").read_text(encoding="utf-8")
    assert text == told(first_round())
    assert "AMR-63" in text


@pytest.mark.rule("AMR-54")
def test_a_record_of_before_in_which_the_bridge_tile_was_set_right_is_read_as_if_it_had_been_told_so() -> None:
    """As version 4 wrote it: what the tile wants and what it brings, in one line."""
    before = Table.opened(bridge="book", gain={"point": 2})
    v = {"on": "trade", "gain": {"coin": 1}}
    line = Played(n=len(before.lines) + 1, at=0, seat=-1, by="screen", prompt="bridge-now", move="correct_bridge", v=v)
    now = fold(replace(before.head("BEFORE"), version=4), [*before.lines, line]).state
    assert state_hash(now) == state_hash(Table.opened(bridge="trade", gain={"coin": 1}).state)
