"""The bidding round, the seneschal and his open field, passing; the winners of the cards (AKK-14..43)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akkon.game import GAME
from rules.akkon.reveal import COUNT
from rules.kit.types import TABLE, Board, Say, Who
from tests.rules.akkon.scenarios import check, scenario, scenarios, told
from tests.rules.akkon.table import Table

mark = pytest.mark
SPLIT = "house one_field=split"


@scenarios(
    # ---- turns ---------------------------------------------------------------------------------------
    scenario("the start player bids first", "house seats=3 start=1", mark.rule("AKK-15", "AKK-16"), seats={1}, turn=1),
    scenario("a round is bidding, then cards, then privileges", "Ana has gold 3; cards; round", mark.rule("AKK-14"),
             step="bid", holders={"gold": 0}),
    scenario("then the next, clockwise", "house seats=3 start=1; tyre 1", mark.rule("AKK-15", "AKK-16"), seats={2}),
    scenario("whoever has passed is left out", "house seats=3 start=1; tyre 1; -; jaffa 2; tyre 1; sidon 1",
             mark.rule("AKK-15", "AKK-20"), turn=1),
    scenario("a bid is one knight at least, and at most all that are left", "-; tyre 5",
             mark.rule("AKK-2", "AKK-16", "AKK-22"), count="= 1 2", camp=[7, 2]),
    scenario("who has none left passes without being asked", "house seats=3; tyre 1; tyre 7; -; tyre 1",
             mark.rule("AKK-22"), news="AKK-22", passed=[False, True, True], turn=0),
    scenario("a stack without a card cannot be bid for", "stack tyre 0; ! tyre 1", mark.rule("AKK-16"),
             city="jaffa -tyre", refused="AKK-16"),
    scenario("all knights of a turn lie on one field", "tyre 3", mark.rule("AKK-17"), bid={"tyre": 3},
             asks="place -spread"),
    scenario("or are spread", f"{SPLIT}; spread knights.tyre=1 knights.jaffa=2", mark.rule("AKK-17"),
             bid={"tyre": 1, "jaffa": 2}, turn=1, asks="spread -place"),
    scenario("one may add to a field", "tyre 1; tyre 1; tyre 2", mark.rule("AKK-18"), bid={"tyre": 3}),
    scenario("or not", "house add_again=no; tyre 1; tyre 1; ! tyre 2", mark.rule("AKK-18"), refused="AKK-18"),
    # ---- the seneschal ---------------------------------------------------------------------------------
    scenario("the seneschal opens his field", "tyre 0 S", mark.rule("AKK-36", "AKK-37"), seneschal="tyre",
             said="field-open"),
    scenario("what lies there is turned up", "jaffa 1; tyre 1; tyre 0 S", mark.rule("AKK-37"), said="field-turned-up"),
    scenario("and what comes there", "jaffa 1; tyre 1; tyre 0 S; tyre 1", mark.rule("AKK-37"), said="face-up",
             hint="open-hint"),
    scenario("only the start player has him", "tyre 1", mark.rule("AKK-36"), asks="= place pass", count="-0"),
    scenario("and only once", "tyre 1 S; -", mark.rule("AKK-36"), count="= 1 2 3 4 5 6"),
    scenario("he is bid alone with an empty camp", "tyre 7; jaffa 1; jaffa 0 S; -", mark.rule("AKK-16", "AKK-22"),
             seneschal="jaffa", bid={"tyre": 7}, step="reveal"),
    scenario("and where knights are spread, with some elsewhere",
             f"{SPLIT}; spread knights.tyre=1 knights.jaffa=2 seneschal=jaffa", mark.rule("AKK-17", "AKK-37"),
             seneschal="jaffa", bid={"tyre": 1, "jaffa": 2}, said="field-turned-up", turn=1),
    # ---- the end of the round ----------------------------------------------------------------------------
    scenario("everybody may pass without a bid, and no card is taken", "-; -", mark.rule("AKK-21", "AKK-41"),
             step="cards", hand=[2, 2], stacks={"tyre": 10}),
)  # fmt: skip
def test_the_bidding(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@scenarios(
    scenario("it is asked who of those who have bid there takes each card, and where the chaplains lie",
             "house seats=3; tyre 2; tyre 1; jaffa 1; all", mark.rule("AKK-39", "AKK-41"),
             fields="winner.tyre winner.jaffa chaplain.0 chaplain.1 chaplain.2",
             winner__tyre=f"= Ana Bo nobody {COUNT}", chaplain__0="= none tyre"),
    scenario("the only one is proposed", "tyre 1; jaffa 1; jaffa 1; all; award", mark.rule("AKK-39"), hand=[3, 2]),
    scenario("the highest bid takes the top card in hand",
             "house seats=3; tyre 2; tyre 1; jaffa 1; all; award tyre=Bo jaffa=Cem", mark.rule("AKK-39"),
             hand=[2, 3, 3], stacks={"tyre": 9, "jaffa": 9}),
    scenario("a card that was known is known in hand", "top lance; tyre 1; all; award", mark.rule("AKK-39"),
             known="lance"),
    scenario("nobody takes it where nobody wins", "tyre 1; tyre 1; all; award tyre=nobody", mark.rule("AKK-40"),
             hand=[2, 2], stacks={"tyre": 10}),
    scenario("after a tie it stays", "house reveal=faces; tyre 1; tyre 1; all; faces tyre 7 / 7", mark.rule("AKK-40"),
             hand=[2, 2], news="AKK-40", tops={"tyre": "tyre"}),
    scenario("a card for a lone chaplain is doubted", "tyre 1; all; award tyre=Ana C.Ana=tyre", mark.rule("AKK-34"),
             warned="AKK-34", hand=3, chaplain="tyre"),
    scenario("not where another knight lies with him", "tyre 2; all; award tyre=Ana C.Ana=tyre", mark.rule("AKK-34"),
             warned="="),
    scenario("a single field can be counted, and what it comes to is added",
             "tyre 1; tyre 1; jaffa 1; sidon 1; all; award tyre=count; faces tyre 8 / 7", mark.rule("AKK-39"),
             hand=[4, 3]),
    scenario("and are back in the next bidding round", "sidon 5; round; bids; -", mark.rule("AKK-42"), bid={},
             count="= 1 2 3 4 5 6 7"),
    scenario("the next card comes to light for the next round", "tyre 1; all; award; round", mark.rule("AKK-43"),
             fields="tops.tyre"),
    scenario("a card that nobody took is not asked again", "round", mark.rule("AKK-11", "AKK-43"), asks="place"),
)  # fmt: skip
def test_the_award(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("AKK-16")
def test_who_has_passed_is_marked_while_the_others_bid() -> None:
    table, marked = Table(seats=3, start=1), []
    for turn in ("tyre 1", "-", "jaffa 2", "-", "-"):
        table.bid(turn)
        marked.append(GAME.scene(table.state, TABLE).done)
    assert marked == [(), (2,), (2,), (1, 2), ()]


@mark.rule("AKK-37")
def test_the_open_field_has_a_colour_of_its_own() -> None:
    scene = GAME.scene(told("tyre 2 S").state, TABLE)
    assert [part.inks for part in scene.parts if isinstance(part, Board)] == [{"tyre": "birch"}]


# ---- time -----------------------------------------------------------------------------------------------
@mark.rule("AKK-16", "AKK-44")
def test_the_thinking_time_rings_for_whose_turn_it_is_and_only_if_the_table_wants_it() -> None:
    assert GAME.timers(Table().state) == ()
    table, rung = Table(seats=2, bid_s=60, cards_s=120), []
    for _ in range(4):
        rung += [(t.label, t.ms, t.expire) for t in GAME.timers(table.state)]
        table.quiet_move()
    assert rung == [
        (Say(key=key, args={"who": Who(seat=seat)}), ms, "")
        for key, ms in (("timer-bid", 60_000), ("timer-cards", 120_000)) for seat in range(2)
    ]  # fmt: skip


@mark.rule("AKK-86")
def test_the_window_of_a_privilege_has_a_bell_of_its_own() -> None:
    table = told("house window_s=10; holder gold Bo; -; tyre 1; -")
    assert [(t.seat, t.ms) for t in GAME.timers(table.state)] == [(1, 10_000)]
