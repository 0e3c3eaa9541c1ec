"""What storehouses bring, at once and for the rest of the game (AMR-69)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.game import GAME
from tests.rules.amritsar.table import Table
from tests.rules.amritsar.test_decade import PRINTED, before_the_end


def laid(tell: str, *told: dict[str, Any], catalogue: dict[str, Any] | None = None, bags: int = 1) -> Table:
    """The first seat lays a storehouse that brings something."""
    table = Table.opened(catalogue=catalogue)
    table.has(0, marble=2)
    table.land("north-2", "W", "north")
    table.main("white", white=1)
    table.answer("upgrade-storehouse", {"bags": bags, "brings": 1})
    if tell == "lasts":
        table.answer("lasts-first")
    table.answer(tell, told[0])
    if tell == "lasts":
        table.answer("gains" if told[1:] else "gains-none", told[1] if told[1:] else {})
    return table


def gives(seat: int, on: str | None, **gain: int) -> Table:
    """The first turn; that seat has a storehouse that gives this."""
    table = Table.opened()
    table.correct(f"storehouses-{seat}", {"which": "new", "on": on, "gain": gain})
    return table


@pytest.mark.rule("AMR-69")
def test_a_lasting_benefit_is_told_once_and_a_tap_in_the_next_game() -> None:
    table = laid("lasts", {"on": "trade", "gain": {"coin": 1}})
    (gift,) = table.side().lasting
    assert (gift.on, gift.gain) == ("trade", {"coin": 1})
    known = GAME.learned(table.state)
    assert known["storehouses"] == {
        "1/nothing/trade/1coin": {"bags": 1, "lasting": {"on": "trade", "gain": {"coin": 1}}}
    }
    later = Table.opened(catalogue={"storehouses": known["storehouses"]})
    later.has(0, marble=1)
    later.land("north-2", "W", "north")
    later.main("white", white=1)
    later.answer("upgrade-known", {"content": "1/nothing/trade/1coin"})
    assert (later.side().lasting, later.side().tax, later.side().storehouses) == ((gift,), 1, 1)


@pytest.mark.rule("AMR-69")
def test_a_storehouse_brings_something_at_once_and_for_the_rest_of_the_game() -> None:
    table = laid("lasts", {"on": "decade", "gain": {"point": 1}}, {"gain": {"point": 2}})
    assert (table.totals[0], len(table.side().lasting)) == (7, 1)
    assert list(GAME.learned(table.state)["storehouses"]) == ["1/2point/decade/1point"]


@pytest.mark.rule("AMR-69")
def test_what_a_storehouse_brings_at_once_is_learned_too() -> None:
    table = laid("gains", {"gain": {"point": 2}}, bags=0)
    known = GAME.learned(table.state)
    assert known["storehouses"] == {"0/2point": {"bags": 0, "gain": {"point": 2}}}
    later = Table.opened(catalogue={"storehouses": known["storehouses"]})
    later.has(0, marble=1)
    later.land("north-2", "W", "north")
    later.main("white", white=1)
    later.answer("upgrade-known", {"content": "0/2point"})
    assert later.totals[0] == 5 + 2


@pytest.mark.rule("AMR-69")
def test_a_storehouse_gives_its_benefit_for_the_deed_that_it_shows() -> None:
    table = gives(0, "gold", point=2)
    table.land("north-2", "W", "north")
    table.main("white", gold=1)
    table.take()
    assert (table.totals, table.rules) == ((7, 5, 5), {"AMR-69"})


@pytest.mark.rule("AMR-69")
def test_a_storehouse_does_not_set_itself_off() -> None:
    table = gives(0, "trade", trade=1)
    table.land("north-2", "W", "north")
    table.main("white", trade=1)
    trades = 0
    while table.open("trade"):
        table.trade()
        trades += 1
    assert (trades, table.state.queue) == (2, ())


@pytest.mark.rule("AMR-69")
def test_a_storehouse_for_something_else_is_claimed_once_in_a_turn() -> None:
    table = gives(0, None, point=3)
    table.land("north-2", "W", "north")
    table.answer("storehouse-0")
    assert (table.totals[0], table.open("storehouse")) == (8, False)


@pytest.mark.rule("AMR-69", "AMR-92")
def test_a_storehouse_gives_income_at_the_end_of_a_decade() -> None:
    table = before_the_end(known=PRINTED)
    table.correct("storehouses-1", {"which": "new", "on": "decade", "gain": {"point": 2}})
    table.quiet_turn()
    assert (table.totals, table.line("income")) == ((5, 7, 5), (0, 2, 0))


@pytest.mark.rule("AMR-69")
def test_a_storehouse_that_is_taken_away_leaves_the_others_as_they_were_claimed() -> None:
    table = gives(0, None, point=3)
    table.correct("storehouses-0", {"which": "new", "on": None, "gain": {"point": 1}})
    table.land("north-2", "W", "north")
    table.answer("storehouse-1")
    table.correct("storehouses-0", {"which": "0"})
    assert ([gift.gain for gift in table.side().lasting], table.open("storehouse")) == ([{"point": 1}], False)


@pytest.mark.rule("AMR-69", "AMR-84")
def test_a_storehouse_may_bring_books_at_once() -> None:
    table = laid("gains", {"gain": {"money": 1, "book": 1}})
    table.answer("space", {"gain": {}, "marks": []})
    table.answer("rise", {"track": "resource"})
    table.answer("space", {"gain": {}, "marks": []})
    assert table.side().heights == {"development": 0, "money": 1, "resource": 1}
    assert list(GAME.learned(table.state)["storehouses"]) == ["1/1money+1book"]


@pytest.mark.rule("AMR-69", "AMR-84")
def test_a_book_for_every_book_ends_with_the_one_that_a_storehouse_gave() -> None:
    table = gives(0, "book", book=1)
    table.land("north-2", "W", "north")
    table.main("white", development=1)
    while table.asked("rise") or table.asked("learn_space"):
        if table.asked("rise"):
            table.play("rise", track="money")
        else:
            table.play("learn_space", gain={}, marks=[])
    assert (table.side().heights, table.state.queue) == ({"development": 1, "money": 1, "resource": 0}, ())
