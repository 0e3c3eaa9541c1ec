"""Borrowed knights from Plague and Brother in Arms, and what Levant Trade counts (AKK-64..74)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akkon.cards import card_id
from rules.akkon.game import GAME
from rules.akkon.state import camp
from rules.kit.types import TABLE, Hand, Who
from tests.rules.akkon.table import Table, card, printed

PLAGUE = card("tyre", "plague", copies=4, track="gold")
BROTHER = card("tyre", "brother", copies=4, track="gold")
LEVANT = card("akkon", "levant", copies=4, track="power", cities=("tyre", "jaffa"))
CHEAP = card("tyre", "lance", copies=4, track="prestige")
DEAR = card("jaffa", "lance", 7, copies=4, track="prestige")
KNOWN = printed(PLAGUE, BROTHER, LEVANT, CHEAP, DEAR)


def after_borrowing(known: Any, **readings: Any) -> Table:
    """Round 2 before the first bid: Ana has borrowed from Bo, who starts now."""
    table = Table(seats=3, catalogue=KNOWN, seneschal_pays="no", **readings)
    table.to_cards()
    table.card(known)
    table.play(known.kind, {"lender": 1, **({"victim": TABLE} if known.kind == "plague" else {})})
    table.next_round()
    return table


def knights_for(table: Table, seat: int) -> int:
    """How many knights can be bid, when it is that seat's turn."""
    while table.state.turn != seat:
        table.play("pass")
    return max(int(n) for n in table.offered("count", "place"))


# ---- Plague ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-64")
def test_plague_takes_one_knight_of_another_player_for_the_next_card_round_only() -> None:
    table = after_borrowing(PLAGUE)
    table.to_cards()
    assert [camp(table.state, seat) for seat in range(3)] == [8, 6, 7]
    table.next_round()
    assert [camp(table.state, seat) for seat in range(3)] == [7, 7, 7]
    assert table.state.loans == ()


@pytest.mark.rule("AKK-64")
def test_nothing_is_borrowed_in_the_round_in_which_the_card_is_played() -> None:
    table = Table(seats=3, catalogue=KNOWN)
    table.to_cards()
    table.card(PLAGUE)
    table.play("plague", lender=1, victim=TABLE)
    assert [camp(table.state, seat) for seat in range(3)] == [6, 7, 7]


@pytest.mark.rule("AKK-65")
@pytest.mark.parametrize("victim", [1, 2])
def test_plague_may_set_back_the_lender_or_somebody_else_by_one(victim: int) -> None:
    table = Table(seats=3, catalogue=KNOWN)
    table.to_cards()
    table.card(PLAGUE)
    table.play("plague", lender=1, victim=victim)
    assert [table.track(seat, "gold") for seat in range(3)] == [2 - (seat == victim) for seat in range(3)]
    assert [news.tone for news in table.news if news.say.key == "marker-at"] == ["info"], "nobody is glad of it"


@pytest.mark.rule("AKK-65")
def test_plague_may_be_played_on_a_marker_at_nought_or_on_nobodys() -> None:
    table = Table(seats=2, catalogue=KNOWN)
    table.set_tracks(gold=(2, 0))
    table.to_cards()
    table.card(PLAGUE)
    assert table.offered("victim") == [1, TABLE]
    table.play("plague", lender=1, victim=1)
    assert table.track(1, "gold") == 0
    table.card(PLAGUE)
    table.play("plague", lender=1, victim=TABLE)
    assert [loan.count for loan in table.state.loans] == [1, 1]


# ---- Brother in Arms ---------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-66")
@pytest.mark.parametrize("rise", [0, 1])
def test_brother_in_arms_takes_two_knights_and_the_own_marker_may_rise(rise: int) -> None:
    table = Table(seats=3, catalogue=KNOWN)
    table.to_cards()
    table.card(BROTHER)
    table.play("brother", lender=2, rise=rise)
    assert table.track(0, "gold") == 2 + rise
    assert [(loan.owner, loan.borrower, loan.count) for loan in table.state.loans] == [(2, 0, 2)]


@pytest.mark.rule("AKK-69")
@pytest.mark.parametrize(("known", "left"), [(PLAGUE, 6), (BROTHER, 5)])
def test_whoever_lends_has_fewer_knights_to_bid_and_to_pay(known: Any, left: int) -> None:
    table = after_borrowing(known)
    assert knights_for(table, 1) == left
    assert table.refused("place", city="tyre", count=left + 1).rule == "AKK-22"
    table.to_cards()
    assert camp(table.state, 1) == left


@pytest.mark.rule("AKK-69")
def test_nobody_lends_more_knights_than_he_has() -> None:
    table = Table(seats=2, catalogue=KNOWN)
    table.correct("correct_hand", 9, seat=0)
    table.to_cards()
    for _ in range(4):
        table.card(BROTHER)
        table.play("brother", lender=1)
    assert sum(loan.count for loan in table.state.loans) == 7


# ---- using them ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-67")
@pytest.mark.parametrize(("reading", "bids"), [("cards", 7), ("bids", 9)])
def test_borrowed_knights_pay_and_by_the_second_reading_also_bid(reading: str, bids: int) -> None:
    table = after_borrowing(BROTHER, borrowed_use=reading)
    assert knights_for(table, 0) == bids
    table.to_cards()
    assert camp(table.state, 0) == 9


