"""Settings on a page each, themes that reach the screen, and saved house rules of a group."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.table import draft as drafts
from companion.view import wire
from tests.companion.tables import Client, Clock, Table, client, phone, seated, setting_up, table_in, ways


def chosen(show: wire.Show) -> dict[str, object]:
    """The values of the first form, by field."""
    fields = show.asks[0].forms[0].fields
    return {f.name: next(iter(f.default), None) for f in fields if isinstance(f, wire.ChoiceView)}


# ---- the pages ----------------------------------------------------------------------------------------------
async def test_every_page_of_the_settings_is_one_tap_away_and_leads_back(table: Table) -> None:
    here = await client(table)
    settings = await here.go("settings")
    assert list(chosen(settings)) == ["lang", "light"]
    for path in ("settings/screen", "settings/sound", "settings/line", "auto", "printed"):
        assert path in ways(settings).values()
    for path in ("settings/screen", "settings/sound", "settings/line"):
        page = await here.go(path)
        assert page.page == path
        assert page.back == wire.Back(text="Back", go="settings")


@pytest.mark.parametrize(
    ("page", "name", "value"),
    [
        ("settings", "light", "night"),
        ("settings/screen", "hand", "left"),
        ("settings/screen", "dim", 2),
        ("settings/sound", "quiet_from", "22:00"),
        ("settings/line", "tls", "on"),
    ],
)
async def test_a_setting_counts_at_once_stays_on_its_page_and_is_kept(
    tmp_path: Path, page: str, name: str, value: str | int
) -> None:
    before = await table_in(tmp_path, Clock())
    here = await client(before)
    assert chosen(await here.go(page))[name] != value
    shown = await here.set(f"~{page}", name, value)
    assert shown.page == page
    assert chosen(shown)[name] == value
    await before.core.store.close()
    after = await table_in(tmp_path, Clock())
    assert chosen(await (await client(after)).go(page))[name] == value
    await after.core.store.close()


async def test_how_the_screen_shall_look_is_told_with_every_page(table: Table) -> None:
    here = await client(table)
    assert here.shown.looks == wire.Looks(dim_s=600)
    for name, value in (("hand", "left"), ("letters", "large"), ("facing", "other"), ("motion", "calm"), ("dim", 0)):
        await here.set("~settings/screen", name, value)
    every = wire.Looks(left=True, large=True, flipped=True, calm=True)
    assert (await here.go("home")).looks == every


# ---- rotation ---------------------------------------------------------------------------------------------
async def test_the_menu_asks_before_it_turns_the_picture_round_and_turns_it_back_likewise(table: Table) -> None:
    here = await seated(table, "Ana", "Bo")
    for flipped in (True, False):
        asked = await here.go(ways(await here.go("menu"))["Rotate screen"])
        assert asked.looks.flipped is not flipped
        shown = await here.answer(asked.asks[0].forms[0].id)
        assert shown.looks.flipped is flipped
        assert shown.page == "play", "the game goes on"
    there = await phone(table, "Ana")
    assert "Rotate screen" not in ways(await there.go("menu"))


# ---- the house rules of a group ---------------------------------------------------------------------------
async def house_rules(table: Table, *names: str) -> Client:
    """The house rules of Akkon, with these people on its chairs."""
    here = await setting_up(table, *names, game="akkon")
    await here.go("house-rules")
    return here


async def kept(here: Client, name: str) -> wire.Show:
    await here.go("kept-rules")
    return await here.answer("~kept-rules", name=name)


def on_offer(show: wire.Show) -> list[object]:
    """The names of saved house rules on the keys."""
    fields = (f for f in show.asks[0].forms[0].fields if f.name == "kept")
    return [option.value for f in fields if isinstance(f, wire.ChoiceView) for option in f.options]


async def test_the_name_proposed_for_the_rules_is_that_of_the_people_whatever_their_chairs(table: Table) -> None:
    here = await house_rules(table, "Cleo", "Anna", "Bram")
    shown = await here.go(ways(here.shown)["Save under a name"])
    field = shown.asks[0].forms[0].fields[0]
    assert isinstance(field, wire.TextView)
    assert field.default == "Anna, Bram, Cleo"
    await here.refused(wire.Answer(form="~kept-rules", values={"name": "  "}))
    here = await house_rules(table, "Bartholomeus", "Wilhelmina", "Konstantijn", "Maximiliaan")
    whole = drafts.title_of(here.table.core.setup.draft)
    assert whole == "Bartholomeus, Konstantijn, Maximiliaan", "as many names as there is room for"


async def test_rules_that_were_kept_come_back_with_one_tap_on_another_evening(tmp_path: Path) -> None:
    before = await table_in(tmp_path, Clock())
    here = await house_rules(before, "Anna", "Bram", "Cleo")
    await here.set("~house-rules", "clock", "bank")
    await here.set("~house-rules", "short", 1)
    ours = chosen(here.shown)
    shown = await kept(here, "Tuesday")
    assert shown.page.startswith("house-rules/")
    assert on_offer(shown) == ["Tuesday"]
    assert chosen(shown)["kept"] == "Tuesday", "these are the rules that are set"
    await before.core.store.close()

    after = await table_in(tmp_path, Clock())
    here = await house_rules(after, "Dirk", "Eva", "Anna")
    assert chosen(here.shown)["kept"] is None
    shown = await here.set("~house-rules", "kept", "Tuesday")
    assert {name: value for name, value in chosen(shown).items() if name != "kept"} == ours
    assert chosen(shown)["kept"] == "Tuesday"
    changed = await here.set("~house-rules", "clock", "off")
    assert chosen(changed)["kept"] is None, "these are not those of the name any more"
    assert on_offer(await kept(here, "  Tuesday ")) == ["Tuesday"]
    assert after.core.setup.saved_rules[0].clock.mode == "off", "the newest"
    assert [chair.name for chair in after.core.setup.draft.chairs][:3] == ["Dirk", "Eva", "Anna"], "who plays stays"
    await after.core.store.close()


async def test_kept_rules_can_be_forgotten(table: Table) -> None:
    here = await house_rules(table, "Anna", "Bram", "Cleo")
    await kept(here, "Ours")
    await kept(here, "Theirs")
    shown = await here.go(ways(here.shown)["Delete saved rules"])
    field = shown.asks[0].forms[0].fields[0]
    assert isinstance(field, wire.ChoiceView)
    assert [option.text for option in field.options] == ["Theirs", "Ours"]
    assert field.default == (), "nothing is forgotten with one tap"
    assert on_offer(await here.answer("~kept-rules/forget", name="Ours")) == ["Theirs"]
    await here.refused(wire.Answer(form="~kept-rules/forget", values={"name": "Ours"}))
    assert "Delete saved rules" not in ways(await here.answer("~kept-rules/forget", name="Theirs"))


async def test_a_few_are_kept_and_the_oldest_goes(table: Table) -> None:
    here = await house_rules(table, "Anna", "Bram", "Cleo")
    for n in range(drafts.MOST_SAVED + 1):
        shown = await kept(here, f"Evening {n}")
    assert on_offer(shown) == [f"Evening {n}" for n in range(drafts.MOST_SAVED, 0, -1)]
    await here.set("~home", "game", "himalaya")
    assert on_offer(await here.go("house-rules")) == [], "in another game"


async def test_a_rule_that_the_game_does_not_know_any_more_is_left_as_usual(table: Table) -> None:
    await house_rules(table, "Anna", "Bram", "Cleo")
    game, draft = table.core.setup.game, table.core.setup.draft
    old = drafts.SavedHouseRules(name="Old", options={"gone": 1, "tracking": "nonsense"})
    assert drafts.with_rules(draft, game, old).options == {}
