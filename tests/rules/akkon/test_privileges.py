"""The four privileges: who gets them, and what they allow (AKK-80..89)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akkon.cards import card_id
from rules.akkon.components import TRACKS
from rules.akkon.game import GAME
from rules.kit.types import TABLE, Track
from tests.rules.akkon.table import Table, card, printed

LANCE = card("tyre", "lance", copies=4, track="gold")
JAFFA = card("jaffa", "lance", copies=6, track="gold")
KNOWN = printed(LANCE, JAFFA)


def holding(track: Any, seats: int = 2, seat: int = 0, begun: bool = True, **readings: Any) -> Table:
    """The seat has the privilege of that track in the first round, by what the table says."""
    table = Table(seats=seats, catalogue=KNOWN, begun=False, **readings)
    table.correct("correct_holder", seat, track=track)
    for move in ("begin", "deal", "turn_up"):
        table.play(move)
    if begun and table.ask().move == "barbarossa":
        table.play("decline")
    return table


# ---- who gets them ------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-80")
def test_the_sole_leader_of_a_track_gets_its_privilege_when_the_round_is_over() -> None:
    table = Table(seats=3)
    table.set_tracks(gold=(3, 4, 2), faith=(5, 2, 2))
    assert table.state.holders == {}, "not before the end of the round"
    table.to_end_of_round()
    assert table.state.holders == {"gold": 1, "faith": 0}
    assert "AKK-80" in table.rules


@pytest.mark.rule("AKK-80")
def test_a_privilege_does_not_change_hands_within_a_round() -> None:
    table = holding("power")
    table.set_tracks(power=(2, 9))
    table.to_cards()
    assert table.state.holders == {"power": 0}
    table.to_end_of_round()
    assert table.state.holders == {"power": 1}


@pytest.mark.rule("AKK-81")
def test_a_tie_for_the_highest_gives_the_privilege_back() -> None:
    table = holding("power")
    table.set_tracks(power=(7, 7))
    table.to_end_of_round()
    assert table.state.holders == {}
    assert "AKK-81" in table.rules


@pytest.mark.rule("AKK-80", "AKK-81")
def test_a_crown_shows_who_has_which_privilege() -> None:
    table = holding("faith", seat=1)
    crowns = [part.crown for part in GAME.scene(table.state, TABLE).parts if isinstance(part, Track)]
    assert dict(zip(TRACKS, crowns, strict=True)) == {"gold": None, "faith": 1, "power": None, "prestige": None}


@pytest.mark.rule("AKK-82")
def test_in_the_first_round_no_privilege_is_asked_for() -> None:
    table = Table(seats=3)
    asked = set()
    while table.state.round == 1:
        asked |= {move for move, _ in table.asks}
        table.quiet_move()
    assert not asked & {"barbarossa", "saladin", "richard", "clement", "decline"}


# ---- Barbarossa ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-83")
def test_barbarossa_takes_a_card_for_one_from_the_hand_before_the_bidding() -> None:
    table = holding("prestige", begun=False)
    assert table.asks == [("barbarossa", 0), ("decline", 0)]
    table.play("barbarossa", stack="tyre", city="jaffa", card={"jaffa": card_id(JAFFA)})
    assert table.hand(0) == 2
    assert table.state.discard == (card_id(JAFFA),)
    assert table.state.stacks["tyre"] == 9
    assert [f.key for f in table.ask().fields] == ["tyre"], "the next card has come to light"


@pytest.mark.rule("AKK-83")
def test_the_card_that_is_discarded_for_barbarossa_was_in_hand_before() -> None:
    table = holding("prestige", begun=False)
    table.correct("correct_top", card_id(LANCE), city="tyre")
    table.correct("correct_hand", 1, seat=0)
    table.play("barbarossa", stack="tyre", city="jaffa", card={"jaffa": card_id(JAFFA)})
    assert table.cards(0) == (card_id(LANCE),)


@pytest.mark.rule("AKK-83")
def test_barbarossa_may_be_declined_and_takes_nothing_from_an_empty_stack() -> None:
    table = holding("prestige", begun=False)
    table.correct("correct_stack", 0, city="tyre")
    assert table.refused("barbarossa", stack="tyre", city="jaffa").rule == "AKK-83"
    assert table.refused("barbarossa", seat=1, stack="sidon", city="jaffa").rule == "AKK-83"
    table.play("decline")
    assert table.state.step == "bid"
    assert table.hand(0) == 2


@pytest.mark.rule("AKK-84")
@pytest.mark.parametrize("reading", ["no", "free"])
def test_barbarossa_with_an_empty_hand(reading: str) -> None:
    table = Table(seats=2, begun=False, barbarossa_empty=reading)
    table.correct("correct_holder", 0, track="prestige")
    table.correct("correct_hand", 0, seat=0)
    table.play("begin")
    table.correct("leave_out")  # the deal
    table.correct("correct_hand", 0, seat=0)
    table.play("turn_up")
    if reading == "no":
        assert table.state.step == "bid"
    else:
        table.play("barbarossa", stack="sidon")
        assert table.hand(0) == 1
        assert table.state.discard == ()


@pytest.mark.rule("AKK-84")
@pytest.mark.parametrize("reading", ["top", "any"])
def test_barbarossa_takes_the_top_card_or_any_card_of_the_stack(reading: str) -> None:
    table = holding("prestige", begun=False, barbarossa_card=reading)
    table.correct("correct_top", card_id(LANCE), city="tyre")
    assert ("top" in {f.name for f in table.ask().fields}) is (reading == "any")
    if reading == "any":
        table.play("barbarossa", stack="tyre", top=0, city="jaffa")
        assert table.state.tops["tyre"] == card_id(LANCE), "the top stays where it is"
    else:
        table.play("barbarossa", stack="tyre", city="jaffa")
        assert card_id(LANCE) in table.cards(0)
    assert table.state.stacks["tyre"] == 9
    assert table.hand(0) == 2


# ---- Richard ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-85")
def test_richard_brings_a_bid_knight_back_to_pay_with() -> None:
    table = holding("power", seneschal_pays="no")
    table.to_cards("sidon 7", "-")
    assert ("richard", 0) in table.asks
    table.play("richard", city="sidon")
    assert table.state.players[0].bid == {"sidon": 6}
    table.card(JAFFA)
    assert table.track(0, "gold") == 3


@pytest.mark.rule("AKK-85")
def test_richard_comes_before_the_own_turn_and_only_once() -> None:
    table = holding("power", seat=1)
    table.to_cards("-", "sidon 3", "-")
    assert table.refused("richard", seat=1, city="sidon").rule == "AKK-85"
    table.done()
    table.play("richard", city="sidon")
    assert table.refused("richard", seat=1, city="sidon").rule == "AKK-85"
    late = holding("power")
    late.to_cards("sidon 3", "-", "-")
    late.card(JAFFA)
    assert late.refused("richard", seat=0, city="sidon").rule == "AKK-85"
    assert ("richard", 0) not in late.asks


@pytest.mark.rule("AKK-85")
def test_only_who_has_the_privilege_takes_a_knight_back_and_only_one_that_was_bid() -> None:
    table = holding("power", seat=1)
    table.to_cards("tyre 2", "jaffa 1", "-", "-")
    assert table.refused("richard", seat=0, city="tyre").rule == "AKK-85"
    table.done()
    assert table.refused("richard", seat=1, city="tyre").rule == "AKK-85"


@pytest.mark.rule("AKK-49")
@pytest.mark.parametrize(("reading", "chaplain", "paid"), [("lost", 1, {"tyre": 1}), ("kept", 1, {}), ("lost", 0, {})])
def test_the_discount_when_richard_brings_back_the_chaplain_or_another(
    reading: str, chaplain: int, paid: dict[str, int]
) -> None:
    table = holding("power", chaplain_back=reading)
    table.bid("tyre 2", "-", "-")
    table.award(chaplain={0: "tyre"})
    table.play("richard", city="tyre", chaplain=chaplain)
    table.card(LANCE)
    assert table.state.players[0].paid == paid


@pytest.mark.rule("AKK-85", "AKK-38")
@pytest.mark.parametrize(("reading", "places"), [("yes", ["tyre", "seneschal"]), ("no", ["tyre"])])
def test_richard_can_bring_back_the_seneschal_if_he_may_pay(reading: str, places: list[str]) -> None:
    table = holding("power", seneschal_pays=reading)
    table.to_cards("tyre 1 S", "-", "-")
    assert table.offered("city", "richard") == places


# ---- Saladin ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-86")
def test_saladin_moves_one_bid_knight_before_the_reveal() -> None:
    table = holding("gold")
    table.bid("tyre 2", "jaffa 1", "-", "-")
    assert table.asks == [("saladin", 0), ("decline", 0)]
    table.play("saladin", source="tyre", target="jaffa")
    assert table.state.players[0].bid == {"tyre": 1, "jaffa": 1}
    assert table.ask().move == "award"


@pytest.mark.rule("AKK-86")
def test_saladin_needs_a_knight_there_and_another_field() -> None:
    table = holding("gold")
    table.bid("tyre 2 S", "jaffa 1", "-", "-")
    assert table.refused("saladin", seat=0, source="sidon", target="jaffa").rule == "AKK-86"
    assert table.refused("saladin", seat=0, source="tyre", target="tyre").rule == "AKK-86"
    assert table.refused("saladin", seat=1, source="jaffa", target="tyre").rule == "AKK-86"
    assert table.offered("source") == ["tyre"]
    table.play("decline")
    assert table.state.players[0].bid == {"tyre": 2}


@pytest.mark.rule("AKK-86")
def test_saladin_does_not_move_the_seneschal() -> None:
    table = holding("gold")
    table.bid("tyre 0 S", "jaffa 1", "-", "-")
    assert table.ask().move == "award", "the seneschal is all that Ana has bid"


@pytest.mark.rule("AKK-87")
@pytest.mark.parametrize("reading", ["rules", "free"])
def test_a_knight_that_saladin_moves_onto_the_open_field(reading: str) -> None:
    table = holding("gold", saladin_field=reading)
    table.bid("tyre 1 S", "jaffa 1", "jaffa 1", "-", "-")
    table.play("saladin", source="jaffa", target="tyre")
    assert ("AKK-87" in table.rules) is (reading == "rules")


@pytest.mark.rule("AKK-87", "AKK-29")
@pytest.mark.parametrize("reading", ["rules", "free"])
def test_mercenary_and_grey_cloak_brought_together_by_saladin(reading: str) -> None:
    table = holding("gold", saladin_field=reading, reveal="faces")
    table.bid("tyre 1", "-", "jaffa 1", "-")
    table.play("saladin", source="jaffa", target="tyre")
    table.faces(tyre="M G")
    assert table.warned == ({"AKK-29"} if reading == "rules" else set())
