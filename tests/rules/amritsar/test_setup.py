"""Setting up: the checklist, the board, the workers, goal and mahout, the bridge (AMR-1..17)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.components import COLOURS, SPOTS
from rules.amritsar.game import GAME
from rules.kit.types import SEAT_TINTS, Allot, Choice, Say, Seating, Who
from tests.rules.amritsar.scenarios import KNOWN, check, mark, scenario, scenarios, told
from tests.rules.amritsar.table import PLACES

WORKERS = [f"workers-{colour}" for colour in COLOURS]
RED = "house known=nothing; bare; learn_red red=north"
ROOMS = f"{RED}; learn_rooms {' '.join(f'capacity.{spot}=4' for spot in SPOTS)}"
FULL = "house known=red; go east; pick spot=north-1"  # the capacity is unknown
LAID = "bare; workers"
START = f"house start=1; {LAID}"
KNOWN["bridges"] = {"bridges": {"book/2point": {"on": "book", "gain": {"point": 2}}}}
AT_BRIDGE = f"{LAID}; lay_temple colour=white; lay_temple colour=blue; lay_temple colour=green"


@pytest.mark.rule("AMR-1", "AMR-2", "AMR-3", "AMR-4", "AMR-5", "AMR-6", "AMR-8", "AMR-9", "AMR-10", "AMR-11", "AMR-12")
@pytest.mark.rule("AMR-13", "AMR-14", "AMR-15", "AMR-16", "AMR-17")
@pytest.mark.parametrize(
    ("seats", "tracking", "storehouses"), [(2, "full", 6), (3, "full", 9), (4, "full", 12), (3, "ledger", 9)]
)
def test_the_checklist_names_the_right_quantities_and_nothing_has_to_be_ticked(
    seats: int, tracking: Any, storehouses: int
) -> None:
    seating = Seating(names=tuple("abcd"[:seats]), tints=SEAT_TINTS[:seats], start=1)
    (field,) = GAME.prompts(GAME.setup(seating, GAME.option_type(tracking=tracking), {}))[0].fields
    assert isinstance(field, Choice)
    assert field.least == 0
    assert {o.label.key: o.label.args for o in field.options if isinstance(o.label, Say)} == {
        "setup-temple": {"n": 3}, "setup-bridges": {"n": 3}, "setup-donations": {"n": 4, "players": seats},
        "setup-tiles": {"n": 3}, "setup-market": {"n": 4}, "setup-workers": {"n": 3, "all": 12},
        "setup-storehouses": {"n": storehouses}, "setup-goals": {"n": 4}, "setup-pawn": {}, "setup-board": {},
        "setup-markers": {"board": 11, "market": 5}, "setup-start": {"coins": 1, "points": 5},
        "setup-order": {"who": Who(seat=1), "last": Who(seat=0)},
        **({"setup-opening": {"who": Who(seat=1)}} if tracking == "ledger" else {}),
    }  # fmt: skip


@scenarios(
    scenario("everybody begins with a coin, five points, a locked tile and markers at the bottom",
             mark.rule("AMR-5", "AMR-6", "AMR-10", "AMR-11", "AMR-12", "AMR-13", "AMR-17"), "house seats=4",
             totals=(5, 5, 5, 5), market={"gold": 4, "copper": 4, "marble": 4}, decade=1, round=1,
             seat_3={"coins": 1, "lock": "locked", "tax": 0, "heights": {"development": 0, "resource": 0, "money": 0},
                     "goods": {"gold": 0, "copper": 0, "marble": 0}, "carried": 2, "board": 9, "waiting": 5}),
    scenario("a ledger is only reminded of the first goal and mahout", mark.rule("AMR-15", "AMR-16", "AMR-17"),
             "house tracking=ledger", acts=("turn", 0)),
    # ---- the printed board ---------------------------------------------------------------------------------
    scenario("where the red space is is asked first", mark.rule("AMR-5"), "house known=nothing; bare",
             asks=["red-space"]),
    scenario("how many fit is told beside the workers, or when a location is full", mark.rule("AMR-5", "AMR-34"), RED,
             asks=[*WORKERS, "rooms"]),
    scenario("both are remembered", mark.rule("AMR-5", "AMR-34"), ROOMS, asks=WORKERS,
             learned={"places": {"board": PLACES}}),
    scenario("one that is full is told when workers come past", mark.rule("AMR-34"), FULL, asks=["sow", "full"],
             choices={"full": ["north-2", "east-1", "east-2"], "extra": [0, 1]}),
    scenario("remembered and skipped", mark.rule("AMR-34"), f"{FULL}; learn_full full=north-2,; sow order=WB",
             ring={"north-2": "G", "east-1": "WWY", "east-2": "BB", "south-1": "GY", "south-2": "W", "west-1": "BG",
                   "west-2": "Y"}, learned={"places": {"board": {"red": "north", "capacity": {"north-2": 1}}}}),
    scenario("where that is not told no worker drops by itself", mark.rule("AMR-34"),
             "house known=red; 0 coins=0; go east; pick spot=north-2", asks=["sow", "full"]),
    scenario("but where it is", mark.rule("AMR-34"), "0 coins=0; go east; pick spot=north-2", step="act"),
    # ---- the workers ---------------------------------------------------------------------------------------
    scenario("twelve workers are told colour by colour", mark.rule("AMR-7"), "bare", asks=WORKERS),
    scenario("and stand there", mark.rule("AMR-7"), LAID,
             ring={"north-1": "WB", "north-2": "G", "east-1": "WY", "east-2": "B", "south-1": "GY", "south-2": "W",
                   "west-1": "BG", "west-2": "Y"}, rules=set()),
    *(scenario(f"that they are not mixed in a district is noticed where the table reads it so ({reading})",
               mark.rule("AMR-7"), f"house start_workers={reading}; bare; workers WW W BB B GG G YY Y", rules=noticed)
      for reading, noticed in (("mixed", {"AMR-7"}), ("marked", set[str]()))),
    scenario("and nothing of those that are", mark.rule("AMR-7"), f"house start_workers=mixed; {LAID}", rules=set()),
    scenario("more than find room are written down with a warning", mark.rule("AMR-34"),
             "bare; workers WWWBB B - - GGG - YYY -", rules={"AMR-34"},
             ring={"north-1": "WWWBB", "north-2": "B", "south-1": "GGG", "west-1": "YYY"}),
    # ---- goal and mahout -----------------------------------------------------------------------------------
    scenario("goal and mahout are laid in turn order", mark.rule("AMR-9", "AMR-15", "AMR-16"), START,
             acts=("lay_temple", 1), choices={"colour": [*COLOURS]}),
    scenario("on colours that nobody else has, whose keys keep their places", mark.rule("AMR-16"),
             f"{START}; lay_temple colour=blue", acts=("lay_temple", 2), spent=[(1, "blue")],
             choices={"colour": ["white", "green", "yellow"]}),
    scenario("each has one then, and two markers on the elephant", mark.rule("AMR-15", "AMR-16"), AT_BRIDGE,
             goals=1, carried=2, seat_2={"goals": 1, "carried": 2}, step="bridge"),
    scenario("or they come in two laps", mark.rule("AMR-15"), f"house opening=laps; {LAID}", acts=("lay_goals", -1)),
    scenario("first the goal", mark.rule("AMR-15"), f"house opening=laps; {LAID}; lay_goals", goals=1, carried=1,
             acts=("lay_temple", 0)),
    scenario("then the mahout", mark.rule("AMR-15"), f"house opening=laps; {LAID}; lay_goals; lay_temple colour=white",
             goals=1, carried=2),
    # ---- the bridge ----------------------------------------------------------------------------------------
    scenario("the bridge tile of the decade is told once", mark.rule("AMR-2", "AMR-54"), "",
             learned=KNOWN["bridges"]),
    scenario("and offered later", mark.rule("AMR-2", "AMR-54"), f"house known=bridges; {AT_BRIDGE}",
             asks=["bridge-known", "bridge-tile"], choices={"content": ["book/2point"]}),
    scenario("with what it brings", mark.rule("AMR-54"), f"house known=bridges; {AT_BRIDGE}; "
             "bridge-known content=book/2point", acts=("place", 0)),
)  # fmt: skip
def test_setting_up(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@pytest.mark.rule("AMR-7")
def test_workers_are_told_by_taps_on_the_places_of_the_board() -> None:
    (field,) = told("bare").form("lay_workers", values={"colour": "green"}).fields
    assert isinstance(field, Allot)
    assert field.cells == {spot: spot for spot in SPOTS}
    assert (field.least, field.most, set(field.caps.values())) == (3, 3, {3})
