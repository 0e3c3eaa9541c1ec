"""Pairing a Bluetooth die by a roll, its owner, deleting it; its roll, from the die into the form."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from companion.errors import Trouble
from companion.table.intents import Leave
from companion.table.own_dice import OwnDice
from companion.view import wire
from hardware.bluetooth.die import KnownDie
from hardware.output import LED_RGB
from rules.ettana.components import FACES
from tests.companion.tables import Client, Table, client, committing, phone, play_on, seated, texts, ways
from tests.hardware.bluetooth.bluez import FakeDie
from tests.hardware.bluetooth.room import Room, in_room

TWO, FOUR, TILTED = b"S\x00\x00\x40", b"S\x00\xc0\x00", b"TS\x2d\x00\x2d"
NO = bytes((16, 2, 20, 20, 255, 0, 0, 1, 0))  # blinks red, twice


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    (tmp_path / "room").mkdir()
    with in_room(tmp_path / "room", monkeypatch) as room:
        yield room


class Evening:
    """A table with a room round it: the table gets the signals of the room's reader."""

    def __init__(self, table: Table, room: Room) -> None:
        self.table, self.room, self.heard = table, room, 0
        table.core.dice = OwnDice(table.core.store, room.reader)
        table.hardware.want = room.reader.want
        table.hardware.refuse = lambda device: room.reader.blink(device, "red", 2)

    async def until(self, done: Callable[[], bool]) -> None:
        """Run the room until `done`; then the table has its signals."""
        await asyncio.to_thread(self.room.until, done)
        while self.heard < len(self.room.heard.all):
            self.heard += 1
            await self.table.bridge.hear(self.room.heard.all[self.heard - 1])


@pytest.fixture
def evening(table: Table, room: Room) -> Evening:
    return Evening(table, room)


async def met(evening: Evening) -> tuple[Client, FakeDie]:
    """The table's screen with the page of a die that was just paired, and that die."""
    here, die = await client(evening.table), evening.room.bluez.godice()
    asked = await here.go("dice-meet")
    assert asked.band.ask == "Roll the die that you want to use"
    await evening.until(lambda: b"\x03" in die.written)
    die.say(b"R", FOUR)
    await evening.until(lambda: evening.room.said == ["Bluetooth met"])
    shown = await here.receive()
    assert shown.band.ask == "This one?"
    await here.answer("~dice-meet")
    return here, die


async def test_a_die_has_the_name_that_people_give_it(evening: Evening) -> None:
    here, _ = await met(evening)
    await here.answer("~die-name/1", name="  Lucky   one ")
    assert [link.text for link in (await here.go("dice")).links if link.go == "die/1"] == ["Die 1 Lucky one · d6 · red"]
    await here.answer("~die-name/1", name="")
    assert [link.text for link in (await here.go("dice")).links if link.go == "die/1"] == ["Die 1 · d6 · red"]
    await here.refused(wire.Answer(form="~die-name/9", values={"name": "X"}))


async def test_a_die_is_met_by_rolling_it_and_kept_with_one_tap(evening: Evening) -> None:
    here, die = await met(evening)
    assert (here.shown.page, texts(here.shown)[0]) == ("die/1", "here · battery 80 % · signal -50 dBm")
    assert evening.table.core.dice
    assert [(each.address, each.tint, each.shell) for each in evening.table.core.dice.known_dice] == [
        (die.address, "red", "d6")
    ]
    (link, *_) = (await here.go("dice")).links
    assert (link.text, link.note) == ("Die 1 · d6 · red", "here · battery 80 % · signal -50 dBm")


async def test_whose_it_is_its_colour_and_its_shape_count_at_once_and_are_kept(
    evening: Evening, tmp_path: Path
) -> None:
    await seated(evening.table, "Ana", "Bo")
    here, die = await met(evening)
    await here.set("~die/1", "owner", "Bo")
    light = bytes(LED_RGB[evening.table.core.game.session.head.tints[1]])
    await evening.until(lambda: bytes((16, 3, 20, 20)) + light + bytes((1, 0)) in die.written)  # in Bo's colour
    for name, value in (("owner", "Ana"), ("tint", "blue"), ("shell", "d12")):
        await here.set("~die/1", name, value)
    with pytest.raises(Trouble):
        await here.set("~die/1", "shell", "d7")
    again = OwnDice(evening.table.core.store, evening.room.reader)
    await again.load()
    assert [(die.owner, die.tint, die.shell) for die in again.known_dice] == [("Ana", "blue", "d12")]


