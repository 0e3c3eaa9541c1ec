"""The effects of the city cards: markers, borrowed knights, trade, stacks (AKK-58..79)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.akkon.scenarios import check, scenario, scenarios

mark = pytest.mark
THREE = "house seats=3"
PLAGUE = f"{THREE}; cards; card plague; plague lender=Bo victim=nobody"  # Ana borrows a knight
BROTHER = f"{THREE}; cards; card brother; brother lender=Bo"  # or two
LOW = "Ana has gold 0 faith 0 power 0 prestige 0"
HIGH = "Ana has gold 13 faith 13 power 13 prestige 13"


@scenarios(
    # ---- Holy Lance and Templar Feast ------------------------------------------------------------------
    scenario("by their names the lance gives one and the feast three", "cards; card lance; card feast",
             mark.rule("AKK-58"), tracks=[3, 5, 2, 2]),
    scenario("it is where the card says it", "house lance_feast=cards; unknown; cards; play city=tyre card.tyre=new",
             mark.rule("AKK-58"), fields="kind knights track falls cities points"),
    scenario("and gives as much", "house lance_feast=cards; cards; card long; card short", mark.rule("AKK-58"), gold=5,
             faith=3),
    # ---- Church Ban --------------------------------------------------------------------------------------
    scenario("a ban is the player's own choice among the others", f"{THREE}; cards; card ban",
             mark.rule("AKK-50", "AKK-59", "AKK-79"), asks="= ban", seats={0}, target="= Bo Cem"),
    scenario("it raises the own marker by two and sets one other back by two",
             f"{THREE}; cards; card ban; ban target=Cem", mark.rule("AKK-59"), faith=[4, 2, 0]),
    scenario("the only one who can be banned is", f"{THREE}; Bo has faith 1; cards; card ban", mark.rule("AKK-59"),
             faith=[4, 1, 0], asks="-ban"),
    scenario("it goes to the very ends", "Ana has faith 11; cards; card ban", mark.rule("AKK-60"), faith=[13, 0]),
    scenario("but not beyond them", "Ana has faith 12; cards; ! card ban", mark.rule("AKK-60"),
             refused=("AKK-60", 11)),
    scenario("nor of anybody below two", "house seats=4; Bo has faith 1; cards; card ban; ! ban target=Bo",
             mark.rule("AKK-60"), target="= Cem Dee", refused=("AKK-60", 2)),
    scenario("nor of nobody", f"{THREE}; Bo has faith 1; Cem has faith 0; cards; ! card ban", mark.rule("AKK-60"),
             refused=("AKK-60", 2)),
    # ---- Siege -------------------------------------------------------------------------------------------
    scenario("a siege raises one own marker by two and lowers another by one", "cards; card siege",
             mark.rule("AKK-61"), tracks=[1, 2, 4, 2]),
    scenario("which may stand at nought", "Ana has gold 0; cards; card siege", mark.rule("AKK-62"),
             tracks=[0, 2, 4, 2]),
    scenario("or the other at 12", "Ana has power 12; cards; card siege", mark.rule("AKK-63"), tracks=[1, 2, 13, 2]),
    scenario("or not", "house siege_high=no; Ana has power 12; cards; ! card siege", mark.rule("AKK-63"),
             refused=("AKK-63", 11)),
    scenario("but at 11", "house siege_high=no; Ana has power 11; cards; card siege", mark.rule("AKK-63"),
             tracks=[1, 2, 13, 2]),
    # ---- Forbidden Writings --------------------------------------------------------------------------------
    scenario("writings move one marker up and one down", "cards; card writings; writings up=gold down=faith",
             mark.rule("AKK-75"), tracks=[3, 1, 2, 2]),
    scenario("or only down", "cards; card writings; writings down=gold", mark.rule("AKK-75", "AKK-77"),
             tracks=[1, 2, 2, 2]),
    scenario("or the same one", "cards; card writings; writings up=gold down=gold", mark.rule("AKK-77"),
             tracks=[2, 2, 2, 2]),
    scenario("or not the same one", "house writings=two; cards; card writings; ! writings up=gold down=gold",
             mark.rule("AKK-77"), refused="AKK-77"),
    scenario("nor only down", "house writings=two; cards; card writings; ! writings down=gold", mark.rule("AKK-77"),
             refused="AKK-75"),
    scenario("they do not pass nought", "Ana has gold 0; cards; card writings; ! writings up=faith down=gold",
             mark.rule("AKK-76"), refused="AKK-76"),
    scenario("nor 13", "Ana has power 13; cards; card writings; ! writings up=power down=faith", mark.rule("AKK-76"),
             refused="AKK-76"),
    scenario("not even for a moment", "Ana has power 13; cards; card writings; ! writings up=power down=power",
             mark.rule("AKK-76"), refused="AKK-76"),
    scenario("with two markers at nought", f"house writings=two; {LOW}; cards; ! card writings", mark.rule("AKK-76"),
             refused="AKK-76"),
    scenario("or at 13 they cannot be played", f"house writings=two; {HIGH}; cards; ! card writings",
             mark.rule("AKK-76"), refused="AKK-76"),
    # ---- Minting -------------------------------------------------------------------------------------------
    scenario("minting takes the top card of any stack", "top lance; cards; card minting; minting stack=tyre",
             mark.rule("AKK-78"), stacks={"tyre": 9}, known="lance", hand=2),
    scenario("a stack that is used up has none", "stack sidon 0; cards; card minting; ! minting stack=sidon",
             mark.rule("AKK-78"), stack="tyre -sidon", refused="AKK-78"),
    # ---- Plague and Brother in Arms --------------------------------------------------------------------------
    scenario("a plague takes a knight from another and may set anybody else's marker back",
             f"{THREE}; cards; card plague", mark.rule("AKK-64", "AKK-65", "AKK-79"), lender="= Bo Cem",
             victim="= Bo Cem nobody"),
    scenario("or another", f"{THREE}; cards; card plague; plague lender=Bo victim=Cem", mark.rule("AKK-65"),
             gold=[2, 2, 1]),
    scenario("at nought it stays", "Bo has gold 0; cards; card plague; plague lender=Bo victim=Bo",
             mark.rule("AKK-65"), gold=[2, 0], loans=[("Bo", "Ana", 1)]),
    scenario("a brother takes two, and the own marker rises",
             f"{THREE}; cards; card brother; brother lender=Cem rise=1", mark.rule("AKK-66"), gold=3,
             loans=[("Cem", "Ana", 2)]),
    scenario("or not", f"{THREE}; cards; card brother; brother lender=Cem rise=0", mark.rule("AKK-66"), gold=2,
             lender="="),
    scenario("not in this round", PLAGUE, mark.rule("AKK-64"), gold=[2, 2, 2], camp=[6, 7, 7]),
    scenario("in the next card round", f"{PLAGUE}; round; bids; cards", mark.rule("AKK-64", "AKK-69"),
             camp=[8, 6, 7]),
    scenario("and in no other", f"{PLAGUE}; round; bids; round; bids", mark.rule("AKK-64"), camp=[7, 7, 7],
             loans=[]),
    scenario("the lender has fewer to bid", f"{BROTHER}; round; bids", mark.rule("AKK-69"), turn=1, camp=[7, 5, 7],
             count="1 5 -6"),
    scenario("but no more than there are", "Ana has hand 9; cards; card brother; brother lender=Bo; card brother; "
             "brother lender=Bo; card brother; brother lender=Bo; turn Ana; round; bids; cards", mark.rule("AKK-69"),
             camp=[13, 1]),
    scenario("borrowed knights do not bid", f"{BROTHER}; round; bids; until Ana", mark.rule("AKK-67"),
             count="= 1 2 3 4 5 6 7"),
    scenario("or they do", f"{THREE} borrowed_use=bids; cards; card brother; brother lender=Bo; round; bids; until Ana",
             mark.rule("AKK-67"), count="= 1 2 3 4 5 6 7 8 9"),
    scenario("but pay", f"{PLAGUE.replace('=3', '=3 seneschal_pays=no')}; round; bids; -; -; sidon 7; all; award; "
             "until Ana; card jaffa", mark.rule("AKK-64", "AKK-67"), faith=3),
    scenario("before the bidding it is said who takes them", f"{PLAGUE}; round", mark.rule("AKK-68"),
             said="loan-borrower", hint="loans-hint"),
    scenario("or who gives them", f"{PLAGUE.replace('=3', '=3 borrowed_pick=owner')}; round", mark.rule("AKK-68"),
             said="loan-owner"),
    scenario("until the first bid", f"{PLAGUE}; round; tyre 1", mark.rule("AKK-68"), hint=""),
    # ---- Levant Trade ------------------------------------------------------------------------------------------
    *(scenario(f"trade gives half of {n}, rounded up", f"house start=1; {f'tyre {n}; all; award' if n else 'cards'}; "
               "until Ana; card levant; levant target=Bo", mark.rule("AKK-70", "AKK-73"), power=2 + up)
      for n, up in ((0, 0), (1, 1), (2, 1), (3, 2), (5, 3), (7, 4))),
    scenario("of knights at the cities that the card names",
             "house start=1; tyre 2; -; jaffa 1; sidon 3; all; award; done; card levant; levant target=Bo",
             mark.rule("AKK-70"), power=4),
    scenario("or nothing", "house start=1; tyre 4; all; award; done; card levant; levant target=Bo rise=0",
             mark.rule("AKK-70"), power=2),
    scenario("of somebody else", f"{THREE}; cards; card levant", mark.rule("AKK-79"), target="= Bo Cem"),
    scenario("borrowed ones that have paid count", f"{BROTHER} rise=0; round; bids; -; -; sidon 5; all; award; "
             "until Ana; Ana has hand 4; card lance; card jaffa; card jaffa; turn Bo; card levant;"
             "levant target=Ana", mark.rule("AKK-71"), power=[2, 4, 2]),
    scenario("the seneschal never", "house start=1; tyre 2 S; all; award; done; card levant; levant target=Bo",
             mark.rule("AKK-72"), power=3),
    scenario("nor where he has paid",
             "house start=1; tyre 2; all; award; card lance S; done; card levant; levant target=Bo",
             mark.rule("AKK-72"), paid=[{"akkon": 1}, {}], power=3),
    scenario("bid knights count and paid ones",
             "house start=1; tyre 4; all; award; card lance; done; card levant; levant target=Bo",
             mark.rule("AKK-74"), power=5),
    scenario("or only paid ones",
             "house start=1 levant_counts=paid; tyre 4; all; award; card lance; done; card levant;"
             "levant target=Bo", mark.rule("AKK-74"), power=3),
)  # fmt: skip
def test_a_card(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)
