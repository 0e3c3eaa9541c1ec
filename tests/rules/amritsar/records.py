"""A first round to read, as a game; `python -m tests.rules.amritsar.records` writes its record.

The explanation of the rules has no worked example, and everything printed (tiles, rows, points) is made up here.
Whole games were drawn once and lie beside it: a record is never made anew.
"""

from __future__ import annotations

from tests.rules.amritsar.table import Table
from tests.rules.playthrough import written

FULL = ("two_seats", "three_seats", "four_seats", "tie_for_the_win")
WHOLE = (*FULL, "two_seats_ledger", "three_seats_ledger", "four_seats_ledger")


def first_round() -> Table:
    """Three players open the game: an extra step and its coin, all kinds of actions, a follower who donates."""
    table = Table.opened()
    table.ride("east")
    table.sow("north-2", extra=1)
    table.main("green", gold=2)
    table.take()
    table.bonus(point=1)
    table.play("elephant", {"what": "green"})
    table.take()
    table.ride("south")
    table.sow("east-1", "YW")
    table.main("white", trade=1)
    table.trade()
    table.bonus(coin=1)
    table.take()
    table.play("elephant", {"what": "white"})
    table.play("skip")
    table.play("follow", seat=0)
    table.play("learn_donation", {"width": 3})
    table.play("donate", {"space": "0-1"})
    table.play("learn_row", {"cost": {"gold": 1}, "points": 3})
    table.ride("east")
    table.sow("north-1", "WB")
    table.take()
    table.main("blue", money=1)
    table.play("learn_space", {"gain": {"coin": 1}, "marks": ["hourglass"]})
    table.take()
    table.bonus(point=1)
    table.play("elephant", {"what": "green"})
    table.take()
    table.play("decline", seat=1)
    return table


EXAMPLES = {"first_round": first_round}

if __name__ == "__main__":
    written("amritsar", EXAMPLES)
