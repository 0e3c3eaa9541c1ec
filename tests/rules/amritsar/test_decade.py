"""The end of a decade and of the game (AMR-86, AMR-89..98)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.game import GAME
from tests.rules.amritsar.scenarios import DONATIONS, KNOWN, check, mark, scenario, scenarios, told

SPACES: dict[str, Any] = {
    "money-1": {"gain": {"coin": 2}, "hourglass": True},
    "money-2": {"gain": {"point": 3}, "hourglass": True},
    "money-3": {"gain": {"point": 1}, "last": True},
}
TAX = {str(height): {"coins": height} for height in range(9)}
PRINTED = {"donations": DONATIONS, "spaces": SPACES, "tax": TAX}


KNOWN["printed"] = PRINTED
KNOWN["tax"] = {"tax": TAX}
KNOWN["temple"] = {**PRINTED, "temples": {"4": {"points": 4}}}
KNOWN["each"] = {**PRINTED, "temples": {"5/4/3/2": {"each": {"north": 5, "east": 4, "south": 3, "west": 2}}}}
HAMMERS: tuple[dict[str, int], ...] = ({"white": 1}, {"white": 1, "point": 1}, {"brown": 1})
KNOWN["hammers"] = {
    **PRINTED, "spaces": {f"money-{n}": {"gain": gain, "hourglass": True} for n, gain in enumerate(HAMMERS, 1)},
}  # fmt: skip
LAST = "table round=4; turn-of 2"  # the last turn of a decade is still to be played
END = f"house known=printed; {LAST}"
FINAL = f"{END}; table decade=3"
NEXT = "bridge-tile on=book; learn_bonus gain.point=2"


@scenarios(
    # ---- majorities --------------------------------------------------------------------------------------
    scenario("most markers on a donation tile score the temple tile", mark.rule("AMR-89"),
             f"{END}; markers 0-0=0 0-1=0 0-2=1; markers-east 0-0=1; quiet_turn; temple points=4", totals=(9, 9, 5),
             rules={"AMR-89"}),
    scenario("where nobody donated nobody is asked and nobody scores", mark.rule("AMR-89"), f"{END}; quiet_turn",
             asks=["close"], totals=(5, 5, 5)),
    scenario("all who tie for the most get the full points", mark.rule("AMR-90"),
             f"{END}; markers 0-0=0 0-1=1; quiet_turn; temple points=4", totals=(9, 9, 5), rules={"AMR-90"}),
    scenario("a temple tile that was told is a tap in the next game", mark.rule("AMR-1", "AMR-89"),
             f"house known=temple; {LAST}; markers 0-0=0; quiet_turn", offers={"points": [4]},
             asks=["temple-known", "temple", "temple-each"]),
    scenario("markers stay and score again in the next decade", mark.rule("AMR-94"),
             f"{END}; markers 0-0=0; quiet_turn; temple points=4; close; {NEXT}; {LAST}; quiet_turn; temple points=6",
             points=15, gifts={"0-0": 0}),
    scenario("a temple tile may bring other points in each district", mark.rule("AMR-1", "AMR-89"),
             f"{END}; markers 0-0=0; markers-west 0-0=1; quiet_turn; "
             "temple-each each.north=5 each.east=4 each.south=3 each.west=2", line={"majority": (5, 2, 0)},
             learned={"temples": KNOWN["each"]["temples"]}),
    scenario("and is a tap then", mark.rule("AMR-1", "AMR-89"),
             f"house known=each; {LAST}; markers-east 0-0=2; quiet_turn",
             asks=["temple", "temple-each-known", "temple-each"]),
    scenario("with what it brings", mark.rule("AMR-89"), f"house known=each; {LAST}; markers-east 0-0=2; quiet_turn; "
             "temple-each-known content=5/4/3/2", line={"majority": (0, 0, 4)}),
    # ---- taxes -------------------------------------------------------------------------------------------
    scenario("taxes are paid by the height of the marker", mark.rule("AMR-91"),
             f"{END}; 0 tax=3 coins=5; 1 tax=1 coins=1; quiet_turn", coins=2, seat_1={"coins": 0}, totals=(5, 5, 5)),
    scenario("the coins for a height are asked once", mark.rule("AMR-91"),
             f"{LAST}; 0 tax=3 coins=5; quiet_turn; learn_tax coins.0=0 coins.3=2", coins=3),
    *(
        scenario(f"too few coins cost points by decade: {decade}, {reading}", mark.rule("AMR-91"),
                 f"house tax_loss={reading}; {END}; table decade={decade}; 0 tax=3 coins=1; quiet_turn",
                 points=5 - decade * times, rules={"AMR-91"})
        for decade in (1, 2, 3) for reading, times in (("once", 1), ("each", 2))
    ),
    scenario("who cannot pay all pays what there is", mark.rule("AMR-91"), f"{END}; 0 tax=3 coins=1; quiet_turn",
             coins=0),
    scenario("or nothing", mark.rule("AMR-91"), f"house tax_short=nothing; {END}; 0 tax=3 coins=1; quiet_turn",
             coins=1),
    scenario("a tax that cannot be paid leads below zero", mark.rule("AMR-29", "AMR-91"),
             f"{FINAL}; 0 tax=3 coins=0 score=1; quiet_turn", points=-2),
    scenario("or not", mark.rule("AMR-29", "AMR-91"),
             f"house below_zero=floor; {FINAL}; 0 tax=3 coins=0 score=1; quiet_turn", points=0),
    # ---- income ------------------------------------------------------------------------------------------
    scenario("income brings the bonus of every hourglass and of no other space", mark.rule("AMR-86", "AMR-92"),
             f"{END}; 0 height-money=3; quiet_turn; take", coins=3, points=8),
    scenario("taxes come before income", mark.rule("AMR-91", "AMR-92"),
             f"{END}; 0 height-money=1 tax=2 coins=0; quiet_turn; take", coins=2, points=4),
    scenario("or passed", mark.rule("AMR-86"), f"house hourglass=passed; {END}; 0 height-money=2; quiet_turn; take",
             coins=3, points=5),
    scenario("a space that cannot be read is left out and brings nothing", mark.rule("AMR-92"),
             f"house known=tax; {LAST}; 0 height-money=1; quiet_turn; leave", totals=(5, 5, 5), step="close"),
    *(scenario(f"every hourglass with a hammer is an upgrade of its own ({reading})", mark.rule("AMR-67", "AMR-92"),
               f"house known=hammers hammer={reading}; {LAST}; 0 height-money=3 marble=2 copper=1; quiet_turn; "
               "upgrade-storehouse bags=0; upgrade-storehouse bags=0; upgrade-goal", storehouses=2, goals=2, points=6,
               step="close")
      for reading in ("one", "each")),
    *(scenario(f"a space that nobody has read is asked before ({reading})", mark.rule("AMR-86", "AMR-92"),
               f"house known=tax hourglass={reading}; {LAST}; 0 height-money=2; 1 height-money=1; quiet_turn{read * n}",
               totals=(5 + n, 4 + n, 5), step="close")
      for read in ("; learn_space gain.point=1 marks=hourglass,",) for reading, n in (("reached", 2), ("passed", 1))),
    scenario("a book in the income brings its points there", mark.rule("AMR-86", "AMR-92"),
             f"house known=tax; {LAST}; 0 height-money=1; quiet_turn; learn_space gain.resource=1 marks=hourglass,; "
             "learn_space gain.point=4", line={"income": (4, 0, 0)},
             heights={"development": 0, "money": 1, "resource": 1}),
    # ---- the end -----------------------------------------------------------------------------------------
    scenario("the bridge is turned over and the temple grows", mark.rule("AMR-93"), f"{END}; quiet_turn",
             choices={"ready": ["close-bridge", "close-temple"]}),
    scenario("then the next decade begins with its bridge", mark.rule("AMR-93"), f"{END}; quiet_turn; close",
             decade=2, round=1, turn=0, acts=("learn_bridge", -1)),
    *(scenario(f"the last temple piece is laid or not ({reading})", mark.rule("AMR-93"),
               f"house last_piece={reading}; {FINAL}; quiet_turn", choices={"ready": ["close-bridge", *temple]})
      for reading, temple in (("laid", ["close-temple"]), ("not", []))),
    scenario("goal points are not known before the end", mark.rule("AMR-9", "AMR-96"), FINAL,
             line={"goals": (None, None, None)}),
    scenario("a track with its last space reached scores at the end", mark.rule("AMR-95"),
             f"{FINAL}; 1 height-money=3; quiet_turn; take; close; final tracks.1=6", step="over",
             line={"tracks": (0, 6, 0)}),
    scenario("so may one that nobody has read", mark.rule("AMR-95"),
             f"house last_decade=not; {LAST}; table decade=3; 1 height-resource=4; quiet_turn; final tracks.1=6",
             line={"tracks": (0, 6, 0)}),
    scenario("goals are turned up at the end", mark.rule("AMR-96"),
             f"{FINAL}; quiet_turn; close; final goals.0=7 goals.2=1", totals=(12, 5, 6)),
    scenario("with the first or without", mark.rule("AMR-96"), f"house first_goal=not; {FINAL}; quiet_turn; close",
             step="over"),
    scenario("then by who has two", mark.rule("AMR-96"),
             f"house first_goal=not; {FINAL}; 1 goals=2; quiet_turn; close; final goals.1=7", totals=(5, 12, 5)),
    scenario("the third decade ends like the others", mark.rule("AMR-98"), f"{FINAL}; 0 tax=3 coins=1; quiet_turn",
             asks=["close"], points=2),
    scenario("or is not scored", mark.rule("AMR-98"), f"house last_decade=not; {FINAL}; 0 tax=3 coins=1; quiet_turn",
             asks=["final"], points=5, said=["decade-not-scored"]),
)  # fmt: skip
def test_the_end_of_a_decade(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@pytest.mark.rule("AMR-97")
@pytest.mark.parametrize(
    ("goals", "places"), [("goals.1=7", (2, 1, 2)), ("goals.0=3 goals.1=3", (1, 1, 3)), ("", (1, 1, 1))]
)
def test_most_points_win_and_equal_totals_share_the_place(goals: str, places: tuple[int, ...]) -> None:
    sheet = GAME.sheet(told(f"{FINAL}; quiet_turn; close; final {goals}").state)
    assert (sheet.places, sheet.ended_by) == (places, "decades")
