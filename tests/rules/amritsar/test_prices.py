"""Prices on the board: learned from trades, and pre-filled (AMR-58)."""

from __future__ import annotations

from typing import Any

from tests.rules.amritsar.scenarios import KNOWN, check, mark, scenario, scenarios


def prices(**ways: int) -> dict[str, Any]:
    """The known prices of these trades, in coins."""
    return {"prices": {way.replace("_", "-"): {"coins": n} for way, n in ways.items()}}


KNOWN["sold"] = {"prices": {"sell-gold-2-4": {"coins": 3, "points": 1}}}
KNOWN["cheap"] = prices(buy_copper_4_3=2, buy_copper_3_2=3)
KNOWN["dear"] = prices(buy_copper_4_3=2, buy_copper_3_2=4)
KNOWN["copper"] = prices(buy_copper_4_3=2)
KNOWN["wrong"] = prices(sell_gold_2_3=9)
# The first seat trades; there are two gold and four of the others in the market.
TRADING = "0 gold=3 copper=3 coins=5; table gold=2; land north-2 W north; act white trade=1"
BOTH = "trade buy.copper=1 buy.marble=1; settle-prices paid=5"
SET_RIGHT = f"{TRADING}; trade buy.copper=2; table copper=0"


@scenarios(
    scenario("what a trade came to is known", mark.rule("AMR-58"),
             f"{TRADING}; trade sell.gold=2; settle-prices received=3 points=1", learned=KNOWN["sold"]),
    scenario("and proposed the next time", mark.rule("AMR-58"), f"house known=sold; {TRADING}; trade sell.gold=2",
             proposed={"received": 3, "points": 1, "marker": 1}),
    scenario("with one tap", mark.rule("AMR-58"), f"house known=sold; {TRADING}; trade sell.gold=2; settle-prices",
             coins=8, points=6),
    scenario("ways that meet are added up", mark.rule("AMR-58"), f"house known=cheap; {TRADING}; trade buy.copper=2",
             proposed={"paid": 5, "marker": 1}),
    scenario("more coins than there are are not proposed", mark.rule("AMR-58"),
             f"house known=dear; {TRADING}; trade buy.copper=2", proposed={"marker": 1}),
    # ---- learning from a trade -----------------------------------------------------------------------------
    scenario("of several the one that was not known", mark.rule("AMR-58"), f"house known=copper; {TRADING}; {BOTH}",
             learned=prices(buy_copper_4_3=2, buy_marble_4_3=3)),
    scenario("of several unknown ones nothing", mark.rule("AMR-58"), f"{TRADING}; {BOTH}", learned=prices()),
    scenario("what found the market full has none", mark.rule("AMR-58", "AMR-62"),
             f"{TRADING}; trade sell.gold=3; settle-prices received=3 full=1", learned=prices(sell_gold_2_4=3)),
    scenario("so nothing is learned of it alone", mark.rule("AMR-58", "AMR-62"),
             f"{TRADING}; trade sell.copper=1; settle-prices received=0 full=1", learned=prices()),
    scenario("one that was told wrong is replaced", mark.rule("AMR-58"),
             f"house known=wrong; {TRADING}; trade sell.gold=1; settle-prices received=2",
             learned=prices(sell_gold_2_3=2)),
    scenario("or forgotten when the coins are set right", mark.rule("AMR-58"), f"house known=wrong; {TRADING}; "
             "trade sell.gold=1; settle-prices; 0 coins=7; fix forget-prices id=sell-gold-2-3", coins=7,
             learned=prices()),
    scenario("other prices than those on the board teach nothing", mark.rule("AMR-58"),
             f"{TRADING}; trade sell.gold=2; settle received=9", learned=prices()),
    scenario("nor a market that is set right meanwhile", mark.rule("AMR-58"), f"{SET_RIGHT}; settle-prices paid=3",
             learned=prices(), goods=(3, 5, 0), coins=2, market={"gold": 2, "copper": 0, "marble": 4}),
    scenario("which proposes nothing either", mark.rule("AMR-58"), f"house known=cheap; {SET_RIGHT}",
             proposed={"marker": 1}),
)  # fmt: skip
def test_prices(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)
