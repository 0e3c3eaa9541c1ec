"""The rulebook's examples and whole games: the golden records replay to what they say."""

from __future__ import annotations

import pytest

from companion.log.record import End, Played, in_force, read
from rules.himalaya.components import Options
from rules.himalaya.game import GAME
from rules.himalaya.state import State
from rules.kit.types import Seating
from tests.rules.himalaya.records import (
    FOLDER,
    GAMES,
    all_records,
    worked_advanced,
    worked_delivery,
    worked_inventory,
    worked_turn,
)


def replayed(name: str) -> tuple[State, list[End]]:
    head, lines, warnings = read((FOLDER / f"{name}.jsonl").read_bytes())
    assert warnings == ()
    state = GAME.setup(
        Seating(names=head.seats, tints=head.tints, start=head.start), Options(**head.options), head.catalogue
    )
    for played in in_force(lines):
        state, _ = GAME.apply(state, played.seat, GAME.move(played.move, played.v))
    return state, [line for line in lines if isinstance(line, End)]


@pytest.mark.rule("HIM-8", "HIM-33", "HIM-50")
def test_the_turn_of_the_sherpa_comes_out_as_in_the_rulebook() -> None:
    table = worked_turn()
    sherpa = table.player(0)
    assert table.supplied() == [1, 2, 3, 4, 20], "rolled: 20, 1, 20, 3, 4"
    assert table.stock(0) == {"salt": 2, "jade": 2, "gold": 1}
    assert (table.site(3).goods, table.site(4).goods) == ({"jade": 1, "gold": 1}, {"barley": 1, "jade": 1})
    assert (sherpa.at, sherpa.took) == (6, ()), "the round is over"
    assert (table.site(6).holds, table.site(6).stupa) == ("empty", 0)
    assert sherpa.sent == (3, 0, 0, 0, 0, 0, 0, 0)
    assert (sherpa.herd.value, sherpa.herd.count) == (0, 0)
    assert (table.line("religious")[0], table.line("political")[0]) == (3, 1)


@pytest.mark.rule("HIM-48")
def test_the_dolpo_pa_send_two_delegations_to_region_three_and_one_to_region_five() -> None:
    assert worked_delivery().player(1).sent == (0, 0, 2, 0, 1, 0, 0, 0)


@pytest.mark.rule("HIM-61", "HIM-62")
def test_salt_is_the_dolpo_pas_and_barley_nobodys() -> None:
    assert [player.tokens for player in worked_inventory().state.players] == [0, 1, 0, 0]


@pytest.mark.rule("HIM-84", "HIM-86", "HIM-91", "HIM-95")
def test_the_pictures_of_the_advanced_rules() -> None:
    table = worked_advanced()
    assert (table.player(0).at, table.player(1).at) == (5, 7), "through the storm; stopped by the yeti"
    assert (table.stock(3), table.site(11).goods) == ({"jade": 1}, {"salt": 1, "tea": 1})
    assert (table.site(19).stupa, table.player(2).sent[6:]) == (2, (1, 1))


@pytest.mark.rule("HIM-19", "HIM-64", "HIM-65", "HIM-66")
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_whole_game_replays_to_its_places(name: str) -> None:
    state, (end,) = replayed(name)
    sheet = GAME.sheet(state)
    assert (sheet.ended_by, sheet.totals, sheet.places) == (end.ended_by, (), end.places) == ("year", (), end.places)
    assert len(end.places) == GAMES[name][0]
    assert all(None not in line.values for line in sheet.lines), "in the end everything is known"


@pytest.mark.parametrize("name", ["unknown_map"])
def test_a_game_without_a_map_learns_the_roads_that_it_uses(name: str) -> None:
    state, _ = replayed(name)
    assert len([entry for entry in GAME.learned(state)["road"].values() if entry["to"]]) > 10
    assert GAME.check(GAME.learned(state)) == ()


def test_the_records_on_disk_are_those_that_the_functions_make() -> None:
    for name, data in all_records().items():
        assert (FOLDER / f"{name}.jsonl").read_bytes() == data, name


@pytest.mark.rule("HIM-20")
def test_a_record_of_a_phones_programme_says_that_it_is_secret() -> None:
    _, lines, _ = read((FOLDER / "three_seats.jsonl").read_bytes())
    rows = [line for line in lines if isinstance(line, Played) and line.move == "programme"]
    assert len(rows) == 12
    assert all(line.secret for line in rows)
