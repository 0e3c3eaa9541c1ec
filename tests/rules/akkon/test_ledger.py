"""Results only: turns, tracks, privileges and the score from little more than the results."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akkon.components import CITIES
from tests.rules.akkon.scenarios import check, scenario, scenarios

mark = pytest.mark
LEDGER = "house tracking=ledger"
CARDS = "Ana has hand 6; all_passed; award"  # Ana plays
FOUR = f"holder faith Ana; {CARDS}{'; kind lance track=gold' * 4}"


def crowned(track: str) -> str:
    """Round 2: Ana has the privilege, and three cards."""
    return f"{LEDGER}; Ana has {track} 5 hand 3; round"


@scenarios(
    scenario("one answer begins it", f"{LEDGER} seats=4; bare; begin", asks="= all_passed"),
    scenario("one ends the bidding", f"{LEDGER}; all_passed", mark.rule("AKK-23"),
             fields=" ".join(f"winner.{city}" for city in CITIES), winner__tyre="= Ana Bo"),
    scenario("and one says who takes which card", f"{LEDGER} seats=3; all_passed; award tyre=Cem jaffa=Cem akkon=Ana",
             mark.rule("AKK-39"), hand=[3, 2, 4], stacks={"tyre": 9, "jaffa": 9, "akkon": 9, "sidon": 10}),
    scenario("a card is told by its kind", f"{LEDGER}; {CARDS}; kind lance track=gold; kind feast track=power;"
             "kind siege track=faith falls=gold", mark.rule("AKK-44", "AKK-50", "AKK-58", "AKK-61"),
             tracks=[2, 4, 5, 2], hand=3),
    scenario("and what it names", f"{LEDGER}; {CARDS}; ! kind siege track=gold falls=gold", mark.rule("AKK-61"),
             refused="AKK-61"),
    scenario("as far as the card says", f"{LEDGER} lance_feast=cards; {CARDS}; kind lance track=gold points=3",
             mark.rule("AKK-58"), gold=5),
    scenario("borrowed knights are remembered", f"{LEDGER} seats=3; {CARDS}; kind plague track=gold;"
             "plague lender=Bo victim=Cem; kind brother track=gold; brother lender=Cem rise=1; round",
             mark.rule("AKK-64", "AKK-66"), gold=[3, 2, 1], loans=[("Bo", "Ana", 1), ("Cem", "Ana", 2)],
             news="AKK-64"),
    *(scenario(f"trade of {n} counted knights", f"{LEDGER}; {CARDS}; kind levant track=prestige; levant count={n}",
               mark.rule("AKK-70", "AKK-73"), prestige=2 + up)
      for n, up in ((0, 0), (3, 2), (14, 7))),
    scenario("more than five cards are discarded with one sentence",
             f"{LEDGER}; Ana has hand 7; all_passed; award; done", mark.rule("AKK-55"), hand=5, warned="= AKK-55",
             discard="? ?"),
    # ---- privileges --------------------------------------------------------------------------------------------
    scenario("Barbarossa needs only the stack", crowned("prestige"), mark.rule("AKK-83"), asks="= barbarossa decline",
             fields="stack"),
    scenario("and takes a card for another", f"{crowned('prestige')}; barbarossa stack=tyre", mark.rule("AKK-83"),
             hand=3, stacks={"tyre": 9}, discard="?"),
    scenario("of Saladin the table is reminded", crowned("gold"), mark.rule("AKK-86"), asks="= all_passed",
             hint="saladin-hint"),
    scenario("and of Richard", f"{crowned('power')}; all_passed; award; done", mark.rule("AKK-85"), turn=0,
             hint="richard-hint"),
    scenario("Clement waits for the end of the turn", f"{LEDGER}; {FOUR}", mark.rule("AKK-88"),
             asks="play_kind -clement"),
    scenario("once", f"{LEDGER}; {FOUR}; done; clement track=power", mark.rule("AKK-88", "AKK-89"), power=3, turn=1),
    scenario("or for every two cards", f"{LEDGER} clement=pairs; {FOUR}; done; clement track=power",
             mark.rule("AKK-89"), turn=0, asks="= clement decline"),
    scenario("whoever declines had no more pairs", f"{LEDGER} clement=pairs; {FOUR}; done; decline",
             mark.rule("AKK-89"), turn=1),
    scenario("the start passes to the left", f"{LEDGER} seats=3 start=2; round", mark.rule("AKK-37", "AKK-57"),
             start=0, round=2),
)  # fmt: skip
def test_a_ledger(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)
