"""The rules pages show the table's house rule and the default for every ambiguous paragraph."""

from __future__ import annotations

from typing import Any

import pytest

from companion.view.rulebook import paragraphs
from rules.games import GAMES
from rules.kit.sample import NAMES
from rules.kit.types import AnyGame, Choice
from tests.companion.tables import Client, Table, seated


async def at_play(table: Table, of: AnyGame, *, other: bool) -> Client:
    """A game of that kind; `other`: with the last reading of every ambiguous rule."""
    readings = [setting.field for setting in of.settings if setting.group == "reading"] if other else []
    rules = {field.name: _values(field)[-1] for field in readings}
    return await seated(table, *NAMES[: of.seats.start], game=of.id, **rules)


def _values(field: Any) -> list[str | int]:
    assert isinstance(field, Choice)
    return [option.value for option in field.options]


@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.id)
@pytest.mark.parametrize("other", [False, True])
async def test_every_ambiguous_paragraph_says_which_reading_is_played_and_which_is_the_default(
    table: Table, of: AnyGame, other: bool
) -> None:
    here = await at_play(table, of, other=other)
    asked = {prompt.rule for prompt in table.core.game.session.prompts()}  # there the lesson stands as well
    for paragraph in paragraphs(of.home, "en").values():
        if paragraph.id in asked:
            continue
        readings = [s.field for s in of.settings if s.group == "reading" and s.rule == paragraph.id]
        text, *told = [fact.text for fact in (await here.go(f"rule/{paragraph.id}")).facts]
        assert text == paragraph.text
        if paragraph.flag != "ambiguous":
            assert told == []
        elif not readings:
            assert told == ["The rulebook is ambiguous here; it is played as this paragraph says."]
        else:
            is_usual = [not other or field.default == (_values(field)[-1],) for field in readings]
            assert [sentence.endswith("”, the default.") for sentence in told] == is_usual
            assert all("you play “" in sentence for sentence in told)


async def test_a_reading_that_is_set_right_in_the_game_is_said_in_both_languages(table: Table) -> None:
    of = next(game for game in GAMES if game.id == "himalaya")
    here = await at_play(table, of, other=False)
    shown = await here.go("rule/HIM-38")
    assert shown.facts[1].text == "Delivering when you can: you play “Optional”, the default."
    await here.answer("~fix/more/set-deliver@0", value="must")
    shown = await here.go("rule/HIM-38")
    mandatory = "Delivering when you can: you play “Mandatory”. The default is “Optional”."
    assert shown.facts[1].text == mandatory
    chapters = [link.go for link in (await here.go("aid")).links]
    summary = [fact for go in chapters for fact in (await here.go(go)).facts]
    at = next(i for i, fact in enumerate(summary) if fact.value == "HIM-38")
    assert summary[at + 1].text == mandatory, "and below the paragraph in the summary"
    await here.set("~settings", "lang", "nl")
    shown = await here.go("rule/HIM-38")
    assert shown.facts[1].text == "Leveren als het kan: jullie spelen “Moet”. Standaard is “Mag”."
