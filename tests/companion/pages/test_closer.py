"""A closer look at a place of the board: its contents in words, and its corrections."""

from __future__ import annotations

from random import Random

from companion.view import wire
from tests.companion.tables import Client, Table, chosen, phone, play_on, seated, values, ways

NAMES = ("Ana", "Bo", "Cem")


def fewer(shown: wire.Show) -> wire.Fact:
    """The largest number on that page, which can be reduced."""
    return max((fact for fact in shown.facts if fact.go), key=lambda fact: int(fact.value))


async def supplied(table: Table) -> tuple[Client, str]:
    """Himalaya with its villages stocked, and a village with known goods."""
    here = await seated(table, *NAMES, game="himalaya")
    begin = (await here.go("play")).asks[0].forms[0]
    laid = (await here.answer(begin.id, ready=[])).asks[0].forms[1]
    await here.answer(laid.id, roll=3, goods={"salt": 3, "barley": 1, "tea": 1})
    rng, session = Random(1), table.core.game.session
    while session.prompts()[0].move != "place_leader":
        await play_on(here, rng, most=1)
    return here, "v3"


async def test_a_tap_on_a_cell_that_nothing_asks_for_opens_its_page_which_marks_it_and_says_what_lies_there(
    table: Table,
) -> None:
    here, village = await supplied(table)
    assert (await here.go("play")).closer == "cell"
    shown = await here.go(f"cell/{village}")
    said = f"Village\u00a0{village[1:]}"
    assert (shown.page, shown.band.who, shown.back and shown.back.go) == (f"cell/{village}", said, "play")
    assert shown.closer == "cell"
    goods = table.core.game.session.state.sites[int(village[1:]) - 1].goods
    assert {f"{n} {good}" for good, n in goods.items()} <= set(values(shown))
    assert shown.drawing
    (cell,) = [s for s in shown.drawing.shapes if isinstance(s, wire.Disc) and s.hit == village]
    assert (cell.edge, cell.width) == ("brass", 5)
    sites = table.core.game.session.state.sites
    empty = next(v for v, site in enumerate(sites, 1) if site.holds == "empty" and v not in (3, 4, 6, 19, 20))
    for nothing in (f"v{empty}", "nowhere"):
        assert "Nothing has been entered here." in values(await here.go(f"cell/{nothing}"))
    there = await (await phone(table, "Bo")).go(f"cell/{village}")
    assert (bool(there.facts), [fact.go for fact in there.facts if fact.go], there.links) == (True, [], ())


async def test_a_number_there_is_set_right_with_the_board_beside_it(table: Table) -> None:
    here, village = await supplied(table)
    number = fewer(await here.go(f"cell/{village}"))
    shown = await here.go(number.go)
    assert shown.drawing
    assert shown.back
    assert shown.back.go == f"cell/{village}"
    form = shown.asks[0].forms[0]
    assert form.changed, "the number that it has already is not set again"
    after = await here.answer(form.id, value=int(number.value) - 1)
    assert after.page == "play"
    assert values(await here.go(f"cell/{village}"))[number.text] == str(int(number.value) - 1)
    assert (await here.go(number.go)).band.who == "Corrections", "it has changed meanwhile"
    await here.refused(wire.Answer(form=form.id, values={"value": 1}))


async def test_a_form_about_a_cell_comes_with_that_cell_chosen(table: Table) -> None:
    here, village = await supplied(table)
    to_stupa = ways(await here.go(f"cell/{village}"))["A stupa"]
    form = (await here.go(to_stupa)).asks[0].forms[0]
    assert chosen(form)["village"] == (int(village[1:]),)
    await here.answer(form.id, village=int(village[1:]), seat=1)
    assert "Bo: stupa" in values(await here.go(f"cell/{village}"))
