"""Setting up: the checklist, the dealt start cards and the stacks (AKK-1..13)."""

from __future__ import annotations

import pytest

from rules.akkon.components import CITIES, KNIGHTS, TRACKS
from rules.akkon.game import GAME
from rules.kit.types import Choice, Say, Slots, Who
from tests.rules.akkon.table import Table, card, printed

SEATS = (2, 3, 4, 5)


def checklist(table: Table) -> dict[str, dict[str, object]]:
    (field,) = table.form("begin").fields
    assert isinstance(field, Choice)
    assert field.least == 0
    return {o.label.key: dict(o.label.args) for o in field.options if isinstance(o.label, Say)}


@pytest.mark.rule("AKK-1")
def test_two_to_five_people_play() -> None:
    assert tuple(GAME.seats) == SEATS


@pytest.mark.rule("AKK-2", "AKK-5", "AKK-6", "AKK-7", "AKK-8", "AKK-10", "AKK-11")
@pytest.mark.parametrize(("seats", "box"), [(2, 8), (3, 6), (4, 4), (5, 2)])
def test_the_checklist_names_what_lies_on_the_table_for_so_many_players(seats: int, box: int) -> None:
    said = checklist(Table(seats=seats, start=1, begun=False))
    assert said["setup-knights"] == {"players": seats, "n": 7}
    assert said["setup-markers"] == {"n": 4 * seats, "value": 2}
    assert said["setup-seneschal"] == {"who": Who(seat=1)}
    assert said["setup-privileges"] == {"n": 4}
    assert said["setup-stacks"] == {"n": 6, "cards": 12}
    assert said["setup-deal"] == {"cards": 12, "n": 2, "who": Who(seat=1)}
    assert said["setup-box"] == {"n": box}
    assert said["setup-shuffle"] == {"n": 10}
    assert "setup-short" not in said


@pytest.mark.rule("AKK-13")
def test_the_short_game_has_twelve_cards_fewer_and_stacks_of_eight() -> None:
    table = Table(begun=False, short=1)
    said = checklist(table)
    assert {"setup-short", "setup-short-rest"} <= set(said)
    assert said["setup-shuffle"] == {"n": 8}
    assert table.state.stacks == dict.fromkeys(CITIES, 8)


@pytest.mark.rule("AKK-13")
def test_nothing_has_to_be_ticked_on_the_checklist() -> None:
    table = Table(begun=False)
    table.play("begin", ready=[])
    assert table.state.step == "deal"


@pytest.mark.rule("AKK-2", "AKK-24")
def test_everybody_has_seven_knights_of_which_four_are_plain() -> None:
    assert sorted(KNIGHTS) == ["chaplain", "cloak", "eight", "five", "mercenary", "seven", "six"]
    assert Table(seats=2).offered("count") == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("AKK-3")
@pytest.mark.parametrize("seats", SEATS)
def test_all_markers_start_at_two(seats: int) -> None:
    table = Table(seats=seats)
    assert [p.tracks for p in table.state.players] == [dict.fromkeys(TRACKS, 2)] * seats


@pytest.mark.rule("AKK-4", "AKK-19")
def test_nobody_is_asked_which_knights_are_in_a_camp_or_on_a_field_before_the_reveal() -> None:
    table = Table()
    table.bid("tyre 2", "tyre 1", "jaffa 1")
    while table.state.step == "bid":
        asked = {field.name for prompt in GAME.prompts(table.state) for field in prompt.fields}
        assert asked <= {"city", "count"}
        table.play("pass")
    assert all(player.faces == {} for player in table.state.players)


@pytest.mark.rule("AKK-5", "AKK-16")
def test_the_start_player_drawn_by_lot_bids_first_and_has_the_seneschal() -> None:
    table = Table(seats=4, start=2)
    assert {seat for _, seat in table.asks} == {2}
    assert table.form("place", 2, {"seneschal": 1}).seat == 2


@pytest.mark.rule("AKK-6", "AKK-82")
def test_no_privilege_belongs_to_anybody_in_the_first_round() -> None:
    table = Table()
    assert table.state.holders == {}
    table.to_end_of_round()
    assert table.state.holders == {}, "all markers still stand level"


@pytest.mark.rule("AKK-7", "AKK-11")
@pytest.mark.parametrize("seats", SEATS)
def test_the_six_stacks_hold_ten_cards_each(seats: int) -> None:
    assert Table(seats=seats).state.stacks == dict.fromkeys(CITIES, 10)


@pytest.mark.rule("AKK-8", "AKK-9")
def test_everybody_is_dealt_two_of_the_twelve_start_cards() -> None:
    table = Table(seats=3, begun=False)
    table.play("begin")
    rows = [f for f in table.form("deal").fields if isinstance(f, Slots)]
    assert [(row.key, row.slots) for row in rows] == [("0", 2), ("1", 2), ("2", 2)]
    start_cards = {"akkon/minting", "jerusalem/writings", "tyre/lance", "jaffa/lance", "caesarea/lance", "sidon/lance"}
    assert {o.value for o in rows[0].options} == start_cards | {"later"}
    table.play("deal", cards={"0": ["tyre/lance", "tyre/lance"], "1": ["akkon/minting", "later"]})
    assert table.cards(0) == ("tyre/lance", "tyre/lance")
    assert set(table.cards(1)) == {"akkon/minting", ""}
    assert [table.hand(seat) for seat in range(3)] == [2, 2, 2]
    assert table.state.stacks["tyre"] == 10, "start cards do not come from a stack"


@pytest.mark.rule("AKK-8")
def test_a_third_copy_of_a_start_card_is_refused_with_the_count() -> None:
    table = Table(seats=3, begun=False)
    table.play("begin")
    cards = {"0": ["tyre/lance", "tyre/lance"], "1": ["tyre/lance", "later"], "2": ["later", "later"]}
    refusal = table.refused("deal", seat=-1, cards=cards)
    assert refusal.rule == "AKK-8"
    assert refusal.say.args["n"] == 2


@pytest.mark.rule("AKK-9")
def test_the_dealt_cards_need_not_be_told() -> None:
    table = Table(seats=5)
    assert [table.hand(seat) for seat in range(5)] == [2] * 5
    assert table.cards(3) == ("", "")


@pytest.mark.rule("AKK-11")
def test_only_the_top_card_of_each_stack_is_asked_and_may_be_told_later() -> None:
    lance = card("tyre", "lance", track="gold")
    table = Table(catalogue=printed(lance), begun=False)
    table.play("begin")
    table.play("deal")
    assert [f.key for f in table.form("turn_up").fields] == list(CITIES)
    assert table.offered("tops", key="tyre") == ["tyre/lance/1/gold/-/-/-", "new", "later"]
    table.play("turn_up", tops={"tyre": "tyre/lance/1/gold/-/-/-"})
    assert table.state.tops["tyre"] == "tyre/lance/1/gold/-/-/-"
    assert table.state.tops["jaffa"] == "jaffa"
