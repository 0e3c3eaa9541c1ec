"""The golden records contain whole games, and the readable first round replays to its text."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from companion.log.book import state_hash
from companion.log.record import End, Played, moves_in_force, read_record
from companion.records.records import fold
from rules.amritsar.components import COLOURS
from rules.amritsar.game import GAME
from rules.amritsar.state import State
from rules.kit.types import TABLE
from tests.rules.amritsar.records import FULL, WHOLE
from tests.rules.amritsar.scenarios import told
from tests.rules.playthrough import GOLDEN, recorded


@pytest.mark.rule("AMR-18", "AMR-97")
@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game_replays_to_its_score_with_twelve_turns_for_everybody(name: str) -> None:
    head, lines, _ = read_record((GOLDEN / "amritsar" / f"{name}.jsonl").read_bytes())
    (end,) = [line for line in lines if isinstance(line, End)]
    sheet = GAME.sheet(recorded("amritsar", name)[-1].state)
    assert (sheet.ended_by, sheet.totals, sheet.places) == (end.ended_by, end.totals, end.places)
    assert (end.places.count(1) > 1) == (name == "tie_for_the_win")
    turns = [move.seat for move in moves_in_force(lines) if move.move in ("pick", "turn")]
    assert {turns.count(seat) for seat in range(len(head.seats))} == {12}


@pytest.mark.rule("AMR-54")
def test_a_record_of_before_in_which_the_bridge_tile_was_set_right_is_read_as_if_it_had_been_told_so() -> None:
    """As version 4 wrote it: what the tile wants and what it brings, in one line."""
    begun = "bare; workers; lay_temple colour=white; lay_temple colour=blue; lay_temple colour=green"
    before = told(f"{begun}; bridge-tile on=book; learn_bonus gain.point=2")
    v = {"on": "trade", "gain": {"coin": 1}}
    line = Played(n=len(before.lines) + 1, at=0, seat=-1, by="screen", prompt="bridge-now", move="correct_bridge", v=v)
    now = fold(replace(before.head("BEFORE"), version=4), [*before.lines, line]).state
    assert state_hash(now) == state_hash(told(f"{begun}; bridge-tile on=trade; learn_bonus gain.coin=1").state)


# ---- no loss, no exceeded limit --------------------------------------------------------------------------
every_game = pytest.mark.parametrize("name", FULL)


def states(name: str) -> tuple[State, ...]:
    """The states of a whole game, from the first turn on."""
    all_states = (moment.state for moment in recorded("amritsar", name))
    return tuple(s for s in all_states if s.step not in ("setup", "places", "workers", "opening"))


@pytest.mark.rule("AMR-12", "AMR-65", "AMR-72", "AMR-77", "AMR-94")
@every_game
def test_sixteen_markers_of_everybody_are_somewhere_and_six_at_most_on_the_elephant(name: str) -> None:
    for state in states(name):
        given = Counter(gift.seat for gift in state.gifts)
        for seat, side in enumerate(state.sides):
            assert side.board + side.waiting + side.carried + given[seat] == 16
            assert 0 <= side.carried <= 6
            assert min(side.board, side.waiting, side.coins, *side.goods.values()) >= 0


@pytest.mark.rule("AMR-7", "AMR-31", "AMR-34")
@every_game
def test_three_workers_of_every_colour_stand_where_there_is_room(name: str) -> None:
    for state in states(name):
        assert Counter(colour for there in state.spots for colour in there) == dict.fromkeys(COLOURS, 3)
        assert max(len(there) for there in state.spots) <= 4


@pytest.mark.rule("AMR-4", "AMR-79", "AMR-80")
@every_game
def test_three_tiles_a_district_and_no_donation_without_two_below(name: str) -> None:
    for state in states(name):
        tiles = Counter((laid.district, laid.face.colour, laid.face.part) for laid in state.tiles)
        assert set(tiles.values()) <= {1}
        lying = {(district, colour) for district, colour, _ in tiles}
        assert max(Counter(district for district, _ in lying).values(), default=0) <= 3
        there = {(gift.district, gift.row, gift.space) for gift in state.gifts}
        assert len(there) == len(state.gifts)
        for district, row, space in there:
            assert not row or {(district, row - 1, space), (district, row - 1, space + 1)} <= there


@pytest.mark.rule("AMR-19", "AMR-20")
def test_decades_and_rounds_only_go_on() -> None:
    at = [(state.decade, state.round) for state in states("two_seats")]
    assert at == sorted(at)
    assert (at[0], at[-1]) == ((1, 1), (3, 4))


@pytest.mark.parametrize("name", ["four_seats", "four_seats_ledger"])
def test_a_scene_is_small_at_the_end_of_a_whole_game_too(name: str) -> None:
    last = recorded("amritsar", name)[-1].state
    assert len(msgspec.json.encode(GAME.scene(last, TABLE))) <= 12_000
