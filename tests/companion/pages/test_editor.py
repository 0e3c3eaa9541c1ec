"""The catalogue between games: its entries, their change and deletion."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from companion.log import catalogue as catalogues
from companion.view import wire
from rules.games import GAMES
from rules.kit.sample import default_answer
from rules.kit.types import NOTHING, TABLE, Prompt, no_sections
from tests.companion.tables import Client, Clock, Table, chosen, client, seated, table_in, values

TOLD: dict[str, dict[str, dict[str, Any]]] = {
    "akkon": {"city_card": {"tyre/siege/2/gold/faith/-/-": {
        "city": "tyre", "kind": "siege", "knights": 2, "copies": 2, "track": "gold", "falls": "faith"}}},
    "amritsar": {
        "tiles": {"blue/main/2gold": {"colour": "blue", "part": "main", "shows": {"gold": 2}}},
        "tax": {"3": {"coins": 4}}, "temples": {"5": {"points": 5}},
        "donations": {"3-north": {"width": 2, "rows": {}}}},
    "any_game": {"pad": {"Towns": {"name": "Towns", "goal": 10}}},
    "battles_and_builders": {
        "tile": {"urban/3/1": {"terrain": "urban", "value": 3}, "urban/3/2": {"terrain": "urban", "value": 3}},
        "dice": {"mountain": {"archers": "red", "infantry": "red", "cavalry": "green"}}},
    "ettana": {"design": {"AA/.B": {"points": 3}}},
    "himalaya": {"village": {"5": {"level": 2, "regions": [1, 3]}}, "road": {"1/ice": {"to": 2}, "2/ice": {"to": 1}},
                 "order": {"salt2/3": {"needs": {"salt": 2}, "yaks": 3}}},
}  # fmt: skip


PRINTED = [game for game in GAMES if game.sections is not no_sections]


def test_of_every_game_with_printed_things_there_is_something_told() -> None:
    assert set(TOLD) == {game.id for game in PRINTED}


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    table = await table_in(tmp_path, Clock())
    for game in PRINTED:
        assert game.check(TOLD[game.id]) == ()
        await catalogues.keep(table.core.store, game, TOLD[game.id])
    yield table
    await table.core.store.close()


@pytest.fixture
async def here(table: Table) -> Client:
    """The table's screen at home."""
    return await client(table)


async def known(table: Table, game: str) -> dict[str, Any]:
    return dict(await catalogues.load(table.core.store, table.core.games.find(game)))


async def test_settings_and_the_menu_lead_to_what_is_printed(table: Table, here: Client) -> None:
    assert "printed" in [link.go for link in (await here.go("settings")).links]
    links = (await here.go("printed")).links
    assert [link.go for link in links] == [f"printed/{game.id}" for game in PRINTED]
    assert "Battles & Builders" in [link.text for link in links]
    await seated(table, "Ana", "Bo", "Cem")
    assert (await here.go((await here.go("menu")).links[8].go)).page == "settings"
    assert "printed" in [link.go for link in here.shown.links]


async def test_every_kind_says_how_many_are_told(here: Client) -> None:
    assert values(await here.go("printed/battles_and_builders")) == {
        "Event tiles": "2 of 7", "Dice that a terrain gives": "1 of 2",
    }  # fmt: skip
    assert values(await here.go("printed/himalaya")) == {
        "Villages on the map": "4 of 20", "Roads on the map": "3", "Orders": "1",
    }  # fmt: skip
    assert values(await here.go("printed/akkon")) == {"City cards": "2 of 72"}


@pytest.mark.parametrize("game", [game.id for game in PRINTED])
async def test_a_form_that_is_confirmed_as_it_stands_changes_nothing(table: Table, game: str) -> None:
    rules = table.core.games.find(game)
    once = rules.sections(TOLD[game])
    for section in once:
        for entry in section.entries:
            if entry.fields and entry.id in TOLD[game][section.kind]:
                form = Prompt(id="", seat=TABLE, move="", label=NOTHING, confirm=NOTHING, fields=entry.fields)
                told = rules.tell(TOLD[game], section.kind, entry.id, default_answer(form) or {})
                assert rules.check(told) == (), (section.kind, entry.id)
                assert rules.sections(told) == once


