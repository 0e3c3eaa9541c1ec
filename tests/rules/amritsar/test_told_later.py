"""Workers entered late: a location is entered when a player picks it up, or arrives while it may be full."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.amritsar.components import SPOTS
from rules.amritsar.game import GAME
from rules.kit.types import Allot
from tests.rules.amritsar.scenarios import KNOWN, check, mark, scenario, scenarios, told
from tests.rules.amritsar.table import WORKERS, Table, workers

KNOWN["twos"] = {"places": {"board": {"red": "north", "capacity": dict.fromkeys(SPOTS, 2)}}}
LATER = "later; go south"
GREEN = f"{LATER}; pick spot=south-1 lie.green=1"  # one was there
NEXT = f"{GREEN}; sow; end_turn; go south"  # and is on south-2 now, whose other workers are unknown
WITH_TWO = "; pick spot=south-1 lie.green=1; learn_spot spot=south-2 lie.white=1 lie.blue=1"


@scenarios(
    *(scenario(f"a game may begin before anybody has told where workers stand ({reading})", mark.rule("AMR-7"),
               f"house opening={reading} known=nothing; bare; later; learn_red red=north", acts=first, unsure=[*SPOTS])
      for reading, first in (("together", ("lay_temple", 0)), ("laps", ("lay_goals", -1)))),
    scenario("any location may be picked up", mark.rule("AMR-7", "AMR-31"), LATER, offers={"spot": [*SPOTS]}),
    scenario("whoever does tells its workers in the same form", mark.rule("AMR-7", "AMR-31"),
             f"{LATER}; pick spot=south-1 lie.green=1 lie.yellow=1; sow order=GY", ring={"south-2": "G", "west-1": "Y"},
             unsure=[spot for spot in SPOTS if spot != "south-1"], last="yellow west-1"),
    scenario("with those that came meanwhile those from the start are picked up", mark.rule("AMR-7", "AMR-31"),
             f"{NEXT}; pick spot=south-2 also.white=1", ring={"south-2": "WG"}, acts=("sow", 1),
             unsure=[spot for spot in SPOTS if not spot.startswith("south")]),
    scenario("none drops by itself where nobody has told who lies there", mark.rule("AMR-34"),
             f"later; 0 coins=0; go south; {GREEN.partition('south; ')[2]}", asks=["sow", "lying"],
             choices={"spot": ["south-2"]}),
    scenario("a full location is told with who lies there, and skipped", mark.rule("AMR-34"),
             f"house known=twos; {LATER}{WITH_TWO}; sow extra=0", ring={"south-2": "WB", "west-1": "G"}),
    scenario("also where nobody has told how many fit", mark.rule("AMR-34"),
             f"house known=red; {LATER}{WITH_TWO}; learn_full full=south-2,; sow extra=0",
             ring={"south-2": "WB", "west-1": "G"},
             learned={"places": {"board": {"red": "north", "capacity": {"south-2": 2}}}}),
    scenario("when all twelve are told the other locations are empty", mark.rule("AMR-7"),
             f"{LATER}; pick spot=south-1 lie.white=3 lie.blue=3 lie.green=3 lie.yellow=3", unsure=[], asks=["sow"]),
)  # fmt: skip
def test_workers_told_later(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@pytest.mark.rule("AMR-7", "AMR-31")
def test_those_that_lay_there_are_at_least_one_where_none_has_come_and_of_those_that_are_left() -> None:
    lie, also = (field for field in told(NEXT).ask().fields if isinstance(field, Allot))
    assert lie.when == ("spot", tuple(spot for spot in SPOTS if spot not in ("south-1", "south-2")))
    assert also.when == ("spot", ("south-2",))
    assert (lie.least, also.least) == (1, 0), "none is not picked up"
    assert lie.caps == also.caps == {"white": 3, "blue": 3, "green": 2, "yellow": 3}, "one green is told"


@pytest.mark.rule("AMR-7")
def test_where_nobody_has_told_the_workers_only_those_that_came_since_are_set_right() -> None:
    table = told(LATER)
    assert corrected(table, "south-2") == []
    table = told(f"{LATER}{WITH_TWO}")
    assert corrected(table, "south-1") == corrected(table, "south-2") == ["white", "blue", "green", "yellow"]


def corrected(table: Table, spot: str) -> list[str]:
    """The colours with a correctable number at a location."""
    ids = [fix.id for fix in GAME.corrections(table.state)]
    return [id.rsplit("-", 1)[1] for id in ids if id.startswith(f"correct_workers-{spot}-")]


@pytest.mark.rule("AMR-7", "AMR-32")
def test_told_later_or_first_the_workers_come_to_stand_alike() -> None:
    first, later = told("house seats=4 known=red; go south"), told(f"house seats=4 known=red; {LATER}")
    for spot, there in zip(reversed(SPOTS), reversed(WORKERS), strict=True):
        lie = dict(Counter(workers(there)))
        first.play("pick", {"spot": spot})
        later.play("pick", {"spot": spot, "also" if later.spot(spot) else "lie": lie})
        assert later.spot(spot) == first.spot(spot), "with those that have come since"
        order = sorted(first.state.spots[SPOTS.index(spot)])
        for table in (first, later):
            table.play("sow", {"order": order, "extra": 0})
            table.end_turn()
            table.ride("south" if table.open("place") else 0)
    assert [first.spot(spot) for spot in SPOTS] == [later.spot(spot) for spot in SPOTS]
    assert (later.totals, later.state.untold) == (first.totals, ())
