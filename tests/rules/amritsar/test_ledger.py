"""Results only: turns, followers, points and the end of a decade, without printed values."""

from __future__ import annotations

from typing import Any

from tests.rules.amritsar.scenarios import check, mark, scenario, scenarios

LEDGER = "house tracking=ledger"
LATE = "table decade=3; 0 score=1"
LAST = "table decade=2 round=4; turn-of 2; quiet_turn"  # the end of the second decade
SCORED = "majority points.0=8 points.1=4 points.2=0"


@scenarios(
    scenario("a turn is its points, and then the next seat is asked", mark.rule("AMR-21"), f"{LEDGER}; turn points=6",
             totals=(11, 5, 5), acts=("turn", 1)),
    scenario("without points and followers it is one tap", mark.rule("AMR-53"), f"{LEDGER}; turn", totals=(5, 5, 5),
             turn=1),
    *(
        scenario(f"passing the pawn costs by decade in the ledger too: {decade}", mark.rule("AMR-27"),
                 f"{LEDGER}; table decade={decade}; turn points=4 passed=1", points=9 - decade, rules={"AMR-27"})
        for decade in (1, 2, 3)
    ),
    scenario("nobody passes it three times", mark.rule("AMR-27"), LEDGER, offers={"passed": [1, 2]}),
    scenario("who moved twice may have passed it twice", mark.rule("AMR-27", "AMR-48"),
             f"{LEDGER}; table decade=2; turn points=4 passed=2", points=5, said=["pawn-passed", "pawn-passed"]),
    *(scenario(f"which the score stands below zero ({reading})", mark.rule("AMR-29", "AMR-48"),
               f"{LEDGER} below_zero={reading}; {LATE}; turn points=4 passed=2", points=points)
      for reading, points in (("allowed", -1), ("floor", 1))),
    scenario("the others follow in turn order", mark.rule("AMR-51", "AMR-52"), f"{LEDGER} seats=4 start=1",
             offers={"who": [2, 3, 0]}),
    scenario("one form says who does, and the active player gets a point for each", mark.rule("AMR-51", "AMR-53"),
             f"{LEDGER} seats=4 start=1; turn points=2 who=2,0 gains.2=3 gains.0=0", totals=(5, 9, 8, 5), turn=2),
    scenario("after the majorities missing coins cost points", mark.rule("AMR-89", "AMR-91"),
             f"{LEDGER}; {LAST}; {SCORED}; tax missing.0=0 missing.1=2 missing.2=0", acts=("income", -1),
             totals=(13, 7, 5)),
    scenario("each of them, where the table reads it so", mark.rule("AMR-91"),
             f"{LEDGER} tax_loss=each; {LAST}; {SCORED}; tax missing.0=0 missing.1=2 missing.2=0", totals=(13, 5, 5)),
    scenario("then the income and the next decade", mark.rule("AMR-92", "AMR-93"),
             f"{LEDGER}; {LAST}; majority; tax; income points.0=0 points.1=0 points.2=3; close", totals=(5, 5, 8),
             acts=("turn", 0), decade=3, round=1),
    scenario("tracks and goals of everybody end the game", mark.rule("AMR-95", "AMR-96", "AMR-97"),
             f"{LEDGER}; {LAST.replace('=2 ', '=3 ')}; majority; tax; income; close; "
             "final tracks.0=4 tracks.1=0 tracks.2=1 goals.0=0 goals.1=9 goals.2=2", totals=(9, 14, 8), step="over"),
)  # fmt: skip
def test_the_ledger(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)
