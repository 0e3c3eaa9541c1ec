"""The card round: turns, the cost of a card, the chaplain's discount, five cards (AKK-44..57)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.akkon.scenarios import check, scenario, scenarios

mark = pytest.mark
ALONE = "house seneschal_pays=no"
CHAPLAIN = "Ana has hand 4; jaffa 1; all; award C.Ana=jaffa jaffa=nobody"  # the start player's lies at Jaffa
EMPTY = "jaffa 1; -; tyre 6; all; award C.Ana=jaffa jaffa=nobody tyre=nobody"  # and no knight is left


@scenarios(
    # ---- turns ---------------------------------------------------------------------------------------
    scenario("then the next, clockwise", "house seats=3 start=1; cards; done", mark.rule("AKK-44"), turn=2, seats={2}),
    scenario("once each", "house seats=3 start=1; cards; done; done; done", mark.rule("AKK-44"), turn=2, round=2,
             step="bid"),
    scenario("the start goes to the left, and the seneschal with it", "house seats=3; tyre 0 S; round; bids",
             mark.rule("AKK-57"), start=1, turn=1, seneschal="camp"),
    # ---- the cost of a card ----------------------------------------------------------------------------
    scenario("a card is paid with as many knights as it says, whichever they are", "cards; card feast",
             mark.rule("AKK-45", "AKK-46", "AKK-50"), paid={"tyre": 2}, faith=5, hand=1, asks="= play done"),
    scenario("more than are left are refused with the numbers", f"{ALONE}; sidon 6; all; award; ! card two",
             mark.rule("AKK-38", "AKK-42", "AKK-45"), refused=("AKK-45", 2, 1), seneschal="camp"),
    scenario("any number of cards is played while there are knights",
             f"{ALONE}; Ana has hand 6; cards; card two; card two; card two; card jaffa", mark.rule("AKK-51"), turn=1,
             paid={"caesarea": 6, "jaffa": 1}, prestige=5),
    scenario("a turn without a card needs no answer", "Ana has hand 0; cards", mark.rule("AKK-51"), turn=1,
             said="turn-ends"),
    scenario("nor one without a knight", f"{ALONE}; tyre 7; all; award", mark.rule("AKK-51"), turn=1),
    # ---- the chaplain ------------------------------------------------------------------------------------
    scenario("cards of the chaplain's city cost one less", f"{ALONE}; {CHAPLAIN}; card jaffa; card jaffa",
             mark.rule("AKK-47"), paid={}, faith=4),
    scenario("and only in this round", f"{ALONE}; {CHAPLAIN}; round; cards; until Ana; card jaffa",
             mark.rule("AKK-47"), paid={"jaffa": 1}),
    scenario("a card for nothing needs no knight", f"{ALONE}; {EMPTY}; card jaffa", mark.rule("AKK-48"), faith=3,
             paid={}),
    scenario("or it does, and the turn is over", f"{ALONE} free_cards=no; {EMPTY}", mark.rule("AKK-48"), turn=1),
    scenario("while one is left it is for nothing", f"{ALONE} free_cards=no; {CHAPLAIN}; card jaffa",
             mark.rule("AKK-48"), faith=3, paid={}),
    # ---- the seneschal -------------------------------------------------------------------------------------
    scenario("a seneschal who was not bid pays", "sidon 6; all; award; card two S", mark.rule("AKK-38"),
             paid={"caesarea": 1}, seneschal="paid"),
    scenario("one who was bid does not", "sidon 6 S; all; award; ! card two", mark.rule("AKK-38", "AKK-42"),
             refused=("AKK-45", 2, 1)),
    scenario("nor that of somebody else", "-; sidon 6; all; award; done; ! card two", mark.rule("AKK-36", "AKK-38"),
             refused=("AKK-45", 2, 1)),
    # ---- markers, piles, hands -----------------------------------------------------------------------------
    scenario("what goes beyond 13 is lost", "Ana has faith 12; cards; card feast", mark.rule("AKK-52"), faith=13,
             news="AKK-52"),
    scenario("played cards are on the pile when the round is over", "cards; card jaffa; round", mark.rule("AKK-53"),
             discard="jaffa"),
    scenario("a card that by the log is not in hand is doubted",
             "bare; begin; deal cards.0=sidon/lance,sidon/lance; turn_up; cards; card jaffa", mark.rule("AKK-54"),
             warned="AKK-54", hand=1),
    scenario("five cards may be kept", "Ana has hand 5; cards; done", mark.rule("AKK-55"), turn=1, hand=5),
    scenario("of more, whoever holds them chooses what goes until five are left",
             "Ana has hand 7; cards; done; show jaffa; show lance", mark.rule("AKK-55"), turn=1,
             hand=5, discard="jaffa lance"),
    scenario("more may be held until then", "Bo has hand 5; -; tyre 1; -; award; done; done", mark.rule("AKK-56"),
             asks="= discard"),
)  # fmt: skip
def test_the_card_round(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)
