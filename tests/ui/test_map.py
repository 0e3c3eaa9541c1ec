"""Touching the board: the contents of a place, and their correction."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from rules.kit.sample import answer
from rules.kit.types import Illegal
from tests.ui.touched import Touched, sit_down


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
    table.taps = 1
    table.hand.tap_cell(village)
    await table.pass_on()
    assert table.hand.reads(f"{now} {good}")
    number = next(f.go for f in table.show.facts if f.text.endswith(good.capitalize()) and f.go)
    await table.go(number)
    await table.put("value", now - 1)
    await table.confirm()
    assert table.taps == 4
    assert table.show.page == "play"
    state = table.client.table.core.game.session.state
    assert state.sites[int(village[1:]) - 1].goods.get(good, 0) == now - 1
