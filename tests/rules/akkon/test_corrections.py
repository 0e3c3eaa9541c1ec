"""Setting the companion right: the table knows better than the log. Each correction sets one thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from rules.akkon.cards import card_id
from rules.akkon.game import GAME
from rules.akkon.state import Loan, State
from rules.kit.types import TABLE, Choice, Prompt, PublicNumber
from tests.rules.akkon.scenarios import check
from tests.rules.akkon.table import Table, card, printed

LANCE = card("tyre", "lance", copies=4, track="gold")
BAN = card("jaffa", "ban", copies=4, track="gold")
WRITINGS = card("jerusalem", "writings", copies=4)
KNOWN = printed(LANCE, BAN, WRITINGS)


# ---- numbers -------------------------------------------------------------------------------------------------
def test_the_numbers_are_tracks_hands_stacks_the_pile_the_round_and_the_knights() -> None:
    table = Table(seats=3)
    table.bid("tyre 2")
    moves = [each.move for each in GAME.corrections(table.state) if isinstance(each, PublicNumber)]
    assert {move: moves.count(move) for move in moves} == {
        "correct_track": 4 * 3, "correct_hand": 3, "correct_stack": 6, "correct_bid": 6 * 3,
        "correct_discard": 1, "correct_round": 1,
    }  # fmt: skip


# ---- one field --------------------------------------------------------------------------------------------------
Change = Callable[[State], State]
SETS: dict[str, tuple[str, Any, dict[str, Any], Change]] = {
    "start": ("correct_start", 2, {}, lambda s: replace(s, start=2)),
    "round": ("correct_round", 4, {}, lambda s: replace(s, round=4)),
    "passed": ("correct_passed", [1], {}, lambda s: s.with_player(1, replace(s.players[1], passed=True))),
    "turn": ("correct_turn", 2, {}, lambda s: replace(s, turn=2)),
    "holder": ("correct_holder", 1, {"track": "gold"}, lambda s: replace(s, holders={"gold": 1})),
    "seneschal": ("correct_seneschal", "jaffa", {}, lambda s: replace(s, seneschal="jaffa")),
    "bid": ("correct_bid", 3, {"seat": 0, "city": "tyre"},
            lambda s: s.with_player(0, replace(s.players[0], bid={"tyre": 3}))),
    "loan": ("correct_loan", {"owner": 1, "borrower": 2, "value": 2, "later": 0}, {},
             lambda s: replace(s, loans=(Loan(owner=1, borrower=2, count=2, round=1),))),
    "top": ("correct_top", card_id(LANCE), {"city": "tyre"},
            lambda s: replace(s, tops={**s.tops, "tyre": card_id(LANCE)})),
}  # fmt: skip


@pytest.mark.parametrize("name", SETS)
def test_a_correction_sets_one_thing_and_nothing_follows(name: str) -> None:
    move, value, named, change = SETS[name]
    table = Table(seats=3, catalogue=KNOWN)
    table.bid("tyre 1")
    before = table.state
    table.correct(move, value, **named)
    assert table.state == change(before)
    assert table.news == ()


@pytest.mark.rule("AKK-16")
@pytest.mark.parametrize("before", [(), ("begin",), ("begin", "deal", "turn_up")])
def test_until_the_bidding_begins_the_start_player_has_the_first_turn(before: tuple[str, ...]) -> None:
    table = Table(seats=3, begun=False)
    table.correct("correct_holder", 0, track="prestige")
    for move in before:
        table.play(move)
    table.correct("correct_start", 2)
    assert (table.state.start, table.state.turn) == (2, 2)


@pytest.mark.rule("AKK-20")
def test_somebody_who_passed_by_mistake_and_is_given_the_turn_bids_again() -> None:
    table = Table(seats=3)
    table.bid("-", "tyre 1")
    table.correct("correct_turn", 0)
    table.bid("jaffa 1")
    assert (table.state.players[0].bid, table.state.turn) == ({"jaffa": 1}, 1)


@pytest.mark.rule("AKK-44", "AKK-51")
def test_a_card_turn_that_the_table_gives_away_is_a_new_one_and_goes_on_clockwise_to_the_start_player() -> None:
    table = Table(seats=4, catalogue=KNOWN)
    table.to_cards()
    table.card(LANCE)
    table.correct("correct_turn", 2)
    assert (table.state.turn, table.state.turn_cards) == (2, ())
    table.done()
    assert table.state.turn == 3


@pytest.mark.rule("AKK-69")
def test_what_is_lent_now_stays_lent_when_the_round_is_another() -> None:
    table = Table(seats=3)
    table.correct("correct_loan", {"owner": 1, "borrower": 2, "value": 2, "later": 0})
    table.correct("correct_round", 5)
    assert table.state.camp(1) == 5
    table.correct("correct_loan", {"owner": 1, "borrower": 2, "value": 0, "later": 0})
    assert table.state.camp(1) == 7
    assert table.refused("correct_loan", seat=TABLE, owner=1, borrower=1, value=1).rule == "AKK-79"


@pytest.mark.rule("AKK-11")
def test_a_card_of_another_city_does_not_lie_on_top() -> None:
    table = Table(seats=2, catalogue=KNOWN)
    offered = {city: [o.value for o in choice(table.state, f"top-{city}").options] for city in ("jaffa", "tyre")}
    assert card_id(LANCE) in offered["tyre"]
    assert card_id(LANCE) not in offered["jaffa"]


def choice(state: State, id: str) -> Choice:
    """The only field of that correction."""
    form = GAME.correction(state, id)
    assert isinstance(form, Prompt)
    (field,) = form.fields
    assert isinstance(field, Choice)
    return field


# ---- what goes on by itself ----------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-51", "AKK-55")
def test_a_turn_ends_by_itself_when_a_hand_is_set_right_to_what_can_be_kept_or_to_nothing() -> None:
    table = Table(seats=2)
    table.correct("correct_hand", 7, seat=0)
    table.to_cards()
    table.done()
    table.correct("correct_hand", 5, seat=0)
    assert table.state.turn == 1
    table.correct("correct_hand", 0, seat=1)
    assert table.state.round == 2


@pytest.mark.rule("AKK-60", "AKK-76")
def test_a_correction_that_leaves_no_choice_takes_the_question_away() -> None:
    check("house seats=3; cards; card ban; Bo has faith 1; Cem has faith 0", {"asks": "-ban", "step": "cards"})


# ---- leaving out -------------------------------------------------------------------------------------------------
def test_clement_and_the_discard_can_be_left_out() -> None:
    table = Table(seats=2, catalogue=KNOWN)
    table.correct("correct_holder", 0, track="faith")
    table.correct("correct_hand", 8, seat=0)
    table.to_cards()
    table.card(LANCE)
    table.card(LANCE)
    assert table.ask().move == "clement"
    table.correct("leave_out")
    table.done()
    assert table.ask().move == "discard"
    table.correct("leave_out")
    assert (table.state.turn, table.hand(0)) == (1, 6)


@pytest.mark.rule("AKK-27")
def test_how_many_came_after_a_mercenary_can_be_left_out_and_the_cards_are_played() -> None:
    table = Table(seats=2, reveal="faces", mercenary_next="after", mercenary_counts="valued")
    table.bid("tyre 1", "tyre 1", "tyre 1", "-", "-")
    table.play("faces", faces={"tyre/0": ["chaplain", "five"], "tyre/1": ["mercenary"]}, after={"tyre/0": 1})
    assert table.ask().move == "after"
    table.correct("leave_out")
    assert table.state.step == "cards"
