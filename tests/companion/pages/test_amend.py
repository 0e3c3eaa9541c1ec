"""An amendment on a screen: the line's own question with its old answer, then the misfits."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import structs

from companion.errors import Stale, Trouble
from companion.log.amendment import Trial
from companion.log.record import Amended, Played
from companion.log.session import Session
from companion.pages.game import amend
from companion.view import wire
from rules.games import GAMES
from rules.kit.answers import default_value
from rules.kit.sample import answer
from rules.kit.types import NOTHING, TABLE, Amount, AnyGame, Illegal, Prompt, Who
from tests.companion.pages.test_then import FISTS, of_name, opened
from tests.companion.tables import Client, Table, chosen, client, committing, hiding, phone, seated, texts
from tests.pebbles.game import GAME as PEBBLES

RED_2, BLUE_2 = {"pebbles": {"red": 2}}, {"pebbles": {"blue": 2}}


def lines(shown: wire.Show) -> list[wire.Fact]:
    """The lines of the log, without the names of phases and without results."""
    return [fact for fact in shown.facts if fact.value]


@pytest.fixture
def games() -> tuple[AnyGame, ...]:
    return (*GAMES, PEBBLES)


def forms(shown: wire.Show) -> dict[str, wire.FormView]:
    return {form.id: form for ask in shown.asks for form in ask.forms}


def reason(shown: wire.Show) -> str:
    """Why the line does not fit."""
    return next(fact.text for fact in shown.facts if fact.style == "warn")


async def at_the_commit(table: Table) -> Client:
    """Battles & Builders: the first event tile was entered as worth 4."""
    here = await seated(table, "Ana", "Bo")
    await committing(here)
    return here


async def wrong(here: Client, line: wire.Fact) -> wire.Show:
    """The position of a line, and from there its question."""
    link = next((link.go for link in (await here.go(line.go)).links if link.go.startswith("amend/")), "")
    return await here.go(link)


async def told_otherwise(here: Client) -> list[str]:
    """The amend link of each line of the log; "" for a line without one."""
    moments = [await here.go(fact.go) for fact in lines(await here.go("log"))]
    links = ([link.go for link in shown.links if link.go.startswith("amend/")] for shown in moments)
    return ["".join(link) for link in links]


async def test_a_line_that_was_wrong_opens_its_own_question_as_it_was_filled_in(table: Table) -> None:
    here = await at_the_commit(table)
    line = lines(await here.go("log"))[0]
    shown = await wrong(here, line)
    assert shown.back == wire.Back(text="Back", go=line.go), "to the moment that was looked at"
    told, *_ = forms(shown).values()
    assert chosen(told) == {"tile": ("open",), "value": 4}
    assert told.changed, "it is told otherwise, or not at all"
    assert told.missing == "Change what is wrong"
    assert shown.where == "As it stood then"
    assert shown.drawing is not None
    assert texts(shown)[0].startswith("Recorded: ")


async def test_it_is_told_otherwise_and_the_table_goes_on_with_it(table: Table) -> None:
    here = await at_the_commit(table)
    told, *_ = forms(await wrong(here, lines(await here.go("log"))[0]))
    shown = await here.answer(told, tile="open", value=5)
    assert shown.page == "play"
    assert table.core.game.session.state.tiles[-1].value == 5
    assert shown.back is not None
    assert shown.back.what.startswith("Corrected: ")
    assert "before" not in texts(await here.go("log"))[0], "the sentence has no value"
    await here.go("play")
    undone = await here.ask(wire.Undo(n=shown.back.n))
    assert table.core.game.session.state.tiles[-1].value == 4
    assert undone.back is not None
    again = await here.ask(wire.Undo(n=undone.back.n))
    assert next(iter(forms(again).values())).filled == {"tile": ["open"], "value": 4}, "as it was filled in"
    assert undone.redo is not None
    assert undone.redo.what.startswith("Corrected: ")


async def test_the_log_says_what_a_line_was_before_where_that_reads_otherwise(table: Table) -> None:
    here = await opened(table)
    told, *_ = forms(await here.go("amend/4"))
    before, fists = texts(await here.go("then/4"))[0], {"0": {"red": 1}, "1": {"blue": 1}, "2": {}}
    await here.answer(told, fists=fists)
    now = texts(await here.go("then/4"))[0]
    assert texts(await here.go("log"))[0] == f"Corrected: {now} (before: {before})"
    there = await client(table, lang="nl")
    assert "(eerst: " in texts(await there.go("log"))[0]


async def test_what_was_chosen_for_one_line_is_no_choice_for_the_next(table: Table) -> None:
    here = await at_the_commit(table)
    newest, before, *_ = lines(await here.go("log"))
    one, other = [[ask.ask for ask in (await wrong(here, line)).asks] for line in (newest, before)]
    assert not {*one} & {*other}, "a client remembers by these what lies in front"


async def test_a_later_line_that_does_not_fit_is_shown_with_what_is_asked_there(table: Table) -> None:
    here = await opened(table)
    lines = len(table.core.game.session.lines)
    shown = await here.answer("~amend/2/out")
    assert (shown.page, shown.band.ask) == ("amend/on", "This no longer fits. What happened here?")
    assert len(table.core.game.session.lines) == lines, "nothing is written before all of it fits"
    assert texts(shown)[-1] == "Nothing is changed until everything fits."
    out = next(form for form in forms(shown) if form.endswith("/out"))
    with pytest.raises(Stale):  # a double tap removes no second line: each is a question of its own
        await here.answer(out.replace(".", ".9"))
    shown = await here.answer(next(form for form in forms(shown) if "fist-1" in form))
    assert shown.page == "play"
    assert isinstance(table.core.game.session.lines[-1], Amended)


def test_what_still_fits_of_a_line_is_filled_in_where_the_rest_is_asked_anew() -> None:
    """One row more, and another above its new limit: the third stays as it was entered."""
    rows = tuple(Amount(name="n", label=Who(seat=s), key=str(s), least=0, most=3) for s in range(3))
    prompt = Prompt(id="show@4", seat=TABLE, move="show", label=NOTHING, confirm=NOTHING, fields=rows)
    line = Played(n=9, at=0, seat=TABLE, by="screen", move="show", prompt="show@4", v={"n": {"0": 2, "1": 5}})
    assert [default_value(field) for field in amend._prefilled(prompt, line).fields] == [2, None, None]


async def test_back_among_the_questions_goes_one_question_back_and_the_lines_still_to_be_asked_are_counted(
    table: Table,
) -> None:
    here = await opened(table)
    await here.answer(of_name(table, "roll"), dice={"pips": 4, "colour": "red"})
    first = await here.answer("~amend/2/out")
    assert "One later line may have to be answered again." in texts(first)
    assert "That is not possible right now." not in texts(first)
    second = await here.answer(next(form for form in forms(first) if form.endswith("/out")))
    assert (second.page, texts(second)[0]) != (first.page, texts(first)[0])
    assert "Everything after it fits so far." in texts(second)
    assert second.back
    assert first.back
    again = await here.go(second.back.go)
    assert (again.page, again.facts, again.asks) == (first.page, first.facts, first.asks)
    assert (await here.go(first.back.go)).page == "amend/2", "and then to the line itself"


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("PEB-7", "By the rules: The winner takes a free stone, or two that lie side by side, or rests."),
        ("PEB-2", "That does not fit what lies there now."),
        ("", "This is not asked here any more."),
    ],
)
async def test_a_reason_that_says_nothing_gives_way_to_the_rule_of_what_is_asked_there_and_to_no_other(
    table: Table, monkeypatch: pytest.MonkeyPatch, rule: str, said: str
) -> None:
    here, tried = await opened(table), Session.trial
    await here.answer(of_name(table, "roll"), dice={"pips": 4, "colour": "red"})
    await here.answer(of_name(table, "rest"))

    def unsaid(session: Session, *args: Any) -> Trial:
        return structs.replace(tried(session, *args), why=Illegal("not-asked-now", rule))

    monkeypatch.setattr(Session, "trial", unsaid)
    roll, *_ = forms(await here.go("amend/5"))
    assert reason(await here.answer(roll, dice={"pips": 4, "colour": "blue"})) == said


async def test_where_another_question_comes_before_the_line_it_stands_after_the_answer(table: Table) -> None:
    here = await opened(table)
    await here.answer(of_name(table, "roll"), dice={"pips": 4, "colour": "red"})
    (line, *_) = (await here.answer("~amend/2/out")).facts
    assert line.text.startswith("After your answer comes: ")


async def test_other_dice_for_the_same_roll_are_said_to_be_another_question(table: Table) -> None:
    """Battles & Builders: on the tile that was really turned up, dice of other colours are rolled."""
    here = await seated(table, "Ana", "Bo", "Cem")
    await committing(here)
    session = table.core.game.session
    while "roll" not in {line.move for line in session.lines if isinstance(line, Played)}:
        asked = next(prompt for prompt in session.prompts() if prompt.waits and not prompt.secret)
        await here.answer(asked.id, **answer(asked, Random(3)))
    shown = await here.answer("~amend/2/say/event", tile="urban", value=4)
    assert reason(shown) == "The question takes other answers now."


async def test_who_comes_back_to_a_line_that_has_changed_meanwhile_reads_so(table: Table) -> None:
    here = await at_the_commit(table)
    assert texts(await here.go("amend/99")) == ["This line has changed since. Look at the log again."]
    assert texts(await here.go("amend/on")) == ["This line has changed since. Look at the log again."]
    for form in ("~amend/99/out", "~amend/x", "~amend/", "~amend/on/out"):
        with pytest.raises(Stale):
            await here.answer(form)


async def test_a_phone_corrects_its_own_lines_and_the_table_all_but_secrets(table: Table) -> None:
    here = await hiding(table)
    ana, bo = await phone(table, "Ana"), await phone(table, "Bo")
    secret = next(f for ask in (await ana.go("play")).asks for f in ask.forms if f.secret)
    await ana.answer(secret.id, **RED_2)
    await here.answer("fist-2@0")
    assert await told_otherwise(ana) == ["", "amend/1"]
    assert await told_otherwise(bo) == ["", ""]
    assert await told_otherwise(here) == ["amend/2", ""]
    told, *_ = forms(await ana.go("amend/1")).values()
    assert chosen(told) == RED_2
    for other in (here, bo):
        assert texts(await other.go("amend/1")) == ["This line has changed since. Look at the log again."]
        with pytest.raises(Stale):
            await other.answer("~amend/1/out")
    with pytest.raises(Trouble):
        await ana.answer("~amend/2/out")
    await ana.answer(told.id, **BLUE_2)
    assert texts(await here.go("log"))[0] == f"Corrected: Ana answered in secret (phone {ana.visit.number})"


async def test_a_phone_whose_correction_leaves_others_without_a_fit_is_sent_to_the_table(table: Table) -> None:
    here = await hiding(table)
    ana = await phone(table, "Ana")
    await ana.answer("fist-0@0")
    for seat in (1, 2):
        await here.answer(f"fist-{seat}@0")
    await here.answer(of_name(table, "open"), fists=FISTS)
    lines = table.core.game.session.lines
    for form in ("~amend/1/out", "~amend/on/out", "~amend/on/rest", "~amend/on/say/fist-1"):
        with pytest.raises(Trouble):
            await ana.answer(form)
    assert table.core.game.session.lines == lines


async def test_a_phone_that_takes_its_secret_back_finds_it_filled_in_and_nobody_else_does(table: Table) -> None:
    here = await hiding(table)
    ana = await phone(table, "Ana")
    secret = next(f for ask in (await ana.go("play")).asks for f in ask.forms if f.secret)
    shown = await ana.answer(secret.id, **RED_2)
    assert shown.back is not None
    again = await ana.ask(wire.Undo(n=shown.back.n))
    assert next(f for ask in again.asks for f in ask.forms if f.secret).filled == RED_2
    assert b"red" not in b"".join(wire.encode(f) for f in forms(await here.go("play")).values() if f.filled)


async def test_a_long_game_shows_how_far_it_is_and_the_others_go_on(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await at_the_commit(table)
    told, *_ = forms(await wrong(here, lines(await here.go("log"))[0]))
    go_on, tried = threading.Event(), Session.trial

    def slowly(session: Session, said: Any, own: Any, hear: Callable[[float], None]) -> Trial:
        hear(0.34)
        assert go_on.wait(60)
        return tried(session, said, own, hear)

    monkeypatch.setattr(Session, "trial", slowly)
    monkeypatch.setattr(amend, "PROGRESS_S", 0.01)
    asked = asyncio.create_task(here.answer(told, tile="open", value=5))
    shown = await here.receive()
    assert texts(shown) == ["Everything after it is being worked out again: 34 %. The others can play on."]
    assert (shown.drawing is not None, shown.asks, shown.back) == (True, (), None)
    other = await client(table)
    assert (await other.go("log")).page == "log"
    assert (await other.answer("~note", text="meanwhile")).page == "log", "what others submit does not wait for it"
    go_on.set()
    await asked
    assert here.shown.page == "play"
