"""Setting the companion right: the table knows better than the log. Each correction sets one thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from rules.akkon.cards import card_id
from rules.akkon.state import Loan, State
from rules.kit.types import TABLE
from tests.rules.akkon.scenarios import check, scenario, scenarios
from tests.rules.akkon.table import Table, card, printed

LANCE = card("tyre", "lance", copies=4, track="gold")
BAN = card("jaffa", "ban", copies=4, track="gold")
WRITINGS = card("jerusalem", "writings", copies=4)
KNOWN = printed(LANCE, BAN, WRITINGS)


# ---- numbers -------------------------------------------------------------------------------------------------


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


mark = pytest.mark


@scenarios(
    scenario("somebody who passed by mistake and is given the turn bids again",
             "house seats=3; -; tyre 1; turn Ana; jaffa 1", mark.rule("AKK-20"), bid={"jaffa": 1}, turn=1),
    scenario("a card turn that is given away is a new one and goes on clockwise to the start player",
             "house seats=4; cards; card lance; turn Cem; done", mark.rule("AKK-44", "AKK-51"), turn=3),
    scenario("a turn ends by itself when a hand is set right to what can be kept or to nothing",
             "Ana has hand 7; cards; done; Ana has hand 5; Bo has hand 0", mark.rule("AKK-51", "AKK-55"), round=2),
    scenario("where no choice is left the question goes away",
             "house seats=3; cards; card ban; Bo has faith 1; Cem has faith 0", mark.rule("AKK-60", "AKK-76"),
             asks="-ban", step="cards"),
    scenario("Clement and the discard can be left out",
             "holder faith Ana; Ana has hand 8; cards; card lance; card lance; skip; done; skip", turn=1, hand=6,
             tracks=[4, 2, 2, 2]),
)  # fmt: skip
def test_what_follows_a_correction(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@pytest.mark.rule("AKK-69")
def test_what_is_lent_now_stays_lent_when_the_round_is_another() -> None:
    table = Table(seats=3)
    table.correct("correct_loan", {"owner": 1, "borrower": 2, "value": 2, "later": 0})
    table.correct("correct_round", 5)
    assert table.state.camp(1) == 5
    table.correct("correct_loan", {"owner": 1, "borrower": 2, "value": 0, "later": 0})
    assert table.state.camp(1) == 7
    assert table.refused("correct_loan", seat=TABLE, owner=1, borrower=1, value=1).rule == "AKK-79"


# ---- leaving out -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AKK-27")
def test_how_many_came_after_a_mercenary_can_be_left_out_and_the_cards_are_played() -> None:
    table = Table(seats=2, reveal="faces", mercenary_next="after", mercenary_counts="valued")
    table.bid("tyre 1", "tyre 1", "tyre 1", "-", "-")
    table.play("faces", faces={"tyre/0": ["chaplain", "five"], "tyre/1": ["mercenary"]}, after={"tyre/0": 1})
    assert table.ask().move == "after"
    table.correct("leave_out")
    assert table.state.step == "cards"
