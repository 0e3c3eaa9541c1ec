"""Secrets change no byte sent to a viewer who may not know them: two games that differ only in secrets look the same.

Tested with whole evenings through the table, in which phones answer in secret, and with single states, in which every
hidden value is replaced.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.access import grants as phones
from companion.access import join_code as codes
from companion.access.client_session import Audience
from companion.errors import Trouble
from companion.log.record import Amended, Played
from companion.pages.game.voice import announcement
from companion.table.snapshot import Snapshot
from companion.testkit.play import apply, setup
from companion.view import wire
from rules.kit.sample import answer
from rules.kit.seal import seal
from rules.kit.types import TABLE, AnyGame, Illegal, Seat, Viewer
from tests.companion.tables import TOKEN, Clock, Table, seated, table_in
from tests.contract.games import EVERY, NAMES, game, steps
from tests.contract.worlds import sent, stand, turned

THREE = ("Ana", "Bo", "Cem")
VIEWER: Seat = 0
MOST_STEPS = 120
MOST_DIFFERENT = 4
TRIES = 60
LOOKS = 10  # states of each game
LOOKERS: tuple[tuple[wire.Role, Viewer, tuple[Seat, ...]], ...] = (
    ("operator", TABLE, ()), ("seat", VIEWER, (VIEWER,)), ("seat", VIEWER, (VIEWER, 1)),
)  # fmt: skip
PAGES = (
    "play",
    "score",
    "log",
    "menu",
    "went/times",
    "fix",
    "seat/0",
    "seat/1",
    "seat/2",
    "sit",
    "phones",
    "then",
    "can",
)
SECRETIVE = ("battles_and_builders", "himalaya", "pebbles", "fists")  # games that ask in secret


def people(of: AnyGame) -> tuple[str, ...]:
    """Three players, if so many can play."""
    return THREE[: max(of.seats)]


# ---- two evenings ---------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Turn:
    """One answer, and its counterpart in the other evening."""

    prompt: str  # its id without the stamp
    seat: Seat
    secret: bool
    values: dict[str, Any]
    other: dict[str, Any]


def plan(of: AnyGame, state: Any, rng: Random, equal: int) -> list[Turn]:
    """Random answers with different secret ones in the other evening, up to the move that would reveal the difference.

    The first `equal` secret answers are the same in both evenings.
    """
    one, two = state, state
    turns: list[Turn] = []
    for _ in range(MOST_STEPS):
        found = _turn(of, one, two, rng, differ=sum(turn.secret for turn in turns) >= equal)
        if found is None or sum(turn.values != turn.other for turn in turns) >= MOST_DIFFERENT:
            break  # any further move reveals it, or the plan is long enough
        turn, one, two = found
        turns.append(turn)
    return turns


def _turn(of: AnyGame, one: Any, two: Any, rng: Random, *, differ: bool) -> tuple[Turn, Any, Any] | None:
    """A random answer after which neither the viewer nor the table can tell the two games apart."""
    for _ in range(TRIES):
        secret = [prompt for prompt in of.prompts(one) if prompt.secret and prompt.fields]  # others hide nothing
        prompt = rng.choice(secret if secret and rng.random() < 0.7 else of.prompts(one))
        values = answer(prompt, rng)
        hides = prompt.secret and prompt.seat != VIEWER and differ
        other = answer(prompt, rng) if hides else values
        other = values if other == values else other  # another order of the same values would show once revealed
        try:
            after = apply(of, one, prompt, values)[0], apply(of, two, prompt, other)[0]
        except Illegal:
            continue
        revealed = one != two and after[0] == after[1]  # only revealed values can be the same again
        if not revealed and all(seal(after[0], viewer) == seal(after[1], viewer) for viewer in (TABLE, VIEWER)):
            turn = Turn(prompt=prompt.id, seat=prompt.seat, secret=prompt.secret, values=values, other=other)
            return turn, *after
    return None


@dataclass
class Ear:
    """All messages sent to one client, in order, as bytes."""

    frames: list[bytes] = field(default_factory=list)

    def put(self, frame: bytes) -> bool:
        self.frames.append(frame)
        return True


async def evening(of: AnyGame, turns: list[Turn], folder: Path, *, other: bool) -> dict[str, list[bytes]]:
    """The messages to the viewer's phone, a spectator and the table's screen, and the downloadable record."""
    clock = Clock()
    table = await table_in(folder, clock, EVERY)
    names = people(of)
    await seated(table, *names, game=of.id)
    ears: dict[str, Ear] = {}
    visits = {}
    for name in ("table", "spectator", *names):
        visits[name] = visit = table.hub.enter(
            wire.Join(token=TOKEN if name == "table" else "", lang="en", voice=True), "127.0.0.1"
        )
        ears[name] = Ear()
        await _emptied(visit)
        visit.mailbox.connect(ears[name].put)
        if name in names:
            said = {"code": table.core.phones.code.text}
            form = f"~sit/code/{names.index(name)}"
            await table.hub.handle(visit, wire.Answer(form=form, values=said, id="sit"))
    first = next(i for i, turn in enumerate(turns) if turn.values != turn.other)
    for i, turn in enumerate(turns):
        clock.ms += 700
        prompt_id = await _play(table, visits, turn, turn.other if other else turn.values, i, clock)
        if i >= first:
            await _look_round(table, visits, prompt_id, i)
    await _correct(table, visits)
    records = [table.core.game.session.export(), repr(table.core.game.session.history()).encode()]
    await table.core.store.close()
    told = {name: ears[name].frames for name in ("table", "spectator", THREE[VIEWER])}
    return {**told, "records": records}


async def _emptied(visit: Any) -> None:
    """Wait until the mailbox is empty, so that everything is sent at once from now on."""
    await visit.mailbox.take()
    taking = asyncio.ensure_future(visit.mailbox.take())
    await asyncio.sleep(0)
    taking.cancel()


async def _play(
    table: Table, visits: dict[str, Any], turn: Turn, values: dict[str, Any], i: int, clock: Clock
) -> str:  # fmt: skip
    """Answer from the seat's phone (from the table for open answers), and confirm doubts; the prompt's id."""
    session = table.core.game.session
    prompt_id = next(p.id for p in session.prompts() if p.id.rpartition("@")[0] == turn.prompt)
    by = visits[THREE[turn.seat]] if turn.secret else visits["table"]
    await table.hub.handle(by, wire.Answer(form=prompt_id, values=values, id=f"a{i}"))
    if prompt_id in {p.id for p in session.prompts()}:
        clock.ms += 1_000
        await table.hub.handle(by, wire.Answer(form=prompt_id, values=values, id=f"sure{i}"))
    return prompt_id


async def _look_round(table: Table, visits: dict[str, Any], prompt_id: str, i: int) -> None:
    """All others answer too late, go to other pages, and try forbidden requests."""
    for name in ("table", "spectator", THREE[VIEWER]):
        late = wire.Answer(form=prompt_id, values={}, id=f"late{i}")
        await table.hub.handle(visits[name], late)
        for page in ("log", "seat/1", PAGES[i % 4], "play"):
            await table.hub.handle(visits[name], wire.Go(page=page))
        await _try(table, visits[name], wire.Go(page="as/1"))


async def _correct(table: Table, visits: dict[str, Any]) -> None:
    """All clients open every position and every line of the log; the table removes the first line and the misfits."""
    for place in range(len(table.core.game.session.moments())):
        for name in ("table", "spectator", THREE[VIEWER]):
            await table.hub.handle(visits[name], wire.Go(page=f"then/{place}"))
        await table.hub.handle(visits["table"], wire.Go(page=f"then/{place}/back"))
    for n in range(1, len(table.core.game.session.lines) + 1):
        for name in ("table", THREE[VIEWER]):
            await table.hub.handle(visits[name], wire.Go(page=f"amend/{n}"))
    first = next(line.n for line in table.core.game.session.lines if isinstance(line, Played) and not line.secret)
    form = f"~amend/{first}/out"
    for i in range(MOST_STEPS):
        await table.hub.handle(visits["table"], wire.Answer(form=form, values={}, id=f"out{i}"))
        draft = table.core.amendments.find_draft(visits["table"].log_name, table.core.game.session)
        if draft is None or draft.trial.misfit is None:
            break
        form = f"~amend/on.{draft.trial.misfit.n}/out"
    assert isinstance(table.core.game.session.lines[-1], Amended)
    for name in ("table", "spectator", THREE[VIEWER]):
        await table.hub.handle(visits[name], wire.Go(page="log"))


async def _try(table: Table, visit: Any, request: wire.Request) -> None:
    try:
        await table.hub.handle(visit, request)
    except Trouble as error:
        visit.mailbox.reply(table.hub.refusal(visit, error, ""))


@pytest.fixture
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fixed tokens, numbers and codes instead of new random ones in every evening."""
    monkeypatch.setattr(codes, "new_code", lambda: "314159")
    monkeypatch.setattr("companion.access.grants.secrets.choice", min)