async def test_a_value_is_changed_with_the_form_that_told_it(table: Table, here: Client) -> None:
    shown = await here.go("printed/himalaya/village/e/5")
    assert chosen(shown.asks[0].forms[0]) == {"level": (2,), "regions": (1, 3)}
    after = await here.answer("~printed/himalaya/village/e/5", level=3, regions=[2])
    assert after.page == "printed/himalaya/village"
    assert (await known(table, "himalaya"))["village"]["5"] == {"level": 3, "regions": [2]}
    await here.answer("~printed/himalaya/road/forget/1/ice")
    assert not {"1/ice", "2/ice"} & set((await known(table, "himalaya")).get("road", {})), "forgotten at both ends"
    await seated(table, "Ana", "Bo", "Cem", game="himalaya")
    assert table.core.game.session.state.land[4].level == 3, "known in the next game"


async def test_a_tap_on_the_map_opens_the_village_that_lies_there(here: Client) -> None:
    shown = await here.go("printed/himalaya/village")
    assert shown.drawing
    assert shown.closer == "printed/himalaya/village/at"
    assert (await here.go("printed/himalaya/village/at/v7")).band.who == "Village\u00a07"
    await here.answer("~printed/himalaya/village/e/7", level=1, regions=[4])
    assert values(await here.go("printed/himalaya/village"))["Village\u00a07"] == "1 House, at 4"


async def test_two_villages_are_tapped_to_tell_the_road_between_them(table: Table, here: Client) -> None:
    shown = await here.go("printed/himalaya/road/new")
    form = shown.asks[0].forms[0]
    _, start, end = form.fields
    assert isinstance(start, wire.ChoiceView)
    assert isinstance(end, wire.ChoiceView)
    assert {"v8", "v9"} <= {option.cell for option in start.options} & {option.cell for option in end.options}
    assert shown.drawing
    after = await here.answer(form.id, a=8, b=9, road="stone")
    assert after.page == "printed/himalaya/road/new"  # the next road at once
    assert after.asks[0].forms[0].id != form.id  # in a new form
    assert chosen(after.asks[0].forms[0]) == {"road": ("stone",), "a": (), "b": ()}, "the kind stays"
    assert (await known(table, "himalaya"))["road"]["9/stone"] == {"to": 8}
    assert "Stone road, 8–9" in values(await here.go("printed/himalaya/road"))


async def test_what_cannot_be_in_the_box_is_refused_in_the_words_of_the_game_and_the_rulebook_stays(
    table: Table, here: Client
) -> None:
    await here.answer("~printed/battles_and_builders/tile/new", terrain="urban", value=4)
    form = wire.Answer(form="~printed/battles_and_builders/tile/new", values={"terrain": "urban", "value": 4})
    before = await known(table, "battles_and_builders")
    assert set(before["tile"]) == {"urban/3/1", "urban/3/2", "urban/4/1"}, "one more joins those that are known"
    assert "Urban area" in (await here.refused(form)).text
    assert await known(table, "battles_and_builders") == before
    refused = await here.refused(wire.Answer(form="~printed/himalaya/road/forget/3/soil"))
    assert refused.text == "This comes from the rulebook and cannot be deleted."


async def test_a_thing_that_is_told_with_another_content_leaves_nothing_behind(table: Table, here: Client) -> None:
    await here.answer("~printed/himalaya/order/e/salt2/3", needs={"salt": 1, "tea": 1}, yaks=4)
    assert list((await known(table, "himalaya"))["order"]) == ["salt1.tea1/4"]
    await here.answer("~printed/amritsar/temples/e/5", points=6)
    assert list((await known(table, "amritsar"))["temples"]) == ["6"]


async def test_a_game_that_lies_on_the_table_is_set_right_from_its_menu(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", "Cem", game="himalaya")
    shown = await here.go("printed/himalaya/village/e/5")
    assert shown.asks == ()
    assert "fix" in [link.go for link in (await here.go("printed/himalaya/village")).links]
    form = wire.Answer(form="~printed/himalaya/village/e/5", values={"level": 1, "regions": [1]})
    await here.refused(form)
    assert (await here.go("cell/v5")).facts[0].text == "2 Temple, at 1, 3"
