"""Touching the board: the contents of a place, their correction, and entering the map between games."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from companion.log import catalogue as catalogues
from rules.kit.sample import answer
from rules.kit.types import Illegal
from tests.ui.touched import Touched, sit_down
from ui.state.acts import Open


async def tap_cell(table: Touched, cell: str) -> None:
    table.hand.now_s += 1
    table.hand.tap_cell(cell)
    table.taps += 1
    await table.pass_on()


async def supplied(table: Touched) -> str:
    """A game of Himalaya after stocking village by village, and a village with resources."""
    await sit_down(table, "himalaya", "Ana", "Bo", "Cem")
    here, rng = table.client, Random(1)
    session = here.table.core.game.session
    for _ in range(500):
        if any(prompt.move == "place_leader" for prompt in session.prompts()):
            break
        prompt = rng.choice([p for p in session.prompts() if not p.secret and not p.move.startswith("lay_")])
        with suppress(Illegal):
            await session.answer(prompt.id, answer(prompt, rng), by="screen")
    here.table.hub.publish()
    await table.listen()
    return next(f"v{v}" for v, site in enumerate(session.state.sites, 1) if site.holds == "goods")


async def test_a_wrong_number_on_the_board_is_four_taps(table: Touched) -> None:
    village = await supplied(table)
    state = table.client.table.core.game.session.state
    good, now = max(state.sites[int(village[1:]) - 1].goods.items(), key=lambda item: item[1])
    await table.go("menu")  # no question about the village here
    table.taps = 0
    await tap_cell(table, village)
    assert table.hand.reads(f"{now} {good}")
    number = next(f.go for f in table.show.facts if f.text.endswith(good.capitalize()) and f.go)
    await table.go(number)
    await table.put("value", now - 1)
    await table.confirm()
    assert table.taps == 4
    assert table.show.page == "play"
    state = table.client.table.core.game.session.state
    assert state.sites[int(village[1:]) - 1].goods.get(good, 0) == now - 1


async def test_a_road_on_the_map_is_two_villages_its_kind_and_a_confirm(table: Touched) -> None:
    await table.go("settings")
    await table.go("printed")
    for page in ("printed/himalaya", "printed/himalaya/road", "printed/himalaya/road/new"):
        await table.go(page)
    for a, b in ((8, 9), (11, 17)):
        table.taps = 0
        await tap_cell(table, f"v{a}")
        await tap_cell(table, f"v{b}")
        await table.put("road", "ice")
        await table.confirm()
        assert table.taps == 4
    store, game = table.client.table.core.store, table.client.table.core.games.find("himalaya")
    roads = (await catalogues.load(store, game))["road"]
    assert {key: roads[key]["to"] for key in ("8/ice", "9/ice", "11/ice", "17/ice")} == {
        "8/ice": 9, "9/ice": 8, "11/ice": 17, "17/ice": 11,
    }  # fmt: skip


async def test_the_first_workers_of_amritsar_are_told_by_taps_on_their_places(table: Touched) -> None:
    await sit_down(table, "amritsar", "Ana", "Bo")
    ask = table.show.asks[0]
    await table.tap_act(Open(ask=ask.ask, form=ask.forms[1].id))
    await table.confirm()
    await tap_cell(table, "north")
    await table.confirm()
    table.taps = 0
    for spot in ("north-1", "west-2", "north-1"):
        await tap_cell(table, spot)
    await table.confirm()
    assert table.taps == 4
    spots = table.client.table.core.game.session.state.spots
    assert spots[0] == ("white", "white")
    assert spots[7] == ("white",)
