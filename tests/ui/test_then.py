"""Looking back on the touchscreen: along the timeline by finger, step by step by key and keyboard, and back."""

from __future__ import annotations

from random import Random

import pytest

from companion.view.wire import Go, Steps
from tests.companion.tables import client, play_on, seated
from tests.ui.test_looking_back import assert_is_whole
from tests.ui.touched import Touched

pytestmark = pytest.mark.screen
MOVES = 30


@pytest.fixture
async def table(table: Touched) -> Touched:
    """A game in progress, and its log on the screen."""
    await seated(table.client.table, "Ana", "Bo", "Cem")
    await play_on(await client(table.client.table), Random(3), MOVES)
    await table.listen()
    return table


async def looking_back(table: Touched) -> Steps:
    """From the game to the newest line of its log."""
    for page in ("menu", "log"):
        await table.go(page)
    line = next(fact.go for fact in table.show.facts if fact.go.startswith("then/"))
    await table.go(line)
    assert table.show.steps
    return table.show.steps


def at(table: Touched, steps: Steps, moment: int) -> tuple[float, float]:
    """The point of that position on the screen, in px from the top left."""
    return table.hand.place(steps.x + steps.w * moment / steps.last, steps.y + steps.h / 2)


async def test_a_finger_goes_along_the_row_to_the_moment_under_it(table: Touched) -> None:
    steps = await looking_back(table)
    x, y = at(table, steps, steps.last)
    finger = table.hand.touch(x, y)
    for moment in (20, 15, 10, 5):
        finger.touch_move(at(table, steps, moment)[0], table.hand.window.height - y)
    assert table.hand.sent == [Go(page="then/20")], "the next one once that has come"
    await table.pass_on()
    assert table.show.page == "then/5"
    finger.touch_move(-500, table.hand.window.height - y)
    finger.touch_up()
    await table.pass_on()
    assert (table.show.page, table.hand.reads("Looking back: 0 of 30")) == ("then/0", True)
    assert_is_whole(table, "then/0")


async def test_the_first_step_after_a_finger_was_lifted_counts(table: Touched) -> None:
    steps = await looking_back(table)
    finger = table.hand.touch(*at(table, steps, 12))
    await table.pass_on()
    finger.touch_up()
    await table.tap_act(Go(page="then/13"))
    await table.pass_on()
    assert (table.show.page, table.hand.sent) == ("then/13", [])


async def test_keys_and_the_keyboard_step_and_the_corner_leads_back_to_now(table: Touched) -> None:
    steps = await looking_back(table)
    table.hand.between_s = 0.1
    for moment in (steps.last - 1, steps.last - 2, steps.last - 3):
        await table.tap_act(Go(page=f"then/{moment}"))
    assert table.show.page == f"then/{steps.last - 3}", "as quickly as one taps"
    for key, moment in (("left", steps.last - 4), ("right", steps.last - 3), ("right", steps.last - 2)):
        assert table.stage.take_key(key)
        await table.pass_on()
        assert table.show.page == f"then/{moment}"
    assert table.hand.reads("Back to now")
    table.stage.take_key("escape")
    await table.pass_on()
    assert table.show.page == "play"


async def test_the_keys_keep_their_places_however_much_came_of_a_line(table: Touched) -> None:
    steps = await looking_back(table)
    places, facts = set[tuple[float, float]](), set[int]()
    for moment in range(1, steps.last):
        table.hand.take(await table.client.go(f"then/{moment}"))
        places |= {(t.box.x, r.box.y + t.box.y) for r, t in table.spots() if t.act == Go(page=f"amend/{moment}")}
        facts.add(len(table.show.facts))
    assert len(places) == 1
    assert len(facts) > 1, "some lines have news below them"
