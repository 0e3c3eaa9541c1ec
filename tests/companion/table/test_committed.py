"""A move under commit is invisible to all, and a failed commit leaves nothing behind."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from companion.access.client_session import Mailbox
from companion.errors import Damaged, Stale, Trouble, Unwritable
from companion.log.record import Line
from companion.view import wire
from tests.companion.tables import Client, Table, client, full, phone

MOVES = 40


async def test_while_a_move_is_being_written_nobody_is_told_of_it(
    table: Table, here: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    watching, written, told = await client(table, token=""), table.core.store.append, list[bytes]()
    before = (await here.go("play")).asks

    def tell(frame: bytes) -> bool:
        told.append(frame)
        return True

    watching.visit.mailbox = Mailbox()  # with a connection, so that everything is sent at once
    watching.visit.mailbox.connect(tell)

    async def slow(game_id: str, *lines: Line) -> None:
        assert not told
        newcomer = await client(table, token="")
        assert newcomer.shown.band == watching.shown.band
        assert (await here.go("play")).asks == before
        await written(game_id, *lines)

    monkeypatch.setattr(table.core.store, "append", slow)
    await here.answer(before[0].forms[0].id, ready=[])
    assert here.shown.asks != before
    assert told


async def test_of_a_move_that_could_not_be_written_nothing_stays(
    table: Table, here: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    bo = await phone(table, "Bo")
    before, bos = await here.go("play"), await bo.go("play")

    with monkeypatch.context() as while_full:
        while_full.setattr(table.core.store, "append", full)
        await here.refused(wire.Answer(form=before.asks[0].forms[0].id, values={"ready": []}))
    for screen, was in ((here, before), (bo, bos)):
        shown = await screen.go("play")
        assert (shown.asks, shown.chips, shown.drawing, shown.news) == (was.asks, was.chips, was.drawing, was.news)
    await here.answer(before.asks[0].forms[0].id, ready=[])


async def test_an_answer_that_is_refused_lets_no_paused_game_go_on(
    table: Table, here: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = (await here.go("play")).asks[0].forms[0].id
    await here.ask(wire.Pause(on=True))
    written, lines = table.core.store.append, table.core.game.session.lines

    async def once(game_id: str, *new: Line) -> None:
        if any(line.__struct_config__.tag == "move" for line in new):
            raise Unwritable("log-unwritable")
        await written(game_id, *new)

    with monkeypatch.context() as while_full:
        while_full.setattr(table.core.store, "append", once)
        await here.refused(wire.Answer(form=form, values={"ready": []}))
    assert (table.core.game.session.paused, table.core.game.session.lines) == (True, lines)
    await here.answer(form, ready=[])
    assert [line.__struct_config__.tag for line in table.core.game.session.lines[-2:]] == ["pause", "move"]
    assert not table.core.game.session.paused


async def test_a_game_can_be_left_whatever_the_disk_says(
    table: Table, here: Client, monkeypatch: pytest.MonkeyPatch
) -> None:

    def broken(error: Trouble) -> Callable[..., Coroutine[Any, Any, None]]:
        async def fail(*words: Any) -> None:
            raise error

        return fail

    store = table.core.store
    monkeypatch.setattr(store, "append", broken(Stale("log-not-next")))
    monkeypatch.setattr(store, "keep", broken(Unwritable("log-unwritable")))
    for question in ("load", "games"):
        monkeypatch.setattr(store, question, broken(Damaged("log-unreadable")))
    await here.answer("~leave")
    assert not table.core.game.has_game
