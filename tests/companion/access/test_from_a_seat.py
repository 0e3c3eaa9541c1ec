"""Playing from a phone: own questions, secrets, undo, requests that count once, and the rights of each role."""

from __future__ import annotations

from random import Random

from companion.access.roles import (
    ACTS,
    PAGES,
    is_asked,
    needed_role,
)
from companion.log.record import Note
from companion.view import wire
from rules.kit.sample import answer
from rules.kit.types import TABLE, Prompt, Say
from tests.companion.tables import Client, Table, client, hiding, phone, seated, texts

RED_2 = {"pebbles": {"red": 2}}


def form(shown: wire.Show, *, secret: bool) -> wire.FormView:
    """The secret form of the question in front, or the open one."""
    return next(f for f in shown.asks[0].forms if f.secret == secret)


# ---- playing from a seat ----------------------------------------------------------------------------------
async def test_a_seat_is_asked_its_own_questions_in_secret_first_and_nobody_elses(table: Table) -> None:
    here = await hiding(table)
    bo = await phone(table, "Bo")
    shown = await bo.go("play")
    assert [ask.seat for ask in shown.asks] == [1]
    assert [f.secret for f in shown.asks[0].forms] == [True, False]
    assert shown.may
    assert not any(f.secret for ask in (await here.go("play")).asks for f in ask.forms)


async def test_on_the_table_what_a_phone_is_asked_in_secret_comes_last(table: Table) -> None:
    here = await hiding(table)
    await phone(table, "Ana")
    assert [ask.seat for ask in (await here.go("play")).asks] == [1, 2, 0]


async def test_above_its_question_a_phone_reads_what_its_seat_holds_and_the_table_does_not_see(table: Table) -> None:
    await seated(table, "Ana", "Bo", "Cem", game="himalaya")
    bo = await phone(table, "Bo")
    assert [fact.text for fact in (await bo.go("play")).facts] == ["Inventory tokens", "Yaks on discs"]


async def test_a_secret_answer_counts_and_the_table_reads_only_that_there_was_one(table: Table) -> None:
    here = await hiding(table)
    bo = await phone(table, "Bo")
    told = await bo.answer(form(await bo.go("play"), secret=True).id, **RED_2)
    shown = await here.receive()
    assert [chip.turn for chip in shown.chips] == [True, False, True]
    assert (len(told.news), shown.news) == (1, ())
    assert f"Bo answered in secret (phone {bo.visit.number})" in texts(await here.go("log"))


async def test_a_seat_answers_for_nobody_else_and_not_for_the_table(table: Table) -> None:
    here = await hiding(table)
    bo = await phone(table, "Bo")
    for ask in (await here.go("play")).asks:
        if ask.seat != 1:
            answer = wire.Answer(form=ask.forms[0].id, values=RED_2)
            assert (await bo.refused(answer)).text == "That is not your seat."
    for request in (wire.Pause(on=True), wire.Key(key="KEY_F3", down=True)):
        assert (await bo.refused(request)).text == "Only the main table screen can do that."


async def test_no_table_screen_answers_in_secret(table: Table) -> None:
    here = await hiding(table)
    bo = await phone(table, "Bo")
    secret = form(await bo.go("play"), secret=True)
    assert (
        "only be answered on that player's phone"
        in (await here.refused(wire.Answer(form=secret.id, values=RED_2))).text
    )


async def test_a_phone_with_two_seats_looks_as_the_one_that_is_waited_for_or_the_one_it_chose(table: Table) -> None:
    await hiding(table)
    both = await phone(table, "Ana", "Bo")
    shown = await both.go("play")
    assert shown.seat == 0
    chosen = await both.go("as/1")
    assert (chosen.seat, chosen.asks[0].seat) == (1, 1)
    shown = await both.answer(form(chosen, secret=True).id, **RED_2)
    assert (shown.seat, shown.asks[0].seat) == (0, 0)
    assert (await both.refused(wire.Go(page="as/2"))).text == "That is not your seat."


