"""An earlier position on a screen or a phone, and the undo of all later moves."""

from __future__ import annotations

import pytest

from companion.errors import Stale, Trouble
from companion.view import wire
from tests.companion.tables import Client, Table, client, committing, hiding, phone, seated, texts

FISTS = {"0": {"red": 2}, "1": {"blue": 1}, "2": {}}


async def opened(table: Table) -> Client:
    """Pebbles: all fists were entered on the table's screen, and opened."""
    here = await hiding(table)
    for seat in (0, 1, 2):
        await here.answer(f"fist-{seat}@0")
    await here.answer(of_name(table, "open"), fists=FISTS)
    return here


def of_name(table: Table, name: str) -> str:
    """The open question with that part of its name."""
    return next(p.id for p in table.core.game.session.prompts() if name in p.id)


async def test_a_tap_on_a_line_shows_the_table_as_it_stood_with_what_was_asked_and_said(table: Table) -> None:
    here = await seated(table, "Ana", "Bo")
    before = await here.go("play")
    await committing(here)
    shown = await here.go("then/0")
    assert shown.drawing is not None
    assert before.drawing is not None
    assert shown.drawing.shapes[: len(before.drawing.shapes)] == before.drawing.shapes
    assert (shown.band.who, texts(shown)) == ("Looking back: 0 of 2", ["Before the first move"])
    assert (shown.asks, shown.clock, shown.back) == ((), None, wire.Back(text="Back to now", go="play"))
    tile = await here.go(next(fact.go for fact in (await here.go("log")).facts if "tile" in fact.text))
    assert tile.page == "then/2"
    assert tile.band.ask.startswith("Asked: "), "it is no question of now"
    dutch = await (await client(table, lang="nl")).go("then/2")
    assert dutch.band.ask.startswith("Gevraagd: ")
    assert texts(tile)[0] == "Ana revealed an event tile: Open field."
    assert [(link.text, link.go) for link in tile.links] == [
        ("This line was wrong", "amend/2"), ("Take back to here", ""), ("Game log", "log"),
    ]  # fmt: skip
    assert [link.go for link in shown.links] == ["", "then/0/back", "log"], "the same keys at every moment"


