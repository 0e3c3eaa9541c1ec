"""A phone's questions: all that concern its seat alone, also as a row of a question to everyone."""

from __future__ import annotations

import dataclasses
import shutil
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.access.client_session import Audience
from companion.devices.cues import CueSnapshot, cue_kind, snapshot
from companion.log.book import new_head
from companion.log.record import ClockRule, Played
from companion.table.intents import Begin, Correct, GiveAnswer, RedoMove, UndoMove
from companion.testkit import play
from companion.testkit.play import Party
from companion.view import wire
from rules.games import GAMES
from rules.kit.sample import NAMES, answer
from rules.kit.types import TABLE, AnyGame, Illegal, Prompt, Seat, Seating, Who
from tests.companion.tables import Client, Clock, Table, client, full, phone, table_in

MOST_MOVES = 400
TRIES = 200


# ---- every question of every game -----------------------------------------------------------------------
def concerns(prompt: Prompt, seat: Seat) -> bool:
    """Whether the question is for that seat, or has a row for it."""
    labels = [field.label for field in prompt.fields if field.key]
    return prompt.seat == seat or (prompt.seat == TABLE and prompt.waits and Who(seat=seat) in labels)


async def begun(table: Table, game: AnyGame, party: Party) -> None:
    seating = Seating(names=NAMES[: party.seats], tints=game.tints[: party.seats])
    options = game.option_type(tracking=party.tracking) if party.tracking else game.option_type()
    head = new_head(game, seating, options, {}, ClockRule(), "WALK", "2026-11-21T19:00:00Z")
    await table.core.game.do(Begin(head=head), by="screen")


async def step(table: Table, rng: Random) -> None:
    """Give a random valid answer."""
    for _ in range(TRIES):
        prompt = rng.choice([prompt for prompt in table.core.game.session.prompts() if not prompt.secret])
        try:
            await table.core.game.do(
                GiveAnswer(prompt_id=prompt.id, values=answer(prompt, rng), sure=True), by="screen"
            )
            return
        except Illegal:
            continue
    raise AssertionError("no answer is taken")


def forms_of(table: Table, seat: Seat) -> list[wire.FormView]:
    """The forms on the phone of that seat."""
    audience = Audience(role="seat", lang="en", page="play", viewer=seat, own=(seat,))
    shown = table.hub.show(audience, table.core.game.snapshot())
    return [form for ask in shown.asks for form in ask.forms]


def ways(prompt: Prompt, seat: Seat, prompts: tuple[Prompt, ...]) -> set[str]:
    """The form itself, that seat's row of it, or a short cut of the game's own to the same."""
    if prompt.seat == seat or prompt.shared:
        return {prompt.id}
    return {f"{prompt.id}/{seat}", *(own.id for own in prompts if own.seat == seat and not own.waits)}


EVENINGS = [(game, party) for game in GAMES for party in {p.tracking: p for p in play.parties(game)}.values()]


@pytest.mark.parametrize(("game", "party"), EVENINGS, ids=[f"{game.id}-{party.tracking}" for game, party in EVENINGS])
async def test_whatever_concerns_one_seat_alone_is_asked_on_its_phone(
    table: Table, game: AnyGame, party: Party
) -> None:
    await begun(table, game, party)
    rng, seen, missed = Random(1), set[tuple[str, bool, bool]](), list[tuple[str, Seat]]()
    for _ in range(MOST_MOVES):
        prompts = table.core.game.session.prompts()
        fronts = {prompt.group: prompt for prompt in reversed(prompts) if not prompt.secret}
        asked = [p for p in prompts if p.seat != TABLE or p in fronts.values()]
        kinds = {(p.move, p.seat == TABLE, p.secret) for p in asked}
        if not kinds <= seen:
            seen |= kinds
            for seat in range(party.seats):
                shown = {form.id for form in forms_of(table, seat)}
                missed += [(p.id, seat) for p in asked if concerns(p, seat) and not ways(p, seat, prompts) & shown]
        if not prompts:
            break
        await step(table, rng)
    assert missed == []
    assert seen


# ---- the own row ------------------------------------------------------------------------------------------
ROWS = [("battles_and_builders", "", "reveal"), ("battles_and_builders", "", "roll"), ("himalaya", "full", "tell_rows"),
        ("ettana", "full", "answer"), ("amritsar", "ledger", "majority")]  # fmt: skip


async def asked_of_the_table(table: Table, game: str, tracking: str, move: str) -> Prompt:
    """A random game up to a question to the table for that move, with a row for each of several seats."""
    await begun(table, next(each for each in GAMES if each.id == game), Party(seats=3, tracking=tracking))
    rng = Random(5)
    while True:
        for prompt in table.core.game.session.prompts():
            if prompt.seat == TABLE and prompt.move == move and len(seats_of(prompt)) == len(prompt.fields) > 1:
                return prompt
        await step(table, rng)


