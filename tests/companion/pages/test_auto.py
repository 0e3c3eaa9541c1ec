"""Automatic steps: taken if the table wants them and no decision is left; they can be stopped and undone."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs

from companion.log.record import Played
from companion.log.secrecy import hidden_secrets
from companion.table.automatic_steps import BY, SHOW_MS, AutomaticStep, forced_step, is_quiet
from companion.table.settings import Automation
from companion.view import wire
from rules.games import GAMES
from rules.kit.answers import default_value
from rules.kit.sample import default_answer
from rules.kit.types import TABLE, Amount, AnyGame, Cells, Choice, Field, Option, Prompt, Say
from tests.companion.tables import Client, Clock, Table, client, phone, play_on, seated, table_in, texts

WORD = Say(key="word")
MOST_MOVES = 400


def options(*values: str) -> tuple[Option, ...]:
    return tuple(Option(value=value, label=WORD) for value in values)


def choice(*values: str) -> Choice:
    return Choice(name="what", label=WORD, options=options(*values))


def prompt(*fields: Field, **more: Any) -> Prompt:
    return Prompt(**{"id": "one", "seat": 0, "move": "go", "label": WORD, "confirm": WORD, "fields": fields, **more})


# ---- forced answers -----------------------------------------------------------------------------------
ROW = Amount(name="n", label=WORD, least=2, most=2)


@pytest.mark.parametrize(
    ("prompts", "values"),
    [
        ((prompt(choice("soil"), ROW),), {"what": "soil", "n": 2}),
        ((prompt(choice("soil"), structs.replace(ROW, most=9, when=("what", ("stone",)))),), {"what": "soil"}),
        ((prompt(moves_on=True),), {}),
        ((prompt(id="everything", ask="act"), prompt(ask="act", moves_on=True)), {}),  # a quicker way to the same
        ((prompt(),), None),  # "programme your leader", "deal the cards": people need their time for that
        ((prompt(moves_on=True, seat=TABLE),), None),
        ((prompt(moves_on=True, secret=True),), None),
        ((prompt(moves_on=True, waits=False),), None),
        ((prompt(moves_on=True), prompt(id="other", seat=1, waits=False)), None),
        ((prompt(choice("soil"), ask="act"), prompt(id="other", ask="act")), None),
    ],
)
def test_a_step_is_forced_where_it_is_the_only_one_that_somebody_is_waited_for(
    prompts: tuple[Prompt, ...], values: dict[str, Any] | None
) -> None:
    step = forced_step(prompts)
    assert (step and step.values) == values
    assert step is None or step.prompt.id == "one"


ONLY_AND_LIKELY = prompt(Choice(name="a", label=WORD, options=options("x")),
                         Cells(name="b", label=WORD, board="map", allowed=("c", "d"), many=True, least=2, most=2),
                         Amount(name="c", label=WORD, least=2, most=2),
                         Amount(name="d", label=WORD, least=0, most=3, default=1))  # fmt: skip


@pytest.mark.parametrize(
    ("own", "filled"),
    [
        (Automation(), ["x", ["c", "d"], 2, 1]),
        (Automation(only="auto"), ["x", ["c", "d"], 2, 1]),
        (Automation(only="off"), [None, None, None, 1]),
        (Automation(likely="off"), ["x", ["c", "d"], 2, None]),
        (Automation(only="off", likely="off"), [None, None, None, None]),
    ],
)
def test_what_is_filled_in_is_what_the_table_wants(own: Automation, filled: list[Any]) -> None:
    assert [default_value(field) for field in own.fill_in_prompts((ONLY_AND_LIKELY,))[0].fields] == filled


# ---- at the table -------------------------------------------------------------------------------------
def is_forced(table: Table) -> bool:
    step = forced_step(table.core.game.session.prompts())
    return step is not None and is_quiet(table.core.game.session, step)


async def at_a_forced_step(table: Table, game: str = "himalaya") -> Client:
    """A game at a forced step, with this setting."""
    here = await seated(table, "Ana", "Bo", "Cem", game=game)
    rng = Random(1)
    for _ in range(MOST_MOVES):
        if is_forced(table):
            break
        if table.core.game.session.is_finished:
            await here.answer("~play/again")
            await table.core.begin()
        await play_on(here, rng, most=1)
    assert is_forced(table)
    await here.set(f"~auto/{game}", "told", "auto")
    await here.go("play")
    return here


def coming(table: Table) -> AutomaticStep:
    """The announced step."""
    assert table.core.steps.step
    return table.core.steps.step


def questions(table: Table) -> tuple[Prompt, ...]:
    """The questions, pre-filled according to the table's setting."""
    now = table.core.game.snapshot()
    assert now
    return now.prompts


