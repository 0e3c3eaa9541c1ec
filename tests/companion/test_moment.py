"""Whoever wins a battle has the prompt bar of those who are asked nothing, until the next move."""

from __future__ import annotations

from companion.view import wire
from tests.companion.table import Client, Table, committing, phone, seated

BUILDER, SOLDIERS = {"builder": 1}, {"infantry": 2}
WON = wire.Band(who="Bo", ask="takes the tile: Open field, 4", mark=wire.Mark(shape="square", tint="blue"))


async def won(here: Client) -> wire.Show:
    """Bo alone has committed an army, and takes the open field of 4."""
    shown = await committing(here)
    for count in (1, 2, 1):
        shown = await here.answer(shown.asks[0].forms[0].id, count=count)
    return await here.answer(shown.asks[0].forms[0].id, faces={"0": BUILDER, "1": SOLDIERS, "2": BUILDER})


async def test_the_table_reads_what_it_is_asked_and_who_answers(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", "Cem")
    shown = await won(here)
    form = shown.asks[0].forms[0]
    assert (shown.band.who, shown.band.ask) == ("Bo", form.label)


async def test_a_phone_that_is_asked_something_reads_that_and_every_other_one_reads_who_won(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", "Cem")
    shown = await won(here)
    asked = shown.asks[0].seat
    for seat, name in enumerate(("Ana", "Bo", "Cem")):
        band = (await (await phone(table, name)).go("play")).band
        assert (band == WON) == (seat != asked)
