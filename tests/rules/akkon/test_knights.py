"""The knights' bids, derived from their faces (AKK-24..36)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.kit.types import Slots
from tests.rules.akkon.scenarios import check, scenario, scenarios, told

mark = pytest.mark
FACES = "house reveal=faces"
AFTER = f"{FACES} mercenary_next=after"
LATE = f"{AFTER} mercenary_counts=valued; tyre 1; tyre 1; tyre 1; all; faces tyre C 5 / M after.tyre/0=1"


def on_tyre(*sides: str, **readings: str) -> str:
    """Bids of these knights on Tyre, seat by seat; "S" is the seneschal."""
    house = " ".join(f"{name}={value}" for name, value in readings.items())
    bids = (
        f"tyre {len(side.replace('S', '').split())}{' S' if 'S' in side else ''}" if side else "-" for side in sides
    )
    lying = " / ".join(side.replace("S", "").strip() for side in sides if side)
    return f"{FACES} seats={max(2, len(sides))} {house}; {'; '.join(bids)}; all; faces tyre {lying}"


@scenarios(
    # ---- plain knights, chaplain ------------------------------------------------------------------------
    scenario("plain knights bid what they show together", on_tyre("5 6", "7", "8"), mark.rule("AKK-24", "AKK-39"),
             totals=[11, 7, 8], takers=[0]),
    scenario("a lone chaplain bids nothing", on_tyre("C"), mark.rule("AKK-34", "AKK-41"), totals=[0], takers=[],
             chaplain="tyre", stacks={"tyre": 10}),
    scenario("green's 7 beats red's chaplain", on_tyre("7", "C"), mark.rule("AKK-35"), totals=[7, 0], takers=[0]),
    # ---- mercenary ----------------------------------------------------------------------------------------
    scenario("red's mercenary bids 6 with two others on the field", on_tyre("M", "5", "C"),
             mark.rule("AKK-25", "AKK-26"), totals=[6, 5, 0], takers=[0]),
    scenario("alone it bids 2", on_tyre("M"), mark.rule("AKK-25"), totals=[2]),
    scenario("own knights raise it and those of others, with a mercenary of their own", on_tyre("M 5", "M 8"),
             mark.rule("AKK-25"), totals=[13, 16]),
    scenario("and all, whenever they came", on_tyre("5", "M"), mark.rule("AKK-27"), totals=[5, 4]),
    scenario("or only those that came after it", on_tyre("5", "M", mercenary_next="after"), mark.rule("AKK-27"),
             totals=[5, 2]),
    scenario("which may be all", on_tyre("M", "5", mercenary_next="after"), mark.rule("AKK-27"), totals=[4, 5]),
    *(scenario(f"chaplain, grey cloak and seneschal raise it as the table reads it ({reading})",
               on_tyre("M S", "C", "G 5", mercenary_counts=reading), mark.rule("AKK-28"), totals=[2 + 2 * n + 4, 0, 10])
      for reading, n in (("any", 4), ("valued", 2), ("coloured", 3))),
    *(scenario(f"a chaplain that came after it does ({reading})",
               f"{AFTER} seats=3 mercenary_counts={reading}; tyre 0 S; tyre 1; tyre 1; all; faces tyre M / C",
               mark.rule("AKK-27", "AKK-28"), totals=[4, bid, 0])
      for reading, bid in (("any", 4), ("valued", 2), ("coloured", 4))),
    *(scenario(f"the seneschal after it does ({reading})",
               f"{AFTER} mercenary_counts={reading}; jaffa 1; tyre 1; tyre 0 S; all; faces tyre M jaffa 5",
               mark.rule("AKK-27", "AKK-28"), totals=[4, bid, 5])
      for reading, bid in (("any", 4), ("valued", 4), ("coloured", 2))),
    scenario("a knight that Saladin has moved away does not",
             f"{AFTER} seats=3; holder gold Cem; tyre 1; tyre 1; tyre 2; all; saladin source=tyre target=jaffa; "
             "faces tyre 5 / M / 6 jaffa 7", mark.rule("AKK-27", "AKK-86"), totals=[5, 4, 6, 7]),
    scenario("nor one that was set right",
             f"{AFTER} seats=3; tyre 1; tyre 1; tyre 2; -; -; lying Cem tyre 1; -; faces tyre 5 / M / 6",
             mark.rule("AKK-27"), totals=[5, 4, 6]),
    scenario("in which of several turns it came is asked", f"{AFTER}; tyre 1; tyre 1; tyre 1; all",
             mark.rule("AKK-27"), fields="faces.tyre/0 after.tyre/0 faces.tyre/1"),
    scenario("mercenary and grey cloak of one player are doubted", on_tyre("M G 5", "8"), mark.rule("AKK-29"),
             warned="= AKK-29"),
    scenario("those of two players are not", on_tyre("M 5", "G 8"), mark.rule("AKK-29"), warned="="),
    # ---- grey cloak -----------------------------------------------------------------------------------------
    scenario("red's grey cloak doubles his knights and beats yellow", on_tyre("G 5", "8"),
             mark.rule("AKK-30", "AKK-31"), totals=[10, 8], takers=[0]),
    scenario("all of them", on_tyre("G 5 6", "7"), mark.rule("AKK-30"), totals=[22, 7]),
    scenario("it bids nothing itself", on_tyre("G", "5"), mark.rule("AKK-30"), totals=[0, 5]),
    scenario("it doubles the seneschal", on_tyre("G 5 S", "8"), mark.rule("AKK-32"), totals=[(5 + 4) * 2, 8]),
    scenario("or not", on_tyre("G 5 S", "8", cloak_seneschal="not"), mark.rule("AKK-32"), totals=[5 * 2 + 4, 8]),
    scenario("alone it takes nothing", on_tyre("G"), mark.rule("AKK-33"), takers=[]),
    scenario("or the card", on_tyre("G", lone_cloak="takes"), mark.rule("AKK-33"), takers=[0]),
    scenario("unless there is another bid", on_tyre("G", "C", lone_cloak="takes"), mark.rule("AKK-33"), takers=[]),
    # ---- seneschal --------------------------------------------------------------------------------------------
    scenario("the seneschal bids 4", f"{FACES}; tyre 0 S; tyre 1; all; faces tyre C", mark.rule("AKK-36"),
             totals=[4, 0], takers=[0]),
    scenario("a field with him alone needs no faces", f"{FACES}; tyre 0 S; jaffa 1; all", mark.rule("AKK-36"),
             fields="faces.jaffa/1"),
    scenario("he takes its card", f"{FACES}; tyre 0 S; jaffa 1; all; faces jaffa 5", mark.rule("AKK-36", "AKK-39"),
             takers=[0, 1]),
    scenario("also where nobody else has bid", f"{FACES}; tyre 0 S; all", mark.rule("AKK-36"), takers=[0]),
    # ---- knights after a mercenary -------------------------------------------------------------------------------
    scenario("how many came after a mercenary is asked where turns and faces do not say it", LATE,
             mark.rule("AKK-27", "AKK-28"), fields="after.tyre/1", limits=[(0, 1)], phase="phase-reveal"),
    scenario("and counts", f"{LATE}; after after.tyre/1=1", mark.rule("AKK-27", "AKK-28"), totals=[5, 4]),
    scenario("none where the table says meanwhile that none lies there", f"{LATE}; lying Ana tyre 0",
             mark.rule("AKK-27"), totals=[2], step="cards"),
    # ---- impossible faces ---------------------------------------------------------------------------------------
    scenario("a knight that shows up twice is doubted",
             f"{FACES}; tyre 1; jaffa 1; jaffa 1; all; faces tyre 7 jaffa 7 / 5", mark.rule("AKK-2"),
             warned="= AKK-2"),
)  # fmt: skip
def test_knights_bid(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("AKK-23")
def test_each_knight_of_a_camp_is_offered_once_on_a_field() -> None:
    (row,) = told(f"{FACES}; tyre 2; all").form("faces").fields
    assert isinstance(row, Slots)
    assert (row.slots, row.caps) == (2, {option.value: 1 for option in row.options})
