"""Design cards that were drawn before: entered, imported, and checked in files."""

from __future__ import annotations

from typing import Any

import pytest

from rules.ettana.claims import pattern_name
from rules.ettana.components import DESIGNS
from rules.ettana.game import GAME
from rules.kit.types import Amount, Entry, Illegal, Say, Slots
from tests.rules.ettana.table import Table
from tests.rules.ettana.test_designs import DIAGONAL, PLAIN, SLANTING_T

HOOK = "AAA/A../B.."  # made up
SLOPE = "...A...A...AB..A..B......"  # the card of ETT-51, drawn at the edge


def cards(n: int) -> dict[str, dict[str, int]]:
    """Different made-up cards: four yarns in a row, with every subset of places drawn differently."""
    found: dict[str, dict[str, int]] = {}
    for number in range(1, 1 << 12):
        marks = [("A" if number >> i & 1 else ".") for i in range(12)]
        if name := pattern_name("/".join("".join(marks[i : i + 4]) for i in (0, 4, 8))):
            found[name] = {"points": 1}
        if len(found) == n:
            break
    return found


def refused(catalogue: dict[str, Any]) -> list[tuple[Any, str]]:
    """The refused cards of a file, with the reasons."""
    return [(say.args["id"], getattr(say.args["why"], "key", "")) for say in GAME.check(catalogue)]


# ---- a file ------------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-44")
@pytest.mark.parametrize(
    "catalogue",
    [{}, {"design": {}}, {"design": {HOOK: {"points": 3}}}, {"design": {DIAGONAL: {"points": 1}}},
     {"design": {SLANTING_T: {"points": 2}}}, {"design": {HOOK: {"points": 6}}}],
)  # fmt: skip
def test_a_file_with_possible_cards_is_fine(catalogue: dict[str, Any]) -> None:
    assert GAME.check(catalogue) == ()
    told = {pattern_name(pattern) for pattern in catalogue.get("design", {})}
    assert told <= Table(catalogue=catalogue).state.designs.keys()


@pytest.mark.rule("ETT-44")
@pytest.mark.parametrize("pattern", ["", "A", ".../...", "AB/A", "AAAAAA", "A/B/A/B/A/B", "AAAAA/AA", "ABCDE/F...."])
def test_a_pattern_that_cannot_be_is_named(pattern: str) -> None:
    assert refused({"design": {pattern: {"points": 1}}}) == [(pattern, "check-id")]


@pytest.mark.parametrize("card", [{}, {"points": 0}, {"points": 7}, {"points": "1"}, {"points": True}, {"value": 1}])
def test_points_that_cannot_be_are_named(card: dict[str, Any]) -> None:
    assert [id for id, _ in refused({"design": {HOOK: card}})] == [HOOK]


@pytest.mark.rule("ETT-50")
def test_the_card_of_the_rulebook_is_worth_one_point_in_a_file_too() -> None:
    assert refused({"design": {DIAGONAL: {"points": 3}}}) == [(DIAGONAL, "points-in-rulebook")]


@pytest.mark.rule("ETT-3")
def test_more_cards_than_the_box_holds_are_refused_with_the_count() -> None:
    assert GAME.check({"design": cards(DESIGNS - 2)}) == ()
    (say,) = GAME.check({"design": cards(DESIGNS - 1)})
    assert (say.key, say.args["most"]) == ("log-too-many", 36)
    wrong = {"A": {"points": 1}}
    many = refused({"design": cards(DESIGNS - 2) | wrong})
    assert many == [("A", "check-id")], "what is no pattern is no card too many"


def test_what_is_no_value_of_a_design_card_is_passed_over_and_not_learned() -> None:
    catalogue = {"design": {HOOK: {"points": 1, "name": "x"}}}
    assert GAME.check(catalogue) == ()
    assert GAME.learned(Table(catalogue=catalogue).state) == {"design": {pattern_name(HOOK): {"points": 1}}}


