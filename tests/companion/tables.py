"""A table as the core runs it, with a clock that the test moves, and clients that remember what they were sent."""

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
from companion.log.store import Store
from companion.records.recordings import TraceItem
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
    """Monotonic milliseconds that pass when the test says so."""

    ms: int = 1_000

    def __call__(self) -> int:
        return self.ms


@dataclass
class Hardware:
    """What the world outside is told and says; a test puts in whatever listens."""

    want: Callable[[tuple[str, ...]], None] = lambda tints: None
    light: Callable[[Lights], None] = lambda lights: None
    play: Callable[[Sound, int], None] = lambda sound, volume: None
    say: Callable[[str, str, int], None] = lambda text, lang, volume: None
    key: Callable[[str, bool], None] = lambda name, down: None
    refuse: Callable[[str], None] = lambda device: None
    record: Callable[[TraceItem], None] = lambda traced: None
    new_code: Callable[[str], None] = lambda code: None
    find_links: Callable[[], Links] = Links
    local_time: str = "20:00"

    def wires(self) -> Wires:
        """Wires to whatever listens at the moment."""
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
    """All parts of a table, put together as the bootstrap does it."""

    core: Core
    hub: ClientHub
    bridge: HardwareBridge
    outputs: Outputs
    hardware: Hardware


@dataclass
class Client:
    """A screen that speaks the wire."""

    table: Table
    visit: ClientSession
    heard: list[wire.Reply] = field(default_factory=list)

    async def ask(self, request: wire.Request) -> wire.Show:
        """Send it, and give the Show that this client has now."""
        await self.table.hub.handle(self.visit, request)
        return await self.receive()

    async def refused(self, request: wire.Request) -> wire.Refused:
        """Send what does not count, and give the reason as the client reads it."""
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
        """Send it with its id, and give what the core says became of it."""
        await self.table.hub.handle(self.visit, request)
        await self.receive()
        return [r for r in self.heard if isinstance(r, wire.Done | wire.Refused) and r.id == request.id][-1]

    async def tried(self, request: wire.Request) -> str:
        """The prompt bar of the page that came, or the reason why none did."""
        try:
            shown = await self.ask(request)
        except (Illegal, Trouble) as error:
            return self.table.core.text(error.say)
        return f"{shown.band.who} {shown.band.ask}"

    async def receive(self) -> wire.Show:
        """The newest Show, after one has been published."""
        self.heard += [wire.decode_reply(frame) for frame in await self.visit.mailbox.take()]
        return self.shown

    @property
    def shown(self) -> wire.Show:
        """The newest Show that has come."""
        return [reply for reply in self.heard if isinstance(reply, wire.Show)][-1]

    @property
    def role(self) -> wire.Role:
        """As what it was welcomed last."""
        return [reply for reply in self.heard if isinstance(reply, wire.Welcome)][-1].role

    @property
    def token(self) -> str:
        """The token that it was given last."""
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
    """A table whose games are kept in that folder."""
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
    """A table whose games are kept in that store."""
    hardware = Hardware(find_links=lambda: links or Links())
    parts = assemble(
        store,
        games if isinstance(games, Shelf) else Shelf().with_loaded(*games),
        TimeSource(now_ms=clock, utc=lambda: UTC, local_time=lambda: hardware.local_time),
        new_id=new_id,
        is_operator=lambda token: token == TOKEN,
        wires=hardware.wires(),
        simulator=simulator,
        record=lambda traced: hardware.record(traced),
        find_links=lambda: hardware.find_links(),
        new_code=lambda code: hardware.new_code(code),
    )
    await parts.core.load(stopped, resumes=resumes)
    return Table(core=parts.core, hub=parts.hub, bridge=parts.bridge, outputs=parts.outputs, hardware=hardware)


async def client(
    table: Table, token: str = TOKEN, lang: str = "", address: str = "127.0.0.1", *, voice: bool = False
) -> Client:
    """A client that has joined and seen its first Show."""
    joined = wire.Join(token=token, lang=lang, voice=voice)
    visit = table.hub.enter(joined, address)
    assert isinstance(visit.mailbox, Mailbox)
    here = Client(table=table, visit=visit)
    await here.receive()
    return here


async def setting_up(table: Table, *names: str, game: str = "battles_and_builders", **rules: str | int) -> Client:
    """The table's own client where a game is set up, with these names and house rules."""
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
    """The same in that game, which has just begun."""
    here = await setting_up(table, *names, game=game, **rules)
    await here.answer("~new")
    return here


async def hiding(table: Table) -> Client:
    """The table's screen in a game of pebbles in which everybody is asked at once to hide some in a fist."""
    return await seated(table, "Ana", "Bo", "Cem", game="pebbles")


async def committing(here: Client) -> wire.Show:
    """The table at the first commit of round 1 of Battles & Builders: how many tokens will Ana commit?"""
    begin = await here.go("play")
    event = await here.answer(begin.asks[0].forms[0].id, ready=[])
    return await here.answer(event.asks[0].forms[0].id, tile="open", value=4)


async def full(*words: object) -> None:
    """What a store does whose disk is full."""
    raise Unwritable("log-unwritable", detail="database or disk is full")


def pressed(seat: int, *, second: bool = False) -> Pressed:
    """That seat's wired button."""
    return Pressed(device=f"button:{seat}", button=seat, at_ms=0, second=second)


def texts(shown: wire.Show) -> list[str]:
    """What can be read beside the form."""
    return [fact.text for fact in shown.facts]


def values(shown: wire.Show) -> dict[str, str]:
    """What stands at the end of each line beside the form."""
    return {fact.text: fact.value for fact in shown.facts}


def ways(shown: wire.Show) -> dict[str, str]:
    """Where its keys lead, by what is written on them."""
    return {link.text: link.go for link in shown.links}


def chosen(form: wire.FormView) -> dict[str, Any]:
    """What it shows as chosen, by field."""
    return {field.name: field.default for field in form.fields}


def drawn(shown: wire.Show) -> list[str]:
    """What is written on the drawing."""
    assert shown.drawing
    return [shape.text for shape in shown.drawing.shapes if isinstance(shape, wire.TextLine)]


async def play_on(here: Client, rng: Random, most: int = 1_000) -> None:
    """Answer at random, as often as `most`, until the game is over; what is asked about is right."""
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
    """A phone that sits for these people: it typed the code that stands on the box."""
    here = await client(table, token="", lang=lang, voice=voice)
    for person in people:
        await here.answer(f"~sit/code/{table.core.people.index(person)}", code=table.core.phones.code.text)
    return here
