"""Corrections: the table overrides the log. Each correction sets one thing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.akkon.scenarios import check, scenario, scenarios

mark = pytest.mark
LENT = "house seats=3; fix correct_loan owner=Bo borrower=Cem value=2 later=0"


@scenarios(
    # ---- one thing, without consequences ---------------------------------------------------------------
    *(scenario(f"until the bidding begins the start player has the first turn ({said or 'at first'})",
               f"house seats=3; bare; holder prestige Ana{said}; fix correct_start seat=Cem", mark.rule("AKK-16"),
               start=2, turn=2, said="=")
      for said in ("", "; begin", "; begin; deal; turn_up")),
    scenario("but not later", "house seats=3; tyre 1; fix correct_start seat=Cem", mark.rule("AKK-16"), start=2,
             turn=1),
    scenario("somebody has passed", "house seats=3; tyre 1; fix correct_passed seats=1,", mark.rule("AKK-20"),
             passed=[False, True, False], turn=1, said="="),
    scenario("the seneschal stands elsewhere", "tyre 1; fix correct_seneschal place=jaffa", seneschal="jaffa",
             camp=[6, 7]),
    scenario("knights are lent", LENT, mark.rule("AKK-69"), loans=[("Bo", "Cem", 2)], camp=[7, 5, 7]),
    scenario("and stay lent when the round is another", f"{LENT}; fix correct_round value=5", mark.rule("AKK-69"),
             camp=[7, 5, 7], round=5),
    scenario("or are not lent", f"{LENT}; fix correct_loan owner=Bo borrower=Cem value=0 later=0", mark.rule("AKK-69"),
             loans=[], camp=[7, 7, 7]),
    scenario("nobody lends himself any", "! fix correct_loan owner=Bo borrower=Bo value=1", mark.rule("AKK-79"),
             refused="AKK-79"),
    # ---- automatic consequences --------------------------------------------------------------------------
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
    scenario("and how many came after a mercenary",
             "house reveal=faces mercenary_next=after mercenary_counts=valued; tyre 1; tyre 1; tyre 1; -; -; "
             "faces tyre C 5 / M after.tyre/0=1; skip", mark.rule("AKK-27"), step="cards"),
)  # fmt: skip
def test_a_correction(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)