def seats_of(prompt: Prompt) -> list[Seat]:
    return [field.label.seat for field in prompt.fields if isinstance(field.label, Who)]


def row(prompt: Prompt, seat: Seat, rng: Random) -> dict[str, Any]:
    """A random answer to that seat's row."""
    return answer(replace(prompt, fields=tuple(f for f in prompt.fields if f.key == str(seat))), rng)


async def phones(table: Table, prompt: Prompt) -> dict[Seat, Client]:
    return {seat: await phone(table, NAMES[seat]) for seat in seats_of(prompt)}


def mine(shown: wire.Show) -> list[wire.FormView]:
    """The form of the phone's own row, if it is asked."""
    return [form for ask in shown.asks if ask.seat == shown.seat for form in ask.forms][:1]


async def told_row(phone: Client, prompt: Prompt) -> wire.Show:
    """The phone's page after answering its row."""
    (form,) = mine(await phone.go("play"))
    return await phone.answer(form.id, **row(prompt, phone.shown.seat, Random(3)))


@pytest.mark.parametrize(("game", "tracking", "move"), ROWS)
async def test_what_phones_tell_stands_in_the_tables_form_and_the_last_of_them_is_the_answer(
    table: Table, game: str, tracking: str, move: str
) -> None:
    prompt = await asked_of_the_table(table, game, tracking, move)
    here, held = await client(table), await phones(table, prompt)
    rng, before = Random(3), table.core.game.line_count
    name = prompt.fields[0].name
    *first, last = seats_of(prompt)
    for seat in first:
        (form,) = mine(await held[seat].go("play"))
        assert [field.key for field in form.fields] == [str(seat)]
        values = row(prompt, seat, rng)
        shown = await held[seat].answer(form.id, **values)
        assert mine(shown) == []
        assert table.core.game.line_count == before
        filled = (await here.receive()).asks[0].forms[0].filled
        assert filled[name][str(seat)] in (values[name][str(seat)], [values[name][str(seat)]])
    (form,) = mine(await held[last].go("play"))
    await held[last].answer(form.id, **row(prompt, last, rng))
    line = table.core.game.session.lines[before]
    assert isinstance(line, Played)
    assert (line.move, line.by) == (move, f"phone:{held[last].visit.number}")
    assert set(line.v[name]) == {field.key for field in prompt.fields}


async def test_a_phone_that_has_told_its_row_and_the_table_say_whom_the_table_still_waits_for(table: Table) -> None:
    prompt = await asked_of_the_table(table, "himalaya", "full", "tell_rows")
    here, held = await client(table), await phones(table, prompt)
    one, two, three = seats_of(prompt)
    both = f"{NAMES[two]} and {NAMES[three]}"
    asked, shown = here.shown.band, await told_row(held[one], prompt)
    assert (shown.band.who, shown.band.ask) == (NAMES[one], f"Entered. Still waiting for {both}.")
    assert (await here.receive()).band == wire.Band(who=asked.ask, ask=f"Waiting for {both}")
    await told_row(held[two], prompt)
    assert (await held[one].receive()).band.ask == f"Entered. Still waiting for {NAMES[three]}."
    assert (await here.receive()).band.ask == f"Waiting for {NAMES[three]}"


async def after_a_power_cut(table: Table) -> Table:
    """The next start, from the folder's present contents."""
    await table.core.store.tidy()
    there = table.core.store.folder
    left = shutil.copytree(there, there.with_name(f"{there.name}-left"), ignore=shutil.ignore_patterns("*-shm"))
    return await table_in(left, Clock())


async def test_what_phones_have_told_is_still_there_after_a_power_cut(table: Table) -> None:
    prompt = await asked_of_the_table(table, *ROWS[1])
    held = await phones(table, prompt)
    one, *others = seats_of(prompt)
    await told_row(held[one], prompt)
    came = table.core.game.arrivals.values
    second = await after_a_power_cut(table)
    assert second.core.game.arrivals.values == came
    mended = await client(second, token=held[one].token)
    assert mine(mended.shown) == [], "who has told is not asked again"
    assert mended.shown.back
    for other in others:
        await told_row(await client(second, token=held[other].token), prompt)
    (newest,) = [line for line in second.core.game.session.lines if isinstance(line, Played)][-1:]
    assert newest.move == prompt.move
    assert newest.v[prompt.fields[0].name][str(one)] == came[prompt.id][prompt.fields[0].name][str(one)]
    await second.core.store.close()