@pytest.mark.rule("AKK-64", "AKK-67")
def test_a_borrowed_knight_pays_for_a_card_that_seven_bid_knights_could_not() -> None:
    table = after_borrowing(PLAGUE)
    table.to_cards("-", "-", "sidon 7")
    while table.state.turn != 0:
        table.done()
    table.card(CHEAP)
    assert table.track(0, "prestige") == 3


@pytest.mark.rule("AKK-68")
@pytest.mark.parametrize("reading", ["borrower", "owner"])
def test_the_table_is_told_who_picks_the_knight_before_the_bidding(reading: str) -> None:
    table = Table(seats=2, catalogue=KNOWN, borrowed_pick=reading)
    table.to_cards()
    table.card(PLAGUE)
    table.play("plague", lender=1, victim=TABLE)
    table.done()
    table.done()
    (news,) = [n for n in table.news if n.rule == "AKK-64"]
    assert news.say.key == f"loan-{reading}"
    assert (news.say.args["who"], news.say.args["owner"]) == (Who(seat=0), Who(seat=1))
    hint = table.form("place").hint
    assert hint is not None
    assert hint.key == "loans-hint"
    table.bid("tyre 1")
    assert table.form("place").hint is None


@pytest.mark.rule("AKK-64", "AKK-66")
def test_everybody_sees_who_has_lent_how_many_to_whom() -> None:
    table = after_borrowing(BROTHER)
    hands = {part.seat: part for part in GAME.scene(table.state, TABLE).parts if isinstance(part, Hand)}
    assert any(i.n == 2 and i.label.args.get("who") == Who(seat=1) for i in hands[0].items)
    assert any(i.n == 2 and i.label.args.get("who") == Who(seat=0) for i in hands[1].items)


# ---- Levant Trade -------------------------------------------------------------------------------------------------
def trading(*bids: str, **readings: Any) -> Table:
    """Bo has started and played his cards; Ana has played Levant Trade on Tyre and Jaffa."""
    table = Table(seats=2, start=1, catalogue=KNOWN, **readings)
    table.to_cards(*bids)
    return table


@pytest.mark.rule("AKK-70", "AKK-73")
@pytest.mark.parametrize(("n", "up"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3), (7, 4)])
def test_levant_trade_gives_half_of_what_it_counts_rounded_up(n: int, up: int) -> None:
    table = trading(*([f"tyre {n}", "-"] if n else ["-"]))
    table.done() if table.state.turn == 1 else None
    table.card(LEVANT)
    table.play("levant", target=1)
    assert table.track(0, "power") == 2 + up


@pytest.mark.rule("AKK-70")
def test_levant_trade_counts_only_the_cities_that_the_card_names() -> None:
    table = trading("tyre 2", "-", "jaffa 1", "sidon 3", "-")
    table.done()
    table.card(LEVANT)
    table.play("levant", target=1)
    assert table.track(0, "power") == 2 + 2


@pytest.mark.rule("AKK-70")
def test_moving_the_marker_is_optional() -> None:
    table = trading("tyre 4", "-", "-")
    table.done()
    table.card(LEVANT)
    table.play("levant", target=1, rise=0)
    assert table.track(0, "power") == 2


@pytest.mark.rule("AKK-71")
def test_levant_trade_counts_borrowed_knights_that_have_paid() -> None:
    table = after_borrowing(BROTHER)
    table.correct("correct_hand", 3, seat=0)
    table.to_cards("-", "-", "sidon 5")
    table.done()
    table.done()
    for _ in range(3):  # of her own and of Bo's, whichever they are
        table.card(CHEAP)
    assert table.state.players[0].paid == {"tyre": 3}
    table.correct("correct_turn", 1)
    table.card(LEVANT)
    assert GAME.prompts(table.state)[0].move == "levant"
    table.play("levant", target=0)
    assert table.track(1, "power") == 2 + 2


@pytest.mark.rule("AKK-72")
def test_levant_trade_never_counts_the_seneschal() -> None:
    table = trading("tyre 2 S", "-", "-")
    table.done()
    table.card(LEVANT)
    table.play("levant", target=1)
    assert table.track(0, "power") == 2 + 1
    table = trading("tyre 7", "-")
    table.card(CHEAP, seneschal=1)
    table.done() if table.state.turn == 1 else None
    table.card(LEVANT)
    table.play("levant", target=1)
    assert table.track(0, "power") == 2 + 4


@pytest.mark.rule("AKK-74")
@pytest.mark.parametrize(("reading", "up"), [("both", 3), ("paid", 1)])
def test_levant_trade_counts_bids_and_payments_or_only_payments(reading: str, up: int) -> None:
    table = trading("tyre 4", "-", "-", levant_counts=reading)
    table.card(CHEAP)
    table.done()
    table.card(LEVANT)
    table.play("levant", target=1)
    assert table.track(0, "power") == 2 + up


def test_the_form_says_what_each_choice_would_give() -> None:
    table = trading("tyre 3", "-", "-")
    table.done()
    table.play("play", city="akkon", card={"akkon": card_id(LEVANT)})
    (target,) = [f for f in table.ask().fields if f.name == "target"]
    (option,) = target.options  # type: ignore[union-attr]
    assert option.note is not None
    assert option.note.args == {"n": 3, "half": 2}
