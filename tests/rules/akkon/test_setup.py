"""Setting up: the checklist, the dealt start cards and the stacks (AKK-1..13)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akkon.components import CITIES
from rules.kit.types import Choice, Say, Who
from tests.rules.akkon.scenarios import check, scenario, scenarios
from tests.rules.akkon.table import Table

mark = pytest.mark


@mark.rule("AKK-1", "AKK-2", "AKK-5", "AKK-6", "AKK-7", "AKK-8", "AKK-10", "AKK-11", "AKK-13")
@mark.parametrize(("seats", "short", "box"), [(2, 0, 8), (3, 0, 6), (4, 0, 4), (5, 1, 2)])
def test_the_checklist_names_what_lies_on_the_table_for_so_many_players(seats: int, short: int, box: int) -> None:
    (field,) = Table(seats=seats, start=1, begun=False, short=short).form("begin").fields
    assert isinstance(field, Choice)
    said = {option.label.key: option.label.args for option in field.options if isinstance(option.label, Say)}
    assert said == {
        "setup-knights": {"players": seats, "n": 7}, "setup-markers": {"n": 4 * seats, "value": 2},
        "setup-seneschal": {"who": Who(seat=1)}, "setup-privileges": {"n": 4},
        "setup-stacks": {"n": 6, "cards": 12}, "setup-out": {}, "setup-out-rest": {},
        **({"setup-short": {}, "setup-short-rest": {}} if short else {}),
        "setup-deal": {"cards": 12, "n": 2, "who": Who(seat=1)}, "setup-box": {"n": box},
        "setup-shuffle": {"n": 8 if short else 10},
    }  # fmt: skip


@scenarios(
    scenario("everybody has seven knights, markers at two and two cards that need not be told", "house seats=5",
             mark.rule("AKK-2", "AKK-3", "AKK-9"), camp=[7] * 5, gold=[2] * 5, faith=[2] * 5, power=[2] * 5,
             prestige=[2] * 5, hand=[2] * 5, known="= ?"),
    scenario("the start player drawn by lot bids first and has the seneschal", "house seats=4 start=2",
             mark.rule("AKK-5", "AKK-16"), seats={2}, start=2, seneschal="camp"),
    scenario("the six stacks hold ten cards", "", mark.rule("AKK-7", "AKK-11"), stacks=dict.fromkeys(CITIES, 10)),
    scenario("or eight in the short game", "house short=1", mark.rule("AKK-13"), stacks=dict.fromkeys(CITIES, 8)),
    scenario("the dealt cards do not come from a stack", "bare; begin; deal cards.0=tyre/lance,tyre/lance",
             mark.rule("AKK-8", "AKK-9"), known="= tyre/lance", hand=[2, 2], stacks={"tyre": 10}),
    scenario("of a start card there are two",
             "bare; begin; ! deal cards.0=tyre/lance,tyre/lance cards.1=tyre/lance,later", mark.rule("AKK-8"),
             refused=("AKK-8", 2)),
    scenario("only the top card of each stack is asked", "bare; begin; deal", mark.rule("AKK-11"),
             fields=" ".join(f"tops.{city}" for city in CITIES)),
    scenario("and may stay untold", "bare; begin; deal; turn_up tops.jaffa=later", mark.rule("AKK-11"),
             tops={"jaffa": "jaffa"}),
    scenario("nobody is asked which knights are in a camp or on a field before the reveal",
             "house seats=3; tyre 2; tyre 1; jaffa 1", mark.rule("AKK-4", "AKK-19"), fields="city count",
             faces=[{}, {}, {}]),
)  # fmt: skip
def test_setting_up(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)
