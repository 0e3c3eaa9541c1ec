"""Kings and strategy tiles (BNB-15..20, BNB-49..60)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.battles_and_builders.components import STRATEGIES
from rules.kit.types import NOTHING, Allot, Choice, Say, Who
from tests.rules.battles_and_builders.scenarios import check, scenario, scenarios, told

mark = pytest.mark

THREE = "house seats=4 start=2; open; lie K 1B | 1B | K 1B | K 1B"
FRESH = "open; lie K 2C | 2C | 1B; take fresh; roll 1 4 | 5 5"
KEPT = "open; lie K 1C | 1C | 1B; take fresh; roll 5 | 5; keep; roll 3 | 5"


@scenarios(
    scenario("kings choose from the start player on", mark.rule("BNB-15", "BNB-16"), THREE, seat=2),
    scenario("clockwise, at once", mark.rule("BNB-15", "BNB-16"), f"{THREE}; take claim", seat=3, tile=["withdraw"]),
    scenario("where nothing is left to take, a king is lost", mark.rule("BNB-16", "BNB-20"),
             f"{THREE}; take claim; take withdraw 1B", asks="event", news="BNB-20"),
    scenario("all six may lie open to a king", mark.rule("BNB-17"), "open; lie K 2B 1I | K 1B 1I | 1B",
             tile=[*STRATEGIES]),
    scenario("what was chosen is out of reach", mark.rule("BNB-18"), "open; lie K 2B 1I | K 1B 1I | 1B; take trojan",
             tile=["claim", "catapult", "fresh", "withdraw"]),
    scenario("a king is used once in a game", mark.rule("BNB-17"), "open; lie K 1B | 1B | 1B; take claim",
             left="11B 4I 4C 4A 0K"),
    # ---- conditions ----------------------------------------------------------------------------------
    scenario("with a builder", mark.rule("BNB-49", "BNB-55"), "open; lie K 1B | 2B | 2B", tile=["claim", "withdraw"]),
    scenario("with the most builders", mark.rule("BNB-50"), "open; lie K 3B | 2B | 2B",
             tile=["claim", "extra", "withdraw"]),
    scenario("tied for the most", mark.rule("BNB-50", "BNB-51"), "open; lie K 2B | 2B | 1B",
             tile=["claim", "withdraw"]),
    scenario("or open to the tied", mark.rule("BNB-51"), "house extra_tie=tied; open; lie K 2B | 2B | 1B",
             tile=["claim", "extra", "withdraw"]),
    scenario("with an army", mark.rule("BNB-52", "BNB-53", "BNB-54"), "open; lie K 1A | 2B | 2B",
             tile=["catapult", "trojan", "fresh", "withdraw"]),
    scenario("a king alone gets no tile and is lost", mark.rule("BNB-20"), "open; lie K | 1B | 1B", news="BNB-20",
             left="12B 4I 4C 4A 0K", laid={}),
    scenario("or it may not be alone, and the table is asked", mark.rule("BNB-20"),
             "house lone_king=forbidden; open; lie K | 1B | 1B", said="king-was-alone", doubts=["BNB-20"]),
    # ---- Claim, Extra point, Catapult ----------------------------------------------------------------
    scenario("Claim takes three from the tied, who get none", mark.rule("BNB-49"),
             "open; lie K 2B | 2B | 2B; take claim", totals=(3, 0, 0)),
    scenario("it is worth nothing to whoever has fewer", mark.rule("BNB-49"), "open; lie K 1B | 2B | 2B; take claim",
             totals=(0, 1, 1)),
    scenario("it gives three where no tie remains", mark.rule("BNB-49", "BNB-56"),
             "open; lie K 2B | K 2B | 1B; take claim; take withdraw 1B", totals=(3, 0, 0)),
    scenario("the Extra point counts one at the end", mark.rule("BNB-50"), "open; lie K 2B | 1B | 1B; take extra",
             totals=(4, 0, 0), chips=[(1, 0, 0), (0, 0, 0), (0, 0, 0)]),
    scenario("checked after withdrawals it counts with the most then", mark.rule("BNB-51"),
             "house extra_check=after; open; lie K 2B | K 3B | 1B; take extra; take withdraw 2B", totals=(4, 0, 0)),
    scenario("and is void if others still have more", mark.rule("BNB-51"),
             "house extra_check=after; open; lie K 2B | 3B | 1B; take extra", totals=(0, 3, 0), said="extra-void"),
    scenario("the Catapult lies before another", mark.rule("BNB-19", "BNB-52"), "open; lie K 1B 1I | 1B | 1B",
             victim=[1, 2]),
    scenario("and costs two points", mark.rule("BNB-19", "BNB-52"), "open; lie K 1B 1I | 1B | 1B; take catapult 2",
             laid={"catapult": 2}, totals=(1 + 3, 1, 1 - 2)),
    # ---- Withdraw ------------------------------------------------------------------------------------
    scenario("withdrawn tokens go back behind the screen and count for nothing", mark.rule("BNB-13", "BNB-55"),
             "open; lie K 3B 1C | 1B 1C | 1I; take withdraw 2B 1C", left="11B 4I 4C 4A 0K", rows=["1", "2"],
             chips=[(0, 1, 0), (0, 1, 0), (0, 0, 0)]),
    scenario("everything but the king may come back", mark.rule("BNB-58"),
             "open; lie K 2B | 1B | 1B; take withdraw 2B", chips=[(0, 0, 0), (0, 1, 0), (0, 1, 0)]),
    scenario("or that costs a chip", mark.rule("BNB-58"),
             "house all_back=chip; open; lie K 2B | 1B | 1B; take withdraw 2B",
             chips=[(0, 0, 1), (0, 1, 0), (0, 1, 0)]),
    # ---- Trojan horse, Fresh troops ------------------------------------------------------------------
    scenario("the Trojan horse adds a red die", mark.rule("BNB-53"), "open; lie K 2C | 1I | 1B; take trojan",
             dice="2 green 1 red | 1 yellow | "),
    scenario("in its own round only", mark.rule("BNB-53"),
             "open; lie K 1C | 1B | 1B; take trojan; open; lie 1C | 1C | 1B", dice="1 green | 1 green | "),
    scenario("against nobody it does not roll", mark.rule("BNB-60", "BNB-37"), "open; lie K 1C | 1B | 1B; take trojan",
             holder=0, asks="event"),
    scenario("nor do Fresh troops", mark.rule("BNB-60", "BNB-37"), "open; lie K 1C | 1B | 1B; take fresh", holder=0,
             asks="event"),
    scenario("Fresh troops roll any of their dice again", mark.rule("BNB-54"), FRESH, seat=0,
             asks="fresh-0 fresh-0-keep"),
    scenario("once", mark.rule("BNB-54"), f"{FRESH}; fresh green1; roll 6", said="tie", asks="roll"),
    scenario("the tied roll again without them", mark.rule("BNB-54"), f"{FRESH}; fresh green1; roll 6; roll 1 1 | 1 2",
             holder=1),
    scenario("they are not asked when they lead", mark.rule("BNB-54"),
             "open; lie K 2C | 2C | 1B; take fresh; roll 6 6 | 5 5", holder=0),
    scenario("kept, they may be used after a tie", mark.rule("BNB-57"), KEPT, asks="fresh-0 fresh-0-keep"),
    scenario("and win then", mark.rule("BNB-57"), f"{KEPT}; fresh green1; roll 6", holder=0),
    scenario("or they are for the first roll only", mark.rule("BNB-57"), f"house fresh_when=first; {KEPT}", holder=1),
)  # fmt: skip
def test_kings(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("BNB-18", "BNB-53")
def test_a_tile_that_is_gone_is_refused_by_its_name_and_rule() -> None:
    why = told("open; lie K 2B 1I | K 1B 1I | 1B; take trojan").refusal("take_strategy", tile="trojan")
    assert (why.say.key, why.rule) == ("tile-gone", "BNB-53")


@mark.rule("BNB-18", "BNB-49", "BNB-50", "BNB-52")
@mark.parametrize(
    ("sides", "notes"),
    [
        ("K 1I", {"claim": "builder", "extra": "most"}),
        ("K 1B", {"catapult": "army", "trojan": "army", "fresh": "army", "extra": "most"}),
    ],
)
def test_a_tile_that_cannot_be_taken_says_what_is_lacking(sides: str, notes: dict[str, str]) -> None:
    at = told(f"open; lie {sides} | K 2B 1I | 1B")
    (tiles,) = (field for field in at.ask().fields if isinstance(field, Choice) and field.name == "tile")
    said = {option.value: option.note.key for _, option in tiles.spent if option.note}
    assert said == {tile: f"tile-needs-{what}" for tile, what in notes.items()}


@mark.rule("BNB-55")
@mark.parametrize(
    ("sides", "caps", "most"), [("K 4B", {"builder": 4}, 3), ("K 1B 1I", {"builder": 1, "infantry": 1}, 2)]
)
def test_one_to_three_tokens_are_withdrawn_and_never_the_king(sides: str, caps: dict[str, int], most: int) -> None:
    (back,) = (f for f in told(f"open; lie {sides} | 1B | 1B").ask().fields if isinstance(f, Allot))
    assert (back.caps, back.least, back.most, back.when) == (caps, 1, most, ("tile", ("withdraw",)))


@mark.rule("BNB-54")
def test_fresh_troops_choose_among_dice_that_show_what_they_rolled_and_roll_under_no_second_name() -> None:
    table = told(FRESH)
    (dice,) = table.ask().fields
    assert isinstance(dice, Choice)
    green = Say(key="colour-green")
    assert [option.label for option in dice.options] == [
        Say(key="die-shows", args={"colour": green, "pips": pips}) for pips in (1, 4)
    ]
    assert [field.label for field in told("open; lie 2C | 2C | 1B").ask().fields] == [Who(seat=0), Who(seat=1)]
    table.play("fresh", dice=["green1"])
    assert (table.ask().seat, [field.label for field in table.ask().fields]) == (0, [NOTHING])


@mark.rule("BNB-59", "BNB-53")
@mark.parametrize(("reading", "red"), [("add", 6), ("five", 5)])
def test_a_sixth_red_die_is_rolled_again_and_added_or_left_out(reading: str, red: int) -> None:
    """The Trojan horse and five armies of kinds that both roll red: only an entered terrain has that."""
    table = told(f"house dice=asked six_dice={reading}; mountain; lie K 4I 1A | 1C | 1B; take trojan")
    table.play("learn_dice", dice={"infantry": "red", "archers": "red", "cavalry": "green"})
    assert table.dice(0) == {"red": red}
    assert (table.ask().hint == Say(key="hint-six-dice")) == (red > 5)


# ---- builders and the chips that pay them (BNB-21..26) -----------------------------------------------
@scenarios(
    scenario("the most builders alone get a chip of three", mark.rule("BNB-21", "BNB-24", "BNB-25"),
             "open; lie 2B | 3B | 1B", chips=[(0, 0, 0), (1, 0, 0), (0, 0, 0)], news="BNB-21",
             left="10B 4I 4C 4A 1K"),
    scenario("who is tied for the most gets a chip of one", mark.rule("BNB-22", "BNB-24"), "open; lie 2B | 2B | 1B",
             chips=[(0, 1, 0), (0, 1, 0), (0, 0, 0)], news="BNB-22"),
    scenario("nobody has builders", mark.rule("BNB-23"), "open; lie 1I | |", chips=[(0, 0, 0), (0, 0, 1), (0, 0, 1)],
             news="BNB-23"),
    scenario("without chips of three they are paid in ones", mark.rule("BNB-26"),
             "set correct_chips-2-three 11; open; lie 2B | 1B | 1B", said="chips-other",
             chips=[(0, 3, 0), (0, 0, 0), (11, 0, 0)]),
    scenario("without minus chips a plus chip is handed back", mark.rule("BNB-26"),
             "set correct_chips-2-minus 12; set correct_chips-0-one 2; open; commit 0",
             chips=[(0, 1, 0), (0, 0, 0), (0, 0, 12)]),
    scenario("without one to hand back it is noted", mark.rule("BNB-26"),
             "set correct_chips-2-minus 12; open; commit 0", noted=-1, said="chips-noted"),
    scenario("points that no chip can pay are noted and count", mark.rule("BNB-26"),
             "set correct_chips-2-three 11; set correct_chips-2-one 11; open; lie 2B | 1B | 1B", noted=3,
             totals=(3, 0, 44), said="chips-noted"),
)  # fmt: skip
def test_builders(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)
