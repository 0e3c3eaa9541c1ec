"""The simulator's page: its buttons, knob, dice and cable are heard at the table, and only from this machine."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from companion.errors import Trouble
from companion.table.intents import SetPause
from companion.view import wire
from hardware.signal import Pressed, Rolled, Turned
from tests.companion.simulated import Hands, hands_in
from tests.companion.tables import TOKEN, Client, Table, client, drawn, seated


@pytest.fixture
async def hands(tmp_path: Path) -> AsyncIterator[Hands]:
    async with hands_in(tmp_path) as hands:
        yield hands


@pytest.fixture
async def here(hands: Hands) -> Client:
    """The table's screen, in a game that waits for the table to set up, with the panel open."""
    here = await seated(hands.table, "Ana", "Bo")
    await here.go("simulator")
    return here


async def test_it_shows_every_lamp_in_words_as_it_is_now(hands: Hands, here: Client) -> None:
    assert drawn(here.shown) == ["Ana", "off", "Bo", "off", "Everyone", "lit"]
    await hands.table.core.do(SetPause(on=True), by="screen")
    hands.table.hub.publish()
    assert drawn(await here.receive())[-1] == "off"


async def test_a_tapped_button_is_pressed_and_the_game_is_seen_and_so_with_the_second_one_and_the_knob(
    hands: Hands, here: Client
) -> None:
    assert (await here.set("~simulator", "press", "next")).page == "play"
    pressed = await hands.listen()
    assert isinstance(pressed, Pressed)
    assert pressed.button == "next"
    await here.set("~simulator", "press", "second-1")
    pressed = await hands.listen()
    assert isinstance(pressed, Pressed)
    assert (pressed.button, pressed.second) == (1, True)
    await here.set("~simulator", "knob", "left")
    turned = await hands.listen()
    assert isinstance(turned, Turned)
    assert turned.steps == -1


async def test_dice_of_any_colour_can_be_rolled_wrong_ones_too(hands: Hands, here: Client) -> None:
    await here.set("~simulator", "add", "pink")
    shown = await here.set("~simulator", "add", "")
    assert not any(field.name == "dice" for field in shown.asks[0].forms[0].fields), "the tray is empty"
    await here.set("~simulator", "add", "pink")
    shown = await here.set("~simulator", "add", "none")
    tray = shown.asks[0].forms[0].fields[0]
    assert isinstance(tray, wire.ThrowView)
    assert [die.tint for die in tray.dice] == ["pink", "none"]
    await here.answer("~simulator", dice={"0": 17, "1": "red"})
    rolled = await hands.listen()
    assert isinstance(rolled, Rolled)
    assert [(die.tint, die.face) for die in rolled.dice] == [("pink", "17"), ("none", "red")]
    shown = await here.go("play")
    assert any("pink 17" in fact.text for fact in shown.facts)


async def test_hardware_is_not_pressed_from_afar(hands: Hands, here: Client) -> None:
    afar = hands.table.hub.enter(wire.Join(token=TOKEN), "192.168.1.20")
    for request in (wire.Go(page="simulator"), wire.Set(form="~simulator", name="press", value=0)):
        with pytest.raises(Trouble) as refused:
            await hands.table.hub.handle(afar, request)
        assert refused.value.say.key == "only-here"
    assert here.shown.page == "simulator"
    assert hands.signals.empty()


async def test_without_simulated_hardware_there_is_no_such_page(table: Table) -> None:
    assert "--simulate" in (await (await client(table)).refused(wire.Go(page="simulator"))).text
