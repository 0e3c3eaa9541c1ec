"""The inventory after rounds 4, 8 and 12, and the full inventory of the advanced rules (HIM-58..63, HIM-92..95)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.kit.types import Allot
from tests.rules.himalaya.scenarios import check, scenario, scenarios, told

mark = pytest.mark
FOURTH = "set correct_round 4; rows"  # the hands are about to be opened
FOUR = "house seats=4"
LEDGER = f"{FOUR}; ledger; set correct_round 4; acted; emptied"
OPEN = "open_hands; open_hands; open_hands; open_hands; open_hands"
YEAR = "stock Ana; set correct_tokens-0 2; set correct_round 12; round; count; count; count"
BHOTIA = "house seats=4 inventory=full at=18,1,2,3"  # Ana's village borders regions 7 and 8 (HIM-95)
WON = f"{FOURTH}; show 1 0 0 0"


@scenarios(
    # ---- the hands -----------------------------------------------------------------------------------
    scenario("by what was followed salt is Ana's and tea is tied", mark.rule("HIM-59", "HIM-60"),
             f"{FOUR}; stock Ana salt salt; stock Bo salt; stock Cem tea; stock Dee tea; {FOURTH}; {OPEN}",
             tokens=[1, 0, 0, 0], stock="salt salt"),
    scenario("whoever alone shows the most gets the token", mark.rule("HIM-59", "HIM-61"),
             f"{FOUR}; {FOURTH}; show 3 4 0 0", tokens=[0, 1, 0, 0], herd=(0, 0)),
    scenario("at a tie nobody", mark.rule("HIM-60", "HIM-62"), f"{FOUR}; {FOURTH}; show 2 1 4 4", tokens=[0, 0, 0, 0]),
    scenario("nor for empty hands", mark.rule("HIM-60"), f"{FOUR}; {FOURTH}; show 0 0 0 0", tokens=[0, 0, 0, 0]),
    scenario("what the hands really held sets the stocks right", mark.rule("HIM-58"),
             f"{FOUR}; stock Ana salt salt jade; {FOURTH}; show 1 3 0 0",
             stock=["salt jade", "salt salt salt", "", ""]),
    scenario("no hands hold more than the box", mark.rule("HIM-63"), f"{FOUR}; {FOURTH}; ! show 10 9 0 0",
             refused="HIM-63"),
    scenario("all of it they may", mark.rule("HIM-63"), f"{FOUR}; {FOURTH}; show 10 8 0 0", tokens=[1, 0, 0, 0]),
    scenario("a token is worth three yaks in the end", mark.rule("HIM-66", "HIM-59"), YEAR, economic=(6, 0, 0)),
    # ---- the ledger ----------------------------------------------------------------------------------
    scenario("the ledger asks only who wins", mark.rule("HIM-59"),
             f"{LEDGER}; award Bo; award nobody; award Bo; award Ana", tokens=[1, 2, 0, 0], warned=set()),
    scenario("and says where more tokens are held than there are", mark.rule("HIM-59"),
             f"{LEDGER}; award Bo; award Bo; award Bo; award Bo; set correct_tokens-0 15; award Bo", round=5,
             tokens=[15, 5, 0, 0], warned={"HIM-59"}),
    scenario("of a prize only the token is kept count of", mark.rule("HIM-92"),
             "ledger; house inventory=full; set correct_round 4; acted; emptied; award Bo; prize stupa; award Bo; "
             "prize token", tokens=[0, 1, 0]),
    scenario("so the ledger asks for nothing else", mark.rule("HIM-92"),
             "ledger; house inventory=full; set correct_round 4; acted; emptied; award Bo", fields=["prize"]),
    # ---- the full inventory --------------------------------------------------------------------------
    scenario("the winner chooses one of three or nothing", mark.rule("HIM-92"), f"{BHOTIA}; {WON}", seat=0,
             prize="= token delegations stupa nothing"),
    scenario("a token", mark.rule("HIM-92"), f"{BHOTIA}; {WON}; prize token", tokens=[1, 0, 0, 0]),
    scenario("nothing, and the next kind", mark.rule("HIM-92"), f"{BHOTIA}; {WON}; prize nothing",
             tokens=[0, 0, 0, 0], ids=["inventory-barley", "show-barley"]),
    scenario("a stupa in a house nearby", mark.rule("HIM-92", "HIM-94", "HIM-95"), f"{BHOTIA}; {WON}; prize stupa 19",
             stupa="19: 0", tokens=[0, 0, 0, 0]),
    scenario("houses in regions 7 and 8", mark.rule("HIM-94", "HIM-95"), f"{BHOTIA}; {WON}", village="= 16 19 20"),
    scenario("not where one stands", mark.rule("HIM-94", "HIM-43"), f"{BHOTIA}; {WON}; stupa 19 Cem",
             village="= 16 20"),
    scenario("nor where none is left", mark.rule("HIM-94", "HIM-44"),
             f"{BHOTIA}; {WON}; stupa 1 Ana; stupa 2 Ana; stupa 3 Ana; stupa 4 Ana; stupa 5 Ana", village="=",
             prize="= token delegations nothing"),
    scenario("two delegations to a region that borders the leader's village", mark.rule("HIM-93", "HIM-95"),
             f"{BHOTIA}; {WON}; prize delegations 7:2", sent="7:2"),
    scenario("or to two of them", mark.rule("HIM-93", "HIM-95", "HIM-96"),
             f"{BHOTIA}; {WON}; prize delegations 7:1 8:1", sent="7:1 8:1"),
    scenario("by the other reading not", mark.rule("HIM-93"),
             f"{BHOTIA} prize_regions=one; {WON}; ! prize delegations 7:1 8:1", refused="HIM-93"),
    scenario("but both to one", mark.rule("HIM-93"), f"{BHOTIA} prize_regions=one; {WON}; prize delegations 8:2",
             sent="8:2"),
)  # fmt: skip
def test_an_inventory(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("HIM-93", "HIM-92")
@mark.parametrize(("sent", "most"), [(0, 2), (14, 1)])
def test_two_are_sent_or_the_last_one(sent: int, most: int) -> None:
    (field,) = (f for f in told(f"{BHOTIA}; {WON}; sent Ana 1 {sent}").ask().fields if isinstance(f, Allot))
    assert (list(field.caps), field.least, field.most) == (["7", "8"], most, most)
