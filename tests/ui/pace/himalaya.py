"""A month of Himalaya: Ana walks as the Sherpa in the rulebook's worked turn, two orders are filled and laid anew."""

from __future__ import annotations

from tests.rules.himalaya.made_up import made_up_map
from tests.rules.himalaya.table import ONE_OF_EACH, goods, row
from tests.ui.pace.harness import Pace

CATALOGUE = made_up_map()
RESOURCES = (3, 4, 11, 15, 16)
ORDERS = (6, 10, 14, 18, 20)
ROWS = ("hshsih", "ihi...", "sish..", "hshih.")


async def full(pace: Pace) -> None:
    await pace.begins("begin")
    for village in RESOURCES:
        await pace.begins("place_goods", roll=village, goods=goods(ONE_OF_EACH))
    for village in ORDERS:
        await pace.begins("place_order", roll=village, needs=goods("salt"))
    for village in (3, 8, 9, 16):
        await pace.begins("place_leader", village=village)
    await pace.begins("start_clock")
    for name in ("Ana", "Bo", "Cem", "Dee"):
        await pace.does(f"{name} has programmed the leader", "ready")
    told = {str(seat): row(letters) for seat, letters in enumerate(ROWS)}
    await pace.does("the screens come away: 24 tokens", "tell_rows", rows=told)
    await pace.does("everybody does the first action", "as_programmed")
    await pace.does("everybody does the second action", "as_programmed")
    await pace.does("everybody does the third action", "as_programmed")
    await pace.does("Ana goes by soil", "travel")
    await pace.does("Cem does not deliver", "decline")
    await pace.does("Dee goes by ice", "travel")
    await pace.does("Ana goes by ice", "travel")
    await pace.does("Dee delivers salt for yaks and a stupa", "deliver", rewards=["barter", "offering"], yaks=2)
    sent = {"rewards": ["offering", "delegation"], "sent": {"1": 3}}
    await pace.does("Ana delivers salt for a stupa and delegations", "deliver", **sent)
    await pace.does("orders are laid in 5 and 17", "lay_orders", villages=[5, 17])
