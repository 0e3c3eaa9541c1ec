"""People at the table and their phones' seats, told over the wire: what a tap would send, without a browser for it.

That all of it can be tapped is shown where a party sits down `by_taps`, and by the first evenings.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

import websockets

from companion.view import wire
from tests.web.core import MOST_S, Core


@dataclass(eq=False)
class Line:
    """A client of the core that draws nothing."""

    socket: websockets.ClientConnection
    show: wire.Show | None = None
    token: str = ""  # that it was given

    async def say(self, request: wire.Request) -> None:
        await self.socket.send(wire.encode(request))

    async def until(self, true: Callable[[wire.Show], bool]) -> wire.Show:
        """The first Show of which that is true, beginning with the newest."""
        async with asyncio.timeout(MOST_S):
            while self.show is None or not true(self.show):
                self.hear(wire.decode_reply(await self.socket.recv()))
        return self.show

    def hear(self, reply: wire.Reply) -> None:
        assert not isinstance(reply, wire.Refused), reply
        if isinstance(reply, wire.Admitted):
            self.token = reply.token
        if isinstance(reply, wire.Show):
            self.show = reply


@asynccontextmanager
async def line(box: Core, token: str = "") -> AsyncGenerator[Line, None]:
    """Somebody has joined with that token."""
    async with websockets.connect(f"{box.watch.replace('http', 'ws', 1)}ws", max_size=None) as socket:
        it = Line(socket)
        await it.say(wire.Join(token=token, lang="en"))
        yield it


async def seated(box: Core, game: str, names: Sequence[str]) -> list[str]:
    """They sit at that game, each with a phone: the phones' links."""
    async with line(box, box.link.partition("#t=")[2]) as table:
        home = await table.until(lambda show: show.page == "home")
        await table.say(wire.Set(form="~home", name="game", value=_called(home, game)))
        for n, name in enumerate(names):
            await table.until(lambda show, page=f"name/{n}": show.page == page)  # type: ignore[misc]
            await table.say(wire.Answer(form=f"~name/{n}", values={"name": name}))
        await table.until(lambda show: show.page in (f"name/{len(names)}", "new/seat/0"))
        await table.say(wire.Answer(form="~new", values={}))
        await table.until(lambda show: show.page == "play")
        return [f"{box.watch}#t={await _let_in(box, table, name)}" for name in names]


def _called(home: wire.Show, game: str) -> str | int:
    """The game of that name."""
    fields = (field for ask in home.asks for form in ask.forms for field in form.fields)
    options = (option for field in fields if isinstance(field, wire.ChoiceView) for option in field.options)
    return next(option.value for option in options if option.text == game)


async def _let_in(box: Core, table: Line, name: str) -> str:
    """Somebody's phone asks for the seat, and the table lets it in: its token."""
    async with line(box) as phone:
        await phone.until(lambda show: show.page == "play")
        await phone.say(wire.Set(form="~sit", name="person", value=name))
        number = (await phone.until(lambda show: show.page.startswith("sit/"))).page.partition("/")[2]
        asked = await table.until(lambda show: number in [knock.number for knock in show.knocks])
        knock = next(knock for knock in asked.knocks if knock.number == number)
        await table.say(wire.Answer(form=knock.form, values={"yes": True}))
        await phone.until(lambda show: show.own != ())
        return phone.token
