"""The table as clients see it: an evening from home to the winner, in the wire's own messages."""

from __future__ import annotations

from random import Random

import pytest

from companion.view import wire
from rules.games import GAMES
from tests.companion.tables import Client, Clock, Table, client, play_on, seated, setting_up


# ---- from home to the table -----------------------------------------------------------------------
async def test_home_offers_every_game_as_a_card_with_its_sign(table: Table) -> None:
    home = (await client(table)).shown
    cards = home.asks[0].forms[0].fields[0]
    assert isinstance(cards, wire.ChoiceView)
    titles = ["Akkon", "Amritsar", "Battles & Builders", "Ettana", "Himalaya", "Another game", "Pebbles"]
    assert [card.text for card in cards.options] == titles
    assert all(card.icon and card.icon.shapes for card in cards.options)


async def test_a_game_starts_without_names_by_the_key_that_says_so_and_the_colours_are_names_enough(
    table: Table,
) -> None:
    here = await client(table)
    typed = await here.set("~home", "game", "battles_and_builders")
    await here.go({way.text: way.go for way in typed.links}["Play without names"])
    assert here.shown.asks[0].forms[0].confirm == "Start with 2 players"
    shown = await here.answer(here.shown.asks[0].forms[0].id)
    assert [chip.name for chip in shown.chips] == [tint.capitalize() for tint in GAMES[2].tints[:2]]
    assert table.core.names.known_names == ()


async def test_the_first_evening_asks_for_one_name_after_the_other_until_everybody_is_there(table: Table) -> None:
    here = await client(table)
    asked = [await here.set("~home", "game", "battles_and_builders")]
    for name in ("Ana", "Bo", "Cem", "Dee"):
        asked.append(await here.answer(asked[-1].asks[0].forms[0].id, name=name))
    assert [shown.page for shown in asked] == ["name/0", "name/1", "name/2", "name/3", "new/seat/0"]
    assert [[way.text for way in shown.links] for shown in asked[:4]] == [
        *[["Play without names"]] * 2, *[["Everyone is here"]] * 2,
    ]  # fmt: skip
    assert asked[-1].asks[0].forms[0].confirm == "Start with 4 players"


async def test_names_that_were_typed_survive_a_step_back_and_another_game(table: Table) -> None:
    here = await setting_up(table, "Ana", "Bo", "Cem")
    await here.go("home")
    again = await here.set("~home", "game", "battles_and_builders")
    assert [chip.name for chip in again.chips] == ["Ana", "Bo", "Cem"]
    await here.go("home")
    other = await here.set("~home", "game", "himalaya")
    assert [chip.name for chip in other.chips] == ["Ana", "Bo", "Cem"]


async def test_house_rules_for_two_players_are_told_when_two_play_and_not_when_three_do(table: Table) -> None:
    here = await client(table)
    await here.set("~home", "game", "battles_and_builders")
    names = [[f.name for f in (await here.go("house-rules")).asks[0].forms[0].fields]]
    await here.set("~new", "chair-1", "more")
    names.append([f.name for f in (await here.go("house-rules")).asks[0].forms[0].fields])
    two, three = names
    assert {name for name in two if name not in three} == {"fictitious_rank", "fictitious_target", "fictitious_draw"}


async def test_undo_says_what_it_takes_back_and_that_stands_once_in_the_log(here: Client) -> None:
    asked = here.shown.asks[0].forms[0]
    shown = await here.answer(asked.id, ready=[])
    assert shown.back
    assert shown.back.what
    undone = await here.ask(wire.Undo(n=shown.back.n))
    assert (undone.asks[0].forms[0].label, undone.back) == (asked.label, None)
    assert [fact.text for fact in (await here.go("log")).facts] == [f"Undone: {shown.back.what}"]


# ---- at the table ---------------------------------------------------------------------------------
async def test_a_whole_game_played_through_the_wire_ends_with_a_winner(here: Client) -> None:
    await play_on(here, Random(1))
    shown = await here.go("play")
    assert "win" in shown.band.who
    assert shown.asks[0].forms[0].confirm == "Play again, same seats"
    assert len([fact for fact in shown.facts if fact.style == "big"]) == 3


async def test_pause_stops_the_clock_and_an_answer_lets_it_go_on(here: Client, clock: Clock) -> None:
    clock.ms += 5_000
    paused = await here.ask(wire.Pause(on=True))
    assert paused.paused
    assert paused.clock
    assert (paused.clock.ms, paused.clock.running) == (5_000, False)
    clock.ms += 60_000
    assert (await here.go("play")).clock == paused.clock
    going = await here.answer(paused.asks[0].forms[0].id, ready=[])
    assert not going.paused


@pytest.mark.parametrize("game", [game.id for game in GAMES])
async def test_every_menu_begins_alike_so_that_leaving_and_turning_the_screen_keep_their_places(
    table: Table, game: str
) -> None:
    here = await seated(table, "Ana", "Bo", "Cem", game=game)
    menu = (await here.go("menu")).links
    assert [link.go for link in menu if link.large] == ["fix", "score", "log", "aid"]
    assert [link.go for link in menu[4:12]] == [
        "went/times", "note", "join", "records", "settings", "pause/on", "flip", "leave",
    ]  # fmt: skip


async def test_the_menu_pauses_the_game_and_lets_it_go_on(here: Client) -> None:
    keys = {link.text: link.go for link in (await here.go("menu")).links}
    paused = await here.go(keys["Pause"])
    assert (paused.page, paused.paused) == ("play", True)
    keys = {link.text: link.go for link in (await here.go("menu")).links}
    assert not (await here.go(keys["Resume"])).paused


async def test_back_from_a_page_leads_to_the_menu_that_opened_it(here: Client) -> None:
    for page in [link.go for link in (await here.go("menu")).links if not link.go.startswith("pause")]:
        await here.go("menu")
        shown = await here.go(page)
        assert shown.back, page
        assert shown.back.go == "menu", page


async def test_back_from_a_page_that_the_table_opened_leads_to_the_table(here: Client) -> None:
    await here.go("menu")
    await here.go("play")
    for page in ("seat/1", "score", "rule/BNB-9", "fix"):
        back = (await here.go(page)).back
        assert back, page
        assert back.go == "play", page


async def test_a_page_behind_another_leads_back_to_that_one_and_so_to_the_menu(here: Client) -> None:
    await here.go("menu")
    grid = await here.go("fix")
    assert grid.drawing
    one = next(s.hit for s in grid.drawing.shapes if isinstance(s, wire.Poly) and s.hit)
    back = (await here.go(one.removeprefix("go:"))).back
    assert back
    assert back.go == "fix"
    back = (await here.go(back.go)).back
    assert back
    assert back.go == "menu"


# ---- rights ---------------------------------------------------------------------------------------
async def test_without_the_token_a_phone_sees_the_table_and_changes_nothing(table: Table, here: Client) -> None:
    phone = await client(table, token="")
    mirrored = phone.shown
    assert mirrored.page == "play"
    assert mirrored.drawing
    assert (mirrored.asks, mirrored.back, mirrored.may) == ((), None, False)
    form = (await here.go("play")).asks[0].forms[0].id
    for move in (wire.Answer(form=form, values={"ready": []}), wire.Undo(n=1)):
        assert (await phone.refused(move)).text == "You are watching: sit down first."
    for request in (
        wire.Pause(on=True),
        wire.Set(form="~settings", name="lang", value="nl"),
        wire.Go(page="fix"),
    ):
        assert (await phone.refused(request)).text == "Only the main table screen can do that."