# ---- the card forms ----------------------------------------------------------------------------------
def shown(entry: Entry) -> tuple[str, int | None]:
    """The initial form of a card: its 25 places row by row, and its points."""
    pattern, points = entry.fields
    assert isinstance(pattern, Slots)
    assert isinstance(points, Amount)
    return "/".join("".join(pattern.default[i : i + 5]) for i in range(0, 25, 5)), points.default


@pytest.mark.rule("ETT-51")
def test_a_card_whose_points_nobody_has_told_comes_last_and_its_form_asks_for_them() -> None:
    (section,) = GAME.sections({})
    (card,) = section.blank
    assert (shown(card), card.note) == (("...A./..A../.AB../A..B./.....", None), Say(key="points-not-told"))
    (told,) = GAME.sections(GAME.tell({}, "design", card.id, {"pattern": [*SLOPE], "points": 2}))
    assert (told.blank, shown(told.entries[1])[1]) == ((), 2)


@pytest.mark.rule("ETT-46")
def test_a_card_that_is_told_anew_takes_the_place_of_what_was_told_and_what_is_no_pattern_is_refused() -> None:
    once = GAME.tell({}, "design", "", {"pattern": [*SLOPE], "points": 2})
    (name,) = once["design"]
    again = GAME.tell(once, "design", name, {"pattern": [*reversed(SLOPE)], "points": 4})
    assert again == {"design": {name: {"points": 4}}}
    other = GAME.tell(once, "design", name, {"pattern": [*"AAA".ljust(25, ".")], "points": 4})
    assert other == {"design": {"A/A/A": {"points": 4}}}
    with pytest.raises(Illegal):
        GAME.tell(once, "design", name, {"pattern": ["."] * 25, "points": 4})
    assert GAME.forget(again, "design", name) == {"design": {}}


# ---- a game ------------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-3")
def test_a_card_too_many_is_refused_with_the_count() -> None:
    table = Table(catalogue={"design": cards(DESIGNS - 2)})
    table.roll(1, "black")
    refusal = table.refusal("claim", {"design": "new", "pattern": [*"AB........................"][:25], "points": 1})
    assert (refusal.rule, refusal.say.args["n"]) == ("ETT-3", 36)


@pytest.mark.rule("ETT-48")
@pytest.mark.parametrize("end", ["refused", "left out"])
@pytest.mark.parametrize("known", [{}, {HOOK: {"points": 3}}])
def test_a_claim_to_which_not_everybody_agrees_teaches_nothing(end: str, known: dict[str, Any]) -> None:
    table = Table(board=PLAIN, catalogue={"design": known})
    before, designs = GAME.learned(table.state), table.state.designs
    table.roll(1, "black")
    table.claim("new", pattern=[*"AAA..A....B.............."], points=2)
    assert GAME.learned(table.state) == before
    if end == "refused":
        table.consent(1)
    else:
        table.correct("leave-out")
    assert (GAME.learned(table.state), table.state.designs) == (before, designs)
    assert table.points == [0, 0, 0]


@pytest.mark.rule("ETT-48")
def test_a_card_on_which_everybody_agrees_is_learned_with_the_points_that_were_told() -> None:
    table = Table(board=PLAIN, catalogue={"design": {HOOK: {"points": 3}}})
    table.roll(1, "black")
    table.claim("new", pattern=[*"AAA..A....B.............."], points=2)
    table.consent()
    assert GAME.learned(table.state) == {"design": {pattern_name(HOOK): {"points": 2}}}


def test_what_was_learned_is_a_file_that_is_fine() -> None:
    table = Table()
    table.roll(1, "black")
    table.claim("new", pattern=[*"AA..................A...."], points=2)
    table.consent()
    known = GAME.learned(table.state)
    assert GAME.check(known) == ()
    assert GAME.learned(Table(catalogue=known).state) == known
