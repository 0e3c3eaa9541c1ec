"""What storehouses bring, at once and for the rest of the game (AMR-69)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.game import GAME
from tests.rules.amritsar.scenarios import KNOWN, check, mark, scenario, scenarios, told
from tests.rules.amritsar.table import Table
from tests.rules.amritsar.test_decade import END

HAMMER = "0 marble=2; land north-2 W north; act white white=1"


def laid(lasts: dict[str, Any] | None, gains: dict[str, int] | None, bags: int = 1) -> Table:
    """The first seat lays a storehouse that brings something for the rest of the game, at once, or both."""
    table = told(HAMMER)
    table.answer("upgrade-storehouse", {"bags": bags, "brings": 1})
    if lasts:
        table.answer("lasts-first")
        table.answer("lasts", lasts)
    table.answer("gains" if gains else "gains-none", {"gain": gains} if gains else {})
    return table


def later(table: Table) -> Table:
    """In the next game it is a tap."""
    KNOWN["storehouses"] = {"storehouses": GAME.learned(table.state)["storehouses"]}
    (content,) = KNOWN["storehouses"]["storehouses"]
    return told(f"house known=storehouses; {HAMMER}; upgrade-known content={content}")


@pytest.mark.rule("AMR-69")
@pytest.mark.parametrize(
    ("lasts", "gains", "bags", "name", "points"),
    [
        ({"on": "trade", "gain": {"coin": 1}}, None, 1, "1/nothing/trade/1coin", 5),
        ({"on": "decade", "gain": {"point": 1}}, {"point": 2}, 1, "1/2point/decade/1point", 7),
        (None, {"point": 2}, 0, "0/2point", 7),
    ],
)
def test_what_a_storehouse_brings_is_told_once_and_a_tap_in_the_next_game(
    lasts: dict[str, Any] | None, gains: dict[str, int] | None, bags: int, name: str, points: int
) -> None:
    table = laid(lasts, gains, bags)
    assert list(GAME.learned(table.state)["storehouses"]) == [name]
    for each in (table, later(table)):
        side = each.side()
        assert [{"on": gift.on, "gain": gift.gain} for gift in side.lasting] == ([lasts] if lasts else [])
        assert (each.totals[0], side.tax, side.storehouses) == (points, bags, 1)


@pytest.mark.rule("AMR-69", "AMR-84")
def test_a_storehouse_may_bring_books_at_once() -> None:
    table = laid(None, {"money": 1, "book": 1})
    table.answer("space", {"gain": {}, "marks": []})
    table.answer("rise", {"track": "resource"})
    table.answer("space", {"gain": {}, "marks": []})
    assert table.side().heights == {"development": 0, "money": 1, "resource": 1}
    assert list(GAME.learned(table.state)["storehouses"]) == ["1/1money+1book"]


HERE = "land north-2 W north"
OTHER = "house bridge=temple"  # the bridge tile is not about books


@scenarios(
    scenario("a storehouse gives its benefit for the deed that it shows", mark.rule("AMR-69"),
             f"0 lasting=gold:point; {HERE}; act white gold=1; take", totals=(6, 5, 5), rules={"AMR-69"}),
    scenario("it does not set itself off", mark.rule("AMR-69"),
             f"0 lasting=trade:trade; {HERE}; act white trade=1; trade; settle; trade; settle", step="act"),
    scenario("for something else it is claimed once in a turn", mark.rule("AMR-69"),
             f"0 lasting=other:point; {HERE}; storehouse-0", points=6,
             asks=["main", "bonus", "elephant", "mahout", "finish"]),
    scenario("one that is taken away leaves the others as they were claimed", mark.rule("AMR-69"),
             f"0 lasting=other:point; 0 lasting=other:coin; {HERE}; storehouse-1; take; 0 unlasting=0",
             asks=["main", "bonus", "elephant", "mahout", "finish"]),
    scenario("it gives income at the end of a decade", mark.rule("AMR-69", "AMR-92"),
             f"{END}; 1 lasting=decade:point; quiet_turn", totals=(5, 6, 5), line={"income": (0, 1, 0)}),
    scenario("a book for every book ends with the one that a storehouse gave", mark.rule("AMR-69", "AMR-84"),
             f"{OTHER}; 0 lasting=book:book; {HERE}; act white development=1; rise track=money; "
             "learn_space; learn_space", heights={"development": 1, "money": 1, "resource": 0}, step="act"),
)  # fmt: skip
def test_what_a_storehouse_gives(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)
