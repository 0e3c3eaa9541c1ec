"""The rolls of dice readers stay in the game's record, and luck is counted from unchanged rolls alone."""

from __future__ import annotations

from typing import Any

import pytest

from companion.log import luck, record
from companion.log.record import Played
from companion.records.records import end_report, fold
from companion.view import wire
from hardware.dice_protocol import Roll, encode
from hardware.signal import Rolled
from tests.companion.tables import Client, Table, committing, seated
from tests.hardware.fakes import dice

GREEN, RED = ("green 5", "green 6"), ("red 3",)


def raw(number: int, *words: str) -> str:
    return encode(Roll(epoch="7F3A", number=number, at_rest=True, dice=dice(*words))).decode().strip()


async def roll(table: Table, number: int, *words: str) -> None:
    rolled = Rolled(device="serial:tray", dice=dice(*words), frame=number, raw=raw(number, *words), at_ms=0)
    await table.bridge.hear(rolled)


async def rolling(table: Table) -> tuple[Client, str]:
    """Three at the table, and the form that asks for two green dice and a red one."""
    here = await seated(table, "Ana", "Bo", "Cem")
    shown = await committing(here)
    for count in (2, 0, 1):
        shown = await here.answer(shown.asks[0].forms[0].id, count=count)
    shown = await here.answer(shown.asks[0].forms[0].id, faces={"0": {"cavalry": 2}, "2": {"archers": 1}})
    return here, shown.asks[0].forms[0].id


def newest(table: Table) -> Played:
    return record.moves_in_force(table.core.game.session.lines)[-1]


def pips(green1: int, green2: int, red1: int) -> dict[str, Any]:
    return {"0": {"green1": green1, "green2": green2}, "2": {"red1": red1}}


GREENS = {"green": {"5": 1, "6": 1}}


@pytest.mark.parametrize(
    ("rolled", "entered", "edited", "counted"),
    [
        pytest.param([GREEN, RED], (5, 6, 3), False, {**GREENS, "red": {"3": 1}}, id="its rolls are kept and counted"),
        pytest.param([GREEN], (5, 1, 3), True, {}, id="one that somebody corrected is marked and is no luck"),
        pytest.param([GREEN], (5, 6, 4), False, GREENS, id="a die added by hand is no correction and no luck"),
        pytest.param([], (5, 6, 3), False, {}, id="dice entered by hand leave no trace of a reader"),
    ],
)
async def test_an_answer_keeps_the_rolls_that_filled_it_in(
    table: Table,
    rolled: list[tuple[str, ...]],
    entered: tuple[int, int, int],
    edited: bool,
    counted: dict[str, dict[str, int]],
) -> None:
    here, form = await rolling(table)
    for number, words in enumerate(rolled):
        await roll(table, number, *words)
    await here.answer(form, pips=pips(*entered))
    session = table.core.game.session
    assert newest(table).dice == tuple(f"serial:tray {raw(number, *words)}" for number, words in enumerate(rolled))
    assert newest(table).edited == edited
    assert ("changed by hand" in table.core.game.speaker("en").speak(session.history()[-1].what)) == edited
    assert luck.face_counts(session.lines) == counted


async def test_the_page_of_times_tells_how_the_dice_fell_once_a_reader_has_read_some(table: Table) -> None:
    here, form = await rolling(table)
    before = (await here.go("went/times")).facts
    await roll(table, 17, *GREEN)
    await here.answer(form, pips=pips(5, 6, 3))
    after = (await here.go("went/times")).facts
    told = [(fact.text, fact.value) for fact in after[len(before) :]]
    assert told == [("Dice rolls", ""), ("2 green: 5 ×1  6 ×1", ""), ("Average roll", "5.5")]


async def test_a_roll_from_before_an_undo_does_not_belong_to_the_next_answer(table: Table) -> None:
    here, _ = await rolling(table)
    await roll(table, 17, *GREEN)
    offer = table.core.game.session.undo_offer()
    assert offer is not None
    shown = await here.ask(wire.Undo(n=offer[0]))
    shown = await here.answer(shown.asks[0].forms[0].id, faces={"0": {"cavalry": 2}, "2": {"archers": 1}})
    await here.answer(shown.asks[0].forms[0].id, pips=pips(5, 6, 3))
    assert newest(table).dice == ()


async def test_a_record_with_rolls_is_read_again_and_told_with_its_luck(table: Table) -> None:
    here, form = await rolling(table)
    await roll(table, 17, *GREEN)
    await here.answer(form, pips=pips(5, 6, 3))
    head, lines = table.core.game.session.head, list(table.core.game.session.lines)
    assert record.read_record(record.encode_record(head, lines)) == (head, lines, ())
    assert [line.split() for line in end_report(fold(head, lines), "en") if line.startswith("Read")] == [
        ["Read:", "2", "green", "5", "×1", "6", "×1"]
    ]
