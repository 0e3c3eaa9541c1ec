"""Whoever wins a battle has the prompt bar until the next move."""

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


async def test_the_prompt_bar_is_the_winners_until_the_next_move(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", "Cem")
    shown = await won(here)
    assert shown.band == WON
    assert shown.asks[0].forms[0].label  # the form says what is asked now
    after = await here.answer(shown.asks[0].forms[0].id, tile="open", value=3)
    assert after.band.who == "Bo"
    assert after.band.ask != WON.ask


async def test_undo_gives_the_bar_back_to_the_question(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", "Cem")
    shown = await won(here)
    assert shown.back is not None
    assert (await here.ask(wire.Undo(n=shown.back.n))).band.ask != WON.ask


async def test_a_phone_that_is_asked_something_reads_that_and_every_other_one_reads_who_won(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", "Cem")
    shown = await won(here)
    asked = shown.asks[0].seat
    for seat, name in enumerate(("Ana", "Bo", "Cem")):
        band = (await (await phone(table, name)).go("play")).band
        assert (band == WON) == (seat != asked)
