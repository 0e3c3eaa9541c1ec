"""The core's table with a test clock, and clients that store their replies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from companion.access.client_session import ClientSession, Mailbox
from companion.access.grants import Links
from companion.clients.assembly import TimeSource, assemble
from companion.clients.client_hub import ClientHub
from companion.devices.bridge import HardwareBridge
from companion.devices.outputs import Outputs, Wires
from companion.errors import Doubtful, Trouble, Unwritable
from companion.log.disk.store import Store
from companion.table.core import Core
from companion.table.intents import GiveAnswer
from companion.view import wire
from hardware.output import Lights, Sound
from hardware.signal import Pressed
from hardware.simulator import Simulator
from rules.games import GAMES
from rules.kit.sample import answer
from rules.kit.shelf import Shelf
from rules.kit.types import AnyGame, Illegal

TOKEN = "the table's token"
UTC = "2026-11-21T19:00:00Z"


@dataclass
class Clock:
    """A manual clock in monotonic milliseconds."""

    ms: int = 1_000

    def __call__(self) -> int:
        return self.ms


@dataclass
class Hardware:
    """The table's outside world, with callbacks set by the test."""

    want: Callable[[tuple[str, ...]], None] = lambda tints: None
    light: Callable[[Lights], None] = lambda lights: None
    play: Callable[[Sound, int], None] = lambda sound, volume: None
    say: Callable[[str, str, int], None] = lambda text, lang, volume: None
    key: Callable[[str, bool], None] = lambda name, down: None
    refuse: Callable[[str], None] = lambda device: None
    new_code: Callable[[str], None] = lambda code: None
    find_links: Callable[[], Links] = Links
    local_time: str = "20:00"

    def wires(self) -> Wires:
        """Wires to the current callbacks."""
        return Wires(
            want=lambda tints: self.want(tints),
            light=lambda lights: self.light(lights),
            play=lambda sound, volume: self.play(sound, volume),
            say=lambda text, lang, volume: self.say(text, lang, volume),
            key=lambda name, down: self.key(name, down),
            refuse=lambda device: self.refuse(device),
        )


@dataclass
class Table:
    """All parts of a table, assembled as in the bootstrap."""

    core: Core
    hub: ClientHub
    bridge: HardwareBridge
    outputs: Outputs
    hardware: Hardware


@dataclass
class Client:
    """A client of the wire protocol."""

    table: Table
    visit: ClientSession
    heard: list[wire.Reply] = field(default_factory=list)

    async def ask(self, request: wire.Request) -> wire.Show:
        """Send a request and return the client's current Show."""
        await self.table.hub.handle(self.visit, request)
        return await self.receive()

    async def refused(self, request: wire.Request) -> wire.Refused:
        """Send an invalid request and return the client's refusal."""
        try:
            await self.table.hub.handle(self.visit, request)
        except (Illegal, Trouble) as error:
            reply = wire.decode_reply(self.table.hub.refusal(self.visit, error, ""))
            assert isinstance(reply, wire.Refused)
            return reply
        raise AssertionError("it counted")

    async def told(
        self, request: wire.Answer | wire.Set | wire.Undo | wire.Redo | wire.Pause
    ) -> wire.Done | wire.Refused:
        """Send a request with its id and return the core's reply to it."""
        await self.table.hub.handle(self.visit, request)
        await self.receive()
        return [r for r in self.heard if isinstance(r, wire.Done | wire.Refused) and r.id == request.id][-1]

    async def tried(self, request: wire.Request) -> str:
        """The prompt bar of the new page, or the reason of the refusal."""
        try:
            shown = await self.ask(request)
        except (Illegal, Trouble) as error:
            return self.table.core.text(error.say)
        return f"{shown.band.who} {shown.band.ask}"

    async def receive(self) -> wire.Show:
        """The newest Show, after taking the published frames."""
        self.heard += [wire.decode_reply(frame) for frame in await self.visit.mailbox.take()]
        return self.shown

    @property
    def shown(self) -> wire.Show:
        """The newest Show received."""
        return [reply for reply in self.heard if isinstance(reply, wire.Show)][-1]

    @property
    def role(self) -> wire.Role:
        """The role in the last Welcome."""
        return [reply for reply in self.heard if isinstance(reply, wire.Welcome)][-1].role

    @property
    def token(self) -> str:
        """The token received last."""
        return [reply for reply in self.heard if isinstance(reply, wire.Admitted)][-1].token

    async def go(self, page: str) -> wire.Show:
        return await self.ask(wire.Go(page=page))

    async def set(self, form: str, name: str, value: Any) -> wire.Show:
        return await self.ask(wire.Set(form=form, name=name, value=value))

    async def answer(self, form: str, **values: Any) -> wire.Show:
        return await self.ask(wire.Answer(form=form, values=values))


async def table_in(
    folder: Path,
    clock: Callable[[], int],
    games: Sequence[AnyGame] = GAMES,
    simulator: Simulator | None = None,
    *,
    stopped: str = "",
    resumes: bool = True,
) -> Table:
    """A table with its games in a folder."""
    store = await Store.open(folder, lambda: UTC)
    known = {entry.id for entry in await store.games()}
    fresh = (i for i in (f"GAME{n}" for n in range(100)) if i not in known)
    return await table_over(
        store, clock, games, new_id=lambda: next(fresh), simulator=simulator, stopped=stopped, resumes=resumes
    )


