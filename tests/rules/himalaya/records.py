"""The rulebook's examples as games; `deploy/update-golden himalaya` writes their records.

Values missing in the rulebook (most of the map and of the orders, the other players' actions) are made up. The whole
games beside them, for 3 and 4 seats in both levels, are random and never regenerated.
"""

from __future__ import annotations

from rules.himalaya.components import Options
from tests.rules.himalaya.table import Table, goods

TRIBES = ("Sherpa", "Dolpo-pa", "Bhotia", "Tamang")


def worked_turn() -> Table:
    """A d20 moved on past two villages, and the whole turn of the Sherpa (HIM-8, HIM-33, HIM-50)."""
    table = Table(seats=4, names=TRIBES).play("begin")
    table.supply(20, 1, 20, 3, 4)
    table.order({6: "barley salt", 10: "", 14: "tea jade", 15: "", 18: ""}).lead(3, 8, 9, 16)
    table.correct("correct_site", village=3, holds="goods", goods=goods("salt jade gold"))
    table.correct("correct_site", village=4, holds="goods", goods=goods("barley barley jade"))
    table.correct("correct_site", village=6, holds="order", needs=goods("barley salt"), yaks=3)
    table.correct("correct_stock", seat=0, goods=goods("salt salt jade jade gold"))
    table.programme("hshsih").act(5)
    return table.play("deliver", {"rewards": ["offering", "delegation"], "sent": {"1": 3}})


def worked_delivery() -> Table:
    """The Dolpo-pa deliver in a monastery: two delegations to region 3 and one to region 5 (HIM-48)."""
    table = Table(seats=4, names=TRIBES).play("begin").supply().order().lead(3, 10, 9, 1)
    table.correct("correct_stock", seat=1, goods=goods("salt"))
    table.programme("", "h")
    return table.play("deliver", {"rewards": ["offering", "delegation"], "sent": {"3": 2, "5": 1}})


def worked_inventory() -> Table:
    """The Dolpo-pa win the salt; barley has no winner (HIM-61, HIM-62)."""
    table = Table(seats=4, names=TRIBES).play("begin").supply().order().lead()
    table.correct("correct_round", value=4)
    table.programme()
    for counts in ((3, 4, 0, 0), (2, 1, 4, 4)):
        table.play("show_hands", {"shown": {str(seat): n for seat, n in enumerate(counts)}})
    return table


def worked_advanced() -> Table:
    """A yeti at 7 and 10, a storm before 5, a market day, the Bhotia's prizes (HIM-84, HIM-86, HIM-91, HIM-95)."""
    table = Table(seats=4, names=TRIBES, options=Options(events=1, inventory="full")).play("begin")
    table.supply().order().lead(9, 7, 18, 11)
    table.play("place_event", {"event": "yeti", "a": 7, "b": 10})
    table.play("place_event", {"event": "storm", "a": 5, "b": 9})
    table.play("place_event", {"event": "market", "village": 11})
    table.correct("correct_site", village=11, holds="goods", goods=goods("salt tea jade"))
    table.correct("correct_round", value=4)
    table.programme("tt", "t", "", "h").act(2)
    table.play("collect", {"good": "jade"}).act()
    table.play("show_hands", {"shown": {"0": 0, "1": 0, "2": 2, "3": 0}})
    table.play("take_prize", {"prize": "stupa", "village": 19})
    table.play("show_hands", {"shown": {"0": 0, "1": 0, "2": 1, "3": 0}})
    return table.play("take_prize", {"prize": "delegations", "sent": {"7": 1, "8": 1}})


EXAMPLES = {
    "worked_examples_turn": worked_turn,
    "worked_examples_delivery": worked_delivery,
    "worked_examples_inventory": worked_inventory,
    "worked_examples_advanced": worked_advanced,
}
