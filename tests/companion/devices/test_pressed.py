"""Buttons, knobs and keys at a whole table: presses reach all screens."""

from __future__ import annotations

from random import Random

from companion.table.arrivals import Arrivals
from companion.view import wire
from hardware.gesture import F_KEYS, Keys
from hardware.signal import Found, Lost, Pressed, Rolled, Turned
from rules.kit.sample import answer
from rules.kit.types import Prompt
from tests.companion.tables import Client, Clock, Table, client, committing, pressed, seated
from tests.hardware.fakes import Alarms, Heard, dice


def turned(seat: int | None, steps: int = 1) -> Turned:
    return Turned(device="encoder", seat=seat, steps=steps, at_ms=0)


async def test_the_second_button_shows_an_answer_and_the_first_writes_it_down(table: Table, here: Client) -> None:
    form = (await committing(here)).asks[0].forms[0]
    for _ in range(2):
        await table.bridge.hear(pressed(0, second=True))
    assert (await here.receive()).asks[0].forms[0].filled == {"count": [form.fields[0].options[1].value]}  # type: ignore[union-attr]
    await table.bridge.hear(pressed(0))
    assert (await here.receive()).band.who == "Bo"


async def test_a_knob_goes_through_the_answers_of_whoever_is_asked(table: Table, here: Client) -> None:
    await committing(here)
    for _ in range(3):
        await table.bridge.hear(turned(None))
    await table.bridge.hear(Pressed(device="push:table", button="next", at_ms=0))
    await here.receive()
    await table.bridge.hear(turned(None))
    shown = await here.receive()
    assert (shown.band.who, shown.asks[0].forms[0].filled) == ("Bo", {"count": [0]})


async def test_another_seat_s_button_offers_to_confirm_for_the_one_who_is_asked(table: Table, here: Client) -> None:
    watcher = await client(table, token="")
    before = await committing(here)
    await table.bridge.hear(pressed(2))
    assert [ask.ask for ask in (await here.receive()).asks] == [ask.ask for ask in before.asks]  # nothing chosen yet
    await table.bridge.hear(pressed(0, second=True))
    await table.bridge.hear(pressed(2))
    shown = await here.receive()
    offer = shown.asks[0].forms[0]
    assert offer.confirm == "Confirm for Ana"
    assert any("Ana" in fact.text for fact in shown.facts if fact.style == "warn")
    assert (await watcher.receive()).asks == ()
    after = await here.answer(offer.id)
    assert after.band.who == "Bo"
    assert not any(form.id.startswith("~") for ask in after.asks for form in ask.forms)


async def test_the_offer_goes_with_the_next_move_and_cannot_be_taken_later(table: Table, here: Client) -> None:
    shown = await committing(here)
    await table.bridge.hear(pressed(0, second=True))
    await table.bridge.hear(pressed(2))
    offer = (await here.receive()).asks[0].forms[0]
    after = await here.answer(shown.asks[0].forms[0].id, count=1)
    assert [ask.seat for ask in after.asks] == [1]
    assert (await here.refused(wire.Answer(form=offer.id))).text
    assert table.core.game.session.prompts()[0].seat == 1


def groups(prompts: tuple[Prompt, ...]) -> list[str]:
    """The groups of the open questions."""
    return list(dict.fromkeys(prompt.group for prompt in prompts))


async def test_what_came_for_one_form_stays_while_another_is_answered(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", "Cem", game="himalaya")
    asked, rng = table.core.game.session.prompts(), Random(1)
    while len({prompt.group for prompt in asked}) < 2:
        await here.answer(asked[0].id, **answer(asked[0], rng))
        asked = table.core.game.session.prompts()
    mine, other = (next(p.id for p in asked if p.group == group and not p.secret) for group in groups(asked)[:2])
    table.core.game.arrivals = Arrivals(values={mine: {"x": 1}, other: {"x": 2}})
    await here.answer(mine)
    assert table.core.game.arrivals.values == {other: {"x": 2}}


async def test_a_village_is_chosen_by_the_d20_in_the_tray(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", "Cem", game="himalaya")
    while not table.outputs.wanted_tints:
        prompt = table.core.game.session.prompts()[0]
        await here.answer(prompt.id, **answer(prompt, Random(1)))
    assert list(table.outputs.wanted_tints) == ["none"]
    await table.bridge.hear(Rolled(device="serial:dice", dice=dice("none 14"), frame=1, at_ms=0))
    at_once, one_by_one = (await here.receive()).asks[0].forms
    assert (at_once.filled, one_by_one.filled) == ({}, {"roll": [14]})
    assert list(table.outputs.wanted_tints) == []


async def test_a_key_that_a_screen_sends_is_a_button_of_its_chair(table: Table, here: Client, clock: Clock) -> None:
    await committing(here)
    heard = Heard()
    keys = Keys(F_KEYS, clock, Alarms())
    keys.start(heard.put)
    table.hardware.key = keys.key
    seq = here.shown.seq
    for down in (True, False):
        await here.table.hub.handle(here.visit, wire.Key(key="KEY_F3", down=down))
    assert [signal.button for signal in heard.of(Pressed)] == [2]
    assert (await here.go("play")).seq == seq + 1  # a key alone needs no new page


# ---- at the table -------------------------------------------------------------------------------------
async def test_a_seats_button_confirms_what_is_chosen_on_the_screen(table: Table, here: Client) -> None:
    shown = await committing(here)
    await table.bridge.hear(pressed(0))
    await here.receive()
    assert [reply.form for reply in here.heard if isinstance(reply, wire.Press)] == [shown.asks[0].forms[0].id]


async def test_rolled_dice_fill_the_form_and_a_button_confirms_them(table: Table, here: Client) -> None:
    shown = await committing(here)
    for count in (2, 0, 1):
        shown = await here.answer(shown.asks[0].forms[0].id, count=count)
    shown = await here.answer(shown.asks[0].forms[0].id, faces={"0": {"cavalry": 2}, "2": {"archers": 1}})
    wanted: list[tuple[str, ...]] = []
    table.hardware.want = wanted.append
    for rolled in (dice("green 5", "green 6"), dice("red 3")):
        await table.bridge.hear(Rolled(device="serial:dice", dice=rolled, frame=1, at_ms=0))
        shown = await here.receive()
    assert shown.asks[0].forms[0].filled == {"pips": {"0": {"green1": 5, "green2": 6}, "2": {"red1": 3}}}
    assert wanted[0] == ("red",)
    await table.bridge.hear(Pressed(device="button:next", button="next", at_ms=0))
    after = await here.receive()
    assert any("Ana" in item.text for item in after.news)
    assert [chip.score for chip in after.chips] == ["4", "−1", "0"]


async def test_a_lost_reader_is_said_once_and_so_is_its_return(table: Table, here: Client) -> None:
    await table.bridge.hear(Found(device="serial:dice"))
    assert (await here.receive()).facts == ()
    await table.bridge.hear(Lost(device="serial:dice", reason="unplugged"))
    lost = await here.receive()
    await table.bridge.hear(Found(device="serial:dice"))
    found = await here.receive()
    assert [len(shown.facts) for shown in (lost, found)] == [1, 1]
    assert lost.facts != found.facts