async def test_two_phones_with_one_seat_and_the_second_is_told_what_the_first_said(table: Table) -> None:
    await hiding(table)
    one, two = await phone(table, "Bo"), await phone(table, "Bo")
    secret = form(await two.go("play"), secret=True)
    await one.answer(secret.id, **RED_2)
    again = await two.refused(wire.Answer(form=secret.id, values=RED_2))
    assert again.text.startswith("Answered already: Bo hid ")
    assert "2" in again.text


async def test_the_table_is_told_only_that_a_phone_was_quicker(table: Table) -> None:
    here = await hiding(table)
    bo = await phone(table, "Bo")
    twin = next(a for a in (await here.go("play")).asks if a.seat == 1).forms[0]
    await bo.answer(form(await bo.go("play"), secret=True).id, **RED_2)
    assert (await here.refused(wire.Answer(form=twin.id, values={}))).text == "Bo answered in secret"


async def test_a_seat_takes_its_own_last_answer_back_and_redoes_it_and_nobody_elses(table: Table) -> None:
    here = await hiding(table)
    ana, bo = await phone(table, "Ana"), await phone(table, "Bo")
    await ana.answer(form(await ana.go("play"), secret=True).id, **RED_2)
    await bo.answer(form(await bo.go("play"), secret=True).id, **RED_2)
    back = (await ana.go("play")).back
    assert back
    assert "Ana" in back.what
    shown = await ana.ask(wire.Undo(n=back.n))
    assert [chip.turn for chip in shown.chips] == [True, False, True]
    assert (shown.back, shown.redo) == (None, wire.Back(text="Redo", what=back.what, n=back.n))
    assert (await here.receive()).back
    assert (await bo.go("play")).redo is None
    assert "nothing to redo" in (await bo.refused(wire.Redo(n=back.n))).text
    assert "2" not in (await here.go("play")).redo.what  # type: ignore[union-attr]
    again = await ana.ask(wire.Redo(n=back.n))
    assert again.redo is None
    assert again.back
    assert again.back.what == back.what


async def shared_out(here: Client, *phones: Client) -> list[str]:
    """Amritsar asking for its workers: each phone answers for another colour; returns the prompts' names."""
    while not any(ask.forms[0].id.startswith("workers-") for ask in here.shown.asks):
        prompt = here.table.core.game.session.prompts()[-1]  # the workers come first
        await here.answer(prompt.id, **answer(prompt, Random(1)))
    told = []
    for each in phones:
        form = next(ask.forms[0] for ask in (await each.go("play")).asks if "workers-" in ask.forms[0].id)
        prompt = next(p for p in here.table.core.game.session.prompts() if p.id == form.id)
        await each.answer(form.id, **answer(prompt, Random(2)))
        told.append(prompt.id.partition("@")[0])
    return told


def open_now(here: Client) -> set[str]:
    return {prompt.id.partition("@")[0] for prompt in here.table.core.game.session.prompts()}


