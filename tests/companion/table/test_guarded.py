"""A game that misbehaves costs an action, a page, or its place on the table: never the other games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from companion.errors import Damaged
from companion.fence import Progress
from companion.table.games import BrokenGame, guarded
from companion.view import wire
from rules.games import GAMES
from rules.kit.types import AnyGame
from tests.companion.tables import Clock, Table, client, seated, table_in, texts
from tests.pebbles.game import GAME as PEBBLES

KINDS = ("Callable", "Ask[", "Do[")  # `ask` and `do` are mappings, for `prompts` and `apply` alone
FUNCTIONS = tuple(each.name for each in fields(PEBBLES) if str(each.type).startswith(KINDS))
ENDS: tuple[BaseException, ...] = (SystemExit(3), asyncio.CancelledError(), KeyboardInterrupt(), GeneratorExit())


def raising(why: BaseException) -> Callable[..., Any]:
    def call(*words: object) -> Any:
        raise why

    return call


def pebbles(**functions: Any) -> AnyGame:
    """The game of pebbles with these functions replaced."""
    return replace(PEBBLES, **functions)


class Unruly:
    """A game of pebbles; some of its functions are replaced when the test says so."""

    def __init__(self) -> None:
        self.instead: dict[str, Callable[..., Any]] = {}
        self.game: AnyGame = pebbles(**{name: self._of(name) for name in FUNCTIONS if name != "setup"})

    def _of(self, name: str) -> Callable[..., Any]:
        return lambda *words: self.instead.get(name, getattr(PEBBLES, name))(*words)


@pytest.fixture
def unruly() -> Unruly:
    return Unruly()


@pytest.fixture
async def table(tmp_path: Path, clock: Clock, unruly: Unruly) -> AsyncIterator[Table]:
    table = await table_in(tmp_path, clock, (*GAMES, unruly.game))
    yield table
    await table.core.store.close()


async def settled(table: Table) -> None:
    """Handle the due timers, as the loop of the clocks does."""
    if table.core.game.next_due_ms() == 0:
        await table.core.time.tick()


async def plays_another(table: Table) -> None:
    here = await seated(table, "Dirk", "Eva", "Fem")
    assert (here.shown.page, table.core.game.session.game.id) == ("play", "battles_and_builders")


# ---- one call ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("why", ENDS, ids=lambda why: type(why).__name__)
def test_what_would_end_more_than_a_call_ends_the_call(name: str, why: BaseException) -> None:
    game = guarded(pebbles(**{name: raising(why)}), Progress(lambda: 0))
    with pytest.raises(BrokenGame, match="pebbles"):
        getattr(game, name)(*[None] * 2)


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("given", [42, iter([1])], ids=["a number", "an iterator"])
def test_what_a_function_gives_is_what_the_contract_says(name: str, given: object) -> None:
    game = guarded(pebbles(**{name: lambda *words: given}), Progress(lambda: 0))
    with pytest.raises(BrokenGame, match="instead of"):
        getattr(game, name)(*[None] * 2)


def test_a_call_is_under_way_as_long_as_it_has_not_come_back() -> None:
    clock = Clock()
    calls = Progress(clock)
    seen: list[tuple[str, ...]] = []

    def scene(*words: Any) -> Any:
        clock.ms += 3_001
        seen.append(calls.longer_than(3_000))
        return PEBBLES.scene(*words)

    game = guarded(pebbles(scene=scene, phase=raising(SystemExit())), calls)
    with pytest.raises(BrokenGame):
        game.phase(None)
    with pytest.raises(AttributeError):
        game.scene(None, 0)
    assert seen == [("pebbles",)]
    clock.ms += 3_001
    assert calls.longer_than(3_000) == ()


# ---- at the table -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["phase", "scene", "named"])
async def test_a_game_that_cannot_be_shown_leaves_the_table_and_home_says_so(
    table: Table, unruly: Unruly, name: str
) -> None:
    here = await seated(table, "Ana", "Bo", "Cem", game="pebbles")
    phone = await client(table, token="")
    unruly.instead[name] = raising(SystemExit(3))
    await here.ask(wire.Pause(on=True))
    await settled(table)
    assert not table.core.game.has_game
    for screen in (here, phone):
        home = await screen.receive()
        assert home.page == "home"
        assert any("Pebbles was stopped" in text for text in texts(home))
    assert [form.confirm for form in here.shown.asks[0].forms][1:] == ["Resume Pebbles"]
    await plays_another(table)


async def test_a_page_of_a_game_that_fails_costs_that_page(table: Table, unruly: Unruly) -> None:
    here = await seated(table, "Ana", "Bo", "Cem", game="pebbles")
    unruly.instead["corrections"] = raising(asyncio.CancelledError())
    assert (await here.go("fix")).page == "play"
    assert [reply.text[:15] for reply in here.heard if isinstance(reply, wire.Refused)] == ["Internal error."]
    await settled(table)
    assert table.core.game.has_game


@pytest.mark.parametrize("name", ["prompts", "apply", "phase", "timers"])
async def test_a_move_that_breaks_the_game_is_refused_and_nothing_was_changed(
    table: Table, unruly: Unruly, name: str
) -> None:
    here = await seated(table, "Ana", "Bo", "Cem", game="pebbles")
    form = (await here.go("play")).asks[0].forms[0]
    lines = table.core.game.session.lines
    with pytest.MonkeyPatch.context() as broken:
        broken.setitem(unruly.instead, name, lambda *words: None)
        told = await here.told(wire.Answer(form=form.id, values={field.name: 1 for field in form.fields}, id="a1"))
    assert isinstance(told, wire.Refused)
    assert table.core.game.session.lines == lines


async def test_a_game_that_cannot_begin_is_not_in_the_list(table: Table, unruly: Unruly) -> None:
    unruly.instead["prompts"] = raising(SystemExit(3))
    with pytest.raises(BrokenGame):
        await seated(table, "Ana", "Bo", "Cem", game="pebbles")
    assert await table.core.store.games() == ()
    await plays_another(table)


# ---- the next start -----------------------------------------------------------------------------------------
async def started_again(folder: Path, unruly: Unruly, stopped: str = "", *, resumes: bool = True) -> Table:
    """A restart after a run that ended with a game of pebbles on the table."""
    first = await table_in(folder, Clock(), (*GAMES, unruly.game))
    await seated(first, "Ana", "Bo", "Cem", game="pebbles")
    await first.core.store.close()
    return await table_in(folder, Clock(), (*GAMES, unruly.game), stopped=stopped, resumes=resumes)


async def homes(folder: Path, table: Table, unruly: Unruly) -> list[tuple[str, bool, list[str]]]:
    """For this start and the next: the page, whether it reports the stopped game, and the resumable games."""
    found = []
    for last in (False, True):
        home = (await client(table)).shown
        is_told = any("Pebbles was stopped" in text for text in texts(home))
        found.append((home.page, is_told, [form.confirm for form in home.asks[0].forms][1:]))
        await table.core.store.close()
        if not last:
            table = await table_in(folder, Clock(), (*GAMES, unruly.game))
    return found


ONCE = [("home", True, ["Resume Pebbles"]), ("home", False, ["Resume Pebbles"])]


@pytest.mark.parametrize("name", ["prompts", "phase", "timers"])
async def test_a_game_that_cannot_come_back_leaves_home_with_its_name(
    tmp_path: Path, unruly: Unruly, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    await (await started_again(tmp_path, unruly)).core.store.close()
    with monkeypatch.context() as broken:
        broken.setitem(unruly.instead, name, raising(SystemExit(3)))
        table = await table_in(tmp_path, Clock(), (*GAMES, unruly.game))
    assert await homes(tmp_path, table, unruly) == ONCE


@pytest.mark.parametrize(("stopped", "resumes"), [("", False), ("pebbles", True)], ids=["cut off early", "stuck"])
async def test_the_game_that_did_not_come_back_stays_in_the_list(
    tmp_path: Path, unruly: Unruly, stopped: str, resumes: bool
) -> None:
    table = await started_again(tmp_path, unruly, stopped, resumes=resumes)
    assert await homes(tmp_path, table, unruly) == ONCE


async def test_another_game_than_the_one_that_did_not_come_back_goes_on(tmp_path: Path, unruly: Unruly) -> None:
    table = await started_again(tmp_path, unruly, "himalaya")
    assert (await client(table)).shown.page == "play"
    await table.core.store.close()


async def test_a_game_that_is_left_alone_is_on_no_shelf_and_says_why(table: Table) -> None:
    table.core.games.excluded_game = "himalaya"
    assert "himalaya" not in [game.id for game in table.core.games]
    with pytest.raises(Damaged, match="game-left-alone"):
        table.core.games.find("himalaya")
