"""The last round, and the winner (AKK-90..96)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akkon.game import GAME
from rules.kit.sample import NAMES
from tests.rules.akkon.records import EXAMPLES
from tests.rules.akkon.scenarios import check, scenario, scenarios, told

mark = pytest.mark


@scenarios(
    scenario("when a stack is used up the card round is still played", "stack tyre 1; tyre 1; all; award",
             mark.rule("AKK-90"), stacks={"tyre": 0}, step="cards", said="last-round"),
    scenario("then the game is over", "stack tyre 1; tyre 1; all; award; done; done", mark.rule("AKK-90"), step="over",
             ended="stack", asks="=", news="AKK-90"),
    scenario("also after a minting",
             "stack sidon 1; cards; card minting; minting stack=sidon; round", mark.rule("AKK-90"),
             step="over"),
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
def ended(*players: tuple[int, int, int, int], house: str = "") -> str:
    """The end of a game with these markers (gold, faith, power, prestige), seat by seat."""
    have = (f"{NAMES[seat]} has gold {g} faith {f} power {p} prestige {r}" for seat, (g, f, p, r) in enumerate(players))
    return f"house seats={len(players)} {house}; {'; '.join(have)}; stack sidon 0; round"


@scenarios(
    scenario("most points win", ended((5, 5, 5, 6), (9, 1, 1, 2), (13, 0, 0, 0)), mark.rule("AKK-93"),
             score=(11, 10, 13), places=(2, 3, 1)),
    scenario("with equal points the second-highest marker decides", ended((9, 6, 6, 6), (12, 5, 4, 3), (8, 7, 7, 7)),
             mark.rule("AKK-94"), score=(15, 15, 15), places=(2, 3, 1)),
    scenario("which may be as high as the highest", ended((9, 9, 4, 3), (9, 8, 8, 3)), mark.rule("AKK-94"),
             score=(12, 12), places=(1, 2)),
    scenario("or is the round; bids", ended((9, 9, 4, 3), (9, 8, 8, 3), house="second_highest=different"),
             mark.rule("AKK-94"), places=(2, 1)),
    scenario("a tie that nothing breaks is shared", ended((9, 6, 4, 3), (9, 6, 5, 3), (3, 3, 3, 3)),
             mark.rule("AKK-94"), score=(12, 12, 6), places=(1, 1, 3)),
    scenario("scores run from 0 to 26", ended((0, 0, 0, 0), (13, 13, 13, 13)), mark.rule("AKK-96"), score=(0, 26),
             places=(2, 1)),
)  # fmt: skip
def test_who_wins(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("AKK-92", "AKK-94", "AKK-96")
def test_the_highest_and_the_lowest_marker_count_and_the_others_are_only_shown() -> None:
    sheet = GAME.sheet(told("Ana has gold 1 faith 4 power 9 prestige 4").state)
    lines = {line.key: (line.values, line.counts) for line in sheet.lines}
    assert (lines["highest"], lines["lowest"], sheet.totals) == (((9, 2), True), ((1, 2), True), (10, 4))
    assert {key for key, (_, counts) in lines.items() if not counts} == {"gold", "faith", "power", "prestige"}
    tied = GAME.sheet(told(ended((9, 6, 6, 6), (12, 5, 4, 3))).state)
    assert tied.lines[-1].values == (6, 5), "in a tie that of the second-highest"


@mark.rule("AKK-95")
def test_the_rulebooks_end_goes_to_red() -> None:
    table = EXAMPLES["worked_score"]()
    assert (table.totals, table.places) == ((15, 14), (1, 2))
