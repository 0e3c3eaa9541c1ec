"""Who takes the cards, and where the knights are afterwards (AKK-34, AKK-39..43)."""

from __future__ import annotations

import pytest

from rules.akkon.reveal import COUNT
from rules.kit.types import TABLE
from tests.rules.akkon.table import Table, card, printed


@pytest.mark.rule("AKK-39")
def test_whoever_has_bid_the_most_takes_the_top_card_in_hand() -> None:
    table = Table(seats=3)
    table.bid("tyre 2", "tyre 1", "jaffa 1", "-", "-", "-")
    assert table.ask().move == "award"
    assert [(f.name, f.key) for f in table.ask().fields] == [
        ("winner", "tyre"), ("winner", "jaffa"), ("chaplain", "0"), ("chaplain", "1"), ("chaplain", "2"),
    ]  # fmt: skip
    table.award(tyre=1)
    assert [table.hand(seat) for seat in range(3)] == [2, 3, 3]
    assert (table.state.stacks["tyre"], table.state.stacks["jaffa"]) == (9, 9)


@pytest.mark.rule("AKK-39")
def test_a_known_top_card_is_known_in_hand() -> None:
    lance = card("tyre", "lance", track="gold")
    table = Table(catalogue=printed(lance), begun=False)
    for move in ("begin", "deal"):
        table.play(move)
    table.play("turn_up", tops={"tyre": "tyre/lance/1/gold/-/-/-"})
    table.bid("tyre 1", "-", "-", "-")
    table.award()
    assert "tyre/lance/1/gold/-/-/-" in table.cards(0)


@pytest.mark.rule("AKK-39")
def test_only_somebody_who_has_bid_there_can_take_the_card() -> None:
    table = Table(seats=3)
    table.bid("tyre 2", "tyre 1", "jaffa 1", "-", "-", "-")
    assert table.offered("winner", key="tyre") == [0, 1, TABLE, COUNT]
    chaplain = {"0": "none", "1": "none", "2": "none"}
    assert table.refused("award", seat=TABLE, winner={"tyre": 2, "jaffa": 2}, chaplain=chaplain).rule == "AKK-39"
    assert table.refused("award", seat=TABLE, winner={"tyre": 1}, chaplain=chaplain).rule == "AKK-39"


@pytest.mark.rule("AKK-40")
def test_after_a_tie_nobody_takes_the_card_and_it_stays_on_top() -> None:
    table = Table(seats=2, reveal="faces")
    table.bid("tyre 1", "tyre 1", "-", "-")
    top = table.state.tops["tyre"]
    table.faces(tyre="7/7")
    assert "AKK-40" in table.rules
    assert [table.hand(0), table.hand(1)] == [2, 2]
    assert (table.state.stacks["tyre"], table.state.tops["tyre"]) == (10, top)


@pytest.mark.rule("AKK-40", "AKK-41")
def test_the_table_can_say_that_nobody_takes_a_card() -> None:
    table = Table(seats=2)
    table.bid("tyre 1", "tyre 1", "-", "-")
    table.award(tyre=TABLE)
    assert [table.hand(0), table.hand(1)] == [2, 2]
    assert table.state.stacks["tyre"] == 10


@pytest.mark.rule("AKK-41")
def test_a_field_without_a_bid_is_not_asked_for() -> None:
    table = Table(seats=2)
    table.bid("tyre 1", "-", "-")
    assert [f.key for f in table.ask().fields if f.name == "winner"] == ["tyre"]


@pytest.mark.rule("AKK-41")
def test_only_zero_bids_leave_the_card_where_it_is() -> None:
    table = Table(seats=2, reveal="faces")
    table.bid("tyre 1", "tyre 1", "-", "-")
    table.faces(tyre="C/G")
    assert [table.hand(0), table.hand(1)] == [2, 2]


@pytest.mark.rule("AKK-34")
def test_a_card_for_a_lone_chaplain_is_written_down_with_a_warning() -> None:
    table = Table(seats=2)
    table.bid("tyre 1", "-", "-")
    table.award(tyre=0, chaplain={0: "tyre"})
    assert table.warned == {"AKK-34"}
    assert table.hand(0) == 3
    together = Table(seats=2)
    together.bid("tyre 2", "-", "-")
    together.award(tyre=0, chaplain={0: "tyre"})
    assert together.warned == set(), "another knight may have won it"


@pytest.mark.rule("AKK-23", "AKK-39")
def test_the_companion_can_be_asked_to_count_a_single_field() -> None:
    table = Table(seats=2)
    table.bid("tyre 1", "tyre 1", "jaffa 1", "sidon 1", "-", "-")
    table.award(tyre=COUNT, jaffa=0, sidon=1)
    assert table.ask().move == "faces"
    assert [f.key for f in table.ask().fields] == ["tyre/0", "tyre/1"]
    table.faces(tyre="8/7")
    assert [table.hand(0), table.hand(1)] == [4, 3]


@pytest.mark.rule("AKK-47")
def test_a_chaplain_can_only_lie_where_his_owner_has_bid() -> None:
    table = Table(seats=2)
    table.bid("tyre 1", "jaffa 1", "-", "-")
    assert table.offered("chaplain", key="0") == ["none", "tyre"]
    assert (
        table.refused("award", seat=TABLE, winner={"tyre": 0, "jaffa": 1}, chaplain={"0": "jaffa", "1": "none"}).rule
        == "AKK-47"
    )


@pytest.mark.rule("AKK-42")
def test_bid_knights_cannot_pay_and_are_back_in_the_next_bidding_round() -> None:
    lance = card("tyre", "lance", 3, track="gold")
    table = Table(seats=2, catalogue=printed(lance), seneschal_pays="no")
    table.to_cards("sidon 5", "-", "-")
    refusal = table.refused("play", city="tyre", card={"tyre": "tyre/lance/3/gold/-/-/-"})
    assert refusal.rule == "AKK-45"
    assert (refusal.say.args["n"], refusal.say.args["left"]) == (3, 2)
    table.next_round()
    assert table.state.players[0].bid == {}
    table.play("pass")
    assert table.offered("count") == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("AKK-43")
def test_the_next_card_comes_to_light_for_the_next_round_and_is_asked_then() -> None:
    table = Table(seats=2)
    table.bid("tyre 1", "-", "-")
    table.award()
    assert table.state.tops["tyre"] == ""
    table.to_end_of_round()
    assert table.ask().move == "turn_up"
    assert [f.key for f in table.ask().fields] == ["tyre"], "the other tops still lie there"


@pytest.mark.rule("AKK-11", "AKK-43")
def test_a_card_that_nobody_took_is_not_asked_again() -> None:
    table = Table(seats=2)
    table.to_end_of_round()
    assert table.ask().move in ("place", "pass")
