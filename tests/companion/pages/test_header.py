"""The header of every screen names the open question and who answers it; who has just won stands in the news."""

from __future__ import annotations

from companion.view import wire
from tests.companion.table import Client, Table, client, committing, phone

BUILDER, SOLDIERS = {"builder": 1}, {"infantry": 2}


async def won(here: Client) -> wire.Show:
    """Bo alone has committed an army, and takes the open field of 4."""
    shown = await committing(here)
    for count in (1, 2, 1):
        shown = await here.answer(shown.asks[0].forms[0].id, count=count)
    return await here.answer(shown.asks[0].forms[0].id, faces={"0": BUILDER, "1": SOLDIERS, "2": BUILDER})


async def test_after_a_battle_every_screen_reads_who_is_asked_what_and_in_the_news_who_won(
    table: Table, here: Client
) -> None:
    watching = await client(table, token="")
    asked = await won(here)
    label = asked.asks[0].forms[0].label
    for shown in (
        asked,
        await watching.go("play"),
        *[await (await phone(table, name)).go("play") for name in ("Ana", "Bo", "Cem")],
    ):
        assert (shown.band.who, shown.band.ask) == ("Bo", label)
        assert any("takes the tile" in news.text for news in shown.news)