async def test_while_no_round_has_begun_the_log_is_not_read_round_by_round(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", game="ettana")
    assert (await here.go("log")).aside == ()
    assert (await here.go("log/round")).page == "log/round", "it says what there is"


async def test_every_phone_looks_back_by_itself_and_a_question_of_its_own_brings_it_back(table: Table) -> None:
    here = await hiding(table)
    ana, bo = await phone(table, "Ana"), await phone(table, "Bo")
    await here.answer("fist-0@0")
    await ana.go("then/1")
    await bo.go("then/0")
    await here.answer("fist-2@0")
    assert (ana.visit.page, bo.visit.page) == ("then/1", "then/0"), "others play on"
    assert ana.table.core.game.session.moments()[-1].n == 2
    assert (await bo.receive()).steps == wire.Steps(go="then", at=0, last=2, x=72, y=400, w=232, h=60)
    await here.answer("fist-1@0")
    assert (ana.visit.page, bo.visit.page) == ("play", "play"), "each is asked what was in the own fist"
    await here.answer(of_name(table, "open"), fists=FISTS)
    await ana.go("then/1")
    await bo.go("then/0")
    await here.answer(of_name(table, "roll"), dice={"pips": 4, "colour": "red"})
    assert (ana.visit.page, bo.visit.page) == ("play", "then/0"), "Ana is asked where she goes"


async def test_what_was_a_secret_then_stays_so_until_it_is_known_and_is_marked_from_then_on(table: Table) -> None:
    here = await hiding(table)
    ana = await phone(table, "Ana")
    await ana.answer("hide-0@0", pebbles={"red": 2})
    for other in (here, await phone(table, "Bo")):
        shown = await other.go("then/1")
        assert (shown.band.ask, texts(shown)) == ("", ["Ana answered in secret"])
        assert not [link for link in shown.links if link.go.startswith("amend")]
    for seat in (1, 2):
        await here.answer(f"fist-{seat}@0")
    assert texts(await here.go("then/3"))[-1] == "Cem closed the fist"
    await here.answer(of_name(table, "open"), fists={"1": {"blue": 1}, "2": {}})
    at_3, at_4 = texts(await here.go("then/3")), texts(await here.go("then/4"))
    assert at_3[-2] == "Still a secret then, known now:"
    assert at_3[-1] == "Ana hid 2 red pebbles"
    assert "Still a secret then, known now:" not in at_4


async def test_all_that_came_after_it_is_listed_confirmed_once_and_brought_back_by_one_redo(table: Table) -> None:
    here = await opened(table)
    shown = await here.go("then/1")
    assert [link.go for link in shown.links] == ["amend/1", "then/1/back", "log"]
    listed = await here.go("then/1/back")
    assert [fact.text for fact in listed.facts[1:]] == [texts(await here.go(f"then/{place}"))[0] for place in (4, 3, 2)]
    form = listed.asks[0].forms[0]
    assert form.confirm == "Undo 3 moves"
    after = await here.answer(form.id)
    assert after.page == "play"
    assert len(table.core.game.session.moments()) == 2
    assert after.redo
    assert after.redo.what.endswith(", and 2 moves after it")
    assert len((await here.ask(wire.Redo(n=after.redo.n))).asks) > 0
    assert len(table.core.game.session.moments()) == 5


async def test_only_a_table_screen_goes_back_and_only_to_what_was_listed(table: Table) -> None:
    here = await opened(table)
    ana, lines = await phone(table, "Ana"), len(table.core.game.session.lines)
    assert [link.go for link in (await ana.go("then/1")).links] == ["amend/1", "log"]
    assert (await ana.go("then/1/back")).asks == ()
    with pytest.raises(Trouble):
        await ana.answer(f"~then/1/{lines}")
    for about in (f"1/{lines - 1}", f"{lines}/{lines}", "1", "", "x/y", f"-1/{lines}"):
        with pytest.raises(Stale):
            await here.answer(f"~then/{about}")
    assert len(table.core.game.session.lines) == lines


async def test_a_moment_that_is_undone_under_it_becomes_the_newest_that_is_left(table: Table) -> None:
    here = await opened(table)
    ana = await phone(table, "Ana")
    await ana.go("then/4")
    await here.answer((await here.go("then/2/back")).asks[0].forms[0].id)
    shown = await ana.receive()
    assert (shown.page, shown.band.who) == ("then/2", "Looking back: 2 of 2")


async def test_a_game_of_the_archive_is_looked_back_on_like_the_one_on_the_table(table: Table) -> None:
    here = await opened(table)
    await here.go("menu")
    await here.answer("~leave")
    await here.go("records")
    shown = await here.go("record/GAME0/then/3")
    assert (shown.band.who, shown.links) == ("Looking back: 3 of 4", ())
    assert shown.back == wire.Back(text="Back", go="record/GAME0")
    assert shown.steps
    assert shown.steps.go == "record/GAME0/then"
    line = next(fact for fact in (await here.go("record/GAME0/log")).facts if fact.go)
    assert (await here.go(line.go)).page == "record/GAME0/then/4"


async def test_a_phone_sees_nothing_in_another_game_of_whoever_sat_where_it_sits_now(table: Table) -> None:
    here = await hiding(table)
    bo = await phone(table, "Bo")
    await bo.answer("hide-1@0", pebbles={"red": 2})
    await here.answer("~leave")
    await seated(table, "Bo", "Ana", game="pebbles")
    ana, watcher = await phone(table, "Ana"), await client(table, token="")
    assert ana.visit.own == (1,), "as Bo in the game before"
    for part in ("then/1", "went", "score", "log"):
        hers, seen = await ana.go(f"record/GAME0/{part}"), await watcher.go(f"record/GAME0/{part}")
        assert (hers.drawing, hers.facts, hers.chips) == (seen.drawing, seen.facts, seen.chips)