@pytest.mark.parametrize("refused", [False, True], ids=["", "the disk refuses once"])
async def test_what_phones_have_told_is_still_there_where_a_number_was_set_right_before_the_power_cut(
    table: Table, monkeypatch: pytest.MonkeyPatch, refused: bool
) -> None:
    prompt = await asked_of_the_table(table, *ROWS[1])
    held = await phones(table, prompt)
    with monkeypatch.context() as broken:
        if refused:
            broken.setattr(table.core.store, "keep", full)
        await told_row(held[seats_of(prompt)[0]], prompt)
    came, rng = table.core.game.arrivals, Random(5)
    fix = next(each for each in table.core.game.session.corrections() if each.id.startswith("set-memory_aid"))
    assert isinstance(fix, Prompt)
    await table.core.do(Correct(prompt_id=fix.id, values=answer(fix, rng)), by="screen")
    assert table.core.game.arrivals == came
    assert prompt.id in {each.id for each in table.core.game.session.prompts()}
    second = await after_a_power_cut(table)
    assert (second.core.game.arrivals.values, second.core.game.arrivals.told) == (came.values, came.told)
    await second.core.store.close()


@pytest.mark.parametrize("how", ["answered", "undone", "taken back"])
async def test_what_phones_have_told_does_not_come_back_for_a_question_of_later(table: Table, how: str) -> None:
    prompt = await asked_of_the_table(table, *ROWS[1])
    here, held = await client(table), await phones(table, prompt)
    shown = await told_row(held[seats_of(prompt)[0]], prompt)
    if how == "answered":
        await here.answer(prompt.id, **answer(prompt, Random(9)))
    elif how == "undone":
        await table.core.game.do(UndoMove(), by="screen")
        await table.core.game.do(RedoMove(n=table.core.game.line_count - 1), by="screen")
    else:
        assert shown.back
        await held[seats_of(prompt)[0]].go(shown.back.go)
    told = table.core.game.arrivals.told.values()
    second = await after_a_power_cut(table)
    assert not any(told)
    assert not any(second.core.game.arrivals.told.values())
    await second.core.store.close()


async def test_who_has_told_a_row_takes_it_back_on_the_same_phone_and_is_asked_again(table: Table) -> None:
    prompt = await asked_of_the_table(table, *ROWS[1])
    here, held = await client(table), await phones(table, prompt)
    seat = seats_of(prompt)[0]
    told = await told_row(held[seat], prompt)
    assert told.back
    assert (told.back.text, told.back.what) == ("Undo", "What you entered")
    (again,) = mine(await held[seat].go(told.back.go))
    assert again.filled == {}
    assert (await here.receive()).asks[0].forms[0].filled == {"pips": {}}
    assert (await held[seat].refused(wire.Go(page="untell"))).text


async def test_the_table_may_tell_a_row_itself_or_correct_one_that_a_phone_has_told(table: Table) -> None:
    prompt = await asked_of_the_table(table, *ROWS[1])
    here, held = await client(table), await phones(table, prompt)
    seat = seats_of(prompt)[0]
    (form,) = mine(await held[seat].go("play"))
    await held[seat].answer(form.id, **row(prompt, seat, Random(3)))
    all_of_it = answer(prompt, Random(9))
    await here.answer(prompt.id, **all_of_it)
    assert [line.v for line in table.core.game.session.lines if isinstance(line, Played)][-1] == all_of_it
    late = wire.Answer(form=form.id, values=row(prompt, seat, Random(3)))
    assert "answered already" in (await held[seat].refused(late)).text


async def test_nobody_tells_the_row_of_another_seat(table: Table) -> None:
    prompt = await asked_of_the_table(table, *ROWS[1])
    one, other = seats_of(prompt)[:2]
    held = await phones(table, prompt)
    (form,) = mine(await held[one].go("play"))
    theirs = wire.Answer(form=form.id, values=row(prompt, one, Random(3)))
    await held[other].refused(theirs)
    assert table.core.game.arrivals.values == {}


@pytest.mark.parametrize(("which", "alerted"), [(ROWS[1], True), (ROWS[3], False)], ids=["dice", "consent"])
async def test_a_phone_is_alerted_for_its_own_row_where_nothing_stands_there_yet(
    table: Table, which: tuple[str, str, str], alerted: bool
) -> None:
    """That the others agree with a claim stands there already; dice do not."""
    await asked_of_the_table(table, *which)
    seen = snapshot(table.core.game.snapshot(), None, CueSnapshot())
    before = dataclasses.replace(seen, row_seats=frozenset())
    assert ("turn" in {cue_kind(before, seen, seat) for seat in range(3)}) is alerted


async def test_a_phone_with_two_seats_looks_as_the_one_whose_row_is_missing(table: Table) -> None:
    prompt = await asked_of_the_table(table, *ROWS[1])
    await client(table)
    one, other = seats_of(prompt)[:2]
    both = await phone(table, NAMES[one], NAMES[other])
    shown = await both.go("play")
    (form,) = mine(shown)
    first = shown.seat
    shown = await both.answer(form.id, **row(prompt, first, Random(3)))
    assert {first, shown.seat} == {one, other}
    assert mine(shown)