@pytest.mark.parametrize("game_id", NAMES)
def test_what_the_table_is_asked_before_it_counts_everybody_may_know(game_id: str) -> None:
    assert not [news for step in steps(game_id) for news in step.news if news.doubt and news.to is not None]


def test_every_game_that_asks_in_secret_is_tried() -> None:
    assert tuple(each for each in NAMES if any(step.prompt.secret for step in steps(each))) == SECRETIVE


@pytest.mark.parametrize("equal", [0, 2, 4])
@pytest.mark.parametrize("game_id", SECRETIVE)
async def test_what_others_answered_in_secret_changes_no_byte_that_anybody_else_is_sent(
    game_id: str,
    equal: int,
    tmp_path: Path,
    same_dice: None,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    of, heard = game(game_id), []
    turns = plan(of, setup(of, len(people(of))), Random(equal), equal)
    assert any(turn.values != turn.other for turn in turns)
    caplog.set_level(logging.DEBUG)
    for other in (False, True):
        tokens = (f"token-{i}" for i in itertools.count())
        monkeypatch.setattr(phones, "new_token", lambda tokens=tokens: next(tokens))
        caplog.clear()
        told = await evening(of, turns, tmp_path / str(other), other=other)
        heard.append((told, [(r.name, r.levelname, r.getMessage()) for r in caplog.records]))
    (one, said), (two, said_too) = heard
    assert said == said_too
    for name in one:
        assert len(one[name]) > 1 or name == "records"
        assert one[name] == two[name], name


# ---- single states --------------------------------------------------------------------------------------
@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    table = await table_in(tmp_path, Clock(), EVERY)
    yield table
    await table.core.store.close()


def hiding(of: AnyGame) -> list[Any]:
    """Some states of random games with a secret from the table."""
    states = [step.after for step in steps(of.id) if len(of.sheet(step.after).lines[0].values) == len(people(of))]
    found = [state for state in states if turned(state, TABLE) != state]
    return found[:: max(1, len(found) // LOOKS)]


@pytest.mark.parametrize("new", [False, True], ids=["", "all are new to it"])
@pytest.mark.parametrize("game_id", NAMES)
async def test_what_a_viewer_may_not_know_changes_no_byte_of_any_page(game_id: str, new: bool, table: Table) -> None:
    of = game(game_id)
    await seated(table, *people(of), game=game_id)
    for name in people(of) if new else ():
        await table.core.learners.set(game_id, name, new=True)
        await table.core.learners.mark_explained(game_id, [name], ["tour"])
    session = table.core.game.session

    def drawn(state: Any, audience: Audience) -> dict[str, bytes]:
        """Every page, as if the game stood like this."""
        stand(session, of, state)
        return {name: sent(table.hub, session, audience._replace(page=name)) for name in PAGES}

    for state, (role, viewer, own) in itertools.product(hiding(of), LOOKERS):
        audience = Audience(role, "en", "play", viewer, own, voice=True)
        real = drawn(state, audience)
        assert len(set(real.values())) > 6
        assert real == drawn(turned(state, *(own or (TABLE,))), audience)


@pytest.mark.parametrize("game_id", NAMES)
async def test_what_a_voice_says_unasked_changes_by_nothing_that_not_everybody_may_know(
    game_id: str, table: Table
) -> None:
    of = game(game_id)
    await seated(table, *people(of), game=game_id)
    session = table.core.game.session
    kinds = ("turn", "written", "undone", "reveal", "time-up", "warning", "refused")

    def said(state: Any, audience: Audience) -> list[str]:
        stand(session, of, state)
        view = table.hub.view(audience, Snapshot(session))
        return [announcement(view, kind, 0) for kind in kinds]

    for state, (role, viewer, own) in itertools.product(hiding(of), LOOKERS):
        audience = Audience(role, "en", "play", viewer, own)
        assert any(real := said(state, audience))
        assert real == said(turned(state, TABLE), audience)
