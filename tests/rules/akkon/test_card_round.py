"""The card round: turns, what a card costs, the chaplain's discount, five cards (AKK-44..57)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akkon.cards import card_id
from rules.akkon.game import GAME
from rules.kit.types import Hand
from tests.rules.akkon.table import Table, card, printed

LANCE = card("tyre", "lance", 2, copies=12, track="gold")
CHEAP = card("jaffa", "lance", 1, copies=12, track="faith")
DEAR = card("sidon", "feast", 7, copies=12, track="power")
KNOWN = printed(LANCE, CHEAP, DEAR)
PLAY_LANCE: dict[str, Any] = {"city": "tyre", "card": {"tyre": card_id(LANCE)}}
PLAY_CHEAP: dict[str, Any] = {"city": "jaffa", "card": {"jaffa": card_id(CHEAP)}}


@pytest.mark.rule("AKK-44")
def test_everybody_has_one_turn_clockwise_from_the_start_player() -> None:
    table = Table(seats=3, start=1, catalogue=KNOWN)
    table.to_cards()
    order = []
    while table.state.step == "cards":
        order.append(table.state.turn)
        table.done()
    assert order == [1, 2, 0]


@pytest.mark.rule("AKK-44")
def test_nobody_plays_in_another_turn() -> None:
    table = Table(seats=3, catalogue=KNOWN)
    table.to_cards()
    assert table.refused("play", seat=1, **PLAY_LANCE).rule == "AKK-44"
    assert table.refused("done", seat=2).rule == "AKK-44"


@pytest.mark.rule("AKK-45", "AKK-46", "AKK-50")
def test_a_card_is_paid_with_as_many_knights_on_its_field_as_it_says_whichever_they_are() -> None:
    table = Table(seats=2, catalogue=KNOWN)
    table.to_cards()
    table.card(LANCE)
    assert table.state.players[0].paid == {"tyre": 2}
    assert table.track(0, "gold") == 3
    assert table.hand(0) == 1
    assert {f.name for p in GAME.prompts(table.state) for f in p.fields} <= {"city", "card", "seneschal"}


@pytest.mark.rule("AKK-45")
def test_a_card_that_costs_more_knights_than_are_left_is_refused_with_the_numbers() -> None:
    table = Table(seats=2, catalogue=KNOWN, seneschal_pays="no")
    table.to_cards("tyre 6", "-", "-")
    refusal = table.refused("play", **PLAY_LANCE)
    assert refusal.rule == "AKK-45"
    assert (refusal.say.args["n"], refusal.say.args["left"]) == (2, 1)
    assert table.track(0, "gold") == 2


@pytest.mark.rule("AKK-51")
def test_any_number_of_cards_while_there_are_knights_for_them() -> None:
    table = Table(seats=2, catalogue=KNOWN, seneschal_pays="no")
    table.correct("correct_hand", 6, seat=0)
    table.to_cards()
    for paid in (2, 4, 6):
        table.card(LANCE)
        assert table.state.players[0].paid == {"tyre": paid}
    assert table.refused("play", **PLAY_LANCE).rule == "AKK-45"
    table.card(CHEAP)
    assert table.state.turn == 1, "without a knight the turn is over"
    assert table.track(0, "gold") == 5


@pytest.mark.rule("AKK-51")
def test_a_turn_without_a_card_or_without_a_knight_needs_no_answer() -> None:
    table = Table(seats=2, catalogue=KNOWN, seneschal_pays="no")
    table.correct("correct_hand", 0, seat=0)
    table.bid("-", "tyre 7")
    table.award()
    assert table.state.round == 2


# ---- the chaplain's discount -----------------------------------------------------------------------------
def with_chaplain(*bids: str, **readings: Any) -> Table:
    """The start player's chaplain was bid at Jaffa."""
    table = Table(seats=2, catalogue=KNOWN, seneschal_pays="no", **readings)
    table.correct("correct_hand", 4, seat=0)
    table.bid(*bids)
    table.all_pass()
    table.award(chaplain={0: "jaffa"}, jaffa=-1)
    return table


@pytest.mark.rule("AKK-47")
def test_every_card_of_the_chaplains_city_costs_one_knight_less_and_perhaps_none() -> None:
    table = with_chaplain("jaffa 1")
    table.card(CHEAP)
    table.card(CHEAP)
    assert table.state.players[0].paid == {}
    assert table.track(0, "faith") == 4
    table.card(LANCE)
    assert table.state.players[0].paid == {"tyre": 2}, "other cities cost as much as ever"


@pytest.mark.rule("AKK-47")
def test_the_discount_is_for_this_round_only() -> None:
    table = with_chaplain("jaffa 1")
    table.to_end_of_round()
    table.to_cards()
    while table.state.turn != 0:
        table.done()
    table.card(CHEAP)
    assert table.state.players[0].paid == {"jaffa": 1}


@pytest.mark.rule("AKK-48")
@pytest.mark.parametrize("reading", ["yes", "no"])
def test_a_card_for_nothing_without_a_knight_left(reading: str) -> None:
    table = with_chaplain("jaffa 1", "-", "tyre 6", free_cards=reading)
    if reading == "yes":
        table.card(CHEAP)
        assert table.track(0, "faith") == 3
    else:
        assert table.state.turn == 1, "the turn was over at once"


