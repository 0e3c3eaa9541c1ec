"""Printed values: entered once, remembered, and checked in files."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.components import MOST_HEIGHT
from rules.amritsar.game import GAME
from rules.kit.types import Say
from tests.rules.amritsar.table import PLACES, Table

GOOD: dict[str, Any] = {
    "places": {"board": PLACES},
    "tiles": {"white/main/2gold": {"colour": "white", "part": "main", "shows": {"gold": 2}}},
    "mahouts": {"1trade": {"shows": {"trade": 1}}},
    "spaces": {"money-3": {"gain": {"coin": 1}, "hourglass": True}},
    "donations": {"3-north": {"width": 3, "rows": {"0": {"cost": {"gold": 1}, "points": 2}}}},
    "tax": {"4": {"coins": 2}},
    "temples": {"5": {"points": 5}, "5/4/3/2": {"each": {"north": 5, "east": 4, "south": 3, "west": 2}}},
    "bridges": {"trade/2point": {"on": "trade", "gain": {"point": 2}}},
    "storehouses": {"1/2coin/decade/1point": {"bags": 1, "gain": {"coin": 2}, "lasting": {"on": "decade",
                                                                                          "gain": {"point": 1}}}},
    "boards": {"player": {"spaces": {"storehouse": 4, "goal": 3, "mahout": 4}}},
    "prices": {"sell-gold-2-4": {"coins": 3, "points": 1}, "buy-gold-4-2": {"coins": 4}},
}  # fmt: skip


def test_a_good_file_is_fine_and_comes_out_as_it_went_in() -> None:
    assert GAME.check({}) == GAME.check(GOOD) == ()
    learned = GAME.learned(Table(catalogue=GOOD).state)
    assert GAME.check(learned) == ()
    assert Table(catalogue=learned).state == Table(catalogue=GOOD).state


BAD: tuple[tuple[str, str, Any], ...] = (
    ("places", "other", PLACES),
    ("places", "board", {**PLACES, "capacity": {"north-1": 0}}),
    ("tiles", "white/main/1gold", GOOD["tiles"]["white/main/2gold"]),
    ("tiles", "white/main/1temple", {"colour": "white", "part": "main", "shows": {"temple": 1}}),
    ("spaces", "money-0", GOOD["spaces"]["money-3"]),
    ("spaces", "money-3", {"gain": {"temple": 1}}),
    ("donations", "5-north", GOOD["donations"]["3-north"]),
    ("donations", "3-north", {"width": 0}),
    ("donations", "3-north", {"width": 3, "rows": {"0": {"cost": {}, "points": 2}}}),
    ("donations", "3-north", {"width": 3, "rows": {"3": {"cost": {"gold": 1}, "points": 2}}}),
    ("tax", "-1", {"coins": 2}),
    ("donations", "3-north", {"width": 3, "rows": {"0": {"cost": {"gold": 1}, "points": 0, "each": [1, 2]}}}),
    ("storehouses", "1/2coin", {"bags": 2, "gain": {"coin": 2}}),
    ("storehouses", "1/nothing/gold/1temple", {"bags": 1, "lasting": {"on": "gold", "gain": {"temple": 1}}}),
    ("boards", "player", {"spaces": {"storehouse": 4, "goal": 3}}),
    *(
        ("prices", way, {"coins": 2})
        for way in ("sell-gold-4-2", "buy-gold-2-4", "buy-gold-02-1", "lend-gold-2-1", "buy-tin-2-1", "buy")
    ),
)
POSSIBLE: tuple[tuple[str, str, Any], ...] = (  # but barely
    ("spaces", f"money-{MOST_HEIGHT}", {"gain": {"coin": 1}}),
    ("donations", "3-north", {"width": 1, "rows": {"0": {"cost": {"gold": 1}, "points": 2}}}),
    ("donations", "4-west", {"width": 6}),
)


@pytest.mark.parametrize(("entry", "is_bad"), [*((e, True) for e in BAD), *((e, False) for e in POSSIBLE)])
def test_a_bad_entry_is_named_and_what_is_just_possible_is_none(entry: tuple[str, str, Any], is_bad: bool) -> None:
    kind, id, value = entry
    said = GAME.check({**GOOD, kind: {id: value}})
    assert [(say.args["kind"], say.args["id"]) for say in said] == [(Say(key=f"section-{kind}"), id)] * is_bad