async def test_while_a_die_is_low_the_game_says_so_and_what_was_seen_of_it_is_kept(evening: Evening) -> None:
    await seated(evening.table, "Ana", "Bo")
    here, die = await met(evening)
    assert texts(await here.go("play")) == []
    die.say(b"Bat\x09", b"R", FOUR)
    await evening.until(lambda: bool(evening.room.rolls))
    assert texts(await here.go("play")) == ["No roll is needed now; rolled: red 4"], "what was rolled is said first"
    await committing(here)
    assert texts(await here.go("play")) == ["Die 1: battery 9 %"]
    watching = await phone(evening.table)
    assert texts(watching.shown) == []
    die.go()
    await evening.until(lambda: not evening.room.reader.reach.states)
    assert texts(await here.go("play")) == []
    again = OwnDice(evening.table.core.store, evening.room.reader)
    await again.load()
    assert [(seen.battery, seen.last) for seen in again.last_seen.values()] == [(9, "4")]
    (link, *_) = (await here.go("dice")).links
    assert link.note == "not here, or asleep · battery low: 9 % · signal -50 dBm · last roll 4"


async def test_forgetting_is_one_tap(evening: Evening) -> None:
    here, die = await met(evening)
    assert ("Make it blink", "die-blink/1") in [(link.text, link.go) for link in (await here.go("die/1")).links]
    shown = await here.go("die-forget/1")
    assert (shown.page, texts(shown)) == (
        "dice",
        ["Dice with Bluetooth, GoDice and Pixels, can roll straight into the game."],
    )
    await evening.until(lambda: not die.connected)
    assert evening.table.core.dice
    assert evening.table.core.dice.known_dice == ()


async def test_whoever_leaves_the_page_of_meeting_meets_nobody_any_more(evening: Evening) -> None:
    die = evening.room.bluez.godice()
    here = await client(evening.table)
    await here.go("dice-meet")
    await evening.until(lambda: die.connected)
    await here.go("dice")
    await evening.until(lambda: not die.connected)
    await here.refused(wire.Answer(form="~dice-meet", values={}))
    assert evening.room.said == []


async def test_after_a_while_nobody_looks_any_more_and_one_tap_looks_again(evening: Evening) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("companion.table.own_dice.MEET_S", 0)
        here = await client(evening.table)
        await here.go("dice-meet")
        await evening.until(lambda: not evening.room.reader.reach.is_meeting)
        shown = await here.receive()
    assert (shown.band.ask, shown.links[0].go) == ("No die was rolled", "dice-meet")
    assert (await here.go("dice-meet")).band.ask == "Roll the die that you want to use"


async def test_without_bluetooth_there_is_no_such_page(table: Table) -> None:
    here = await client(table)
    assert "dice" not in [link.go for link in (await here.go("settings")).links]
    assert await here.refused(wire.Go(page="dice"))


async def fighting(here: Client) -> wire.FormView:
    """A battle of Battles & Builders that asks for two green dice and a red one."""
    shown = await committing(here)
    for count in (2, 0, 1):
        shown = await here.answer(shown.asks[0].forms[0].id, count=count)
    shown = await here.answer(shown.asks[0].forms[0].id, faces={"0": {"cavalry": 2}, "2": {"archers": 1}})
    return shown.asks[0].forms[0]


# ---- in a game ----------------------------------------------------------------------------------------
async def test_a_roll_goes_from_the_die_into_the_form_and_a_wrong_one_is_said_on_the_die_as_well(
    evening: Evening,
) -> None:
    await seated(evening.table, "Ana", "Bo", "Cem")
    here, die = await met(evening)
    await here.set("~die/1", "tint", "green")
    die.say(b"R", FOUR)
    await evening.until(lambda: evening.room.rolls[-1:] == ["green 4"])
    assert evening.table.core.game.notice
    await evening.until(lambda: NO in die.written)
    form = await fighting(here)
    for n in (1, 2):
        evening.room.clock.advance(1_000)
        die.say(b"R", FOUR)
        await evening.until(lambda n=n: len(evening.room.rolls) == 1 + n)  # type: ignore[misc]
    assert evening.table.core.game.arrivals.values == {form.id: {"pips": {"0": {"green1": 4, "green2": 4}}}}
    evening.room.clock.advance(1_000)
    die.say(b"R", TILTED)
    await evening.until(lambda: evening.room.said[-1:] == ["die:1 askew"])
    said = evening.table.core.game.notice
    assert said
    assert evening.table.core.text(said) == "Die 1 is cocked: roll it again"


def thrown(shown: wire.Show) -> wire.ThrowView:
    """The requested throw."""
    (form, *_) = shown.asks[0].forms
    return next(field for field in form.fields if isinstance(field, wire.ThrowView))


async def in_ettana(evening: Evening) -> tuple[Client, FakeDie, FakeDie]:
    """A turn of Ettana that asks for both dice; a white die and one of any colour are connected."""
    here = await seated(evening.table, "Ana", "Bo", "Cem", game="ettana")
    number, colour = evening.room.bluez.godice(1), evening.room.bluez.godice(2)
    evening.room.reader.keep(
        [
            KnownDie(address=number.address, number=1, make="godice", tint="white"),
            KnownDie(address=colour.address, number=2, make="godice"),
        ]
    )
    await evening.until(lambda: {number.address, colour.address} <= set(evening.room.reader.reach.states))
    while "none" not in evening.table.outputs.wanted_tints:
        await play_on(here, Random(7), most=1)
    return here, number, colour