@pytest.mark.rule("AKK-48")
def test_a_card_for_nothing_while_a_knight_is_left_is_fine_in_both_readings() -> None:
    for reading in ("yes", "no"):
        table = with_chaplain("jaffa 1", free_cards=reading)
        table.card(CHEAP)
        assert table.track(0, "faith") == 3


# ---- the seneschal pays -------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-38")
@pytest.mark.parametrize("reading", ["yes", "no"])
def test_paying_with_a_seneschal_who_was_not_bid(reading: str) -> None:
    table = Table(seats=2, catalogue=KNOWN, seneschal_pays=reading)
    table.to_cards("sidon 6", "-", "-")
    if reading == "yes":
        table.card(LANCE, seneschal=1)
        assert table.state.players[0].paid == {"tyre": 1}
        assert table.state.seneschal == "paid"
    else:
        assert table.refused("play", **PLAY_LANCE).rule == "AKK-45"
        assert table.refused("play", seneschal=1, **PLAY_CHEAP).rule == "AKK-38"


@pytest.mark.rule("AKK-38", "AKK-42")
def test_a_seneschal_who_was_bid_cannot_pay() -> None:
    table = Table(seats=2, catalogue=KNOWN)
    table.to_cards("sidon 6 S", "-", "-")
    assert table.refused("play", **PLAY_LANCE).rule == "AKK-45"


@pytest.mark.rule("AKK-36", "AKK-38")
def test_nobody_but_the_start_player_pays_with_the_seneschal() -> None:
    table = Table(seats=2, catalogue=KNOWN)
    table.to_cards("-", "sidon 6", "-")
    table.done()
    assert table.refused("play", seat=1, **PLAY_LANCE).rule == "AKK-45"
    assert table.refused("play", seat=1, seneschal=1, **PLAY_CHEAP).rule == "AKK-38"


# ---- markers, piles, hands --------------------------------------------------------------------------------
@pytest.mark.rule("AKK-52")
def test_what_goes_beyond_thirteen_is_lost() -> None:
    table = Table(seats=2, catalogue=printed(card("sidon", "feast", 1, copies=9, track="power")))
    table.set_tracks(power=(12, 2))
    table.to_cards()
    table.play("play", city="sidon", card={"sidon": "sidon/feast/1/power/-/-/-"})
    assert table.track(0, "power") == 13
    assert "AKK-52" in table.rules


@pytest.mark.rule("AKK-53")
def test_played_cards_go_to_the_discard_pile_at_the_end_of_the_round() -> None:
    table = Table(seats=2, catalogue=KNOWN)
    table.to_cards()
    table.card(CHEAP)
    assert list(table.state.discard) == []
    table.to_end_of_round()
    assert list(table.state.discard) == [card_id(CHEAP)]


@pytest.mark.rule("AKK-54")
def test_everybody_can_see_how_many_cards_each_player_holds() -> None:
    table = Table(seats=3)
    table.correct("correct_hand", 4, seat=1)
    hands = [part for part in GAME.scene(table.state, -1).parts if isinstance(part, Hand)]
    assert [hand.hidden for hand in hands] == [2, 4, 2]


@pytest.mark.rule("AKK-54")
def test_a_card_that_by_the_log_is_not_in_hand_is_written_down_with_a_warning() -> None:
    table = Table(seats=2, catalogue=KNOWN, begun=False)
    table.play("begin")
    table.play("deal", cards={"0": ["sidon/lance", "sidon/lance"]})
    table.play("turn_up")
    table.to_cards()
    table.card(CHEAP)
    assert table.warned == {"AKK-54"}
    assert table.hand(0) == 1


@pytest.mark.rule("AKK-55")
def test_whoever_holds_more_than_five_at_the_end_of_the_turn_chooses_what_goes() -> None:
    table = Table(seats=2, catalogue=KNOWN)
    table.correct("correct_hand", 7, seat=0)
    table.to_cards()
    table.done()
    for left in (6, 5):
        assert table.asks == [("discard", 0)]
        table.play("discard", city="jaffa", card={"jaffa": card_id(CHEAP)})
        assert table.hand(0) == left
    assert table.state.turn == 1
    assert table.state.discard == (card_id(CHEAP), card_id(CHEAP))


@pytest.mark.rule("AKK-55")
def test_five_cards_may_be_kept() -> None:
    table = Table(seats=2)
    table.correct("correct_hand", 5, seat=0)
    table.to_cards()
    table.done()
    assert (table.state.turn, table.hand(0)) == (1, 5)


@pytest.mark.rule("AKK-56")
def test_more_than_five_may_be_held_until_the_own_turn_ends() -> None:
    table = Table(seats=2)
    table.correct("correct_hand", 5, seat=1)
    table.bid("-", "tyre 1", "-")
    table.award()
    assert table.hand(1) == 6
    table.done()
    assert (table.state.turn, table.hand(1)) == (1, 6)
    table.done()
    assert table.asks == [("discard", 1)]


@pytest.mark.rule("AKK-57")
def test_the_seneschal_goes_to_the_left_and_with_him_the_start() -> None:
    table = Table(seats=3)
    starts = []
    for _ in range(4):
        starts.append((table.state.start, table.state.turn, table.state.seneschal))
        table.next_round()
    assert starts == [(0, 0, "camp"), (1, 1, "camp"), (2, 2, "camp"), (0, 0, "camp")]
