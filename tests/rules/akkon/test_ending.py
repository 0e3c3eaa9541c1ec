"""The last round, and who wins (AKK-90..96)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akkon.game import GAME
from rules.kit.types import Sheet
from tests.rules.akkon.scenarios import check, scenario, scenarios
from tests.rules.akkon.table import Table

mark = pytest.mark


@scenarios(
    scenario("when a stack is used up the card round is still played", "stack tyre 1; tyre 1; all; award",
             mark.rule("AKK-90"), stacks={"tyre": 0}, step="cards", said="last-round"),
    scenario("then the game is over", "stack tyre 1; tyre 1; all; award; done; done", mark.rule("AKK-90"), step="over",
             ended="stack", asks="=", news="AKK-90"),
    scenario("also after a minting",
             "stack sidon 1; cards; card minting; minting stack=sidon; round", mark.rule("AKK-90"),
             step="over"),
    scenario("before that it has not ended", "", mark.rule("AKK-90"), ended=""),
    scenario("a last card is said", "stack tyre 2; tyre 1; all; award; round", mark.rule("AKK-90"), warned="= AKK-90"),
    scenario("after Barbarossa the round is still played", "bare; holder prestige Ana; begin; deal; turn_up;"
             " stack tyre 1;"
             "barbarossa stack=tyre city=jaffa", mark.rule("AKK-91"), step="bid"),
    scenario("or not", "house barbarossa_ends=now; bare; holder prestige Ana; begin; deal; turn_up; stack tyre 1;"
             "barbarossa stack=tyre city=jaffa", mark.rule("AKK-91"), step="over", ended="stack"),
)  # fmt: skip
def test_the_end(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


# ---- the score --------------------------------------------------------------------------------------------------
def finished(*players: tuple[int, int, int, int], **readings: Any) -> Sheet:
    """The sheet when the game ends with these markers (gold, faith, power, prestige), seat by seat."""
    table = Table(seats=len(players), **readings)
    gold, faith, power, prestige = zip(*players, strict=True)
    table.set_tracks(gold=gold, faith=faith, power=power, prestige=prestige)
    table.correct("correct_stack", 0, city="sidon")
    table.to_end_of_round()
    return GAME.sheet(table.state)


@mark.parametrize(("players", "readings", "totals", "places"), [
    pytest.param(players, readings, totals, places, id=sentence, marks=rule)
    for rule, sentence, players, readings, totals, places in (
        (mark.rule("AKK-93"), "most points win",
         ((5, 5, 5, 6), (9, 1, 1, 2), (13, 0, 0, 0)), {}, (11, 10, 13), (2, 3, 1)),
        (mark.rule("AKK-94"), "with equal points the second-highest marker decides",
         ((9, 6, 6, 6), (12, 5, 4, 3), (8, 7, 7, 7)), {}, (15, 15, 15), (2, 3, 1)),
        (mark.rule("AKK-94"), "which may be as high as the highest",
         ((9, 9, 4, 3), (9, 8, 8, 3)), {}, (12, 12), (1, 2)),
        (mark.rule("AKK-94"), "or is the next",
         ((9, 9, 4, 3), (9, 8, 8, 3)), {"second_highest": "different"}, (12, 12), (2, 1)),
        (mark.rule("AKK-94"), "a tie that nothing breaks is shared",
         ((9, 6, 4, 3), (9, 6, 5, 3), (3, 3, 3, 3)), {}, (12, 12, 6),
         (1, 1, 3)),
        (mark.rule("AKK-95"), "red with 15 beats green with 14",
         ((6, 9, 6, 6), (5, 4, 12, 2)), {}, (15, 14), (1, 2)),
        (mark.rule("AKK-96"), "scores run from 0 to 26",
         ((0, 0, 0, 0), (13, 13, 13, 13)), {}, (0, 26), (2, 1)),
    )
])  # fmt: skip
def test_who_wins(players: Any, readings: dict[str, Any], totals: tuple[int, ...], places: tuple[int, ...]) -> None:
    sheet = finished(*players, **readings)
    assert (sheet.totals, sheet.places) == (totals, places)


@mark.rule("AKK-92", "AKK-94", "AKK-96")
def test_the_highest_and_the_lowest_marker_count_and_the_others_are_only_shown() -> None:
    table = Table(seats=2)
    assert GAME.sheet(table.state).totals == (4, 4)
    table.set_tracks(gold=(1, 2), faith=(4, 2), power=(9, 2), prestige=(4, 2))
    lines = {line.key: (line.values, line.counts) for line in GAME.sheet(table.state).lines}
    assert (lines["highest"], lines["lowest"]) == (((9, 2), True), ((1, 2), True))
    assert {key for key, (_, counts) in lines.items() if not counts} == {"gold", "faith", "power", "prestige"}
    assert finished((9, 6, 6, 6), (12, 5, 4, 3)).lines[-1].values == (6, 5), "in a tie that of the second-highest"