async def test_a_phone_takes_back_what_it_told_for_everybody_and_what_others_told_stays(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", "Cem", game="amritsar")
    ana, bo, cem = await phone(table, "Ana"), await phone(table, "Bo"), await phone(table, "Cem")
    white, blue = await shared_out(here, ana, bo)
    back = (await ana.go("play")).back
    assert back
    assert (await cem.go("play")).back is None
    assert "can no longer be undone separately" in (await cem.refused(wire.Undo(n=back.n))).text
    shown = await ana.ask(wire.Undo(n=back.n))
    assert white in open_now(here)
    assert blue not in open_now(here)
    assert shown.redo == wire.Back(text="Redo", what=back.what, n=back.n)
    assert (await bo.go("play")).redo is None
    await ana.ask(wire.Redo(n=back.n))
    assert not {white, blue} & open_now(here)


async def test_what_the_tables_screen_told_for_everybody_no_phone_takes_back(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", "Cem", game="amritsar")
    ana = await phone(table, "Ana")
    await shared_out(here, here)
    assert (await ana.go("play")).back is None


async def test_after_another_started_from_it_what_a_phone_told_for_everybody_stays(table: Table) -> None:
    """The last colour ends the step: until the next move, its phone may still undo it."""
    here = await seated(table, "Ana", "Bo", "Cem", game="amritsar")
    bo, cem = await phone(table, "Bo"), await phone(table, "Cem")
    await shared_out(here, bo, bo, bo, cem)
    assert (await cem.go("play")).back
    prompt = next(p for p in table.core.game.session.prompts() if p.waits)
    await here.answer(prompt.id, **answer(prompt, Random(1)))
    assert (await cem.go("play")).back is None


# ---- every request counts once ---------------------------------------------------------------------------
async def test_a_phone_that_comes_back_may_send_its_last_answer_again(table: Table) -> None:
    await hiding(table)
    bo = await phone(table, "Bo")
    answer = wire.Answer(form=form(await bo.go("play"), secret=True).id, values=RED_2, id="b1")
    await table.hub.handle(bo.visit, answer)
    table.hub.leave(bo.visit)  # the line broke before the reply was read
    again = await client(table, token=bo.token)
    moves = table.core.game.line_count
    assert await again.told(answer) == wire.Done(id="b1")
    assert table.core.game.line_count == moves


async def test_the_tables_own_link_that_comes_back_may_send_its_last_note_again(table: Table) -> None:
    """A table without a touchscreen is a browser like any other."""
    here = await hiding(table)
    note = wire.Answer(form="~note", values={"text": "tea"}, id="n1")
    await table.hub.handle(here.visit, note)
    table.hub.leave(here.visit)  # the line broke before the reply was read
    again = await client(table)
    assert await again.told(note) == wire.Done(id="n1")
    assert [line.text for line in table.core.game.session.lines if isinstance(line, Note)] == ["tea"]


async def test_a_refusal_names_its_request_in_the_readers_language(table: Table) -> None:
    await hiding(table)
    watching = await client(table, token="", lang="nl")
    for request in (wire.Undo(n=1, id="u1"), wire.Redo(n=1, id="r1")):
        assert await watching.told(request) == wire.Refused(text="Je kijkt mee: ga eerst zitten.", id=request.id)


# ---- the rights of each role -------------------------------------------------------------------------
def asked(seat: int, *, shared: bool = False) -> Prompt:
    return Prompt(id="p", seat=seat, move="m", label=Say(key="p"), confirm=Say(key="p"), shared=shared)


PAGES_OF = {  # readers, writers
    ("watch", "watch"): {"sit", "network", "network-join"},
    ("watch", "table"): {
        "home", "play", "menu", "cell", "news", "log", "rule", "aid", "score", "seat", "records",
        "record", "statistics", "people", "person", "then", "went", "page",
    },
    ("table", "table"): {
        "new", "name", "lots", "house-rules", "kept-rules", "end", "late", "fix", "printed", "arrange", "hand", "note",
    },
    ("seat", "seat"): {"amend", "can", "keep"},
    ("watch", "seat"): {"club", "lay-out", "tour"},
    ("operator", "operator"): {
        "leave", "settings", "flip", "packages", "package-add", "package-remove", "auto", "club-join", "wifi",
        "phones", "phone", "simulator", "bgg", "languages", "dice", "die", "die-name", "die-sides", "dice-meet",
    },
    ("watch", "operator"): {"join"},
}  # fmt: skip


def test_every_page_is_seen_and_filled_in_by_those_for_whom_it_is() -> None:
    assert {name: roles for roles, names in PAGES_OF.items() for name in names} == PAGES


def test_a_phone_looks_as_its_own_seats_and_only_a_table_screen_stops_the_clocks() -> None:
    assert ACTS == {
        "as": "watch", "amend-back": "seat", "untell": "seat", "pause": "table", "seats-anew": "table",
        "referee": "table", "look": "operator", "told": "seat", "new-here": "seat", "die-blink": "operator",
        "die-forget": "operator",
    }  # fmt: skip
    assert (needed_role("pause/on"), needed_role("lots/start"), needed_role("club")) == ("table", "table", "watch")


def test_a_phone_answers_for_its_own_seats_and_what_anybody_at_the_table_may_tell() -> None:
    assert is_asked(asked(1), (0, 1))
    assert not is_asked(asked(2), (0, 1))
    assert not is_asked(asked(TABLE), (0, 1))
    assert is_asked(asked(TABLE, shared=True), (0, 1))
    assert not is_asked(asked(TABLE, shared=True), ())