async def test_in_ettana_a_white_die_and_one_of_any_colour_are_both_dice_in_one_throw(evening: Evening) -> None:
    _, number, colour = await in_ettana(evening)
    colour.say(b"R")
    number.say(b"R", FOUR)
    colour.say(TWO)
    await evening.until(lambda: bool(evening.room.rolls))
    (values,) = evening.table.core.game.arrivals.values.values()
    assert values == {"dice": {"number": 4, "colour": FACES[1]}}


async def test_the_form_says_which_number_counts_as_which_colour_and_it_can_be_set(evening: Evening) -> None:
    here, _, colour = await in_ettana(evening)
    number, pictures = thrown(await here.go("play")).dice
    assert [(face.text, face.note) for face in pictures.faces] == [
        ("green", "1"), ("red", "2"), ("yellow", "3"), ("blue", "4"), ("purple", "5"), ("black", "6"),
    ]  # fmt: skip
    assert {face.note for face in number.faces} == {""}
    assert [link.go for link in (await here.go("die/2")).links] == [
        "die-sides/2",
        "die-name/2",
        "die-blink/2",
        "die-forget/2",
    ]
    assert [link.go for link in (await here.go("die/1")).links] == ["die-name/1", "die-blink/1", "die-forget/1"]
    (rows,) = (await here.go("die-sides/2")).asks[0].forms
    assert [(row.label, row.default) for row in rows.fields][:2] == [
        ("1 counts as", (FACES[0],)),
        ("2 counts as", (FACES[1],)),
    ]
    shown = await here.set("~die-sides/2", "2", FACES[5])
    assert [row.default for row in shown.asks[0].forms[0].fields if isinstance(row, wire.ChoiceView)] == [
        (FACES[n],) for n in (0, 5, 2, 3, 4, 1)
    ], "the two have changed places"
    assert [face.note for face in thrown(await here.go("play")).dice[1].faces] == ["1", "6", "3", "4", "5", "2"]
    for wrong in (("7", "black"), ("1", "gold")):
        with pytest.raises(Trouble):
            await here.set("~die-sides/2", *wrong)
    session = evening.table.core.game.session
    session.game = replace(session.game, dice=())
    assert "die-sides/2" in ways(await here.go("die/2")).values(), "in a game that names no dice while it asks for them"
    colour.say(b"R", TWO)
    await evening.until(lambda: bool(evening.room.rolls))
    (values,) = evening.table.core.game.arrivals.values.values()
    assert values == {"dice": {"colour": FACES[5]}}
    again = OwnDice(evening.table.core.store, evening.room.reader)
    await again.load()
    assert again.known_dice[-1].sides == (tuple(FACES[n] for n in (0, 5, 2, 3, 4, 1)),)


@pytest.mark.parametrize(("game", "tint", "first"), [
    ("ettana", "none", FACES[0]), ("ettana", "white", None), ("battles_and_builders", "none", "1"),
    ("battles_and_builders", "green", "1"), ("himalaya", "none", None),
])  # fmt: skip
async def test_the_numbers_can_be_set_from_the_first_question_of_a_game_that_has_such_dice(
    evening: Evening, game: str, tint: str, first: str | None
) -> None:
    here = await seated(evening.table, "Ana", "Bo", "Cem", game=game)
    evening.room.reader.keep([KnownDie(address="AA:BB:CC:DD:EE:FF", number=1, make="godice", tint=tint)])
    links = [link.go for link in (await here.go("die/1")).links]
    assert ("die-sides/1" in links) == (first is not None)
    if first:
        (rows,) = (await here.go("die-sides/1")).asks[0].forms
        assert rows.fields[0].default == (first,)
        await here.set("~die-sides/1", "2", first)
        assert evening.room.reader.reach.dice[0].sides[0][1] == first


async def test_in_battles_and_builders_the_number_counts_until_the_table_says_otherwise(evening: Evening) -> None:
    here, die = await seated(evening.table, "Ana", "Bo", "Cem"), evening.room.bluez.godice()
    evening.room.keep(die, tint="green")
    await evening.until(lambda: die.address in evening.room.reader.reach.states)
    await fighting(here)
    assert texts(await here.go("play")) == []
    await here.set("~die-sides/1", "4", "2")
    shown = await here.go("play")
    assert texts(shown) == ["Die 1: 4 = 2"]
    (form, *_) = shown.asks[0].forms
    die.say(b"R", FOUR)
    await evening.until(lambda: bool(evening.room.rolls))
    assert evening.table.core.game.arrivals.values == {form.id: {"pips": {"0": {"green1": 2}}}}
    await evening.table.core.do(Leave(), by="screen")
    assert "While such a game is on" in texts(await here.go("die/1"))[-1]
