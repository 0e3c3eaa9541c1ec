"""The rules in our words: the same paragraphs in both languages, each tested, each citation in its place."""

from __future__ import annotations

import ast

import pytest

from companion.testkit.rulebook import cited_rules, paragraphs, rules_of_refusals
from rules.games import GAMES
from rules.kit.types import AnyGame
from tests.contract.games import game, steps

SETTLED = {  # unclear in the rulebook; their paragraphs say why no table has to choose
    "BNB-26", "BNB-56", "BNB-60", "HIM-18", "HIM-56", "HIM-74", "HIM-89", "HIM-94",
}  # fmt: skip


@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.id)
def test_what_can_be_read_in_two_ways_is_a_house_rule_and_nothing_else_is(of: AnyGame) -> None:
    readings = {setting.rule for setting in of.settings if setting.group == "reading"}
    ambiguous = {rule for rule, flag in paragraphs(of, "en") if flag == "ambiguous"}
    assert readings == ambiguous - SETTLED


@pytest.mark.parametrize("of", [of for of in GAMES if of.id != "any_game"], ids=lambda of: of.id)
def test_whatever_is_asked_refers_to_the_rule_behind_it(of: AnyGame) -> None:
    """A score pad's questions have no rulebook."""
    played = steps(of.id)
    asked = (prompt for step in played for prompt in (*of.prompts(step.before), *of.prompts(step.after)))
    assert {prompt.move for prompt in asked if not prompt.rule} == set()
    assert [news.say.key for step in played for news in step.news if not news.rule] == []


def test_a_rule_that_no_random_game_names_is_looked_for_in_the_sources() -> None:
    seldom = {rule for rule in cited_rules(game("ettana"), ()) if rule.startswith("ETT-")}
    assert "ETT-50" in seldom  # a value that the rulebook itself gives is refused


def test_what_stands_in_the_place_of_a_rule_and_is_none_is_found() -> None:
    tree = ast.parse(
        'must(n < 3, "road-too-long", "PEB-07", n=n)\n'
        'raise Illegal("no-road", rule="PEB-7")\n'
        'news = (warn(key, None), gain("bridge", rule, **names), info("paid"))\n'
    )
    assert sorted(rules_of_refusals(tree)) == ["None", "PEB-07", "PEB-7"]