async def table_over(
    store: Store,
    clock: Callable[[], int],
    games: Sequence[AnyGame] = GAMES,
    *,
    new_id: Callable[[], str],
    simulator: Simulator | None = None,
    links: Links | None = None,
    stopped: str = "",
    resumes: bool = True,
) -> Table:
    """A table with its games in a store."""
    hardware = Hardware(find_links=lambda: links or Links())
    parts = assemble(
        store,
        games if isinstance(games, Shelf) else Shelf().with_loaded(*games),
        TimeSource(now_ms=clock, utc=lambda: UTC, local_time=lambda: hardware.local_time),
        new_id=new_id,
        is_operator=lambda token: token == TOKEN,
        wires=hardware.wires(),
        simulator=simulator,
        find_links=lambda: hardware.find_links(),
        new_code=lambda code: hardware.new_code(code),
    )
    await parts.core.load(stopped, resumes=resumes)
    return Table(core=parts.core, hub=parts.hub, bridge=parts.bridge, outputs=parts.outputs, hardware=hardware)


async def client(
    table: Table, token: str = TOKEN, lang: str = "", address: str = "127.0.0.1", *, voice: bool = False
) -> Client:
    """A joined client that has its first Show."""
    joined = wire.Join(token=token, lang=lang, voice=voice)
    visit = table.hub.enter(joined, address)
    assert isinstance(visit.mailbox, Mailbox)
    here = Client(table=table, visit=visit)
    await here.receive()
    return here


async def setting_up(table: Table, *names: str, game: str = "battles_and_builders", **rules: str | int) -> Client:
    """The main table client in the setup of a game, with these names and house rules."""
    here = await client(table)
    await here.set("~home", "game", game)
    for rule, value in rules.items():
        await here.set("~house-rules", rule, value)
    while len(table.core.setup.draft.chairs) < len(names):
        await here.set("~new", "chair-0", "more")
    for seat, name in enumerate(names):
        await here.answer(f"~name/{seat}", name=name)
    return here


async def seated(table: Table, *names: str, game: str = "battles_and_builders", **rules: str | int) -> Client:
    """The main table client at the start of the game."""
    here = await setting_up(table, *names, game=game, **rules)
    await here.answer("~new")
    return here


async def hiding(table: Table) -> Client:
    """The table screen in a game of pebbles, with the question to all seats to hide some in a fist."""
    return await seated(table, "Ana", "Bo", "Cem", game="pebbles")


async def committing(here: Client) -> wire.Show:
    """The table at Ana's first commitment in Battles & Builders."""
    begin = await here.go("play")
    event = await here.answer(begin.asks[0].forms[0].id, ready=[])
    return await here.answer(event.asks[0].forms[0].id, tile="open", value=4)


async def full(*words: object) -> None:
    """The append of a store on a full disk."""
    raise Unwritable("log-unwritable", detail="database or disk is full")


def pressed(seat: int, *, second: bool = False) -> Pressed:
    """A press of a seat's wired button."""
    return Pressed(device=f"button:{seat}", button=seat, at_ms=0, second=second)


def texts(shown: wire.Show) -> list[str]:
    """The texts of the facts beside the form."""
    return [fact.text for fact in shown.facts]


def values(shown: wire.Show) -> dict[str, str]:
    """The values of the facts beside the form, by text."""
    return {fact.text: fact.value for fact in shown.facts}


def ways(shown: wire.Show) -> dict[str, str]:
    """The pages behind the link keys, by text."""
    return {link.text: link.go for link in shown.links}


def chosen(form: wire.FormView) -> dict[str, Any]:
    """The defaults of a form by field."""
    return {field.name: field.default for field in form.fields}


def drawn(shown: wire.Show) -> list[str]:
    """The texts of the drawing."""
    assert shown.drawing
    return [shape.text for shape in shown.drawing.shapes if isinstance(shape, wire.TextLine)]


async def play_on(here: Client, rng: Random, most: int = 1_000) -> None:
    """Answer at random until the game is over, at most `most` times, and confirm all doubts."""
    for _ in range(most):
        prompts = [p for p in here.table.core.game.session.prompts() if not p.secret]
        if not prompts:
            return
        prompt = rng.choice(prompts)
        values = answer(prompt, rng)
        try:
            await here.answer(prompt.id, **values)
        except Doubtful:
            await here.table.core.do(GiveAnswer(prompt_id=prompt.id, values=values, sure=True), by="screen")
        except Illegal:
            continue


async def phone(table: Table, *people: str, lang: str = "", voice: bool = False) -> Client:
    """A phone with these players' seats, after typing the table's code."""
    here = await client(table, token="", lang=lang, voice=voice)
    for person in people:
        await here.answer(f"~sit/code/{table.core.people.index(person)}", code=table.core.phones.code.text)
    return here