def moves(table: Table) -> list[Played]:
    return [line for line in table.core.game.session.lines if isinstance(line, Played)]


async def after(table: Table, clock: Clock, ms: int, here: Client) -> wire.Show:
    clock.ms += ms
    await table.core.time.tick()
    return await here.receive()


async def test_a_forced_step_is_shown_then_taken_and_told(table: Table, clock: Clock) -> None:
    here = await at_a_forced_step(table)
    table.hub.publish()
    shown = await here.receive()
    told = next(text for text in texts(shown) if text.startswith("Next, automatically – "))
    assert told.endswith("Touch to stop.")
    before = moves(table)
    await after(table, clock, SHOW_MS - 1, here)
    assert moves(table) == before
    shown = await after(table, clock, 1, here)
    assert [line.by for line in moves(table)[len(before) :]] == [BY]
    done = next(news.text for news in shown.news if news.text.startswith("Automatic: "))
    assert "Travel to village\u00a012" in told
    assert done == "Automatic: Ana travelled to village\u00a012."
    assert any("Automatic: " in text for text in texts(await here.go("log")))


async def test_it_stands_in_front_and_says_how_long_it_is_still_shown(table: Table, clock: Clock) -> None:
    here = await at_a_forced_step(table)
    step = coming(table)
    table.hub.publish()
    shown = await here.receive()
    assert shown.asks[0].forms[0].id == step.prompt.id
    assert shown.soon is not None
    assert shown.soon == wire.Soon(form=step.prompt.id, text=shown.soon.text, left_ms=SHOW_MS, of_ms=SHOW_MS)
    assert shown.soon.text in texts(shown)
    assert table.core.time._next_ms() == SHOW_MS, "the core wakes when its moment is over"
    clock.ms += 1_000
    table.hub.publish()
    assert (await here.receive()).soon == structs.replace(shown.soon, left_ms=SHOW_MS - 1_000)


async def test_a_touch_stops_it_for_this_once(table: Table, clock: Clock) -> None:
    here = await at_a_forced_step(table)
    before = moves(table)
    step = coming(table)
    shown = await here.ask(wire.Hold(form=step.prompt.id))
    assert shown.soon is None
    assert shown.asks[0].forms[0].id == step.prompt.id  # the form under a finger stays
    await after(table, clock, 5 * SHOW_MS, here)
    assert moves(table) == before
    await here.answer(step.prompt.id)
    rng = Random(3)
    while not is_forced(table):
        await play_on(here, rng, most=1)
    table.hub.publish()
    assert (await here.receive()).soon is not None


async def test_a_touch_that_comes_too_late_or_means_something_else_does_nothing(table: Table, clock: Clock) -> None:
    here = await at_a_forced_step(table)
    step = coming(table)
    await table.hub.handle(here.visit, wire.Hold(form="something else"))
    assert table.core.steps.step == step
    await after(table, clock, SHOW_MS, here)
    following = table.core.steps.step
    await table.hub.handle(here.visit, wire.Hold(form=step.prompt.id))
    assert table.core.steps.step == following


async def test_the_phone_of_whoever_is_asked_may_stop_it_and_no_other(table: Table) -> None:
    await at_a_forced_step(table)
    step = coming(table)
    names = table.core.game.seat_names
    asked, other = names[step.prompt.seat], names[step.prompt.seat - 1]
    there = await phone(table, other)
    watcher = await client(table, token="")
    for each in (there, watcher):
        assert each.shown.soon is None
        assert any(text.startswith("Next, automatically – ") and "Touch" not in text for text in texts(each.shown))
    await table.hub.handle(there.visit, wire.Hold(form=step.prompt.id))
    await watcher.refused(wire.Hold(form=step.prompt.id))
    assert table.core.steps.step == step
    here = await phone(table, asked)
    assert here.shown.soon is not None
    assert (await here.ask(wire.Hold(form=step.prompt.id))).soon is None
    assert table.core.steps.step is None


