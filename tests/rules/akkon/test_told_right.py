"""Whoever sets something right finds the table as if it had been told so at first, and nobody is left out."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.akkon.cards import card_id
from rules.akkon.components import CITIES, KNIGHTS_EACH
from rules.akkon.game import GAME
from rules.akkon.state import State
from rules.akkon.words import LATER, NEW
from rules.kit.types import TABLE, PublicNumber
from tests.rules.akkon.table import Table, card, printed

LANCE = card("tyre", "lance", copies=4, track="gold")
KNOWN = printed(LANCE, card("jaffa", "lance", 2, copies=4, track="faith"))


def facts(table: Table) -> State:
    """All but how often the table has said whose turn it is, which only timers ask for."""
    return replace(table.state, given=0)


def crowned(track: str, *bids: str, seat: int = 0, **options: Any) -> Table:
    """Two seats; one has that privilege, and these bids lie there."""
    table = Table(seats=2, catalogue=KNOWN, **options)
    table.correct("correct_holder", seat, track=track)
    if table.ask().move == "barbarossa":
        return table
    table.bid(*bids)
    return table


def card_turns(table: Table) -> list[int]:
    """Who plays cards, in order, until the round is over."""
    order, round = [], table.state.round
    while table.state.round == round:
        order.append(table.state.turn)
        table.done()
    return order


# ---- who starts, whose turn it is ---------------------------------------------------------------------------
@pytest.mark.rule("AKK-44", "AKK-57")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_a_start_player_who_is_set_right_before_anybody_has_played_cards_plays_first(start: int) -> None:
    table, right = Table(seats=4), Table(seats=4, start=start)
    for each in (table, right):
        each.to_cards()
    table.correct("correct_start", start)
    assert facts(table) == facts(right)
    assert card_turns(table) == [(start + i) % 4 for i in range(4)]


@pytest.mark.rule("AKK-44", "AKK-57")
def test_a_start_player_who_is_set_right_in_the_middle_leaves_nobody_without_a_card_turn() -> None:
    table = Table(seats=4, start=1)
    table.to_cards()
    table.done()
    table.correct("correct_start", 3)
    assert card_turns(table) == [2, 3, 0]
    assert table.state.start == 0, "to the left of the one who was set right"


@pytest.mark.rule("AKK-16", "AKK-57")
def test_a_start_player_who_is_set_right_at_the_first_bid_bids_first() -> None:
    table = Table(seats=3)
    table.correct("correct_start", 2)
    assert facts(table) == facts(Table(seats=3, start=2))
    table.bid("tyre 1")
    table.correct("correct_start", 1)
    assert table.asks[0][1] == 0, "the bidding has begun: it goes on clockwise"


@pytest.mark.rule("AKK-36", "AKK-57")
def test_a_seneschal_on_a_field_was_bid_by_the_start_player_who_is_set_right() -> None:
    table, right = Table(seats=3), Table(seats=3)
    for each in (table, right):
        each.bid("tyre 1 S")
    table.correct("correct_start", 2)
    table.correct("correct_start", 0)
    assert facts(table) == facts(right)


@pytest.mark.rule("AKK-44")
def test_whoever_is_passed_over_when_the_turn_is_set_right_plays_cards_later() -> None:
    table = Table(seats=4)
    table.to_cards()
    table.correct("correct_turn", 2)
    assert card_turns(table) == [2, 3, 0, 1]


@pytest.mark.rule("AKK-44")
def test_a_turn_given_back_to_somebody_who_was_done_takes_no_turn_from_the_others() -> None:
    table = Table(seats=3)
    table.to_cards()
    table.done()
    table.correct("correct_turn", 0)
    table.correct("correct_turn", 2)
    assert card_turns(table) == [2, 1]


@pytest.mark.rule("AKK-20")
def test_a_seat_that_has_passed_and_is_given_the_turn_bids_or_passes_again() -> None:
    table = Table(seats=3)
    table.bid("-", "tyre 1")
    table.correct("correct_turn", 0)
    table.correct("correct_turn", 2)
    assert table.state.players[0].passed, "the slip did not bring Ana back"
    table.correct("correct_turn", 0)
    table.bid("jaffa 1")
    assert (table.state.players[0].passed, table.state.turn) == (False, 1)


@pytest.mark.rule("AKK-20", "AKK-23")
def test_the_bidding_goes_on_if_the_last_one_has_not_passed_after_all() -> None:
    table = Table(seats=2)
    table.bid("tyre 1", "-", "-")
    assert table.state.step == "reveal"
    table.correct("correct_passed", [1])
    assert table.asks[0] == ("place", 0)
    table.correct("correct_passed", [0, 1])
    assert table.ask().move == "award"


# ---- bids ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-16")
@pytest.mark.parametrize(("wrong", "bids"), [("tyre 3", {"tyre": 2}), ("jaffa 2", {"jaffa": 0, "tyre": 2})])
def test_a_bid_that_is_set_right_at_once_is_as_if_it_had_been_told_so(wrong: str, bids: dict[str, int]) -> None:
    table, right = Table(seats=2), Table(seats=2)
    table.bid(wrong)
    for city, n in bids.items():
        table.correct("correct_bid", n, seat=0, city=city)
    right.bid("tyre 2")
    assert facts(table) == facts(right)


@pytest.mark.rule("AKK-16")
def test_fewer_knights_in_a_bid_before_the_last_are_as_if_they_had_been_told_so() -> None:
    for first, steps in (("tyre 1", (1,)), ("tyre 2", (4, 2))):
        table, right = Table(seats=2), Table(seats=2)
        table.bid("tyre 2", "sidon 1", "jaffa 1")
        for n in steps:
            table.correct("correct_bid", n, seat=0, city="tyre")
            assert min(placed.count for placed in table.state.placed) >= 0
        right.bid(first, "sidon 1", "jaffa 1")
        assert facts(table) == facts(right)


@pytest.mark.rule("AKK-16")
def test_knights_that_came_in_several_turns_go_the_last_ones_first() -> None:
    table, right = Table(seats=2), Table(seats=2)
    table.bid("tyre 2", "sidon 1", "jaffa 1", "sidon 1", "tyre 1")
    table.correct("correct_bid", 1, seat=0, city="tyre")
    right.bid("tyre 1", "sidon 1", "jaffa 1", "sidon 1")
    assert [p.count for p in table.state.placed if p.count] == [p.count for p in right.state.placed]


@pytest.mark.rule("AKK-36", "AKK-37")
def test_a_seneschal_that_is_set_right_at_once_is_as_if_he_had_been_told_so() -> None:
    table, right = Table(seats=2), Table(seats=2)
    table.bid("tyre 2")
    table.correct("correct_seneschal", "tyre")
    right.bid("tyre 2 S")
    assert facts(table) == facts(right)


@pytest.mark.rule("AKK-23", "AKK-39")
def test_the_reveal_without_a_bid_left_can_be_confirmed() -> None:
    table = Table(seats=2)
    table.bid("tyre 1", "-", "-")
    table.correct("correct_bid", 0, seat=0, city="tyre")
    assert table.asks == [("award", TABLE)]
    table.play("award")
    assert table.state.step == "cards"
    assert [table.hand(0), table.hand(1)] == [2, 2]


@pytest.mark.rule("AKK-23")
def test_faces_are_asked_for_where_the_bids_lie_that_were_set_right() -> None:
    table = Table(seats=2, reveal="faces")
    table.bid("tyre 1", "-", "-")
    table.correct("correct_bid", 0, seat=0, city="tyre")
    assert table.asks == [("award", TABLE)]
    table.correct("correct_bid", 1, seat=0, city="jaffa")
    assert [f.key for f in table.ask().fields] == ["jaffa/0"]
    table.faces(jaffa="7")
    assert table.hand(0) == 3


@pytest.mark.rule("AKK-47")
def test_no_discount_for_a_chaplain_whose_bid_was_none() -> None:
    table = Table(seats=2, catalogue=KNOWN)
    table.bid("tyre 1", "-", "-")
    table.award(chaplain={0: "tyre"})
    table.correct("correct_bid", 0, seat=0, city="tyre")
    table.card(LANCE)
    assert table.state.players[0].paid == {"tyre": 1}


@pytest.mark.rule("AKK-47")
def test_knights_paid_before_a_chaplain_was_set_right_are_left_to_the_table_in_one_sentence() -> None:
    table = Table(seats=2, catalogue=KNOWN)
    table.bid("tyre 1", "-", "-")
    table.award()
    table.card(LANCE)
    table.correct("correct_chaplain", "tyre", seat=0)
    assert table.warned == {"AKK-47"}
    assert table.refused("correct_chaplain", {"seat": 0, "place": "jaffa"}, TABLE).rule == "AKK-47"


# ---- privileges -----------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-47", "AKK-51")
def test_whoever_can_play_after_all_is_named_where_the_turn_has_ended_by_itself() -> None:
    table = Table(seats=2, reveal="award", free_cards="yes")
    table.bid(f"tyre {KNIGHTS_EACH} S", "-")
    table.award(tyre=0)
    assert table.state.turn == 1, "nothing can be played without a knight and without a chaplain"
    table.correct("correct_chaplain", "tyre", seat=0)
    assert [news.say.key for news in table.news if news.by_hand] == ["plays-after-all"]
    table.correct("turn", 0)
    assert card_turns(table) == [0, 1]


@pytest.mark.rule("AKK-47", "AKK-51", "AKK-55")
def test_a_turn_that_has_ended_by_itself_goes_on_while_cards_are_still_to_be_discarded() -> None:
    table, right = (Table(seats=2, reveal="award", free_cards="yes") for _ in range(2))
    for each in (table, right):
        each.correct("correct_hand", 6, seat=0)
        each.bid(f"tyre {KNIGHTS_EACH} S", "-")
    table.award(tyre=0)
    right.award(tyre=0, chaplain={0: "tyre"})
    assert table.asks == [("discard", 0)], "nothing can be played without a knight and without a chaplain"
    table.correct("correct_chaplain", "tyre", seat=0)
    assert facts(table) == facts(right)
    assert table.ask() == right.ask()
    right.done()
    right.correct("correct_hand", 7, seat=0)
    assert right.asks == [("discard", 0)], "who was done stays done"


@pytest.mark.rule("AKK-86")
@pytest.mark.parametrize("reveal", ["award", "faces"])
def test_saladin_is_still_asked_for_when_the_only_bid_is_put_on_another_field(reveal: str) -> None:
    table = crowned("gold", "tyre 1", "sidon 1", "-", "-", reveal=reveal)
    assert table.asks == [("saladin", 0), ("decline", 0)]
    table.correct("correct_bid", 0, seat=0, city="tyre")
    table.correct("correct_bid", 1, seat=0, city="jaffa")
    assert table.asks == [("saladin", 0), ("decline", 0)]
    assert table.offered("source") == ["jaffa"]


@pytest.mark.rule("AKK-86")
def test_saladin_is_asked_of_the_holder_who_was_set_right_and_of_nobody_twice() -> None:
    table = crowned("gold", "tyre 1", "jaffa 1", "-", "-")
    table.play("decline")
    table.correct("correct_holder", 1, track="gold")
    assert table.asks == [("saladin", 1), ("decline", 1)]
    table.correct("correct_holder", 0, track="gold")
    assert table.ask().move == "award"


@pytest.mark.rule("AKK-86", "AKK-27")
@pytest.mark.parametrize("reveal", ["award", "faces"])
def test_a_knight_that_saladin_moved_elsewhere_is_as_if_it_had_been_told_so(reveal: str) -> None:
    table, right = (crowned("gold", "tyre 2", "sidon 1", "-", "-", reveal=reveal) for _ in range(2))
    table.play("saladin", source="tyre", target="jaffa")
    right.play("saladin", source="tyre", target="sidon")
    table.correct("correct_saladin", "sidon")
    assert facts(table) == facts(right)
    assert table.ask() == right.ask()


@pytest.mark.rule("AKK-86", "AKK-27")
@pytest.mark.parametrize("reveal", ["award", "faces"])
@pytest.mark.parametrize("options", [{}, {"mercenary_next": "after"}])
@pytest.mark.parametrize("source", ["tyre", "akkon"])
@pytest.mark.parametrize("order", [1, -1])
def test_a_knight_that_saladin_moved_elsewhere_by_the_bids_is_as_if_it_had_been_told_so(
    reveal: str, options: dict[str, Any], source: str, order: int
) -> None:
    bids = ("tyre 2", "sidon 1", "akkon 1", "-", "-")
    table, right = (crowned("gold", *bids, reveal=reveal, **options) for _ in range(2))
    table.play("saladin", source="tyre", target="jaffa")
    right.play("saladin", source=source, target="sidon")
    lying = {city: right.state.players[0].bid.get(city, 0) for city in CITIES}
    for city, n in list(lying.items())[::order]:
        table.correct("correct_bid", n, seat=0, city=city)
    assert facts(table) == facts(right)
    assert table.ask() == right.ask()


@pytest.mark.rule("AKK-86", "AKK-27")
@pytest.mark.parametrize("order", [1, -1])
def test_a_knight_that_saladin_took_elsewhere_is_not_taken_for_a_bid_while_the_bids_are_set_right(order: int) -> None:
    bids = ("tyre 2", "sidon 1", "akkon 1", "-", "-")
    table, right = (crowned("gold", *bids, mercenary_next="after") for _ in range(2))
    table.play("saladin", source="tyre", target="jaffa")
    right.play("saladin", source="akkon", target="caesarea")
    for city, n in [("jaffa", 0), ("tyre", 2), ("akkon", 0), ("caesarea", 1)][::order]:
        table.correct("correct_bid", n, seat=0, city=city)
    assert facts(table) == facts(right)
    assert table.ask() == right.ask()


@pytest.mark.rule("AKK-86", "AKK-36", "AKK-27")
def test_a_seneschal_that_is_set_right_after_saladin_was_bid_in_a_turn_of_the_bidding() -> None:
    table, right = (crowned("gold", told, "sidon 1", "-", "-") for told in ("tyre 2", "tyre 2 S"))
    for each in (table, right):
        each.play("saladin", source="tyre", target="jaffa")
    table.correct("correct_seneschal", "tyre")
    assert facts(table) == facts(right)


@pytest.mark.rule("AKK-86")
def test_a_bid_that_is_set_right_after_saladin_leaves_his_knight_where_it_is() -> None:
    table = crowned("gold", "tyre 2", "sidon 1", "-", "-", mercenary_next="after")
    table.play("saladin", source="tyre", target="jaffa")
    table.correct("correct_bid", 3, seat=0, city="tyre")
    assert (table.state.moved_to, table.state.placed[-1].city) == ("jaffa", "jaffa")


@pytest.mark.rule("AKK-86")
def test_where_saladins_knight_lies_is_set_right_only_after_he_moved_one() -> None:
    table = crowned("gold", "tyre 2", "sidon 1", "-", "-")
    assert table.refused("correct_saladin", {"target": "sidon"}, TABLE).rule == "AKK-86"
    table.play("decline")
    assert table.refused("correct_saladin", {"target": "sidon"}, TABLE).rule == "AKK-86"


@pytest.mark.rule("AKK-51", "AKK-47")
def test_the_table_ends_a_turn_in_which_nothing_more_can_be_played_after_a_correction() -> None:
    table = Table(seats=2, catalogue=KNOWN, one_field="split")
    table.play("spread", knights={"tyre": KNIGHTS_EACH})
    table.bid("-")
    table.play("place", city="tyre", count=0, seneschal=1)
    table.all_pass()
    table.award(chaplain={0: "tyre"}, tyre=0)
    assert table.state.turn == 0, "a card of Tyre for one knight costs nothing"
    table.correct("correct_chaplain", "none", seat=0)
    assert (table.state.turn, table.said) == (0, ["turn-waits"])
    table.done()
    assert table.state.turn == 1


@pytest.mark.rule("AKK-55")
def test_a_hand_that_is_five_after_all_ends_the_turn_as_if_it_had_been_told_before() -> None:
    table, right = (Table(seats=2) for _ in range(2))
    for each in (table, right):
        each.correct("correct_hand", 6, seat=0)
        each.to_cards()
    right.correct("correct_hand", 5, seat=0)
    right.done()
    table.done()
    table.correct("correct_hand", 5, seat=0)
    assert facts(table) == facts(right)


@pytest.mark.rule("AKK-83")
def test_barbarossa_is_asked_of_the_holder_who_was_set_right_before_the_first_bid() -> None:
    table = crowned("prestige", seat=1)
    assert table.asks == [("barbarossa", 1), ("decline", 1)]
    table.play("decline")
    table.correct("correct_holder", 0, track="prestige")
    assert table.asks == [("barbarossa", 0), ("decline", 0)]
    table.play("decline")
    table.bid("tyre 1")
    table.correct("correct_holder", 1, track="prestige")
    assert table.state.step == "bid", "it is too late for a card before the bidding"


@pytest.mark.rule("AKK-83", "AKK-84")
def test_a_hand_that_is_set_right_does_not_lose_barbarossa() -> None:
    table = crowned("prestige")
    table.correct("correct_hand", 0, seat=0)
    table.correct("correct_hand", 2, seat=0)
    assert table.asks == [("barbarossa", 0), ("decline", 0)]


@pytest.mark.rule("AKK-80")
def test_a_marker_set_right_after_the_round_moves_the_privilege_that_followed_from_it() -> None:
    table = Table(seats=3)
    table.set_tracks(gold=(3, 2, 2))
    table.to_end_of_round()
    assert table.state.holders == {"gold": 0}
    table.correct("correct_track", 4, seat=1, track="gold")
    assert table.state.holders == {"gold": 1}
    assert table.rules == {"AKK-80"}
    table.correct("correct_holder", 2, track="gold")
    table.correct("correct_track", 5, seat=0, track="gold")
    assert table.state.holders == {"gold": 2}, "what the table itself has given stays"


@pytest.mark.rule("AKK-88")
def test_clement_is_asked_for_when_the_holder_is_set_right_after_two_cards_of_a_city() -> None:
    table = Table(seats=2, catalogue=KNOWN)
    table.correct("correct_hand", 4, seat=0)
    table.to_cards()
    table.card(LANCE)
    table.card(LANCE)
    table.correct("correct_holder", 0, track="faith")
    assert table.asks == [("clement", 0), ("decline", 0)]
    table.correct("correct_holder", 1, track="faith")
    assert ("done", 0) in table.asks


# ---- cards, stacks, the end -------------------------------------------------------------------------------------
def test_a_slip_with_a_number_loses_nothing_that_was_known() -> None:
    table = Table(seats=2, catalogue=KNOWN, hands="open")
    table.correct("correct_top", "tyre/lance/1/gold/-/-/-", city="tyre")
    table.bid("tyre 1", "-", "-")
    table.award()
    before = facts(table)
    for move, of in (("correct_hand", {"seat": 0}), ("correct_stack", {"city": "tyre"}), ("correct_discard", {}),
                     ("correct_bid", {"seat": 0, "city": "tyre"})):  # fmt: skip
        numbers = (c for c in GAME.corrections(table.state) if isinstance(c, PublicNumber))
        now = next(number.now for number in numbers if (number.move, number.given) == (move, of))
        table.correct(move, 0, **of)
        table.correct(move, now, **of)
        assert facts(table) == before, move


@pytest.mark.rule("AKK-55")
def test_whoever_held_more_than_five_when_the_turn_ended_discards_after_the_number_is_set_right() -> None:
    table = Table(seats=3)
    table.to_cards()
    table.done()
    table.correct("correct_hand", 6, seat=0)
    assert table.asks == [("discard", 0)]
    table.play("discard", city="tyre")
    assert (table.state.turn, table.hand(0)) == (1, 5)
    table.correct("correct_hand", 7, seat=0)
    table.correct("leave_out")
    assert table.state.turn == 1


@pytest.mark.rule("AKK-90")
def test_a_stack_that_was_not_used_up_after_all_is_said_when_the_game_is_over() -> None:
    table = Table(seats=2)
    table.correct("correct_stack", 0, city="tyre")
    table.to_end_of_round()
    assert table.is_over()
    table.correct("correct_stack", 1, city="tyre")
    assert table.warned == {"AKK-90"}


# ---- what was told wrong in one answer ---------------------------------------------------------------------------
def topped(card: str) -> Table:
    """The first cards on top are told; that of Tyre is this one."""
    table = Table(seats=2, catalogue=KNOWN, begun=False)
    table.play("begin")
    table.play("deal")
    table.play("turn_up", tops={city: card if city == "tyre" else LATER for city in CITIES})
    return table


@pytest.mark.rule("AKK-11", "AKK-12")
@pytest.mark.parametrize("wrong", [LATER, NEW, card_id(LANCE)])
@pytest.mark.parametrize("right", [LATER, NEW, card_id(LANCE)])
def test_a_card_on_top_that_is_set_right_is_asked_for_if_it_is_new_and_else_no_more(wrong: str, right: str) -> None:
    table = topped(wrong)
    table.correct("top-tyre", right)
    assert facts(table) == facts(topped(right))
    assert table.ask().move == ("learn_card" if right == NEW else "place")


@pytest.mark.rule("AKK-11")
def test_a_card_of_another_city_does_not_lie_on_top() -> None:
    table = topped(LATER)
    assert table.refused("correct_top", city="jaffa", card=card_id(LANCE), seat=-1).rule == "AKK-11"


def ended(gold: int) -> Table:
    """A game that has ended, with seat 0 so far on the gold track."""
    table = Table(seats=2)
    table.set_tracks(gold=(gold, 3))
    table.correct("correct_stack", 0, city="tyre")
    table.to_end_of_round()
    assert table.is_over()
    return table


@pytest.mark.rule("AKK-80", "AKK-90")
@pytest.mark.parametrize(("wrong", "right"), [(3, 4), (4, 3), (2, 4)])
def test_a_marker_that_is_set_right_after_the_end_gives_the_privilege_to_whom_it_belongs(
    wrong: int, right: int
) -> None:
    table = ended(wrong)
    table.correct("correct_track", right, seat=0, track="gold")
    assert facts(table) == facts(ended(right))


@pytest.mark.rule("AKK-22")
@pytest.mark.parametrize(("was", "now", "key"), [(2, KNIGHTS_EACH, "bids-no-more"), (KNIGHTS_EACH, 2, "bids-again")])
def test_the_table_hears_who_can_bid_again_or_only_pass_after_a_bid_is_set_right(was: int, now: int, key: str) -> None:
    table = Table(seats=3)
    table.bid("-", f"tyre {was}")
    table.correct("correct_bid", now, seat=1, city="tyre")
    assert [news.say.key for news in table.news if news.by_hand] == [key]


@pytest.mark.rule("AKK-16", "AKK-83")
def test_the_first_bidder_has_a_timer_that_has_not_run_after_a_correction_asked_for_barbarossa() -> None:
    table = Table(seats=2, bid_s=30)
    ids = {timer.id for timer in GAME.timers(table.state)}
    table.correct("correct_holder", 0, track="prestige")
    table.play("decline")
    assert table.state.step == "bid"
    assert not ids & {timer.id for timer in GAME.timers(table.state)}


@pytest.mark.rule("AKK-20")
def test_a_bidder_whose_turn_comes_back_by_a_correction_has_a_timer_that_has_not_run() -> None:
    table = Table(seats=3, bid_s=30)
    ids = {timer.id for timer in GAME.timers(table.state)}
    table.bid("tyre 1", "-")
    ids |= {timer.id for timer in GAME.timers(table.state)}
    table.correct("passed", [1, 2])
    assert not ids & {timer.id for timer in GAME.timers(table.state)}
    now = GAME.timers(table.state)
    table.correct("passed", [2])
    assert GAME.timers(table.state) == now


# ---- time -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-16", "AKK-44")
def test_a_round_or_a_turn_that_is_set_right_has_a_timer_that_has_not_run() -> None:
    table, ids = Table(seats=2, bid_s=30, cards_s=60), set[str]()
    for step in ("bid", "cards"):
        for move, value in (("correct_round", 2), ("correct_round", 1), ("correct_turn", 1), ("correct_turn", 0)):
            ids |= {timer.id for timer in GAME.timers(table.state)}
            table.correct(move, value)
            assert not ids & {timer.id for timer in GAME.timers(table.state)}, (step, move)
        table.to_cards()


@pytest.mark.rule("AKK-12", "AKK-21")
def test_a_card_on_top_is_told_before_the_card_round_though_everybody_has_passed_meanwhile() -> None:
    wrong, right = (crowned("prestige") for _ in range(2))
    for table, top in ((wrong, LATER), (right, NEW)):
        if table.ask().move == "turn_up":
            table.play("turn_up")
        table.play("barbarossa", {"stack": "akkon", "city": "akkon"})
        table.correct("passed", {"seats": [0, 1]})
        table.play("turn_up", {"tops": {"akkon": top}})
    assert wrong.state.step == "cards"
    wrong.correct("top-akkon", NEW)
    assert facts(wrong) == facts(right)


@pytest.mark.rule("AKK-12", "AKK-83")
def test_a_card_on_top_that_is_new_after_barbarossa_was_used_does_not_lead_back_to_barbarossa() -> None:
    wrong, right = (crowned("prestige") for _ in range(2))
    for table, top in ((wrong, LATER), (right, NEW)):
        table.play("barbarossa", {"stack": "akkon", "city": "akkon"})
        table.correct("correct_holder", TABLE, track="prestige")
        table.play("turn_up", {"tops": {"akkon": top}})
    wrong.correct("top-akkon", NEW)
    assert wrong.ask().move == "learn_card"
    assert facts(wrong) == facts(right)
    wrong.correct("correct_holder", 0, track="prestige")
    wrong.play("learn_card", kind="minting", knights=2)
    assert wrong.ask().move == "place", "nobody is asked for Barbarossa twice"