async def test_a_pause_stops_it_and_the_step_is_asked_afterwards(table: Table, clock: Clock) -> None:
    here = await at_a_forced_step(table)
    before = moves(table)
    await here.ask(wire.Pause(on=True))
    await after(table, clock, 2 * SHOW_MS, here)
    await here.ask(wire.Pause(on=False))
    await after(table, clock, 2 * SHOW_MS, here)
    assert moves(table) == before


@pytest.mark.parametrize("is_table", [True, False])
async def test_whoever_looks_something_up_at_the_table_is_not_overtaken_but_a_watcher_holds_nothing(
    table: Table, clock: Clock, is_table: bool
) -> None:
    here = await at_a_forced_step(table, game="himalaya" if is_table else "ettana")
    before = moves(table)
    await (here if is_table else await client(table, token="")).go("menu")
    await after(table, clock, SHOW_MS, here)
    assert len(moves(table)) == len(before) + (not is_table)


async def test_a_step_that_was_taken_back_is_asked_and_not_taken_again(table: Table, clock: Clock) -> None:
    here = await at_a_forced_step(table)
    shown = await after(table, clock, SHOW_MS, here)
    assert shown.back is not None
    count = len(moves(table))
    await here.ask(wire.Undo(n=shown.back.n))
    assert is_forced(table)
    shown = await after(table, clock, 5 * SHOW_MS, here)
    assert len(moves(table)) == count
    assert not any("Automatic" in text for text in texts(shown))
    one = table.core.game.session.prompts()[0]
    await here.answer(one.id)
    assert moves(table)[-1].by == "screen"


async def test_what_is_wanted_is_remembered_for_that_game_alone(clock: Clock, tmp_path: Path) -> None:
    table = await table_in(tmp_path, clock)
    here = await client(table)
    await here.set("~auto/himalaya", "told", "auto")
    await here.set("~auto/himalaya", "only", "off")
    await here.set("~auto/ettana", "likely", "off")
    await table.core.store.close()
    again = await table_in(tmp_path, clock)
    assert again.core.settings.prefs.own == {
        "himalaya": Automation(told="auto", only="off"),
        "ettana": Automation(likely="off"),
    }
    await again.core.store.close()


async def test_a_table_that_wants_nothing_filled_in_chooses_everything_itself(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", "Cem", game="ettana")
    rng = Random(1)
    while not any(default_answer(p) for p in table.core.game.session.prompts() if p.fields):
        await play_on(here, rng, most=1)
    assert any(default_answer(p) for p in questions(table) if p.fields)
    await here.set("~auto/ettana", "only", "off")
    await here.set("~auto/ettana", "likely", "off")
    shown = await here.go("play")
    rows = [field for ask in shown.asks for form in ask.forms for field in form.fields]
    assert rows
    assert not any(getattr(field, "default", None) for field in rows)
    assert not any(field.default for p in questions(table) for field in p.fields)  # nor for a seat's button


# ---- in every game ------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
async def test_in_no_game_does_the_box_take_what_is_not_its_to_take(table: Table, clock: Clock, game: AnyGame) -> None:
    """A long stretch of play in which the box takes whatever it may: no dice, no secrets, nothing of the table's."""
    here = await seated(table, "Ana", "Bo", "Cem", game=game.id)
    await here.set(f"~auto/{game.id}", "told", "auto")
    await here.set(f"~auto/{game.id}", "only", "auto")
    core, rng = table.core, Random(2)
    for _ in range(MOST_MOVES // 2):
        if core.game.session.is_finished:
            break
        if core.steps.step is None:
            await play_on(here, rng, most=1)
        else:
            hidden_before = frozenset(hidden_secrets(core.game.session.state))
            clock.ms += SHOW_MS
            await core.time.tick()
            assert hidden_before <= frozenset(hidden_secrets(core.game.session.state))
            assert not core.game.session.is_finished
        table.hub.publish()
    taken = [line for line in moves(table) if line.by == BY]
    assert not any(line.secret or line.dice or line.seat == TABLE for line in taken)
